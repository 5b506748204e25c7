"""A number opened into its steps: which rolls lead to it, how often each is made, and what each result is worth.

The rules are walked again with an ear on every roll. Rolls that are made for the same purpose by the same model for
the same time are one step, however they were come to: its results are merged, with the fraction of each and the value
of the quantity after it. So of every step `before = sum(share * after)`.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from battlewright.chance.partition import Partition
from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Roll
from battlewright.core.values import Query, Traced
from battlewright.odds.bounds import Bounds, TooLarge
from battlewright.odds.graph import (
    Arithmetic,
    Chance,
    Decision,
    Graph,
    Mixture,
    Node,
    Number,
    Simultaneous,
    Terminal,
    best,
    floats,
    fractions,
)
from battlewright.odds.opened import Factors
from battlewright.odds.policy import Policy
from battlewright.odds.quantities import Atom
from battlewright.odds.question import Question, asked
from battlewright.odds.results import number, order
from battlewright.odds.terminals import law_of, mean_of
from battlewright.odds.walk import Walk

MAX_POSITIONS = 50_000
MOST_EXACT = 5_000
"""Nodes up to which fractions are exact; beyond, they would be longer than anybody reads, and slow."""
MOST_STEPS = 12


class Value(msgspec.Struct, frozen=True):
    """A value of the rules that a roll was asked with: its name, what it came to, and line by line why."""

    name: str
    value: Any
    lines: tuple[Traced, ...]


class Result(msgspec.Struct, frozen=True):
    """A result of a step. `label` is what the rules tell apart, a tuple of (field, value) where it has fields;
    `share` is its part of all times the step is made, `after` the quantity's mean from there on."""

    label: Any
    share: Number
    after: Number


class Step(msgspec.Struct, frozen=True):
    """One roll: the `time`-th for this purpose. `made` is how likely it is made at all, `before` the quantity's mean
    where it is; `values` are those of the way to it that is likeliest, `ways` how many other sets of them there are,
    which differ in the values of the rules named `differing`."""

    purpose: str
    values: Mapping[str, Any]
    player: int
    time: int
    partition: Partition[Any]
    made: Number
    before: Number
    results: tuple[Result, ...]
    reasons: tuple[Value, ...]
    ways: int
    differing: tuple[str, ...] = ()


class Explanation(msgspec.Struct, frozen=True):
    """A quantity's mean with its steps in order; `left` more were not opened. Where `is_chance` the quantity is about
    what happens or does not, and the mean its probability."""

    quantity: str
    value: Number
    steps: tuple[Step, ...]
    left: int
    is_chance: bool

    def to_json(self) -> dict[str, Any]:
        """JSON-ready data; exact fractions become strings."""
        return {
            "quantity": self.quantity,
            "value": number(self.value),
            "steps": [_step_as_json(step) for step in self.steps],
            "steps_left": self.left,
        }


def _step_as_json(step: Step) -> dict[str, Any]:
    return {
        "purpose": step.purpose,
        "values": dict(step.values),
        "time": step.time,
        "made": number(step.made),
        "before": number(step.before),
        "results": [
            {"result": _label_as_json(r.label), "share": number(r.share), "after": number(r.after)}
            for r in step.results
        ],
        "reasons": [
            {
                "name": reason.name,
                "value": reason.value,
                "lines": [
                    {"id": line.id, "layer": line.layer, "given": line.given, "clauses": list(line.clauses)}
                    for line in reason.lines
                ],
            }
            for reason in step.reasons
        ],
    }


def _label_as_json(label: Any) -> Any:
    if isinstance(label, tuple):
        return dict(label)
    return label


class _Asked(msgspec.Struct, frozen=True):
    """A roll as it was asked for, and the values that the step which asks has asked for."""

    roll: Roll
    reasons: tuple[Value, ...]


class ExplainingWalk(Walk):
    """A walk that keeps, of every chance node, what was asked and why. Simultaneous procedures are walked jointly."""

    def __init__(self, atoms: list[Atom], policy: Policy, bounds: Bounds) -> None:
        super().__init__(atoms, policy, bounds, splits=False)
        self.asked: dict[int, _Asked] = {}
        self._open: dict[Any, _Asked] = {}

    def _met(
        self, key: Any, what: Any, p: Position, factors: Factors, into: Any, edges: Any, value: Any = None
    ) -> int | None:
        depth = len(self.path)
        found = super()._met(key, what, p, factors, into, edges, value)
        if len(self.path) > depth and isinstance(p.pending, Roll):
            self._open[key] = _Asked(p.pending, _reasons(p))
        return found

    def _finished(self, key: Any, node: Node) -> int:
        made = super()._finished(key, node)
        if key in self._open:
            self.asked[made] = self._open.pop(key)
        return made


def _reasons(p: Position) -> tuple[Value, ...]:
    """The values that the step which asks now asks for: it is asked again by rules that write them down."""
    q = p.fork()
    rules = copy.copy(q.rules)
    heard: list[Value] = []
    rules.queries = _Heard(q.rules.queries, heard)  # type: ignore[assignment]
    q.rules = rules
    frame = q.stack[-1]
    rules.procedures[type(frame)].code[frame.at](q, frame)
    return tuple(value for value in heard if value.lines)


class _Heard:
    """Queries that write down what they are asked."""

    def __init__(self, queries: Mapping[str, Query], heard: list[Value]) -> None:
        self.queries = queries
        self.heard = heard

    def __getitem__(self, name: str) -> Any:
        query = self.queries[name]

        def ask(*subject: Any) -> Any:
            lines = query.trace(*subject)
            value = lines[-1].value if lines else query(*subject)
            self.heard.append(Value(name, value, tuple(lines)))
            return value

        return ask

    def __contains__(self, name: str) -> bool:
        return name in self.queries


def explained(
    position: Position,
    quantity: str,
    aim: Mapping[str, Any] | None = None,
    policy: Mapping[str, Any] | None = None,
    stop: str | Mapping[str, Any] | None = None,
    most_steps: int = MOST_STEPS,
    max_positions: int = MAX_POSITIONS,
    rational: bool = True,
) -> Explanation:
    """Open the mean of a quantity, or the probability of `P(...)`, into its steps.

    The arguments are those of `odds`; of a graph that is too large for fractions the numbers are floats. Raises
    `BattlewrightError` for a quantity that is no number, and for a question of more than `max_positions` positions.
    """
    question = asked(position, (), aim, policy, stop)
    wanted = question.atoms.aimed(quantity)
    walk = ExplainingWalk(question.atoms.list, question.policy, Bounds(max_positions))
    try:
        graph = walk.from_root(position, question.stop, False)
    except TooLarge:
        raise BattlewrightError("error-odds-too-large-to-explain", positions=max_positions) from None
    arithmetic = fractions() if rational and len(graph.nodes) <= MOST_EXACT else floats()
    chosen = _chosen(question, graph, arithmetic)
    after = _means(graph, arithmetic, wanted, chosen)
    steps = list(_steps(graph, walk.asked, arithmetic, after, chosen))
    left = max(0, len(steps) - most_steps)
    return Explanation(quantity, after[-1], tuple(steps[:most_steps]), left, _is_chance(graph, wanted))


def _is_chance(graph: Graph, wanted: Any) -> bool:
    end = next(node for node in graph.nodes if isinstance(node, Terminal))
    return all(isinstance(value, bool) for value in law_of(wanted, [(end, 1)], fractions()))


def _chosen(question: Question, graph: Graph, arithmetic: Arithmetic) -> dict[int, Mixture]:
    if question.aim is None:
        return {}
    return best(graph, arithmetic, lambda t: _mean_at(question.aim, t, arithmetic), question.maximiser).chosen


def _mean_at(expression: Any, terminal: Terminal, arithmetic: Arithmetic) -> Number:
    mean = mean_of(law_of(expression, [(terminal, arithmetic.one)], arithmetic), arithmetic)
    if mean is None:
        raise BattlewrightError("error-odds-aim-number", text=expression.text)
    return mean


def _means(graph: Graph, arithmetic: Arithmetic, wanted: Any, chosen: Mapping[int, Mixture]) -> list[Number]:
    """The mean of a quantity from each node on."""
    means: list[Number] = []
    for i, node in enumerate(graph.nodes):
        if isinstance(node, Terminal):
            means.append(_mean_at(wanted, node, arithmetic))
        else:
            onward = zip(_weights(i, node, arithmetic, chosen), node.children, strict=True)
            means.append(arithmetic.add([weight * means[child] for weight, child in onward]))
    return means


def _weights(i: int, node: Node, arithmetic: Arithmetic, chosen: Mapping[int, Mixture]) -> Mixture:
    if isinstance(node, Decision | Simultaneous):
        return chosen[i]
    assert not isinstance(node, Terminal)
    return arithmetic.weights(node)


Times = tuple[tuple[Any, int], ...]
"""How often each kind of roll has been made on the way."""


class _Made:
    """A step as it is being put together."""

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.nodes: dict[int, Number] = {}
        self.shares: dict[Any, Number] = {}
        self.worth: dict[Any, Number] = {}

    def add(self, label: Any, mass: Number, after: Number) -> None:
        self.shares[label] = self.shares.get(label, 0) + mass
        self.worth[label] = self.worth.get(label, 0) + mass * after


def _steps(
    graph: Graph,
    rolls: Mapping[int, _Asked],
    arithmetic: Arithmetic,
    after: list[Number],
    chosen: Mapping[int, Mixture],
) -> Iterator[Step]:
    """All steps, those that come first on the way before others."""
    arriving: dict[int, dict[Times, Number]] = {len(graph.nodes) - 1: {(): arithmetic.one}}
    made: dict[tuple[Any, int], _Made] = {}
    for i in range(len(graph.nodes) - 1, -1, -1):
        node, ways = graph.nodes[i], arriving.pop(i, {})
        if isinstance(node, Terminal):
            continue
        weights = _weights(i, node, arithmetic, chosen)
        for times, mass in ways.items():
            onward = times
            if isinstance(node, Chance):
                onward, step = _counted(made, rolls[i], times)
                step.nodes[i] = step.nodes.get(i, 0) + mass
                outcomes = zip(node.partition.law.outcomes, weights, node.children, strict=True)
                for outcome, weight, child in outcomes:
                    step.add(_label(outcome), mass * weight, after[child])
            for weight, child in zip(weights, node.children, strict=True):
                if weight:
                    waiting = arriving.setdefault(child, {})
                    waiting[onward] = waiting.get(onward, 0) + mass * weight
    for (_, time), step in sorted(made.items(), key=lambda entry: (entry[1].depth, entry[0][1])):
        yield _finished(time, step, rolls)


def _counted(made: dict[tuple[Any, int], _Made], asked: _Asked, times: Times) -> tuple[Times, _Made]:
    """The step of a roll after others, and what has been made with it."""
    kind = (asked.roll.purpose, tuple(asked.roll.values.items()))
    counts = dict(times)
    counts[kind] = counts.get(kind, 0) + 1
    depth = sum(counts.values())
    step = made.setdefault((kind, counts[kind]), _Made(depth))
    step.depth = min(step.depth, depth)
    return tuple(sorted(counts.items(), key=repr)), step


def _finished(time: int, step: _Made, rolls: Mapping[int, _Asked]) -> Step:
    total: Any = sum(step.nodes.values())
    likeliest = max(step.nodes, key=lambda i: (step.nodes[i], i))
    asked = rolls[likeliest]
    ways = {_spelled(rolls[i].reasons) for i in step.nodes}
    results = [
        Result(label, share / total, step.worth[label] / share if share else 0 * share)
        for label, share in _without_constants(step).items()
    ]
    results.sort(key=lambda result: order(_values_of(result.label)))
    before: Any = sum((r.share * r.after for r in results), 0 * total)
    return Step(
        asked.roll.purpose, asked.roll.values, asked.roll.player, time, asked.roll.partition,
        total, before, tuple(results), asked.reasons, len(ways) - 1, _differing(ways),
    )  # fmt: skip


def _spelled(reasons: tuple[Value, ...]) -> Any:
    return tuple((reason.name, repr(reason.value)) for reason in reasons)


def _differing(ways: set[Any]) -> tuple[str, ...]:
    """The names of the values that are not the same on all ways, in order."""
    lines = {name: {dict(way).get(name) for way in ways} for way in ways for name, _ in way}
    return tuple(sorted(name for name, values in lines.items() if len(values) > 1))


def _label(outcome: Any) -> Any:
    """What names an outcome: its fields, if it has any."""
    if hasattr(outcome, "_fields"):
        return tuple(zip(outcome._fields, outcome, strict=True))
    if isinstance(outcome, msgspec.Struct):
        return tuple((name, getattr(outcome, name)) for name in outcome.__struct_fields__)
    return outcome


def _without_constants(step: _Made) -> dict[Any, Number]:
    """The shares by labels without the fields that are the same in all of them; worths are merged likewise."""
    labels = list(step.shares)
    if not labels or not all(has_fields(label) for label in labels):
        return step.shares
    names = [name for name, _ in labels[0]]
    telling = [n for n in names if len({repr(dict(label)[n]) for label in labels}) > 1] or names[:1]
    merged = _Made(step.depth)
    for label in labels:
        short = tuple((name, value) for name, value in label if name in telling)
        merged.shares[short] = merged.shares.get(short, 0) + step.shares[label]
        merged.worth[short] = merged.worth.get(short, 0) + step.worth[label]
    step.shares, step.worth = merged.shares, merged.worth
    return step.shares


def has_fields(label: Any) -> bool:
    """Whether the label of a result is a tuple of (field, value)."""
    return (
        isinstance(label, tuple)
        and bool(label)
        and all(isinstance(part, tuple) and len(part) == 2 and isinstance(part[0], str) for part in label)
    )


def _values_of(label: Any) -> Any:
    return tuple(value for _, value in label) if has_fields(label) else label
