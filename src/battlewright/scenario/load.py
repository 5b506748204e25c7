"""The ways into a scenario: load it, check it, take its position."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from battlewright.core.compiled import Rules
from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.running import start
from battlewright.rules.common.game import Game, Setup
from battlewright.rules.library import NAMES
from battlewright.scenario.checking import Judged, judged, judged_tabletop
from battlewright.scenario.findings import Finding, Report, ScenarioError, alternatives
from battlewright.scenario.library import shipped
from battlewright.scenario.reading import MOST_BYTES, read
from battlewright.scenario.table_shape import TABLE
from battlewright.scenario.tabletop import Tabletop, tabletop_of

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
    look: tuple[str, ...] = ()

    @property
    def ruleset(self) -> str:
        """The ruleset's name."""
        return self.rules.ruleset.name

    @property
    def rulings(self) -> dict[str, Any]:
        """All rulings, the defaults too."""
        return self.rules.rulings


Fault = tuple[tuple[str | int, ...], BattlewrightError]
"""Where in a scenario something is wrong, and what."""


def load(source: str | Path) -> Scenario:
    """The scenario in a file, or in a text of more than one line.

    Raises `ScenarioError` with all findings; a table without a game is one, for there is no battle on it.
    """
    return _played(*_read(source))


def load_tabletop(source: str | Path) -> Tabletop:
    """The table that a scenario sets up, with a game or without. Raises `ScenarioError` with all findings."""
    found = _scenario(*_read(source))
    return found if isinstance(found, Tabletop) else tabletop(found)


def from_dict(data: dict[str, Any], name: str = TEXT) -> Scenario:
    """The scenario in plain data, for instance from the header of a battle file. Raises `ScenarioError`."""
    return _played(_plain(data), Report(name, {}))


def check(
    source: str | Path,
    ask: Callable[[Tabletop, str], object] | None = None,
    follow: Callable[[Scenario], Fault | None] | None = None,
) -> list[Finding]:
    """Everything wrong with a scenario, from the top of the file to its bottom.

    `ask` (such as `looking.look`) is given the questions under `look` when the rest is sound; it raises
    `BattlewrightError` for those it does not understand. `follow` tells where the script of a sound one goes wrong.
    """
    data, report = _read(source)
    try:
        made = _scenario(data, report)
    except ScenarioError as error:
        return list(error.findings)
    if ask is not None and made.look:
        _ask_all(ask, made if isinstance(made, Tabletop) else tabletop(made), report)
    if follow is not None and isinstance(made, Scenario) and (fault := follow(made)) is not None:
        path, problem = fault
        report.add(path, problem.id, problem.clauses, **problem.values)
    return report.sorted()


def position(scenario: Scenario) -> Position:
    """The position that a scenario describes, at its first request."""
    return start(scenario.game.build(scenario.rules, scenario.setup))


def tabletop(scenario: Scenario) -> Tabletop:
    """The table as the scenario of a game sets it up, each body facing as the file says."""
    return tabletop_of(scenario.game.build(scenario.rules, scenario.setup), scenario.game, scenario.look)


def _ask_all(ask: Callable[[Tabletop, str], object], table: Tabletop, report: Report) -> None:
    for i, question in enumerate(table.look):
        try:
            ask(table, question)
        except BattlewrightError as error:
            report.add(("look", i), error.id, error.clauses, **error.values)


def _read(source: str | Path) -> tuple[Any, Report]:
    content, report = _opened(source)
    return None if content is None else read(content, report), report


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
            known = shipped()
            closest = alternatives(str(source), known)["closest"]
            report.give_up(0, "check-no-file", shipped=", ".join(known), closest=closest)
    except (OSError, ValueError) as error:
        report.give_up(0, "check-unreadable", reason=getattr(error, "strerror", None) or str(error))
    return None, report


def _scenario(data: Any, report: Report) -> Scenario | Tabletop:
    """What the data describe: a battle, or a table without a game."""
    made: Judged | Tabletop | None = None
    if not report.fatal:
        without_game = isinstance(data, dict) and data.get("ruleset") == TABLE
        made = judged_tabletop(data, report) if without_game else judged(data, report)
    if report.findings or made is None:
        raise ScenarioError(report.sorted())
    if isinstance(made, Tabletop):
        return made
    return _assembled(made, data, report.file)


def _played(data: Any, report: Report) -> Scenario:
    found = _scenario(data, report)
    if isinstance(found, Tabletop):
        report.add(("ruleset",), "check-no-game", expected=", ".join(NAMES))
        raise ScenarioError(report.findings)
    return found


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
        look=tuple(fields.look),
    )


def _plain(value: Any) -> Any:
    """Data with text keys and lists, as the reader makes it."""
    if isinstance(value, dict):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value
