"""The legend under a picture: sides, signs of pieces, kinds of terrain, and the notes to numbered stops."""

from __future__ import annotations

from collections.abc import Sequence

from battlewright.pictures.canvas import Picture, draw, number, text_width
from battlewright.pictures.scene_view import SceneView
from battlewright.pictures.svg_frame import LEFT
from battlewright.pictures.svg_terrain import draw_swatch
from battlewright.pictures.terrain_kinds import kinds_of
from battlewright.texts import catalog

ROW = 24.0
"""Pixels of a line."""

_SIZE = 12.0


class Legend:
    """A legend being written, from left to right and then line by line, in a picture `width` pixels wide."""

    def __init__(self, drawing: Picture, top: float, width: float) -> None:
        self.drawing, self.width = drawing, width
        self.group = draw(drawing.root, "g", class_="legend")
        self.x, self.y = LEFT, top

    def write(self, scene: SceneView, notes: Sequence[str], lang: str) -> float:
        """Write it all; returns the height down to which it goes."""
        self._sides(lang)
        self._signs(scene, lang)
        self._terrain(scene, lang)
        for note in notes:
            self._line(note)
        return self.y + (ROW if self.x > LEFT else 0)

    def _sides(self, lang: str) -> None:
        for side in ("a", "b"):
            text = catalog(lang).text(f"picture-side-{side}")
            x, y = self._room(28, text)
            middle = {"cx": x + 11, "cy": y + 4}
            draw(self.group, "circle", **middle, r=11, class_=f"{side}-health")
            if side == "a":
                draw(self.group, "circle", **middle, r=9.7, class_="a-ring")
            else:
                draw(self.group, "circle", **middle, r=10.1, class_="b-ring")
                draw(self.group, "circle", **middle, r=7.1, class_="b-inner")
            draw(self.group, "text", side.upper(), x=x + 11, y=y + 8, class_="mark")
            self._text(text, x + 28)

    def _signs(self, scene: SceneView, lang: str) -> None:
        texts = catalog(lang)
        if any(piece.facing for piece in scene.pieces):
            x, y = self._room(26, texts.text("picture-legend-front"))
            for side, left in (("a", x), ("b", x + 12)):
                draw(
                    self.group,
                    "path",
                    d=f"M{number(left)} {number(y + 9)}h10l-5 -10Z",
                    class_=f"{side}-front",
                )
            self._text(texts.text("picture-legend-front"), x + 28)
        if any(piece.active for piece in scene.pieces):
            x, y = self._room(24, texts.text("picture-legend-active"))
            draw(self.group, "circle", cx=x + 9, cy=y + 4, r=9, class_="glow")
            draw(self.group, "circle", cx=x + 9, cy=y + 4, r=7, class_="active")
            self._text(texts.text("picture-legend-active"), x + 24)
        if any(piece.wounds and piece.wounds[0] < piece.wounds[1] for piece in scene.pieces):
            self._line(texts.text("picture-legend-wounds"))
        if any(piece.acted for piece in scene.pieces):
            self._line(texts.text("picture-legend-acted"))
        if any(piece.body.z > 0 for piece in scene.pieces):
            text = texts.text("picture-legend-height")
            x, y = self._room(26, text)
            draw(self.group, "rect", x=x, y=y - 2, width=22, height=12, rx=5, class_="height")
            draw(self.group, "text", "3″", x=x + 11, y=y + 7.3, class_="height-text")
            self._text(text, x + 28)

    def _terrain(self, scene: SceneView, lang: str) -> None:
        self._break()
        for kind in kinds_of(scene.table.features):
            text = catalog(lang).text(f"picture-terrain-{kind.name}")
            x, y = self._room(34, text)
            draw_swatch(self.drawing, self.group, kind, x, y - 4)
            self._text(text, x + 34)
        self._break()

    def _line(self, text: str) -> None:
        x, _ = self._room(0, text)
        self._text(text, x)

    def _room(self, sign: float, text: str) -> tuple[float, float]:
        """Where an entry with a sign that wide begins, in this line or the next."""
        if self.x > LEFT and self.x + sign + text_width(text, _SIZE) > self.width - 8:
            self._break()
        return self.x, self.y

    def _break(self) -> None:
        if self.x > LEFT:
            self.x, self.y = LEFT, self.y + ROW

    def _text(self, text: str, x: float) -> None:
        draw(self.group, "text", text, x=x, y=self.y + 8)
        self.x = x + text_width(text, _SIZE) + 18


def legend(
    drawing: Picture, scene: SceneView, notes: Sequence[str], top: float, width: float, lang: str
) -> float:
    """Write the legend of a scene; returns the height down to which it goes."""
    return Legend(drawing, top, width).write(scene, notes, lang)
