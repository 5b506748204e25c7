"""The slam of the source as a law: through `odds`, and by an enumeration that knows no code of the rules.

V14: the slammer comes 4 inches and hits; its target flies back d6 inches, over a smaller model, into a wall 4 inches
behind it.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple

import pytest
from tests.hordes.battles import battle, lost, model, wall
from tests.hordes.throws import MM, given

from battlewright.core.position import Position
from battlewright.odds.answer import odds
from battlewright.rules.hordes.state import profile

STRENGTH, SKILL = 11, 6
DEFENCE, ARMOUR, LEFT = 14, 16, 9
SMALL_ARMOUR, SMALL_BOXES = 13, 5
LARGE, SMALL = 25 * MM, 15 * MM
START = 20 + 2 * LARGE + 4
WALL = START + LARGE + 4
UNDER = START + 3.5
"""Where the small model stands, its edge 1.9252 inches behind that of the target: from 2 inches on it is contacted."""


def example(fury: int = 3) -> Position:
    """The slam is declared and its place said; the attack roll is asked."""
    ogre = model("ogre", "stone_brute", 24, 20, stats={"STR": STRENGTH, "MAT": SKILL, "FURY": 4}, fury=fury)
    beast = {"DEF": DEFENCE, "ARM": ARMOUR, "base": 50, "spiral": [8, 8, 8]}
    hurt = {"1": 5, "2": 3, "3": 5, "4": 2}
    target = model("v", "wolf_alpha", 24, START, 180, stats=beast, boxes_lost=hurt)
    small = model("small", "shield", 24, UNDER, stats={"ARM": SMALL_ARMOUR, "boxes": SMALL_BOXES})
    stone = wall((20, WALL + 0.25), (28, WALL + 0.25), traits=("obstruction", "solid", "linear"))
    p = given(battle([ogre], [target, small], terrain=[stone], turn="ogre"), "slam v")
    return given(p, p.pending.default)


class Outcome(NamedTuple):
    """How far the target has gone in inches, None where it is destroyed, and the points of both."""

    moved: float | None
    damage: int
    small: int | None


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


def by_hand(boost: int = 0) -> dict[Outcome, Fraction]:
    """The law of the whole slam; with `boost` the slam damage has a die more."""
    law: dict[Outcome, Fraction] = defaultdict(Fraction)
    hits = sum((w for s, w in sums(2).items() if s > 2 and (s == 12 or s + SKILL >= DEFENCE)), Fraction(0))
    law[Outcome(0, 0, None)] = 1 - hits
    for face in range(1, 7):
        moved, crashes = min(face, 4), face > 4
        own = points(2 + crashes + boost, ARMOUR)
        passes = START + moved + LARGE > UNDER - SMALL
        small = points(2, SMALL_ARMOUR) if passes else {None: Fraction(1)}
        for (a, wa), (b, wb) in product(own.items(), small.items()):
            outcome = Outcome(moved if a < LEFT else None, a, b)
            law[outcome] += hits * Fraction(1, 6) * wa * wb
    return law


LAW = by_hand()

READ: dict[str, Any] = {
    "v.damage": lambda o: o.damage,
    "v.destroyed": lambda o: o.damage >= LEFT,
    "v.knocked_down": lambda o: bool(o.moved),
    "small.damage": lambda o: o.small or 0,
    "small.destroyed": lambda o: (o.small or 0) >= SMALL_BOXES,
    "small.knocked_down": lambda o: o.small is not None and o.small < SMALL_BOXES,
    "joint(v.damage, small.damage)": lambda o: (o.damage, o.small or 0),
    "joint(v.destroyed, small.knocked_down)": lambda o: (
        o.damage >= LEFT,
        o.small is not None and o.small < SMALL_BOXES,
    ),
}


def marginal(read: Any, law: dict[Outcome, Fraction] = LAW) -> dict[Any, Fraction]:
    found: dict[Any, Fraction] = defaultdict(Fraction)
    for outcome, weight in law.items():
        found[read(outcome)] += weight
    return dict(found)


@pytest.fixture(scope="module")
def answer() -> Any:
    return odds(example(), ["v.place", *READ], rational=True)


def left(p: Position) -> int:
    """The circles that the target has left."""
    return profile(p, p.scene.index["v"]).circles - lost(p, "v")


def test_the_example_meets_everything():
    assert left(example()) == LEFT
    assert 0 < marginal(READ["v.destroyed"])[True] < 1 and 0 < marginal(READ["small.destroyed"])[True] < 1
    assert {o.moved for o in LAW if o.moved} == {1, 2, 3, 4}


@pytest.mark.parametrize("quantity", READ)
def test_v14_laws_of_the_slam_into_the_wall(answer: Any, quantity: str):
    assert answer.method == "exact" and answer.error_bound == 0
    assert dict(answer.quantities[quantity].pmf) == marginal(READ[quantity])


def test_v14_where_the_target_ends(answer: Any):
    found = {
        None if at is None else round(at[1] / 25_400 - START, 2): weight
        for at, weight in answer.quantities["v.place"].pmf
    }
    assert found == marginal(lambda o: o.moved)


def test_v14_the_boost_of_the_slam_damage_is_worth_its_fury():
    """With a point left for it the boost is bought after the hit, when that is best, and never for the small model."""
    aim = {"side": "A", "maximise": "P(v.destroyed)"}
    never = {"never": ["boost_attack"]}
    found = odds(example(2), ["v.destroyed", "small.damage"], aim=aim, policy=never, rational=True)
    best = marginal(READ["v.destroyed"], by_hand(1))[True]
    plain = marginal(READ["v.destroyed"])[True]
    assert best > plain and dict(found.quantities["small.damage"].pmf) == marginal(READ["small.damage"])
    assert dict(found.quantities["v.destroyed"].pmf)[True] == best
