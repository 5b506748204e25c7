"""Blasts: the marker, its scatter, and who lies under it; templates."""

from __future__ import annotations

from fractions import Fraction
from math import cos, hypot, radians, sin
from typing import Any

import pytest
from tests.kill_team.models import facing, law, model, outcomes, position, profile, weapon

from battlewright.rules.kill_team.attack import hits
from battlewright.rules.kill_team.blast import scatter
from battlewright.rules.kill_team.shooting import Fire
from battlewright.rules.kill_team.strikes import Strike
from battlewright.rules.kill_team.template import template_hits, under_template
from battlewright.rules.kill_team.weapon_types import overwatch_strike, overwatch_weapons

F = Fraction
SPOTS = ((20, 10), (21.4, 10), (20, 13.2))


def bombing(skill: int = 4, blast: int = 3, **rulings: Any) -> Any:
    gunner = model(0, (14, 10), profile(weapons=(weapon("bomb", blast=blast),), BS=skill))
    return position(gunner, *(model(1, spot, profile(Sv=0)) for spot in SPOTS), **rulings)


def by_hand(skill: int, blast: int, directions: int = 360) -> dict[tuple[int, ...], Fraction]:
    """The law told step by step: a third stays, else each direction and each sum of two dice."""
    reach = blast / 2 + 12.5 / 25.4

    def under(x: float, y: float) -> tuple[int, ...]:
        spots = ((14, 10), *SPOTS)
        return tuple(i for i, (a, b) in enumerate(spots) if hypot(a - x, b - y) < reach - 1e-3)

    found = {under(20, 10): F(1, 3)}
    for step in range(directions):
        angle = radians(360 * step / directions)
        for one in range(1, 7):
            for other in range(1, 7):
                far = max(0, one + other - skill)
                hit = under(20 + far * sin(angle), 10 + far * cos(angle))
                found[hit] = found.get(hit, F(0)) + F(2, 3 * 36 * directions)
    return found


@pytest.mark.clause("KT-W-07B", "KT-W-07C", "KT-RUL-47")
@pytest.mark.parametrize(("skill", "directions"), [(4, 360), (2, 90), (4, 8)])
def test_scatter_by_hand(skill: int, directions: int) -> None:
    p = bombing(skill, scatter_directions=directions)
    own = p.scene.data.profiles[0].weapons[0]
    assert law(scatter(p, 3, 4, own)) == by_hand(skill, 3, directions)


@pytest.mark.clause("KT-W-07A", "KT-W-07D")
def test_all_under_the_marker_are_hit_once_friends_too() -> None:
    cannon = weapon("cannon", blast=5)
    p = position(
        model(0, (10, 10), profile(weapons=(cannon,), BS=10)),
        model(0, (20, 8.5), profile(Sv=0)),
        model(1, (20, 10), profile(Sv=0)),
        model(1, (20, 12.98), profile(Sv=0)),
        model(1, (22.9, 11), profile(Sv=0)),
        scatter_directions=8,
    )
    found = outcomes(p, Fire(3, 5, "cannon"), lambda q: tuple(q.rows[row].alive for row in (4, 5, 6, 7)))
    stays, all_three = 1 - F(2, 3) * F(3, 36), F(5, 6) ** 3
    assert stays * all_three <= found[False, False, False, True] < stays * all_three + 1 - stays
    assert sum(chance for alive, chance in found.items() if not alive[3]) < 1 - stays
    small = law(scatter(p, 3, 5, weapon("cannon", blast=3)))
    assert small[(1, 2)] > stays


@pytest.mark.clause("KT-W-08A", "KT-W-08B")
def test_a_template_hits_all_that_it_touches() -> None:
    p = position(
        model(0, (10, 10), profile(weapons=("flamer",))),
        model(1, (14, 10), profile(rules=("shrouded",), Sv=0)),
        model(1, (17, 10.5), profile(Sv=0)),
        model(1, (14, 13)),
        model(1, (20, 10)),
    )
    assert template_hits(p, 3, 4, "flamer") == tuple(
        Strike(3, row, "flamer", 1, "automatic") for row in (4, 5)
    )
    found = outcomes(p, Fire(3, 4, "flamer"), lambda q: tuple(q.rows[row].alive for row in (4, 5, 6, 7)))
    assert found == {
        (a, b, True, True): F(1, 4) for a in (True, False) for b in (True, False)
    }  # fmt: skip


@pytest.mark.clause("KT-W-08C", "KT-S-307E", "KT-S-306G")
def test_what_fires_overwatch() -> None:
    p = facing({"weapons": ("flamer", "bomb", "rifle", "cannon", "blade")}, {"Sv": 0})
    assert [own.name for own in overwatch_weapons(p, 3)] == ["flamer", "rifle"]
    flame, rifle = (overwatch_strike(p, 3, 4, own) for own in overwatch_weapons(p, 3))
    assert law(hits(p, flame)) == {1: F(1, 3), 2: F(1, 3), 3: F(1, 3)}
    assert law(hits(p, rifle)) == {0: F(25, 36), 1: F(10, 36), 2: F(1, 36)}


@pytest.mark.clause("KT-W-08A")
@pytest.mark.parametrize(("far", "touches"), [(7.99, True), (8, True), (8.01, False)])
def test_a_template_hits_a_base_that_its_end_just_touches(far: float, touches: bool) -> None:
    p = position(model(0, (10, 10)), model(1, (10, 10 + 25 / 25.4 + far)))
    assert (under_template(p, 3, 4) == (4,)) is touches
