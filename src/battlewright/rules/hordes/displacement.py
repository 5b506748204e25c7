"""Pushes, slams and throws by weapons, spells and abilities (HRD-EFFECT-01 to 03).

The table `displacement` has an entry for each of them; what the effect's own text says goes before the power attack.
"""

from __future__ import annotations

from typing import Any, cast

from battlewright.chance.dice import D6
from battlewright.chance.partition import total
from battlewright.core.position import Position
from battlewright.core.requests import Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.hordes.profiles import Displacement, Weapon
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model
from battlewright.rules.hordes.thrown import Thrown, line_between
from battlewright.table.lengths import INCH, inches


def displaced(p: Position, target: int, source: int, own: Weapon) -> Frame | None:
    """What a hit with the weapon or spell of `source` does to where its target is; None when it does nothing.

    It takes the place of the weapon's own damage roll where it has a POW.
    """
    if own.displaces is None:
        return None
    effect = p.rules.tables.get("displacement", {}).get(own.displaces.what)
    return None if effect is None else cast(Frame, effect(target, source, own.displaces))


class ThrownAway(Frame, tag="thrown_away"):
    """An effect throws a model directly away from `source`, `distance` micrometres or, with 0, d6 inches."""

    model: int
    source: int
    power: int
    distance: int = 0
    rolled: Any = None


away = HORDES.procedure(ThrownAway)


@away.step("HRD-EFFECT-02")
def roll_distance(p: Position, f: ThrownAway) -> StepResult:
    """How far is what the effect says, not half of anybody's STR."""
    if f.distance:
        return None
    values = {"model": p.scene.names[f.model]}
    return Roll(model(p, f.source).side, "roll-thrown-away", "rolled", total((D6,)), values=values)


@away.step("HRD-EFFECT-01", "HRD-EFFECT-03")
def throw_away(p: Position, f: ThrownAway) -> StepResult:
    """It is thrown as by a power attack, and takes damage by the POW of the effect."""
    distance = f.distance or f.rolled * INCH
    f.distance, f.rolled = 0, None
    return Thrown(f.model, f.source, f.power, distance, line_between(p, f.source, f.model))


def _throw(target: int, source: int, effect: Displacement) -> Frame:
    return ThrownAway(target, source, effect.POW, inches(effect.inches))


HORDES.table_entry("displacement", "throw", _throw, "HRD-EFFECT-01", "HRD-EFFECT-03")
