"""What a seat may see: both questions and answers of a sealed choice stay hidden, and measurements when closed."""

from __future__ import annotations

import msgspec
import pytest
from tests.toys.script import script
from tests.toys.toy import TOY, toy_position

from battlewright.core.position import Position
from battlewright.core.views import view


def test_a_decision_is_seen_by_all_and_awaited_of_one() -> None:
    position = toy_position()
    for seat in (0, 1, None):
        seen = view(position, seat)
        assert seen.request == position.pending
        assert seen.awaited == (0,)
        assert seen.rows == tuple(position.rows)
    assert view(script(position).say("attack a1 b1").decline().position, 1).awaited == (0,)


def test_a_sealed_half_is_known_to_be_in_but_never_seen() -> None:
    bold = script(toy_position(stances=True)).seal(0, ("bold",)).position
    wary = script(toy_position(stances=True)).seal(0, ("wary",)).position
    for seat in (0, 1, None):
        assert view(bold, seat) == view(wary, seat)
        assert view(bold, seat).sealed == (0,)
        assert view(bold, seat).awaited == (1,)
    assert view(bold, 0).request is None
    other = view(bold, 1).request
    assert other is not None
    assert other.player == 1


def test_each_seat_sees_its_own_question_of_a_simultaneous_decision() -> None:
    position = toy_position(stances=True)
    requests = [view(position, seat).request for seat in (0, 1)]
    assert [request and request.player for request in requests] == [0, 1]
    assert view(position, None).request is None
    assert view(position, None).awaited == (0, 1)


def test_the_end_is_seen() -> None:
    position = script(toy_position(rounds=1)).say("pass").say("pass").position
    assert view(position, 0).outcome == position.outcome
    assert (view(position, 0).request, view(position, 0).awaited) == (None, ())


def test_measurements_are_withheld_by_the_rules_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(p: Position, seat: int) -> tuple[str, ...]:
        return ("distance", f"of-{seat}")

    position = toy_position()
    assert view(position, 0).withheld == ()
    monkeypatch.setattr(TOY, "withheld", closed)
    assert view(position, 0).withheld == ()
    monkeypatch.setattr(position.scene, "help", "by_the_rules")
    assert view(position, 1).withheld == ("distance", "of-1")
    assert view(position, None).withheld == ("distance", "of-0", "of-1")


def test_there_are_two_seats() -> None:
    with pytest.raises(ValueError, match="seat 2"):
        view(toy_position(), 2)


def test_a_view_can_be_sent() -> None:
    assert b'"awaited":[0]' in msgspec.json.encode(view(toy_position(), 0))
