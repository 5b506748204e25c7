"""Random crowds of bodies of every base among walls, for the tests of placement."""

from random import Random

from hypothesis import strategies as st
from tests.table.worlds import HEIGHT, random_features

from battlewright.table.angles import DEGREE
from battlewright.table.bodies import Block, Body, Disc, Rectangle
from battlewright.table.gaps import overlaps
from battlewright.table.lengths import inches, mm
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, touches

SIZE = inches(12)

Crowd = tuple[Table, list[Body]]


def random_body(rng: Random, x: int, y: int) -> Body:
    """A disc, a rectangle or a small block at x, y with any facing."""
    facing = rng.choice((0, 90, 180, 270, rng.randrange(360), rng.randrange(360))) * DEGREE
    kind = rng.randrange(3)
    if kind == 0:
        return Disc(x, y, 0, mm(rng.choice((15, 20, 25))), HEIGHT, facing)
    if kind == 1:
        width, depth = mm(rng.choice((20, 25, 40))), mm(rng.choice((20, 50)))
        return Rectangle(x, y, 0, width, depth, HEIGHT, facing)
    return Block(x, y, 0, rng.randint(2, 3), rng.randint(3, 5), mm(20), mm(20), HEIGHT, facing)


def free(body: Body, table: Table, others: list[Body]) -> bool:
    """Does the body stand on the table and overlap neither others nor walls?"""
    return (
        table.holds(body)
        and not any(overlaps(body, other) for other in others)
        and not any(touches(wall, body) for wall in table.features)
    )


def crowds(count: int, walls: int = 3) -> st.SearchStrategy[Crowd]:
    """Tables of a foot square with walls and up to `count` bodies that overlap nothing."""

    def build(seed: int) -> Crowd:
        rng = Random(seed)
        pieces: list[Feature] = random_features(rng, rng.randint(0, walls), SIZE, "obstruction")
        table = Table(SIZE, SIZE, tuple(pieces))
        bodies: list[Body] = []
        for _ in range(6 * count):
            body = random_body(rng, rng.randrange(SIZE), rng.randrange(SIZE))
            if free(body, table, bodies):
                bodies.append(body)
        return table, bodies[:count]

    return st.integers(0, 2**32).map(build).filter(lambda crowd: len(crowd[1]) >= 3)
