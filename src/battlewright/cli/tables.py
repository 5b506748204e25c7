"""Odds and options as tables and bars."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from rich.text import Text

from battlewright.cli.screen import NOTE, Screen, columns
from battlewright.core.position import Position
from battlewright.odds.results import Distribution, Grid, Odds, OptionValue
from battlewright.pictures.bars import BarRow, chart
from battlewright.texts.catalog import catalog
from battlewright.texts.numbers import figure, fraction, is_long, mean, percent
from battlewright.texts.sayings import message_id, option_text

MOST_ROWS = 16
"""Rows of a table of results that are no numbers; the likeliest stay."""

EQUAL = 1e-12
"""Answers whose values differ by less are worth the same."""

UNCOMPARED = "default instead of best"
"""How a sampled answer settles decisions that only a walk can compare."""

BAR = 24
"""Columns of a full bar."""


def odds_shown(screen: Screen, odds: Odds, position: Position) -> None:
    """The answer of odds: chances in one table, then the bars of what has several values, then how it was found."""
    ruleset = position.rules.ruleset.name
    chances = {name: law for name, law in odds.quantities.items() if _is_chance(law)}
    if chances:
        is_sampled = odds.method == "sampled"
        heads = ("quantity", "chance", "interval") if is_sampled else ("quantity", "chance")
        table = columns(*(screen.text(f"cli-odds-{head}") for head in heads), "", right=(1,))
        for name, law in chances.items():
            likely = law.probability(True)
            interval = (interval_text(law, True, screen.lang),) if is_sampled else ()
            table.add_row(name, number(likely, screen.lang), *interval, _bar(float(likely)))
        screen.table(table)
    for name, law in odds.quantities.items():
        if name not in chances:
            screen.line()
            bars_shown(screen, name, law)
    if odds.options:
        screen.line()
        _options(screen, odds.options, ruleset)
        grid_shown(screen, odds.grid)
    screen.line()
    _source(screen, odds, ruleset)


def interval_text(law: Distribution, value: Any, lang: str) -> str:
    """Between what the probability of a value lies in 95 % of samples; empty for a value never met."""
    found = (i for (v, _), i in zip(law.pmf, law.intervals, strict=True) if v == value)
    return "–".join(percent(float(end), lang) for end in next(found, ()))


def bars_shown(screen: Screen, name: str, law: Distribution) -> None:
    """One distribution, a line a value."""
    if law.pmf and isinstance(law.pmf[0][0], tuple):
        _joint(screen, name, law)
        return
    drawn = chart(law.pmf, screen.lang)
    heads = [screen.text(f"picture-bars-{head}") for head in ("value", "chance", "at-least")]
    heads.append(screen.text("cli-bars-at-most"))
    if drawn.mean is None:
        heads[2:] = ["", ""]
    table = columns(*heads, "", title=_titled(screen, name, law), right=(0, 1, 2, 3))
    exact = len(drawn.rows) == len(law.pmf)
    tallest = max((row.chance for row in drawn.rows), default=1.0) or 1.0
    for row, (_, p) in zip(drawn.rows, law.pmf, strict=False):
        chance = number(p if exact else row.chance, screen.lang)
        least = "" if row.at_least is None else percent(row.at_least, screen.lang)
        most = "" if row.at_least is None else percent(_at_most(row), screen.lang)
        table.add_row(row.label, chance, least, most, _bar(row.chance / tallest))
    screen.table(table)


def _at_most(row: BarRow) -> float:
    """The chance of at most the values of a row; what rounding leaves of it is none."""
    likely = 1 - (row.at_least or 0) + row.chance
    return 1.0 if likely > 1 - EQUAL else likely


def _joint(screen: Screen, name: str, law: Distribution) -> None:
    likeliest = sorted(law.pmf, key=lambda entry: -entry[1])[:MOST_ROWS]
    heads = [screen.text(f"picture-bars-{head}") for head in ("value", "chance")]
    table = columns(*heads, "", title=_titled(screen, name, law), right=(0, 1))
    tallest = float(likeliest[0][1]) or 1.0
    for value, p in likeliest:
        label = ", ".join(_word(part, screen) for part in value)
        table.add_row(label, number(p, screen.lang), _bar(float(p) / tallest))
    screen.table(table)
    rest = len(law.pmf) - len(likeliest)
    if rest:
        left = 1 - sum(float(p) for _, p in likeliest)
        screen.say("cli-odds-rest", NOTE, count=rest, chance=percent(max(0.0, left), screen.lang))


def options_shown(screen: Screen, answer: Odds, aim: Mapping[str, Any], position: Position) -> None:
    """The options of a decision, best first, and which points stand for a region."""
    if "minimise" in aim:
        screen.say("cli-best-aim-least", side=aim["side"], quantity=aim["minimise"])
    else:
        screen.say("cli-best-aim", side=aim["side"], quantity=aim["maximise"])
    found = answer.options
    _options(screen, found, position.rules.ruleset.name)
    if len(found) > 1 and all(option.regret <= EQUAL for option in found):
        screen.say("cli-best-equal", NOTE)
    grid_shown(screen, answer.grid)
    if answer.source == "stored":
        screen.say("cli-odds-stored", NOTE)


def grid_shown(screen: Screen, grid: Grid | None) -> None:
    """Which points were compared."""
    if grid is not None:
        coarse, *finer = (f"{step:g}" for step in grid.steps)
        screen.say(
            "best-grid",
            NOTE,
            points=grid.points,
            coarse=coarse,
            fine=finer[-1] if finer else "no",
            unit=grid.unit,
        )


def _options(screen: Screen, options: tuple[OptionValue, ...], ruleset: str) -> None:
    heads = (screen.text(f"cli-best-{head}") for head in ("option", "value", "regret"))
    table = columns("", *heads, right=(0, 2, 3))
    for place, option in enumerate(options[:MOST_ROWS], 1):
        table.add_row(
            str(place),
            advice_text(screen, option, ruleset),
            _value(option.value, screen.lang),
            _value(option.regret, screen.lang) if option.regret else "",
        )
    screen.table(table)
    if len(options) > MOST_ROWS:
        screen.say("cli-best-more", NOTE, count=len(options) - MOST_ROWS)


def advice_text(screen: Screen, option: OptionValue, ruleset: str) -> str:
    """An option and what is best right after it."""
    label = option_text(option.option, ruleset, screen.lang)
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


def _source(screen: Screen, odds: Odds, ruleset: str) -> None:
    """How the numbers were found, as far as it matters."""
    stop = odds.stop if isinstance(odds.stop, str) else str(odds.stop.get("step"))
    id = message_id("stop", stop)
    stop = screen.text(id) if catalog(screen.lang).has(id) else stop
    if odds.method == "exact":
        bound = f"{odds.error_bound:.0e}" if odds.error_bound else "no"
        screen.say("cli-odds-exact", NOTE, positions=odds.positions, bound=bound, stop=stop)
        if any(is_long(p) for law in odds.quantities.values() for p in (law.mean, *(p for _, p in law.pmf))):
            screen.say("cli-odds-shortened", NOTE)
        if odds.source == "stored":
            screen.say("cli-odds-stored", NOTE)
    else:
        screen.say(
            "cli-odds-sampled",
            NOTE,
            trials=odds.trials,
            bound=percent(odds.error_bound, screen.lang),
            stop=stop,
        )
        usual = [
            kind.removeprefix("ask-") for kind, how in odds.policy["decisions"].items() if how == UNCOMPARED
        ]
        if usual:
            screen.say("cli-odds-uncompared", NOTE, decisions=", ".join(usual))


def _is_chance(law: Distribution) -> bool:
    return all(isinstance(value, bool) for value, _ in law.pmf)


def _word(value: Any, screen: Screen) -> str:
    if isinstance(value, bool):
        return screen.text("picture-yes" if value else "picture-no")
    return str(value)


def _bar(share: float) -> Text:
    eighths = max(1 if share > 0 else 0, round(share * BAR * 8))
    full, rest = divmod(eighths, 8)
    return Text("█" * full + (" ▏▎▍▌▋▊▉"[rest] if rest else ""), style="cyan")
