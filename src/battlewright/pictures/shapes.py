"""Bodies in pixels: the outlines that are drawn, and the solids that labels keep clear of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import atan2, cos, hypot, pi, sin
from xml.etree.ElementTree import Element

import msgspec

from battlewright.pictures.borders import (
    Segment,
    border,
    clipped,
    grown,
    inside,
    rings_path,
    segments_path,
    sides,
)
from battlewright.pictures.canvas import Box, Pixel, Sheet, draw, number
from battlewright.table.angles import unit
from battlewright.table.bodies import Body, Disc, Rectangle
from battlewright.table.outlines import Circle, Part
from battlewright.table.terrain import Feature


class Solid(msgspec.Struct, frozen=True, dict=True):
    """Convex outlines, each grown by `radius` pixels; a disc is a point so grown. Directions are seen from `middle`."""

    outlines: tuple[tuple[Pixel, ...], ...]
    radius: float
    middle: Pixel

    @cached_property
    def bounds(self) -> Box:
        """The box round it."""
        xs = [x for outline in self.outlines for x, _ in outline]
        ys = [y for outline in self.outlines for _, y in outline]
        return Box(min(xs) - self.radius, min(ys) - self.radius, max(xs) + self.radius, max(ys) + self.radius)

    @cached_property
    def extent(self) -> float:
        """The farthest it reaches from its middle."""
        x, y = self.middle
        return self.radius + max(hypot(px - x, py - y) for outline in self.outlines for px, py in outline)

    def grown(self, pixels: float) -> Solid:
        """The same, larger all round."""
        return Solid(self.outlines, self.radius + pixels, self.middle)

    def is_near(self, box: Box, reach: float) -> bool:
        """Does the box come nearer than `reach` pixels?"""
        bounds, reach = self.bounds, reach + self.radius
        if not bounds.widened(reach).meets(box):
            return False
        return any(_outline_near_box(outline, box, reach) for outline in self.outlines)

    def is_crossed(self, line: Segment) -> bool:
        """Does the line come inside, its own end at the rim apart?"""
        reach = self.radius - 0.5
        for outline in self.outlines:
            if len(outline) == 1:
                if distance_to(outline[0], line) < reach:
                    return True
            elif clipped(line, outline, 0.5) is not None:
                return True
        return False

    def rim(self, angle: float) -> Pixel:
        """Where a ray from the middle leaves it; `angle` in radians, clockwise from the right of the picture."""
        x, y = self.middle
        far = self.extent + 1
        ray = (self.middle, (x + far * cos(angle), y + far * sin(angle)))
        ends = [clipped(ray, outline) for outline in self.outlines if len(outline) > 1]
        reach = max((hypot(end[1][0] - x, end[1][1] - y) for end in ends if end), default=0.0) + self.radius
        return x + reach * cos(angle), y + reach * sin(angle)

    def rim_toward(self, place: Pixel) -> Pixel:
        """Where the ray from the middle to a place leaves it."""
        return self.rim(atan2(place[1] - self.middle[1], place[0] - self.middle[0]))


def disc(x: float, y: float, radius: float) -> Solid:
    """A round solid."""
    return Solid((((x, y),),), radius, (x, y))


def solid_of(body: Body, sheet: Sheet) -> Solid:
    """The base of a body in pixels."""
    middle = sheet.point(body.middle)
    if isinstance(body, Disc):
        return disc(*middle, sheet.length(body.radius))
    outlines = tuple(tuple(sheet.point(corner) for corner in part.points) for part in body.parts)
    return Solid(outlines, 0.0, middle)


def solid_of_feature(feature: Feature, sheet: Sheet) -> Solid:
    """The outlines of a feature in pixels as one solid; the round joints of a thick line are left out."""
    parts = feature.parts
    if len(parts) == 1:
        return solid_of_part(parts[0], sheet)
    polygons = [part for part in parts if not isinstance(part, Circle)]
    outlines = tuple(tuple(sheet.point(corner) for corner in part.points) for part in polygons)
    corners = [corner for outline in outlines for corner in outline]
    middle = sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)
    return Solid(outlines, 0.0, middle)


def solid_of_part(part: Part, sheet: Sheet) -> Solid:
    """A polygon or circle in pixels."""
    if isinstance(part, Circle):
        return disc(*sheet.point((part.x, part.y)), sheet.length(part.radius))
    corners = tuple(sheet.point(corner) for corner in part.points)
    count = len(corners)
    return Solid((corners,), 0.0, (sum(x for x, _ in corners) / count, sum(y for _, y in corners) / count))


def solid_of_thing(thing: Body | Feature, sheet: Sheet) -> Solid:
    """A body's base, or a feature, in pixels."""
    return solid_of_feature(thing, sheet) if isinstance(thing, Feature) else solid_of(thing, sheet)


def room_of(body: Body, sheet: Sheet) -> tuple[Pixel, float]:
    """The circle that a mark in the middle of a body fills: its centre and radius in pixels."""
    if isinstance(body, Disc):
        return sheet.point(body.middle), sheet.length(body.radius)
    if isinstance(body, Rectangle):
        short, long = sorted((body.width, body.depth))
        return sheet.point(body.middle), sheet.length((3 * short + long) / 8)
    return sheet.point(body.middle), sheet.length(min(body.files * body.width, body.ranks * body.depth) / 2)


def front_of(body: Body, sheet: Sheet) -> tuple[Pixel, Pixel]:
    """The middle of the front of a base, and the direction it faces as a vector of length 1, in pixels."""
    ux, uy = unit(body.facing)
    forward = body.radius if isinstance(body, Disc) else body.depth / 2 if isinstance(body, Rectangle) else 0
    return sheet.point((body.x + forward * ux, body.y + forward * uy)), (ux, -uy)


def draw_body(
    parent: Element, body: Body, sheet: Sheet, by: float = 0.0, **attributes: float | str
) -> Element:
    """The outline of a body, larger by some pixels all round (smaller when negative)."""
    return draw_solid(parent, solid_of(body, sheet), by, **attributes)


def draw_solid(parent: Element, solid: Solid, by: float, **attributes: float | str) -> Element:
    """The outline of a solid, larger by some pixels all round."""
    if len(solid.outlines[0]) == 1:
        x, y = solid.middle
        return draw(parent, "circle", cx=x, cy=y, r=max(1.0, solid.radius + by), **attributes)
    rings = [grown(outline, by) for outline in solid.outlines]
    if len(rings) == 1:
        return draw(parent, "path", d=rings_path(rings), **attributes)
    group = draw(parent, "g", **attributes)
    draw(group, "path", d=rings_path(rings), style="stroke:none")
    draw(group, "path", d=segments_path(border(rings)), style="fill:none")
    return group


def edge_of(solid: Solid, by: float) -> list[Segment]:
    """The outline of a solid, larger by some pixels all round, as segments."""
    if len(solid.outlines[0]) > 1:
        return border([grown(outline, by) for outline in solid.outlines])
    (x, y), radius = solid.middle, solid.radius + by
    return sides([(x + radius * cos(pi * i / 24), y + radius * sin(pi * i / 24)) for i in range(48)])


def draw_shape(parent: Element, part: Part, sheet: Sheet, **attributes: float | str) -> Element:
    """A polygon or circle."""
    if isinstance(part, Circle):
        x, y = sheet.point((part.x, part.y))
        return draw(parent, "circle", cx=x, cy=y, r=sheet.length(part.radius), **attributes)
    return draw(parent, "polygon", points=points_of(part.points, sheet), **attributes)


def points_of(corners: Iterable[Sequence[float]], sheet: Sheet) -> str:
    """Corners in micrometres as the points of a polygon."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in map(sheet.point, corners))


def entered(line: Segment, solid: Solid) -> Segment | None:
    """The longest stretch of a line inside a solid, whose outlines need not be convex; None where it passes by."""
    stretches = [
        _chord(line, outline[0], solid.radius) if len(outline) == 1 else inside(line, outline)
        for outline in solid.outlines
    ]
    found = [stretch for stretch in stretches if stretch is not None]
    return max(found, key=lambda ends: hypot(ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]), default=None)


def distance_to(place: Pixel, line: Segment) -> float:
    """From a place to a line with two ends."""
    x, y = nearest_on(line, place)
    return hypot(x - place[0], y - place[1])


def nearest_on(line: Segment, place: Pixel) -> Pixel:
    """The place of a line nearest to another."""
    (x1, y1), (x2, y2) = line
    dx, dy = x2 - x1, y2 - y1
    share = ((place[0] - x1) * dx + (place[1] - y1) * dy) / (dx * dx + dy * dy or 1.0)
    share = min(1.0, max(0.0, share))
    return x1 + share * dx, y1 + share * dy


def _chord(line: Segment, centre: Pixel, radius: float) -> Segment | None:
    (x1, y1), (x2, y2) = line
    length = hypot(x2 - x1, y2 - y1)
    foot = nearest_on(line, centre)
    across = hypot(foot[0] - centre[0], foot[1] - centre[1])
    if length == 0 or across >= radius:
        return None
    half = (radius * radius - across * across) ** 0.5
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    return (foot[0] - half * ux, foot[1] - half * uy), (foot[0] + half * ux, foot[1] + half * uy)


def _outline_near_box(outline: Sequence[Pixel], box: Box, reach: float) -> bool:
    if any(box.distance(x, y) < reach for x, y in outline):
        return True
    if len(outline) == 1:
        return False
    corners = ((box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom))
    if any(distance_to(corner, side) < reach for side in sides(outline) for corner in corners):
        return True
    return any(clipped(side, outline) for side in sides(corners)) or any(
        clipped(side, corners) for side in sides(outline)
    )
