"""What never changes during a battle: the table, the names of the rows, the ruleset's data for them."""

from __future__ import annotations

from typing import Any

from battlewright.table.bodies import Body
from battlewright.table.gaps import reach_between
from battlewright.table.table import Table

BATTLE = 0
"""The row of the battle itself; rows 1 and 2 are the sides, pieces follow."""

SIDES = (1, 2)


class Scene:
    """The fixed surroundings of a position.

    `names[i]` is the id of row i ("battle", "A", "B", then the pieces); `pieces[side]` are the rows of a side's
    models or units; `data` belongs to the ruleset (cards, profiles); `help` is `open` or `by_the_rules`.
    `distances` remembers what was measured last between two rows, with the bodies it was measured for.
    """

    __slots__ = ("table", "names", "index", "pieces", "data", "help", "distances")

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
        self.distances: dict[tuple[int, int], tuple[Body, Body, int]] = {}

    def reach_between(self, one: int, other: int, a: Body, b: Body) -> int:
        """The shortest reach in micrometres at which rows `one` and `other`, standing as `a` and `b`, are within it."""
        known = self.distances.get((one, other))
        if known is not None and known[0] is a and known[1] is b:
            return known[2]
        reach = reach_between(a, b)
        self.distances[one, other] = (a, b, reach)
        return reach
