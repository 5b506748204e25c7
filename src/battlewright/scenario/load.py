"""The ways into a scenario: load it, check it, take its position."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from battlewright.core.compiled import Rules
from battlewright.core.position import Position
from battlewright.core.running import start
from battlewright.rules.common.game import Game, Setup
from battlewright.scenario.checking import Judged, judged
from battlewright.scenario.findings import Finding, Report, ScenarioError
from battlewright.scenario.library import shipped
from battlewright.scenario.reading import MOST_BYTES, read

TEXT = "<text>"
"""The file name of a scenario that was given as text or data."""


class Scenario(msgspec.Struct, frozen=True):
    """A scenario without anything wrong in it.

    `rulings` holds the value of every ruling. `stop`, `aim` and `policy` are as in the file; `data` is the whole
    file as plain data, from which `from_dict` makes the same scenario again.
    """

    name: str
    game: Game
    rules: Rules
    setup: Setup
    script: tuple[str, ...]
    dice: tuple[int, ...] | None
    stop: str | dict[str, Any] | None
    watch: tuple[str, ...]
    aim: dict[str, Any] | None
    policy: dict[str, Any] | None
    ends: dict[str, Any]
    data: dict[str, Any]

    @property
    def ruleset(self) -> str:
        """The ruleset's name."""
        return self.rules.ruleset.name

    @property
    def rulings(self) -> dict[str, Any]:
        """All rulings, the defaults too."""
        return self.rules.rulings


def load(source: str | Path) -> Scenario:
    """The scenario in a file, or in a text of more than one line. Raises `ScenarioError` with all findings."""
    content, report = _opened(source)
    return _scenario(None if content is None else read(content, report), report)


def from_dict(data: dict[str, Any], name: str = TEXT) -> Scenario:
    """The scenario in plain data, for instance from the header of a battle file. Raises `ScenarioError`."""
    return _scenario(_plain(data), Report(name, {}))


def check(source: str | Path) -> list[Finding]:
    """Everything wrong with a scenario, from the top of the file to its bottom; empty when `load` succeeds."""
    try:
        load(source)
    except ScenarioError as error:
        return list(error.findings)
    return []


def position(scenario: Scenario) -> Position:
    """The position that a scenario describes, at its first request."""
    return start(scenario.game.build(scenario.rules, scenario.setup))


def _opened(source: str | Path) -> tuple[bytes | None, Report]:
    """The bytes of a source, or why there are none."""
    if isinstance(source, str) and "\n" in source:
        return source.encode("utf-8", "surrogatepass"), Report(TEXT, {})
    path, report = Path(source), Report(str(source), {})
    try:
        if path.is_file():
            with path.open("rb") as file:
                return file.read(MOST_BYTES + 1), report
        if path.exists():
            report.give_up(0, "check-directory" if path.is_dir() else "check-not-a-file")
        else:
            report.give_up(0, "check-no-file", shipped=", ".join(shipped()))
    except (OSError, ValueError) as error:
        report.give_up(0, "check-unreadable", reason=getattr(error, "strerror", None) or str(error))
    return None, report


def _scenario(data: Any, report: Report) -> Scenario:
    made = None if report.fatal else judged(data, report)
    if report.findings or made is None:
        raise ScenarioError(report.sorted())
    return _assembled(made, data, report.file)


def _assembled(made: Judged, data: dict[str, Any], name: str) -> Scenario:
    fields = made.fields
    return Scenario(
        name=name,
        game=made.game,
        rules=made.rules,
        setup=made.setup,
        script=tuple(fields.script),
        dice=None if fields.dice is None else tuple(fields.dice),
        stop=data.get("stop"),
        watch=tuple(fields.watch),
        aim=data.get("aim"),
        policy=data.get("policy"),
        ends=made.setup.ends,
        data=data,
    )


def _plain(value: Any) -> Any:
    """Data with text keys and lists, as the reader makes it."""
    if isinstance(value, dict):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value
