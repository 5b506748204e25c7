"""Attacks with an area of effect and their deviation (HRD-AOE-01 to 14, 2.10), and the vectors V26 to V28."""

from __future__ import annotations

from fractions import Fraction
from math import cos, radians, sin
from typing import Any

import pytest
from tests.hordes.battles import asked, dice, happened, lost, play, thrown
from tests.hordes.shots import (
    CANNON,
    HIT,
    LARGE,
    MEDIUM,
    MISS,
    SMALL,
    SWORD,
    away,
    barred,
    beast,
    chances,
    fury,
    mage,
    mark,
    needs,
    purpose,
    range_of,
    shooter,
)
from tests.hordes.throws import given
from tests.toys.script import Script, script

from battlewright.core.position import Position
from battlewright.core.requests import Each
from battlewright.rules.common.game import PieceEntry
from battlewright.rules.hordes.damage import DamageRoll

EDITIONS = pytest.mark.parametrize("edition", ["print", "errata"])
DIRECT, BLAST = "attack", "blast"


def near(id: str, x: float, y: float, **stats: Any) -> PieceEntry:
    """Somebody who feels a blast of POW 8 at 2d6 - 4."""
    return mark(id, x, y, ARM=12, boxes=20, **stats)


def gunner(**weapon: Any) -> PieceEntry:
    return shooter({**CANNON, **weapon})


def together(p: Position, *answers: Any) -> list[tuple[str, str, int]]:
    """What is rolled simultaneously after the answers: whose damage, of which kind, against which POW."""
    p.splits = True
    given(p, *answers)
    frames = p.pending.frames if isinstance(p.pending, Each) else p.stack[-1:]
    return [(p.scene.names[f.target], f.kind, f.power) for f in frames if isinstance(f, DamageRoll)]


def impact(done: Script) -> tuple[float, float]:
    """The point of impact in inches."""
    (where,) = happened(done, "event-impact")
    return where["x"] / 25_400, where["y"] / 25_400


def missed(p: Position, direction: int, inches: int, name: str = "cannon") -> tuple[float, float]:
    """Where a shot at t that misses comes down."""
    done = script(p).say(f"shoot t {name}")
    if purpose(p) == "roll-attack-ranged":
        done.roll(1, 1)
    return impact(done.roll(direction, inches))


@EDITIONS
@pytest.mark.clause("HRD-AOE-02", "HRD-AOE-05", "HRD-AOE-07")
def test_a_direct_hit_and_the_blast_on_all_others_in_the_area(edition):
    """The attacker's friends too; who is farther from the middle than half the area and his own base is not."""
    p = range_of(
        mark(), mark("near", 26.5, 26), mark("far", 26.7, 26), friends=[mark("friend", 22, 26.5)],
        one=gunner(), rulings={"edition": edition},
    )  # fmt: skip
    assert sorted(together(p, "shoot t cannon", HIT)) == [
        ("friend", BLAST, 8), ("near", BLAST, 8), ("t", DIRECT, 15),
    ]  # fmt: skip


@pytest.mark.clause("HRD-AOE-03")
@pytest.mark.parametrize("area", [3, 4, 5])
def test_the_area_is_as_wide_as_its_aoe(area):
    """A base that the edge only touches is not under it."""
    reach = area / 2 + SMALL
    touched, covered = mark("touched", 24, 26 + reach), mark("covered", 24 + reach - 0.01, 26)
    p = range_of(mark(), touched, covered, one=gunner(AOE=area))
    assert [id for id, _, _ in together(p, "shoot t cannon", HIT)] == ["t", "covered"]


@pytest.mark.clause("HRD-AOE-06")
def test_after_a_direct_hit_the_point_of_impact_is_the_middle_of_the_target():
    p = range_of(mark(x=25, y=26), one=gunner())
    assert impact(script(p).say("shoot t cannon").roll(6, 6)) == (25, 26)


@pytest.mark.clause("HRD-AOE-07", "HRD-AOE-10")
@pytest.mark.parametrize(("power", "half"), [(15, 8), (14, 7), (1, 1)])
def test_v26_q55_half_the_power_rounded_up(power, half):
    p = range_of(mark(), mark("near", 25.5, 26), one=gunner(POW=power))
    assert together(p, "shoot t cannon", HIT) == [("t", DIRECT, power), ("near", BLAST, half)]


@pytest.mark.clause("HRD-AOE-05", "HRD-AOE-08", "HRD-AOE-10")
def test_each_model_has_a_damage_roll_of_its_own():
    """2d6 + 15 and 2d6 + 8 against ARM 12."""
    p = range_of(near("t", 24, 26), near("u", 25.5, 26), near("v", 22.5, 26), one=gunner())
    play(p, "shoot t cannon", HIT, dice(1, 1), dice(2, 3), dice(6, 6))
    assert [lost(p, id) for id in "tuv"] == [5, 1, 8]


@pytest.mark.clause("HRD-AOE-02")
@EDITIONS
def test_q44_a_weapon_whose_text_says_that_all_models_hit_suffer_its_power(edition):
    """It is no blast damage then."""
    p = range_of(
        mark(), mark("near", 25.5, 26), one=gunner(POW=12, effects=["full_blast"]), rulings={"edition": edition}
    )  # fmt: skip
    assert together(p, "shoot t cannon", HIT) == [("t", DIRECT, 12), ("near", DIRECT, 12)]


@pytest.mark.clause("HRD-AOE-09")
def test_each_roll_is_boosted_by_itself_while_the_attacker_can_pay():
    """Two points: the attack roll is not boosted, the first damage roll is, the second not, the third is; then nothing
    can be paid. It is all said before the first die is rolled."""
    places = (("t", 0, 0), ("u", 1.4, 0), ("v", -1.4, 0), ("w", 0, 1.4))
    marks = [near(id, 24 + x, 26 + y) for id, x, y in places]
    p = range_of(*marks, one=beast(CANNON, fury=1))
    given(p, "shoot t cannon", "decline", HIT)
    for answer, target in (("boost", "t"), ("decline", "u"), ("boost", "v")):
        assert asked(p) == "ask-boost_damage" and p.pending.values["target"] == target
        given(p, answer)
    assert fury(p) == 3
    for dice_ in (3, 2, 3, 2):
        assert asked(p) == "roll-damage" and thrown(p) == dice_
        given(p, dice(*[1] * dice_))
    assert [lost(p, id) for id in "tuvw"] == [6, 0, 0, 0]


@pytest.mark.clause("HRD-AOE-09", "HRD-AOE-11")
def test_boosted_rolls_are_simultaneous_with_the_others():
    p = range_of(near("t", 24, 26), near("u", 25.5, 26), one=beast(CANNON, fury=1))
    p.splits = True
    given(p, "shoot t cannon", "decline", HIT, "decline", "boost")
    assert isinstance(p.pending, Each)
    assert [frame.boosted for frame in p.pending.frames] == [False, True]


@pytest.mark.clause("HRD-AOE-11")
def test_area_attacks_are_simultaneous():
    """Without anything to pay all rolls are independent, made from one position."""
    p = range_of(near("t", 24, 26), near("u", 25.5, 26), near("v", 22.5, 26), one=gunner())
    p.splits = True
    given(p, "shoot t cannon", HIT)
    assert isinstance(p.pending, Each) and len(p.pending.frames) == 3


@pytest.mark.clause("HRD-R-224A")
def test_an_attacker_under_its_own_blast_rolls_for_itself_last():
    p = range_of(near("t", 24, 22), near("u", 25.4, 22), one=beast(CANNON, fury=3, spiral=[6, 6, 6]))
    done = script(p).say("shoot t cannon").roll(6, 6).roll(6, 6, 6, 6, 6, 6, 1)
    assert [told["model"] for told in happened(done, "event-damaged")] == ["t", "u", "one"]


def test_nobody_under_the_template():
    p = range_of(mark(y=away(9)), one=gunner())
    given(p, "shoot t cannon", MISS, dice(1, 6))
    assert asked(p) == "ask-activate"


@pytest.mark.clause("HRD-AOE-01", "HRD-R-211B")
@pytest.mark.parametrize(("kind", "need"), [("ranged", 12 - 5), ("magic", 12 - 6)])
def test_an_area_attack_stays_an_attack_of_its_kind(kind, need):
    """One attack roll for all, with RAT or FURY."""
    shot = kind == "ranged"
    p = range_of(
        mark(), mark("near", 25.5, 26), one=gunner() if shot else mage({**CANNON, "kind": "spell", "COST": 2})
    )
    given(p, "shoot t cannon" if shot else "cast cannon t", *([] if shot else ["decline"]))
    assert purpose(p) == f"roll-attack-{kind}" and needs(p) == need
    given(p, HIT)
    assert purpose(p) == "roll-damage" if shot else asked(p) == "ask-boost_damage"


@pytest.mark.clause("HRD-AOE-01", "HRD-R-205I")
def test_a_melee_attack_with_an_area():
    """MAT against DEF, and the STR of the attacker in its power."""
    bomb = {**SWORD, "name": "bomb", "POW": 4, "AOE": 3}
    p = range_of(mark(y=21.3), mark("near", 25.3, 21.5), one=shooter(bomb, MAT=6, STR=7))
    given(p, "attack t bomb")
    assert purpose(p) == "roll-attack-melee" and needs(p) == 12 - 6
    rolled = together(p, HIT)
    assert rolled == [("t", DIRECT, 11), ("near", BLAST, 6)]


@pytest.mark.clause("HRD-AOE-04")
@pytest.mark.parametrize("way", ["shoot t cannon", "buy_shot t cannon", "cast cannon t"])
def test_the_usual_rules_choose_the_target_of_an_area_attack(way):
    hidden = [mark(), mark("before", 24, 23, base=50)]
    one = mage({**CANNON, "kind": "spell"}) if way.startswith("cast") else beast({**CANNON, "ROF": 2})
    p = range_of(*hidden, one=one)
    if way.startswith("buy"):
        p.change(p.scene.index["one"], action="ranged", may_act=False)
    assert barred(p, way)[0] == "reason-out-of-sight"


@EDITIONS
@pytest.mark.clause("HRD-AOE-12", "HRD-AOE-14", "HRD-R-210A")
@pytest.mark.parametrize("direction", range(1, 7))
def test_a_miss_in_range_deviates_from_the_middle_of_the_target(direction, edition):
    """1 is farther along the line, then clockwise by 60 degrees; the line leads to the right here."""
    one = shooter(CANNON, x=10, y=24, facing=90)
    p = range_of(mark(x=18, y=24), one=one, rulings={"edition": edition})
    turn = radians(90 + 60 * (direction - 1))
    assert missed(p, direction, 2) == pytest.approx((18 + 2 * sin(turn), 24 + 2 * cos(turn)), abs=0.0001)


@EDITIONS
@pytest.mark.clause("HRD-R-210C")
@pytest.mark.parametrize(("inches", "far"), [(1, 1), (2, 2), (3, 2.5), (6, 2.5)])
def test_v27_half_the_distance_is_the_most(inches, far, edition):
    """RNG 8, the target at 5 inches."""
    p = range_of(mark(y=away(5)), one=gunner(RNG=8), rulings={"edition": edition})
    assert missed(p, 1, inches) == pytest.approx((24, away(5) + far), abs=0.0001)


@EDITIONS
@pytest.mark.clause("HRD-AOE-13", "HRD-RANGE-05", "HRD-R-210D")
@pytest.mark.parametrize(("direction", "inches", "y"), [(1, 6, 15), (1, 5, 15), (1, 2, 12), (4, 6, 5)])
def test_v27_q37_out_of_range_from_the_point_at_the_range(direction, inches, y, edition):
    """RNG 10, the target at 13: from the point 10 inches from the edge, at most 5. No attack roll is made."""
    p = range_of(mark(y=away(13)), one=gunner(), rulings={"edition": edition})
    given(p, "shoot t cannon")
    assert purpose(p) == "roll-deviation-area"
    done = script(p).roll(direction, inches)
    assert impact(done) == pytest.approx((24, 20 + SMALL + y), abs=0.0001)


@pytest.mark.clause("HRD-R-221C")
def test_an_attack_that_stealth_lets_miss_deviates_and_can_hit():
    p = range_of(near("t", 24, 27, advantages=["stealth"]), one=gunner())
    given(p, "shoot t cannon")
    assert purpose(p) == "roll-deviation-area"
    given(p, dice(1, 1))
    assert asked(p) == "roll-damage"


@pytest.mark.clause("HRD-R-210F")
def test_off_the_table_the_way_is_shortened_to_the_edge():
    p = range_of(mark(y=47), one=shooter(CANNON, y=38))
    assert missed(p, 1, 6) == pytest.approx((24, 48), abs=0.0001)


@pytest.mark.clause("HRD-R-210B", "HRD-AOE-12")
def test_direction_and_distance_are_one_roll_of_two_dice():
    """Points that come to the same are told apart no more: six directions by 1, 2 and 2.5 inches."""
    p = range_of(mark(y=away(5)), one=gunner())
    given(p, "shoot t cannon", MISS)
    law = chances(p)
    assert thrown(p) == 2 and len(law) == 18
    assert sorted(law.values()) == [Fraction(1, 36)] * 12 + [Fraction(4, 36)] * 6


@EDITIONS
@pytest.mark.clause("HRD-R-210C", "HRD-AOE-07")
@pytest.mark.parametrize(("area", "base", "safe_from"), [
    (3, 30, 2.0906), (3, 40, 2.2874), (3, 50, 2.4843), (4, 30, 2.5906), (4, 40, 2.7874), (4, 50, 2.9843),
    (5, 30, 3.0906), (5, 40, 3.2874), (5, 50, 3.4843),
])  # fmt: skip
def test_v28_q38_how_far_the_blast_must_drift_to_miss_its_own_target(area, base, safe_from, edition):
    """The target is 12 inches away, so no roll is capped."""
    own = {30: SMALL, 40: MEDIUM, 50: LARGE}[base]
    assert area / 2 + own == pytest.approx(safe_from, abs=0.0001)
    for inches in range(1, 7):
        target = mark(y=away(12, other=own), base=base)
        p = range_of(target, one=gunner(AOE=area, RNG=14), rulings={"edition": edition})
        struck = together(p, "shoot t cannon", MISS, dice(2, inches))
        assert (struck == [("t", BLAST, 8)]) is (inches < safe_from)
