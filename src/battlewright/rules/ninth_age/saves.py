"""Saves: armour (H46, H58), then one special save against each wound, Ward or Regeneration (H47)."""

from __future__ import annotations

import msgspec

from battlewright.chance.stages import NO_ARMOUR, WOUND, Check, armour_save, special_save
from battlewright.core.position import Position
from battlewright.rules.ninth_age.blows import Blow, given, has, way
from battlewright.rules.ninth_age.hitting import LEAST
from battlewright.rules.ninth_age.profiles import Profile, Weapon
from battlewright.rules.ninth_age.remembered import by_rows
from battlewright.rules.ninth_age.roles import Target
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import profile
from battlewright.rules.ninth_age.striking import weapon_of
from battlewright.rules.ninth_age.wounding import LETHAL

SAVED = 7
"""Die and armour together must reach it."""


class Armour(msgspec.Struct, frozen=True):
    """What a piece of armour counts; of each `kind` one counts. `is_mounts`: it is a mount's."""

    kind: str
    counts: int
    is_mounts: bool = False


for _name, _counts in (("light_armour", 1), ("heavy_armour", 2), ("plate_armour", 3)):
    NINTH_AGE.table_entry("armour", _name, Armour("suit", _counts), "T9A-H-58A", "T9A-H-58F")
NINTH_AGE.table_entry("armour", "shield", Armour("shield", 1), "T9A-H-58B", "T9A-H-58F")
NINTH_AGE.table_entry("armour", "barding", Armour("barding", 1, is_mounts=True), "T9A-H-58C")
for _name, _counts in (("mounts_protection_6", 1), ("mounts_protection_5", 2)):
    NINTH_AGE.table_entry("armour", _name, Armour("mount", _counts, is_mounts=True), "T9A-H-58D")


@by_rows
def armour_of(p: Position, target: Target) -> int:
    """The least die that saves a target by its armour, before anything takes it off; 0 without armour."""
    armour = int(p.value("armour", Blow(target[1], 0, target[0], 0, target)))
    return SAVED - armour if armour else 0


def saves(p: Position, b: Blow) -> tuple[Check, ...]:
    """The saves against the wounds of a blow, without those that cannot succeed."""
    return (*_by_armour(p, b), *_special(p, b))


def _by_armour(p: Position, b: Blow) -> tuple[Check, ...]:
    armour, taken_off = int(p.value("armour", b)), int(p.value("armour.piercing", b))
    if armour <= taken_off:
        return ()
    check = armour_save(
        SAVED - armour,
        modifiers=(-taken_off,) if taken_off else (),
        fails_to=p.value("armour.fails_to", b) or None,
    )
    return (check,)


def _special(p: Position, b: Blow) -> tuple[Check, ...]:
    """The better of the two saves; Regeneration leaves those of a Lethal Strike to the Ward."""
    ward, regeneration = int(p.value("ward", b)), int(p.value("regeneration", b))
    if not regeneration or 0 < ward <= regeneration:
        return (_save(ward, "special", WOUND, NO_ARMOUR, LETHAL),) if ward else ()
    first = _save(regeneration, "special", WOUND, NO_ARMOUR)
    return (first, _save(ward, "ward", LETHAL)) if ward else (first,)


def _save(need: int, name: str, *rolls: str) -> Check:
    return special_save(need, name=name, rolls=rolls, fails_to=None)


def _worn(p: Position, b: Blow) -> tuple[Armour, ...]:
    """The pieces of armour that serve the target; a ridden monster has nothing of its rider's."""
    target = profile(p, b.target[1])
    table = p.rules.tables["armour"]
    worn = tuple(table[name] for name in target.armour if name in table)
    return tuple(each for each in worn if each.is_mounts) if _is_ridden_monster(target) else worn


def _is_ridden_monster(target: Profile) -> bool:
    return target.troop == "ridden_monster"


def _best(p: Position, b: Blow, *kinds: str) -> int:
    return max((each.counts for each in _worn(p, b) if each.kind in kinds), default=0)


def _of_target(p: Position, b: Blow) -> Weapon:
    return weapon_of(p, b.target, 0)


@NINTH_AGE.contribution("armour", "base", "T9A-H-46A", "T9A-H-58A", "T9A-H-58F", "T9A-H-49B")
def _suit(p: Position, b: Blow) -> int:
    return _best(p, b, "suit")


@NINTH_AGE.contribution("armour", "add", "T9A-H-58B", "T9A-W-07A")
def _shield(p: Position, b: Blow) -> int | None:
    return _best(p, b, "shield") if _of_target(p, b).hands == 1 else None


@NINTH_AGE.contribution("armour", "add", "T9A-H-58C", "T9A-H-58D")
def _of_the_mount(p: Position, b: Blow) -> int:
    return _best(p, b, "barding") + _best(p, b, "mount")


@NINTH_AGE.contribution("armour", "add", "T9A-H-58E")
def _innate_defence(p: Position, b: Blow) -> int | None:
    innate = profile(p, b.target[1]).innate
    return SAVED - innate if innate else None


@NINTH_AGE.contribution("armour", "cap", "T9A-H-46C")
def _at_most_6(p: Position, b: Blow) -> tuple[int, int]:
    return 0, 6


@NINTH_AGE.contribution("armour.fails_to", "base", "T9A-H-46D")
def _unmodified_1_fails(p: Position, b: Blow) -> int:
    return LEAST


@NINTH_AGE.contribution("armour.piercing", "base", "T9A-H-46B")
def _strength_above_3(p: Position, b: Blow) -> int | None:
    return max(0, int(p.value("strength", b)) - 3) if way(p, b).start != WOUND else None


@NINTH_AGE.contribution("armour.piercing", "add", "T9A-H-46B", "T9A-S-21A", "T9A-W-01B")
def _armour_piercing(p: Position, b: Blow) -> int | None:
    weapon = weapon_of(p, b.fighter, b.part).AP if way(p, b).is_armed else 0
    return max(weapon, way(p, b).takes_off, *map(int, given(p, b, "armour_piercing")), 0) or None


@NINTH_AGE.contribution("ward", "base", "T9A-H-47A", "T9A-H-47B")
def _ward_of_the_profile(p: Position, b: Blow) -> int:
    return profile(p, b.target[1]).ward


@NINTH_AGE.contribution("ward", "natural", "T9A-H-49B")
def _rider_does_not_ward_his_monster(p: Position, b: Blow) -> int | None:
    return 0 if _is_ridden_monster(profile(p, b.target[1])) else None


@NINTH_AGE.contribution("regeneration", "base", "T9A-H-47A", "T9A-H-47B")
def _regeneration_of_the_profile(p: Position, b: Blow) -> int:
    return profile(p, b.target[1]).regeneration


@NINTH_AGE.contribution("regeneration", "natural", "T9A-H-47C", "T9A-S-20A")
def _flames_do_not_heal(p: Position, b: Blow) -> int | None:
    return 0 if has(p, b, "flaming") else None
