"""What the words for the program do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from secrets import choice
from typing import TYPE_CHECKING

from battlewright.cli.documents import ONCE, write_document
from battlewright.cli.playing import views
from battlewright.cli.playing.orders import WORDS
from battlewright.cli.playing.telling import beginning
from battlewright.cli.screen import NOTE, Screen, columns
from battlewright.cli.trouble import sentence
from battlewright.core.errors import BattlewrightError
from battlewright.core.people import Concede, Draw
from battlewright.core.requests import Choose, Option, Roll
from battlewright.core.settings import Mode, Settings
from battlewright.play.commands import spell
from battlewright.play.file import create
from battlewright.play.numbers import whole
from battlewright.play.words import aliases

if TYPE_CHECKING:
    from battlewright.cli.playing.session import Session

MODES: tuple[Mode, ...] = ("ask", "never", "when_matters")


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


def _help(session: Session, rest: list[str]) -> None:
    screen, examples = session.screen, _examples(session)
    screen.say("cli-play-how", "bold", **examples)
    table = columns("", "")
    table.show_header = False
    for word in WORDS:
        names = [name for name in aliases(word) if name.isascii() or screen.lang == "ru"]
        table.add_row("  " + ", ".join([word, *names]), screen.text(f"cli-order-{word}", **examples))
    screen.table(table)


def _examples(session: Session) -> dict[str, str]:
    """What can be typed in this battle: an answer to its question, an enemy, a stop, and what its rules offer."""
    position, pending = session.battle.position, session.battle.pending
    options = pending.options if isinstance(pending, Choose) else ()
    enemies = position.scene.pieces[1 - getattr(pending, "player", 0)]
    telling = next((option for option in options if len(option) > 1), next(iter(options), None))
    return {
        "answer": "to 10 12" if telling is None else spell(telling),
        "enemy": position.scene.names[enemies[0]],
        "stop": "end_of_turn",
        "offer": next(iter(_offers(session)), ""),
    }


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


def _offers(session: Session) -> list[str]:
    """What the ruleset may ask at its windows."""
    return sorted({offer.id for own in session.battle.position.rules.windows.values() for offer in own})


def _settings(session: Session, rest: list[str]) -> None:
    """`settings`, `settings red_roll never`, `settings B red_roll when_matters`."""
    battle, screen = session.battle, session.screen
    offers = _offers(session)
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
