"""Cover: how well a target is hidden from a shooter, in points by which a save of 7+ gets better (3.5)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.sight import cover_from
from battlewright.rules.kill_team.state import has, model
from battlewright.rules.kill_team.strikes import Strike, serves, way

BEST_COVER = 5
"""The points of a save of 2+."""


@KILL_TEAM.contribution("cover", "base", "KT-S-305E", "KT-S-305F", "KT-S-305H", "KT-RUL-39")
def _hidden_from_the_shooter(p: Position, s: Strike) -> int:
    if not way(p, s).cover_saves or s.attacker == s.target:
        return 0
    return cover_from(p, s.attacker, s.target)


@KILL_TEAM.contribution("cover", "add", "KT-S-305J")
def _gone_to_ground(p: Position, s: Strike) -> int | None:
    return 1 if model(p, s.target).grounded else None


@KILL_TEAM.contribution("cover", "add", "KT-S-305L")
def _stealth(p: Position, s: Strike) -> int | None:
    return 1 if has(p, s.target, "stealth") else None


@KILL_TEAM.contribution("cover", "add", "KT-S-305L")
def _shrouded(p: Position, s: Strike) -> int | None:
    return 2 if has(p, s.target, "shrouded") else None


@KILL_TEAM.contribution("cover", "cap", "KT-S-305M")
def _no_better_than_2(p: Position, s: Strike) -> tuple[int, int]:
    return 0, BEST_COVER


@KILL_TEAM.contribution("cover", "natural", "KT-S-305G", "KT-W-08B", "KT-W-22A")
def _of_no_use(p: Position, s: Strike) -> int | None:
    return 0 if p.value("cover.ignored", s) else None


@KILL_TEAM.contribution("cover.ignored", "base", "KT-S-305G")
def _in_close_combat(p: Position, s: Strike) -> int:
    return int(not way(p, s).cover_saves)


@KILL_TEAM.contribution("cover.ignored", "cap", "KT-W-08B")
def _under_a_template(p: Position, s: Strike) -> tuple[int, None] | None:
    return (1, None) if serves(p, s, "template") else None


@KILL_TEAM.contribution("cover.ignored", "cap", "KT-W-22A")
def _by_the_weapon(p: Position, s: Strike) -> tuple[int, None] | None:
    return (1, None) if serves(p, s, "ignores_cover") else None
