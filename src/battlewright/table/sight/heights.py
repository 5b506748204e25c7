"""Sight with heights: looks, bodies and terrain as upright solids.

What stands as high as the higher look and reaches down to the lower one blocks as in plan; what ends below both looks
or begins above both does not matter. Both is exact, and so is a clear verdict, which shows its line. For what lies
between, lines in plan are tried, in whose upright plane the question is exact: the critical lines of the plan and 16
between each two neighbours. Where none of them is clear, the verdict is `blocked` and says that it is not exact.
"""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import NamedTuple

from battlewright.table.bodies import Body
from battlewright.table.plane import Point
from battlewright.table.sight.chords import between, chords
from battlewright.table.sight.corridor import Blocker
from battlewright.table.sight.critical import Critical
from battlewright.table.sight.fan import fan
from battlewright.table.sight.lines import Sight, blockers_on, in_contact, line_of_contact
from battlewright.table.sight.looks import Look, look_of
from battlewright.table.sight.scene import Scene
from battlewright.table.sight.search import Search
from battlewright.table.sight.upright import Upright, clear_segment
from battlewright.table.terrain import Feature

DEPTHS, SKIES = float("-inf"), float("inf")


class Band(NamedTuple):
    """All heights between the lower and the upper end of two looks, in micrometres."""

    low: int
    high: int

    def is_clear_of(self, blocker: Blocker) -> bool:
        """Does the blocker end below the band or begin above it?"""
        bottom, top = heights_of(blocker)
        return (top <= self.low or bottom >= self.high) and not self.is_filled_by(blocker)

    def is_filled_by(self, blocker: Blocker) -> bool:
        """Does the blocker cover every height of the band?"""
        bottom, top = heights_of(blocker)
        return bottom <= self.low and top >= self.high and bottom < top


def band_of(viewer: Look, target: Look) -> Band:
    """From the lower foot to the higher head of two looks."""
    return Band(min(viewer.low, target.low), max(viewer.high, target.high))


def heights_of(blocker: Blocker) -> tuple[int, int]:
    """Bottom and top of a body or a feature in micrometres."""
    if isinstance(blocker, Feature):
        return blocker.base, blocker.top
    return blocker.z, blocker.z + blocker.height


def clear_lines_in_height(
    viewer: Body | Look, target: Body | Look, bodies: Iterable[Body] = (), features: Iterable[Feature] = ()
) -> Sight:
    """Is there a line from any point of one look to any point of the other, in plan and in height, that nothing
    given crosses?

    As `clear_lines`, with everything an upright solid: a body from its foot to its head, a feature from base to
    top. What is as high as the higher look and stands no higher than the lower one's foot hides like a wall; nothing
    is seen from under a thing that stands as low as the lower look.
    """
    seen, shown = look_of(viewer), look_of(target)
    band = band_of(seen, shown)
    near = [body for body in bodies if not band.is_clear_of(body)]
    terrain = [feature for feature in features if not band.is_clear_of(feature)]
    touch = line_of_contact(seen, shown)
    common = min(seen.high, shown.high)
    share_a_height = max(seen.low, shown.low) <= common
    if touch is not None and share_a_height:
        return Sight(True, touch, heights=(common, common))
    if share_a_height or not in_contact(seen, shown):
        settled = _settled_in_plan(seen, shown, near, terrain, band)
        if settled is not None:
            return settled
    scene = Scene(seen, shown, near, terrain)
    in_plan = _clear_in_plan(scene, Search(scene))
    for line in chain((in_plan,) if in_plan is not None else (), fan(scene)):
        sight = sight_over(scene, line, band)
        if sight is not None:
            return sight
    return Sight(False, None, blockers_on(scene, scene.centre_line()), exact=False)


def _settled_in_plan(
    seen: Look, shown: Look, bodies: Sequence[Body], features: Sequence[Feature], band: Band
) -> Sight | None:
    """Clear past everything as in plan, or blocked by what blocks as in plan; None when heights decide."""
    scene = Scene(seen, shown, bodies, features)
    line = _clear_in_plan(scene, Search(scene))
    if line is not None:
        return Sight(True, scene.visible_part(line), heights=(seen.high, shown.high))
    walls = Scene(
        seen,
        shown,
        [body for body in bodies if band.is_filled_by(body)],
        [feature for feature in features if band.is_filled_by(feature)],
    )
    search = Search(walls)
    if _clear_in_plan(walls, search) is None:
        return Sight(False, None, blockers_on(walls, walls.centre_line()), exact=not search.invaded)
    return None


def _clear_in_plan(scene: Scene, search: Search) -> Critical | None:
    centre = scene.centre_line()
    return centre if centre is not None and scene.is_clear(centre) else search.clear_line()


def sight_over(scene: Scene, line: Critical, band: Band) -> Sight | None:
    """A clear verdict when some segment in the upright plane of the line is clear."""
    solids = [_solid(*crossing, band) for crossing in scene.crossings(line)]
    for start, end in chords(line, scene.viewer.outlines):
        for first, last in chords(line, scene.target.outlines):
            if (
                start <= last
                and first <= end
                and not scene.is_free(line, between((start, end), (first, last)))
            ):
                continue
            found = clear_segment(
                Upright(start, end, scene.viewer.low, scene.viewer.high),
                Upright(first, last, scene.target.low, scene.target.high),
                solids,
            )
            if found is not None:
                (s, low), (t, high) = found
                places: tuple[Point, Point] = line.point(s), line.point(t)
                return Sight(True, places, heights=(round(low), round(high)))
    return None


def _solid(start: float, end: float, blockers: Sequence[Blocker | None], band: Band) -> Upright:
    """What blocks on a stretch: a piece, or of the seam of two the heights they have in common."""
    bottom, top = DEPTHS, SKIES
    for blocker in blockers:
        if blocker is not None:
            low, high = heights_of(blocker)
            bottom = max(bottom, low if low > band.low else DEPTHS)
            top = min(top, SKIES if band.is_filled_by(blocker) else high)
    return Upright(start, end, bottom, top)
