"""Actions of a player's own accord: every one has verify (raises with the clause), can, and do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from battlewright.core.errors import Illegal
from battlewright.core.requests import Option
from battlewright.core.restrictions import Restriction, forbidding
from battlewright.core.state import Frame

if TYPE_CHECKING:
    from battlewright.core.position import Position


def itself(p: Position, way: Any) -> Option:
    """The word of a way that is an option already."""
    return tuple(way)


class Action(msgspec.Struct, frozen=True):
    """One kind of action. `ways(position, actor)` are all ways to do it; restrictions cut them down.

    A way is an option, or data that `word(position, way)` makes into one, so that restrictions find measured
    what they ask for. Restrictions of the actor are asked once, with (position, actor); those of an option with
    (position, actor, way). `begin(position, actor, option)` makes the procedure that carries the option out.
    """

    name: str
    ways: Callable[[Position, int], Sequence[Any]]
    begin: Callable[[Position, int, Option], Frame]
    word: Callable[[Position, Any], Option] = itself
    of_actor: tuple[Restriction, ...] = ()
    of_option: tuple[Restriction, ...] = ()


def options(p: Position, actor: int, among: Iterable[str] | None = None) -> tuple[Option, ...]:
    """Every legal option of an actor, action by action in the ruleset's order; or those of the actions named."""
    legal: list[Option] = []
    actions = p.rules.actions
    for action in actions.values() if among is None else [actions[name] for name in among if name in actions]:
        for bar in action.of_actor:
            if bar.forbids(p, actor):
                break
        else:
            word, cuts = action.word, action.of_option
            for way in action.ways(p, actor):
                for cut in cuts:
                    if cut.forbids(p, actor, way):
                        break
                else:
                    legal.append(word(p, way))
    return tuple(legal)


def verify(p: Position, actor: int, option: Option) -> Action:
    """The action behind a legal option; raises `Illegal` naming the restriction and its clauses."""
    action = p.rules.actions.get(option[0]) if option else None
    if action is None:
        raise Illegal("error-unknown-action", action=str(option[0]) if option else "")
    barred = forbidding(action.of_actor, p, actor)
    if barred is None:
        way = next((w for w in action.ways(p, actor) if action.word(p, w) == option), None)
        if way is None:
            raise Illegal("error-not-an-option", p.citing, answer=" ".join(map(str, option)))
        barred = forbidding(action.of_option, p, actor, way)
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
