"""What walks share is what nothing tells apart: laws of members that start from other rows, and no more than that."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest
from tests.odds import brute

from battlewright.chance import D6, at_least, choice, total
from battlewright.core.effects import Cause, Effect
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Each, Roll, StepResult
from battlewright.core.ruleset import Ruleset
from battlewright.core.scene import Scene
from battlewright.core.state import Frame, Row
from battlewright.odds.answer import odds
from battlewright.odds.conformance import product_equals_joint
from battlewright.odds.fans import CREDIT, Fans
from battlewright.odds.product import Guarded, Reads
from battlewright.table.table import Table

END = "end_of_battle"
SHARING = Ruleset("sharing", "1")
FIRST, SECOND = 3, 4


@SHARING.row
class Spot(Row, frozen=True, tag="spot"):
    """A piece: where it stands, what is said of it, how whole it is."""

    x: int = 0
    brand: int = 0
    boxes: int = 5


class Set(Effect, frozen=True, tag="set"):
    """Fields of a row get values, whatever they held."""

    fields: tuple[tuple[str, int], ...]


class Renew(Effect, frozen=True, tag="renew"):
    """A row begins anew, as a whole."""


@SHARING.happens(Set)
def _set(p: Position, e: Set) -> None:
    p.change(e.affected, **dict(e.fields))


@SHARING.happens(Renew)
def _renew(p: Position, e: Renew) -> None:
    p.put(e.affected, Spot(boxes=4))


def put(p: Position, row: int, **fields: int) -> None:
    p.effect(Set(row, Cause("rules"), tuple(fields.items())))


def lose_a_box(p: Position, row: int) -> None:
    put(p, row, boxes=p.rows[row].boxes - 1)


def brand(p: Position, row: int) -> None:
    put(p, row, brand=1)


def renew(p: Position, row: int) -> None:
    p.effect(Renew(row, Cause("rules")))


def pull_to_the_middle(p: Position, row: int) -> None:
    put(p, row, x=1)


def punish_the_far(p: Position, row: int) -> None:
    put(p, row, boxes=p.rows[row].boxes - p.rows[row].x)


def punish_those_that_stand_as_at_first(p: Position, row: int) -> None:
    if p.rows[row] == Spot():
        put(p, row, boxes=0)


def punish_those_that_are_told_apart(p: Position, row: int) -> None:
    put(p, row, boxes=hash(p.rows[row]) % 5)


def punish_the_lonely(p: Position, row: int) -> None:
    if [other.x for other in p.rows[SECOND:]] == [1]:
        put(p, row, boxes=1)


def punish_by_the_sum(p: Position, row: int) -> None:
    put(p, row, boxes=sum(other.x for other in p.rows))


def envy_the_other(p: Position, row: int) -> None:
    put(p, row, boxes=p.rows[row].boxes - p.rows[SECOND].x)


DEEDS = {
    deed.__name__: deed
    for deed in (
        lose_a_box,
        brand,
        renew,
        pull_to_the_middle,
        punish_the_far,
        punish_those_that_stand_as_at_first,
        punish_those_that_are_told_apart,
        punish_the_lonely,
        punish_by_the_sum,
        envy_the_other,
    )
}


class Hit(Frame, tag="hit"):
    """On 3 or more the deed is done to the row."""

    row: int
    deed: str
    hit: bool = False


hit = SHARING.procedure(Hit)


@hit.step()
def roll(p: Position, f: Hit) -> StepResult:
    return Roll(0, "hit", "hit", at_least((D6,), 3))


@hit.step()
def strike(p: Position, f: Hit) -> StepResult:
    if f.hit:
        DEEDS[f.deed](p, f.row)
    return DONE


class Story(Frame, tag="story"):
    """A die decides what a field of the first row holds; then the deed comes over both rows, or the first alone."""

    field: str
    deed: str
    alone: bool = False
    value: int = 0


story = SHARING.procedure(Story)


@story.step()
def begin(p: Position, f: Story) -> StepResult:
    return Roll(0, "begin", "value", choice(3))


@story.step()
def prepare(p: Position, f: Story) -> StepResult:
    value, f.value = f.value, 0
    put(p, FIRST, **{f.field: value})
    return None


@story.step()
def come_over(p: Position, f: Story) -> StepResult:
    second = () if f.alone else (Hit(row=SECOND, deed=f.deed),)
    return Each((Hit(row=FIRST, deed=f.deed), *second))


@SHARING.quantity("x")
def _x(p: Position, row: int) -> int:
    return int(p.rows[row].x)


@SHARING.quantity("brand")
def _brand(p: Position, row: int) -> int:
    return int(p.rows[row].brand)


@SHARING.quantity("boxes")
def _boxes(p: Position, row: int) -> int:
    return int(p.rows[row].boxes)


@SHARING.quantity("sum")
def _sum(p: Position, row: int) -> int:
    """Hangs on what a member may have written and on what it leaves as it is."""
    return int(p.rows[row].x + 10 * p.rows[row].boxes + 100 * p.rows[0].x)


def begun(field: str, deed: str, alone: bool = False) -> Position:
    scene = Scene(Table(1_000_000, 1_000_000), (("a1", "a2"), ()), None)
    rows = [Spot(), Spot(), Spot(), Spot(), Spot()]
    return Position(SHARING.compile(), scene, rows, [Story(field=field, deed=deed, alone=alone)])


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("field", ["x", "brand", "boxes"])
def test_members_that_begin_otherwise_have_the_law_of_the_joint_walk(
    field: str, deed: str, alone: bool
) -> None:
    assert product_equals_joint(begun(field, deed, alone), END)


@pytest.mark.parametrize(
    ("field", "deed", "nodes"),
    [
        ("x", lose_a_box, 3),
        ("brand", lose_a_box, 3),
        ("boxes", lose_a_box, 3 + 3 + 3),
        ("x", brand, 3),
        ("brand", brand, 3 + 2 + 3),
        ("x", renew, 3 + 3 + 3),
        ("x", punish_the_far, 2 + 3 + 3),
        ("brand", punish_those_that_stand_as_at_first, 3 + 2 + 2),
    ],
)
def test_a_member_is_walked_once_for_what_it_reads_and_writes(field: str, deed: Any, nodes: int) -> None:
    """A walk has a roll and two ends, or one where nothing happens; the story a roll and an end for each value."""
    watched = ["a1.x", "a1.brand", "a1.boxes"]
    assert odds(begun(field, deed.__name__, alone=True), watched, stop=END).positions == 1 + 3 + nodes


def test_a_law_at_another_place_tells_that_place() -> None:
    law = odds(begun("x", "lose_a_box"), ["joint(a1.x, a1.boxes)"], stop=END, rational=True)
    found = dict(law.quantities["joint(a1.x, a1.boxes)"].pmf)
    assert {place for place, _ in found} == {0, 1, 2}
    assert {9 * chance for (_, boxes), chance in found.items() if boxes == 4} == {2}


def test_rows_that_note_tell_fields_apart() -> None:
    reads = Reads()
    rows = Guarded([Spot(), Spot(x=2), Spot()], reads)
    assert (rows[1].x, rows[-1].boxes) == (2, 5)
    assert reads == {1: {"x"}, 2: {"boxes"}}
    rows.written(0, ("brand",))
    rows[0] = Spot(brand=3)
    assert (reads[0], rows[0].brand) == ({"brand"}, 3)
    rows[1] = Spot()
    assert reads[1] == {"x", "brand", "boxes"}
    assert isinstance(rows[2], Spot) and list(rows) == [Spot(brand=3), Spot(), Spot()]
    assert reads[2] == {"x", "brand", "boxes"}


class Saga(Frame, tag="saga"):
    """Rounds: a die decides what a field of some row holds, then a die of six faces brings the deed on 3 or more over
    the first. Where rounds meet, fields keep positions apart that the deed may not tell apart."""

    field: str
    whose: int
    deed: str
    rounds: int
    value: int = 0


saga = SHARING.procedure(Saga)
DONE_TO: list[int] = []


@saga.step()
def next_round(p: Position, f: Saga) -> StepResult:
    return None if f.rounds else DONE


@saga.step()
def decide(p: Position, f: Saga) -> StepResult:
    f.rounds -= 1
    return Roll(0, "decide", "value", choice(6))


@saga.step()
def happen_to_be(p: Position, f: Saga) -> StepResult:
    value, f.value = f.value, 0
    put(p, f.whose, **{f.field: value})
    return None


@saga.step()
def throw(p: Position, f: Saga) -> StepResult:
    return Roll(0, "throw", "value", total((D6,)))


@saga.step()
def suffer(p: Position, f: Saga) -> StepResult:
    value, f.value = f.value, 0
    DONE_TO.append(value)
    p.count("suffered", FIRST, value)
    if value >= 3:
        DEEDS[f.deed](p, FIRST)
    return "next_round"


SHARING.counted("suffered")


def told(deed: str, field: str, whose: int, rounds: int) -> Position:
    p = begun(field, deed)
    p.stack[:] = [Saga(field=field, whose=whose, deed=deed, rounds=rounds)]
    return p


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("field", ["x", "brand", "boxes"])
@pytest.mark.parametrize("whose", [FIRST, SECOND])
@pytest.mark.parametrize("watched", ["joint(a1.x, a1.brand, a1.boxes)", "joint(a1.suffered, a1.boxes)"])
def test_rolls_that_are_met_again_lead_where_the_rules_lead(
    field: str, deed: str, whose: int, watched: str
) -> None:
    p = told(deed, field, whose, rounds=2)
    law = dict(odds(p, [watched], stop=END, rational=True).quantities[watched].pmf)
    if "suffered" not in watched:
        assert law == brute.law(p, lambda q: (q.rows[FIRST].x, q.rows[FIRST].brand, q.rows[FIRST].boxes))
    else:
        suffered: dict[int, Fraction] = defaultdict(Fraction)
        for (points, _), mass in law.items():
            suffered[points] += mass
        assert suffered == {sum_: Fraction(6 - abs(7 - sum_), 36) for sum_ in range(2, 13)}


@pytest.mark.parametrize(
    ("deed", "whose", "runs"),
    [
        # The first time all results are run, the second time they are noted, then only those to new positions are run.
        ("lose_a_box", SECOND, 6 + 6 + 4 * 2),
        ("envy_the_other", SECOND, 6 * 6),
        ("lose_a_box", FIRST, 6 * 6),
    ],
)
def test_a_roll_is_noted_when_it_is_met_again_and_then_not_run(deed: str, whose: int, runs: int) -> None:
    DONE_TO.clear()
    odds(told(deed, "x", whose, rounds=1), ["a1.x", "a2.x", "a1.boxes"], stop=END)
    assert len(DONE_TO) == runs


def test_where_no_roll_is_met_again_noting_stops() -> None:
    fans, noted = Fans(), 0
    p = told("lose_a_box", "x", FIRST, rounds=1)
    rows = [Spot(x=x) for x in range(3 * CREDIT)]
    for row in rows:
        p.rows[FIRST] = row
        _, fan = fans.of((p.key(), "roll"), p)
        if fan is not None:
            fan.used.add(FIRST)
            fans.keep(fan)
            noted += 1
    assert noted == CREDIT
