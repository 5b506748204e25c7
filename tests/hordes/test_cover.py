"""Concealment and cover (HRD-COVER-01 to 14, 2.19, 2.20), and the figure of the source (V20)."""

import pytest
from tests.hordes.battles import battle, block, model, wall
from tests.hordes.judging import BOLT, SHOT, SPRAY, SWORD, asked, defence
from tests.hordes.shots import allowed, barred

from battlewright.table.lengths import inches
from battlewright.table.terrain import Feature

RADIUS = 15 / 25.4
ARMED = [SHOT, SPRAY, BOLT, SWORD]
"""The DEF of every target here is 12."""


def barrier(y=30.0, *traits, id="wall", top=0.75, left=20.0, right=28.0):
    """A wall across the way, its far side at y."""
    made = wall(
        (left, y - 0.25), (right, y - 0.25), traits=traits or ("obstacle", "linear", "solid"), top=top
    )
    return Feature(id, made.shape, made.base, made.top, made.traits)


HEDGE = ("obstacle", "linear", "concealing")


def shooting(*terrain, gap=0.5, rulings=None, z=(0.0, 0.0), stats=None, base=30):
    """A shooter at the lower end, a target so many inches behind the far side (y 30) of what is put between."""
    radius = base / 50.8
    one = model("one", "shield", 24, 22, z=z[0], weapons=ARMED)
    other = model(
        "other", "shield", 24, 30 + gap + radius, 180, z=z[1], stats={"base": base, **(stats or {})}
    )
    return battle([one], [other], terrain=terrain, rulings=rulings)


def bonus(p, kind="ranged", weapon="", target="other"):
    return defence(p, "one", target, kind, weapon) - 12


@pytest.mark.clause("HRD-COVER-02", "HRD-COVER-08", "HRD-RMOD-06")
@pytest.mark.parametrize(("gap", "given"), [(0.0, 4), (0.5, 4), (1.0, 4), (1.01, 0)])
def test_solid_terrain_within_1_inch_that_hides_the_base_gives_4(gap, given):
    p = shooting(barrier(), gap=gap)
    assert bonus(p) == given
    assert bonus(p, "magic") == given
    assert bonus(p, "melee") == 2, "what an obstacle between the two hides in melee is another bonus"


@pytest.mark.clause("HRD-COVER-01", "HRD-COVER-08")
def test_q35_terrain_that_hides_nothing_of_the_base_gives_nothing():
    """A wall beside the way, or one along which is shot (Q35), hides nothing from there."""
    assert bonus(shooting(barrier(left=20, right=23))) == 0
    along = wall((24.9, 20), (24.9, 40), traits=("obstacle", "linear", "solid"), top=0.75)
    assert bonus(shooting(along)) == 0
    assert bonus(shooting(barrier(left=20, right=23.7))) == 4


@pytest.mark.clause("HRD-COVER-09")
@pytest.mark.parametrize(
    "piece",
    [
        barrier(),
        barrier(30.0, "obstacle", "solid", top=1.0),
        block(21, 27, 24, 30, "obstruction", top=4.0),
    ],
    ids=["stone wall", "boulder", "building"],
)
def test_walls_boulders_and_buildings_give_cover(piece):
    assert bonus(shooting(piece)) == 4


@pytest.mark.clause("HRD-COVER-05", "HRD-COVER-06", "HRD-RMOD-05")
@pytest.mark.parametrize(("gap", "given"), [(0.5, 2), (1.0, 2), (1.1, 0)])
def test_a_hedge_or_bushes_within_1_inch_give_2(gap, given):
    bushes = barrier(30.0, "rough", "concealing", top=0.5)
    for plants, in_melee in ((barrier(30.0, *HEDGE), 2), (bushes, 0)):
        p = shooting(plants, gap=gap)
        assert bonus(p) == given
        assert bonus(p, "magic") == given
        assert bonus(p, "melee") == in_melee


@pytest.mark.clause("HRD-COVER-05", "HRD-R-09")
@pytest.mark.parametrize(("by", "given"), [("volume", 2), ("base", 0)])
def test_concealment_asks_for_the_volume_or_for_the_base(by, given):
    """A screen that hangs over the way, or leaves below the top of what stands in front of it, hides volume alone."""
    plain = barrier(30.0, *HEDGE)
    hanging = Feature("hanging", plain.shape, inches(1.0), inches(3.0), ("concealing",))
    assert bonus(shooting(hanging, rulings={"concealment_by": by})) == given
    assert bonus(shooting(plain, rulings={"concealment_by": by})) == 2


@pytest.mark.clause("HRD-COVER-03")
def test_the_better_of_both_counts_once():
    both = shooting(barrier(), barrier(30.2, *HEDGE, id="hedge"), barrier(29.8, id="second"))
    assert bonus(both) == 4
    hedges = shooting(barrier(30.0, *HEDGE), barrier(29.8, *HEDGE, id="second"))
    assert bonus(hedges) == 2


@pytest.mark.clause("HRD-COVER-04")
def test_both_are_added_to_other_bonuses():
    ledge = Feature("ledge", barrier().shape, 0, inches(2.0), ("solid",))
    p = shooting(ledge, z=(0.0, 1.0))
    assert bonus(p) == 6


@pytest.mark.clause("HRD-COVER-07")
def test_concealment_is_no_help_against_a_spray():
    p = shooting(barrier(30.0, *HEDGE))
    assert bonus(p) == 2
    assert bonus(p, weapon="spray") == 0


@pytest.mark.clause("HRD-COVER-10")
def test_cover_is_no_help_against_a_spray():
    p = shooting(barrier())
    assert bonus(p) == 4
    assert bonus(p, weapon="spray") == 0


@pytest.mark.clause("HRD-RMOD-04", "HRD-R-220A")
@pytest.mark.parametrize(("edge", "given"), [(31.0, 2), (30.6, 2), (32.0, 0)])
def test_a_model_with_any_part_in_a_cloud_is_concealed(edge, given):
    """The cloud lies behind the target, its near edge at `edge`; the base reaches from 30.5 to 31.7."""
    p = shooting(block(20, edge, 28, 40, "cloud", top=0.0))
    assert bonus(p) == given


@pytest.mark.clause("HRD-R-220C")
def test_a_cloud_is_no_help_in_melee():
    p = shooting(block(20, 29, 28, 40, "cloud", top=0.0))
    assert bonus(p) == 2
    assert bonus(p, "melee") == 0


@pytest.mark.clause("HRD-COVER-11", "HRD-R-219C")
@pytest.mark.parametrize(("edge", "given"), [(31.5, 2), (32.0, 0)])
def test_a_model_with_any_part_in_a_forest_is_concealed(edge, given):
    """As the big beast of the figure: the forest behind its front is enough."""
    assert bonus(shooting(block(20, edge, 28, 40, "forest"))) == given


def test_nothing_conceals_a_huge_base():
    p = shooting(barrier(), block(20, 31, 28, 40, "cloud", top=0.0), base=120)
    assert asked(p, "cover", "one", "other") == 4
    assert bonus(p) == 0


def test_whoever_looks_down_over_a_wall_sees_what_it_hides_of_a_base():
    """From high up the wall hides the base only from the lower part of the shooter."""
    assert bonus(shooting(barrier(), z=(3.0, 0.0))) == 4
    assert bonus(shooting(barrier(), z=(0.0, 3.0))) == 2


@pytest.fixture
def figure():
    """The figure (V20): crates before A and B, C farther behind them, the big beast with its back in a forest, the
    guardian beyond that forest."""
    crates = block(20, 30, 24, 31, "obstacle", "solid", top=1.0)
    forest = block(27, 28.5, 35, 31.5, "forest")
    theirs = [
        model("titan", "wolf_brute", 28, 28, 180, stats={"base": 50, "DEF": 12}),
        model("a", "shield", 21.5, 31.5 + RADIUS, 180),
        model("b", "shield", 23, 31.8 + RADIUS, 180),
        model("c", "shield", 22.2, 32.2 + RADIUS, 180),
        model("guardian", "shield", 31, 36, 180),
    ]
    return battle(
        [model("one", "stone_shaman", 25, 20, weapons=ARMED, fury=6)],
        theirs,
        terrain=[crates, forest],
        turn="one",
    )


@pytest.mark.clause("HRD-COVER-11")
def test_v20_the_forest_of_the_figure_conceals_the_big_beast(figure):
    assert bonus(figure, target="titan") == 2


@pytest.mark.clause("HRD-COVER-12")
def test_v20_the_crates_of_the_figure_cover_two_soldiers(figure):
    assert bonus(figure, target="a") == 4
    assert bonus(figure, target="b") == 4


@pytest.mark.clause("HRD-COVER-13")
def test_v20_beyond_the_forest_of_the_figure_there_is_no_target(figure):
    for weapon in ("shoot {} shot", "shoot {} spray", "cast bolt {}"):
        assert barred(figure, weapon.format("guardian"))[0] == "reason-out-of-sight"
        assert allowed(figure, weapon.format("titan"))


@pytest.mark.clause("HRD-COVER-14")
def test_v20_the_soldier_farther_behind_the_crates_has_no_cover(figure):
    assert bonus(figure, target="c") == 0
    assert bonus(figure, target="b") == 4


def test_what_terrain_hides_is_judged_once(figure):
    bonus(figure, target="a")
    judged = figure.scene.data.memory.judged
    for _ in range(20):
        bonus(figure.fork(), target="a")
    assert figure.scene.data.memory.judged == judged
