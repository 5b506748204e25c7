"""`quick ninth_age break`: the break test of a unit that has lost a round, or what it loses instead."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from battlewright.rules.common.checks import problem
from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import Parameter, Prepared, QuickQuestion
from battlewright.rules.ninth_age.profiles import shipped
from battlewright.rules.ninth_age.quick_places import above, battle_of, in_contact, standard_bearer
from battlewright.rules.ninth_age.quick_round import TESTED
from battlewright.rules.ninth_age.quick_strike import harmless
from battlewright.rules.ninth_age.quick_units import (
    ENEMY,
    FULL,
    UNIT,
    Fielded,
    Given,
    fielded,
    full_rank,
    said,
)
from battlewright.rules.ninth_age.quick_words import LOSER_RULES, UNITS, parameters, special_rules, whose
from battlewright.rules.ninth_age.ruleset import NINTH_AGE

PARAMETERS = (
    Parameter("difference", "whole", "quick-ninth-difference", 1, lowest=1, highest=8, clauses=("T9A-H-38A",)),
    *parameters("ld"),
    Parameter("steadfast", "flag", "quick-ninth-steadfast", False, clauses=("T9A-H-38B",)),
    *parameters("standard_bearer", "w", "models"),
    special_rules(*LOSER_RULES),
    *whose(UNITS)[:1],
)  # fmt: skip


CRUMBLING = ("unstable", "daemonic_instability")
"""Special rules of those who lose wounds where others break."""


class Means(NamedTuple):
    """What the winner scores by: his full ranks, a standard, a charge, the facing that he touches."""

    ranks: int
    facing: str
    standard: bool = True
    charge: bool = True


UNRANKED = {
    1: Means(0, "front", charge=False),
    2: Means(0, "front"),
    3: Means(0, "flank"),
    4: Means(0, "rear"),
}
"""By differences: those of a winner without a full rank, to whom a unit with one is Steadfast."""
RANKED = {
    1: Means(1, "front", charge=False), 2: Means(1, "front"), 3: Means(2, "front"), 4: Means(3, "front"),
    5: Means(4, "front"), 6: Means(3, "flank"), 7: Means(4, "flank"), 8: Means(4, "rear"),
}  # fmt: skip
"""Those of a winner with full ranks: one scores a point more in flank and rear."""


def break_test(given: Given) -> Prepared | list[Problem]:
    """A round in which nobody strikes, so that the winner's standard, ranks, charge and facing make the difference."""
    unit, enemy = fielded(given, UNIT), fielded({**given, ENEMY: riders()}, ENEMY)
    if isinstance(unit, list) or isinstance(enemy, list):
        return [problem for one in (unit, enemy) if isinstance(one, list) for problem in one]
    difference = given["difference"]
    means = (UNRANKED if given["steadfast"] else RANKED).get(difference)
    if means is None:
        return [problem(("difference",), difference, f"1..{max(UNRANKED)}", "T9A-H-38B")]
    _stand(unit, given["steadfast"])
    _win(enemy, means)
    own, other = in_contact(enemy, unit, means.facing)
    tested = [other]
    if given["standard_bearer"]:
        tested.append(standard_bearer(UNIT, above(unit, means.facing)))
    numbers: dict[str, Any] = {
        **given,
        **{name: unit.numbers[name] for name in ("ld", "w")},
        "models": unit.entry["state"]["models"],
    }
    watch = ["unit.wounds"] if _crumbles(unit) else ["unit.broken"]
    return Prepared(battle_of([own], tested, stop=TESTED, watch=watch), (), said(numbers))


def _crumbles(unit: Fielded) -> bool:
    """Whether it loses wounds in place of a test."""
    part = unit.entry["stats"][unit.card["parts"][0]["name"]]["rules"]
    by_troop = NINTH_AGE.compile().tables["troop_rules"].get(unit.card["troop"], ())
    return any(rule in CRUMBLING for rule in (*unit.entry["stats"]["rules"], *part, *by_troop))


def _stand(unit: Fielded, steadfast: bool) -> None:
    """Who tests: with one full rank if it is Steadfast, else with none, or with no more than its models make."""
    harmless(unit)
    full, models = full_rank(unit.card), unit.entry["state"]["models"]
    files = full if steadfast else min(models, max(1, full - 1))
    most = 2 * full - 1 if steadfast else models
    unit.entry["state"] |= {"models": min(most, max(models, files)), "files": files}


@cache
def riders() -> str:
    """A shipped unit that nobody stomps."""
    profiles: dict[str, Any] = shipped()["profiles"]
    return next(
        name for name, card in profiles.items() if card["troop"] == "cavalry" and not card.get("is_character")
    )


def _win(enemy: Fielded, means: Means) -> None:
    """The winner: so many full ranks, or one that is not full."""
    harmless(enemy)
    files = FULL if means.ranks else FULL - 1
    enemy.entry["state"] |= {
        "models": files * max(1, means.ranks), "files": files, "standard": means.standard, "charged": means.charge,
    }  # fmt: skip


QUESTION = QuickQuestion("break", "quick-ninth-break", PARAMETERS, break_test, ("unit.broken", "unit.wounds"))
