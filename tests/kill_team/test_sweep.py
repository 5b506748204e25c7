"""Sweeping advances of free winners on those that fall back."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team.charges import asked, options, say
from tests.kill_team.fights import fighting, fights
from tests.kill_team.lines import WIDTH, alive, lines

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.rules.kill_team.morale import breaks

F = Fraction
FLEEING = {"row": {"falling_back": True}}


def caught(own: dict[str, Any], other: dict[str, Any]) -> Fraction:
    """The chance that b0, which falls back, is destroyed by a0."""
    p = lines([own], [{**FLEEING, **other}])
    return fights(p, alive, breaks(p, (4,), 0)[0]).get((True, False), F(0))


@pytest.mark.clause("KT-F-02D", "KT-F-02A")
@pytest.mark.parametrize(("own", "other", "chance"), [(4, 4, F(21, 36)), (4, 3, F(26, 36)), (2, 6, F(3, 36))])
def test_a_die_and_unmodified_initiative_each(own: int, other: int, chance: Fraction) -> None:
    assert caught({"I": own}, {"I": other}) == chance
    swift = {"rules": ("swiftstrike",), "row": {"slowed": True}}
    assert caught({"I": own, **swift}, {"I": other}) == chance


@pytest.mark.clause("KT-F-02E")
def test_the_indomitable_stay() -> None:
    p = lines([{}], [{**FLEEING, "rules": ("indomitable",)}])
    found = fights(p, lambda q: (q.rows[4].alive, q.rows[4].falling_back), breaks(p, (4,), 0)[0])
    assert found == {(True, False): F(21, 36), (True, True): F(15, 36)}


@pytest.mark.clause("KT-S-310H")
def test_the_slow_make_none() -> None:
    p = lines([{"rules": ("slow_and_purposeful",)}], [FLEEING])
    assert fights(p, alive, breaks(p, (4,), 0)[0]) == {(True, True): 1}


@pytest.mark.clause("KT-F-02C")
def test_who_touches_an_enemy_that_stands_is_not_free() -> None:
    p = lines([{"at": (20, 20)}], [{**FLEEING, "at": (20 - WIDTH, 20)}, {"at": (20 + WIDTH, 20)}])
    found = fights(p, alive, breaks(p, (4, 5), -8)[0])
    assert found[True, True, True] > F(9, 10)


def two_chasers(*rules: str) -> Position:
    """b0 falls back between a0 and a1, who touch nobody else."""
    prey = {**FLEEING, "at": (20, 20), "rules": rules}
    return lines([{"at": (20 - WIDTH, 20)}, {"at": (20 + WIDTH, 20), "I": 5}], [prey])


@pytest.mark.clause("KT-F-02B")
def test_the_winner_picks_who_chases_it_and_may_let_it_go() -> None:
    p = two_chasers()
    fighting(p, breaks(p, (5,), 0)[0])
    assert (asked(p), options(p)) == ("kill_team-ask-sweep", ["chase a1", "chase a0"])
    with pytest.raises(Illegal):
        say(p, "chase b0")


@pytest.mark.clause("KT-F-02A", "KT-F-02E")
def test_the_indomitable_may_be_let_go() -> None:
    p = two_chasers("indomitable")
    assert options(fighting(p, breaks(p, (5,), 0)[0])) == ["chase a1", "chase a0", "let_go"]
    found = fights(p, _fate, breaks(p, (5,), 0)[0], lambda request: request.options[-1])
    assert found == {(True, True): 1}


def _fate(q: Position) -> tuple[bool, bool]:
    return q.rows[5].alive, q.rows[5].falling_back


@pytest.mark.clause("KT-F-02B")
def test_by_default_the_fastest_does() -> None:
    p = two_chasers()
    assert fights(p, alive, breaks(p, (5,), 0)[0])[True, True, False] == F(26, 36)
