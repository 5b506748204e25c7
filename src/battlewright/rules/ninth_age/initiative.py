"""The Initiative steps of a round: from 10 down to 0, all of one Initiative at the same time (H34).

Steps in which nobody strikes are passed over.
"""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.allocation import Allocation, groups_of
from battlewright.rules.ninth_age.attack import SimultaneousBlows
from battlewright.rules.ninth_age.blows import Blow
from battlewright.rules.ninth_age.combatants import present
from battlewright.rules.ninth_age.formation import leader
from battlewright.rules.ninth_age.nudging import Nudge, Pair, engaged, parted
from battlewright.rules.ninth_age.roles import initiatives, opponent
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.special_attacks import special_steps
from battlewright.rules.ninth_age.state import Unit, piece
from battlewright.rules.ninth_age.wounds import OVERKILL, Lost


class InitiativeSteps(Frame, tag="initiative_steps"):
    """All steps of a round. What each side has done is added to `wounds` and `overkill` of the frame below.

    `left` are the Initiative values of the steps still to come, `pairs` the formations that touched each other at the
    start of this one, `blows` what was allocated in it, `lost` what came of it.
    """

    units: tuple[int, ...]
    left: tuple[int, ...] = ()
    pairs: tuple[Pair, ...] = ()
    blows: tuple[Blow, ...] = ()
    lost: tuple[Lost, ...] = ()


steps = NINTH_AGE.procedure(InitiativeSteps)


@steps.step("T9A-STRIKE-02", "T9A-H-34F")
def line_up_steps(p: Position, f: InitiativeSteps) -> StepResult:
    """From the highest Initiative at which anybody strikes down to the lowest."""
    found = {step for row in present(p, f.units) for step in (*initiatives(p, row), *special_steps(p, row))}
    f.left = tuple(sorted(found, reverse=True))
    return None


@steps.step("T9A-STRIKE-02", "T9A-STRIKE-03", "T9A-H-34F", "T9A-H-34H", "T9A-R-07")
def next_step(p: Position, f: InitiativeSteps) -> StepResult:
    """The highest Initiative left at which somebody strikes: there both sides allocate."""
    rows = tuple(row for row in present(p, f.units) if not piece(p, row).fleeing)
    while f.left:
        initiative, f.left = f.left[0], f.left[1:]
        groups = groups_of(p, rows, initiative)
        if groups[0] or groups[1]:
            f.pairs = engaged(p, rows)
            return Allocation(groups=groups)
    return DONE


@steps.step("T9A-ALLOC-10", "T9A-H-34G")
def strike(p: Position, f: InitiativeSteps) -> StepResult:
    """All that was allocated is rolled, and casualties are removed."""
    blows, f.blows = f.blows, ()
    return SimultaneousBlows(blows=blows)


@steps.step("T9A-H-37A", "T9A-H-37B", "T9A-H-65K")
def count(p: Position, f: InitiativeSteps) -> StepResult:
    """Unsaved wounds are counted for the score, those beyond the last in a duel apart."""
    below: Any = p.stack[-2]
    wounds, overkill = list(below.wounds), list(below.overkill)
    for target, taken, beyond in f.lost:
        side = 1 - piece(p, target[1]).side
        wounds[side] += taken
        if beyond and opponent(p, target) is not None:
            overkill[side] = min(OVERKILL, overkill[side] + beyond)
    below.wounds, below.overkill = (wounds[0], wounds[1]), (overkill[0], overkill[1])
    return None


@steps.step("T9A-H-36A")
def close_up(p: Position, f: InitiativeSteps) -> StepResult:
    """Where casualties have broken contact, somebody closes up."""
    lost, f.lost = f.lost, ()
    pairs, f.pairs = parted(p, f.pairs), ()
    if not pairs:
        return None
    hurt = {leader(p, one.target[1]) for one in lost if _has_lost_models(p, one)}
    return Nudge(pairs=pairs, hurt=tuple(sorted(hurt)), combat=f.units)


@steps.step()
def go_on(p: Position, f: InitiativeSteps) -> StepResult:
    """The next, if there is one."""
    return "next_step" if f.left else None


def _has_lost_models(p: Position, lost: Lost) -> bool:
    """Whether those who lost wounds lost models with them: more wounds than are open now."""
    group, row = lost.target
    found = piece(p, row)
    if not isinstance(found, Unit):
        return not found.alive
    return lost.wounds > (found.champion_lost if group == "champion" else found.lost)
