"""A question to the odds, understood and checked before anything is walked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Stop
from battlewright.core.scene import SIDES
from battlewright.odds.policy import Policy
from battlewright.odds.quantities import Atoms, Expression
from battlewright.odds.stops import DEFAULT, stop_at


class Question(msgspec.Struct):
    """What is asked, made ready: expressions over shared atoms, the policy, the stop."""

    atoms: Atoms
    watch: list[Expression]
    aim: Expression | None
    maximiser: int
    policy: Policy
    stop: Stop | None
    stop_name: Any


def asked(
    position: Position,
    watch: Iterable[str],
    aim: Mapping[str, Any] | None,
    policy: Mapping[str, Any] | None,
    stop: str | Mapping[str, Any] | None,
) -> Question:
    """Make a question ready. Raises `BattlewrightError` for the first thing that cannot be understood."""
    atoms = Atoms(position)
    expressions = [expression for text in watch for expression in atoms.watched(text)]
    aimed = None if aim is None else atoms.aimed(str(aim.get("maximise", "")))
    return Question(
        atoms,
        expressions,
        aimed,
        0 if aim is None else _side(position, aim),
        Policy(policy, position.scene, aim is not None),
        stop_at(position.rules, DEFAULT if stop is None else stop),
        DEFAULT if stop is None else stop,
    )


def _side(position: Position, aim: Mapping[str, Any]) -> int:
    sides = [position.scene.names[row] for row in SIDES]
    if aim.get("side") not in sides:
        raise BattlewrightError("error-odds-aim-side", value=str(aim.get("side")), expected=", ".join(sides))
    return sides.index(aim["side"])
