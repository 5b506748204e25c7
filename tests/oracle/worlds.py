"""Random tables with bodies of every kind and terrain of every shape, from a seed."""

from dataclasses import dataclass
from random import Random

import shapely
from tests.oracle.figures import Figure, figure, terrain

from battlewright.table.bodies import Block, Body, Disc, Rectangle
from battlewright.table.outlines import Circle, Polygon
from battlewright.table.terrain import Feature, Line

INCH = 25_400
SIDE = 14 * INCH
"""Side of the square table in micrometres."""

HEIGHT = 44_450
TALL = 3 * INCH
QUARTER = 90_000_000

BASES = (25_000, 30_000, 40_000, 50_000)
BOXES = ((20_000, 20_000), (25_000, 25_000), (25_000, 50_000), (60_000, 100_000))


@dataclass(frozen=True)
class World:
    """Bodies and features none of which overlap; the first two bodies are the ones asked about."""

    bodies: tuple[Body, ...]
    features: tuple[Feature, ...]


def random_facing(rng: Random) -> int:
    """Any facing; quarter turns often, as at a real table."""
    return rng.choice((rng.randrange(4) * QUARTER, rng.randrange(4 * QUARTER)))


def random_body(rng: Random, x: int, y: int, blocks: bool = True) -> Body:
    """A body of any kind near x, y, on the table's ground."""
    kind = rng.randrange(5 if blocks else 3)
    facing = random_facing(rng)
    if kind < 2:
        return Disc(x, y, 0, rng.choice(BASES) // 2, HEIGHT, facing)
    width, depth = rng.choice(BOXES)
    if kind == 2:
        return Rectangle(x, y, 0, width, depth, HEIGHT, facing)
    files = rng.randint(1, 5)
    models = rng.randint(files, 3 * files)
    holes = tuple(
        (rng.randrange(1, 3), rng.randrange(files)) for _ in range(rng.choice((0, 0, 1)) if files > 2 else 0)
    )
    return Block(x, y, 0, files, models, 20_000, 20_000, HEIGHT, facing, holes)


def random_feature(rng: Random, name: str, *traits: str) -> Feature:
    """A polygon (often not convex), a disc or a thick line (often bent)."""
    x, y, unit = rng.randrange(SIDE), rng.randrange(SIDE), SIDE // 20
    far = (x + rng.randint(-4, 4) * unit, y + rng.randint(1, 4) * unit)
    bent = (far[0] + 3 * unit, far[1] + rng.randint(-unit, unit))
    shape = rng.choice(
        (
            Circle(x, y, rng.randint(unit // 2, 2 * unit)),
            Line(((x, y), far), unit // 3 // 2 * 2),
            Line(((x, y), far, bent), unit // 3 // 2 * 2),
            Polygon(((x, y), (x + 3 * unit, y + unit), (x + unit, y + unit), (x + unit, y + 4 * unit))),
            Polygon(((x, y), (x + 2 * unit, y + rng.randint(-unit, unit)), (x + unit, y + 2 * unit))),
        )
    )
    return Feature(name, shape, 0, TALL, traits)


def random_world(rng: Random, bodies: int, features: int, *traits: str, blocks: bool = True) -> World:
    """At most so many bodies (at least two) and features, clear of each other by 1 um or more."""
    while True:
        pieces = [random_feature(rng, f"piece-{i}", *traits) for i in range(rng.randint(0, features))]
        ground = [terrain(piece).area for piece in pieces]
        standing: list[Body] = []
        for _ in range(3 * bodies):
            body = random_body(rng, rng.randrange(SIDE), rng.randrange(SIDE), blocks)
            if len(standing) == bodies:
                continue  # drawn all the same: the vectors on file come of these very draws
            base = figure(body)
            if on_table(base) and all(shapely.distance(base.area, other) > 1 for other in ground):
                standing.append(body)
                ground.append(base.area)
        if len(standing) >= 2:
            return World(tuple(standing), tuple(pieces))


def on_table(base: Figure) -> bool:
    """Is the whole base on the square table, by 1 um or more?"""
    left, low, right, high = base.area.bounds
    return bool(left >= 1 and low >= 1 and right <= SIDE - 1 and high <= SIDE - 1)
