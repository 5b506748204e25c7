"""The roll to hit: the die that is needed, what modifies it, and what hits without it (1.8)."""

from __future__ import annotations

from battlewright.chance.stages import WOUND, Check, to_hit
from battlewright.core.position import Position
from battlewright.rules.ninth_age.blows import Blow, has, values_of
from battlewright.rules.ninth_age.contact import facing_of
from battlewright.rules.ninth_age.editions import edition
from battlewright.rules.ninth_age.profiles import Weapon
from battlewright.rules.ninth_age.remembered import by_rows
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.special_rules import parameters, rules_of_model
from battlewright.rules.ninth_age.state import profile
from battlewright.rules.ninth_age.striking import part_of, weapon_of

LEAST, MOST = 1, 6
"""The unmodified dice that always miss and always hit."""

MOUNTED = ("cavalry", "monstrous_cavalry", "chariot", "ridden_monster")
"""Troop types that do not fight on foot."""


@by_rows
def hit_check(p: Position, b: Blow) -> Check:
    """The roll to hit of a blow as it stands."""
    modifier = int(p.value("hit.modifier", b))
    poison = p.value("hit.wounds_from", b)
    return to_hit(
        p.value("hit.need", b),
        modifiers=(modifier,) if modifier else (),
        fails_to=p.value("hit.fails_to", b) or None,
        succeeds_from=p.value("hit.succeeds_from", b) or None,
        reroll=p.value("hit.reroll", b) or "none",
        critical=(WOUND,) if poison else (),
        critical_from=poison or None,
    )


def carried(p: Position, b: Blow) -> tuple[Weapon, ...]:
    """The weapons that the target of a blow fights with, one for each part."""
    parts = range(len(profile(p, b.target[1]).parts))
    return tuple(weapon_of(p, b.target, part) for part in parts)


def _target_has(p: Position, b: Blow, rule: str) -> bool:
    parts = range(len(profile(p, b.target[1]).parts))
    return any(parameters(rules_of_model(p, b.target, part), rule) for part in parts)


@NINTH_AGE.contribution("weapon_skill", "base", "T9A-HIT-01")
def _skill_of_the_part(p: Position, b: Blow) -> int:
    return part_of(p, b.fighter, b.part).WS


@NINTH_AGE.contribution("weapon_skill", "add", "T9A-H-74D")
def _skill_of_a_champion(p: Position, b: Blow) -> int | None:
    return 1 if b.who == "champion" and b.part == profile(p, b.row).rider else None


@NINTH_AGE.contribution("weapon_skill", "cap", "T9A-H-04A", "T9A-H-06E")
def _from_0_to_10(p: Position, b: Blow) -> tuple[int, int]:
    return 0, 10


@NINTH_AGE.contribution(
    "hit.need", "base",
    "T9A-HIT-01", "T9A-HIT-02", "T9A-HIT-03", "T9A-HIT-04", "T9A-HIT-05", "T9A-HIT-06", "T9A-EX-02", "T9A-R-05",
)  # fmt: skip
def _skills_compared(p: Position, b: Blow) -> int:
    return edition(p).to_hit(int(p.value("weapon_skill", b)), values_of(p, b).WS)


@NINTH_AGE.contribution("hit.need", "replace", "T9A-H-04D")
def _without_skill(p: Position, b: Blow) -> int | None:
    return MOST if p.value("weapon_skill", b) == 0 else None


@NINTH_AGE.contribution("hit.need", "cap", "T9A-S-15A", "T9A-W-08A")
def _parry(p: Position, b: Blow) -> tuple[int, None] | None:
    target = profile(p, b.target[1])
    parries = (
        target.troop not in MOUNTED
        and "shield" in target.armour
        and target.parts[0].weapon == "hand_weapon"
        and facing_of(p, b.row, b.target[1]) == "front"
    )
    return (4, None) if parries else None


@NINTH_AGE.contribution("hit.automatic", "base", "T9A-H-04C")
def _helpless(p: Position, b: Blow) -> int:
    return int(values_of(p, b).WS == 0)


@NINTH_AGE.contribution("hit.fails_to", "base", "T9A-HIT-08")
def _unmodified_1_misses(p: Position, b: Blow) -> int:
    return LEAST


@NINTH_AGE.contribution("hit.succeeds_from", "base", "T9A-HIT-09")
def _unmodified_6_hits(p: Position, b: Blow) -> int:
    return MOST


@NINTH_AGE.contribution("hit.modifier", "add", "T9A-HIT-07", "T9A-W-05A")
def _at_the_bearer_of_a_flail(p: Position, b: Blow) -> int | None:
    is_allocated = b.kind in ("ordinary", "crush")
    return 1 if is_allocated and any("easily_hit" in weapon.rules for weapon in carried(p, b)) else None


@NINTH_AGE.contribution("hit.modifier", "add", "T9A-HIT-07", "T9A-S-12A")
def _lightning_reflexes(p: Position, b: Blow) -> int | None:
    quick = has(p, b, "lightning_reflexes") and not has(p, b, "strikes_last")
    return 1 if quick else None


@NINTH_AGE.contribution("hit.modifier", "add", "T9A-HIT-07", "T9A-S-11A")
def _distracting(p: Position, b: Blow) -> int | None:
    return -1 if _target_has(p, b, "distracting") else None


@NINTH_AGE.contribution("hit.reroll", "base", "T9A-S-10A", "T9A-S-23A")
def _hatred(p: Position, b: Blow) -> str | None:
    return "fails" if b.first_round and has(p, b, "hatred") else None


@NINTH_AGE.contribution("hit.wounds_from", "base", "T9A-S-08A")
def _poisoned(p: Position, b: Blow) -> int | None:
    return MOST if has(p, b, "poisoned") else None
