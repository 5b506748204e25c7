"""Pursuit, restraint and overrun; whom a pursuer meets; off the table and back (H39, H42, H43)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import pytest
from tests.ninth_age import striking, units
from tests.ninth_age.units import NORTH, SOUTH, WEST

from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.core.running import apply, start
from battlewright.rules.ninth_age.advance import RemainingMoves
from battlewright.rules.ninth_age.aftermath import Aftermath
from battlewright.rules.ninth_age.combat import CombatRound
from battlewright.rules.ninth_age.combat_phase import CombatPhase
from battlewright.rules.ninth_age.contact import touching
from battlewright.rules.ninth_age.onward import Onward
from battlewright.rules.ninth_age.pursuit import Pursue
from battlewright.rules.ninth_age.returning import away
from battlewright.table.lengths import INCH, inches, mm
from battlewright.table.outlines import Polygon
from battlewright.table.terrain import Feature

HERE = (900, 600)
"""Where the fronts meet, in millimetres."""


def won(
    *others: Any,
    own: dict[str, Any] | None = None,
    foe: dict[str, Any] | None = None,
    broken: tuple[int, ...] = (4,),
    at: Any = HERE,
    **rest: Any,
) -> Position:
    """Unit a0 (row 3), facing north, has won against b1 (row 4), which has broken; `others` follow as b2, ..."""
    mine = {"fought": 0, **(own or {})}
    theirs = {"fleeing": True, **(foe or {})}
    p = units.position(
        units.unit(0, 5, 10, at, NORTH, **mine), units.unit(1, 5, 10, at, SOUTH, **theirs), *others, **rest
    )
    p.stack = [Aftermath(units=(3, 4), broken=broken, winner=0, difference=1)]
    return start(p)


def block(p: Position, row: int = 3) -> Any:
    """The block of a unit."""
    return p.rows[row].block


def chased(p: Position, fled: tuple[int, ...], after: tuple[int, ...]) -> Position:
    """Unit a0 pursues b1; their dice."""
    apply(p, ("pursue", "b1"))
    apply(p, fled)
    return apply(p, after)


@pytest.mark.clause("T9A-H-42A", "T9A-H-40A", "T9A-H-34P")
def test_a_pursuer_whose_roll_is_at_least_that_of_the_flight_destroys_the_fleeing_unit() -> None:
    assert not chased(won(), (3, 4), (3, 4)).rows[4].alive
    assert chased(won(), (3, 4), (3, 3)).rows[4].alive


@pytest.mark.parametrize(
    ("pursuer", "fleer", "chance"),
    [
        ("infantry", "infantry", Fraction(721, 1296)),
        ("cavalry", "infantry", Fraction(1877, 2592)),
        ("infantry", "cavalry", Fraction(247, 648)),
    ],
)
@pytest.mark.clause("T9A-H-42A", "T9A-H-40B")
def test_vector_v29_of_catching(pursuer: str, fleer: str, chance: Fraction) -> None:
    p = won(own={"of": units.profile(troop=pursuer)}, foe={"of": units.profile(troop=fleer)})
    law = striking.outcome(p, lambda q: not q.rows[4].alive)
    assert law[True] == chance


def test_the_law_of_a_pursuit_is_walked_by_sums() -> None:
    p = won()
    apply(p, ("pursue", "b1"))
    assert isinstance(p.pending, Roll) and len(list(p.pending.partition.law.items())) == 11


@pytest.mark.clause("T9A-H-42B")
def test_a_pursuer_turns_to_its_enemy_and_moves_its_roll() -> None:
    p = chased(won(), (6, 6), (2, 3))
    assert (block(p).x, block(p).y, block(p).facing) == (mm(900), mm(600) + 5 * INCH, NORTH)
    q = units.position(units.unit(0, 5, 10, HERE, NORTH), units.unit(1, 5, 10, (1300, 580), SOUTH))
    q.stack = [Pursue(3, 4, 12, ())]
    apply(start(q), (1, 2))
    assert block(q).facing == pytest.approx(90_000_000, abs=3_000_000)
    assert block(q).middle[0] == pytest.approx(mm(900) + 3 * INCH, abs=3000)


@pytest.mark.clause("T9A-H-42B")
def test_a_pursuer_without_room_to_turn_goes_on_as_it_faces() -> None:
    friend = units.unit(0, 1, 1, (917, 555), NORTH)
    p = units.position(
        units.unit(0, 5, 10, HERE, NORTH), friend, units.unit(1, 5, 10, (900 + 400, 900), SOUTH, fleeing=True)
    )
    p.stack = [Pursue(3, 5, 12, ())]
    apply(start(p), (1, 2))
    assert (block(p).x, block(p).y, block(p).facing) == (mm(900), mm(600) + 3 * INCH, NORTH)


@pytest.mark.parametrize(("off", "on_table"), [(0, False), (1, True)])
@pytest.mark.clause("T9A-H-43A", "T9A-H-21D")
def test_a_pursuer_that_just_touches_the_edge_is_off_the_table(off: int, on_table: bool) -> None:
    p = units.position(units.unit(0, 5, 10, HERE, NORTH))
    p.rows[3] = msgspec.structs.replace(
        p.rows[3], block=block(p).at(mm(900), inches(48) - 5 * INCH - mm(off))
    )
    p.stack = [Onward(3, 5)]
    start(p)
    assert p.rows[3].on_table == on_table


@pytest.mark.clause("T9A-H-39A", "T9A-H-34N")
def test_who_touches_an_enemy_that_stands_does_not_pursue() -> None:
    p = won(units.unit(1, 5, 10, (990, 600), SOUTH))
    assert isinstance(p.pending, Roll) and p.pending.purpose == "roll-flight"


@pytest.mark.clause("T9A-H-39A")
def test_of_two_broken_enemies_one_is_pursued() -> None:
    p = units.position(
        units.unit(0, 5, 10, HERE, NORTH), units.unit(1, 5, 10, (850, 600), SOUTH, fleeing=True),
        units.unit(1, 5, 10, (950, 600), SOUTH, fleeing=True),
    )  # fmt: skip
    p.stack = [Aftermath(units=(3, 4, 5), broken=(4, 5), winner=0, difference=1)]
    start(p)
    assert isinstance(p.pending, Choose)
    assert p.pending.options == (("pursue", "b1"), ("pursue", "b2"), ("restrain",))
    for answer in (("pursue", "b2"), (1, 2), (1, 1), (6, 6)):
        apply(p, answer)
    assert p.rows[4].alive and not p.rows[5].alive


@pytest.mark.clause("T9A-H-39B")
def test_holding_back_takes_a_leadership_test_and_who_fails_it_pursues() -> None:
    p = won()
    apply(p, ("restrain",))
    apply(p, (6, 2))
    for answer in ((3, 3), (3, 3)):
        apply(p, answer)
    assert not p.rows[4].alive
    q = won()
    for answer in (("restrain",), (3, 4), (3, 3)):
        apply(q, answer)
    assert q.rows[4].alive and block(q).y == mm(600)


@pytest.mark.clause("T9A-H-69C")
def test_the_frenzied_must_pursue() -> None:
    p = won(own={"of": units.profile(rules=("frenzy",))})
    assert isinstance(p.pending, Roll) and p.pending.purpose == "roll-flight"


@pytest.mark.clause("T9A-H-04B")
def test_who_cannot_move_does_not_pursue() -> None:
    p = won(own={"of": units.profile(M=0)})
    assert isinstance(p.pending, Roll) and p.pending.purpose == "roll-flight"


@pytest.mark.clause("T9A-H-34Q")
def test_who_held_back_may_pivot() -> None:
    p = won()
    for answer in (("restrain",), (3, 4), (3, 3)):
        apply(p, answer)
    assert isinstance(p.pending, Choose) and p.pending.kind == "ask-pivot"
    apply(p, ("turn", "right"))
    assert block(p).facing == 90_000_000 and p.rows[3].fought == 0
    assert block(p).middle == (mm(900), mm(580))


@pytest.mark.clause("T9A-H-42C", "T9A-H-42D")
def test_a_pursuer_that_meets_a_new_enemy_charges_it_and_waits_for_the_next_turn() -> None:
    p = chased(won(units.unit(1, 5, 10, (920, 700), SOUTH)), (1, 1), (4, 4))
    assert touching(p, 3) == (5,)
    assert p.rows[3].charged and p.rows[3].fought == 0
    assert p.rows[3].charging == 5
    assert not p.rows[4].alive and p.pending is None


@pytest.mark.clause("T9A-H-42C")
def test_a_roll_that_falls_short_of_a_new_enemy_stops_before_it() -> None:
    p = chased(won(units.unit(1, 5, 10, (920, 800), SOUTH)), (1, 1), (2, 3))
    assert touching(p, 3) == () and not p.rows[3].charged
    assert block(p).y == mm(600) + 5 * INCH


@pytest.mark.clause("T9A-H-15A")
def test_after_contact_it_is_flush_with_its_new_enemy() -> None:
    p = chased(won(units.unit(1, 5, 10, (920, 700), SOUTH + 20_000_000)), (1, 1), (6, 6))
    assert touching(p, 3) == (5,) and block(p).facing == NORTH + 20_000_000


@pytest.mark.clause("T9A-H-17B")
def test_an_enemy_of_another_combat_that_flees_is_destroyed_by_contact() -> None:
    p = chased(won(units.unit(1, 5, 10, (920, 700), NORTH, fleeing=True)), (1, 1), (6, 6))
    assert not p.rows[5].alive and not p.rows[3].charged


@pytest.mark.clause("T9A-H-42F", "T9A-H-42G")
def test_a_pursuer_stops_an_inch_off_friends_and_those_that_fled_from_its_combat() -> None:
    p = chased(won(), (1, 2), (1, 1))
    rear = block(p, 4).y - 0
    assert p.rows[4].alive and block(p, 4).facing == NORTH
    gap = rear - mm(40) - block(p).y
    assert gap >= INCH - 20
    assert not p.rows[3].charged
    friend = units.unit(0, 5, 10, (900, 740), NORTH)
    q = units.position(
        units.unit(0, 5, 10, HERE, NORTH), friend, units.unit(1, 5, 10, (900, 1000), NORTH, fleeing=True)
    )
    q.stack = [Pursue(3, 5, 12, ())]
    apply(start(q), (6, 5))
    assert mm(700) - block(q).y == pytest.approx(INCH, abs=20)


@pytest.mark.parametrize(("combat", "touched"), [((3, 4), ()), ((), (4,))])
@pytest.mark.clause("T9A-H-42F")
def test_those_that_fled_from_its_combat_are_not_charged(combat: Any, touched: Any) -> None:
    p = units.position(
        units.unit(0, 5, 10, HERE, NORTH), units.unit(1, 5, 10, (900, 700), SOUTH, fleeing=combat != ())
    )
    p.stack = [Onward(3, 9, combat)]
    start(p)
    assert p.rows[4].alive and touching(p, 3) == touched


@pytest.mark.clause("T9A-H-42G")
def test_impassable_terrain_stops_a_pursuer() -> None:
    corners = ((mm(800), mm(650)), (mm(1000), mm(650)), (mm(1000), mm(680)), (mm(800), mm(680)))
    rock = Feature("rock", Polygon(corners), 0, inches(1), ("impassable",))
    p = won(features=(rock,))
    for answer in (("pursue", "b1"), (6, 6), (4,) * 10, (3, 3)):
        apply(p, answer)
    assert mm(650) - block(p).y == pytest.approx(INCH, abs=20)


@pytest.mark.clause("T9A-H-39C", "T9A-H-33D")
def test_who_charged_and_destroyed_all_its_foes_may_overrun_straight_ahead() -> None:
    p = won(own={"charged": True}, foe={"alive": False, "on_table": False}, broken=())
    assert isinstance(p.pending, Choose) and p.pending.options == (("overrun",), ("stay",))
    apply(p, ("overrun",))
    apply(p, (3, 5))
    assert block(p).y == mm(600) + 8 * INCH and not p.rows[3].charged


@pytest.mark.parametrize("own", [{"charged": True, "fought": 1}, {"charged": False}])
@pytest.mark.clause("T9A-H-39C", "T9A-H-34Q")
def test_others_pivot_instead(own: dict[str, Any]) -> None:
    p = won(own=own, foe={"alive": False, "on_table": False}, broken=())
    assert isinstance(p.pending, Choose) and p.pending.kind == "ask-pivot"


@pytest.mark.clause("T9A-H-43A", "T9A-H-43B", "T9A-H-43C")
def test_a_pursuer_that_leaves_the_table_returns_with_its_rear_where_it_left() -> None:
    north = (900, 1150)
    p = won(at=north)
    chased(p, (6, 6), (6, 6))
    assert not p.rows[4].alive and p.rows[3].alive and not p.rows[3].on_table
    assert away(p, 0) == (3,)
    p.stack = [RemainingMoves(0)]
    start(p)
    assert p.rows[3].on_table and p.rows[3].acted and away(p, 0) == ()
    assert block(p).facing == SOUTH
    assert (block(p).x, block(p).y + mm(40)) == (mm(900), inches(48))


@pytest.mark.clause("T9A-H-43A", "T9A-H-43B")
def test_characters_come_back_with_their_unit() -> None:
    leader = units.hero(0, (100, 600), WEST, unit=0, of=units.profile("hero", is_character=True))
    p = units.position(
        units.unit(0, 5, 11, (100, 600), WEST),
        leader,
        units.unit(1, 5, 10, (100, 600), 90_000_000, fleeing=True),
    )
    p.stack = [Pursue(3, 5, 2, ())]
    apply(start(p), (6, 6))
    assert not p.rows[3].on_table and not p.rows[4].on_table
    p.stack = [RemainingMoves(0)]
    start(p)
    assert p.rows[4].on_table and block(p).facing == 90_000_000
    assert p.rows[4].base.facing == 90_000_000 and block(p).bounds[0] == 0


def phase(*pieces: Any) -> Position:
    """The close-combat phase of side A."""
    p = units.position(*pieces)
    p.stack = [CombatPhase(0)]
    return start(p)


def pursued_into(*new: Any) -> Position:
    """a0 breaks b's unit in front of it, which has no attacks and no Leadership, and pursues 8 inches."""
    weak = units.unit(1, 5, 20, HERE, SOUTH, of=units.profile(A=0, Ld=0))
    p = phase(units.unit(0, 5, 10, HERE, NORTH), *new[:-1], weak, new[-1])
    if isinstance(p.pending, Choose):
        apply(p, ("fight", "a0"))
    while not (isinstance(p.pending, Choose) and p.pending.kind == "ask-pursuit"):
        apply(p, answer_of(p))
    apply(p, p.pending.options[0])
    apply(p, (1, 1))
    return apply(p, (4, 4))


def answer_of(p: Position) -> Any:
    """Hits and wounds in plenty; break tests that fail."""
    if isinstance(p.pending, Roll):
        return tuple(6 for _ in p.pending.partition.dice)
    assert isinstance(p.pending, Choose)
    return p.pending.default


@pytest.mark.clause("T9A-H-42D", "T9A-H-34B")
def test_a_new_combat_waits_for_the_next_turn() -> None:
    p = pursued_into(units.unit(1, 5, 10, (920, 720), SOUTH))
    while p.pending is not None:
        assert p.pending.kind in ("ask-reform", "ask-reform-first", "ask-pivot")
        apply(p, p.pending.default)
    assert touching(p, 3) == (5,) and p.rows[3].charged and p.rows[3].fought == 0


@pytest.mark.clause("T9A-H-42E")
def test_a_combat_not_yet_fought_is_fought_with_the_pursuer_in_it() -> None:
    friend = units.unit(0, 3, 6, (990, 720), NORTH)
    p = pursued_into(friend, units.unit(1, 5, 10, (960, 720), SOUTH))
    while isinstance(p.pending, Choose) and p.pending.kind in ("ask-reform", "ask-reform-first", "ask-pivot"):
        apply(p, p.pending.default)
    assert touching(p, 3) == (6,)
    assert isinstance(p.stack[1], CombatRound) and set(p.stack[1].units) >= {3, 4, 6}
