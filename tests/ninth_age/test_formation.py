"""Who stands in which slot, ranks and files, full ranks, hordes, and whom casualties take."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.ninth_age.units import hero, position, profile, unit

from battlewright.core.effects import Cause
from battlewright.rules.ninth_age.effects import Wound, WoundChampion
from battlewright.rules.ninth_age.formation import (
    after_casualties,
    files,
    formation,
    full_ranks,
    is_horde,
    leader,
    rank_and_file,
    ranks,
    who,
)

RANKER, CHAMPION = ("rank_and_file",), ("champion",)
OGRE = profile("brute", 40, troop="monstrous_infantry", W=3, A=3)
LORD = profile("lord", 40, is_character=True, W=3, A=4)


def test_the_champion_stands_in_the_middle_of_the_front() -> None:
    p = position(unit(0, 5, 12, champion=True))
    assert who(p, 3) == (RANKER, RANKER, CHAMPION, *[RANKER] * 9)
    assert rank_and_file(p, 3) == 11


@pytest.mark.clause("T9A-H-62A")
def test_characters_stand_as_far_forward_as_they_can() -> None:
    p = position(unit(0, 3, 8, champion=True), *[hero(0, unit=0, slot=(2, 1)) for _ in range(3)])
    assert who(p, 3)[:4] == (("character", 5), ("character", 4), ("character", 6), RANKER)
    assert who(p, 3)[4] == CHAMPION


@pytest.mark.clause("T9A-H-62B")
def test_an_empty_place_in_front_is_filled_at_once() -> None:
    heroes = [hero(0, unit=0, slot=(0, 0)), hero(0, unit=0, slot=(0, 1)), hero(0, unit=0, slot=(1, 1))]
    p = position(unit(0, 2, 6), *heroes)
    assert who(p, 3)[3] == ("character", 6)
    p.rows[5] = msgspec.structs.replace(p.rows[5], alive=False)
    assert who(p, 3)[1] == ("character", 6)


def test_a_character_with_a_unit_is_part_of_its_formation() -> None:
    p = position(unit(0, 2, 6), hero(0, unit=0, slot=(0, 1)), hero(0, at=(100, 0)))
    assert [leader(p, row) for row in (3, 4, 5)] == [3, 3, 5]
    assert formation(p, 5).fighters == (("character", 5),)


def test_equal_rows_give_one_formation() -> None:
    p, q = (position(unit(0, 5, 12, champion=True), hero(0, unit=0)) for _ in range(2))
    assert formation(p, 3) is formation(q, 3)


@pytest.mark.clause("T9A-H-63B")
def test_a_large_matching_base_counts_as_the_places_it_takes() -> None:
    p = position(unit(0, 5, 10), hero(0, of=LORD, unit=0, slot=(0, 1)))
    assert list(formation(p, 3).by_model[4].slots) == [(0, 1), (0, 2), (1, 1), (1, 2)]
    assert (rank_and_file(p, 3), ranks(p, 3), full_ranks(p, 3)) == (6, (5, 5), 2)
    base = formation(p, 3).by_model[4].base
    assert (base.x, base.y, base.width, base.depth) == (-10_000, -20_000, 40_000, 40_000)


def test_a_base_that_does_not_match_stands_beside_the_front_and_counts_for_no_rank() -> None:
    odd = profile("odd", (50, 75), is_character=True)
    p = position(unit(0, 5, 10), hero(0, of=odd, unit=0, beside=1), hero(0, of=odd, unit=0, beside=-1))
    right, left = (formation(p, 3).by_model[row] for row in (4, 5))
    assert (right.base.x, right.base.y, left.base.x) == (75_000, -37_500, -75_000)
    assert (right.rank, files(p, 3), full_ranks(p, 3)) == (0, 5, 2)
    whole = formation(p, 3).footprint
    assert (whole.width, whole.depth, whole.x, whole.y) == (200_000, 75_000, 0, -37_500)


@pytest.mark.clause("T9A-H-37L")
@pytest.mark.parametrize(("models", "wide", "full"), [(12, 5, 2), (21, 8, 3), (16, 4, 0), (15, 5, 3)])
def test_a_full_rank_has_five_models(models: int, wide: int, full: int) -> None:
    assert full_ranks(position(unit(0, wide, models)), 3) == full


@pytest.mark.clause("T9A-H-48F")
@pytest.mark.parametrize("troop", ["monstrous_infantry", "monstrous_beast", "monstrous_cavalry"])
def test_a_full_rank_of_monstrous_troops_has_three(troop: str) -> None:
    brutes = profile("brute", 40, troop=troop)
    assert full_ranks(position(unit(0, 3, 5, of=brutes)), 3) == 1
    assert [is_horde(position(unit(0, wide, 12, of=brutes)), 3) for wide in (5, 6)] == [False, True]


@pytest.mark.clause("T9A-H-48G")
def test_a_full_rank_of_chariots_has_three() -> None:
    assert full_ranks(position(unit(0, 3, 6, of=profile("wagon", (50, 100), troop="chariot"))), 3) == 2


@pytest.mark.clause("T9A-H-48H")
@pytest.mark.parametrize("troop", ["monster", "ridden_monster"])
def test_a_monster_is_a_full_rank(troop: str) -> None:
    assert full_ranks(position(unit(0, 1, 1, of=profile("beast", 50, troop=troop))), 3) == 1
    assert full_ranks(position(hero(0, of=profile("rider", 50, troop=troop, is_character=True))), 3) == 1


@pytest.mark.clause("T9A-S-17A")
def test_half_light_troops_have_no_full_ranks() -> None:
    scouts = profile("scout", rules=("light_troops",))
    assert full_ranks(position(unit(0, 5, 10, of=scouts)), 3) == 0
    assert full_ranks(position(unit(0, 5, 10), hero(0, of=scouts, unit=0)), 3) == 2


@pytest.mark.parametrize(("wide", "horde"), [(9, False), (10, True), (11, True)])
def test_a_horde_is_ten_wide(wide: int, horde: bool) -> None:
    assert is_horde(position(unit(0, wide, 22)), 3) is horde
    assert not is_horde(position(hero(0)), 3)


def test_a_unit_that_lost_its_width_is_no_horde() -> None:
    assert not is_horde(position(unit(0, 10, 9)), 3)


def test_casualties_are_taken_from_the_rear() -> None:
    p = position(unit(0, 5, 12, champion=True))
    block, _ = after_casualties(p, 3, 4)
    assert (block.slots[-1], block.models, block.x) == ((1, 2), 8, 0)


def test_a_single_rank_loses_from_both_ends() -> None:
    p = position(unit(0, 7, 9), hero(0, unit=0, slot=(0, 0)))
    block, slots = after_casualties(p, 3, 5)
    assert (block.files, block.models, block.x) == (4, 4, 0 - 10_000)
    assert slots == {4: (0, 0)}


def test_casualties_leave_large_bases_whole() -> None:
    p = position(unit(0, 5, 10), hero(0, of=LORD, unit=0, slot=(0, 3)))
    block, slots = after_casualties(p, 3, 2)
    assert (set(block.slots) & {(1, file) for file in range(5)}, slots) == (
        {(1, 0), (1, 3), (1, 4)},
        {4: (0, 3)},
    )


@given(st.integers(1, 12), st.integers(1, 40), st.data())
def test_casualties_leave_the_others_where_they_stood(wide: int, models: int, data: st.DataObject) -> None:
    p = position(unit(0, wide, models))
    fallen = data.draw(st.integers(0, models - 1))
    block, _ = after_casualties(p, 3, fallen)
    places = {(base.x, base.y) for base in p.rows[3].block.bases}
    assert len(block.slots) == models - fallen
    assert {(base.x, base.y) for base in block.bases} <= places
    assert {rank for rank, _ in block.slots} == set(range(block.ranks))


@pytest.mark.clause("T9A-H-62B")
def test_who_stands_behind_a_front_rank_that_fell_steps_into_it() -> None:
    p = position(unit(0, 1, 2, champion=True), hero(0, unit=0, slot=(0, 0)))
    block, _ = after_casualties(p, 3, 1, ("character", 4))
    assert (block.slots, block.x, block.y) == (((0, 0),), 0, 0)


@pytest.mark.clause("T9A-H-62B", "T9A-H-47G")
@given(st.integers(1, 4), st.integers(0, 6), st.integers(0, 3), st.data())
def test_no_place_is_left_empty_before_a_model(
    wide: int, models: int, heroes: int, data: st.DataObject
) -> None:
    company = [hero(0, unit=0, slot=(0, number % wide)) for number in range(heroes)]
    p = position(unit(0, wide, models + heroes + 1, champion=True), *company, unit(1, 1, 1, at=(500, 500)))
    cause = Cause("attack")
    while p.rows[3].alive:
        who_, row = data.draw(st.sampled_from(formation(p, 3).fighters))
        p.effect(WoundChampion(row, cause, 1) if who_ == "champion" else Wound(row, cause, 2))
        if p.rows[3].alive:
            block = p.rows[3].block
            filled = set(block.slots)
            assert set(formation(p, 3).at) == filled
            assert {(0, file) for file in range(block.files)} <= filled
            assert all((rank - 1, file) in filled for rank, file in filled if rank)
