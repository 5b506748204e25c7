"""From text to plain data with the line of every value, never more than a scenario can need.

The schema is the core schema of YAML 1.2, in which `on`, `off`, `yes` and `no` are words. Mapping keys are always
text, so that a scenario is the same data in YAML and in JSON. What begins with a plus (`+1`) stays text:
rulings have such values.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, ClassVar

import yaml

from battlewright.scenario.findings import Path, Report, spelled

MOST_BYTES = 1 << 20
MOST_NODES = 50_000
"""Values of a document, those repeated by aliases counted again; 400 models have about 6,000."""
MOST_DEPTH = 40
_MOST_DIGITS = 18

_TAG = "tag:yaml.org,2002:"
_SCALARS = {
    "null": (r"~|null|Null|NULL|", "~nN\0"),
    "bool": (r"true|True|TRUE|false|False|FALSE", "tTfF"),
    "int": (r"-?[0-9]+", "-0123456789"),
    "float": (
        r"-?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|-?\.(inf|Inf|INF)|\.(nan|NaN|NAN)",
        "-.0123456789",
    ),
}


class _Limit(Exception):
    """The document is larger than any scenario; `id` says how, `line` where it was noticed."""

    def __init__(self, id: str, line: int, **values: Any) -> None:
        super().__init__(id)
        self.id = id
        self.line = line
        self.values = values


class _Loader(yaml.SafeLoader):
    """PyYAML's parser with the scalars of YAML 1.2 and with limits that hold while it reads."""

    yaml_implicit_resolvers: ClassVar[dict[str, list[tuple[str, re.Pattern[str]]]]] = {}  # type: ignore[misc]

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._depth = 0
        self._nodes = 0

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        line = self.peek_event().start_mark.line + 1  # type: ignore[no-untyped-call]
        self._nodes += 1
        self._depth += 1
        if self._nodes > MOST_NODES:
            raise _Limit("check-too-many-values", line, limit=MOST_NODES)
        if self._depth > MOST_DEPTH:
            raise _Limit("check-too-deep", line, limit=MOST_DEPTH)
        node: yaml.Node | None = super().compose_node(parent, index)
        self._depth -= 1
        return node


for _name, (_pattern, _first) in _SCALARS.items():
    _Loader.add_implicit_resolver(
        _TAG + _name, re.compile(rf"(?:{_pattern})\Z"), ["" if c == "\0" else c for c in _first]
    )


def read(content: bytes, report: Report) -> Any:
    """The data of a YAML text; what is wrong goes to `report`, which also learns the lines."""
    if len(content) > MOST_BYTES:
        report.give_up(0, "check-too-big", limit=MOST_BYTES // 1024)
        return None
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        report.give_up(content.count(b"\n", 0, error.start) + 1, "check-not-text", byte=str(error.start + 1))
        return None
    try:
        return _read(text, report)
    except _Limit as limit:
        report.give_up(limit.line, limit.id, **limit.values)
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        report.give_up(line, "check-odd-character", code=f"U+{ord(text[error.position]):04X}")
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        report.give_up(line, "check-yaml", problem=_kind_of(error), column=str(column))
    return None


def _read(text: str, report: Report) -> Any:
    loader = _Loader(text)
    try:
        root = loader.get_single_node()
    finally:
        loader.dispose()
    if root is None:
        report.give_up(1, "check-empty")
        return None
    report.lines[()] = root.start_mark.line + 1
    return _Builder(report).value(root, ())


_KINDS = (
    ("another document", "documents"),
    ("cannot start any token", "character"),
    ("mapping values are not allowed", "colon"),
    ("could not find expected ':'", "colon"),
    ("expected ',' or", "bracket"),
    ("quoted scalar", "quote"),
    ("undefined alias", "alias"),
    ("duplicate anchor", "alias"),
    ("block end", "indent"),
    ("block mapping", "indent"),
    ("block collection", "indent"),
)


def _kind_of(error: yaml.MarkedYAMLError) -> str:
    """Our word for what PyYAML says in English; the message has a hint for each."""
    said = f"{error.context or ''} {error.problem or ''}"
    return next((kind for words, kind in _KINDS if words in said), "unclear")


class _Builder:
    """Makes data of composed nodes, aliases expanded within the limits."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._count = 0

    def value(self, node: yaml.Node, path: Path) -> Any:
        self._report.lines.setdefault(path, node.start_mark.line + 1)
        self._count += 1
        if self._count > MOST_NODES:  # the field that repeats too much, not what it repeats
            raise _Limit("check-too-many-values", self._report.line(path[:1]), limit=MOST_NODES)
        if len(path) > MOST_DEPTH:
            raise _Limit("check-too-deep", self._report.line(path[:1]), limit=MOST_DEPTH)
        tag = node.tag.removeprefix(_TAG)
        if isinstance(node, yaml.MappingNode) and tag == "map":
            return dict(self._items(node, path))
        if isinstance(node, yaml.SequenceNode) and tag == "seq":
            return [self.value(item, (*path, i)) for i, item in enumerate(node.value)]
        if isinstance(node, yaml.ScalarNode) and tag in (*_SCALARS, "str"):
            return self._scalar(tag, node.value, path)
        self._report.add(path, "check-tag", value=spelled(node.tag))
        return None

    def _items(self, node: yaml.MappingNode, path: Path) -> Iterator[tuple[str, Any]]:
        seen: dict[str, int] = {}
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + 1
            key = key_node.value
            if not isinstance(key, str):
                self._report.lines[(*path, "?")] = line
                self._report.add((*path, "?"), "check-key")
                continue
            if key in seen:
                self._duplicate((*path, key), line, seen[key])
                continue
            seen[key] = line
            self._report.lines[(*path, key)] = line
            yield key, self.value(value_node, (*path, key))

    def _duplicate(self, path: Path, line: int, first: int) -> None:
        kept = self._report.lines[path]
        self._report.lines[path] = line
        self._report.add(path, "check-duplicate-key", name=spelled(path[-1]), first=str(first))
        self._report.lines[path] = kept

    def _scalar(self, tag: str, text: str, path: Path) -> Any:
        if tag == "str":
            return text
        if not re.fullmatch(_SCALARS[tag][0], text):  # an explicit tag on a text of another kind
            self._report.add(path, "check-tag", value=spelled(f"!!{tag} {text}"))
            return None
        match tag:
            case "int":
                if len(text) <= _MOST_DIGITS:
                    return int(text)
                self._report.add(path, "check-number-too-long", value=spelled(text), limit=str(_MOST_DIGITS))
                return None
            case "float":
                return float(text.lower().replace(".inf", "inf").replace(".nan", "nan"))
            case "bool":
                return text.lower() == "true"
        return None
