"""Where a walk stands still."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battlewright.core.compiled import Rules
from battlewright.core.effects import Resolve
from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Stop
from battlewright.core.rolling import Rolling
from battlewright.core.windows import Window

DEFAULT = "end_of_action"
"""Of what is under way."""
BEFORE_ACTION = "end_of_activation"
"""Between actions, where the answer is which one begins."""
END_OF_BATTLE = "end_of_battle"
BETWEEN = (Window, Rolling, Resolve)
"""Frames that ask on behalf of the procedure below them."""


def usual_stop(position: Position) -> str:
    """The stop of a question that names none: the one that the ruleset expects of the innermost procedure under way;
    else the end of the action under way; where none is, the end of the activation, for an action alone that is still
    to be chosen says little."""
    stops, usual = position.rules.ruleset.stops, position.rules.ruleset.usual_stops
    for frame in reversed(position.stack):
        if type(frame) in usual:
            return usual[type(frame)]
    is_under_way = any(type(frame) is stops.get(DEFAULT) for frame in position.stack)
    return BEFORE_ACTION if BEFORE_ACTION in stops and not is_under_way else DEFAULT


def stop_from(position: Position, given: str | Mapping[str, Any]) -> Stop | None:
    """The stop of a question asked at a position. Where no procedure of the kind waited for is under way, it comes at
    the latest with the end of the procedure within which the ruleset expects it; where nothing is said of that, of the
    one that asks: to end an activation declares no action. Raises as `stop_at`."""
    stop, stack = stop_at(position.rules, given), position.stack
    if stop is None or stop.step is not None or any(type(frame) is stop.frame for frame in stack):
        return stop
    within = position.rules.ruleset.within.get(str(given))
    own = [height for height, frame in enumerate(stack, 1) if type(frame) is within]
    own = own or [height for height, frame in enumerate(stack, 1) if not isinstance(frame, BETWEEN)]
    if own:
        stop.asking, stop.floor = type(stack[own[-1] - 1]), own[-1]
    return stop


def stop_at(rules: Rules, given: str | Mapping[str, Any]) -> Stop | None:
    """The kernel's stop for a name that the ruleset publishes, or for `{step: procedure.step, times: n}`.

    None is the end of the battle. Raises `BattlewrightError` listing what is known.
    """
    stops = rules.ruleset.stops
    if isinstance(given, str):
        if given in stops:
            return Stop(stops[given])
        if given == END_OF_BATTLE:
            return None
        raise BattlewrightError("error-stop-unknown", stop=given, expected=", ".join([*stops, END_OF_BATTLE]))
    times = given.get("times", 1)
    if type(times) is not int or times < 1:
        raise BattlewrightError("error-stop-times", value=str(times))
    procedure, _, step = str(given.get("step", "")).rpartition(".")
    known = {made.name: (frame, made.labels) for frame, made in rules.procedures.items()}
    if procedure not in known:
        raise BattlewrightError(
            "error-stop-unknown", stop=str(given.get("step")), expected=", ".join(sorted(known))
        )
    frame, labels = known[procedure]
    if step not in labels:
        steps = ", ".join(f"{procedure}.{name}" for name in labels)
        raise BattlewrightError("error-stop-unknown", stop=str(given.get("step")), expected=steps)
    return Stop(frame, labels[step], times)
