"""A number opened into its steps, as tables."""

from __future__ import annotations

from fractions import Fraction
from itertools import groupby
from typing import Any

from battlewright.cli.screen import NOTE, Screen, columns
from battlewright.cli.tables import number
from battlewright.odds.explaining import Explanation, Result, Step, Value, has_fields
from battlewright.odds.results import order
from battlewright.texts import cite
from battlewright.texts.catalog import catalog
from battlewright.texts.numbers import figure, is_long
from battlewright.texts.sayings import dice_text, message_id


def explanation_shown(screen: Screen, explanation: Explanation, ruleset: str) -> None:
    """What the number is, then its steps in order: what is rolled and why, and what each result leads to."""
    is_chance = explanation.is_chance
    screen.line()
    value = amount(screen, explanation.value, is_chance)
    screen.say("odds-steps-value", "bold", quantity=explanation.quantity, value=value)
    for place, step in enumerate(explanation.steps, 1):
        screen.line()
        _step(screen, place, step, ruleset, is_chance)
    screen.line()
    if not explanation.steps:
        screen.say("cli-explain-no-roll", NOTE)
    if explanation.left:
        screen.say("cli-explain-left", NOTE, count=explanation.left)


def amount(screen: Screen, value: Any, is_chance: bool) -> str:
    """A chance as a percentage, a mean as a number; with its fraction where that is not too long."""
    exact = str(value) if isinstance(value, Fraction) and not is_long(value) else ""
    shown = number(float(value), screen.lang) if is_chance else figure(float(value), screen.lang)
    return f"{shown} ({exact})" if exact and exact != shown else shown


def _step(screen: Screen, place: int, step: Step, ruleset: str, is_chance: bool) -> None:
    texts = catalog(screen.lang)
    own = f"{ruleset}-{message_id(step.purpose)}"
    purpose = texts.text(
        own if texts.has(own) else message_id(step.purpose), **dict(step.values), side="AB"[step.player]
    )
    again = "" if step.time == 1 else screen.text("cli-explain-time", time=step.time)
    dice = dice_text(step.partition, screen.lang, ruleset)
    screen.line(f"{place}. {purpose} {again}".rstrip(), "bold")
    screen.say("cli-explain-dice", NOTE, dice=dice, made=amount(screen, step.made, True))
    for said in dict.fromkeys(reason_text(screen, reason, ruleset) for reason in step.reasons):
        if said:
            screen.line(f"   {said}", NOTE)
    if step.ways:
        names = ", ".join(named(screen, "value", name, ruleset) for name in step.differing)
        screen.say("cli-explain-ways", NOTE, count=step.ways, names=names or "no")
    heads = (screen.text(f"cli-explain-{head}") for head in ("result", "share", "after"))
    table = columns("  ", *heads, right=(2, 3))
    merged = _merged(step)
    if len(merged) == 1:
        screen.say("cli-explain-idle", NOTE)
        return
    for results in merged:
        share: Any = sum(result.share for result in results)
        label = _labels(screen, results, step, ruleset)
        table.add_row("", label, amount(screen, share, True), amount(screen, results[0].after, is_chance))
    screen.table(table)


def _merged(step: Step) -> list[list[Result]]:
    """Results after which the number is the same, put together."""
    by_worth = sorted(step.results, key=lambda result: (round(float(result.after), 12),))
    groups = [list(group) for _, group in groupby(by_worth, key=lambda r: round(float(r.after), 12))]
    return sorted(groups, key=lambda group: min(step.results.index(result) for result in group))


def _labels(screen: Screen, results: list[Result], step: Step, ruleset: str) -> str:
    """The results of one row: `sum 9, 10, 11`, the fields that tell it from other rows, or each result by itself."""
    own = [result.label for result in results]
    every = [result.label for result in step.results]
    if not all(has_fields(label) for label in every):
        return "; ".join(word(screen, label, ruleset) for label in sorted(own, key=order))
    names = [name for name, _ in every[0]]
    sets = {name: {dict(label)[name] for label in own} for name in names}
    alike = [label for label in every if all(value in sets[name] for name, value in label)]
    if len(alike) > len(own):
        return "; ".join(_label(screen, label, ruleset) for label in own)
    telling = [name for name in names if len(sets[name]) < len({dict(label)[name] for label in every})]
    return "; ".join(
        f"{field(screen, name, ruleset)} "
        + ", ".join(word(screen, value, ruleset) for value in sorted(sets[name], key=order))
        for name in telling
    )


def _label(screen: Screen, label: Any, ruleset: str) -> str:
    return ", ".join(
        f"{field(screen, name, ruleset)} {word(screen, value, ruleset)}" for name, value in label
    )


def reason_text(screen: Screen, reason: Value, ruleset: str) -> str:
    """A value of the rules with who gave what: `bonus of the hit roll 3 = MEL 2 + charge 1 [AP-R-16]`; nothing of one
    that no number or word tells, as who is meant or of what kinds a unit is."""
    if not isinstance(reason.value, int | float | Fraction | str) or reason.value == "":
        return ""
    parts, cited = [], []
    for line in reason.lines:
        parts.append(f"{named(screen, 'part', line.id, ruleset)} {_given(line.given)}")
        cited += [clause for clause in line.clauses if clause not in cited]
    value = f"{named(screen, 'value', reason.name, ruleset)} {_given(reason.value)}"
    return f"{value}: {', '.join(parts)} {cite(tuple(cited))}".rstrip()


def _given(value: Any) -> str:
    if isinstance(value, tuple):
        return "..".join("" if part is None else str(part) for part in value)
    return str(value)


def field(screen: Screen, name: str, ruleset: str) -> str:
    """What a field of a result is called."""
    return named(screen, "result", name, ruleset)


def word(screen: Screen, value: Any, ruleset: str) -> str:
    """A result, or a part of one."""
    if isinstance(value, bool):
        return screen.text("picture-yes" if value else "picture-no")
    if isinstance(value, str):
        return named(screen, "result", value, ruleset)
    return str(value)


def named(screen: Screen, kind: str, name: str, ruleset: str) -> str:
    """What a ruleset's texts call a value, a part of one or a result; its own name without underscores elsewhere."""
    texts, id = catalog(screen.lang), message_id(ruleset, kind, name.replace("_", "-"))
    return texts.text(id) if texts.has(id) else name.replace("_", " ")
