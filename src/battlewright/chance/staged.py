"""Partitions rolled in several stages: one roll to the rules, a sequence of rolls to the table.

How many dice a stage needs is known only from the stage before, so the whole has no dice of its own. Play rolls
`run(0, 1, begin)`, then `run(1, 2, state)` and so on; odds take the law of as long a run as nobody interrupts.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from typing import Any, Literal, NamedTuple, NoReturn, TypeVar
from weakref import WeakValueDictionary

from battlewright.chance.dice import Die
from battlewright.chance.law import Law
from battlewright.chance.partition import Partition

R_co = TypeVar("R_co", covariant=True)
S = TypeVar("S")

Roller = Literal["attacker", "defender"]
ROLLERS: tuple[Roller, ...] = ("attacker", "defender")
Throw = Callable[[tuple[Die, ...]], Sequence[int]]
"""Gives faces for dice in reading order."""


class Stage(NamedTuple):
    """One stage: who rolls it, the window that opens before it ("" for none), the clauses it carries out."""

    name: str
    roller: Roller = "attacker"
    window: str = ""
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Run(Partition[R_co]):
    """Some stages that follow one another, begun in a state: one partition, as odds take it.

    Its law may be too large to be computed, and then it can still be rolled. A run of one stage has its dice (maybe
    none) and is read from them; a longer one cannot be read from faces: it raises `TypeError`.
    """

    rolling: Callable[[Throw], R_co]

    def roll(self, throw: Throw) -> R_co:
        """The result of dice thrown stage by stage."""
        return self.rolling(throw)

    def map(self, function: Callable[[R_co], S], name: str) -> Run[S]:
        """The same run, of which a rule sees only a pure function of the result."""
        return _mapped_run(self, function, name)


def gathering(parts: tuple[Partition[Any], ...], add: Callable[[Any, Any], Any], begin: Hashable) -> Run[Any]:
    """Independent rolls made one after another, whose results a pure function adds up from `begin`: one partition, as
    odds take it."""

    def law() -> Law[Any]:
        return reduce(lambda so_far, part: so_far.product(part.law, add), parts, Law.sure(begin))

    def rolling(throw: Throw) -> Any:
        return reduce(lambda so_far, part: add(so_far, _rolled(part, throw)), parts, begin)

    arguments = parts, add, begin
    made = Run("gathering", gathering, arguments, (), unread, law, rolling=rolling)
    return _runs.setdefault((gathering, arguments), made)


def _rolled(part: Partition[Any], throw: Throw) -> Any:
    whole = part.run(0, len(part.stages), part.begin) if isinstance(part, Staged) else part
    return whole.roll(throw) if isinstance(whole, Run) else whole.read(throw(whole.dice))


Runs = Callable[[int, int, Any], Run[Any]]
"""`run(first, last, state)`: the stages from `first` up to but not including `last`, begun in `state`."""
_runs: WeakValueDictionary[Hashable, Run[Any]] = WeakValueDictionary()


def one_stage(
    constructor: Callable[..., Run[S]],
    arguments: tuple[Hashable, ...],
    name: str,
    dice: tuple[Die, ...],
    reading: Callable[[tuple[int, ...]], S],
    law: Callable[[], Law[S]],
) -> Run[S]:
    """The run of a single stage; `constructor(*arguments)` must give it again."""

    def rolling(throw: Throw) -> S:
        return made.read(throw(dice))

    made = Run(name, constructor, arguments, dice, reading, law, rolling=rolling)
    return _runs.setdefault((constructor, arguments), made)


def several_stages(
    constructor: Callable[..., Run[S]],
    arguments: tuple[Hashable, ...],
    run: Runs,
    law: Callable[[], Law[S]],
) -> Run[S]:
    """The run of several stages, each of which `run` gives; `arguments` end with first, last, state."""
    first, last, begin = arguments[-3:]
    assert isinstance(first, int) and isinstance(last, int)

    def rolling(throw: Throw) -> Any:
        state: Any = begin
        for at in range(first, last):
            state = run(at, at + 1, state).roll(throw)
        return state

    made = Run("run", constructor, arguments, (), unread, law, rolling=rolling)
    return _runs.setdefault((constructor, arguments), made)


@lru_cache(maxsize=1024)
def _mapped_run(base: Run[Any], function: Callable[[Any], Any], name: str) -> Run[Any]:
    made = Run(
        name,
        _mapped_run,
        (base, function, name),
        base.dice,
        lambda faces: function(base.read(faces)),
        lambda: base.law.map(function),
        rolling=lambda throw: function(base.roll(throw)),
    )
    return _runs.setdefault((_mapped_run, made.arguments), made)


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Staged(Partition[R_co]):
    """A partition of several stages. The run through all of them, from `begin`, has its law and its results.

    States between stages are plain hashable data.
    """

    stages: tuple[Stage, ...]
    begin: Hashable
    run: Runs

    def map(self, function: Callable[[R_co], S], name: str) -> Staged[S]:
        """The same stages, of which a rule sees only a pure function of the result."""
        return _mapped(self, function, name)


def staged(
    constructor: Callable[..., Staged[S]],
    arguments: tuple[Hashable, ...],
    stages: tuple[Stage, ...],
    begin: Hashable,
    run: Runs,
    name: str = "",
) -> Staged[S]:
    """The partition with these stages; `constructor(*arguments)` must give it again.

    Raises `ValueError` for stages that cannot be told apart by their names: a battle is saved between two of them.
    """
    names = {stage.name for stage in stages}
    if not stages or "" in names or len(names) < len(stages):
        raise ValueError(f"stages {[stage.name for stage in stages]}: each needs a name of its own")

    def law() -> Law[S]:
        return run(0, len(stages), begin).law

    made = name or constructor.__name__
    return Staged(made, constructor, arguments, (), unread, law, stages=stages, begin=begin, run=run)


def unread(faces: tuple[int, ...]) -> NoReturn:
    """The reading of what is rolled one stage after another."""
    raise TypeError("several stages cannot be read from one throw: roll them one after another")


@lru_cache(maxsize=1024)
def _mapped(base: Staged[Any], function: Callable[[Any], Any], name: str) -> Staged[Any]:
    def run(first: int, last: int, state: Any) -> Run[Any]:
        part = base.run(first, last, state)
        return part.map(function, name) if last == len(base.stages) else part

    return staged(_mapped, (base, function, name), base.stages, base.begin, run, name)
