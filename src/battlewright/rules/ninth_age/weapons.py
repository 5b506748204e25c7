"""Weapons for a combat: each unit picks one for all its rank and file, and keeps it (H34)."""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.combatants import Rows
from battlewright.rules.ninth_age.effects import RULE, Mark
from battlewright.rules.ninth_age.formation import formation, leader
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import piece, profile


class PickWeapons(Frame, tag="pick_weapons"):
    """All in the formations of `units` that have several weapons, in the first round of a combat; `left` are the rows
    still to be asked."""

    units: Rows
    left: Rows = ()
    chosen: Any = None


picking = NINTH_AGE.procedure(PickWeapons)


@picking.step("T9A-H-34C")
def line_up_armed(p: Position, f: PickWeapons) -> StepResult:
    """Units and characters, each for itself."""
    rows = dict.fromkeys(row for unit in f.units for _, row in formation(p, unit).fighters)
    f.left = tuple(row for row in rows if not piece(p, leader(p, row)).fought and len(arsenal(p, row)) > 1)
    return None


@picking.step("T9A-H-34C")
def ask_weapon(p: Position, f: PickWeapons) -> StepResult:
    """Which weapon it fights with."""
    if not f.left:
        return DONE
    row = f.left[0]
    options: tuple[Option, ...] = tuple(("weapon", name) for name in arsenal(p, row))
    values = {"unit": p.scene.names[row]}
    return Choose(piece(p, row).side, "ask-weapon", "chosen", options, default=options[0], values=values)


@picking.step("T9A-H-34C")
def keep_weapon(p: Position, f: PickWeapons) -> StepResult:
    """For the whole combat."""
    row, f.left = f.left[0], f.left[1:]
    p.effect(Mark(row, RULE, (("weapon", f.chosen[1]),)))
    f.chosen = None
    return "ask_weapon"


def arsenal(p: Position, row: int) -> tuple[str, ...]:
    """The weapons among which a unit or character may pick, the usual one first."""
    return tuple(
        dict.fromkeys(
            name for part in profile(p, row).parts if part.also for name in (part.weapon, *part.also)
        )
    )
