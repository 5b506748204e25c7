"""A trample through a line of five small models as a joint law: through `odds`, and by an enumeration that knows no
code of the rules."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest
from tests.hordes.battles import asked, battle, model
from tests.hordes.throws import given, straight

from battlewright.core.position import Position
from battlewright.odds.answer import odds

STRENGTH, SKILL = 11, 6
LINE = {
    "m0": (24, 22.2, 12, 20, 3),
    "m1": (23.2, 23.6, 13, 17, 5),
    "m2": (24.8, 23.8, 14, 15, 8),
    "m3": (23.6, 25.2, 12, 18, 1),
    "m4": (24.9, 25.6, 15, 21, 2),
}
"""Place, DEF, ARM and boxes of each."""


def example(fury: int = 3, only: tuple[str, ...] = tuple(LINE)) -> Position:
    """The trample has gone through the line; the first attack is to be rolled, or what comes before it asked."""
    ogre = model("ogre", "stone_brute", 24, 20, stats={"STR": STRENGTH, "MAT": SKILL, "FURY": 4}, fury=fury)
    line = [
        model(id, "shield", x, y, 180, stats={"DEF": defence, "ARM": armour, "boxes": boxes})
        for id, (x, y, defence, armour, boxes) in LINE.items()
        if id in only
    ]
    return given(battle([ogre], line, turn="ogre"), "trample", straight())


@cache
def sums(count: int) -> dict[int, Fraction]:
    found: dict[int, Fraction] = defaultdict(Fraction)
    for faces in product(range(1, 7), repeat=count):
        found[sum(faces)] += Fraction(1, 6**count)
    return dict(found)


def to_hit(id: str, count: int = 2) -> Fraction:
    """The chance to hit: all ones miss, all sixes hit."""
    need = LINE[id][2] - SKILL
    return sum(
        (w for s, w in sums(count).items() if s > count and (s >= need or s == 6 * count)), Fraction(0)
    )


def kills(id: str, count: int = 2) -> Fraction:
    """The chance that the damage roll destroys it."""
    _, _, _, armour, boxes = LINE[id]
    return sum((w for s, w in sums(count).items() if s + STRENGTH - armour >= boxes), Fraction(0))


def points(id: str) -> dict[int, Fraction]:
    """The points that the attack on a model does."""
    law: dict[int, Fraction] = defaultdict(Fraction)
    law[0] = 1 - to_hit(id)
    for rolled, weight in sums(2).items():
        law[max(0, rolled + STRENGTH - LINE[id][3])] += to_hit(id) * weight
    return law


def by_hand(ids: tuple[str, ...], read: Any) -> dict[Any, Fraction]:
    """The law of what `read` makes of the points that the models take, in their order."""
    law: dict[Any, Fraction] = defaultdict(Fraction)
    for taken in product(*(points(id).items() for id in ids)):
        weight = Fraction(1)
        for _, own in taken:
            weight *= own
        law[read(tuple(damage for damage, _ in taken))] += weight
    return dict(law)


def dead(taken: tuple[int, ...]) -> tuple[bool, ...]:
    return tuple(damage >= LINE[id][4] for damage, id in zip(taken, LINE, strict=True))


ALL = tuple(LINE)
LAWS: dict[str, Any] = {
    "m1.damage": (("m1",), lambda taken: taken[0]),
    "count(B.destroyed)": (ALL, lambda taken: sum(dead(taken))),
    "joint(m0.damage, m2.damage, m4.damage)": (("m0", "m2", "m4"), lambda taken: taken),
    "joint(m0.destroyed, m1.destroyed, m2.destroyed, m3.destroyed, m4.destroyed)": (ALL, dead),
}


@pytest.fixture(scope="module")
def answer() -> Any:
    return odds(example(), list(LAWS), rational=True)


@pytest.mark.parametrize("quantity", LAWS)
def test_joint_laws_of_a_trample_through_a_line_of_five(answer: Any, quantity: str):
    assert answer.method == "exact" and answer.error_bound == 0
    found = answer.quantities[quantity].pmf
    assert {key: weight for key, weight in found if weight} == by_hand(*LAWS[quantity])


def test_without_fury_the_attacks_are_a_product(answer: Any):
    """Few positions for each of the five, not their product."""
    assert answer.positions < 200


def best(fury: int, ids: tuple[str, ...]) -> Fraction:
    """The most models destroyed on average, when each boost costs a point."""
    if not ids:
        return Fraction(0)
    first, rest = ids[0], ids[1:]

    def struck(left: int) -> Fraction:
        return max(kills(first, 2 + boost) + best(left - boost, rest) for boost in range(min(1, left) + 1))

    def attacked(boost: int) -> Fraction:
        hits, left = to_hit(first, 2 + boost), fury - boost
        return hits * struck(left) + (1 - hits) * best(left, rest)

    return max(attacked(boost) for boost in range(min(1, fury) + 1))


@pytest.mark.clause("HRD-TRAMPLE-16")
@pytest.mark.parametrize("left", [1, 2])
def test_boosts_of_a_trample_are_spent_where_they_are_worth_most(left: int):
    """They come out of one pool, so the attacks that may be boosted are a sequence."""
    ids = ("m0", "m1", "m2")
    p = example(3 - left, ids)
    assert asked(p) == "ask-stop-trample"
    given(p, p.pending.default)
    found = odds(
        p, ["count(B.destroyed)"], aim={"side": "A", "maximise": "count(B.destroyed)"}, rational=True
    )
    mean = sum(value * weight for value, weight in found.quantities["count(B.destroyed)"].pmf)
    assert mean == best(left, ids) > best(0, ids)
