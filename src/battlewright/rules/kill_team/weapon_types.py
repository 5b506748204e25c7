"""Types of weapons and of their shots: how many, how far, and when they are Snap Shots (3.6)."""

from __future__ import annotations

import msgspec

from battlewright.core.position import Position
from battlewright.rules.kill_team.profiles import Weapon
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import gap_within, has, model, profile
from battlewright.rules.kill_team.strikes import Strike
from battlewright.table.lengths import inches

TEMPLATE = inches(8)
"""The length of the template of a Template weapon, in micrometres."""


class Type(msgspec.Struct, frozen=True):
    """A type of weapon: whether its bearer may charge after firing it, and what his moving does to it: `""` nothing,
    `snap` Snap Shots, `fewer` fewer shots up to half the range, `barred` it is not fired."""

    may_charge: bool = False
    moving: str = ""


KILL_TEAM.table_entry("weapon_type", "assault", Type(may_charge=True), "KT-W-01A")
KILL_TEAM.table_entry("weapon_type", "pistol", Type(may_charge=True), "KT-W-04A")
KILL_TEAM.table_entry("weapon_type", "rapid_fire", Type(), "KT-W-03B")
KILL_TEAM.table_entry("weapon_type", "heavy", Type(moving="snap"), "KT-W-02A", "KT-W-02B")
KILL_TEAM.table_entry("weapon_type", "salvo", Type(moving="fewer"), "KT-W-05A", "KT-W-05B")
KILL_TEAM.table_entry("weapon_type", "ordnance", Type(moving="barred"), "KT-W-06A", "KT-W-06B")


def type_of(p: Position, weapon: Weapon) -> Type:
    """What the type of a ranged weapon does."""
    found: Type = p.rules.tables["weapon_type"][weapon.type]
    return found


def may_charge_after(p: Position, row: int) -> bool:
    """Whether what a model has fired this turn lets it charge."""
    fired = model(p, row).fired
    return not fired or bool(p.value("charge.after_firing", row, fired))


@KILL_TEAM.contribution(
    "charge.after_firing",
    "base",
    "KT-W-01A",
    "KT-W-02B",
    "KT-W-03B",
    "KT-W-04A",
    "KT-W-05B",
    "KT-W-06A",
    "KT-RUL-03",
)
def _by_the_type(p: Position, row: int, fired: str) -> int:
    return int(p.rules.tables["weapon_type"][fired].may_charge)


@KILL_TEAM.contribution("charge.after_firing", "replace", "KT-S-310I")
def _relentless_charge(p: Position, row: int, fired: str) -> int | None:
    return 1 if has(p, row, "relentless") else None


def hampered(p: Position, row: int, weapon: Weapon) -> str:
    """What its having moved this turn does to the shots of a model: `""`, `snap`, `fewer` or `barred`."""
    if not model(p, row).moved:
        return ""
    return type_of(p, weapon).moving if p.value("fires.as_moved", row) else ""


@KILL_TEAM.contribution("fires.as_moved", "base", "KT-W-02A", "KT-W-05A", "KT-W-06B")
def _moving_counts(p: Position, row: int) -> int:
    return 1


@KILL_TEAM.contribution("fires.as_moved", "natural", "KT-S-310I")
def _relentless_fire(p: Position, row: int) -> int | None:
    return 0 if has(p, row, "relentless") else None


def snaps(p: Position, row: int, weapon: Weapon) -> bool:
    """Whether a model fires a weapon in its own turn only as Snap Shots."""
    return hampered(p, row, weapon) == "snap" or bool(p.value("snap", row))


@KILL_TEAM.contribution("snap", "base", "KT-S-305K")
def _on_the_ground(p: Position, row: int) -> int:
    return int(model(p, row).grounded)


@KILL_TEAM.contribution("snap", "cap", "KT-F-05B")
def _just_regrouped(p: Position, row: int) -> tuple[int, None] | None:
    return (1, None) if model(p, row).regrouped else None


def reach_of(p: Position, row: int, weapon: Weapon) -> int:
    """How far a model's weapon shoots now, in micrometres."""
    if "template" in weapon.rules:
        return TEMPLATE
    return weapon.reach // 2 if hampered(p, row, weapon) == "fewer" else weapon.reach


def in_reach(p: Position, row: int, target: int, weapon: Weapon) -> bool:
    """Whether a target is within the range of a model's weapon."""
    return gap_within(p, row, target, reach_of(p, row, weapon))


def can_snap(weapon: Weapon) -> bool:
    """Whether a weapon fires Snap Shots at all: what rolls to hit, and is no Blast (KT-S-306G)."""
    return not weapon.blast and "template" not in weapon.rules


def shots(p: Position, row: int, target: int, weapon: Weapon) -> int:
    """How many shots a weapon fires at a target."""
    return int(p.value("shots", row, target, weapon))


@KILL_TEAM.contribution("shots", "base", "KT-W-01A", "KT-W-04A")
def _all_of_them(p: Position, row: int, target: int, weapon: Weapon) -> int:
    return weapon.shots


@KILL_TEAM.contribution("shots", "replace", "KT-W-03A")
def _rapid_fire(p: Position, row: int, target: int, weapon: Weapon) -> int | None:
    if weapon.type != "rapid_fire":
        return None
    return 2 if gap_within(p, row, target, weapon.reach // 2) else 1


@KILL_TEAM.contribution("shots", "replace", "KT-W-05A")
def _salvo_on_the_move(p: Position, row: int, target: int, weapon: Weapon) -> int | None:
    return weapon.moving if hampered(p, row, weapon) == "fewer" else None


def shot_at(p: Position, row: int, target: int, weapon: Weapon) -> Strike:
    """The shots of a model at a target in its own turn."""
    kind = "snap" if snaps(p, row, weapon) else "shot"
    return Strike(row, target, weapon.name, shots(p, row, target, weapon), kind)


def overwatch_weapons(p: Position, row: int) -> tuple[Weapon, ...]:
    """The weapons with which a model may fire Overwatch: those that fire Snap Shots, and templates (KT-S-307E)."""
    return tuple(own for own in profile(p, row).ranged if p.value("overwatch.weapon", row, own))


@KILL_TEAM.contribution("overwatch.weapon", "base", "KT-S-306G", "KT-S-307E")
def _fires_snap_shots(p: Position, row: int, weapon: Weapon) -> int:
    return int(can_snap(weapon) and weapon.name not in model(p, row).used)


@KILL_TEAM.contribution("overwatch.weapon", "replace", "KT-W-08C", "KT-S-307E")
def _templates_all_the_same(p: Position, row: int, weapon: Weapon) -> int | None:
    return 1 if "template" in weapon.rules else None


def overwatch_strike(p: Position, row: int, target: int, weapon: Weapon) -> Strike:
    """The fire of a model at a charger: Snap Shots, or the D3 hits of a template."""
    if "template" in weapon.rules:
        return Strike(row, target, weapon.name, 0, "wall_of_death", dice=1)
    return Strike(row, target, weapon.name, shots(p, row, target, weapon), "snap")
