"""Small tables for the tests of geometry: builders, random tables, and the moves that must not change a verdict."""

from collections.abc import Callable
from random import Random

from hypothesis import strategies as st

from battlewright.table.bodies import Disc
from battlewright.table.gaps import overlaps
from battlewright.table.lengths import inches, mm
from battlewright.table.outlines import Circle, Polygon
from battlewright.table.terrain import Feature, Line, Shape, touches

HEIGHT = inches("1.75")

Change = Callable[[int, int], tuple[int, int]]


def disc(x: float | str, y: float | str, base: int = 30) -> Disc:
    """A model on a round base of `base` millimetres with its centre at x, y inches."""
    return Disc(inches(x), inches(y), 0, mm(base) // 2, HEIGHT)


def feature(shape: Shape, *traits: str, name: str = "piece") -> Feature:
    """A feature three inches high."""
    return Feature(name, shape, 0, inches(3), traits)


def polygon(*corners: tuple[float, float]) -> Polygon:
    """A polygon with corners in inches."""
    return Polygon(tuple((inches(x), inches(y)) for x, y in corners))


def box(left: float, low: float, right: float, high: float) -> Polygon:
    """A rectangle with sides along the axes, in inches."""
    return polygon((left, low), (right, low), (right, high), (left, high))


def wall(*points: tuple[float, float], thick: float = 0.5) -> Line:
    """A thick line in inches."""
    return Line(tuple((inches(x), inches(y)) for x, y in points), inches(thick))


CHANGES: dict[str, Change] = {
    "shift": lambda x, y: (x + 123_457, y - 76_543),
    "quarter turn": lambda x, y: (-y, x),
    "half turn": lambda x, y: (-x, -y),
    "mirror": lambda x, y: (-x, y),
}
"""Exact congruences of the integer plane."""


def changed_disc(body: Disc, change: Change) -> Disc:
    """The body in its changed place."""
    return body.at(*change(body.x, body.y))


def changed_feature(piece: Feature, change: Change) -> Feature:
    """The feature in its changed place; thick lines are changed as the polygons they are made of."""
    shape = piece.shape
    changed: Shape
    if isinstance(shape, Circle):
        changed = Circle(*change(shape.x, shape.y), shape.radius)
    else:
        changed = type(shape)(tuple(change(x, y) for x, y in shape.points), *_thickness(shape))
    return Feature(piece.id, changed, piece.base, piece.top, piece.traits)


def _thickness(shape: Polygon | Line) -> tuple[int, ...]:
    return (shape.thick,) if isinstance(shape, Line) else ()


def random_features(rng: Random, count: int, size: int, *traits: str) -> list[Feature]:
    """Small pieces of terrain of every kind on a square of `size` micrometres."""
    pieces = []
    for number in range(count):
        x, y = rng.randrange(size), rng.randrange(size)
        unit = size // 20
        far_x, far_y = x + rng.randint(-4, 4) * unit, y + rng.randint(1, 4) * unit
        shapes: list[Shape] = [
            Circle(x, y, rng.randint(1, 2) * unit),
            Line(((x, y), (far_x, far_y)), unit // 3),
            Line(((x, y), (far_x, far_y), (far_x + 3 * unit, far_y)), unit // 3),
            Polygon(((x, y), (x + 3 * unit, y + unit), (x + unit, y + unit), (x + unit, y + 4 * unit))),
        ]
        pieces.append(Feature(f"piece-{number}", rng.choice(shapes), 0, inches(3), traits))
    return pieces


def random_discs(rng: Random, count: int, size: int, walls: list[Feature]) -> list[Disc]:
    """At most `count` bodies of mixed bases that overlap neither one another nor the walls."""
    bodies: list[Disc] = []
    for _ in range(6 * count):
        body = Disc(rng.randrange(size), rng.randrange(size), 0, mm(rng.choice((15, 20, 25))), HEIGHT)
        if not any(overlaps(body, other) for other in bodies) and not any(
            touches(wall, body) for wall in walls
        ):
            bodies.append(body)
    return bodies[:count]


def discs(reach: int = inches(12)) -> st.SearchStrategy[Disc]:
    """Bodies anywhere within `reach` of the origin, also in the air."""
    place = st.integers(-reach, reach)
    return st.builds(
        Disc,
        place,
        place,
        st.sampled_from((0, 0, inches(1), inches(4))),
        st.integers(mm(5), mm(60)),
        st.just(HEIGHT),
    )


def random_worlds(count: int, walls: int = 3) -> st.SearchStrategy[tuple[list[Disc], list[Feature]]]:
    """Tables of a foot square with at least two bodies and some obstructions."""

    def build(seed: int) -> tuple[list[Disc], list[Feature]]:
        rng = Random(seed)
        pieces = random_features(rng, rng.randint(0, walls), inches(12), "obstruction")
        return random_discs(rng, count, inches(12), pieces), pieces

    return st.integers(0, 2**32).map(build).filter(lambda world: len(world[0]) >= 2)
