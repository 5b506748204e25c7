"""Where advice changes: the nearest Wounds, resources and distances at which another answer is the best one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from time import monotonic
from typing import Any

import msgspec

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.odds.answer import odds
from battlewright.odds.bounds import Cancelled
from battlewright.odds.question import asked
from battlewright.odds.results import OptionValue, number
from battlewright.odds.store import Graphs
from battlewright.odds.variants import (
    AskedAt,
    Change,
    actor_of,
    pieces_asked_about,
    position_with,
    state_fields,
)
from battlewright.scenario.load import Scenario
from battlewright.table.gaps import gap
from battlewright.table.lengths import INCH, as_inches

MOST_STEPS = 8
"""Of a number, up and down from where it stands, that are tried."""
MOST_PIECES = 4
DISTANCE_STEP = INCH // 2
SAME = 1e-9
"""By how much the best answer must fall short before the advice has changed."""


class Flip(msgspec.Struct, frozen=True):
    """From `value` of a field on (in the direction away from `now`) the best answer is `best`.

    The value of a distance is the gap between `piece` and `away_from` in inches; `regret` is what holding on to the
    old answer would cost there.
    """

    piece: str
    field: str
    now: int | float
    value: int | float
    best: OptionValue
    regret: Any
    away_from: str = ""

    def to_json(self) -> dict[str, Any]:
        """JSON-ready data; exact fractions become strings."""
        said = {"piece": self.piece, "field": self.field, "now": self.now, "value": self.value}
        if self.away_from:
            said["from"] = self.away_from
        return {
            **said,
            "answer": self.best.answer,
            "regret": None if self.regret is None else number(self.regret),
        }


class Flips(msgspec.Struct, frozen=True):
    """The flip points found, the nearest first; `is_complete` says whether all values were tried that should be."""

    found: tuple[Flip, ...]
    is_complete: bool


class _Line(msgspec.Struct, frozen=True):
    """A number that is moved in one direction, step by step."""

    piece: str
    field: str
    now: int
    step: int
    away_from: str = ""

    def change(self, k: int) -> Change:
        if self.away_from:
            return Change(self.piece, "distance", self.field, k * self.step, self.away_from)
        return Change(self.piece, "state", self.field, self.now + k * self.step)


def flips(
    scenario: Scenario,
    asked_at: AskedAt,
    aim: Mapping[str, Any],
    policy: Mapping[str, Any] | None = None,
    stop: str | Mapping[str, Any] | None = None,
    budget_s: float = 2.0,
    graphs: Graphs | None = None,
) -> Flips:
    """Search for the flip points of the decision that a scenario asks about, for at most `budget_s` seconds.

    Tried are the numeric fields that the ruleset's schema declares as a model's state, and the distance between the
    model that decides and each enemy concerned, value by value away from the present one, the nearest first. Raises
    `BattlewrightError` when no decision is asked.
    """
    deadline = monotonic() + budget_s
    position = asked_at(scenario)
    if not isinstance(position.pending, Choose):
        raise BattlewrightError("error-odds-no-decision")

    def options(at: Position) -> tuple[OptionValue, ...]:
        late = lambda: monotonic() > deadline  # noqa: E731 - one expression
        return odds(at, (), aim, policy, stop, graphs=graphs, cancel=late).options

    found: list[Flip] = []
    try:
        now = options(position)
        lines = list(_lines(scenario, position, asked(position, (), aim, policy, stop).atoms.list))
        for k in range(1, MOST_STEPS + 1):
            for line in list(lines):
                at = position_with(scenario, line.change(k), asked_at)
                if at is None or not _same_question(position, at):
                    lines.remove(line)
                elif (turned := _turned(now, options(at))) is not None:
                    found.append(_flip(scenario, line, k, position, at, *turned))
                    lines.remove(line)
    except Cancelled:
        return Flips(tuple(found), is_complete=False)
    return Flips(tuple(found), is_complete=True)


def _lines(scenario: Scenario, position: Position, atoms: list[Any]) -> Iterator[_Line]:
    actor = actor_of(position)
    pieces = pieces_asked_about(position, (atom.row for atom in atoms))
    rows = position.scene.index
    for piece in pieces[:MOST_PIECES]:
        for field, value in state_fields(scenario, piece):
            for step in (1, -1):
                yield _Line(piece, field, value, step)
        if actor is not None and _side(position, rows[piece]) != _side(position, rows[actor]):
            for step in (DISTANCE_STEP, -DISTANCE_STEP):
                yield _Line(piece, "distance", 0, step, actor)


def _same_question(one: Position, other: Position) -> bool:
    mine, theirs = one.pending, other.pending
    return (
        isinstance(mine, Choose)
        and isinstance(theirs, Choose)
        and (mine.kind, mine.player, actor_of(one)) == (theirs.kind, theirs.player, actor_of(other))
    )


def _side(position: Position, row: int) -> int:
    return int(row in position.scene.pieces[1])


def _turned(now: tuple[OptionValue, ...], then: tuple[OptionValue, ...]) -> tuple[OptionValue, Any] | None:
    """The new best answer and the regret of the old one, if the old one is no longer the best."""
    if not now or not then:
        return None
    old = next((option for option in then if option.option == now[0].option), None)
    if old is None or old.regret > SAME:
        return then[0], None if old is None else old.regret
    return None


def _flip(
    scenario: Scenario, line: _Line, k: int, before: Position, after: Position, best: OptionValue, regret: Any
) -> Flip:
    if not line.away_from:
        return Flip(line.piece, line.field, line.now, line.now + k * line.step, best, regret)
    gaps = [_gap(scenario, at, line.piece, line.away_from) for at in (before, after)]
    return Flip(line.piece, line.field, gaps[0], gaps[1], best, regret, line.away_from)


def _gap(scenario: Scenario, position: Position, one: str, other: str) -> float:
    bases = [scenario.game.base(position, position.scene.index[name]) for name in (one, other)]
    return 0.0 if None in bases else as_inches(gap(bases[0], bases[1]))
