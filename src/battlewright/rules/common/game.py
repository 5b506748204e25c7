"""What every ruleset package offers to scenarios, play and odds."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from battlewright.core.compiled import Rules
from battlewright.core.position import Position
from battlewright.core.requests import Option
from battlewright.core.ruleset import Ruleset
from battlewright.table.sight import Sight
from battlewright.table.table import Table


class Problem(msgspec.Struct, frozen=True):
    """Something wrong in a set-up: where (keys and indices from the scenario's root), a Fluent id, its arguments."""

    path: tuple[str | int, ...]
    id: str
    values: dict[str, Any]
    clauses: tuple[str, ...] = ()


class PieceEntry(msgspec.Struct):
    """One model of a side as the scenario gives it; lengths in micrometres, `facing` in microdegrees.

    `at` is (x, y, z) or None for a piece that is placed during set-up; `stats` are whole numbers unless the ruleset's
    `state_fields` describe them otherwise; `state` holds the ruleset's own fields
    (wounds_lost, ap, form, states, ...).
    """

    id: str
    profile: str
    at: tuple[int, int, int] | None = None
    facing: int = 0
    stats: dict[str, Any] = {}
    weapons: list[Any] | None = None
    state: dict[str, Any] = {}


class Setup(msgspec.Struct):
    """A scenario's content for a ruleset: the table, both sides, where the battle stands, how it ends."""

    table: Table
    sides: tuple[list[PieceEntry], list[PieceEntry]]
    turn: dict[str, Any] = {}
    ends: dict[str, Any] = {}
    help: str = "open"


class Game(Protocol):
    """A ruleset as the faces see it."""

    ruleset: Ruleset

    def check(self, rules: Rules, setup: Setup) -> list[Problem]:
        """Everything wrong with a set-up, all at once; empty when `build` will succeed."""
        ...

    def build(self, rules: Rules, setup: Setup) -> Position:
        """The position before its first question; call `core.running.start` on it."""
        ...

    def profiles(self) -> dict[str, dict[str, Any]]:
        """The shipped profiles by name, as plain data."""
        ...

    def state_fields(self) -> dict[str, Any]:
        """JSON Schema of the ruleset's own fields of a model (wounds_lost, ap, form, states, ...)."""
        ...

    def turn_fields(self) -> dict[str, Any]:
        """JSON Schema of the scenario's `turn`."""
        ...

    def base(self, position: Position, row: int) -> Any:
        """The body of a piece on the table (see `table.bodies`), or None when it is not there."""
        ...

    def sight(self, position: Position, row: int, other: int) -> Sight:
        """The rules' verdict on whether one piece on the table sees another."""
        ...

    def describe(self, position: Position, row: int) -> dict[str, Any]:
        """What a player sees of a piece: profile, statistics, wounds, states, as JSON-ready data."""
        ...

    def hint(self, position: Position, option: Option) -> dict[str, Any]:
        """What helps with an option under open help, empty when nothing does: `distance` in inches, `sight`, `hit` (a
        chance), `reaches` where that is the chance of a charge to arrive, `cost`, and `until`: the stop at which its
        attack is over where that is not the end of the action, None where nobody can tell."""
        ...
