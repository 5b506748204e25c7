"""Runs: instead of shooting a model moves again (3.1)."""

from __future__ import annotations

from typing import Any

from battlewright.chance.dice import D3, D6
from battlewright.chance.partition import total
from battlewright.core.actions import Action
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.kill_team.charge_walk import DIFFICULT
from battlewright.rules.kill_team.movement import SLOWLY, Walk
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.sight import locked
from battlewright.rules.kill_team.state import has, model
from battlewright.rules.kill_team.terrain import lies_within, stands_in_difficult
from battlewright.table.lengths import INCH, inches

RUNNING = ("run",)
"""What a model may do in the Shooting phase instead of shooting."""

DICE = {3: D3, 6: D6}
"""The dice of runs by their faces."""

FARTHEST = inches(12)
"""No run is longer."""

KEEP: Option = ("keep",)
AGAIN: Option = ("reroll",)


class Run(Frame, tag="run"):
    """A model runs; `rolled` is what its die shows."""

    model: int
    slowly: bool = False
    rolled: Any = None
    chosen: Option | None = None


run = KILL_TEAM.procedure(Run)


@run.step("KT-M-06A", "KT-RUL-42")
def roll_run(p: Position, f: Run) -> StepResult:
    """A die, where the distance is not fixed."""
    return _rolls(p, f) if p.value("run.die", f.model) else "set_out"


def _rolls(p: Position, f: Run) -> Roll:
    die = DICE[int(p.value("run.die", f.model))]
    values = {"model": p.scene.names[f.model]}
    return Roll(model(p, f.model).side, "kill_team-roll-run", "rolled", total((die,)), values=values)


@run.step("KT-RUL-42")
def choose_reroll(p: Position, f: Run) -> StepResult:
    """Whoever may rolls again."""
    if not p.value("run.reroll", f.model):
        return "set_out"
    values = {"model": p.scene.names[f.model], "rolled": f.rolled}
    default = AGAIN if f.rolled <= 3 else KEEP
    side = model(p, f.model).side
    return Choose(side, "kill_team-ask-run", "chosen", (KEEP, AGAIN), default=default, values=values)


@run.step("KT-RUL-42")
def reroll(p: Position, f: Run) -> StepResult:
    """The second roll stands."""
    return _rolls(p, f) if f.chosen == AGAIN else None


@run.step("KT-M-06A", "KT-RUL-42", "KT-S-310L")
def set_out(p: Position, f: Run) -> StepResult:
    """So far it runs."""
    distance = (int(p.value("run.inches", f.model)) + (f.rolled or 0)) * INCH
    slowly, f.slowly = f.slowly, False
    f.rolled = f.chosen = None
    return Walk(f.model, distance, "ran", slowly)


@KILL_TEAM.contribution("run.inches", "base", "KT-RUL-42", only={"run": "flat"})
def _6_inches(p: Position, row: int) -> int:
    return 6


@KILL_TEAM.contribution("run.inches", "add", "KT-S-310L")
def _acrobatic(p: Position, row: int) -> int | None:
    return 3 if has(p, row, "acrobatic") else None


@KILL_TEAM.contribution("run.die", "base", "KT-RUL-42", only={"run": "flat"})
def _fleet_adds(p: Position, row: int) -> int:
    return 3 if has(p, row, "fleet") else 0


@KILL_TEAM.contribution("run.die", "base", "KT-RUL-42", only={"run": "d6"}, id="d6")
def _a_die(p: Position, row: int) -> int:
    return 6


@KILL_TEAM.contribution("run.reroll", "base", "KT-RUL-42", only={"run": "d6"})
def _fleet_rolls_again(p: Position, row: int) -> int:
    return int(has(p, row, "fleet"))


def _ways(p: Position, row: int) -> tuple[Option, ...]:
    """A run on easy ground, and one through difficult ground if there is any."""
    plain: Option = ("run", p.scene.names[row])
    if not p.scene.table.with_trait(*DIFFICULT):
        return (plain,)
    if stands_in_difficult(p, row):
        return ((*plain, SLOWLY),)
    return (plain, (*plain, SLOWLY)) if lies_within(p, row, FARTHEST, *DIFFICULT) else (plain,)


KILL_TEAM.action(Action("run", _ways, lambda p, row, option: Run(row, slowly=SLOWLY in option)), "KT-M-06A")


@KILL_TEAM.restriction("action:run", "KT-M-01C", of="actor")
def run_while_locked(p: Position, row: int) -> bool:
    """A model locked in combat does not move."""
    return locked(p, row)


@KILL_TEAM.restriction("action:run", "KT-M-06A", of="actor")
def run_after_firing(p: Position, row: int) -> bool:
    """A model runs instead of shooting."""
    return bool(model(p, row).fired)


@KILL_TEAM.restriction("action:run", "KT-M-06A", of="actor")
def run_twice(p: Position, row: int) -> bool:
    """And once."""
    return model(p, row).moved == "ran"


@KILL_TEAM.restriction("action:run", "KT-F-03C", of="actor")
def run_in_flight(p: Position, row: int) -> bool:
    """A model that falls back does nothing else."""
    return model(p, row).falling_back


@KILL_TEAM.restriction("action:run", "KT-F-05B", of="actor")
def run_just_regrouped(p: Position, row: int) -> bool:
    """One that has regrouped in this turn does not run."""
    return model(p, row).regrouped


@KILL_TEAM.restriction("action:run", "KT-S-305K", of="actor")
def run_from_the_ground(p: Position, row: int) -> bool:
    """Nor does one that has gone to ground."""
    return model(p, row).grounded


@KILL_TEAM.restriction("action:run", "KT-S-310H", of="actor")
def run_slow_and_purposeful(p: Position, row: int) -> bool:
    """Nor one that is Slow and Purposeful."""
    return has(p, row, "slow_and_purposeful")
