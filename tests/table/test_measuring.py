"""All gaps at once are the gaps one by one, whatever the bodies are and wherever they lie."""

from random import Random

import pytest
from tests.table.worlds import HEIGHT

from battlewright.table.bodies import Block, Body, Disc, Rectangle
from battlewright.table.gaps import gap
from battlewright.table.lengths import inches, mm
from battlewright.table.measuring import Measure

SIZE = inches(14)


def random_body(rng: Random) -> Body:
    x, y, z = rng.randrange(SIZE), rng.randrange(SIZE), rng.choice((0, 0, 0, inches(3)))
    facing = rng.choice((0, 90, rng.randrange(360))) * 1_000_000
    kind = rng.randrange(3)
    if kind == 0:
        return Disc(x, y, z, mm(rng.choice((15, 20, 60))), HEIGHT, facing)
    if kind == 1:
        return Rectangle(x, y, z, mm(25), mm(50), HEIGHT, facing)
    return Block(x, y, z, 5, rng.randint(5, 18), mm(20), mm(20), HEIGHT, facing)


@pytest.mark.parametrize("seed", range(8))
def test_gaps_of_a_crowd_are_those_of_the_pairs(seed: int) -> None:
    rng = Random(seed)
    bodies = [random_body(rng) for _ in range(rng.choice((1, 5, 25)))]
    board = Measure(bodies)
    for _ in range(12):
        place, asked = rng.randrange(len(bodies)), random_body(rng)
        bodies[place] = random_body(rng)
        board.put(place, bodies[place])
        for body in (asked, bodies[place]):
            assert board.gaps(body) == [0 if other is body else gap(body, other) for other in bodies]


@pytest.mark.parametrize("kinds", [(Disc,), (Rectangle, Block)])
def test_a_crowd_of_one_kind_is_measured_too(kinds: tuple[type, ...]) -> None:
    rng = Random(5)
    bodies = [body for body in (random_body(rng) for _ in range(60)) if isinstance(body, kinds)]
    for asked in (random_body(rng) for _ in range(20)):
        assert Measure(bodies).gaps(asked) == [gap(asked, other) for other in bodies]


def test_nothing_is_near_on_an_empty_table() -> None:
    assert Measure([]).gaps(Disc(0, 0, 0, mm(15), HEIGHT)) == []


def test_a_body_that_lies_wholly_in_a_larger_one_has_no_gap() -> None:
    tower = Rectangle(inches(7), inches(7), 0, mm(200), mm(200), HEIGHT)
    assert Measure([tower]).gaps(Disc(inches(7), inches(7), 0, mm(10), HEIGHT)) == [0]
    assert Measure([Disc(inches(7), inches(7), 0, mm(10), HEIGHT)]).gaps(tower) == [0]
