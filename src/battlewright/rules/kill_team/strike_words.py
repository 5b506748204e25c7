"""What a player is told before each roll of a strike: who strikes whom, with what, and what is needed."""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.rules.common.needs import NEVER, needed
from battlewright.rules.kill_team.hitting import hit_checks, starts_as
from battlewright.rules.kill_team.saves import saves
from battlewright.rules.kill_team.strikes import Strike
from battlewright.rules.kill_team.wounding import wound_check

STAGES = ("hit", "rerolled", "wound", "save", "pierced", "pain")


def strike_words(p: Position, s: Strike) -> dict[str, Any]:
    """The names of a strike, its weapon ("none" without), and the least die of each stage, `NEVER` for one that is not
    rolled; `counted` tells whether its attacks are rolled for, `pierces` the die to wound that is of AP 2."""
    pierces = int(p.value("wound.pierces_from", s))
    wounding = wound_check(p, s)
    checks = [*saves(p, s, bool(pierces)), *([] if wounding is None else [wounding])]
    if starts_as(p, s) == "attack":
        checks += hit_checks(p, s)
    return {
        "model": p.scene.names[s.attacker],
        "target": p.scene.names[s.target],
        "counted": s.dice > 0,
        "weapon": s.weapon or "none",
        "pierces": pierces,
        **dict.fromkeys(STAGES, NEVER),
        **{check.name: needed(check) for check in checks},
    }
