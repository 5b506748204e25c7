"""A scenario with one number changed: a statistic, a field of a model's state, or how far a model stands away."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import hypot
from typing import Any, Literal

import msgspec

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.rules.common.game import PieceEntry
from battlewright.scenario.load import Scenario

AskedAt = Callable[[Scenario], Position]
"""The position that a scenario asks about."""


class Change(msgspec.Struct, frozen=True):
    """One number of one piece. A statistic or a field of the state takes `value`; the distance from `away_from`
    becomes `value` micrometres larger, along the line between the middles of both bases."""

    piece: str
    kind: Literal["statistic", "state", "distance"]
    field: str
    value: int
    away_from: str = ""


def changed(scenario: Scenario, change: Change) -> Scenario | None:
    """The scenario with the change, or None where the ruleset does not allow it."""
    entries = {entry.id: entry for side in scenario.setup.sides for entry in side}
    entry = _changed(entries, change)
    if entry is None:
        return None
    first, second = ([entry if e.id == entry.id else e for e in side] for side in scenario.setup.sides)
    setup = msgspec.structs.replace(scenario.setup, sides=(first, second))
    if scenario.game.check(scenario.rules, setup):
        return None
    return msgspec.structs.replace(scenario, setup=setup)


def _changed(entries: dict[str, PieceEntry], change: Change) -> PieceEntry | None:
    entry = entries[change.piece]
    if change.kind == "statistic":
        return msgspec.structs.replace(entry, stats={**entry.stats, change.field: change.value})
    if change.kind == "state":
        return msgspec.structs.replace(entry, state={**entry.state, change.field: change.value})
    origin = entries[change.away_from].at
    if entry.at is None or origin is None:
        return None
    dx, dy = entry.at[0] - origin[0], entry.at[1] - origin[1]
    length = hypot(dx, dy)
    if length == 0:
        return None
    x, y = (round(at + change.value * d / length) for at, d in zip(entry.at[:2], (dx, dy), strict=True))
    return msgspec.structs.replace(entry, at=(x, y, entry.at[2]))


def position_with(scenario: Scenario, change: Change, asked_at: AskedAt) -> Position | None:
    """The position asked about after a change; None where it is not allowed, or the script does not lead there."""
    made = changed(scenario, change)
    if made is None:
        return None
    try:
        position = asked_at(made)
    except BattlewrightError:
        return None
    return None if position.rules.problem(position) is not None else position


def statistics(scenario: Scenario, position: Position, piece: str) -> Iterator[tuple[str, int]]:
    """The statistics that a piece has now, by the names that a scenario gives them."""
    told = scenario.game.describe(position, position.scene.index[piece]).get("stats", {})
    for name, value in told.items():
        if type(value) is int:
            yield name, value


def state_fields(scenario: Scenario, piece: str) -> Iterator[tuple[str, int]]:
    """The numeric fields of a piece's state that the ruleset's schema declares, with their values at the set-up."""
    built = scenario.game.build(scenario.rules, scenario.setup)
    told = scenario.game.describe(built, built.scene.index[piece])
    entry = next(e for side in scenario.setup.sides for e in side if e.id == piece)
    for name, schema in scenario.game.state_fields().items():
        if schema.get("type") == "integer":
            value = entry.state.get(name, told.get(name, schema.get("minimum", 0)))
            if type(value) is int:
                yield name, value


def actor_of(position: Position) -> str | None:
    """The piece that the question asked now is about."""
    values = getattr(position.pending, "values", None) or {}
    names = [value for value in values.values() if is_piece(position, value)]
    own = (
        position.scene.pieces[position.pending.player] if isinstance(position.pending, (Choose, Roll)) else ()
    )
    return next((name for name in names if position.scene.index[name] in own), None)


def pieces_asked_about(position: Position, rows: Iterable[int]) -> list[str]:
    """The pieces concerned: of the question asked now and its options, and those of `rows`."""
    pending = position.pending
    found: list[Any] = [*(getattr(pending, "values", None) or {}).values()]
    if isinstance(pending, Choose):
        found += [word for option in pending.options for word in option]
    names = [name for name in found if is_piece(position, name)]
    names += [position.scene.names[row] for row in rows if row > 2]
    return list(dict.fromkeys(names))


def is_piece(position: Position, word: Any) -> bool:
    """Whether a word of a question or an option names a piece."""
    return isinstance(word, str) and position.scene.index.get(word, 0) > 2
