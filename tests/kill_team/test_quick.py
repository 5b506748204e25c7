"""Questions of kill_team from numbers alone: the cases and tables of the rules in exact fractions, what is refused."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from battlewright.core.errors import Illegal
from battlewright.odds.results import Distribution
from battlewright.questions.answering import answered, asked_odds
from battlewright.questions.axes import axis
from battlewright.questions.reading import QuickError, question, ready
from battlewright.questions.sweeping import swept
from battlewright.rules.kill_team.quick_words import PROFILES


def law(name: str, quantity: str, **numbers: Any) -> Distribution:
    rulings = numbers.pop("rulings", None)
    found = asked_odds(ready("kill_team", name, numbers, rulings), (quantity,), rational=True)
    return found.quantities[quantity]


def chance(name: str, quantity: str, **numbers: Any) -> Fraction:
    return Fraction(law(name, quantity, **numbers).probability(True))


def hurt(**numbers: Any) -> Fraction:
    """The mean of the Wounds in a fight that an enemy loses who has enough of them and does not strike back."""
    tough = {"enemy_w": 10, "enemy_a": 0, **numbers}
    mean = law("fight", "enemy.wounds", **tough).mean
    assert isinstance(mean, Fraction)
    return mean


AT_LEAST = {3: "35/36", 4: "11/12", 5: "5/6", 6: "13/18", 7: "7/12", 8: "5/12", 9: "5/18", 10: "1/6", 11: "1/12",
            12: "1/36"}  # fmt: skip
WITH_FLEET = {5: "35/36", 6: "301/324", 7: "367/432", 8: "313/432", 9: "41/72", 10: "43/108", 11: "17/72",
              12: "121/1296"}  # fmt: skip


@pytest.mark.parametrize(("distance", "reaches"), AT_LEAST.items())
def test_charges_reach_as_far_as_two_dice(distance: float, reaches: str) -> None:
    assert chance("charge", "fighter.charged", distance=distance, shooters=0) == Fraction(reaches)


@pytest.mark.parametrize(("distance", "reaches"), WITH_FLEET.items())
def test_charges_with_fleet_in_best_play(distance: float, reaches: str) -> None:
    numbers: dict[str, Any] = {"distance": distance, "shooters": 0, "rules": "fleet"}
    assert chance("charge", "fighter.charged", **numbers) == Fraction(reaches)


@pytest.mark.parametrize(
    ("ld", "passes"), [(5, "5/18"), (6, "5/12"), (7, "7/12"), (8, "13/18"), (9, "5/6"), (10, "11/12")]
)
def test_leadership(ld: int, passes: str) -> None:
    assert chance("test", "fighter.passed", kind="rout", ld=ld) == Fraction(passes)


@pytest.mark.parametrize("kind", ["climb", "jump"])
@pytest.mark.parametrize(
    ("i", "passes"), [(0, "0"), (2, "1/3"), (3, "1/2"), (4, "2/3"), (5, "5/6"), (6, "5/6")]
)
def test_initiative_and_ktq_21(kind: str, i: int, passes: str) -> None:
    """A 6 always fails, for Initiative 6 too."""
    assert chance("test", "fighter.passed", kind=kind, i=i) == Fraction(passes)


TO_HIT = {
    1: "4455555555", 2: "3444555555", 3: "3344445555", 4: "3334444455", 5: "3333444444", 6: "3333344444",
    7: "3333334444", 8: "3333333444", 9: "3333333344", 10: "3333333334",
}  # fmt: skip
TO_WOUND = {3: "23456 6----", 4: "223456 6---", 5: "2223456 6--", 8: "222222 3456"}


@pytest.mark.parametrize(("ws", "row"), TO_HIT.items())
def test_table_3_3_of_rolls_to_hit(ws: int, row: str) -> None:
    for enemy_ws, need in enumerate(row, 1):
        assert hurt(ws=ws, enemy_ws=enemy_ws, s=3, enemy_t=3) == Fraction(7 - int(need), 6) * Fraction(1, 2)


@pytest.mark.parametrize(("s", "row"), TO_WOUND.items())
def test_table_3_4_of_rolls_to_wound(s: int, row: str) -> None:
    for enemy_t, need in enumerate(row.replace(" ", ""), 1):
        chance_to_wound = Fraction(0 if need == "-" else 7 - int(need), 6)
        assert hurt(enemy_ws=0, s=s, enemy_t=enemy_t, enemy_rules="eternal_warrior") == chance_to_wound


def test_ktq_10_a_redirected_charge() -> None:
    numbers = {"redirect": True, "ld": 8, "distance": 7.0, "shooters": 0}
    assert chance("charge", "fighter.charged", **numbers) == Fraction(91, 216)


def test_ktq_16_a_supporting_attack() -> None:
    """A rifleman touches a trooper, another one supports him."""
    numbers = {"fighter": "rifleman", "weapon": "knife", "enemy": "line_trooper", "enemy_ws": 3}
    assert hurt(**numbers, supporters=1) - hurt(**numbers) == Fraction(1, 18)


@pytest.mark.parametrize(("models", "supporters"), [(1, 1), (2, 1), (2, 2)])
def test_each_supporter_makes_one_attack_whatever_its_attacks(models: int, supporters: int) -> None:
    sure = {
        "enemy_ws": 0,
        "s": 8,
        "enemy_t": 6,
        "a": 3,
        "weapon": "cleaver",
        "charge": "own",
        "models": models,
    }
    law_of = law("fight", "enemy.wounds", **sure, supporters=supporters, enemy_w=10, enemy_a=0)
    attacks = 4 * models + supporters
    assert law_of.probability(attacks) == Fraction(5, 6) ** attacks


@pytest.mark.parametrize(("t", "need"), [(5, 2), (6, 2), (7, 2), (8, 3), (9, 4), (10, 5)])
def test_ktq_19_a_dive_adds_to_the_doubled_strength(t: int, need: int) -> None:
    """Strength 4 with a fist is 9; a charge makes two attacks of one."""
    numbers = {"s": 4, "weapon": "energy_fist", "charge": "own", "way": "dive", "enemy_ws": 0, "enemy_t": t}
    assert hurt(**numbers, enemy_rules="eternal_warrior") == 2 * Fraction(7 - need, 6)


@pytest.mark.parametrize(("rulings", "dies"), [({}, "2/9"), ({"fall_save": False}, "2/3")])
def test_ktq_20_a_fall_of_5_inches(rulings: dict[str, Any], dies: str) -> None:
    numbers = {"kind": "jump", "height": 5.0, "i": 0, "t": 4, "save": 3}
    assert law("test", "fighter.destroyed", rulings=rulings, **numbers).probability(True) == Fraction(dies)


@pytest.mark.parametrize(
    ("enemy_ws", "way", "need"), [(3, "open", 3), (3, "climb", 4), (7, "open", 4), (7, "climb", 5)]
)
def test_ktq_23_a_climb_costs_a_point_of_skill(enemy_ws: int, way: str, need: int) -> None:
    numbers = {"ws": 4, "s": 3, "enemy_t": 3, "charge": "own", "way": way, "enemy_ws": enemy_ws}
    assert hurt(**numbers) == 2 * Fraction(7 - need, 6) * Fraction(1, 2)


@pytest.mark.parametrize(("rules", "reaches"), [("none", "5/12"), ("move_through_cover", "13/18")])
def test_ktq_25_difficult_ground_shortens_a_charge(rules: str, reaches: str) -> None:
    """On a roll of 7 the target at 5.5 inches is out of reach, unless the charger moves through cover."""
    numbers: dict[str, Any] = {"distance": 5.5, "difficult": True, "shooters": 0, "rules": rules}
    assert chance("charge", "fighter.charged", **numbers) == Fraction(reaches)


@pytest.mark.parametrize("rules", ["none", "move_through_cover"])
def test_ktq_25_whoever_went_through_it_strikes_last(rules: str) -> None:
    """An enemy that is slain by all that strikes it strikes first all the same."""
    numbers: dict[str, Any] = {"distance": 2.0, "difficult": True, "shooters": 0, "rules": rules, "i": 10}
    dies = chance("charge", "fighter.destroyed", **numbers)
    arrives = chance("charge", "fighter.charged", **numbers)
    assert dies == arrives * Fraction(1, 4)


@pytest.mark.parametrize(("rules", "attacks"), [("none", 2), ("counter_attack", 3)])
def test_ktq_28_attacks_of_a_counter_charger(rules: str, attacks: int) -> None:
    numbers: dict[str, Any] = {"a": 2, "charge": "counter", "rules": rules}
    assert hurt(**numbers) == attacks * Fraction(1, 4)


def test_ktq_35_a_double_1_holds_out() -> None:
    numbers = {"kind": "morale", "ld": 7, "difference": 8}
    assert chance("test", "fighter.passed", **numbers) == Fraction(1, 36)
    assert chance("test", "fighter.passed", **numbers, rules="stubborn") == Fraction(7, 12)


@pytest.mark.parametrize("difference", range(1, 6))
def test_the_difference_comes_off_leadership(difference: int) -> None:
    passes = sum(a + b <= max(2, 9 - difference) for a in range(1, 7) for b in range(1, 7))
    assert chance("test", "fighter.passed", kind="morale", ld=9, difference=difference) == Fraction(
        passes, 36
    )


@pytest.mark.parametrize(("i", "enemy_i", "caught"), [(4, 4, "21/36"), (5, 3, "10/36"), (2, 5, "33/36")])
def test_whoever_flees_is_caught_by_initiative(i: int, enemy_i: int, caught: str) -> None:
    numbers = {"kind": "morale", "ld": 0, "difference": 5, "i": i, "enemy_i": enemy_i}
    assert chance("test", "fighter.destroyed", **numbers) == Fraction(35, 36) * Fraction(caught)


def test_ktq_37_half_of_the_team_is_gone() -> None:
    assert chance("test", "fighter.passed", kind="rout", ld=9) == Fraction(5, 6)


def test_ktq_29_and_32_who_wins_without_a_wound() -> None:
    """Side A has charged, and nobody can hurt anybody."""
    harmless = {"ws": 0, "enemy_ws": 0, "charge": "own", "w": 5, "enemy_w": 5}
    assert chance("fight", "P(A.result > B.result)", **harmless) == 1
    assert law("fight", "joint(A.result, B.result)", **harmless, enemy_banner=True).probability((1, 1)) == 1


@pytest.mark.parametrize(
    ("ruling", "points"), [("with_counter_attack", 1), ("always", 2), ("always_plus_one_more_with_rule", 2)]
)
def test_ktq_29_what_a_counter_charge_is_worth(ruling: str, points: int) -> None:
    """Side A has charged; side B has counter-charged and has a standard."""
    numbers: dict[str, Any] = {"ws": 0, "enemy_ws": 0, "charge": "enemy_counter", "enemy_banner": True}
    found = law("fight", "joint(A.result, B.result)", rulings={"counter_charge_result": ruling}, **numbers)
    assert found.probability((1, points)) == 1


SHOTS: list[tuple[dict[str, Any], str]] = [
    ({"bs": 4, "distance": 13.0, "enemy_t": 4, "enemy_save": 3}, "1/9"),
    ({"bs": 4, "distance": 12.0, "enemy_t": 4, "enemy_save": 3}, "2/9"),
    ({"bs": 4, "snap": True, "distance": 13.0}, "1/9"),
    ({"bs": 4, "gun": "heavy_machine_gun", "distance": 30.0, "enemy_save": 3}, "5/9"),
    ({"bs": 4, "gun": "heavy_machine_gun", "moved": True, "enemy_save": 7}, "5/12"),
    ({"bs": 4, "shots": 6, "s": 4, "ap": 0, "enemy_t": 4, "enemy_save": 5}, "4/3"),
    ({"bs": 4, "shots": 6, "s": 4, "ap": 5, "enemy_t": 4, "enemy_save": 5}, "2"),
    ({"bs": 4, "shots": 6, "s": 4, "cover": "woods", "enemy_t": 4}, "4/3"),
    ({"bs": 4, "shots": 6, "s": 4, "cover": "ruins", "enemy_t": 4}, "1"),
    ({"bs": 4, "shots": 6, "s": 4, "cover": "ruins", "rules": "ignores_cover", "enemy_t": 4}, "2"),
    ({"bs": 4, "shots": 6, "s": 4, "cover": "ruins", "enemy_rules": "stealth", "enemy_t": 4}, "2/3"),
    ({"bs": 3, "shots": 6, "s": 4, "rules": "twin_linked", "enemy_t": 4}, "9/4"),
    ({"bs": 4, "shots": 6, "s": 4, "enemy_t": 4, "enemy_feel_no_pain": 5}, "4/3"),
    ({"bs": 7, "shots": 6, "s": 4, "enemy_t": 4}, "8/3"),
    ({"bs": 4, "shots": 3, "s": 3, "rules": "sniper", "enemy_t": 8, "enemy_save": 3}, "5/9"),
    ({"bs": 4, "gun": "flame_thrower", "distance": 6.0, "cover": "ruins", "enemy_t": 4}, "1/2"),
]  # fmt: skip


@pytest.mark.parametrize(("numbers", "mean"), SHOTS)
def test_shots(numbers: dict[str, Any], mean: str) -> None:
    found = law("shot", "enemy.wounds", **{"enemy_w": 10, **numbers}).mean
    assert found == Fraction(mean)


@pytest.mark.parametrize(
    ("reaction", "cover", "saved"),
    [("ground", "none", "1/6"), ("ground", "ruins", "2/3"), ("jink", "none", "1/2")],
)
def test_a_target_may_react(reaction: str, cover: str, saved: str) -> None:
    numbers = {
        "bs": 4,
        "shots": 1,
        "s": 4,
        "enemy_t": 4,
        "reaction": reaction,
        "cover": cover,
        "enemy_rules": "jink",
    }
    assert chance("shot", "enemy.destroyed", **numbers) == Fraction(1, 3) * (1 - Fraction(saved))


def test_a_hot_weapon_may_burn_its_bearer() -> None:
    found = answered("kill_team", "shot", {"gun": "plasma_rifle", "distance": 20.0, "save": 3}, rational=True)
    assert found.quantities["fighter.destroyed"].probability(True) == Fraction(1, 18)


@pytest.mark.parametrize(("shooters", "each"), [(0, "0"), (1, "1/18"), (2, "1/18"), (3, "1/18")])
def test_overwatch_thins_the_chargers(shooters: int, each: str) -> None:
    """Snap shots of Strength 3 from pistols at somebody who is out of reach of the dice nearly always."""
    numbers = {"distance": 11.0, "shooters": shooters, "enemy_gun": "light_pistol", "t": 4, "enemy_i": 1}
    arrives = chance("charge", "fighter.charged", **numbers)
    assert arrives == Fraction(1, 12) * (1 - Fraction(each)) ** shooters


@pytest.mark.parametrize("models", [1, 2, 3])
@pytest.mark.parametrize("fighter", ["soldier", "brawler", "hulk"])
def test_chargers_reach_their_enemy_by_ways_of_their_own(models: int, fighter: str) -> None:
    numbers = {"models": models, "fighter": fighter, "distance": 8.0, "shooters": 0, "enemy_ws": 0}
    found = law("charge", "count(A.charged)" if models > 1 else "fighter.charged", **numbers)
    assert found.probability(models if models > 1 else True) == Fraction(5, 12) ** models


@pytest.mark.parametrize("enemy_play", ["usual", "best"])
def test_counter_charges_bring_friends_into_the_fight(enemy_play: str) -> None:
    numbers = {"shooters": 3, "distance": 6.0, "enemy_play": enemy_play}
    alone, helped = (
        chance("charge", "P(A.result > B.result)", **numbers, counter_charge=counter)
        for counter in (False, True)
    )
    assert helped < alone


def test_a_charge_that_ends_short_has_no_fight() -> None:
    numbers = {"distance": 12.0, "shooters": 0, "enemy_ws": 0}
    assert chance("charge", "P(A.result > B.result)", **numbers) == Fraction(1, 36)


REFUSED: list[tuple[str, dict[str, Any], str, str]] = [
    ("shot", {"fighter": "ripper"}, "fighter", "quick-kill-no-gun"),
    ("shot", {"distance": 25.0}, "distance", "quick-kill-out-of-range"),
    ("shot", {"gun": "flame_thrower", "distance": 9.0}, "distance", "quick-kill-out-of-range"),
    ("shot", {"bs": 11}, "bs", "check-value"),
    ("fight", {"way": "climb"}, "way", "quick-kill-no-charge"),
    ("fight", {"way": "dive", "charge": "nobody"}, "way", "quick-kill-no-charge"),
    ("fight", {"charge": "own", "later_round": True}, "later_round", "quick-kill-already-there"),
    ("fight", {"models": 2, "enemy_models": 4}, "models", "quick-kill-no-formation"),
    ("fight", {"models": 5, "fighter": "outrider"}, "models", "quick-kill-no-room"),
    ("fight", {"supporters": 5}, "supporters", "quick-kill-no-supporters"),
    ("fight", {"models": 3, "supporters": 1}, "models", "quick-kill-no-row"),
    ("charge", {"distance": 12.5}, "distance", "quick-kill-too-far"),
    ("shot", {"gun": "field_gun", "moved": True}, "moved", "quick-kill-must-stand"),
    ("shot", {"gun": "frag_grenade", "distance": 5.0, "snap": True}, "snap", "quick-kill-no-snap"),
    ("charge", {"climb": 3.0, "dive": 3.0}, "dive", "quick-kill-climb-and-dive"),
    ("charge", {"climb": 3.0, "models": 2}, "models", "quick-kill-climbs-alone"),
    ("charge", {"redirect": True, "models": 2}, "models", "quick-kill-redirects-alone"),
    ("charge", {"climb": 3.0, "distance": 1.0}, "distance", "check-value"),
    ("charge", {"dive": 6.0, "distance": 5.0}, "distance", "check-value"),
]


@pytest.mark.parametrize(("name", "numbers", "parameter", "id"), REFUSED)
def test_what_does_not_go_together(name: str, numbers: dict[str, Any], parameter: str, id: str) -> None:
    with pytest.raises(QuickError) as refused:
        ready("kill_team", name, numbers)
    assert [(p.path, p.id) for p in refused.value.problems] == [((parameter,), id)]
    said = f"--{parameter.replace('_', '-')}: "
    assert all(refused.value.said(lang).startswith(said) for lang in ("en", "ru"))


@pytest.mark.parametrize(
    ("name", "numbers", "clause"),
    [("shot", {"bs": 0}, "KT-S-306J"), ("shot", {"fighter": "ripper", "gun": "heat_gun"}, "KT-S-306J")],
)
def test_what_the_rules_forbid_they_say_themselves(name: str, numbers: dict[str, Any], clause: str) -> None:
    with pytest.raises(Illegal) as refused:
        ready("kill_team", name, numbers)
    assert clause in refused.value.clauses


@pytest.mark.parametrize(
    ("name", "numbers", "idle"),
    [("fight", {"weapon": "energy_fist", "two_weapons": True}, ("two_weapons",)), ("fight", {"ws": 4}, ()),
     ("fight", {"ws": 4, "enemy_ws": 2}, ("ws", "enemy_ws")),
     ("shot", {"cover": "ruins", "enemy_save": 2, "ap": 0}, ("cover", "ap"))],
)  # fmt: skip
def test_parameters_that_do_nothing_are_told(
    name: str, numbers: dict[str, Any], idle: tuple[str, ...]
) -> None:
    assert set(answered("kill_team", name, numbers).idle) == set(idle)


def test_a_sweep_over_distance_falls_and_ends() -> None:
    asked = question("kill_team", "charge")
    found = swept("kill_team", "charge", [axis(asked, "distance", "2..12")], {})
    values = [cell.shown("fighter.charged") for cell in found.cells]
    assert len(values) == 11 and values == sorted(values, reverse=True) and values[-1] > 0  # type: ignore[type-var, operator]


def test_weapons_of_close_combat_in_one_table() -> None:
    asked = question("kill_team", "fight")
    found = swept("kill_team", "fight", [axis(asked, "weapon", None), axis(asked, "enemy_ws", "2..4")], {})
    values = {cell.at: cell.shown("enemy.destroyed") for cell in found.cells}
    assert len(values) == 3 * len(asked.parameter("weapon").choices)  # type: ignore[union-attr]
    assert values["energy_maul", 3] > values["knife", 3]  # type: ignore[operator]


def test_whoever_has_a_gun_reaches_its_target_if_nothing_is_said() -> None:
    asked = question("kill_team", "shot")
    found = swept("kill_team", "shot", [axis(asked, "gun", None)], {})
    assert all(cell.shown("enemy.destroyed") for cell in found.cells)


@pytest.mark.parametrize("profile", [name for name in PROFILES if name != "soldier"])
def test_everybody_charges_and_is_charged_by_its_like(profile: str) -> None:
    """One of a kind against three, who fire Overwatch and counter-charge; leaders are there once a side."""
    numbers: dict[str, Any] = {"fighter": profile, "enemy": profile, "distance": 2.0}
    both = "joint(fighter.charged, fighter.destroyed, count(B.destroyed))"
    found = law("charge", both, **numbers, shooters=3, counter_charge=True)
    assert sum(Fraction(p) for _, p in found.pmf) == 1
    assert any(charged for (charged, _, _), _ in found.pmf)


def test_the_best_is_at_least_as_good_as_what_is_usual() -> None:
    """Three against two, who may strike either; what each answer is worth is told of a question of the fight."""
    numbers = {"models": 3, "enemy_models": 2, "a": 2, "enemy_a": 2}
    asked = [asked_odds(ready("kill_team", "fight", {**numbers, "play": play})) for play in ("usual", "best")]
    wins = [found.quantities["P(A.result > B.result)"].probability(True) for found in asked]
    assert wins[1] >= wins[0] - 1e-12
    assert ("done",) not in [option.option for option in asked[1].options]


def test_rules_of_a_blade_do_not_serve_overwatch() -> None:
    numbers: dict[str, Any] = {"distance": 12.0, "t": 8, "enemy_gun": "light_pistol"}
    dies = chance(
        "charge", "fighter.destroyed", **numbers, enemy_rules="fleshbane+poisoned_4", ws=10, enemy_ws=0
    )
    assert dies == 0


def test_whoever_has_only_a_pistol_strikes_with_a_blade_that_is_told() -> None:
    """Rending strikes of a trooper at armour of 3+."""
    numbers = {"fighter": "line_trooper", "enemy_save": 3, "enemy_ws": 4, "enemy_t": 8}
    assert hurt(**numbers) == 0
    assert hurt(**numbers, rules="rending") == Fraction(1, 2) * Fraction(1, 6)


def test_what_needs_no_dice_is_told_all_the_same() -> None:
    numbers: dict[str, Any] = {
        "distance": 1.0,
        "shooters": 0,
        "ws": 0,
        "enemy_ws": 0,
        "enemy_rules": "fearless",
    }
    assert law("charge", "joint(A.result, B.result)", **numbers).probability((1, 0)) == 1
    assert (
        law("fight", "joint(A.result, B.result)", ws=0, enemy_ws=0, enemy_banner=True).probability((0, 1))
        == 1
    )


@pytest.mark.parametrize(("own", "enemies"), [(1, 1), (5, 1), (1, 5), (2, 2), (3, 2), (2, 3), (5, 5), (4, 5)])
def test_everybody_is_in_one_combat(own: int, enemies: int) -> None:
    """All strike: nobody loses a Wound for want of an enemy in reach."""
    numbers = {"models": own, "enemy_models": enemies, "ws": 0, "w": 10, "enemy_w": 10, "enemy_s": 10, "t": 5}
    lost = law(
        "fight", "sum(A.wounds)", **numbers, rules="eternal_warrior", weapon="knife", enemy_weapon="knife"
    )
    assert lost.mean == Fraction(5, 6) * enemies
