"""Contact of formations and models: corners, facings, and gaps."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from tests.ninth_age.units import EAST, NORTH, SOUTH, WEST, hero, position, profile, unit

from battlewright.core.position import Position
from battlewright.core.state import Row
from battlewright.rules.ninth_age.breaking import is_steadfast
from battlewright.rules.ninth_age.contact import facing_of, model_contacts, side_of, touching
from battlewright.rules.ninth_age.formation import formation
from battlewright.rules.ninth_age.profiles import Profile
from battlewright.rules.ninth_age.reform import may_reform
from battlewright.table.gaps import in_contact, overlaps
from battlewright.table.lengths import mm
from battlewright.table.outlines import Box, Circle, Polygon
from battlewright.table.terrain import Feature

ODD = profile("odd", (50, 75), is_character=True)
Piece = tuple[Profile, Row]


def rock(left: float, low: float, right: float, high: float) -> Feature:
    """A piece of impassable terrain, in millimetres."""
    corners = ((left, low), (right, low), (right, high), (left, high))
    return Feature("rock", Polygon(tuple((mm(x), mm(y)) for x, y in corners)), 0, mm(60), ("impassable",))


def test_bases_touch_up_to_20_um() -> None:
    for apart, touch in ((0.02, (4,)), (0.021, ())):
        p = position(unit(0, 5, 10), unit(1, 5, 10, at=(0, apart), facing=SOUTH))
        assert touching(p, 3) == touch
        assert bool(model_contacts(p, 3, 4)) is bool(touch)


def test_corners_count_as_contact() -> None:
    p = position(unit(0, 5, 10), unit(1, 5, 10, at=(100, 0), facing=SOUTH))
    assert model_contacts(p, 3, 4) == {(0, 4): {(0, 4)}}


@pytest.mark.parametrize(
    ("one", "other", "at", "own", "foe"),
    [((7, 25), (3, 40), -2.5, 6, 3), ((1, 150), (8, 20), 0, 1, 8), ((4, 20), (8, 20), 0, 4, 6)],
)
def test_how_many_models_touch(
    one: tuple[int, int], other: tuple[int, int], at: float, own: int, foe: int
) -> None:
    (wide, base), (broad, size) = one, other
    p = position(
        unit(0, wide, wide, of=profile(base=base)),
        unit(1, broad, broad, at=(at, 0), facing=SOUTH, of=profile(base=size)),
    )
    assert (len(model_contacts(p, 3, 4)), len(model_contacts(p, 4, 3))) == (own, foe)


@pytest.mark.parametrize(
    ("at", "facing", "side"),
    [
        ((0, 0), SOUTH, "front"),
        ((50, -20), WEST, "right"),
        ((0, -40), NORTH, "back"),
        ((-50, -20), EAST, "left"),
        ((80, 0), SOUTH, "front"),
        ((-80, 0), SOUTH, "front"),
        ((80, -40), NORTH, "back"),
        ((50, -70), WEST, "right"),
        ((-50, -70), EAST, "left"),
        ((50, 30), WEST, "front"),
    ],
)
def test_the_facing_touched(at: tuple[float, float], facing: int, side: str) -> None:
    p = position(unit(0, 5, 10), unit(1, 3, 6, at=at, facing=facing))
    names = {"front": "front", "right": "flank", "back": "rear", "left": "flank"}
    assert side_of(p, 4, 3) == side
    assert facing_of(p, 4, 3) == names[side]


@pytest.mark.clause("T9A-H-36D", "T9A-H-37G", "T9A-H-38C")
def test_two_abreast_stand_front_to_front_with_the_two_before_them() -> None:
    own = [unit(0, 5, 10, at=(x, 0)) for x in (-50, 50)]
    p = position(*own, *(unit(1, 5, 25, at=(x, 0), facing=SOUTH) for x in (-50, 50)))
    assert touching(p, 4) == (5, 6)
    assert {facing_of(p, *pair) for pair in ((3, 5), (3, 6), (4, 5), (4, 6))} == {"front"}
    assert {facing_of(p, *pair) for pair in ((5, 3), (6, 3), (5, 4), (6, 4))} == {"front"}
    assert is_steadfast(p, 5) and may_reform(p, 5)


@pytest.mark.clause("T9A-H-14L", "T9A-H-37G", "T9A-H-37H")
@pytest.mark.parametrize(
    ("models", "at", "facing", "side"),
    [
        (30, (50, -105), WEST, "right"),
        (30, (80, -75), NORTH, "back"),
        (5, (0, -20), NORTH, "back"),
        (5, (85, -75), NORTH, "back"),
        (5, (100, -40), WEST, "right"),
        (5, (0, 0), SOUTH, "front"),
        (30, (-50, -40), EAST, "left"),
    ],
)
def test_whoever_stands_out_beside_a_unit_hides_none_of_its_sides(
    models: int, at: tuple[float, float], facing: int, side: str
) -> None:
    p = position(unit(0, 5, models), hero(0, of=ODD, unit=0, beside=1), unit(1, 3, 6, at=at, facing=facing))
    assert touching(p, 3) == (5,) and side_of(p, 5, 3) == side
    assert side_of(p, 3, 5) == "front"


@pytest.mark.clause("T9A-H-36D", "T9A-H-37H")
@pytest.mark.parametrize("at", [(20, -40), (20, -60), (10, -60)])
def test_the_hole_of_the_last_rank_hides_no_rear(at: tuple[float, float]) -> None:
    p = position(unit(0, 5, 12), unit(1, 2, 4, at=at, facing=NORTH))
    assert side_of(p, 4, 3) == "back" and side_of(p, 3, 4) == "front"


def test_askew_in_the_corner_beside_a_unit_it_is_in_the_flank_all_the_same() -> None:
    askew = unit(1, 3, 6, facing=WEST + 5_000_000)
    x, y = min(askew[1].block.corners)
    foe = unit(1, 3, 6, at=(50 - x / 1000, -150 - y / 1000), facing=WEST + 5_000_000)
    p = position(unit(0, 5, 50), hero(0, of=ODD, unit=0, beside=1), foe)
    assert touching(p, 3) == (5,) and facing_of(p, 5, 3) == "flank"


@pytest.mark.clause("T9A-GAP-02", "T9A-GAP-05")
def test_models_fight_over_the_hole_of_an_incomplete_rank() -> None:
    p = position(unit(0, 5, 10), unit(1, 5, 13, at=(0, 60)))
    assert model_contacts(p, 4, 3)[1, 3] == {(0, 3)}
    assert model_contacts(p, 3, 4)[0, 4] == {(1, 4)}
    assert model_contacts(p, 3, 4)[0, 3] == {(1, 3), (2, 2)}


@pytest.mark.clause("T9A-GAP-01")
def test_a_base_that_does_not_match_makes_a_gap_at_the_flank() -> None:
    p = position(
        unit(0, 5, 10, at=(100, -40), facing=WEST), unit(1, 5, 25), hero(1, of=ODD, unit=1, beside=1)
    )
    touched = model_contacts(p, 4, 3)
    assert set(touched) == {5, (3, 4), (4, 4)}
    assert touched[4, 4] == {(0, 0)}


@pytest.mark.clause("T9A-GAP-01")
def test_a_hole_at_the_flank_is_a_gap_of_the_last_rank() -> None:
    p = position(unit(0, 5, 10, at=(50, -30), facing=WEST), unit(1, 5, 13))
    assert model_contacts(p, 4, 3)[2, 2] == {(0, 1)}
    assert model_contacts(p, 4, 3)[1, 4] == {(0, 1), (0, 2), (0, 3)}


def test_two_holes_make_one_gap() -> None:
    p = position(unit(0, 5, 8), unit(1, 5, 8, at=(0, -80), facing=SOUTH, holes=((1, 0), (1, 1))))
    touched = model_contacts(p, 3, 4)
    assert (touched[0, 3], touched[0, 4]) == ({(0, 1)}, {(0, 0)})


@pytest.mark.clause("T9A-GAP-03")
def test_not_over_another_unit() -> None:
    between = unit(0, 2, 2, at=(40, 15), of=profile(base=10))
    p = position(unit(0, 5, 10), between, unit(1, 5, 13, at=(0, 60)))
    assert (1, 3) in model_contacts(p, 5, 3)
    assert (1, 4) not in model_contacts(p, 5, 3)


@pytest.mark.clause("T9A-GAP-04")
def test_not_over_impassable_terrain() -> None:
    p = position(unit(0, 5, 10), unit(1, 5, 13, at=(0, 60)), features=(rock(30, 1, 50, 19),))
    assert (1, 3) in model_contacts(p, 4, 3)
    assert (1, 4) not in model_contacts(p, 4, 3)


@pytest.mark.clause("T9A-GAP-02", "T9A-GAP-03", "T9A-GAP-04")
def test_free_ground_beside_a_rock_is_way_enough() -> None:
    own, foe = unit(0, 5, 10), unit(1, 5, 13, at=(0, 60))
    left, right = rock(29, 1, 40, 19), rock(40, 5, 55, 15)
    stone = Feature("stone", Circle(mm(34), mm(10), mm(5)), 0, mm(60), ("impassable",))
    for features, open_ in (
        ((left,), True),
        ((stone,), True),
        ((left, right), False),
        ((stone, right), True),
    ):
        assert ((1, 4) in model_contacts(position(own, foe, features=features), 4, 3)) is open_
    between = unit(0, 1, 1, at=(45, 15), of=profile(base=10))
    for features, open_ in (((), True), ((left,), False)):
        assert ((1, 4) in model_contacts(position(own, between, foe, features=features), 5, 3)) is open_


def test_units_apart_have_no_gap() -> None:
    p = position(unit(0, 5, 10), unit(1, 5, 13, at=(0, 61)))
    assert model_contacts(p, 3, 4) == {}


def test_formations_askew_touch_at_a_corner_and_fight_over_no_gap() -> None:
    askew = unit(1, 5, 10, facing=NORTH + 5_000_000)
    x, y = askew[1].block.corners[0]
    foe = unit(1, 5, 10, at=(-20 - x / 1000, -60 - y / 1000), facing=NORTH + 5_000_000)
    p = position(unit(0, 5, 13), foe)
    assert model_contacts(p, 3, 4) == {(2, 1): {(0, 0)}}


sizes = st.tuples(st.integers(2, 7), st.integers(3, 24))


@st.composite
def meetings(draw: st.DrawFn) -> tuple[list[Piece], list[Piece]]:
    """A unit and an enemy that touches it on one of its sides, each perhaps with a character beside it; and the same
    pieces with the sides exchanged."""
    (files, models), (wide, many) = draw(sizes), draw(sizes)
    ranks = -(-models // files)
    side, turn = draw(st.sampled_from(["front", "right", "back", "left"])), draw(st.integers(0, 3))
    shift = 5 * draw(st.integers(-2 * files - 4, 2 * files + 4))
    half, depth = 10 * files, 20 * ranks
    at = {"front": (shift, 0), "right": (half, shift), "back": (shift, -depth), "left": (-half, shift)}[side]
    fields = [
        {"files": files, "models": models},
        {"files": wide, "models": many, "at": at, "facing": turn * 90_000_000},
    ]
    beside = draw(st.tuples(st.sampled_from((0, 1, -1)), st.sampled_from((0, 1, -1))))

    def pieces(order: tuple[int, int]) -> list[Piece]:
        made: list[Piece] = []
        for owner, number in enumerate(order):
            made.append(unit(owner, **fields[number]))  # type: ignore[arg-type]
            if beside[number]:
                made.append(hero(owner, of=ODD, unit=len(made) - 1, beside=beside[number]))
        return made

    return pieces((0, 1)), pieces((1, 0))


def pairs(p: Position, one: int, other: int) -> set[tuple[object, object]]:
    """All pairs of models in contact; characters by their base."""
    a, b = formation(p, one).by_model, formation(p, other).by_model
    return {
        (a[model].base, b[touched].base)
        for model, all_touched in model_contacts(p, one, other).items()
        for touched in all_touched
    }


@given(meetings())
def test_contact_is_symmetrical(met: tuple[list[Piece], list[Piece]]) -> None:
    one, other = (position(*pieces) for pieces in met)  # type: ignore[arg-type]
    first = 4 if len(one.scene.pieces[0]) == 1 else 5
    last = 4 if len(other.scene.pieces[0]) == 1 else 5
    assert pairs(one, 3, first) == pairs(other, last, 3)
    assert pairs(one, first, 3) == {(b, a) for a, b in pairs(one, 3, first)}


@given(meetings())
def test_direct_contact_is_that_of_the_bases(met: tuple[list[Piece], list[Piece]]) -> None:
    p = position(*met[0])  # type: ignore[arg-type]
    enemy = p.scene.pieces[1][0]
    a, b = formation(p, 3), formation(p, enemy)
    touching_bases = {(s.base, t.base) for s in a.stands for t in b.stands if in_contact(s.base, t.base)}
    assert touching_bases <= pairs(p, 3, enemy)
    assert bool(touching_bases) is (touching(p, 3) == (enemy,))


def seen(boxes: dict[object, Box], one: Box, side: int) -> set[object]:
    """Whoever is met first by rays that leave a side (+x, -x, +y, -y) of a box square to it, 5 mm apart."""
    across, along, sign = (1, 0, 1 - 2 * side) if side < 2 else (0, 1, 1 - 2 * (side - 2))
    met: set[object] = set()
    start = one[along + 2] if sign > 0 else -one[along]
    for at in range(one[across] + 2500, one[across + 2], 5000):
        ahead = {
            key: (box[along] if sign > 0 else -box[along + 2]) - start
            for key, box in boxes.items()
            if box[across] < at < box[across + 2]
        }
        met.update(sorted((key for key in ahead if ahead[key] >= 0), key=lambda key: ahead[key])[:1])
    return met


@settings(suppress_health_check=[HealthCheck.filter_too_much])
@given(meetings())
def test_contact_over_gaps_is_what_rays_meet(met: tuple[list[Piece], list[Piece]]) -> None:
    p = position(*met[0])  # type: ignore[arg-type]
    enemy = p.scene.pieces[1][0]
    own, foe = formation(p, 3), formation(p, enemy)
    assume(not any(overlaps(body, other) for body in own.bodies for other in foe.bodies))
    assume(touching(p, 3))
    boxes = {stand.base: stand.base.bounds for one in (own, foe) for stand in one.stands}
    rays = {
        (stand.base, base)
        for stand in own.stands
        for side in range(4)
        for base in seen(boxes, stand.base.bounds, side)
        if base in {other.base for other in foe.stands}
    }
    corners = {(s.base, t.base) for s in own.stands for t in foe.stands if in_contact(s.base, t.base)}
    assert pairs(p, 3, enemy) == rays | corners
