"""All changes of a position are effects with a cause; replacements and triggers match both."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

import msgspec

from battlewright.core.requests import DONE, Choose, StepResult
from battlewright.core.restrictions import Restriction, forbidding
from battlewright.core.state import Frame

if TYPE_CHECKING:
    from battlewright.core.position import Position


class Cause(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Why an effect happens: its kind (attack, counterattack, people, ...), its source row, tags of a closed list."""

    kind: str
    source: int = -1
    tags: tuple[str, ...] = ()


class Effect(msgspec.Struct, frozen=True, tag_field="effect", omit_defaults=True, gc=False):
    """One change as data. `affected` is the row it happens to: its owner orders competing replacements."""

    affected: int
    cause: Cause


class Replacement(msgspec.Struct, frozen=True):
    """Changes an effect before it happens; returns None to let nothing happen. At most once per effect."""

    id: str
    matches: Callable[[Position, Any], bool]
    replace: Callable[[Position, Any], Effect | None]


E = TypeVar("E", bound=Effect)
Timing = Literal["at_once", "end_of_step", "end_of_procedure"]


class Trigger(msgspec.Struct, frozen=True):
    """Follows an effect. `act` may change the position at once and may return a procedure for its `timing`."""

    id: str
    matches: Callable[[Position, Any], bool]
    act: Callable[[Position, Any], Frame | None]
    player: Callable[[Position, Any], int]
    timing: Timing
    priority: int
    restrictions: tuple[Restriction, ...] = ()


class Due(msgspec.Struct, frozen=True):
    """A triggered procedure waiting for its time; `depth` is the stack's height of the enclosing procedure."""

    timing: Timing
    depth: int
    order: tuple[int, int, str]
    frame: Frame

    def copied(self) -> Due:
        """The same with a frame of its own, for a fork: frames change once they run."""
        return Due(self.timing, self.depth, self.order, copy.copy(self.frame))


class EffectKind(msgspec.Struct, frozen=True):
    """What a compiled ruleset knows of one type of effect."""

    happen: Callable[[Position, Any], None]
    replacements: tuple[Replacement, ...]
    triggers: tuple[Trigger, ...]


class Resolve(Frame, Generic[E], tag="effect"):
    """An effect for which several replacements compete: the affected player orders them.

    `depth` is the stack's height of the procedure that caused it. Generic, so that a ruleset's own kinds of
    effects can be read back from a save.
    """

    effect: E
    depth: int
    used: tuple[str, ...] = ()
    chosen: tuple[Any, ...] | None = None


def happen(p: Position, effect: Effect, used: tuple[str, ...] = (), depth: int = 0) -> None:
    """Let an effect happen, after at most one applicable replacement; several are put to the affected player.

    `depth` is the height of the procedure that caused it, when that is not the running one.
    """
    depth = depth or len(p.stack)
    kind = p.rules.effects[type(effect)]
    while kind.replacements:
        applicable = [r for r in kind.replacements if r.id not in used and r.matches(p, effect)]
        if not applicable:
            break
        if len(applicable) > 1:
            p.queue.append(Due("at_once", depth, (0, 0, ""), Resolve(effect, depth, used)))
            return
        used = (*used, applicable[0].id)
        changed = applicable[0].replace(p, effect)
        if changed is None:
            return
        effect = changed
        kind = p.rules.effects[type(effect)]
    kind.happen(p, effect)
    for trigger in kind.triggers:
        if trigger.matches(p, effect) and forbidding(trigger.restrictions, p, effect.affected) is None:
            frame = trigger.act(p, effect)
            if frame is not None:
                later = trigger.player(p, effect) != p.rules.active(p)
                order = (int(later), trigger.priority, trigger.id)
                p.queue.append(Due(trigger.timing, depth, order, frame))


def choose_replacement(p: Position, f: Resolve[Any]) -> StepResult:
    """Ask the affected player which of the competing replacements comes first."""
    kind = p.rules.effects[type(f.effect)]
    options = tuple(
        ("replace", r.id) for r in kind.replacements if r.id not in f.used and r.matches(p, f.effect)
    )
    if not options:
        return DONE
    owner = p.rules.owner(p, f.effect.affected)
    return Choose(owner, "ask-replacement", "chosen", options, default=options[0])


def apply_replacement(p: Position, f: Resolve[Any]) -> StepResult:
    """Carry the chosen replacement out, then let the effect meet the others."""
    assert f.chosen is not None
    kind = p.rules.effects[type(f.effect)]
    chosen = next(r for r in kind.replacements if r.id == f.chosen[1])
    changed = chosen.replace(p, f.effect)
    if changed is not None:
        happen(p, changed, (*f.used, chosen.id), f.depth)
    return DONE
