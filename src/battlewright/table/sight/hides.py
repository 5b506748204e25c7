"""Does one piece of terrain hide any part of a body?"""

from collections.abc import Iterator

from battlewright.table.bodies import Body
from battlewright.table.sight.contacts import LEFT, RIGHT, Contact, contacts, contacts_of, tangent
from battlewright.table.sight.critical import DOUBT, Critical
from battlewright.table.sight.hull import outer_tangent
from battlewright.table.sight.lines import line_of_contact
from battlewright.table.sight.looks import Look, look_of
from battlewright.table.sight.scene import Scene
from battlewright.table.terrain import Feature


def obscured_by(viewer: Body | Look, target: Body | Look, feature: Feature) -> bool:
    """Does the feature hide any part of the target from any part of the viewer, in plan (HRD-COVER-02)?

    It does when at least one line from a point of the one to a point of the other runs through the inside of the
    feature after it leaves the viewer and before it reaches the target: when the feature reaches into what lies between
    the two, which their outer tangents bound. What only lies under a base, behind it or along an outer tangent hides
    nothing; nothing lies between looks in contact. Exact for a feature that reaches into neither of the two; for one
    that does, the tangents at its corners are tried. Heights are the caller's.
    """
    seen, shown = look_of(viewer), look_of(target)
    if line_of_contact(seen, shown) is not None:
        return False
    scene = Scene(seen, shown, (), (feature,))
    towards = scene.corridor.ux, scene.corridor.uy
    ends = contacts_of(seen.outlines), contacts_of(shown.outlines)
    left, right = outer_tangent(*ends, towards, RIGHT), outer_tangent(*ends, towards, LEFT)
    if left is None or right is None:
        return False
    if any(scene.gaps(border.line) and not scene.is_clear(border.line) for border in (left, right)):
        return True
    corners = [contact for part, blocker in scene.pieces if blocker is feature for contact in contacts(part)]
    return any(
        _lies_within(corner, left.line, right.line) and _lies_between(corner, scene, *ends)
        for corner in corners
    )


def _lies_within(corner: Contact, left: Critical, right: Critical) -> bool:
    x, y = corner[:2]
    return left.across(x, y) < -DOUBT and right.across(x, y) > DOUBT


def _lies_between(corner: Contact, scene: Scene, viewer: list[Contact], target: list[Contact]) -> bool:
    """Does some line from look to look pass the place between the two?"""
    x, y = corner[:2]
    for line in _lines_through(corner, [*viewer, *target]):
        place = line.along(x, y)
        for gap in scene.gaps(line):
            if min(gap) + DOUBT < place < max(gap) - DOUBT:
                return True
    return False


def _lines_through(corner: Contact, contacts: list[Contact]) -> Iterator[Critical]:
    place: Contact = (corner[0], corner[1], 0, None, None)
    for contact in contacts:
        for side in (LEFT, RIGHT):
            line = tangent(place, side, contact, side)
            if line is not None:
                yield line
