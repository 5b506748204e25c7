"""The final form of a procedure: its steps in order, who put each there, and what is offered at its windows."""

from __future__ import annotations

import msgspec

from battlewright.core.compiled import Rules
from battlewright.core.errors import BattlewrightError
from battlewright.core.procedures import Step


class ExplainedRestriction(msgspec.Struct, frozen=True):
    """What withdraws an offer: the id of its reason, and its clauses."""

    id: str
    clauses: tuple[str, ...]


class ExplainedOffer(msgspec.Struct, frozen=True):
    """An offer at a window, in the order in which it is made."""

    id: str
    clauses: tuple[str, ...]
    restrictions: tuple[ExplainedRestriction, ...]


class ExplainedStep(msgspec.Struct, frozen=True):
    """A step after all patches; `by` is the ruleset or the patch that put it there, `window` its window or ""."""

    name: str
    by: str
    clauses: tuple[str, ...]
    window: str
    offers: tuple[ExplainedOffer, ...]


def explain(rules: Rules, procedure: str) -> list[ExplainedStep]:
    """The steps of a procedure under these rulings; raises `BattlewrightError` listing the known procedures."""
    by_name = {compiled.name: compiled for compiled in rules.procedures.values()}
    if procedure not in by_name:
        expected = ", ".join(sorted(by_name))
        raise BattlewrightError(
            "error-unknown-procedure", name=procedure, ruleset=rules.ruleset.name, expected=expected
        )
    return [_explained(rules, step) for step in by_name[procedure].steps]


def _explained(rules: Rules, step: Step) -> ExplainedStep:
    offers = tuple(
        ExplainedOffer(o.id, o.clauses, tuple(ExplainedRestriction(r.id, r.clauses) for r in o.restrictions))
        for o in rules.windows.get(step.window, ())
    )
    return ExplainedStep(step.name, step.by, step.clauses, step.window, offers)
