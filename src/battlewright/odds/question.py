"""A question to the odds, understood and checked before anything is walked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Stop
from battlewright.core.scene import SIDES
from battlewright.odds.places import FINE, Fineness
from battlewright.odds.policy import Policy
from battlewright.odds.quantities import Atom, Atoms, Expression
from battlewright.odds.stops import stop_from, usual_stop


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
    first: Iterable[Atom] = (),
    fineness: Fineness = FINE,
) -> Question:
    """Make a question ready; its atoms begin with `first`, those of a graph that may answer it.

    Raises `BattlewrightError` for the first thing that cannot be understood.
    """
    atoms = Atoms(position, first)
    expressions = [expression for text in watch for expression in atoms.watched(text)]
    aimed, maximiser = (None, 0) if aim is None else _aim(position, atoms, aim)
    made = Policy(policy, position.scene, aim is not None, fineness)
    made.understood(position)
    named = usual_stop(position) if stop is None else stop
    return Question(
        atoms,
        expressions,
        aimed,
        maximiser,
        made,
        stop_from(position, named),
        named,
    )


def _aim(position: Position, atoms: Atoms, aim: Mapping[str, Any]) -> tuple[Expression, int]:
    """The aimed quantity and who wants much of it: to make something small is to be its maximiser's opponent."""
    wishes = [word for word in ("maximise", "minimise") if word in aim]
    if len(wishes) > 1:
        raise BattlewrightError("error-odds-aim-both")
    word = wishes[0] if wishes else "maximise"
    aimed = atoms.aimed(str(aim.get(word, "")))
    side = _side(position, aim)
    return aimed, side if word == "maximise" else 1 - side


def _side(position: Position, aim: Mapping[str, Any]) -> int:
    sides = [position.scene.names[row] for row in SIDES]
    if aim.get("side") not in sides:
        raise BattlewrightError("error-odds-aim-side", value=str(aim.get("side")), expected=", ".join(sides))
    return sides.index(aim["side"])
