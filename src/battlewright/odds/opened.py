"""Nodes of a walk whose children are still being found."""

from __future__ import annotations

from typing import Any

from battlewright.chance.partition import Partition
from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.odds.fans import Fan
from battlewright.odds.graph import Chance, Decision, Expansion, Factor, Node, Simultaneous

Factors = tuple[Factor, ...]


class Open:
    """A node whose children are being walked. `edges` are answers for the local(s) `into`, or outcomes of a
    factor after which `answer` is given; `what` is the partition, request or factor behind them. Of a roll that was
    met before, `meetings` are where its results lead; of one that is met again, `noting` is to be filled."""

    __slots__ = ("key", "what", "position", "factors", "into", "edges", "children", "answer", "number",
                 "meetings", "noting")  # fmt: skip

    def __init__(
        self,
        key: Any,
        what: Any,
        position: Position,
        factors: Factors,
        into: Any,
        edges: Any,
        answer: Any = None,
    ) -> None:
        self.key = key
        self.what = what
        self.position = position
        self.factors = factors
        self.into = into
        self.edges = edges
        self.answer = answer
        self.children: list[int] = []
        self.number: int | None = None
        self.meetings: list[Any] = []
        self.noting: Fan | None = None

    def node(self) -> Node:
        """The finished node."""
        what, children = self.what, tuple(self.children)
        if isinstance(what, Partition):
            return Chance(what, children)
        if isinstance(what, Factor):
            return Expansion(what, children)
        if isinstance(what, Choose):
            return Decision(what.player, what.kind, self.edges, children)
        first, second = what
        return Simultaneous((first, second), children)
