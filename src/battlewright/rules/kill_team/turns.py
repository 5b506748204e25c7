"""The order of play: turns of both players, the phases of a turn, and the end of the battle (3.1)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.scene import BATTLE
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import of_side
from battlewright.rules.kill_team.effects import FRESH, RULE, EndTurn, Mark, NextTurn
from battlewright.rules.kill_team.phases import AssaultPhase, MovementPhase, ShootingPhase
from battlewright.rules.kill_team.regroup import FallingBack
from battlewright.rules.kill_team.rout import RoutTest
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import battle, model
from battlewright.rules.kill_team.victory import decided, over, winner


class Game(Frame, tag="battle"):
    """The whole battle."""


class PlayerTurn(Frame, tag="turn"):
    """A turn of one player. `ducked` are the models that had gone to ground or dodged before it began: they get up at
    its end."""

    side: int
    ducked: tuple[int, ...] = ()


game = KILL_TEAM.procedure(Game)


@game.step("KT-S-301E", "KT-RUL-41")
def first_turn(p: Position, f: Game) -> StepResult:
    """Side A has the first turn of each pair; as many pairs are played as the battle has turns."""
    if over(p):
        return "end_of_battle"
    p.effect(NextTurn(BATTLE, RULE, battle(p).round + 1, 0))
    return PlayerTurn(0)


@game.step("KT-S-301E")
def second_turn(p: Position, f: Game) -> StepResult:
    """Then side B has its turn."""
    if decided(p):
        return "end_of_battle"
    p.effect(NextTurn(BATTLE, RULE, battle(p).round, 1))
    return PlayerTurn(1)


@game.step("KT-S-301E")
def next_pair(p: Position, f: Game) -> StepResult:
    """And so on."""
    return "first_turn"


@game.step("KT-RUL-41", "KT-S-301H")
def end_of_battle(p: Position, f: Game) -> StepResult:
    """Whose enemy alone is beaten has won."""
    won = winner(p)
    p.finish(won, "kill_team-outcome-draw" if won is None else "kill_team-outcome-beaten")
    return None


turn = KILL_TEAM.procedure(PlayerTurn)


@turn.step("KT-S-305K", "KT-S-310J")
def begin(p: Position, f: PlayerTurn) -> StepResult:
    """Who is down, or has dodged, is so until the end of this turn."""
    f.ducked = tuple(row for row in of_side(p, f.side) if model(p, row).grounded or model(p, row).jinking)
    return None


@turn.step("KT-S-301F")
def test_for_rout(p: Position, f: PlayerTurn) -> StepResult:
    """It is seen whether the team stays."""
    return RoutTest(f.side)


@turn.step("KT-F-03C", "KT-F-05A")
def fall_back(p: Position, f: PlayerTurn) -> StepResult:
    """Who falls back regroups or falls back farther."""
    return "end_turn" if decided(p) else FallingBack(f.side)


@turn.step("KT-S-301E")
def move(p: Position, f: PlayerTurn) -> StepResult:
    """The Movement phase."""
    return MovementPhase(f.side)


@turn.step("KT-S-301E")
def shoot(p: Position, f: PlayerTurn) -> StepResult:
    """The Shooting phase."""
    return "end_turn" if decided(p) else ShootingPhase(f.side)


@turn.step("KT-S-301E")
def assault(p: Position, f: PlayerTurn) -> StepResult:
    """The Assault phase."""
    return "end_turn" if decided(p) else AssaultPhase(f.side)


@turn.step("KT-S-305K", "KT-S-310J", "KT-F-05B")
def end_turn(p: Position, f: PlayerTurn) -> StepResult:
    """What lasted for this turn is over."""
    ducked, f.ducked = f.ducked, ()
    for side in (0, 1):
        for row in p.scene.pieces[side]:
            m = model(p, row)
            if any(getattr(m, name) != plain for name, plain in FRESH.items()):
                p.effect(EndTurn(row, RULE))
    for row in of_side(p, f.side):
        over_now = (("grounded", False), ("jinking", False)) if row in ducked else ()
        if model(p, row).regrouped:
            over_now = (*over_now, ("regrouped", False))
        if over_now:
            p.effect(Mark(row, RULE, over_now))
    return DONE


KILL_TEAM.stops.update(end_of_turn=PlayerTurn)
