"""What never changes during a battle: the table, the names of the rows, the ruleset's data for them."""

from __future__ import annotations

from typing import Any

from battlewright.table.table import Table

BATTLE = 0
"""The row of the battle itself; rows 1 and 2 are the sides, pieces follow."""

SIDES = (1, 2)


class Scene:
    """The fixed surroundings of a position.

    `names[i]` is the id of row i ("battle", "A", "B", then the pieces); `pieces[side]` are the rows of a side's
    models or units; `data` belongs to the ruleset (cards, profiles); `help` is `open` or `by_the_rules`.
    """

    __slots__ = ("table", "names", "index", "pieces", "data", "help")

    def __init__(
        self,
        table: Table,
        pieces: tuple[tuple[str, ...], tuple[str, ...]],
        data: Any,
        help: str = "open",
    ) -> None:
        self.table = table
        self.names = ("battle", "A", "B", *pieces[0], *pieces[1])
        self.index = {name: i for i, name in enumerate(self.names)}
        first, second = 3, 3 + len(pieces[0])
        self.pieces = (tuple(range(first, second)), tuple(range(second, len(self.names))))
        self.data = data
        self.help = help
