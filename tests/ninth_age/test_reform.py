"""Combat reforms: who may, into which widths, and what must stay in contact (H44)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.ninth_age import units
from tests.ninth_age.units import EAST, NORTH, SOUTH, WEST

from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.core.running import apply, start
from battlewright.rules.ninth_age.contact import facing_of, model_contacts, side_of, touching
from battlewright.rules.ninth_age.reform import CombatReforms, kept, may_reform, reforms
from battlewright.table.lengths import mm

HERE = (900, 600)
"""Where the fronts meet, in millimetres."""


def fought(*pieces: Any, winner: int = 0, difference: int = 1, active: int = 0, **rest: Any) -> Position:
    """The position after a round won by side 0: everybody may reform."""
    p = units.position(*pieces, **rest)
    rows = tuple(row for row in range(3, len(p.rows)) if getattr(p.rows[row], "unit", -1) < 0)
    p.stack = [CombatReforms(rows, winner, difference)]
    return start(p)


def pair(own: Any = None, foe: Any = None) -> tuple[Any, Any]:
    """20 in 5 files against 10 in 5, front to front; `own` and `foe` are other units."""
    return own or units.unit(0, 5, 20, HERE, NORTH), foe or units.unit(1, 5, 10, HERE, SOUTH)


def mine(p: Position, answer: Any) -> Position:
    """Side A reforms first, so; all others stay."""
    assert isinstance(p.pending, Choose)
    if p.pending.kind == "ask-reform-first":
        apply(p, ("first", "A"))
    apply(p, ("reform",))
    apply(p, answer)
    while isinstance(p.pending, Choose):
        apply(p, ("stay",))
    return p


@pytest.mark.clause("T9A-H-44A", "T9A-H-34R")
def test_after_a_round_a_unit_takes_another_width() -> None:
    p = mine(fought(*pair()), ("files", 7))
    block = p.rows[3].block
    assert (block.files, block.models, block.ranks) == (7, 20, 3)
    assert touching(p, 3) == (4,) and block.facing == NORTH


@pytest.mark.clause("T9A-H-44A")
def test_a_unit_that_fights_towards_two_sides_does_not_reform() -> None:
    flanker = units.unit(1, 5, 10, (850, 560), EAST)
    p = units.position(*pair(), flanker)
    assert touching(p, 3) == (4, 5)
    assert not may_reform(p, 3) and may_reform(p, 4)


@pytest.mark.parametrize("facing", [NORTH, EAST, SOUTH, WEST])
@pytest.mark.clause("T9A-H-44A", "T9A-H-44D")
def test_a_unit_attacked_in_the_flank_may_change_its_width_and_keep_its_facing(facing: int) -> None:
    at = {NORTH: (850, 560), EAST: (860, 650), SOUTH: (950, 640), WEST: (940, 550)}[facing]
    foe = units.unit(1, 4, 8, at, (facing + EAST) % (4 * EAST))
    p = units.position(units.unit(0, 5, 20, HERE, facing), foe)
    assert (side_of(p, 4, 3), facing_of(p, 3, 4)) == ("left", "front")
    now = len(model_contacts(p, 3, 4))
    p.stack = [CombatReforms((3,), 0, 1)]
    apply(start(p), ("reform",))
    assert isinstance(p.pending, Choose)
    assert {("kept", 2), ("kept", 4), ("files", 5)} <= set(p.pending.options)
    assert ("kept", 10) not in p.pending.options, "fewer of its models would touch"
    apply(p, ("kept", 4))
    block = p.rows[3].block
    assert (block.files, block.facing) == (4, facing)
    assert side_of(p, 4, 3) == "left" and len(model_contacts(p, 3, 4)) >= now


@pytest.mark.clause("T9A-H-44A")
def test_a_unit_attacked_in_the_rear_may_keep_its_facing_too() -> None:
    p = units.position(units.unit(0, 5, 20, HERE, NORTH), units.unit(1, 5, 10, (900, 520), NORTH))
    assert side_of(p, 4, 3) == "back"
    assert set(kept(p, 3)) and 5 not in kept(p, 3)
    for made in kept(p, 3).values():
        assert made.block.facing == NORTH
    assert kept(units.position(*pair()), 3) == {}


@pytest.mark.clause("T9A-H-44A")
def test_faq_21_a_unit_attacked_in_the_flank_turns_to_face_by_a_combat_reform() -> None:
    p = units.position(units.unit(0, 5, 20, HERE, NORTH), units.unit(1, 4, 8, (850, 560), EAST))
    assert facing_of(p, 4, 3) == "flank"
    p.stack = [CombatReforms((3,), 0, 1)]
    mine(start(p), ("files", 5))
    assert facing_of(p, 4, 3) == "front" and p.rows[3].block.facing == WEST


@pytest.mark.clause("T9A-H-44E")
def test_as_many_of_its_models_must_touch_as_before() -> None:
    found = reforms(units.position(*pair()), 3)
    assert 4 not in found and 6 in found
    assert 4 in reforms(units.position(*pair(foe=units.unit(1, 2, 4, HERE, SOUTH))), 3)


@pytest.mark.clause("T9A-H-44E")
def test_faq_18_supporting_attacks_need_not_be_kept() -> None:
    p = units.position(*pair(units.unit(0, 5, 10, HERE, NORTH)))
    assert 10 in reforms(p, 3)


@pytest.mark.clause("T9A-H-44G")
def test_enemy_models_in_contact_stay_in_contact() -> None:
    p = units.position(units.unit(0, 3, 12, HERE, NORTH), units.unit(1, 9, 18, HERE, SOUTH))
    before = set(model_contacts(p, 4, 3))
    for files, made in reforms(p, 3).items():
        q = mine(
            fought(units.unit(0, 3, 12, HERE, NORTH), units.unit(1, 9, 18, HERE, SOUTH)), ("files", files)
        )
        assert before <= set(model_contacts(q, 4, 3)) and made.block.files == files


@pytest.mark.clause("T9A-H-44G")
def test_a_reform_that_would_leave_an_enemy_model_is_not_offered() -> None:
    lone = units.unit(0, 10, 10, HERE, NORTH)
    p = units.position(lone, units.unit(1, 10, 20, HERE, SOUTH))
    assert set(reforms(p, 3)) == set()


@pytest.mark.clause("T9A-H-44C")
def test_no_model_moves_farther_than_twice_its_movement() -> None:
    slow, quick = units.profile(M=1), units.profile(M=4)
    assert 10 in reforms(units.position(*pair(units.unit(0, 5, 40, HERE, NORTH, of=quick))), 3)
    assert 10 not in reforms(units.position(*pair(units.unit(0, 5, 40, HERE, NORTH, of=slow))), 3)


@pytest.mark.clause("T9A-H-44D")
def test_it_touches_the_same_enemies_in_the_same_facing() -> None:
    two = units.unit(1, 3, 6, (870, 600), SOUTH), units.unit(1, 3, 6, (930, 600), SOUTH)
    p = units.position(units.unit(0, 6, 18, HERE, NORTH), *two)
    for files in reforms(p, 3):
        q = units.position(units.unit(0, 6, 18, HERE, NORTH), *two)
        q.stack = [CombatReforms((3,), 0, 1)]
        mine(start(q), ("files", files))
        assert touching(q, 3) == (4, 5)
        assert facing_of(q, 3, 4) == facing_of(q, 3, 5) == "front"


def shifted(p: Position, right: float) -> Position:
    """The same position with unit a0 so many millimetres to the right."""
    after = p.fork()
    block = p.rows[3].block
    after.rows[3] = replace(p.rows[3], block=block.at(block.x + mm(right), block.y))
    return after


@pytest.mark.clause("T9A-H-44E")
def test_a_place_with_fewer_models_in_contact_is_not_legal() -> None:
    p = units.position(units.unit(0, 5, 20, HERE, NORTH), units.unit(1, 1, 2, HERE, SOUTH))
    assert p.value("reform.legal", shifted(p, 20), 3)
    assert not p.value("reform.legal", shifted(p, 10), 3)


@pytest.mark.clause("T9A-H-44G")
def test_a_place_that_leaves_an_enemy_model_is_not_legal() -> None:
    p = units.position(units.unit(0, 3, 12, HERE, NORTH), units.unit(1, 9, 18, HERE, SOUTH))
    assert p.value("reform.legal", shifted(p, 0), 3)
    assert not p.value("reform.legal", shifted(p, 20), 3)


@pytest.mark.clause("T9A-H-44D")
def test_no_new_enemy_is_touched() -> None:
    beside = units.unit(1, 5, 10, (1010, 600), SOUTH)
    p = units.position(*pair(), beside)
    assert touching(p, 3) == (4,) and 7 in reforms(p, 3)
    block = reforms(p, 3)[7].block
    assert block.x + mm(70) < mm(960)


@pytest.mark.clause("T9A-H-44F")
def test_characters_in_contact_stay_in_contact() -> None:
    leader = units.hero(0, (860, 590), NORTH, unit=0, slot=(0, 0))
    p = units.position(units.unit(0, 5, 20, HERE, NORTH), leader, units.unit(1, 5, 10, HERE, SOUTH))
    q = fought(units.unit(0, 5, 20, HERE, NORTH), leader, units.unit(1, 5, 10, HERE, SOUTH))
    assert 7 in reforms(p, 3)
    mine(q, ("files", 7))
    assert 4 in model_contacts(q, 3, 5)


@pytest.mark.clause("T9A-H-44F")
def test_faq_20_a_character_may_slide_to_another_enemy() -> None:
    leader = units.hero(0, (860, 590), NORTH, unit=0, slot=(0, 0))
    narrow = units.unit(1, 1, 2, (860, 600), SOUTH), units.unit(1, 1, 2, (940, 600), SOUTH)
    p = units.position(units.unit(0, 5, 20, HERE, NORTH), leader, *narrow)
    legal = p.value("reform.legal", p, 3)
    slid = p.fork()
    slid.rows[4] = replace(p.rows[4], slot=(0, 4))
    assert legal and p.value("reform.legal", slid, 3)
    away = p.fork()
    away.rows[4] = replace(p.rows[4], slot=(0, 2))
    assert not p.value("reform.legal", away, 3)


@pytest.mark.clause("T9A-H-44B")
def test_losers_need_a_leadership_test_with_the_modifiers_of_the_break_test() -> None:
    p = fought(*pair(), winner=1, difference=3)
    apply(p, ("first", "A"))
    apply(p, ("reform",))
    assert isinstance(p.pending, Roll) and p.pending.values["need"] == 7
    q = fought(*pair(foe=units.unit(1, 5, 25, HERE, SOUTH)), winner=1, difference=3)
    apply(q, ("first", "A"))
    apply(q, ("reform",))
    assert isinstance(q.pending, Roll) and q.pending.values["need"] == 4
    apply(q, (1, 4))
    assert isinstance(q.pending, Choose) and q.pending.values == {"unit": "b1"}
    r = fought(*pair(foe=units.unit(1, 5, 25, HERE, SOUTH)), winner=1, difference=3)
    for answer in (("first", "A"), ("reform",), (1, 3), ("files", 7)):
        apply(r, answer)
    assert r.rows[3].block.files == 7


@pytest.mark.clause("T9A-H-44H")
def test_the_active_player_says_which_side_reforms_first() -> None:
    p = fought(*pair())
    assert isinstance(p.pending, Choose) and p.pending.player == 0
    assert p.pending.options == (("first", "A"), ("first", "B"))
    apply(p, ("first", "B"))
    assert isinstance(p.pending, Choose) and p.pending.player == 1


@pytest.mark.clause("T9A-H-50D")
def test_war_machines_and_those_who_fight_them_do_not_reform() -> None:
    engine = units.unit(1, 1, 1, HERE, SOUTH, of=units.profile(troop="war_machine", base=60))
    p = units.position(units.unit(0, 5, 20, HERE, NORTH), engine)
    assert not may_reform(p, 3) and not may_reform(p, 4)


def test_another_unit_in_the_way_leaves_no_room() -> None:
    friend = units.unit(0, 5, 10, (1010, 600), NORTH)
    p = units.position(*pair(units.unit(0, 5, 20, HERE, NORTH)), units.unit(1, 1, 1, (300, 300), SOUTH))
    wide = set(reforms(p, 3))
    q = units.position(
        units.unit(0, 5, 20, HERE, NORTH),
        friend,
        units.unit(0, 5, 10, (790, 600), NORTH),
        units.unit(1, 5, 10, HERE, SOUTH),
    )
    assert wide > set(reforms(q, 3))
