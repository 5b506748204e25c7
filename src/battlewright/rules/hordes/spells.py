"""Attack spells (2.23): a magic attack that a warlock pays for by the COST of the spell, at any time of its own
activation, with its action or without."""

from __future__ import annotations

from battlewright.core.actions import Action
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.hordes.fury import can_pay, pay
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.shooting import Way, attack_from_afar, forbid_no_targets, ways
from battlewright.rules.hordes.state import model, profile, weapon


class Cast(Frame, tag="cast"):
    """A spell is cast at a model."""

    caster: int
    target: int
    spell: str


cast = HORDES.procedure(Cast)


@cast.step("HRD-RANGED-08", "HRD-R-223A")
def pay_cost(p: Position, f: Cast) -> StepResult:
    """The COST is paid; the spell makes a magic attack."""
    pay(p, f.caster, Cause("spell", f.caster), weapon(p, f.caster, f.spell).COST)
    return attack_from_afar(p, f.caster, f.target, f.spell, "magic")


def _begin(p: Position, row: int, option: Option) -> Frame:
    return Cast(row, p.scene.index[option[2]], option[1])


def _word(p: Position, way: Way) -> Option:
    return "cast", way.weapon.name, way.name


HORDES.action(
    Action("cast", lambda p, row: ways(p, row, profile(p, row).spells), _begin, _word),
    "HRD-RANGED-08",
    "HRD-R-223D",
)


@HORDES.restriction("action:cast", "HRD-R-215C", "HRD-R-216B", of="actor")
def down_cannot_cast(p: Position, row: int) -> bool:
    """A knocked-down or stationary model casts nothing."""
    m = model(p, row)
    return m.knocked_down or m.stationary


@HORDES.restriction("action:cast", "HRD-R-203F", of="actor")
def gave_up_acting(p: Position, row: int) -> bool:
    """Who has given up its action does nothing more but move."""
    m = model(p, row)
    return not m.may_act and not m.action


@HORDES.restriction("action:cast", "HRD-R-208F", of="actor")
def charged_and_cannot_cast(p: Position, row: int) -> bool:
    """The first attack after a charge is the charge attack, and a spell here is an attack."""
    return model(p, row).charging >= 0


@HORDES.restriction("action:cast", "HRD-R-218I", of="option")
def spell_not_paid(p: Position, row: int, way: Way) -> bool:
    """The COST must be there."""
    return not can_pay(p, row, way.weapon.COST)


forbid_no_targets("cast")
