"""Nudging: casualties have parted formations that fought, and one of them closes up by the least that helps (H36)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations
from math import hypot

from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import in_play
from battlewright.rules.ninth_age.contact import facing_of, touching
from battlewright.rules.ninth_age.formation import Formation, formation, leader
from battlewright.rules.ninth_age.moving import carry, has_room, near, others, standing
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.table.angles import offset
from battlewright.table.bodies import Body
from battlewright.table.gaps import in_contact, nearest_of_outlines, overlaps
from battlewright.table.lengths import TOLERANCE
from battlewright.table.movement import Stopping, advance
from battlewright.table.plane import Point

Pair = tuple[int, int]
"""Two formations that fought each other."""

SETTLING = 3
"""Micrometres within which a nudge ends with a gap of at least 0."""

AROUND = tuple(
    sorted(
        ((dx, dy) for dx in range(-SETTLING, SETTLING + 1) for dy in range(-SETTLING, SETTLING + 1)),
        key=lambda step: (step[0] ** 2 + step[1] ** 2, step),
    )
)
"""Steps about an ideal place, the shortest first."""

EDGE = 3 * TOLERANCE
"""How far past a corner edges lie along each other."""

PAST_CORNERS = ((0, 0), (0, EDGE), (EDGE, 0), (0, -EDGE), (-EDGE, 0))
"""How far to the right and ahead, by the eyes of the one that is touched, a nudge may go on for edges to meet."""

PASSING = Stopping(slows=())
"""A nudge goes through no unit and no impassable terrain."""


class Nudge(Frame, tag="nudge"):
    """The `pairs` of formations whose contact may have been broken (see `engaged`), and the `hurt`: those that have
    lost models."""

    pairs: tuple[Pair, ...]
    hurt: tuple[int, ...]
    combat: tuple[int, ...] = ()
    chosen: Option | None = None


def engaged(p: Position, units: tuple[int, ...]) -> tuple[Pair, ...]:
    """The pairs of formations of a combat that touch each other."""
    rows = [row for row in units if in_play(p, row) and leader(p, row) == row]
    return tuple((row, enemy) for row in rows for enemy in touching(p, row) if row < enemy and enemy in rows)


def parted(p: Position, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
    """Those of some pairs that stand and touch each other no more."""
    return tuple(
        (one, other)
        for one, other in pairs
        if in_play(p, one) and in_play(p, other) and other not in touching(p, one)
    )


def movers(pair: Pair, hurt: tuple[int, ...]) -> Pair:
    """Who of a pair is moved first: the one that lost no models."""
    one, other = pair
    return (other, one) if one in hurt and other not in hurt else (one, other)


def close_up(p: Position, pair: Pair, f: Nudge) -> bool:
    """Bring a pair into contact again if that is possible; tells whether it was."""
    for mover, target in zip(movers(pair, f.hurt), reversed(movers(pair, f.hurt)), strict=True):
        place = closest(p, mover, target, f.combat)
        if place is not None:
            carry(p, mover, *place, standing(p, mover).facing)
            p.tell("event-nudged", unit=p.scene.names[mover], target=p.scene.names[target])
            return True
    return False


def closest(p: Position, row: int, target: int, combat: tuple[int, ...]) -> Point | None:
    """Where a formation stands when it is moved by the least that brings it into contact; None if it may not be."""
    if not p.value("nudge.allowed", row):
        return None
    for step in _steps(formation(p, row), formation(p, target)):
        bodies = tuple(body.at(body.x + step[0], body.y + step[1]) for body in formation(p, row).bodies)
        if _is_free(p, row, target, bodies, step, combat):
            own = standing(p, row)
            return own.x + step[0], own.y + step[1]
    return None


def _steps(own: Formation, target: Formation) -> Iterator[Point]:
    """The ways into contact, the shortest first: to the corner that comes next, or so far past it that edges meet."""
    pairs = [(one, other) for a in own.bodies for b in target.bodies for one in a.parts for other in b.parts]
    ways = [nearest_of_outlines((one,), (other,)) for one, other in pairs]
    steps = sorted({(to_x - x, to_y - y) for (x, y), (to_x, to_y) in ways}, key=lambda step: hypot(*step))
    for x, y in steps:
        for right, ahead in PAST_CORNERS:
            to_x, to_y = offset(x, y, target.footprint.facing, right, ahead)
            settled = (
                (to_x + dx, to_y + dy) for dx, dy in AROUND if _touches(own, target, (to_x + dx, to_y + dy))
            )
            yield from islice(settled, 1)


def _touches(own: Formation, target: Formation, step: Point) -> bool:
    """Whether a formation moved by a step touches another without entering it."""
    bodies = [body.at(body.x + step[0], body.y + step[1]) for body in own.bodies]
    pairs = [(body, other) for body in bodies for other in target.bodies]
    return any(in_contact(*pair) for pair in pairs) and not any(overlaps(*pair) for pair in pairs)


@NINTH_AGE.contribution("nudge.allowed", "base", "T9A-H-36A", "T9A-H-36B", "T9A-H-36C")
def _touching_nobody_else(p: Position, row: int) -> int:
    return int(not touching(p, row))


def _is_free(
    p: Position, row: int, target: int, bodies: tuple[Body, ...], step: Point, combat: tuple[int, ...]
) -> bool:
    """Whether a formation may be moved so: in the same facing, through nobody, close only to those of its combat."""
    after = p.fork()
    own = standing(p, row)
    carry(after, row, own.x + step[0], own.y + step[1], own.facing)
    if not p.value("nudge.facing", after, row, target) or not has_room(p, row, bodies):
        return False
    strangers = [other for one, other in others(p, row) if one not in combat]
    if any(near(bodies, other) and not near(formation(p, row).bodies, other) for other in strangers):
        return False
    return bool(p.value("nudge.way", row, step))


@NINTH_AGE.contribution("nudge.facing", "base", "T9A-H-36D")
def _the_same_as_before(p: Position, after: Position, row: int, target: int) -> int:
    same = facing_of(p, row, target) == facing_of(after, row, target)
    return int(same and facing_of(p, target, row) == facing_of(after, target, row))


@NINTH_AGE.contribution("nudge.way", "base", "T9A-H-36G")
def _through_nobody(p: Position, row: int, step: Point) -> int:
    distance = round(hypot(*step))
    taken = [body for _, other in others(p, row) for body in other.bodies]
    paths = (
        advance(body, step, distance, p.scene.table, taken, stopping=PASSING)
        for body in formation(p, row).bodies
    )
    return int(all(distance - path.travelled <= SETTLING * 2 for path in paths))


def first_choices(p: Position, f: Nudge) -> tuple[Pair, ...]:
    """The pairs with which those orders begin that keep most formations in combat, one for each result."""
    found: dict[tuple[Pair, ...], Pair] = {}
    pairs = parted(p, f.pairs)
    for order in permutations(pairs) if pairs else ():
        tried = p.fork()
        left = tuple(sorted(pair for pair in order if not close_up(tried, pair, f)))
        found.setdefault(left, order[0])
    fewest = min((len(left) for left in found), default=0)
    return tuple(dict.fromkeys(first for left, first in found.items() if len(left) == fewest))


nudge = NINTH_AGE.procedure(Nudge)


@nudge.step("T9A-H-36F")
def choose_first(p: Position, f: Nudge) -> StepResult:
    """The order that keeps most formations in combat; the active player decides between equals."""
    options = tuple(("nudge", p.scene.names[one], p.scene.names[other]) for one, other in first_choices(p, f))
    if not options:
        return DONE
    return Choose(p.rules.active(p), "ask-nudge", "chosen", options, default=options[0])


@nudge.step("T9A-H-36A", "T9A-H-36B", "T9A-H-36D", "T9A-H-36E", "T9A-H-36G")
def move_closer(p: Position, f: Nudge) -> StepResult:
    """The unhurt one is moved by the least, else the other; if neither can be, contact is lost."""
    assert f.chosen is not None
    one, other = (p.scene.index[name] for name in f.chosen[1:])
    f.chosen = None
    if not close_up(p, (one, other), f):
        f.pairs = tuple(pair for pair in f.pairs if pair != (one, other))
        p.tell("event-dropped-out", unit=p.scene.names[one], target=p.scene.names[other])
    return "choose_first"
