"""Challenges of leaders."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kill_team.charges import asked, options, say
from tests.kill_team.fights import fighting
from tests.kill_team.lines import WIDTH, lines

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import Roll
from battlewright.rules.kill_team.attack import Strikes
from battlewright.rules.kill_team.combatants import reach

LEADER = {"is_leader": True, "W": 3}


def leaders(**row: Any) -> Position:
    """The leaders a0 and b0 touch; a1 touches b0 too, b1 touches a0."""
    own = [{**LEADER, "at": (20, 20), "row": row}, {"at": (20 + WIDTH, 20 + WIDTH), "W": 2}]
    return lines(own, [{**LEADER, "at": (20, 20 + WIDTH)}, {"at": (20 - WIDTH, 20), "W": 2}])


def striking(p: Position) -> set[tuple[int, int]]:
    """Who strikes whom in the step that is rolled."""
    assert isinstance(p.pending, Roll)
    frames = [frame for frame in p.stack if isinstance(frame, Strikes)]
    now = {(frame.strike.attacker, frame.strike.target) for frame in p.stack if hasattr(frame, "strike")}
    return now | {(each.attacker, each.target) for frame in frames for each in frame.strikes}


@pytest.mark.clause("KT-S-309D", "KT-S-301B")
def test_the_active_leader_challenges_first_then_the_other() -> None:
    p = fighting(leaders())
    assert (asked(p), options(p)) == ("kill_team-ask-challenge", ["challenge a0", "decline"])
    say(p, "decline")
    assert (asked(p), options(p)) == ("kill_team-ask-challenge", ["challenge b0", "decline"])
    say(p, "challenge b0")
    assert (asked(p), options(p)) == ("kill_team-ask-accept", ["accept", "refuse"])


@pytest.mark.clause("KT-S-309E")
def test_those_in_a_challenge_strike_only_each_other_and_nobody_strikes_them() -> None:
    p = say(fighting(leaders()), "challenge a0", "accept")
    assert striking(p) == {(3, 5), (5, 3)}
    assert [reach(p, row) for row in (3, 4, 5, 6)] == [(5,), (), (3,), ()]


@pytest.mark.clause("KT-S-309F")
def test_who_refuses_makes_no_attacks_in_this_fight() -> None:
    p = say(fighting(leaders()), "challenge a0", "refuse")
    assert asked(p) == "kill_team-ask-strike"
    say(p, ("strike", "b0", 1))
    assert striking(p) == {(3, 5), (4, 5), (6, 3)}


@pytest.mark.clause("KT-S-309D")
def test_ktq_39_only_leaders_challenge() -> None:
    p = fighting(leaders())
    for name, reason in (("a1", "reason-challenge-no-leader"), ("b0", "reason-challenge-not-facing")):
        with pytest.raises(Illegal) as refused:
            say(p, f"challenge {name}")
        assert refused.value.id == reason
    assert asked(fighting(lines([LEADER], [{}]))) != "kill_team-ask-challenge"


@pytest.mark.clause("KT-S-309E")
def test_a_challenge_goes_on_and_no_other_is_made() -> None:
    p = leaders(challenge=5)
    assert asked(fighting(p)) != "kill_team-ask-challenge"
