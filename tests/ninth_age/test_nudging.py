"""Nudging: who closes up when casualties have broken contact, how, and when nobody can (H36)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.ninth_age import units
from tests.ninth_age.units import EAST, NORTH, SOUTH, WEST

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.core.running import apply, start
from battlewright.rules.ninth_age.contact import facing_of, touching
from battlewright.rules.ninth_age.effects import Wound, WoundChampion
from battlewright.rules.ninth_age.nudging import Nudge, engaged, movers, parted
from battlewright.table.lengths import inches, mm
from battlewright.table.outlines import Polygon
from battlewright.table.terrain import Feature

HERE = (900, 600)
"""The middle of the front of unit a0, which faces north, in millimetres."""

HURT = Cause("attack")


def after_losses(*pieces: Any, hurt: int, wounds: int, **rest: Any) -> Position:
    """Pieces that touch, of which one loses so many models; contact that this has broken is being restored."""
    p = units.position(*pieces, **rest)
    pairs = engaged(p, tuple(range(3, len(p.rows))))
    p.effect(Wound(hurt, HURT, wounds))
    assert parted(p, pairs)
    p.stack = [Nudge(pairs, (hurt,), tuple(range(3, len(p.rows))))]
    return start(p)


def in_the_rear(*others: Any, models: int = 12, **rest: Any) -> Position:
    """b1 has attacked a0 in the rear (5 wide, 12 models); the two in its last rank fall."""
    own = units.unit(0, 5, models, HERE, NORTH)
    foe = units.unit(1, 2, 4, (870, 540), NORTH)
    return after_losses(own, foe, *others, hurt=3, wounds=2, **rest)


@pytest.mark.clause("T9A-H-36A", "T9A-H-36D")
def test_the_unit_that_lost_no_models_is_moved_by_the_least() -> None:
    p = in_the_rear()
    assert touching(p, 3) == (4,) and facing_of(p, 4, 3) == "rear"
    assert (p.rows[3].block.x, p.rows[3].block.y) == (mm(900), mm(600))
    assert (p.rows[4].block.x, p.rows[4].block.y) == (mm(870), mm(560))
    assert p.rows[4].block.facing == NORTH


@pytest.mark.clause("T9A-H-36B", "T9A-H-36C")
def test_if_it_touches_other_enemies_the_one_that_lost_models_is_moved() -> None:
    p = after_losses(
        units.unit(0, 5, 12, HERE, NORTH),
        units.unit(0, 2, 4, (870, 500), NORTH),
        units.unit(1, 2, 4, (870, 540), NORTH),
        hurt=3,
        wounds=2,
    )
    assert touching(p, 3) == (5,) and touching(p, 4) == (5,)
    assert p.rows[5].block.y == mm(540) and p.rows[3].block.y == mm(580)


@pytest.mark.clause("T9A-H-36C", "T9A-H-36E")
def test_if_neither_may_be_moved_contact_is_lost() -> None:
    p = after_losses(
        units.unit(0, 5, 12, HERE, NORTH),
        units.unit(0, 2, 4, (870, 500), NORTH),
        units.unit(1, 2, 4, (870, 540), NORTH),
        units.unit(1, 5, 5, HERE, SOUTH),
        hurt=3,
        wounds=2,
    )
    assert touching(p, 3) == (6,) and touching(p, 4) == (5,)
    assert p.pending is None and p.rows[3].block.y == mm(600)


@pytest.mark.clause("T9A-H-36G")
def test_it_goes_through_no_impassable_terrain_but_the_other_may_move_then() -> None:
    corners = ((mm(855), mm(541)), (mm(885), mm(541)), (mm(885), mm(559)), (mm(855), mm(559)))
    wall = Feature("wall", Polygon(corners), 0, inches(1), ("impassable",))
    p = in_the_rear(features=(wall,))
    assert touching(p, 3) == () and p.pending is None
    assert p.rows[4].block.y == mm(540) and p.rows[3].block.y == mm(600)


@pytest.mark.clause("T9A-H-36G")
def test_it_keeps_an_inch_from_strangers_but_not_from_those_of_its_combat() -> None:
    stranger = units.unit(1, 1, 1, (815, 582), NORTH)
    own, foe = units.unit(0, 5, 12, HERE, NORTH), units.unit(1, 2, 4, (860, 540), NORTH)
    p = units.position(own, foe, stranger)
    pairs = engaged(p, (3, 4))
    p.effect(Wound(3, HURT, 2))
    for combat, closes in (((3, 4, 5), True), ((3, 4), False)):
        q = p.fork()
        q.stack = [Nudge(pairs, (3,), combat)]
        start(q)
        assert (q.rows[4].block.y == mm(560)) is closes


@pytest.mark.clause("T9A-H-36F")
def test_of_orders_that_keep_as_many_in_combat_the_active_player_picks() -> None:
    p = units.position(
        units.unit(0, 5, 12, HERE, NORTH),
        units.unit(1, 1, 2, (860, 540), NORTH),
        units.unit(1, 1, 2, (880, 540), NORTH),
    )
    pairs = engaged(p, (3, 4, 5))
    p.effect(Wound(3, HURT, 2))
    p.stack = [Nudge(pairs, (3,), (3, 4, 5))]
    start(p)
    assert p.pending is None and touching(p, 3) == (4, 5)


@pytest.mark.clause("T9A-H-36F")
def test_where_only_one_of_two_can_stay_the_active_player_says_which() -> None:
    p = units.position(
        units.unit(0, 5, 10, HERE, NORTH),
        units.unit(0, 5, 5, (900, 660), SOUTH),
        units.unit(0, 5, 5, (900, 500), NORTH),
        units.unit(1, 5, 10, (900, 620), SOUTH),
        units.unit(1, 5, 10, (900, 540), NORTH),
    )
    p.stack = [Nudge(((3, 6), (3, 7)), (6, 7), tuple(range(3, 8)))]
    start(p)
    assert isinstance(p.pending, Choose) and p.pending.player == 0
    assert p.pending.options == (("nudge", "a0", "b3"), ("nudge", "a0", "b4"))
    apply(p, ("nudge", "a0", "b4"))
    assert touching(p, 3) == (7,) and p.pending is None


@pytest.mark.clause("T9A-H-36A")
def test_faq_42_a_champion_dies_at_the_only_corner_in_contact() -> None:
    own = units.unit(0, 3, 3, HERE, NORTH, champion=True)
    foe = units.unit(1, 3, 6, (960, 600), SOUTH)
    p = units.position(own, foe)
    pairs = engaged(p, (3, 4))
    before = facing_of(p, 4, 3)
    p.effect(WoundChampion(3, HURT, 1))
    assert parted(p, pairs) == pairs
    p.stack = [Nudge(pairs, (3,), (3, 4))]
    start(p)
    assert touching(p, 3) == (4,) and facing_of(p, 4, 3) == before


@pytest.mark.clause("T9A-H-36A", "T9A-H-36D", "T9A-H-36E")
def test_an_attacker_in_the_rear_follows_beside_what_is_left_of_the_last_rank() -> None:
    own, foe = units.unit(0, 5, 15, HERE, NORTH), units.unit(1, 2, 6, (930, 540), NORTH)
    p = after_losses(own, foe, hurt=3, wounds=3)
    assert touching(p, 3) == (4,) and facing_of(p, 4, 3) == "rear" and facing_of(p, 3, 4) == "front"
    assert p.rows[4].block.x + p.rows[4].block.y in (mm(930 + 560), mm(910 + 540))


@pytest.mark.clause("T9A-H-36A", "T9A-H-36D")
def test_the_last_of_two_fronts_close_up_sideways() -> None:
    own, foe = units.unit(0, 2, 2, HERE, NORTH), units.unit(1, 1, 1, (930, 600), SOUTH)
    p = after_losses(own, foe, hurt=3, wounds=1)
    assert touching(p, 3) == (4,) and p.rows[4].block.x == mm(910)
    assert facing_of(p, 4, 3) == facing_of(p, 3, 4) == "front"


@pytest.mark.clause("T9A-H-36A", "T9A-H-36D")
def test_a_flank_stays_one_though_the_nearest_way_ends_at_a_corner() -> None:
    own, foe = units.unit(0, 2, 2, HERE, NORTH), units.unit(1, 3, 3, (920, 613), WEST)
    p = after_losses(own, foe, hurt=4, wounds=2)
    assert touching(p, 3) == (4,) and facing_of(p, 4, 3) == "flank" and facing_of(p, 3, 4) == "front"
    assert p.rows[3].block.y - mm(600) in range(mm(3), mm(3.1))


@pytest.mark.clause("T9A-H-36A", "T9A-H-36D")
def test_a_flank_that_has_drawn_in_is_followed_by_one_with_an_incomplete_last_rank() -> None:
    own, foe = units.unit(0, 5, 5, HERE, NORTH), units.unit(1, 5, 13, (850, 610), EAST)
    p = after_losses(own, foe, hurt=3, wounds=2)
    assert touching(p, 3) == (4,) and facing_of(p, 4, 3) == "flank" and facing_of(p, 3, 4) == "front"
    assert (p.rows[4].block.x, p.rows[4].block.y) == (mm(870), mm(610))


@pytest.mark.clause("T9A-H-36A", "T9A-H-36E")
def test_where_the_shortest_way_is_blocked_another_is_taken() -> None:
    stone = ((mm(921), mm(541)), (mm(939), mm(541)), (mm(939), mm(559)), (mm(921), mm(559)))
    boulder = Feature("boulder", Polygon(stone), 0, inches(1), ("impassable",))
    own, foe = units.unit(0, 5, 15, HERE, NORTH), units.unit(1, 2, 6, (932, 540), NORTH)
    p = after_losses(own, foe, hurt=3, wounds=3, features=(boulder,))
    assert touching(p, 3) == (4,) and facing_of(p, 4, 3) == "rear"
    assert (p.rows[4].block.x, p.rows[4].block.y) == (mm(910), mm(540))


@pytest.mark.clause("T9A-H-36A", "T9A-H-36B", "T9A-H-36D")
@given(
    st.tuples(st.integers(1, 5), st.integers(0, 15)),
    st.tuples(st.integers(1, 5), st.integers(0, 15)),
    st.booleans(),
    st.data(),
)
def test_two_alone_fight_to_the_end_in_the_facing_in_which_they_met(
    one: tuple[int, int], other: tuple[int, int], from_behind: bool, data: st.DataObject
) -> None:
    (files, more), (wide, others) = one, other
    depth = 20 * -(-(files + more) // files) if from_behind else 0
    aside = data.draw(st.integers(-10 * (files + wide) + 1, 10 * (files + wide) - 1))
    own = units.unit(0, files, files + more, HERE, NORTH)
    foe = units.unit(1, wide, wide + others, (900 + aside, 600 - depth), NORTH if from_behind else SOUTH)
    p = units.position(own, foe)
    assume(touching(p, 3))
    while True:
        pairs = engaged(p, (3, 4))
        hurt = data.draw(st.sampled_from(((3,), (4,), (3, 4))))
        for row in hurt:
            p.effect(Wound(row, HURT, data.draw(st.integers(1, 4))))
        if not (p.rows[3].alive and p.rows[4].alive):
            return
        p.stack, p.pending = [Nudge(pairs, hurt, (3, 4))], None
        start(p)
        if p.pending is not None:
            apply(p, p.pending.options[0])  # type: ignore[union-attr]
        assert touching(p, 3) == (4,)
        assert facing_of(p, 4, 3) == ("rear" if from_behind else "front") and facing_of(p, 3, 4) == "front"


def test_who_lost_models_waits() -> None:
    assert movers((3, 4), (3,)) == (4, 3) and movers((3, 4), (4,)) == (3, 4) == movers((3, 4), (3, 4))
