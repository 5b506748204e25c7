"""Sweeping advances: free winners chase those that fall back (3.9)."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.chance.dice import D6
from battlewright.chance.partition import natural_faces
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.kill_team.contacts import Rows
from battlewright.rules.kill_team.effects import RULE, Destroy, Mark
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import has, model, profile

LET_GO: Option = ("let_go",)
"""Nobody chases it."""


class Sweep(Frame, tag="sweep"):
    """The sweeping advance on a `model` that falls back, by one of its free `chasers`."""

    model: int
    chasers: Rows
    chosen: Option | None = None
    caught: Any = None


class Catches(msgspec.Struct, frozen=True):
    """Whether the first of two dice with one bonus is at least the second with another."""

    lead: int

    def __call__(self, faces: tuple[int, ...]) -> bool:
        return faces[0] + self.lead >= faces[1]


def may_sweep(p: Position, row: int) -> bool:
    """Whether a winner makes sweeping advances once it is free (query `sweep.may`)."""
    return bool(p.value("sweep.may", row))


@KILL_TEAM.contribution("sweep.may", "base", "KT-F-02A")
def _any_winner(p: Position, row: int) -> int:
    return 1


@KILL_TEAM.contribution("sweep.may", "natural", "KT-S-310H")
def _not_the_slow(p: Position, row: int) -> int | None:
    return 0 if has(p, row, "slow_and_purposeful") else None


sweep = KILL_TEAM.procedure(Sweep)


@sweep.step("KT-F-02A", "KT-F-02B")
def pick_chaser(p: Position, f: Sweep) -> StepResult:
    """The winning player says who chases it. To let it go is of use only where it would not be destroyed."""
    fastest = sorted(f.chasers, key=lambda chaser: -profile(p, chaser).I)
    options: tuple[Option, ...] = tuple(("chase", p.scene.names[chaser]) for chaser in fastest)
    if not p.value("sweep.destroys", f.model):
        options = (*options, LET_GO)
    side, values = 1 - model(p, f.model).side, {"model": p.scene.names[f.model]}
    return Choose(side, "kill_team-ask-sweep", "chosen", options, default=options[0], values=values)


@sweep.step("KT-F-02D")
def roll_sweep(p: Position, f: Sweep) -> StepResult:
    """Both roll a D6 and add their unmodified Initiative."""
    assert f.chosen is not None
    if f.chosen == LET_GO:
        return DONE
    chaser = p.scene.index[f.chosen[1]]
    lead = profile(p, chaser).I - profile(p, f.model).I
    partition = natural_faces((D6, D6)).map(Catches(lead), "caught")
    values = {"model": f.chosen[1], "target": p.scene.names[f.model], "lead": lead}
    return Roll(model(p, chaser).side, "kill_team-roll-sweep", "caught", partition, values=values)


@sweep.step("KT-F-02D")
def judge_sweep(p: Position, f: Sweep) -> StepResult:
    """Whoever is caught is destroyed."""
    assert f.chosen is not None
    if f.caught:
        catch(p, f.model, p.scene.index[f.chosen[1]])
    return DONE


def catch(p: Position, row: int, chaser: int) -> None:
    """What becomes of a model that is caught."""
    p.tell("kill_team-event-caught", model=p.scene.names[row], by=p.scene.names[chaser])
    if p.value("sweep.destroys", row):
        p.effect(Destroy(row, Cause("sweep", chaser)))
    else:
        p.effect(Mark(row, RULE, (("falling_back", False),)))


@KILL_TEAM.contribution("sweep.destroys", "base", "KT-F-02D")
def _the_caught(p: Position, row: int) -> int:
    return 1


@KILL_TEAM.contribution("sweep.destroys", "replace", "KT-F-02E")
def _not_the_indomitable(p: Position, row: int) -> int | None:
    return 0 if has(p, row, "indomitable") else None
