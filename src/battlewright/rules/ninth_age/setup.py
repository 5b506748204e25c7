"""From a scenario's set-up to a position of ninth_age."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.core.compiled import Rules
from battlewright.core.position import Position
from battlewright.core.scene import Scene
from battlewright.core.state import Frame
from battlewright.rules.common.game import PieceEntry, Setup
from battlewright.rules.ninth_age.fight import Fight
from battlewright.rules.ninth_age.formation import Fighter, formation
from battlewright.rules.ninth_age.profiles import Profile, Profiles, profile_of, shipped_weapons, weapons_of
from battlewright.rules.ninth_age.state import NO_CHARGE, TURNS, Battle, Character, Side, Unit
from battlewright.rules.ninth_age.turns import Game, PlayerTurn
from battlewright.table.bodies import Block, Rectangle, Slot

SIDES = ("A", "B")
BESIDE = {"left": -1, "right": 1}
FIGHT = "fight"
"""In place of a phase: the one combat on the table, round after round, and nothing else."""

FIRST_PIECE = 3
"""The row of the first unit or character."""


def build(rules: Rules, setup: Setup) -> Position:
    """The position before its first question."""
    entries = [(side, entry) for side, of_side in enumerate(setup.sides) for entry in of_side]
    rows = {entry.id: FIRST_PIECE + number for number, (_, entry) in enumerate(entries)}
    kinds: dict[Profile, int] = {}
    own = {entry.id: profile_of(entry) for _, entry in entries}
    pieces: list[Any] = []
    for side, entry in entries:
        kind = kinds.setdefault(own[entry.id], len(kinds))
        if own[entry.id].is_character:
            pieces.append(_character(side, kind, own[entry.id], entry, rows))
        else:
            inside = [
                own[o.id] for _, o in entries if o.state.get("unit") == entry.id and "beside" not in o.state
            ]
            pieces.append(_unit(side, kind, own[entry.id], entry, places(own[entry.id], inside)))
    weapons = shipped_weapons()
    for _, entry in entries:
        weapons |= weapons_of(entry)
    ids = (tuple(e.id for e in setup.sides[0]), tuple(e.id for e in setup.sides[1]))
    scene = Scene(setup.table, ids, Profiles(tuple(kinds), weapons), setup.help)
    position = Position(rules, scene, [_battle(setup), Side(0), Side(1), *pieces], [])
    _settle(position, entries, rows)
    position.stack = _stack(position, setup.turn)
    return position


def _battle(setup: Setup) -> Battle:
    started = int(bool(setup.turn))
    side = SIDES.index(setup.turn.get("side", "A"))
    return Battle(setup.turn.get("round", started), side, setup.ends.get("rounds", TURNS))


def fits(own: Profile, unit: Profile) -> tuple[int, int] | None:
    """How many ranks and files of a unit a character's base takes the place of; None if it does not match (H63)."""
    files, across = divmod(own.base[0], unit.base[0])
    ranks, along = divmod(own.base[1], unit.base[1])
    return None if across or along else (ranks, files)


def places(unit: Profile, joined: list[Profile]) -> int:
    """How many places of a unit's block these characters take whose bases match."""
    sizes = (fits(own, unit) for own in joined)
    return sum(ranks * files for ranks, files in filter(None, sizes))


def _unit(side: int, kind: int, own: Profile, entry: PieceEntry, taken: int) -> Unit:
    state, (x, y, z) = entry.state, entry.at or (0, 0, 0)
    models, starting = state["models"], state.get("starting", state["models"])
    holes = tuple(sorted((rank - 1, file - 1) for rank, file in state.get("holes", ())))
    block = Block(
        x, y, z, state["files"], models + taken, own.width, own.depth, own.tall, entry.facing, holes
    )
    return Unit(
        side,
        kind,
        block,
        lost=state.get("wounds_lost", 0),
        champion=state.get("champion", False),
        champion_lost=state.get("champion_wounds_lost", 0),
        standard=state.get("standard", False),
        musician=state.get("musician", False),
        starting=starting,
        charged=state.get("charged", False),
        downhill=state.get("downhill", False),
        fought=int(state.get("fought", False)),
        fleeing=state.get("fleeing", False),
        gone=tuple(state.get("gone", ())),
    )


def _character(side: int, kind: int, own: Profile, entry: PieceEntry, rows: dict[str, int]) -> Character:
    state, (x, y, z) = entry.state, entry.at or (0, 0, 0)
    return Character(
        side,
        kind,
        Rectangle(x, y, z, own.width, own.depth, own.tall, entry.facing),
        unit=rows.get(state.get("unit", ""), -1),
        slot=slot_of(state),
        beside=BESIDE.get(state.get("beside", ""), 0),
        lost=state.get("wounds_lost", 0),
        charged=state.get("charged", False),
        downhill=state.get("downhill", False),
        fought=int(state.get("fought", False)),
        fleeing=state.get("fleeing", False),
        is_general=state.get("general", False),
        is_standard_bearer=state.get("standard_bearer", False),
        refused=state.get("refused", False),
        gone=tuple(state.get("gone", ())),
    )


def slot_of(state: dict[str, Any]) -> Slot:
    """The place in its unit that a character asks for, counted from 0."""
    rank, file = state.get("slot", (1, 1))
    return rank - 1, file - 1


def _settle(p: Position, entries: list[tuple[int, PieceEntry]], rows: dict[str, int]) -> None:
    """Characters stand where their formation has them and share what their unit has done; duels have two sides."""
    for _, entry in entries:
        charging = rows.get(str(entry.state.get("charging")), -1)
        p.rows[rows[entry.id]] = msgspec.structs.replace(p.rows[rows[entry.id]], charging=charging)
    for _, entry in entries:
        row = rows[entry.id]
        if isinstance(p.rows[row], Character) and p.rows[row].unit >= 0:
            of = p.rows[p.rows[row].unit]
            base = formation(p, p.rows[row].unit).by_model[row].base
            shared = {name: getattr(of, name) for name in (*NO_CHARGE, "fought", "fleeing")}
            p.rows[row] = msgspec.structs.replace(p.rows[row], base=base, **shared)
    for _, entry in entries:
        if "duel" in entry.state:
            one, other = _fighter(p, rows[entry.id]), _fighter(p, rows[entry.state["duel"]])
            p.rows[one[1]] = msgspec.structs.replace(p.rows[one[1]], duel=other)
            p.rows[other[1]] = msgspec.structs.replace(p.rows[other[1]], duel=one)


def _fighter(p: Position, row: int) -> Fighter:
    """Who fights a duel: a character, or the champion of a unit."""
    return ("champion" if isinstance(p.rows[row], Unit) else "character", row)


def _stack(p: Position, turn: dict[str, Any]) -> list[Frame]:
    if not turn:
        return [Game()]
    if turn.get("phase") == FIGHT:
        return [Fight()]
    side = SIDES.index(turn.get("side", "A"))
    after = p.rules.procedures[Game].labels["second_turn" if side == 0 else "next_pair"]
    phase = p.rules.procedures[PlayerTurn].labels[turn.get("phase", "charge")]
    return [Game(at=after), PlayerTurn(side, at=phase)]
