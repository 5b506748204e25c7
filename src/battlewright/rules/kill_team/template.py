"""Template weapons: who lies under the template, laid from the shooter's base toward the middle of the target (3.6)."""

from __future__ import annotations

import msgspec

from battlewright.core.position import Position
from battlewright.rules.common.pieces import body, standing
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.strikes import Strike
from battlewright.rules.kill_team.weapon_types import TEMPLATE
from battlewright.table.bodies import Disc
from battlewright.table.lengths import TOLERANCE
from battlewright.table.placement import covered, spray


def under_template(p: Position, attacker: int, target: int) -> tuple[int, ...]:
    """The rows of the models that the template touches, in row order, without the shooter."""
    rows = [row for row in standing(p) if row != attacker]
    laid = spray(body(p, attacker), body(p, target).middle, TEMPLATE)
    return tuple(rows[found.index] for found in covered(laid, [_grown(body(p, row)) for row in rows]))


def _grown(base: Disc) -> Disc:
    """A base that a template reaches into where it only touches the true one."""
    return msgspec.structs.replace(base, radius=base.radius + 2 * TOLERANCE)


def template_hits(p: Position, attacker: int, target: int, weapon: str) -> tuple[Strike, ...]:
    """The hits of a template, one on every model that it touches."""
    rows: tuple[int, ...] = p.value("template.hits", attacker, target) or ()
    return tuple(Strike(attacker, row, weapon, 1, "automatic") for row in rows)


@KILL_TEAM.contribution("template.hits", "base", "KT-W-08A")
def _all_that_it_touches(p: Position, attacker: int, target: int) -> tuple[int, ...]:
    return under_template(p, attacker, target)
