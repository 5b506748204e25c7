"""What people ask to see during a battle: the map, the pieces, the clauses, the history, the luck of the dice."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from battlewright.cli.documents import PICTURE, write_document
from battlewright.cli.playing.statlines import statlines
from battlewright.cli.playing.telling import Teller, retold
from battlewright.cli.screen import NOTE, SIDE_STYLES, Screen, columns
from battlewright.core.position import Event, Position
from battlewright.pictures.charmap import Grid, Line, drawn
from battlewright.pictures.scene_view import SceneView, state_word, token_word, view
from battlewright.play.battle import Battle
from battlewright.play.statistics import dice_statistics
from battlewright.rules.common.game import Game
from battlewright.texts.catalog import catalog
from battlewright.texts.sayings import named

STYLES = {
    "a": SIDE_STYLES[0],
    "b": SIDE_STYLES[1],
    "active": "bold black on yellow",
    "frame": NOTE,
    "muted": NOTE,
    "ground": NOTE,
}

FRAME_ROWS = 3
"""Lines of a map above and below its grid: two borders and the scale."""

COMPACT = 44
"""Columns of the map that follows a move."""

WIDE = 100
"""Columns of the whole map at most: a wider one no longer fits a screen in height."""

LAST = 30
"""Answers that `log` shows unless it is told how many."""


def show_map(screen: Screen, position: Position, active: str | None, compact: bool = False) -> None:
    """The table in characters; the compact one has neither legend nor list of pieces."""
    scene = view(position, active=active)
    wide = min(COMPACT if compact else WIDE, screen.width)
    lines = drawn(scene, wide, screen.lang).lines
    _draw(screen, lines[: Grid(scene.table, wide).rows + FRAME_ROWS] if compact else lines)


def _draw(screen: Screen, lines: Iterable[Line]) -> None:
    for line in lines:
        drawn_line = Text()
        for run in line:
            drawn_line.append(
                run.text, STYLES.get(run.style, "green" if run.style.startswith("terrain") else "")
            )
        drawn_line.rstrip()
        screen.line(drawn_line)


def show_status(screen: Screen, position: Position, game: Game) -> None:
    """Both sides with profiles, Wounds, tokens, states, statistics and rules; those gone at the end."""
    ruleset = position.rules.ruleset.name
    scene: SceneView = view(position)
    for side in (0, 1):
        screen.line(screen.text(f"picture-side-{'ab'[side]}"), SIDE_STYLES[side])
        table = columns("", "", "", "", "")
        for piece in scene.of_side(side):
            told = game.describe(position, position.scene.index[piece.id])
            marks = [token_word(token, screen.lang) for token in piece.tokens]
            marks += [
                screen.text(
                    "picture-token", name=named(aspect, ruleset, catalog(screen.lang)), left=left, most=most
                )
                for aspect, (left, most) in told.get("aspects", {}).items()
            ]
            marks += [state_word(ruleset, state, screen.lang) for state in piece.states]
            marks += [screen.text("picture-acted")] if piece.acted else []
            wounds = (
                ""
                if piece.wounds is None
                else screen.text("picture-wounds", left=piece.wounds[0], most=piece.wounds[1])
            )
            profile = named(str(told.get("profile", "")), ruleset, catalog(screen.lang))
            weapons = ", ".join(
                named(w["name"], ruleset, catalog(screen.lang)) for w in told.get("weapons", ())
            )
            table.add_row(
                Text(piece.mark, SIDE_STYLES[side]), piece.id, profile, wounds, ", ".join([weapons, *marks])
            )
            for line in statlines(told, ruleset, screen.lang):
                table.add_row("", "", "", "", Text(line, NOTE))
        table.show_header = False
        screen.table(table)
    if scene.absent:
        screen.say("picture-map-absent", NOTE, names=", ".join(f"{mark} {id}" for mark, id in scene.absent))


def show_why(screen: Screen, clauses: Iterable[str], events: Iterable[Event]) -> None:
    """The clauses behind the question and behind what happened since the one before, with their texts."""
    here = list(dict.fromkeys(clauses))
    past = list(dict.fromkeys(clause for event in events for clause in event.clauses if clause not in here))
    for id, own in (("cli-why-question", here), ("cli-why-events", past)):
        if own:
            screen.say(id, "bold")
            for clause in own:
                screen.line(Text.assemble("  ", (clause, "cyan"), f"  {screen.text(clause.lower())}"))
    if not here and not past:
        screen.say("cli-why-nothing", NOTE)


def show_log(screen: Screen, battle: Battle, first: Position, last: int | None = None) -> None:
    """The answers in force with what came of them; `first` is the battle's first position."""
    teller = Teller(screen, battle.header.ruleset)
    skipped = max(0, len(battle.played) - (LAST if last is None else last))
    if skipped:
        screen.say("cli-log-skipped", NOTE, count=skipped)
    else:
        teller.events(battle.opening)
    for number, (request, entry, _) in enumerate(retold(first, battle.played)):
        if number >= skipped:
            teller.entry(request, entry)


def show_statistics(screen: Screen, battle: Battle) -> None:
    """How often each face fell, of how many rolls, and how likely that is with fair dice."""
    found = dice_statistics(battle.log)
    if not found:
        screen.say("cli-stats-none", NOTE)
    for die in found:
        faces = ", ".join(f"{face.face}: {face.rolled}" for face in die.faces)
        expected = die.faces[0].expected
        screen.say("cli-stats-die", die=die.die, count=die.rolled, faces=faces, expected=expected)
        if die.p is None:
            screen.say("cli-stats-too-few", NOTE)
        else:
            screen.say("cli-stats-fair", NOTE, p=die.p)


def save_picture(position: Position, file: str, active: str | None, lang: str) -> None:
    """The table as SVG."""
    from battlewright.pictures.svg import svg

    write_document(file, svg(position, lang=lang, active=active).encode(), PICTURE)
