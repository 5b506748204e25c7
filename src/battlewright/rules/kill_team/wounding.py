"""The roll to wound: Strength against Toughness (3.4), what pierces armour, what kills at once."""

from __future__ import annotations

from battlewright.chance.stages import WOUND, Check, to_wound
from battlewright.core.position import Position
from battlewright.rules.kill_team.hitting import BEST
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import has, model
from battlewright.rules.kill_team.strikes import Strike, given, serves, way, weapon_of

PIERCED = "pierced"
"""A wound that counts as one of AP 2, whatever the weapon's AP."""

PIERCING = 2
"""The AP of such a wound."""

HOPELESS = 7
"""More than a die can show."""


def wound_check(p: Position, s: Strike) -> Check | None:
    """The roll to wound of a strike as it stands; None where it cannot wound."""
    pierces = int(p.value("wound.pierces_from", s))
    possible = p.value("wound.possible", s)
    if not (possible or pierces):
        return None
    return to_wound(
        int(p.value("wound.need", s)) if possible else HOPELESS,
        succeeds_from=None,
        reroll=p.value("wound.reroll", s) or "none",
        critical=(PIERCED,) if pierces else (),
        critical_from=pierces or None,
    )


def is_instant_death(p: Position, s: Strike) -> bool:
    """Whether an unsaved Wound of a strike takes all that the target has left, and leaves no pain to feel."""
    return way(p, s).start != WOUND and bool(p.value("instant_death", s))


@KILL_TEAM.contribution("strength", "base", "KT-S-302C", "KT-W-13E")
def _of_the_user(p: Position, s: Strike) -> int:
    return int(p.value("S", s.attacker)) * weapon_of(p, s).times


@KILL_TEAM.contribution("strength", "add", "KT-S-302C")
def _of_the_weapon(p: Position, s: Strike) -> int | None:
    return weapon_of(p, s).plus or None


@KILL_TEAM.contribution("strength", "add", "KT-AERIAL-09", "KT-RUL-18")
def _dived(p: Position, s: Strike) -> int | None:
    return 1 if model(p, s.attacker).dived and way(p, s).skill == "WS" else None


@KILL_TEAM.contribution("strength", "add", "KT-S-310A")
def _furious_charge(p: Position, s: Strike) -> int | None:
    charged = model(p, s.attacker).charged and way(p, s).skill == "WS"
    return 1 if charged and serves(p, s, "furious_charge") else None


@KILL_TEAM.contribution("strength", "cap", "KT-S-302A", "KT-RUL-18")
def _from_0_to_10(p: Position, s: Strike) -> tuple[int, int]:
    return 0, 10


@KILL_TEAM.contribution("strength", "natural", "KT-S-302C")
def _set_by_the_weapon(p: Position, s: Strike) -> int | None:
    return weapon_of(p, s).S or s.strength or way(p, s).strength or None


@KILL_TEAM.contribution("toughness", "base", "KT-S-304A", "KT-S-304B")
def _of_the_target(p: Position, s: Strike) -> int:
    return int(p.value("T", s.target))


@KILL_TEAM.contribution("toughness", "natural", "KT-FAST-04")
def _of_the_majority(p: Position, s: Strike) -> int | None:
    return s.toughness or None


def _lead(p: Position, s: Strike) -> int:
    return int(p.value("strength", s)) - int(p.value("toughness", s))


@KILL_TEAM.contribution("wound.need", "base", "KT-S-304A", "KT-S-304B")
def _strength_against_toughness(p: Position, s: Strike) -> int:
    return min(6, max(BEST, 4 - _lead(p, s)))


@KILL_TEAM.contribution("wound.need", "replace", "KT-W-10A")
def _sniper(p: Position, s: Strike) -> int | None:
    return 4 if serves(p, s, "sniper") else None


@KILL_TEAM.contribution("wound.need", "cap", "KT-W-16A")
def _poisoned(p: Position, s: Strike) -> tuple[None, int] | None:
    found = given(p, s, "poisoned")
    return (None, min(map(int, found))) if found else None


@KILL_TEAM.contribution("wound.need", "cap", "KT-W-17A")
def _fleshbane(p: Position, s: Strike) -> tuple[None, int] | None:
    return (None, BEST) if serves(p, s, "fleshbane") else None


@KILL_TEAM.contribution("wound.possible", "base", "KT-S-304C")
def _strong_enough(p: Position, s: Strike) -> int:
    return int(_lead(p, s) > -4)


@KILL_TEAM.contribution("wound.possible", "replace", "KT-W-16A", "KT-W-17A", "KT-W-10A")
def _whatever_the_strength(p: Position, s: Strike) -> int | None:
    return 1 if any(serves(p, s, rule) for rule in ("poisoned", "fleshbane", "sniper")) else None


@KILL_TEAM.contribution("wound.reroll", "base", "KT-W-18A")
def _shred(p: Position, s: Strike) -> str | None:
    return "fails" if serves(p, s, "shred") else None


@KILL_TEAM.contribution("wound.reroll", "base", "KT-W-16B")
def _strong_poison(p: Position, s: Strike) -> str | None:
    return "fails" if serves(p, s, "poisoned") and _lead(p, s) >= 0 else None


@KILL_TEAM.contribution("wound.pierces_from", "base", "KT-W-11A")
def _rending(p: Position, s: Strike) -> int | None:
    return 6 if serves(p, s, "rending") else None


@KILL_TEAM.contribution("wound.pierces_from", "replace", "KT-W-10B")
def _sniper_in_the_eye(p: Position, s: Strike) -> int | None:
    return 6 if serves(p, s, "sniper") else None


@KILL_TEAM.contribution("instant_death", "base", "KT-S-304D")
def _twice_the_toughness(p: Position, s: Strike) -> int:
    return int(p.value("strength", s) >= 2 * p.value("toughness", s))


@KILL_TEAM.contribution("instant_death", "natural", "KT-S-304E")
def _eternal_warrior(p: Position, s: Strike) -> int | None:
    return 0 if has(p, s.target, "eternal_warrior") else None
