"""Who strikes whom is said before anything is rolled."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kill_team.charges import asked, options, say
from tests.kill_team.fights import fighting
from tests.kill_team.lines import WIDTH, lines

from battlewright.core.errors import Illegal
from battlewright.core.people import Sealed
from battlewright.core.position import Position
from battlewright.core.requests import Both, Roll
from battlewright.core.running import apply
from battlewright.rules.kill_team.attack import Strikes

HALF = 20 + WIDTH / 2


def one_between_two(own: dict[str, Any], *other: dict[str, Any], **rulings: Any) -> Position:
    """a0 touches b0 and b1, which do not touch each other."""
    first, second = ((20 - WIDTH, 20), (20 + WIDTH, 20))
    places = zip((first, second), other, strict=True)
    return lines([{"at": (20, 20), **own}], [{"at": at, **fields} for at, fields in places], **rulings)


@pytest.mark.clause("KT-RUL-30", "KT-S-309K")
def test_attacks_may_be_split_and_what_is_left_goes_to_those_that_follow() -> None:
    p = fighting(one_between_two({"A": 2, "I": 9}, {}, {"T": 3}))
    assert (asked(p), options(p)) == (
        "kill_team-ask-strike",
        ["strike b0 2", "strike b0 1", "strike b1 2"],
    )
    say(p, ("strike", "b0", 1))
    assert isinstance(p.pending, Roll)
    waiting = next(frame for frame in p.stack if isinstance(frame, Strikes)).strikes
    assert [(strike.attacker, strike.target, strike.attacks) for strike in waiting] == [(3, 4, 1), (3, 5, 1)]


def test_targets_that_nobody_can_tell_apart_are_one() -> None:
    assert isinstance(fighting(one_between_two({"I": 9}, {}, {})).pending, Roll)
    assert options(fighting(one_between_two({"I": 9, "A": 2}, {}, {}))) == ["strike b0 2", "strike b0 1"]


@pytest.mark.clause("KT-RUL-30")
@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (("strike", "b2", 1), "reason-strike-out-of-reach"),
        (("strike", "b0", 3), "reason-strike-too-often"),
        (("strike", "b0", 0), "error-not-an-option"),
        (("hit", "b0"), "error-not-an-option"),
    ],
)
def test_bad_answers_are_refused_and_change_nothing(answer: Any, reason: str) -> None:
    own = [{"at": (20, 20), "A": 2, "I": 9}]
    other = [{"at": (20 - WIDTH, 20)}, {"at": (20 + WIDTH, 20), "T": 3}, {"at": (30, 30)}]
    p = fighting(lines(own, other))
    before = p.key()
    with pytest.raises(Illegal) as refused:
        say(p, answer)
    assert (refused.value.id, p.key()) == (reason, before)


def both_choose(**rulings: Any) -> Position:
    """a0 touches b0 and b1, b1 touches a0 and a1, all strike at the same step."""
    own = [{"W": 2, "at": (20, 20)}, {"at": (20 + 2 * WIDTH, 20)}]
    other = [{"at": (20 - WIDTH, 20)}, {"W": 2, "at": (20 + WIDTH, 20)}]
    return fighting(lines(own, other, **rulings))


@pytest.mark.clause("KT-RUL-40")
def test_the_active_player_allocates_first_in_the_open() -> None:
    p = both_choose()
    assert p.pending.player == 0  # type: ignore[union-attr]
    say(p, ("strike", "b0", 1))
    assert (asked(p), p.pending.player) == ("kill_team-ask-strike", 1)  # type: ignore[union-attr]
    say(p, ("strike", "a1", 1))
    assert isinstance(p.pending, Roll)


@pytest.mark.clause("KT-RUL-40")
@pytest.mark.ruling("allocation_order")
def test_both_write_down_and_reveal() -> None:
    p = both_choose(allocation_order="secret")
    assert isinstance(p.pending, Both)
    apply(p, Sealed(1, ("strike", "a0", 1)))
    with pytest.raises(Illegal) as refused:
        apply(p, Sealed(0, ("strike", "a1", 1)))
    assert refused.value.id == "reason-strike-out-of-reach"
    apply(p, Sealed(0, ("strike", "b1", 1)))
    assert isinstance(p.pending, Roll)


@pytest.mark.ruling("allocation_order")
def test_in_secret_too_who_alone_has_a_choice_is_asked_openly() -> None:
    p = fighting(one_between_two({"A": 2}, {}, {"T": 3}, allocation_order="secret"))
    assert asked(p) == "kill_team-ask-strike"


@pytest.mark.clause("KT-RUL-30")
def test_by_default_attacks_go_where_they_do_most() -> None:
    p = fighting(one_between_two({"I": 9}, {"T": 8}, {"T": 3}))
    assert p.pending.default == ("strike", "b1", 1)  # type: ignore[union-attr]
    p = fighting(one_between_two({"I": 9, "A": 2, "S": 10, "WS": 10}, {"Sv": 0}, {"Sv": 0, "T": 3}))
    assert p.pending.default == ("strike", "b0", 1)  # type: ignore[union-attr]
