"""Special abilities on cards, paid in Fury tokens (AP-FURY-04), and the change to beast form (AP-R-29)."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import enemies, gap_within
from battlewright.rules.redroll import rolls
from battlewright.rules.redroll.effects import Gain, Pay, Shift, Stun
from battlewright.rules.redroll.luck import Luck, luck
from battlewright.rules.redroll.rolls import Face, taken
from battlewright.rules.redroll.ruleset import REDROLL
from battlewright.table.lengths import inches

HOWL_NEED = 6
HOWL_RANGE = inches(3)
SHIFT_COST = 2


class JudgeAbility(msgspec.Struct, frozen=True):
    """Reads an ability roll: `need` or more succeeds; None is a failure that a Lucky Number repeats."""

    need: int
    luck: Luck

    def __call__(self, face: Face) -> bool | None:
        success = face.kept + self.luck.plus(face.kept) >= self.need or self.luck.assures(face.kept)
        return None if not success and self.luck.repeats(face.kept) else success


class Howl(Frame, tag="howl"):
    """A beast howls: on a success the enemies near it are stunned."""

    model: int
    boosted: bool = False
    again: bool = False
    roll: Any = None


howl = REDROLL.procedure(Howl)


@howl.step("AP-FURY-04")
def pay(p: Position, f: Howl) -> StepResult:
    """One Fury token."""
    p.effect(Pay(f.model, Cause("ability", f.model), fury=1))
    return None


howl.window("ability")


@howl.step("AP-R-15")
def roll(p: Position, f: Howl) -> StepResult:
    """The ability roll, the best of two when boosted."""
    judge = JudgeAbility(HOWL_NEED, luck(p, f.model, "ability", f.again))
    return rolls.ask(p, f.model, "ability", "roll", judge, number=2 if f.boosted else 1)


@howl.step("AP-FURY-04")
def frighten(p: Position, f: Howl) -> StepResult:
    """Enemies within 3 inches are stunned."""
    success = taken(p, f.roll)
    if success is None:
        f.roll, f.again = None, True
        return "roll"
    p.tell("event-howl", model=p.scene.names[f.model], success=success)
    if success:
        for enemy in tuple(enemies(p, f.model)):
            if gap_within(p, f.model, enemy, HOWL_RANGE):
                p.effect(Stun(enemy, Cause("ability", f.model)))
    return DONE


class ChangeForm(Frame, tag="shift"):
    """A werewolf takes its beast form."""

    model: int


change = REDROLL.procedure(ChangeForm)


@change.step("AP-R-29")
def pay_shift(p: Position, f: ChangeForm) -> StepResult:
    """Two action points."""
    p.effect(Pay(f.model, Cause("shift", f.model), ap=SHIFT_COST))
    return None


@change.step("AP-R-29")
def become_beast(p: Position, f: ChangeForm) -> StepResult:
    """The whole card is swapped."""
    p.effect(Shift(f.model, Cause("shift", f.model)))
    return None


@change.step("AP-FURY-02", "AP-R-25")
def take_tokens(p: Position, f: ChangeForm) -> StepResult:
    """The beast starts with as many tokens as its FUR."""
    p.effect(Gain(f.model, Cause("shift", f.model), fury=p.value("fury.max", f.model)))
    return DONE
