"""With which weapon a model strikes in a fight: its player picks where that makes a difference (3.9, 3.10)."""

from __future__ import annotations

from typing import Any, NamedTuple

from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.kill_team.attack import unsaved
from battlewright.rules.kill_team.combatants import Rows, reach
from battlewright.rules.kill_team.number_of_attacks import attacks
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import has, model, profile
from battlewright.rules.kill_team.strikes import Strike, weapon_of

Weapons = tuple[tuple[int, str], ...]
"""The weapons that players have picked: the row of a model and the name of its weapon."""

UNWIELDY = "unwieldy"

HINDERING = frozenset((UNWIELDY, "specialist", "two_handed"))
"""Rules of weapons that serve nobody."""

NO_AP = 7
"""Pierces less than any AP."""


class PickWeapons(Frame, tag="pick_weapons"):
    """The `models` of a fight, one after another, pick what they strike with; the picks are put into `weapons` of the
    frame below."""

    models: Rows
    chosen: Option | None = None


class Worth(NamedTuple):
    """What a weapon is good for; more of each is better."""

    attacks: int
    quick: bool
    strength: int
    piercing: int
    rules: frozenset[str]

    def covers(self, other: Worth) -> bool:
        """Whether it is at least as good in everything."""
        return self.rules >= other.rules and all(
            own >= its for own, its in zip(self[:-1], other[:-1], strict=True)
        )


def initiative(p: Position, row: int, name: str) -> int:
    """The Initiative step in which a model strikes with the weapon of this name (query `initiative`)."""
    return int(p.value("initiative", row, name))


def struck_with(p: Position, row: int, weapons: Weapons) -> str:
    """The name of the weapon that a model strikes with, "" for bare hands."""
    picked = dict(weapons).get(row)
    return worth_striking_with(p, row)[0] if picked is None else picked


_kept: dict[tuple[int, int], tuple[Any, tuple[str, ...]]] = {}

MOST_KEPT = 4096
"""For how many profiles it is kept which weapons are worth striking with."""


def worth_striking_with(p: Position, row: int) -> tuple[str, ...]:
    """The weapons of a model that no other of its own is at least as good as in everything."""
    names = tuple(own.name for own in profile(p, row).melee) or ("",)
    if len(names) == 1:
        return names
    known = p.rules, profile(p, row)
    key = id(known[0]), id(known[1])
    if key not in _kept:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        _kept[key] = known, _best(p, row, names)
    return _kept[key][1]


def _best(p: Position, row: int, names: tuple[str, ...]) -> tuple[str, ...]:
    best: dict[str, Worth] = {}
    for name in names:
        worth = _worth(p, row, name)
        if not any(other.covers(worth) for other in best.values()):
            best = {other: its for other, its in best.items() if not worth.covers(its)} | {name: worth}
    return tuple(best)


def _worth(p: Position, row: int, name: str) -> Worth:
    own = weapon_of(p, Strike(row, row, name))
    return Worth(
        int(p.value("attacks.two_weapons", row, name)),
        UNWIELDY not in own.rules,
        own.S or profile(p, row).S * own.times + own.plus,
        NO_AP - (own.AP or NO_AP),
        frozenset(own.rules) - HINDERING,
    )


pick_weapons = KILL_TEAM.procedure(PickWeapons)


@pick_weapons.step("KT-W-13D")
def pass_over(p: Position, f: PickWeapons) -> StepResult:
    """Who has nothing to pick is not asked."""
    while f.models and len(worth_striking_with(p, f.models[0])) == 1:
        f.models = f.models[1:]
    return None if f.models else DONE


@pick_weapons.step("KT-W-13D", "KT-RUL-29")
def ask_weapon(p: Position, f: PickWeapons) -> StepResult:
    """One weapon for the whole fight."""
    row = f.models[0]
    options = tuple(("weapon", name) for name in worth_striking_with(p, row))
    values = {"model": p.scene.names[row]}
    default = max(options, key=lambda option: expected(p, row, str(option[1])))
    return Choose(
        model(p, row).side, "kill_team-ask-weapon", "chosen", options, default=default, values=values
    )


def expected(p: Position, row: int, name: str) -> float:
    """The Wounds that a model takes on average from the first that it may strike with a weapon."""
    targets = reach(p, row)
    number = attacks(p, row, name) if targets else 0
    if not number:
        return 0.0
    law = unsaved(p, Strike(row, targets[0], name, number)).law
    return sum(wounds * weight for wounds, weight in law.items()) / law.total


@pick_weapons.step("KT-W-13D")
def keep_weapon(p: Position, f: PickWeapons) -> StepResult:
    """It is kept."""
    chosen, f.chosen = f.chosen, None
    assert chosen is not None
    row, f.models = f.models[0], f.models[1:]
    below: Any = p.stack[-2]
    below.weapons = (*below.weapons, (row, chosen[1]))
    return "pass_over"


@KILL_TEAM.contribution("initiative", "base", "KT-S-309G", "KT-RUL-29")
def _own_initiative(p: Position, row: int, name: str) -> int:
    return int(p.value("I", row))


@KILL_TEAM.contribution("initiative", "natural", "KT-S-310P")
def _impact(p: Position, row: int, name: str) -> int | None:
    return 10 if model(p, row).charged and has(p, row, "impact") else None


@KILL_TEAM.contribution("initiative", "natural", "KT-S-308E", "KT-RUL-37", priority=1)
def _slowed_by_difficult_ground(p: Position, row: int, name: str) -> int | None:
    return 1 if model(p, row).slowed else None


@KILL_TEAM.contribution("initiative", "natural", "KT-W-14A", "KT-RUL-29", priority=1)
def _unwieldy(p: Position, row: int, name: str) -> int | None:
    return 1 if name and UNWIELDY in weapon_of(p, Strike(row, row, name)).rules else None


@KILL_TEAM.contribution("I", "add", "KT-S-310O")
def _swiftstrike(p: Position, row: int) -> int | None:
    return 3 if has(p, row, "swiftstrike") else None


@KILL_TEAM.contribution("I", "cap", "KT-S-302A")
def _initiative_from_0_to_10(p: Position, row: int) -> tuple[int, int]:
    return 0, 10
