"""Queries: contributions act in the order of their layers, and the trace tells the same as the value."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.toys.toy import TOY, toy_position

from battlewright.core.errors import RulesetError
from battlewright.core.values import LAYERS, Contribution, Query


def _power(attacker: dict[str, Any], **rulings: Any) -> int:
    position = toy_position(**rulings)
    position.change(3, **attacker)
    return int(position.value("attack.power", 3, 6))


@pytest.mark.parametrize(
    ("attacker", "power"),
    [
        ({}, 1),
        ({"strength": 3}, 3),
        ({"strength": 3, "tags": ("axe",)}, 2),
        ({"charged": True}, 2),
        ({"strength": 4, "charged": True}, 5),
        ({"strength": -1}, 0),
        ({"strength": 4, "charged": True, "tags": ("cursed",)}, 0),
    ],
)
def test_each_layer_acts_on_what_the_ones_before_gave(attacker: dict[str, Any], power: int) -> None:
    assert _power(attacker) == power


def test_a_trace_shows_every_layer_in_order_with_its_clause() -> None:
    position = toy_position(stances=True)
    position.change(3, charged=True, tags=("axe", "cursed"))
    position.change(1, stance="bold")
    lines = position.rules.queries["attack.power"].trace(position, 3, 6)
    assert [(line.id, line.layer, line.given, line.value) for line in lines] == [
        ("strength", "base", 1, 1),
        ("great_axe", "replace", 2, 2),
        ("bold", "add", 1, 3),
        ("charge", "multiply", 2, 6),
        ("power_bounds", "cap", (0, 5), 5),
        ("cursed", "natural", 0, 0),
    ]
    assert lines[2].clauses == ("TOY-25",)
    assert tuple(line.layer for line in lines) == LAYERS


@given(
    st.lists(
        st.tuples(st.sampled_from(["base", "replace", "add", "multiply", "natural"]), st.integers(-3, 3)),
        max_size=8,
    ),
    st.randoms(use_true_random=False),
)
def test_the_order_of_registration_never_matters(parts: list[tuple[str, int]], rng: Any) -> None:
    made = [Contribution(f"c{i}", layer, 0, lambda n=n: n) for i, (layer, n) in enumerate(parts)]
    shuffled = made[:]
    rng.shuffle(shuffled)
    query = Query("q", tuple(made))
    assert query() == Query("q", tuple(shuffled))()
    assert [line.value for line in query.trace()][-1:] in ([query()], [])


def test_a_query_without_contributions_is_nought() -> None:
    assert toy_position().value("nobody.asks", 3) == 0


def test_a_layer_that_does_not_exist_is_refused() -> None:
    with pytest.raises(RulesetError, match="no layer sideways"):
        TOY.contribution("attack.power", "sideways")
