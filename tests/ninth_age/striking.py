"""Exact laws of attacks for the tests of ninth_age: two units front to front, and the way through all dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from fractions import Fraction
from math import comb
from typing import Any

import msgspec
from tests.ninth_age import units

from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.core.ruleset import Ruleset
from battlewright.core.running import apply, resume, start
from battlewright.core.scene import Scene
from battlewright.core.state import Frame
from battlewright.rules.ninth_age import NINTH_AGE
from battlewright.rules.ninth_age.attack import SimultaneousBlows
from battlewright.rules.ninth_age.blows import Blow
from battlewright.rules.ninth_age.profiles import Profile, Profiles, Weapon, shipped
from battlewright.rules.ninth_age.wounds import remaining

ATTACKERS, TARGETS = 3, 4
RANK_AND_FILE = ("rank_and_file", TARGETS)
CHAMPION = ("champion", TARGETS)
WEAPONS = {
    name: msgspec.convert({"name": name, **each}, Weapon) for name, each in shipped()["weapons"].items()
}


def facing(
    attackers: dict[str, Any] | Profile | None = None,
    targets: dict[str, Any] | Profile | None = None,
    *others: Any,
    models: int = 40,
    rules: Any = None,
    own: dict[str, Any] | None = None,
    foe: dict[str, Any] | None = None,
) -> Position:
    """Two units, rows 3 and 4, front to front; `own` and `foe` are fields of their rows, `others` further pieces of
    side 1."""
    made = [
        each if isinstance(each, Profile) else units.profile(**(each or {})) for each in (attackers, targets)
    ]
    p = units.position(
        units.unit(0, 5, 10, of=made[0], **(own or {})),
        units.unit(1, 5, models, facing=units.SOUTH, of=made[1], **(foe or {})),
        *others,
        rules=rules,
    )
    names = tuple(tuple(p.scene.names[row] for row in p.scene.pieces[side]) for side in (0, 1))
    p.scene = Scene(p.scene.table, (names[0], names[1]), Profiles(p.scene.data.profiles, WEAPONS))
    return p


def blow(attacks: int = 1, target: Any = RANK_AND_FILE, who: str = "rank_and_file", **fields: Any) -> Blow:
    """A blow of unit 3 at the rank and file of unit 4."""
    return Blow(ATTACKERS, fields.pop("part", 0), who, attacks, target, **fields)


def changed() -> Ruleset:
    """A copy of the rules to which a test may add parts of its own."""
    rules = Ruleset("changed", "1")
    rules.__dict__.update(NINTH_AGE.__dict__)
    rules.parts, rules._compiled = dict(NINTH_AGE.parts), {}
    return rules


def duelling(*pairs: tuple[Any, Any]) -> Any:
    """The rules with duels of these fighters."""
    rules, opponents = changed(), dict(pairs) | {other: one for one, other in pairs}

    @rules.contribution("duel.opponent", "natural", "T9A-H-65G")
    def fights_a_duel(p: Position, fighter: Any) -> Any:
        return opponents.get(fighter)

    return rules.compile()


def wounds_law(p: Position, *blows: Blow) -> dict[Any, Fraction]:
    """The law of the wounds that the target of the first blow loses, through frames and stages."""
    target = blows[0].target
    before = remaining(p, target)
    return law(p, SimultaneousBlows(blows=blows), lambda q: before - remaining(q, target))


def law(p: Position, frame: Frame, read: Callable[[Position], Hashable]) -> dict[Any, Fraction]:
    """The law of what is read at the end of a procedure; defaults are chosen."""
    p.stack, p.collapses = [frame], True
    return outcome(p, read)


def outcome(p: Position, read: Callable[[Position], Hashable]) -> dict[Any, Fraction]:
    """The law of what is read when all frames of a position have ended; defaults are chosen. Positions that are equal
    are walked once."""
    p.pool = {row: row for row in p.rows}
    start(p)
    return _onward(p, read, {})


def _onward(p: Position, read: Callable[[Position], Hashable], known: dict[Any, Any]) -> dict[Any, Fraction]:
    while isinstance(p.pending, Choose):
        assert p.pending.default is not None
        apply(p, p.pending.default)
    if p.pending is None:
        return {read(p): Fraction(1)}
    assert isinstance(p.pending, Roll)
    rolled, into = p.pending.partition, p.pending.into
    key = p.key(), rolled, into
    if key not in known:
        found: Counter[Any] = Counter()
        for result, weight in rolled.law.items():
            way = p.fork()
            resume(way, into, result)
            for end, chance in _onward(way, read, known).items():
                found[end] += chance * Fraction(weight, rolled.law.total)  # type: ignore[assignment]
        known[key] = dict(found)
    law: dict[Any, Fraction] = known[key]
    return law


def mean(of: dict[Any, Fraction]) -> Fraction:
    """The mean of a law of numbers."""
    return sum((number * chance for number, chance in of.items()), Fraction(0))


def binomial(attacks: int, chance: Fraction) -> dict[int, Fraction]:
    """The law of successes of so many attacks of one chance each."""
    found = {k: comb(attacks, k) * chance**k * (1 - chance) ** (attacks - k) for k in range(attacks + 1)}
    return {k: each for k, each in found.items() if each}
