"""When a battle is over and who has won: victory points of destroyed and fleeing units and of the slain general and
battle standard bearer (1.13, point 13)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.ninth_age.state import Unit, battle, profile


def points(p: Position, side: int) -> int:
    """The victory points of a side: the points of every enemy unit and character that is destroyed or flees, and of
    the slain general and battle standard bearer once more each."""
    return sum(_worth(p, row) for row in p.scene.pieces[1 - side])


def _worth(p: Position, row: int) -> int:
    """What an enemy piece has brought so far."""
    found = p.rows[row]
    if isinstance(found, Unit):
        return 0 if found.alive and not found.fleeing else found.starting * profile(p, row).points
    if found.alive and not found.fleeing:
        return 0
    honoured = not found.alive and (found.is_general + found.is_standard_bearer)
    return (1 + honoured) * profile(p, row).points


def winner(p: Position) -> int | None:
    """The side with more victory points, None for a draw; a side that has nobody left does not win."""
    left = [any(p.rows[row].alive for row in p.scene.pieces[side]) for side in (0, 1)]
    if left[0] != left[1]:
        return 0 if left[0] else 1
    mine, theirs = points(p, 0), points(p, 1)
    return None if mine == theirs else int(theirs > mine)


def decided(p: Position) -> bool:
    """Whether a side that brought somebody has nobody left."""
    return any(
        p.scene.pieces[side] and not any(p.rows[row].alive for row in p.scene.pieces[side]) for side in (0, 1)
    )


def over(p: Position) -> bool:
    """Whether the last turn is played, or a side has nobody left."""
    return decided(p) or battle(p).round >= battle(p).rounds
