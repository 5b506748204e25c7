"""Special attacks, and how hits on a unit as a whole are spread."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.ninth_age import units
from tests.ninth_age.striking import RANK_AND_FILE, binomial, blow, facing, law, mean, wounds_law

from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.core.running import apply, start
from battlewright.rules.ninth_age import NINTH_AGE
from battlewright.rules.ninth_age.allocation import allocated, groups_of
from battlewright.rules.ninth_age.attack import Blows, SimultaneousBlows
from battlewright.rules.ninth_age.blows import has_charged
from battlewright.rules.ninth_age.combat import CombatRound
from battlewright.rules.ninth_age.distribution import choices, shares, sharing
from battlewright.rules.ninth_age.profiles import Part
from battlewright.rules.ninth_age.special_attacks import blow_of, special_strikers
from battlewright.rules.ninth_age.wounds import remaining

UNIT = ("unit", 4)


@pytest.mark.clause("T9A-S-01B", "T9A-S-01D", "T9A-DIST-01")
@pytest.mark.parametrize(("chariots", "expected"), [(1, Fraction(35, 12)), (2, Fraction(35, 6))])
def test_impact_hits(chariots: int, expected: Fraction) -> None:
    p = facing({"S": 5}, {"armour": ("heavy_armour",)})
    hits = blow(0, UNIT, kind="impact", dice=chariots)
    found = law(p, SimultaneousBlows(blows=(hits,)), lambda q: 40 - q.rows[4].block.models)
    assert mean(found) == expected


@pytest.mark.clause("T9A-S-01C")
def test_ranks_add_to_the_strength_of_impact_hits() -> None:
    p = facing(own={})
    assert p.value("strength", blow(kind="impact")) == 4
    assert p.value("strength", blow(kind="stomp")) == 3


@pytest.mark.clause("T9A-S-03A", "T9A-S-06A")
def test_a_breath_attack_has_its_own_strength() -> None:
    p = facing({"rules": ("breath:4",)}, {"armour": ("light_armour",)})
    breath = blow(0, UNIT, kind="breath", dice=2)
    found = law(p, SimultaneousBlows(blows=(breath,)), lambda q: 40 - q.rows[4].block.models)
    assert mean(found) == Fraction(14, 3)


@pytest.mark.clause("T9A-S-05A", "T9A-S-05B")
def test_a_crushing_attack_is_rolled_to_hit_with_strength_10() -> None:
    assert facing().value("strength", blow(kind="crush")) == 10
    p = facing({"WS": 3}, {"W": 1})
    assert wounds_law(p, blow(kind="crush")) == binomial(1, Fraction(5, 12))


def giants(weapon: str = "hand_weapon", models: int = 1, attacks: int = 5) -> Position:
    """Giants of Initiative 3 about to strike a unit of three wounds each: in a row 3 wide."""
    giant = units.profile(base=50, A=attacks, rules=("crush",), troop="monster", weapon=weapon, W=6)
    p = units.position(
        units.unit(0, min(models, 3), models, of=giant),
        units.unit(1, 5, 10, facing=units.SOUTH, of=units.profile(W=3, T=4, I=1)),
    )
    p.stack = [
        CombatRound(units=(3, 4), at=NINTH_AGE.compile().procedures[CombatRound].labels["offer_duels"])
    ]
    return start(p)


def struck(p: Position, answer: str) -> list[tuple[str, int]]:
    """The kinds and numbers of the giants' attacks in a round in which every die misses and they answer so."""
    found: dict[tuple[str, int], None] = {}
    while p.pending is not None:
        found |= {
            (f.blow.kind, f.blow.attacks): None for f in p.stack if isinstance(f, Blows) and f.blow.row == 3
        }
        if isinstance(p.pending, Roll):
            apply(p, (1,) * len(p.pending.partition.dice))
        else:
            assert isinstance(p.pending, Choose)
            asked = p.pending.options == (("ordinary",), ("crush",))
            apply(p, (answer,) if asked else p.pending.default)
    return list(found)


@pytest.mark.clause("T9A-S-05A", "T9A-S-05B", "T9A-H-34J")
def test_a_giant_strikes_as_usual_or_gives_up_all_its_attacks_to_crush_at_0() -> None:
    assert struck(giants(), "ordinary") == [("ordinary", 5), ("stomp", 0)]
    p = giants()
    assert struck(p, "crush") == [("stomp", 0), ("crush", 1)]
    assert p.rows[3].crushing == (), "it may strike as usual in the next round"


@pytest.mark.clause("T9A-S-05A")
def test_models_with_great_weapons_crush_in_the_step_in_which_they_choose_to() -> None:
    assert ("crush", 3) in struck(giants("great_weapon", models=3), "crush")


@pytest.mark.clause("T9A-S-05A")
def test_supporters_do_not_crush() -> None:
    assert struck(giants(models=6), "ordinary") == [("ordinary", 3 * 5 + 3), ("stomp", 0)]
    assert struck(giants(models=6), "crush") == [("ordinary", 3), ("stomp", 0), ("crush", 3)]


def of_kind(p: Position, initiative: int) -> list[tuple[str, int, int, int]]:
    return [(s.kind, s.part, s.hits, s.dice) for s in special_strikers(p, 3, initiative)]


CHARIOT = units.profile(
    base=(50, 100),
    troop="chariot",
    parts=(
        Part("wagon", 0, 0, 0, 5, 5, 4, 0, 0, 0, is_mount=True),
        Part("crew", 0, 3, 3, 3, 3, 1, 3, 1, 7),
    ),
)


@pytest.mark.clause("T9A-S-01A", "T9A-H-34J", "T9A-H-48G")
def test_chariots_that_charged_make_impact_hits_at_10_in_the_first_round() -> None:
    for own, expected in (
        ({"charged": True}, [("impact", 0, 0, 1)]),
        ({"charged": True, "fought": 1}, []),
        ({}, []),
    ):
        p = units.position(units.unit(0, 1, 1, of=CHARIOT, **own), units.unit(1, 5, 10, facing=units.SOUTH))
        assert of_kind(p, 10) == expected
        assert of_kind(p, 3) == []


@pytest.mark.clause("T9A-S-01B", "T9A-S-14B", "T9A-W-02A")
def test_impact_hits_fall_on_the_charged_unit_and_a_charge_gives_strength_against_it_alone() -> None:
    def touched(charging: int) -> Position:
        return units.position(
            units.unit(0, 1, 1, of=CHARIOT, charged=True, charging=charging),
            units.unit(1, 1, 1, (-20, 0), facing=units.SOUTH),
            units.unit(1, 1, 1, (20, 0), facing=units.SOUTH),
        )

    (made,) = special_strikers(touched(5), 3, 10)
    assert made.targets == (("unit", 5),)
    (told_by_nobody,) = special_strikers(touched(-1), 3, 10)
    assert told_by_nobody.targets == (("unit", 4), ("unit", 5))
    assert [has_charged(touched(5), 3, ("rank_and_file", row)) for row in (4, 5)] == [False, True]
    p = touched(5)
    (crew,) = groups_of(p, (3, 4, 5), 3)[0]
    blows, _ = allocated(p, (crew,), (1, 0))
    assert {blow.target[1]: blow.charged for blow in blows} == {4: False}


@pytest.mark.clause("T9A-S-02A", "T9A-S-02C", "T9A-H-48F")
@pytest.mark.parametrize(
    ("troop", "hits"),
    [
        ("monstrous_infantry", (3, 0)),
        ("monstrous_beast", (3, 0)),
        ("monstrous_cavalry", (3, 0)),
        ("monster", (0, 3)),
        ("ridden_monster", (0, 3)),
    ],
)
def test_those_in_contact_stomp_at_0(troop: str, hits: tuple[int, int]) -> None:
    ogres = units.profile(base=40, troop=troop)
    p = units.position(units.unit(0, 3, 9, of=ogres), units.unit(1, 6, 12, facing=units.SOUTH))
    assert of_kind(p, 0) == [("stomp", 0, *hits)]


@pytest.mark.clause("T9A-H-48H")
def test_the_mount_stomps_and_not_its_rider() -> None:
    parts = (
        Part("rider", 4, 5, 3, 3, 3, 2, 3, 1, 8),
        Part("monster", 8, 2, 0, 5, 5, 4, 3, 3, 5, is_mount=True),
    )
    ridden = units.profile(base=50, troop="ridden_monster", parts=parts)
    p = units.position(units.unit(0, 1, 1, of=ridden), units.unit(1, 5, 10, facing=units.SOUTH))
    assert of_kind(p, 0) == [("stomp", 1, 0, 1)]


@pytest.mark.clause("T9A-S-04A", "T9A-S-04B")
def test_impact_or_grinding_but_not_both_in_a_round() -> None:
    grinder = {"rules": ("impact_hits:2", "grinding_attacks:3")}
    p = facing(grinder, own={"charged": True})
    assert (of_kind(p, 10), of_kind(p, 3)) == ([("impact", 0, 10, 0)], [])
    p = facing(grinder)
    assert (of_kind(p, 10), of_kind(p, 3)) == ([], [("grinding", 0, 15, 0)])


@pytest.mark.clause("T9A-S-04A")
def test_hits_are_rolled_with_the_dice_that_the_rule_names() -> None:
    """One reaper whose Strength wounds on 2+ makes D3 grinding hits: never more than 3 wounds, 2 x 5/6 on average."""
    reaper = units.profile(base=50, S=10, rules=("grinding_attacks:d3",))
    p = units.position(units.unit(0, 1, 1, of=reaper), units.unit(1, 5, 10, facing=units.SOUTH))
    (made,) = [group for group in special_strikers(p, 3, 3) if group.kind == "grinding"]
    hits = blow_of(p, made, made.targets[0])
    found = law(p, SimultaneousBlows(blows=(hits,)), lambda q: 10 - q.rows[4].block.models)
    assert (max(found), mean(found)) == (3, Fraction(5, 3))


@pytest.mark.clause("T9A-S-02B")
def test_stomps_pass_over_what_cannot_be_stomped() -> None:
    riders = facing({"S": 10}, {"troop": "cavalry"})
    assert wounds_after(riders, blow(3, UNIT, kind="stomp")) == {(0, 0): 1}
    hero = units.hero(1, of=units.profile("hero", W=9, is_character=True), unit=1)
    p = facing({"S": 10}, {"troop": "cavalry"}, hero)
    assert max(wounds_after(p, blow(3, UNIT, kind="stomp"))) == (0, 3)


def wounds_after(p: Position, hits: Any) -> dict[tuple[int, int], Fraction]:
    """The law of wounds lost by rank and file and by the character in row 5."""
    targets = [RANK_AND_FILE] + ([("character", 5)] if len(p.rows) > 5 else [])
    before = [remaining(p, target) for target in targets]

    def lost(q: Position) -> tuple[int, int]:
        after = [b - remaining(q, t) for b, t in zip(before, targets, strict=True)]
        return (after[0], after[1] if len(after) > 1 else 0)

    return law(p, SimultaneousBlows(blows=(hits,)), lost)


def hero_in(models: int, troop: str = "infantry") -> Position:
    """Strength 10 against a unit with a character in it."""
    hero = units.profile("hero", W=9, troop=troop, is_character=True)
    return facing({"S": 10}, {}, units.hero(1, of=hero, unit=1), models=models)


@pytest.mark.clause("T9A-DIST-01", "T9A-DIST-02", "T9A-H-61A")
def test_five_rank_and_file_take_all_hits_for_characters_of_their_kind() -> None:
    found = wounds_after(hero_in(6), blow(4, UNIT, kind="stomp"))
    assert {character for _, character in found} == {0}
    assert max(found) == (4, 0)
    p = hero_in(6)
    p.stack = [SimultaneousBlows(blows=(blow(0, UNIT, kind="stomp", dice=1),))]
    assert start(p).pending.purpose == "roll-blows.attacks", (
        "nothing is to be spread, so they are rolled as one"
    )


@pytest.mark.clause("T9A-DIST-03", "T9A-H-61B", "T9A-H-61C")
@pytest.mark.parametrize(("models", "troop"), [(5, "infantry"), (6, "cavalry")])
def test_otherwise_the_attacker_spreads_them_evenly(models: int, troop: str) -> None:
    p = hero_in(models, troop)
    places = models - 1
    p.stack, p.collapses = [SimultaneousBlows(blows=(blow(places + 2, UNIT, kind="grinding"),))], True
    start(p)
    assert isinstance(p.pending, Choose) and p.pending.player == 0
    assert p.pending.options == (("struck",), ("struck", "b2"))
    apply(p, ("struck", "b2"))
    frame: Any = p.stack[0]
    left = Counter({b.target: b.attacks for b in (*frame.blows, p.stack[1].blow)})  # type: ignore[attr-defined]
    assert left == {("character", 5): 2, RANK_AND_FILE: places}


@pytest.mark.clause("T9A-H-61D")
def test_of_two_characters_the_one_of_the_units_kind_is_passed_over() -> None:
    own = units.profile("captain", W=2, is_character=True)
    other = units.profile("rider", W=2, troop="cavalry", is_character=True)
    p = facing({}, {}, units.hero(1, of=own, unit=1), units.hero(1, of=other, unit=1, slot=(0, 1)))
    assert sharing(p, blow(4, UNIT, kind="grinding")) == (("character", 6),)


@pytest.mark.clause("T9A-DIST-04")
def test_ordinary_attacks_are_not_distributed() -> None:
    p = hero_in(4)
    found = wounds_after(p, blow(2, ("character", 5)))
    assert {troops for troops, _ in found} == {0} and max(found) == (0, 2)


@pytest.mark.clause("T9A-H-61C")
@given(st.integers(0, 40), st.integers(0, 12), st.integers(1, 3))
def test_nobody_is_hit_again_before_everybody_was(hits: int, places: int, characters: int) -> None:
    for option in choices(hits, places, ("one", "two", "three")[:characters]):
        struck = len(option) - 1
        each, others = shares(hits, places, struck, characters)
        assert each * characters + struck + others == hits
        assert each * places <= others <= (each + 1) * places
