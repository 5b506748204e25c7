"""`odds` and `best` in the middle of a battle."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from battlewright.cli.asking import aim_of, stop_of, usual_aim
from battlewright.cli.playing.foresight import END_OF_ACTION, Stopping, ahead, target_of
from battlewright.cli.screen import progress
from battlewright.cli.tables import odds_shown, options_shown
from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option
from battlewright.odds.answer import advised, odds
from battlewright.odds.stops import BEFORE_ACTION, usual_stop
from battlewright.play.commands import read
from battlewright.play.numbers import whole
from battlewright.play.words import CommandError, aliases
from battlewright.texts.sayings import option_text

if TYPE_CHECKING:
    from battlewright.cli.playing.session import Session

BUDGET_S = 1.5
"""Seconds for an answer; past them odds are sampled, and answers compared by battles played for practice."""

QUANTITY = re.compile(r"[^\W\d]\w*[.(]")
"""How quantities begin, and no words of answers."""

WATCHED = ("hit", "destroyed", "damage")


def show_odds(session: Session, rest: list[str]) -> None:
    """`odds` for the pending question, `odds 3` or `odds charge wolf` for an answer, and behind the answer, or without
    one, a quantity and a stop: `odds 3 P(wolf.destroyed) stop end_of_turn`."""
    position = session.battle.position
    rest, stop = _stop_in(rest)
    option, rest = _answer(session, rest)
    at: Position = position
    if option is not None and session.menu is not None:
        at, stop = ahead(position, option, stop or _until(session, option))
    if option is not None:
        session.screen.line(option_text(option, session.battle.header.ruleset, session.screen.lang), "bold")
    watch = rest or _watch(session, option)
    if not watch:
        raise BattlewrightError("cli-odds-of-what")
    with progress(session.screen) as tell:
        answer = odds(at, watch, stop=stop, budget_s=BUDGET_S, progress=tell, graphs=session.foresight.graphs)
    odds_shown(session.screen, answer, at)


def _stop_in(words: list[str]) -> tuple[list[str], Stopping | None]:
    """The words before `stop`, and the stop that follows it: `P(wolf.destroyed) stop end_of_turn`."""
    for at, word in enumerate(words):
        if word in ("stop", *aliases("stop")):
            return words[:at], stop_of(" ".join(words[at + 1 :]))
    return words, None


def _until(session: Session, option: Option) -> Stopping:
    """The stop at which an answer has mattered: as its menu says, else that of the question."""
    assert session.menu is not None
    until = session.menu.until(option) or END_OF_ACTION
    usual = usual_stop(session.battle.position)
    return usual if until == END_OF_ACTION and usual != BEFORE_ACTION else until


def _answer(session: Session, words: list[str]) -> tuple[Option | None, list[str]]:
    """The answer that the first words name, by its number, its label or its words, and the words behind it."""
    pending = session.battle.pending
    if not isinstance(pending, Choose) or session.menu is None:
        return None, words
    if words and QUANTITY.match(words[0]):
        return pending.default, words
    if words and (number := whole(words[0])) is not None:
        return session.numbered(number), words[1:]
    for length in range(len(words), 0, -1):
        labelled = session.menu.labelled(" ".join(words[:length]))
        if labelled is not None:
            return labelled, words[length:]
    try:
        answer, used = read(session.battle.position, words) if words else (pending.default, 0)
    except CommandError as error:
        for length in range(len(words), 0, -1):
            meant = session.menu.meant(" ".join(words[:length]))
            if meant is not None:
                return meant, words[length:]
        if error.recognised:
            raise
        return pending.default, words
    assert answer is None or isinstance(answer, tuple)
    return answer, words[used:]


def _watch(session: Session, option: Option | None) -> list[str]:
    """What matters about an attack: the target, then the one who attacks."""
    pending, position = session.battle.pending, session.battle.position
    target = None
    if option is not None and isinstance(pending, Choose):
        target = target_of(position, pending, option)
    known = position.rules.ruleset.quantities
    names = [target, session.active] if target else list(dict.fromkeys(
        value for value in getattr(pending, "values", {}).values()
        if isinstance(value, str) and position.scene.index.get(value, 0) > 2
    ))  # fmt: skip
    return [f"{name}.{what}" for name in names if name for what in WATCHED if what in known]


def show_best(session: Session, rest: list[str]) -> None:
    """`best`, or `best P(wolf.destroyed)`: the answers to the question by what they are worth by the usual stop, or
    by another: `best stop end_of_turn`."""
    position, screen = session.battle.position, session.screen
    rest, stop = _stop_in(rest)
    aim = aim_of(" ".join(rest), position) if rest else usual_aim(position)
    with progress(screen) as tell:
        found = advised(
            position, aim, stop=stop, budget_s=BUDGET_S, progress=tell, graphs=session.foresight.graphs
        )
    options_shown(screen, found, aim, position)
