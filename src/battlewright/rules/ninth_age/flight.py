"""Flight: of units that broke, away from their enemy (H40, H41), and of those that flee on, straight ahead (H21)."""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.dangerous import DangerousTest
from battlewright.rules.ninth_age.distances import random_distance
from battlewright.rules.ninth_age.formation import full_ranks
from battlewright.rules.ninth_age.moving import (
    carry,
    destroy,
    leave_combat,
    middle,
    standing,
    touches_edge,
    turn,
)
from battlewright.rules.ninth_age.passing import crossed, room_beyond
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import piece
from battlewright.table.angles import bearing, offset
from battlewright.table.lengths import INCH


class Flee(Frame, tag="flee"):
    """A formation that broke flees from one of the `enemies` that touched it. The distance that it rolled goes into
    `flights` of the frame below, in inches; `combat` are the formations that fought with it."""

    row: int
    enemies: tuple[int, ...]
    combat: tuple[int, ...] = ()
    enemy: Option | None = None
    rolled: Any = None


class FleeOn(Frame, tag="flee_on"):
    """A formation that flees already goes on straight ahead."""

    row: int
    rolled: Any = None


def foremost(p: Position, enemies: tuple[int, ...]) -> tuple[int, ...]:
    """The enemies with most full ranks among these."""
    ranks = {enemy: full_ranks(p, enemy) for enemy in enemies}
    most = max(ranks.values(), default=0)
    return tuple(enemy for enemy in enemies if ranks[enemy] == most)


def run(p: Position, row: int, distance: int, combat: tuple[int, ...]) -> Frame | None:
    """Let a formation flee so far, in micrometres, and farther until it is clear; at the edge it is lost. Returns the
    tests that it takes for what it passed."""
    body = standing(p, row)
    far = room_beyond(p, row, distance)
    tests = crossed(p, row, far, combat)
    carry(p, row, *offset(body.x, body.y, body.facing, 0, far), body.facing)
    p.tell("event-fled", unit=p.scene.names[row], distance=far)
    if p.value("flight.lost", row):
        destroy(p, row)
        return None
    return DangerousTest(row, tests) if tests else None


flee = NINTH_AGE.procedure(Flee)


@flee.step("T9A-H-41A", "T9A-H-41B")
def choose_enemy(p: Position, f: Flee) -> StepResult:
    """It flees from the enemy with most full ranks; the other player picks among equals."""
    options = tuple(("flee_from", p.scene.names[enemy]) for enemy in foremost(p, f.enemies))
    if not options:
        return "roll_flight"
    values = {"unit": p.scene.names[f.row]}
    return Choose(
        1 - piece(p, f.row).side, "ask-flee-from", "enemy", options, default=options[0], values=values
    )


@flee.step("T9A-H-41A")
def turn_away(p: Position, f: Flee) -> StepResult:
    """Centre from centre it turns its back on him."""
    assert f.enemy is not None
    (from_x, from_y), (x, y) = middle(p, p.scene.index[f.enemy[1]]), middle(p, f.row)
    f.enemy = None
    turn(p, f.row, bearing(x - from_x, y - from_y))
    return None


@flee.step("T9A-H-40A", "T9A-H-40B")
def roll_flight(p: Position, f: Flee) -> StepResult:
    """How far it flees."""
    return _roll(p, f.row)


@flee.step("T9A-H-21B", "T9A-H-21C", "T9A-H-41C")
def flee_away(p: Position, f: Flee) -> StepResult:
    """Straight away, through whatever is there."""
    rolled, f.rolled = f.rolled, None
    combat, f.combat = f.combat, ()
    below: Any = p.stack[-2]
    below.flights = (*below.flights, (f.row, rolled))
    leave_combat(p, f.row)
    return run(p, f.row, rolled * INCH, combat)


on = NINTH_AGE.procedure(FleeOn)


@on.step("T9A-H-21A", "T9A-H-40B")
def roll_distance(p: Position, f: FleeOn) -> StepResult:
    """How far it flees on."""
    return _roll(p, f.row)


@on.step("T9A-H-21A", "T9A-H-21B", "T9A-H-21C")
def flee_ahead(p: Position, f: FleeOn) -> StepResult:
    """Straight ahead."""
    rolled, f.rolled = f.rolled, None
    return run(p, f.row, rolled * INCH, ())


def _roll(p: Position, row: int) -> Roll:
    values = {"unit": p.scene.names[row]}
    return Roll(piece(p, row).side, "roll-flight", "rolled", random_distance(p, row), values=values)


@NINTH_AGE.contribution("flight.lost", "base", "T9A-H-21D")
def _at_the_edge_of_the_table(p: Position, row: int) -> int:
    return int(touches_edge(p, row))
