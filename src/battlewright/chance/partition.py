"""Partitions: the results of a roll that the rule can tell apart.

A partition is data with two readings: `read` turns the faces on the table into a result, `law` gives the
exact weight of every result. Laws come from closed forms and convolutions; the faces of a pool are never
enumerated.

Equal partitions are one object while any of them is alive, and the constructors remember what they built,
so that asking for a partition at every roll costs no more than a look-up.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property, lru_cache, reduce
from itertools import accumulate, groupby
from math import prod
from operator import contains
from typing import Any, Generic, Literal, TypeVar, cast
from weakref import WeakValueDictionary

from battlewright.chance import pools
from battlewright.chance.dice import D6, D10Z, Die
from battlewright.chance.errors import WrongDice
from battlewright.chance.law import Law
from battlewright.chance.source import DiceSource

R_co = TypeVar("R_co", covariant=True)
S = TypeVar("S")
F = TypeVar("F", bound=Callable[..., object])

Extreme = Literal["lowest", "highest", "between"]
Comparison = Literal["win", "tie", "lose"]

_REMEMBERED_POOL = 256
"""Pools with at most this many distinct rolls remember the reading of each (3d6 has 216, 2d10 100)."""

_LARGEST_JSON_INTEGER = 2**53


@dataclass(frozen=True, eq=False, repr=False)
class Partition(Generic[R_co]):
    """One roll: its dice in the order in which people roll and type them, and its distinguishable results.

    `constructor` and `arguments` made it and identify it; `name` is for people.
    """

    name: str
    constructor: Callable[..., Partition[R_co]]
    arguments: tuple[Hashable, ...]
    dice: tuple[Die, ...]
    _reading: Callable[[tuple[int, ...]], R_co]
    _make_law: Callable[[], Law[R_co]]
    _readings: dict[tuple[int, ...], R_co] = field(default_factory=dict)

    @cached_property
    def law(self) -> Law[R_co]:
        """The exact law of the results, computed when first asked for."""
        return self._make_law()

    def read(self, faces: Sequence[int]) -> R_co:
        """The result that these faces show, given in reading order.

        Raises `WrongDice` for the first die that is missing, was not asked for, or has no such face.
        """
        rolled = tuple(faces)
        try:
            return self._readings[rolled]
        except KeyError:
            pass
        if len(rolled) != len(self.dice) or not all(map(contains, self._faces, rolled)):
            raise self._objection(rolled)
        plain = tuple(map(int, rolled))
        result = self._reading(plain)
        if self._is_small:
            self._readings[plain] = result
        return result

    @cached_property
    def _faces(self) -> tuple[frozenset[int], ...]:
        return tuple(frozenset(die.faces) for die in self.dice)

    @cached_property
    def _is_small(self) -> bool:
        return prod(len(die.faces) for die in self.dice) <= _REMEMBERED_POOL

    def _objection(self, rolled: tuple[int, ...]) -> WrongDice:
        for position, (face, die) in enumerate(zip(rolled, self.dice, strict=False), 1):
            if face not in die.faces:
                return WrongDice(position, face, die.faces)
        if len(rolled) < len(self.dice):
            return WrongDice(len(rolled) + 1, None, self.dice[len(rolled)].faces)
        return WrongDice(len(self.dice) + 1, rolled[len(self.dice)], ())

    def sample(self, source: DiceSource, index: int) -> tuple[tuple[int, ...], R_co]:
        """The faces that the source gives for roll number `index`, and their result."""
        faces = source.faces(self.dice, index)
        return faces, self.read(faces)

    def map(self, function: Callable[[R_co], S], name: str) -> Partition[S]:
        """The same roll, of which a rule sees only a pure function of the result.

        The same function and name give the same object, so pass a function of a module, or remember what you
        built: a new lambda at every call makes a new partition at every call.
        """
        return _mapped(self, function, name)

    def runs(self) -> list[tuple[Die, int]]:
        """Equal dice that follow one another, in reading order, with their number."""
        return [(die, len(list(run))) for die, run in groupby(self.dice)]

    def describe(self) -> dict[str, Any]:
        """JSON-ready data: name, runs of equal dice in reading order, results with weights, and the total.

        Weights are integers, or decimal strings where the total passes 2**53 and JSON readers would round.
        """
        weight: Callable[[int], int | str] = int if self.law.total <= _LARGEST_JSON_INTEGER else str
        return {
            "name": self.name,
            "dice": [{"faces": list(die.faces), "count": count} for die, count in self.runs()],
            "results": [[_plain(result), weight(times)] for result, times in self.law.items()],
            "total": weight(self.law.total),
        }

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(map(repr, self.arguments))})"

    def __reduce__(self) -> tuple[Callable[..., Partition[R_co]], tuple[Hashable, ...]]:
        return self.constructor, self.arguments


def _plain(result: object) -> object:
    if isinstance(result, tuple):
        return [_plain(part) for part in result]
    if isinstance(result, Enum):
        return _plain(result.value)
    return result if result is None or isinstance(result, (bool, int, float, str)) else str(result)


_alive: WeakValueDictionary[Hashable, Partition[Any]] = WeakValueDictionary()


def _remembered(constructor: F) -> F:
    """Keep what was built lately, and the signature, which `lru_cache` alone hides from type checkers."""
    return cast(F, lru_cache(maxsize=1024)(constructor))


def partition(
    constructor: Callable[..., Partition[S]],
    arguments: tuple[Hashable, ...],
    dice: tuple[Die, ...],
    reading: Callable[[tuple[int, ...]], S],
    law: Callable[[], Law[S]],
    name: str = "",
) -> Partition[S]:
    """The one partition with this constructor and these arguments."""
    made = Partition(name or constructor.__name__, constructor, arguments, dice, reading, law)
    return _alive.setdefault((constructor, arguments), made)


@_remembered
def _mapped(base: Partition[Any], function: Callable[[Any], S], name: str) -> Partition[S]:
    return partition(
        _mapped,
        (base, function, name),
        base.dice,
        lambda faces: function(base._reading(faces)),
        lambda: base.law.map(function),
        name,
    )


@_remembered
def joint(*parts: Partition[Any]) -> Partition[tuple[Any, ...]]:
    """Independent parts rolled together: their dice one after another, the tuple of their results."""
    ends = list(accumulate(len(part.dice) for part in parts))
    pieces = [(part, slice(end - len(part.dice), end)) for part, end in zip(parts, ends, strict=True)]

    def read(faces: tuple[int, ...]) -> tuple[Any, ...]:
        return tuple([part.read(faces[piece]) for part, piece in pieces])

    def law() -> Law[tuple[Any, ...]]:
        nothing: Law[tuple[Any, ...]] = Law.sure(())
        return reduce(lambda so_far, part: so_far.product(part.law, _append), parts, nothing)

    return partition(joint, parts, sum((part.dice for part in parts), ()), read, law)


def _append(results: tuple[Any, ...], result: object) -> tuple[Any, ...]:
    return (*results, result)


@_remembered
def natural_faces(dice: tuple[Die, ...]) -> Partition[tuple[int, ...]]:
    """Every face of every die told apart, as rolled: the base of rules that map a few dice to results of
    their own.

    Its law has as many results as the dice have rolls; use it for two or three dice.
    """

    def law() -> Law[tuple[int, ...]]:
        nothing: Law[tuple[int, ...]] = Law.sure(())
        return reduce(lambda so_far, die: so_far.product(pools.face_law(die), _append), dice, nothing)

    return partition(natural_faces, (dice,), dice, tuple, law)


@_remembered
def total(dice: tuple[Die, ...], bonus: int = 0) -> Partition[int]:
    """The sum of the dice and a bonus."""
    return partition(
        total, (dice, bonus), dice, lambda faces: sum(faces, bonus), lambda: pools.total_law(dice, bonus)
    )


@_remembered
def at_least(dice: tuple[Die, ...], need: int, bonus: int = 0) -> Partition[bool]:
    """Whether the sum of the dice and a bonus reaches `need`."""

    def reaches(result: int) -> bool:
        return result >= need

    return partition(
        at_least,
        (dice, need, bonus),
        dice,
        lambda faces: reaches(sum(faces, bonus)),
        lambda: pools.total_law(dice, bonus).map(reaches),
    )


@_remembered
def natural_extreme(dice: tuple[Die, ...]) -> Partition[Extreme]:
    """Whether all dice show their lowest faces ("all ones"), all their highest, or neither.

    A total tells the same, being lowest only when every die is; where the sum matters too, map `total`
    alone. Raises `ValueError` without dice.
    """
    if not dice:
        raise ValueError("no dice have no lowest and no highest faces")
    lowest = tuple(min(die.faces) for die in dice)
    highest = tuple(max(die.faces) for die in dice)

    def read(faces: tuple[int, ...]) -> Extreme:
        return "lowest" if faces == lowest else "highest" if faces == highest else "between"

    return partition(natural_extreme, (dice,), dice, read, lambda: pools.extreme_law(dice))


@_remembered
def successes(n: int, die: Die, need: int) -> Partition[int]:
    """How many of `n` dice show at least `need`.

    Raises `ValueError` for fewer than no dice.
    """
    if n < 0:
        raise ValueError(f"{n} dice: expected at least 0")
    return partition(
        successes,
        (n, die, need),
        (die,) * n,
        lambda faces: len([face for face in faces if face >= need]),
        lambda: pools.successes_law(n, die, need),
    )


@_remembered
def order_statistic(n: int, die: Die, rank: int) -> Partition[int]:
    """The face in place `rank` of `n` dice sorted from the lowest (1) to the highest (`n`).

    Raises `ValueError` when there is no such place.
    """
    if not 1 <= rank <= n:
        raise ValueError(f"rank {rank} of {n} dice: expected 1 to {n}")
    return partition(
        order_statistic,
        (n, die, rank),
        (die,) * n,
        lambda faces: sorted(faces)[rank - 1],
        lambda: pools.order_statistic_law(n, die, rank),
    )


def keep_lowest(n: int, die: Die) -> Partition[int]:
    """The lowest face of `n` dice, at least one."""
    return order_statistic(n, die, 1)


def keep_highest(n: int, die: Die) -> Partition[int]:
    """The highest face of `n` dice, at least one."""
    return order_statistic(n, die, n)


@_remembered
def keep(n: int, die: Die, end: Literal["lowest", "highest"], k: int) -> Partition[tuple[int, ...]]:
    """The `k` lowest or highest faces of `n` dice in rising order; map it by `sum` for their total.

    Raises `ValueError` when `k` of `n` dice cannot be kept.
    """
    if not 0 <= k <= n:
        raise ValueError(f"keep {k} of {n} dice: expected 0 to {n}")
    first = 0 if end == "lowest" else n - k
    law = {"lowest": pools.lowest_law, "highest": pools.highest_law}[end]
    return partition(
        keep,
        (n, die, end, k),
        (die,) * n,
        lambda faces: tuple(sorted(faces)[first : first + k]),
        lambda: law(n, die, k),
    )


@_remembered
def opposed(die: Die, mine: int, theirs: int) -> Partition[tuple[Comparison, int]]:
    """My die and bonus against theirs, my die first: how my sum compares, and their natural face."""

    def compare(face: int, their_face: int) -> tuple[Comparison, int]:
        lead = face + mine - their_face - theirs
        return ("win" if lead > 0 else "lose" if lead < 0 else "tie"), their_face

    def law() -> Law[tuple[Comparison, int]]:
        return pools.face_law(die).product(pools.face_law(die), compare)

    return partition(opposed, (die, mine, theirs), (die, die), lambda faces: compare(*faces), law)


@_remembered
def choice(k: int, die: Die | None = None) -> Partition[int]:
    """One of `k` equally likely things, 0 to `k - 1`, to each of which an equal run of faces points.

    With `k` = 3 a d6 reads 1-2, 3-4, 5-6. Without a `die` it is the first of d6 and d10 whose faces divide
    into `k` runs. Where they do not, a die with the faces 1 to `k` is rolled; one thing needs no die.

    Raises `ValueError` for nothing to choose from, or a die that repeats a face.
    """
    if k < 1:
        raise ValueError(f"choice among {k} things: expected at least 1")
    if k == 1:
        return partition(choice, (k, die), (), lambda faces: 0, lambda: Law.sure(0))
    rolled = _die_for(k, (D6, D10Z) if die is None else (die,))
    run = len(rolled.faces) // k
    index_of = {face: place // run for place, face in enumerate(rolled.faces)}
    if len(index_of) != len(rolled.faces):
        raise ValueError(f"choice by {rolled}: its faces are not distinct")
    return partition(
        choice, (k, die), (rolled,), lambda faces: index_of[faces[0]], lambda: Law.uniform(range(k))
    )


def _die_for(k: int, preferred: Sequence[Die]) -> Die:
    return next((die for die in preferred if len(die.faces) % k == 0), Die(range(1, k + 1)))
