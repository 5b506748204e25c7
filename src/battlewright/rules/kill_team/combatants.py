"""Who fights whom: combats, those in base contact, those who support them from behind (1.10, 3.9).

Every model is a unit of its own: it strikes enemies that it touches, not those that its friends touch, unless it
supports.
"""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.common.pieces import standing
from battlewright.rules.kill_team.contacts import Rows, beside, touching
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.supporting_attacks import supported

__all__ = ["Rows"]

NOBODY = -1
"""No model; as a side, neither of the two."""


def present(p: Position, rows: Rows) -> Rows:
    """Those of some models that are alive and on the table."""
    standing = p.rows
    return tuple([row for row in rows if standing[row].alive and standing[row].on_table])


def of(p: Position, rows: Rows, side: int) -> Rows:
    """Those of some models that are of a side, the slain too."""
    all_rows = p.rows
    return tuple([row for row in rows if all_rows[row].side == side])


def active_first(p: Position, rows: Rows) -> Rows:
    """Some models, those of the player whose turn it is first."""
    active = p.rules.active(p)
    return (*of(p, rows, active), *of(p, rows, 1 - active))


def reach(p: Position, row: int) -> Rows:
    """The enemies that a model may strike, in row order (queries `reach` and `reach.open`)."""
    return tuple(enemy for enemy in p.value("reach", row) if p.value("reach.open", row, enemy))


@KILL_TEAM.contribution("reach", "base", "KT-RUL-30")
def _in_base_contact(p: Position, row: int) -> Rows:
    return touching(p, row)


@KILL_TEAM.contribution("reach", "replace", "KT-SUPATT-03", "KT-SUPATT-04", "KT-RUL-28")
def _touching_a_friend_that_it_supports(p: Position, row: int) -> Rows | None:
    found = {enemy for friend in supported(p, row) for enemy in touching(p, friend)}
    return tuple(sorted(found)) or None


@KILL_TEAM.contribution("reach.open", "base", "KT-RUL-30")
def _any_of_them(p: Position, row: int, enemy: int) -> int:
    return 1


def combats(p: Position) -> tuple[Rows, ...]:
    """The combats on the table, each by the rows of its models (query `combat.takes_part`): models in base contact with
    each other are of one combat, if each of them touches an enemy or supports a friend that does."""
    left = [row for row in standing(p) if p.value("combat.takes_part", row)]
    found = []
    while left:
        rows, edge = set(), [left[0]]
        while edge:
            one = edge.pop()
            rows.add(one)
            left.remove(one)
            near = (*touching(p, one), *beside(p, one))
            edge += [other for other in near if other in left and other not in edge]
        found.append(tuple(sorted(rows)))
    return tuple(found)


@KILL_TEAM.contribution("combat.takes_part", "base", "KT-RUL-31")
def _who_touches_an_enemy(p: Position, row: int) -> int:
    return int(bool(touching(p, row)))


@KILL_TEAM.contribution("combat.takes_part", "replace", "KT-SUPATT-01", "KT-SUPATT-02", "KT-RUL-31")
def _who_supports(p: Position, row: int) -> int | None:
    return 1 if supported(p, row) else None
