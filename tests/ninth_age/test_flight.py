"""Flight: whence and whither, how far, through what, and over the edge (H21, H40, H41, H71)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.ninth_age import units
from tests.ninth_age.units import NORTH, SOUTH

from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.core.running import apply, start
from battlewright.rules.ninth_age.aftermath import Aftermath
from battlewright.rules.ninth_age.flight import FleeOn
from battlewright.table.lengths import INCH, inches, mm
from battlewright.table.outlines import Polygon
from battlewright.table.terrain import Feature

HERE = (900, 600)
"""Where the fronts meet, in millimetres."""


def broken(*enemies: Any, own: dict[str, Any] | None = None, **rest: Any) -> Position:
    """Unit a0 (row 3), facing north, has broken; `enemies` are by default a chariot, which nobody flees the slower
    for, so heavy that it does not pursue: its Movement is 0."""
    found = enemies or (still(),)
    p = units.position(units.unit(0, 5, 10, HERE, NORTH, fleeing=True, **(own or {})), *found, **rest)
    p.stack = [Aftermath(units=tuple(range(3, len(p.rows))), broken=(3,), winner=1, difference=1)]
    return start(p)


def still(files: int = 5, models: int = 10, at: Any = HERE, facing: int = SOUTH) -> Any:
    """An enemy that cannot move, so that it never pursues."""
    return units.unit(1, files, models, at, facing, of=units.profile(M=0))


def stays(p: Position) -> Position:
    """Whoever is asked for a pivot or reform stays."""
    while isinstance(p.pending, Choose):
        apply(p, ("stay",))
    return p


def flees_on(*others: Any, features: tuple[Feature, ...] = (), own: dict[str, Any] | None = None) -> Position:
    """Unit a0 (row 3), in the middle of the table and facing south, flees on."""
    p = units.position(
        units.unit(0, 5, 10, HERE, SOUTH, fleeing=True, **(own or {})), *others, features=features
    )
    p.stack = [FleeOn(3)]
    return start(p)


def block(p: Position, row: int = 3) -> Any:
    """The block of a unit."""
    return p.rows[row].block


@pytest.mark.clause("T9A-H-40A", "T9A-H-41A", "T9A-H-34O")
def test_a_broken_unit_flees_2d6_inches_straight_away_from_its_enemy() -> None:
    p = broken()
    assert isinstance(p.pending, Roll) and len(p.pending.partition.dice) == 2
    stays(apply(p, (3, 4)))
    assert block(p).facing == SOUTH
    assert (block(p).x, block(p).y) == (mm(900), mm(560) - 7 * INCH)


@pytest.mark.clause("T9A-H-41A", "T9A-H-41B")
def test_it_flees_from_the_enemy_with_most_full_ranks() -> None:
    weak, strong = still(models=5), still(files=5, models=15, at=(900, 560), facing=NORTH)
    p = broken(weak, strong)
    stays(apply(p, (3, 4)))
    assert block(p).facing == NORTH


@pytest.mark.clause("T9A-H-41B")
def test_between_equals_the_other_player_picks() -> None:
    p = broken(still(), still(at=(900, 560), facing=NORTH))
    assert isinstance(p.pending, Choose) and p.pending.player == 1
    assert p.pending.options == (("flee_from", "b1"), ("flee_from", "b2"))
    apply(p, ("flee_from", "b2"))
    stays(apply(p, (3, 4)))
    assert block(p).facing == NORTH


@pytest.mark.clause("T9A-H-40B", "T9A-H-48B")
def test_with_swiftstride_the_lowest_of_three_dice_is_dropped() -> None:
    p = broken(own={"of": units.profile(troop="cavalry")})
    stays(apply(p, (2, 5, 3)))
    assert block(p).y == mm(560) - 8 * INCH


@pytest.mark.clause("T9A-S-19A")
def test_swiftstride_needs_all_models() -> None:
    slow = units.hero(0, HERE, NORTH, unit=0, of=units.profile("slow", is_character=True))
    p = units.position(
        units.unit(0, 5, 11, HERE, SOUTH, fleeing=True, of=units.profile(rules=("swiftstride",))), slow
    )
    p.stack = [FleeOn(3)]
    start(p)
    assert isinstance(p.pending, Roll) and len(p.pending.partition.dice) == 2


@pytest.mark.clause("T9A-H-21A")
def test_who_flees_on_goes_straight_ahead() -> None:
    p = apply(flees_on(), (6, 2))
    assert (block(p).x, block(p).y, block(p).facing) == (mm(900), mm(600) - 8 * INCH, SOUTH)


@pytest.mark.clause("T9A-H-21B")
def test_it_goes_on_until_it_is_just_clear() -> None:
    friend = units.unit(0, 5, 10, (900, 500), SOUTH)
    p = apply(flees_on(friend), (2, 2))
    rear = block(p).y + mm(40)
    front_of_friend = mm(500)
    assert 0 <= front_of_friend - INCH - rear <= 50


@pytest.mark.clause("T9A-H-21C", "T9A-H-71A")
def test_passing_enemies_each_model_is_wounded_on_1_to_3() -> None:
    p = apply(flees_on(units.unit(1, 5, 10, (900, 500), SOUTH)), (2, 2))
    assert isinstance(p.pending, Roll) and len(p.pending.partition.dice) == 10
    apply(p, (1, 2, 3, 4, 5, 6, 6, 6, 6, 6))
    assert block(p).models == 7


def rock(*traits: str) -> Feature:
    """Ground 40 mm deep across the way of one who flees south."""
    corners = ((mm(800), mm(460)), (mm(1000), mm(460)), (mm(1000), mm(500)), (mm(800), mm(500)))
    return Feature("rock", Polygon(corners), 0, inches(1), traits)


@pytest.mark.clause("T9A-H-21C")
def test_impassable_terrain_is_as_dangerous() -> None:
    p = apply(flees_on(features=(rock("impassable"),)), (1, 3))
    apply(p, (3,) * 2 + (4,) * 8)
    assert block(p).models == 8
    assert block(p).y < mm(460) - INCH


@pytest.mark.clause("T9A-H-71A", "T9A-H-71B")
def test_dangerous_terrain_wounds_on_1_and_no_armour_helps() -> None:
    armoured = units.profile(armour=("plate_armour", "shield"), troop="monstrous_infantry", base=40)
    p = apply(flees_on(features=(rock("dangerous"),), own={"of": armoured}), (6, 6))
    assert isinstance(p.pending, Roll) and len(p.pending.partition.dice) == 20
    apply(p, (1, 1, 2) + (3,) * 17)
    assert block(p).models == 8 and p.pending is None


@pytest.mark.clause("T9A-H-71B", "T9A-H-21C")
def test_each_piece_of_terrain_and_each_enemy_passed_is_a_test_by_itself() -> None:
    here, there = rock("dangerous"), msgspec.structs.replace(rock("dangerous"), id="there")
    stranger = units.unit(1, 5, 10, (900, 420), SOUTH)
    p = apply(flees_on(stranger, features=(here, there)), (6, 6))
    fails = []
    for dice in ((1,) + (6,) * 9, (1,) + (6,) * 8, (3,) + (6,) * 7):
        assert isinstance(p.pending, Roll)
        fails.append(p.pending.values["fails"])
        apply(p, dice)
    assert fails == [1, 1, 3] and block(p).models == 7 and p.pending is None


@pytest.mark.clause("T9A-H-71A")
def test_after_the_death_of_a_champion_the_characters_still_test() -> None:
    leader = units.hero(0, HERE, SOUTH, unit=0, of=units.profile("hero", W=2, is_character=True))
    p = units.position(
        units.unit(0, 5, 10, HERE, SOUTH, fleeing=True, champion=True), leader, features=(rock("dangerous"),)
    )
    p.stack = [FleeOn(3)]
    apply(start(p), (6, 6))
    for dice in ((2,) * 8, (1,), (1,)):
        apply(p, dice)
    assert not p.rows[3].champion and p.rows[4].lost == 1 and p.pending is None


@pytest.mark.parametrize(
    ("troop", "dice"),
    [("monstrous_beast", 2), ("monstrous_cavalry", 2), ("chariot", 4), ("monster", 4), ("ridden_monster", 4)],
)
@pytest.mark.clause("T9A-H-71A")
def test_large_models_test_with_more_dice(troop: str, dice: int) -> None:
    p = flees_on(features=(rock("dangerous"),), own={"of": units.profile(troop=troop)})
    assert isinstance(p.pending, Roll)
    apply(p, (6,) * len(p.pending.partition.dice))
    assert isinstance(p.pending, Roll) and len(p.pending.partition.dice) == 10 * dice


@pytest.mark.parametrize("troop", ["war_beast", "cavalry", "chariot", "monstrous_beast", "monstrous_cavalry"])
@pytest.mark.clause("T9A-H-48B")
def test_troop_types_with_swiftstride(troop: str) -> None:
    p = flees_on(own={"of": units.profile(troop=troop)})
    assert isinstance(p.pending, Roll) and len(p.pending.partition.dice) == 3


@pytest.mark.clause("T9A-H-71A")
def test_characters_and_champions_test_apart() -> None:
    leader = units.hero(0, HERE, SOUTH, unit=0, of=units.profile("hero", W=2, is_character=True))
    p = units.position(
        units.unit(0, 5, 10, HERE, SOUTH, fleeing=True, champion=True), leader, features=(rock("dangerous"),)
    )
    p.stack = [FleeOn(3)]
    apply(start(p), (6, 6))
    for dice in ((1,) * 3 + (2,) * 5, (2,), (1,)):
        apply(p, dice)
    assert block(p).models == 7 and p.rows[3].champion
    assert p.rows[4].lost == 1 and p.pending is None


@pytest.mark.clause("T9A-H-21D")
def test_who_touches_the_edge_is_destroyed_with_all_who_are_with_it() -> None:
    leader = units.hero(0, HERE, SOUTH, unit=0, of=units.profile("hero", is_character=True))
    p = units.position(units.unit(0, 5, 11, (900, 200), SOUTH, fleeing=True), leader)
    p.stack = [FleeOn(3)]
    apply(start(p), (4, 4))
    assert not p.rows[3].alive and not p.rows[4].alive
    q = units.position(units.unit(0, 5, 11, (900, 200), SOUTH, fleeing=True))
    q.stack = [FleeOn(3)]
    apply(start(q), (4, 3))
    assert q.rows[3].alive


@pytest.mark.clause("T9A-H-41C")
def test_enemies_of_the_same_combat_are_no_danger_to_those_who_flee_past_them() -> None:
    behind = still(at=(900, 560), facing=NORTH, models=5)
    p = broken(still(models=15), behind)
    stays(apply(p, (3, 4)))
    assert p.rows[3].block.models == 10 and p.pending is None
