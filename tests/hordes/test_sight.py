"""Line of sight (2.4): arcs, bases in between, heights, forests and clouds; targets that may be chosen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hordes.battles import battle, block, model, wall
from tests.hordes.judging import SHOT, defence, rows, skill
from tests.hordes.shots import allowed, barred

from battlewright.rules.common.pieces import body
from battlewright.rules.hordes.arcs import in_front_arc, in_front_of
from battlewright.rules.hordes.remembered import YOUNG, Memory
from battlewright.rules.hordes.sight import gaze, intervening, line_of_sight, sees, terrain_hides, would_see
from battlewright.table.angles import DEGREE
from battlewright.table.arcs import arc
from battlewright.table.bodies import Disc
from battlewright.table.lengths import inches, mm
from battlewright.table.sight import clear_lines_in_height, front

LOW_WALL = wall((22, 26), (26, 26), traits=("obstacle", "linear", "solid"), top=0.75)
HOUSE = block(21, 25, 27, 27, "obstruction")


def looking(*between, eye="shield", shown="shield", z=(0.0, 0.0), terrain=(), far=32.0, **ways):
    """One model at the lower end of a line, one at the upper, others at will."""
    one = model("one", eye, 24, 20, z=z[0], weapons=[SHOT], **ways)
    other = model("other", shown, 24, far, 180, z=z[1])
    return battle([one], [other, *between], terrain=terrain)


def screen(y, x=24.0, base=50, id="third", **ways):
    """A model on a large base that hides what is behind its middle."""
    return model(id, "shield", x, y, stats={"base": base, **ways.pop("stats", {})}, **ways)


def triangle(y, base):
    """Two models side by side, and one behind the seam between them: they leave no line."""
    radius = base / 25.4 / 2
    pair = screen(y, 24 - radius, base, "left"), screen(y, 24 + radius, base, "right")
    return *pair, screen(y + 2 * radius, base=base)


def seen(p, *ids):
    return sees(p, *rows(p, *(ids or ("one", "other"))))


def test_nothing_between_is_a_clear_line():
    verdict = line_of_sight(p := looking(), *rows(p, "one", "other"))
    assert verdict.clear
    assert verdict.exact


@pytest.mark.clause("HRD-R-204E")
@pytest.mark.parametrize(
    ("base", "shown", "clear"),
    [(30, 30, False), (30, 40, True), (40, 40, False), (50, 40, False), (40, 50, True)],
)
def test_a_base_equal_to_the_target_or_larger_blocks(base, shown, clear):
    other = model("other", "shield", 24, 32, 180, stats={"base": shown})
    p = battle([model("one", "shield", 24, 20)], [other, *triangle(26, base)])
    assert seen(p) is clear


def test_what_blocks_is_named_by_its_own_body():
    p = looking(screen(26))
    verdict = line_of_sight(p, *rows(p, "one", "other"))
    assert verdict.blockers == (body(p, *rows(p, "third")),)


def test_models_can_be_left_out_of_a_question():
    p = looking(screen(26))
    one, other, third = rows(p, "one", "other", "third")
    assert not sees(p, one, other)
    assert sees(p, one, other, (third,))


@pytest.mark.clause("HRD-R-204C")
@pytest.mark.parametrize(("facing", "clear"), [(0, True), (60, True), (90, True), (120, False), (180, False)])
def test_sight_leaves_through_the_front_arc(facing, clear):
    p = looking(facing=facing)
    assert seen(p) is clear
    assert seen(p, "other", "one")


@pytest.mark.clause("HRD-R-204F", "HRD-R-215D")
def test_a_knocked_down_model_is_never_in_the_way():
    assert not seen(looking(screen(26)))
    assert seen(looking(screen(26, states=["knocked_down"])))


@pytest.mark.clause("HRD-R-216C")
def test_a_stationary_model_blocks():
    assert not seen(looking(screen(26, states=["stationary"])))


@pytest.mark.clause("HRD-R-221B")
@pytest.mark.parametrize(("gap", "clear"), [(5.0, False), (5.01, True)])
def test_beyond_5_inches_stealth_is_not_in_the_way(gap, clear):
    between = screen(20 + gap + 40 / 25.4, stats={"advantages": ["stealth"]})
    assert seen(looking(between)) is clear


@pytest.mark.clause("HRD-R-204G")
def test_past_three_equal_bases_in_a_line_the_tangent_is_free():
    """The line along the edges touches all three and crosses none; a larger base in the middle leaves none."""
    assert seen(looking(screen(26, base=30)))
    assert not seen(looking(screen(26, base=40)))


@pytest.mark.clause("HRD-R-219J")
@pytest.mark.parametrize(("top", "clear"), [(1.2, True), (1.75, False), (3.0, False)])
def test_an_obstruction_hides_by_its_height(top, clear):
    """A volume 1.75" tall is seen over what is lower; between equals nothing lower than their heads hides all."""
    p = looking(terrain=[block(10, 25, 38, 27, "obstruction", top=top)])
    assert seen(p) is clear
    assert terrain_hides(p, *rows(p, "one", "other")) is not clear


@pytest.mark.clause("HRD-R-204D")
def test_an_obstacle_hides_nobody_wholly():
    assert seen(looking(terrain=[LOW_WALL]))
    assert not seen(looking(terrain=[block(10, 25, 38, 27, "obstruction")]))


@pytest.mark.parametrize(
    ("target", "clear"),
    [(27.9, True), (28.1 + 30 / 50.8, False)],
    ids=["its base begins 2.9 inches deep", "its base begins 3.1 inches deep"],
)
@pytest.mark.clause("HRD-R-219D")
def test_sight_goes_3_inches_into_a_forest(target, clear):
    p = looking(terrain=[block(10, 25, 38, 40, "forest")], far=target)
    assert seen(p) is clear


@pytest.mark.clause("HRD-COVER-13")
def test_a_forest_between_two_models_blocks_however_thin_it_is():
    assert not seen(looking(terrain=[block(10, 25, 38, 25.5, "forest")]))
    assert seen(looking(terrain=[block(10, 25, 23, 25.5, "forest")]))


@pytest.mark.clause("HRD-R-220B")
def test_into_and_out_of_a_cloud_sight_is_free_but_not_through():
    cloud = block(22, 24, 26, 29, "cloud", top=0.0)
    p = looking(
        model("inside", "shield", 24, 27, 180, stats={"base": 40}), terrain=[cloud], shown="wolf_queen"
    )
    assert seen(p, "one", "inside")
    assert seen(p, "inside", "one")
    assert not seen(p)
    assert terrain_hides(p, *rows(p, "one", "other"))


# Elevation


@pytest.mark.clause("HRD-RMOD-07", "HRD-RMOD-09")
@pytest.mark.parametrize(("height", "bonus"), [(1.0, 2), (0.99, 0), (2.5, 2)])
def test_a_target_1_inch_higher_is_elevated(height, bonus):
    p = looking(z=(0, height))
    assert defence(p, "one", "other") == 12 + bonus
    assert defence(p, "other", "one") == 12
    assert defence(p, "one", "other", "melee") == 12


@pytest.mark.clause("HRD-RMOD-07", "HRD-RMOD-08")
@pytest.mark.parametrize(
    ("third", "target", "clear"), [(0, 1, True), (0.5, 1, False), (0.5, 1.5, True), (0, 0.9, False)]
)
def test_to_an_elevated_target_models_1_inch_lower_than_it_do_not_count(third, target, clear):
    p = looking(screen(26, z=third), z=(0, target))
    assert seen(p) is clear


@pytest.mark.clause("HRD-RMOD-07", "HRD-RMOD-08", "HRD-RMOD-10")
def test_between_two_hills_of_one_height_nobody_is_elevated():
    """So a large base on the ground between them hides what is behind it, though it reaches up 0.75 inches only."""
    p = looking(screen(26), z=(2, 2))
    assert seen(p) is False
    assert seen(looking(screen(26), z=(2, 3))) is True and seen(looking(screen(26), z=(3, 2))) is True


@pytest.mark.clause("HRD-RMOD-10", "HRD-RMOD-11")
@pytest.mark.parametrize(
    ("viewer", "third", "clear"), [(1, 0, True), (0.9, 0, False), (2, 1, True), (1.5, 1, False)]
)
def test_an_elevated_attacker_looks_over_models_1_inch_lower(viewer, third, clear):
    """It gets nothing else for its place: its skill and the target's DEF stay as they are."""
    big = screen(26, z=third)
    p = looking(big, z=(viewer, 0))
    assert seen(p) is clear
    assert defence(p, "one", "other") == 12
    assert skill(p, "one", "other") == 4


@pytest.mark.clause("HRD-RMOD-11", "HRD-RMOD-12")
@pytest.mark.parametrize(("eye", "clear"), [(30, False), (40, True), (50, True)])
def test_close_to_the_target_it_overlooks_only_bases_no_larger_than_its_own(eye, clear):
    close = 32 - (35 / 25.4 + 0.9)
    one = model("one", "shield", 24, 20, z=1, stats={"base": eye})
    third = model("third", "shield", 24, close, stats={"base": 40})
    far = model("third", "shield", 24, close - 0.2, stats={"base": 40})
    other = model("other", "shield", 24, 32, 180)
    assert seen(battle([one], [other, third])) is clear
    assert seen(battle([one], [other, far]))


# Arcs


@pytest.mark.clause("HRD-R-204A", "HRD-R-204B")
def test_what_is_not_completely_in_the_back_arc_is_in_the_front_arc():
    p = battle(
        [model("own", "shield", 24, 24)], [model("side", "shield", 26, 24), model("back", "shield", 24, 20)]
    )
    own, side, back = rows(p, "own", "side", "back")
    assert in_front_arc(p, own, side)
    assert not in_front_arc(p, own, back)
    assert in_front_arc(p, own, (inches(30), inches(24)))
    assert in_front_arc(p, own, (inches(30), inches(30)))
    assert not in_front_arc(p, own, (inches(30), inches(24) - 30))


@given(st.integers(0, 359_999_999), st.integers(-40_000, 40_000), st.integers(-40_000, 40_000))
def test_the_quick_word_on_arcs_is_the_exact_one(facing, x, y):
    own = Disc(0, 0, 0, mm(15), mm(40), facing)
    other = Disc(x, y, 0, mm(20), mm(40))
    exact = arc(own, "front", 180 * DEGREE)
    assert in_front_of(own, other) == (exact.share(other) != "not")
    assert in_front_of(own, (x, y)) == exact.holds((x, y))


# The memory of verdicts

PLACES = st.tuples(st.floats(20, 28), st.floats(20, 33), st.sampled_from([30, 40, 50]))


@given(st.lists(PLACES, max_size=6))
def test_leaving_out_who_is_off_the_way_changes_no_verdict(places):
    others = [model(f"m{n}", "shield", x, y, stats={"base": base}) for n, (x, y, base) in enumerate(places)]
    p = looking(*others)
    one, other = rows(p, "one", "other")
    ids = rows(p, *(f"m{n}" for n in range(len(places))))
    columns = tuple(body(p, row) for row in ids)
    plain = clear_lines_in_height(front(body(p, one)), body(p, other), columns)
    assert sees(p, one, other) == plain.clear
    assert set(intervening(p, gaze(p, one, other))) <= set(ids)


def test_the_same_bodies_are_judged_once_and_the_line_between_the_middles_not_at_all():
    p = looking(screen(26), terrain=[LOW_WALL])
    known = p.scene.data.memory
    one, other, third = rows(p, "one", "other", "third")
    for _ in range(5):
        assert not sees(p, one, other)
        assert not sees(p.fork(), one, other)
    assert known.judged == 1
    p.change(third, base=body(p, third).at(inches(40), inches(40)))
    assert sees(p, one, other)
    assert known.judged == 1


def test_a_model_may_be_asked_about_as_if_it_stood_elsewhere():
    p = looking(screen(26))
    one, other = rows(p, "one", "other")
    aside = body(p, other).at(inches(30), inches(32))
    assert not sees(p, one, other)
    assert would_see(p, one, body(p, one), other, aside)


def test_the_memory_is_bounded_and_forgets_what_was_asked_longest_ago():
    known = Memory()
    known.put("first", 1)
    for number in range(3 * YOUNG):
        known.put(number, number)
        assert known.get("asked often") is not None
    assert len(known) <= 2 * YOUNG
    assert known.get(3 * YOUNG - 1) == 3 * YOUNG - 1
    assert known.get("first") != 1


# Targets


def ready(p):
    """The lower one may act, so that its restrictions can be asked."""
    p.change(p.scene.index["one"], may_act=True)
    return p


@pytest.mark.clause("HRD-RTARGET-01", "HRD-RTARGET-04")
def test_whoever_is_seen_may_be_the_target_however_near_others_are():
    p = ready(
        looking(model("near", "shield", 21, 23, 180), screen(26), model("hidden", "shield", 24, 36, 180))
    )
    assert allowed(p, "shoot near shot") and allowed(p, "shoot third shot")
    for name in ("other", "hidden"):
        assert barred(p, f"shoot {name} shot")[0] == "reason-out-of-sight"
    assert barred(p, "shoot one shot")[0] == "error-not-an-option"


@pytest.mark.clause("HRD-RTARGET-02", "HRD-RTARGET-03")
def test_only_models_are_targets():
    p = ready(looking(terrain=[HOUSE]))
    assert barred(p, "shoot block shot")[0] == "reason-terrain-is-no-target"
    for name in ("battle", "A"):
        assert barred(p, f"shoot {name} shot")[0] == "error-not-an-option"
    assert allowed(ready(looking()), "shoot other shot")


@pytest.mark.clause("HRD-RTARGET-06")
def test_targets_are_in_the_front_arc():
    assert barred(ready(looking(facing=180)), "shoot other shot") == (
        "reason-out-of-arc",
        ("HRD-RTARGET-06",),
    )
    assert allowed(ready(looking(facing=0)), "shoot other shot")
