"""The order of play: turns of both players, the five phases of a turn, and the end of the battle."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.scene import BATTLE
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import of_side
from battlewright.rules.ninth_age.advance import RemainingMoves
from battlewright.rules.ninth_age.charge import Charges
from battlewright.rules.ninth_age.combat import CombatRound
from battlewright.rules.ninth_age.combat_phase import CombatPhase
from battlewright.rules.ninth_age.compulsory import CompulsoryMoves
from battlewright.rules.ninth_age.contact import touching
from battlewright.rules.ninth_age.effects import RULE, Mark, NextTurn
from battlewright.rules.ninth_age.formation import leader
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.shooting import Shooting
from battlewright.rules.ninth_age.state import NO_CHARGE, battle, piece
from battlewright.rules.ninth_age.victory import decided, over, points, winner


class Game(Frame, tag="battle"):
    """The whole battle."""


class PlayerTurn(Frame, tag="turn"):
    """A turn of one player; its steps after the first bear the names of the phases."""

    side: int


game = NINTH_AGE.procedure(Game)


@game.step("T9A-R-15")
def first_turn(p: Position, f: Game) -> StepResult:
    """Side A has the first turn of each pair; as many pairs are played as the battle has turns."""
    if over(p):
        return "end_of_battle"
    p.effect(NextTurn(BATTLE, RULE, battle(p).round + 1, 0))
    return PlayerTurn(0)


@game.step("T9A-R-15")
def second_turn(p: Position, f: Game) -> StepResult:
    """Then side B has its turn."""
    if decided(p):
        return "end_of_battle"
    p.effect(NextTurn(BATTLE, RULE, battle(p).round, 1))
    return PlayerTurn(1)


@game.step("T9A-R-15")
def next_pair(p: Position, f: Game) -> StepResult:
    """And so on."""
    return "first_turn"


@game.step("T9A-R-15")
def end_of_battle(p: Position, f: Game) -> StepResult:
    """Who has more victory points wins."""
    won = winner(p)
    for side in (0, 1):
        p.tell("event-points", side=side, points=points(p, side))
    reason = "outcome-last-army" if decided(p) else "outcome-points"
    p.finish(won, "outcome-draw" if won is None else reason)
    return None


turn = NINTH_AGE.procedure(PlayerTurn)


@turn.step("T9A-R-15")
def begin(p: Position, f: PlayerTurn) -> StepResult:
    """Everybody of the side can act again, and charges of earlier turns are over once they were fought out."""
    for side in (0, 1):
        for row in of_side(p, side):
            _begin_turn(p, row, side == f.side)
    return None


def _begin_turn(p: Position, row: int, acts: bool) -> None:
    """Clear what the last turn has left on a piece."""
    found = piece(p, row)
    cleared: list[tuple[str, int | bool]] = []
    if acts and found.acted:
        cleared.append(("acted", False))
    if acts and found.moved:
        cleared.append(("moved", False))
    if found.charged and (found.fought or not touching(p, leader(p, row))):
        cleared += NO_CHARGE.items()
    if cleared:
        p.effect(Mark(row, RULE, tuple(cleared)))


@turn.step("T9A-H-14A")
def charge(p: Position, f: PlayerTurn) -> StepResult:
    """Charges are declared and made."""
    return Charges(f.side)


@turn.step("T9A-H-19A")
def compulsory(p: Position, f: PlayerTurn) -> StepResult:
    """Who flees rallies or flees on."""
    return CompulsoryMoves(f.side)


@turn.step("T9A-H-24A")
def moves(p: Position, f: PlayerTurn) -> StepResult:
    """The others move."""
    return DONE if decided(p) else RemainingMoves(f.side)


@turn.step("T9A-H-31D")
def shooting(p: Position, f: PlayerTurn) -> StepResult:
    """Then they shoot."""
    return Shooting(f.side)


@turn.step("T9A-H-34A")
def combat(p: Position, f: PlayerTurn) -> StepResult:
    """Then everybody in contact fights."""
    return DONE if decided(p) else CombatPhase(f.side)


NINTH_AGE.stops.update(end_of_combat=CombatRound, end_of_combat_phase=CombatPhase, end_of_turn=PlayerTurn)
NINTH_AGE.within.update(dict.fromkeys(("end_of_combat", "end_of_combat_phase"), PlayerTurn))
NINTH_AGE.usual_stops.update(
    {Charges: "end_of_combat_phase", CombatPhase: "end_of_combat_phase", CombatRound: "end_of_combat"}
)
