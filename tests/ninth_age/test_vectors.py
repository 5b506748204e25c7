"""The exact vectors of attacks, each through the frames of an Initiative step and through odds."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.ninth_age import units
from tests.ninth_age.striking import (
    ATTACKERS,
    binomial,
    blow,
    changed,
    duelling,
    facing,
    law,
    mean,
    outcome,
    wounds_law,
)

from battlewright.odds.answer import odds
from battlewright.rules.ninth_age import more_attacks  # noqa: F401 - its parts
from battlewright.rules.ninth_age.allocation import Allocation, groups_of
from battlewright.rules.ninth_age.attack import SimultaneousBlows, unsaved_wounds
from battlewright.rules.ninth_age.distribution import passed_over
from battlewright.rules.ninth_age.special_attacks import special_strikers
from battlewright.rules.ninth_age.striking import attacks_from
from battlewright.rules.ninth_age.wounds import Lost, losses

SKILLED = {"WS": 4, "S": 4}
CHAINS: dict[str, tuple[dict[str, Any], dict[str, Any], int, Fraction]] = {
    "V01": (SKILLED, {"WS": 4, "T": 4, "armour": ("heavy_armour", "shield")}, 10, Fraction(1, 6)),
    "V02": (SKILLED, {"WS": 4, "T": 4, "armour": ("heavy_armour", "shield")}, 30, Fraction(1, 6)),
    "V03": ({}, {"WS": 7}, 10, Fraction(1, 6)),
    "V04": ({"WS": 4, "weapon": "great_weapon"}, {"armour": ("heavy_armour",)}, 10, Fraction(5, 9)),
    "V06": ({}, {"WS": 4, "weapon": "flail", "armour": ("light_armour",)}, 10, Fraction(5, 18)),
    "V07": (
        {"WS": 5, "rules": ("lightning_reflexes",)},
        {"armour": ("light_armour", "shield")},
        10,
        Fraction(2, 9),
    ),
    "V09": (SKILLED | {"rules": ("hatred",)}, {"WS": 4, "armour": ("light_armour",)}, 10, Fraction(1, 2)),
    "V10": (
        {"WS": 4, "rules": ("poisoned",)},
        {"WS": 4, "T": 4, "armour": ("heavy_armour",)},
        10,
        Fraction(5, 27),
    ),
    "V11": (
        SKILLED | {"rules": ("lethal_strike",)},
        {"WS": 4, "T": 4, "armour": ("heavy_armour", "shield"), "innate": 5},
        10,
        Fraction(5, 36),
    ),
    "V18": (SKILLED, {"WS": 4, "armour": ("heavy_armour",), "ward": 5}, 20, Fraction(5, 27)),
    "V19e at WS 0": ({}, {"WS": 0}, 6, Fraction(1, 2)),
    "V19e by WS 0": ({"WS": 0}, {}, 6, Fraction(1, 12)),
    "V24": ({}, {"WS": 4, "armour": ("light_armour",)}, 11, Fraction(5, 24)),
    "V32": (
        SKILLED | {"rules": ("lethal_strike",)},
        {"WS": 4, "T": 4, "regeneration": 4},
        10,
        Fraction(1, 6),
    ),
}


@pytest.mark.clause("T9A-H-45A", "T9A-H-34G")
@pytest.mark.parametrize("vector", CHAINS)
def test_chains_of_equal_attacks(vector: str) -> None:
    attacker, target, attacks, chance = CHAINS[vector]
    found = wounds_law(facing(attacker, target), blow(attacks, first_round=True))
    assert found == binomial(attacks, chance)
    assert mean(found) == attacks * chance


@pytest.mark.clause("T9A-ALLOC-01", "T9A-HORDE-02")
@pytest.mark.parametrize(("vector", "files", "models"), [("V01", 5, 10), ("V02", 10, 30)])
def test_ranks_allocate_roll_and_wound_in_one_step(vector: str, files: int, models: int) -> None:
    attacker, target, attacks, chance = CHAINS[vector]
    both = [units.profile(**attacker), units.profile(**target, I=2)]
    p = units.position(
        units.unit(0, files, models, of=both[0]), units.unit(1, files, 60, of=both[1], facing=units.SOUTH)
    )
    p.stack, p.collapses = [SimultaneousBlows(blows=()), Allocation(groups=groups_of(p, (3, 4), 3))], True
    assert outcome(p, lambda q: 60 - q.rows[4].block.models) == binomial(attacks, chance)


@pytest.mark.parametrize("vector", ["V01", "V09", "V11", "V18"])
def test_odds_find_the_same(vector: str) -> None:
    attacker, target, attacks, chance = CHAINS[vector]
    p = facing(attacker, target)
    p.stack = [SimultaneousBlows(blows=(blow(attacks, first_round=True),))]
    found = odds(p, ["b1.wounds"], stop="end_of_battle", rational=True).quantities["b1.wounds"]
    assert dict(found.pmf) == binomial(attacks, chance)


@pytest.mark.clause("T9A-H-34H")
@pytest.mark.parametrize("vector", ["V01", "V04"])
def test_equal_units_that_strike_at_once_fare_alike(vector: str) -> None:
    attacker, target, _, _ = CHAINS[vector]
    both = units.profile(**(attacker | target))
    p = facing(both, both, models=10)
    mine = blow(10)
    theirs = type(mine)(4, 0, "rank_and_file", 10, ("rank_and_file", ATTACKERS))
    found = law(
        p, SimultaneousBlows(blows=(mine, theirs)), lambda q: (q.rows[3].block.models, q.rows[4].block.models)
    )
    assert found == {(b, a): chance for (a, b), chance in found.items()}


@pytest.mark.clause("T9A-H-04A", "T9A-H-06E")
def test_values_stay_within_0_and_10() -> None:
    p = facing({"WS": 10, "S": 10, "weapon": "great_weapon"}, {"WS": 10}, own={"champion": True})
    assert p.value("strength", blow()) == 10
    assert p.value("weapon_skill", blow(who="champion")) == 10
    assert facing({}, {"WS": 10}).value("defence.WS", ("champion", 4)) == 10


@pytest.mark.clause("T9A-H-04A", "T9A-H-06E")
@pytest.mark.parametrize(("more", "toughness"), [(9, 10), (-9, 0)])
def test_toughness_stays_within_0_and_10(more: int, toughness: int) -> None:
    rules = changed()

    @rules.contribution("toughness", "add", "T9A-H-06E")
    def enchanted(p: Any, target: Any) -> int:
        return more

    assert facing(rules=rules.compile()).value("toughness", ("rank_and_file", 4)) == toughness


@pytest.mark.clause("T9A-S-14A", "T9A-H-69A", "T9A-ALLOC-06")
def test_attacks_of_the_charge_and_of_frenzy() -> None:
    def attacks(own: dict[str, Any], *rules: str) -> int:
        return attacks_from(facing({"rules": rules}, own=own), ("rank_and_file", 3), 0, 0)

    charging = {"charged": True}
    assert attacks(charging, "devastating_charge") == 2
    assert (
        attacks({}, "devastating_charge")
        == attacks({"charged": True, "fought": 1}, "devastating_charge")
        == 1
    )
    assert attacks({}, "frenzy") == 2
    assert attacks({"gone": ("frenzy",)}, "frenzy") == 1


@pytest.mark.clause("T9A-W-07A", "T9A-W-08A")
def test_other_weapons_serve_alone_and_some_need_both_hands() -> None:
    def armour(weapon: str) -> int:
        shield = {"armour": ("light_armour", "shield"), "weapon": weapon}
        return int(facing({}, shield).value("armour", blow()))

    assert [armour(weapon) for weapon in ("hand_weapon", "spear", "lance")] == [2, 2, 2]
    assert [armour(weapon) for weapon in ("halberd", "great_weapon", "flail", "paired_weapons")] == [1] * 4


def in_a_duel(troop: str = "infantry") -> Any:
    """Our champion in a duel with a character among the enemies, whose row is 5."""
    hero = units.hero(1, of=units.profile("hero", W=2, troop=troop, is_character=True), unit=1)
    rules = duelling((("champion", 3), ("character", 5)))
    return facing({"rules": ("stomp:1",)}, {}, hero, models=4, rules=rules, own={"champion": True})


@pytest.mark.clause("T9A-H-65I", "T9A-H-65H")
@pytest.mark.parametrize(("troop", "targets"), [("infantry", {("character", 5)}), ("cavalry", set())])
def test_stomps_of_a_duellist_go_at_his_opponent_or_are_lost(troop: str, targets: set[Any]) -> None:
    found = [s for s in special_strikers(in_a_duel(troop), 3, 0) if s.who == "champion"]
    assert {target for s in found for target in s.targets} == targets


@pytest.mark.clause("T9A-H-65J")
def test_no_hits_on_the_unit_fall_on_those_in_a_duel() -> None:
    assert passed_over(in_a_duel(), blow(3, ("unit", 4), kind="grinding"), ("character", 5))


@pytest.mark.clause("T9A-H-65K")
def test_attacks_left_over_strike_the_dead_opponent() -> None:
    strikes = blow(3, ("character", 5), who="champion", kind="grinding")
    asked = {}
    for name, rules in (("duel", duelling((("champion", 3), ("character", 5)))), ("none", None)):
        dead = units.hero(1, of=units.profile("hero", is_character=True), unit=1, alive=False, on_table=False)
        p = facing({"S": 10}, {}, dead, rules=rules, own={"champion": True})
        law(p, SimultaneousBlows(blows=(strikes,)), lambda q: 0)
        asked[name] = p.value("strikes.the_dead", strikes)
        assert losses(p, ((("character", 5), 2),)) == (Lost(("character", 5), 0, 2),)
    assert asked == {"duel": 1, "none": 0}


@pytest.mark.clause("T9A-H-61E", "T9A-DIST-02")
def test_template_hits_on_a_character_who_is_passed_over_fall_on_the_rank_and_file() -> None:
    hero = units.hero(1, of=units.profile("hero", W=2, is_character=True), unit=1)
    p = facing({"S": 10}, {}, hero, models=8)
    found = law(
        p,
        SimultaneousBlows(blows=(blow(8, ("unit", 4), kind="grinding"),)),
        lambda q: (q.rows[4].alive, q.rows[5].lost),
    )
    assert set(found) == {(True, 0), (False, 0)}


def test_a_roll_is_kept_only_as_long_as_no_row_changes() -> None:
    p = facing({"rules": ("poisoned",)}, {})
    before = unsaved_wounds(p, blow(2)).law
    assert unsaved_wounds(p.fork(), blow(2)).law == before
    p.change(ATTACKERS, gone=("poisoned",))
    assert unsaved_wounds(p, blow(2)).law != before
