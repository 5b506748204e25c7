"""How far a formation moves in a turn: as far as its slowest model (query `movement`, inches)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.ninth_age.formation import formation, leader
from battlewright.rules.ninth_age.profiles import Profile
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import profile


def movement(p: Position, row: int) -> int:
    """The Movement of a formation in inches."""
    return int(p.value("movement", leader(p, row)))


def carried_by(kind: Profile) -> int:
    """The Movement of one model: that of its mounts where it has any."""
    mounts = [part.M for part in kind.parts if part.is_mount]
    return max(mounts) if mounts else kind.parts[0].M


def _kinds(p: Position, row: int) -> list[Profile]:
    return [profile(p, fighter[1]) for fighter in formation(p, row).fighters]


@NINTH_AGE.contribution("movement", "base", "T9A-H-24A", "T9A-H-58C")
def _of_the_slowest(p: Position, row: int) -> int:
    return min(carried_by(kind) - ("barding" in kind.armour) for kind in _kinds(p, row))


@NINTH_AGE.contribution("movement", "cap", "T9A-H-04A", "T9A-H-06E")
def _movement_from_0_to_10(p: Position, row: int) -> tuple[int, int]:
    return 0, 10
