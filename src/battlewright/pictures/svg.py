"""A position as SVG: the table to scale with everything on it, light or dark, for a page or as a file of its own."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from battlewright.core.position import Position
from battlewright.pictures.acting import acting
from battlewright.pictures.canvas import Picture, Sheet, draw, sheet_of, shortened, text_width
from battlewright.pictures.captions import Names, draw_captions, notes
from battlewright.pictures.chances import chance_marks
from battlewright.pictures.labels import Callout, Labels
from battlewright.pictures.overlays import Overlay
from battlewright.pictures.palette import Theme
from battlewright.pictures.piece_words import PieceLabel, draw_labels
from battlewright.pictures.scene_view import SceneView, raised, view
from battlewright.pictures.shapes import disc
from battlewright.pictures.svg_areas import draw_under
from battlewright.pictures.svg_frame import ABOVE, BELOW, LEFT, RIGHT, draw_edge, draw_ground
from battlewright.pictures.svg_legend import legend
from battlewright.pictures.svg_lines import STOP, draw_over, lines_of, stops_of
from battlewright.pictures.svg_pieces import draw_active, draw_marks, draw_pieces, height_tag, keep_clear
from battlewright.pictures.svg_terrain import draw_patterns, draw_terrain
from battlewright.pictures.terrain_kinds import kinds_of
from battlewright.pictures.terrain_names import name_of, naming_places
from battlewright.table.lengths import as_inches
from battlewright.texts import catalog

_HEADING = 26.0
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
    marked = (*acting(position, lang), *overlays)
    return picture(view(position, active=active), marked, theme, lang, heading=heading)


def picture(
    scene: SceneView,
    overlays: Sequence[Overlay] = (),
    theme: Theme = "light",
    lang: str = "en",
    *,
    heading: str = "",
) -> str:
    """As `svg`, of a scene that is already in view."""
    drawing = Picture(theme)
    root = drawing.root
    page = draw(root, "rect", class_="page")
    sheet = sheet_of(scene.table, LEFT, ABOVE + (_HEADING if heading else 0))
    field = sheet.field
    if heading:
        draw(root, "text", shortened(heading, 100), x=LEFT, y=21, class_="heading")
    draw_patterns(drawing, kinds_of(scene.table.features))
    draw_ground(root, scene.table, sheet)
    draw_terrain(drawing, scene.table.features, sheet, lang)
    draw_under(_on_the_table(drawing, sheet), overlays, sheet)
    for piece in scene.pieces:
        if piece.active:
            draw_active(root, piece, sheet)
    draw_pieces(root, scene.pieces, sheet, scene.ruleset, lang)
    draw_over(root, overlays, sheet)
    draw_marks(root, scene.pieces, sheet, lang)
    draw_edge(root, scene.table, sheet)
    names = Names(scene, lang)
    _draw_texts(root, scene, overlays, sheet, names)
    width = field.right + RIGHT
    height = legend(drawing, scene, notes(overlays, names), field.bottom + BELOW + 8, width, lang)
    page.attrib |= {"width": "100%", "height": "100%"}
    return drawing.text(width, height, heading or _title(scene, lang), _description(scene, lang))


def _on_the_table(drawing: Picture, sheet: Sheet) -> Element:
    """A group of which nothing is seen beyond the table's edge."""
    field, id = sheet.field, f"{drawing.id}-field"
    clip = draw(draw(drawing.root, "defs"), "clipPath", id=id)
    size = {"width": field.right - field.left, "height": field.bottom - field.top}
    draw(clip, "rect", x=field.left, y=field.top, **size)
    return draw(drawing.root, "g", clip_path=f"url(#{id})")


def _draw_texts(
    root: Element, scene: SceneView, overlays: Sequence[Overlay], sheet: Sheet, names: Names
) -> None:
    """Labels of pieces, then the words of overlays, then the names of terrain, each where room is left."""
    inside = sheet.field.widened(-2)
    bases = [keep_clear(piece, sheet) for piece in scene.pieces]
    stops = [disc(x, y, STOP + 1) for x, y in stops_of(overlays, sheet)]
    tags = [height_tag(piece, sheet, names.lang)[0] for piece in scene.pieces if raised(piece.body)]
    chances = [mark for overlay in overlays for mark in chance_marks(overlay, sheet)]
    labels = Labels(inside, [*bases, *stops, *chances], lines_of(overlays, sheet), tags)
    wanted = zip(scene.pieces, bases, strict=True)
    draw_labels(root, labels, [PieceLabel(piece, base, scene.ruleset, names.lang) for piece, base in wanted])
    draw_captions(root, overlays, sheet, labels, names)
    for feature in scene.table.features:
        text = name_of(feature, names.lang)
        width = text_width(text, 11) + 2 * _APART
        middles = naming_places(feature, scene.table.features, sheet, width)
        placed = labels.place_at_best([Callout(disc(x, y, 0), width, 13) for x, y in middles])
        if placed is not None:
            at = placed.box
            draw(root, "text", text, x=at.left + _APART, y=at.bottom - 3, class_="place halo")


def _title(scene: SceneView, lang: str) -> str:
    table = scene.table
    return catalog(lang).text("picture-title", width=as_inches(table.width), depth=as_inches(table.depth))


def _description(scene: SceneView, lang: str) -> str:
    texts = catalog(lang)
    nothing = texts.text("picture-none")
    sides = [", ".join(piece.id for piece in scene.of_side(side)) or nothing for side in (0, 1)]
    terrain = ", ".join(feature.id for feature in scene.table.features) or nothing
    return texts.text("picture-description", a=sides[0], b=sides[1], terrain=terrain)
