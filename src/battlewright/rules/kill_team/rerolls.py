"""Dice of a charge rolled again: any of them with Fleet, both by a model that still has its Jump (3.1, 3.8)."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.chance.dice import D6
from battlewright.chance.partition import Partition, natural_faces, total
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.kill_team.charge_roll import MOST, ChargeRoll, Reaches
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import has, model

Dice = tuple[int, int]

KEEP: Option = ("keep",)


class Reroll(Frame, tag="charge_reroll"):
    """A charger may roll dice of its distance again; `shown` are the two that count so far, the lower one first.

    `rolled` of the frame below is written.
    """

    charger: int
    needs: tuple[int, ...]
    shown: Any = None
    chosen: Option | None = None
    rolled: Any = None


class Shown(msgspec.Struct, frozen=True):
    """Reads two dice as those that they are, the lower one first; as the greatest need once they reach it."""

    needs: tuple[int, ...]

    def __call__(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        best = max(self.needs, default=0)
        return (best,) if sum(faces) >= best else tuple(sorted(faces))


class ReachesWith(msgspec.Struct, frozen=True):
    """Reads dice rolled again together with what is kept."""

    needs: tuple[int, ...]
    kept: int

    def __call__(self, rolled: int) -> int:
        return Reaches(self.needs)(rolled + self.kept)


def rerolls(p: Position, row: int) -> str:
    """Which dice of its charge a model may roll again: `any`, `both`, or "" for none."""
    return str(p.value("charge.rerolls", row) or "")


@KILL_TEAM.contribution("charge.rerolls", "base", "KT-M-01E")
def _jump_kept_for_the_charge(p: Position, row: int) -> str | None:
    return "both" if has(p, row, "jump") and model(p, row).moved != "jumped" else None


@KILL_TEAM.contribution("charge.rerolls", "replace", "KT-S-308D")
def _fleet(p: Position, row: int) -> str | None:
    return "any" if has(p, row, "fleet") else None


reroll = KILL_TEAM.procedure(Reroll)


@reroll.step("KT-S-308A")
def roll_first(p: Position, f: Reroll) -> StepResult:
    """Two dice, each of which is looked at."""
    partition: Partition[Any] = natural_faces((D6, D6)).map(Shown(f.needs), "dice")
    return Roll(model(p, f.charger).side, "kill_team-roll-charge", "shown", partition, values=_told(p, f))


def _told(p: Position, f: Reroll) -> dict[str, Any]:
    below: Any = p.stack[-2]
    names = p.scene.names
    need = min(f.needs, default=MOST + 1)
    return {"model": names[f.charger], "target": names[below.target], "need": need}


@reroll.step("KT-S-308D", "KT-M-01E")
def choose_dice(p: Position, f: Reroll) -> StepResult:
    """Its player says which are rolled again, if it matters."""
    if len(f.shown) == 1 or not f.needs:
        return "keep_dice"
    options = ways_to_reroll(f.shown, rerolls(p, f.charger) == "any")
    side, default = model(p, f.charger).side, best_reroll(f.shown, min(f.needs), options)
    return Choose(side, "kill_team-ask-reroll", "chosen", options, default=default, values=_told(p, f))


def ways_to_reroll(shown: Dice, any_of_them: bool) -> tuple[Option, ...]:
    """Nothing, each of the dice, or both; equal dice are one."""
    single: tuple[Option, ...] = (
        tuple(("reroll", face) for face in dict.fromkeys(shown)) if any_of_them else ()
    )
    return (KEEP, *single, ("reroll", *shown))


def best_reroll(shown: Dice, need: int, options: tuple[Option, ...]) -> Option:
    """The way that reaches a total most often."""
    return max(options, key=lambda option: _chance(shown, need, option))


def _chance(shown: Dice, need: int, option: Option) -> float:
    again = option[1:]
    if not again:
        return float(sum(shown) >= need)
    law = total((D6,) * len(again)).law
    kept = sum(shown) - sum(again)
    return sum(weight for rolled, weight in law.items() if rolled + kept >= need) / law.total


@reroll.step("KT-S-308D", "KT-M-01E")
def roll_again(p: Position, f: Reroll) -> StepResult:
    """They are rolled again."""
    assert f.chosen is not None
    again = f.chosen[1:]
    if not again:
        return "keep_dice"
    partition = total((D6,) * len(again)).map(ReachesWith(f.needs, sum(f.shown) - sum(again)), "distance")
    return Roll(
        model(p, f.charger).side, "kill_team-roll-charge-again", "rolled", partition, values=_told(p, f)
    )


@reroll.step("KT-S-308B")
def end_with_rerolled(p: Position, f: Reroll) -> StepResult:
    """What they show counts."""
    below: Any = p.stack[-2]
    below.rolled = f.rolled
    return DONE


@reroll.step("KT-S-308B")
def keep_dice(p: Position, f: Reroll) -> StepResult:
    """What they showed first counts."""
    below: Any = p.stack[-2]
    below.rolled = Reaches(f.needs)(sum(f.shown))
    return DONE


@KILL_TEAM.patch(ChargeRoll, "wrap", "roll_distance", "KT-S-308D", "KT-M-01E")
def roll_with_rerolls(p: Position, f: ChargeRoll, roll_distance: Any) -> StepResult:
    """Who may roll dice again looks at each of them."""
    return Reroll(f.charger, f.needs) if rerolls(p, f.charger) else roll_distance(p, f)
