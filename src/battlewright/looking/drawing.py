"""A tabletop as a picture, with what an answer draws over it."""

from __future__ import annotations

from collections.abc import Sequence

from battlewright.pictures.overlays import Overlay
from battlewright.pictures.palette import Theme
from battlewright.pictures.scene_view import SceneView, plain_view
from battlewright.pictures.svg import picture
from battlewright.scenario.tabletop import Tabletop


def scene(tabletop: Tabletop) -> SceneView:
    """The tabletop as pictures see it: its bodies numbered on each side in their order."""
    named = [(piece.id, piece.side, piece.body) for piece in tabletop.pieces]
    return plain_view(tabletop.table, named, tabletop.ruleset)


def svg(
    tabletop: Tabletop,
    overlays: Sequence[Overlay] = (),
    theme: Theme = "light",
    lang: str = "en",
    *,
    heading: str = "",
) -> str:
    """The tabletop as a standalone SVG document, with overlays over it and a heading above."""
    return picture(scene(tabletop), overlays, theme, lang, heading=heading)
