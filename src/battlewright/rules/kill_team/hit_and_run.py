"""Hit and Run: a model leaves its combat at the end of a fight (3.10)."""

from __future__ import annotations

from typing import Any

from battlewright.chance.dice import D6
from battlewright.chance.partition import total
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.core.windows import DECLINE
from battlewright.rules.common.pieces import body
from battlewright.rules.kill_team.challenge import leave_combat
from battlewright.rules.kill_team.characteristics import InitiativeTest
from battlewright.rules.kill_team.clearance import kept_off, put_down
from battlewright.rules.kill_team.contacts import touching
from battlewright.rules.kill_team.effects import Move
from battlewright.rules.kill_team.regroup import route_of_flight, towards_edge, ways_of_flight
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import has, model
from battlewright.rules.kill_team.terrain import Dangerous, endangered
from battlewright.table.lengths import INCH

BREAK_AWAY: Option = ("break_away",)


class HitAndRun(Frame, tag="hit_and_run"):
    """A model may leave its combat; it is then taken out of `models` of the frame below."""

    model: int
    chosen: Option | None = None
    passed: Any = None
    rolled: Any = None


def may_break_away(p: Position, row: int) -> bool:
    """Whether a model may leave a combat that goes on (query `hit_and_run`)."""
    return bool(p.value("hit_and_run", row))


@KILL_TEAM.contribution("hit_and_run", "base", "KT-S-310E")
def _by_special_rule(p: Position, row: int) -> int:
    return int(has(p, row, "hit_and_run") and bool(touching(p, row)))


away = KILL_TEAM.procedure(HitAndRun)


@away.step("KT-S-310E")
def ask_to_break_away(p: Position, f: HitAndRun) -> StepResult:
    """If its player wants it to."""
    values = {"model": p.scene.names[f.model]}
    side = model(p, f.model).side
    options = (BREAK_AWAY, DECLINE)
    return Choose(side, "kill_team-ask-hit-and-run", "chosen", options, default=DECLINE, values=values)


@away.step("KT-S-310E")
def test_initiative(p: Position, f: HitAndRun) -> StepResult:
    """By an Initiative test."""
    chosen, f.chosen = f.chosen, None
    return DONE if chosen == DECLINE else InitiativeTest(f.model, "hit_and_run")


@away.step("KT-S-310E")
def roll_inches(p: Position, f: HitAndRun) -> StepResult:
    """If it passes, 3D6 inches."""
    if not f.passed:
        return DONE
    values = {"model": p.scene.names[f.model]}
    side = model(p, f.model).side
    return Roll(side, "kill_team-roll-hit-and-run", "rolled", total((D6, D6, D6)), values=values)


@away.step("KT-S-310E")
def choose_place(p: Position, f: HitAndRun) -> StepResult:
    """Its player says where to; towards its own edge if nobody does."""
    distance = f.rolled * INCH
    region = ways_of_flight(p, f.model, distance)
    place = region.project(*towards_edge(p, f.model, distance))
    if place == body(p, f.model).middle or not region.contains(*place):
        p.tell("kill_team-event-no-way", model=p.scene.names[f.model])
        return DONE
    values = {"model": p.scene.names[f.model], "distance": distance}
    side = model(p, f.model).side
    default = ("at", *place)
    return Choose(side, "kill_team-ask-away", "chosen", region=region, default=default, values=values)


@away.step("KT-S-310E")
def run(p: Position, f: HitAndRun) -> StepResult:
    """There it is out of the combat; from above it scrambles down on its way. Who stays where he is stays in it."""
    chosen, distance, f.chosen, f.rolled, f.passed = f.chosen, f.rolled * INCH, None, None, None
    assert chosen is not None
    _, x, y = chosen
    if (x, y) == body(p, f.model).middle:
        return DONE
    below: Any = p.stack[-2]
    below.models = tuple(row for row in below.models if row != f.model)
    leave_combat(p, f.model)
    own, table = body(p, f.model), p.scene.table
    is_hurt = endangered(own, route_of_flight(p, f.model, distance, (x, y)), table)
    end = put_down(own, (x, y), table, kept_off(p, f.model))
    p.effect(Move(f.model, Cause("hit_and_run", f.model), end.x, end.y, end.z))
    return Dangerous(f.model) if is_hurt else DONE
