"""Rulings on shooting and sight (AP-R-08 to 13, 35, 36)."""

from fractions import Fraction

import pytest
from tests.redroll.table import (
    MIDDLE,
    asked,
    battle,
    beside,
    block,
    dice,
    duel,
    fighter,
    gun,
    happened,
    lost,
    model,
    options,
    play,
    row,
    thrown,
    wall,
)
from tests.toys.script import script

from battlewright.core.running import apply
from battlewright.table.lengths import inches

SCREEN = wall((MIDDLE + 3, 0), (MIDDLE + 3, 36))


def shooter(*guns, **stats):
    return fighter("att", weapons=[*(guns or (gun(),)), "knife"], **stats)


def hits(p, *faces):
    trial = p.fork()
    play(trial, "shoot tgt gun", dice(*faces))
    return lost(trial, "tgt") > 0


def needed(p):
    """The lowest face that hits, but for Lucky Numbers."""
    return next(face for face in range(10) if hits(p, face))


@pytest.mark.ruling("hit_mode")
def test_a_shot_hits_with_the_kept_die_and_aim_from_the_targets_defence():
    assert needed(duel(6, shooter(), fighter("tgt"))) == 5
    assert needed(duel(6, shooter(AIM=3), fighter("tgt", DEF=6))) == 3


@pytest.mark.ruling("nat")
def test_natural_nine_and_nought_are_nothing_special():
    assert not hits(duel(6, shooter(), fighter("tgt", DEF=10)), 9)
    assert hits(duel(6, shooter(AIM=5)), 0)


def micrometres_more(inches, micrometres):
    return Fraction(inches) + Fraction(micrometres, 25_400)


@pytest.mark.ruling("rerolls")
@pytest.mark.parametrize(
    ("gap", "ceil", "floor"),
    [
        (0, 0, 0),
        (8, 0, 0),
        (8.5, 1, 0),
        (16, 1, 1),
        (16.1, 2, 1),
        (24, 2, 2),
        (25, 3, 2),
        (micrometres_more(8, 20), 0, 0),
        (micrometres_more(8, 21), 1, 0),
        (micrometres_more(16, 20), 1, 1),
        (micrometres_more(16, 21), 2, 1),
        (micrometres_more(16, -20), 1, 1),
        (micrometres_more(16, -21), 1, 0),
    ],
)
def test_repeats_at_a_distance(gap, ceil, floor):
    for value, repeats in (("ceil", ceil), ("floor", floor)):
        assert shot_dice(gap, 8, value) == 1 + repeats


@pytest.mark.ruling("rerolls")
@pytest.mark.parametrize(("value", "repeats"), [("ceil", 2), ("floor", 1)])
def test_repeats_of_a_longer_range(value, repeats):
    assert shot_dice(30, 12, value) == 1 + repeats


def shot_dice(gap, reach, value):
    """How many dice a shot over this gap throws, on a table long enough and from an attacker whom nobody reaches."""
    attacker = model("att", "hunter", 2, 2, weapons=[gun("gun", reach)])
    target = model("tgt", "hunter", weapons=[])
    target.at = beside(attacker, target, gap)
    p = battle([attacker], [target], rulings={"symbols": "off", "rerolls": value}, turn="att", size=60)
    if gap == 0:
        return 1  # in contact nobody shoots
    apply(p, ("shoot", "tgt", "gun"))
    return thrown(p)


@pytest.mark.ruling("rerolls")
def test_gaps_are_not_rounded_before_they_are_compared():
    attacker, target = shooter(), fighter("tgt")
    p = duel(micrometres_more(16, 20), attacker, target)
    apply(p, ("shoot", "tgt", "gun"))
    assert thrown(p) == 2
    x, y, z = target.at
    target.at = (x, y + 1, z)  # a fraction of a micrometre farther
    p = battle([attacker], [target], rulings={"symbols": "off"}, turn="att")
    apply(p, ("shoot", "tgt", "gun"))
    assert thrown(p) == 3


@pytest.mark.ruling("max_range")
def test_no_distance_is_too_far():
    assert shot_dice(40, 1, "ceil") == 40


@pytest.mark.ruling("measure", "refund")
@pytest.mark.parametrize(("refund", "left"), [(False, 2), (True, 3)])
def test_an_action_point_paid_for_a_target_out_of_sight(refund, left):
    p = duel(6, shooter(), terrain=[SCREEN], rulings={"refund": refund})
    play(p, "shoot tgt gun")
    assert row(p, "att").ap == left


@pytest.mark.ruling("ranged_arm")
@pytest.mark.parametrize(("value", "armour", "wounds"), [(False, 9, 4), (True, 3, 1), (True, 9, 0)])
def test_armour_against_shots(value, armour, wounds):
    p = duel(6, shooter(), fighter("tgt", ARM=armour), rulings={"ranged_arm": value})
    done = play(p, "shoot tgt gun", dice(9))
    assert [w["wounds"] for w in happened(done, "event-wounded")] == [wounds]


@pytest.mark.ruling("cover")
@pytest.mark.parametrize(
    ("traits", "need"),
    [(("concealing",), 4), (("solid",), 5), (("concealing", "solid"), 5), (("rough",), 3), (("hill",), 3)],
)
def test_terrain_that_hides_the_target_gives_cover(traits, need):
    p = duel(6, shooter(AIM=2), terrain=[block(21, 10, 21.1, 26, *traits)])
    assert needed(p) == need


@pytest.mark.ruling("cover")
@pytest.mark.parametrize(("low", "need"), [(18.13, 3), (18.11, 5)])
def test_cover_begins_at_a_quarter_of_the_base(low, need):
    p = duel(6, shooter(AIM=2), terrain=[block(21, low, 21.02, 26, "solid")])
    assert needed(p) == need


@pytest.mark.ruling("cover")
@pytest.mark.parametrize("left", [17, 20, 23])
def test_terrain_gives_cover_wherever_on_the_way_it_lies_even_round_the_shooter(left):
    place = block(left, 16, left + 2, 20, "concealing")
    assert needed(duel(6, shooter(AIM=2), terrain=[place])) == 4


@pytest.mark.ruling("cover")
def test_models_give_no_cover():
    other = model("third", "hunter", MIDDLE + 3, MIDDLE + 0.6, weapons=[])
    assert needed(duel(6, shooter(AIM=2), friends=[other])) == 3


@pytest.mark.ruling("los")
def test_an_obstruction_hides_what_is_wholly_behind_it():
    for top, seen in ((36, False), (18, True)):
        p = duel(6, shooter(), terrain=[wall((MIDDLE + 3, 0), (MIDDLE + 3, top))])
        done = play_shot(p)
        assert (happened(done, "event-no-sight") == []) is seen


def play_shot(p):
    return script(p).say("shoot tgt gun")


@pytest.mark.ruling("los")
@pytest.mark.parametrize(
    ("profile", "target", "seen"),
    [
        ("brute", "hunter", False),
        ("brute", "brute", False),
        ("brute", "warbeast", True),
        ("warbeast", "warbeast", False),
    ],
)
def test_bases_block_sight_but_not_of_larger_ones(profile, target, seen):
    attacker = shooter()
    attacker.at = (inches(MIDDLE), inches(MIDDLE), 0)
    middle, left, right = (model(id, profile) for id in ("middle", "left", "right"))
    middle.at = beside(attacker, middle, 0.2)
    left.at, right.at = beside(middle, left, 0, 0, 1), beside(middle, right, 0, 0, -1)
    p = duel(3, attacker, model("tgt", target), friends=[middle, left, right])
    done = play_shot(p)
    assert (happened(done, "event-no-sight") == []) is seen


@pytest.mark.ruling("los")
def test_distances_are_taken_from_base_edge_to_base_edge():
    p = duel(8, shooter(), model("tgt", "warbeast"))
    assert happened(play_shot(p), "event-measured")[0]["distance"] == 203_200


@pytest.mark.ruling("los")
def test_melee_needs_sight_too():
    attacker = fighter("att", weapons=["spear"])
    assert options(duel(1.5, attacker), "melee") == ["melee tgt spear"]
    fence = wall((MIDDLE + 1.2, 0), (MIDDLE + 1.2, 36))
    assert options(duel(1.5, attacker, terrain=[fence]), "melee") == []


@pytest.mark.ruling("engaged")
def test_nobody_shoots_while_an_enemys_weapon_reaches():
    assert options(duel(0.6, shooter()), "shoot") == ["shoot tgt gun"]
    assert options(duel(0.5, shooter()), "shoot") == []
    assert options(duel(2, shooter(), fighter("tgt", weapons=["spear"])), "shoot") == []


def into_melee(value, face, *friends):
    """A shot at a target 6 inches away that the friends engage."""
    attacker, target = shooter(), fighter("tgt")
    duel(6, attacker, target)
    for friend, gap, dy in friends:
        friend.at = beside(target, friend, gap, 0, dy)
    p = duel(6, attacker, target, friends=[friend for friend, _, _ in friends], rulings={"engaged": value})
    play(p, "shoot tgt gun", dice(face))
    assert asked(p) == "ask-action"
    return p


@pytest.mark.ruling("engaged")
@pytest.mark.parametrize(
    ("value", "face", "wounded"), [("off", 0, None), ("on", 0, "near"), ("on", 1, None), ("on", 9, "tgt")]
)
def test_a_miss_by_a_natural_nought_hits_the_nearest_engaged_model(value, face, wounded):
    near, far = fighter("near"), fighter("far", weapons=["spear"])
    p = into_melee(value, face, (far, 1.5, 1), (near, 0.2, -1))
    assert [id for id in ("att", "tgt", "near", "far") if lost(p, id)] == [wounded] * bool(wounded)


@pytest.mark.ruling("engaged")
def test_shots_at_targets_that_nobody_engages_do_not_stray():
    p = into_melee("on", 0, (fighter("far"), 1.5, 1))
    assert lost(p, "far") == 0


@pytest.mark.ruling("engaged")
def test_a_stray_shot_does_not_hit_the_shooter():
    attacker = fighter("att", weapons=[gun(), "spear"])
    p = duel(1.5, attacker, rulings={"engaged": "on"})
    play(p, "shoot tgt gun", dice(0))
    assert lost(p, "att") == 0
