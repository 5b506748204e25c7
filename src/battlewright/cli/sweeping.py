"""Sweeps of `quick` as tables and pictures, with progress; the first Ctrl-C shows what is done by then."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from battlewright.cli.documents import PICTURE, write_document
from battlewright.cli.quick import Asked, Wishes, mean_text, named, numbers_text, value_text
from battlewright.cli.screen import NOTE, Screen, columns
from battlewright.cli.tables import number
from battlewright.cli.trouble import sentence
from battlewright.odds.bounds import Cancelled
from battlewright.questions.axes import Axis, axes_typed
from battlewright.questions.reading import option_of, question
from battlewright.questions.sweeping import Cell, Sweep, aimed_at, swept
from battlewright.texts import catalog
from battlewright.texts.numbers import figure, percent

if TYPE_CHECKING:
    from battlewright.pictures.curves import Panel
    from battlewright.pictures.palette import Theme

MOST_REASONS = 3
"""Reasons told for cells that the rules do not allow."""
MOST_COLUMNS = 5
"""Quantities that the table of a sweep shows beside one another."""
INTERRUPTED = 130
REFUSED, NOT_DONE = "–", "…"


def tell_sweep(asked: Asked, wishes: Wishes) -> int:
    """Ask, show, draw; the exit code is 130 when the reader has stopped it. Raises `BattlewrightError`."""
    axes = axes_typed(question(asked.ruleset, asked.name), wishes.sweep, asked.given)
    screen = Screen(wishes.lang)
    main = wishes.watch[0] if wishes.watch else ""
    try:
        with interruptible() as is_interrupted, counting(screen) as tell:
            found = swept(
                asked.ruleset, asked.name, axes, asked.given, asked.rulings,
                main=main, budget_s=wishes.budget, progress=tell, cancel=is_interrupted, **asked.arguments,
            )  # fmt: skip
    except Cancelled:  # before the first number
        return INTERRUPTED
    if wishes.json:
        print(json.dumps(found.to_json(), ensure_ascii=False))
    else:
        sweep_shown(screen, found)
    if wishes.picture is not None:
        write_document(wishes.picture, sweep_drawn(found, wishes.lang).encode(), PICTURE)
    return 0 if len(found.cells) == found.size else INTERRUPTED


@contextmanager
def interruptible() -> Iterator[Callable[[], bool]]:
    """Whether Ctrl-C was pressed; a second one interrupts at once."""
    pressed: list[int] = []

    def press(number: int, _: Any) -> None:
        pressed.append(number)
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, press)
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def counting(screen: Screen) -> Iterator[Callable[[int, int], None] | None]:
    """How many numbers of a sweep are done, on the error stream, where people look at it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    errors = Screen(screen.lang, errors=True)
    bar = Progress(
        BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn(),
        console=errors.console, transient=True,
    )  # fmt: skip
    with bar:
        task = bar.add_task("", total=None)

        def tell(done: int, count: int) -> None:
            said = screen.text("cli-quick-progress", done=done, count=count)
            bar.update(task, completed=done, total=count, description=said)

        yield tell


def sweep_shown(screen: Screen, found: Sweep) -> None:
    """The numbers of a sweep, a column for each quantity; of two parameters those of the main one as a grid."""
    screen.line(fixed_text(found, screen.lang), "bold")
    if len(found.axes) == 1:
        _rows_shown(screen, found)
    else:
        _grid_shown(screen, found)
    _refusals_shown(screen, found)
    sampled = [cell.odds.error_bound for cell in found.cells if cell.odds is not None and cell.is_sampled]
    if sampled:
        screen.say("cli-quick-sampled", NOTE, bound=percent(max(sampled), screen.lang))
    if len(found.cells) < found.size:
        screen.say("cli-quick-stopped", NOTE, done=len(found.cells), count=found.size)


def _refusals_shown(screen: Screen, found: Sweep) -> None:
    """Why cells are empty, each reason once."""
    refusals = [cell.refusal for cell in found.cells if cell.refusal is not None]
    if refusals:
        reasons = dict.fromkeys(sentence(refusal, screen.lang) for refusal in refusals)
        screen.say("cli-quick-refused", NOTE)
        for reason in list(reasons)[:MOST_REASONS]:
            screen.line(f"   {reason}", NOTE)


def fixed_text(found: Sweep, lang: str) -> str:
    """The numbers that are the same in all cells, and which others there are: each has its own, as profiles say."""
    swept_over = {axis.name for axis in found.axes}
    fixed = {name: value for name, value in found.fixed.items() if name not in swept_over}
    said = numbers_text(lang, found.first, fixed)
    own = [
        named(p.help, option_of(p.name)[2:], lang)
        for p in found.first.question.parameters
        if p.name in found.first.settled and p.name not in fixed and p.name not in swept_over
    ]
    return f"{said}; {catalog(lang).text('cli-quick-own', names=', '.join(own))}" if own else said


def _rows_shown(screen: Screen, found: Sweep) -> None:
    axis, regrets = found.axes[0], found.regrets()
    names = list(dict.fromkeys((found.main, *found.quantities)))[:MOST_COLUMNS]
    heads = [_named(axis), *names]
    if regrets is not None:
        heads.append(screen.text("cli-quick-falls-short"))
    table = columns(*heads, right=tuple(range(1 if regrets else 0, len(heads))))
    for i, cell in enumerate(found.cells):
        row = [cell_text(screen, found, cell, name) for name in names]
        if regrets is not None:
            show = percent if found.is_chance(aimed_at(found.aim)) else figure
            regret = regrets[i]
            row.append(show(float(regret), screen.lang) if regret else "")
        table.add_row(value_text(cell.at[0], screen.lang), *row)
    screen.table(table)


def _grid_shown(screen: Screen, found: Sweep) -> None:
    down, across = found.axes
    screen.say("cli-quick-grid", quantity=found.main, down=_named(down), across=_named(across))
    heads = (value_text(value, screen.lang) for value in across.values)
    table = columns("", *heads, right=tuple(range(len(across.values) + 1)))
    for value, row in zip(down.values, found.rows(), strict=True):
        shown = (cell_text(screen, found, cell, found.main) for cell in row)
        table.add_row(value_text(value, screen.lang), *shown)
    screen.table(table)


def cell_text(screen: Screen, found: Sweep, cell: Cell | None, quantity: str) -> str:
    """The number of a cell; ≈ before one that is sampled."""
    if cell is None or cell.odds is None:
        return NOT_DONE if cell is None else REFUSED
    value = cell.shown(quantity)
    show = number if found.is_chance(quantity) else mean_text
    return f"{'≈ ' if cell.is_sampled else ''}{show(value, screen.lang)}"


def _named(axis: Axis) -> str:
    return option_of(axis.name)[2:]


def sweep_drawn(found: Sweep, lang: str, theme: Theme = "light") -> str:
    """A sweep in SVG: of one parameter all quantities, of two the main one."""
    look: dict[str, Any] = {"note": fixed_text(found, lang), "theme": theme, "lang": lang}
    drawn = _grid_drawn if len(found.axes) == 2 else _row_drawn
    return drawn(found, [[value_text(value, lang) for value in axis.values] for axis in found.axes], look)


def _row_drawn(found: Sweep, labels: list[list[str]], look: dict[str, Any]) -> str:
    """Curves over numbers, bars for words."""
    from battlewright.pictures.compared import svg_compared
    from battlewright.pictures.curves import svg_curves

    title, name = f"{found.ruleset} {found.question}", _named(found.axes[0])
    places = _places(found.axes[0])
    if places is None:
        return svg_compared(labels[0], _panels(found), title=f"{title}: {name}", **look)
    return svg_curves(labels[0], _panels(found), at=places, across=name, title=title, **look)


def _grid_drawn(found: Sweep, labels: list[list[str]], look: dict[str, Any]) -> str:
    """A curve over numbers for each of a few words, else a heat map."""
    from battlewright.pictures.curves import STROKES, Panel, svg_curves
    from battlewright.pictures.heat import svg_heat

    names, numbers = [_named(axis) for axis in found.axes], _floats(found.grid(found.main))
    title = f"{found.ruleset} {found.question}: {found.main}"
    is_chance = found.is_chance(found.main)
    places = [_places(axis) for axis in found.axes]
    for by, across in ((0, 1), (1, 0)):
        at = places[across]
        if at is not None and places[by] is None and len(labels[by]) <= len(STROKES):
            rows = numbers if by == 0 else [list(column) for column in zip(*numbers, strict=True)]
            series = {f"{names[by]} {word}": row for word, row in zip(labels[by], rows, strict=True)}
            panels = [Panel(series, is_chance)]
            return svg_curves(labels[across], panels, at=at, across=names[across], title=title, **look)
    return svg_heat(
        labels[0], labels[1], numbers, is_chance=is_chance, down=names[0], across=names[1], title=title, **look
    )  # fmt: skip


def _panels(found: Sweep) -> list[Panel]:
    """All quantities of a sweep of one parameter: chances on one scale, what is counted on another."""
    from battlewright.pictures.curves import Panel

    panels = []
    for is_chance in (True, False):
        shown = [name for name in found.quantities if found.is_chance(name) == is_chance]
        series = {name: [n for row in _floats(found.grid(name)) for n in row] for name in shown}
        if series:
            panels.append(Panel(series, is_chance))
    return panels


def _floats(rows: Sequence[Sequence[Any]]) -> list[list[float | None]]:
    return [[None if n is None else float(n) for n in row] for row in rows]


def _places(axis: Axis) -> list[float] | None:
    """Where the values lie, if they are numbers."""
    if not all(isinstance(value, int | float) and not isinstance(value, bool) for value in axis.values):
        return None
    return [float(value) for value in axis.values if isinstance(value, int | float)]
