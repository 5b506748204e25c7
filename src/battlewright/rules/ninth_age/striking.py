"""With how many attacks, and in which Initiative step, the parts of a fighter strike.

Subject of the queries `attacks`, `supporting.attacks`, `supporting.ranks` and `initiative`: a fighter and the number of
one of the parts of its profile.
"""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.ninth_age.formation import Fighter, is_horde, leader
from battlewright.rules.ninth_age.profiles import Part, Weapon
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import profile

EXTRA_RANK = "fight_in_extra_rank"
"""The special rule of weapons, parts and profiles."""

STRIKES_LAST = "strikes_last"
"""The rule of great weapons."""


def part_of(p: Position, fighter: Fighter, part: int) -> Part:
    """One of the parts of a fighter's profile."""
    return profile(p, fighter[1]).parts[part]


def weapon_of(p: Position, fighter: Fighter, part: int) -> Weapon:
    """The weapon that a part fights with: its own, or the one that was picked among those it has (T9A-H-34C)."""
    own = part_of(p, fighter, part)
    name = own.weapon
    if own.also:
        picked = p.rows[fighter[1]].weapon
        name = picked if picked in own.also else name
    found: Weapon = p.scene.data.weapons[name]
    return found


def supporting_ranks(p: Position, fighter: Fighter) -> int:
    """How many back ranks of such fighters support: the most that any of their parts may."""
    parts = range(len(profile(p, fighter[1]).parts))
    return max(int(p.value("supporting.ranks", fighter, part)) for part in parts)


def attacks_from(p: Position, fighter: Fighter, part: int, rank: int) -> int:
    """The attacks of one part of one model: all of them, or from a back rank (`rank` above 0) those that support."""
    attacks = int(p.value("attacks", fighter, part))
    if rank == 0:
        return attacks
    if rank > p.value("supporting.ranks", fighter, part):
        return 0
    return min(attacks, int(p.value("supporting.attacks", fighter, part)))


def _has(p: Position, fighter: Fighter, part: int, rule: str) -> bool:
    """Whether a part has a special rule of its own or of its profile, and has not lost it."""
    whole = profile(p, fighter[1])
    return rule in (*whole.rules, *whole.parts[part].rules) and rule not in p.rows[fighter[1]].gone


@NINTH_AGE.contribution("attacks", "base", "T9A-ALLOC-05")
def _attacks_of_the_profile(p: Position, fighter: Fighter, part: int) -> int:
    found = part_of(p, fighter, part)
    return found.A * found.count


@NINTH_AGE.contribution("attacks", "add", "T9A-ALLOC-06")
def _weapon_with_attacks(p: Position, fighter: Fighter, part: int) -> int:
    return weapon_of(p, fighter, part).A * part_of(p, fighter, part).count


@NINTH_AGE.contribution("attacks", "add", "T9A-H-74D")
def _champion_has_one_more(p: Position, fighter: Fighter, part: int) -> int | None:
    return 1 if fighter[0] == "champion" and part == profile(p, fighter[1]).rider else None


@NINTH_AGE.contribution("attacks", "natural", "T9A-H-04G")
def _unmodified_none(p: Position, fighter: Fighter, part: int) -> int | None:
    return 0 if part_of(p, fighter, part).A == 0 else None


@NINTH_AGE.contribution("supporting.attacks", "base", "T9A-SUPPORT-01", "T9A-HORDE-02")
def _one_attack(p: Position, fighter: Fighter, part: int) -> int:
    return 1


@NINTH_AGE.contribution("supporting.attacks", "replace", "T9A-H-48F", "T9A-R-10")
def _three_of_monstrous_troops(p: Position, fighter: Fighter, part: int) -> int | None:
    return 3 if profile(p, fighter[1]).troop.startswith("monstrous_") else None


@NINTH_AGE.contribution(
    "supporting.ranks", "base", "T9A-SUPPORT-01", "T9A-STRIKE-04", "T9A-FIG11-04", "T9A-FIG12-05"
)
def _second_rank(p: Position, fighter: Fighter, part: int) -> int:
    return 1


@NINTH_AGE.contribution(
    "supporting.ranks", "add", "T9A-HORDE-01", "T9A-HORDE-02", "T9A-HORDE-03", "T9A-FIG11-01", "T9A-R-07"
)
def _horde(p: Position, fighter: Fighter, part: int) -> int | None:
    return 1 if is_horde(p, leader(p, fighter[1])) else None


@NINTH_AGE.contribution("supporting.ranks", "add", "T9A-S-16A", "T9A-S-16B")
def _extra_rank(p: Position, fighter: Fighter, part: int) -> int | None:
    return 1 if _has(p, fighter, part, EXTRA_RANK) else None


@NINTH_AGE.contribution("supporting.ranks", "add", "T9A-W-01A", "T9A-S-16B")
def _spear(p: Position, fighter: Fighter, part: int) -> int | None:
    return 1 if EXTRA_RANK in weapon_of(p, fighter, part).rules else None


@NINTH_AGE.contribution("supporting.ranks", "natural", "T9A-H-48E")
def _mounts_make_none(p: Position, fighter: Fighter, part: int) -> int | None:
    return 0 if part_of(p, fighter, part).is_mount else None


@NINTH_AGE.contribution("initiative", "base", "T9A-STRIKE-02", "T9A-H-34I")
def _initiative_of_the_profile(p: Position, fighter: Fighter, part: int) -> int:
    return part_of(p, fighter, part).I


@NINTH_AGE.contribution("initiative", "add", "T9A-W-06A")
def _weapon_with_initiative(p: Position, fighter: Fighter, part: int) -> int:
    return weapon_of(p, fighter, part).I


@NINTH_AGE.contribution("initiative", "cap", "T9A-H-06E")
def _from_0_to_10(p: Position, fighter: Fighter, part: int) -> tuple[int, int]:
    return 0, 10


@NINTH_AGE.contribution("initiative", "natural", "T9A-W-04A", "T9A-H-34J")
def _strikes_last(p: Position, fighter: Fighter, part: int) -> int | None:
    return 0 if STRIKES_LAST in weapon_of(p, fighter, part).rules else None


@NINTH_AGE.contribution("initiative", "natural", "T9A-S-12B", priority=1)
def _lightning_reflexes(p: Position, fighter: Fighter, part: int) -> int | None:
    if STRIKES_LAST in weapon_of(p, fighter, part).rules and _has(p, fighter, part, "lightning_reflexes"):
        return part_of(p, fighter, part).I
    return None
