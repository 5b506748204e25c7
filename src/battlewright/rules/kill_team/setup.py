"""From a scenario's set-up to a position of kill_team."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.core.compiled import Rules
from battlewright.core.position import Position
from battlewright.core.scene import Scene
from battlewright.core.state import Frame
from battlewright.rules.common.game import PieceEntry, Setup
from battlewright.rules.common.pieces import in_play, of_side
from battlewright.rules.kill_team.phases import AssaultPhase
from battlewright.rules.kill_team.profiles import Profile, Profiles, profile_of
from battlewright.rules.kill_team.state import TURNS, Battle, Model, Side, model, touching
from battlewright.rules.kill_team.turns import Game, PlayerTurn
from battlewright.table.bodies import Disc

SIDES = ("A", "B")
STEPS = {"movement": "move", "shooting": "shoot", "charge": "assault"}
"""The step of a player's turn in which each phase is begun."""

PHASES = ("start", *STEPS, "fight")

FIRST_MODEL = 3
"""The row of the first model."""

AS_TOLD = (
    "overwatched", "charged", "counter_charged", "dived", "climbed", "slowed", "feared", "fought", "falling_back",
    "grounded", "jinking", "regrouped", "concussed", "moved", "fired",
)  # fmt: skip
"""Fields of a model that a scenario tells by the same name and value."""


def build(rules: Rules, setup: Setup) -> Position:
    """The position before its first question."""
    entries = [(side, entry) for side, of_side in enumerate(setup.sides) for entry in of_side]
    rows = {entry.id: FIRST_MODEL + number for number, (_, entry) in enumerate(entries)}
    kinds: dict[Profile, int] = {}
    models = [_model(side, entry, kinds, rows) for side, entry in entries]
    ids = (tuple(e.id for e in setup.sides[0]), tuple(e.id for e in setup.sides[1]))
    scene = Scene(setup.table, ids, Profiles(tuple(kinds)), setup.help)
    sides = [Side(side, started=len(setup.sides[side])) for side in (0, 1)]
    position = Position(rules, scene, [_battle(setup), *sides, *models], [])
    _settle(position)
    position.stack = _stack(position, setup.turn)
    return position


def _battle(setup: Setup) -> Battle:
    started = int(bool(setup.turn))
    side = SIDES.index(setup.turn.get("side", "A"))
    return Battle(setup.turn.get("round", started), side, setup.ends.get("rounds", TURNS))


def base_of(entry: PieceEntry) -> Disc:
    """The body of a model where it stands or died."""
    own = profile_of(entry)
    return Disc(*(entry.at or (0, 0, 0)), own.radius, own.height, entry.facing)


def _model(side: int, entry: PieceEntry, kinds: dict[Profile, int], rows: dict[str, int]) -> Model:
    state, lives = entry.state, not entry.state.get("destroyed", False)
    told: dict[str, Any] = {name: state[name] for name in AS_TOLD if name in state}
    return Model(
        side,
        kinds.setdefault(profile_of(entry), len(kinds)),
        base_of(entry),
        on_table=lives,
        alive=lives,
        lost=state.get("wounds_lost", 0),
        shot_at=rows.get(state.get("shot_at", ""), -1),
        challenge=rows.get(state.get("challenge", ""), -1),
        used=tuple(sorted(state.get("used", ()))),
        **told,
    )


def _settle(p: Position) -> None:
    """Challenges have two sides; whoever all touch that have charged this turn was in no combat before (KT-S-310D)."""
    for side in (0, 1):
        for row in of_side(p, side):
            m = model(p, row)
            if m.challenge >= 0 and in_play(p, m.challenge):
                p.rows[m.challenge] = msgspec.structs.replace(model(p, m.challenge), challenge=row)
            foes = touching(p, row)
            if foes and not m.fought and all(_came(model(p, foe)) for foe in foes):
                p.rows[row] = msgspec.structs.replace(model(p, row), unlocked=True)


def _came(m: Model) -> bool:
    return m.charged or m.counter_charged


def _stack(p: Position, turn: dict[str, Any]) -> list[Frame]:
    if not turn:
        return [Game()]
    labels = p.rules.procedures[PlayerTurn].labels
    side, phase = SIDES.index(turn.get("side", "A")), turn.get("phase", "start")
    after = p.rules.procedures[Game].labels["second_turn" if side == 0 else "next_pair"]
    stack: list[Frame] = [Game(at=after)]
    if phase == "start":
        return [*stack, PlayerTurn(side)]
    ducked = tuple(row for row in of_side(p, side) if model(p, row).grounded or model(p, row).jinking)
    if phase != "fight":
        return [*stack, PlayerTurn(side, ducked, at=labels[STEPS[phase]])]
    assault = AssaultPhase(side, at=p.rules.procedures[AssaultPhase].labels["fight"])
    return [*stack, PlayerTurn(side, ducked, at=labels["end_turn"]), assault]
