"""The Control phase: warlocks leach fury and cut themselves, models shake off what holds them (2.3, 2.15, 2.18)."""

from __future__ import annotations

from collections.abc import Iterable

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.core.windows import DECLINE, Offer
from battlewright.rules.common.pieces import of_side
from battlewright.rules.hordes.effects import Gain, Lose, Resume, StandUp
from battlewright.rules.hordes.fury import can_pay, in_control_area, pay
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model, profile
from battlewright.rules.hordes.wounds import Disabled, can_cut, cut


class Control(Frame, tag="control"):
    """A side's Control phase; `last` is the warlock or the shaking model that had its turn last."""

    side: int
    last: int = -1


class Leach(Frame, tag="leach"):
    """A warlock leaches, beast by beast; `beast` is the one asked about, `chosen` how many points."""

    warlock: int
    beast: int = -1
    chosen: Option | None = None


class Shake(Frame, tag="shake"):
    """A model shakes off that it is knocked down or stationary."""

    model: int


control = HORDES.procedure(Control)


@control.step("HRD-R-203D")
def leaching(p: Position, f: Control) -> StepResult:
    """Each warlock in turn."""
    f.last = _after(f.last, warlocks(p, f.side))
    return Leach(f.last) if f.last >= 0 else "shaking"


def warlocks(p: Position, side: int) -> Iterable[int]:
    """The living warlocks of a side on the table."""
    return (row for row in of_side(p, side) if profile(p, row).kind == "warlock")


def _after(last: int, rows: Iterable[int]) -> int:
    return next((row for row in rows if row > last), -1)


@control.step()
def leach_on(p: Position, f: Control) -> StepResult:
    """The next."""
    return "leaching"


@control.step("HRD-R-203D", "HRD-R-215H", "HRD-R-216D")
def shaking(p: Position, f: Control) -> StepResult:
    """Then each model that is held."""
    f.last = _after(f.last, (row for row in of_side(p, f.side) if held(p, row)))
    return Shake(f.last) if f.last >= 0 else DONE


@control.step()
def shake_on(p: Position, f: Control) -> StepResult:
    """The next."""
    return "shaking"


def held(p: Position, row: int) -> bool:
    """Whether a model has something to shake off and somebody to pay for it."""
    m = model(p, row)
    return (m.knocked_down or m.stationary) and can_pay(p, row)


leach = HORDES.procedure(Leach)


@leach.step("HRD-R-218C", "HRD-R-218B")
def next_beast(p: Position, f: Leach) -> StepResult:
    """The next own beast with fury in the control area, while the warlock has room up to its FURY."""
    beasts = (
        row
        for row in of_side(p, model(p, f.warlock).side)
        if profile(p, row).kind == "beast" and model(p, row).fury > 0 and in_control_area(p, f.warlock, row)
    )
    f.beast = _after(f.beast, beasts) if _room(p, f.warlock) > 0 else -1
    return "window_control_cut" if f.beast < 0 else None


def _room(p: Position, warlock: int) -> int:
    return profile(p, warlock).FURY - model(p, warlock).fury


@leach.step("HRD-R-218C")
def choose_points(p: Position, f: Leach) -> StepResult:
    """How many points: all that there is room for unless the player wants it otherwise."""
    most = min(_room(p, f.warlock), model(p, f.beast).fury)
    options = tuple(("leach", points) for points in range(most, -1, -1))
    values = {"model": p.scene.names[f.warlock], "target": p.scene.names[f.beast]}
    side = model(p, f.warlock).side
    return Choose(side, "ask-leach", "chosen", options, default=options[0], values=values)


@leach.step("HRD-R-218C")
def take_points(p: Position, f: Leach) -> StepResult:
    """The beast loses them, the warlock has them."""
    assert f.chosen is not None
    points, f.chosen = f.chosen[1], None
    if points:
        cause = Cause("leach", f.warlock)
        p.effect(Lose(f.beast, cause, points))
        p.effect(Gain(f.warlock, cause, points))
    return "next_beast"


leach.window("control.cut")


def _cuts(p: Position, f: Leach) -> tuple[Option, ...]:
    """As many points as there is room for; the last box stays."""
    if not can_cut(p, f.warlock):
        return ()
    left = profile(p, f.warlock).circles - sum(model(p, f.warlock).lost)
    return tuple(("cut", points) for points in range(1, min(_room(p, f.warlock), left - 1) + 1))


def _cut(p: Position, f: Leach, option: Option) -> None:
    for _ in range(option[1]):
        cut(p, f.warlock)


HORDES.offer(
    Offer(
        "cut",
        "control.cut",
        0,
        player=lambda p, f: model(p, f.warlock).side,
        options=_cuts,
        take=_cut,
        default=lambda p, f, options: DECLINE,
        matters=lambda p, f: True,
        values=lambda p, f: {"model": p.scene.names[f.warlock], "fury": model(p, f.warlock).fury},
        clauses=("HRD-R-218D",),
    )
)

shake = HORDES.procedure(Shake)
shake.window("control.shake")


STAND: Option = ("shake", "knocked_down")
MOVE: Option = ("shake", "stationary")


def _shakes(p: Position, f: Shake) -> tuple[Option, ...]:
    m = model(p, f.model)
    if not can_pay(p, f.model):
        return ()
    return (*((STAND,) if m.knocked_down else ()), *((MOVE,) if m.stationary else ()))


def _shake(p: Position, f: Shake, option: Option) -> Shake | None:
    cause = Cause("shake", f.model)
    pay(p, f.model, cause)
    p.effect(StandUp(f.model, cause) if option == STAND else Resume(f.model, cause))
    return Shake(f.model) if held(p, f.model) else None


HORDES.offer(
    Offer(
        "shake",
        "control.shake",
        0,
        player=lambda p, f: model(p, f.model).side,
        options=_shakes,
        take=_shake,
        default=lambda p, f, options: options[0],
        matters=lambda p, f: True,
        values=lambda p, f: {"model": p.scene.names[f.model]},
        clauses=("HRD-R-215H", "HRD-R-216D"),
    )
)


@HORDES.patch(Disabled, "before", "boxed_and_destroyed", "HRD-R-218J", "HRD-R-218K", "HRD-R-218L")
def reave(p: Position, f: Disabled) -> StepResult:
    """The fury of a beast that no friend destroyed goes to one own warlock in whose control area it stands, up to its
    FURY; what is over is lost."""
    m, by = model(p, f.model), f.cause.source
    if profile(p, f.model).kind != "beast" or not m.fury or (by >= 0 and model(p, by).side == m.side):
        return None
    near = [row for row in warlocks(p, m.side) if in_control_area(p, row, f.model)]
    most = max(near, key=lambda row: _room(p, row), default=-1)
    points = min(m.fury, _room(p, most)) if most >= 0 else 0
    if points > 0:
        p.effect(Gain(most, Cause("reave", f.model), points))
    return None
