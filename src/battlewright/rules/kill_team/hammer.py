"""Hammer of Wrath: a charger in base contact makes one automatic hit at step 10 (3.9)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.kill_team.combatants import Rows, reach
from battlewright.rules.kill_team.contacts import touching
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import has, model
from battlewright.rules.kill_team.strikers import Striker


def may_hammer(p: Position, row: int) -> bool:
    """Whether a model brings down a hammer in this fight (query `hammer`)."""
    return bool(p.value("hammer", row))


def hammers(p: Position, rows: Rows) -> tuple[Striker, ...]:
    """The hits of those models that bring one down on somebody."""
    return tuple(Striker(row, "", 1, targets, "hammer") for row in rows if (targets := reach(p, row)))


@KILL_TEAM.contribution("hammer", "base", "KT-S-309J", "KT-RUL-15")
def _of_a_charger(p: Position, row: int) -> int:
    charged = model(p, row).charged and touching(p, row)
    return int(bool(charged) and has(p, row, "hammer_of_wrath"))


@KILL_TEAM.contribution("hammer", "replace", "KT-M-01E")
def _by_a_jump_kept_for_the_charge(p: Position, row: int) -> int | None:
    m = model(p, row)
    kept = m.charged and has(p, row, "jump") and m.moved != "jumped"
    return 1 if kept and touching(p, row) else None
