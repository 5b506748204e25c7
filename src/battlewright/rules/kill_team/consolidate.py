"""The end of a fight: flight, who breaks away, consolidation, and piling in where the combat goes on (3.9)."""

from __future__ import annotations

from typing import Any

from battlewright.chance.dice import D6
from battlewright.chance.partition import total
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.kill_team.challenge import end_challenge, leave_combat
from battlewright.rules.kill_team.combatants import NOBODY, Rows, active_first, of, present
from battlewright.rules.kill_team.contacts import touching
from battlewright.rules.kill_team.effects import RULE, Mark
from battlewright.rules.kill_team.hit_and_run import HitAndRun, may_break_away
from battlewright.rules.kill_team.movement import Walk
from battlewright.rules.kill_team.pile_in import PileIns
from battlewright.rules.kill_team.regroup import FallBack
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import model
from battlewright.rules.kill_team.terrain import stands_in_difficult
from battlewright.table.lengths import INCH

STAY: Option = ("stay",)
CONSOLIDATE: Option = ("consolidate",)


class Aftermath(Frame, tag="aftermath"):
    """What follows the sweeping advances of a fight of `models`, which the side `winner` has won. `left` are those that
    are still to act in the step that runs; who has left the combat is taken out of `models`."""

    models: Rows
    winner: int = NOBODY
    left: Rows = ()


class Consolidate(Frame, tag="consolidate"):
    """A free winner may consolidate."""

    model: int
    chosen: Option | None = None
    rolled: Any = None


aftermath = KILL_TEAM.procedure(Aftermath)


@aftermath.step("KT-F-03A")
def find_fleeing(p: Position, f: Aftermath) -> StepResult:
    """All who fall back and were not caught."""
    f.left = tuple(row for row in present(p, f.models) if model(p, row).falling_back)
    return None


@aftermath.step("KT-F-03A")
def flee_next(p: Position, f: Aftermath) -> StepResult:
    """They flee one after another."""
    if not f.left:
        return None
    row, f.left = f.left[0], f.left[1:]
    leave_combat(p, row)
    return FallBack(row)


@aftermath.step()
def go_on_fleeing(p: Position, f: Aftermath) -> StepResult:
    """The next."""
    return "flee_next" if f.left else None


@aftermath.step("KT-S-310E")
def find_runners(p: Position, f: Aftermath) -> StepResult:
    """Who is able to break away."""
    f.models = tuple(row for row in present(p, f.models) if not model(p, row).falling_back)
    f.left = tuple(row for row in active_first(p, f.models) if may_break_away(p, row))
    return None


@aftermath.step("KT-S-310E")
def run_next(p: Position, f: Aftermath) -> StepResult:
    """They break away one after another."""
    if not f.left:
        return None
    row, f.left = f.left[0], f.left[1:]
    return HitAndRun(row)


@aftermath.step()
def go_on_running(p: Position, f: Aftermath) -> StepResult:
    """The next."""
    return "run_next" if f.left else None


@aftermath.step("KT-F-04A")
def find_free(p: Position, f: Aftermath) -> StepResult:
    """Winners that touch no enemy any more."""
    won = of(p, present(p, f.models), f.winner)
    f.left, f.winner = tuple(row for row in won if not touching(p, row)), NOBODY
    return None


@aftermath.step("KT-F-04A")
def consolidate_next(p: Position, f: Aftermath) -> StepResult:
    """They consolidate one after another."""
    if not f.left:
        return "pile_in_again"
    row, f.left = f.left[0], f.left[1:]
    return Consolidate(row)


@aftermath.step()
def go_on_consolidating(p: Position, f: Aftermath) -> StepResult:
    """The next."""
    return "consolidate_next"


@aftermath.step("KT-F-04B")
def pile_in_again(p: Position, f: Aftermath) -> StepResult:
    """Where neither side is rid of its enemies, those who have lost contact pile in."""
    return PileIns(active_first(p, present(p, f.models)), f.models)


@aftermath.step("KT-F-04B", "KT-S-309E", "KT-S-310F")
def go_on_fighting(p: Position, f: Aftermath) -> StepResult:
    """Who still has enemies has fought in this combat; who has none is out of it, and out of his challenge."""
    for row in present(p, f.models):
        if not p.value("reach", row):
            leave_combat(p, row)
            continue
        m = model(p, row)
        other = NOBODY if end_challenge(p, row) else m.challenge
        if not m.fought or m.challenge != other:
            p.effect(Mark(row, RULE, (("fought", True), ("challenge", other))))
    return DONE


consolidate = KILL_TEAM.procedure(Consolidate)


@consolidate.step("KT-F-04A")
def ask_consolidation(p: Position, f: Consolidate) -> StepResult:
    """If its player wants it to."""
    values = {"model": p.scene.names[f.model]}
    side = model(p, f.model).side
    return Choose(
        side, "kill_team-ask-consolidate", "chosen", (CONSOLIDATE, STAY), default=STAY, values=values
    )


@consolidate.step("KT-F-04A")
def keep_consolidation(p: Position, f: Consolidate) -> StepResult:
    """Who consolidates does not pile in."""
    chosen, f.chosen = f.chosen, None
    if chosen == STAY:
        return DONE
    below: Any = p.stack[-2]
    below.models = tuple(row for row in below.models if row != f.model)
    leave_combat(p, f.model)
    return None


@consolidate.step("KT-F-04A")
def roll_inches(p: Position, f: Consolidate) -> StepResult:
    """A D6 for the inches."""
    values = {"model": p.scene.names[f.model]}
    side = model(p, f.model).side
    return Roll(side, "kill_team-roll-consolidate", "rolled", total((D6,)), values=values)


@consolidate.step("KT-F-04A")
def walk_on(p: Position, f: Consolidate) -> StepResult:
    """It walks at most as far."""
    rolled, f.rolled = f.rolled, None
    return Walk(f.model, rolled * INCH, slowly=stands_in_difficult(p, f.model))


@consolidate.step()
def end_consolidation(p: Position, f: Consolidate) -> StepResult:
    """That is all."""
    return DONE
