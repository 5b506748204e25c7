"""Sprays (2.22): a template from the base edge, an attack roll against each model under it."""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, standing
from battlewright.rules.hordes.attack import AttackRoll
from battlewright.rules.hordes.origin import judged, of_model
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.shot import Kind
from battlewright.rules.hordes.sight import terrain_hides
from battlewright.rules.hordes.simultaneous import AllDamage, Hit
from battlewright.rules.hordes.state import weapon
from battlewright.table.lengths import inches
from battlewright.table.placement import covered
from battlewright.table.placement import spray as template


class Spray(Frame, tag="spray"):
    """A spray that is paid and declared: `waiting` are the models under it that still need an attack roll, `struck`
    those that were hit."""

    attacker: int
    target: int
    weapon: str
    kind: Kind
    waiting: tuple[int, ...] = ()
    struck: tuple[int, ...] = ()
    hit: Any = None


spray = HORDES.procedure(Spray)


@spray.step("HRD-R-222A", "HRD-R-222B")
def lay_template(p: Position, f: Spray) -> StepResult:
    """From the edge of the attacker's base toward the middle of the target."""
    rows = [row for row in standing(p) if row != f.attacker]
    length = inches(weapon(p, f.attacker, f.weapon).SP)
    laid = template(body(p, f.attacker), body(p, f.target).middle, length)
    under = (rows[found.index] for found in covered(laid, [body(p, row) for row in rows]))
    f.waiting = tuple(row for row in under if not p.value("spray.spares", f.attacker, row))
    return None if f.waiting else DONE


@HORDES.contribution("spray.spares", "natural", "HRD-R-222E")
def hidden_by_terrain(p: Position, attacker: int, row: int) -> bool | None:
    """Terrain that blocks every line to a model protects it."""
    return True if terrain_hides(p, attacker, row) else None


@spray.step("HRD-R-222C", "HRD-R-224A")
def roll_next(p: Position, f: Spray) -> StepResult:
    """Each has an attack roll of its own, boosted by itself."""
    return AttackRoll(f.attacker, f.waiting[0], f.kind, f.weapon)


@spray.step("HRD-MELEE-TARGET-15")
def note(p: Position, f: Spray) -> StepResult:
    """Who is missed is missed, in melee too."""
    if f.hit:
        f.struck += f.waiting[:1]
    f.waiting, f.hit = f.waiting[1:], None
    return "roll_next" if f.waiting else None


@spray.step("HRD-RANGED-11", "HRD-R-222F")
def roll_damage(p: Position, f: Spray) -> StepResult:
    """All that were hit take damage at once."""
    power, origin = weapon(p, f.attacker, f.weapon).POW, of_model(f.attacker)
    hits = tuple(Hit(row, power, "attack", judged(p, row, origin)) for row in f.struck)
    f.struck = ()
    return AllDamage(f.attacker, hits) if hits else DONE
