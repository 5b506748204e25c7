"""The roll to wound: the table, naturals, Strength of weapons, Multiple Wounds, the majority of a group."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import pytest
from tests.ninth_age.striking import RANK_AND_FILE, binomial, blow, changed, facing, mean, wounds_law

from battlewright.chance.stages.judging import made
from battlewright.core.requests import Choose
from battlewright.core.ruleset import Ruleset
from battlewright.core.running import apply, start
from battlewright.rules.ninth_age.attack import SimultaneousBlows
from battlewright.rules.ninth_age.blows import Defence, majority
from battlewright.rules.ninth_age.wounding import wound_check

TABLE = [(s, t) for s in range(1, 11) for t in range(1, 11)]


def succeeding(strength: int, toughness: int) -> set[int]:
    """The dice that wound."""
    check = wound_check(facing({"S": strength}, {"T": toughness}), blow())
    assert check is not None
    return {die for die in range(1, 7) if made(check, die)}


@pytest.mark.clause("T9A-WOUND-01", "T9A-WOUND-07", "T9A-WOUND-08")
def test_every_cell_of_the_table_to_wound() -> None:
    found = {cell: min(succeeding(*cell)) for cell in TABLE}
    assert sorted(found.values()) == [2] * 36 + [3] * 9 + [4] * 10 + [5] * 9 + [6] * 36
    by_difference = {s - t: found[s, t] for s, t in TABLE}
    assert by_difference == {d: {-1: 5, 0: 4, 1: 3}.get(d, 2 if d > 1 else 6) for d in range(-9, 10)}
    assert all(found[s, t] == by_difference[s - t] for s, t in TABLE)
    assert [found[cell] for cell in ((1, 1), (10, 1), (1, 10), (10, 10))] == [4, 2, 6, 4]


@pytest.mark.clause("T9A-WOUND-03", "T9A-WOUND-04", "T9A-R-06")
@pytest.mark.parametrize("cell", [(1, 10), (10, 1), (3, 3)])
def test_a_6_always_wounds_and_a_1_never(cell: tuple[int, int]) -> None:
    strength, toughness = cell
    check = wound_check(facing({"S": strength}, {"T": toughness}), blow())
    assert check is not None
    for modifier in (-9, 0, 9):
        changed_by = msgspec.structs.replace(check, modifiers=(modifier,))
        wounding = {die for die in range(1, 7) if made(changed_by, die)}
        assert 6 in wounding and 1 not in wounding


@pytest.mark.clause("T9A-WOUND-02")
def test_strength_0_wounds_nobody() -> None:
    assert wounds_law(facing({"S": 0}, {"T": 1}), blow(5)) == {0: 1}
    assert wounds_law(facing({"S": 1}, {"T": 10}), blow()) == {0: Fraction(11, 12), 1: Fraction(1, 12)}


@pytest.mark.clause("T9A-WOUND-05")
def test_the_attacker_rolls_a_die_for_each_attack_that_hit() -> None:
    p = facing(foe={"champion": True}, models=10)
    p.stack = [SimultaneousBlows(blows=(blow(3),))]
    start(p)
    asked = []
    for faces in ((4, 5, 3), (2, 6)):
        request: Any = p.pending
        asked.append((request.player, request.purpose, len(request.partition.dice)))
        apply(p, faces)
    assert asked == [(0, "roll-blows.hit", 3), (0, "roll-blows.wound", 2)]
    assert p.rows[4].block.models == 9


@pytest.mark.clause("T9A-WOUND-06", "T9A-H-71A")
def test_an_attack_without_strength_follows_its_own_words() -> None:
    p = facing({"armour": ("plate_armour", "shield"), "innate": 6, "S": 10}, {})
    assert wounds_law(p, blow(2, target=("rank_and_file", 3), kind="dangerous_terrain")) == {2: 1}


@pytest.mark.parametrize(
    ("attacker", "target", "chance"),
    [
        pytest.param(
            {"WS": 4, "S": 4},
            {"WS": 4, "T": 4, "armour": ("heavy_armour", "shield")},
            Fraction(1, 6),
            id="V01",
        ),
        pytest.param({"WS": 3}, {"WS": 7}, Fraction(1, 6), id="V03"),
        pytest.param(
            {"WS": 4, "weapon": "great_weapon"}, {"armour": ("heavy_armour",)}, Fraction(5, 9), id="V04"
        ),
        pytest.param(
            {"WS": 4, "S": 4}, {"WS": 4, "armour": ("heavy_armour",), "ward": 5}, Fraction(5, 27), id="V18"
        ),
    ],
)
@pytest.mark.parametrize("attacks", [1, 10, 30])
@pytest.mark.clause("T9A-H-45A", "T9A-WOUND-01")
def test_chains(attacker: dict[str, Any], target: dict[str, Any], chance: Fraction, attacks: int) -> None:
    assert wounds_law(facing(attacker, target), blow(attacks)) == binomial(attacks, chance)


@pytest.mark.clause("T9A-W-03A", "T9A-W-04A", "T9A-W-05A")
@pytest.mark.parametrize(
    ("weapon", "more"), [("hand_weapon", 0), ("halberd", 1), ("great_weapon", 2), ("flail", 2)]
)
def test_strength_of_weapons(weapon: str, more: int) -> None:
    assert facing({"weapon": weapon}).value("strength", blow()) == 3 + more


@pytest.mark.clause("T9A-W-02A", "T9A-S-14B")
def test_strength_of_a_charge() -> None:
    charging = blow(charged=True, first_round=True)
    rider = {"troop": "cavalry", "weapon": "lance"}
    assert facing(rider).value("strength", charging) == 5
    assert facing(rider | {"weapon": "light_lance"}).value("strength", charging) == 4
    assert facing(rider).value("strength", blow(first_round=True)) == 3
    assert facing(rider).value("strength", blow(charged=True)) == 3
    assert facing({"weapon": "lance"}).value("strength", charging) == 3
    assert facing({"rules": ("thunderous_charge",)}).value("strength", charging) == 4


@pytest.mark.clause("T9A-W-09A", "T9A-S-06B")
def test_weapons_and_rules_serve_no_special_attack() -> None:
    p = facing({"weapon": "great_weapon", "rules": ("poisoned", "thunderous_charge", "armour_piercing:3")})
    stomp = blow(kind="stomp", charged=True, first_round=True)
    assert p.value("strength", stomp) == 3
    assert p.value("armour.piercing", stomp) == 0


@pytest.mark.clause("T9A-S-07A")
@pytest.mark.parametrize(
    ("wounds", "expected"), [(1, Fraction(20, 9)), (2, Fraction(100, 27)), (3, Fraction(40, 9))]
)
def test_multiple_wounds_stop_at_the_wounds_of_the_target(wounds: int, expected: Fraction) -> None:
    p = facing({"WS": 4, "S": 6, "rules": ("multiple_wounds:d3",)}, {"T": 4, "W": wounds})
    assert mean(wounds_law(p, blow(4))) == expected


@pytest.mark.clause("T9A-S-07A", "T9A-S-16B")
def test_the_higher_of_two_multiple_wounds_counts() -> None:
    p = facing({"S": 10, "rules": ("multiple_wounds:2", "multiple_wounds:d3")}, {"WS": 0, "W": 5})
    assert wounds_law(p, blow()) == {
        0: Fraction(1, 6),
        1: Fraction(5, 18),
        2: Fraction(5, 18),
        3: Fraction(5, 18),
    }


@pytest.mark.clause("T9A-S-07B", "T9A-S-05A")
@pytest.mark.parametrize(("rules", "least"), [((), 2), (("fly",), 3)])
def test_multiple_wounds_of_ordnance(rules: tuple[str, ...], least: int) -> None:
    p = facing({}, {"WS": 0, "W": 10, "rules": rules})
    expected = {0: Fraction(1, 6)} | {least + more: Fraction(5, 18) for more in range(3)}
    assert wounds_law(p, blow(kind="crush")) == expected


@pytest.fixture
def mixed() -> Ruleset:
    """The rules with a group of which `tough` models have T 4 and the others T 3."""
    rules = changed()
    tough = {"models": 4}

    @rules.contribution("defence.kinds", "replace", "T9A-DIST-05")
    def some_are_tougher(p: Any, target: Any) -> Any:
        return ((Defence(3, 3), 10 - tough["models"]), (Defence(3, 4), tough["models"]))

    rules.tough = tough  # type: ignore[attr-defined]
    return rules


@pytest.mark.clause("T9A-ALLOC-12", "T9A-DIST-05", "T9A-R-11")
def test_the_values_of_the_majority_count_for_the_whole_group(mixed: Any) -> None:
    p = facing({"S": 4}, rules=mixed.compile())
    assert mean(wounds_law(p, blow(10, kind="stomp"))) == Fraction(20, 3)
    mixed.tough["models"] = 6
    p = facing({"S": 4}, rules=mixed.compile())
    assert mean(wounds_law(p, blow(10, kind="stomp"))) == 5


@pytest.mark.clause("T9A-ALLOC-13", "T9A-DIST-06")
@pytest.mark.parametrize(("toughness", "chance"), [(3, Fraction(2, 3)), (4, Fraction(1, 2))])
def test_between_equals_the_attacker_picks(mixed: Any, toughness: int, chance: Fraction) -> None:
    mixed.tough["models"] = 5
    p = facing({"S": 4}, rules=mixed.compile())
    assert len(majority(p, RANK_AND_FILE)) == 2
    p.stack, p.collapses = [SimultaneousBlows(blows=(blow(1, kind="stomp"),))], True
    start(p)
    request: Any = p.pending
    assert isinstance(request, Choose) and request.player == 0
    assert request.options == (("values", 3, 3), ("values", 3, 4))
    apply(p, ("values", 3, toughness))
    rolled: Any = p.pending
    assert rolled.partition.law.probability(1) == chance


@pytest.mark.clause("T9A-H-48D", "T9A-H-49A", "T9A-H-50A")
def test_whose_values_a_model_of_several_parts_defends_with() -> None:
    from tests.ninth_age import units

    from battlewright.rules.ninth_age.profiles import Part

    rider = Part("rider", 4, 5, 3, 3, 3, 2, 3, 1, 8)
    mount = Part("mount", 8, 2, 0, 5, 5, 4, 3, 3, 5, is_mount=True)
    seen = {}
    for troop in ("cavalry", "ridden_monster", "war_machine"):
        p = facing({}, units.profile(parts=(rider, mount), troop=troop))
        seen[troop] = majority(p, RANK_AND_FILE)
    assert seen["cavalry"] == (Defence(5, 5),)
    assert seen["ridden_monster"] == (Defence(2, 5),)
    machine = units.profile(parts=(mount, rider), troop="war_machine")
    assert majority(facing({}, machine), RANK_AND_FILE) == (Defence(5, 3),)
