"""Armour and special saves."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.ninth_age import units
from tests.ninth_age.striking import binomial, blow, facing, wounds_law

from battlewright.chance.stages.judging import made
from battlewright.core.running import apply, start
from battlewright.rules.ninth_age.attack import SimultaneousBlows
from battlewright.rules.ninth_age.profiles import Part
from battlewright.rules.ninth_age.saves import saves

PLATED: dict[str, Any] = {"armour": ("plate_armour", "shield"), "innate": 6}


def saving(attacker: dict[str, Any], target: Any) -> set[int]:
    """The dice that save."""
    found = saves(facing(attacker, target), blow())
    return {die for die in range(1, 7) if not made(found[0], die)} if found else set()


@pytest.mark.clause("T9A-H-46A", "T9A-H-46B", "T9A-H-46D")
@pytest.mark.parametrize("strength", range(1, 11))
def test_armour_against_strength(strength: int) -> None:
    left = 5 - max(0, strength - 3)
    assert saving({"S": strength}, PLATED) == {die for die in range(2, 7) if die + left >= 7}


@pytest.mark.clause("T9A-H-46C", "T9A-H-46D")
def test_armour_adds_up_to_6_and_a_1_fails() -> None:
    target = {"armour": ("plate_armour", "shield", "barding", "mounts_protection_5"), "innate": 4}
    assert saving({}, target) == {2, 3, 4, 5, 6}
    assert saving({"S": 5}, target) == {3, 4, 5, 6}


@pytest.mark.clause("T9A-H-58A", "T9A-H-58D", "T9A-H-58E")
@pytest.mark.parametrize(
    ("fields", "least"),
    [
        ({"armour": ("light_armour",)}, 6),
        ({"armour": ("heavy_armour",)}, 5),
        ({"armour": ("plate_armour",)}, 4),
        ({"armour": ("mounts_protection_6",)}, 6),
        ({"armour": ("mounts_protection_5",)}, 5),
        ({"armour": ("barding",)}, 6),
        ({"innate": 5}, 5),
    ],
)
def test_what_armour_counts(fields: dict[str, Any], least: int) -> None:
    assert min(saving({}, fields)) == least


@pytest.mark.clause("T9A-H-58B", "T9A-H-58C")
def test_shield_and_barding() -> None:
    shield = {"armour": ("light_armour", "shield", "barding")}
    assert min(saving({}, shield)) == 4
    assert min(saving({}, shield | {"weapon": "halberd"})) == 5


@pytest.mark.clause("T9A-H-58F")
def test_one_suit_counts() -> None:
    assert min(saving({}, {"armour": ("light_armour", "heavy_armour")})) == 5


@pytest.mark.clause("T9A-S-21A", "T9A-W-01B")
def test_the_highest_armour_piercing_counts() -> None:
    assert min(saving({"weapon": "spear"}, PLATED)) == 3
    assert min(saving({"weapon": "spear", "rules": ("armour_piercing:2", "armour_piercing:1")}, PLATED)) == 4


@pytest.mark.clause("T9A-H-47A", "T9A-H-47B")
def test_one_special_save_the_better_of_two_and_never_modified() -> None:
    assert wounds_law(facing({"S": 10}, {"WS": 0, "ward": 5}), blow()) == binomial(
        1, Fraction(5, 6) * Fraction(2, 3)
    )
    both = {"WS": 0, "ward": 5, "regeneration": 4}
    assert wounds_law(facing({"S": 10}, both), blow()) == binomial(1, Fraction(5, 6) * Fraction(1, 2))


@pytest.mark.clause("T9A-H-47C", "T9A-S-20A")
def test_flames_leave_only_the_ward() -> None:
    burning = {"S": 10, "rules": ("flaming",)}
    both = {"WS": 0, "ward": 5, "regeneration": 4}
    assert wounds_law(facing(burning, both), blow()) == binomial(1, Fraction(5, 6) * Fraction(2, 3))
    assert wounds_law(facing(burning, both | {"ward": 0}), blow()) == binomial(1, Fraction(5, 6))


@pytest.mark.clause("T9A-S-09A")
def test_lethal_strike_goes_through_armour() -> None:
    target = {"WS": 4, "T": 4, "armour": ("plate_armour", "shield"), "innate": 6}
    p = facing({"WS": 4, "S": 4, "rules": ("lethal_strike",)}, target)
    assert wounds_law(p, blow(10)) == binomial(10, Fraction(5, 36))


@pytest.mark.clause("T9A-S-09A", "T9A-H-47C")
def test_lethal_strike_allows_no_regeneration_but_a_ward() -> None:
    lethal = {"WS": 4, "S": 4, "rules": ("lethal_strike",)}
    target = {"WS": 4, "T": 4, "regeneration": 4}
    assert wounds_law(facing(lethal, target), blow(10)) == binomial(10, Fraction(1, 6))
    warded = wounds_law(facing(lethal, target | {"ward": 5}), blow())
    assert warded == binomial(
        1, Fraction(1, 2) * (Fraction(1, 6) * Fraction(2, 3) + Fraction(1, 3) * Fraction(1, 2))
    )


@pytest.mark.clause("T9A-W-01B")
@pytest.mark.parametrize(("troop", "is_lethal"), [("cavalry", True), ("chariot", True), ("infantry", False)])
def test_spears_are_lethal_to_riders_in_front(troop: str, is_lethal: bool) -> None:
    target = {"troop": troop, "armour": ("plate_armour", "shield"), "innate": 5}
    law = wounds_law(facing({"weapon": "spear"}, target), blow())
    lethal, plain = Fraction(1, 2) * Fraction(1, 6), Fraction(1, 2) * Fraction(1, 2)
    pierced = Fraction(1, 6)
    assert law[1] == (lethal + (plain - lethal) * pierced if is_lethal else plain * pierced)


@pytest.mark.clause("T9A-H-49B")
def test_the_rider_does_not_save_his_monster() -> None:
    rider = Part("rider", 4, 5, 3, 3, 3, 2, 3, 1, 8)
    monster = Part("monster", 8, 4, 0, 5, 5, 4, 3, 3, 5, is_mount=True)
    ridden = units.profile(
        parts=(rider, monster), troop="ridden_monster", armour=("plate_armour",), ward=4, innate=5
    )
    assert saving({}, ridden) == {5, 6}
    assert len(saves(facing({}, ridden), blow())) == 1


@pytest.mark.clause("T9A-H-45A")
def test_saves_are_rolled_by_the_defender_armour_before_ward() -> None:
    p = facing({"S": 4}, {"armour": ("heavy_armour", "shield"), "ward": 4})
    p.stack = [SimultaneousBlows(blows=(blow(3),))]
    start(p)
    asked = []
    for faces in ((4, 5, 6), (2, 3, 6), (4, 5), (3,)):
        request: Any = p.pending
        asked.append((request.purpose, request.player))
        apply(p, faces)
    assert asked == [
        ("roll-blows.hit", 0), ("roll-blows.wound", 0), ("roll-blows.save", 1), ("roll-blows.special", 1),
    ]  # fmt: skip
    assert p.rows[4].block.models == 39
