"""Lucky Numbers: which rolls use them (AP-SHOOT-10, AP-DAMAGE-05, AP-R-14, AP-R-39)."""

from __future__ import annotations

from typing import NamedTuple

from battlewright.core.position import Position
from battlewright.rules.redroll import rolls
from battlewright.rules.redroll.ruleset import REDROLL


class Luck(NamedTuple):
    """The Lucky Numbers that a roll uses, and the ruling `lucky_effect`: what a kept die that shows one does."""

    faces: tuple[int, ...]
    effect: str

    def plus(self, kept: int) -> int:
        """What it adds to the sum."""
        return int(self.effect) if kept in self.faces and self.effect.startswith("+") else 0

    def assures(self, kept: int) -> bool:
        """Whether the roll succeeds whatever its sum."""
        return kept in self.faces and self.effect == "auto"

    def repeats(self, kept: int) -> bool:
        """Whether the roll, if it fails, is made once more."""
        return kept in self.faces and self.effect == "reroll"


def luck(p: Position, row: int, kind: str, again: bool) -> Luck:
    """The luck of a model in a kind of roll; `again` for the roll that a Lucky Number has repeated."""
    faces = () if again else rolls.lucky(p, row, kind)
    return Luck(faces, p.rules.rulings["lucky_effect"] if faces else "")


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
