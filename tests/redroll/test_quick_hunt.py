"""A hunt for wrong numbers: odd questions, each answered by the rules and by faces counted one by one."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.redroll.by_faces import Fighter, House, Law, duel, shots

from battlewright.odds.results import Distribution
from battlewright.questions.answering import asked_odds
from battlewright.questions.reading import ready

OFF = {"symbols": False}


def law_of(distribution: Distribution) -> dict[Any, Any]:
    return {value: p for value, p in distribution.pmf if p}


def asked(question: str, numbers: dict[str, Any], rulings: dict[str, Any], watch: str) -> dict[Any, Any]:
    made = ready("redroll", question, numbers, rulings)
    return law_of(asked_odds(made, (watch,), rational=True).quantities[watch])


def fought(question: str, numbers: dict[str, Any], rulings: dict[str, Any] | None = None) -> dict[Any, Any]:
    return asked(question, numbers, rulings or {}, "joint(target.wounds_lost, attacker.wounds_lost)")


def numbers_of(one: Fighter, other: Fighter) -> dict[str, int]:
    return {
        "mel": one.skill, "str": one.strength, "pow": one.power, "attacker_wounds": one.wounds,
        "agi": other.agility, "arm": other.armour, "counter": other.power, "wounds": other.wounds,
    }  # fmt: skip


FAIR = Fighter(8, skill=1, strength=4, power=3), Fighter(8, agility=1, armour=5, power=3)
SURE = Fighter(8, skill=14, strength=9, power=9), Fighter(5, armour=3, power=2)
HOPELESS = Fighter(3, skill=0, strength=0, power=0), Fighter(40, agility=12, armour=30, power=9)
NINE = Fighter(20, skill=5, strength=6, power=5), Fighter(10, agility=0, armour=7, power=3)
FRAIL = Fighter(1, skill=2, strength=4, power=3), Fighter(1, agility=2, armour=4, power=1)
TOUGH = Fighter(30, skill=3, strength=7, power=2), Fighter(25, agility=3, armour=9, power=4)
HARMLESS = Fighter(6, skill=4, strength=3, power=2), Fighter(9, agility=2, armour=4, power=0)

DUELS: list[tuple[str, tuple[Fighter, Fighter], int, dict[str, Any], dict[str, Any]]] = [
    ("as usual", FAIR, 3, {}, {}),
    ("one point", FAIR, 1, {}, {}),
    ("without symbols", FAIR, 3, OFF, {}),
    ("no symbol dice", FAIR, 3, {"symbol_dice": 0}, {"symbol_dice": 0}),
    ("two symbol dice", FAIR, 2, {"symbol_dice": 2}, {"symbol_dice": 2}),
    ("dice from one to nine", FAIR, 3, {"faces": tuple(range(1, 10))}, {"die.faces": "1-9"}),
    ("the nine by the die", NINE, 2, {"nine_compare": "die"}, {"nine_compare": "die"}),
    ("the nine by the die, sums equal", FAIR, 3, {"nine_compare": "die", **OFF}, {"nine_compare": "die"}),
    ("the slain strike back", FRAIL, 2, {"dead_counters": True}, {"dead_counters": True}),
    ("armour against counterattacks", FAIR, 3, {"counter_arm": True}, {"counter_arm": True}),
    ("a Red Roll with Lucky Numbers", FAIR, 2, {"red_roll_as": "test"}, {"red_roll_as": "test"}),
    ("luck that repeats", FAIR, 2, {"red_roll_as": "test", "lucky_effect": "reroll"},
     {"red_roll_as": "test", "lucky_effect": "reroll"}),
    ("luck that adds", FAIR, 2, {"red_roll_as": "test", "lucky_effect": "+2"},
     {"red_roll_as": "test", "lucky_effect": "+2"}),
    ("luck that adds, without symbols", NINE, 2, {"red_roll_as": "test", "lucky_effect": "+3", **OFF},
     {"red_roll_as": "test", "lucky_effect": "+3"}),
    ("a sure hit", SURE, 2, {}, {}),
    ("a hopeless fight", HOPELESS, 3, {}, {}),
    ("nines alone", NINE, 2, {}, {}),
    ("one Wound each", FRAIL, 3, {}, {}),
    ("four points", TOUGH, 4, OFF, {}),
    ("nothing strikes back", HARMLESS, 3, {}, {}),
    ("nine attacks", HARMLESS, 9, OFF, {}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "pair", "points", "house", "rulings"), DUELS, ids=[d[0] for d in DUELS])
def test_a_duel_is_what_its_faces_say(
    name: str, pair: tuple[Fighter, Fighter], points: int, house: dict[str, Any], rulings: dict[str, Any]
) -> None:
    one, other = pair
    numbers = {
        **numbers_of(one, other),
        "attacks": points,
        "symbols": "off" if house.get("symbols") is False else "on",
    }
    if house.get("counter_arm"):
        one = one._replace(armour=5)  # the hunter's own
    assert fought("melee", numbers, rulings) == duel(House(**house), one, other, points), name


@pytest.mark.parametrize("decided", ["auto_hit", "versus_5"])
def test_without_a_red_roll(decided: str) -> None:
    one, other = FAIR
    house = House(no_red_roll=decided)
    found = fought(
        "melee", {**numbers_of(one, other), "attacks": 3, "red": "decline"}, {"no_red_roll": decided}
    )
    assert found == duel(house, one, other, 3, red=False)


@pytest.mark.parametrize("k", [-11, -9, -3, 0, 1, 2, 9, 10, 14])
def test_k_and_damage_are_all_that_matters_of_a_single_attack(k: int) -> None:
    one = Fighter(8, skill=max(0, k), strength=2)
    other = Fighter(7, agility=max(0, -k), armour=4, power=2)
    found = fought("melee", {"k": k, "damage": -2, "wounds": 7, "counter": 2, "symbols": "off"})
    assert found == duel(House(symbols=False), one, other, 1)


@pytest.mark.parametrize("damage", [-30, -10, -9, -1, 0, 5, 40])
def test_damage_from_nothing_to_certain_death(damage: int) -> None:
    one, other = Fighter(8, strength=max(0, damage)), Fighter(8, armour=max(0, -damage), power=3)
    found = fought("melee", {"k": 0, "damage": damage, "attacks": 2})
    assert found == duel(House(), one, other, 2)


WARBEAST = Fighter(14, skill=2, strength=7, power=5, armour=8, tokens=3, rages="warbeast")
BRUTE = Fighter(10, agility=0, armour=7, power=5)


@pytest.mark.parametrize(("attacks", "fury"), [(1, 1), (2, 1), (3, 2)])
def test_a_warbeast_spends_its_tokens_after_its_points(attacks: int, fury: int) -> None:
    found = fought(
        "melee",
        {"attacker": "warbeast", "target": "brute", "attacks": attacks, "fury": fury, "symbols": "off"},
    )
    assert found == duel(House(symbols=False), WARBEAST._replace(tokens=fury), BRUTE, attacks)


HUMAN = Fighter(8, skill=1, strength=4, power=0, armour=4)
BEAST = Fighter(12, skill=3, strength=8, power=4, armour=7, rages="beast", human=HUMAN)


@pytest.mark.parametrize(("attacks", "fury"), [(1, 1), (2, 2)])
def test_a_werewolf_strikes_with_bare_hands_once_its_last_token_is_paid(attacks: int, fury: int) -> None:
    numbers = {
        "attacker": "werewolf_beast",
        "target": "brute",
        "attacks": attacks,
        "fury": fury,
        "symbols": "off",
    }
    assert fought("melee", numbers) == duel(House(symbols=False), BEAST._replace(tokens=fury), BRUTE, attacks)


def test_rage_at_a_price() -> None:
    numbers = {"attacker": "warbeast", "target": "brute", "attacks": 3, "fury": 2, "symbols": "off"}
    house = House(symbols=False, in_addition=True)
    found = fought("melee", numbers, {"fury.cost": "in_addition"})
    assert found == duel(house, WARBEAST._replace(tokens=2), BRUTE, 3)


def test_an_axe_cleaves() -> None:
    one = Fighter(10, skill=1, strength=6, power=5, cleave=True)
    other = Fighter(8, agility=1, armour=5, power=3)
    assert fought("melee", {"attacker": "brute", "attacks": 2}) == duel(House(), one, other, 2)


@pytest.mark.parametrize(
    ("distance", "bonus"),
    [(0.6, 0), (3.4, 0), (3.5, 1), (5.5, 1)],
    ids=["just", "short", "three inches", "all of SPD"],
)
def test_a_charge_has_its_bonus_from_three_inches_of_way(distance: float, bonus: int) -> None:
    one, other = FAIR
    found = fought("charge", {"distance": distance, "attacks": 1})
    assert found == duel(House(), one, other, 2, charge=bonus)


def test_a_charge_that_is_too_far_does_nothing() -> None:
    assert fought("charge", {"distance": 5.6, "attacks": 2, "symbols": "off"}) == {(0, 0): 1}


def test_whoever_has_the_longer_weapon_is_followed() -> None:
    one = Fighter(8, skill=1, strength=4, power=4)
    other = Fighter(8, agility=1, armour=5, power=3)
    assert fought("melee", {"attacker": "spearman", "distance": 1.9, "attacks": 2}) == duel(
        House(), one, other, 2
    )


def wounds_of_shots(numbers: dict[str, Any], rulings: dict[str, Any] | None = None) -> dict[Any, Any]:
    return asked("shoot", numbers, rulings or {}, "target.wounds_lost")


SHOTS: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    ("within the range", {"distance": 8}, {}, {}, {}),
    ("just beyond", {"distance": 8.001}, {}, {"repeats": 1}, {}),
    ("three ranges", {"distance": 24}, {}, {"repeats": 2}, {}),
    ("floor", {"distance": 16.5}, {"rerolls": "floor"}, {"repeats": 1}, {}),
    ("floor at the edge", {"distance": 15.9}, {"rerolls": "floor"}, {"repeats": 0}, {}),
    ("light cover", {"cover": "light"}, {}, {"need": 4}, {}),
    ("heavy cover", {"cover": "heavy", "distance": 12}, {}, {"need": 5, "repeats": 1}, {}),
    ("no luck", {"lucky": "none", "need": 8}, {}, {"need": 8, "lucky": ()}, {}),
    ("two lucky numbers", {"lucky": (0, 1), "need": 12}, {}, {"need": 12, "lucky": (0, 1)}, {}),
    ("luck that adds", {"lucky": (4,), "need": 6}, {"lucky_effect": "+2"}, {"need": 6, "lucky": (4,)},
     {"lucky_effect": "+2"}),
    ("luck that repeats", {"lucky": (1, 2), "need": 6, "distance": 9}, {"lucky_effect": "reroll"},
     {"need": 6, "lucky": (1, 2), "repeats": 1}, {"lucky_effect": "reroll"}),
    ("need of nothing", {"need": -3}, {}, {"need": -3}, {}),
    ("need of more than any die", {"need": 11, "lucky": ()}, {}, {"need": 11, "lucky": ()}, {}),
    ("a claw pair helps", {"need": 9, "lucky": ()}, {}, {"need": 9, "lucky": ()}, {}),
    ("three shots", {"shots": 3, "wounds": 9, "power": 3}, {}, {"count": 3, "wounds": 9, "power": 3}, {}),
    ("no power", {"power": 0}, {}, {"power": 0}, {}),
    ("armour", {"arm": 3}, {"ranged_arm": True}, {"armour": 3}, {"ranged_arm": True}),
    ("armour of stone", {"arm": 9}, {"ranged_arm": True}, {"armour": 9}, {"ranged_arm": True}),
    ("without symbols", {"symbols": "off", "need": 6}, {}, {"need": 6}, {"symbols": False}),
    ("dice from one to nine", {"need": 6}, {"die.faces": "1-9"}, {"need": 6}, {"faces": tuple(range(1, 10))}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "numbers", "rulings", "by_hand", "house"), SHOTS, ids=[s[0] for s in SHOTS])
def test_a_shot_is_what_its_faces_say(
    name: str,
    numbers: dict[str, Any],
    rulings: dict[str, Any],
    by_hand: dict[str, Any],
    house: dict[str, Any],
) -> None:
    usual = {"count": 1, "repeats": 0, "need": 3, "power": 4, "wounds": 8, "lucky": (7,)}
    assert wounds_of_shots(numbers, rulings) == shots(House(**house), **{**usual, **by_hand}), name


small = st.integers(0, 6)
attackers = st.tuples(st.integers(1, 10), small, small, small).map(lambda numbers: Fighter(*numbers))
targets = st.tuples(st.integers(1, 10), small, small, st.integers(0, 14)).map(
    lambda n: Fighter(n[0], power=n[1], agility=n[2], armour=n[3])
)


@settings(max_examples=20, deadline=None)
@given(
    one=attackers,
    other=targets,
    points=st.integers(1, 3),
    symbols=st.booleans(),
    red=st.booleans(),
)
def test_any_duel(one: Fighter, other: Fighter, points: int, symbols: bool, red: bool) -> None:
    numbers = {
        **numbers_of(one, other), "attacks": points, "symbols": "on" if symbols else "off",
        "red": "take" if red else "decline",
    }  # fmt: skip
    law: Law = duel(House(symbols=symbols), one, other, points, red=red)
    assert sum(law.values()) == Fraction(1)
    assert fought("melee", numbers) == law
