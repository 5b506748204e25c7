"""Chargers that roll and move one after another, under the ruling that says so (KT-RUL-02)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.core.requests import StepResult
from battlewright.rules.common.pieces import in_play
from battlewright.rules.kill_team.charge import Charge, ask_mover, order_matters, to_move
from battlewright.rules.kill_team.charge_roll import ChargeRoll, needs
from battlewright.rules.kill_team.ruleset import KILL_TEAM

EACH = {"roll_order": "roll_then_move_each"}


@KILL_TEAM.patch(Charge, "replace", "roll_distances", "KT-RUL-02", only=EACH)
def pick_roller(p: Position, f: Charge) -> StepResult:
    """The next charger is picked, where it matters."""
    left = to_move(p, f) if in_play(p, f.target) else ()
    if not left:
        return "moves_made"
    if order_matters(p, f.target, left):
        return ask_mover(p, f, left)
    f.chosen = ("move", p.scene.names[left[0]])
    return None


@KILL_TEAM.patch(Charge, "after", "roll_distances", "KT-RUL-02", only=EACH)
def roll_for_one(p: Position, f: Charge) -> StepResult:
    """It alone rolls."""
    assert f.chosen is not None
    row = p.scene.index[f.chosen[1]]
    return ChargeRoll(row, f.target, needs(p, row, f.target, (row,)))


@KILL_TEAM.patch(Charge, "replace", "keep_roll", "KT-RUL-02", only=EACH)
def move_at_once(p: Position, f: Charge) -> StepResult:
    """And moves."""
    assert f.chosen is not None
    row = p.scene.index[f.chosen[1]]
    f.rolls, f.rolled = ((row, f.rolled),), None
    f.moved = tuple(sorted((*f.moved, row)))
    return "move_charger"


@KILL_TEAM.patch(Charge, "replace", "next_mover", "KT-RUL-02", only=EACH)
def next_roller(p: Position, f: Charge) -> StepResult:
    """Then the next."""
    return "roll_distances"
