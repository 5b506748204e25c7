"""What atoms come to at a terminal, and the laws of expressions over terminals and their factors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import reduce
from itertools import product
from typing import Any

from battlewright.core.position import Position
from battlewright.odds.graph import Arithmetic, Factor, Number, Terminal, Varying
from battlewright.odds.product import Guarded, Marked, Touched, plain, substituted
from battlewright.odds.quantities import Atom, Channel, Expression

NOTHING = object()
"""What a channel holds before its first item."""

_REDUCE: dict[str, Callable[[Any, Any], Any]] = {
    "one": lambda a, b: a + b,
    "sum": lambda a, b: a + b,
    "count": lambda a, b: a + b,
    "any": lambda a, b: a or b,
    "max": max,
}
CERTAIN = Arithmetic(Fraction, sum, 1, 0)
"""The arithmetic of values without factors: one outcome, whose probability is 1."""
_EMPTY: dict[str, Any] = {"one": None, "sum": 0, "count": 0, "any": False, "max": None}


def values_at(p: Position, factors: tuple[Factor, ...], atoms: list[Atom]) -> tuple[Any, ...]:
    """The value of every atom, `Varying` where it hangs on factors. Raises `Touched` where it needs two of them."""
    if factors:
        return tuple([_varying(p, factors, slot, atom) for slot, atom in enumerate(atoms)])
    return tuple([_value(p, slot, atom) for slot, atom in enumerate(atoms)])


def _value(p: Position, slot: int, atom: Atom) -> Any:
    if atom.quantity.kind != "state":
        assert p.tally is not None
        return p.tally[slot]
    assert atom.quantity.read is not None
    return atom.quantity.read(p, atom.row)


def _varying(p: Position, factors: tuple[Factor, ...], slot: int, atom: Atom) -> Any:
    kind = atom.quantity.kind
    if kind == "count":
        return _counted(p, factors, slot)
    if kind == "mark":
        assert p.tally is not None
        entry = p.tally[slot]
        if type(entry) is not Marked:
            return entry
        values = [marks.get(slot, entry.before) for marks in entry.factor.marks]
        for value in values:
            if type(value) is Marked:
                raise Touched(value.factor)
        return _hanging(entry.factor, values)
    try:
        return _guarded_value(p, slot, atom)
    except Touched as touched:
        factor = touched.factor
    values = []
    for outcome in range(len(factor)):
        q = p.fork()
        q.rows = plain(p.rows)
        substituted(q, factor, outcome)
        try:
            values.append(_guarded_value(q, slot, atom))
        except Touched:
            raise Touched(factor) from None
    return _hanging(factor, values)


def _guarded_value(p: Position, slot: int, atom: Atom) -> Any:
    rows = p.rows
    p.rows = Guarded(rows, set())
    try:
        return _value(p, slot, atom)
    finally:
        p.rows = rows


def _counted(p: Position, factors: tuple[Factor, ...], slot: int) -> Any:
    assert p.tally is not None
    base = p.tally[slot]
    parts = []
    for factor in factors:
        if any(slot in counts for counts in factor.counts):
            parts.append((factor, tuple([base + counts.get(slot, 0) for counts in factor.counts])))
            base = 0
    return Varying(tuple(parts)) if parts else base


def _hanging(factor: Factor, values: list[Any]) -> Any:
    same = all(value == values[0] for value in values)
    return values[0] if same else Varying(((factor, tuple(values)),))


def law_at(
    channels: Sequence[Channel], values: Sequence[Any], arithmetic: Arithmetic
) -> dict[tuple[Any, ...], Number]:
    """The joint law of the channels' values at a terminal, before their last comparison."""
    state: list[Any] = [NOTHING] * len(channels)
    groups: dict[Factor, _Group] = {}
    for c, channel in enumerate(channels):
        for item in channel.items:
            value = values[item.slot]
            if type(value) is not Varying:
                state[c] = _joined(channel, state[c], item.of(value))
            elif len(value.parts) == 1 or (item.test is None and channel.function in ("one", "sum")):
                for factor, amounts in value.parts:
                    _group_of(groups, [factor]).terms.append((c, item.of, {factor: amounts}))
            else:
                group = _group_of(groups, [factor for factor, _ in value.parts])
                group.terms.append((c, item.of, dict(value.parts)))
    law: dict[tuple[Any, ...], Number] = {tuple(state): arithmetic.one}
    for group in dict.fromkeys(groups.values()):
        law = _convolved(channels, law, group.law(channels, arithmetic), arithmetic)
    return {_closed(channels, states): mass for states, mass in law.items()}


class _Group:
    """Factors that must be told apart together, and the terms that hang on them: (channel, item, amounts)."""

    def __init__(self, factors: Iterable[Factor]) -> None:
        self.factors = list(factors)
        self.terms: list[tuple[int, Callable[[Any], Any], dict[Factor, tuple[Any, ...]]]] = []

    def law(self, channels: Sequence[Channel], arithmetic: Arithmetic) -> dict[tuple[Any, ...], Number]:
        shares: dict[tuple[Any, ...], list[Number]] = {}
        weights = [factor.weights(arithmetic) for factor in self.factors]
        for outcome in product(*(range(len(factor)) for factor in self.factors)):
            at = dict(zip(self.factors, outcome, strict=True))
            states: list[Any] = [NOTHING] * len(channels)
            for c, of, amounts in self.terms:
                value = reduce(_plus, [given[at[factor]] for factor, given in amounts.items()])
                states[c] = _joined(channels[c], states[c], of(value))
            mass = arithmetic.one
            for k, weight in zip(outcome, weights, strict=True):
                mass = mass * weight[k]
            shares.setdefault(tuple(states), []).append(mass)
        return {states: arithmetic.add(terms) for states, terms in shares.items()}


def _plus(a: Any, b: Any) -> Any:
    return a + b


def _group_of(groups: dict[Factor, _Group], factors: list[Factor]) -> _Group:
    found = list(dict.fromkeys(groups[f] for f in factors if f in groups))
    if len(found) == 1 and all(groups.get(f) is found[0] for f in factors):
        return found[0]
    merged = _Group(dict.fromkeys([f for group in found for f in group.factors] + factors))
    merged.terms = [term for group in found for term in group.terms]
    for factor in merged.factors:
        groups[factor] = merged
    return merged


def _joined(channel: Channel, so_far: Any, value: Any) -> Any:
    if channel.function in ("count", "any"):
        value = bool(value)
    if so_far is NOTHING:
        return int(value) if channel.function == "count" else value
    return _REDUCE[channel.function](so_far, value)


def _convolved(
    channels: Sequence[Channel],
    one: dict[tuple[Any, ...], Number],
    other: dict[tuple[Any, ...], Number],
    arithmetic: Arithmetic,
) -> dict[tuple[Any, ...], Number]:
    shares: dict[tuple[Any, ...], list[Number]] = {}
    for states, mass in one.items():
        for more, their_mass in other.items():
            both = tuple(
                [
                    a if b is NOTHING else b if a is NOTHING else _REDUCE[channel.function](a, b)
                    for channel, a, b in zip(channels, states, more, strict=True)
                ]
            )
            shares.setdefault(both, []).append(mass * their_mass)
    return {states: arithmetic.add(terms) for states, terms in shares.items()}


def _closed(channels: Sequence[Channel], states: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(
        [_EMPTY[c.function] if value is NOTHING else value for c, value in zip(channels, states, strict=True)]
    )


def law_of(
    expression: Expression, ends: Iterable[tuple[Terminal, Number]], arithmetic: Arithmetic
) -> dict[Any, Number]:
    """The law of an expression over terminals with their probabilities."""
    shares: dict[Any, list[Number]] = {}
    for terminal, mass in ends:
        if not mass:
            continue
        for states, share in law_at(expression.channels, terminal.values, arithmetic).items():
            shares.setdefault(expression.final(states), []).append(mass * share)
    return {value: arithmetic.add(terms) for value, terms in shares.items()}


def mean_of(law: dict[Any, Number], arithmetic: Arithmetic) -> Number | None:
    """The mean of a law over numbers and booleans; None when there is none."""
    if not all(isinstance(value, (bool, int, float)) or hasattr(value, "numerator") for value in law):
        return None
    return arithmetic.add([mass * value for value, mass in law.items()])


def standing(p: Position, atoms: list[Atom], expression: Expression) -> Any:
    """The value of an expression over atoms of the kind `state` in a position as it stands."""
    values = [_value(p, slot, atom) for slot, atom in enumerate(atoms)]
    (states,) = law_at(expression.channels, values, CERTAIN)
    return expression.final(states)
