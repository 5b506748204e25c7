"""What the words for the program do."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from pathlib import Path
from random import Random
from secrets import choice
from typing import TYPE_CHECKING, Any

from battlewright.cli.documents import ONCE, write_document
from battlewright.cli.playing import views
from battlewright.cli.playing.orders import WORDS
from battlewright.cli.playing.telling import beginning
from battlewright.cli.screen import NOTE, Screen, columns
from battlewright.cli.trouble import sentence
from battlewright.core.errors import BattlewrightError
from battlewright.core.people import Concede, Draw
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option, Roll
from battlewright.core.settings import Mode, Settings
from battlewright.play.file import create
from battlewright.play.numbers import whole
from battlewright.play.words import aliases
from battlewright.table.lengths import inches

if TYPE_CHECKING:
    from battlewright.cli.playing.session import Session

MODES: tuple[Mode, ...] = ("ask", "never", "when_matters")
COMPASS = {"n": 0, "ne": 45, "e": 90, "se": 135, "s": 180, "sw": 225, "w": 270, "nw": 315}
"""Degrees clockwise from +y."""


def serve(session: Session, word: str, rest: list[str]) -> None:
    """Do what a word says. Raises `BattlewrightError` and `OSError`."""
    _SERVICES[word](session, rest)


def complain(screen: Screen, error: Exception) -> None:
    """Say why something was not done."""
    screen.line(sentence(error, screen.lang), "red")


def farewell(session: Session) -> None:
    """How to go on, or what to do with a battle that is over."""
    if session.file is None:
        session.screen.say("cli-play-bye-unkept", NOTE)
    elif session.battle.outcome is None:
        session.screen.say("cli-play-bye", file=str(session.file))
    else:
        session.screen.say("cli-play-over", NOTE, file=str(session.file))


def any_answer(request: Choose, rng: Random) -> Option:
    """An answer at random, for the opponent that knows no better."""
    if request.region is not None and (not request.options or rng.random() < 0.5):
        return (request.region.word, *request.region.sample(rng))
    return rng.choice(request.options)


def course(position: Position, line: str) -> Option | None:
    """A place named by a direction: `toward b_wolf`, `away b_wolf 3`, `n 4`; as far as the way is free and long.

    None when the line says something else or no place is asked for.
    """
    pending, words = position.pending, line.casefold().split()
    if not isinstance(pending, Choose) or pending.region is None or pending.region.word != "at" or not words:
        return None
    start = _place_of(position, pending.values.get("model"))
    if start is None:
        return None
    way, used = _way(position, start, words)
    if way is None:
        return None
    far = inches(words[used]) if len(words) > used else None
    length = (way[0] ** 2 + way[1] ** 2) ** 0.5 or 1
    scale = 1 if far is None else far / length
    return ("at", *pending.region.project(start[0] + round(way[0] * scale), start[1] + round(way[1] * scale)))


def _way(
    position: Position, start: tuple[int, int], words: list[str]
) -> tuple[tuple[float, float] | None, int]:
    """The way as a vector in micrometres, and how many words said it."""
    if words[0] in COMPASS:
        angle, length = radians(COMPASS[words[0]]), inches(100)
        return (sin(angle) * length, cos(angle) * length), 1
    sign = next((s for s, w in ((1, "toward"), (-1, "away")) if words[0] in (w, *aliases(w))), 0)
    if not sign or len(words) < 2:
        return None, 0
    other = _place_of(position, words[1])
    if other is None:
        raise BattlewrightError("cli-play-no-piece", value=words[1])
    dx, dy = sign * (other[0] - start[0]), sign * (other[1] - start[1])
    return (dx, dy) if sign > 0 else (100 * dx, 100 * dy), 2


def _place_of(position: Position, id: Any) -> tuple[int, int] | None:
    """The centre of a piece, by its id or its mark on the map."""
    from battlewright.pictures.scene_view import view

    pieces = view(position).pieces
    found = next((p for p in pieces if str(id).casefold() in (p.id.casefold(), p.mark.casefold())), None)
    return None if found is None else (found.body.x, found.body.y)


def _help(session: Session, rest: list[str]) -> None:
    screen = session.screen
    screen.say("cli-play-how", "bold")
    table = columns("", "")
    table.show_header = False
    for word in WORDS:
        names = [name for name in aliases(word) if name.isascii() or screen.lang == "ru"]
        table.add_row("  " + ", ".join([word, *names]), screen.text(f"cli-order-{word}"))
    screen.table(table)


def _all(session: Session, rest: list[str]) -> None:
    if session.menu is None:
        raise BattlewrightError("cli-play-no-menu")
    session.menu.show(session.screen, everything=True)


def _undo(session: Session, rest: list[str]) -> None:
    undone = session.battle.undo(_count(rest), consent=True)
    session.screen.say("cli-undone", NOTE, count=undone.answers)
    session.recent = []


def _redo(session: Session, rest: list[str]) -> None:
    redone = session.battle.redo(_count(rest))
    session.screen.say("cli-redone", NOTE, count=redone.answers)
    session.recent = []


def _count(rest: list[str]) -> int:
    count = whole(rest[0]) if rest else 1
    if count is None or count < 0:
        raise BattlewrightError("cli-play-count", value=rest[0])
    return max(1, count)


def _why(session: Session, rest: list[str]) -> None:
    pending, position = session.battle.pending, session.battle.position
    clauses = (*getattr(pending, "clauses", ()), *position.citing)
    views.show_why(session.screen, clauses, session.recent)


def _roll(session: Session, rest: list[str]) -> None:
    """Where dice are typed: let the program roll this once; the faces are kept as if they had been typed."""
    request = session.battle.pending
    if not isinstance(request, Roll):
        raise BattlewrightError("cli-play-no-roll")
    faces = tuple(choice(die.faces) for die in request.partition.dice)
    session.told(lambda: session.battle.answer(faces))


def _odds(session: Session, rest: list[str]) -> None:
    from battlewright.cli.playing.advice import show_odds

    show_odds(session, rest)


def _best(session: Session, rest: list[str]) -> None:
    from battlewright.cli.playing.advice import show_best

    show_best(session, rest)


def _map(session: Session, rest: list[str]) -> None:
    views.show_map(session.screen, session.battle.position, session.active)


def _picture(session: Session, rest: list[str]) -> None:
    file = rest[0] if rest else "battle.svg"
    views.save_picture(session.battle.position, file, session.active, session.screen.lang)
    session.screen.say("cli-written", NOTE, file=file)


def _status(session: Session, rest: list[str]) -> None:
    views.show_status(session.screen, session.battle.position, session.game)


def _log(session: Session, rest: list[str]) -> None:
    last = len(session.battle.played) if rest[:1] == ["all"] else _count(rest) if rest else None
    views.show_log(session.screen, session.battle, beginning(session.battle), last)


def _stats(session: Session, rest: list[str]) -> None:
    views.show_statistics(session.screen, session.battle)


def _settings(session: Session, rest: list[str]) -> None:
    """`settings`, `settings red_roll never`, `settings B red_roll when_matters`."""
    battle, screen = session.battle, session.screen
    offers = sorted({offer.id for own in battle.position.rules.windows.values() for offer in own})
    sides = [0, 1]
    if rest and rest[0].upper() in ("A", "B"):
        sides = ["AB".index(rest[0].upper())]
        rest = rest[1:]
    if rest:
        offer, mode = rest[0], next((known for known in MODES if known in rest[1:]), None)
        if offer not in offers or mode is None:
            raise BattlewrightError("cli-settings-what", offers=", ".join(offers), modes=", ".join(MODES))
        seats = [dict(own) for own in (battle.settings or Settings()).seats]
        for side in sides:
            seats[side][offer] = mode
        battle.settings = Settings((seats[0], seats[1]))
        session.told(battle.settle)
    told = battle.settings or Settings()
    for side in sides:
        for offer in offers:
            said = screen.text(f"cli-mode-{told.mode(side, offer)}")
            screen.say("cli-settings-line", side="AB"[side], offer=offer, mode=said)


def _save(session: Session, rest: list[str]) -> None:
    from battlewright.cli.playing.starting import free_name

    if session.file is None:
        path = Path(rest[0]) if rest else free_name()
        create(path, session.battle)
        session.file = path
        session.screen.say("cli-play-kept", NOTE, file=str(path))
    elif rest:
        write_document(rest[0], session.file.read_bytes(), ONCE)
        session.screen.say("cli-saved-copy", NOTE, file=rest[0])
    else:
        session.screen.say("cli-saved", NOTE, file=str(session.file))


def _load(session: Session, rest: list[str]) -> None:
    from battlewright.cli.playing.starting import continued

    if not rest:
        raise BattlewrightError("cli-load-what")
    battle = continued(Path(rest[0]))
    session.battle.close()
    session.begin(battle, Path(rest[0]))


def _concede(session: Session, rest: list[str]) -> None:
    pending = session.battle.pending
    side = (
        "AB".index(rest[0].upper())
        if rest and rest[0].upper() in ("A", "B")
        else getattr(pending, "player", 0)
    )
    if _agreed(session, "cli-concede-sure", side="AB"[side]):
        session.told(lambda: session.battle.answer(Concede(side)))


def _draw(session: Session, rest: list[str]) -> None:
    if _agreed(session, "cli-draw-sure"):
        session.told(lambda: session.battle.answer(Draw(), consent=True))


def _agreed(session: Session, id: str, **values: object) -> bool:
    line = session.keyboard.line(session.screen.text(id, **values) + " ")
    return line.casefold() in ("yes", "y", *aliases("yes"))


def _quit(session: Session, rest: list[str]) -> None:
    from battlewright.cli.playing.session import Leave

    raise Leave


_SERVICES: dict[str, Callable[[Session, list[str]], None]] = {
    "help": _help, "all": _all, "undo": _undo, "redo": _redo, "why": _why, "odds": _odds, "best": _best, "map": _map,
    "picture": _picture, "status": _status, "log": _log, "stats": _stats, "settings": _settings, "save": _save,
    "load": _load, "concede": _concede, "draw": _draw, "roll": _roll, "quit": _quit,
}  # fmt: skip
