"""The throw example of the source as a law: through `odds`, and by an enumeration that knows no code of the rules.

A beast of STR 11 throws a medium one straight away from it. A small model stands where it may come down, a medium one
where it may be stopped. V01: the deviation 3 and 6 is 2.75 inches in direction 3.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import product
from math import cos, hypot, radians, sin, sqrt
from typing import Any, NamedTuple

import pytest
from tests.hordes.battles import battle, dice, model, row
from tests.hordes.throws import (
    FISTS,
    HIT,
    HOLD,
    MM,
    front,
    given,
    lift_with_both,
    refused,
    scene,
    straight,
    victim,
)

from battlewright.core.position import Position
from battlewright.odds.answer import best, odds
from battlewright.odds.conformance import members_are_apart, product_equals_joint

STRENGTH, SKILL = 11, 6
DEFENCE, ARMOUR, THEIR_STRENGTH, LEFT = 14, 17, 9, 6
SMALL_ARMOUR, SMALL_BOXES, POST_ARMOUR, POST_BOXES = 13, 5, 16, 8
RADIUS, SMALL, LARGE = 20 * MM, 15 * MM, 25 * MM
START = (24.0, 20 + LARGE + RADIUS + 0.1)
UNDER, POST = (24.4, START[1] + 7.5), (21.9, START[1] + 4.6)


def example() -> Position:
    """The throw is declared; the attack roll is asked. The thrower cannot be forced for a boost."""
    given_stats = {"STR": STRENGTH, "MAT": SKILL, "FURY": 4, "base": 50}
    ogre = model("ogre", "stone_brute", 24, 20, weapons=FISTS, stats=given_stats, fury=3)
    beast = {"STR": THEIR_STRENGTH, "DEF": DEFENCE, "ARM": ARMOUR, "base": 40, "spiral": [8, 8, 8]}
    hurt = {"1": 5, "2": 3, "3": 5, "4": 3, "5": 8 - LEFT}
    thrown = model("v", "wolf_brute", *START, facing=180, stats=beast, boxes_lost=hurt)
    small = model("small", "shield", *UNDER, stats={"ARM": SMALL_ARMOUR, "boxes": SMALL_BOXES})
    post = model("post", "shield", *POST, stats={"ARM": POST_ARMOUR, "boxes": POST_BOXES, "base": 40})
    return given(battle([ogre], [thrown, small, post], turn="ogre"), "throw v")


class Outcome(NamedTuple):
    """Where the thrown model lies in inches, None where it is destroyed, and the points that each model takes."""

    place: tuple[float, float] | None
    damage: int
    small: int | None
    post: int | None


def sums(count: int) -> dict[int, Fraction]:
    found: dict[int, Fraction] = defaultdict(Fraction)
    for faces in product(range(1, 7), repeat=count):
        found[sum(faces)] += Fraction(1, 6**count)
    return found


def points(count: int, armour: int) -> dict[int, Fraction]:
    found: dict[int, Fraction] = defaultdict(Fraction)
    for rolled, weight in sums(count).items():
        found[max(0, rolled + STRENGTH - armour)] += weight
    return found


def landings() -> list[tuple[float, float]]:
    """The eighteen points about the one at 5.5 inches from the edge, the deviation at most 2.75 inches."""
    x, y = START[0], START[1] + RADIUS + STRENGTH / 2
    turns = [radians(60 * step) for step in range(6)]
    deviations = [min(d3, STRENGTH / 4) for d3 in (1, 2, 3)]
    return [(x + far * sin(turn), y + far * cos(turn)) for turn in turns for far in deviations]


def flown(point: tuple[float, float]) -> tuple[tuple[float, float], bool, bool]:
    """Where the flight to a point ends, whether the post has stopped it, and whether it lies on the small model."""
    dx, dy = point[0] - START[0], point[1] - START[1]
    length = hypot(dx, dy)
    ux, uy = dx / length, dy / length
    px, py = POST[0] - START[0], POST[1] - START[1]
    along, across = px * ux + py * uy, px * uy - py * ux
    reach = 2 * RADIUS
    stops = abs(across) < reach and 0 < along - sqrt(reach**2 - across**2) < length
    if stops:
        length = along - sqrt(reach**2 - across**2)
    end = START[0] + length * ux, START[1] + length * uy
    return end, stops, hypot(end[0] - UNDER[0], end[1] - UNDER[1]) < RADIUS + SMALL


def by_hand() -> dict[Outcome, Fraction]:
    """The law of the whole throw."""
    law: dict[Outcome, Fraction] = defaultdict(Fraction)
    hits = sum(
        Fraction(1, 36)
        for a, b in product(range(1, 7), repeat=2)
        if a + b > 2 and (a + b == 12 or a + b + SKILL >= DEFENCE)
    )
    holds = Fraction(sum(a + STRENGTH >= b + THEIR_STRENGTH for a, b in product(range(1, 7), repeat=2)), 36)
    stays = (round(START[0], 3), round(START[1], 3))
    law[Outcome(stays, 0, None, None)] = 1 - hits * holds
    for point in landings():
        end, stopped, on_small = flown(point)
        place = (round(end[0], 3), round(end[1], 3))
        own = points(3 if stopped else 2, ARMOUR)
        small = points(2, SMALL_ARMOUR) if on_small else {None: Fraction(1)}
        post = points(2, POST_ARMOUR) if stopped else {None: Fraction(1)}
        for (a, wa), (b, wb), (c, wc) in product(own.items(), small.items(), post.items()):
            outcome = Outcome(place if a < LEFT else None, a, b, c)
            law[outcome] += hits * holds * Fraction(1, 18) * wa * wb * wc
    return law


LAW = by_hand()


def marginal(read: Any) -> dict[Any, Fraction]:
    found: dict[Any, Fraction] = defaultdict(Fraction)
    for outcome, weight in LAW.items():
        found[read(outcome)] += weight
    return dict(found)


READ: dict[str, Any] = {
    "v.damage": lambda o: o.damage,
    "v.destroyed": lambda o: o.damage >= LEFT,
    "v.knocked_down": lambda o: o.place is not None and o.place[1] > START[1] + 0.001,
    "small.destroyed": lambda o: (o.small or 0) >= SMALL_BOXES,
    "small.knocked_down": lambda o: o.small is not None and o.small < SMALL_BOXES,
    "post.damage": lambda o: o.post or 0,
    "joint(v.destroyed, small.destroyed)": lambda o: (o.damage >= LEFT, (o.small or 0) >= SMALL_BOXES),
    "joint(v.damage, post.destroyed)": lambda o: (o.damage, (o.post or 0) >= POST_BOXES),
}


@pytest.fixture(scope="module")
def answer() -> Any:
    return odds(example(), ["v.place", *READ], rational=True)


def test_the_example_meets_everything():
    """Both bystanders may be struck, and the thrown model may die, or this were no test of it."""
    assert 0 < marginal(READ["small.destroyed"])[True] < 1
    assert 0 < marginal(lambda o: o.post is None)[False] < 1
    assert 0 < marginal(READ["v.destroyed"])[True] < 1


@pytest.mark.parametrize("quantity", READ)
def test_laws_of_the_throw_example(answer: Any, quantity: str):
    assert answer.method == "exact" and answer.error_bound == 0
    assert dict(answer.quantities[quantity].pmf) == marginal(READ[quantity])


def test_landing_points_with_their_chances(answer: Any):
    """V01 and V05: each point to the thousandth of an inch, each chance exactly."""
    found = dict(answer.quantities["v.place"].pmf)
    wanted = marginal(lambda o: o.place)
    assert len(found) == len(wanted) >= 18 and found[None] == wanted.pop(None)
    for place, weight in wanted.items():
        (near,) = (
            at for at in found if at and hypot(at[0] - place[0] * 25_400, at[1] - place[1] * 25_400) < 20
        )
        assert found[near] == weight


def test_simultaneous_damage_is_a_product():
    assert members_are_apart(example()) > 60


def test_the_product_is_the_joint_walk():
    y = front(40)
    small = victim("small", 24.4, y + 7.5, base=30, ARM=15, boxes=3)
    post = victim("post", 21.9, y + 4.6, ARM=15, boxes=4)
    assert product_equals_joint(given(scene(victim(ARM=14, boxes=4), small, post), "throw v"))


def test_the_best_of_181_directions_and_of_the_models_to_throw_at():
    """MAT 6 hits DEF 12 26 times in 36, after a miss a deviation of 1 inch still comes down on the other model, and
    2d6 + 11 breaks 3 boxes under ARM 15 from a 7 on."""
    other = victim("o", 24, front(40) + 4, base=30, ARM=15, boxes=3)
    found = best(lift_with_both(scene(victim(), other)), {"side": "A", "maximise": "P(o.destroyed)"})
    assert sum(option.option[0] == "direction" for option in found) >= 181
    assert found[0].answer == "throw_at o" and found[0].value == pytest.approx(
        (26 / 36 + 10 / 36 * 6 / 18) * 21 / 36
    )


def test_v01_the_roll_of_the_source():
    p = given(example(), HIT, HOLD, straight(), dice(3, 6))
    base = row(p, "v").base
    where = base.x / 25_400 - START[0], base.y / 25_400 - START[1] - RADIUS
    assert where == pytest.approx((2.75 * sin(radians(120)), 5.5 + 2.75 * cos(radians(120))), abs=0.0001)
    assert refused(given(example(), HIT, HOLD), straight(120))[0] == "reason-outside-arc"
