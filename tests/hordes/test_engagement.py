"""Melee range, engagement and combats (2.5, 2.15, 2.16)."""

import pytest
from tests.hordes.battles import battle, block, model
from tests.hordes.judging import SHOT, SPEAR, SWORD, rows, skill

from battlewright.rules.common.pieces import body
from battlewright.rules.hordes.engagement import (
    combat_of,
    engaged,
    engagers,
    engages,
    engaging,
    in_melee,
    in_melee_with,
    melee_range,
    melee_with,
    would_engage,
)
from battlewright.table.lengths import inches

BASE = 30 / 25.4
SMALL = {"base": 30}


def facing_off(gap, weapons=(SWORD,), against=(SWORD,), *, facing=0, states=(), terrain=(), profile="shield"):
    """Two small models, so many inches from edge to edge, the second looking at the first."""
    one = model("one", profile, 24, 24, facing, weapons=list(weapons), stats=SMALL)
    other = model("other", "shield", 24, 24 + BASE + gap, 180, weapons=list(against), states=list(states))
    return battle([one], [other], terrain=terrain)


def told(p, function, *ids):
    return function(p, *rows(p, *ids))


@pytest.mark.clause("HRD-R-205A")
@pytest.mark.parametrize(
    ("weapons", "gap", "reaches"),
    [
        ([SWORD], 0.5, True),
        ([SWORD], 0.51, False),
        ([SPEAR], 2.0, True),
        ([SWORD, SPEAR], 2.0, True),
        ([SPEAR], 2.01, False),
    ],
)
def test_a_model_engages_as_far_as_its_longest_weapon(weapons, gap, reaches):
    p = facing_off(gap, weapons)
    assert told(p, engages, "one", "other") is reaches


@pytest.mark.clause("HRD-R-205B")
def test_a_beast_always_has_half_an_inch_and_others_nothing_without_a_weapon():
    beast = {"weight": "light", "spiral": [6, 6, 6]}
    p = battle(
        [
            model("beast", "wolf_brute", 24, 24, weapons=[SHOT], stats=beast),
            model("archer", "shield", 30, 24, weapons=[SHOT]),
        ],
        [model("other", "shield", 30, 24 + BASE, 180, weapons=[SHOT])],
    )
    assert told(p, melee_range, "beast") == inches(0.5)
    assert told(p, melee_range, "archer") == 0
    assert not told(p, in_melee, "archer")


@pytest.mark.clause("HRD-R-205C")
def test_in_melee_is_who_engages_or_is_engaged():
    p = facing_off(1.5, [SPEAR], [SWORD])
    assert told(p, engages, "one", "other")
    assert not told(p, engages, "other", "one")
    assert (told(p, engaging, "one"), told(p, engaged, "one")) == (True, False)
    assert (told(p, engaging, "other"), told(p, engaged, "other")) == (False, True)
    assert told(p, in_melee, "one")
    assert told(p, in_melee, "other")
    assert told(p, in_melee_with, "other", "one")
    assert told(p, engagers, "other") == rows(p, "one")


@pytest.mark.clause("HRD-R-205C")
def test_who_looks_away_or_at_a_house_engages_nobody():
    assert not told(facing_off(0.4, facing=180), engages, "one", "other")
    assert told(facing_off(0.4, facing=180), engages, "other", "one")
    house = block(20, 24 + BASE / 2 + 0.1, 28, 24 + BASE / 2 + 0.3, "obstruction")
    assert not told(facing_off(0.4, terrain=[house]), in_melee, "one")


@pytest.mark.clause("HRD-R-205D")
def test_friends_never_engage_each_other():
    p = battle([model("one", "shield", 24, 24), model("friend", "shield", 24, 25.3, 180)])
    assert not told(p, engages, "one", "friend")
    assert not told(p, in_melee, "one")


@pytest.mark.clause("HRD-R-205E", "HRD-R-215B")
def test_q32_the_knocked_down_neither_engage_nor_are_engaged():
    """Beside an enemy they are not in melee: no -4, no place in a combat (Q32)."""
    p = facing_off(0.3, states=["knocked_down"])
    assert told(p, melee_range, "other") == 0
    assert not told(p, engages, "one", "other")
    assert not told(p, engages, "other", "one")
    assert told(p, combat_of, "one") == ()
    shooter = model("archer", "shield", 20, 24, 90, weapons=[SHOT])
    p = battle(
        [shooter, model("one", "shield", 24, 24)],
        [model("other", "shield", 24, 25.4, 180, states=["knocked_down"])],
    )
    assert skill(p, "archer", "other") == 4


@pytest.mark.clause("HRD-R-216B")
def test_the_stationary_engage_nobody_but_are_engaged():
    p = facing_off(0.3, states=["stationary"])
    assert told(p, engages, "one", "other")
    assert not told(p, engages, "other", "one")
    assert told(p, in_melee, "other")


def test_the_dead_and_those_off_the_table_engage_nobody():
    p = battle([model("one", "shield", 24, 24)], [model("later", "shield", None)])
    assert not told(p, in_melee, "one")


def test_leaving_the_range_of_an_enemy_can_be_foreseen():
    p = facing_off(0.3)
    one, other = rows(p, "one", "other")
    away = body(p, other).at(inches(24), inches(24 + BASE + 0.6))
    behind = body(p, other).at(inches(24), inches(24 - BASE - 0.3))
    assert would_engage(p, one, other, body(p, other))
    assert not would_engage(p, one, other, away)
    assert not would_engage(p, one, other, behind)


def chain():
    """Enemies in a line, each in melee with the next only: a - w - b - x - c."""
    step = BASE + 0.4
    own = [
        model(id, "shield", 20 + n * step, 24, 90 if n == 0 else 270)
        for n, id in ((0, "a"), (2, "b"), (4, "c"))
    ]
    theirs = [model(id, "shield", 20 + n * step, 24, 270) for n, id in ((1, "w"), (3, "x"))]
    return battle(own, theirs)


@pytest.mark.clause("HRD-MELEE-TARGET-07")
def test_a_combat_reaches_two_steps_over_the_engagements():
    p = chain()
    assert told(p, melee_with, "b") == rows(p, "w", "x")
    assert set(told(p, combat_of, "a")) == set(rows(p, "w", "b"))
    assert set(told(p, combat_of, "w")) == set(rows(p, "a", "b", "x"))
    assert set(told(p, combat_of, "b")) == set(rows(p, "a", "w", "x", "c"))


def test_engagement_is_judged_once_for_the_same_places():
    p = chain()
    a = rows(p, "a")[0]
    first = combat_of(p, a)
    judged = p.scene.data.memory.judged
    for _ in range(20):
        assert combat_of(p.fork(), a) == first
    assert p.scene.data.memory.judged == judged
