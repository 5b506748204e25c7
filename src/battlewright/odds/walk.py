"""Walking the rules forward from a position: every roll by its law, every decision by the policy.

The walk is depth first, and a node is finished after its children, so that numbers rise towards the root. Equal
positions are one node. Where a procedure jumps back (the next attack, the next action) ways meet: a position met
there before is not run on to its question again. The walk knows the kernel and partitions, and no rule.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from battlewright.chance.partition import Partition
from battlewright.chance.stages.checking import LawTooLarge
from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import JOINED, STOPPED, Both, Choose, Each, Option, Roll, Stop
from battlewright.core.running import resume
from battlewright.odds.bounds import Bounds, Circle, TooLarge
from battlewright.odds.driving import answer, in_sequence, prepared
from battlewright.odds.fans import WIDE, Fan, Fans, Heeded
from battlewright.odds.graph import Factor, Graph, Node, Terminal
from battlewright.odds.opened import Factors, Open
from battlewright.odds.policy import Policy
from battlewright.odds.product import (
    UNSET,
    Entangled,
    Guarded,
    Members,
    Reads,
    Touched,
    copied,
    listening,
    multiplied,
    plain,
    substituted,
)
from battlewright.odds.quantities import Atom
from battlewright.odds.terminals import values_at

MOST_SETTLED = 10_000
"""More decisions in a row, without a roll between them, than any rules can need."""

Onward = tuple[Factors, Any, Any]
"""An answer that is given without a node: the factors, the local(s) it goes into, the answer."""
Outcome = tuple[dict[int, Any], dict[int, Any], dict[int, Any]]
"""Of a member of a product: rows changed, counts added, marks set."""


class Walk:
    """One walk. `atoms` are what terminals report; `policy` settles decisions; without `splits` simultaneous
    procedures are walked jointly."""

    def __init__(self, atoms: list[Atom], policy: Policy, bounds: Bounds, splits: bool = True) -> None:
        self.splits = splits
        self.atoms = atoms
        self.policy = policy
        self.bounds = bounds
        self.members = Members()
        self.fans: Fans | None = Fans()
        self.nodes: list[Node] = []
        self.number: dict[Any, int | None] = {}
        self.joined: dict[Any, int | Open] = {}
        self.joining: list[Any] = []
        self.path: list[Open] = []

    def from_root(self, position: Position, stop: Stop | None, tries_root: bool = False) -> Graph:
        """The graph from what the position waits for now; the position is left as it is.

        One that has not asked anything yet is run to its first question, and may wait for an `Each`.
        With `tries_root`, a decision asked now has all its options tried, whatever the policy.
        """
        root = prepared(position, self.atoms, stop)
        root.joins = True
        root.fixed = _below(root, stop)
        pending = root.pending
        if tries_root and type(pending) is Choose:
            tried = self.policy.tried_first(root, pending)
            self._met(key_at(root, (), tried), pending, root, (), pending.into, tried)
        elif pending is None and root.stack:
            self._follow(root, (), None, None)
        else:
            come = self._arrive(root, ())
            if isinstance(come, tuple):
                self._follow(root, *come)
        self._grow()
        self.bounds.ask(self.bounds.positions, 0)
        return Graph(self.nodes)

    def _grow(self) -> None:
        path = self.path
        while path:
            top = path[-1]
            if top.meetings:
                self._known_children(top)
            done = len(top.children)
            if done == len(top.edges):
                path.pop()
                top.number = number = self._finished(top.key, top.node())
                if path:
                    path[-1].children.append(number)
            else:
                child = self._child(top, done)
                if child is not None:
                    top.children.append(child)

    def _finished(self, key: Any, node: Node) -> int:
        number = len(self.nodes)
        self.nodes.append(node)
        self.number[key] = number
        self.bounds.count(self._frontier, self.policy.has_met_region)
        if self.policy.has_met_region and self.bounds.positions > self.policy.most_positions:
            raise TooLarge(self.bounds.positions)
        return number

    def _frontier(self) -> int:
        return sum(len(opened.edges) - len(opened.children) for opened in self.path)

    def _child(self, top: Open, i: int) -> int | None:
        """The number of the i-th child if it is finished, else None: it has been opened on the path."""
        what, edge = top.what, top.edges[i]
        # The last child may take the position itself: nobody needs it any more.
        p = top.position if i + 1 == len(top.edges) else top.position.fork()
        if type(what) is Factor:
            substituted(p, what, edge)
            edge = top.answer
        if top.noting is not None:
            return self._noted(top, top.noting, p, edge)
        return self._follow(p, top.factors, top.into, edge)

    def _known_children(self, top: Open) -> None:
        """Add the children to which the next results of a roll lead, as far as they are known without the rules."""
        children, meetings, joined = top.children, top.meetings, self.joined
        for place in range(len(children), len(meetings)):
            found = joined.get(meetings[place])
            number = found.number if isinstance(found, Open) else found
            if number is None:
                return
            children.append(number)

    def _noted(self, top: Open, fan: Fan, p: Position, edge: Any) -> int | None:
        """Give a result of a roll as `_follow` does, and note where it leads."""
        p.rows = Heeded(p.rows, fan.used)
        resume(p, top.into, edge)
        p.rows = plain(p.rows)
        fan.note(p)
        if self.fans is not None and len(fan.ends) == len(top.edges):
            self.fans.keep(fan)
        come = self._arrive(p, ())
        return self._follow(p, *come) if isinstance(come, tuple) else come

    def _follow(self, p: Position, factors: Factors, into: Any, value: Any) -> int | None:
        """Give the answer and run the rules on to a node, passing what the policy settles."""
        for _ in range(MOST_SETTLED):
            before = p.fork() if factors else p
            try:
                self._run(p, factors, into, value)
                come = self._arrive(p, factors)
            except Touched as touched:
                if not factors:
                    raise
                return self._expand(before, factors, touched.factor, into, value)
            if not isinstance(come, tuple):
                return come
            factors, into, value = come
        raise BattlewrightError("error-odds-endless", stack=_stack(p))

    def _run(self, p: Position, factors: Factors, into: Any, value: Any) -> None:
        if factors:
            guarded(p, Reads(), into, value)
        elif type(into) is str:
            resume(p, into, value)
        else:
            answer(p, into, value)

    def _expand(self, p: Position, factors: Factors, factor: Factor, into: Any, value: Any) -> int | None:
        """The rules have read a row inside a factor: tell its outcomes apart before giving the answer."""
        rest = tuple(f for f in factors if f is not factor)
        key = key_at(p, factors, (id(factor), into, value))
        return self._met(key, factor, p, rest, into, range(len(factor)), value)

    def _arrive(self, p: Position, factors: Factors) -> int | Onward | None:
        """The node of what the position waits for, or how to go on where the policy leaves one answer."""
        pending = p.pending
        into: Any
        if pending is JOINED:
            return self._join(p, factors)
        if type(pending) is Roll:
            rolled, into = pending.partition, pending.into
            key = key_at(p, factors, (rolled, into))
            return self._met(key, rolled, p, factors, into, self._outcomes(rolled))
        if type(pending) is Choose:
            tried, into = self._tried(p, factors, pending), pending.into
            if len(tried) == 1:
                return factors, into, tried[0]
            return self._met(key_at(p, factors, tried), pending, p, factors, into, tried)
        if type(pending) is Both:
            first, second = pending.requests
            halves = self._tried(p, factors, first), self._tried(p, factors, second)
            into = first.into, second.into
            pairs = tuple(product(*halves))
            if len(pairs) == 1:
                return factors, into, pairs[0]
            return self._met(key_at(p, factors, pairs), halves, p, factors, into, pairs)
        if type(pending) is Each:
            return self._split(p, factors, pending), None, None
        return self._terminal(p, factors)

    def _outcomes(self, rolled: Partition[Any]) -> tuple[Any, ...]:
        """What a roll may come to. Raises `TooLarge` where that is more than a walk can tell apart."""
        try:
            return rolled.law.outcomes
        except LawTooLarge:
            raise TooLarge(self.bounds.positions) from None

    def _met(
        self, key: Any, what: Any, p: Position, factors: Factors, into: Any, edges: Any, value: Any = None
    ) -> int | None:
        """The number of the node of this key; if there is none yet, it is opened on the path."""
        found = self.number.get(key, -1)
        if found is None:
            raise Circle(_stack(p), self.bounds.positions)
        if found >= 0:
            self._leads_to(found)
            return found
        self.number[key] = None
        opened = Open(key, what, p, factors, into, edges, value)
        if self.fans is not None and len(edges) >= WIDE and len(key) == 2 and isinstance(what, Partition):
            opened.meetings, opened.noting = self.fans.of(key, p)
        self._leads_to(opened)
        self.path.append(opened)
        return None

    def _join(self, p: Position, factors: Factors) -> int | Onward:
        """The number of the node that this position has led to before, or how to run on."""
        meeting = key_at(p, factors, JOINED)
        found = self.joined.get(meeting)
        if found is None:
            self.joining.append(meeting)
            return factors, None, None
        number = found.number if isinstance(found, Open) else found
        if number is None:
            raise Circle(_stack(p), self.bounds.positions)
        self._leads_to(number)
        return number

    def _leads_to(self, node: int | Open) -> None:
        """The positions that were passed on the way lead to this node."""
        if self.joining:
            self.joined.update(dict.fromkeys(self.joining, node))
            self.joining.clear()

    def _tried(self, p: Position, factors: Factors, request: Choose) -> tuple[Option, ...]:
        """The options to compare; raises `Touched` where the policy's condition reads a row inside a factor."""
        if not factors:
            return self.policy.tried(p, request)
        with listening(p, Reads()):
            return self.policy.tried(p, request)

    def _terminal(self, p: Position, factors: Factors) -> int:
        """The node of what the atoms came to; raises `Touched` when an atom reads two factors."""
        return self._ended(values_at(p, factors, self.atoms))

    def _ended(self, values: tuple[Any, ...]) -> int:
        key = (Terminal, values)
        found = self.number.get(key)
        number = self._finished(key, Terminal(values)) if found is None else found
        self._leads_to(number)
        return number

    def _split(self, p: Position, factors: Factors, each: Each) -> Factors:
        """Walk simultaneous procedures one by one into factors, or make them a sequence if they touch."""
        if self.splits:
            try:
                if p.queue:
                    raise Entangled("triggers are waiting as the members begin")
                made = [self._member(p, frame) for frame in each.frames]
                return multiplied(p, factors, made, self.members)
            except Entangled as entangled:
                self._jointly(each, entangled)
        in_sequence(p, each)
        return factors

    def _jointly(self, each: Each, why: Entangled) -> None:
        """Called before an `Each` is walked jointly because its members are no product."""

    def _member(self, p: Position, frame: Any) -> tuple[Factor, Factors]:
        """The factor of one member, and the earlier factors that it takes into itself because it reads them."""
        known = self.members.find(p, frame)
        if known is not None:
            return known
        absorbed: Factors = ()
        while True:
            try:
                factor = MemberWalk(self, p).factor(frame, absorbed)
                return self.members.keep(p, frame, factor, absorbed)
            except Touched as reading:
                if reading.factor.marked:
                    raise
                absorbed = (*absorbed, reading.factor)


class MemberWalk(Walk):
    """The walk of one member of an `Each`: its terminals are outcomes, and what it reads is noted."""

    def __init__(self, outer: Walk, start: Position) -> None:
        super().__init__(outer.atoms, outer.policy, outer.bounds)
        self.fans = None
        self.start = start
        self.reads = Reads()
        self.outcomes: list[Outcome] = []

    def factor(self, frame: Any, absorbed: Factors) -> Factor:
        """Walk the member to its end. Raises `Touched` when it reads a factor not absorbed, or `Entangled`."""
        p = self.start.fork()
        p.stack = [copied(frame)]
        p.splits = p.joins = False
        p.fixed = 0
        if p.tally is not None:
            p.tally = [0 if atom.quantity.kind == "count" else UNSET for atom in self.atoms]
        self._follow(p, absorbed, None, None)
        self._grow()
        rows = self.start.rows
        written = tuple(sorted({i for changed, _, _ in self.outcomes for i in changed}))
        outcomes = [
            (tuple([changed.get(i, rows[i]) for i in written]), counts, marks)
            for changed, counts, marks in self.outcomes
        ]
        starts = tuple([rows[i] for i in written])
        return Factor(Graph(self.nodes), self.reads, written, starts, outcomes)

    def _follow(self, p: Position, factors: Factors, into: Any, value: Any) -> int | None:
        """`factors` are those still to be absorbed: their outcomes are told apart before anything runs."""
        if not factors:
            return super()._follow(p, (), into, value)
        return self._expand(p, factors, factors[0], into, value)

    def _run(self, p: Position, factors: Factors, into: Any, value: Any) -> None:
        guarded(p, self.reads, into, value)

    def _tried(self, p: Position, factors: Factors, request: Choose) -> tuple[Option, ...]:
        with listening(p, self.reads):
            tried = self.policy.tried(p, request)
        if len(tried) > 1:
            raise Entangled(f"a decision inside a member: {request.kind}")
        return tried

    def _terminal(self, p: Position, factors: Factors) -> int:
        stopping = (
            p.stop is not None and self.start.stop is not None and p.stop.times != self.start.stop.times
        )
        if p.queue or p.pending is STOPPED or p.outcome is not None or stopping:
            raise Entangled
        before = self.start.rows
        changed = {i: row for i, (row, was) in enumerate(zip(p.rows, before, strict=True)) if row is not was}
        counts: dict[int, Any] = {}
        marks: dict[int, Any] = {}
        for slot, value in enumerate(p.tally or ()):
            if self.atoms[slot].quantity.kind != "count":
                if value is not UNSET:
                    marks[slot] = value
            elif value:
                counts[slot] = value
        known = len(self.nodes)
        number = self._ended((tuple(changed.items()), tuple(counts.items()), tuple(marks.items())))
        if number == known:
            self.outcomes.append((changed, counts, marks))
        return number


def guarded(p: Position, reads: Reads, into: Any, value: Any) -> None:
    """Give an answer while it is noted what the rules read; raises `Touched` at a row inside a factor."""
    p.rows = Guarded(p.rows, reads)
    answer(p, into, value)
    p.rows = plain(p.rows)


def _below(p: Position, stop: Stop | None) -> int:
    """How many frames wait for the one whose end is the stop."""
    if stop is None or stop.step is not None or stop.times > 1:
        return 0
    if stop.asking is not None:
        return stop.floor - 1
    return next((i for i in range(len(p.stack) - 1, -1, -1) if type(p.stack[i]) is stop.frame), 0)


def key_at(p: Position, factors: Factors, asked: Any) -> Any:
    """What makes two nodes equal. What is asked belongs to it: a step may clear a local as it asks."""
    if factors or (p.stop is not None and p.stop.times > 1):
        times = 0 if p.stop is None else p.stop.times
        return (p.key(), asked, times, tuple(map(id, factors)))
    return (p.key(), asked)


def _stack(p: Position) -> str:
    return " > ".join(p.rules.procedures[type(frame)].name for frame in p.stack)
