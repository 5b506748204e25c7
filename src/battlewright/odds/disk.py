"""Graphs in files, so that a question asked yesterday needs no walk today.

A file holds numbers, words and lists of them, never code or class paths. Its name is a digest of everything that the
graph hangs on: the position, the data and the table, the policy, the stop, and the program itself. Graphs with
products or simultaneous decisions are not written, and none that would be read back otherwise than it was.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from battlewright.chance.law import Law
from battlewright.core.position import Position
from battlewright.core.procedures import name_of
from battlewright.core.state import Frame
from battlewright.odds.flat import Flat
from battlewright.odds.graph import Chance, Decision, Expansion, Graph, Node, Terminal
from battlewright.odds.quantities import Atom

FORMAT = 1
SUFFIX = ".graph"
MAX_BYTES = 256 * 1024 * 1024
"""Of all files in a directory; those written longest ago make room."""


class Weights(msgspec.Struct, frozen=True, eq=False):
    """Stands for a partition in a graph that was read: the law of its outcomes by their places."""

    law: Law[int]


class Document(msgspec.Struct, array_like=True):
    """A graph as it is written. Of each node: its children (none at a terminal), and of chance nodes the place of
    their law, of decisions that of the question, of terminals that of their values, all counted from 0.

    Weights are decimal texts, for they pass 64 bits.
    """

    format: int
    children: list[list[int]]
    kinds: list[int]
    places: list[int]
    laws: list[list[str]]
    questions: list[tuple[int, str, list[Any]]]
    values: list[list[Any]]
    atoms: list[tuple[str, int]]
    used: dict[str, str]
    positions: int


CHANCE, DECISION, TERMINAL = range(3)
_decoder = msgspec.msgpack.Decoder(Document)


def written(graph: Graph, atoms: Iterable[Atom], used: dict[str, str], positions: int) -> bytes | None:
    """The bytes of a graph; None if a file cannot hold it."""
    if not Flat.can_hold(graph) or any(type(node) is Expansion for node in graph.nodes):
        return None
    made = Document(
        FORMAT, [], [], [], [], [], [], [(a.quantity.name, a.row) for a in atoms], used, positions
    )
    law_at: dict[Any, int] = {}
    for node in graph.nodes:
        made.children.append([] if type(node) is Terminal else list(node.children))  # type: ignore[union-attr]
        if type(node) is Chance:
            made.kinds.append(CHANCE)
            if node.partition not in law_at:
                law_at[node.partition] = len(made.laws)
                made.laws.append([str(weight) for weight in node.partition.law.weights])
            made.places.append(law_at[node.partition])
        elif type(node) is Decision:
            made.kinds.append(DECISION)
            made.places.append(len(made.questions))
            made.questions.append((node.player, node.kind, list(node.options)))
        elif type(node) is Terminal:
            made.kinds.append(TERMINAL)
            made.places.append(len(made.values))
            made.values.append(list(node.values))
    try:
        found = msgspec.msgpack.encode(made)
    except (TypeError, OverflowError):
        return None
    back = read(found)
    same = back is not None and all(
        _plain(a) == _plain(b) for a, b in zip(graph.nodes, back[0].nodes, strict=True)
    )
    return found if same else None


def _plain(node: Node) -> Any:
    if type(node) is Chance:
        return node.partition.law.weights, node.children
    return node


def read(content: bytes) -> tuple[Graph, Document] | None:
    """The graph in these bytes; None if they hold none of this format."""
    try:
        found = _decoder.decode(content)
        if found.format != FORMAT:
            return None
        laws = [Weights(Law({i: int(w) for i, w in enumerate(weights)})) for weights in found.laws]
        nodes: list[Node] = []
        for number, (kind, place, below) in enumerate(
            zip(found.kinds, found.places, found.children, strict=True)
        ):
            if not all(0 <= child < number for child in below):
                return None
            nodes.append(_node(found, laws, kind, place, tuple(below)))
        return Graph(nodes), found
    except (msgspec.MsgspecError, ValueError, IndexError, KeyError):
        return None


def _node(found: Document, laws: list[Weights], kind: int, place: int, below: tuple[int, ...]) -> Node:
    if kind == CHANCE:
        law: Any = laws[place]
        if len(law.law.weights) != len(below):
            raise ValueError("a law for other outcomes")
        return Chance(law, below)
    if kind == DECISION:
        player, question, options = found.questions[place]
        if len(options) != len(below):
            raise ValueError("a decision with other options")
        return Decision(player, question, frozen(options), below)
    return Terminal(frozen(found.values[place]))


def frozen(value: Any) -> Any:
    """Lists as tuples, however deep."""
    return tuple([frozen(part) for part in value]) if isinstance(value, (list, tuple)) else value


class Directory:
    """The files of a store of graphs."""

    def __init__(self, path: Path, max_bytes: int = MAX_BYTES) -> None:
        self.path = path
        self.max_bytes = max_bytes

    def load(self, position: Position, rest: Any) -> tuple[Graph, Document] | None:
        """The graph of a question, if a file holds it; `rest` is what else the graph hangs on, as plain data."""
        name = digest(position, rest)
        try:
            file = self.path / f"{name}{SUFFIX}"
            if name is None or not file.is_file() or file.stat().st_size > self.max_bytes:
                return None
            return read(file.read_bytes())
        except OSError:
            return None

    def save(self, position: Position, rest: Any, content: bytes | None) -> None:
        """Write a graph, all or nothing. A directory that cannot be written to keeps none."""
        name = None if content is None else digest(position, rest)
        if name is None or content is None or len(content) > self.max_bytes:
            return
        with suppress(OSError):
            self.path.mkdir(parents=True, exist_ok=True)
            draft = self.path / f".{name}"
            draft.write_bytes(content)
            draft.replace(self.path / (name + SUFFIX))
            self._make_room()

    def _make_room(self) -> None:
        files = sorted(self.path.glob("*" + SUFFIX), key=lambda file: file.stat().st_mtime)
        size = sum(file.stat().st_size for file in files)
        for file in files:
            if size <= self.max_bytes:
                return
            size -= file.stat().st_size
            file.unlink()


def digest(position: Position, rest: Any) -> str | None:
    """The name of a question's graph; None where something that it hangs on is no plain data."""
    scene, rules = position.scene, position.rules
    said = [
        FORMAT, _program(), rules.ruleset.name, rules.ruleset.version, sorted(rules.rulings.items()),
        scene.names, scene.pieces, scene.help, scene.table, scene.data, position.rows, position.stack,
        [[d.timing, d.depth, d.order, d.frame] for d in position.queue], position.outcome, rest,
        sorted((part.id, part.where) for part in rules.parts), _sources(tuple(rules.ruleset.frames)),
    ]  # fmt: skip
    try:
        return hashlib.sha256(msgspec.msgpack.encode(said, enc_hook=_named)).hexdigest()
    except TypeError:
        return None


def _named(thing: Any) -> Any:
    if isinstance(thing, type) and issubclass(thing, Frame):
        return name_of(thing)
    raise TypeError


@cache
def _program() -> str:
    """A digest of this program's files, so that no graph outlives a change of the rules."""
    root = Path(__file__).parents[1]
    return _digest_of(sorted(f for f in root.rglob("*") if f.suffix in (".py", ".toml")))


@cache
def _sources(frames: tuple[type[Frame], ...]) -> str:
    """A digest of the packages in which the procedures of a ruleset stand: it may come from elsewhere."""
    packages = {frame.__module__.rpartition(".")[0] or frame.__module__ for frame in frames}
    near = [m for name, m in sys.modules.items() if name in packages or name.rpartition(".")[0] in packages]
    return _digest_of(sorted({Path(file) for m in near if (file := getattr(m, "__file__", None))}))


def _digest_of(files: list[Path]) -> str:
    total = hashlib.sha256()
    for file in files:
        total.update(file.read_bytes())
    return total.hexdigest()
