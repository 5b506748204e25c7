"""From a scenario's set-up to a position of hordes."""

from __future__ import annotations

from typing import Any

from battlewright.core.compiled import Rules
from battlewright.core.position import Position
from battlewright.core.scene import Scene
from battlewright.core.state import Frame, Row
from battlewright.rules.common.game import PieceEntry, Problem, Setup
from battlewright.rules.hordes import spiral
from battlewright.rules.hordes.activation import Activation
from battlewright.rules.hordes.profiles import Profile, Profiles, Weapon, read_profile, read_weapon, shipped
from battlewright.rules.hordes.state import ROUNDS, Battle, Model, Side
from battlewright.rules.hordes.turns import Game, Round, SideTurn
from battlewright.table.bodies import Disc

SIDES = ("A", "B")
STATES = ("knocked_down", "stationary", "shield_wall")


def profile_of(entry: PieceEntry) -> Profile:
    """The profile of an entry with the scenario's changes; raises `KeyError` or `msgspec.ValidationError`."""
    data = shipped()
    raw: dict[str, Any] = {**data["profiles"][entry.profile], **entry.stats}
    names = raw.pop("weapons", [])
    if entry.weapons is not None:
        names = entry.weapons
    return read_profile(entry.profile, raw, [_weapon(item, data["weapons"]) for item in names])


def _weapon(item: Any, known: dict[str, Any]) -> Weapon:
    if isinstance(item, dict):
        return read_weapon(str(item["name"]), {k: v for k, v in item.items() if k != "name"})
    return read_weapon(item, known[item])


def check(rules: Rules, setup: Setup) -> list[Problem]:
    """Everything wrong with the set-up."""
    return []


def build(rules: Rules, setup: Setup) -> Position:
    """The position before its first question."""
    profiles: dict[Profile, int] = {}
    units: dict[tuple[int, str], int] = {}
    models: list[Row] = [
        _model(side, entry, profiles, units) for side, entries in enumerate(setup.sides) for entry in entries
    ]
    ids = (tuple(e.id for e in setup.sides[0]), tuple(e.id for e in setup.sides[1]))
    data = Profiles(tuple(profiles), tuple(name for _, name in units))
    scene = Scene(setup.table, ids, data, setup.help)
    turn = setup.turn
    started = "side" in turn or "active" in turn or "round" in turn
    side = SIDES.index(turn.get("side", "A"))
    battle = Battle(turn.get("round", int(started)), side, setup.ends.get("rounds", ROUNDS))
    position = Position(rules, scene, [battle, Side(0), Side(1), *models], [])
    position.stack = _stack(position, turn, side, started)
    return position


def _model(
    side: int, entry: PieceEntry, profiles: dict[Profile, int], units: dict[tuple[int, str], int]
) -> Model:
    own, state = profile_of(entry), entry.state
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
    stack: list[Frame] = [Game(at=procedures[Game].labels["end"]), Round(at=after_turn)]
    if "active" not in turn:
        return [*stack, SideTurn(side, at=procedures[SideTurn].labels["choose_model"])]
    active = p.scene.index[turn["active"]]
    return [*stack, SideTurn(side, at=procedures[SideTurn].labels["again"]), Activation(active)]
