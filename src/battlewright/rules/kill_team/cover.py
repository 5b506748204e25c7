"""Cover: how well a target is hidden from a shooter, in points by which a save of 7+ gets better (3.5)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.strikes import Strike, serves, way


@KILL_TEAM.contribution("cover", "base", "KT-S-305E")
def _in_the_open(p: Position, s: Strike) -> int:
    return 0


@KILL_TEAM.contribution("cover", "natural", "KT-S-305G")
def _not_in_close_combat(p: Position, s: Strike) -> int | None:
    return None if way(p, s).cover_saves else 0


@KILL_TEAM.contribution("cover", "natural", "KT-W-08B")
def _ignored(p: Position, s: Strike) -> int | None:
    return 0 if serves(p, s, "ignores_cover") or serves(p, s, "template") else None
