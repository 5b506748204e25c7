"""The language of watched quantities."""

from __future__ import annotations

import operator
from fractions import Fraction
from typing import Any

import pytest
from tests.odds.games import Chain, Piece, Volley, position, strikes

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.odds.answer import odds
from battlewright.odds.quantities import Atoms
from battlewright.texts import languages, say

END = "end_of_battle"
WORDS = "none, hit, miss"


def shot() -> Position:
    return position(Volley(strikes(4, 5)), [Piece()], [Piece(boxes=2), Piece(boxes=5)])


def mean(text: str) -> Any:
    return odds(shot(), [text], stop=END, rational=True).quantities[text].mean


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("b1.damage", Fraction(1)),
        ("b1.boxes", 2 - Fraction(1, 2) * Fraction(5, 3)),
        ("sum(B.damage)", Fraction(2)),
        ("sum(b1.damage, b2.damage)", Fraction(2)),
        ("sum(B.damage) >= 6", Fraction(1, 36)),
        ("P(sum(B.damage) >= 6)", Fraction(1, 36)),
        ("count(B.destroyed)", Fraction(1, 3)),
        ("count(B.damage >= 1)", Fraction(1)),
        ("P(count(B.damage >= 1) = 2)", Fraction(1, 4)),
        ("any(B.destroyed)", Fraction(1, 3)),
        ("max(B.damage)", Fraction(7 * 1 + 9 * 2 + 11 * 3, 36)),
        ("P(b1.destroyed)", Fraction(1, 3)),
        ("P(b1.destroyed = false)", Fraction(2, 3)),
        ("P(b1.damage != 0)", Fraction(1, 2)),
        ("P(b1.damage < 1.5)", Fraction(2, 3)),
        ("P(strike.result = none)", Fraction(1)),
        ("A.score", Fraction(0)),
        ("P(b2.damage > b1.damage)", Fraction(1, 3)),
        ("b1.damage = b2.damage", Fraction(1, 3)),
        ("P(sum(B.damage) >= max(B.boxes))", Fraction(10, 36)),
        ("P(b1.destroyed != b2.destroyed)", Fraction(1, 3)),
        ("P(A.score <= A.score)", Fraction(1)),
        ("sum(A.damage, B.damage)", Fraction(2)),
        ("max(A.damage)", Fraction(0)),
    ],
)
def test_means(text: str, expected: Fraction) -> None:
    assert mean(text) == expected


@pytest.mark.parametrize("sign", ["=", "!=", ">=", "<=", ">", "<"])
def test_two_quantities_are_compared_as_their_joint_law_says(sign: str) -> None:
    holds = {
        "=": operator.eq,
        "!=": operator.ne,
        ">=": operator.ge,
        "<=": operator.le,
        ">": operator.gt,
        "<": operator.lt,
    }
    texts = [f"b1.damage {sign} b2.boxes", "joint(b1.damage, b2.boxes)"]
    found = odds(shot(), texts, stop=END, rational=True).quantities
    law = found[texts[1]].pmf
    assert len(law) > 2
    assert found[texts[0]].probability(True) == sum(p for pair, p in law if holds[sign](*pair))


def test_a_list_is_compared_piece_by_piece() -> None:
    answer = odds(shot(), ["B.damage>=a1.boxes"], stop=END)
    assert list(answer.quantities) == ["b1.damage >= a1.boxes", "b2.damage >= a1.boxes"]


def test_a_list_is_asked_of_each_piece() -> None:
    answer = odds(shot(), ["B.damage", "B.boxes <= 2"], stop=END)
    assert list(answer.quantities) == ["b1.damage", "b2.damage", "b1.boxes <= 2", "b2.boxes <= 2"]


def test_joint_expands_lists_into_tuples() -> None:
    law = odds(shot(), ["joint(B.destroyed, A.score)"], stop=END, rational=True).quantities[
        "joint(B.destroyed, A.score)"
    ]
    assert law.pmf == (((False, False, 0), Fraction(2, 3)), ((True, False, 0), Fraction(1, 3)))


def test_names_with_dots_and_dashes_are_found() -> None:
    p = position(Chain(3, 4, 1), [Piece()], [Piece(boxes=1)])
    p.scene.index["big.wolf-1"] = 4
    (expression,) = Atoms(p).watched("big.wolf-1.damage")
    assert expression.text == "big.wolf-1.damage"


@pytest.mark.parametrize(
    ("text", "id", "column", "said"),
    [
        ("", "error-quantity-syntax", 1, {"found": ""}),
        ("b1.damage b2.damage", "error-quantity-syntax", 11, {"found": "b2.damage"}),
        ("sum(b1.damage", "error-quantity-syntax", 14, {"found": "", "expected": ")"}),
        ("b1.damage >=", "error-quantity-syntax", 13, {"expected": "constant"}),
        ("b1.damage & 3", "error-quantity-syntax", 11, {"found": "&"}),
        ("P(sum(max(B.damage)))", "error-quantity-syntax", 7, {"found": "max("}),
        ("median(B.damage)", "error-quantity-syntax", 1, {"found": "median("}),
        ("P(B.destroyed)", "error-quantity-list", 3, {}),
        ("  b1.damgae", "error-quantity-unknown", 3, {"name": "b1.damgae", "closest": "b1.damage"}),
        ("wolf.damage", "error-quantity-unknown", 1, {"name": "wolf.damage"}),
        ("sum(b1.score)", "error-quantity-unknown", 5, {"name": "b1.score"}),
        ("battle.damage", "error-quantity-unknown", 1, {"name": "battle.damage"}),
        ("damage", "error-quantity-unknown", 1, {"name": "damage"}),
        ("b1.damage > attack.foo", "error-quantity-unknown", 13, {"name": "attack.foo"}),
        ("b1.damage > foo", "error-quantity-unlike", 13, {"found": "foo", "expected": "number"}),
        ("b1.damage = true", "error-quantity-unlike", 13, {"expected": "number"}),
        ("b1.destroyed > 3", "error-quantity-unlike", 14, {"found": ">", "expected": "truth"}),
        ("b1.destroyed = 1", "error-quantity-unlike", 16, {"found": "1", "expected": "truth"}),
        ("b1.destroyed = treu", "error-quantity-unlike", 16, {"closest": "true"}),
        ("strike.result > miss", "error-quantity-unlike", 15, {"expected": "words", "words": WORDS}),
        ("strike.result = mis", "error-quantity-unlike", 17, {"expected": "words", "closest": "miss"}),
        ("P(strike.result = 3)", "error-quantity-unlike", 19, {"found": "3"}),
        (
            "b1.damage = b1.destroyed",
            "error-quantity-unlike",
            11,
            {"found": "b1.destroyed", "expected": "number"},
        ),
        ("sum(strike.result)", "error-quantity-no-number", 5, {"function": "sum"}),
        ("count(B.damage > b1.boxes)", "error-quantity-syntax", 18, {"expected": "constant"}),
        ("b1.damage > B.damage", "error-quantity-list", 13, {}),
        ("strike.reslt", "error-quantity-unknown", 1, {"closest": "strike.result"}),
    ],
)
def test_what_cannot_be_understood_is_shown(text: str, id: str, column: int, said: dict[str, str]) -> None:
    with pytest.raises(BattlewrightError) as caught:
        odds(shot(), [text], stop=END)
    assert caught.value.id == id
    assert caught.value.values["text"] == text
    assert caught.value.values["column"] == column
    assert {name: caught.value.values[name] for name in said} == said
    assert all(say(caught.value, lang) for lang in languages)


def test_what_is_not_understood_is_repeated_shortly() -> None:
    with pytest.raises(BattlewrightError) as caught:
        odds(shot(), ["x" * 3000], stop=END)
    assert len(say(caught.value, "en")) < 600


@pytest.mark.parametrize(
    ("aim", "id"),
    [
        ({"side": "C", "maximise": "b1.damage"}, "error-odds-aim-side"),
        ({"side": "A", "maximise": "B.damage"}, "error-quantity-list"),
        ({"side": "A", "maximise": "joint(b1.damage, b2.damage)"}, "error-quantity-list"),
        ({"side": "A", "maximise": "strike.result"}, "error-odds-aim-number"),
        ({"side": "A"}, "error-quantity-syntax"),
    ],
)
def test_an_aim_is_one_number_of_a_side(aim: dict[str, str], id: str) -> None:
    with pytest.raises(BattlewrightError) as caught:
        odds(shot(), [], aim, stop=END)
    assert caught.value.id == id
