"""Characteristics and the tests on them (3.1, 3.2)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.kill_team.models import law, model, position, profile

from battlewright.core.position import Position
from battlewright.rules.kill_team.characteristics import (
    InitiativeTest,
    LeadershipTest,
    initiative_roll,
    leadership,
    leadership_roll,
)

TESTED, LEADER = 3, 4


def team(leader_at: float = 5, **fields: object) -> Position:
    """A model with these characteristics, and its leader (Ld 9) some inches away."""
    leader = model(0, (leader_at, 0), profile("leader", Ld=9, is_leader=True))
    return position(model(0, (0, 0), profile(**fields)), leader)


def leadership_passed(p: Position, why: str, modifier: int = 0) -> Fraction:
    return law(leadership_roll(p, LeadershipTest(TESTED, why, modifier)))[True]


@pytest.mark.clause("KT-S-302D")
@pytest.mark.parametrize(
    ("value", "chance"),
    [(5, (5, 18)), (6, (5, 12)), (7, (7, 12)), (8, (13, 18)), (9, (5, 6)), (10, (11, 12))],
)
def test_leadership_is_two_dice(value: int, chance: tuple[int, int]) -> None:
    p = position(model(0, (0, 0), profile(Ld=value)))
    assert leadership_passed(p, "redirect") == Fraction(*chance)


@pytest.mark.clause("KT-S-302E")
def test_two_ones_always_pass_morale_only() -> None:
    """KTQ-35: Ld 7, beaten by 8, still passes on a double 1."""
    p = position(model(0, (0, 0), profile(Ld=7)))
    assert leadership_passed(p, "morale", -8) == Fraction(1, 36)
    assert leadership_roll(p, LeadershipTest(TESTED, "counter_charge", -8)).law.probability(True) == 0


@pytest.mark.clause("KT-S-301C", "KT-S-302A")
def test_friends_within_6_inches_use_the_leaders_leadership() -> None:
    near, far = 6 + 25 / 25.4, 6.1 + 25 / 25.4
    assert leadership(team(near, Ld=7), TESTED) == 9
    assert leadership(team(far, Ld=7), TESTED) == 7
    assert leadership(team(near, Ld=10), TESTED) == 10


@pytest.mark.clause("KT-S-302F", "KT-S-302G", "KT-S-302H")
@pytest.mark.parametrize(("value", "sixths"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 5), (9, 5)])
def test_initiative_is_one_die(value: int, sixths: int) -> None:
    """KTQ-21: a model with Initiative 6 passes on 5/6, for a 6 always fails."""
    p = position(model(0, (0, 0), profile(I=value)))
    assert law(initiative_roll(p, InitiativeTest(TESTED, "jump")))[True] == Fraction(sixths, 6)


@pytest.mark.clause("KT-S-302I")
def test_no_initiative_no_success() -> None:
    p = position(model(0, (0, 0), profile(I=0)))
    assert initiative_roll(p, InitiativeTest(TESTED, "climb")).law.probability(True) == 0


@pytest.mark.clause("KT-CLIMB-08", "KT-RUL-21")
def test_a_climb_costs_weapon_skill_but_leaves_1() -> None:
    assert position(model(0, (0, 0), profile(WS=4), climbed=True)).value("WS", TESTED) == 3
    assert position(model(0, (0, 0), profile(WS=1), climbed=True)).value("WS", TESTED) == 1


@pytest.mark.clause("KT-S-309C")
def test_fear_leaves_weapon_skill_1() -> None:
    assert position(model(0, (0, 0), profile(WS=5), feared=True)).value("WS", TESTED) == 1


@pytest.mark.clause("KT-M-04E")
def test_lightning_reflexes_need_no_test() -> None:
    p = position(model(0, (0, 0), profile(rules=("lightning_reflexes",))))
    assert p.value("initiative.passes", InitiativeTest(TESTED, "dive"))


@pytest.mark.clause("KT-S-301C", "KT-RUL-05")
def test_six_inches_to_a_leader_on_a_floor_are_measured_from_base_to_base() -> None:
    leader = profile(Ld=9, is_leader=True)
    assert [
        leadership(position(model(0, (20, 20), profile(Ld=7)), model(0, (20, 21, up), leader)), 3)
        for up in (6, 6.1)
    ] == [9, 7]
