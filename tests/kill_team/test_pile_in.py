"""Piling in towards an enemy."""

from __future__ import annotations

from math import dist
from typing import Any

import pytest
from tests.kill_team.charges import asked, options
from tests.kill_team.fights import fighting, fights
from tests.kill_team.lines import WIDTH, lines

from battlewright.core.position import Position
from battlewright.rules.kill_team.pile_in import PileIns
from battlewright.rules.kill_team.state import touching
from battlewright.table.lengths import INCH


def piled(p: Position, row: int, *combat: int) -> tuple[tuple[int, ...], float]:
    """Whom a model touches once it has piled in, and how far it has moved, in inches."""

    def seen(q: Position) -> Any:
        return touching(q, row), dist(q.rows[row].base.middle, p.rows[row].base.middle) / INCH

    (found,) = fights(p, seen, PileIns((row,), combat))
    return found  # type: ignore[no-any-return]


@pytest.mark.clause("KT-S-309H")
@pytest.mark.parametrize(("apart", "touches", "moved"), [(3.0, (4,), 3.0), (3.5, (), 3.0), (0.0, (4,), 0.0)])
def test_up_to_3_inches_towards_an_enemy(apart: float, touches: tuple[int, ...], moved: float) -> None:
    p = lines([{"at": (20, 20)}], [{"at": (20, 20 + WIDTH + apart)}])
    found, way = piled(p, 3, 3, 4)
    assert (found, round(way, 3)) == (touches, moved)


@pytest.mark.clause("KT-S-309H")
def test_a_question_only_where_several_are_in_reach() -> None:
    own, left, right = {"at": (20, 20)}, {"at": (18, 20)}, {"at": (22.5, 20)}
    p = fighting(lines([own], [left, right]), PileIns((3,), (3, 4, 5)))
    assert (asked(p), options(p)) == ("kill_team-ask-pile-in", ["toward b0", "toward b1"])
    assert piled(lines([own], [left, right]), 3, 3, 5)[0] == (5,)


def test_nobody_piles_in_without_an_enemy_in_the_combat() -> None:
    p = lines([{"at": (20, 20)}], [{"at": (20, 22)}])
    assert piled(p, 3, 3) == ((), 0)


@pytest.mark.clause("KT-S-309H", "KT-F-04B")
def test_whose_enemy_is_slain_piles_in_at_its_step() -> None:
    strong = {"I": 9, "WS": 10, "S": 8, "T": 10}
    weak = {"WS": 1, "T": 1, "Sv": 0, "rules": ("fearless",)}
    p = lines([strong, {"I": 2, "T": 10}], [weak, {**weak, "at": (20 + 2 * WIDTH, 20)}])
    found = fights(p, lambda q: (q.rows[5].alive, bool(touching(q, 4))))
    assert {touched for alive, touched in found if not alive} == {True, False}
