"""Saving a position: one JSON document with names instead of classes, read back into equal rows and frames.

The question a battle waits for is not written: steps that ask are pure, so running on from the saved frames
asks it again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import msgspec
import msgspec.inspect

from battlewright.core.effects import Due, Resolve, Timing
from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Each, Stopped
from battlewright.core.rolling import Rolling
from battlewright.core.running import start
from battlewright.core.state import Outcome
from battlewright.core.windows import Window

if TYPE_CHECKING:
    from battlewright.core.compiled import Rules
    from battlewright.core.ruleset import Ruleset
    from battlewright.core.scene import Scene

FORMAT = 1
"""The number of the form below; a change of form raises it and adds a migration."""

migrations: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From an older format number: the function that turns such a document into one of the next format."""


class _Heading(msgspec.Struct):
    battlewright: int


class _Saved(msgspec.Struct, omit_defaults=True):
    """The document; `load` reads one whose rows and frames are those of the ruleset."""

    battlewright: int
    ruleset: str
    version: str
    rulings: dict[str, Any]
    rows: list[Any]
    stack: list[Any]
    queue: list[tuple[Timing, int, tuple[int, int, str], Any]] = []
    sealed: tuple[Any, ...] | None = None
    outcome: Outcome | None = None


def save(position: Position) -> bytes:
    """The position as JSON. Raises `ValueError` for one that its driver holds, which waits for no answer."""
    if isinstance(position.pending, (Each, Stopped)):
        raise ValueError(f"a position held at {position.pending!r} waits for its driver and cannot be saved")
    rules = position.rules
    return msgspec.json.encode(
        _Saved(
            FORMAT,
            rules.ruleset.name,
            rules.ruleset.version,
            rules.rulings,
            position.rows,
            position.stack,
            [(due.timing, due.depth, due.order, due.frame) for due in position.queue],
            position.sealed,
            position.outcome,
        )
    )


def load(rules: Rules, scene: Scene, data: bytes) -> Position:
    """The saved position, waiting for the same answer as when it was saved.

    Raises `BattlewrightError` when the data are damaged, of a newer format, of another ruleset or version, saved
    under other rulings, or of a battle with other pieces.
    """
    reader = _reader(rules.ruleset)
    try:
        found = msgspec.json.decode(data, type=_Heading).battlewright
        if found == FORMAT:
            saved: Any = reader.decoder.decode(data)
        else:
            saved = msgspec.convert(migrated(msgspec.json.decode(data)), reader.document)
    except msgspec.DecodeError as error:
        raise BattlewrightError("error-save-damaged", reason=str(error)) from None
    _check(rules, scene, saved)
    position = Position(rules, scene, reader.frozen(saved.rows), reader.frozen(saved.stack))
    frames = reader.frozen([frame for _, _, _, frame in saved.queue])
    position.queue = [
        Due(timing, depth, order, frame)
        for (timing, depth, order, _), frame in zip(saved.queue, frames, strict=True)
    ]
    position.sealed = None if saved.sealed is None else _tuples(saved.sealed)
    position.outcome = saved.outcome
    return start(position)


def migrated(document: dict[str, Any]) -> dict[str, Any]:
    """A document of an older format brought up to `FORMAT`, one migration after another."""
    found = document["battlewright"]
    while found in migrations and found < FORMAT:
        document = migrations[found](document)
        found += 1
    if found != FORMAT:
        raise BattlewrightError("error-save-format", found=document["battlewright"], expected=FORMAT)
    return document | {"battlewright": FORMAT}


def _check(rules: Rules, scene: Scene, saved: Any) -> None:
    ruleset = rules.ruleset
    if saved.ruleset != ruleset.name:
        raise BattlewrightError("error-save-ruleset", found=saved.ruleset, expected=ruleset.name)
    if saved.version != ruleset.version:
        raise BattlewrightError("error-save-version", found=saved.version, expected=ruleset.version)
    for name in sorted(saved.rulings.keys() | rules.rulings.keys()):
        found, expected = saved.rulings.get(name), rules.rulings.get(name)
        if found != expected or type(found) is not type(expected):
            raise BattlewrightError("error-save-ruling", name=name, found=str(found), expected=str(expected))
    if len(saved.rows) != len(scene.names):
        raise BattlewrightError("error-save-pieces", found=len(saved.rows), expected=len(scene.names))


class _Reader:
    """The form of a ruleset's documents, and which fields of its rows and frames hold untyped tuples."""

    def __init__(self, ruleset: Ruleset) -> None:
        effects: Any = _union(list(ruleset.effects)) if ruleset.effects else Any
        plain: list[type[msgspec.Struct]] = [*ruleset.rows, *ruleset.frames, Window, Rolling]
        row, frame = _union(ruleset.rows), _union([*ruleset.frames, Window, Rolling, Resolve[effects]])
        self.document: Any = msgspec.defstruct(
            "Saved",
            [
                ("rows", list[row]),  # type: ignore[valid-type]
                ("stack", list[frame]),  # type: ignore[valid-type]
                ("queue", list[tuple[Timing, int, tuple[int, int, str], frame]], []),  # type: ignore[valid-type]
            ],
            bases=(_Saved,),
            kw_only=True,
        )
        self.decoder = msgspec.json.Decoder(self.document)
        self._untyped = {kind: names for kind in plain if (names := _untyped(kind))}

    def frozen(self, structs: list[Any]) -> list[Any]:
        """The structs with tuples where JSON has only lists: below untyped fields."""
        return [self._frozen(s, self._untyped[type(s)]) if type(s) in self._untyped else s for s in structs]

    def _frozen(self, struct: Any, names: tuple[str, ...]) -> Any:
        return msgspec.structs.replace(struct, **{name: _tuples(getattr(struct, name)) for name in names})


_readers: WeakKeyDictionary[Ruleset, _Reader] = WeakKeyDictionary()


def _reader(ruleset: Ruleset) -> _Reader:
    if ruleset not in _readers:
        _readers[ruleset] = _Reader(ruleset)
    return _readers[ruleset]


def _union(kinds: Sequence[Any]) -> Any:
    return reduce(lambda one, other: one | other, kinds)


def _untyped(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a struct whose type says `Any` somewhere."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return tuple(field.name for field in info.fields if _says_any(field.type))


def _says_any(info: Any) -> bool:
    match info:
        case msgspec.inspect.AnyType():
            return True
        case msgspec.inspect.UnionType(types=parts) | msgspec.inspect.TupleType(item_types=parts):
            return any(map(_says_any, parts))
        case msgspec.inspect.VarTupleType(item_type=part):
            return _says_any(part)
    return False


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, (list, tuple)) else value
