"""What surrounds advice: where it changes, and what a point more of each statistic is worth."""

from __future__ import annotations

import re
from typing import Any

from battlewright.cli.screen import NOTE, Screen, columns
from battlewright.cli.tables import advice_text
from battlewright.core.position import Position
from battlewright.odds.flips import Flip, Flips
from battlewright.odds.sensitivity import Worth
from battlewright.texts.catalog import catalog
from battlewright.texts.numbers import difference, figure
from battlewright.texts.sayings import message_id

MOST_GAINS = 20
"""Rows of the table of statistics."""
MOST_QUANTITIES = 4
MORE = 10
"""Times the seconds that were too few are advised."""


def flips_shown(screen: Screen, flips: Flips, position: Position, seconds: float) -> None:
    """The flip points, a line each, among how many values, and whether the `seconds` there were have sufficed."""
    for flip in flips.found:
        _flip(screen, flip, position.rules.ruleset.name)
    found, tried = "some" if flips.found else "no", flips.tried
    if flips.is_complete:
        screen.say("best-flips-tried" if flips.found else "cli-flips-none", NOTE, tried=tried)
        return
    more = max(10, MORE * seconds)
    screen.say(
        "best-flips-unfinished", NOTE, found=found, tried=tried, seconds=f"{seconds:g}", more=f"{more:g}"
    )


def _flip(screen: Screen, flip: Flip, ruleset: str) -> None:
    values: dict[str, Any] = {
        "piece": flip.piece, "now": _short(flip.now, screen.lang), "value": _short(flip.value, screen.lang),
        "advice": advice_text(screen, flip.best, ruleset),
    }  # fmt: skip
    if flip.away_from:
        screen.say("cli-flip-distance", NOTE, other=flip.away_from, **values)
    else:
        screen.say("cli-flip-state", NOTE, field=flip.field, **values)


def worth_shown(screen: Screen, worths: tuple[Worth, ...]) -> None:
    """What one point more of each statistic adds to each mean; those that change nothing are counted only."""
    telling = [worth for worth in worths if worth.largest][:MOST_GAINS]
    screen.line()
    screen.say("cli-worth", "bold")
    if telling:
        names = list(telling[0].gains)[:MOST_QUANTITIES]
        heads = (screen.text("cli-worth-statistic"), screen.text("cli-worth-now"), *names)
        table = columns(*heads, right=tuple(range(1, len(heads))))
        for worth in telling:
            gains = (_gain(worth, name, screen) for name in names)
            table.add_row(f"{worth.piece} {worth.statistic}", str(worth.value), *gains)
        screen.table(table)
        _meanings(screen, names)
    cold = sum(worth.source == "cold" for worth in worths)
    idle = len(worths) - sum(1 for worth in worths if worth.largest)
    screen.say("cli-worth-found", NOTE, idle=idle, cold=cold, stored=len(worths) - cold)


def _meanings(screen: Screen, names: list[str]) -> None:
    """What the quantities in the heads are, as far as their names are words of all rulesets."""
    texts = catalog(screen.lang)
    words = dict.fromkeys(word for name in names for word in re.findall(r"\.(\w+)", name))
    said = [f"{word}: {texts.text(id)}" for word in words if texts.has(id := message_id("quantity", word))]
    if said:
        screen.line("; ".join(said), NOTE)


def _gain(worth: Worth, name: str, screen: Screen) -> str:
    """What is gained: of a chance in percentage points, of other numbers as it is."""
    gain = worth.gains[name]
    if not gain:
        return ""
    if name in worth.chances:
        return screen.text("worth-points", gain=difference(100 * gain, screen.lang))
    return difference(gain, screen.lang)


def _short(value: float, lang: str) -> str:
    return figure(value, lang)
