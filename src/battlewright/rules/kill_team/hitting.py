"""The roll to hit: Weapon Skills compared in close combat (3.3), Ballistic Skill of a shot (3.6)."""

from __future__ import annotations

from battlewright.chance.stages import ATTACK, HIT, Check, to_hit
from battlewright.core.position import Position
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import has, model
from battlewright.rules.kill_team.strikes import Strike, serves, way

MISSED = "missed"
"""The packets that a roll to hit leaves to be rolled again."""

BEST = 2
"""The lowest die that a roll to hit, to wound or to save ever needs: a 1 fails."""


def hit_checks(p: Position, s: Strike) -> tuple[Check, ...]:
    """The roll to hit of a strike as it stands, and that of its misses once more where a rule says so."""
    again = int(p.value("hit.again", s))
    first = to_hit(int(p.value("hit.need", s)), failure=(MISSED,) if again else ())
    if not again:
        return (first,)
    return first, to_hit(again, name="rerolled", rolls=(MISSED,))


@KILL_TEAM.contribution("hit.need", "base", "KT-S-303A", "KT-S-303B", "KT-S-303C")
def _skills_compared(p: Position, s: Strike) -> int | None:
    if way(p, s).skill != "WS":
        return None
    own, other = int(p.value("WS", s.attacker)), int(p.value("WS", s.target))
    if own > other:
        return 3
    return 5 if other > 2 * own else 4


@KILL_TEAM.contribution("hit.need", "base", "KT-S-306C", "KT-S-306D")
def _by_ballistic_skill(p: Position, s: Strike) -> int | None:
    return min(6, max(BEST, 7 - int(p.value("shot.BS", s)))) if way(p, s).skill == "BS" else None


@KILL_TEAM.contribution("hit.automatic", "base", "KT-S-303D")
def _at_one_without_skill(p: Position, s: Strike) -> int:
    return int(way(p, s).skill == "WS" and int(p.value("WS", s.target)) == 0)


@KILL_TEAM.contribution("shot.BS", "base", "KT-S-306C", "KT-S-306D")
def _own_skill(p: Position, s: Strike) -> int:
    return int(p.value("BS", s.attacker))


@KILL_TEAM.contribution("shot.BS", "add", "KT-S-301L")
def _split_fire(p: Position, s: Strike) -> int | None:
    return way(p, s).modifier or None


@KILL_TEAM.contribution("shot.BS", "natural", "KT-S-306F")
def _snap_shot(p: Position, s: Strike) -> int | None:
    return 1 if s.kind == "snap" else None


@KILL_TEAM.contribution("hit.again", "base", "KT-S-306E")
def _outstanding_skill(p: Position, s: Strike) -> int | None:
    skill = int(p.value("shot.BS", s)) if way(p, s).skill == "BS" else 0
    return max(BEST, 12 - skill) if skill > 5 else None


@KILL_TEAM.contribution("hit.again", "replace", "KT-W-09A")
def _twin_linked(p: Position, s: Strike) -> int | None:
    return int(p.value("hit.need", s)) if way(p, s).skill == "BS" and serves(p, s, "twin_linked") else None


@KILL_TEAM.contribution("hit.again", "replace", "KT-S-310F", "KT-S-310G")
def _hatred(p: Position, s: Strike) -> int | None:
    """Those with Hatred, and Zealots, in the first round of a combat."""
    hates = has(p, s.attacker, "hatred") or has(p, s.attacker, "zealot")
    first = way(p, s).skill == "WS" and not model(p, s.attacker).fought
    return int(p.value("hit.need", s)) if hates and first else None


def starts_as(p: Position, s: Strike) -> str:
    """The packets that a strike starts as."""
    return HIT if way(p, s).start == ATTACK and p.value("hit.automatic", s) else way(p, s).start
