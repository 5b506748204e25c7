"""Made-up positions under a made-up game, so that pictures are tested without any ruleset."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from battlewright.core.position import Position
from battlewright.core.scene import Scene
from battlewright.pictures.scene_view import SceneView, view
from battlewright.rules.common.game import Game
from battlewright.table.bodies import Disc
from battlewright.table.lengths import INCH, inches, mm
from battlewright.table.outlines import Circle, Polygon
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, Line

Pieces = dict[str, dict[str, Any]]


class Stage:
    """A game that knows of each piece what the test says: `at` in inches, `base` in mm, the rest its description."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces

    def base(self, position: Position, row: int) -> Disc | None:
        told = self.pieces[position.scene.names[row]]
        if told.get("at") is None:
            return None
        x, y, *z = (inches(value) for value in told["at"])
        return Disc(x, y, z[0] if z else 0, mm(told.get("base", 30)) // 2, inches(2))

    def describe(self, position: Position, row: int) -> dict[str, Any]:
        return self.pieces[position.scene.names[row]]


def staged(table: Table, a: Pieces, b: Pieces, active: str | None = None) -> SceneView:
    """The picture of a table with these pieces."""
    rules = cast(Any, SimpleNamespace(ruleset=SimpleNamespace(name="redroll")))
    scene = Scene(table, (tuple(a), tuple(b)), None)
    position = Position(rules, scene, [], [])
    return view(position, cast(Game, Stage({**a, **b})), active)


def polygon(*corners: tuple[float, float]) -> Polygon:
    return Polygon(tuple((inches(x), inches(y)) for x, y in corners))


def line(thick: float, *points: tuple[float, float]) -> Line:
    return Line(tuple((inches(x), inches(y)) for x, y in points), inches(thick))


def terrain(id: str, shape: Polygon | Circle | Line, height: float, *traits: str) -> Feature:
    return Feature(id, shape, 0, inches(height), traits)


def village() -> Table:
    """36 by 36 inches with a piece of every common kind."""
    return Table(
        36 * INCH,
        36 * INCH,
        (
            terrain("old_wood", polygon((4, 20), (11, 19), (13, 25), (8, 28), (3, 25)), 3, "forest", "rough"),
            terrain("wall", line(0.5, (14, 14), (20, 14), (20, 17)), 1, "obstacle", "linear", "solid"),
            terrain("pond", Circle(inches(27), inches(9), inches(3.5)), 0, "water", "rough"),
            terrain("barn", polygon((22, 22), (29, 22), (29, 27), (22, 27)), 4, "obstruction", "solid"),
            terrain("hill", polygon((12, 2), (19, 3), (20, 8), (14, 9)), 1, "hill"),
            terrain("scree", polygon((2, 8), (8, 7), (9, 12), (3, 13)), 0, "rough"),
            terrain("fence", line(0.3, (24, 18), (32, 16)), 1, "obstacle", "linear"),
            terrain("thorns", polygon((30, 29), (34, 29), (34, 33), (30, 32)), 1, "dangerous", "rough"),
        ),
    )  # fmt: skip


def skirmish(active: str | None = "werewolf_1") -> SceneView:
    """Twelve a side, some in contact, some hurt, two dead."""
    kinds = ("hunter", "brute", "werewolf", "spearman")
    a: Pieces = {}
    b: Pieces = {}
    for i in range(12):
        name, number = kinds[i % 4], i // 4 + 1
        size = 40 if name in ("brute", "werewolf") else 30
        model = {"base": size, "wounds": 8, "wounds_left": 8 - i % 4 * 2 if i % 3 == 0 else 8, "ap": 2}
        a[f"{name}_{number}"] = {**model, "at": (4 + 2.5 * i, 4 + (i * 5) % 7), "acted": i % 5 == 1}
        b[f"{name}_{number + 3}"] = {**model, "at": (5 + 2.4 * i, 31 - (i * 3) % 8)}
    a["werewolf_1"] |= {"fury": 2, "fury_max": 4, "at": (17, 18.2), "ap": 3, "wounds": 12, "wounds_left": 7}
    a["brute_1"] |= {"at": (15.4, 18.2)}
    a["hunter_1"] |= {"at": (16.2, 16.75), "states": ["stunned"]}
    b["brute_4"] |= {"at": (18.6, 18.2), "wounds_left": 2, "states": ["stunned"]}
    b["spearman_4"] |= {"at": (17.9, 19.6), "states": ["rest"]}
    b["hunter_4"] |= {"at": (19.2, 19.7, 1)}
    a["spearman_3"] |= {"at": None}
    b["spearman_6"] |= {"at": None}
    return staged(village(), a, b, active)
