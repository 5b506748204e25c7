"""Actions of a player's own accord: every one has verify (raises with the clause), can, and do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec

from battlewright.core.errors import Illegal
from battlewright.core.requests import Option
from battlewright.core.restrictions import Restriction, forbidding
from battlewright.core.state import Frame

if TYPE_CHECKING:
    from battlewright.core.position import Position


class Action(msgspec.Struct, frozen=True):
    """One kind of action. `candidates(position, actor)` are all ways to word it; restrictions cut them down.

    Restrictions of the actor are asked once, with (position, actor); those of an option with
    (position, actor, option). `begin` makes the procedure that carries the option out.
    """

    name: str
    candidates: Callable[[Position, int], Iterable[Option]]
    begin: Callable[[Position, int, Option], Frame]
    of_actor: tuple[Restriction, ...] = ()
    of_option: tuple[Restriction, ...] = ()


def options(p: Position, actor: int) -> tuple[Option, ...]:
    """Every legal option of an actor, action by action in the ruleset's order."""
    legal: list[Option] = []
    for action in p.rules.actions.values():
        candidates = tuple(action.candidates(p, actor))
        if candidates and forbidding(action.of_actor, p, actor) is None:
            cuts = action.of_option
            legal.extend(o for o in candidates if forbidding(cuts, p, actor, o) is None)
    return tuple(legal)


def verify(p: Position, actor: int, option: Option) -> Action:
    """The action behind a legal option; raises `Illegal` naming the restriction and its clauses."""
    action = p.rules.actions.get(option[0]) if option else None
    if action is None:
        raise Illegal("error-unknown-action", action=str(option[0]) if option else "")
    barred = forbidding(action.of_actor, p, actor)
    if barred is None:
        if option not in tuple(action.candidates(p, actor)):
            raise Illegal("error-not-an-option", p.citing, answer=" ".join(map(str, option)))
        barred = forbidding(action.of_option, p, actor, option)
    if barred is not None:
        raise Illegal(f"reason-{barred.id}", barred.clauses, model=p.scene.names[actor])
    return action


def can(p: Position, actor: int, option: Option) -> bool:
    """Whether `verify` would accept the option."""
    try:
        verify(p, actor, option)
    except Illegal:
        return False
    return True
