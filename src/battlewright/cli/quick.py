"""The verb `quick`: questions without a table, from numbers or profiles."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import msgspec

from battlewright.cli.documents import PICTURE, write_document
from battlewright.core.errors import BattlewrightError
from battlewright.odds.explaining import explained
from battlewright.questions.answering import QuickAnswer, answered
from battlewright.questions.reading import Ready, option_of, question, questions, ready
from battlewright.questions.sweeping import Sweep, axis_of, swept
from battlewright.rules.common.quick import QuickQuestion
from battlewright.rules.library import NAMES
from battlewright.texts import catalog, cite

if TYPE_CHECKING:
    from battlewright.pictures.palette import Theme

MOST_COLUMNS = 5
"""Quantities that the table of a sweep shows beside one another."""


class Wishes(msgspec.Struct, frozen=True):
    """What the command line wishes beside the question and its parameters."""

    sweep: tuple[str, ...] = ()
    ruling: tuple[str, ...] = ()
    watch: tuple[str, ...] = ()
    explain: str | None = None
    rational: bool = False
    json: bool = False
    picture: str | None = None
    lang: str = "en"


def quick(words: Sequence[str], wishes: Wishes) -> None:
    """Answer a question, sweep it, or list the questions there are. Raises `BattlewrightError`."""
    names, given = split(words)
    if len(names) < 2:
        if given or (names and names[0] not in NAMES):
            question(names[0] if names else "", "")
        questions_shown(wishes.lang)
        return
    if len(names) > 2:
        raise BattlewrightError("cli-usage-surplus", value=" ".join(names[2:]))
    ruleset, name = names
    rulings = _rulings(wishes.ruling)
    if wishes.sweep:
        _tell_sweep(ruleset, name, given, rulings, wishes)
    else:
        _tell(ruleset, name, given, rulings, wishes)


def split(words: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """Words into names and parameters, `--k 2` or `--k=2`. Raises `BattlewrightError` for one without a value."""
    names: list[str] = []
    given: dict[str, str] = {}
    left = list(words)
    while left:
        word = left.pop(0)
        if not word.startswith("--"):
            names.append(word)
            continue
        name, equals, value = word[2:].partition("=")
        if not equals:
            if not left or left[0].startswith("--"):
                raise BattlewrightError("cli-usage-option-value", name=word)
            value = left.pop(0)
        given[name.replace("-", "_")] = value
    return names, given


def _rulings(texts: Sequence[str]) -> dict[str, Any]:
    """`fury.cost=in_addition`, `ap=4`, `counter_arm=true`."""
    found: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BattlewrightError("cli-quick-ruling", value=text)
        plain: Any = {"true": True, "false": False}.get(value, value)
        found[name] = int(value) if value.lstrip("-").isdigit() else plain
    return found


def _tell(ruleset: str, name: str, given: dict[str, str], rulings: dict[str, Any], wishes: Wishes) -> None:
    answer = answered(ruleset, name, given, rulings, watch=wishes.watch, rational=wishes.rational)
    explanation = _explained(answer.ready, wishes.explain)
    if wishes.json:
        said = answer.to_json()
        if explanation is not None:
            said["explanation"] = explanation.to_json()
        print(json.dumps(said, ensure_ascii=False))
    else:
        from battlewright.cli.screen import Screen

        screen = Screen(wishes.lang)
        _answer_shown(screen, answer)
        if explanation is not None:
            from battlewright.cli.steps import explanation_shown

            explanation_shown(screen, explanation, ruleset)
    if wishes.picture is not None:
        from battlewright.pictures.bars import svg_bars

        title, law = max(answer.quantities.items(), key=lambda found: len(found[1].pmf))
        write_document(wishes.picture, svg_bars(law.pmf, "light", wishes.lang, title).encode(), PICTURE)


def _explained(asked: Ready, quantity: str | None) -> Any:
    if quantity is None:
        return None
    scenario = asked.scenario
    return explained(asked.position, quantity, scenario.aim, scenario.policy, scenario.stop)


def _answer_shown(screen: Any, answer: QuickAnswer) -> None:
    from battlewright.cli.screen import NOTE
    from battlewright.cli.tables import number, odds_shown

    asked = answer.ready
    screen.line(_numbers_text(screen, asked), "bold")
    odds_shown(screen, answer.odds, asked.position)
    for label, law in answer.waste.items():
        if len(law.pmf) < 2:
            continue
        none = number(law.probability(0), screen.lang)
        screen.say(label, NOTE, mean=_mean(law.mean), none=none)
    for name in answer.idle:
        parameter = asked.question.parameter(name)
        cited = cite(parameter.clauses) if parameter else ""
        screen.line(f"{screen.text('cli-quick-idle', name=option_of(name))} {cited}".rstrip(), NOTE)


def _mean(mean: Any) -> str:
    return f"{float(mean):.4g} ({mean})" if isinstance(mean, Fraction) else f"{float(mean):.4g}"


def _numbers_text(screen: Any, asked: Ready) -> str:
    """Every number with which the question is answered: `melee: k 2, damage -2, wounds 5`."""
    numbers = [
        screen.text("cli-quick-number", name=option_of(p.name)[2:], value=value_text(asked.settled[p.name]))
        for p in asked.question.parameters
        if p.name in asked.settled
    ]
    head: str = screen.text("cli-quick-numbers", question=asked.question.name, numbers=", ".join(numbers))
    return head


def value_text(value: Any) -> str:
    """A value of a parameter as it is typed."""
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "none"
    return f"{value:g}" if isinstance(value, float) else str(value)


def _tell_sweep(
    ruleset: str, name: str, given: dict[str, str], rulings: dict[str, Any], wishes: Wishes
) -> None:
    from battlewright.cli.screen import Screen

    asked = question(ruleset, name)
    axes = [axis_of(asked, text) for text in wishes.sweep]
    screen = Screen(wishes.lang)
    main = wishes.watch[0] if wishes.watch else ""
    with _counting(screen) as tell:
        found = swept(
            ruleset, name, axes, given, rulings,
            watch=wishes.watch, main=main, rational=wishes.rational, progress=tell,
        )  # fmt: skip
    if wishes.json:
        print(json.dumps(found.to_json(), ensure_ascii=False))
    else:
        _sweep_shown(screen, found, ready_at(found, given, rulings))
    if wishes.picture is not None:
        write_document(wishes.picture, sweep_drawn(found, wishes.lang).encode(), PICTURE)


def ready_at(found: Sweep, given: dict[str, str], rulings: dict[str, Any]) -> Ready:
    """The question at the first values of a sweep that the rules allow."""
    cell = next(cell for cell in found.cells if cell.odds is not None)
    values = dict(zip((axis.name for axis in found.axes), cell.at, strict=True))
    return ready(found.ruleset, found.question, {**given, **values}, rulings)


@contextmanager
def _counting(screen: Any) -> Iterator[Any]:
    """Progress of a sweep, on the error stream, where people look at it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import MofNCompleteColumn, Progress, SpinnerColumn, TimeElapsedColumn

    from battlewright.cli.screen import Screen

    errors = Screen(screen.lang, errors=True)
    bar = Progress(
        SpinnerColumn(), MofNCompleteColumn(), TimeElapsedColumn(), console=errors.console, transient=True
    )
    with bar:
        task = bar.add_task("", total=None)
        yield lambda done, count: bar.update(task, completed=done, total=count)


def sweep_drawn(found: Sweep, lang: str, theme: Theme = "light") -> str:
    """A sweep of one parameter as curves, of two as a heat map, in SVG."""
    from battlewright.pictures.curves import svg_curves
    from battlewright.pictures.heat import svg_heat

    labels = [[value_text(value) for value in axis.values] for axis in found.axes]
    names = [option_of(axis.name)[2:] for axis in found.axes]
    title = f"{found.ruleset} {found.question}"
    if len(found.axes) == 2:
        numbers = [[None if n is None else float(n) for n in row] for row in found.grid(found.main)]
        return svg_heat(
            labels[0], labels[1], numbers, is_chance=found.is_chance(found.main), down=names[0], across=names[1],
            title=f"{title}: {found.main}", theme=theme, lang=lang,
        )  # fmt: skip
    is_chance = found.is_chance(found.main)
    shown = [name for name in found.quantities if found.is_chance(name) == is_chance][:MOST_COLUMNS]
    series = {
        name: [None if (n := cell.shown(name)) is None else float(n) for cell in found.cells]
        for name in shown
    }
    return svg_curves(
        labels[0], series, is_chance=is_chance, across=names[0], title=title, theme=theme, lang=lang
    )


def _sweep_shown(screen: Any, found: Sweep, first: Ready) -> None:
    from battlewright.cli.screen import NOTE

    swept_names = {axis.name for axis in found.axes}
    fixed = msgspec.structs.replace(
        first, settled={name: value for name, value in first.settled.items() if name not in swept_names}
    )
    screen.line(_numbers_text(screen, fixed), "bold")
    if len(found.axes) == 1:
        _rows_shown(screen, found)
    else:
        _grid_shown(screen, found)
    if any(cell.odds is None for cell in found.cells):
        screen.say("cli-quick-refused", NOTE)


def _rows_shown(screen: Any, found: Sweep) -> None:
    from battlewright.cli.screen import columns

    axis, names = found.axes[0], found.quantities[:MOST_COLUMNS]
    table = columns(option_of(axis.name)[2:], *names, right=tuple(range(len(names) + 1)))
    for cell in found.cells:
        shown = (_shown(screen, cell.shown(name), found.is_chance(name)) for name in names)
        table.add_row(value_text(cell.at[0]), *shown)
    screen.table(table)


def _grid_shown(screen: Any, found: Sweep) -> None:
    from battlewright.cli.screen import columns

    down, across = found.axes
    is_chance = found.is_chance(found.main)
    screen.say(
        "cli-quick-grid",
        quantity=found.main,
        down=option_of(down.name)[2:],
        across=option_of(across.name)[2:],
    )
    heads = (value_text(value) for value in across.values)
    table = columns("", *heads, right=tuple(range(len(across.values) + 1)))
    for value, row in zip(down.values, found.grid(found.main), strict=True):
        table.add_row(value_text(value), *(_shown(screen, cell, is_chance) for cell in row))
    screen.table(table)


def _shown(screen: Any, value: Any, is_chance: bool) -> str:
    from battlewright.cli.tables import number

    if value is None:
        return "–"
    if is_chance:
        return number(value, screen.lang)
    return _mean(value)


def help_shown(words: Sequence[str], lang: str) -> None:
    """The parameters of the question that words name, else the questions there are."""
    names = [word for word in words if not word.startswith("-")]
    known = {q.name: q for q in questions(names[0])} if names and names[0] in NAMES else {}
    if len(names) > 1 and names[1] in known:
        parameters_shown(known[names[1]], lang)
    else:
        questions_shown(lang)


def questions_shown(lang: str) -> None:
    """The questions of every ruleset."""
    from battlewright.cli.screen import Screen, columns

    screen, texts = Screen(lang), catalog(lang)
    table = columns(screen.text("cli-quick-question"), "")
    for ruleset in NAMES:
        for asked in questions(ruleset):
            table.add_row(f"{ruleset} {asked.name}", texts.text(asked.help))
    screen.table(table)
    screen.say("cli-quick-help-of")


def parameters_shown(asked: QuickQuestion, lang: str) -> None:
    """The parameters of a question: what each means, what it takes, what it is without being given."""
    from battlewright.cli.screen import Screen, columns
    from battlewright.questions.reading import expected

    screen, texts = Screen(lang), catalog(lang)
    screen.line(f"{asked.name}: {texts.text(asked.help)}", "bold")
    heads = (screen.text(f"cli-quick-{head}") for head in ("parameter", "takes", "usual", "means"))
    table = columns(*heads)
    for p in asked.parameters:
        usual = screen.text("cli-quick-as-profile") if p.default is None else value_text(p.default)
        table.add_row(option_of(p.name), expected(p), usual, texts.text(p.help))
    screen.table(table)
