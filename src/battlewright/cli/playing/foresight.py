"""The odds beside the options of a menu: exact, or left out when they would keep people waiting."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option
from battlewright.core.running import apply

if TYPE_CHECKING:
    from battlewright.odds.store import Graphs

BUDGET_S = 0.3
"""Seconds for all options of one menu."""

MOST_NODES = 100_000
"""About 100 MB of graphs in a sitting."""

WATCHED = ("hit", "destroyed", "damage")


class Chances(msgspec.Struct, frozen=True):
    """What an attack promises: chances that it hits and kills, the mean damage dealt, and taken in return."""

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

    def look(self, position: Position, request: Choose, options: Sequence[Option]) -> dict[Option, Chances]:
        """The chances of the options that attack somebody, as many as the time allows, the first ones first."""
        if request is not self._asked:
            self._asked, self._known = request, {}
        deadline = monotonic() + BUDGET_S
        for option in options:
            if option not in self._known and monotonic() < deadline:
                self._known[option] = self._chances(position, request, option, deadline)
        return {option: found for option in options if (found := self._known.get(option)) is not None}

    def _chances(
        self, position: Position, request: Choose, option: Option, deadline: float
    ) -> Chances | None:
        from battlewright.odds.answer import odds

        target, actor = target_of(position, request, option), request.values.get("model")
        known = position.rules.ruleset.quantities
        if (
            target is None
            or actor not in position.scene.index
            or "damage" not in known
            or "destroyed" not in known
        ):
            return None
        names = [f"{one}.{what}" for one in (target, actor) for what in WATCHED if what in known]
        try:
            found = odds(
                ahead(position, option), names, cancel=lambda: monotonic() > deadline, graphs=self.graphs
            ).quantities
        except BattlewrightError:  # out of time, or a decision nobody has a default for
            return None
        hit = found.get(f"{target}.hit")
        return Chances(
            None if hit is None else float(hit.probability(True)),
            float(found[f"{target}.destroyed"].probability(True)),
            float(found[f"{target}.damage"].mean or 0),
            float(found[f"{actor}.damage"].mean or 0),
            float(found[f"{actor}.destroyed"].probability(True)),
        )


def ahead(position: Position, option: Option) -> Position:
    """The position after an answer, which stands still when the action is over, if that is at once."""
    from battlewright.odds.stops import DEFAULT, stop_at

    forked = position.fork()
    if DEFAULT in position.rules.ruleset.stops:
        forked.stop = stop_at(position.rules, DEFAULT)
    return apply(forked, option)


def target_of(position: Position, request: Choose, option: Option) -> str | None:
    """The enemy that an option names, if it names one."""
    enemies = position.scene.pieces[1 - request.player]
    index = position.scene.index
    return next((word for word in option[1:] if isinstance(word, str) and index.get(word) in enemies), None)
