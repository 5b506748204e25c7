"""Overlays in SVG: what lies under the bases (regions, reach, likely places) and what lies over them (lines)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot, sqrt
from xml.etree.ElementTree import Element

from battlewright.pictures.canvas import Sheet, draw, number, text_width
from battlewright.pictures.labels import Callout, Labels, Point, Round
from battlewright.pictures.overlays import (
    MarkedPoint,
    MovePath,
    Overlay,
    ReachCircle,
    RegionOutline,
    SightLine,
)
from battlewright.pictures.svg_pieces import draw_leader
from battlewright.table.bodies import Body
from battlewright.table.lengths import as_inches, as_mm
from battlewright.table.sight import Blocker
from battlewright.table.terrain import Feature
from battlewright.texts import catalog

_LARGEST = 16.0
"""Pixels of the radius that marks a certain place."""


def draw_under(root: Element, overlays: Sequence[Overlay], sheet: Sheet) -> None:
    """Areas, which the bases stand on."""
    for overlay in overlays:
        if isinstance(overlay, RegionOutline):
            points = " ".join(f"{number(sheet.x(x))},{number(sheet.y(y))}" for x, y in overlay.corners)
            draw(root, "polygon", points=points, class_="region")
        elif isinstance(overlay, ReachCircle):
            body = overlay.body
            radius = sheet.length(body.radius + overlay.reach)
            draw(root, "circle", cx=sheet.x(body.x), cy=sheet.y(body.y), r=radius, class_="reach")
        elif isinstance(overlay, MarkedPoint):
            radius = _radius(overlay)
            draw(root, "circle", cx=sheet.x(overlay.x), cy=sheet.y(overlay.y), r=radius, class_="chance")


def draw_over(root: Element, overlays: Sequence[Overlay], sheet: Sheet) -> None:
    """Lines, which run over the bases."""
    for overlay in overlays:
        if isinstance(overlay, SightLine):
            _draw_sight(root, overlay, sheet)
        elif isinstance(overlay, MovePath):
            _draw_path(root, overlay, sheet)


def lines_of(overlays: Sequence[Overlay], sheet: Sheet) -> list[tuple[Point, Point]]:
    """The lines that labels should leave free."""
    lines = []
    for overlay in overlays:
        if isinstance(overlay, SightLine):
            lines.append(_sight_ends(overlay, sheet))
        elif isinstance(overlay, MovePath):
            lines.append((_pixel(overlay.path.start, sheet), _pixel(overlay.path.end, sheet)))
    return lines


def draw_texts(
    root: Element,
    overlays: Sequence[Overlay],
    sheet: Sheet,
    labels: Labels,
    names: Mapping[Body, str],
    lang: str,
) -> None:
    """The words of the overlays, each near what it tells of; `names` are the ids of the bodies on the table."""
    for overlay in overlays:
        text, style, anchor = _caption(overlay, sheet, names, lang)
        placed = labels.place([Callout(anchor, text_width(text, 12), 14)])[0] if text else None
        if placed is not None:
            box = placed.box
            draw_leader(root, placed)
            draw(root, "text", text, x=box.left, y=box.bottom - 3, class_=f"{style} halo")


def _caption(overlay: Overlay, sheet: Sheet, names: Mapping[Body, str], lang: str) -> tuple[str, str, Round]:
    """Text, class and anchor of what is written at an overlay."""
    texts = catalog(lang)
    if isinstance(overlay, SightLine):
        middle = _middle(_sight_ends(overlay, sheet))
        if overlay.sight.clear:
            return texts.text("picture-sight-clear"), "sight-text", middle
        blocker = overlay.sight.blockers[0] if overlay.sight.blockers else None
        named = texts.text("picture-sight-blocked", blocker=_name(blocker, names, lang))
        at = _pixel(_centre(blocker), sheet) if blocker else (middle.x, middle.y)
        return named, "blocked-text", Round(*at, 6)
    if isinstance(overlay, MovePath):
        return (
            _path_words(overlay, names, lang),
            "move-text",
            Round(*_pixel(overlay.path.end, sheet), sheet.length(overlay.body.radius)),
        )
    if isinstance(overlay, ReachCircle):
        body = overlay.body
        top = sheet.y(body.y) - sheet.length(body.radius + overlay.reach)
        return overlay.label, "reach-text", Round(sheet.x(body.x), top, 1)
    if isinstance(overlay, MarkedPoint):
        chance = texts.text("percent", p=overlay.probability)
        anchor = Round(sheet.x(overlay.x), sheet.y(overlay.y), _radius(overlay))
        return f"{overlay.label} {chance}".strip(), "move-text", anchor
    return "", "", Round(0, 0, 0)


def _path_words(overlay: MovePath, names: Mapping[Body, str], lang: str) -> str:
    texts, path = catalog(lang), overlay.path
    said = texts.text(
        "picture-length",
        inches=round(as_inches(path.travelled), 1),
        centimetres=round(as_mm(path.travelled) / 10, 1),
    )
    if path.stop is None or path.stop.kind == "reach":
        return said
    if path.stop.kind == "edge":
        return f"{said}, {texts.text('picture-stopped-edge')}"
    obstacle = _name(path.stop.obstacle, names, lang)
    return f"{said}, {texts.text('picture-stopped-by', obstacle=obstacle)}"


def _draw_sight(root: Element, overlay: SightLine, sheet: Sheet) -> None:
    (x1, y1), (x2, y2) = _sight_ends(overlay, sheet)
    if overlay.sight.clear:
        draw(root, "line", x1=x1, y1=y1, x2=x2, y2=y2, class_="sight-clear")
        return
    draw(root, "line", x1=x1, y1=y1, x2=x2, y2=y2, class_="sight-blocked")
    if not overlay.sight.blockers:
        return
    blocker = overlay.sight.blockers[0]
    if isinstance(blocker, Body):
        x, y = _pixel(_centre(blocker), sheet)
        draw(root, "circle", cx=x, cy=y, r=sheet.length(blocker.radius) + 3, class_="blocker")
    x, y = _nearest_on((x1, y1), (x2, y2), _pixel(_centre(blocker), sheet))
    cross = f"M{number(x - 6)} {number(y - 6)}l12 12m0 -12l-12 12"
    draw(root, "path", d=cross, class_="blocker")


def _draw_path(root: Element, overlay: MovePath, sheet: Sheet) -> None:
    path = overlay.path
    (x1, y1), (x2, y2) = _pixel(path.start, sheet), _pixel(path.end, sheet)
    radius = sheet.length(overlay.body.radius)
    draw(root, "circle", cx=x2, cy=y2, r=radius, class_="move-ghost")
    length = hypot(x2 - x1, y2 - y1)
    if length < 1:
        return
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    draw(root, "line", x1=x1, y1=y1, x2=x2, y2=y2, class_="move")
    wing_x, wing_y = x2 - 9 * ux, y2 - 9 * uy
    head = (
        f"M{number(wing_x - 5 * uy)} {number(wing_y + 5 * ux)}L{number(x2)} {number(y2)}"
        f"L{number(wing_x + 5 * uy)} {number(wing_y - 5 * ux)}"
    )
    draw(root, "path", d=head, class_="move")
    if path.stop is not None and path.stop.kind in ("body", "feature", "edge"):
        x, y = x2 + radius * ux, y2 + radius * uy
        bar = f"M{number(x - 9 * uy)} {number(y + 9 * ux)}L{number(x + 9 * uy)} {number(y - 9 * ux)}"
        draw(root, "path", d=bar, class_="blocker")


def _sight_ends(overlay: SightLine, sheet: Sheet) -> tuple[Point, Point]:
    """The clear line, or from edge to edge between the two centres."""
    if overlay.sight.line is not None:
        start, end = overlay.sight.line
        return _pixel(start, sheet), _pixel(end, sheet)
    viewer, target = overlay.viewer, overlay.target
    length = hypot(target.x - viewer.x, target.y - viewer.y) or 1.0
    ux, uy = (target.x - viewer.x) / length, (target.y - viewer.y) / length
    return (
        (sheet.x(viewer.x + viewer.radius * ux), sheet.y(viewer.y + viewer.radius * uy)),
        (sheet.x(target.x - target.radius * ux), sheet.y(target.y - target.radius * uy)),
    )


def _name(thing: Blocker | None, names: Mapping[Body, str], lang: str) -> str:
    if isinstance(thing, Feature):
        return thing.id
    unnamed = catalog(lang).text("picture-a-model")
    return unnamed if thing is None else names.get(thing, unnamed)


def _centre(thing: Blocker) -> tuple[float, float]:
    if isinstance(thing, Feature):
        left, low, right, high = thing.bounds
        return (left + right) / 2, (low + high) / 2
    return thing.x, thing.y


def _nearest_on(start: Point, end: Point, place: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    squared = dx * dx + dy * dy or 1.0
    share = min(1.0, max(0.0, ((place[0] - start[0]) * dx + (place[1] - start[1]) * dy) / squared))
    return start[0] + share * dx, start[1] + share * dy


def _middle(line: tuple[Point, Point]) -> Round:
    (x1, y1), (x2, y2) = line
    return Round((x1 + x2) / 2, (y1 + y2) / 2, 4)


def _pixel(place: Sequence[float], sheet: Sheet) -> Point:
    return sheet.x(place[0]), sheet.y(place[1])


def _radius(point: MarkedPoint) -> float:
    """The area of the mark is proportional to the probability."""
    return _LARGEST * sqrt(min(1.0, max(0.0, point.probability)))
