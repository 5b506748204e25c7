"""Who sees whom, and cover by the share of a silhouette that is hidden."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kill_team.models import model, position, profile

from battlewright.rules.kill_team.sight import cover_from, hidden, sees
from battlewright.rules.kill_team.strikes import Strike
from battlewright.table.lengths import inches
from battlewright.table.outlines import Polygon
from battlewright.table.terrain import Feature, Line


def box(trait: str, left: float, low: float, right: float, high: float, tall: float = 5) -> Feature:
    corners = ((left, low), (right, low), (right, high), (left, high))
    return Feature(
        trait, Polygon(tuple((inches(x), inches(y)) for x, y in corners)), 0, inches(tall), (trait,)
    )


def wall(share: float, trait: str = "linear", x: float = 14.999) -> Feature:
    """A wall right before the target that hides so much of its height (1.25 inches)."""
    points = ((inches(x - 0.5), inches(8)), (inches(x - 0.5), inches(12)))
    return Feature(trait, Line(points, 20), 0, round(inches(1.25) * share), (trait,))


def shooting(*features: Feature, between: tuple[Any, ...] = (), target: Any = None, **rulings: Any) -> Any:
    shooter = model(0, (5, 10), profile(weapons=("rifle",)))
    shown = target or model(1, (15, 10))
    return position(shooter, *between, shown, features=features, **rulings)


@pytest.mark.clause("KT-RUL-39", "KT-S-305E")
def test_a_wall_before_the_target_hides_as_much_as_it_is_high() -> None:
    """The eye is as high as the silhouette, so the line over a wall half an inch before it comes down a little."""
    for share in (0.2, 0.24, 0.27, 0.5):
        p = shooting(wall(share))
        seen = hidden(p, 3, 4, ("linear",)).share
        assert abs(seen - share) < 0.05
        assert cover_from(p, 3, 4) == (3 if seen >= 0.25 else 0)
    assert cover_from(shooting(wall(0.2)), 3, 4) == 0


@pytest.mark.clause("KT-RUL-39")
@pytest.mark.parametrize(("share", "points"), [(10, 3), (40, 3), (60, 0)])
def test_the_share_is_a_ruling(share: int, points: int) -> None:
    assert cover_from(shooting(wall(0.5), cover_share=share), 3, 4) == points


@pytest.mark.clause("KT-S-305F")
@pytest.mark.parametrize(
    ("trait", "points"),
    [("linear", 3), ("obstacle", 3), ("obstruction", 3), ("floor", 3), ("solid", 2), ("hill", 2),
     ("forest", 2), ("concealing", 2), ("rough", 0)],
)  # fmt: skip
def test_kinds_of_cover(trait: str, points: int) -> None:
    assert cover_from(shooting(box(trait, 13, 9.9, 14, 12)), 3, 4) == points


@pytest.mark.clause("KT-S-305F", "KT-S-305M")
def test_the_best_kind_that_hides_enough_by_itself() -> None:
    behind_both = shooting(wall(0.5), box("forest", 8, 8, 9, 12))
    assert cover_from(behind_both, 3, 4) == 3
    low_wall = shooting(wall(0.1), box("forest", 8, 8, 9, 12))
    assert cover_from(low_wall, 3, 4) == 2
    sly = model(1, (15, 10), profile(rules=("shrouded", "stealth")), grounded=True)
    assert shooting(wall(0.5), target=sly).value("cover", Strike(3, 4, "rifle", kind="shot")) == 5


@pytest.mark.clause("KT-S-305E", "KT-S-305F")
def test_models_between_give_cover_and_those_beside_do_not() -> None:
    assert cover_from(shooting(between=(model(0, (10, 10)),)), 3, 5) == 2
    assert cover_from(shooting(between=(model(0, (10, 11.1)),)), 3, 5) == 0
    assert cover_from(shooting(between=(model(0, (10, 10), alive=False),)), 3, 5) == 0


@pytest.mark.clause("KT-S-306A", "KT-RUL-39")
def test_what_is_wholly_hidden_is_not_seen() -> None:
    assert sees(shooting(), 3, 4)
    assert sees(shooting(wall(0.9)), 3, 4)
    assert not sees(shooting(box("obstruction", 9, 8, 10, 12)), 3, 4)
    assert sees(shooting(box("obstruction", 9, 10, 10, 12)), 3, 4)
    assert sees(shooting(box("forest", 9, 8, 10, 12)), 3, 4)
    giant = model(0, (10, 10), profile(base=60))
    assert not sees(shooting(between=(giant,)), 3, 5)


def test_a_verdict_is_found_once() -> None:
    p = shooting(wall(0.5))
    assert hidden(p, 3, 4, ("linear",)) is hidden(p.fork(), 3, 4, ("linear",))
