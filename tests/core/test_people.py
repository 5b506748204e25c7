"""Inputs of people: sealed choices, conceding, agreeing on a draw, amending all or nothing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.toys.script import script
from tests.toys.toy import toy_position

from battlewright.core.errors import Illegal
from battlewright.core.people import Amend, Concede, Draw, Sealed
from battlewright.core.requests import Both, Choose, Roll
from battlewright.core.running import apply
from battlewright.core.snapshot import load, save


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_sealed_halves_are_opened_together_whoever_is_first(order: tuple[int, int]) -> None:
    position = toy_position(stances=True)
    assert isinstance(position.pending, Both)
    game = script(position)
    answers = (("bold",), ("wary",))
    game.seal(order[0], answers[order[0]])
    assert [position.rows[i].stance for i in (1, 2)] == ["plain", "plain"]
    game.seal(order[1], answers[order[1]])
    assert [position.rows[i].stance for i in (1, 2)] == ["bold", "wary"]
    assert position.sealed is None


@pytest.mark.parametrize(
    "wrong", [("bold",), Sealed(0, ("bold",)), Sealed(2, ("bold",)), Sealed(1, ("shy",)), Sealed(1, ())]
)
def test_a_sealed_half_is_given_once_and_checked(wrong: Any) -> None:
    position = script(toy_position(stances=True)).seal(0, ("wary",)).position
    before = save(position)
    with pytest.raises(Illegal):
        apply(position, wrong)
    assert save(position) == before


def test_nothing_is_sealed_when_one_player_decides() -> None:
    with pytest.raises(Illegal, match="error-nothing-sealed"):
        apply(toy_position(), Sealed(0, ("pass",)))


@pytest.mark.parametrize("side", [0, 1])
def test_a_side_may_concede_in_the_middle_of_anything(side: int) -> None:
    position = script(toy_position(stances=True)).seal(0, ("bold",)).position
    apply(position, Concede(side))
    assert position.outcome is not None
    assert (position.outcome.winner, position.outcome.reason) == (1 - side, "outcome-conceded")
    assert (position.pending, position.stack, position.sealed) == (None, [], None)
    for late in (Concede(side), Draw(), Amend("late", ({"effect": "spend", "affected": 3},))):
        with pytest.raises(Illegal):
            apply(position, late)
    assert save(load(position.rules, position.scene, save(position))) == save(position)


def test_both_may_agree_on_a_draw() -> None:
    position = script(toy_position()).say("attack a1 b1").decline().position
    apply(position, Draw())
    assert position.outcome is not None
    assert position.outcome.winner is None
    with pytest.raises(Illegal):
        apply(toy_position(), Concede(2))


def test_an_amendment_changes_rows_and_asks_again() -> None:
    position = script(toy_position()).say("attack a1 b1").decline().position
    events: list[Any] = []
    harm = {"effect": "harm", "affected": 7, "amount": 3}
    apply(position, Amend("forgot a fall", (harm, {"effect": "spend", "affected": 3})), events.append)
    assert (position.rows[7].wounds, position.rows[3].tokens) == (5, 0)
    assert isinstance(position.pending, Roll)
    assert [event.id for event in events] == ["event-harm", "event-amended"]
    assert events[-1].values == {"reason": "forgot a fall"}


def test_an_amendment_can_open_or_close_what_is_asked() -> None:
    position = toy_position()
    apply(position, Amend("out", ({"effect": "harm", "affected": 4, "amount": 8},)))
    assert isinstance(position.pending, Choose)
    assert not any(option[1:2] == ("a2",) for option in position.pending.options)


def test_an_amendment_is_always_made_by_people() -> None:
    position = toy_position(reactions=True)
    disguised = {"effect": "harm", "affected": 6, "amount": 1, "cause": {"kind": "attack", "source": 3}}
    apply(position, Amend("no trigger of an attack", (disguised,)))
    assert position.queue == []
    assert isinstance(position.pending, Choose)


def test_an_amendment_gives_a_sealed_half_back() -> None:
    position = script(toy_position(stances=True)).seal(0, ("bold",)).position
    apply(position, Amend("agreed", ({"effect": "spend", "affected": 3},)))
    assert position.sealed is None
    script(position).seal(0, ("wary",)).seal(1, ("wary",))
    assert position.rows[1].stance == "wary"


GOOD = {"effect": "harm", "affected": 7, "amount": 3}


@pytest.mark.parametrize(
    ("reason", "effects", "id"),
    [
        ("", (GOOD,), "error-amend-empty"),
        ("r", (), "error-amend-empty"),
        ("r", (GOOD, {"effect": "hurt", "affected": 3}), "error-unknown-effect"),
        ("r", (GOOD, {"affected": 3}), "error-unknown-effect"),
        ("r", (GOOD, {"effect": "harm", "affected": 3, "amount": "x"}), "error-effect-field"),
        ("r", (GOOD, {"effect": "harm", "affected": 3}), "error-effect-field"),
        ("r", (GOOD, {"effect": "harm", "affected": 99, "amount": 1}), "error-effect-field"),
        ("r", (GOOD, {"effect": "harm", "affected": -1, "amount": 1}), "error-effect-field"),
        ("r", (GOOD, {"effect": "spend", "affected": 3, "amount": 5}), "error-amend-breaks"),
    ],
)
def test_an_amendment_is_carried_out_whole_or_not_at_all(
    reason: str, effects: tuple[dict[str, Any], ...], id: str
) -> None:
    position = script(toy_position()).say("attack a1 b1").position
    before, pending = save(position), position.pending
    events: list[Any] = []
    with pytest.raises(Illegal) as refused:
        apply(position, Amend(reason, effects), events.append)
    assert refused.value.id == id
    assert save(position) == before
    assert position.pending is pending
    assert events == []
