"""What follows a round, step after step; how few positions its law needs."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.ninth_age import striking, units
from tests.ninth_age.units import NORTH, SOUTH

from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.core.running import apply, resume, start
from battlewright.rules.ninth_age.aftermath import Aftermath
from battlewright.rules.ninth_age.contact import touching

HERE = (900, 600)
"""Where the fronts meet, in millimetres."""


def after_round(*, broken: tuple[int, ...] = (), winner: int = 0, **own: Any) -> Position:
    """Units a0 and a1 (rows 3 and 4) in contact with b2 and b3 (rows 5 and 6), each with the one opposite."""
    p = units.position(
        units.unit(0, 5, 20, HERE, NORTH, **own),
        units.unit(0, 5, 20, (1100, 600), NORTH),
        units.unit(1, 5, 20, HERE, SOUTH, fleeing=5 in broken),
        units.unit(1, 5, 20, (1100, 600), SOUTH, fleeing=6 in broken),
    )
    p.stack = [Aftermath(units=(3, 4, 5, 6), broken=broken, winner=winner, difference=2)]
    return start(p)


def purpose(p: Position) -> Any:
    """What is asked or rolled for."""
    return p.pending.kind if isinstance(p.pending, Choose) else getattr(p.pending, "purpose", None)


@pytest.mark.clause("T9A-H-34N", "T9A-H-34O", "T9A-H-34P")
def test_all_decide_then_all_flee_then_all_pursue() -> None:
    p = after_round(broken=(5, 6))
    asked = []
    for answer in (("pursue", "b2"), ("pursue", "b3"), (6, 6), (5, 6), (1, 1), (1, 2)):
        asked.append(purpose(p))
        apply(p, answer)
    assert asked == ["ask-pursuit"] * 2 + ["roll-flight"] * 2 + ["roll-pursuit"] * 2
    assert p.pending is None


@pytest.mark.clause("T9A-H-34Q", "T9A-H-34R")
def test_then_those_without_foes_pivot_and_those_who_fight_on_reform() -> None:
    p = after_round(broken=(5,))
    for answer in (("restrain",), (1, 1), (6, 6)):
        apply(p, answer)
    assert purpose(p) == "ask-pivot"
    apply(p, ("turn", "left"))
    assert purpose(p) == "ask-reform-first"
    for answer in (("first", "B"), ("stay",)):
        apply(p, answer)
    assert isinstance(p.pending, Choose) and p.pending.values == {"unit": "a1"}
    assert apply(p, ("stay",)).pending is None


@pytest.mark.clause("T9A-H-34R", "T9A-H-42D")
def test_who_overran_into_a_new_enemy_does_not_reform_there() -> None:
    p = units.position(
        units.unit(0, 5, 10, HERE, NORTH, charged=True),
        units.unit(1, 5, 10, HERE, SOUTH, alive=False, on_table=False),
        units.unit(1, 5, 10, (900, 700), SOUTH),
    )
    p.stack = [Aftermath(units=(3, 4), winner=0, difference=2)]
    start(p)
    for answer in (("overrun",), (3, 3)):
        apply(p, answer)
    assert touching(p, 3) == (5,) and p.pending is None


def ends(p: Position) -> int:
    """How many different positions a pursuit by defaults leads to; those that are equal are met once."""
    reached = {p.key(): p}
    done: set[Any] = set()
    while reached:
        _, each = reached.popitem()
        while isinstance(each.pending, Choose):
            assert each.pending.default is not None
            apply(each, each.pending.default)
        if not isinstance(each.pending, Roll):
            done.add(tuple(each.rows))
            continue
        for outcome in dict(each.pending.partition.law.items()):
            way = each.fork()
            resume(way, each.pending.into, outcome)
            reached[way.key()] = way
    return len(done)


def test_the_law_of_a_flight_and_a_pursuit_walks_sums_and_not_dice() -> None:
    assert ends(after_round(broken=(5,))) <= 121


@pytest.mark.clause("T9A-H-42A")
def test_a_pursuer_and_his_roll_alone_decide_whether_a_unit_is_caught() -> None:
    law = striking.outcome(after_round(broken=(5,)), lambda q: q.rows[5].alive)
    assert law[False] == Fraction(721, 1296)
