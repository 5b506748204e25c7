from decimal import Decimal, localcontext

from hypothesis import assume, given
from hypothesis import strategies as st

from battlewright.table.sight.critical import Critical, sign_with_root

COORDINATE = st.integers(-(10**6), 10**6)
DISTANCE = st.integers(-60_000, 60_000)
BIG = st.integers(-(10**20), 10**20)


@given(BIG, BIG, st.integers(0, 10**20))
def test_the_sign_of_a_number_with_a_root(p: int, q: int, m: int) -> None:
    with localcontext() as context:
        context.prec = 120
        value = p + q * Decimal(m).sqrt()
    assert sign_with_root(p, q, m) == (value > 0) - (value < 0)


@given(st.integers(-(10**9), 10**9), st.integers(-(10**9), 10**9), st.integers(-1, 1))
def test_the_sign_next_to_zero(q: int, root: int, offset: int) -> None:
    """p + q sqrt(root^2) with p = offset - q |root| is the offset itself."""
    assert sign_with_root(offset - q * abs(root), q, root * root) == offset


@given(COORDINATE, COORDINATE, DISTANCE, COORDINATE, COORDINATE, DISTANCE, COORDINATE, COORDINATE)
def test_sides_agree_with_sixty_digits(
    ax: int, ay: int, a: int, bx: int, by: int, b: int, x: int, y: int
) -> None:
    """Asked at the rounded distance itself, where the float answer is not to be trusted."""
    dx, dy, k = bx - ax, by - ay, b - a
    squared = dx * dx + dy * dy
    assume(squared > k * k)
    with localcontext() as context:
        context.prec = 60
        root = Decimal(squared - k * k).sqrt()
        precise = (k * (dx * (x - ax) + dy * (y - ay)) + root * (dx * (y - ay) - dy * (x - ax))) / squared + a
    line = Critical(ax, ay, a, bx, by, b)
    for distance in (round(precise) - 1, round(precise), round(precise) + 1):
        if abs(precise - distance) > Decimal("1e-30"):
            assert line.side(x, y, distance) == (1 if precise > distance else -1)
    assert abs(line.across(x, y) - float(precise)) < 1e-6


@given(COORDINATE, COORDINATE, DISTANCE, COORDINATE, COORDINATE, DISTANCE)
def test_a_tangent_touches_what_it_is_drawn_at(ax: int, ay: int, a: int, bx: int, by: int, b: int) -> None:
    assume((bx - ax) ** 2 + (by - ay) ** 2 > (b - a) ** 2)
    line = Critical(ax, ay, a, bx, by, b)
    for x, y, distance in ((ax, ay, a), (bx, by, b)):
        assert line.side(x, y, distance) == 0
        assert line.meets(x, y, abs(distance)) and not line.crosses(x, y, abs(distance))
    assert line.along(bx, by) > line.along(ax, ay)
