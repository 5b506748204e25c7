"""The shipped scenarios answer the questions that they are kept for, with exact fractions counted here by hand."""

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team.battles import asked, dice, options, play, row

from battlewright.cli.inputs import opened, position_to_ask_about
from battlewright.core.position import Position
from battlewright.odds.answer import odds
from battlewright.rules.kill_team.number_of_attacks import attacks
from battlewright.rules.kill_team.strikes import Strike
from battlewright.scenario.library import shipped
from battlewright.scenario.load import load, position

QUESTIONS = [name for name in shipped() if name.startswith("kill_team/ktq")]


def reach(total: int) -> Fraction:
    """The chance that two dice show at least so much."""
    return Fraction(sum(a + b >= total for a in range(1, 7) for b in range(1, 7)), 36)


def at_start(name: str) -> Position:
    """The position of a scenario before its script."""
    return position(load(shipped()[f"kill_team/{name}"]))


def laws(name: str) -> dict[str, dict[Any, Any]]:
    scenario = opened(f"kill_team/{name}")
    start, _ = position_to_ask_about(scenario)
    found = odds(start, scenario.watch, scenario.aim, scenario.policy, scenario.stop, rational=True)
    return {quantity: dict(law.pmf) for quantity, law in found.quantities.items()}


def chances(name: str) -> list[Fraction]:
    """Of all that the scenario watches."""
    return [law.get(True, Fraction(0)) for law in laws(name).values()]


@pytest.mark.parametrize("name", QUESTIONS)
def test_something_that_a_scenario_watches_is_open(name: str) -> None:
    assert any(len(law) > 1 for law in laws(name.removeprefix("kill_team/")).values())


def test_ktq_01_to_04_one_overwatch_for_all_declared_and_the_nearest_takes_the_first() -> None:
    assert chances("ktq_01_overwatch") == [1, Fraction(1, 2)]


def test_ktq_06_and_08_who_supports() -> None:
    p = at_start("ktq_06_supporting_overwatch")
    play(p, "charge target", "declare charger", "declared")
    able = {option[1] for option in p.pending.options if len(option) > 1}
    assert able == {"target", "at3", "covering"}


def test_ktq_07_nobody_supports_twice_in_a_phase() -> None:
    p = at_start("ktq_06_supporting_overwatch")
    play(
        p,
        "charge target",
        "declare charger",
        "declared",
        "overwatch at3 battle_rifle",
        dice(1, 1),
        "hold",
        dice(1, 1),
    )
    play(p, "charge target2")
    assert asked(p) == "kill_team-ask-overwatch"
    assert "overwatch at3 battle_rifle" not in options(p)


def test_ktq_10_a_redirected_charge() -> None:
    assert chances("ktq_10_redirect") == [Fraction(91, 216)]


def test_ktq_11_too_far_from_the_dead() -> None:
    p = at_start("ktq_10_redirect")
    play(p, "redirect charger", dice(4, 4))
    assert options(p) == ["charge target", "done"]


def test_ktq_13_and_15_the_boss_supports() -> None:
    p = at_start("ktq_13_supporting_charge")
    assert chances("ktq_13_supporting_charge") == [reach(6)]
    s = Strike(p.scene.index["boss"], p.scene.index["target"], "crusher_claw", kind="supporting")
    boss = p.scene.index["boss"]
    assert (p.value("strength", s), p.value("initiative", boss, "crusher_claw")) == (8, 1)


def test_ktq_14_no_friend_to_touch() -> None:
    assert chances("ktq_14_no_friend")[1] == 0


def test_ktq_16_a_rifleman_in_support() -> None:
    assert chances("ktq_16_supporting_attack") == [Fraction(1, 18)]


def test_ktq_17_one_inch_down_and_more() -> None:
    walks, dives = chances("ktq_17_step_down")
    assert (walks, dives) == (reach(3), reach(4) * Fraction(2, 3))


def test_ktq_20_and_21_falls_and_who_does_not_fall() -> None:
    dies, arrives, ripper = chances("ktq_20_dive")
    assert dies == reach(6) * Fraction(1, 3) * Fraction(2, 9)
    assert arrives == reach(6) * Fraction(2, 3)
    assert ripper == reach(6) * Fraction(5, 6)


@pytest.mark.parametrize(("target", "need"), [("weak", 4), ("master", 5)])
def test_ktq_23_out_of_breath_after_a_climb(target: str, need: int) -> None:
    p = at_start("ktq_23_climb")
    play(p, f"charge {target}", dice(6, 6), dice(1))
    charger = next(id for id in ("one", "other") if row(p, id).climbed)
    s = Strike(p.scene.index[charger], p.scene.index[target], "heavy_pistol")
    assert p.value("hit.need", s) == need


def test_ktq_25_difficult_ground_on_the_way() -> None:
    assert chances("ktq_25_difficult_ground") == [reach(8), reach(6)]


def test_ktq_28_and_36_attacks_of_counter_chargers() -> None:
    survives = Fraction(19, 27)
    assert chances("ktq_28_counter_charge")[:2] == [1 - survives**2, 1 - survives**3]
    p = at_start("ktq_28_counter_charge")
    found = [attacks(p, p.scene.index[id], "saw_sword") for id in ("plain", "keen", "locked")]
    assert found == [2, 3, 2]


def test_ktq_29_and_30_banners_count_once() -> None:
    found = laws("ktq_29_result")
    assert found["B.result"] == {1: 1}
    assert min(found["A.result"]) == 1


def test_ktq_32_won_by_the_charge_alone() -> None:
    assert sum(chances("ktq_32_no_wounds")) == 1 - Fraction(7, 12)


def test_ktq_37_half_of_the_team_is_gone() -> None:
    assert chances("ktq_37_rout") == [Fraction(1, 6)]


def test_ktq_39_only_leaders_challenge() -> None:
    assert options(at_start("ktq_39_challenge")) == ["challenge boss", "decline"]


def test_ktq_41_fast_dice_are_offered() -> None:
    assert options(at_start("ktq_41_fast_dice")) == ["together", "decline"]


def test_the_measured_charge() -> None:
    """Three chargers with one Wound, three shooters, two of whom may counter-charge."""
    p, _ = position_to_ask_about(opened("kill_team/charge"))
    assert [option[1] for option in p.pending.options[:-1]] == ["target", "friend", "comrade"]
