"""Arcs, templates, deviation and making room: the table against the oracle."""

from collections.abc import Iterator
from fractions import Fraction
from random import Random

import shapely
from tests.oracle import placing
from tests.oracle.cases import Case, length, verdict
from tests.oracle.distances import TOLERANCE, enters, gap, overlaps, touches
from tests.oracle.figures import Figure, Shape, figure
from tests.oracle.worlds import INCH, SIDE, random_body, random_world

from battlewright.table.arcs import SIDES, arc
from battlewright.table.bodies import Body, Disc
from battlewright.table.outlines import Polygon
from battlewright.table.placement import (
    NoRoom,
    blast,
    covered,
    least_disturbance,
    place_in_contact,
    scatter,
    six_way,
    spray,
)
from battlewright.table.table import Table
from battlewright.table.terrain import Feature

ANGLES = (45, 60, 90, 120, 135, 180)


def arcs(rng: Random) -> Iterator[Case]:
    """Who is wholly, partly or not in an arc, and which points are."""
    a = random_body(rng, SIDE // 2, SIDE // 2)
    for _ in range(3):
        b = random_body(rng, rng.randrange(SIDE), rng.randrange(SIDE))
        side, angle, boundary = rng.choice(SIDES), rng.choice(ANGLES) * 1_000_000, rng.choice(("in", "out"))
        asked = arc(a, side, angle, boundary)
        where = f"{side} {angle} {boundary} of {a}"
        truth = placing.arc_share(a, side, angle, boundary, figure(b))
        said = asked.share(b)
        yield Case(f"{b} in arc {where}", said, truth, truth is None, truth not in (None, said))
        point = Figure((Shape(shapely.Point(b.x, b.y)),), 0.0)
        truth = placing.arc_share(a, side, angle, boundary, point)
        yield verdict(
            f"{(b.x, b.y)} in arc {where}",
            asked.holds((b.x, b.y)),
            None if truth is None else truth == "wholly",
        )
        rest = {"wholly": "not", "not": "wholly", "partly": "partly"}[said]
        yield Case(
            f"{b} in the rest of {where}",
            asked.opposite.share(b),
            rest,
            False,
            asked.opposite.share(b) != rest,
        )


def templates(rng: Random) -> Iterator[Case]:
    """Who is under a disc or a spray."""
    world = random_world(rng, 8, 0)
    origin, target, *_ = world.bodies
    centre = rng.randrange(SIDE), rng.randrange(SIDE)
    disc = blast(centre, rng.choice((3, 4, 5)) * INCH)
    ground = Figure((Shape(shapely.Point(centre), disc.shape.radius),), 0.0)  # type: ignore[union-attr]
    asked = [(disc, ground, world.bodies)]
    if isinstance(origin, Disc) or figure(origin).shrunk(100).area.contains(shapely.Point(origin.middle)):
        size = rng.choice((6, 8, 10)) * INCH
        cone, area = spray(origin, target.middle, size), placing.spray(origin, target.middle, size)
        assert isinstance(cone.shape, Polygon)
        off = shapely.hausdorff_distance(shapely.Polygon(cone.shape.points), area.area)
        yield Case(f"spray {origin} {target.middle} {size}", cone, area, False, off > area.slack)
        asked.append((cone, area, world.bodies[1:]))
    for template, area, bodies in asked:
        said = {one.index for one in covered(template, bodies)}
        for index, body in enumerate(bodies):
            yield verdict(f"{body} under {template}", index in said, enters(figure(body), area))


def deviations(rng: Random) -> Iterator[Case]:
    """Where a deviating point comes down."""
    start, line = (rng.randrange(SIDE), rng.randrange(SIDE)), (rng.randint(-99, 99), rng.randint(1, 99))
    cap = rng.choice((None, Fraction(rng.randrange(8 * INCH), 2)))
    table = rng.choice((None, Table(SIDE, SIDE)))
    distance = rng.randint(1, 6) * INCH
    gone = Fraction(distance) if cap is None else min(cap, Fraction(distance))
    size = None if table is None else (SIDE, SIDE)
    ways = six_way(start, line, cap, table), scatter(start, line, cap, table)
    for deviation, number, degrees in (
        (ways[0], n := rng.randrange(6), 60 * n),
        (ways[1], n := rng.randrange(360), n),
    ):
        truth = placing.deviated(start, line, degrees, gone, size)
        said = deviation.at(number, distance)
        off = max(abs(said[0] - truth[0]), abs(said[1] - truth[1]))
        yield Case(f"{deviation.line} {degrees} {gone} from {start}", said, truth, False, off > 0.51)


def rooms(rng: Random) -> Iterator[Case]:
    """Making room: nobody overlaps afterwards, and a single body moves no farther than it must."""
    world = random_world(rng, 9, 3, "obstruction", blocks=rng.randrange(3) == 0)
    mover = random_body(rng, SIDE // 2, SIDE // 2, blocks=False)
    victim = rng.choice(world.bodies)
    mover = mover.at(victim.x + rng.randint(-INCH, INCH) // 2, victim.y + rng.randint(-INCH, INCH) // 2)
    if any(touches(piece, mover) is not False for piece in world.features) or not _on_table(mover):
        return
    table = Table(SIDE, SIDE, world.features)
    where = f"{mover} among {world}"
    try:
        found = least_disturbance(mover, world.bodies, table)
    except NoRoom:
        return
    for option in found.options[:2]:
        moved = dict(enumerate(world.bodies)) | {shift.index: shift.body for shift in option}
        yield from _nobody_overlaps(where, [found.mover, *moved.values()], world.features)
    if len(found.options[0]) == 1 and found.shifted == 0:
        shift = found.options[0][0]
        rest: list[Body | Feature] = [mover, *world.features]
        rest += [body for index, body in enumerate(world.bodies) if index != shift.index]
        least = placing.least_shift(world.bodies[shift.index], rest, SIDE)
        yield length(f"room {where}", shift.distance, least)
        yield verdict(f"proven {where}", found.proven_least, True)


def _on_table(body: Body) -> bool:
    left, low, right, high = body.bounds
    return left >= 0 and low >= 0 and right <= SIDE and high <= SIDE


def _nobody_overlaps(where: str, bodies: list[Body], features: tuple[Feature, ...]) -> Iterator[Case]:
    wrong = [
        (one, other) for n, one in enumerate(bodies) for other in bodies[:n] if overlaps(one, other) is True
    ]
    wrong += [(one, piece) for one in bodies for piece in features if touches(piece, one) is True]
    yield Case(f"overlaps in {where}", wrong, [], False, bool(wrong))


def contacts(rng: Random) -> Iterator[Case]:
    """A body placed base to base is in contact, overlaps nothing."""
    world = random_world(rng, 5, 2, "obstruction")
    body, target, *others = world.bodies
    wish = target.middle[0] + rng.randint(-4, 4) * INCH, target.middle[1] + rng.randint(-4, 4) * INCH
    table = Table(SIDE, SIDE, world.features)
    try:
        placed = place_in_contact(body, target, wish, table, others)
    except NoRoom:
        return
    apart = gap(placed, target)
    yield verdict(f"contact {placed} {target}", True, apart.low <= TOLERANCE)
    yield from _nobody_overlaps(f"{placed} at {target} {others}", [placed, target, *others], world.features)


CHECKS = (arcs, templates, deviations, rooms, contacts)
