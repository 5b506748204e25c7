"""Simultaneous procedures: the product gives what the joint walk gives, and stays small."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.odds import brute
from tests.odds.games import Opening, Piece, Strike, Volley, position, strikes
from tests.toys.toy import toy_position

from battlewright.core.errors import BattlewrightError, RulesetError
from battlewright.core.position import Position
from battlewright.odds.answer import odds
from battlewright.odds.bounds import Bounds
from battlewright.odds.conformance import members_are_apart, product_equals_joint
from battlewright.odds.graph import Expansion, Terminal, Varying
from battlewright.odds.policy import Policy
from battlewright.odds.quantities import Atoms
from battlewright.odds.walk import Walk

END = "end_of_battle"


def shot(targets: int, boxes: int = 4, times: int = 1, inspect: int = 0, **fields: Any) -> Position:
    volley = Volley(strikes(*range(4, 4 + targets), **fields), times, inspect)
    return position(volley, [Piece()], [Piece(boxes=boxes)] * targets)


def walked(p: Position, *texts: str) -> Walk:
    atoms = Atoms(p)
    for text in texts:
        atoms.watched(text)
    walk = Walk(atoms.list, Policy(None, p.scene, False), Bounds(10**6))
    walk.from_root(p, None)
    return walk


@settings(max_examples=40)
@example(boxes=[4, 1, 3, 2], times=1, inspect=1, marks=True)
@given(
    boxes=st.lists(st.integers(1, 4), min_size=1, max_size=3),
    times=st.integers(1, 2),
    inspect=st.integers(0, 1),
    marks=st.booleans(),
)
def test_the_product_is_the_joint_law(boxes: list[int], times: int, inspect: int, marks: bool) -> None:
    targets = strikes(*range(4, 4 + len(boxes)))
    targets = ((*targets[0], ("marks", marks)), *targets[1:])
    last = (3 + len(boxes)) * inspect
    p = position(Volley(targets, times, last), [Piece()], [Piece(boxes=b) for b in boxes])
    assert product_equals_joint(p, END)


@pytest.mark.slow
@pytest.mark.parametrize("boxes", [(4, 4, 4, 4), (1, 2, 3, 4), (4, 1, 1, 4)])
@pytest.mark.parametrize("marks", [False, True])
def test_of_four_targets_shot_at_twice_too(boxes: tuple[int, ...], marks: bool) -> None:
    targets = strikes(4, 5, 6, 7)
    targets = ((*targets[0], ("marks", marks)), *targets[1:])
    for last in (0, 7):
        p = position(Volley(targets, 2, last), [Piece()], [Piece(boxes=b) for b in boxes])
        assert product_equals_joint(p, END)


@pytest.mark.parametrize("target", ["b1", "b2"])
def test_a_blast_of_the_toy_is_the_same_both_ways(target: str) -> None:
    policy = {"A": [f"blast a1 {target}"]}
    assert product_equals_joint(toy_position(2), {"step": "turn.last_side_standing"}, policy)


def test_twelve_targets_stay_small() -> None:
    answer = odds(
        shot(12), ["sum(B.damage)", "count(B.destroyed)", "any(B.destroyed)", "max(B.damage)"], stop=END
    )
    # Each target is walked alone: to hit, to wound, a miss and three wounds; one terminal holds the product.
    assert answer.positions == 12 * 6 + 1
    assert answer.quantities["sum(B.damage)"].mean == pytest.approx(12, abs=1e-12)
    assert answer.quantities["max(B.damage)"].probability(0) == pytest.approx(0.5**12, abs=1e-15)
    assert len(answer.quantities["sum(B.damage)"].pmf) == 37


def test_joint_laws_of_a_product_keep_the_correlation() -> None:
    answer = odds(
        shot(12), ["joint(sum(B.damage), count(B.damage >= 1), b1.damage)"], stop=END, rational=True
    )
    law = answer.quantities["joint(sum(B.damage), count(B.damage >= 1), b1.damage)"]
    assert law.probability((0, 0, 0)) == Fraction(1, 2**12)
    assert law.probability((36, 12, 3)) == Fraction(1, 6**12)
    assert law.probability((36, 11, 3)) == 0


def test_triples_are_joint_over_a_mixture_of_products() -> None:
    """What the first shot did and what each of the later ones did to others are told together."""
    p = position(Opening(4, strikes(4, 5, 6)), [Piece()], [Piece(boxes=2), Piece(boxes=3), Piece(boxes=1)])
    text = "joint(b1.boxes, count(B.destroyed), max(B.boxes))"
    law = odds(p, [text, "joint(B.damage)"], stop=END, rational=True).quantities

    def read(q: Position) -> Any:
        left = [q.rows[row].boxes for row in (4, 5, 6)]
        return left[0], left.count(0), max(left)

    assert dict(law[text].pmf) == brute.law(p, read)
    assert sum(mass for _, mass in law["joint(B.damage)"].pmf) == 1
    assert product_equals_joint(p, END)


def test_members_reached_along_several_branches_are_walked_once() -> None:
    # Whatever befalls b1 first, b2 and b3 are shot at from equal rows.
    p = position(Opening(4, strikes(5, 6)), [Piece()], [Piece(boxes=4)] * 3)
    # The opening shot: to hit, to wound, and an end for each number of wounds; then two members of 6 nodes.
    assert odds(p, ["sum(B.boxes)"], stop=END).positions == 2 + 4 + 2 * 6


def test_later_members_take_earlier_factors_into_themselves() -> None:
    p = shot(6, boxes=9, times=2)
    answer = odds(p, ["b6.boxes", "sum(B.damage)"], stop=END, rational=True)
    alone = brute.law(shot(1, boxes=9, times=2), lambda q: q.rows[4].boxes)
    assert dict(answer.quantities["b6.boxes"].pmf) == alone
    assert answer.quantities["sum(B.damage)"].mean == 12


def test_reading_a_row_expands_its_factor_and_no_other() -> None:
    p = shot(12, inspect=9)
    walk = walked(p, "sum(B.damage)", "A.score")
    expanded = [node for node in walk.nodes if type(node) is Expansion]
    assert [node.factor.writes for node in expanded] == [(9,)]
    behind = [
        {factor for value in node.values if isinstance(value, Varying) for factor, _ in value.parts}
        for node in walk.nodes
        if isinstance(node, Terminal)
    ]
    assert {len(factors) for factors in behind} == {11}
    answer = odds(p, ["joint(A.score, b6.boxes)"], stop=END, rational=True)
    assert dict(answer.quantities["joint(A.score, b6.boxes)"].pmf) == brute.law(
        shot(1, inspect=4), lambda q: (q.rows[1].score, q.rows[4].boxes)
    )


def test_members_that_feed_one_row_are_walked_jointly() -> None:
    p = shot(3, pool=2)
    answer = odds(p, ["joint(B.score, b2.boxes)"], stop=END, rational=True)
    assert dict(answer.quantities["joint(B.score, b2.boxes)"].pmf) == brute.law(
        p, lambda q: (q.rows[2].score, q.rows[5].boxes)
    )
    assert all(type(node) is not Expansion for node in walked(p, "B.score").nodes)


@pytest.mark.parametrize(
    ("strikes_made", "said"),
    [
        (strikes(4, 5, pool=2), "members 0 and 1 share rows [2]"),
        (strikes(4, 4), "members 0 and 1 share rows [4]"),
        (strikes(4, 5, marks=True), "members 0 and 1 share marks"),
    ],
)
def test_members_that_touch_are_told(strikes_made: Any, said: str) -> None:
    pieces = [Piece(boxes=4)] * 3
    # `lead` reads two rows, so that the four outcomes of a factor are told apart at the end.
    assert members_are_apart(position(Volley(strikes(4, 5)), [Piece()], pieces), END) == 2 * 6 + 1 + 4
    with pytest.raises(RulesetError, match=re.escape(f"Each(strike, strike): {said}")):
        members_are_apart(position(Volley(strikes_made), [Piece()], pieces), END)


def test_a_quantity_of_two_rows_expands_one_of_them() -> None:
    p = shot(3)
    answer = odds(p, ["b1.lead"], stop=END, rational=True)
    assert dict(answer.quantities["b1.lead"].pmf) == brute.law(
        shot(2), lambda q: q.rows[4].boxes - q.rows[5].boxes
    )


def test_a_mark_inside_a_product_is_reported() -> None:
    first = strikes(4, marks=True) + strikes(5, 6)
    p = position(Volley(first), [Piece()], [Piece(boxes=4)] * 3)
    answer = odds(p, ["strike.result", "joint(strike.result, b1.boxes)"], stop=END, rational=True)
    assert dict(answer.quantities["strike.result"].pmf) == {"hit": Fraction(1, 2), "miss": Fraction(1, 2)}
    assert answer.quantities["joint(strike.result, b1.boxes)"].probability(("miss", 4)) == Fraction(1, 2)


def test_members_that_all_set_one_mark_are_walked_jointly() -> None:
    p = shot(3, marks=True)
    answer = odds(p, ["joint(strike.result, b3.boxes)"], stop=END, rational=True)
    law = answer.quantities["joint(strike.result, b3.boxes)"]
    assert law.probability(("miss", 4)) == Fraction(1, 2)
    assert law.probability(("hit", 4)) == 0


def test_best_decisions_inside_members_are_walked_jointly_and_right() -> None:
    p = shot(2, boxes=2, asks=True)
    aim = {"side": "A", "maximise": "P(any(B.destroyed))"}
    answer = odds(p, ["any(B.destroyed)"], aim, stop=END, rational=True)
    dodging = Fraction(2, 6) * Fraction(2, 3)
    assert answer.quantities["any(B.destroyed)"].mean == 1 - (1 - dodging) ** 2
    settled = odds(p, ["any(B.destroyed)"], stop=END, rational=True)
    assert settled.quantities["any(B.destroyed)"].mean == 1 - (1 - Fraction(1, 3)) ** 2


def test_a_member_alone_is_a_product_of_one() -> None:
    p = position(Volley(strikes(4)), [Piece()], [Piece(boxes=4)])
    assert odds(p, ["b1.boxes"], stop=END).positions == 6 + 1
    assert Strike(target=4).at == 0


def test_endless_talk_after_a_product_is_an_error() -> None:
    p = position(Volley(strikes(4, 5), talks=True), [Piece()], [Piece(boxes=4)] * 2)
    with pytest.raises(BattlewrightError, match="error-odds-endless"):
        odds(p, ["sum(B.damage)"], stop=END)
    answer = odds(p, ["sum(B.damage)"], policy={"A": ["decline"]}, stop=END)
    assert (answer.positions, answer.quantities["sum(B.damage)"].mean) == (13, 2)
