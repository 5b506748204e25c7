"""The roll to wound: Strength against Toughness (1.12), and what an unsaved wound becomes."""

from __future__ import annotations

from battlewright.chance.stages import Amount, Check, to_wound
from battlewright.core.position import Position
from battlewright.rules.ninth_age.blows import Blow, given, has, values_of, way
from battlewright.rules.ninth_age.contact import facing_of
from battlewright.rules.ninth_age.editions import edition
from battlewright.rules.ninth_age.formation import full_ranks
from battlewright.rules.ninth_age.hitting import LEAST, MOST
from battlewright.rules.ninth_age.remembered import by_rows
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.special_rules import amount, highest, parameters
from battlewright.rules.ninth_age.state import profile
from battlewright.rules.ninth_age.striking import part_of, weapon_of

LETHAL = "lethal"
"""The kind of packet that a Lethal Strike makes: no armour stops it, nor does Regeneration."""

ON_FOOT = ("infantry", "monstrous_infantry", "swarm", "war_machine")
"""Troop types that use no lances."""


@by_rows
def wound_check(p: Position, b: Blow) -> Check | None:
    """The roll to wound of a blow as it stands; None where it cannot wound."""
    if not p.value("wound.possible", b):
        return None
    lethal = p.value("wound.lethal_from", b)
    return to_wound(
        p.value("wound.need", b),
        fails_to=p.value("wound.fails_to", b) or None,
        succeeds_from=p.value("wound.succeeds_from", b) or None,
        critical=(LETHAL,) if lethal else (),
        critical_from=lethal or None,
    )


def multiplied(p: Position, b: Blow) -> Amount | None:
    """What each unsaved wound becomes, None for one."""
    found = p.value("multiplier", b)
    return amount(found) if found else None


@NINTH_AGE.contribution("strength", "base", "T9A-WOUND-01")
def _strength_of_the_part(p: Position, b: Blow) -> int:
    fixed = way(p, b).strength
    return part_of(p, b.fighter, b.part).S if fixed is None else fixed


@NINTH_AGE.contribution("strength", "replace", "T9A-S-03A")
def _strength_of_a_breath(p: Position, b: Blow) -> int | None:
    if b.kind != "breath":
        return None
    whole = profile(p, b.row)
    return max(map(int, parameters((*whole.rules, *whole.parts[b.part].rules), "breath")))


@NINTH_AGE.contribution("strength", "add", "T9A-W-03A", "T9A-W-04A", "T9A-W-05A", "T9A-W-09A")
def _weapon_with_strength(p: Position, b: Blow) -> int | None:
    return weapon_of(p, b.fighter, b.part).S if way(p, b).is_armed else None


@NINTH_AGE.contribution("strength", "add", "T9A-W-02A")
def _lance(p: Position, b: Blow) -> int | None:
    if not (b.charged and b.first_round and way(p, b).is_armed) or profile(p, b.row).troop in ON_FOOT:
        return None
    return weapon_of(p, b.fighter, b.part).charge


@NINTH_AGE.contribution("strength", "add", "T9A-S-14B")
def _thunderous_charge(p: Position, b: Blow) -> int | None:
    return 1 if b.charged and b.first_round and has(p, b, "thunderous_charge") else None


@NINTH_AGE.contribution("strength", "add", "T9A-S-01C")
def _impact_of_ranks(p: Position, b: Blow) -> int | None:
    return max(0, full_ranks(p, b.row) - 1) if b.kind == "impact" else None


@NINTH_AGE.contribution("strength", "cap", "T9A-H-04A", "T9A-H-06E")
def _from_0_to_10(p: Position, b: Blow) -> tuple[int, int]:
    return 0, 10


@NINTH_AGE.contribution("wound.possible", "base", "T9A-WOUND-01", "T9A-WOUND-05")
def _with_strength(p: Position, b: Blow) -> int:
    return 1


@NINTH_AGE.contribution("wound.possible", "natural", "T9A-WOUND-02")
def _without_strength(p: Position, b: Blow) -> int | None:
    return 0 if p.value("strength", b) == 0 else None


@NINTH_AGE.contribution("wound.need", "base", "T9A-WOUND-01", "T9A-WOUND-07", "T9A-WOUND-08")
def _strength_against_toughness(p: Position, b: Blow) -> int:
    return edition(p).to_wound(int(p.value("strength", b)), values_of(p, b).T)


@NINTH_AGE.contribution("wound.succeeds_from", "base", "T9A-WOUND-03", "T9A-R-06")
def _unmodified_6_wounds(p: Position, b: Blow) -> int:
    return MOST


@NINTH_AGE.contribution("wound.fails_to", "base", "T9A-WOUND-04", "T9A-R-06")
def _unmodified_1_fails(p: Position, b: Blow) -> int:
    return LEAST


@NINTH_AGE.contribution("wound.lethal_from", "base", "T9A-S-09A")
def _lethal_strike(p: Position, b: Blow) -> int | None:
    return MOST if has(p, b, "lethal_strike") else None


@NINTH_AGE.contribution("wound.lethal_from", "base", "T9A-W-01B", priority=1)
def _spear_against_riders(p: Position, b: Blow) -> int | None:
    rides = profile(p, b.target[1]).troop in ("cavalry", "chariot")
    if not (rides and has(p, b, "lethal_to_riders")):
        return None
    return MOST if facing_of(p, b.target[1], b.row) == "front" else None


@NINTH_AGE.contribution("multiplier", "base", "T9A-S-07A", "T9A-S-16B")
def _multiple_wounds(p: Position, b: Blow) -> str:
    found = (*given(p, b, "multiple_wounds"), way(p, b).multiple)
    return highest(_in_dice(p, b, text) for text in found if text)


def _in_dice(p: Position, b: Blow, text: str) -> str:
    return str(p.value("wound.ordnance", b)) if text == "ordnance" else text


@NINTH_AGE.contribution("wound.ordnance", "base", "T9A-S-07B")
def _multiple_wounds_of_ordnance(p: Position, b: Blow) -> str:
    return "d3+2" if "fly" in profile(p, b.target[1]).rules else "d3+1"
