"""The words of overlays: a short one beside each, and under the picture what the numbered stops of moves are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import singledispatch
from xml.etree.ElementTree import Element

import msgspec

from battlewright.pictures.canvas import Sheet, draw, text_width
from battlewright.pictures.labels import Callout, Labels
from battlewright.pictures.overlays import (
    ArcWedge,
    MarkedPoint,
    Measure,
    MovePath,
    Overlay,
    PathStop,
    Placement,
    ReachCircle,
    RegionOutline,
    SightLine,
    Template,
    Thing,
    Turn,
)
from battlewright.pictures.piece_words import draw_leader
from battlewright.pictures.scene_view import SceneView
from battlewright.pictures.shapes import Solid, disc, solid_of
from battlewright.pictures.svg_areas import chance_radius, end_of
from battlewright.pictures.svg_lines import blocked_at, numbered
from battlewright.table.angles import DEGREE
from battlewright.table.bodies import Block, Body
from battlewright.table.lengths import as_inches, as_mm
from battlewright.table.outlines import Circle
from battlewright.table.terrain import Feature
from battlewright.texts import catalog

_SIZE = 12.0


class Caption(msgspec.Struct, frozen=True):
    """What is written at an overlay, in which style, beside what."""

    text: str
    style: str
    anchor: Solid


class Names:
    """How the pieces of a scene are called: their ids, and their marks where several are named at once."""

    def __init__(self, scene: SceneView, lang: str) -> None:
        self.lang = lang
        self._ids = {piece.body: piece.id for piece in scene.pieces}
        self._marks: dict[Body, str] = {}
        for piece in scene.pieces:
            self._marks[piece.body] = piece.mark
            if isinstance(piece.body, Block):
                self._marks |= dict.fromkeys(piece.body.bases, piece.mark)

    def of(self, thing: Thing | None) -> str:
        """The id of a body or a feature."""
        if isinstance(thing, Feature):
            return thing.id
        unnamed = catalog(self.lang).text("picture-a-model")
        return unnamed if thing is None else self._ids.get(thing, unnamed)

    def marks(self, bodies: Sequence[Body]) -> str:
        """The marks of bodies, each once; of the bases of a regiment, how many there are."""
        counted: dict[str, int] = {}
        for body in bodies:
            mark = self._marks.get(body, "?")
            counted[mark] = counted.get(mark, 0) + 1
        return ", ".join(mark if count == 1 else f"{mark} ×{count}" for mark, count in counted.items())


def draw_captions(
    root: Element, overlays: Sequence[Overlay], sheet: Sheet, labels: Labels, names: Names
) -> None:
    """The words of the overlays, each near what it tells of."""
    for overlay in overlays:
        caption = _caption(overlay, sheet, names)
        if caption is None or not caption.text:
            continue
        placed = labels.place([Callout(caption.anchor, text_width(caption.text, _SIZE), 14)])[0]
        if placed is not None:
            box = placed.box
            draw_leader(root, placed)
            draw(root, "text", caption.text, x=box.left, y=box.bottom - 3, class_=f"{caption.style} halo")


def notes(overlays: Sequence[Overlay], names: Names) -> list[str]:
    """What the numbered stops of all moves are, in order."""
    stops = [stop for path in overlays if isinstance(path, MovePath) for stop in numbered(path)]
    return [f"{i} {_met(stop, names)}" for i, stop in enumerate(stops, start=1)]


def _met(stop: PathStop, names: Names) -> str:
    values = {**_length(stop.cost), "thing": names.of(stop.thing), "cost": stop.cost}
    return catalog(names.lang).text(f"picture-met-{stop.kind}", **values)


@singledispatch
def _caption(overlay: Overlay, sheet: Sheet, names: Names) -> Caption | None:
    """The words of an overlay, None for one without."""
    return None


@_caption.register
def _measure(overlay: Measure, sheet: Sheet, names: Names) -> Caption:
    texts = catalog(names.lang)
    text = (
        texts.text("picture-gap", **_length(overlay.length))
        if overlay.length
        else texts.text("picture-contact")
    )
    (x1, y1), (x2, y2) = sheet.point(overlay.start), sheet.point(overlay.end)
    return Caption(text, "measure-text", disc((x1 + x2) / 2, (y1 + y2) / 2, 4))


@_caption.register
def _reach(overlay: ReachCircle, sheet: Sheet, names: Names) -> Caption:
    top = solid_of(overlay.body, sheet).bounds.top - sheet.length(overlay.reach)
    return Caption(overlay.label, "reach-text", disc(sheet.point(overlay.body.middle)[0], top, 1))


@_caption.register
def _arc(overlay: ArcWedge, sheet: Sheet, names: Names) -> Caption:
    bow = overlay.corners[len(overlay.corners) // 2 :]
    x, y = sheet.point(bow[len(bow) // 3])
    return Caption(overlay.label, "reach-text", disc(x, y, 1))


@_caption.register
def _region(overlay: RegionOutline, sheet: Sheet, names: Names) -> Caption | None:
    if not overlay.label:
        return None
    x, y = min(
        (sheet.point(corner) for outline in overlay.outlines for corner in outline), key=lambda p: p[1]
    )
    return Caption(overlay.label, "move-text", disc(x, y, 1))


@_caption.register
def _sight(overlay: SightLine, sheet: Sheet, names: Names) -> Caption:
    texts = catalog(names.lang)
    line = sheet.point(overlay.start), sheet.point(overlay.end)
    middle = (line[0][0] + line[1][0]) / 2, (line[0][1] + line[1][1]) / 2
    if overlay.verdict == "clear":
        return Caption(overlay.label or texts.text("picture-sight-clear"), "sight-text", disc(*middle, 4))
    hiding = [names.of(thing) for thing in overlay.blockers] or [names.of(None)]
    if overlay.verdict == "partly":
        said = texts.text("picture-sight-partly", blocker=hiding[0])
        return Caption(overlay.label or said, "partly-text", disc(*middle, 4))
    said = texts.text("picture-sight-blocked", blocker=hiding[0])
    at = blocked_at(line, overlay.blockers[0], sheet) if overlay.blockers else middle
    return Caption(overlay.label or said, "blocked-text", disc(*at, 9))


@_caption.register
def _path(overlay: MovePath, sheet: Sheet, names: Names) -> Caption:
    texts, said = catalog(names.lang), catalog(names.lang).text("picture-length", **_length(overlay.length))
    if overlay.halted:
        last = overlay.stops[-1]
        stopped = (
            texts.text("picture-stopped-edge")
            if last.kind == "edge"
            else texts.text("picture-stopped-by", obstacle=names.of(last.thing))
        )
        said = f"{said}, {stopped}"
    return Caption(said, "move-text", solid_of(end_of(overlay), sheet).grown(2))


@_caption.register
def _turn(overlay: Turn, sheet: Sheet, names: Names) -> Caption:
    degrees = round(overlay.angle / DEGREE, 1)
    said = overlay.label or catalog(names.lang).text("picture-turn", degrees=degrees)
    return Caption(said, "move-text", solid_of(overlay.end, sheet).grown(2))


@_caption.register
def _template(overlay: Template, sheet: Sheet, names: Names) -> Caption:
    texts = catalog(names.lang)
    under = (
        texts.text("picture-covered", marks=names.marks(overlay.covered))
        if overlay.covered
        else texts.text("picture-covered-none")
    )
    shape = overlay.shape
    low = shape.y + shape.radius if isinstance(shape, Circle) else max(y for _, y in shape.points)
    across = shape.x if isinstance(shape, Circle) else max(shape.points, key=lambda point: point[1])[0]
    said = f"{overlay.label}: {under}" if overlay.label else under
    return Caption(said, "template-text", disc(*sheet.point((across, low)), 2))


@_caption.register
def _chance(overlay: MarkedPoint, sheet: Sheet, names: Names) -> Caption:
    chance = catalog(names.lang).text("percent", p=overlay.probability)
    anchor = disc(*sheet.point((overlay.x, overlay.y)), chance_radius(overlay))
    return Caption(f"{overlay.label} {chance}".strip(), "move-text", anchor)


@_caption.register
def _placement(overlay: Placement, sheet: Sheet, names: Names) -> Caption:
    return Caption(overlay.label, "move-text", solid_of(overlay.end, sheet).grown(2))


def _length(micrometres: int) -> Mapping[str, float]:
    """A length for a text, in inches and centimetres."""
    return {"inches": round(as_inches(micrometres), 2), "centimetres": round(as_mm(micrometres) / 10, 1)}
