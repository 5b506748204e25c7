"""What follows damage: disabled, boxed, destroyed; Tough; crippled aspects; healing and cutting (2.17, 2.18)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

import msgspec

from battlewright.chance.dice import D6
from battlewright.chance.partition import at_least
from battlewright.core.actions import Action
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Each, Option, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import in_play, of_side
from battlewright.rules.hordes import spiral
from battlewright.rules.hordes.damage import NO_ORIGIN, DamageRoll, Origin
from battlewright.rules.hordes.effects import Damage, Destroy, Gain, Heal, KnockDown
from battlewright.rules.hordes.fury import can_pay, in_control_area, pay
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import has, model, profile


class Disabled(Frame, tag="disabled"):
    """A model has lost its last box: disabled, then boxed, then destroyed, in this order. `cause` is the damage's."""

    model: int
    cause: Cause
    rolled: Any = None


class Due(msgspec.Struct, frozen=True):
    """A damage roll still to be made; its fields are those of `DamageRoll`."""

    power: int
    kind: str
    dice: int
    origin: Origin = NO_ORIGIN
    boosted: bool = False


class SeveralRolls(Frame, tag="several_rolls"):
    """Damage rolls that strike one model simultaneously: it is disabled once, after the last of them.

    `rolls` are those still to be made, `kind` that of the one that runs; `cause` is of the one that took the last box.
    """

    target: int
    roller: int
    rolls: tuple[Due, ...]
    kind: str = ""
    cause: Cause | None = None


several = HORDES.procedure(SeveralRolls)


@several.step("HRD-THROW-23", "HRD-R-212F")
def roll_next(p: Position, f: SeveralRolls) -> StepResult:
    """One roll after the other, which change nothing but the boxes."""
    due, f.rolls, f.kind = f.rolls[0], f.rolls[1:], f.rolls[0].kind
    return damage_roll_of(f.target, f.roller, due)


@several.step("HRD-R-224B")
def note_last_box(p: Position, f: SeveralRolls) -> StepResult:
    """The damage that took the last box is what disables the model."""
    kind, f.kind = f.kind, ""
    if f.cause is None and not has_free_box(p, f.target):
        f.cause = Cause(kind, f.roller)
    return "roll_next" if f.rolls else None


@several.step("HRD-THROW-23", "HRD-R-224B", "HRD-R-217K")
def disable(p: Position, f: SeveralRolls) -> StepResult:
    """Only when all damage is dealt is a model without a free box disabled."""
    cause, f.cause = f.cause, None
    return Disabled(f.target, cause) if cause is not None and in_play(p, f.target) else DONE


def damage_roll_of(row: int, roller: int, due: Due) -> DamageRoll:
    """The damage roll against a model that is due."""
    return DamageRoll(row, roller, due.power, due.kind, due.dice, due.origin, due.boosted)


def simultaneous_rolls(roller: int, rolls: Iterable[tuple[int, Due]]) -> Each:
    """Damage rolls with the rows that they strike, all at once: those on one model are one member."""
    by_row: dict[int, tuple[Due, ...]] = {}
    for row, due in rolls:
        by_row[row] = (*by_row.get(row, ()), due)
    return Each(
        tuple(
            damage_roll_of(row, roller, dues[0]) if len(dues) == 1 else SeveralRolls(row, roller, dues)
            for row, dues in by_row.items()
        )
    )


def has_free_box(p: Position, row: int) -> bool:
    """Whether a model has lost less than its last box or circle."""
    return sum(model(p, row).lost) < profile(p, row).circles


@HORDES.trigger(Damage, "HRD-R-217K", matches=lambda p, e: not has_free_box(p, e.affected))
def last_box(p: Position, e: Damage) -> Frame | None:
    """A model without a free box is disabled."""
    if any(type(below) is SeveralRolls and below.target == e.affected for below in p.stack):
        return None
    return Disabled(e.affected, e.cause) if in_play(p, e.affected) else None


disabled = HORDES.procedure(Disabled)


@disabled.step("HRD-R-217L")
def tough(p: Position, f: Disabled) -> StepResult:
    """A tough model stays on a 5 or 6."""
    if not has(p, f.model, "tough"):
        return None
    values = {"model": p.scene.names[f.model]}
    return Roll(model(p, f.model).side, "roll-tough", "rolled", at_least((D6,), 5), values=values)


@disabled.step("HRD-R-217L")
def stays(p: Position, f: Disabled) -> StepResult:
    """It gets one box back and is knocked down."""
    if not f.rolled:
        return None
    p.effect(Heal(f.model, Cause("tough", f.model), 1))
    p.effect(KnockDown(f.model, Cause("tough", f.model)))
    return DONE


@disabled.step("HRD-R-217K")
def boxed_and_destroyed(p: Position, f: Disabled) -> StepResult:
    """It is boxed, then destroyed."""
    p.effect(Destroy(f.model, f.cause))
    return DONE


@HORDES.restriction("action:slam", "HRD-R-209F", "HRD-R-217H", of="actor", id="mind-crippled")
@HORDES.restriction("action:trample", "HRD-R-209F", "HRD-R-217H", of="actor", id="mind-crippled")
@HORDES.restriction("action:throw", "HRD-R-209F", "HRD-R-217H", of="actor", id="mind-crippled")
@HORDES.restriction("action:two_hand_throw", "HRD-R-209F", "HRD-R-217H", of="actor", id="mind-crippled")
def crippled_mind(p: Position, row: int) -> bool:
    """A beast without a free circle of Mind makes no power attacks."""
    return is_crippled(p, row, spiral.MIND)


def is_crippled(p: Position, row: int, aspect: int) -> bool:
    """Whether all circles of an aspect of a warbeast are gone (HRD-R-217F)."""
    own = profile(p, row)
    return bool(own.spiral) and spiral.gone(own.spiral, model(p, row).lost, aspect)


for _aspect, _name in enumerate(spiral.ASPECTS):
    HORDES.quantity(f"{_name}_crippled")(partial(is_crippled, aspect=_aspect))


class Healing(Frame, tag="heal"):
    """A warlock pays a point for a box of its own or of a beast; `aspect` names the aspect of a spiral."""

    warlock: int
    model: int
    aspect: int | None = None


healing = HORDES.procedure(Healing)


@healing.step("HRD-R-218H", "HRD-R-217J")
def heal(p: Position, f: Healing) -> StepResult:
    """1 point for 1 box."""
    cause = Cause("heal", f.warlock)
    pay(p, f.warlock, cause)
    p.effect(Heal(f.model, cause, 1, f.aspect))
    return DONE


def _heals(p: Position, row: int) -> list[Option]:
    """Itself, and of each own beast each aspect, where a box is lost."""
    if profile(p, row).kind != "warlock":
        return []
    names = p.scene.names
    ways: list[Option] = [("heal", names[row])] if any(model(p, row).lost) else []
    for beast in of_side(p, model(p, row).side):
        if profile(p, beast).kind == "beast":
            lost = model(p, beast).lost
            ways += [
                ("heal", names[beast], a)
                for i, a in enumerate(spiral.ASPECTS)
                if any(lost[3 * i : 3 * i + 3])
            ]
    return ways


def _begin_healing(p: Position, row: int, option: Option) -> Healing:
    aspect = spiral.ASPECTS.index(option[2]) if len(option) > 2 else None
    return Healing(row, p.scene.index[option[1]], aspect)


HORDES.action(Action("heal", _heals, _begin_healing), "HRD-R-218H")


@HORDES.restriction("action:heal", "HRD-R-218H", of="actor")
def heal_not_paid(p: Position, row: int) -> bool:
    """It costs a fury point."""
    return not can_pay(p, row)


@HORDES.restriction("action:heal", "HRD-R-218H", "HRD-R-218B", of="option")
def heal_out_of_area(p: Position, row: int, way: Option) -> bool:
    """A beast must be in the warlock's control area."""
    return not in_control_area(p, row, p.scene.index[way[1]])


def can_cut(p: Position, row: int) -> bool:
    """Whether a warlock may cut itself: it has room for a point up to its FURY (2.18)."""
    own = profile(p, row)
    return own.kind == "warlock" and model(p, row).fury < own.FURY


def cut(p: Position, row: int) -> None:
    """A warlock takes 1 point of damage and gains 1 fury point (HRD-R-218D)."""
    cause = Cause("cut", row)
    p.effect(Damage(row, cause, 1))
    p.effect(Gain(row, cause, 1))
