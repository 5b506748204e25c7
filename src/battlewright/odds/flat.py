"""A graph as flat arrays: structure once, weights as often as they are asked for.

Graphs with simultaneous decisions, or with products at their ends, are not flattened: they are evaluated by `graph`,
whose functions are the reference for the ones here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from battlewright.odds.graph import (
    TIE,
    Arithmetic,
    Chance,
    Decision,
    Expansion,
    Graph,
    Terminal,
    Varying,
    floats,
)
from battlewright.odds.kernel import carried, compiled, valued
from battlewright.odds.quantities import Expression
from battlewright.odds.results import order
from battlewright.odds.terminals import CERTAIN, law_at

WORTH_COMPILING = 300_000
"""Edges passed in evaluations of one graph, some tenths of a second, before machine code is fetched for it."""


class Projection:
    """An expression on the terminals of a graph: its `values` in rising order, and per terminal the place there."""

    def __init__(self, graph: Graph, terminals: Sequence[int], expression: Expression) -> None:
        seen: dict[Any, list[int]] = {}
        for k, number in enumerate(terminals):
            (states,) = law_at(expression.channels, graph.nodes[number].values, CERTAIN, {})  # type: ignore[union-attr]
            seen.setdefault(expression.final(states), []).append(k)
        self.values = sorted(seen, key=order)
        self.places = [0] * len(terminals)
        for place, value in enumerate(self.values):
            for k in seen[value]:
                self.places[k] = place
        self.is_number = all(
            isinstance(v, (bool, int, float)) or hasattr(v, "numerator") for v in self.values
        )


class Flat:
    """The arrays of a graph. `starts` and `children` are its edges, `owners` the player of each decision (-1 at
    other nodes), `weights` the probabilities of the edges of chance nodes; those of expansions have been rounded at
    most `roundings` times on one way as they were made."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.starts = [0]
        self.children: list[int] = []
        self.owners: list[int] = []
        self.weights: list[float] = []
        self.terminals: list[int] = []
        arithmetic, made = floats(), [0]
        for i, node in enumerate(graph.nodes):
            if type(node) is Terminal:
                self.terminals.append(i)
            else:
                self.children.extend(node.children)  # type: ignore[union-attr]
                self.weights.extend(_weights(node, arithmetic))
            if type(node) is Expansion:
                made.append(node.factor.roundings(arithmetic))
            self.starts.append(len(self.children))
            self.owners.append(node.player if type(node) is Decision else -1)
        self.roundings = max(made) * _most_expansions(graph) if max(made) else 0
        self.by_chance = all(owner < 0 for owner in self.owners)
        """Does nobody decide in it?"""
        self._passed = 0
        self._arrays: Any = None
        self.usual: tuple[list[float], int] | None = None
        """What an evaluation in which no weight is changed or chosen has reached."""
        self._projections: dict[Expression, Projection] = {}
        self._numbers: dict[Any, Any] = {}

    @staticmethod
    def can_hold(graph: Graph) -> bool:
        """Whether a graph has no simultaneous decisions and nothing but plain terminals."""
        return all(
            type(node) in (Chance, Expansion, Decision)
            or (type(node) is Terminal and not any(type(v) is Varying for v in node.values))
            for node in graph.nodes
        )

    def __len__(self) -> int:
        return len(self.owners)

    def projection(self, expression: Expression) -> Projection:
        """Where the terminals stand in an expression; worked out once."""
        known = self._projections.get(expression)
        if known is None:
            known = self._projections[expression] = Projection(self.graph, self.terminals, expression)
        return known

    def evaluation(self, changed: Mapping[int, Sequence[float]] | None = None) -> Evaluation:
        """A new evaluation; `changed` are other weights of some chance nodes, in the order of their edges."""
        self._passed += len(self.children)
        passes = compiled() if self._passed > WORTH_COMPILING else None
        if passes is None:
            made = Evaluation(self, False, valued, carried, self.starts, self.children, self.weights[:])
        else:
            starts, children, weights = self._as_arrays()
            made = Evaluation(self, True, *passes, starts, children, weights.copy())
        for i, own in (changed or {}).items():
            made.weights[self.starts[i] : self.starts[i + 1]] = own
        made.is_usual = self.by_chance and not changed
        return made

    def _as_arrays(self) -> Any:
        if self._arrays is None:
            import numpy as np

            self._arrays = (
                np.array(self.starts, dtype=np.int64),
                np.array(self.children, dtype=np.int64),
                np.array(self.weights, dtype=np.float64),
            )
        return self._arrays

    def numbers(self, key: Any, kind: str, for_machine: bool, make: Callable[[], Sequence[float]]) -> Any:
        """Numbers that hang on `key` alone, made once: a list, or an array of a kind for machine code."""
        known = self._numbers.get((key, for_machine))
        if known is None:
            known = list(make())
            if for_machine:
                import numpy as np

                known = np.array(known, dtype=kind)
            self._numbers[key, for_machine] = known
        return known

    def worths(self, aim: Expression) -> list[float]:
        """What the aim is at every terminal, 0 at other nodes. Raises `TypeError` where it is no number."""
        shown = self.projection(aim)
        worth = [float(value) for value in shown.values]
        values = [0.0] * len(self)
        for place, number in zip(shown.places, self.terminals, strict=True):
            values[number] = worth[place]
        return values


def _weights(node: Any, arithmetic: Arithmetic) -> Sequence[Any]:
    """The weights of a node's edges, 0 where a decision is still to be taken."""
    return [0.0] * len(node.children) if type(node) is Decision else arithmetic.weights(node)


def _most_expansions(graph: Graph) -> int:
    """How many expansions there are at most on one way."""
    most: list[int] = []
    for node in graph.nodes:
        below = 0 if type(node) is Terminal else max(most[child] for child in node.children)  # type: ignore[union-attr]
        most.append(below + (type(node) is Expansion))
    return most[-1]


class Evaluation:
    """One evaluation of a flat graph: `value` decides and values all nodes, `reach` carries probability down.
    It `is_usual` where no weight is changed or chosen."""

    def __init__(
        self,
        flat: Flat,
        by_machine: bool,
        valued: Any,
        carried: Any,
        starts: Any,
        children: Any,
        weights: Any,
    ) -> None:
        self.flat = flat
        self.by_machine = by_machine
        self.is_usual = False
        self.weights = weights
        self._valued, self._carried = valued, carried
        self._starts, self._children = starts, children

    def _numbers(self, key: Any, kind: str, make: Callable[[], Sequence[float]]) -> Any:
        return self.flat.numbers(key, kind, self.by_machine, make)

    def value(self, aim: Expression, maximiser: int) -> Any:
        """What every node is worth; afterwards the weights of decisions say what is chosen.

        Raises `TypeError` where the aim is no number.
        """
        flat = self.flat
        signs = self._numbers(
            maximiser,
            "int64",
            lambda: [0 if owner < 0 else 1 if owner == maximiser else -1 for owner in flat.owners],
        )
        values = self._numbers(aim, "float64", lambda: flat.worths(aim)).copy()
        self._valued(self._starts, self._children, self.weights, signs, values, TIE)
        return values

    def taken(self, node: int) -> list[float]:
        """The weights of a decision's options after `value`: 1 for the one taken."""
        return list(self.weights[self.flat.starts[node] : self.flat.starts[node + 1]])

    def choose(self, node: int, taken: int) -> None:
        """Let a decision be taken as its policy says."""
        first, last = self.flat.starts[node], self.flat.starts[node + 1]
        for e in range(first, last):
            self.weights[e] = 1.0 if e - first == taken else 0.0

    def reach(self) -> tuple[list[float], int]:
        """The probability of every terminal, in their order, and how often each was rounded at most."""
        if not self.is_usual:
            return self._carried_down()
        if self.flat.usual is None:
            self.flat.usual = self._carried_down()
        return self.flat.usual

    def _carried_down(self) -> tuple[list[float], int]:
        flat = self.flat
        size = len(flat)
        mass = self._numbers("mass", "float64", lambda: [0.0] * size).copy()
        rounded = self._numbers("rounded", "int64", lambda: [0] * size).copy()
        arrivals = rounded.copy()
        mass[-1], arrivals[-1] = 1.0, 1
        self._carried(self._starts, self._children, self.weights, mass, rounded, arrivals)
        ends = flat.terminals
        most = max((int(rounded[i]) for i in ends), default=0)
        return [float(mass[i]) for i in ends], most + flat.roundings
