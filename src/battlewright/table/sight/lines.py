"""Lines of sight in plan.

A line of sight runs from any point of one look to any point of the other. A body blocks it when the line comes more
than 20 um inside the edge of its base (as bases that cross by less do not overlap: the verdict between bases in contact
does not hang on a rounded micrometre); bodies in contact along a stretch leave no line between them. A feature blocks
it when the line runs through its inside. Touching an edge or a corner is not crossing, but a line squeezed between two
features that share a stretch of edge is blocked by both.

What a body stands in covers its edge and blocks the lines that leave through it, so a caller leaves out what a look
may look out of. Heights do not enter: the caller chooses the bodies and the features that block by height, trait or
size, or asks `clear_lines_in_height`.
"""

from collections.abc import Iterable

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.gaps import nearest_of_outlines
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import Box, Part, Polygon, apart
from battlewright.table.plane import Point, orientation
from battlewright.table.sight.corridor import Blocker
from battlewright.table.sight.critical import Critical
from battlewright.table.sight.looks import Look, look_of
from battlewright.table.sight.scene import Scene
from battlewright.table.sight.search import Search
from battlewright.table.terrain import Feature


class Sight(msgspec.Struct, frozen=True):
    """The verdict: a clear line from edge to edge, or what stands in the way.

    `blockers` is empty when sight is clear; otherwise it names, in order from the viewer, what stands on the line
    between the middles (or, when that misses everything, all that stands between). Blocked with no blockers means
    that the target is out of the arc into which the look looks. `heights` are those of the two ends of the line where
    heights were asked about, in micrometres. `exact` is False where `blocked` rests on many lines tried.
    """

    clear: bool
    line: tuple[Point, Point] | None
    blockers: tuple[Blocker, ...] = ()
    exact: bool = True
    heights: tuple[int, int] | None = None


def clear_lines(
    viewer: Body | Look, target: Body | Look, bodies: Iterable[Body] = (), features: Iterable[Feature] = ()
) -> Sight:
    """Is there a line from any part of one look to any part of the other that nothing given crosses?

    A body stands for the whole of its base. `bodies` and `features` are those that block; those whose looks they are
    among them are passed over. Looks in contact in plan see each other. Symmetric; exact, but for what reaches into a
    look: then `blocked` says that it is not.
    """
    seen, shown = look_of(viewer), look_of(target)
    touch = line_of_contact(seen, shown)
    if touch is not None:
        return Sight(True, touch)
    scene = Scene(seen, shown, bodies, features)
    centre = scene.centre_line()
    if centre is not None and scene.is_clear(centre):
        return Sight(True, scene.visible_part(centre))
    if is_out_of_arc(seen, shown) or is_out_of_arc(shown, seen):
        return Sight(False, None, blockers_on(scene, centre))
    search = Search(scene)
    line = search.clear_line()
    if line is not None:
        return Sight(True, scene.visible_part(line))
    return Sight(False, None, blockers_on(scene, centre), exact=not search.invaded)


def line_of_contact(viewer: Look, target: Look) -> tuple[Point, Point] | None:
    """The shortest line between looks in contact in plan; None for others, and for looks into an arc."""
    if viewer.beyond or target.beyond or not in_contact(viewer, target):
        return None
    return nearest_of_outlines(viewer.outlines, target.outlines)


def is_out_of_arc(viewer: Look, target: Look) -> bool:
    """Is it plain that a look cannot see the other, because all of that is beyond one border of its arc?"""
    return any(all(_holds(region, part) for part in target.outlines) for region in viewer.beyond)


def _holds(region: Polygon, part: Part) -> bool:
    """Are all corners of a polygon inside a convex region, and not on its edges?"""
    return isinstance(part, Polygon) and all(
        region.turn * orientation(a, b, corner) > 0 for a, b in region.edges for corner in part.points
    )


def in_contact(viewer: Look, target: Look) -> bool:
    """Are the two looks in contact in plan, or do they overlap?"""
    return any(
        _boxes_meet(one.bounds, other.bounds) for one in viewer.outlines for other in target.outlines
    ) and apart(viewer.outlines, target.outlines).at_most(TOLERANCE)


def _boxes_meet(one: Box, other: Box) -> bool:
    return (
        one[0] <= other[2] + TOLERANCE
        and other[0] <= one[2] + TOLERANCE
        and one[1] <= other[3] + TOLERANCE
        and other[1] <= one[3] + TOLERANCE
    )


def blockers_on(scene: Scene, centre: Critical | None) -> tuple[Blocker, ...]:
    """What stands in the way, in order from the viewer."""
    gaps = scene.gaps(centre) if centre is not None else []
    found: list[tuple[float, Blocker]] = []
    if centre is not None and gaps:
        low, high = min(map(min, gaps)), max(map(max, gaps))
        for start, end, blockers in scene.crossings(centre):
            if start < high and end > low:
                found += [(start, blocker) for blocker in blockers if blocker is not None]
    if not found:
        for part, owners in scene.pieces:
            near = scene.corridor.extent((part,))[0]
            found += [(near, blocker) for blocker in owners if blocker is not None]
    found.sort(key=lambda place: place[0])
    return _distinct(blocker for _, blocker in found)


def _distinct(blockers: Iterable[Blocker]) -> tuple[Blocker, ...]:
    found: list[Blocker] = []
    for blocker in blockers:
        if not any(blocker is other for other in found):
            found.append(blocker)
    return tuple(found)
