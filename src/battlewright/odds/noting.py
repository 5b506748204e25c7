"""A walk that notes what it reads of a ruleset's data, and the weights of its graph under other data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from battlewright.chance.partition import Partition
from battlewright.chance.staged import Staged
from battlewright.core.position import Position
from battlewright.core.requests import Each, Roll, Stop
from battlewright.core.rolling import Rolling, staged_roll
from battlewright.core.running import asking
from battlewright.odds.bounds import Bounds
from battlewright.odds.graph import Chance, Graph, Node
from battlewright.odds.opened import Factors
from battlewright.odds.policy import Policy
from battlewright.odds.quantities import Atom
from battlewright.odds.reading import Notes, Path, differences, same, state
from battlewright.odds.walk import Walk


class Asked(msgspec.Struct, frozen=True):
    """A chance node's position as it asks, what the step that asks has read, and the stages of its roll, if any."""

    position: Position
    reads: frozenset[Path]
    stages: Any


class Deaf(Exception):
    """The data of this position cannot be listened to: walk without notes."""


class NotingWalk(Walk):
    """A walk under which the data note who reads them. `asked` are the chance nodes that may be asked again."""

    def __init__(self, atoms: list[Atom], policy: Policy, bounds: Bounds) -> None:
        super().__init__(atoms, policy, bounds)
        self.fans = None  # What rolls have read must be noted wherever they are asked for.
        self.notes = Notes()
        self.asked: dict[int, Asked] = {}
        self._open: dict[Any, Asked] = {}

    def from_root(self, position: Position, stop: Stop | None, tries_root: bool = False) -> Graph:
        """As `Walk.from_root`. Raises `Deaf` where notes cannot be taken, whatever the reason."""
        root = position.fork()
        try:
            if not (self.notes.listening(root) and _repeats(root)):
                raise Deaf
            return super().from_root(root, stop, tries_root)
        except (TypeError, AttributeError) as error:
            raise Deaf from error

    def _met(
        self, key: Any, what: Any, p: Position, factors: Factors, into: Any, edges: Any, value: Any = None
    ) -> int | None:
        depth = len(self.path)
        found = super()._met(key, what, p, factors, into, edges, value)
        if len(self.path) > depth and isinstance(what, Partition) and self.notes.asked:
            self._open[key] = Asked(p.fork(), self.notes.asked, _stages(p))
        return found

    def _finished(self, key: Any, node: Node) -> int:
        number = super()._finished(key, node)
        asked = self._open.pop(key, None)
        if asked is not None:
            self.asked[number] = asked
        return number


def _repeats(p: Position) -> bool:
    """Let the pending question be asked anew, so that what it reads is noted. False if it is not the same."""
    if p.pending is None:
        return True
    if isinstance(p.pending, Each) or not p.stack:
        return False
    before = state(p)
    question = asking(p)
    if type(question) is not type(p.pending) or not same(before, state(p)):
        return False
    return type(question) is not Roll or question.partition is p.pending.partition  # type: ignore[union-attr]


class Reread:
    """What a graph found by a `NotingWalk` needs to be weighed anew under other data of the scene."""

    def __init__(self, walk: NotingWalk, graph: Graph, data: Any) -> None:
        self.data = data
        self.settled = frozenset(walk.notes.settled)
        self.asked = walk.asked
        self.graph = graph
        self._weights: dict[tuple[Partition[Any], Partition[Any]], list[float] | None] = {}

    def partitions(self, position: Position) -> dict[int, Partition[Any]] | None:
        """The partitions that take the place of others when `position`, the same but for its data, is asked.

        None when the graph would have another shape: something else than rolls has read what is changed, or a
        roll has other results.
        """
        changed = frozenset(differences(self.data, position.scene.data))
        if () in changed or not changed.isdisjoint(self.settled) or not _repeats(position.fork()):
            return None
        found: dict[int, Partition[Any]] = {}
        for number, asked in self.asked.items():
            if changed.isdisjoint(asked.reads):
                continue
            new = _asked_again(asked, position)
            old = self.graph.nodes[number].partition  # type: ignore[union-attr]
            if new is None or (new is not old and self.weights(old, new) is None):
                return None
            if new is not old:
                found[number] = new
        return found

    def weights(self, old: Partition[Any], new: Partition[Any]) -> list[float] | None:
        """The probabilities that a new partition gives to the outcomes of an old one; None if there are others."""
        key = (old, new)
        if key not in self._weights:
            law = new.law
            chance = dict(zip(law.outcomes, law.weights, strict=True))
            outcomes = old.law.outcomes
            same_support = len(outcomes) == len(chance) and all(o in chance for o in outcomes)
            self._weights[key] = [chance[o] / law.total for o in outcomes] if same_support else None
        return self._weights[key]

    def regrown(self, partitions: dict[int, Partition[Any]]) -> Graph:
        """The graph with these partitions, its edges in the order of their outcomes."""
        nodes = list(self.graph.nodes)
        for number, new in partitions.items():
            node = nodes[number]
            assert isinstance(node, Chance)
            child_of: dict[Any, int] = dict(zip(node.partition.law.outcomes, node.children, strict=True))
            nodes[number] = Chance(new, _children(child_of, new.law.outcomes))
        return Graph(nodes)


def _children(child_of: dict[Any, int], outcomes: Sequence[Any]) -> tuple[int, ...]:
    return tuple([child_of[outcome] for outcome in outcomes])


def _asked_again(asked: Asked, under: Position) -> Partition[Any] | None:
    """What the step that asks asks under the data of another position; None if it does anything else."""
    p = asked.position.fork()
    p.rules, p.scene = under.rules, under.scene
    before = state(p)
    try:
        question = asking(p)
        stages = _stages(p)
    except Exception:  # rules need not bear positions to which their data never lead
        return None
    if type(question) is not Roll or not same(before, state(p)) or stages != asked.stages:
        return None
    assert isinstance(p.pending, Roll)
    is_one = question.into == p.pending.into and not isinstance(question.partition, Staged)
    return question.partition if is_one else None


def _stages(p: Position) -> Any:
    """Of a staged roll: its stages, the next of them, and where its result goes."""
    frame = p.stack[-1]
    if type(frame) is not Rolling:
        return None
    roll, partition, at = staged_roll(p, frame)
    return partition.stages, at, roll.into
