"""The verb `explain`: the steps of a procedure, who put each there, and what is offered at its windows."""

from __future__ import annotations

import json as jsons
from typing import TYPE_CHECKING

import msgspec

from battlewright.core.explain import ExplainedStep
from battlewright.core.explain import explain as explained
from battlewright.rules.library import game
from battlewright.texts import catalog

if TYPE_CHECKING:
    from battlewright.cli.screen import Screen


def explain(ruleset: str, procedure: str | None, json: bool, lang: str) -> None:
    """Tell the procedures of a ruleset, or the steps of one. Raises `BattlewrightError` for unknown names."""
    rules = game(ruleset).ruleset.compile()
    if procedure is None:
        names = sorted(made.name for made in rules.procedures.values())
        print(jsons.dumps(names) if json else "\n".join([catalog(lang).text("cli-explain-which"), *names]))
        return
    steps = explained(rules, procedure)
    if json:
        print(jsons.dumps(msgspec.to_builtins(steps)))
    else:
        _show(ruleset, procedure, steps, lang)


def _show(ruleset: str, procedure: str, steps: list[ExplainedStep], lang: str) -> None:
    from battlewright.cli.screen import NOTE, Screen

    screen = Screen(lang)
    screen.line(procedure, "bold")
    for number, step in enumerate(steps, 1):
        window = screen.text("cli-explain-window") if step.window else ""
        screen.line(f"{number:>3}  {step.name}  {window}".rstrip(), "bold cyan" if step.window else "")
        if step.by != ruleset:
            screen.line(f"       {screen.text('cli-explain-by', by=step.by)}", NOTE)
        _cited(screen, step.clauses, "       ")
        for offer in step.offers:
            screen.line(f"       + {offer.id}")
            _cited(screen, offer.clauses, "         ")
            for restriction in offer.restrictions:
                reason = f"reason-{restriction.id}"
                known = catalog(lang).has(reason)
                said = screen.text(reason, model="…") if known else restriction.id
                screen.line(f"         - {said} {_listed(restriction.clauses)}".rstrip(), NOTE)


def _cited(screen: Screen, clauses: tuple[str, ...], indent: str) -> None:
    for clause in clauses:
        screen.line(f"{indent}{clause}: {screen.text(clause.lower())}")


def _listed(clauses: tuple[str, ...]) -> str:
    return f"[{', '.join(clauses)}]" if clauses else ""
