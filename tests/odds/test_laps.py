"""A step that is reached several times: rounds that begin alike are walked once, and rounds may go in circles."""

from __future__ import annotations

from typing import Any

import pytest
from tests.odds import brute
from tests.odds.games import Bout, Piece, position

from battlewright.core.position import Position
from battlewright.core.requests import Stop
from battlewright.odds.answer import odds
from battlewright.odds.bounds import Bounds
from battlewright.odds.evaluating import evaluated
from battlewright.odds.graph import fractions
from battlewright.odds.question import asked
from battlewright.odds.store import Graphs
from battlewright.odds.walk import Walk

BOXES = ["joint(a1.boxes, b1.boxes)", "a2.boxes", "P(a1.boxes < b1.boxes)"]


def rounds(times: int) -> dict[str, Any]:
    return {"step": "bout.next_round", "times": times}


def bout(a: int, b: int, asks: bool = False, aside: int = 4) -> Position:
    """`aside` are the boxes of a2, whose loss stays a factor of its own from round to round."""
    return position(Bout(asks=asks), [Piece(boxes=a), Piece(boxes=aside)], [Piece(boxes=b)])


def stop_at(p: Position, times: int) -> Stop:
    return Stop(Bout, p.rules.procedures[Bout].labels["next_round"], times)


def walked(p: Position, times: int, aim: Any = None) -> Any:
    """The exact answer of a walk in which the times are told apart."""
    question = asked(p, BOXES, aim, None, rounds(times))
    graph = Walk(question.atoms.list, question.policy, Bounds(10**6)).from_root(p, question.stop)
    return evaluated(p, question, graph, len(graph.nodes), "cold", fractions())


def test_a_round_agrees_with_every_roll_of_the_dice() -> None:
    p = bout(3, 2)
    answer = odds(p, BOXES, stop=rounds(1), rational=True)
    by_dice = brute.law(p, lambda q: (q.rows[3].boxes, q.rows[5].boxes), stop=stop_at(p, 1))
    assert dict(answer.quantities[BOXES[0]].pmf) == by_dice


@pytest.mark.parametrize("times", [2, 3, 4])
def test_rounds_agree_with_a_walk_that_tells_them_apart(times: int) -> None:
    p = bout(3, 2)
    assert odds(p, BOXES, stop=rounds(times), rational=True).quantities == walked(p, times).quantities


def test_a_round_that_changes_nothing_leads_back_to_its_start() -> None:
    """More rounds than the tree of all rolls could hold: the fight is decided but for a mass that is told."""
    p = bout(2, 2, aside=0)
    answer = odds(p, ["P(a1.boxes = 0)", "P(b1.boxes = 0)"], stop=rounds(200))
    lost, won = (answer.quantities[text].mean for text in answer.quantities)
    assert lost is not None and won is not None
    assert lost + won > 1 - 1e-9
    assert answer.positions < 200


def test_a_start_is_walked_once_in_whichever_round_it_comes() -> None:
    p = bout(3, 3, aside=0)
    few, many = (odds(p, BOXES, stop=rounds(times)).positions for times in (6, 60))
    assert few == many


@pytest.mark.parametrize("wish", ["maximise", "minimise"])
def test_decisions_of_every_round_are_solved(wish: str) -> None:
    """The best care hangs on the rounds that are left: the same start is decided anew in each."""
    p = bout(2, 3, asks=True)
    aim = {"side": "A", wish: "P(a1.boxes < b1.boxes)"}
    answer = odds(p, BOXES, aim, stop=rounds(3), rational=True)
    assert answer.quantities == walked(p, 3, aim).quantities
    hasty = odds(p, BOXES, stop=rounds(3), rational=True).quantities[BOXES[-1]].mean
    assert answer.quantities[BOXES[-1]].mean != hasty


def test_a_stored_fight_is_evaluated_as_the_walk_was() -> None:
    graphs = Graphs()
    p = bout(4, 4, asks=True)
    aim = {"side": "A", "maximise": "P(a1.boxes > b1.boxes)"}
    cold = odds(p, BOXES, aim, stop=rounds(5), graphs=graphs)
    stored = odds(p, BOXES, aim, stop=rounds(5), graphs=graphs)
    exact = odds(p, BOXES, aim, stop=rounds(5), rational=True)
    assert (cold.source, stored.source) == ("cold", "stored")
    for text in BOXES:
        for value, chance in exact.quantities[text].pmf:
            for answer in (cold, stored):
                assert abs(answer.quantities[text].probability(value) - chance) <= answer.error_bound
