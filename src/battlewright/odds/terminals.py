"""What atoms come to at a terminal, and the laws of expressions over terminals and their factors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import reduce
from itertools import product
from typing import Any

from battlewright.core.position import Position
from battlewright.odds.graph import Arithmetic, Factor, Number, Terminal, Varying
from battlewright.odds.product import Guarded, Marked, Reads, Touched, fields_of, held, plain, substituted
from battlewright.odds.quantities import Atom, Channel, Expression, Item

NOTHING = object()
"""What a channel holds before its first item."""

Law = dict[tuple[Any, ...], Number]
"""Probabilities of the values of channels."""

Laws = dict[tuple[Any, ...], Law]
Parts = tuple[tuple[Factor, tuple[Any, ...]], ...]

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
        return _hanging(entry.factor, _once(values))
    try:
        return _guarded_value(p, slot, atom, Reads())
    except Touched as touched:
        factor = touched.factor
    if p.outcome is None:
        for (own, others), known in factor.told.get(slot, {}).items():
            found = known.get((held(factor.starts, own), held(p.rows, others)))
            if found is not None:
                return _hanging(factor, found)
    return _hanging(factor, _read(p, factor, slot, atom))


def _read(p: Position, factor: Factor, slot: int, atom: Atom) -> tuple[Any, ...]:
    """What an atom comes to with each outcome of a factor, kept with what it has read beside the outcome: fields of
    other rows, and those of its own rows on which the factor does not hang."""
    values = []
    reads = Reads()
    q = p.fork()
    q.tally = None
    for outcome in range(len(factor)):
        q.rows = plain(p.rows)
        substituted(q, factor, outcome)
        try:
            values.append(_guarded_value(q, slot, atom, reads))
        except Touched:
            raise Touched(factor) from None
    found = _once(values)
    if p.outcome is None:
        own = {k: reads.pop(i, set[str]()) - factor.reads.get(i, set()) for k, i in enumerate(factor.writes)}
        fields = fields_of(own), fields_of(reads)
        known = factor.told.setdefault(slot, {}).setdefault(fields, {})
        known[held(factor.starts, fields[0]), held(p.rows, fields[1])] = found
    return found


def _guarded_value(p: Position, slot: int, atom: Atom, reads: Reads) -> Any:
    rows = p.rows
    p.rows = Guarded(rows, reads)
    try:
        return _value(p, slot, atom)
    finally:
        p.rows = rows


def _counted(p: Position, factors: tuple[Factor, ...], slot: int) -> Any:
    assert p.tally is not None
    base = p.tally[slot]
    parts = []
    for factor in factors:
        if slot in factor.counted:
            amounts = factor.amounts(slot)
            parts.append((factor, tuple([base + amount for amount in amounts]) if base else amounts))
            base = 0
    return Varying(tuple(parts)) if parts else base


def _hanging(factor: Factor, values: tuple[Any, ...]) -> Any:
    """What comes of a factor with these values: one alone is that of every outcome."""
    return values[0] if len(values) == 1 else Varying(((factor, values),))


def _once(values: list[Any]) -> tuple[Any, ...]:
    """The values, or one alone where they are all the same."""
    return tuple(values) if any(value != values[0] for value in values) else (values[0],)


def law_at(channels: Sequence[Channel], values: Sequence[Any], arithmetic: Arithmetic, known: Laws) -> Law:
    """The joint law of the channels' values at a terminal, before their last comparison; `known` are the laws of the
    groups of factors met before with the same channels."""
    state: list[Any] = [NOTHING] * len(channels)
    groups: dict[Factor, _Group] = {}
    for c, channel in enumerate(channels):
        for item in channel.items:
            value = values[item.slot]
            if type(value) is not Varying:
                state[c] = _joined(channel, state[c], item.of(value))
            elif len(value.parts) == 1 or (item.test is None and channel.function in ("one", "sum")):
                for part in value.parts:
                    _group_of(groups, [part[0]]).terms.append((c, item, (part,)))
            else:
                group = _group_of(groups, [factor for factor, _ in value.parts])
                group.terms.append((c, item, value.parts))
    law: Law = {tuple(state): arithmetic.one}
    for group in dict.fromkeys(groups.values()):
        key = group.key
        if key not in known:
            known[key] = group.law(channels, arithmetic)
        law = _convolved(channels, law, known[key], arithmetic)
    return {_closed(channels, states): mass for states, mass in law.items()}


class _Group:
    """Factors that must be told apart together, and the terms that hang on them: (channel, item, amounts)."""

    def __init__(self, factors: Iterable[Factor]) -> None:
        self.factors = list(factors)
        self.terms: list[tuple[int, Item, Parts]] = []

    @property
    def key(self) -> tuple[Any, ...]:
        """Of groups of the same terminals and channels equal for equal laws: amounts are told apart as objects."""
        terms = ((c, item.slot, *(id(amounts) for _, amounts in parts)) for c, item, parts in self.terms)
        return (*self.factors, *terms)

    def law(self, channels: Sequence[Channel], arithmetic: Arithmetic) -> Law:
        shares: dict[tuple[Any, ...], list[Number]] = {}
        weights = [factor.weights(arithmetic) for factor in self.factors]
        for outcome in product(*(range(len(factor)) for factor in self.factors)):
            at = dict(zip(self.factors, outcome, strict=True))
            states: list[Any] = [NOTHING] * len(channels)
            for c, item, parts in self.terms:
                value = reduce(_plus, [given[at[factor]] for factor, given in parts])
                states[c] = _joined(channels[c], states[c], item.of(value))
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


def _convolved(channels: Sequence[Channel], one: Law, other: Law, arithmetic: Arithmetic) -> Law:
    combine = [_REDUCE[channel.function] for channel in channels]
    if len(channels) == 1:
        return _convolved_alone(combine[0], one, other, arithmetic)
    shares: dict[tuple[Any, ...], list[Number]] = {}
    for states, mass in one.items():
        for more, their_mass in other.items():
            both = tuple(
                [
                    a if b is NOTHING else b if a is NOTHING else add(a, b)
                    for add, a, b in zip(combine, states, more, strict=True)
                ]
            )
            shares.setdefault(both, []).append(mass * their_mass)
    return {states: arithmetic.add(terms) for states, terms in shares.items()}


def _convolved_alone(combine: Callable[[Any, Any], Any], one: Law, other: Law, arithmetic: Arithmetic) -> Law:
    """The same for one channel, which every group of factors says something of."""
    if (NOTHING,) in one:
        return {states: one[(NOTHING,)] * mass for states, mass in other.items()}
    shares: dict[Any, list[Number]] = {}
    theirs = [(b, mass) for (b,), mass in other.items()]
    for (a,), mass in one.items():
        for b, their_mass in theirs:
            both = combine(a, b)
            found = shares.get(both)
            if found is None:
                shares[both] = [mass * their_mass]
            else:
                found.append(mass * their_mass)
    return {(both,): arithmetic.add(terms) for both, terms in shares.items()}


def _closed(channels: Sequence[Channel], states: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(
        [_EMPTY[c.function] if value is NOTHING else value for c, value in zip(channels, states, strict=True)]
    )


def law_of(
    expression: Expression, ends: Iterable[tuple[Terminal, Number]], arithmetic: Arithmetic
) -> dict[Any, Number]:
    """The law of an expression over terminals with their probabilities."""
    shares: dict[Any, list[Number]] = {}
    known: Laws = {}
    for terminal, mass in ends:
        if not mass:
            continue
        for states, share in law_at(expression.channels, terminal.values, arithmetic, known).items():
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
    (states,) = law_at(expression.channels, values, CERTAIN, {})
    return expression.final(states)
