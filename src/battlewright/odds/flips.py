"""Where advice changes: the nearest Wounds, resources and distances at which another answer is the best one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from time import monotonic
from typing import Any

import msgspec

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.odds.answer import compared
from battlewright.odds.bounds import Cancelled
from battlewright.odds.question import asked
from battlewright.odds.results import OptionValue, number
from battlewright.odds.store import Graphs
from battlewright.odds.variants import (
    AskedAt,
    Change,
    actor_of,
    is_piece,
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
"""Of each side, that matter most."""
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
    """The flip points found, the nearest first. `tried` values were looked at, and `is_complete` says whether those
    are all that should be."""

    found: tuple[Flip, ...]
    tried: int
    is_complete: bool


class _Line(msgspec.Struct, frozen=True):
    """A number that is moved in one direction, step by step. Steps towards somebody end in contact."""

    piece: str
    field: str
    now: int
    step: int
    away_from: str = ""

    def change(self, k: int) -> Change | None:
        """The k-th change; None beyond the last."""
        if not self.away_from:
            return Change(self.piece, "state", self.field, self.now + k * self.step)
        if self.step < 0 and self.now + (k - 1) * self.step <= 0:
            return None
        return Change(self.piece, "distance", self.field, max(-self.now, k * self.step), self.away_from)


def flips(
    scenario: Scenario,
    asked_at: AskedAt,
    aim: Mapping[str, Any],
    policy: Mapping[str, Any] | None = None,
    stop: str | Mapping[str, Any] | None = None,
    budget_s: float = 2.0,
    graphs: Graphs | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Flips:
    """Search for the flip points of the decision that a scenario asks about, for at most `budget_s` seconds.

    Tried are the numeric fields that the ruleset's schema declares as a model's state, and the distance between the
    model that acts by the best answer and each enemy concerned, value by value away from the present one, the nearest
    first. `progress` is that of `odds`. Raises `BattlewrightError` when no decision is asked.
    """
    deadline = monotonic() + budget_s
    position = asked_at(scenario)
    if not isinstance(position.pending, Choose):
        raise BattlewrightError("error-odds-no-decision")

    def options(at: Position) -> tuple[OptionValue, ...]:
        late = lambda: monotonic() > deadline  # noqa: E731 - one expression
        found = compared(at, aim, policy, stop, graphs=graphs, cancel=late, progress=progress)
        return () if found is None else found.options

    found: list[Flip] = []
    tried, is_complete = 0, True
    try:
        now = options(position)
        rows = [atom.row for atom in asked(position, (), aim, policy, stop).atoms.list]
        lines = list(_lines(scenario, position, now, rows))
        for k in range(1, MOST_STEPS + 1):
            for line in list(lines):
                change = line.change(k)
                at = None if change is None else position_with(scenario, change, asked_at)
                if at is None or not _same_question(position, at):
                    lines.remove(line)
                    continue
                then = options(at)
                tried, is_complete = tried + 1, is_complete and bool(then)
                turned = _turned(now, then)
                if turned is not None:
                    found.append(_flip(scenario, line, k, position, at, *turned))
                    lines.remove(line)
    except Cancelled:
        return Flips(tuple(found), tried, is_complete=False)
    return Flips(tuple(found), tried, is_complete)


def _lines(
    scenario: Scenario, position: Position, now: tuple[OptionValue, ...], rows: list[int]
) -> Iterator[_Line]:
    """What is moved: the numbers of the pieces that matter most, and how far enemies stand from who acts."""
    best_first = [word for option in (now[0].option, *now[0].then) for word in option] if now else []
    actor = actor_of(position) or next((w for w in best_first if _decides_for(position, w)), None)
    named = [word for word in best_first if is_piece(position, word)]
    pieces = list(dict.fromkeys([*([actor] if actor else []), *named, *pieces_asked_about(position, rows)]))
    if actor is not None:
        pieces.sort(key=lambda piece: 0 if piece in named else _span(scenario, position, piece, actor))
    sides = [[p for p in pieces if position.scene.index[p] in side] for side in position.scene.pieces]
    for piece in [piece for side in sides for piece in side[:MOST_PIECES]]:
        for field, value in state_fields(scenario, piece):
            for step in (1, -1):
                yield _Line(piece, field, value, step)
        if actor is not None and not _decides_for(position, piece):
            away = _span(scenario, position, piece, actor)
            for step in (DISTANCE_STEP, -DISTANCE_STEP):
                yield _Line(piece, "distance", away, step, actor)


def _decides_for(position: Position, word: Any) -> bool:
    """Whether a word names a piece of the side that decides now."""
    assert isinstance(position.pending, Choose)
    own = position.scene.pieces[position.pending.player]
    return is_piece(position, word) and position.scene.index[word] in own


def _same_question(one: Position, other: Position) -> bool:
    mine, theirs = one.pending, other.pending
    return (
        isinstance(mine, Choose)
        and isinstance(theirs, Choose)
        and (mine.kind, mine.player, actor_of(one)) == (theirs.kind, theirs.player, actor_of(other))
    )


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
    gaps = [as_inches(_span(scenario, at, line.piece, line.away_from)) for at in (before, after)]
    return Flip(line.piece, line.field, gaps[0], gaps[1], best, regret, line.away_from)


def _span(scenario: Scenario, position: Position, one: str, other: str) -> int:
    """The gap between two pieces, in micrometres; 0 where one of them is not on the table."""
    bases = [scenario.game.base(position, position.scene.index[name]) for name in (one, other)]
    return 0 if None in bases else int(gap(bases[0], bases[1]))
