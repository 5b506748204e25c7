"""From a scenario's set-up to a position of hordes."""

from __future__ import annotations

from typing import Any

from battlewright.core.compiled import Rules
from battlewright.core.position import Position
from battlewright.core.scene import Scene
from battlewright.core.state import Frame
from battlewright.rules.common.game import PieceEntry, Setup
from battlewright.rules.hordes import spiral
from battlewright.rules.hordes.activation import Activation
from battlewright.rules.hordes.checks import SIDES, after_set_up
from battlewright.rules.hordes.profiles import Profile, Profiles, profile_of
from battlewright.rules.hordes.state import ROUNDS, Battle, Model, Side
from battlewright.rules.hordes.turns import Game, Round, SideTurn
from battlewright.table.bodies import Disc


def build(rules: Rules, setup: Setup) -> Position:
    """The position before its first question."""
    profiles: dict[Profile, int] = {}
    units: dict[tuple[int, str], int] = {}
    models = [
        _model(rules, side, entry, profiles, units)
        for side, entries in enumerate(setup.sides)
        for entry in entries
    ]
    ids = (tuple(e.id for e in setup.sides[0]), tuple(e.id for e in setup.sides[1]))
    known = tuple(profiles)
    warlocks = [
        tuple(3 + i for i, m in enumerate(models) if m.side == side and known[m.profile].kind == "warlock")
        for side in (0, 1)
    ]
    data = Profiles(known, tuple(name for _, name in units), (warlocks[0], warlocks[1]))
    scene = Scene(setup.table, ids, data, setup.help)
    turn = setup.turn
    started = after_set_up(turn)
    side = _side_to_play(setup)
    battle = Battle(turn.get("round", int(started)), side, setup.ends.get("rounds", ROUNDS))
    position = Position(rules, scene, [battle, Side(0), Side(1), *models], [])
    position.stack = _stack(position, turn, side, started)
    return position


def _side_to_play(setup: Setup) -> int:
    """Whose turn it is: the side named, else that of the active model."""
    if "side" in setup.turn:
        return SIDES.index(setup.turn["side"])
    return int(any(entry.id == setup.turn.get("active") for entry in setup.sides[1]))


def _model(
    rules: Rules,
    side: int,
    entry: PieceEntry,
    profiles: dict[Profile, int],
    units: dict[tuple[int, str], int],
) -> Model:
    own, state = profile_of(rules, entry), entry.state
    states = state.get("states", [])
    unit = units.setdefault((side, state["unit"]), len(units)) if "unit" in state else -1
    return Model(
        side,
        profiles.setdefault(own, len(profiles)),
        Disc(*(entry.at or (0, 0, 0)), own.radius, own.height, entry.facing),
        unit,
        on_table=entry.at is not None,
        lost=_lost(own, state),
        fury=state.get("fury", own.FURY if own.kind == "warlock" else 0),
        knocked_down="knocked_down" in states,
        stationary="stationary" in states,
        walled="shield_wall" in states,
        activated=state.get("activated", False),
    )


def _lost(own: Profile, state: dict[str, Any]) -> tuple[int, ...]:
    if not own.spiral:
        return (state.get("wounds_lost", 0),)
    lost: tuple[int, ...] = spiral.WHOLE
    for branch, points in state.get("boxes_lost", {}).items():
        lost = spiral.filled(own.spiral, lost, int(branch), points)
    return lost


def _stack(p: Position, turn: dict[str, Any], side: int, started: bool) -> list[Frame]:
    procedures = p.rules.procedures
    if not started:
        return [Game()]
    after_turn = procedures[Round].labels["second_turn" if side == 0 else "end"]
    stack: list[Frame] = [Game(at=procedures[Game].labels["rounds"] + 1), Round(at=after_turn)]
    if "active" not in turn:
        first = "choose_model" if turn.get("phase", "activation") == "activation" else "maintenance"
        return [*stack, SideTurn(side, at=procedures[SideTurn].labels[first])]
    active = p.scene.index[turn["active"]]
    return [*stack, SideTurn(side, at=procedures[SideTurn].labels["again"]), Activation(active)]
