"""Pursuit, restraint and overrun (H39, H42): who follows whom, how far, and whom it meets."""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import in_play
from battlewright.rules.ninth_age.contact import touching
from battlewright.rules.ninth_age.distances import random_distance
from battlewright.rules.ninth_age.leadership import LeadershipTest, any_has, leadership
from battlewright.rules.ninth_age.moving import destroy, has_room, leave_combat, middle, turn, turned_bodies
from battlewright.rules.ninth_age.onward import Onward
from battlewright.rules.ninth_age.paces import movement
from battlewright.rules.ninth_age.pivot import STAY, Pivot
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import piece
from battlewright.table.angles import bearing

RESTRAIN: Option = ("restrain",)
OVERRUN: Option = ("overrun",)


class Restrain(Frame, tag="restrain"):
    """A formation follows one of its `prey` or restrains itself. Who follows whom goes into `pursuits` of the frame
    below."""

    row: int
    prey: tuple[int, ...]
    chosen: Option | None = None
    passed: Any = None


class Pursue(Frame, tag="pursue"):
    """A formation follows an enemy that has fled so many inches; `combat` are the formations of their fight."""

    row: int
    prey: int
    fled: int
    combat: tuple[int, ...]
    rolled: Any = None


class Overrun(Frame, tag="overrun"):
    """A formation that charged and destroyed its foes may go on straight ahead, or pivot."""

    row: int
    chosen: Option | None = None
    rolled: Any = None


def prey(p: Position, row: int, broken: tuple[int, ...]) -> tuple[int, ...]:
    """The broken enemies that a formation may pursue: none while it touches one that stands, or cannot move."""
    touched = touching(p, row)
    if row in broken or not p.value("pursuit.free", row, broken):
        return ()
    return tuple(enemy for enemy in touched if enemy in broken)


@NINTH_AGE.contribution("pursuit.free", "base", "T9A-H-39A")
def _of_enemies_that_stand(p: Position, row: int, broken: tuple[int, ...]) -> int:
    return int(all(enemy in broken for enemy in touching(p, row)))


@NINTH_AGE.contribution("pursuit.free", "natural", "T9A-H-04B")
def _not_without_movement(p: Position, row: int, broken: tuple[int, ...]) -> int | None:
    return 0 if movement(p, row) == 0 else None


restrain = NINTH_AGE.procedure(Restrain)


@restrain.step("T9A-H-34N", "T9A-H-39A", "T9A-H-39B")
def choose_pursuit(p: Position, f: Restrain) -> StepResult:
    """Whom it pursues, or whether it tries to hold back."""
    options = _pursuits(p, f)
    if not p.value("pursuit.must", f.row):
        options = (*options, RESTRAIN)
    return _ask(p, f, options)


@restrain.step("T9A-H-39B")
def test_restraint(p: Position, f: Restrain) -> StepResult:
    """Holding back takes a Leadership test."""
    if f.chosen != RESTRAIN:
        return "follow"
    f.chosen = None
    return LeadershipTest(f.row, leadership(p, f.row), "restrain")


@restrain.step("T9A-H-39B")
def give_way(p: Position, f: Restrain) -> StepResult:
    """Who fails it pursues after all."""
    if f.passed:
        return DONE
    f.passed = None
    return None


@restrain.step("T9A-H-39A", "T9A-H-39B")
def choose_prey(p: Position, f: Restrain) -> StepResult:
    """Whom."""
    return _ask(p, f, _pursuits(p, f))


@restrain.step("T9A-H-39A")
def follow(p: Position, f: Restrain) -> StepResult:
    """The pursuit is made when all have fled."""
    assert f.chosen is not None
    below: Any = p.stack[-2]
    below.pursuits = (*below.pursuits, (f.row, p.scene.index[f.chosen[1]]))
    return DONE


def _pursuits(p: Position, f: Restrain) -> tuple[Option, ...]:
    return tuple(("pursue", p.scene.names[row]) for row in f.prey)


def _ask(p: Position, f: Restrain, options: tuple[Option, ...]) -> Choose:
    values = {"unit": p.scene.names[f.row]}
    return Choose(piece(p, f.row).side, "ask-pursuit", "chosen", options, default=options[0], values=values)


@NINTH_AGE.contribution("pursuit.must", "base", "T9A-H-69C")
def _frenzied(p: Position, row: int) -> int:
    return int(any_has(p, row, "frenzy"))


pursue = NINTH_AGE.procedure(Pursue)


@pursue.step("T9A-H-40A", "T9A-H-40B")
def roll_pursuit(p: Position, f: Pursue) -> StepResult:
    """How far it follows."""
    return _roll(p, f.row)


@pursue.step("T9A-H-42A")
def catch(p: Position, f: Pursue) -> StepResult:
    """Who is not slower than the fleeing unit destroys it."""
    if in_play(p, f.prey) and f.rolled >= f.fled:
        p.tell("event-caught", unit=p.scene.names[f.prey], model=p.scene.names[f.row])
        destroy(p, f.prey)
    return None


@pursue.step("T9A-H-42B")
def follow_prey(p: Position, f: Pursue) -> StepResult:
    """It turns towards its enemy and goes its roll; without room to turn it goes on as it faces."""
    (x, y), (to_x, to_y) = middle(p, f.row), middle(p, f.prey)
    rolled, f.rolled = f.rolled, None
    leave_combat(p, f.row)
    facing = bearing(to_x - x, to_y - y)
    if has_room(p, f.row, turned_bodies(p, f.row, facing)):
        turn(p, f.row, facing)
    return Onward(f.row, rolled, f.combat)


overrun = NINTH_AGE.procedure(Overrun)


@overrun.step("T9A-H-39C", "T9A-H-33C")
def choose_overrun(p: Position, f: Overrun) -> StepResult:
    """Whether it goes on."""
    values = {"unit": p.scene.names[f.row]}
    side = piece(p, f.row).side
    return Choose(side, "ask-overrun", "chosen", (OVERRUN, STAY), default=OVERRUN, values=values)


@overrun.step("T9A-H-39C")
def set_out(p: Position, f: Overrun) -> StepResult:
    """Who stays may pivot."""
    chosen, f.chosen = f.chosen, None
    return "stay" if chosen == STAY else None


@overrun.step("T9A-H-39C", "T9A-H-40A")
def roll_overrun(p: Position, f: Overrun) -> StepResult:
    """How far it goes."""
    return _roll(p, f.row)


@overrun.step("T9A-H-39C")
def go_ahead(p: Position, f: Overrun) -> StepResult:
    """Straight ahead."""
    rolled, f.rolled = f.rolled, None
    leave_combat(p, f.row)
    return Onward(f.row, rolled)


@overrun.step()
def gone(p: Position, f: Overrun) -> StepResult:
    """It has gone."""
    return DONE


@overrun.step("T9A-H-33B", "T9A-H-34Q")
def stay(p: Position, f: Overrun) -> StepResult:
    """Or it pivots where it stands."""
    return Pivot(f.row)


def _roll(p: Position, row: int) -> Roll:
    values = {"unit": p.scene.names[row]}
    return Roll(piece(p, row).side, "roll-pursuit", "rolled", random_distance(p, row), values=values)
