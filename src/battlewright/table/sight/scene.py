"""Two looks, the outlines that reach into the corridor between them, and what a line meets there."""

from collections.abc import Iterable, Iterator

from battlewright.table.bodies import Body
from battlewright.table.outlines import Circle, Part
from battlewright.table.plane import Point
from battlewright.table.sight.chords import Stretch, beside, between, chords, convex_chord, through_circle
from battlewright.table.sight.corridor import Blocker, Corridor, blockers_between, blocking_outlines
from battlewright.table.sight.critical import Critical
from battlewright.table.sight.looks import Look
from battlewright.table.sight.seams import seams
from battlewright.table.terrain import Feature

OVERLAP = 1e-3
"""Micrometres along a line below which two stretches are taken to meet at their ends only."""

Owners = tuple[Blocker | None, ...]
"""What an outline is a part of: one blocker, or the two whose seam it closes (None for the border of an arc)."""

Piece = tuple[Part, Owners]
"""An outline that lines must not enter."""

Crossing = tuple[float, float, Owners]
"""A stretch of a line inside a piece, or along the seam of two."""


class Scene:
    """Viewer and target with the pieces that could lie between them."""

    __slots__ = ("corridor", "pieces", "target", "viewer")

    def __init__(
        self, viewer: Look, target: Look, bodies: Iterable[Body] = (), features: Iterable[Feature] = ()
    ) -> None:
        self.viewer, self.target = viewer, target
        self.corridor = Corridor(viewer, target)
        owners = (viewer.body, target.body)
        blockers = blockers_between(self.corridor, owners, bodies, features)
        outlines = [(outline, (blocker,)) for blocker in blockers for outline in blocking_outlines(blocker)]
        self.pieces: list[Piece] = [
            (outline, blocker)
            for outline, blocker in (*outlines, *seams(blockers))
            if isinstance(outline, Circle) or self.corridor.holds_some((outline,))
        ]
        if viewer.beyond or target.beyond:
            self.pieces += [(border, (None,)) for border in (*viewer.beyond, *target.beyond)]

    def centre_line(self) -> Critical | None:
        """The line through the middles of the two looks, to the micrometre; None when they have one middle."""
        corridor = self.corridor
        a = int(corridor.x), int(corridor.y)
        b = int(corridor.target_middle[0]), int(corridor.target_middle[1])
        return Critical(*a, 0, *b, 0) if a != b else None

    def gaps(self, line: Critical) -> list[Stretch]:
        """The stretches of the line from a part of the viewer to a part of the target; none when it misses a look."""
        seen = chords(line, self.viewer.outlines)
        if not seen:
            return []
        shown = chords(line, self.target.outlines)
        return [between(one, other) for one in seen for other in shown]

    def is_clear(self, line: Critical) -> bool:
        """Does the line meet both looks, with nothing crossing it between them?"""
        return any(self.is_free(line, gap) for gap in self.gaps(line))

    def is_free(self, line: Critical, gap: Stretch) -> bool:
        """Does nothing cross the line in the gap? Where the looks leave none, their arcs must hold where they meet."""
        low, high = (gap[0], gap[1]) if gap[0] <= gap[1] else (gap[1], gap[0])
        if high - low > 2 * OVERLAP:
            low, high = low + OVERLAP, high - OVERLAP
            return not any(start < high and end > low for start, end, _ in self.crossings(line))
        if not self.viewer.beyond and not self.target.beyond:
            return True
        return not any(start < low and end > high for start, end, by in self.crossings(line) if None in by)

    def crossings(self, line: Critical) -> Iterator[Crossing]:
        """Where what crosses the line, unordered."""
        beside_it: list[tuple[int, Stretch, Owners]] = []
        for part, owners in self.pieces:
            if isinstance(part, Circle):
                stretch = through_circle(line, part)
                if stretch is not None:
                    yield *stretch, owners
                continue
            distances = line.distances(part.points)
            lowest, highest = min(distances), max(distances)
            if lowest > 0 or highest < 0:
                continue
            if part.convex and lowest < 0 < highest:
                yield *convex_chord(line, part.points, distances), owners
            elif not part.convex or distances.count(0) > 1:
                for side in (1, -1):
                    beside_it += [
                        (side, stretch, owners) for stretch in beside(line, part.points, distances, side)
                    ]
        if beside_it:
            yield from _squeezed(beside_it)

    def ends(self, line: Critical) -> tuple[Point, Point]:
        """Points of a line that meets both looks in the middle of what it has in common with each."""
        seen, shown = chords(line, self.viewer.outlines)[0], chords(line, self.target.outlines)[0]
        return line.point((seen[0] + seen[1]) / 2), line.point((shown[0] + shown[1]) / 2)

    def visible_part(self, line: Critical) -> tuple[Point, Point]:
        """Of a clear line the part from the viewer's edge to the target's edge."""
        start, end = next(gap for gap in self.gaps(line) if self.is_free(line, gap))
        return line.point(start), line.point(end)


def _squeezed(beside_it: list[tuple[int, Stretch, Owners]]) -> Iterator[Crossing]:
    """Stretches with outlines on both sides of the line at once: inside one of them, or squeezed between two."""
    for side, (start, end), on_left in beside_it:
        if side < 0:
            continue
        for other_side, (other_start, other_end), on_right in beside_it:
            if other_side < 0 and max(start, other_start) < min(end, other_end):
                owners = on_left if on_left == on_right else (*on_left, *on_right)
                yield max(start, other_start), min(end, other_end), owners
