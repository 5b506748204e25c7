"""How much of a base is hidden."""

from collections.abc import Iterable
from itertools import pairwise

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.lengths import TOLERANCE
from battlewright.table.sight.corridor import Blocker, Corridor
from battlewright.table.sight.looks import centre, whole
from battlewright.table.sight.rays import Rays
from battlewright.table.terrain import Feature

NARROW = 1e-9
"""Radians: an angle this narrow is noise, and what hides no more hides nothing."""


class Obscured(msgspec.Struct, frozen=True):
    """The share of a base or a silhouette that is hidden, 0 to 1, and the shapes that hide some of it, in the order
    given.

    `slack` is the share that 20 um of the target's width are worth. Corners are whole micrometres, so a share meant to
    be an exact quarter comes out a little more or less: rules ask `at_least`, never `share >= 0.25`.
    """

    share: float
    by: tuple[Blocker, ...] = ()
    slack: float = 0.0

    def at_least(self, share: float) -> bool:
        """Is so much hidden, forgiving what 20 um of the target's width are worth?"""
        return self.share + self.slack >= share


def obscured_share(
    viewer: Body, target: Body, bodies: Iterable[Body] = (), features: Iterable[Feature] = ()
) -> Obscured:
    """The share of `target`'s base hidden from the middle of `viewer`'s base by the shapes given.

    It is the share of the angle under which the base is seen whose rays meet a shape before they reach the
    base, by more than 20 um; shapes beyond or under the base hide nothing of it. A shape that holds the
    viewer's middle is met by every ray, so a caller leaves out what the viewer may look out of. The viewer
    and the target among `bodies` are passed over. Computed in float and rounded to 12 digits; `at_least`
    compares it with the share of a rule.
    """
    rays, base = Rays(viewer.middle, target.middle), target.parts
    if rays.nearest(0.0, base) == 0.0:
        return Obscured(0.0)
    shapes = hiding_shapes(viewer, target, bodies, features)
    rims = [angle for part in base for angle in rays.rims(part)]
    low, high = min(rims), max(rims)
    angles = {*rims}
    for shape in shapes:
        for part in shape.parts:
            angles.update(angle for angle in rays.rims(part) if low < angle < high)
            for own in base:
                angles.update(angle for angle in rays.meetings(part, own) if low < angle < high)
    hidden, seen, hiding = 0.0, 0.0, [False] * len(shapes)
    for one, other in pairwise(sorted(angles)):
        middle = (one + other) / 2
        near = rays.nearest(middle, base)
        if near is None:
            continue
        seen += other - one
        hides = [
            any(start < near - TOLERANCE for part in shape.parts for start, _ in rays.stretches(middle, part))
            for shape in shapes
        ]
        hidden += (other - one) * any(hides)
        if other - one > NARROW:
            hiding = [old or new for old, new in zip(hiding, hides, strict=True)]
    by = tuple(shape for shape, hides_some in zip(shapes, hiding, strict=True) if hides_some)
    if seen == 0:
        return Obscured(0.0)
    return Obscured(round(hidden / seen, 12), by, TOLERANCE / (rays.distance * seen))


def hiding_shapes(
    viewer: Body, target: Body, bodies: Iterable[Body], features: Iterable[Feature]
) -> list[Blocker]:
    """What could lie between the middle of the viewer and the target: bodies but the two, then features."""
    corridor = Corridor(centre(viewer), whole(target))
    between = (body for body in corridor.invaded_by(bodies) if body not in (viewer, target))
    return [*between, *corridor.crossed_by(features)]
