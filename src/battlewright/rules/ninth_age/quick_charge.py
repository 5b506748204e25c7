"""`quick ninth_age charge`: whether a charge over so many inches gets there."""

from __future__ import annotations

from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import Parameter, Prepared, QuickQuestion
from battlewright.rules.ninth_age.quick_places import battle_of, in_contact
from battlewright.rules.ninth_age.quick_strike import harmless
from battlewright.rules.ninth_age.quick_units import ENEMY, UNIT, Fielded, Given, fielded, said
from battlewright.rules.ninth_age.quick_words import CHARACTERS, PLAIN, UNITS, parameters, whose
from battlewright.rules.ninth_age.ruleset import NINTH_AGE

FARTHEST = 40.0
SWIFTSTRIDE = "swiftstride"
"""The special rule; some troop types have it by themselves."""

PARAMETERS = (
    Parameter("distance", "inches", "quick-ninth-distance", 9.0, lowest=0.1, highest=FARTHEST,
              clauses=("T9A-H-14G", "T9A-H-14J")),
    *parameters("m"),
    Parameter("swiftstride", "flag", "quick-ninth-swiftstride", clauses=("T9A-H-14H", "T9A-S-19A")),
    *parameters("champion"),
    *whose((*UNITS, *CHARACTERS))[:1],
)  # fmt: skip


def charge(given: Given) -> Prepared | list[Problem]:
    """A charge straight ahead on open ground at the front of an enemy who holds."""
    unit, enemy = fielded(given, UNIT), fielded({**given, ENEMY: PLAIN}, ENEMY)
    if isinstance(unit, list) or isinstance(enemy, list):
        return [problem for one in (unit, enemy) if isinstance(one, list) for problem in one]
    if given["champion"]:
        if not unit.is_led:
            return [Problem(("champion",), "quick-ninth-no-command", {"unit": given[UNIT]}, ("T9A-H-62A",))]
        unit.entry["state"]["champion"] = True
    by_troop = unit.card["troop"] in NINTH_AGE.compile().tables["swift"]
    if by_troop and not given.get("swiftstride", True):
        return [
            Problem(("swiftstride",), "quick-ninth-swift-by-troop", {"unit": given[UNIT]}, ("T9A-H-48B",))
        ]
    swift = _swift(unit, given) or by_troop
    moves = _moves(unit, given)
    if not moves:
        return [Problem(("unit",), "quick-ninth-no-movement", {"value": given[UNIT]}, ("T9A-H-04B",))]
    harmless(enemy)
    one, other = in_contact(unit, enemy, apart=given["distance"])
    numbers = {**given, "m": moves, "swiftstride": swift}
    return Prepared(battle_of([one], [other], "charge"), (("charge", UNIT, ENEMY),), said(numbers))


def _swift(unit: Fielded, given: Given) -> bool:
    """Whether it has Swiftstride in the end: by itself, or as told."""
    stats = unit.entry["stats"]
    others = [rule for rule in stats["rules"] if rule != SWIFTSTRIDE]
    swift = bool(given.get("swiftstride", len(others) < len(stats["rules"])))
    stats["rules"] = [*others, SWIFTSTRIDE] if swift else others
    return swift


def _moves(unit: Fielded, given: Given) -> int:
    """The Movement of the unit: that of its mounts, less for barding, or as told."""
    stats, parts = unit.entry["stats"], unit.card["parts"]
    barding = int("barding" in unit.entry["state"]["armour"])
    if "m" in given:
        for part in parts:
            stats[part["name"]] = {**stats.get(part["name"], {}), "M": given["m"] + barding}
        return int(given["m"])
    mounts = [part["M"] for part in parts if part.get("is_mount")]
    return int(max(mounts) if mounts else stats.get("M", parts[0]["M"])) - barding


QUESTION = QuickQuestion(
    "charge", "quick-ninth-charge-roll", PARAMETERS, charge, ("unit.charged",), "end_of_action"
)
