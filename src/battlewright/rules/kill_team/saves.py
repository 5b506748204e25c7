"""Saves: one only, the best of armour, invulnerable and cover; then Feel No Pain (3.5). 0 is no save."""

from __future__ import annotations

from battlewright.chance.stages import NO_SAVE, WOUND, Check, special_save
from battlewright.core.position import Position
from battlewright.rules.kill_team.hitting import BEST
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import profile
from battlewright.rules.kill_team.strikes import Strike, serves, way, weapon_of
from battlewright.rules.kill_team.wounding import PIERCED, PIERCING, is_instant_death

NO_COVER = 7
"""The save that cover of no worth gives: each point of it makes the save one better."""

UNSAVED = (WOUND, PIERCED, NO_SAVE)
"""The packets that are wounds once the saves are rolled."""


def saves(p: Position, s: Strike, pierces: bool) -> tuple[Check, ...]:
    """The saves against the wounds of a strike, without those that cannot succeed; `pierces` tells whether some of the
    wounds are of AP 2."""
    ap = int(p.value("AP", s))
    rolls = {WOUND: best_save(p, s, ap)}
    if pierces:
        rolls[PIERCED] = best_save(p, s, min(ap or PIERCING, PIERCING))
    checks = []
    for name, least in (("save", rolls[WOUND]), ("pierced", rolls.get(PIERCED, 0))):
        if name == "pierced" and least == rolls[WOUND]:
            continue
        kinds = tuple(kind for kind, need in rolls.items() if need == least)
        if least:
            checks.append(special_save(least, name=name, rolls=kinds))
    pain = int(p.value("feel_no_pain", s))
    if pain:
        checks.append(special_save(pain, name="pain", rolls=UNSAVED))
    return tuple(checks)


def best_save(p: Position, s: Strike, ap: int) -> int:
    """The least die of the best save against a wound of this AP, 0 without any."""
    armour, invulnerable = int(p.value("save.armour", s, ap)), int(p.value("save.invulnerable", s))
    every = (armour, invulnerable, NO_COVER - int(p.value("cover", s)))
    possible = [least for least in every if 0 < least < NO_COVER]
    return max(BEST, min(possible)) if possible else 0


def saves_better(p: Position, s: Strike, points: int) -> bool:
    """Whether so many points of cover would give the target of a strike a better save than it has now."""
    ap = int(p.value("AP", s))
    found = {ap, min(ap or PIERCING, PIERCING)} if p.value("wound.pierces_from", s) else {ap}
    least = max(BEST, NO_COVER - points)
    return any(not best or least < best for best in (best_save(p, s, each) for each in found))


@KILL_TEAM.contribution("AP", "base", "KT-S-305B", "KT-S-305C")
def _of_the_weapon(p: Position, s: Strike) -> int:
    return weapon_of(p, s).AP


@KILL_TEAM.contribution("AP", "replace", "KT-S-310N")
def _smash(p: Position, s: Strike) -> int | None:
    smashes = way(p, s).skill == "WS" and serves(p, s, "smash")
    return min(weapon_of(p, s).AP or PIERCING, PIERCING) if smashes else None


@KILL_TEAM.contribution("AP", "replace", "KT-RUL-45")
def _of_a_fall(p: Position, s: Strike) -> int | None:
    return int(p.rules.rulings["fall_ap"]) if s.kind == "fall" else None


@KILL_TEAM.contribution("save.armour", "base", "KT-S-305A", "KT-S-302B", "KT-RUL-46")
def _of_the_profile(p: Position, s: Strike, ap: int) -> int:
    return profile(p, s.target).Sv if way(p, s).armour_saves else 0


@KILL_TEAM.contribution("save.armour", "natural", "KT-S-305B", "KT-S-305C")
def _pierced(p: Position, s: Strike, ap: int) -> int | None:
    return 0 if 0 < ap <= profile(p, s.target).Sv else None


@KILL_TEAM.contribution("save.invulnerable", "base", "KT-S-305D")
def _never_denied(p: Position, s: Strike) -> int:
    return profile(p, s.target).invulnerable


@KILL_TEAM.contribution("feel_no_pain", "base", "KT-S-305O")
def _feels_no_pain(p: Position, s: Strike) -> int:
    return profile(p, s.target).feel_no_pain


@KILL_TEAM.contribution("feel_no_pain", "natural", "KT-S-305P")
def _not_against_instant_death(p: Position, s: Strike) -> int | None:
    return 0 if is_instant_death(p, s) else None


@KILL_TEAM.contribution("save.armour", "natural", "KT-RUL-46", only={"fall_save": False}, id="fallen")
def _no_armour_against_a_fall(p: Position, s: Strike, ap: int) -> int | None:
    return 0 if s.kind == "fall" else None


@KILL_TEAM.contribution("save.invulnerable", "natural", "KT-RUL-46", only={"fall_save": False}, id="fallen")
def _nothing_against_a_fall(p: Position, s: Strike) -> int | None:
    return 0 if s.kind == "fall" else None
