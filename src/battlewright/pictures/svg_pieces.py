"""Pieces in SVG: bases to scale with the border of their side, the wounds left as a share of the base, the front."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from xml.etree.ElementTree import Element

from battlewright.pictures.canvas import Box, Pixel, Sheet, draw, number, text_width, tooltip
from battlewright.pictures.piece_words import details
from battlewright.pictures.scene_view import PieceView, raised
from battlewright.pictures.shapes import Solid, draw_body, front_of, points_of, room_of, solid_of
from battlewright.table.angles import offset
from battlewright.table.bodies import Block, Body, Disc, Rectangle
from battlewright.table.gaps import overlaps
from battlewright.table.lengths import TOLERANCE, as_inches
from battlewright.table.outlines import Circle, invades
from battlewright.texts import catalog

BEAK = 9.0
"""Pixels of the sign of a front at most, from its point to its back."""

_EDGE = 4.5
"""Pixels of the strong line along the front of a rectangle."""


def keep_clear(piece: PieceView, sheet: Sheet) -> Solid:
    """The base with the sign of its front, in pixels: what no label may hide."""
    solid = solid_of(piece.body, sheet)
    return solid.grown(0.8 * _beak(piece.body, sheet)) if piece.facing else solid


def draw_pieces(root: Element, pieces: Sequence[PieceView], sheet: Sheet, ruleset: str, lang: str) -> None:
    """All bases, the lower ones first; of what a higher one hides, the rim is dashed over it."""
    by_height = sorted(pieces, key=lambda piece: piece.body.z)
    for piece in by_height:
        _draw_piece(root, piece, sheet, ruleset, lang)
    for i, piece in enumerate(by_height):
        if any(_hides(other.body, piece.body) for other in by_height[i + 1 :]):
            draw_body(root, piece.body, sheet, class_="below")
    for piece in by_height:
        if piece.facing:
            _draw_beak(root, piece, sheet)


def draw_marks(root: Element, pieces: Sequence[PieceView], sheet: Sheet, lang: str) -> None:
    """The marks and the heights of all pieces, over whatever lines cross their bases."""
    by_height = sorted(pieces, key=lambda piece: piece.body.z)
    for i, piece in enumerate(by_height):
        if not any(_buries(other.body, piece.body) for other in by_height[i + 1 :]):
            _draw_mark(root, piece, sheet)
    for piece in by_height:
        if raised(piece.body):
            _draw_height(root, piece, sheet, lang)


def draw_active(root: Element, piece: PieceView, sheet: Sheet) -> None:
    """The highlight of the active piece, drawn before all bases so that it hides none beside it."""
    draw_body(root, piece.body, sheet, 8, class_="glow")
    draw_body(root, piece.body, sheet, 4, class_="active")


def draw_border(group: Element, body: Body, sheet: Sheet, side: str) -> None:
    """The border of a side: one thick line for A, a thin line with a dashed one inside for B."""
    if side == "a":
        draw_body(group, body, sheet, -1.3, class_="a-ring")
    else:
        draw_body(group, body, sheet, -0.9, class_="b-ring")
        draw_body(group, body, sheet, -3.9, class_="b-inner")


def height_tag(piece: PieceView, sheet: Sheet, lang: str) -> tuple[Box, str]:
    """The tag that says how high above the table a piece stands: its box and its words."""
    text = catalog(lang).text("picture-height", inches=as_inches(raised(piece.body)))
    (x, y), radius = room_of(piece.body, sheet)
    across = text_width(text, 9) / 2 + 2
    return Box(x - across, y + radius - 6, x + across, y + radius + 6), text


def _draw_piece(root: Element, piece: PieceView, sheet: Sheet, ruleset: str, lang: str) -> None:
    body, side = piece.body, "ab"[piece.side]
    group = draw(root, "g")
    tooltip(group, ", ".join((f"{piece.mark} {piece.id}", *details(piece, ruleset, lang, spoken=True))))
    if isinstance(body, Block):
        for base in body.bases:
            draw_body(group, base, sheet, class_=f"{side}-base")
    else:
        draw_body(group, body, sheet, class_="empty")
        _draw_health(group, piece, sheet, side)
    draw_border(group, body, sheet, side)
    _draw_front(group, body, sheet, side)


def _draw_mark(group: Element, piece: PieceView, sheet: Sheet) -> None:
    (x, y), radius = room_of(piece.body, sheet)
    room = max(3.0, radius - (2.6 if piece.side == 0 else 4.4))
    size = min(14.0, max(8.0, 1.8 * room / text_width(piece.mark, 1)))
    if isinstance(piece.body, Block):
        across, down = text_width(piece.mark, size) / 2 + 3, size * 0.62
        draw(group, "rect", x=x - across, y=y - down, width=2 * across, height=2 * down, rx=4, class_="plate")
    draw(group, "text", piece.mark, x=x, y=y + size * 0.36, class_="mark", font_size=size)


def _draw_health(group: Element, piece: PieceView, sheet: Sheet, side: str) -> None:
    """The tinted share of the base is the share of wounds left: clockwise from the top, or from the front back."""
    left, most = piece.wounds or (1, 1)
    share = min(1.0, max(0.0, left / most)) if most > 0 else 1.0
    style = f"{side}-health"
    if share == 1.0:
        draw_body(group, piece.body, sheet, class_=style)
    elif share > 0 and isinstance(piece.body, Disc):
        draw(group, "path", d=_sector(sheet.point(piece.body.middle), sheet.length(piece.body.radius), share),
             class_=style)  # fmt: skip
    elif share > 0 and isinstance(piece.body, Rectangle):
        draw(group, "polygon", points=points_of(_front_strip(piece.body, share), sheet), class_=style)


def _sector(middle: Pixel, radius: float, share: float) -> str:
    angle = 2 * pi * share
    x, y = middle[0] + radius * sin(angle), middle[1] - radius * cos(angle)
    start = f"M{number(middle[0])} {number(middle[1])}V{number(middle[1] - radius)}"
    return start + f"A{number(radius)} {number(radius)} 0 {int(share > 0.5)} 1 {number(x)} {number(y)}Z"


def _front_strip(base: Rectangle, share: float) -> list[tuple[int, int]]:
    """Corners of the foremost share of a base."""
    across, front = base.width / 2, base.depth / 2
    back = front - base.depth * share
    places = ((-across, front), (across, front), (across, back), (-across, back))
    return [offset(base.x, base.y, base.facing, *place) for place in places]


def _draw_front(group: Element, body: Body, sheet: Sheet, side: str) -> None:
    """The strong line along the front of a rectangle, and of every base in the front rank of a block."""
    if isinstance(body, Disc):
        return
    ranked = zip(body.slots, body.bases, strict=True) if isinstance(body, Block) else [((0, 0), body)]
    for (rank, _), base in ranked:
        if rank == 0:
            share = min(0.4, _EDGE / sheet.length(base.depth))
            draw(group, "polygon", points=points_of(_front_strip(base, share), sheet), class_=f"{side}-edge")


def _draw_beak(root: Element, piece: PieceView, sheet: Sheet) -> None:
    """The sign of the front: filled for A, hollow for B."""
    size = _beak(piece.body, sheet)
    (x, y), (ux, uy) = front_of(piece.body, sheet)
    back, half = 0.55 * size, 0.85 * size
    corners = (
        (x + 0.8 * size * ux, y + 0.8 * size * uy),
        (x - back * ux - half * uy, y - back * uy + half * ux),
        (x - back * ux + half * uy, y - back * uy - half * ux),
    )
    points = " ".join(f"{number(px)},{number(py)}" for px, py in corners)
    draw(root, "polygon", points=points, class_=f"{'ab'[piece.side]}-front")


def _beak(body: Body, sheet: Sheet) -> float:
    return min(BEAK, max(6.5, 0.4 * room_of(body, sheet)[1]))


def _draw_height(root: Element, piece: PieceView, sheet: Sheet, lang: str) -> None:
    box, text = height_tag(piece, sheet, lang)
    draw(root, "rect", x=box.left, y=box.top, width=box.right - box.left, height=box.bottom - box.top, rx=5,
         class_="height")  # fmt: skip
    draw(root, "text", text, x=(box.left + box.right) / 2, y=box.bottom - 2.7, class_="height-text")


def _buries(upper: Body, lower: Body) -> bool:
    """Does a body stand in plan over the very middle of a lower one?"""
    return upper.z > lower.z and any(invades(Circle(*lower.middle, TOLERANCE), part) for part in upper.parts)


def _hides(upper: Body, lower: Body) -> bool:
    """Does a body stand in plan over a part of a lower one?"""
    return upper.z > lower.z and overlaps(upper.raised_to(lower.z), lower)
