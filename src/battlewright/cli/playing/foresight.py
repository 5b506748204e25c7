"""The odds beside the options of a menu: exact, or left out when they would keep people waiting."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option
from battlewright.core.running import apply

if TYPE_CHECKING:
    from battlewright.odds.results import Distribution
    from battlewright.odds.store import Graphs

BUDGET_S = 0.3
"""Seconds for all options of one menu."""

MOST_NODES = 100_000
"""About 100 MB of graphs in a sitting."""

WATCHED = ("hit", "destroyed", "wounds_lost")


END_OF_ACTION = "end_of_action"

Stopping = str | Mapping[str, Any]
"""A stop as `odds.stops.stop_at` takes it."""

Until = Stopping | None


class Chances(msgspec.Struct, frozen=True):
    """What an attack promises: chances that it hits and kills, the mean Wounds taken off the target, and lost in
    return; nobody loses more than it has."""

    hit: float | None
    kill: float
    dealt: float
    taken: float
    dies: float

    @property
    def is_hopeless(self) -> bool:
        """Whether nothing can come of it for anybody."""
        return not (self.hit or self.kill or self.dealt or self.taken or self.dies)


class Foresight:
    """Looks ahead along the options of a question; remembers them as long as the question stands.

    `graphs` are kept for the whole sitting, for whoever asks about a position again.
    """

    def __init__(self) -> None:
        self._asked: Any = None
        self._known: dict[Option, Chances | None] = {}

    @cached_property
    def graphs(self) -> Graphs:
        """What odds have walked in this sitting."""
        from battlewright.odds.store import Graphs

        return Graphs(MOST_NODES)

    def look(
        self, position: Position, request: Choose, options: Mapping[Option, Until]
    ) -> dict[Option, Chances]:
        """The chances of the options that attack somebody, as many as the time allows, the first ones first.

        With each option comes the stop at which its attack is over; nothing is told of those that have none.
        """
        if request is not self._asked:
            self._asked, self._known = request, {}
        deadline = monotonic() + BUDGET_S
        for option, until in options.items():
            if option not in self._known and until is not None and monotonic() < deadline:
                self._known[option] = self._chances(position, request, option, until, deadline)
        return {option: found for option in options if (found := self._known.get(option)) is not None}

    def _chances(
        self, position: Position, request: Choose, option: Option, until: Stopping, deadline: float
    ) -> Chances | None:
        from battlewright.odds.answer import odds

        target, actor = target_of(position, request, option), request.values.get("model")
        known = position.rules.ruleset.quantities
        if (
            target is None
            or actor not in position.scene.index
            or "wounds_lost" not in known
            or "destroyed" not in known
        ):
            return None
        names = [f"{one}.{what}" for one in (target, actor) for what in WATCHED if what in known]
        try:
            at, stop = ahead(position, option, until)
            found = odds(
                at,
                names,
                stop=stop,
                cancel=lambda: monotonic() > deadline,
                graphs=self.graphs,
            ).quantities
        except BattlewrightError:  # out of time, or a decision nobody has a default for
            return None
        hit = found.get(f"{target}.hit")
        return Chances(
            None if hit is None else float(hit.probability(True)),
            float(found[f"{target}.destroyed"].probability(True)),
            _lost(position, target, found),
            _lost(position, actor, found),
            float(found[f"{actor}.destroyed"].probability(True)),
        )


def _lost(position: Position, name: str, found: Mapping[str, Distribution]) -> float:
    """The mean Wounds that a piece will have lost, beyond those that it lacks now."""
    read = position.rules.ruleset.quantities["wounds_lost"].read
    assert read is not None
    return float(found[f"{name}.wounds_lost"].mean or 0) - int(read(position, position.scene.index[name]))


def ahead(
    position: Position, option: Option, until: Stopping = END_OF_ACTION
) -> tuple[Position, Stopping | None]:
    """The position after an answer, which stands still at a stop that is reached at once, and the stop counted from
    there; None is the usual one."""
    from battlewright.odds.stops import stop_at, stop_from

    forked = position.fork()
    if until == END_OF_ACTION or not isinstance(until, str):
        forked.stop = stop_at(position.rules, until)
    else:
        forked.stop = stop_from(position, until)
    apply(forked, option)
    if until == END_OF_ACTION or forked.stop is None:
        return forked, None
    if isinstance(until, str):
        return forked, until
    return forked, {**until, "times": max(1, forked.stop.times)}


def target_of(position: Position, request: Choose, option: Option) -> str | None:
    """The enemy that an option names, if it names one."""
    enemies = position.scene.pieces[1 - request.player]
    index = position.scene.index
    return next((word for word in option[1:] if isinstance(word, str) and index.get(word) in enemies), None)
