"""The search for a clear line past what stands between two looks.

Most of it is settled by the two outer tangents of the looks. What lies outside them does not matter. What lies across
one of them, behind one look and before the other, must be passed on the other side, for it hangs together; what lies
across both cuts every line. Few critical lines are left to try. Where something reaches into a look, the points where
their edges cross, to the micrometre, are tried as ends of what is left of the look, and the verdict is not exact.
"""

from collections.abc import Iterator, Sequence

from battlewright.table.outlines import Circle, Part
from battlewright.table.sight.contacts import LEFT, RIGHT, Contact, contacts_of
from battlewright.table.sight.critical import DOUBT, Critical
from battlewright.table.sight.funnel import line_in, narrowest, on_line, places
from battlewright.table.sight.hull import Border, Standing, outer_tangent
from battlewright.table.sight.meeting import meeting_points
from battlewright.table.sight.scene import Scene
from battlewright.table.sight.tangents import holder, tangents

Sided = tuple[Part, int]
"""An outline between the looks, and the side (left 1, right -1) on which every clear line leaves it."""


class Search:
    """The outlines of a scene, sorted by the side on which a clear line must leave them."""

    __slots__ = ("_loose", "_scene", "_sided", "_target", "_viewer", "invaded", "walled")

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._viewer = contacts_of(scene.viewer.outlines)
        self._target = contacts_of(scene.target.outlines)
        self._sided: list[Sided] = []
        self._loose: list[Part] = []
        self.walled = False
        """Is it certain that what must be left on either side leaves no line between?"""
        self.invaded = False
        """Does something in the way reach into a look?"""

    def clear_line(self) -> Critical | None:
        """A clear line; None when there is none."""
        towards = self._scene.corridor.ux, self._scene.corridor.uy
        left = outer_tangent(self._viewer, self._target, towards, RIGHT)
        right = outer_tangent(self._viewer, self._target, towards, LEFT)
        if left is None or right is None:
            self._loose = [part for part, _ in self._scene.pieces]
        else:
            self._sort(left, right)
            if self.walled:
                return None
            line = self._first_guess(left, right)
            if line is not None or self.walled:
                return line
        self._add_meetings()
        return next(filter(self._is_clear, self._tangents()), None)

    def _first_guess(self, left: Border, right: Border) -> Critical | None:
        """The borders where nothing is known to lie across them, or a line through the middle of the funnel."""
        sides = {side for _, side in self._sided}
        for border in (left, right):
            if -border.side not in sides and self._scene.is_clear(border.line):
                return border.line
        if not self._sided:
            return None
        corridor = self._scene.corridor
        mouths = corridor.viewer[1], corridor.target[0]
        funnel = {
            side: [on_line(border.line, along, corridor) for along in mouths]
            for side, border in ((LEFT, left), (RIGHT, right))
        }
        for part, side in self._sided:
            funnel[side] += places(part, side, corridor)
        found = narrowest(funnel[LEFT], funnel[RIGHT])
        if found is None:
            self.walled = True
            return None
        line = line_in(corridor, *found)
        return line if self._is_clear(line) else None

    def _sort(self, left: Border, right: Border) -> None:
        """Drop what lies outside the borders, and tell on which side the rest must be left."""
        kept = []
        for piece in self._scene.pieces:
            part = piece[0]
            to_left, to_right = left.standing(part), right.standing(part)
            if to_left is Standing.BEYOND or to_right is Standing.BEYOND:
                continue
            kept.append(piece)
            if to_left is to_right is Standing.NEAR or not self._is_between(part):
                self._loose.append(part)
            elif to_left is to_right:
                self.walled = True
            else:
                self._sided.append((part, LEFT if to_left is Standing.ACROSS else RIGHT))
        self._scene.pieces = kept

    def _is_between(self, part: Part) -> bool:
        """Is the outline clear of both looks, behind the one and before the other?"""
        corridor = self._scene.corridor
        near, far = corridor.extent((part,))[:2]
        return corridor.viewer[1] < near and far < corridor.target[0]

    def _add_meetings(self) -> None:
        """Let the crossings of edges of looks and of what reaches into them be ends of lines."""
        for look, ends in (
            (self._scene.viewer.outlines, self._viewer),
            (self._scene.target.outlines, self._target),
        ):
            met = _meetings(look, self._loose)
            ends += met
            self.invaded |= bool(met)

    def _tangents(self) -> Iterator[Critical]:
        firsts = [holder(part) for part, side in self._sided if side == LEFT]
        lasts = [holder(part) for part, side in self._sided if side == RIGHT]
        loose = [holder(part) for part in self._loose]
        return tangents(self._viewer, self._target, loose, firsts, lasts)

    def _is_clear(self, line: Critical) -> bool:
        return self._passes(line) and self._scene.is_clear(line)

    def _passes(self, line: Critical) -> bool:
        """Does the line leave everything on its side? What it fails at is asked first the next time."""
        corridor = self._scene.corridor
        ahead = 1 if line.ux * corridor.ux + line.uy * corridor.uy > 0 else -1
        ux, uy, c = ahead * line.ux, ahead * line.uy, ahead * line.c
        for number, (part, side) in enumerate(self._sided):
            if isinstance(part, Circle):
                out = side * (ux * part.y - uy * part.x + c) - part.radius
            else:
                out = min(side * (ux * y - uy * x + c) for x, y in part.points)
            if out < -DOUBT:
                self._sided.insert(0, self._sided.pop(number))
                return False
        return True


def _meetings(look: Sequence[Part], pieces: Sequence[Part]) -> list[Contact]:
    return [
        (round(x), round(y), 0, None, None)
        for part in look
        for piece in pieces
        for x, y in meeting_points(part, piece)
    ]
