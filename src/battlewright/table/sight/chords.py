"""Where a line runs through outlines: stretches of the line in float micrometres, between exact verdicts on crossing.

A stretch is given by the places along the line where it begins and ends. Touching an edge or a corner is no crossing.
"""

from collections.abc import Iterable, Sequence
from math import sqrt

from battlewright.table.outlines import Circle, Part
from battlewright.table.plane import Point
from battlewright.table.sight.critical import DOUBT, Critical

Stretch = tuple[float, float]


def chord(line: Critical, part: Part) -> Stretch | None:
    """What the line has in common with a circle or a convex outline, a mere touch included; None for nothing."""
    if isinstance(part, Circle):
        x, y, radius = part.x, part.y, part.radius
        across = line.across(x, y)
        if abs(across) > radius - DOUBT and not line.meets(x, y, radius):
            return None
        half = sqrt(max(0.0, radius * radius - across * across))
        foot = line.along(x, y)
        return foot - half, foot + half
    distances = line.distances(part.points)
    if min(distances) > 0 or max(distances) < 0:
        return None
    return convex_chord(line, part.points, distances)


def chords(line: Critical, parts: Iterable[Part]) -> list[Stretch]:
    """What the line has in common with each of the outlines that it meets."""
    return [found for part in parts if (found := chord(line, part)) is not None]


def between(one: Stretch, other: Stretch) -> Stretch:
    """From the end of one to the end of the other where they face each other; empty when they overlap."""
    if one[1] < other[0]:
        return one[1], other[0]
    if other[1] < one[0]:
        return one[0], other[1]
    middle = max(one[0], other[0])
    return middle, middle


def through_circle(line: Critical, circle: Circle) -> Stretch | None:
    """The stretch inside the circle; None when the line does not cross its inside."""
    x, y, radius = circle.x, circle.y, circle.radius
    across = line.ux * y - line.uy * x + line.c
    if abs(across) > radius - DOUBT and not line.crosses(x, y, radius):
        return None
    half = sqrt(max(0.0, radius * radius - across * across))
    foot = line.along(x, y)
    return foot - half, foot + half


def convex_chord(line: Critical, corners: Sequence[Point], distances: Sequence[float]) -> Stretch:
    """The stretch in a convex outline that the line meets, from the corners' signed distances."""
    places = []
    before, was = corners[-1], distances[-1]
    for corner, distance in zip(corners, distances, strict=True):
        if distance == 0:
            places.append(line.along(*corner))
        elif (was > 0 > distance) or (was < 0 < distance):
            start, end = line.along(*before), line.along(*corner)
            places.append(start + was / (was - distance) * (end - start))
        before, was = corner, distance
    return min(places), max(places)


def beside(line: Critical, corners: Sequence[Point], distances: Sequence[float], side: int) -> list[Stretch]:
    """The stretches that the line, moved a hair to `side` (left 1, right -1), would have inside any simple outline."""
    cuts = []
    before, was = corners[-1], distances[-1]
    for corner, distance in zip(corners, distances, strict=True):
        if (distance or -side) * (was or -side) < 0:
            start, end = line.along(*before), line.along(*corner)
            share = was / (was - distance) if was != distance else 0.5
            cuts.append(start + share * (end - start))
        before, was = corner, distance
    cuts.sort()
    return list(zip(cuts[::2], cuts[1::2], strict=True))
