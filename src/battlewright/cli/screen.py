"""What the verbs write with: rich on a terminal, plain lines into a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from battlewright.texts import catalog, say

PLAIN_WIDTH = 120
"""Columns of tables that go into a pipe or a file."""

SOON_S = 2.0
"""Seconds after which a long calculation first says how far it is, where it says so in lines; then twice as long."""

SIDE_STYLES = ("bold blue", "bold red")
NOTE = "dim"


class Screen:
    """The terminal in one language. Text is never read as markup: names may have brackets."""

    def __init__(self, lang: str, *, errors: bool = False) -> None:
        self.lang = lang
        self.text = catalog(lang).text
        stream = sys.stderr if errors else sys.stdout
        self.console = Console(
            file=stream, markup=False, highlight=False, emoji=False,
            width=None if stream.isatty() else PLAIN_WIDTH,
        )  # fmt: skip

    @property
    def is_terminal(self) -> bool:
        """Whether a person sits in front of it."""
        return self.console.is_terminal

    @property
    def width(self) -> int:
        """Its columns."""
        return self.console.width

    def say(self, id: str, style: str = "", **values: Any) -> None:
        """A message in the reader's language."""
        self.line(self.text(id, **values), style)

    def told(self, thing: Any, style: str = "") -> None:
        """An error, event or label that says itself."""
        self.line(say(thing, self.lang), style)

    def line(self, text: str | Text = "", style: str = "") -> None:
        """A line; a long one is folded on a terminal and left whole in a pipe."""
        shown = Text(text, style=style) if isinstance(text, str) else text
        self.console.print(shown, soft_wrap=not self.is_terminal)

    def table(self, table: Table) -> None:
        """A table."""
        self.console.print(table)


def columns(*heads: str, title: str = "", right: tuple[int, ...] = ()) -> Table:
    """A table without lines; the columns in `right` hold numbers."""
    table = Table(box=None, pad_edge=False, title=title or None, title_justify="left", header_style="bold")
    for i, head in enumerate(heads):
        table.add_column(head, justify="right" if i in right else "left", overflow="fold")
    return table


@contextmanager
def progress(screen: Screen) -> Iterator[Any]:
    """Shows on the error stream how far a long calculation is: on a terminal all the time, elsewhere in few lines.

    Gives the function that odds call with (done, frontier).
    """
    errors = Screen(screen.lang, errors=True)
    if not sys.stderr.isatty():
        yield _in_lines(errors)
        return
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    bar = Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(),
        console=errors.console,
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=None)

        def tell(done: int, frontier: int) -> None:
            bar.update(task, description=screen.text("cli-progress", done=done, frontier=frontier))

        yield tell


def _in_lines(errors: Screen) -> Callable[[int, int], None]:
    wait = SOON_S
    due = monotonic() + wait

    def tell(done: int, frontier: int) -> None:
        nonlocal wait, due
        if monotonic() >= due:
            errors.say("cli-progress", done=done, frontier=frontier)
            wait *= 2
            due = monotonic() + wait

    return tell
