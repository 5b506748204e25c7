"""Groups of wounds: the pool of the rank and file, what falls on the champion, and all of a step at once."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.ninth_age import units
from tests.ninth_age.striking import CHAMPION, RANK_AND_FILE, blow, facing, law, wounds_law

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.rules.ninth_age.attack import SimultaneousBlows
from battlewright.rules.ninth_age.wounds import Lost, gathered, remaining, take

HERO = ("character", 5)


def suffer(p: Position, *tolls: tuple[Any, int]) -> tuple[Lost, ...]:
    return take(p, tuple(sorted(tolls)), Cause("attack"))


@pytest.mark.clause("T9A-H-47D")
def test_whole_models_first_and_the_rest_stays_on_the_next() -> None:
    p = facing({}, {"W": 3}, models=10)
    suffer(p, (RANK_AND_FILE, 7))
    assert (p.rows[4].block.models, p.rows[4].lost) == (8, 1)
    suffer(p, (RANK_AND_FILE, 2))
    assert (p.rows[4].block.models, p.rows[4].lost) == (7, 0)


@pytest.mark.clause("T9A-H-47E", "T9A-R-12")
def test_what_the_rank_and_file_cannot_take_falls_on_the_champion() -> None:
    p = facing({}, {"W": 2}, models=3, foe={"champion": True})
    assert suffer(p, (RANK_AND_FILE, 5)) == (Lost(CHAMPION, 1, 0), Lost(RANK_AND_FILE, 4, 0))
    assert (p.rows[4].block.models, p.rows[4].champion_lost, p.rows[4].alive) == (1, 1, True)
    assert suffer(p, (CHAMPION, 4)) == (Lost(CHAMPION, 1, 3),)
    assert not p.rows[4].alive


@pytest.mark.clause("T9A-H-47F", "T9A-R-12")
def test_other_wounds_beyond_a_group_are_lost() -> None:
    hero = units.hero(1, of=units.profile("hero", W=2, is_character=True), unit=1)
    p = facing({}, {}, hero, models=10, foe={"champion": True})
    assert suffer(p, (CHAMPION, 3), (HERO, 5)) == (Lost(CHAMPION, 1, 2), Lost(HERO, 2, 3))
    assert p.rows[4].lost == 0
    assert not p.rows[5].alive and not p.rows[4].champion


@pytest.mark.clause("T9A-ALLOC-11")
def test_wounds_are_counted_by_groups() -> None:
    hero = units.hero(1, of=units.profile("hero", W=3, is_character=True), unit=1)
    p = facing({}, {}, hero, models=10, foe={"champion": True})
    before = {target: remaining(p, target) for target in (RANK_AND_FILE, CHAMPION, HERO)}
    assert before == {RANK_AND_FILE: 8, CHAMPION: 1, HERO: 3}
    strong = {"S": 10}
    for target in before:
        q = facing(strong, {}, hero, models=10, foe={"champion": True})
        found = law(
            q, SimultaneousBlows(blows=(blow(1, target=target, kind="stomp"),)),
            lambda r: tuple(before[t] - remaining(r, t) for t in before),
        )  # fmt: skip
        hurt = tuple(int(t == target) for t in before)
        assert set(found) == {(0, 0, 0), hurt}


@pytest.mark.clause("T9A-ALLOC-10", "T9A-ALLOC-01")
def test_no_blow_of_a_step_sees_what_another_has_done() -> None:
    """Two blows at a single model are both rolled; wounds are taken once both are."""
    p = facing({"S": 10}, {"WS": 0}, models=1)
    at_once = SimultaneousBlows(blows=(blow(1), blow(1, kind="stomp")))
    assert law(p, at_once, lambda q: q.rows[4].alive) == {True: Fraction(1, 36), False: Fraction(35, 36)}


@pytest.mark.clause("T9A-ALLOC-05")
def test_as_many_attacks_are_rolled_as_were_allocated() -> None:
    assert max(wounds_law(facing(), blow(4))) == 4
    assert wounds_law(facing(), blow(0)) == {0: 1}


@pytest.mark.clause("T9A-ALLOC-06")
@pytest.mark.parametrize(("weapon", "attacks"), [("hand_weapon", 2), ("paired_weapons", 3)])
def test_weapons_change_the_number_of_attacks(weapon: str, attacks: int) -> None:
    p = facing({"A": 2, "weapon": weapon})
    assert p.value("attacks", ("rank_and_file", 3), 0) == attacks


def test_tolls_are_sorted_sums() -> None:
    tolls = gathered(gathered(gathered((), RANK_AND_FILE, 2), CHAMPION, 1), RANK_AND_FILE, 3)
    assert tolls == ((CHAMPION, 1), (RANK_AND_FILE, 5))
    assert gathered(tolls, HERO, 0) == tolls
