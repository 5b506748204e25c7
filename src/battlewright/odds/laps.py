"""Walks up to a step that is reached several times: each stretch from one time to the next is walked once.

How often the step was reached is nowhere in a position. So the rounds of a fight that begin alike are one, in
whichever round it is, and a fight may go round in circles. The graph of the answer counts the times: it has every
stretch once for each time that it may be come to, as one node where nobody decides in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from battlewright.core.position import Position
from battlewright.core.requests import STOPPED, Stop
from battlewright.odds.graph import Chance, Expansion, Graph, Node, Stretch, Terminal
from battlewright.odds.opened import Factors
from battlewright.odds.terminals import values_at
from battlewright.odds.walk import Walk, key_at


class Pause(Terminal, frozen=True):
    """The step is reached: `values` are what the atoms come to if this is the last time."""


class Lap(msgspec.Struct, frozen=True):
    """One stretch: its nodes, children before parents, and its ends by their numbers in the walk, in the same order.
    `alone` is the stretch as one law of its ends, None where somebody decides in it."""

    nodes: list[Node]
    ends: tuple[int, ...]
    alone: Stretch | None


class LapWalk(Walk):
    """A walk up to a step that is reached `stop.times` times."""

    def from_root(self, position: Position, stop: Stop | None, tries_root: bool = False) -> Graph:
        """As `Walk.from_root`, for a stop before a step."""
        assert stop is not None and stop.step is not None
        self.starts: list[tuple[Position, Factors]] = []
        self.pauses: list[int] = []
        graph = super().from_root(position, _counting(stop, 1), tries_root)
        first = msgspec.structs.replace(_lap(graph.nodes, len(graph.nodes) - 1), alone=None)
        laps: list[Lap] = []
        for _ in range(stop.times - 1):
            known = len(self.starts)
            laps += [self._next_lap(start, stop) for start in range(len(laps), known)]
        return Graph(_Unrolled(self, first, laps, stop.times).nodes)

    def _terminal(self, p: Position, factors: Factors) -> int:
        if p.pending is not STOPPED:
            return super()._terminal(p, factors)
        key = Pause, key_at(p, factors, STOPPED)
        found = self.number.get(key)
        if found is None:
            pause = Pause(values_at(p, factors, self.atoms))
            found = self._finished(key, pause)
            self.starts.append((p, factors))
            self.pauses.append(found)
        self._leads_to(found)
        return found

    def _next_lap(self, start: int, stop: Stop) -> Lap:
        """The stretch that begins where a number of pauses stands: past the step, up to it."""
        p, factors = self.starts[start]
        p.stop = _counting(stop, 2)
        number = self._follow(p, factors, None, None)
        if number is None:
            opened = self.path[-1]
            self._grow()
            number = opened.number
        assert number is not None
        return _lap(self.nodes, number)


def _counting(stop: Stop, times: int) -> Stop:
    counted = stop.__copy__()
    counted.times = times
    return counted


def _lap(nodes: list[Node], root: int) -> Lap:
    """The stretch from a node of a walk on: the nodes below it and itself, numbered anew in the same order."""
    found, waiting = {root}, [root]
    while waiting:
        node = nodes[waiting.pop()]
        if not isinstance(node, Terminal):
            new = [child for child in node.children if child not in found]
            found.update(new)
            waiting += new
    order = sorted(found)
    number = {old: new for new, old in enumerate(order)}
    own = [_renumbered(nodes[old], number) for old in order]
    by_chance = all(isinstance(node, Terminal | Chance | Expansion) for node in own)
    ends = tuple([old for old in order if isinstance(nodes[old], Terminal)])
    return Lap(own, ends, Stretch(Graph(own)) if by_chance else None)


def _renumbered(node: Node, number: Mapping[int, int]) -> Node:
    if isinstance(node, Terminal):
        return node
    return msgspec.structs.replace(node, children=tuple([number[child] for child in node.children]))


class _Unrolled:
    """The nodes of the whole: the stretches of the last time first, the first stretch last."""

    def __init__(self, walk: LapWalk, first: Lap, laps: list[Lap], times: int) -> None:
        self.nodes: list[Node] = []
        start_of = {number: start for start, number in enumerate(walk.pauses)}
        waves, wave = [], first.ends
        for _ in range(times - 1):
            starts = sorted({start_of[end] for end in wave if end in start_of})
            waves.append(starts)
            wave = tuple({end for start in starts for end in laps[start].ends})
        ends = [i for i, node in enumerate(walk.nodes) if isinstance(node, Terminal)]
        last: dict[Any, int] = {}
        at = {}
        for end in ends:
            values = walk.nodes[end].values  # type: ignore[union-attr]
            if values not in last:
                last[values] = self._add(Terminal(values))
            at[end] = last[values]
        for starts in reversed(waves):
            at |= {walk.pauses[start]: self._lap(laps[start], at) for start in starts}
        self._lap(first, at)

    def _lap(self, lap: Lap, at: Mapping[int, int]) -> int:
        """Add a stretch whose ends are nodes of the whole already; the number of its first node."""
        ends = tuple([at[end] for end in lap.ends])
        if lap.alone is not None:
            return self._add(Expansion(lap.alone, ends))
        onward, number = iter(ends), dict[int, int]()
        for place, node in enumerate(lap.nodes):
            is_end = isinstance(node, Terminal)
            number[place] = next(onward) if is_end else self._add(_renumbered(node, number))
        return number[len(lap.nodes) - 1]

    def _add(self, node: Node) -> int:
        self.nodes.append(node)
        return len(self.nodes) - 1
