"""Plain shots: who shoots, at whom, what is needed, and what becomes of the hits (H31, H32, H51)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.ninth_age.battles import asked, battle, dice, happened, options, row, thrown
from tests.ninth_age.test_charge import go, refused

from battlewright.core.position import Position
from battlewright.rules.ninth_age.effects import RULE, Mark
from battlewright.rules.ninth_age.formation import rank_and_file
from battlewright.rules.ninth_age.missiles import shooters
from battlewright.rules.ninth_age.shot import blows_of, shots_to_hit, skill


def shooting(
    distance: float = 10,
    foe: str = "marsh_spears",
    weapon: str = "crossbow",
    terrain: Any = (),
    **stats: Any,
) -> Position:
    """Ten shooters of side A, two ranks, and a unit of side B before them, in the shooting phase."""
    profile = {"crossbow": "watchmen", "throwing_weapons": "reed_folk", "bow": "outriders"}[weapon]
    return battle(
        {
            "A": [{"id": "archers", "profile": profile, "at": [36, 10], "files": 5, "models": 15}],
            "B": [
                {
                    "id": "foe",
                    "at": [36, 10 + distance],
                    "facing": 180,
                    "files": 5,
                    "models": 20,
                    "profile": foe,
                    **stats,
                }
            ],
            "terrain": list(terrain),
            "turn": {"side": "A", "phase": "shooting", "round": 1},
        }
    )


def skill_of(p: Position) -> int:
    """The Ballistic Skill of the archers' rank and file at their foe, with all modifiers."""
    return skill(p, blows_of(p, row(p, "archers"), row(p, "foe"))[0])


def moved(p: Position) -> Position:
    """The same after the archers have moved."""
    p.effect(Mark(row(p, "archers"), RULE, (("moved", True),)))
    return p


@pytest.mark.parametrize(
    ("skill", "chance"),
    [
        (6, Fraction(5, 6)), (5, Fraction(5, 6)), (4, Fraction(2, 3)), (3, Fraction(1, 2)), (2, Fraction(1, 3)),
        (1, Fraction(1, 6)), (0, Fraction(1, 12)), (-1, Fraction(1, 18)), (-2, Fraction(1, 36)),
    ],
)  # fmt: skip
@pytest.mark.clause("T9A-H-31A", "T9A-H-31B", "T9A-H-31C")
def test_v28_chance_of_a_shot(skill: int, chance: Fraction) -> None:
    assert shots_to_hit(1, skill).law.probability(1) == chance


@pytest.mark.clause("T9A-H-31D", "T9A-DIST-01")
def test_the_first_two_ranks_shoot_and_hits_wound_the_rank_and_file() -> None:
    p = shooting()
    assert options(p) == ["shoot archers foe", "pass"]
    done = go(p, "shoot archers foe")
    assert thrown(p) == 10
    go(p, dice(4, 4, 4, 4, 4, 3, 3, 3, 3, 3))
    assert thrown(p) == 5
    done = go(p, dice(4, 4, 4, 1, 1), dice(1, 1, 1))
    assert happened(done, "event-casualties")[0]["models"] == 3
    assert rank_and_file(p, row(p, "foe")) == 17


@pytest.mark.clause("T9A-H-31D")
def test_a_volley_comes_from_all_ranks_that_stood() -> None:
    p = shooting(weapon="bow")
    assert shooters(p, row(p, "archers")) == ((("rank_and_file", row(p, "archers")), 15),)
    assert shooters(moved(p), row(p, "archers")) == ((("rank_and_file", row(p, "archers")), 10),)


@pytest.mark.clause("T9A-HIT-07", "T9A-H-32A", "T9A-H-51B")
def test_beyond_half_range_it_is_one_harder() -> None:
    assert skill_of(shooting(14)) == 3
    assert skill_of(shooting(16)) == 2


@pytest.mark.clause("T9A-HIT-07", "T9A-H-32B")
def test_after_a_move_it_is_harder_by_weapon() -> None:
    assert skill_of(moved(shooting(10))) == 1
    assert skill_of(moved(shooting(10, weapon="bow"))) == 2
    throwing = shooting(5, weapon="throwing_weapons")
    assert skill_of(moved(throwing)) == 2


@pytest.mark.clause("T9A-HIT-07", "T9A-H-32D", "T9A-H-51C")
def test_two_shots_of_a_model_are_each_one_harder() -> None:
    p = shooting(5, weapon="throwing_weapons")
    assert skill_of(p) == 2
    assert blows_of(p, row(p, "archers"), row(p, "foe"))[0].attacks == 20


@pytest.mark.clause("T9A-HIT-07", "T9A-H-32E")
def test_skirmishers_are_harder_to_hit() -> None:
    assert skill_of(shooting(10, stats={"rules": ["skirmishers"]})) == 2
    assert skill_of(shooting(10, stats={"rules": ["stubborn"]})) == 3


@pytest.mark.clause("T9A-HIT-07", "T9A-S-11A")
def test_a_modifier_of_close_combat_counts_for_shots_too_unless_it_says_otherwise() -> None:
    assert skill_of(shooting(10, stats={"rules": ["distracting"]})) == 2
    assert skill_of(shooting(10, foe="penitents")) == 3


@pytest.mark.parametrize(
    ("trait", "width", "worth"), [("obstacle", 10, 2), ("forest", 10, 1), ("obstacle", 0.3, 0)]
)
@pytest.mark.clause("T9A-HIT-07", "T9A-H-32C", "T9A-R-14")
def test_cover_of_half_the_target(trait: str, width: float, worth: int) -> None:
    left, right = 36 - width / 2, 36 + width / 2
    wall = {
        "id": "wall",
        "shape": {"polygon": [[left, 17], [right, 17], [right, 17.5], [left, 17.5]]},
        "height": 1,
        "traits": [trait],
    }
    assert skill_of(shooting(10, terrain=[wall])) == 3 - worth


@pytest.mark.clause("T9A-H-51A", "T9A-H-51B", "T9A-H-51C")
@pytest.mark.parametrize(("weapon", "reach"), [("bow", 24), ("crossbow", 30), ("throwing_weapons", 12)])
def test_weapons_reach_as_far_as_they_say(weapon: str, reach: int) -> None:
    assert "shoot archers foe" in options(shooting(reach - 0.1, weapon=weapon))
    p = shooting(reach + 0.1, weapon=weapon)
    assert asked(p) != "ask-shoot"


@pytest.mark.clause("T9A-H-31E", "T9A-H-22A", "T9A-H-04E")
def test_who_may_not_shoot_and_who_is_not_shot_at() -> None:
    p = battle("""
    A:
      - {id: archers, profile: watchmen, at: [36, 10], files: 5, models: 10}
      - {id: runners, profile: watchmen, at: [20, 10], files: 5, models: 10, fleeing: true}
      - {id: locked, profile: watchmen, at: [50, 10], files: 5, models: 10}
      - {id: blind, profile: watchmen, at: [60, 10], files: 5, models: 10, stats: {BS: 0}}
      - {id: spears, profile: militia, at: [10, 10], files: 5, models: 10}
    B:
      - {id: foe, profile: marsh_spears, at: [36, 20], facing: 180, files: 5, models: 20}
      - {id: fighter, profile: marsh_spears, at: [50, 10], facing: 180, files: 5, models: 20}
      - {id: behind, profile: marsh_spears, at: [36, 2], files: 5, models: 5}
    turn: {side: A, phase: shooting, round: 1}
    """)
    assert options(p, "shoot") == ["shoot archers foe"]
    assert refused(p, "shoot", "archers", "fighter").id == "reason-shoot-into-combat"
    assert refused(p, "shoot", "archers", "behind").id == "reason-shoot-unseen"
    assert refused(p, "shoot", "runners", "foe").id == "reason-shoot-in-flight"
    assert refused(p, "shoot", "locked", "foe").id == "reason-shoot-in-combat"
    assert refused(p, "shoot", "blind", "foe").id == "reason-shoot-without-weapon"
    assert refused(p, "shoot", "spears", "foe").id == "reason-shoot-without-weapon"


@pytest.mark.clause("T9A-H-18B")
def test_who_has_charged_or_shot_shoots_no_more() -> None:
    p = battle("""
    A:
      - {id: archers, profile: watchmen, at: [36, 10], files: 5, models: 10}
      - {id: others, profile: watchmen, at: [30, 10], files: 5, models: 10}
    B: [{id: foe, profile: marsh_spears, at: [36, 25], facing: 180, files: 5, models: 20}]
    turn: {side: A, phase: charge, round: 1}
    """)
    go(p, "charge others foe", "pass", dice(1, 2), "pass")
    assert refused(p, "shoot", "others", "foe").id == "reason-shoot-after-acting"
    p = battle("""
    A:
      - {id: archers, profile: watchmen, at: [36, 10], files: 5, models: 10}
      - {id: others, profile: watchmen, at: [30, 10], files: 5, models: 10}
    B: [{id: foe, profile: marsh_spears, at: [36, 25], facing: 180, files: 5, models: 20}]
    turn: {side: A, phase: shooting, round: 1}
    """)
    go(p, "shoot archers foe", dice(*[1] * 10))
    assert refused(p, "shoot", "archers", "foe").id == "reason-shoot-after-acting"


@pytest.mark.clause("T9A-H-74D")
def test_a_champion_shoots_better_by_one() -> None:
    p = battle("""
    A: [{id: archers, profile: watchmen, at: [36, 10], files: 5, models: 10, champion: true}]
    B: [{id: foe, profile: marsh_spears, at: [36, 20], facing: 180, files: 5, models: 20}]
    turn: {side: A, phase: shooting, round: 1}
    """)
    blows = blows_of(p, row(p, "archers"), row(p, "foe"))
    assert {b.who: (b.attacks, skill(p, b)) for b in blows} == {"champion": (1, 4), "rank_and_file": (9, 3)}


@pytest.mark.clause("T9A-H-06E")
def test_ballistic_skill_never_leaves_0_to_10() -> None:
    p = battle("""
    A: [{id: archers, profile: watchmen, at: [36, 10], files: 5, models: 10, champion: true, stats: {BS: 10}}]
    B: [{id: foe, profile: marsh_spears, at: [36, 20], facing: 180, files: 5, models: 20}]
    turn: {side: A, phase: shooting, round: 1}
    """)
    blows = blows_of(p, row(p, "archers"), row(p, "foe"))
    assert {skill(p, b) for b in blows} == {10}


@pytest.mark.clause("T9A-DIST-03", "T9A-H-61B")
def test_hits_on_a_small_unit_are_spread_over_its_character() -> None:
    p = battle("""
    A: [{id: archers, profile: watchmen, at: [36, 10], files: 5, models: 10}]
    B:
      - {id: foe, profile: marsh_spears, at: [36, 20], facing: 180, files: 5, models: 4}
      - {id: chief, profile: chieftain, unit: foe}
    turn: {side: A, phase: shooting, round: 1}
    """)
    go(p, "shoot archers foe", dice(4, 4, 4, 4, 4, 3, 3, 3, 3, 3))
    assert asked(p) == "roll-blows.wound" and thrown(p) in (1, 4)
