"""Does one piece of terrain hide any part of a body, heights counted, or is it overlooked?"""

from collections.abc import Iterator
from itertools import combinations

from battlewright.table.bodies import Body
from battlewright.table.outlines import Circle, Part
from battlewright.table.plane import Point
from battlewright.table.sight.chords import Stretch, chords
from battlewright.table.sight.critical import Critical
from battlewright.table.sight.hides import borders_of, lies_between, obscured_by
from battlewright.table.sight.hull import Border
from battlewright.table.sight.looks import Look, look_of
from battlewright.table.sight.scene import Scene
from battlewright.table.sight.upright import GRAZE
from battlewright.table.terrain import Feature

STEPS = 16
"""Into how many steps the width of a look is divided."""


def obscured_by_in_height(viewer: Body | Look, target: Body | Look, feature: Feature) -> bool:
    """Does the feature hide any part of the target's volume from any part of the viewer's (HRD-COVER-05)?

    As `obscured_by`, with everything an upright solid: at least one line from a point of the one volume to a point of
    the other must run through the inside of the feature where, in plan, it lies between the two. Exact where the
    feature reaches above both feet and below both heads, or ends under both feet, or begins above both heads. For what
    lies between (one of the two stands higher than the feature's top), lines in plan are tried, in whose upright
    plane the question is exact: there True is certain, and False is not.
    """
    seen, shown = look_of(viewer), look_of(target)
    if (
        feature.top <= min(seen.low, shown.low)
        or feature.base >= max(seen.high, shown.high)
        or feature.base == feature.top
        or not obscured_by(seen, shown, feature)
    ):
        return False
    if feature.top > max(seen.low, shown.low) and feature.base < min(seen.high, shown.high):
        return True
    borders = borders_of(seen, shown)
    if borders is None:
        return False
    scene = Scene(seen, shown, (), (feature,))
    return any(_hides_along(scene, line, feature) for line in _lines_across(scene, *borders))


def _lines_across(scene: Scene, left: Border, right: Border) -> Iterator[Critical]:
    """The borders, and lines from places of the feature between them to even steps across either look."""
    yield left.line
    yield right.line
    (left_start, left_end), (right_start, right_end) = left.ends(), right.ends()
    aims = [
        (round(a[0] + share * (b[0] - a[0])), round(a[1] + share * (b[1] - a[1])))
        for a, b in ((left_start, right_start), (left_end, right_end))
        for share in (step / STEPS for step in range(STEPS + 1))
    ]
    for place in _places(scene, left, right):
        for aim in aims:
            if aim != place:
                yield Critical(*place, 0, *aim, 0)


def _places(scene: Scene, left: Border, right: Border) -> Iterator[Point]:
    """Where the feature, cut to what lies between the borders, has corners, and the middles between each two."""
    found = [
        place
        for part, owners in scene.pieces
        if None not in owners
        for place in _outermost(part)
        if lies_between(place, left, right)
    ]
    for border in (left, right):
        for start, end, owners in scene.crossings(border.line):
            if None not in owners:
                found += [border.line.point(start), border.line.point(end)]
    yield from found
    for (ax, ay), (bx, by) in combinations(found, 2):
        yield (ax + bx) // 2, (ay + by) // 2


def _outermost(part: Part) -> tuple[Point, ...]:
    if isinstance(part, Circle):
        x, y, radius = part.x, part.y, part.radius
        return (x - radius, y), (x + radius, y), (x, y - radius), (x, y + radius)
    return part.points


def _hides_along(scene: Scene, line: Critical, feature: Feature) -> bool:
    """Does some line in the upright plane over a line in plan run through the feature?"""
    crossings = list(scene.crossings(line))
    inside = [(start, end) for start, end, owners in crossings if None not in owners]
    outside = [(start, end) for start, end, owners in crossings if None in owners]
    for start in chords(line, scene.viewer.outlines):
        for end in chords(line, scene.target.outlines):
            ends = (start, scene.viewer), (end, scene.target)
            (near, first), (far, last) = ends if start[1] <= end[0] else ends[::-1]
            low, high = near[1], far[0]
            if any(one < high - GRAZE and other > low + GRAZE for one, other in outside):
                continue
            if any(
                _runs_through((max(low, one), min(high, other)), near, first, far, last, feature)
                for one, other in inside
            ):
                return True
    return False


def _runs_through(
    stretch: Stretch, near: Stretch, first: Look, far: Stretch, last: Look, feature: Feature
) -> bool:
    """Do lines from the near end to the far one come, somewhere in the stretch, below the feature's top and above its
    base? The lowest of them runs from the far side of the higher foot to the near side of the lower one."""
    falls, rises = first.low > last.low, last.high > first.high
    lowest = _way(near, far, falls), (first.low, last.low)
    highest = _way(near, far, rises), (first.high, last.high)
    stretch = _where_below(stretch, *lowest, feature.top)
    (start, end), (one, other) = highest
    stretch = _where_below(stretch, (start, end), (-one, -other), -feature.base)
    return stretch[1] - stretch[0] > GRAZE


def _way(near: Stretch, far: Stretch, soon: bool) -> Stretch:
    """From where to where a line runs that has gone as much of its way as it can, or as little."""
    return (near[0], far[0]) if soon else (near[1], far[1])


def _where_below(stretch: Stretch, way: Stretch, heights: tuple[int, int], limit: int) -> Stretch:
    """The part of a stretch on which a line over a way, from height to height, is below a limit."""
    (start, end), (low, high) = stretch, heights
    if low == high:
        return stretch if low < limit else (start, start)
    place = way[0] + (limit - low) / (high - low) * (way[1] - way[0])
    return (start, min(end, place)) if high > low else (max(start, place), end)
