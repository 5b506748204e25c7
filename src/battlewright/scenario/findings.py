"""What `check` finds: where it stands in the file, and what was expected there."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

import msgspec

from battlewright.core.errors import BattlewrightError
from battlewright.texts import clean, say

Path = tuple[str | int, ...]
"""A place in a document: keys and indices from its root."""

NO_SUGGESTION = "no-suggestion"
"""The value of `$closest` when nothing resembles what was written; no name of ours has a dash."""

_LONGEST_SHOWN = 60


class Finding(msgspec.Struct, frozen=True):
    """One thing wrong with a scenario.

    `line` counts from 1 and is 0 where there is no text (data from a battle file, a file that cannot be read);
    `field` is the path as people write it; `id` and `values` are the message, `clauses` the rules behind it.
    """

    file: str
    line: int
    field: str
    id: str
    values: dict[str, Any]
    clauses: tuple[str, ...] = ()

    @property
    def place(self) -> str:
        """`file:line: field`, without what is not known."""
        start = f"{self.file}:{self.line}" if self.line else self.file
        return clean(f"{start}: {self.field}" if self.field else start)

    def said(self, lang: str) -> str:
        """The whole finding as one line of `lang`."""
        return f"{self.place}: {say(self, lang)}"


class ScenarioError(BattlewrightError):
    """A scenario that cannot be used; `findings` hold everything wrong with it, by line."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings = tuple(findings)
        super().__init__("check-failed", file=self.findings[0].file, count=len(self.findings))

    def said(self, lang: str) -> str:
        """All findings, one a line."""
        return "\n".join(finding.said(lang) for finding in self.findings)

    def __str__(self) -> str:
        return self.said("en")


class Report:
    """Collects findings about one file. `lines` gives the line of every place that its text has."""

    def __init__(self, file: str, lines: dict[Path, int]) -> None:
        self.file = file
        self.lines = lines
        self.findings: list[Finding] = []
        self.fatal = False
        """Whether there are no data to judge."""

    def give_up(self, line: int, id: str, **values: Any) -> None:
        """Record why the file has no data, and where its reading ended."""
        self.lines[()] = line
        self.add((), id, **values)
        self.fatal = True

    def add(self, path: Path, id: str, clauses: tuple[str, ...] = (), **values: Any) -> None:
        """Record what is wrong at `path`; a place that is missing has the line of what it is missing from."""
        self.findings.append(Finding(self.file, self.line(path), spelled_path(path), id, values, clauses))

    def line(self, path: Path) -> int:
        """The line of the nearest place around `path` that stands in the text."""
        return next((self.lines[path[:n]] for n in range(len(path), -1, -1) if path[:n] in self.lines), 0)

    def sorted(self) -> list[Finding]:
        """All findings from the top of the file to its bottom."""
        return sorted(self.findings, key=lambda finding: finding.line)


def spelled_path(path: Path) -> str:
    """`sides.A.models[0].at[1]`.

    >>> spelled_path(("sides", "A", "models", 0))
    'sides.A.models[0]'
    """
    parts = (f"[{part}]" if isinstance(part, int) else f".{shortened(part)}" for part in path)
    return "".join(parts).removeprefix(".")


def spelled(value: Any) -> str:
    """A value as it might stand in the file, short enough for a sentence."""
    if isinstance(value, str):
        return shortened(value)
    if isinstance(value, float):
        return f"{value:g}"
    try:
        return shortened(json.dumps(value, ensure_ascii=False, default=str))
    except (ValueError, RecursionError):
        return type(value).__name__


def shortened(text: str) -> str:
    """The beginning of a text on one line."""
    shown = clean(text[: 2 * _LONGEST_SHOWN])
    return shown if len(shown) <= _LONGEST_SHOWN else f"{shown[: _LONGEST_SHOWN - 1]}…"


_WRITTEN = ("value", "name", "stop", "language")
"""The arguments of messages that hold what somebody wrote."""


def meant(values: Mapping[str, Any]) -> str:
    """What a wrong word may have been meant to say: the closest of those that its message expected.

    The arguments are the message's; where it names the closest itself there is nothing to add.
    """
    written = next((values[name] for name in _WRITTEN if name in values), None)
    expected = values.get("expected")
    if not written or not expected or "closest" in values or "meant" in values:
        return NO_SUGGESTION
    names = expected.replace(" | ", ", ").split(", ") if isinstance(expected, str) else expected
    if not isinstance(names, list | tuple) or any(
        " " in str(name) for name in names
    ):  # not words but a sentence
        return NO_SUGGESTION
    return str(alternatives(written, names)["closest"])


def alternatives(value: Any, known: Iterable[Any]) -> dict[str, Any]:
    """Arguments of a message about a wrong word: `value`, `expected` and the `closest` of them."""
    names = list(map(spelled, known))
    close = get_close_matches(spelled(value), names, 1, 0.6)
    return {
        "value": spelled(value),
        "expected": ", ".join(names),
        "closest": close[0] if close else NO_SUGGESTION,
    }
