"""A position as SVG: the table to scale with everything on it, light or dark, for a page or as a file of its own."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from battlewright.core.position import Position
from battlewright.pictures.canvas import Box, Picture, Sheet, draw, sheet_of, shortened, text_width
from battlewright.pictures.labels import Callout, Labels, Round
from battlewright.pictures.overlays import Overlay
from battlewright.pictures.palette import Theme
from battlewright.pictures.scene_view import SceneView, view
from battlewright.pictures.svg_frame import ABOVE, BELOW, LEFT, RIGHT, draw_edge, draw_ground
from battlewright.pictures.svg_overlays import draw_over, draw_texts, draw_under, lines_of
from battlewright.pictures.svg_pieces import (
    PieceLabel,
    base_of,
    draw_active,
    draw_labels,
    draw_piece,
    draw_ring,
)
from battlewright.pictures.svg_terrain import draw_patterns, draw_swatch, draw_terrain, middle_of
from battlewright.pictures.terrain_kinds import kinds_of
from battlewright.table.lengths import as_inches
from battlewright.texts import catalog

_HEADING = 26.0
_ROW = 24.0
"""Pixels of a line of the legend."""

_APART = 6.0
"""Pixels between the name of terrain and the name of a piece, lest they be read together."""


def svg(
    position: Position,
    overlays: Sequence[Overlay] = (),
    theme: Theme = "light",
    lang: str = "en",
    *,
    heading: str = "",
    active: str | None = None,
) -> str:
    """The position as a standalone SVG document; the same position always gives the same text.

    `heading` is written above the table; `active` is the id of the piece to highlight.
    """
    return picture(view(position, active=active), overlays, theme, lang, heading=heading)


def picture(
    scene: SceneView,
    overlays: Sequence[Overlay] = (),
    theme: Theme = "light",
    lang: str = "en",
    *,
    heading: str = "",
) -> str:
    """As `svg`, of a scene that is already in view."""
    drawing = Picture(theme, (scene, tuple(overlays), lang, heading))
    root = drawing.root
    page = draw(root, "rect", class_="page")
    sheet = sheet_of(scene.table, LEFT, ABOVE + (_HEADING if heading else 0))
    field = sheet.field
    if heading:
        draw(root, "text", shortened(heading, 100), x=LEFT, y=21, class_="heading")
    draw_patterns(drawing, kinds_of(scene.table.features))
    draw_ground(root, scene.table, sheet)
    draw_terrain(drawing, scene.table.features, sheet, lang)
    draw_under(root, overlays, sheet)
    for piece in scene.pieces:
        if piece.active:
            draw_active(root, piece, sheet)
    for piece in scene.pieces:
        draw_piece(root, piece, sheet, scene.ruleset, lang)
    draw_over(root, overlays, sheet)
    draw_edge(root, scene.table, sheet)
    _draw_texts(root, scene, overlays, sheet, lang)
    width = field.right + RIGHT
    height = _draw_legend(drawing, scene, field.bottom + BELOW + 8, width, lang)
    page.attrib |= {"width": "100%", "height": "100%"}
    return drawing.text(width, height, heading or _title(scene, lang), _description(scene, lang))


def _draw_texts(
    root: Element, scene: SceneView, overlays: Sequence[Overlay], sheet: Sheet, lang: str
) -> None:
    """Labels of pieces, then the words of overlays, then the names of terrain, each where room is left."""
    inside = Box(sheet.field.left + 2, sheet.field.top + 2, sheet.field.right - 2, sheet.field.bottom - 2)
    bases = [base_of(piece, sheet) for piece in scene.pieces]
    labels = Labels(inside, bases, lines_of(overlays, sheet))
    names = {piece.body: piece.id for piece in scene.pieces}
    wanted = [PieceLabel(piece, sheet, scene.ruleset, lang) for piece in scene.pieces]
    draw_labels(root, labels, wanted)
    draw_texts(root, overlays, sheet, labels, names, lang)
    for feature in scene.table.features:
        middle = Round(*middle_of(feature.shape, sheet), 0)
        text = shortened(feature.id, 22)
        placed = labels.place([Callout(middle, text_width(text, 11) + 2 * _APART, 13)])[0]
        if placed is not None:
            at = placed.box
            draw(root, "text", text, x=at.left + _APART, y=at.bottom - 3, class_="place halo")


def _draw_legend(drawing: Picture, scene: SceneView, top: float, width: float, lang: str) -> float:
    """The sides, the sign of the active piece, lost wounds, then the kinds of terrain; returns the height used."""
    texts, group = catalog(lang), draw(drawing.root, "g", class_="legend")
    x, y = LEFT, top
    for side in ("a", "b"):
        base = Round(x + 11, y + 4, 11)
        draw(group, "circle", cx=base.x, cy=base.y, r=base.radius, class_=f"{side}-health")
        draw_ring(group, base, side)
        draw(group, "text", side.upper(), x=base.x, y=base.y + 4, class_="mark")
        x = _legend_text(group, texts.text(f"picture-side-{side}"), x + 28, y)
    if any(piece.active for piece in scene.pieces):
        draw(group, "circle", cx=x + 9, cy=y + 4, r=9, class_="glow")
        draw(group, "circle", cx=x + 9, cy=y + 4, r=7, class_="active")
        x = _legend_text(group, texts.text("picture-legend-active"), x + 24, y)
    if any(piece.wounds and piece.wounds[0] < piece.wounds[1] for piece in scene.pieces):
        x = _legend_text(group, texts.text("picture-legend-wounds"), x, y)
    if any(piece.acted for piece in scene.pieces):
        x = _legend_text(group, texts.text("picture-legend-acted"), x, y)
    x, y = LEFT, y + _ROW
    for kind in kinds_of(scene.table.features):
        text = texts.text(f"picture-terrain-{kind.name}")
        if x + 34 + text_width(text, 12) > width - 8:
            x, y = LEFT, y + _ROW
        draw_swatch(drawing, group, kind, x, y - 4)
        x = _legend_text(group, text, x + 34, y)
    return y + (_ROW if x > LEFT else 0)


def _legend_text(group: Element, text: str, x: float, y: float) -> float:
    """Write at x and return where the next entry begins."""
    draw(group, "text", text, x=x, y=y + 8)
    return x + text_width(text, 12) + 18


def _title(scene: SceneView, lang: str) -> str:
    table = scene.table
    return catalog(lang).text(
        "picture-title", width=round(as_inches(table.width), 1), depth=round(as_inches(table.depth), 1)
    )


def _description(scene: SceneView, lang: str) -> str:
    texts = catalog(lang)
    nothing = texts.text("picture-none")
    sides = [", ".join(piece.id for piece in scene.of_side(side)) or nothing for side in (0, 1)]
    terrain = ", ".join(feature.id for feature in scene.table.features) or nothing
    return texts.text("picture-description", a=sides[0], b=sides[1], terrain=terrain)
