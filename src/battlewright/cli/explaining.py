"""The verb `explain`: a procedure as the rulebook would tell it, step by step with all that acts there."""

from __future__ import annotations

import json as jsons
from collections.abc import Iterable
from itertools import groupby

import msgspec

from battlewright.cli.screen import NOTE, Screen
from battlewright.cli.steps import named
from battlewright.core.explain import ExplainedProcedure, ExplainedRestriction, ExplainedRule, ExplainedStep
from battlewright.core.explain import explain as explained
from battlewright.rules.library import game
from battlewright.texts import catalog

STEP, PART, RULE = 5, 7, 9
"""Columns by which the clauses of a step, the parts of it and their clauses are set in."""


def explain(ruleset: str, procedure: str | None, json: bool, lang: str) -> None:
    """Tell the procedures of a ruleset, or the steps of one. Raises `BattlewrightError` for unknown names."""
    rules = game(ruleset).ruleset.compile()
    if procedure is None:
        names = sorted(made.name for made in rules.procedures.values())
        print(jsons.dumps(names) if json else "\n".join([catalog(lang).text("cli-explain-which"), *names]))
        return
    found = explained(rules, procedure)
    if json:
        print(jsons.dumps(msgspec.to_builtins(found)))
    else:
        _Teller(ruleset, Screen(lang)).tell(found)


class _Teller:
    """Tells every clause and every query or table in full where it comes first, and by its name afterwards."""

    def __init__(self, ruleset: str, screen: Screen) -> None:
        self.ruleset = ruleset
        self.screen = screen
        self.told: set[str] = set()

    def tell(self, procedure: ExplainedProcedure) -> None:
        self.screen.line(procedure.name, "bold")
        for action in procedure.actions:
            self._line("cli-explain-action", STEP, name=action.name)
            self._cited(action.clauses, PART)
            self._restricted("cli-explain-nobody", action.of_actor)
            self._restricted("cli-explain-against", action.of_option)
        if procedure.called_by:
            self._line("cli-explain-called-by", STEP, NOTE, names=", ".join(procedure.called_by))
        for number, step in enumerate(procedure.steps, 1):
            self._step(number, step)

    def _step(self, number: int, step: ExplainedStep) -> None:
        text = self.screen.text
        mark = (
            text("cli-explain-window") if step.window else text("cli-explain-goes-on") if step.goes_on else ""
        )
        self.screen.line(f"{number:>3}  {step.name}  {mark}".rstrip(), "bold cyan" if step.window else "bold")
        if step.by != self.ruleset:
            self._line("cli-explain-by", STEP, NOTE, by=step.by)
        self._cited(step.clauses, STEP)
        for offer in step.offers:
            self.screen.line(f"{'':{STEP}}+ {offer.id}")
            self._cited(offer.clauses, PART)
            self._reasons(offer.restrictions)
        if step.causes:
            self._line("cli-explain-causes", STEP, NOTE, names=", ".join(step.causes))
        for (kind, of), rules in groupby(step.rules, lambda rule: (rule.kind, rule.of)):
            self._rules(kind, of, tuple(rules))
        if step.calls:
            self._line("cli-explain-calls", STEP, NOTE, names=", ".join(step.calls))

    def _rules(self, kind: str, of: str, rules: tuple[ExplainedRule, ...]) -> None:
        said = named(self.screen, "value", of, self.ruleset) if kind == "value" else of
        head = self.screen.text(f"cli-explain-{kind}", name=said)
        if (key := f"{kind} {of}") in self.told:
            self.screen.line(f"{'':{STEP}}{head} {self.screen.text('cli-explain-above')}", NOTE)
            return
        self.told.add(key)
        self.screen.line(f"{'':{STEP}}{head}")
        for rule in rules:
            name = named(self.screen, "part", rule.id, self.ruleset)
            layer = self.screen.text(f"cli-explain-{rule.layer}", name=name) if rule.layer else name
            self.screen.line(f"{'':{PART}}{layer}")
            self._cited(rule.clauses, RULE)

    def _restricted(self, head: str, restrictions: tuple[ExplainedRestriction, ...]) -> None:
        if restrictions:
            self._line(head, PART)
            self._reasons(restrictions)

    def _reasons(self, restrictions: Iterable[ExplainedRestriction]) -> None:
        for restriction in restrictions:
            reason = f"reason-{restriction.id}"
            known = catalog(self.screen.lang).has(reason)
            said = self.screen.text(reason, model="…") if known else restriction.id
            self.screen.line(f"{'':{RULE}}- {said} {_listed(restriction.clauses)}".rstrip(), NOTE)

    def _cited(self, clauses: tuple[str, ...], indent: int) -> None:
        known = [clause for clause in clauses if clause in self.told]
        for clause in clauses:
            if clause not in known:
                self.told.add(clause)
                self.screen.line(f"{'':{indent}}{clause}: {self.screen.text(clause.lower())}")
        if known:
            self.screen.line(f"{'':{indent}}{', '.join(known)} {self.screen.text('cli-explain-above')}", NOTE)

    def _line(self, id: str, indent: int, style: str = "", **values: str) -> None:
        self.screen.line(f"{'':{indent}}{self.screen.text(id, **values)}", style)


def _listed(clauses: tuple[str, ...]) -> str:
    return f"[{', '.join(clauses)}]" if clauses else ""
