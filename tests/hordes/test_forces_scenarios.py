"""The worked examples of the source as scenario files: who is where, sees whom, fights whom."""

import pytest
from tests.hordes.battles import at, row

from battlewright.core.position import Position
from battlewright.rules.common.pieces import distance_between
from battlewright.rules.hordes.attack import AttackRoll
from battlewright.rules.hordes.engagement import combat_of
from battlewright.rules.hordes.sight import sees, terrain_hides
from battlewright.scenario.library import shipped
from battlewright.scenario.load import load, position
from battlewright.table.lengths import INCH, TOLERANCE


def example(name: str) -> Position:
    return position(load(shipped()[f"hordes/{name}"]))


def inches_between(p: Position, one: str, other: str) -> float:
    return distance_between(p, p.scene.index[one], p.scene.index[other]) / INCH


def fight(p: Position, id: str) -> set[str]:
    return {p.scene.names[r] for r in combat_of(p, p.scene.index[id])}


def test_the_throw_of_the_source_v01():
    p = example("throw")
    x, y = at(p, "victim")
    assert (x - 24, y - 19.78) == pytest.approx((0, 0))
    assert inches_between(p, "thrower", "victim") < 0.5


def test_the_slam_of_the_source_v14():
    p = example("slam_wall")
    assert inches_between(p, "slammer", "target") > 3
    (wall,) = p.scene.table.features
    back = row(p, "target").base.y + row(p, "target").base.radius
    assert abs(wall.bounds[1] - back - 4 * INCH) <= TOLERANCE


@pytest.mark.clause("HRD-COVER-11", "HRD-COVER-12", "HRD-COVER-13")
@pytest.mark.parametrize(
    ("target", "seen", "bonus"),
    [("titan", True, 2), ("guardian", False, None), ("a", True, 4), ("b", True, 4), ("c", True, 0)],
)
def test_the_firing_line_of_the_source_v20(target, seen, bonus):
    p = example("firing_line")
    gunner, other = p.scene.index["gunner"], p.scene.index[target]
    assert sees(p, gunner, other) is seen
    if seen:
        roll = AttackRoll(gunner, other, "ranged", "long_quills")
        printed = p.scene.data.profiles[row(p, target).profile].DEF
        assert p.value("defence", roll) - printed == bonus


def test_the_shot_into_melee_of_the_source_v21():
    assert fight(example("shot_into_melee"), "foe") == {"shaman"}


def test_three_fighters_and_the_corner_of_a_building_v22():
    p = example("building_corner")
    assert fight(p, "target") == {"left", "behind", "back"}
    hidden = [id for id in fight(p, "target") if terrain_hides(p, p.scene.index["archer"], p.scene.index[id])]
    assert hidden == ["behind"]


@pytest.mark.parametrize(
    ("target", "others"), [("beast", {"shaman", "hidden"}), ("hidden", {"shaman", "bearer", "beast"})]
)
def test_two_hops_and_no_third_v23_v24(target, others):
    p = example("stealth_melee")
    assert fight(p, target) == others
    assert inches_between(p, "thrower", "hidden") > 5


def test_the_shield_wall_under_the_blast_v29():
    p = example("shield_wall_blast")
    assert all(row(p, id).walled for id in "abc")
