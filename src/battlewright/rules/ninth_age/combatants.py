"""Who fights in a combat: formations joined to each other by contact (H34)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.common.pieces import in_play
from battlewright.rules.ninth_age.contact import touching
from battlewright.rules.ninth_age.formation import leader
from battlewright.rules.ninth_age.remembered import by_rows
from battlewright.rules.ninth_age.state import Character, Piece, formations, joined, piece

Rows = tuple[int, ...]


@by_rows
def combats(p: Position) -> tuple[Rows, ...]:
    """All combats on the table, each as the rows of its formations (T9A-H-34A)."""
    left = {row: foes for side in (0, 1) for row in formations(p, side) if (foes := foes_of(p, row))}
    for row, foes in tuple(left.items()):
        for foe in foes:
            left[foe] = tuple(dict.fromkeys((*left.get(foe, ()), row)))
    found = []
    while left:
        reached = [next(iter(left))]
        for row in reached:
            reached += [foe for foe in left.pop(row) if foe not in reached]
        found.append(tuple(sorted(reached)))
    return tuple(found)


@by_rows
def foes_of(p: Position, row: int) -> Rows:
    """The enemies that a formation fights: those it is engaged with, if it does not flee, and they do not."""
    if piece(p, row).fleeing:
        return ()
    return tuple(enemy for enemy in engaged_with(p, row) if not piece(p, enemy).fleeing)


@by_rows
def engaged_with(p: Position, row: int) -> Rows:
    """The enemies that a formation touches, or that the others touch who were in its unit until this was wiped out in
    this round: they fight on as one (T9A-H-34B)."""
    found = piece(p, row)
    if not isinstance(found, Character) or found.company < 0:
        return touching(p, row)
    company = (one for one in formations(p, found.side) if _is_of(piece(p, one), found.company))
    return tuple(sorted({enemy for one in company for enemy in touching(p, one)}))


def _is_of(found: Piece, company: int) -> bool:
    return isinstance(found, Character) and found.company == company


@by_rows
def with_company(p: Position, rows: Rows) -> Rows:
    """Formations with the characters in them, who fight on by themselves if their unit is wiped out."""
    return tuple(sorted({*rows, *(one for row in rows for one in joined(p, row))}))


@by_rows
def present(p: Position, rows: Rows) -> Rows:
    """The formations there still are of those that began a round."""
    return tuple(row for row in rows if in_play(p, row) and leader(p, row) == row)


@by_rows
def counted(p: Position, rows: Rows) -> Rows:
    """The formations whose ranks, standards and facings count for the score: all that are left, or, while the combat
    goes on, those of them that still have foes (T9A-H-33E)."""
    left = present(p, rows)
    return tuple(row for row in left if foes_of(p, row)) or left
