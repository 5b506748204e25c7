"""Who wins a round: the combat score, one line of the rules each (H37)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from battlewright.core.position import Position
from battlewright.core.values import Traced
from battlewright.rules.common.pieces import of_side
from battlewright.rules.ninth_age.combatants import Rows, counted, foes_of, present
from battlewright.rules.ninth_age.contact import Facing, facing_of, touching
from battlewright.rules.ninth_age.formation import full_ranks, leader
from battlewright.rules.ninth_age.remembered import by_rows
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import Character, Unit, character, piece
from battlewright.rules.ninth_age.wounds import OVERKILL

MOST_RANKS = 3
"""The most that ranks score."""

NOBODY = -1
"""The winner of a round in which both sides count as winners."""


class Fought(Protocol):
    """What the score of a round is reckoned from: who was in it, the unsaved wounds that each side caused, and those
    beyond the last in duels."""

    units: tuple[int, ...]
    wounds: tuple[int, int]
    overkill: tuple[int, int]


class Result(NamedTuple):
    """The side that has won, or `NOBODY`; by how much, 0 if only a musician decided."""

    winner: int
    difference: int


Scores = tuple[int, int]
"""The combat scores of both sides."""


def score(p: Position, fought: Fought, side: int) -> int:
    """The combat score of a side (query `score`)."""
    return int(p.value("score", fought, side))


def scores(p: Position, fought: Fought) -> Scores:
    """The combat scores of both sides."""
    return score(p, fought, 0), score(p, fought, 1)


def score_lines(p: Position, fought: Fought, side: int) -> Iterator[Traced]:
    """What each line of the rules gives to the score of a side; worked out only as they are taken."""
    queries = p.rules.queries
    yield from (line for line in queries["score"].trace(p, fought, side) if line.id != WHAT_STANDS)
    yield from queries["score.standing"].trace(p, counting(p, fought.units, side), side)


def result(p: Position, fought: Fought) -> Result:
    """Who has won a round."""
    return compared(p, fought, scores(p, fought))


def compared(p: Position, fought: Fought, both: Scores) -> Result:
    """Who has won a round with these scores; a side of which nothing is left never has."""
    left = sides_left(p, fought.units)
    if len(left) == 1:
        return Result(left[0], 0)
    first, second = both
    if first == second:
        return Result(int(p.value("score.drawn", fought)), 0)
    return Result(int(second > first), abs(first - second))


def rank_bonus(p: Position, row: int) -> int:
    """What the ranks of a formation score: its Full Ranks after the first, at most 3."""
    return max(0, min(MOST_RANKS, full_ranks(p, row) - 1))


def counting(p: Position, units: Rows, side: int) -> Rows:
    """The formations of a side that count for its score: the subject of the query `score.standing`."""
    return tuple(row for row in counted(p, units) if piece(p, row).side == side)


@NINTH_AGE.contribution("score", "add", "T9A-H-37A", "T9A-H-33E")
def _wounds(p: Position, fought: Fought, side: int) -> int:
    return fought.wounds[side]


@NINTH_AGE.contribution("score", "add", "T9A-H-37B", "T9A-H-65K")
def _overkill(p: Position, fought: Fought, side: int) -> int:
    return min(OVERKILL, fought.overkill[side])


WHAT_STANDS = "what_stands"
"""The line of the score that the query `score.standing` explains."""


@NINTH_AGE.contribution("score", "add", "T9A-H-37I")
def _what_stands(p: Position, fought: Fought, side: int) -> int:
    return standing_scores(p, fought.units)[side]


@by_rows
def standing_scores(p: Position, units: Rows) -> Scores:
    """What those who still stand score for both sides, whatever was struck (query `score.standing`)."""
    first, second = (int(p.value("score.standing", counting(p, units, side), side)) for side in (0, 1))
    return first, second


@by_rows
def sides_left(p: Position, units: Rows) -> tuple[int, ...]:
    """The sides of which anything is left."""
    return tuple(sorted({piece(p, row).side for row in present(p, units)}))


@NINTH_AGE.contribution("score.standing", "add", "T9A-H-37C")
def _charge(p: Position, own: Rows, side: int) -> int:
    charges = [piece(p, row).downhill for row in own if piece(p, row).charged and not piece(p, row).fought]
    return 1 + any(charges) if charges else 0


@NINTH_AGE.contribution("score.standing", "add", "T9A-H-37D", "T9A-H-37I")
def _ranks(p: Position, own: Rows, side: int) -> int:
    return max((rank_bonus(p, row) for row in own), default=0)


@NINTH_AGE.contribution("score.standing", "add", "T9A-H-37E")
def _standard(p: Position, own: Rows, side: int) -> int:
    rows = (piece(p, row) for row in own)
    return int(any(isinstance(found, Unit) and found.standard for found in rows))


@NINTH_AGE.contribution("score.standing", "add", "T9A-H-37F")
def _battle_standard(p: Position, own: Rows, side: int) -> int:
    return int(any(p.value("score.bears", row) for row in _characters(p, own, side)))


@NINTH_AGE.contribution("score.bears", "base", "T9A-H-37F")
def _battle_standard_bearer(p: Position, row: int) -> int:
    return int(character(p, row).is_standard_bearer)


@NINTH_AGE.contribution("score.bears", "natural", "T9A-H-65N")
def _nothing_in_the_round_of_a_refusal(p: Position, row: int) -> int | None:
    return 0 if character(p, row).withdrawn else None


def _characters(p: Position, own: Rows, side: int) -> Iterator[int]:
    return (row for row in of_side(p, side) if isinstance(piece(p, row), Character) and leader(p, row) in own)


@NINTH_AGE.contribution("score.standing", "add", "T9A-H-37G")
def _flank(p: Position, own: Rows, side: int) -> int:
    return _by_facing(p, own, "flank", 1)


@NINTH_AGE.contribution("score.standing", "add", "T9A-H-37H")
def _rear(p: Position, own: Rows, side: int) -> int:
    return _by_facing(p, own, "rear", 2)


def _by_facing(p: Position, own: Rows, facing: Facing, points: int) -> int:
    """The points of an enemy fought in a facing, and one more if a unit there has a Full Rank."""
    there = [row for row, facings in _fought_in(p, own) if facing in facings]
    return points + any(full_ranks(p, row) for row in there) if there else 0


@by_rows
def _fought_in(p: Position, own: Rows) -> tuple[tuple[int, tuple[Facing, ...]], ...]:
    """In which facings of their foes formations of one side fight."""
    return tuple(
        (row, tuple(facing_of(p, row, foe) for foe in foes_of(p, row) if foe in touching(p, row)))
        for row in own
    )


@NINTH_AGE.contribution("score.drawn", "base", "T9A-H-37K")
def _both_win(p: Position, fought: Fought) -> int:
    return NOBODY


@NINTH_AGE.contribution("score.drawn", "replace", "T9A-H-37K")
def _the_only_side_with_a_musician(p: Position, fought: Fought) -> int | None:
    sides = {piece(p, row).side for row in counted(p, fought.units) if _has_musician(p, row)}
    return sides.pop() if len(sides) == 1 else None


def _has_musician(p: Position, row: int) -> bool:
    found = piece(p, row)
    return isinstance(found, Unit) and found.musician


NINTH_AGE.marked("score", "side", outcomes=int)
