"""How many attacks a model makes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kill_team.models import facing, weapon

from battlewright.rules.kill_team.number_of_attacks import attacks, more_attacks


def number(rules: tuple[str, ...] = (), other: dict[str, Any] | None = None, a: int = 1, **row: Any) -> int:
    return attacks(facing({"A": a, "rules": rules, "row": row}, {"row": other or {}}), 3, "blade")


@pytest.mark.clause("KT-S-309K", "KT-S-309L", "KT-MASS-01")
def test_ktq_26_one_more_for_charging_whoever_is_touched() -> None:
    assert (number(), number(a=3), number(charged=True)) == (1, 3, 2)


@pytest.mark.clause("KT-S-310B")
def test_rage() -> None:
    assert number(("rage",), charged=True) == 3
    assert number(("rage",)) == 1
    assert number(("rage",), counter_charged=True) == 1


@pytest.mark.clause("KT-S-310M")
def test_a_rebuffed_charge_adds_nothing() -> None:
    assert number(("rage",), charged=True, rebuffed=True) == 1


@pytest.mark.clause("KT-COUNTER-07", "KT-RUL-27", "KT-S-310D")
def test_ktq_28_a_counter_charger_has_no_more_but_with_counter_attack() -> None:
    assert number(a=2, counter_charged=True) == 2
    assert number(("counter_attack",), a=2, counter_charged=True) == 3
    charger = {"charged": True}
    assert number(("counter_attack",), charger, unlocked=True) == 2
    assert number(("counter_attack",), charger, unlocked=True, counter_charged=True) == 2
    assert number(("counter_attack",), charger, unlocked=True, charged=True) == 2


@pytest.mark.clause("KT-S-310D")
def test_ktq_36_not_when_it_was_locked_already() -> None:
    assert number(("counter_attack",), {"charged": True}) == 1
    assert number(("counter_attack",), unlocked=True) == 1


@pytest.mark.clause("KT-W-13A", "KT-W-13B", "KT-W-13C")
@pytest.mark.parametrize(
    ("carried", "struck_with", "expected"),
    [
        (("blade",), "blade", 1),
        (("blade",), "", 1),
        (("blade", "rifle"), "blade", 1),
        (("blade", "pistol"), "blade", 2),
        (("blade", "fist"), "blade", 2),
        (("blade", "fist"), "fist", 1),
        (("fist", weapon("drill", rules=("specialist",))), "fist", 2),
        (("pistol", weapon("beam", rules=("two_handed",))), "beam", 1),
    ],
)
def test_two_weapons(carried: tuple[Any, ...], struck_with: str, expected: int) -> None:
    assert attacks(facing({"weapons": carried}), 3, struck_with) == expected


@pytest.mark.clause("KT-S-303E")
def test_without_skill_no_attacks() -> None:
    assert attacks(facing({"WS": 0, "A": 3, "row": {"charged": True}}), 3, "blade") == 0


@pytest.mark.clause("KT-S-310C")
def test_rampage_against_more_enemies() -> None:
    p = facing({"rules": ("rampage",)})
    assert [more_attacks(p, 3, 2, enemies) for enemies in (1, 2, 3)] == [0, 0, 1]
    assert more_attacks(p, 4, 1, 5) == 0
