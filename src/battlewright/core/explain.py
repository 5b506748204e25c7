"""The final form of a procedure, read like the rulebook: who begins it and who may not, then its steps in order.

Under each step stand the offers at its window and all that it asks: contributions to queries, lines of tables, what
replaces or follows its effects.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal

import msgspec

from battlewright.core.actions import Action
from battlewright.core.compiled import Rules
from battlewright.core.effects import Effect
from battlewright.core.errors import BattlewrightError
from battlewright.core.procedures import Step, name_of
from battlewright.core.restrictions import Restriction
from battlewright.core.ruleset import Part
from battlewright.core.state import Frame
from battlewright.core.uses import Uses, uses

Kind = Literal["value", "entry", "replacement", "trigger"]
_ON_EFFECTS: tuple[Kind, ...] = ("replacement", "trigger")


class ExplainedRestriction(msgspec.Struct, frozen=True):
    """What withdraws an action or an offer: the id of its reason, and its clauses."""

    id: str
    clauses: tuple[str, ...]


class ExplainedOffer(msgspec.Struct, frozen=True):
    """An offer at a window, in the order in which it is made."""

    id: str
    clauses: tuple[str, ...]
    restrictions: tuple[ExplainedRestriction, ...]


class ExplainedAction(msgspec.Struct, frozen=True):
    """An action that begins the procedure: who may not take it, and what it may not be taken against."""

    name: str
    clauses: tuple[str, ...]
    of_actor: tuple[ExplainedRestriction, ...]
    of_option: tuple[ExplainedRestriction, ...]


class ExplainedRule(msgspec.Struct, frozen=True):
    """A rule that a step brings in: a contribution to the query `of`, a line of the table `of`, or what replaces or
    follows the effect `of`. `layer` is a contribution's, "" otherwise."""

    kind: Kind
    of: str
    id: str
    layer: str
    clauses: tuple[str, ...]


class ExplainedStep(msgspec.Struct, frozen=True):
    """A step after all patches; `by` is the ruleset or the patch that put it there, `window` its window or "".

    `rules` may all come into it, in the order of its code; `causes` are the effects that it may have, `calls` the
    procedures that it may go on in.
    """

    name: str
    by: str
    clauses: tuple[str, ...]
    window: str
    offers: tuple[ExplainedOffer, ...]
    rules: tuple[ExplainedRule, ...]
    causes: tuple[str, ...]
    calls: tuple[str, ...]

    @property
    def goes_on(self) -> bool:
        """Whether the step carries nothing out and only says where to go on."""
        return not (self.clauses or self.window or self.rules or self.causes or self.calls)


class ExplainedProcedure(msgspec.Struct, frozen=True):
    """A procedure: the actions that begin it, the steps, triggers and lines of tables that call it, and its steps."""

    name: str
    actions: tuple[ExplainedAction, ...]
    called_by: tuple[str, ...]
    steps: tuple[ExplainedStep, ...]


def explain(rules: Rules, procedure: str) -> ExplainedProcedure:
    """A procedure under these rulings; raises `BattlewrightError` listing the known procedures."""
    by_name = {compiled.name: frame for frame, compiled in rules.procedures.items()}
    if procedure not in by_name:
        expected = ", ".join(sorted(by_name))
        raise BattlewrightError(
            "error-unknown-procedure", name=procedure, ruleset=rules.ruleset.name, expected=expected
        )
    frame = by_name[procedure]
    return ExplainedProcedure(
        procedure,
        tuple(
            _action(rules, action) for action in rules.actions.values() if _calls(rules, action.begin, frame)
        ),
        tuple(_callers(rules, frame)),
        tuple(_step(rules, frame, step) for step in rules.procedures[frame].steps),
    )


def _action(rules: Rules, action: Action) -> ExplainedAction:
    part = next(part for part in rules.parts if part.kind == "action" and part.payload.name == action.name)
    return ExplainedAction(
        action.name, part.clauses, _restrictions(action.of_actor), _restrictions(action.of_option)
    )


def _restrictions(restrictions: Iterable[Restriction]) -> tuple[ExplainedRestriction, ...]:
    return tuple(ExplainedRestriction(one.id, one.clauses) for one in restrictions)


def _calls(rules: Rules, function: Callable[..., Any] | None, frame: type[Frame]) -> bool:
    return function is not None and frame in uses(rules, function).procedures


def _callers(rules: Rules, frame: type[Frame]) -> Iterator[str]:
    for compiled in rules.procedures.values():
        for step in compiled.steps:
            if _calls(rules, step.run, frame):
                yield f"{compiled.name}.{step.name}"
    for part in rules.parts:
        if _calls(rules, _code(part), frame):
            yield part.id


def _code(part: Part) -> Callable[..., Any] | None:
    """The code of a part that is in no step and may call a procedure."""
    match part.kind:
        case "trigger":
            return part.payload[1].act  # type: ignore[no-any-return]
        case "offer":
            return part.payload.take  # type: ignore[no-any-return]
        case "entry":
            entry = part.payload[2]
            return entry if callable(entry) else None
    return None


def _step(rules: Rules, frame: type[Frame], step: Step) -> ExplainedStep:
    offers = tuple(
        ExplainedOffer(offer.id, offer.clauses, _restrictions(offer.restrictions))
        for offer in rules.windows.get(step.window, ())
    )
    found = uses(rules, step.run, frame)
    return ExplainedStep(
        step.name,
        step.by,
        step.clauses,
        step.window,
        offers,
        tuple(_rules(rules, found)),
        tuple(_tag(effect) for effect in found.effects),
        tuple(map(name_of, found.procedures)),
    )


def _tag(effect: type[Effect]) -> str:
    return str(effect.__struct_config__.tag)


def _rules(rules: Rules, found: Uses) -> Iterator[ExplainedRule]:
    for query in found.queries:
        for own in rules.queries[query].contributions:
            yield ExplainedRule("value", query, own.id, own.layer, own.clauses)
    for table in found.tables:
        for part in rules.parts:
            if part.kind == "entry" and part.payload[0] == table:
                yield ExplainedRule("entry", table, part.payload[1], "", part.clauses)
    for effect in found.effects:
        for kind in _ON_EFFECTS:
            for part in rules.parts:
                if part.kind == kind and part.payload[0] is effect and part.clauses:
                    yield ExplainedRule(kind, _tag(effect), part.payload[1].id, "", part.clauses)
