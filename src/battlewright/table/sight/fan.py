"""The fan of lines on which sight is decided where more than plan matters: critical lines, and lines between them."""

from collections.abc import Iterator
from itertools import pairwise
from math import atan2

from battlewright.table.sight.contacts import LEFT, RIGHT, contacts_of
from battlewright.table.sight.critical import Critical
from battlewright.table.sight.scene import Scene
from battlewright.table.sight.tangents import holder, tangents

BETWEEN = 16
"""How many lines are tried between two neighbouring critical lines."""


def fan(scene: Scene) -> Iterator[Critical]:
    """The line of the middles, the critical lines of a scene that meet both looks, and then 16 between each two
    neighbours in direction."""
    centre = scene.centre_line()
    if centre is not None:
        yield centre
    critical = _critical(scene)
    yield from (line for _, line in critical)
    for (_, one), (_, other) in pairwise(critical):
        yield from _between(scene, one, other)


def _critical(scene: Scene) -> list[tuple[float, Critical]]:
    """The critical lines with their directions, in their order; each once."""
    corridor = scene.corridor
    viewer, target = contacts_of(scene.viewer.outlines), contacts_of(scene.target.outlines)
    pieces = [holder(part) for part, owners in scene.pieces if None not in owners]
    found: dict[tuple[int, int], tuple[float, Critical]] = {}
    lines: list[Critical] = []
    for first in (LEFT, RIGHT):
        lines += tangents(viewer, target, pieces, first=first)
    for line in lines:
        if scene.gaps(line):
            ahead = 1 if line.ux * corridor.ux + line.uy * corridor.uy >= 0 else -1
            direction = atan2(
                ahead * (corridor.ux * line.uy - corridor.uy * line.ux),
                ahead * (corridor.ux * line.ux + corridor.uy * line.uy),
            )
            offset = ahead * line.across(corridor.x, corridor.y)
            found.setdefault((round(direction * 1e7), round(offset)), (direction, line))
    return sorted(found.values(), key=lambda entry: entry[0])


def _between(scene: Scene, one: Critical, other: Critical) -> Iterator[Critical]:
    """Lines whose ends on the two looks lie at even steps between those of the two lines."""
    (ax, ay), (bx, by) = scene.ends(one)
    (cx, cy), (dx, dy) = scene.ends(other)
    for step in range(1, BETWEEN + 1):
        share = step / (BETWEEN + 1)
        start = round(ax + share * (cx - ax)), round(ay + share * (cy - ay))
        end = round(bx + share * (dx - bx)), round(by + share * (dy - by))
        if start != end:
            yield Critical(*start, 0, *end, 0)
