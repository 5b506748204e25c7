"""Lucky Numbers: which rolls use them (AP-SHOOT-10, AP-DAMAGE-05, AP-R-14, AP-R-39)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.redroll.ruleset import REDROLL


@REDROLL.contribution("roll.lucky", "add", "AP-SHOOT-10")
def lucky_shots(p: Position, kind: str) -> int | None:
    """Shooting may use Lucky Numbers."""
    return 1 if kind == "shot.hit" else None


@REDROLL.contribution("roll.lucky", "add", "AP-R-14")
def lucky_rolls(p: Position, kind: str) -> int | None:
    """So may every other roll that no rule bars."""
    return 1 if kind != "shot.hit" else None


@REDROLL.contribution("roll.lucky", "cap", "AP-DAMAGE-05")
def no_luck_in_melee(p: Position, kind: str) -> tuple[None, int] | None:
    """Melee hit and damage rolls do not use Lucky Numbers."""
    return (None, 0) if kind in ("melee.hit", "melee.damage") else None


@REDROLL.contribution("roll.lucky", "cap", "AP-R-39", only={"red_roll_as": "melee"})
def no_luck_in_red_rolls(p: Position, kind: str) -> tuple[None, int] | None:
    """The Red Roll counts as a melee roll."""
    return (None, 0) if kind == "red_roll" else None
