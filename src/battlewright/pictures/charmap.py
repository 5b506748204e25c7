"""A position in characters: a map with inches at its edges and a list of the pieces, for any terminal.

It reads without colour: a side is told by its letter, terrain by its sign. Rectangles and regiments are filled with the
small letter of their side, with arrows along their front. Every run of characters names a style, so that a terminal
with colours can use them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, pairwise, zip_longest
from math import dist
from textwrap import wrap
from typing import NamedTuple

from battlewright.core.position import Position
from battlewright.pictures.canvas import shortened
from battlewright.pictures.scene_view import PieceView, SceneView, raised, state_word, token_word, view
from battlewright.pictures.terrain_kinds import is_raised, kind_of, kinds_of, layered
from battlewright.table.angles import DEGREE, FULL, offset
from battlewright.table.bodies import Block, Body, Disc, Rectangle
from battlewright.table.lengths import INCH, TOLERANCE, as_inches
from battlewright.table.outlines import Box, Part, invades
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, touches
from battlewright.table.terrain import Line as Wall
from battlewright.texts import catalog

SCALES = (4.0, 3.0, 2.0, 1.5, 1.25, 1.0, 0.75, 0.5, 0.25)
"""Columns to the inch that are tried, widest first; there are half as many rows, since characters are tall."""

_GUTTER = 4
_GAP = "  "


class Run(NamedTuple):
    """Characters of one style: `a`, `b`, `active`, `frame`, `muted`, `ground`, `text` or `terrain-<kind>`."""

    text: str
    style: str


Line = tuple[Run, ...]


class CharMap(NamedTuple):
    """The lines of a map; `str` of it is plain text without trailing spaces."""

    lines: tuple[Line, ...]

    def __str__(self) -> str:
        return "\n".join("".join(run.text for run in line).rstrip() for line in self.lines)


class Cell(NamedTuple):
    """One character of the grid."""

    sign: str
    style: str


def charmap(position: Position, width: int = 80, lang: str = "en", *, active: str | None = None) -> CharMap:
    """The position as characters in at most `width` columns (40 at least)."""
    return drawn(view(position, active=active), width, lang)


def drawn(scene: SceneView, width: int = 80, lang: str = "en") -> CharMap:
    """As `charmap`, of a scene that is already in view."""
    grid = Grid(scene.table, max(40, width))
    grid.put_terrain()
    for piece in scene.pieces:
        grid.put_base(piece)
    for piece in sorted(scene.pieces, key=lambda piece: not piece.active):
        grid.put_piece(piece)
    lines = [*_framed(grid), *_legend(scene, max(40, width), lang), (), *_key(scene, max(40, width), lang)]
    return CharMap(tuple(lines))


class Grid:
    """The cells of the table, row 0 at the top: `per_inch` columns and half as many rows to the inch."""

    def __init__(self, table: Table, width: int) -> None:
        self.table = table
        wide = table.width / INCH
        room = width - _GUTTER - 2
        self.per_inch = next((scale for scale in SCALES if wide * scale <= room), SCALES[-1])
        self.columns = max(1, round(wide * self.per_inch))
        self.rows = max(1, round(table.depth / INCH * self.per_inch / 2))
        self.cells = [
            [self._ground(column, row) for column in range(self.columns)] for row in range(self.rows)
        ]
        self._marks: set[tuple[int, int]] = set()

    def middle(self, column: int, row: int) -> tuple[int, int]:
        """The middle of a cell in micrometres."""
        x = (column + 0.5) * INCH / self.per_inch
        return round(x), round(self.table.depth - (row + 0.5) * 2 * INCH / self.per_inch)

    def cell_of(self, x: int, y: int) -> tuple[int, int]:
        """Column and row of a place."""
        column = int(x / INCH * self.per_inch)
        row = int((self.table.depth - y) / INCH * self.per_inch / 2)
        return min(max(column, 0), self.columns - 1), min(max(row, 0), self.rows - 1)

    def put_terrain(self) -> None:
        """Fill the cells that features cover: those with the middle in it, and for thin ones those they touch.

        Floors and hills tell their height in whole inches here and there.
        """
        for feature in layered(self.table.features):
            kind, high = kind_of(feature), str(round(as_inches(feature.top)))
            told = is_raised(feature) and len(high) == 1
            for column, row in self._covered(feature):
                sign = high if told and column % 4 == 0 and row % 2 == 0 else kind.sign
                self.cells[row][column] = Cell(sign, f"terrain-{kind.name}")

    def put_base(self, piece: PieceView) -> None:
        """Fill the cells that a rectangle or a regiment covers, the foremost of them with arrows."""
        body, side = piece.body, "ab"[piece.side]
        if isinstance(body, Disc):
            return
        front = {self.cell_of(*place) for place in _front(body, round(INCH / self.per_inch / 4))}
        bases = [part for base in getattr(body, "bases", (body,)) for part in base.parts]
        for column, row in self._inside(body.bounds, lambda cell: _covers(bases, cell)):
            sign = arrow(body) if (column, row) in front else side
            self.cells[row][column] = Cell(sign, side)

    def put_piece(self, piece: PieceView) -> None:
        """Write a piece's mark at its place, or in the nearest free cells."""
        style = "active" if piece.active else "ab"[piece.side]
        text = f"[{piece.mark}]" if piece.active else piece.mark
        if piece.facing and isinstance(piece.body, Disc):
            text += arrow(piece.body)
        x, y = piece.body.middle
        wanted = round(x / INCH * self.per_inch - len(text) / 2)
        for left, across in self._near(wanted, self.cell_of(x, y)[1], len(text)):
            places = {(left + i, across) for i in range(len(text))}
            if not places & self._marks:
                self._marks |= places
                for i, sign in enumerate(text):
                    self.cells[across][left + i] = Cell(sign, style)
                return

    def _ground(self, column: int, row: int) -> Cell:
        """A dot every six inches, so that the eye keeps its place."""
        x, y = self.middle(column, row)
        here, before = self._six(x, y), self._six(x - INCH / self.per_inch, y + 2 * INCH / self.per_inch)
        on = column > 0 and row > 0 and here[0] > before[0] and here[1] < before[1]
        return Cell("." if on else " ", "ground")

    def _six(self, x: float, y: float) -> tuple[int, int]:
        return int(x // (6 * INCH)), int(y // (6 * INCH))

    def _covered(self, feature: Feature) -> Iterator[tuple[int, int]]:
        """Cells with the middle in the feature; of walls and fences, the cells they run through."""
        if isinstance(feature.shape, Wall):
            for start, end in pairwise(feature.shape.points):
                yield from self._along(start, end)
            return
        left, low, right, high = feature.bounds
        inside = list(self._inside(feature.bounds, lambda cell: touches(feature, cell)))
        yield from inside or [self.cell_of((left + right) // 2, (low + high) // 2)]

    def _inside(self, bounds: Box, covers: Callable[[Disc], bool]) -> Iterator[tuple[int, int]]:
        """The cells of a box of which the middle is covered."""
        left, low, right, high = bounds
        (first, top), (last, bottom) = self.cell_of(left, high), self.cell_of(right, low)
        for row in range(top, bottom + 1):
            for column in range(first, last + 1):
                if covers(Disc(*self.middle(column, row), 0, 2 * TOLERANCE, 0)):
                    yield column, row

    def _along(self, start: Point, end: Point) -> Iterator[tuple[int, int]]:
        steps = max(1, round(4 * self.per_inch * dist(start, end) / INCH))
        for i in range(steps + 1):
            share = i / steps
            yield self.cell_of(*(round(a + share * (b - a)) for a, b in zip(start, end, strict=True)))

    def _near(self, column: int, row: int, length: int) -> Iterator[tuple[int, int]]:
        """Where a mark of this length fits into the grid, the nearest to its place first; a row counts double."""
        lefts, rows = range(max(1, self.columns - length + 1)), range(self.rows)
        places = ((left, line) for line in rows for left in lefts)
        return iter(sorted(places, key=lambda at: (abs(at[0] - column) + 2 * abs(at[1] - row), at[1], at[0])))


ARROWS = "↑↗→↘↓↙←↖"


def arrow(body: Body) -> str:
    """The nearest of eight arrows to where a body faces."""
    return ARROWS[round(body.facing / (FULL / 8)) % 8]


def _front(body: Rectangle | Block, inwards: int) -> Iterator[Point]:
    """Places along the front of a body, a little inside it."""
    across = body.width * body.files if isinstance(body, Block) else body.width
    forward = -inwards if isinstance(body, Block) else body.depth // 2 - inwards
    for i in range(_FRONT + 1):
        yield offset(body.x, body.y, body.facing, across * (i / _FRONT - 0.5), forward)


_FRONT = 48
"""Steps along a front."""


def _covers(parts: Iterable[Part], cell: Disc) -> bool:
    return any(invades(part, cell.parts[0]) for part in parts)


def _framed(grid: Grid) -> Iterator[Line]:
    """The grid with a border, inches at the left and below."""
    marked = {grid.cell_of(0, inch * INCH)[1]: inch for inch in range(0, grid.table.depth // INCH + 1, 6)}
    marked[grid.rows - 1] = 0
    border = Run(" " * (_GUTTER - 1) + "+" + "-" * grid.columns + "+", "frame")
    yield (border,)
    for row, cells in enumerate(grid.cells):
        inch = f"{marked[row]:>{_GUTTER - 1}}" if row in marked else " " * (_GUTTER - 1)
        yield (Run(f"{inch}|", "frame"), *_runs(cells), Run("|", "frame"))
    yield (border,)
    scale = [" "] * (_GUTTER + grid.columns + 3)
    for mark in range(0, grid.table.width // INCH + 1, 6):
        text, start = str(mark), _GUTTER + round(mark * grid.per_inch)
        scale[start : start + len(text)] = text
    yield (Run("".join(scale).rstrip(), "frame"),)


def _runs(cells: Iterable[Cell]) -> Iterator[Run]:
    for style, group in groupby(cells, key=lambda cell: cell.style):
        yield Run("".join(cell.sign for cell in group), style)


def _legend(scene: SceneView, width: int, lang: str) -> Iterator[Line]:
    """What the signs mean, as many to a line as fit."""
    texts = catalog(lang)
    entries = [
        (Run(kind.sign * 2, f"terrain-{kind.name}"), texts.text(f"picture-terrain-{kind.name}"))
        for kind in kinds_of(scene.table.features)
    ]
    entries += [
        (Run(f"[{piece.mark}]", "active"), texts.text("picture-legend-active"))
        for piece in scene.pieces
        if piece.active
    ]
    line: list[Run] = []
    for sign, word in entries:
        added = [Run(_GAP + " " if line else " " * _GUTTER, "text"), sign, Run(f" {word}", "muted")]
        if line and _length((*line, *added)) > width:
            yield tuple(line)
            line, added = [], [Run(" " * _GUTTER, "text"), *added[1:]]
        line += added
    if line:
        yield tuple(line)


def _key(scene: SceneView, width: int, lang: str) -> Iterator[Line]:
    """Everybody on the table: both sides beside one another where that fits, else one under the other."""
    sides = [_side_key(scene, side, lang) for side in (0, 1)]
    left, right = ([_length(line) for line in side] for side in sides)
    half = max(left, default=0) + len(_GAP)
    if half + max(right, default=0) <= width:
        for one, other in zip_longest(*sides, fillvalue=()):
            yield (*one, Run(" " * (half - _length(one)), "text"), *other)
    else:
        for side_lines in sides:
            yield from (_cut(line, width) for line in side_lines)
    if scene.absent:
        names = ", ".join(f"{mark} {id}" for mark, id in scene.absent)
        text = catalog(lang).text("picture-map-absent", names=names)
        yield ()
        yield from ((Run(part, "muted"),) for part in wrap(text, width))


def _side_key(scene: SceneView, side: int, lang: str) -> list[Line]:
    texts, style = catalog(lang), "ab"[side]
    pieces = scene.of_side(side)
    cells = [_told(piece, scene.ruleset, lang) for piece in pieces]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines: list[Line] = [(Run(texts.text(f"picture-side-{style}"), style),)]
    for piece, told in zip(pieces, cells, strict=True):
        padded = [text.ljust(wide) for text, wide in zip(told, widths, strict=True)]
        mark = Run(padded[0], "active" if piece.active else style)
        rest = " ".join(text for text, wide in zip(padded[1:], widths[1:], strict=True) if wide)
        lines.append((mark, Run(f" {rest}".rstrip(), "text")))
    return lines


def _told(piece: PieceView, ruleset: str, lang: str) -> tuple[str, ...]:
    """The columns of the key: mark, id, wounds, action points, everything else."""
    texts = catalog(lang)
    wounds = (
        ""
        if piece.wounds is None
        else texts.text("picture-wounds", left=piece.wounds[0], most=piece.wounds[1])
    )
    acting = piece.action_points or (piece.active and piece.action_points is not None)
    points = texts.text("picture-ap", count=piece.action_points) if acting else ""
    rest = [] if piece.models is None else [texts.text("picture-models", count=piece.models)]
    rest += [token_word(token, lang) for token in piece.tokens]
    rest += [state_word(ruleset, state, lang) for state in piece.states]
    if piece.acted:
        rest.append(texts.text("picture-acted"))
    if piece.facing:
        rest.append(texts.text("picture-faces", degrees=round(piece.body.facing / DEGREE)))
    if raised(piece.body):
        rest.append(texts.text("picture-raised", inches=as_inches(piece.body.z)))
    return piece.mark, shortened(piece.id, 32), wounds, points, ", ".join(rest)


def _length(line: Line) -> int:
    return sum(len(run.text) for run in line)


def _cut(line: Line, width: int) -> Line:
    """The line with its end cut off beyond `width`."""
    kept, room = [], width
    for run in line:
        kept.append(Run(run.text if len(run.text) <= room else run.text[: max(0, room - 1)] + "…", run.style))
        room -= len(run.text)
        if room <= 0:
            break
    return tuple(kept)
