"""Two lines of models face to face, for the tests of fights of kill_team."""

from __future__ import annotations

from typing import Any

from tests.kill_team.models import model, position, profile

from battlewright.core.position import Position

WIDTH = 25 / 25.4
"""Of a base, in inches: models so far apart touch."""

RIFLEMAN = {"WS": 3, "BS": 3, "S": 3, "T": 3, "I": 3, "Ld": 7, "Sv": 5}
"""A weaker profile than that of the other models."""

Fields = dict[str, Any]


def lines(own: list[Fields], other: list[Fields], **given: Any) -> Position:
    """Models a0, a1, .. with these fields of their profiles, abreast and touching, each with b0, b1, .. in front of it.

    `row` holds fields of the row, `at` another place; `given` are rulings and features.
    """
    pieces = []
    for side, models in enumerate((own, other)):
        for place, fields in enumerate(models):
            found = dict(fields)
            row, at = found.pop("row", {}), found.pop("at", (20 + place * WIDTH, 20 + side * WIDTH))
            pieces.append(model(side, at, profile(**found), **row))
    return position(*pieces, **given)


def alive(p: Position) -> tuple[bool, ...]:
    """Who lives, in row order."""
    return tuple(row.alive for row in p.rows[3:])
