"""Forks, keys, and the number of positions that fixed beginnings lead to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.toys.script import script
from tests.toys.toy import Attack, Blast, toy_position, toy_run

from battlewright.core.people import Sealed
from battlewright.core.position import Position
from battlewright.core.requests import Both, Choose, Roll
from battlewright.core.running import apply, resume
from battlewright.core.snapshot import save
from battlewright.core.state import Row


def test_a_fork_and_its_original_go_their_own_ways() -> None:
    position = script(toy_position()).say("attack a1 b1").position
    before = save(position)
    fork = position.fork()
    script(fork).say("boost").roll(6, 6).roll(3)
    assert save(position) == before
    after = save(fork)
    script(position).decline().roll(1)
    assert save(fork) == after
    assert fork.stack[0] is not position.stack[0]


def test_a_fork_shares_rows_but_no_log_nor_tally() -> None:
    position = toy_position()
    position.tally = [0]
    position.log = lambda event: None
    fork = position.fork()
    assert all(one is other for one, other in zip(fork.rows, position.rows, strict=True))
    assert fork.log is None
    assert fork.tally == [0]
    assert fork.tally is not position.tally


def _pooled(position: Position) -> Position:
    pool: dict[Row, Row] = {}
    position.rows = [pool.setdefault(row, row) for row in position.rows]
    position.pool = pool
    return position


def test_equal_positions_of_one_pool_have_equal_keys() -> None:
    position = _pooled(toy_position())
    one, other = position.fork(), position.fork()
    script(one).say("attack a1 b1").decline().roll(4).roll(2)
    script(other).say("attack a1 b1").decline().roll(6).roll(2)
    assert one.key() == other.key()
    third = script(position.fork()).say("attack a1 b1").decline().roll(6).roll(1).position
    assert third.key() != one.key()


def test_a_key_tells_what_waits_and_what_is_sealed() -> None:
    position = _pooled(toy_position(stances=True))
    one, other = position.fork(), position.fork()
    script(one).seal(0, ("bold",))
    script(other).seal(0, ("wary",))
    assert len({one.key(), other.key(), position.key()}) == 3


def _next(position: Position) -> Iterator[Position]:
    """All positions one answer later; dice by their distinguishable results."""
    request = position.pending
    match request:
        case Roll(into=into, partition=partition):
            for result in dict(partition.law.items()):
                fork = position.fork()
                resume(fork, into, result)
                yield fork
        case Choose(options=options):
            for option in options:
                yield apply(position.fork(), option)
        case Both(requests=requests):
            seat = 0 if position.sealed is None else 1 - position.sealed[0]
            for option in requests[seat].options:
                yield apply(position.fork(), Sealed(seat, option))
        case _:
            return


def _counts(position: Position, inputs: int) -> list[int]:
    """How many different positions there are after 0, 1, ... answers."""
    level = {save(position): position}
    counts = [1]
    for _ in range(inputs):
        level = {save(after): after for before in level.values() for after in _next(before)}
        counts.append(len(level))
    return counts


COUNTS: list[tuple[type[Attack] | type[Blast], dict[str, Any], list[int]]] = [
    (Attack, {}, [1, 2, 4, 6, 0]),
    (Attack, {"edition": "second"}, [1, 2, 4, 10, 0]),
    (Attack, {"reactions": True}, [1, 2, 4, 6, 10, 16, 32, 63, 14, 28, 0]),
    (Blast, {}, [1, 2, 3, 0]),
    (Blast, {"boost_blast": True}, [1, 2, 4, 6, 0]),
]


@pytest.mark.parametrize(("procedure", "rulings", "counts"), COUNTS)
def test_the_number_of_positions_after_so_many_answers(
    procedure: type[Attack] | type[Blast], rulings: dict[str, Any], counts: list[int]
) -> None:
    """Between one fighter a side; a line ends where its procedure does."""
    assert _counts(toy_run(procedure(3, 4), 1, **rulings), len(counts) - 1) == counts


def test_the_number_of_positions_of_a_battle() -> None:
    assert _counts(toy_position(1, stances=True, rounds=1), 5) == [1, 2, 4, 20, 56, 80]
