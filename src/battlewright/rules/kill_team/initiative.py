"""The Initiative steps of a fight: from 10 down to 1, all of one step at the same time (3.9).

Steps in which nobody strikes are passed over.
"""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.kill_team.allocation import Allocation
from battlewright.rules.kill_team.attack import Strikes, Tolls
from battlewright.rules.kill_team.combatants import Rows, active_first, present
from battlewright.rules.kill_team.fast_dice import FastStrikes
from battlewright.rules.kill_team.hammer import hammers, may_hammer
from battlewright.rules.kill_team.pile_in import PileIns
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import model
from battlewright.rules.kill_team.strikers import Striker, strikers
from battlewright.rules.kill_team.strikes import Strike
from battlewright.rules.kill_team.weapon_choice import Weapons, initiative, struck_with

HIGHEST = 10
"""The step at which hammers come down."""


class InitiativeSteps(Frame, tag="initiative_steps"):
    """All steps of a fight of `models`, which strike with `weapons`; `refused` is one that makes no attacks. What each
    side has done is added to `wounds` of the frame below.

    `waiting` have not struck yet, `hammers` are still to come down, `striking` are those of this step, `strikes` what
    was allocated in it; `together` are the sides that roll fast dice, `fast` those who do, `tolls` what they have done
    already; `lost` is what came of all.
    """

    models: Rows
    weapons: Weapons = ()
    refused: int = -1
    waiting: Rows = ()
    hammers: Rows = ()
    striking: Rows = ()
    strikes: tuple[Strike, ...] = ()
    together: tuple[int, ...] = ()
    fast: tuple[Striker, ...] = ()
    tolls: Tolls = ()
    lost: Tolls = ()


steps = KILL_TEAM.procedure(InitiativeSteps)


@steps.step("KT-S-309G", "KT-S-309J", "KT-S-309F")
def line_up(p: Position, f: InitiativeSteps) -> StepResult:
    """All of them will strike once, chargers with a hammer once more."""
    f.waiting = tuple(row for row in present(p, f.models) if row != f.refused)
    f.hammers = tuple(row for row in f.waiting if may_hammer(p, row))
    f.refused = -1
    return None


@steps.step("KT-S-309G")
def next_step(p: Position, f: InitiativeSteps) -> StepResult:
    """The highest step left in which somebody is to strike; who has died does not."""
    f.waiting, f.models = present(p, f.waiting), present(p, f.models)
    if not f.waiting:
        return DONE
    speeds = {row: initiative(p, row, struck_with(p, row, f.weapons)) for row in f.waiting}
    step = HIGHEST if f.hammers else max(speeds.values())
    f.striking = tuple(row for row in f.waiting if speeds[row] == step)
    f.waiting = tuple(row for row in f.waiting if row not in f.striking)
    return None


@steps.step("KT-S-309H")
def pile_in(p: Position, f: InitiativeSteps) -> StepResult:
    """Those of this step who touch no enemy pile in."""
    return PileIns(active_first(p, f.striking), f.models)


steps.window("fast_dice", "KT-FAST-01")


@steps.step("KT-S-309I", "KT-S-309K", "KT-RUL-40")
def allocate(p: Position, f: InitiativeSteps) -> StepResult:
    """Both sides say who strikes whom, before anything is rolled."""
    found = strikers(p, active_first(p, f.striking), f.models, f.weapons)
    f.fast = tuple(each for each in found if model(p, each.row).side in f.together)
    found = tuple(each for each in found if each not in f.fast)
    found += hammers(p, active_first(p, f.hammers))
    f.striking = f.hammers = f.together = ()
    f.weapons = tuple(picked for picked in f.weapons if picked[0] in f.waiting)
    if found:
        return Allocation(found)
    return None if f.fast else "next_step"


@steps.step("KT-FAST-03")
def roll_together(p: Position, f: InitiativeSteps) -> StepResult:
    """Fast dice are rolled first; nobody is taken off before all have struck."""
    if not f.fast:
        return None
    side = model(p, f.fast[0].row).side
    mine = tuple(each for each in f.fast if model(p, each.row).side == side)
    f.fast = f.fast[len(mine) :]
    return FastStrikes(mine)


@steps.step()
def other_side_together(p: Position, f: InitiativeSteps) -> StepResult:
    """The other side, if it rolls them too."""
    return "roll_together" if f.fast else None


@steps.step("KT-S-309I")
def strike(p: Position, f: InitiativeSteps) -> StepResult:
    """All that was allocated is rolled, and casualties are removed."""
    (strikes, f.strikes), (tolls, f.tolls) = (f.strikes, ()), (f.tolls, ())
    return Strikes(strikes, tolls)


@steps.step("KT-RESULT-01", "KT-RUL-32")
def count(p: Position, f: InitiativeSteps) -> StepResult:
    """The Wounds that each side has caused are counted."""
    below: Any = p.stack[-2]
    wounds = list(below.wounds)
    for side, _, taken in f.lost:
        wounds[side] += taken
    below.wounds, f.lost = (wounds[0], wounds[1]), ()
    return "next_step"
