"""Routs of kill_team: who tests, when, and what comes of it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team import battles
from tests.kill_team.charges import asked
from tests.kill_team.models import model, outcomes, position, profile
from tests.kill_team.turns import kill, teams

from battlewright.core.position import Position
from battlewright.core.running import apply, start
from battlewright.rules.kill_team.rout import RoutTest, must_test, who_tests
from battlewright.rules.kill_team.turns import Game, PlayerTurn

LEADER = profile("leader", is_leader=True, Ld=9)
SOLDIER = profile("soldier", Ld=7)
ENEMY = model(1, (40, 40))


def team(*pieces: Any, dead: tuple[int, ...] = ()) -> Position:
    return kill(teams(position(*pieces, ENEMY)), *dead)


FOUR = tuple(model(0, (10 * i, 10), LEADER if i == 1 else SOLDIER) for i in range(1, 5))


@pytest.mark.clause("KT-S-301F")
@pytest.mark.parametrize(("dead", "tests"), [((), False), ((4,), False), ((4, 5), True), ((4, 5, 6), True)])
def test_a_team_tests_once_half_of_it_is_gone(dead: tuple[int, ...], tests: bool) -> None:
    assert must_test(team(*FOUR, dead=dead), 0) is tests


@pytest.mark.clause("KT-S-301F")
def test_who_has_fled_is_gone_too() -> None:
    p = teams(
        position(*FOUR[:2], model(0, (30, 10), on_table=False), model(0, (40, 10), on_table=False), ENEMY)
    )
    assert must_test(p, 0)


@pytest.mark.clause("KT-S-301F", "KT-S-301G", "KT-S-301H")
def test_ktq_37_half_of_a_team_whose_leader_has_leadership_9_stays_with_5_of_6() -> None:
    p = team(*FOUR, dead=(5, 6))
    assert outcomes(p, RoutTest(0), lambda q: q.rows[1].routed) == {
        False: Fraction(5, 6),
        True: Fraction(1, 6),
    }


@pytest.mark.clause("KT-S-301F")
def test_a_team_that_never_was_is_not_tested() -> None:
    p = battles.battle([battles.model("a", "brawler", 4)], turn={"side": "B"})
    assert not must_test(p, 1)
    assert battles.asked(p) == "kill_team-ask-move"


@pytest.mark.clause("KT-S-301F", "KT-RUL-41")
def test_a_team_all_of_which_is_dead_is_beaten_without_a_test() -> None:
    dead = battles.model("b", "brawler", 9, destroyed=True)
    p = battles.battle([battles.model("a", "brawler", 4)], [dead], turn={"side": "B"})
    assert p.outcome is not None
    assert p.outcome.winner == 0


@pytest.mark.clause("KT-S-301G")
def test_without_a_leader_the_best_leadership_left_is_tested() -> None:
    pieces = model(0, (5, 10), LEADER), model(0, (20, 10), SOLDIER), model(0, (30, 10), profile(Ld=8))
    p = team(*pieces, model(0, (40, 10), SOLDIER), dead=(3, 6))
    assert who_tests(p, 0) == 5
    assert outcomes(p, RoutTest(0), lambda q: q.rows[1].routed)[False] == Fraction(13, 18)


@pytest.mark.clause("KT-S-301F")
def test_the_test_is_at_the_start_of_each_of_its_turns_and_in_no_other() -> None:
    p = team(*FOUR, dead=(5, 6))
    for side, question in ((0, "kill_team-roll-leadership"), (1, "kill_team-ask-move")):
        q = p.fork()
        q.stack = [PlayerTurn(side)]
        assert asked(start(q)) == question


@pytest.mark.clause("KT-S-301H", "KT-RUL-41")
def test_a_team_that_routs_has_lost() -> None:
    p = team(*FOUR, dead=(5, 6))
    p.stack = [Game()]
    start(p)
    apply(p, (6, 6))
    assert p.outcome is not None
    assert p.outcome.winner == 1


@pytest.mark.clause("KT-S-301J")
def test_losses_alone_make_nobody_test_morale() -> None:
    p = team(*FOUR, dead=(4,))
    p.stack = [PlayerTurn(0)]
    assert asked(start(p)) == "kill_team-ask-move"
