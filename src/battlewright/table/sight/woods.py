"""Sight into and out of woods and clouds, and never through them to beyond."""

from collections.abc import Iterable, Iterator
from itertools import chain

from battlewright.table.bodies import Body
from battlewright.table.gaps import nearest_of_outlines
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import Circle, apart, encloses
from battlewright.table.sight.chords import Stretch
from battlewright.table.sight.critical import Critical
from battlewright.table.sight.fan import fan
from battlewright.table.sight.heights import band_of, clear_lines_in_height, sight_over
from battlewright.table.sight.lines import Sight, blockers_on, clear_lines
from battlewright.table.sight.looks import Look, look_of
from battlewright.table.sight.scene import Scene
from battlewright.table.terrain import Feature, touches


def lying_between(
    viewer: Body | Look, target: Body | Look, features: Iterable[Feature]
) -> tuple[Feature, ...]:
    """The woods or clouds in which neither of the two stands with any part of the base, in their order.

    They block sight through; into and out of the rest it is free (clouds), or free up to a depth (woods), so a
    caller of `clear_lines` leaves the rest out.
    """
    bodies = [body for who in (viewer, target) if (body := look_of(who).body) is not None]
    return tuple(feature for feature in features if not any(touches(feature, body) for body in bodies))


def clear_lines_through_woods(
    viewer: Body | Look,
    target: Body | Look,
    woods: Iterable[Feature],
    depth: int,
    bodies: Iterable[Body] = (),
    features: Iterable[Feature] = (),
) -> Sight:
    """As `clear_lines`, past woods in which lines may run at most `depth` micrometres (up to depth + 20 um).

    A wood in which one of the two stands counts by the length of the line in it, from the edge of the base; all such
    woods together. A wood in which neither stands blocks like any feature. Where only depth keeps the two from seeing
    each other, critical lines and 16 between each two neighbours are tried, and `blocked` is not exact, unless one
    convex wood holds both and they are farther apart than `depth`.
    """
    woods, bodies, features = tuple(woods), tuple(bodies), tuple(features)
    between = lying_between(viewer, target, woods)
    around = [wood for wood in woods if wood not in between]
    past_rest = clear_lines(viewer, target, bodies, (*features, *between))
    if not past_rest.clear or not around:
        return past_rest
    seen, shown = look_of(viewer), look_of(target)
    blocking = Scene(seen, shown, bodies, (*features, *between))
    wooded = Scene(seen, shown, (), around)
    everything = Scene(seen, shown, bodies, (*features, *woods))
    for line in chain(_shortest(seen, shown), fan(everything)):
        for gap in blocking.gaps(line):
            if length_inside(wooded, line, gap) <= depth + TOLERANCE and blocking.is_free(line, gap):
                return Sight(True, (line.point(gap[0]), line.point(gap[1])))
    too_far = not apart(seen.outlines, shown.outlines).at_most(depth + TOLERANCE)
    exact = too_far and any(_holds_both(wood, seen, shown) for wood in around)
    return Sight(False, None, blockers_on(everything, everything.centre_line()), exact=exact)


def clear_lines_through_woods_in_height(
    viewer: Body | Look,
    target: Body | Look,
    woods: Iterable[Feature],
    depth: int,
    bodies: Iterable[Body] = (),
    features: Iterable[Feature] = (),
) -> Sight:
    """As `clear_lines_through_woods`, with the bodies and features as upright solids, as in `clear_lines_in_height`.

    Woods count in plan, at every height: a caller leaves out those that are overlooked. Exact where the solids alone or
    the woods alone decide; where only both together keep the two from seeing each other, lines are tried.
    """
    woods, bodies, features = tuple(woods), tuple(bodies), tuple(features)
    past_solids = clear_lines_in_height(viewer, target, bodies, features)
    if not past_solids.clear or not woods:
        return past_solids
    past_woods = clear_lines_through_woods(viewer, target, woods, depth)
    if not past_woods.clear:
        return past_woods
    seen, shown = look_of(viewer), look_of(target)
    band = band_of(seen, shown)
    between = lying_between(viewer, target, woods)
    blocking = Scene(seen, shown, (), between)
    wooded = Scene(seen, shown, (), [wood for wood in woods if wood not in between])
    solids = Scene(
        seen,
        shown,
        [body for body in bodies if not band.is_clear_of(body)],
        [feature for feature in features if not band.is_clear_of(feature)],
    )
    everything = Scene(seen, shown, bodies, (*features, *woods))
    for line in chain(_shortest(seen, shown), fan(everything)):
        if any(
            length_inside(wooded, line, gap) <= depth + TOLERANCE and blocking.is_free(line, gap)
            for gap in blocking.gaps(line)
        ):
            sight = sight_over(solids, line, band)
            if sight is not None:
                return sight
    return Sight(False, None, blockers_on(everything, everything.centre_line()), exact=False)


def length_inside(scene: Scene, line: Critical, gap: Stretch) -> float:
    """How much of the gap lies in pieces of the scene, in float micrometres; where they overlap, once."""
    low, high = sorted(gap)
    total, reached = 0.0, low
    for start, end, _ in sorted(scene.crossings(line), key=lambda crossing: crossing[0]):
        total += max(0.0, min(end, high) - max(start, reached))
        reached = max(reached, min(end, high))
    return total


def _shortest(seen: Look, shown: Look) -> Iterator[Critical]:
    start, end = nearest_of_outlines(seen.outlines, shown.outlines)
    if start != end:
        yield Critical(*start, 0, *end, 0)


def _holds_both(wood: Feature, seen: Look, shown: Look) -> bool:
    """Is the wood convex, and are both looks wholly in it? Then all of every line is."""
    return (
        len(wood.parts) == 1
        and (isinstance(wood.parts[0], Circle) or wood.parts[0].convex)
        and all(encloses(wood.parts[0], part) for part in (*seen.outlines, *shown.outlines))
    )
