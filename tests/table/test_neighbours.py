"""The index answers as a look at every body would."""

from random import Random

import pytest
from tests.table.worlds import HEIGHT

from battlewright.table.bodies import Body, Disc, Rectangle
from battlewright.table.gaps import within
from battlewright.table.lengths import inches, mm
from battlewright.table.neighbours import Neighbours
from battlewright.table.plane import nearer_to_segment

SIZE = inches(48)


def random_body(rng: Random) -> Body:
    x, y = rng.randrange(-inches(2), SIZE), rng.randrange(-inches(2), SIZE)
    if rng.random() < 0.5:
        return Disc(x, y, 0, mm(rng.choice((15, 20, 60))), HEIGHT)
    return Rectangle(x, y, 0, mm(50), mm(100), HEIGHT, rng.randrange(360_000_000))


@pytest.mark.parametrize("seed", range(6))
def test_the_index_finds_exactly_those_within(seed: int) -> None:
    rng = Random(seed)
    bodies = {key: random_body(rng) for key in range(120)}
    index = Neighbours(bodies.items())
    for _ in range(60):  # bodies move and die; the index follows
        key = rng.randrange(120)
        if key in bodies and rng.random() < 0.3:
            del bodies[key]
            index.remove(key)
        else:
            bodies[key] = random_body(rng)
            index.put(key, bodies[key])
        asked, limit = random_body(rng), rng.randrange(inches(9))
        assert index.within(asked, limit) == sorted(k for k, b in bodies.items() if within(asked, b, limit))


@pytest.mark.parametrize("seed", range(6))
def test_nothing_near_a_line_is_missed(seed: int) -> None:
    rng = Random(seed)
    bodies = {key: Disc(rng.randrange(SIZE), rng.randrange(SIZE), 0, mm(15), HEIGHT) for key in range(150)}
    index = Neighbours(bodies.items())
    for _ in range(40):
        start, end = (rng.randrange(SIZE), rng.randrange(SIZE)), (rng.randrange(SIZE), rng.randrange(SIZE))
        if rng.random() < 0.2:
            end = (start[0], end[1])
        width = rng.randrange(1, inches(3))
        near = {k for k, b in bodies.items() if nearer_to_segment((b.x, b.y), start, end, width + b.radius)}
        listed = index.along(start, end, width)
        assert near <= set(listed)
        assert listed == sorted(listed)


def test_a_far_line_lists_few() -> None:
    bodies = {
        column * 20 + row: Disc(inches(2 + 4 * column), inches(2 + 4 * row), 0, mm(15), HEIGHT)
        for column in range(20)
        for row in range(20)
    }
    index = Neighbours(bodies.items())
    assert len(index.along((inches(2), inches(2)), (inches(2), inches(30)), mm(15))) < 30


def test_a_body_that_is_not_there_is_taken_away_without_fuss() -> None:
    index = Neighbours()
    index.remove(3)
    assert index.in_box((0, 0, SIZE, SIZE)) == []
