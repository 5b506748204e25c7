"""The remaining moves: a formation advances straight ahead (H23, H24). Wheels, marches and reforms come later."""

from __future__ import annotations

from typing import cast

from battlewright.core.actions import Action
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.formation import formation
from battlewright.rules.ninth_age.moving import carry, mark, standing
from battlewright.rules.ninth_age.paces import movement
from battlewright.rules.ninth_age.phases import PASS, Act, actor, fights, options_of, verify_own
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import formations, piece
from battlewright.table.angles import offset, unit, vector
from battlewright.table.lengths import INCH, TOLERANCE
from battlewright.table.movement import Stopping, advance
from battlewright.table.movement.course import Ray, within_span
from battlewright.table.movement.legality import sweep_box
from battlewright.table.outlines import boxes_meet

ADVANCING = Stopping(stops=("impassable", "obstruction"), slows=())
"""What stops an advance."""

FAR: Option = ("advance", "far")
"""As far as there is room, where that is not a whole number of inches."""


class RemainingMoves(Frame, tag="remaining_moves"):
    """The remaining moves of a side; `chosen` is the formation to move next."""

    side: int
    chosen: Option | None = None


class Advance(Frame, tag="advance"):
    """A formation advances; `chosen` is how far."""

    row: int
    chosen: Option | None = None


def room_ahead(p: Position, row: int, limit: int) -> int:
    """How far a formation may go straight ahead, at most `limit` micrometres: friends, terrain and the edge of the
    table stop it, and it keeps an inch from enemies (query `advance.clear`)."""
    own, side = formation(p, row), piece(p, row).side
    facing = standing(p, row).facing
    friends = [body for other in formations(p, side) if other != row for body in formation(p, other).bodies]
    room = limit
    for body in own.bodies:
        path = advance(body, vector(facing), limit, p.scene.table, friends, stopping=ADVANCING)
        if path.stop is not None:
            room = min(room, path.travelled)
    clear = int(p.value("advance.clear", row))
    for enemy in formations(p, 1 - side):
        room = min(room, _before(p, row, enemy, clear, room))
    return max(0, room)


def _before(p: Position, row: int, enemy: int, clear: int, room: int) -> int:
    """How far a formation goes until an enemy is so near; 0 where it is nearer and would come nearer still."""
    own, facing = formation(p, row), standing(p, row).facing
    x, y = unit(facing)
    for body in own.bodies:
        ray = Ray(body.x, body.y, x, y)
        left, low, right, high = sweep_box(body, offset(body.x, body.y, facing, 0, room))
        reached = left - clear, low - clear, right + clear, high + clear
        for other in formation(p, enemy).bodies:
            if not boxes_meet(reached, other.bounds):
                continue
            for part in body.parts:
                for target in other.parts:
                    span = within_span(part, target, ray, clear - TOLERANCE)
                    if span is not None and span[1] > 0:
                        room = min(room, int(span[0]))
    return max(0, room)


def go_ahead(p: Position, row: int, limit: int) -> int:
    """Move a formation straight ahead as far as there is room, at most `limit`; how far it went, in micrometres."""
    length, own = room_ahead(p, row, limit), standing(p, row)
    carry(p, row, *offset(own.x, own.y, own.facing, 0, length), own.facing)
    return length


@NINTH_AGE.contribution("advance.clear", "base", "T9A-H-24B")
def _an_inch_from_enemies(p: Position, row: int) -> int:
    return INCH


moves = NINTH_AGE.procedure(RemainingMoves)


@moves.step("T9A-H-24A")
def choose_formation(p: Position, f: RemainingMoves) -> StepResult:
    """The player says who moves next."""
    options = options_of(p, f.side, "move")
    if not options:
        return DONE
    return Choose(f.side, "ask-move", "chosen", (*options, PASS), default=PASS)


@moves.step("T9A-H-24A")
def move(p: Position, f: RemainingMoves) -> StepResult:
    """It moves."""
    chosen, f.chosen = f.chosen, None
    if chosen is None or chosen == PASS:
        return DONE
    return Act(actor(p, chosen), chosen)


@moves.step()
def next_formation(p: Position, f: RemainingMoves) -> StepResult:
    """The next."""
    return "choose_formation"


@NINTH_AGE.verifier("ask-move")
def explain_move(p: Position, f: RemainingMoves, option: Option) -> None:
    """Say why a formation cannot move."""
    verify_own(p, f.side, option)


advance_ = NINTH_AGE.procedure(Advance)


@advance_.step("T9A-H-24A", "T9A-H-24B")
def choose_distance(p: Position, f: Advance) -> StepResult:
    """So many inches, or all the room that there is."""
    room = room_ahead(p, f.row, movement(p, f.row) * INCH)
    options: list[Option] = [("advance", inches) for inches in range(1, (room + TOLERANCE) // INCH + 1)]
    if (room + TOLERANCE) % INCH > 2 * TOLERANCE:
        options.append(FAR)
    values = {"model": p.scene.names[f.row], "room": room}
    return Choose(
        piece(p, f.row).side, "ask-advance", "chosen", tuple(options), default=options[-1], values=values
    )


@advance_.step("T9A-H-24A")
def go(p: Position, f: Advance) -> StepResult:
    """It goes so far."""
    assert f.chosen is not None
    word, f.chosen = f.chosen[1], None
    inches = movement(p, f.row) if word == FAR[1] else cast(int, word)
    length = go_ahead(p, f.row, inches * INCH)
    mark(p, f.row, moved=True)
    p.tell("event-advance", model=p.scene.names[f.row], distance=length)
    return DONE


def _ways(p: Position, row: int) -> tuple[Option, ...]:
    return (("move", p.scene.names[row]),)


NINTH_AGE.action(Action("move", _ways, lambda p, row, option: Advance(row)), "T9A-H-24A")


@NINTH_AGE.restriction("action:move", "T9A-H-22A", of="actor")
def move_in_flight(p: Position, row: int) -> bool:
    """Who flees moves only as it must."""
    return piece(p, row).fleeing


@NINTH_AGE.restriction("action:move", "T9A-H-24C", of="actor")
def move_in_combat(p: Position, row: int) -> bool:
    """Who is in combat stays there."""
    return fights(p, row)


@NINTH_AGE.restriction("action:move", "T9A-H-18B", "T9A-H-20C", of="actor")
def move_after_acting(p: Position, row: int) -> bool:
    """Who declared a charge or has rallied moves no more in this turn."""
    return piece(p, row).acted


@NINTH_AGE.restriction("action:move", "T9A-H-24A", of="actor")
def move_twice(p: Position, row: int) -> bool:
    """Everybody moves once."""
    return piece(p, row).moved


@NINTH_AGE.restriction("action:move", "T9A-H-04B", of="actor")
def move_without_movement(p: Position, row: int) -> bool:
    """Who has no Movement stays where it is."""
    return movement(p, row) == 0


@NINTH_AGE.restriction("action:move", "T9A-H-24B", of="option")
def move_without_room(p: Position, row: int, way: Option) -> bool:
    """There must be room ahead."""
    return room_ahead(p, row, movement(p, row) * INCH) <= 2 * TOLERANCE
