"""The walk against the oracle that enumerates all dice, and its merging, bounds and stops."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.odds import brute
from tests.odds.games import Chain, Piece, Talk, Volley, position, strikes
from tests.toys.toy import TOY, Turn, toy_position

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option, Stop
from battlewright.core.running import apply, start
from battlewright.odds.answer import odds
from battlewright.odds.bounds import Bounds, Cancelled
from battlewright.odds.opened import Factors
from battlewright.odds.question import Question, asked
from battlewright.odds.walk import Onward, Walk

AFTER_ACTION = {"step": "turn.last_side_standing"}


def chain(attacks: int, fury: int, boxes: int) -> Position:
    return position(Chain(attacker=3, target=4, attacks=attacks), [Piece(fury=fury)], [Piece(boxes=boxes)])


def as_dict(answer: Any, name: str) -> dict[Any, Any]:
    return dict(answer.quantities[name].pmf)


def test_a_boosted_attack_agrees_with_every_roll_of_the_dice() -> None:
    p = chain(attacks=1, fury=1, boxes=12)
    answer = odds(p, ["b1.boxes"], policy={"windows": {"boost_damage": "take"}}, rational=True)
    taken = brute.law(
        p, lambda q: q.rows[4].boxes, lambda c: ("yes",) if c.kind == "ask-boost_damage" else c.default
    )
    assert as_dict(answer, "b1.boxes") == taken


def test_an_attack_of_the_toy_agrees_and_stops_after_the_action() -> None:
    p = apply(toy_position(2, reactions=True), ("attack", "a1", "b1"))
    stop = Stop(Turn, TOY.compile().procedures[Turn].labels["last_side_standing"])
    answer = odds(p, ["joint(b1.wounds_left, a1.wounds_left)"], stop=AFTER_ACTION, rational=True)
    found = brute.law(p, lambda q: (q.rows[5].wounds, q.rows[3].wounds), stop=stop)
    assert as_dict(answer, "joint(b1.wounds_left, a1.wounds_left)") == found
    assert answer.quantities["joint(b1.wounds_left, a1.wounds_left)"].mean is None


def test_a_stop_counts_its_times() -> None:
    p = apply(toy_position(2), ("attack", "a1", "b1"))
    stop = Stop(Turn, TOY.compile().procedures[Turn].labels["last_side_standing"], 2)
    answer = odds(p, ["sum(B.wounds_left)"], stop={**AFTER_ACTION, "times": 2}, rational=True)
    assert as_dict(answer, "sum(B.wounds_left)") == brute.law(
        p, lambda q: q.rows[5].wounds + q.rows[6].wounds, stop=stop
    )


def test_overkill_is_counted_apart_from_wounds_lost() -> None:
    answer = odds(
        chain(attacks=1, fury=0, boxes=3), ["b1.damage", "P(b1.damage >= 11)", "b1.destroyed"], rational=True
    )
    assert answer.quantities["b1.damage"].probability(11) == Fraction(21, 36) * Fraction(1, 36)
    assert answer.quantities["P(b1.damage >= 11)"].mean == Fraction(21, 36) * Fraction(1, 36)
    assert answer.quantities["b1.destroyed"].mean == Fraction(21, 36) * Fraction(33, 36)


def test_equal_positions_are_one_node() -> None:
    # Boxes left above 0 before each attack: 1, 12, 23, 30, 30 ways, each to roll to hit and to damage; 31 ends.
    assert odds(chain(attacks=5, fury=0, boxes=30), ["b1.boxes"]).positions == 2 * 96 + 31


class Asking(Walk):
    """A walk that counts how often its decisions are asked for; with `meets` off it runs on where ways have met."""

    def __init__(self, question: Question, meets: bool) -> None:
        super().__init__(question.atoms.list, question.policy, Bounds(10**6))
        self.meets = meets
        self.asked = 0

    def _tried(self, p: Position, factors: Factors, request: Choose) -> tuple[Option, ...]:
        self.asked += 1
        return super()._tried(p, factors, request)

    def _join(self, p: Position, factors: Factors) -> int | Onward:
        return super()._join(p, factors) if self.meets else (factors, None, None)


def test_where_ways_meet_rules_run_on_once() -> None:
    p = chain(attacks=4, fury=3, boxes=20)
    question = asked(p, ["b1.destroyed"], {"side": "A", "maximise": "P(b1.destroyed)"}, None, None)
    met, run_on = Asking(question, meets=True), Asking(question, meets=False)
    graphs = [walk.from_root(p, question.stop) for walk in (met, run_on)]
    assert graphs[0].nodes == graphs[1].nodes
    assert met.asked < run_on.asked / 3


def test_frames_that_wait_below_the_stop_are_shared_and_no_part_of_a_position() -> None:
    p = apply(toy_position(2, reactions=True), ("attack", "a1", "b1"))
    prepared = p.fork()
    prepared.fixed = len(p.stack) - 1
    assert prepared.fork().stack[0] is prepared.stack[0]
    assert prepared.fork().stack[-1] is not prepared.stack[-1]
    assert prepared.key() == prepared.fork().key() != p.key()


def test_the_position_asked_about_is_left_alone() -> None:
    p = start(chain(attacks=3, fury=1, boxes=9))
    rows, key, pending = list(p.rows), p.key(), p.pending
    odds(p, ["b1.damage"], aim={"side": "A", "maximise": "b1.damage"})
    assert (p.rows, p.key(), p.pending, p.watch, p.pool, p.stop) == (rows, key, pending, None, None, None)


def test_the_error_bound_holds_and_mass_is_one() -> None:
    p = chain(attacks=4, fury=4, boxes=30)
    aim = {"side": "A", "maximise": "P(b1.destroyed)"}
    exact = odds(p, ["b1.boxes"], aim, rational=True)
    floating = odds(p, ["b1.boxes"], aim)
    assert exact.error_bound == 0
    assert sum(mass for _, mass in exact.quantities["b1.boxes"].pmf) == 1
    assert 0 < floating.error_bound < 1e-12
    for (value, mass), (other, real) in zip(
        floating.quantities["b1.boxes"].pmf, exact.quantities["b1.boxes"].pmf, strict=True
    ):
        assert value == other
        assert abs(Fraction(mass) - Fraction(real)) <= floating.error_bound


@pytest.mark.parametrize("die", [False, True])
def test_an_endless_procedure_is_an_error(die: bool) -> None:
    with pytest.raises(BattlewrightError) as caught:
        odds(position(Talk(die=die), [], []), ["A.score"], stop="end_of_battle")
    assert caught.value.id == "error-odds-endless"


def test_progress_is_told_and_cancel_is_heard() -> None:
    told: list[tuple[int, int]] = []
    p = chain(attacks=5, fury=5, boxes=30)
    aim = {"side": "A", "maximise": "P(b1.destroyed)"}
    odds(p, ["b1.boxes"], aim, progress=lambda done, frontier: told.append((done, frontier)))
    assert told[0][0] == 256
    assert told[0][1] > 0
    assert told[-1][1] == 0
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    with pytest.raises(Cancelled):
        odds(p, ["b1.boxes"], aim, cancel=lambda: True)


@pytest.mark.parametrize(
    ("stop", "value"),
    [
        ("end_of_dinner", "end_of_dinner"),
        ({"step": "dinner.eat"}, "dinner.eat"),
        ({"step": "chain.eat"}, "chain.eat"),
    ],
)
def test_an_unknown_stop_is_named(stop: Any, value: str) -> None:
    with pytest.raises(BattlewrightError) as caught:
        odds(chain(1, 0, 1), ["b1.boxes"], stop=stop)
    assert caught.value.id == "error-stop-unknown"
    assert caught.value.values["stop"] == value
    assert caught.value.values["expected"]


def test_json_has_the_published_shape() -> None:
    p = start(chain(attacks=1, fury=1, boxes=1))
    said = odds(p, ["b1.destroyed", "joint(b1.boxes, b1.destroyed)"], {"side": "A", "maximise": "P(b1.destroyed)"},
                rational=True).to_json()  # fmt: skip
    assert said == {
        "method": "exact",
        "source": "cold",
        "policy": {"A": "best", "B": "best", "decisions": {"ask-boost_damage": "best", "ask-boost_hit": "best"}},
        "error_bound": 0.0,
        "stop": "end_of_action",
        "positions": said["positions"],
        "quantities": {
            "b1.destroyed": {"mean": "49/54", "pmf": [[False, "5/54"], [True, "49/54"]]},
            "joint(b1.boxes, b1.destroyed)": {
                "mean": None, "pmf": [[[0, True], "49/54"], [[1, False], "5/54"]],
            },
        },
        "options": [
            {"answer": "yes", "value": "49/54", "regret": "0"},
            {"answer": "decline", "value": "7/12", "regret": "35/108"},
        ],
    }  # fmt: skip


def test_a_position_that_waits_for_simultaneous_procedures_can_be_asked() -> None:
    p = position(Volley(strikes(4, 5)), [Piece()], [Piece(boxes=5), Piece(boxes=5)])
    p.splits = True
    start(p)
    p.splits = False
    answer = odds(p, ["sum(B.damage)"], stop="end_of_battle", rational=True)
    assert as_dict(answer, "sum(B.damage)") == brute.law(
        position(Volley(strikes(4, 5)), [Piece()], [Piece(boxes=5), Piece(boxes=5)]),
        lambda q: 10 - q.rows[4].boxes - q.rows[5].boxes,
    )
