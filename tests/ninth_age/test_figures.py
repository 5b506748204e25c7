"""Figures 11 and 12 as positions. Their pictures are lost; the captions are kept, and the places are made up after
them: bases of 20 mm, each model's role told one by one."""

from __future__ import annotations

import pytest
from tests.ninth_age.units import NORTH, SOUTH, hero, in_duel, position, profile, unit

from battlewright.core.position import Position
from battlewright.rules.ninth_age.formation import Fighter, Model
from battlewright.rules.ninth_age.profiles import Profile
from battlewright.rules.ninth_age.roles import Act, Role, roles, strikers

RANKS, CHAMPION = "rank_and_file", "champion"


def acts(p: Position, row: int) -> dict[Model, Act]:
    """What each model of a formation does."""
    return {model: role.act for model, role in roles(p, row).items()}


def framed(p: Position, row: int) -> set[Model]:
    """The models that count as in base contact."""
    return {model for model, role in roles(p, row).items() if role.framed}


# Figure 11


def hordes_front() -> Position:
    """A horde of 10 x 4 whose front is covered by an enemy of 10 x 2."""
    return position(unit(0, 10, 40), unit(1, 10, 20, facing=SOUTH))


def attacked_in_the_rear() -> Position:
    """A unit 5 wide with 3 models in its last rank, and a horde of 10 x 4 in its rear, edges of files in line."""
    return position(unit(0, 10, 40), unit(1, 5, 18, at=(10, 80), facing=NORTH))


@pytest.mark.clause("T9A-FIG11-01")
def test_three_ranks_of_a_horde_strike() -> None:
    p = hordes_front()
    expected = {0: "strikes", 1: "supports", 2: "supports", 3: "cannot"}
    assert acts(p, 3) == {(rank, file): expected[rank] for rank in range(4) for file in range(10)}
    assert sum(group.models for group in strikers(p, 3, 3)) == 30
    assert framed(p, 3) == {(0, file) for file in range(10)}


@pytest.mark.clause("T9A-FIG11-02")
def test_a_unit_attacked_in_the_rear_makes_no_supporting_attacks() -> None:
    p = attacked_in_the_rear()
    rear = {(3, 0), (3, 1), (3, 2), (2, 3), (2, 4)}
    slots = p.rows[4].block.slots
    assert acts(p, 4) == {slot: "strikes" if slot in rear else "cannot" for slot in slots}
    assert [(g.models, g.supporting) for g in strikers(p, 4, 3)] == [(5, False)]


@pytest.mark.clause("T9A-FIG11-03", "T9A-GAP-05")
def test_models_behind_the_hole_are_framed_and_strike() -> None:
    p = attacked_in_the_rear()
    assert framed(p, 4) == {(3, 0), (3, 1), (3, 2), (2, 3), (2, 4)}
    assert all(roles(p, 4)[slot].act == "strikes" for slot in ((2, 3), (2, 4)))


@pytest.mark.clause("T9A-FIG11-04")
def test_light_models_do_nothing() -> None:
    p = attacked_in_the_rear()
    before = range(2, 8)
    light = {slot for slot in p.rows[3].block.slots if slot[0] == 3 or slot[1] not in before}
    assert {slot for slot, act in acts(p, 3).items() if act == "cannot"} == light
    assert framed(p, 3) <= {slot for slot, act in acts(p, 3).items() if act != "cannot"}


# Figure 12

CAPTAIN = profile("captain", A=3, W=2, I=5, is_character=True)
MAGENTA, MIDDLE, GREEN, C1, C2 = 3, 4, 5, 6, 7


def figure_12(last: tuple[Profile, object] | None = None, **rulings: str) -> Position:
    """Magenta, 3 x 3 with a character in the middle of its front and the champion at its left end; green, 5 x 2. C2
    touches champion and character, C1 the champion alone, the model beyond C1 nobody. `last` stands in for C1."""
    c1 = [last or hero(1, of=CAPTAIN, unit=2, slot=(0, 3))]
    p = position(
        unit(0, 3, 9, champion=True),
        hero(0, of=CAPTAIN, unit=0, slot=(0, 1)),
        unit(1, 5, 10, at=(-10, 0), facing=SOUTH),
        *c1,  # type: ignore[arg-type]
        hero(1, of=CAPTAIN, unit=2, slot=(0, 2)),
        **rulings,
    )
    return in_duel(p, (CHAMPION, MAGENTA), ("character", C2))


def targets(p: Position, row: int) -> dict[Model, tuple[Fighter, ...]]:
    """Whom each model of a formation may attack."""
    return {model: role.targets for model, role in roles(p, row).items()}


@pytest.mark.clause("T9A-FIG12-01")
def test_those_in_the_duel_attack_each_other_only() -> None:
    p = figure_12()
    assert roles(p, MAGENTA)[0, 0] == Role((CHAMPION, MAGENTA), "strikes", True, (("character", C2),), 0)
    assert targets(p, GREEN)[C2] == ((CHAMPION, MAGENTA),)
    moved = position(
        unit(0, 3, 9, champion=True), unit(1, 3, 6, facing=SOUTH, champion=True), hero(1, unit=1)
    )
    champions = in_duel(moved, (CHAMPION, 3), (CHAMPION, 4))
    assert [targets(champions, 3)[0, 1], targets(champions, 4)[0, 1]] == [((CHAMPION, 4),), ((CHAMPION, 3),)]


@pytest.mark.clause("T9A-FIG12-02")
def test_nobody_else_attacks_them() -> None:
    p = figure_12()
    assert [slot for slot, found in targets(p, GREEN).items() if (CHAMPION, MAGENTA) in found] == [C2]
    assert [slot for slot, found in targets(p, MAGENTA).items() if ("character", C2) in found] == [(0, 0)]


@pytest.mark.clause("T9A-FIG12-03", "T9A-FIG12-04", "T9A-FIG12-05")
def test_whom_each_model_may_attack() -> None:
    p = figure_12()
    file, first, middle = ("rank_and_file", GREEN), ("character", C1), ("character", MIDDLE)
    own = ("rank_and_file", MAGENTA)
    assert targets(p, MAGENTA) == {
        (0, 0): (("character", C2),), MIDDLE: (file,), (0, 2): (file,),
        (1, 0): (file, first), (1, 1): (file,), (1, 2): (file,),
        (2, 0): (), (2, 1): (), (2, 2): (),
    }  # fmt: skip
    assert targets(p, GREEN) == {
        (0, 0): (own,), (0, 1): (own, middle), C2: ((CHAMPION, MAGENTA),), C1: (), (0, 4): (),
        (1, 0): (own,), (1, 1): (own, middle), (1, 2): (own, middle), (1, 3): (), (1, 4): (),
    }  # fmt: skip


@pytest.mark.clause("T9A-FIG12-06")
def test_a_character_that_touches_a_duellist_alone_cannot_attack() -> None:
    found = roles(figure_12(), GREEN)[C1]
    assert (found.act, found.framed) == ("cannot", True)


@pytest.mark.clause("T9A-R-03")
@pytest.mark.ruling("swirl_through_duel")
def test_whether_rank_and_file_swirl_past_a_duellist_is_a_ruling() -> None:
    aside = hero(1, of=CAPTAIN, at=(300, 300))
    for value, expected in (("off", ()), ("on", ((RANKS, MAGENTA),))):
        p = figure_12(aside, swirl_through_duel=value)
        assert [targets(p, GREEN)[rank, 3] for rank in (0, 1)] == [expected, expected]
        assert targets(figure_12(swirl_through_duel=value), GREEN)[C1] == ()
