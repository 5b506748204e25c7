"""Which of a ruleset's data a walk has read, and in which steps: what decides whether its graph outlives a change.

The data of a scene (cards, profiles) are never in rows, so a walk under other data finds the same positions as long
as nothing that it read has changed. A step that asks for a roll and writes nothing may read what it likes: asked
again at the same position it gives the new partition. So reads are noted in two places: of such steps apart, of
everything else together.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

import msgspec

from battlewright.core.compiled import Rules
from battlewright.core.position import Position
from battlewright.core.requests import Roll
from battlewright.core.rolling import open_window, take
from battlewright.core.scene import Scene
from battlewright.odds.product import Guarded

Path = tuple[str | int, ...]
"""Where a value stands in the data of a scene: names of fields and places in tuples."""

NOTHING: frozenset[Path] = frozenset()

PATIENCE = 16
"""How often a step may ask for no roll before it is no longer watched for writing: all it reads counts as settled."""
ALWAYS = 1 << 60


class Notes:
    """What was read. `settled` are the paths on which the shape of the graph hangs; `asked` those that the step
    read which has just asked for a roll."""

    def __init__(self) -> None:
        self.settled: set[Path] = set()
        self.asked: frozenset[Path] = NOTHING
        self._now: set[Path] | None = None
        self._within: set[Path] = set()

    def read(self, path: Path) -> None:
        """Something reads the value at a path."""
        (self.settled if self._now is None else self._now).add(path)

    def aside(self, derive: Callable[[], Any]) -> tuple[Any, set[Path]]:
        """What a function derives from the data, and what it reads for that, which is not noted."""
        outer, self._now = self._now, set()
        try:
            return derive(), self._now
        finally:
            self._now = outer

    def read_all(self, paths: set[Path]) -> None:
        """Something reads the values at these paths."""
        if self._now is None:
            self.settled |= paths
        else:
            self._now |= paths

    def step(self, run: Callable[[Position, Any], Any]) -> Callable[[Position, Any], Any]:
        """The same step, whose reads are noted."""
        patience = PATIENCE

        def noted(p: Position, frame: Any) -> Any:
            nonlocal patience
            if self._now is not None:
                return self._asked_within(p, frame, run)
            now, within = self._now, self._within = set[Path](), set[Path]()
            self.asked = NOTHING
            before = state(p) if patience > 0 else None
            result = None
            try:
                result = run(p, frame)
            finally:
                self._now = None
                if type(result) is not Roll:
                    patience -= 1
                    self.settled |= now if _knows_the_roll(run, frame, result) else now | within
                elif before is not None and type(p.rows) is not Guarded and same(before, state(p)):
                    patience = ALWAYS
                    self.asked = frozenset(now | within)
                else:
                    self.settled |= now | within
            return result

        return noted

    def _asked_within(self, p: Position, frame: Any, run: Callable[[Position, Any], Any]) -> Any:
        """A step of a staged roll has the rule's own step ask again: its reads are noted apart."""
        outer, self._now = self._now, self._within
        try:
            return run(p, frame)
        finally:
            self._now = outer

    def listening(self, position: Position) -> bool:
        """Let a position note what its rules read, and its forks too. False if its data cannot be listened to."""
        data = position.scene.data
        if not isinstance(data, msgspec.Struct):
            return False
        scene: Scene = copy.copy(position.scene)
        scene.data = Heard(data, (), self)
        rules: Rules = copy.copy(position.rules)
        rules.memo = dict(rules.memo)  # What is remembered now may hold what listens.
        rules.procedures = {
            frame: msgspec.structs.replace(made, code=tuple(map(self.step, made.code)))
            for frame, made in rules.procedures.items()
        }
        position.scene, position.rules = scene, rules
        return True


def _knows_the_roll(run: Any, frame: Any, result: Any) -> bool:
    """Whether a step of a staged roll learns of the roll only what the run of stages that was asked for right before
    it, or is asked for right after it, knows too: which stages there are and where the result goes. Asking that run
    again looks whether those stay."""
    return run is take or (run is open_window and (result is None or frame.stage != ""))


def state(p: Position) -> Any:
    """All of a position that a step may write, to be compared with `same`."""
    frames = [(type(f), msgspec.structs.astuple(f)) for f in p.stack]
    tally = None if p.tally is None else p.tally[:]
    return list.copy(p.rows), (frames, tally, len(p.queue), p.sealed, p.outcome)


def same(one: Any, other: Any) -> bool:
    """Whether nothing was written between two states."""
    rows, rest = one
    now, rest_now = other
    return len(rows) == len(now) and all(a is b for a, b in zip(rows, now, strict=True)) and rest == rest_now


class Heard:
    """Stands for a struct of the data and notes which of its fields are read. It is no struct itself, so that
    whatever takes structs apart as a whole refuses it, and the walk is made again without notes."""

    def __init__(self, struct: msgspec.Struct, path: Path, notes: Notes) -> None:
        self._heard = struct, path, notes
        self._parts: dict[str, Any] = {}
        self._derived: dict[str, tuple[Any, set[Path]]] = {}

    @property  # type: ignore[misc]  # what rules ask with `isinstance` is the struct
    def __class__(self) -> Any:
        return type(self._heard[0])

    def __getattr__(self, name: str) -> Any:
        struct, path, notes = self._heard
        if name in struct.__struct_fields__:
            notes.read((*path, name))
            if name not in self._parts:
                self._parts[name] = heard(getattr(struct, name), (*path, name), notes)
            return self._parts[name]
        for kind in type(struct).__mro__:
            if name in kind.__dict__:
                found = kind.__dict__[name]
                if isinstance(found, cached_property):
                    if name not in self._derived:
                        self._derived[name] = notes.aside(lambda: found.func(self))  # noqa: B023 - run at once
                    value, reads = self._derived[name]
                    notes.read_all(reads)
                    return value
                return found.__get__(self, type(struct)) if hasattr(found, "__get__") else found
        raise AttributeError(name)

    def _whole(self) -> msgspec.Struct:
        struct, path, notes = self._heard
        for part in leaves(struct, path):
            notes.read(part)
        return struct

    def __eq__(self, other: object) -> bool:
        return bool(self._whole() == (other._whole() if type(other) is Heard else other))

    def __hash__(self) -> int:
        return hash(self._whole())

    def __repr__(self) -> str:
        return repr(self._whole())


def heard(value: Any, path: Path, notes: Notes) -> Any:
    """A value of the data as rules see it while it is noted what they read."""
    if isinstance(value, msgspec.Struct):
        return Heard(value, path, notes)
    if _holds_structs(value):
        return tuple([heard(part, (*path, i), notes) for i, part in enumerate(value)])
    return value


def _holds_structs(value: Any) -> bool:
    return type(value) is tuple and any(isinstance(part, msgspec.Struct) for part in value)


def leaves(value: Any, path: Path) -> Iterator[Path]:
    """The paths below and at a value of the data that reading it as a whole reads."""
    yield path
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from leaves(getattr(value, name), (*path, name))
    elif _holds_structs(value):
        for i, part in enumerate(value):
            yield from leaves(part, (*path, i))


def differences(one: Any, other: Any, path: Path = ()) -> Iterator[Path]:
    """The paths at which two data differ. Where kinds or numbers of parts differ, the path of the whole."""
    if type(one) is not type(other):
        yield path
    elif isinstance(one, msgspec.Struct):
        for name in one.__struct_fields__:
            yield from differences(getattr(one, name), getattr(other, name), (*path, name))
    elif (_holds_structs(one) or _holds_structs(other)) and len(one) == len(other):
        for i, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            yield from differences(mine, theirs, (*path, i))
    elif one != other:
        yield path
