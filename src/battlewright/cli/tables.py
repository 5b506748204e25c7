"""Odds and options as tables and bars."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import hypot
from typing import Any

from rich.text import Text

from battlewright.cli.how import SIDES, method_shown, policy_shown, stop_text
from battlewright.cli.plateaus import EQUAL, Plateau, angle, plateaus
from battlewright.cli.screen import NOTE, Screen, columns
from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.odds.results import Distribution, Grid, Odds, OptionValue
from battlewright.pictures.bars import BarRow, chart, full_bar
from battlewright.pictures.outlook import PLACE
from battlewright.table.angles import DEGREE
from battlewright.table.lengths import as_inches
from battlewright.texts.numbers import figure, fraction, mean, percent
from battlewright.texts.sayings import option_text

MOST_ROWS = 16
"""Rows of a table of results that are no numbers; the likeliest stay."""

BAR = 24
"""Columns of a full bar."""


def odds_shown(screen: Screen, odds: Odds, position: Position) -> None:
    """The answer of odds: chances in one table, then the bars of what has several values, then how it was found."""
    ruleset = position.rules.ruleset.name
    chances = {name: law for name, law in odds.quantities.items() if _is_chance(law)}
    full = full_bar((law.pmf for law in odds.quantities.values()), screen.lang)
    if chances:
        is_sampled = odds.method == "sampled"
        heads = ("quantity", "chance", "interval") if is_sampled else ("quantity", "chance")
        table = columns(*(screen.text(f"cli-odds-{head}") for head in heads), "", right=(1,))
        for name, law in chances.items():
            likely = law.probability(True)
            interval = (interval_text(law, True, screen.lang),) if is_sampled else ()
            table.add_row(name, number(likely, screen.lang), *interval, _bar(float(likely) / full))
        screen.table(table)
    for place, (name, law) in enumerate((n, q) for n, q in odds.quantities.items() if n not in chances):
        if chances or place:
            screen.line()
        bars_shown(screen, name, law, full)
    if odds.options:
        screen.line()
        _options(screen, odds.options, ruleset)
        grid_shown(screen, odds.grid)
    screen.line()
    method_shown(screen, odds, ruleset)


def interval_text(law: Distribution, value: Any, lang: str) -> str:
    """Between what the probability of a value lies in 95 % of samples; empty for a value never met."""
    found = (i for (v, _), i in zip(law.pmf, law.intervals, strict=True) if v == value)
    return "–".join(percent(float(end), lang) for end in next(found, ()))


def bars_shown(screen: Screen, name: str, law: Distribution, full: float) -> None:
    """One distribution, a line a value; a full bar stands for the chance `full`."""
    if any(isinstance(value, tuple) for value, _ in law.pmf):
        _joint(screen, name, law, full)
        return
    drawn = chart(law.pmf, screen.lang)
    heads = [screen.text(f"picture-bars-{head}") for head in ("value", "chance", "at-least")]
    heads.append(screen.text("cli-bars-at-most"))
    if drawn.mean is None:
        heads[2:] = ["", ""]
    table = columns(*heads, "", title=_titled(screen, name, law), right=(0, 1, 2, 3))
    exact = len(drawn.rows) == len(law.pmf)
    for row, (_, p) in zip(drawn.rows, law.pmf, strict=False):
        chance = number(p if exact else row.chance, screen.lang)
        least = "" if row.at_least is None else percent(row.at_least, screen.lang)
        most = "" if row.at_least is None else percent(_at_most(row), screen.lang)
        table.add_row(row.label, chance, least, most, _bar(row.chance / full))
    screen.table(table)


def _at_most(row: BarRow) -> float:
    """The chance of at most the values of a row; what rounding leaves of it is none."""
    likely = 1 - (row.at_least or 0) + row.chance
    return 1.0 if likely > 1 - EQUAL else likely


def _joint(screen: Screen, name: str, law: Distribution, full: float) -> None:
    likeliest = sorted(law.pmf, key=lambda entry: -entry[1])[:MOST_ROWS]
    heads = [screen.text(f"picture-bars-{head}") for head in ("value", "chance")]
    table = columns(*heads, "", title=_titled(screen, name, law), right=(0, 1))
    for value, p in likeliest:
        parts = (value,) if name.endswith(f".{PLACE}") else value
        label = ", ".join(_word(part, screen) for part in parts)
        table.add_row(label, number(p, screen.lang), _bar(float(p) / full))
    screen.table(table)
    rest = len(law.pmf) - len(likeliest)
    if rest:
        left = 1 - sum(float(p) for _, p in likeliest)
        screen.say("cli-odds-rest", NOTE, count=rest, chance=percent(max(0.0, left), screen.lang))


def options_shown(screen: Screen, answer: Odds, aim: Mapping[str, Any], position: Position) -> None:
    """The options of a decision, best first for who decides, which points stand for a region, and how all was found."""
    assert isinstance(position.pending, Choose)
    decider = SIDES[position.pending.player]
    wish = "minimise" if "minimise" in aim else "maximise"
    is_opposed = aim["side"] != decider
    id = "cli-best-aim" if (wish == "maximise") != is_opposed else "cli-best-aim-least"
    screen.say(id, side=decider, quantity=aim[wish])
    if is_opposed:
        screen.say("best-opposed", NOTE, side=aim["side"], decider=decider)
    found = answer.options
    _options(screen, found, position.rules.ruleset.name)
    if len(found) > 1:
        _ties(screen, answer)
    grid_shown(screen, answer.grid)
    method_shown(screen, answer, position.rules.ruleset.name)
    policy_shown(screen, answer.policy)


def _ties(screen: Screen, answer: Odds) -> None:
    """Which answers are worth as much as the best, as far as the method can tell."""
    best, *others = answer.options
    if answer.method == "sampled":
        alike = sum(option.regret <= _doubt(best, option) for option in others)
        if alike:
            screen.say("best-alike", NOTE, count=alike, all="true" if alike == len(others) else "false")
    elif all(option.regret <= EQUAL for option in others):
        stop = stop_text(screen.lang, answer.stop)
        screen.say("cli-best-equal" if _compares(answer) else "best-equal-by-policy", NOTE, stop=stop)


def _doubt(one: OptionValue, other: OptionValue) -> float:
    """How far apart the sampled values of two options may be in 95 % of samples without differing at all."""
    halves = [(high - low) / 2 for low, high in filter(None, (one.interval, other.interval))]
    return hypot(*halves)


def _compares(answer: Odds) -> bool:
    """Whether what was decided after the options was compared too, all of it."""
    return all(how.startswith("best") for how in answer.policy["decisions"].values())


def grid_shown(screen: Screen, grid: Grid | None) -> None:
    """Which points were compared."""
    if grid is not None:
        coarse, *finer = (figure(step, screen.lang) for step in grid.steps)
        screen.say(
            "best-grid",
            NOTE,
            points=grid.points,
            coarse=coarse,
            fine=finer[-1] if finer else "no",
            unit=grid.unit,
        )


def _options(screen: Screen, options: tuple[OptionValue, ...], ruleset: str) -> None:
    is_sampled = any(option.interval is not None for option in options)
    heads = [screen.text(f"cli-best-{head}") for head in ("option", "value", "regret")]
    table = columns("", *heads, *([screen.text("cli-odds-interval")] if is_sampled else []), right=(0, 2, 3))
    rows = plateaus(options)
    for place, plateau in enumerate(rows[:MOST_ROWS], 1):
        option = plateau.first
        row = [str(place), _plateau_text(screen, plateau, ruleset), _value(option.value, screen.lang)]
        row.append(_value(option.regret, screen.lang) if option.regret else "")
        if is_sampled:
            row.append("–".join(_value(end, screen.lang) for end in option.interval or ()))
        table.add_row(*row)
    screen.table(table)
    if len(rows) > MOST_ROWS:
        screen.say("cli-best-more", NOTE, count=sum(plateau.points for plateau in rows[MOST_ROWS:]))


def _plateau_text(screen: Screen, plateau: Plateau, ruleset: str) -> str:
    """An option, or a range of directions, and what is best right after it."""
    first, last, points = plateau
    if points == 1:
        return advice_text(screen, first, ruleset)
    ends = {"first": angle(first) / DEGREE, "last": angle(last) / DEGREE}
    return _with_next(screen, screen.text("best-directions", **ends), first, ruleset)


def advice_text(screen: Screen, option: OptionValue, ruleset: str) -> str:
    """An option and what is best right after it."""
    return _with_next(screen, option_text(option.option, ruleset, screen.lang), option, ruleset)


def _with_next(screen: Screen, label: str, option: OptionValue, ruleset: str) -> str:
    for further in option.then:
        label = screen.text("cli-best-then", first=label, next=option_text(further, ruleset, screen.lang))
    return label


def number(value: Any, lang: str) -> str:
    """A probability: a percentage, or the fraction with it where exact fractions were asked for."""
    if isinstance(value, Fraction):
        return f"{fraction(value, lang)} ({percent(float(value), lang)})"
    return percent(float(value), lang)


def _value(value: Any, lang: str) -> str:
    return fraction(value, lang) if isinstance(value, Fraction) else figure(value, lang)


def _titled(screen: Screen, name: str, law: Distribution) -> Any:
    if law.mean is None or isinstance(law.mean, bool):
        return Text(name, style="bold")
    average = mean(law.mean, screen.lang)
    exact = f" ({fraction(law.mean, screen.lang)})" if isinstance(law.mean, Fraction) else ""
    return Text.assemble((name, "bold"), f"  {average}{exact}")


def _is_chance(law: Distribution) -> bool:
    return all(isinstance(value, bool) for value, _ in law.pmf)


def _word(value: Any, screen: Screen) -> str:
    if isinstance(value, bool):
        return screen.text("picture-yes" if value else "picture-no")
    if value is None:
        return screen.text("picture-nowhere")
    if isinstance(value, tuple):
        return screen.text("picture-place", x=as_inches(value[0]), y=as_inches(value[1]))
    return str(value)


def _bar(share: float) -> Text:
    """A bar and the blanks beside it, so that tables with bars are as wide as their titles."""
    eighths = max(1 if share > 0 else 0, round(share * BAR * 8))
    full, rest = divmod(eighths, 8)
    bar = "█" * full + (" ▏▎▍▌▋▊▉"[rest] if rest else "")
    return Text(bar.ljust(BAR), style="cyan")
