"""Decisions inside odds: published optima, best against fixed policies, and what the answer says of them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.odds import brute
from tests.odds.boosts import Profile, fight
from tests.odds.games import Chain, Piece, Volley, position, strikes
from tests.toys.toy import toy_position

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.core.running import start
from battlewright.odds.answer import best, odds
from battlewright.odds.conformance import product_equals_joint
from battlewright.odds.policy import Policy
from battlewright.odds.stops import stop_at
from battlewright.odds.store import Graphs

AFTER_ACTION = {"step": "turn.last_side_standing"}
KILL = {"side": "A", "maximise": "P(b1.destroyed)"}


def chain(attacks: int, fury: int, boxes: int) -> Position:
    return position(Chain(attacker=3, target=4, attacks=attacks), [Piece(fury=fury)], [Piece(boxes=boxes)])


def killed(p: Position, aim: Any = None, policy: Any = None) -> Any:
    return odds(p, ["b1.destroyed"], aim, policy, rational=True).quantities["b1.destroyed"].mean


def test_the_published_chain_of_boosts() -> None:
    assert killed(chain(5, 5, 30), KILL) == Fraction(4551752881315829, 7312316880125952)


@pytest.mark.parametrize(
    ("windows", "value"),
    [
        ({"boost_hit": "decline", "boost_damage": "take"}, 0.437412180),
        ({"boost_hit": "take", "boost_damage": "decline"}, 0.370823342),
        ({"boost_hit": "decline", "boost_damage": "decline"}, 0.068166474),
    ],
)
def test_the_published_fixed_plans(windows: dict[str, str], value: float) -> None:
    assert float(killed(chain(5, 5, 30), None, {"windows": windows})) == pytest.approx(value, abs=1e-9)


WORD = st.sampled_from(["take", "decline", "default"])


@given(st.integers(1, 3), st.integers(0, 3), st.integers(1, 20), WORD, WORD)
def test_best_is_never_worse_than_a_fixed_policy(
    attacks: int, fury: int, boxes: int, hit: str, damage: str
) -> None:
    fixed = killed(chain(attacks, fury, boxes), None, {"windows": {"boost_hit": hit, "boost_damage": damage}})
    assert killed(chain(attacks, fury, boxes), KILL) >= fixed


@pytest.mark.parametrize(("side", "dodges"), [("A", True), ("B", False)])
def test_the_other_side_decides_against_the_aim(side: str, dodges: bool) -> None:
    p = position(Volley(strikes(4, asks=True)), [Piece()], [Piece(boxes=2)])
    answer = odds(
        p, ["b1.damage"], {"side": side, "maximise": "b1.damage"}, stop="end_of_battle", rational=True
    )
    assert answer.quantities["b1.damage"].mean == 2 * (Fraction(1, 3) if dodges else Fraction(1, 2))


def test_best_agrees_with_the_oracle_on_a_fight_with_reactions() -> None:
    p = toy_position(1, {"a1": {"wounds": 2}, "b1": {"wounds": 3}}, reactions=True, rounds=1)
    never = ("advance", "rest")
    aim = {"side": "B", "maximise": "b1.wounds_left"}
    answer = odds(p, ["b1.wounds_left"], aim, {"never": never}, AFTER_ACTION, rational=True)
    stopping = p.fork()
    stopping.stop = stop_at(p.rules, AFTER_ACTION)
    expected = brute.best_mean(stopping, lambda q: q.rows[4].wounds, 1, never)
    assert answer.quantities["b1.wounds_left"].mean == expected


def test_options_carry_values_and_regrets_best_first() -> None:
    p = start(chain(1, 1, 8))
    options = best(p, KILL, rational=True)
    boost_hit = Fraction(196, 216) * Fraction(10, 36)
    boost_damage = Fraction(21, 36) * Fraction(160, 216)
    assert [(o.answer, o.value, o.regret) for o in options] == [
        ("decline", boost_damage, 0),
        ("yes", boost_hit, boost_damage - boost_hit),
    ]
    assert odds(p, ["b1.destroyed"], KILL, rational=True).options == options


def test_a_fixed_policy_of_the_asked_decision_still_shows_all_options() -> None:
    answer = odds(start(chain(1, 1, 8)), ["b1.destroyed"], KILL, {"A": ["yes"]}, rational=True)
    assert [o.answer for o in answer.options] == ["decline", "yes"]
    assert answer.quantities["b1.destroyed"].mean == answer.options[1].value
    assert answer.policy["decisions"] == {"ask-boost_damage": "preference", "ask-boost_hit": "preference"}


def test_best_needs_a_decision() -> None:
    with pytest.raises(BattlewrightError) as caught:
        best(start(chain(1, 0, 8)), KILL)
    assert caught.value.id == "error-odds-no-decision"


@pytest.mark.parametrize(
    ("policy", "how"),
    [
        (None, "default"),
        ({"windows": {"boost_hit": "take"}}, "take"),
        ({"windows": {"boost_hit": "decline"}}, "decline"),
        ({"A": ["fly", "yes"]}, "preference"),
        ({"never": ["boost_hit"]}, "default"),
    ],
)
def test_the_answer_says_how_decisions_were_settled(policy: Any, how: str) -> None:
    assert odds(chain(1, 1, 8), ["b1.boxes"], policy=policy).policy["decisions"]["ask-boost_hit"] == how


def test_never_takes_offers_and_actions_away_from_best() -> None:
    never = killed(chain(2, 2, 14), KILL, {"never": ["boost_hit"]})
    assert never == killed(
        chain(2, 2, 14), KILL, {"windows": {"boost_hit": "decline", "boost_damage": "best"}}
    )
    assert never < killed(chain(2, 2, 14), KILL)
    options = best(toy_position(1), {"side": "A", "maximise": "b1.damage"}, {"B": "default", "never": ["attack"]},
                   AFTER_ACTION)  # fmt: skip
    assert {o.option[0] for o in options} == {"blast", "advance", "rest", "pass"}


@pytest.mark.parametrize(
    ("policy", "id"),
    [
        ({"A": "ask"}, "error-odds-decision"),
        ({"A": "best"}, "error-odds-no-aim"),
        ({"windows": {"boost_hit": "best"}}, "error-odds-no-aim"),
        ({"A": "bold"}, "error-odds-policy-word"),
        ({"A": 3}, "error-odds-policy-word"),
        ({"windows": "take"}, "error-odds-policy-word"),
        ({"windows": {"boost_hit": "ask"}}, "error-odds-policy-word"),
        ({"never": "boost_hit"}, "error-odds-policy-word"),
        ({"C": "best"}, "error-odds-policy-entry"),
        ({"windows": {"boost_hit": "take if"}}, "error-odds-policy-word"),
        ({"windows": {"boost_hit": "decline if a1.fury > 1"}}, "error-odds-policy-word"),
        ({"windows": {"boost_hit": "take if a1.fuel > 1"}}, "error-quantity-unknown"),
        ({"windows": {"boost_hit": "take if b1.boxes >"}}, "error-quantity-syntax"),
        ({"windows": {"boost_hit": "take if b1.damage > 1"}}, "error-odds-condition"),
    ],
)
def test_policies_that_cannot_be_followed(policy: Any, id: str) -> None:
    with pytest.raises(BattlewrightError) as caught:
        odds(chain(1, 1, 8), ["b1.boxes"], policy=policy)
    assert caught.value.id == id


THUMBS: tuple[dict[str, Any], ...] = (
    *(
        {"windows": {"boost_hit": hit, "boost_damage": damage}, "never": never}
        for hit, damage in (
            ("take", "decline"),
            ("decline", "take"),
            ("take", "take"),
            ("decline", "decline"),
        )
        for never in ([], ["attack"])
    ),
    # One fury is kept for another attack; the last ones go into the damage.
    {
        "windows": {
            "attack": "take if a1.fury >= 1",
            "boost_hit": "take if a1.fury >= 3",
            "boost_damage": "take",
        }
    },
    {"windows": {"boost_hit": "take if b1.boxes > 4", "boost_damage": "take if a1.fury >= 2"}},
)
"""How people spend fury: hit first, damage first, both or none, with bought attacks or without, and by what is left."""


@settings(max_examples=8)
@given(st.integers(0, 1), st.integers(0, 2), st.integers(1, 12), st.integers(1, 9), st.integers(12, 22))
def test_best_is_never_below_a_rule_of_thumb(attacks: int, fury: int, boxes: int, mat: int, pow: int) -> None:
    def kills(aim: Any, policy: Any) -> Any:
        p = fight(attacks, fury, boxes, Profile(MAT=mat, POW=pow), buys=True)
        return odds(p, ["b1.destroyed"], aim, policy, rational=True).quantities["b1.destroyed"].mean

    best_of_all, without_bought = kills(KILL, None), kills(KILL, {"never": ["attack"]})
    assert without_bought <= best_of_all
    for policy in THUMBS:
        assert kills(None, policy) <= (without_bought if policy.get("never") else best_of_all)


@pytest.mark.parametrize(("least", "boxes"), [(1, 5), (2, 5), (2, 4)])
def test_a_condition_is_asked_of_the_position_at_the_offer(least: int, boxes: int) -> None:
    p = fight(1, 1, boxes)
    hit, damage = f"take if a1.fury >= {least}", "take if b1.boxes > 4"

    def by_hand(at: Position, request: Choose) -> Any:
        row = at.rows
        takes = row[3].fury >= least if request.kind == "ask-boost_hit" else row[4].boxes > 4
        return ("yes",) if takes else request.default

    policy = {"windows": {"boost_hit": hit, "boost_damage": damage}}
    answer = odds(p, ["joint(b1.boxes, a1.fury)"], policy=policy, rational=True)
    found = brute.law_by(p, lambda q: (q.rows[4].boxes, q.rows[3].fury), by_hand)
    assert dict(answer.quantities["joint(b1.boxes, a1.fury)"].pmf) == found
    assert answer.policy["decisions"]["ask-boost_hit"] == hit


@pytest.mark.parametrize(
    "condition", ["b1.boxes <= 2", "any(B.destroyed)", "sum(B.boxes) < 4", "b2.lead > 0"]
)
def test_a_condition_inside_a_product_reads_what_it_hangs_on(condition: str) -> None:
    twice, p = (
        position(Volley(strikes(4, 5, asks=True), times), [Piece()], [Piece(boxes=3), Piece(boxes=2)])
        for times in (2, 1)
    )
    policy = {"windows": {"dodge": f"take if {condition}"}}
    tests = {
        "b1.boxes <= 2": lambda b1, b2: b1 <= 2,
        "any(B.destroyed)": lambda b1, b2: not b1 or not b2,
        "sum(B.boxes) < 4": lambda b1, b2: b1 + b2 < 4,
        "b2.lead > 0": lambda b1, b2: False,
    }

    def by_hand(at: Position, request: Choose) -> Any:
        return ("yes",) if tests[condition](at.rows[4].boxes, at.rows[5].boxes) else request.default

    answer = odds(p, ["joint(B.boxes)"], policy=policy, stop="end_of_battle", rational=True)
    found = brute.law_by(p, lambda q: (q.rows[4].boxes, q.rows[5].boxes), by_hand)
    assert dict(answer.quantities["joint(B.boxes)"].pmf) == found
    assert product_equals_joint(twice, "end_of_battle", policy)


def test_a_condition_is_part_of_the_question() -> None:
    graphs = Graphs(notes=True)
    for least in (1, 2, 3, 1):
        policy = {"windows": {"boost_hit": f"take if a1.fury >= {least}", "boost_damage": "decline"}}
        kept, cold = (
            odds(fight(2, 2, 9), ["b1.destroyed"], policy=policy, rational=True, graphs=kept_in)
            for kept_in in (graphs, None)
        )
        assert kept.quantities == cold.quantities
    assert kept.source == "stored"


class Lattice:
    """A region that offers points: the better the farther from the corner, for a test that counts them."""

    word = "at"

    def grid(self, step: int) -> list[tuple[int, int]]:
        side = 1_000_000 // step
        return [(x * step, y * step) for x in range(side) for y in range(side)]


def test_best_tries_a_bounded_grid_of_a_region() -> None:
    p = toy_position(1)
    policy = Policy({}, p.scene, has_aim=True)
    request = Choose(0, "ask-place", "to", region=Lattice(), default=("at", 7, 0))  # type: ignore[arg-type]
    assert len(policy.tried_first(p, request)) == 16 + 1
    assert len(policy.tried(p, request)) == 4 + 1
    assert policy.used == {"ask-place": "best of points"}


def test_a_region_without_points_or_default_is_refused() -> None:
    p = toy_position(1)
    policy = Policy({}, p.scene, has_aim=True)
    with pytest.raises(BattlewrightError) as caught:
        policy.tried(p, Choose(0, "ask-place", "to", region=object()))  # type: ignore[arg-type]
    assert caught.value.id == "error-odds-no-default"
