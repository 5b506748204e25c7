"""Shooting weapons and who shoots them: range, Strength, shots (H51), and the ranks that shoot (H31)."""

from __future__ import annotations

import msgspec

from battlewright.core.position import Position
from battlewright.rules.ninth_age.blows import Blow
from battlewright.rules.ninth_age.formation import Fighter, formation
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import piece, profile

SHOT, TEMPLATE = "shot", "template"
"""The kinds of blows that shooting makes."""


class Missile(msgspec.Struct, frozen=True):
    """A shooting weapon: its range in inches from `least` on, its Strength (None: its user's), the shots of
    a model. `rules`: `volley`, `quick`, `unwieldy`. One with a `template` (its diameter in inches)
    shoots no plain shots."""

    range: int
    S: int | None = None
    shots: int = 1
    least: int = 0
    template: int = 0
    rules: tuple[str, ...] = ()


NINTH_AGE.table_entry("missile", "bow", Missile(24, S=3, rules=("volley",)), "T9A-H-51A")
NINTH_AGE.table_entry("missile", "crossbow", Missile(30, S=4, rules=("unwieldy",)), "T9A-H-51B")
NINTH_AGE.table_entry("missile", "throwing_weapons", Missile(12, shots=2, rules=("quick",)), "T9A-H-51C")
NINTH_AGE.table_entry("missile", "catapult", Missile(60, S=3, least=12, template=3), "T9A-H-53A")


def missile_of(p: Position, row: int, part: int) -> Missile | None:
    """The shooting weapon of one part of a unit's or character's models."""
    found: Missile | None = p.rules.tables.get("missile", {}).get(profile(p, row).parts[part].shoots)
    return found


def shooting_part(p: Position, row: int) -> int | None:
    """The part of a profile that shoots, None if none does (query `shooting.part`, -1 for none)."""
    found = int(p.value("shooting.part", row))
    return None if found < 0 else found


def weapon(p: Position, row: int) -> Missile | None:
    """The shooting weapon of a formation's own models."""
    part = shooting_part(p, row)
    return None if part is None else missile_of(p, row, part)


def shooters(p: Position, row: int) -> tuple[tuple[Fighter, int], ...]:
    """The models of a formation that shoot, by kinds: those of the first ranks."""
    ranks = int(p.value("shooting.ranks", row))
    counted: dict[Fighter, int] = {}
    for stand in formation(p, row).stands:
        if stand.fighter[1] == row and stand.rank < ranks:
            counted[stand.fighter] = counted.get(stand.fighter, 0) + 1
    return tuple(counted.items())


@NINTH_AGE.contribution("shooting.part", "base", "T9A-H-31A", "T9A-H-04E")
def _first_that_can(p: Position, row: int) -> int:
    parts = enumerate(profile(p, row).parts)
    return next((number for number, part in parts if part.BS and missile_of(p, row, number)), -1)


@NINTH_AGE.contribution("shooting.ranks", "base", "T9A-H-31D")
def _first_two_ranks(p: Position, row: int) -> int:
    return 2


EVERY_RANK = 100
"""More ranks than there are."""


@NINTH_AGE.contribution("shooting.ranks", "replace", "T9A-H-31D")
def _volley_of_those_that_stood(p: Position, row: int) -> int | None:
    found = weapon(p, row)
    return EVERY_RANK if found and "volley" in found.rules and not piece(p, row).moved else None


def _shot_with(p: Position, b: Blow) -> Missile | None:
    return missile_of(p, b.row, b.part) if b.kind in (SHOT, TEMPLATE) else None


@NINTH_AGE.contribution("strength", "replace", "T9A-H-51A", "T9A-H-51B", "T9A-H-53A")
def _strength_of_the_missile(p: Position, b: Blow) -> int | None:
    found = _shot_with(p, b)
    return found.S if found else None
