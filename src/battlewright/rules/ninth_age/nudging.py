"""Nudging: casualties have parted formations that fought, and one of them closes up by the least that helps (H36)."""

from __future__ import annotations

from itertools import permutations
from math import hypot

from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.contact import facing_of, touching
from battlewright.rules.ninth_age.formation import formation, leader
from battlewright.rules.ninth_age.moving import carry, has_room, near, others, standing
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import in_play
from battlewright.table.bodies import Body
from battlewright.table.gaps import in_contact, nearest_points, overlaps
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
    ways = (
        nearest_points(body, other)
        for body in formation(p, row).bodies
        for other in formation(p, target).bodies
    )
    (x, y), (to_x, to_y) = min(ways, key=lambda way: hypot(way[1][0] - way[0][0], way[1][1] - way[0][1]))
    for dx, dy in AROUND:
        step = to_x - x + dx, to_y - y + dy
        bodies = tuple(body.at(body.x + step[0], body.y + step[1]) for body in formation(p, row).bodies)
        pairs = [(body, other) for body in bodies for other in formation(p, target).bodies]
        if any(in_contact(*pair) for pair in pairs) and not any(overlaps(*pair) for pair in pairs):
            own = standing(p, row)
            end = own.x + step[0], own.y + step[1]
            return end if _is_free(p, row, target, bodies, step, combat) else None
    return None


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
