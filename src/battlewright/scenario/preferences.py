"""Commands in order of preference: an action that is done with models names one that there is."""

from __future__ import annotations

from collections.abc import Sequence

from battlewright.core.actions import Action
from battlewright.core.position import Position
from battlewright.scenario.findings import Path, Report, alternatives


def judge_preferences(path: Path, lines: Sequence[str], position: Position, report: Report) -> None:
    """Everything wrong with the names in such commands; `path` is their place in the file, `position` the first one."""
    actions = {name.casefold(): action for name, action in position.rules.actions.items()}
    for i, line in enumerate(lines):
        word, name, *_ = (*line.split(), "", "")
        action = actions.get(word.casefold())
        known = named_by(action, position) if action is not None and name else ()
        if known and not any(id.casefold().startswith(name.casefold()) for id in known):
            report.add((*path, i), "check-choice", **alternatives(name, known))


def named_by(action: Action, position: Position) -> tuple[str, ...]:
    """The models that an action may name after its word; none where it names other things, too, or nothing yet."""
    rows = [row for side in position.scene.pieces for row in side]
    ways = (action.word(position, way) for row in rows for way in action.ways(position, row))
    ids = {position.scene.names[row]: None for row in rows}
    named = {str(option[1]) for option in ways if len(option) > 1}
    return tuple(ids) if named and named <= ids.keys() else ()
