"""Shifts, quarter turns and mirrors change no verdict of the table; neither does the order of two bodies."""

from collections.abc import Iterator
from random import Random

from tests.oracle.cases import Case
from tests.oracle.congruences import CHANGES, Change
from tests.oracle.worlds import INCH, SIDE, World, random_world

from battlewright.table import gaps
from battlewright.table import terrain as ground
from battlewright.table.movement import advance
from battlewright.table.sight import clear_lines
from battlewright.table.table import Table


def changes(rng: Random) -> Iterator[Case]:
    """Every answer about a random table and about each table congruent to it."""
    world = random_world(rng, 7, 3, "obstruction")
    limit = rng.randint(0, 8 * INCH)
    before = _answers(world, limit)
    for change in CHANGES:
        changed = World(
            tuple(change.body(body) for body in world.bodies),
            tuple(change.feature(piece) for piece in world.features),
        )
        for (name, said), (_, again) in zip(before.items(), _answers(changed, limit).items(), strict=True):
            yield Case(f"{name} after {change.name} of {world}", again, said, False, again != said)
    yield from _moves(rng, world)


def _answers(world: World, limit: int) -> dict[str, object]:
    a, b, *others = world.bodies
    return {
        "gap": gaps.gap(a, b),
        "gap back": gaps.gap(b, a),
        "within": gaps.within(a, b, limit),
        "completely within": gaps.completely_within(a, b, limit),
        "terrain": [(ground.gap_to(piece, a), ground.within_of(piece, a, limit)) for piece in world.features],
        "sight": clear_lines(a, b, others, world.features).clear,
    }


def _moves(rng: Random, world: World) -> Iterator[Case]:
    """A move turned with its table is as long, but for the micrometre of its rounding."""
    toward, budget = (rng.randint(-99, 99), rng.randint(1, 99)), rng.randint(1, 6 * INCH)
    turns = (CHANGES[2], Change("mirror about the middle", lambda x, y: (SIDE - x, y), 0, True))
    half = Change("half turn about the middle", lambda x, y: (SIDE - x, SIDE - y), turns[0].turn)
    body, *others = world.bodies
    path = advance(body, toward, budget, Table(SIDE, SIDE, world.features), others)
    for change in (half, turns[1]):
        table = Table(SIDE, SIDE, tuple(change.feature(piece) for piece in world.features))
        again = advance(
            change.body(body), change.way(toward), budget, table, [change.body(one) for one in others]
        )
        same = abs(again.travelled - path.travelled) <= 20 and (again.stop is None) == (path.stop is None)
        yield Case(f"move {toward} {budget} after {change.name} of {world}", again, path, False, not same)


CHECKS = (changes,)
