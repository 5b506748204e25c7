"""The law of a deviating area attack over a crowd: through `odds`, and by an enumeration without the rules.

A gun of RAT 4 shoots 10 inches far at one of a crowd of eight, two of them beasts with spirals, hurt already. It has no
fury to spend, so all damage is simultaneous. Distances cannot exceed half of what was measured.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import product
from math import cos, hypot, radians, sin
from typing import Any, NamedTuple

import pytest
from tests.hordes.battles import battle, model
from tests.hordes.shots import MEDIUM, SMALL
from tests.hordes.throws import given

from battlewright.core.position import Position
from battlewright.odds.answer import odds

SKILL, POWER, AREA = 4, 15, 5.0
GUN = {"name": "gun", "kind": "ranged", "RNG": 14, "POW": POWER, "AOE": int(AREA)}


class Standing(NamedTuple):
    x: float
    y: float
    radius: float
    armour: int
    left: int
    """Free boxes, or circles of a spiral."""


CROWD = {
    "t": Standing(24, 30, SMALL, 13, 1),
    "a": Standing(22.3, 30.2, SMALL, 13, 3),
    "b": Standing(25.9, 29.8, SMALL, 15, 5),
    "c": Standing(24.2, 32.1, SMALL, 11, 8),
    "d": Standing(22.4, 32.3, MEDIUM, 16, 3),
    "e": Standing(26.3, 31.7, MEDIUM, 14, 5),
    "f": Standing(24.0, 27.4, SMALL, 14, 2),
    "g": Standing(28.4, 30.4, SMALL, 12, 4),
}
BEASTS = {"d": [7, 6, 7], "e": [7, 8, 7]}
DEFENCE = 13


def shot() -> Position:
    """The shot at t is declared; the attack roll is asked."""
    one = model("one", "mortar_crew", 24, 18, weapons=[GUN], stats={"RAT": SKILL})
    return given(battle([one], [_entry(id, who) for id, who in CROWD.items()], turn="one"), "shoot t gun")


def _entry(id: str, who: Standing) -> Any:
    stats: dict[str, Any] = {"DEF": DEFENCE, "ARM": who.armour, "advantages": []}
    if id not in BEASTS:
        return model(id, "shield", who.x, who.y, 180, stats={**stats, "boxes": who.left}, weapons=[])
    spiral, lost = BEASTS[id], {}
    away = sum(spiral) - who.left
    for branch, room in ((1, 5), (2, 2), (3, 4), (4, 2), (5, 5), (6, 2)):
        lost[str(branch)] = min(room, away)
        away -= lost[str(branch)]
    assert away == 0
    return model(
        id, "wolf_brute", who.x, who.y, 180, stats={**stats, "spiral": spiral}, weapons=[], boxes_lost=lost
    )


def points(power: int, armour: int) -> dict[int, Fraction]:
    """The law of the damage points of 2d6 + power against an armour."""
    found: dict[int, Fraction] = defaultdict(Fraction)
    for a, b in product(range(1, 7), repeat=2):
        found[max(0, a + b + power - armour)] += Fraction(1, 36)
    return found


def impacts() -> dict[tuple[float, float] | None, Fraction]:
    """The points of impact with their chances; None is a direct hit."""
    target = CROWD["t"]
    hits = sum(
        Fraction(1, 36)
        for a, b in product(range(1, 7), repeat=2)
        if a + b > 2 and (a + b == 12 or a + b + SKILL >= DEFENCE)
    )
    found: dict[tuple[float, float] | None, Fraction] = defaultdict(Fraction)
    found[None] = hits
    far = (target.y - 18 - 25 / 25.4 - target.radius) / 2
    for direction, inches in product(range(6), range(1, 7)):
        turn, long = radians(60 * direction), min(inches, far)
        where = target.x + long * sin(turn), target.y + long * cos(turn)
        found[where] += (1 - hits) / 36
    return found


def struck(where: tuple[float, float] | None) -> dict[str, dict[int, Fraction]]:
    """The models that a blast strikes, each with the law of its damage."""
    x, y = where or CROWD["t"][:2]
    half = (POWER + 1) // 2
    found = {
        id: points(half, who.armour)
        for id, who in CROWD.items()
        if hypot(who.x - x, who.y - y) < AREA / 2 + who.radius
    }
    if where is None:
        found["t"] = points(POWER, CROWD["t"].armour)
    return found


def law_of(value: Any) -> dict[tuple[int, ...], Fraction]:
    """The law of sums over the crowd: `value(id, points)` are the amounts that each model gives."""
    found: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
    nothing = tuple(0 for _ in value("t", 0))
    for where, weight in impacts().items():
        law = {nothing: Fraction(1)}
        for id, damage in struck(where).items():
            more: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
            for (so_far, mass), (rolled, chance) in product(law.items(), damage.items()):
                amounts = zip(so_far, value(id, rolled), strict=True)
                more[tuple(a + b for a, b in amounts)] += mass * chance
            law = more
        for total, mass in law.items():
            found[total] += weight * mass
    return dict(found)


def dies(id: str, rolled: int, only: str = "") -> int:
    return int(rolled >= CROWD[id].left and id == (only or id))


def takes(id: str, rolled: int, only: str = "") -> int:
    return rolled if id == (only or id) else 0


BY_HAND: dict[str, Any] = {
    "count(B.destroyed)": lambda *one: (dies(*one),),
    "sum(B.damage)": lambda *one: (takes(*one),),
    "t.destroyed": lambda *one: (dies(*one, "t"),),
    "e.damage": lambda *one: (takes(*one, "e"),),
    "joint(a.damage, d.destroyed)": lambda *one: (takes(*one, "a"), dies(*one, "d")),
    "joint(count(B.destroyed), sum(B.damage))": lambda *one: (dies(*one), takes(*one)),
}


@pytest.fixture(scope="module")
def answer() -> Any:
    return odds(shot(), [*BY_HAND], rational=True)


def test_the_example_meets_everything():
    """Points that strike nobody, many, some only; models that may live or die."""
    crowds = {frozenset(struck(where)) for where in impacts()}
    assert len(crowds) > 8 and max(map(len, crowds)) >= 5 and min(map(len, crowds)) <= 2
    for only in CROWD:
        assert 0 < law_of(lambda *one, only=only: (dies(*one, only),))[(1,)] < 1


@pytest.mark.parametrize("quantity", BY_HAND)
def test_the_law_of_a_deviating_area_attack_over_a_crowd(answer: Any, quantity: str):
    """To the fraction."""
    wanted = {made if len(made) > 1 else made[0]: mass for made, mass in law_of(BY_HAND[quantity]).items()}
    assert answer.method == "exact" and answer.error_bound == 0
    assert dict(answer.quantities[quantity].pmf) == wanted


def test_products_stay_products(answer: Any):
    """Positions are counted once for each set of models that a blast strikes, not for each outcome of the crowd."""
    assert answer.positions < 700
