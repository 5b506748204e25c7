"""What the rolls of a melee attack are read as: sums, the four results (AP-MELEE-12 to 16), Wounds.

Each judge is a pure function of the kept face and the symbols; a roll's partition is mapped by it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from battlewright.core.position import Position
from battlewright.rules.redroll.luck import Luck
from battlewright.rules.redroll.rolls import Combinations, Face, formed
from battlewright.rules.redroll.ruleset import REDROLL

NINE = 9
BEYOND_ALL = 1000
"""Added to a sum that a Lucky Number makes succeed whatever it is."""


class HitRoll(NamedTuple):
    """The attacker's sum with all modifiers, and what else the roll brought."""

    score: int
    wounds: int
    ap: int


class JudgeHit(msgspec.Struct, frozen=True):
    """Reads the attacker's roll; `on_nine` is the Wounds that a natural 9 adds."""

    bonus: int
    on_nine: int
    can_regain: bool
    lucky: tuple[int, ...]
    table: Combinations

    def __call__(self, face: Face) -> HitRoll:
        effects = formed(face, self.table)
        extra = effects.wounds + (self.on_nine if face.kept == NINE else 0)
        sure = BEYOND_ALL if face.kept in self.lucky else 0
        return HitRoll(
            face.kept + self.bonus + effects.plus + sure, extra, effects.ap if self.can_regain else 0
        )


class Sums(NamedTuple):
    """What the results compare: the attacker's sum, the defender's, and the defender's natural face."""

    attacker: int
    defender: int
    face: int


class Result(NamedTuple):
    """One of the four results: when it applies, whether the attack succeeds, whether a counterattack follows."""

    applies: Callable[[Sums], bool]
    hits: bool
    counters: bool


REDROLL.table_entry(
    "result",
    "nine",
    Result(lambda s: s.face == NINE and s.defender < s.attacker, True, True),
    "AP-MELEE-16",
    only={"nine_compare": "sum"},
)
REDROLL.table_entry(
    "result",
    "nine_by_die",
    Result(lambda s: s.face == NINE and s.attacker > NINE, True, True),
    "AP-MELEE-16",
    only={"nine_compare": "die"},
)
REDROLL.table_entry("result", "clean", Result(lambda s: s.defender < s.attacker, True, False), "AP-MELEE-13")
REDROLL.table_entry("result", "tie", Result(lambda s: s.defender == s.attacker, True, True), "AP-MELEE-14")
REDROLL.table_entry("result", "miss", Result(lambda s: s.defender > s.attacker, False, True), "AP-MELEE-15")

RESULT_NAMES = {"nine_by_die": "nine"}
NO_RESULT = Result(lambda s: False, False, False)
AGAIN = "again"
"""Not a result: a Red Roll that a Lucky Number repeats."""


class Results:
    """The results in the order in which they are tried. Equal only to itself."""

    __slots__ = ("entries",)

    def __init__(self, entries: tuple[tuple[str, Result], ...]) -> None:
        self.entries = entries


def results(p: Position) -> Results:
    """The results of the ruleset."""
    memo = p.rules.memo
    if "results" not in memo:
        memo["results"] = Results(tuple(p.rules.tables.get("result", {}).items()))
    found: Results = memo["results"]
    return found


class JudgeRed(msgspec.Struct, frozen=True):
    """Reads the Red Roll against the attacker's sum: the name of the first result that applies."""

    score: int
    bonus: int
    luck: Luck
    results: Results
    table: Combinations

    def __call__(self, face: Face) -> str:
        if self.luck.assures(face.kept):
            return "miss"
        defence = face.kept + self.bonus + formed(face, self.table).plus + self.luck.plus(face.kept)
        sums = Sums(self.score, defence, face.kept)
        if defence <= self.score and self.luck.repeats(face.kept):
            return AGAIN
        return next((name for name, result in self.results.entries if result.applies(sums)), "")


class DamageRoll(NamedTuple):
    """The Wounds, never below 0, and action points regained."""

    wounds: int
    ap: int


class JudgeDamage(msgspec.Struct, frozen=True):
    """Reads the damage roll with its modifiers."""

    bonus: int
    lowest: int | None
    can_regain: bool
    table: Combinations

    def __call__(self, face: Face) -> DamageRoll:
        effects = formed(face, self.table)
        wounds = face.kept + self.bonus + effects.plus + effects.wounds
        if self.lowest is not None:
            wounds = max(self.lowest, wounds)
        return DamageRoll(wounds, effects.ap if self.can_regain else 0)
