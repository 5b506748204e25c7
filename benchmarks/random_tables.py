"""The random tables on which geometry is measured: kept as files, so that everybody asks the same questions.

`./run python benchmarks/random_tables.py` writes them again from their seeds; the same files come out.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

from battlewright.table.bodies import Block, Body, Disc, Rectangle
from battlewright.table.gaps import overlaps
from battlewright.table.lengths import inches, mm
from battlewright.table.outlines import Circle, Polygon
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, Line, Shape, touches

FOLDER = Path(__file__).parent / "tables"
WIDTH, DEPTH = inches(72), inches(48)
HEIGHT = inches("1.75")
TRAITS = (
    ("obstruction", "solid"), ("rough", "forest", "concealing"), ("obstacle", "linear", "solid"), ("impassable",),
)  # fmt: skip


class RandomTable(msgspec.Struct, frozen=True):
    """A table with bodies of every kind that overlap nothing."""

    table: Table
    bodies: tuple[Body, ...]


def load(name: str) -> RandomTable:
    """One of the tables kept: `40-0` to `40-9`, `400-0` to `400-2`."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=RandomTable)


def names(count: int) -> list[str]:
    """The tables with so many bodies."""
    return sorted(path.stem for path in FOLDER.glob(f"{count}-*.json"))


def random_table(rng: Random, count: int) -> RandomTable:
    """A table of 72 by 48 inches with eight pieces of terrain and `count` bodies."""
    features = tuple(_feature(rng, number) for number in range(8))
    table = Table(WIDTH, DEPTH, features)
    bodies: list[Body] = []
    while len(bodies) < count:
        body = _body(rng, count)
        if (
            table.holds(body)
            and not any(overlaps(body, other) for other in bodies)
            and not any(touches(feature, body) for feature in features if "forest" not in feature.traits)
        ):
            bodies.append(body)
    return RandomTable(table, tuple(bodies))


def _body(rng: Random, count: int) -> Body:
    x, y, facing = rng.randrange(WIDTH), rng.randrange(DEPTH), rng.randrange(360) * 1_000_000
    kind = rng.random()
    if kind < 0.6:
        return Disc(x, y, 0, mm(rng.choice((25, 30, 40, 50))) // 2, HEIGHT, facing)
    if kind < 0.9 or count > 100:
        width, depth = rng.choice(((20, 20), (25, 25), (25, 50), (40, 40), (50, 100)))
        return Rectangle(x, y, 0, mm(width), mm(depth), HEIGHT, facing)
    files = rng.randint(3, 6)
    return Block(x, y, 0, files, rng.randint(files, 4 * files), mm(20), mm(20), HEIGHT, facing)


def _feature(rng: Random, number: int) -> Feature:
    x, y = rng.randrange(inches(6), WIDTH - inches(6)), rng.randrange(inches(6), DEPTH - inches(6))

    def near() -> tuple[int, int]:
        return x + rng.randint(-4, 4) * mm(20), y + rng.randint(1, 4) * mm(20)

    shapes: tuple[Shape, ...] = (
        Circle(x, y, inches(rng.choice((1.5, 2, 3)))),
        Line(((x, y), near()), inches(0.5)),
        Polygon(
            ((x, y), (x + mm(120), y), (x + mm(120), y + mm(40)), (x + mm(40), y + mm(40)), (x, y + mm(140)))
        ),
        Polygon(((x, y), (x + mm(110), y + mm(20)), (x + mm(130), y + mm(90)), (x + mm(20), y + mm(70)))),
    )
    return Feature(f"piece_{number}", rng.choice(shapes), 0, inches(rng.choice((1, 3))), TRAITS[number % 4])


def main() -> None:
    """Write all tables."""
    FOLDER.mkdir(exist_ok=True)
    for count, many in ((40, 10), (400, 3)):
        for number in range(many):
            made = random_table(Random(f"{count}-{number}"), count)
            (FOLDER / f"{count}-{number}.json").write_bytes(msgspec.json.encode(made) + b"\n")


if __name__ == "__main__":
    main()
