"""The words of overlays: a short one beside each, and under the picture what the numbered stops of moves are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import singledispatch
from xml.etree.ElementTree import Element

import msgspec

from battlewright.pictures.borders import Segment
from battlewright.pictures.canvas import Pixel, Sheet, draw, text_width
from battlewright.pictures.chances import most_likely
from battlewright.pictures.labels import Callout, Labels
from battlewright.pictures.overlays import (
    ArcWedge,
    Emphasis,
    MarkedPoint,
    Measure,
    MovePath,
    Overlay,
    PathStop,
    Placement,
    ReachCircle,
    RegionOutline,
    Rose,
    SightLine,
    Spread,
    Template,
    Thing,
    Turn,
)
from battlewright.pictures.piece_words import draw_leader
from battlewright.pictures.scene_view import SceneView
from battlewright.pictures.shapes import Solid, disc, solid_of, solid_of_part, solid_of_thing
from battlewright.pictures.svg_areas import chance_radius, end_of
from battlewright.pictures.svg_lines import blocked_at, numbered
from battlewright.table.angles import DEGREE
from battlewright.table.bodies import Block, Body
from battlewright.table.lengths import as_inches, as_mm
from battlewright.table.terrain import Feature
from battlewright.texts import catalog
from battlewright.texts.numbers import percent

MOST_CHANCES = 8
"""Likely places beyond which their chances are no longer written beside each."""

_SIZE = 12.0


class Caption(msgspec.Struct, frozen=True):
    """What is written at an overlay, in which style, beside which of its parts, in order of liking."""

    text: str
    style: str
    anchors: tuple[Solid, ...]


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
    crowded = len(_likely(overlays)) > MOST_CHANCES
    for overlay in overlays:
        if crowded and isinstance(overlay, MarkedPoint) and not overlay.label:
            continue
        caption = _caption(overlay, sheet, names)
        if caption is None or not caption.text:
            continue
        width = text_width(caption.text, _SIZE)
        placed = labels.place_at_best([Callout(anchor, width, 14) for anchor in caption.anchors])
        if placed is not None:
            box = placed.box
            draw_leader(root, placed)
            draw(root, "text", caption.text, x=box.left, y=box.bottom - 3, class_=f"{caption.style} halo")


def notes(overlays: Sequence[Overlay], names: Names) -> list[str]:
    """What the numbered stops of all moves are, in order, and how many places are marked by their chance."""
    stops = [stop for path in overlays if isinstance(path, MovePath) for stop in numbered(path)]
    told = [f"{i} {_met(stop, names)}" for i, stop in enumerate(stops, start=1)]
    for overlay in overlays:
        if isinstance(overlay, Spread):
            told.append(_ends(overlay, names.lang))
        elif isinstance(overlay, Emphasis):
            told.append(overlay.label)
        elif isinstance(overlay, Rose):
            told += [overlay.label, *(f"{i} {petal.said}" for i, petal in enumerate(overlay.best, start=1))]
    likely = _likely(overlays)
    if len(likely) > MOST_CHANCES:
        texts = catalog(names.lang)
        most = texts.text("percent", p=max(point.probability for point in likely))
        told.append(texts.text("picture-chances", count=len(likely), most=most))
    return told


def _ends(spread: Spread, lang: str) -> str:
    """How many likely places a body has, and how likely it is to stay or to be gone."""
    texts = catalog(lang)
    most = percent(most_likely(spread), lang)
    said = [texts.text("picture-spread", name=spread.name, count=len(spread.places), most=most)]
    for id, chance in (("picture-spread-stays", spread.stays), ("picture-spread-gone", spread.gone)):
        if chance:
            said.append(texts.text(id, p=percent(chance, lang)))
    return "; ".join(said)


def _likely(overlays: Sequence[Overlay]) -> list[MarkedPoint]:
    return [overlay for overlay in overlays if isinstance(overlay, MarkedPoint) and not overlay.label]


def _stopped(stop: PathStop, names: Names) -> str:
    texts = catalog(names.lang)
    if stop.kind == "edge":
        return texts.text("picture-stopped-edge")
    return texts.text("picture-stopped-by", obstacle=names.of(stop.thing))


def _met(stop: PathStop, names: Names) -> str:
    text, thing, length = catalog(names.lang).text, names.of(stop.thing), _length(stop.cost)
    if stop.kind == "enter" and stop.cost:
        return text("picture-met-within", thing=thing, **length)
    return text(f"picture-met-{stop.kind}", thing=thing, **length)


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
    return Caption(text, "measure-text", (disc((x1 + x2) / 2, (y1 + y2) / 2, 4),))


@_caption.register
def _reach(overlay: ReachCircle, sheet: Sheet, names: Names) -> Caption:
    around = solid_of_thing(overlay.body, sheet)
    top = around.bounds.top - sheet.length(overlay.reach)
    return Caption(overlay.label, "reach-text", (disc(around.middle[0], top, 1),))


@_caption.register
def _arc(overlay: ArcWedge, sheet: Sheet, names: Names) -> Caption:
    bow = overlay.corners[len(overlay.corners) // 2 :]
    x, y = sheet.point(bow[len(bow) // 3])
    return Caption(overlay.label, "reach-text", (disc(x, y, 1),))


@_caption.register
def _region(overlay: RegionOutline, sheet: Sheet, names: Names) -> Caption | None:
    if not overlay.label:
        return None
    x, y = min(
        (sheet.point(corner) for outline in overlay.outlines for corner in outline), key=lambda p: p[1]
    )
    return Caption(overlay.label, "move-text", (disc(x, y, 1),))


@_caption.register
def _sight(overlay: SightLine, sheet: Sheet, names: Names) -> Caption:
    texts = catalog(names.lang)
    line = sheet.point(overlay.start), sheet.point(overlay.end)
    along = tuple(disc(*place, 4) for place in _along(line))
    if overlay.verdict == "clear":
        return Caption(overlay.label or texts.text("picture-sight-clear"), "sight-text", along)
    hiding = [names.of(thing) for thing in overlay.blockers] or [names.of(None)]
    if overlay.verdict == "partly":
        said = texts.text("picture-sight-partly", blocker=hiding[0])
        return Caption(overlay.label or said, "partly-text", along)
    said = texts.text("picture-sight-blocked", blocker=hiding[0])
    if overlay.blockers:
        along = (disc(*blocked_at(line, overlay.blockers[0], sheet), 9),)
    return Caption(overlay.label or said, "blocked-text", along)


@_caption.register
def _path(overlay: MovePath, sheet: Sheet, names: Names) -> Caption:
    said = catalog(names.lang).text("picture-length", **_length(overlay.length))
    if overlay.halted:
        said = f"{said}, {_stopped(overlay.stops[-1], names)}"
    return Caption(said, "move-text", (solid_of(end_of(overlay), sheet).grown(2),))


@_caption.register
def _turn(overlay: Turn, sheet: Sheet, names: Names) -> Caption:
    texts = catalog(names.lang)
    said = texts.text("picture-turn", degrees=abs(overlay.angle) / DEGREE)
    if overlay.length:
        said = f"{said}, {texts.text('picture-length', **_length(overlay.length))}"
    if overlay.stop is not None:
        said = f"{said}, {_stopped(overlay.stop, names)}"
    return Caption(said, "move-text", (solid_of(overlay.end, sheet).grown(2),))


@_caption.register
def _template(overlay: Template, sheet: Sheet, names: Names) -> Caption:
    texts = catalog(names.lang)
    under = (
        texts.text("picture-covered", marks=names.marks(overlay.covered))
        if overlay.covered
        else texts.text("picture-covered-none")
    )
    said = f"{overlay.label} {under}".strip()
    return Caption(said, "template-text", (solid_of_part(overlay.shape, sheet),))


@_caption.register
def _chance(overlay: MarkedPoint, sheet: Sheet, names: Names) -> Caption:
    chance = catalog(names.lang).text("percent", p=overlay.probability)
    anchor = disc(*sheet.point((overlay.x, overlay.y)), chance_radius(overlay))
    return Caption(f"{overlay.label} {chance}".strip(), "move-text", (anchor,))


@_caption.register
def _placement(overlay: Placement, sheet: Sheet, names: Names) -> Caption:
    return Caption(overlay.label, "move-text", (solid_of(overlay.end, sheet).grown(2),))


def _along(line: Segment) -> list[Pixel]:
    """Places along a line, in order of liking: near its end, since lines often begin together."""
    (x1, y1), (x2, y2) = line
    return [(x1 + share * (x2 - x1), y1 + share * (y2 - y1)) for share in (0.7, 0.85, 0.5, 0.3)]


def _length(micrometres: int) -> Mapping[str, float]:
    """A length for a text, in inches and centimetres."""
    return {"inches": as_inches(micrometres), "centimetres": as_mm(micrometres) / 10}
