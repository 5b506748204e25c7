"""What a walk has found: positions as numbered nodes, evaluated with floats or with fractions.

A child always has a smaller number than its parent, and the root has the largest, so one pass upwards values
decisions and one pass downwards carries probability. A chance node keeps the partition behind its weights.
"""

from __future__ import annotations

import copy
import operator
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from math import fsum
from typing import Any

import msgspec

from battlewright.chance.partition import Partition
from battlewright.core.requests import Option
from battlewright.odds.matrix import equilibrium

Number = float | Fraction
TIE = 1e-13
"""Floats that differ by at most this, relatively, are the same value rounded in other ways."""
Mixture = Sequence[Number]
"""With what probability each child of a decision is chosen."""


class Chance(msgspec.Struct, frozen=True):
    """A roll; the children stand in the order of the outcomes of the partition's law."""

    partition: Partition[Any]
    children: tuple[int, ...]


class Expansion(msgspec.Struct, frozen=True):
    """A factor of a product is read: from here on its outcomes are told apart. Or a whole stretch of a walk, as one
    law of its ends."""

    factor: Stretch
    children: tuple[int, ...]


class Decision(msgspec.Struct, frozen=True):
    """A player's decision by the policy `best`."""

    player: int
    kind: str
    options: tuple[Option, ...]
    children: tuple[int, ...]


class Simultaneous(msgspec.Struct, frozen=True):
    """Both players decide at once; the children stand row by row, a row for each option of player 0."""

    options: tuple[tuple[Option, ...], tuple[Option, ...]]
    children: tuple[int, ...]


class Terminal(msgspec.Struct, frozen=True):
    """The stop point, or the end of the battle: what each atom came to, a `Varying` where factors decide."""

    values: tuple[Any, ...]


Node = Chance | Expansion | Decision | Simultaneous | Terminal


class Varying(msgspec.Struct, frozen=True):
    """An atom that depends on factors: the sum over `parts` of what each factor's outcome, by index, gives it."""

    parts: tuple[tuple[Factor, tuple[Any, ...]], ...]


class Graph:
    """Nodes with children before parents; the last one is the root."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes = nodes

    @property
    def root(self) -> Node:
        return self.nodes[-1]


class Stretch:
    """A graph of its own without decisions, whose terminals are the outcomes."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self._weights: dict[Arithmetic, tuple[list[Number], int]] = {}

    def weights(self, arithmetic: Arithmetic) -> list[Number]:
        """The probability of each outcome."""
        return self._evaluated(arithmetic)[0]

    def roundings(self, arithmetic: Arithmetic) -> int:
        """How many times, at most, each of these probabilities was rounded."""
        return self._evaluated(arithmetic)[1]

    def _evaluated(self, arithmetic: Arithmetic) -> tuple[list[Number], int]:
        if arithmetic not in self._weights:
            found = reach(self.graph, arithmetic, {})
            ends = [i for i, node in enumerate(self.graph.nodes) if isinstance(node, Terminal)]
            self._weights[arithmetic] = [found.mass[i] for i in ends], found.roundings
        return self._weights[arithmetic]


class Factor(Stretch):
    """One member of a product: a graph of its own, whose terminals are the outcomes.

    `reads` are the fields, by row, on which it hangs. The rows of the indices `writes` are `starts` before it and
    `rows[i]` after outcome i; `counts[i]` is what the outcome adds to slots of the tally, `marks[i]` the slots it sets.
    """

    def __init__(
        self,
        graph: Graph,
        reads: Mapping[int, set[str]],
        writes: tuple[int, ...],
        starts: tuple[Any, ...],
        outcomes: list[tuple[tuple[Any, ...], dict[int, Any], dict[int, Any]]],
    ) -> None:
        super().__init__(graph)
        self.reads = reads
        self.writes = writes
        self.starts = starts
        self._rows: list[tuple[Any, ...]] | None = [rows for rows, _, _ in outcomes]
        self._origin: Factor = self
        self._pool: dict[Any, Any] | None = None
        self.counts = [counts for _, counts, _ in outcomes]
        self.marks = [marks for _, _, marks in outcomes]
        self.marked = frozenset(slot for marks in self.marks for slot in marks)
        self.counted = frozenset(slot for counts in self.counts for slot in counts)
        self.told: dict[int, dict[Any, dict[Any, tuple[Any, ...]]]] = {}
        """What the atoms of slots come to, by what they read beside the outcomes."""
        self._amounts: dict[int, tuple[Any, ...]] = {}

    def __len__(self) -> int:
        return len(self.counts)

    def starting_from(self, starts: tuple[Any, ...], pool: dict[Any, Any] | None) -> Factor:
        """The same law for rows that are the same in all that it hangs on; what else they hold stays what it is."""
        other = copy.copy(self)
        other.starts, other._rows, other._origin, other._pool = starts, None, self, pool
        return other

    @property
    def rows(self) -> list[tuple[Any, ...]]:
        """The rows of `writes` after each outcome."""
        if self._rows is None:
            self._rows = [tuple(map(self._moved, self.starts, rows)) for rows in self._origin._changes]
        return self._rows

    def _moved(self, start: Any, changes: Any) -> Any:
        """A row with the changes of an outcome."""
        if type(changes) is not dict:
            return changes
        row = msgspec.structs.replace(start, **changes)
        return row if self._pool is None else self._pool.setdefault(row, row)

    @cached_property
    def _changes(self) -> list[tuple[Any, ...]]:
        """Of each outcome and row the fields that it changes, or the whole row where it begins with none."""
        return [tuple(map(_changed, self.starts, rows)) for rows in self.rows]

    def amounts(self, slot: int) -> tuple[Any, ...]:
        """What each outcome adds to a slot of the tally."""
        if slot not in self._amounts:
            self._amounts[slot] = tuple([counts.get(slot, 0) for counts in self.counts])
        return self._amounts[slot]


def _changed(before: Any, after: Any) -> Any:
    if not isinstance(before, msgspec.Struct):
        return after
    names = before.__struct_fields__
    return {name: new for name in names if (new := getattr(after, name)) != getattr(before, name)}


class Arithmetic:
    """The numbers of an evaluation. `ratio` makes a weight of two integers, `add` adds up with one rounding.

    Options whose values differ by at most `tie`, relatively, are equal and the first is chosen: otherwise
    rounding would decide, and fractions would follow another policy than floats.
    """

    def __init__(
        self,
        ratio: Callable[[int, int], Number],
        add: Callable[[list[Any]], Number],
        one: Number,
        tie: Number,
    ) -> None:
        self.ratio = ratio
        self.add = add
        self.one = one
        self.tie = tie
        self._weights_of: dict[Partition[Any], list[Number]] = {}

    @property
    def is_exact(self) -> bool:
        """Whether nothing is rounded."""
        return isinstance(self.one, Fraction)

    def weights(self, node: Chance | Expansion) -> list[Number]:
        """The probabilities of a chance node's children."""
        if type(node) is Expansion:
            return node.factor.weights(self)
        partition = node.partition  # type: ignore[union-attr]
        known = self._weights_of.get(partition)
        if known is None:
            law = partition.law
            known = self._weights_of[partition] = [self.ratio(weight, law.total) for weight in law.weights]
        return known


def floats() -> Arithmetic:
    """Binary floating point; sums are correctly rounded."""
    return Arithmetic(operator.truediv, fsum, 1.0, TIE)


def fractions() -> Arithmetic:
    """Exact rational numbers."""
    return Arithmetic(Fraction, lambda terms: sum(terms, Fraction(0)), Fraction(1), Fraction(0))


class Reach(msgspec.Struct):
    """The probability of coming to each terminal (0 elsewhere), and how often each was rounded at most."""

    mass: dict[int, Number]
    roundings: int


def reach(graph: Graph, arithmetic: Arithmetic, chosen: dict[int, Mixture]) -> Reach:
    """Carry probability from the root to the terminals, decisions being taken as `chosen`."""
    nodes = graph.nodes
    arriving: list[list[Number] | None] = [None] * len(nodes)
    rounded = [0] * len(nodes)
    arriving[-1] = [arithmetic.one]
    mass: dict[int, Number] = {}
    add, weights_of = arithmetic.add, arithmetic.weights
    for i in range(len(nodes) - 1, -1, -1):
        node, shares = nodes[i], arriving[i]
        if isinstance(node, Terminal):
            mass[i] = add(shares) if shares else arithmetic.one * 0
            continue
        if not shares:
            continue
        arriving[i] = None
        here = shares[0] if len(shares) == 1 else add(shares)
        # A share is rounded when its weight is made, when it is multiplied, and when shares are added.
        depth = rounded[i] + 3
        if type(node) is Chance or type(node) is Expansion:
            weights: Mixture = weights_of(node)
            if type(node) is Expansion:
                depth += node.factor.roundings(arithmetic)
        else:
            weights = chosen[i]
        for child, weight in zip(node.children, weights, strict=True):
            if not weight:
                continue
            share = here * weight
            waiting = arriving[child]
            if waiting is None:
                arriving[child] = [share]
            else:
                waiting.append(share)
            if depth > rounded[child]:
                rounded[child] = depth
    return Reach(mass, max((rounded[i] for i in mass), default=0))


class Values(msgspec.Struct):
    """What each node is worth in the aimed quantity, and what is chosen at its decisions."""

    of: list[Number]
    chosen: dict[int, Mixture]


def best(graph: Graph, arithmetic: Arithmetic, aim: Callable[[Terminal], Number], maximiser: int) -> Values:
    """Value every node upwards: `maximiser` takes the largest value, the other player the smallest."""
    of: list[Number] = []
    chosen: dict[int, Mixture] = {}
    for i, node in enumerate(graph.nodes):
        if type(node) is Terminal:
            of.append(aim(node))
        elif type(node) is Chance or type(node) is Expansion:
            weights = arithmetic.weights(node)
            of.append(arithmetic.add([w * of[c] for w, c in zip(weights, node.children, strict=True)]))
        elif type(node) is Decision:
            worth = [of[child] for child in node.children]
            value = max(worth) if node.player == maximiser else min(worth)
            place = _first_equal(worth, value, arithmetic)
            chosen[i] = [int(k == place) for k in range(len(worth))]
            of.append(value)
        elif type(node) is Simultaneous:
            value, chosen[i] = _solved(node, of, maximiser)
            of.append(value)
    return Values(of, chosen)


def _first_equal(worth: list[Number], value: Number, arithmetic: Arithmetic) -> int:
    size: Number = -value if value < 0 else value
    low, high = value - arithmetic.tie * (1 + size), value + arithmetic.tie * (1 + size)
    return next(k for k, other in enumerate(worth) if low <= other <= high)


def _solved(node: Simultaneous, of: list[Number], maximiser: int) -> tuple[Number, Mixture]:
    width = len(node.options[1])
    sign = 1 if maximiser == 0 else -1
    payoff = [
        [sign * Fraction(of[node.children[r * width + c]]) for c in range(width)]
        for r in range(len(node.options[0]))
    ]
    value, rows, columns = equilibrium(payoff)
    number = type(of[0])
    mixture = [number(row * column) for row in rows for column in columns]
    return number(sign * value), mixture
