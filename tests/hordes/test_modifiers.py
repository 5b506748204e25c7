"""What modifies an attack roll (HRD-RMOD-01 to 15, 2.15, 2.16, 2.21, 2.23), and the vectors V18 and V19."""

from fractions import Fraction

import pytest
from tests.hordes.battles import battle, block, model, play, wall
from tests.hordes.judging import BOLT, SHOT, SPEAR, SPRAY, SWORD, automatic, defence, skill

from battlewright.rules.hordes import dice

ARMED = [SHOT, SPRAY, BOLT, SWORD]
RAT, MAT, FURY = 4, 6, 5
"""Of the shooter here."""


def shooter(id="one", x=24.0, y=20.0, facing=0, **ways):
    return model(
        id, "shield", x, y, facing, weapons=ARMED, stats={"RAT": RAT, "MAT": MAT, "FURY": FURY}, **ways
    )


def shooting(*others, terrain=(), rulings=None, stats=None, z=0.0, friends=(), **state):
    """A shooter, and 6" before it a target of DEF 12."""
    target = model("target", "shield", 24, 26, 180, z=z, stats=stats or {}, **state)
    return battle([shooter(), *friends], [target, *others], terrain=terrain, rulings=rulings, turn="one")


def friend_beside_the_target():
    return model("friend", "shield", 25.3, 26, 270, weapons=[SWORD])


def fallen():
    """An enemy that lies at the shooter's feet: something else to do than to end the activation."""
    return model("fallen", "shield", 24, 21.4, 180, states=["knocked_down"])


def skills(p):
    return tuple(skill(p, "one", "target", kind) for kind in ("ranged", "magic", "melee"))


def defences(p):
    return tuple(defence(p, "one", "target", kind) for kind in ("ranged", "magic", "melee"))


def aim(p):
    play(p, "aim")


@pytest.mark.clause("HRD-RMOD-01", "HRD-RMOD-02")
def test_aiming_gives_2_to_ranged_attacks_and_nothing_to_magic():
    p = shooting(fallen())
    assert skills(p) == (RAT, FURY, MAT)
    aim(p)
    assert skills(p) == (RAT + 2, FURY, MAT)


@pytest.mark.clause("HRD-RMOD-15", "HRD-MELEE-TARGET-03")
def test_a_target_in_melee_costs_4():
    p = shooting(friends=[friend_beside_the_target()])
    assert skills(p) == (RAT - 4, FURY - 4, MAT)
    assert skill(p, "one", "target", "ranged", "spray") == RAT - 4


@pytest.mark.parametrize("kind", ["ranged", "magic"])
def test_q31_a_huge_base_does_not_vanish_in_a_melee(kind):
    """Nothing is taken from an attack at it (Q31)."""
    friend = model("friend", "shield", 24, 22.5, 0, weapons=[SWORD])
    p = shooting(friends=[friend], stats={"base": 120})
    assert skill(p, "one", "target", kind) == {"ranged": RAT, "magic": FURY}[kind]


@pytest.mark.clause("HRD-R-10", "HRD-R-223E")
@pytest.mark.parametrize(("waived", "penalty"), [("yes", 0), ("no", -4)])
@pytest.mark.parametrize("reach", ["caster", "target"])
def test_a_caster_in_melee_with_its_target_is_not_hindered(waived, penalty, reach):
    """The range of either is enough; a shot and other targets are not the caster's own melee."""
    longer, shorter = [SPEAR, BOLT], [SWORD, BOLT]
    caster = model(
        "one", "shield", 24, 24, weapons=longer if reach == "caster" else shorter, stats={"FURY": FURY}
    )
    target = model("target", "shield", 24, 26, 180, weapons=shorter if reach == "caster" else longer)
    p = battle([caster], [target], rulings={"magic_penalty_waived_in_melee": waived})
    assert skill(p, "one", "target", "magic") == FURY + penalty
    far = shooting(friends=[friend_beside_the_target()], rulings={"magic_penalty_waived_in_melee": waived})
    assert skill(far, "one", "target", "magic") == FURY - 4


@pytest.mark.clause("HRD-RMOD-13", "HRD-R-215A")
def test_a_knocked_down_target_has_5_and_is_hit_in_melee():
    p = shooting(states=["knocked_down"])
    assert defences(p) == (5, 5, 5)
    assert automatic(p, "one", "target", "melee") == "hit"
    assert automatic(p, "one", "target") == ""


@pytest.mark.clause("HRD-RMOD-14", "HRD-R-216A")
def test_a_stationary_target_has_5_and_is_hit_in_melee():
    p = shooting(states=["stationary"])
    assert defences(p) == (5, 5, 5)
    assert automatic(p, "one", "target", "melee") == "hit"
    assert automatic(p, "one", "target", "magic") == ""


@pytest.mark.clause("HRD-R-202G")
def test_defence_is_never_below_5():
    assert defences(shooting(stats={"DEF": 3})) == (5, 5, 5)


@pytest.mark.clause("HRD-R-221A", "HRD-R-222D")
@pytest.mark.parametrize(("far", "verdict"), [(5.0, ""), (5.01, "miss")])
def test_q30_beyond_5_inches_stealth_misses_by_itself(far, verdict):
    """Q30: whoever the attack came to after a miss, too. Sprays and melee attacks do not care."""
    target = model("target", "shield", 24, 20 + far + 30 / 25.4, 180, stats={"advantages": ["stealth"]})
    p = battle([shooter()], [target])
    assert automatic(p, "one", "target") == verdict
    assert automatic(p, "one", "target", "magic") == verdict
    assert automatic(p, "one", "target", "ranged", "spray") == ""
    assert automatic(p, "one", "target", "melee") == ""


@pytest.mark.clause("HRD-R-205J")
@pytest.mark.parametrize(
    ("piece", "given"),
    [
        (wall((22, 23), (26, 23), traits=("obstacle", "linear", "solid"), top=0.75), 2),
        (wall((22, 23), (24.2, 23), traits=("obstruction",), top=3.0), 2),
        (wall((22, 23), (26, 23), traits=("rough", "concealing"), top=0.75), 0),
        (wall((26, 20), (26, 30), traits=("obstacle", "linear", "solid"), top=0.75), 0),
    ],
    ids=["wall", "corner of a house", "bushes", "beside"],
)
def test_a_target_behind_an_obstacle_has_2_more_in_melee(piece, given):
    p = shooting(terrain=[piece])
    assert defence(p, "one", "target", "melee") == 12 + given
    judged = p.scene.data.memory.judged
    assert defence(p.fork(), "one", "target", "melee") == 12 + given
    assert p.scene.data.memory.judged == judged


# Vectors


@pytest.mark.parametrize(
    ("need", "one", "two", "three"),
    [
        (2, "5/6", "35/36", "215/216"),
        (5, "1/3", "5/6", "53/54"),
        (7, "0", "7/12", "49/54"),
        (9, "0", "5/18", "20/27"),
        (11, "0", "1/12", "1/2"),
        (12, "0", "1/36", "3/8"),
        (13, "0", "1/36", "7/27"),
        (19, "0", "1/36", "1/216"),
    ],
)
@pytest.mark.clause("HRD-RROLL-06", "HRD-RROLL-07")
def test_v18_how_often_dice_hit(need, one, two, three):
    for number, share in ((1, one), (2, two), (3, three)):
        assert dice.to_hit(number, need).law.probability(True) == Fraction(share)


def test_v19_modifiers_add_up():
    """Aim +2, melee -4, concealed +2, elevated +2: the dice need 6 more than without; cover takes the place of
    concealment; a knocked-down target in cover has 9."""
    hedge = wall((20, 24.5), (28, 24.5), traits=("obstacle", "linear", "concealing"), top=2.5)
    plain = shooting()
    p = shooting(fallen(), friends=[friend_beside_the_target()], terrain=[hedge], z=1.0)
    aim(p)
    need = {q: defence(q, "one", "target") - skill(q, "one", "target") for q in (plain, p)}
    assert need[p] - need[plain] == 6

    stones = wall((20, 24.8), (28, 24.8), traits=("obstacle", "linear", "solid"), top=0.75)
    assert defences(shooting(terrain=[hedge, stones])) == (16, 16, 14)
    assert defence(shooting(terrain=[stones], states=["knocked_down"]), "one", "target") == 9


def test_terrain_that_nobody_stands_near_changes_nothing():
    p = shooting(terrain=[block(2, 2, 6, 6, "forest"), block(30, 30, 34, 34, "obstruction", "solid")])
    assert defences(p) == (12, 12, 12)
