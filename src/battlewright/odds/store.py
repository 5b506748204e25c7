"""Graphs kept after a walk, so that other questions about the same position need no walk."""

from __future__ import annotations

import gc
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from battlewright.chance.partition import Partition
from battlewright.core.position import Position
from battlewright.core.requests import Both, Choose, Each, Joined, Request, Roll, Stop, Stopped
from battlewright.odds.bounds import Bounds
from battlewright.odds.disk import Directory, written
from battlewright.odds.flat import Evaluation, Flat
from battlewright.odds.graph import Graph
from battlewright.odds.laps import LapWalk
from battlewright.odds.noting import Deaf, NotingWalk, Reread
from battlewright.odds.places import FINE, Fineness
from battlewright.odds.policy import Policy
from battlewright.odds.quantities import Atom
from battlewright.odds.question import Question
from battlewright.odds.results import Odds
from battlewright.odds.stops import stop_at
from battlewright.odds.walk import Walk

MAX_NODES = 500_000
"""About 500 MB of nodes with their children; the graphs used longest ago make room."""
MOST_VARIANTS = 16
"""Graphs of one question under different data that are kept."""

MOST_QUESTIONS = 64
"""That are kept beside one graph."""


class Key(tuple[Any, ...]):
    """What two questions must share to have one graph. It is looked up more than once and holds rows: its hash is
    worked out once."""

    @cached_property
    def _hash(self) -> int:
        return super().__hash__()

    def __hash__(self) -> int:
        return self._hash


_REST = 6
"""From here on a key holds plain data; what comes before it the digest of a position holds too."""


class Stored:
    """A graph with what it takes to answer from it. `used` tells how its walk settled decisions, `partition` is
    that of the roll that its root waits for, `positions` counts the nodes inside products too."""

    def __init__(
        self,
        graph: Graph,
        atoms: list[Atom],
        used: Mapping[str, str],
        data: Any,
        reread: Reread | None,
        partition: Partition[Any] | None,
        positions: int,
    ) -> None:
        self.graph = graph
        self.atoms = tuple(atoms)
        self.used = dict(used)
        self.data = data
        self.reread = reread
        self.partition = partition
        self.positions = positions
        self.questions: dict[Hashable, Question] = {}
        """Those that were asked, by their texts."""
        self.answers: dict[Hashable, Odds] = {}
        """What was answered, by the texts of the questions."""
        self._flat: Flat | None = None
        self._is_flat = True

    def __len__(self) -> int:
        return self.positions

    @property
    def flat(self) -> Flat | None:
        """The graph as arrays, made when first asked for; None where it has products or simultaneous decisions."""
        if self._flat is None and self._is_flat:
            self._is_flat = Flat.can_hold(self.graph)
            self._flat = Flat(self.graph) if self._is_flat else None
        return self._flat

    def has(self, question: Question) -> bool:
        """Whether its terminals tell every atom of the question."""
        return list(self.atoms[: len(question.atoms.list)]) == question.atoms.list


class Found(msgspec.Struct, frozen=True):
    """A stored graph that answers a question, with the partitions of it that are others now."""

    stored: Stored
    partitions: dict[int, Partition[Any]]

    @property
    def graph(self) -> Graph:
        """The graph with those partitions."""
        if not self.partitions:
            return self.stored.graph
        assert self.stored.reread is not None
        return self.stored.reread.regrown(self.partitions)

    def answer(self, texts: Hashable, made: Callable[[], Odds]) -> Odds:
        """The answer to a question in these texts: the one given before, unless partitions are others now."""
        if self.partitions:
            return made()
        known = self.stored.answers
        if texts not in known:
            if len(known) >= MOST_QUESTIONS:
                known.clear()
            known[texts] = made()
        return known[texts]

    def evaluation(self) -> Evaluation | None:
        """An evaluation of the arrays with those partitions; None where there are no arrays."""
        flat, reread = self.stored.flat, self.stored.reread
        if flat is None:
            return None
        changed: dict[int, list[float]] = {}
        for number, new in self.partitions.items():
            assert reread is not None
            weights = reread.weights(self.stored.graph.nodes[number].partition, new)  # type: ignore[union-attr]
            assert weights is not None
            changed[number] = weights
        return flat.evaluation(changed)


class Graphs:
    """A bounded store of graphs, by position, policy and stop; give one to `odds` and `best`.

    A question about a position that was walked under the same policy and stop is answered from its graph, if the
    graph tells all that is asked. Under other data of the scene (statistics, weapons) it is answered from it too
    as long as only rolls have read what is changed and each keeps its results; otherwise it is walked again. Notes
    for that are taken by walks with `notes`, and by the second walk of a question under other data.
    """

    def __init__(
        self, max_nodes: int = MAX_NODES, notes: bool = False, directory: Path | None = None
    ) -> None:
        self.max_nodes = max_nodes
        self.directory = None if directory is None else Directory(directory)
        self.notes = notes
        self.nodes = 0
        self._kept: OrderedDict[Key, list[Stored]] = OrderedDict()

    def atoms(self, key: Key, position: Position) -> tuple[Atom, ...]:
        """The atoms with which a question of this key should begin, so that a graph kept may answer it."""
        if key not in self._kept and self.directory is not None:
            self._recall(key, position, self.directory)
        kept = self._kept.get(key)
        return kept[-1].atoms if kept else ()

    def question(
        self,
        key: Key,
        position: Position,
        texts: Hashable,
        understood: Callable[[tuple[Atom, ...]], Question],
    ) -> Question:
        """The question in these texts, to whose key all belongs that they are understood by: kept beside the graph
        that may answer it. `understood` makes it ready, its atoms beginning with those given."""
        first = self.atoms(key, position)
        kept = self._kept.get(key)
        known = {} if kept is None else kept[-1].questions
        if texts not in known:
            if len(known) >= MOST_QUESTIONS:
                known.clear()
            known[texts] = understood(first)
        question = known[texts]
        return msgspec.structs.replace(question, policy=question.policy.anew())

    def _recall(self, key: Key, position: Position, directory: Directory) -> None:
        """Take a graph from its file, if there is one."""
        found = directory.load(position, _beside(key, position))
        known = position.rules.ruleset.quantities
        if found is not None and all(name in known for name, _ in found[1].atoms):
            graph, document = found
            atoms = [Atom(known[name], row) for name, row in document.atoms]
            data, rolled = position.scene.data, _rolled(position)
            self._insert(key, Stored(graph, atoms, document.used, data, None, rolled, document.positions))

    def find(self, key: Key, position: Position, question: Question) -> Found | None:
        """The graph that answers a question, if one is kept."""
        kept = [stored for stored in self._kept.get(key, ()) if stored.has(question)]
        data = position.scene.data
        for stored in kept:
            if stored.data == data and _same_law(stored.partition, _rolled(position)):
                return self._used(key, Found(stored, {}))
        for stored in reversed(kept):
            changed = None if stored.reread is None else stored.reread.partitions(position)
            if changed is not None:
                return self._used(key, Found(stored, changed))
        return None

    def _used(self, key: Key, found: Found) -> Found:
        self._kept.move_to_end(key)
        variants = self._kept[key]
        variants.remove(found.stored)
        variants.append(found.stored)
        return found

    def walked(self, key: Key, position: Position, question: Question, bounds: Bounds) -> Graph:
        """Walk, keep the graph, and return it. Raises what `Walk.from_root` raises."""
        before = bounds.positions
        stop = question.stop
        laps = stop is not None and stop.times > 1
        if (self.notes or self._kept.get(key)) and not laps:
            walk = NotingWalk(question.atoms.list, question.policy, bounds)
            try:
                with without_collecting():
                    graph = walk.from_root(position, stop, question.aim is not None)
                reread = Reread(walk, graph, position.scene.data)
                self._keep(key, position, question, graph, reread, bounds.positions)
                return graph
            except Deaf:
                bounds.positions = before
        made = (LapWalk if laps else Walk)(question.atoms.list, question.policy, bounds)
        with without_collecting():
            graph = made.from_root(position, stop, question.aim is not None)
        self._keep(key, position, question, graph, None, bounds.positions)
        return graph

    def _keep(
        self,
        key: Key,
        position: Position,
        question: Question,
        graph: Graph,
        reread: Reread | None,
        positions: int,
    ) -> None:
        data = position.scene.data
        made = Stored(
            graph, question.atoms.list, question.policy.used, data, reread, _rolled(position), positions
        )
        if self.directory is not None:
            content = written(graph, made.atoms, made.used, positions)
            self.directory.save(position, _beside(key, position), content)
        self._insert(key, made)

    def _insert(self, key: Key, made: Stored) -> None:
        variants = self._kept.setdefault(key, [])
        replaced = [old for old in variants if old.data == made.data]
        for old in replaced or variants[: len(variants) - MOST_VARIANTS + 1]:
            variants.remove(old)
            self.nodes -= len(old)
        variants.append(made)
        self._kept.move_to_end(key)
        self.nodes += len(made)
        while self.nodes > self.max_nodes and self._kept:
            _, dropped = self._kept.popitem(last=False)
            self.nodes -= sum(map(len, dropped))


@contextmanager
def without_collecting() -> Iterator[None]:
    """Walks make no cycles: to look for some among all positions would only take time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def key_of(
    position: Position,
    policy: Mapping[str, Any] | None,
    stop: str | Mapping[str, Any],
    has_aim: bool,
    fineness: Fineness = FINE,
) -> Key:
    """What two questions must share to have one graph, but for the data of the scene.

    Raises `BattlewrightError` for a policy or stop that cannot be understood.
    """
    scene = position.scene
    return Key((
        position.rules,
        (scene.names, scene.pieces, scene.help, scene.table),
        tuple(position.rows),
        tuple([(type(f), msgspec.structs.astuple(f)) for f in position.stack]),
        tuple([(d.timing, d.depth, d.order, type(d.frame), msgspec.structs.astuple(d.frame)) for d in position.queue]),
        position.outcome,
        _question(position.pending),
        Policy(policy, scene, has_aim, fineness).key(),
        _stop(stop_at(position.rules, stop)),
        has_aim,
    ))  # fmt: skip


def _question(pending: Request | Each | Stopped | Joined | None) -> Any:
    if isinstance(pending, Roll):
        return pending.purpose, pending.into
    if isinstance(pending, Choose):
        return pending.kind, pending.player, pending.into, pending.options
    if isinstance(pending, Both):
        return tuple([_question(request) for request in pending.requests])
    if isinstance(pending, Each):
        return tuple([(type(f), msgspec.structs.astuple(f)) for f in pending.frames])
    return pending


def _beside(key: Key, position: Position) -> Any:
    """What a graph hangs on beside the position's own data: the question, and what the roll asked now can show."""
    rolled = _rolled(position)
    shows = None if rolled is None else [repr(rolled.law.outcomes), [str(w) for w in rolled.law.weights]]
    return key[_REST:], shows


def _rolled(position: Position) -> Partition[Any] | None:
    return position.pending.partition if isinstance(position.pending, Roll) else None


def _same_law(one: Partition[Any] | None, other: Partition[Any] | None) -> bool:
    """Whether two rolls are the same to odds: rules may make a partition anew each time they ask."""
    if one is other or one is None or other is None:
        return one is other
    return list(one.law.outcomes) == list(other.law.outcomes) and list(one.law.weights) == list(
        other.law.weights
    )


def _stop(stop: Stop | None) -> Any:
    return None if stop is None else (stop.frame, stop.step, stop.times)
