"""Moves and charges (AP-R-32, AP-R-42): straight lines, no farther than SPD."""

from __future__ import annotations

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, standing
from battlewright.rules.redroll.effects import Move, Pay
from battlewright.rules.redroll.melee import Melee
from battlewright.rules.redroll.ruleset import REDROLL
from battlewright.rules.redroll.sight import sees
from battlewright.rules.redroll.state import card, model, weapon
from battlewright.table.bodies import Disc
from battlewright.table.lengths import TOLERANCE, inches
from battlewright.table.movement import MoveRegion, move_region, stop_within

CHARGE_BONUS_FROM = inches(3)
CHARGE_COST = 2


class Walk(Frame, tag="move"):
    """A model moves; `to` is the place its player names."""

    model: int
    to: Option | None = None


class Charge(Frame, tag="charge"):
    """A model charges `target` to strike it with `weapon`."""

    model: int
    target: int
    weapon: str
    moved: int = 0


def others(p: Position, row: int) -> tuple[Disc, ...]:
    """The bodies of all other models on the table."""
    return tuple(body(p, r) for r in standing(p) if r != row)


def reachable(p: Position, row: int) -> MoveRegion:
    """Where one move of the model may end."""
    return move_region(body(p, row), inches(card(p, row).SPD), p.scene.table, others(p, row))


walk = REDROLL.procedure(Walk)


@walk.step("AP-R-32")
def pay(p: Position, f: Walk) -> StepResult:
    """A move costs one action point."""
    p.effect(Pay(f.model, Cause("move", f.model), ap=1))
    return None


@walk.step("AP-R-42")
def choose_place(p: Position, f: Walk) -> StepResult:
    """The player names the end of a straight move of at most SPD."""
    m = model(p, f.model)
    return Choose(
        m.side, "ask-place", "to", region=reachable(p, f.model), default=("at", m.base.x, m.base.y),
        values={"model": p.scene.names[f.model], "inches": card(p, f.model).SPD},
    )  # fmt: skip


@walk.step("AP-R-42")
def go(p: Position, f: Walk) -> StepResult:
    """The model stands at the place named."""
    assert f.to is not None
    _, x, y = f.to
    p.effect(Move(f.model, Cause("move", f.model), x, y))
    return DONE


charge = REDROLL.procedure(Charge)


@charge.step("AP-R-32")
def pay_charge(p: Position, f: Charge) -> StepResult:
    """A charge costs two action points, one attack included."""
    p.effect(Pay(f.model, Cause("charge", f.model), ap=CHARGE_COST))
    return None


@charge.step("AP-R-42")
def run(p: Position, f: Charge) -> StepResult:
    """Straight at the target, stopping where the weapon reaches; not reached is lost."""
    own = weapon(p, f.model, f.weapon)
    assert own is not None
    start, target = body(p, f.model), body(p, f.target)
    path = stop_within(
        start, target, own.reach, inches(card(p, f.model).SPD), p.scene.table, others(p, f.model)
    )
    if path.end != path.start:
        p.effect(Move(f.model, Cause("charge", f.model), *path.end))
    f.moved = path.travelled
    if path.stop is None or path.stop.kind != "reach":
        p.tell("event-charge-short", model=p.scene.names[f.model], target=p.scene.names[f.target])
        return DONE
    return None


@charge.step("AP-R-42")
def strike(p: Position, f: Charge) -> StepResult:
    """The attack that the charge includes, with +1 if it covered 3 inches."""
    if not sees(p, f.model, f.target):
        return DONE
    moved, f.moved = f.moved, 0
    return Melee(f.model, f.target, f.weapon, "charge", charge=moved >= CHARGE_BONUS_FROM - TOLERANCE)
