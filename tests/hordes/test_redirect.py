"""Attacks at a target in melee that miss (HRD-MELEE-TARGET-01 to 16), and the vectors V21 to V25."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.hordes.battles import asked, block, dice, happened, play
from tests.hordes.shots import (
    CANNON,
    FIRE,
    GUN,
    HIT,
    MISS,
    SWORD,
    aimed,
    away,
    beast,
    chances,
    fighter,
    fury,
    mage,
    needs,
    purpose,
    range_of,
    shooter,
)
from tests.hordes.throws import given

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.odds.answer import odds
from battlewright.rules.common.game import PieceEntry
from battlewright.rules.hordes.effects import KnockDown

EDITIONS = pytest.mark.parametrize("edition", ["print", "errata"])


def foe(id: str = "t", x: float = 24, y: float = 28, facing: float = 180, **stats: Any) -> PieceEntry:
    return fighter(id, x, y, facing, **stats)


def friend(id: str = "f", x: float = 24, y: float = 29.5, facing: float = 180, **stats: Any) -> PieceEntry:
    """Behind the target by default, and in melee with it."""
    return fighter(id, x, y, facing, **stats)


def duel(one: PieceEntry | None = None, *others: PieceEntry, friends: Any = None, **more: Any) -> Position:
    """A foe and a friend of the shooter fight, 8" in front of it."""
    return range_of(foe(), *others, one=one, friends=[friend()] if friends is None else friends, **more)


def source(**more: Any) -> Position:
    """The two-hop melee of the source: a leader fights a sorceress and a hound, the gunner only the sorceress."""
    leader = fighter("leader", 24, 27, 0)
    gunner = fighter("gunner", 27.1, 28, 270)
    hound = fighter("hound", 22.6, 27.9, 135)
    sorceress = fighter("sorceress", 25.5, 27.7, 225, **more)
    return range_of(hound, sorceress, friends=[leader, gunner])


@EDITIONS
@pytest.mark.clause("HRD-MELEE-TARGET-01", "HRD-MELEE-TARGET-04", "HRD-MELEE-TARGET-06")
def test_a_miss_in_range_must_be_rolled_again_at_another_of_the_combat(edition):
    """A friend here, the only other one: no roll says who."""
    p = duel(rulings={"edition": edition})
    done = play(p, "shoot t gun", MISS, HIT, dice(1, 2))
    assert [(e["target"], e["hits"]) for e in happened(done, "event-attack")] == [("t", False), ("f", True)]
    assert happened(done, "event-redirected") == [{"model": "one", "target": "f"}]


def test_a_hit_endangers_nobody_else():
    done = play(duel(), "shoot t gun", HIT, dice(1, 2))
    assert happened(done, "event-redirected") == []


@pytest.mark.clause("HRD-MELEE-TARGET-01", "HRD-MELEE-TARGET-06")
def test_magic_attacks_are_redirected_too():
    p = duel(mage())
    given(p, "cast bolt t", "decline", MISS)
    assert purpose(p) == "roll-attack-magic" and p.pending.values["target"] == "f"


@pytest.mark.clause("HRD-MELEE-TARGET-05")
@pytest.mark.parametrize("beyond", [0.1, 3])
def test_v25_out_of_range_a_plain_miss(beyond):
    p = range_of(
        foe(y=away(10 + beyond)), friends=[friend(y=away(10 + beyond) + 1.5)], one=shooter(GUN, SWORD)
    )
    done = play(p, "shoot t gun")
    assert happened(done, "event-redirected") == [] and asked(p) == "ask-activate"


def others(p: Position, target: str) -> list[str]:
    """Who is in danger when a shot at a target has missed."""
    given(p, f"shoot {target} gun", MISS)
    if purpose(p) == "roll-redirect":
        return str(p.pending.values["others"]).split(", ")
    return [str(p.pending.values["target"])]


@EDITIONS
@pytest.mark.clause("HRD-MELEE-TARGET-07")
def test_v23_v24_two_hops(edition):
    assert others(source(), "hound") == ["leader", "sorceress"]
    assert others(source(), "sorceress") == ["leader", "gunner", "hound"]


@pytest.mark.clause("HRD-MELEE-TARGET-16")
def test_v23_q30_stealth_absorbs_the_redirected_attack():
    """It can be chosen, and the attack misses it without a roll, and is over."""
    p = source(advantages=["stealth"])
    given(p, "shoot hound gun", MISS)
    assert chances(p) == {0: Fraction(1, 2), 1: Fraction(1, 2)}
    done = play(p, dice(4))
    assert [(e["target"], e["hits"]) for e in happened(done, "event-attack")] == [("sorceress", False)]
    assert asked(p) == "ask-activate"


def three(*more: PieceEntry, terrain: Any = (), **stats: Any) -> Position:
    """Three friends of the shooter fight a large foe."""
    target = foe("t", 24, 28, base=50)
    around = [
        friend("left", 22.2, 28, 90),
        friend("right", 25.8, 28, 270, **stats),
        friend("behind", 24, 29.8, 180),
    ]
    return range_of(target, *more, friends=around, terrain=terrain)


@pytest.mark.clause("HRD-MELEE-TARGET-10", "HRD-MELEE-TARGET-11")
@pytest.mark.parametrize("face", range(1, 7))
def test_v22_three_others_share_the_faces(face):
    p = three()
    given(p, "shoot t gun", MISS, dice(face))
    assert p.pending.values["target"] == ["left", "right", "behind"][(face - 1) // 2]


def corner() -> Any:
    """A building that hides the model on the right from the shooter, and nobody else."""
    return block(24.7, 24, 32, 26.5, "obstruction", "solid")


@pytest.mark.clause("HRD-MELEE-TARGET-08", "HRD-MELEE-TARGET-11")
@pytest.mark.parametrize("face", range(1, 7))
def test_v22_who_is_behind_the_corner_is_dropped(face):
    p = three(terrain=[corner()])
    given(p, "shoot t gun", MISS, dice(face))
    assert p.pending.values["target"] == ["left", "behind"][(face - 1) // 3]


@pytest.mark.clause("HRD-MELEE-TARGET-08", "HRD-MELEE-TARGET-10")
def test_v22_one_more_that_cannot_be_targeted():
    """Then one is left, and no roll is made."""
    p = range_of(
        foe("t", 24, 28, base=50),
        friends=[friend("left", 22.2, 28, 90, advantages=["untargetable"]), friend("right", 25.8, 28, 270),
                 friend("behind", 24, 29.8, 180)],
        terrain=[corner()],
    )  # fmt: skip
    assert others(p, "t") == ["behind"]


@pytest.mark.clause("HRD-MELEE-TARGET-10")
def test_with_nobody_left_the_attack_misses():
    p = duel(friends=[friend(advantages=["untargetable"])])
    given(p, "shoot t gun", MISS)
    assert asked(p) == "ask-activate"


@pytest.mark.clause("HRD-MELEE-TARGET-09")
def test_models_between_and_the_front_arc_do_not_matter_for_the_new_target():
    """The friend stands right behind a large target, or in the shooter's back arc; only terrain could hide it."""
    p = range_of(foe(base=50), friends=[friend(y=29.9)])
    assert others(p, "t") == ["f"]
    q = range_of(foe("t", 28, 20.3), friends=[friend("f", 28.2, 18.8, 0)])
    assert others(q, "t") == ["f"]


@pytest.mark.clause("HRD-MELEE-TARGET-09")
def test_an_attacker_in_the_melee_does_not_hit_itself():
    """A caster fights the target: only the friend beside it is in danger."""
    caster = mage(y=26.2)
    p = range_of(foe("t", 24, 28, 180, base=40), one=caster, friends=[friend("f", 25.5, 28, 270)])
    given(p, "cast bolt t", "decline", MISS)
    assert purpose(p) == "roll-attack-magic" and p.pending.values["target"] == "f"
    alone = range_of(foe("t", 24, 28, 180, base=40), one=caster)
    given(alone, "cast bolt t", "decline", MISS)
    assert asked(alone) == "ask-action"


@pytest.mark.clause("HRD-MELEE-TARGET-09", "HRD-R-05")
@pytest.mark.parametrize(("checks", "rolled"), [("yes", False), ("no", True)])
def test_a_new_target_beyond_the_range(checks, rolled):
    """By the ruling it is missed automatically, but can be chosen."""
    p = range_of(
        foe(y=away(10)), friends=[friend(y=away(10) + 1.5)], rulings={"redirect_checks_range": checks}
    )
    done = play(p, "shoot t gun", MISS, *([MISS] if rolled else []))
    assert [e["target"] for e in happened(done, "event-attack")] == ["t", "f"]


@pytest.mark.clause("HRD-MELEE-TARGET-12")
def test_no_third_target():
    p = source()
    done = play(p, "shoot sorceress gun", MISS, dice(1), MISS)
    assert len(happened(done, "event-attack")) == 2 and asked(p) == "ask-activate"


def javelin_into_melee(defence: int = 14, cover: bool = False, other: int = 14) -> Position:
    """V21: a beast of RAT 5 that has aimed; a savage and a leader of DEF `other`, maybe behind a wall, fight."""
    savage = foe("savage", 24, 27.8, 180, DEF=defence)
    leader = friend("leader", 25.4, 28.2, 270, DEF=other)
    wall = [block(24.9, 27.0, 26.2, 27.4, "obstacle", "solid", top=0.8)] if cover else []
    return aimed(range_of(savage, one=beast(), friends=[leader], terrain=wall))


@pytest.mark.clause("HRD-MELEE-TARGET-03", "HRD-MELEE-TARGET-13")
@pytest.mark.parametrize(("cover", "second"), [(False, Fraction(1, 2)), (True, Fraction(5, 54))])
def test_v21_q53_the_boosted_shot_into_melee(cover, second):
    """3d6 + RAT + 2 - 4 against both; the new target brings its own cover. No second boost is paid."""
    p = javelin_into_melee(cover=cover)
    given(p, "shoot savage gun", "boost")
    assert chances(p)[True] == Fraction(1, 2) and needs(p) == 14 - 5 - 2 + 4
    given(p, MISS_OF_THREE)
    assert p.pending.values["target"] == "leader"
    assert chances(p)[True] == second
    assert fury(p) == 1


MISS_OF_THREE = dice(1, 1, 1)


@pytest.mark.clause("HRD-MELEE-TARGET-13")
def test_a_roll_that_was_not_boosted_is_not_boosted_when_it_is_made_again():
    p = javelin_into_melee()
    given(p, "shoot savage gun", "decline", MISS)
    assert asked(p) == "roll-attack-ranged" and p.pending.values["target"] == "leader"
    assert len(p.pending.partition.dice) == 2 and fury(p) == 0


@pytest.mark.clause("HRD-MELEE-TARGET-14")
@pytest.mark.parametrize("edition", ["print", "errata"])
def test_q29_an_area_attack_deviates_instead(edition):
    p = duel(shooter(CANNON), rulings={"edition": edition})
    given(p, "shoot t cannon", MISS)
    assert purpose(p) == "roll-deviation-area"


@pytest.mark.clause("HRD-MELEE-TARGET-15")
def test_a_spray_that_misses_in_melee_just_misses():
    """With its -4; here the friend is under it too and has a roll of its own."""
    p = range_of(
        foe("t", 24, 24, 180), foe("lone", 24.4, 27.5, 180), friends=[friend("f", 24, 25.5, 180)],
        one=shooter(FIRE),
    )  # fmt: skip
    given(p, "shoot t fire")
    assert needs(p) == 12 - 5 + 4
    done = play(p, MISS, MISS, MISS)
    assert sorted(e["target"] for e in happened(done, "event-attack")) == ["f", "lone", "t"]


def test_q31_nobody_is_in_danger_beside_a_huge_base():
    huge = foe("t", 24, 28, 180, base=120)
    p = range_of(huge, friends=[friend("f", 24, 31.2, 180)])
    given(p, "shoot t gun")
    assert needs(p) == 12 - 5
    given(p, MISS)
    assert asked(p) == "ask-activate"


def test_q32_who_lies_on_the_ground_is_in_no_melee():
    p = duel()
    p.effect(KnockDown(p.scene.index["t"], Cause("rule")))
    given(p, "shoot t gun")
    assert needs(p) == 5 - 5
    given(p, MISS)
    assert asked(p) == "ask-activate"


def test_a_miss_by_stealth_is_redirected_as_well():
    p = range_of(foe(advantages=["stealth"]), friends=[friend()])
    given(p, "shoot t gun")
    assert purpose(p) == "roll-attack-ranged" and p.pending.values["target"] == "f"


def test_the_law_of_a_redirected_shot():
    """By hand: 1 - P(hit) goes on to one of two, and each is hit by its own DEF."""
    p = range_of(
        foe("t", 24, 28, base=50),
        friends=[friend("left", 22.2, 28, 90, DEF=8), friend("right", 25.8, 28, 270, DEF=10)],
    )
    given(p, "shoot t gun")
    found = odds(p, ["t.hit", "left.hit", "right.hit"], rational=True).quantities
    at_least = {
        n: Fraction(sum(a + b >= n for a in range(1, 7) for b in range(1, 7)), 36) for n in range(3, 13)
    }
    first = at_least[12 - 5 + 4]
    for id, defence in (("left", 8), ("right", 10)):
        wanted = (1 - first) / 2 * at_least[defence - 5 + 4]
        assert dict(found[f"{id}.hit"].pmf)[True] == wanted
    assert dict(found["t.hit"].pmf)[True] == first
