"""Who sees whom: from the front edge of a formation, through its front arc, past what is no higher than both."""

from __future__ import annotations

from typing import Any

import pytest
from tests.ninth_age.battles import battle, row

from battlewright.core.position import Position
from battlewright.rules.ninth_age import GAME


def unit(id: str, x: float, y: float, profile: str = "watchmen", **more: Any) -> dict[str, Any]:
    return {"id": id, "profile": profile, "at": [x, y], "files": 5, "models": 10, **more}


def clear(p: Position, viewer: str, target: str) -> bool:
    return GAME.sight(p, row(p, viewer), row(p, target)).clear


def before(*others: dict[str, Any], target: dict[str, Any] | None = None, **more: Any) -> Position:
    """A viewer of side A, a target before it, others of side B."""
    foe = target or unit("foe", 36, 30, facing=180)
    return battle({"A": [unit("viewer", 36, 20)], "B": [foe, *others], **more})


@pytest.mark.clause("T9A-H-03A", "T9A-H-03B")
@pytest.mark.parametrize(
    ("x", "y", "seen"), [(36, 30, True), (47, 30, True), (55, 26, False), (36, 10, False)]
)
def test_a_front_sees_between_its_corners_and_the_lines_at_135_degrees(
    x: float, y: float, seen: bool
) -> None:
    p = before(target=unit("foe", x, y, facing=180))
    assert clear(p, "viewer", "foe") is seen


@pytest.mark.clause("T9A-H-03D", "T9A-H-03E")
@pytest.mark.parametrize(
    ("between", "seen"), [("watchmen", True), ("marsh_ogres", False), ("lancers", False)]
)
def test_only_who_is_higher_than_both_hides_the_one_behind(between: str, seen: bool) -> None:
    wall = {"profile": between, "files": 10, "models": 10} | {}
    p = before(unit("between", 36, 25, facing=180) | wall)
    assert clear(p, "viewer", "foe") is seen
    assert clear(p, "viewer", "between")


def test_who_is_as_high_as_the_one_between_is_seen() -> None:
    p = before(
        unit("between", 36, 25, "lancers", facing=180, files=10),
        target=unit("foe", 36, 34, "marsh_ogres", facing=180),
    )
    assert clear(p, "viewer", "foe")


@pytest.mark.clause("T9A-H-03C")
@pytest.mark.parametrize(("trait", "seen"), [("obstruction", False), ("hill", False), ("water", True)])
def test_obscuring_terrain_hides(trait: str, seen: bool) -> None:
    block = {"polygon": [[20, 24], [52, 24], [52, 26], [20, 26]]}
    p = before(terrain=[{"id": "there", "shape": block, "height": 3, "traits": [trait]}])
    assert clear(p, "viewer", "foe") is seen


@pytest.mark.clause("T9A-H-03F", "T9A-H-03G")
def test_the_whole_unit_sees_what_its_front_sees() -> None:
    hero = {"id": "hero", "profile": "captain", "unit": "viewer", "slot": [2, 3]}
    p = battle({"A": [unit("viewer", 36, 20), hero], "B": [unit("foe", 36, 30, facing=180)]})
    assert clear(p, "hero", "foe") and clear(p, "foe", "viewer")
