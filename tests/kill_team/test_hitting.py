"""The roll to hit: the table of Weapon Skills, Ballistic Skill, Snap Shots, what is rolled again."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team.models import facing, law, weapon

from battlewright.rules.kill_team.attack import hits
from battlewright.rules.kill_team.strikes import Strike

CELLS = [(a, d) for a in range(1, 11) for d in range(1, 11)]


def chance(own: dict[str, Any], strike: Strike, other: dict[str, Any] | None = None) -> Fraction:
    """Of one attack to hit."""
    return law(hits(facing(own, other), strike)).get(1, Fraction(0))


@pytest.mark.clause("KT-S-303A", "KT-S-303B", "KT-S-303C")
def test_every_cell_of_the_table() -> None:
    p = {cell: facing({"WS": cell[0]}, {"WS": cell[1]}) for cell in CELLS}
    found = {cell: p[cell].value("hit.need", Strike(3, 4, "blade")) for cell in CELLS}
    assert {cell for cell, need in found.items() if need == 3} == {(a, d) for a, d in CELLS if a > d}
    fives = {(1, d) for d in range(3, 11)} | {(2, d) for d in range(5, 11)} | {(3, d) for d in range(7, 11)}
    assert {cell for cell, need in found.items() if need == 5} == fives | {(4, 9), (4, 10)}


@pytest.mark.clause("KT-S-303D", "KT-S-302A")
def test_a_target_without_skill_is_hit_without_a_roll() -> None:
    assert chance({}, Strike(3, 4, "blade"), {"WS": 0}) == 1
    assert chance({"BS": 10, "weapons": ("rifle",)}, Strike(3, 4, "rifle", kind="shot")) == Fraction(35, 36)


@pytest.mark.clause("KT-S-306C", "KT-S-306D", "KT-S-306E")
def test_ballistic_skill() -> None:
    found = [
        chance({"BS": skill, "weapons": ("rifle",)}, Strike(3, 4, "rifle", kind="shot"))
        for skill in range(1, 11)
    ]
    first = [Fraction(n, 6) for n in (1, 2, 3, 4, 5)]
    again = [Fraction(5, 6) + Fraction(n, 36) for n in (1, 2, 3, 4, 5)]
    assert found == first + again


@pytest.mark.clause("KT-S-306F", "KT-W-09A")
@pytest.mark.parametrize(("rules", "expected"), [((), Fraction(1, 6)), (("twin_linked",), Fraction(11, 36))])
def test_snap_shots_and_twin_linked_ones(rules: tuple[str, ...], expected: Fraction) -> None:
    for skill in (4, 8):
        own = {"BS": skill, "weapons": (weapon("rifle", rules=rules),)}
        assert chance(own, Strike(3, 4, "rifle", kind="snap")) == expected


@pytest.mark.clause("KT-S-301L")
def test_divided_fire_has_less_skill() -> None:
    own = {"weapons": ("heavy",)}
    assert chance(own, Strike(3, 4, "heavy", kind="suppressing")) == Fraction(1, 2)
    assert chance({**own, "BS": 1}, Strike(3, 4, "heavy", kind="suppressing")) == Fraction(1, 6)


@pytest.mark.clause("KT-S-310F", "KT-S-310G")
@pytest.mark.parametrize("rule", ["hatred", "zealot"])
def test_hatred_rolls_again_in_the_first_round_only(rule: str) -> None:
    own: dict[str, Any] = {"rules": (rule,), "weapons": ("blade", "rifle")}
    assert chance(own, Strike(3, 4, "blade")) == Fraction(3, 4)
    assert chance({**own, "row": {"fought": True}}, Strike(3, 4, "blade")) == Fraction(1, 2)
    assert chance(own, Strike(3, 4, "rifle", kind="shot")) == Fraction(2, 3)
