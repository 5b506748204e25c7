"""The round of close combat: its steps, Initiative, weapons, fear, casualties and what lasts."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.ninth_age.rounds import above, scored
from tests.ninth_age.striking import facing, law
from tests.ninth_age.units import EAST, SOUTH, hero, position, profile, unit

from battlewright.core.effects import Cause
from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.core.running import apply, start
from battlewright.rules.ninth_age.allocation import Allocation, groups_of
from battlewright.rules.ninth_age.attack import SimultaneousBlows
from battlewright.rules.ninth_age.blows import Blow
from battlewright.rules.ninth_age.combat import CombatRound, combats
from battlewright.rules.ninth_age.effects import Wound, WoundChampion
from battlewright.rules.ninth_age.fear import FearTests
from battlewright.rules.ninth_age.formation import formation, rank_and_file
from battlewright.rules.ninth_age.profiles import Part
from battlewright.rules.ninth_age.roles import strikers
from battlewright.rules.ninth_age.weapons import PickWeapons

ATTACK = Cause("attack")
LORD = profile("lord", A=3, W=2, I=5, is_character=True)


def sure(**fields: Any) -> Any:
    """One model whose every 6 kills."""
    return profile(**{"A": 3, "WS": 5, "S": 10, "T": 3, "W": 1, **fields})


def one_on_one(first: Any, second: Any, **own: Any) -> Position:
    return position(unit(0, 1, 1, of=first, **own), unit(1, 1, 1, facing=SOUTH, of=second))


@pytest.mark.clause("T9A-H-34A", "T9A-H-34B")
def test_all_that_touch_each_other_fight_in_one_combat() -> None:
    p = position(
        unit(0, 5, 5, (-50, 0)), unit(0, 5, 5, (50, 0)), unit(0, 5, 5, (400, 0)), unit(0, 5, 5, (900, 0)),
        unit(1, 5, 5, facing=SOUTH), unit(1, 5, 5, (400, 0), SOUTH),
    )  # fmt: skip
    assert combats(p) == ((3, 4, 7), (5, 8))
    p.change(8, fleeing=True)
    assert combats(p) == ((3, 4, 7),)


@pytest.mark.clause("T9A-STRIKE-02", "T9A-H-34F")
def test_who_is_killed_at_a_higher_initiative_strikes_no_more() -> None:
    assert scored(one_on_one(sure(I=4), sure(I=3)), 3, 4) == {0: 1, 1: 0}
    assert scored(one_on_one(sure(I=3), sure(I=4)), 3, 4) == {0: 0, 1: 1}


@pytest.mark.clause("T9A-H-40A")
def test_who_flees_does_not_strike() -> None:
    p = one_on_one(sure(I=4), sure(I=3))
    p.change(3, fleeing=True)
    assert scored(p, 3, 4)[0] == 0 and p.rows[4].alive


@pytest.mark.clause("T9A-H-34H", "T9A-STRIKE-03", "T9A-ALLOC-10")
def test_equal_initiative_strikes_at_the_same_time() -> None:
    """Both kill each other; models of both sides strike, whoever's turn it is."""
    assert scored(one_on_one(sure(I=3), sure(I=3)), 3, 4) == {0: 1, 1: 1}


@pytest.mark.clause("T9A-H-34I")
def test_mount_and_rider_strike_in_steps_of_their_own() -> None:
    """The rider strikes before the foe of Initiative 4 and the horse after him, if he lives."""
    rider = Part("rider", 4, 5, 3, 3, 3, 1, 5, 1, 8)
    horse = Part("horse", 8, 3, 0, 3, 3, 1, 3, 1, 3, is_mount=True)
    mounted = profile("mounted", (25, 50), parts=(rider, horse), troop="cavalry")
    p = one_on_one(mounted, sure(I=4, W=3))
    assert [[g.part for g in strikers(p, 3, i)] for i in (5, 4, 3)] == [[0], [], [1]]


@pytest.mark.clause("T9A-H-34J")
def test_great_weapons_strike_in_the_last_step() -> None:
    assert scored(one_on_one(sure(I=9, weapon="great_weapon"), sure(I=1)), 3, 4) == {0: 0, 1: 1}


@pytest.mark.clause("T9A-H-34L", "T9A-H-38A")
def test_the_losers_take_break_tests_once_the_round_is_scored() -> None:
    p = facing({"WS": 4, "A": 2}, {"A": 0, "Ld": 2}, models=10)
    found = law(
        p, CombatRound(units=(3, 4)), lambda q: (q.rows[3].fleeing, q.rows[4].fleeing or not q.rows[4].alive)
    )
    assert sum(found.values()) == 1
    assert {first for first, _ in found} == {False}
    assert found[False, True] > Fraction(1, 2)


@pytest.mark.clause("T9A-H-34C")
def test_one_weapon_is_picked_for_a_whole_combat() -> None:
    armed = profile(weapon="spear", also=("great_weapon",))
    p = start(
        above(position(unit(0, 5, 10, of=armed), unit(1, 5, 10, facing=SOUTH)), PickWeapons(units=(3, 4)))
    )
    assert isinstance(p.pending, Choose)
    assert (p.pending.kind, p.pending.player) == ("ask-weapon", 0)
    assert p.pending.options == (("weapon", "spear"), ("weapon", "great_weapon"))
    assert p.value("initiative", ("rank_and_file", 3), 0) == 3
    apply(p, ("weapon", "great_weapon"))
    assert p.value("initiative", ("rank_and_file", 3), 0) == 0
    later = position(unit(0, 5, 10, of=armed, fought=1), unit(1, 5, 10, facing=SOUTH))
    assert start(above(later, PickWeapons(units=(3, 4)))).pending is None


@pytest.mark.clause("T9A-H-34S")
def test_after_the_first_round_of_a_combat_it_has_been_fought() -> None:
    idle = profile(A=0, Ld=10)
    p = position(unit(0, 5, 10, of=idle), unit(1, 5, 10, facing=SOUTH, of=idle))
    found = law(p, CombatRound(units=(3, 4)), lambda q: (q.rows[3].fought, q.rows[4].fought))
    assert found == {(1, 1): 1}


@pytest.mark.clause("T9A-H-69D")
def test_who_loses_a_round_is_frenzied_no_more() -> None:
    raging = profile(A=0, Ld=10, rules=("frenzy", "unbreakable"))
    p = position(unit(0, 5, 5, of=raging), unit(1, 5, 20, facing=SOUTH, of=raging))
    assert p.value("attacks", ("rank_and_file", 3), 0) == 0, "unmodified 0 stays 0"
    found = law(p, CombatRound(units=(3, 4)), lambda q: (q.rows[3].gone, q.rows[4].gone))
    assert found == {(("frenzy",), ()): 1}


def brave(p: Position, face: int) -> Position:
    start(above(p, FearTests(units=(3, 4))))
    apply(p, (face, face))
    assert p.pending is None
    return p


@pytest.mark.clause("T9A-S-13B")
@pytest.mark.parametrize(("face", "skill"), [(3, 4), (6, 1)])
def test_who_fails_the_test_of_fear_fights_at_weapon_skill_1(face: int, skill: int) -> None:
    p = brave(
        position(unit(0, 5, 10, of=profile(WS=4)), unit(1, 5, 10, facing=SOUTH, of=profile(rules=("fear",)))),
        face,
    )
    own = Blow(3, 0, "rank_and_file", 1, ("rank_and_file", 4))
    assert p.value("weapon_skill", own) == skill
    assert p.value("defence.WS", ("rank_and_file", 3)) == skill
    assert p.value("defence.WS", ("rank_and_file", 4)) == 3


@pytest.mark.clause("T9A-S-13C")
def test_fearless_characters_in_a_frightened_unit_fight_on() -> None:
    bold = profile("bold", WS=5, is_character=True, rules=("immune_to_psychology",))
    p = position(
        unit(0, 5, 10), hero(0, unit=0, of=bold), unit(1, 5, 10, facing=SOUTH, of=profile(rules=("terror",)))
    )
    p.change(3, afraid=True)
    assert p.value("defence.WS", ("character", 4)) == 5
    assert p.value("defence.WS", ("rank_and_file", 3)) == 1


@pytest.mark.clause("T9A-H-47G", "T9A-H-62B")
def test_the_place_of_a_champion_who_falls_is_filled_from_behind() -> None:
    p = position(unit(0, 5, 12, champion=True), unit(1, 5, 10, facing=SOUTH))
    p.effect(WoundChampion(3, ATTACK, 1))
    assert p.rows[3].block.models == 11 and rank_and_file(p, 3) == 11
    assert formation(p, 3).at[0, 2].fighter == ("rank_and_file", 3)
    assert p.rows[3].block.files == 5


@pytest.mark.clause("T9A-H-62B")
def test_the_place_of_a_character_who_falls_is_filled_too() -> None:
    p = position(unit(0, 5, 12), hero(0, unit=0, of=LORD, slot=(0, 1)), unit(1, 5, 10, facing=SOUTH))
    p.effect(Wound(4, ATTACK, 2))
    assert not p.rows[4].alive
    assert (p.rows[3].block.models, p.rows[3].block.files, rank_and_file(p, 3)) == (11, 5, 11)


@pytest.mark.clause("T9A-H-47G")
def test_a_single_rank_closes_up_about_its_middle() -> None:
    p = position(unit(0, 7, 7), unit(1, 5, 10, facing=SOUTH))
    p.effect(Wound(3, ATTACK, 2))
    assert (p.rows[3].block.files, p.rows[3].block.x) == (5, 0)


@pytest.mark.clause("T9A-H-47H")
def test_standard_and_musician_live_while_there_is_rank_and_file() -> None:
    p = position(unit(0, 5, 6, champion=True, standard=True, musician=True), unit(1, 5, 10, facing=SOUTH))
    p.effect(Wound(3, ATTACK, 4))
    assert p.rows[3].standard and p.rows[3].musician
    p.effect(Wound(3, ATTACK, 1))
    assert not (p.rows[3].standard or p.rows[3].musician) and p.rows[3].champion


def test_characters_of_a_unit_that_is_wiped_out_stand_by_themselves_and_fight_on() -> None:
    p = position(unit(0, 3, 3, fought=1), hero(0, unit=0, of=LORD, slot=(0, 0)), unit(1, 5, 10, facing=SOUTH))
    base = formation(p, 3).by_model[4].base
    p.effect(Wound(3, ATTACK, 2))
    found = p.rows[4]
    assert not p.rows[3].alive and found.alive
    assert (found.unit, found.base, found.fought) == (-1, base, 1)
    assert combats(p) == ((4, 5),)


def machine(crew: int = 3) -> Any:
    parts = (
        Part("machine", 0, 0, 0, 0, 7, 4, 0, 0, 0, is_mount=True),
        Part("crew", 4, 3, 3, 3, 3, 1, 3, 1, 7, count=crew),
    )
    return profile("machine", 60, parts=parts, troop="war_machine")


@pytest.mark.clause("T9A-H-50C", "T9A-H-50G")
@pytest.mark.parametrize(("models", "fighting"), [(20, 6), (6, 6), (4, 4)])
def test_six_models_fight_a_war_machine_wherever_they_stand(models: int, fighting: int) -> None:
    """Three or four touch it; the party is filled from the ranks, and nobody supports it."""
    p = position(unit(0, 4, models, of=profile(A=2)), unit(1, 1, 1, facing=SOUTH, of=machine()))
    groups = strikers(p, 3, 3)
    assert [(g.models, g.attacks, g.supporting) for g in groups] == [(fighting, 2, False)]


@pytest.mark.clause("T9A-H-50C")
def test_a_monstrous_model_counts_as_three_of_the_six() -> None:
    ogres = profile("ogres", 40, troop="monstrous_infantry", A=3)
    p = position(unit(0, 4, 8, of=ogres), unit(1, 1, 1, facing=SOUTH, of=machine()))
    assert [(g.models, g.attacks) for g in strikers(p, 3, 3)] == [(2, 3)]


@pytest.mark.clause("T9A-H-50C")
def test_who_touches_another_enemy_does_not_fight_the_machine() -> None:
    """The unit touches the machine with its front and infantry with its left side."""
    p = position(
        unit(0, 4, 8),
        unit(1, 1, 1, (10, 0), facing=SOUTH, of=machine()),
        unit(1, 2, 4, (-40, -20), EAST),
    )
    at_machine = sum(g.models for g in strikers(p, 3, 3) if ("rank_and_file", 4) in g.targets)
    assert at_machine == 6
    at_others = sum(g.models for g in strikers(p, 3, 3) if ("rank_and_file", 5) in g.targets)
    assert at_others == 2


@pytest.mark.clause("T9A-ALLOC-05")
def test_more_attacks_than_there_are_cannot_be_allocated() -> None:
    p = facing({"A": 2}, {}, foe={"champion": True}, models=10)
    p.stack = [SimultaneousBlows(blows=()), Allocation(groups=groups_of(p, (3, 4), 3))]
    start(p)
    assert isinstance(p.pending, Choose) and p.pending.kind == "ask-attacks"
    key = p.key()
    with pytest.raises(Illegal) as refused:
        apply(p, ("attacks", 99))
    assert refused.value.id == "error-too-many-attacks" and p.key() == key
