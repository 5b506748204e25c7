"""Gaps, contacts, overlaps and terrain: the table against the oracle."""

from collections.abc import Iterator
from random import Random

import numpy as np
import shapely
from tests.oracle import distances
from tests.oracle.cases import Case, length, verdict
from tests.oracle.distances import TOLERANCE
from tests.oracle.figures import ROUNDED, figure, terrain
from tests.oracle.worlds import HEIGHT, INCH, random_body, random_feature

from battlewright.table import gaps
from battlewright.table import terrain as ground
from battlewright.table.bodies import Block, Body, Disc

NEAR = (-60, -25, -21, -19, -3, -1, 0, 1, 3, 19, 21, 25, 60)
"""Micrometres by which limits miss the true length: about the tolerance and about the rounding."""


def bodies(rng: Random) -> Iterator[Case]:
    """The parts of a body cover its bases, corners are where they should be, and drawn in they are drawn in."""
    body = random_body(rng, rng.randrange(10 * INCH), rng.randrange(10 * INCH))
    base = figure(body)
    said = shapely.union_all([_area(part) for part in body.parts])
    inner = shapely.union_all([_area(part) for part in body.inner])
    for what, mine, its in (("base", base.area, said), ("inner", base.shrunk(TOLERANCE).area, inner)):
        far = shapely.hausdorff_distance(mine, its)
        yield Case(f"{what} of {body}", far, 0, False, far > ROUNDED + 1e-3)
    corners = np.array(base.area.bounds)
    off = float(np.abs(corners - np.array(body.bounds)).max())
    yield Case(f"bounds of {body}", off, 0, False, off > ROUNDED)


def _area(part: object) -> shapely.Geometry:
    points = getattr(part, "points", None)
    if points is not None:
        return shapely.Polygon(points)
    return shapely.Point(part.x, part.y).buffer(part.radius, quad_segs=64)  # type: ignore[attr-defined]


def pairs(rng: Random) -> Iterator[Case]:
    """Every question about two bodies near each other, sometimes at different heights."""
    a, b = _two(rng)
    where = f"{a} {b}"
    gap = distances.gap(a, b)
    shown = gaps.gap(a, b)
    if gap.low > TOLERANCE:
        yield length(f"gap {where}", shown, gap)
    yield verdict(f"contact {where}", gaps.in_contact(a, b), gap.at_most(TOLERANCE))
    yield verdict(f"overlap {where}", gaps.overlaps(a, b), distances.overlaps(a, b))
    limit = max(0, round(gap.low) + rng.choice(NEAR))
    yield verdict(f"within {limit} {where}", gaps.within(a, b, limit), distances.within(a, b, limit))
    yield verdict(f"less {limit} {where}", gaps.less_than(a, b, limit), distances.less_than(a, b, limit))
    yield verdict(f"symmetry {where}", gaps.gap(b, a) == shown, True)
    one, other = gaps.nearest_points(a, b)
    if distances.plan_gap(figure(a), figure(b)).low > 2:
        plan = distances.plan_gap(figure(a), figure(b))
        yield length(
            f"nearest points {where}", float(np.hypot(one[0] - other[0], one[1] - other[1])), plan, 2.0
        )
    if not isinstance(a, Block) and not isinstance(b, Block):
        yield from _whole(rng, a, b)


def _whole(rng: Random, a: Body, b: Body) -> Iterator[Case]:
    far = distances.farthest(a, b)
    limit = max(0, round(far.low) + rng.choice(NEAR))
    if distances.rise(
        a, b
    ):  # the table rounds the reach in plan down, so it may say no up to a micrometre early
        far = distances.Interval(far.low, far.high + 1)
    truth = far.at_most(limit + TOLERANCE)
    yield verdict(f"completely within {limit} {a} {b}", gaps.completely_within(a, b, limit), truth)


def _two(rng: Random) -> tuple[Body, Body]:
    a = random_body(rng, 5 * INCH, 5 * INCH)
    spread = rng.choice((INCH, 3 * INCH))
    b = random_body(rng, 5 * INCH + rng.randint(-spread, spread), 5 * INCH + rng.randint(-spread, spread))
    if rng.randrange(3) == 0:
        b = _in_contact(rng, a, b)
    return a, b.raised_to(rng.choice((0, 0, 0, HEIGHT // 2, HEIGHT, HEIGHT - 10, HEIGHT + INCH)))


def _in_contact(rng: Random, a: Body, b: Body) -> Body:
    """The second body moved along the line of centres until it all but touches, or overlaps by a hair."""
    ahead = b.x - a.x, b.y - a.y
    far = float(np.hypot(*ahead)) or 1.0
    low, high = 0.0, 12.0 * INCH
    for _ in range(40):
        middle = (low + high) / 2
        apart = distances.distance(
            figure(a),
            figure(b.at(round(a.x + ahead[0] * middle / far), round(a.y + ahead[1] * middle / far))),
        )
        low, high = (middle, high) if apart <= 0 else (low, middle)
    away = high + rng.choice(NEAR)
    return b.at(round(a.x + ahead[0] * away / far), round(a.y + ahead[1] * away / far))


def pieces(rng: Random) -> Iterator[Case]:
    """Every question about a body and a piece of terrain."""
    piece = random_feature(rng, "piece", "rough")
    left, low, right, high = piece.bounds
    margin = INCH
    body = random_body(
        rng, rng.randint(left - margin, right + margin), rng.randint(low - margin, high + margin)
    )
    where = f"{piece} {body}"
    gap = distances.plan_gap(figure(body), terrain(piece))
    if gap.low > TOLERANCE:
        yield length(f"gap {where}", ground.gap_to(piece, body), gap)
    yield verdict(f"touches {where}", ground.touches(piece, body), distances.touches(piece, body))
    limit = max(0, round(gap.low) + rng.choice(NEAR))
    yield verdict(
        f"within {limit} {where}", ground.within_of(piece, body, limit), gap.at_most(limit + TOLERANCE)
    )
    small = Disc(body.x, body.y, 0, rng.choice((1_000, 4_000, 12_500)), HEIGHT)
    yield verdict(
        f"contains {piece} {small}", ground.contains(piece, small), distances.contains(piece, small)
    )
    if not isinstance(body, Block):
        yield verdict(f"contains {where}", ground.contains(piece, body), distances.contains(piece, body))


CHECKS = (bodies, pairs, pieces)
