"""Does one piece of terrain hide any part of a body?"""

from math import hypot

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.outlines import Circle, Part, encloses
from battlewright.table.plane import Point, orientation
from battlewright.table.sight.contacts import LEFT, RIGHT, contacts, contacts_of
from battlewright.table.sight.critical import DOUBT
from battlewright.table.sight.hull import Border, outer_tangent, outside_of
from battlewright.table.sight.lines import in_contact
from battlewright.table.sight.looks import Look, look_of
from battlewright.table.sight.scene import Scene
from battlewright.table.terrain import Feature


def obscured_by(viewer: Body | Look, target: Body | Look, feature: Feature) -> bool:
    """Does the feature hide any part of the target from any part of the viewer, in plan (HRD-COVER-02)?

    It does when at least one line from a point of the one to a point of the other runs through the inside of the
    feature after it leaves the viewer and before it reaches the target: when the feature reaches into what lies between
    the two, which their outer tangents bound. What only lies under a base, behind it or along an outer tangent hides
    nothing; nothing lies between looks in contact. Of looks into an arc, and of what they look at, only what lies in
    the arc counts, cut to the micrometre; out of the arc nothing is hidden. Otherwise exact for a feature that reaches
    into neither of the two; of one that does, the corners are tried. Heights are the caller's.
    """
    seen, shown = look_of(viewer), look_of(target)
    if in_contact(seen, shown):
        return False
    borders = borders_of(seen, shown)
    if borders is None:
        return False
    scene = Scene(
        msgspec.structs.replace(seen, beyond=()), msgspec.structs.replace(shown, beyond=()), (), (feature,)
    )
    if any(scene.gaps(border.line) and not scene.is_clear(border.line) for border in borders):
        return True
    outlines = (*seen.outlines, *shown.outlines)
    return any(
        lies_between(corner[:2], *borders) and not _lies_under(corner[:2], outlines)
        for part, _ in scene.pieces
        for corner in contacts(part)
    )


def borders_of(seen: Look, shown: Look) -> tuple[Border, Border] | None:
    """The left and the right outer tangent of what lies in the arcs; None when one of the two is out of them."""
    towards = Scene(seen, shown).corridor
    beyond = (*seen.beyond, *shown.beyond)
    ends = [outside_of(beyond, contacts_of(look.outlines), look.outlines) for look in (seen, shown)]
    left, right = (
        outer_tangent(ends[0], ends[1], (towards.ux, towards.uy), side, beyond) for side in (RIGHT, LEFT)
    )
    return (left, right) if left is not None and right is not None else None


def lies_between(place: Point, left: Border, right: Border) -> bool:
    """Is the place inside the four points where the borders touch the two looks? With these they make the hull."""
    (left_start, left_end), (right_start, right_end) = left.ends(), right.ends()
    return (
        left.line.across(*place) < -DOUBT
        and right.line.across(*place) > DOUBT
        and _lies_right(place, right_start, left_start)
        and _lies_right(place, left_end, right_end)
    )


def _lies_right(place: Point, start: Point, end: Point) -> bool:
    """Is the place to the right of the way from start to end? To the right of no way lies everything."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    return length == 0 or orientation(start, end, place) < 0


def _lies_under(place: Point, outlines: tuple[Part, ...]) -> bool:
    return any(encloses(outline, Circle(*place, 0)) for outline in outlines)
