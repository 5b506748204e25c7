"""Who sees whom (2.4, HRD-RMOD-07 to 12, 2.19, 2.20).

A line of sight runs from any part of the viewer's volume, through its front arc, to any part of the target's. Bases of
models in between block it whatever their height, terrain blocks it by its height, forests beyond 3", clouds that
neither of the two stands in. Verdicts are remembered by the bodies that they were asked of.
"""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

import msgspec

from battlewright.core.position import Position
from battlewright.rules.hordes.remembered import UNKNOWN, here, memory
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import body, has, size
from battlewright.table.bodies import Disc
from battlewright.table.gaps import reach_between
from battlewright.table.lengths import TOLERANCE, inches
from battlewright.table.outlines import Box
from battlewright.table.sight import (
    Sight,
    clear_lines_through_woods_in_height,
    front,
    lying_between,
)
from battlewright.table.terrain import Feature

INCH = inches(1)
FOREST_DEPTH = inches(3)
"""How much forest a line of sight may cross (2.19)."""

STEALTH = inches(5)
"""Beyond this distance a model with Stealth is not intervening, and attacks on it miss (2.21)."""

SKY = inches(1000)
"""Height of what blocks sight at every height."""

FIRST_PIECE = 3
"""The first row of a model."""

MARGIN = 100
"""Micrometres by which a base may miss the way between two others and is still looked at."""


class Gaze(NamedTuple):
    """Who looks at whom: their rows, and the bodies as which they stand for the question."""

    viewer: int
    target: int
    eye: Disc
    shown: Disc


def gaze(p: Position, one: int, other: int) -> Gaze:
    """Two models where they stand."""
    return Gaze(one, other, body(p, one), body(p, other))


def at_least_higher(one: int, other: int) -> bool:
    """Whether a height is at least 1" above another, both in micrometres (HRD-RMOD-07)."""
    return one - other >= INCH - TOLERANCE


def intervening(p: Position, look: Gaze, ignoring: tuple[int, ...] = ()) -> list[int]:
    """The rows of the models that can block a line of sight (2.4): on the way, on a base not smaller than the
    target's, and not ignored for another reason."""
    eye, shown = look.eye, look.shown
    dx, dy = shown.x - eye.x, shown.y - eye.y
    length = hypot(dx, dy) or 1.0
    ux, uy = dx / length, dy / length
    wide = max(eye.radius, shown.radius) + MARGIN
    found = []
    for row in range(FIRST_PIECE, len(p.rows)):
        m = p.rows[row]
        third = m.base
        if third.radius < shown.radius or not m.on_table:
            continue
        x, y, reach = third.x - eye.x, third.y - eye.y, wide + third.radius
        if abs(ux * y - uy * x) > reach or not -reach < ux * x + uy * y < length + reach:
            continue
        if row == look.viewer or row == look.target or row in ignoring or not m.alive:
            continue
        if not p.value("sight.ignores", look, row):
            found.append(row)
    return found


def line_of_sight(p: Position, one: int, other: int, ignoring: tuple[int, ...] = ()) -> Sight:
    """The verdict on sight from one model to another, with a clear line or what blocks it; `ignoring` are rows of
    models that do not count (HRD-2THROW-10)."""
    known, question = here(p), ("sight", one, other, ignoring)
    found: Sight | None = known.get(question)
    if found is None:
        found = known[question] = verdict(p, gaze(p, one, other), ignoring)
    return found


def sees(p: Position, one: int, other: int, ignoring: tuple[int, ...] = ()) -> bool:
    """Whether one model has line of sight to another."""
    return line_of_sight(p, one, other, ignoring).clear


def would_see(p: Position, one: int, eye: Disc, other: int, shown: Disc) -> bool:
    """Whether one model would see another if they stood as these bodies; all others stand where they are."""
    return verdict(p, Gaze(one, other, eye, shown)).clear


def verdict(p: Position, look: Gaze, ignoring: tuple[int, ...] = ()) -> Sight:
    """Sight past models and terrain, remembered by bodies."""
    between = tuple(p.rows[row].base for row in intervening(p, look, ignoring))
    known = memory(p)
    question = ("sight", look.eye, look.shown, between)
    found = known.get(question)
    if found is UNKNOWN:
        found = known.put(question, _judged(p, look, between))
    sight: Sight = found
    return sight


def terrain_hides(p: Position, one: int, other: int) -> bool:
    """Whether terrain alone blocks every line from one model's volume to another's, whatever way the first looks and
    whoever stands between (HRD-MELEE-TARGET-08, HRD-R-222E)."""
    if not p.scene.table.features:
        return False
    look = gaze(p, one, other)
    known = memory(p)
    question = ("hidden", look.eye, look.shown)
    found = known.get(question)
    if found is UNKNOWN:
        solids, woods = _terrain(p, look)
        sight = clear_lines_through_woods_in_height(look.eye, look.shown, woods, FOREST_DEPTH, (), solids)
        found = known.put(question, not sight.clear)
    return bool(found)


def _judged(p: Position, look: Gaze, between: tuple[Disc, ...]) -> Sight:
    solids, woods = _terrain(p, look)
    columns = {_column(third): third for third in between}
    sight = clear_lines_through_woods_in_height(
        front(look.eye), look.shown, woods, FOREST_DEPTH, columns, solids
    )
    if sight.clear or not between:
        return sight
    blockers = tuple(columns.get(b, b) if isinstance(b, Disc) else b for b in sight.blockers)
    return msgspec.structs.replace(sight, blockers=blockers)


def _column(base: Disc) -> Disc:
    """What a base blocks: everything above and below it."""
    return Disc(base.x, base.y, -SKY, base.radius, 2 * SKY, base.facing)


HORDES.table_entry("sight", "obstruction", "height", "HRD-R-204D", "HRD-R-219J")
HORDES.table_entry("sight", "forest", "depth", "HRD-R-219D", "HRD-COVER-13")
HORDES.table_entry("sight", "cloud", "from outside", "HRD-R-220B")


def _terrain(p: Position, look: Gaze) -> tuple[tuple[Feature, ...], tuple[Feature, ...]]:
    """What blocks whole lines by its height, clouds that neither of the two stands in among it; and what a line may
    cross up to a depth."""
    table, traits = p.scene.table, p.rules.tables.get("sight", {})
    if not table.features:
        return (), ()
    box = _box_round(look.eye, look.shown)
    solids, woods, clouds = (
        tuple(feature for feature in table.with_trait(*names) if _meet(feature.bounds, box))
        for names in (
            tuple(trait for trait, how in traits.items() if how == wanted)
            for wanted in ("height", "depth", "from outside")
        )
    )
    return (*solids, *map(_tall, lying_between(look.eye, look.shown, clouds))), woods


def _box_round(one: Disc, other: Disc) -> Box:
    a, b = one.bounds, other.bounds
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])


def _meet(one: Box, other: Box) -> bool:
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]


def _tall(cloud: Feature) -> Feature:
    """A cloud as it blocks sight: at every height."""
    return Feature(cloud.id, cloud.shape, -SKY, SKY, cloud.traits)


@HORDES.contribution("sight.ignores", "cap", "HRD-R-204F", "HRD-R-215D")
def knocked_down_between(p: Position, look: Gaze, third: int) -> tuple[int, None] | None:
    """A knocked-down model is never intervening."""
    return (1, None) if p.rows[third].knocked_down else None


@HORDES.contribution("sight.ignores", "cap", "HRD-R-221B")
def stealth_between(p: Position, look: Gaze, third: int) -> tuple[int, None] | None:
    """Nor is one with Stealth more than 5" from the viewer."""
    far = has(p, third, "stealth") and reach_between(look.eye, body(p, third)) > STEALTH
    return (1, None) if far else None


@HORDES.contribution("sight.ignores", "cap", "HRD-RMOD-07", "HRD-RMOD-08")
def below_the_target(p: Position, look: Gaze, third: int) -> tuple[int, None] | None:
    """To an elevated target sight ignores models at least 1" lower than the target."""
    high = look.shown.z
    ignored = at_least_higher(high, look.eye.z) and at_least_higher(high, body(p, third).z)
    return (1, None) if ignored else None


@HORDES.contribution("sight.ignores", "cap", "HRD-RMOD-10", "HRD-RMOD-11")
def below_the_viewer(p: Position, look: Gaze, third: int) -> tuple[int, None] | None:
    """From an elevated attacker sight ignores models at least 1" lower than it, farther than 1" from the target."""
    ignored = _under_the_viewer(p, look, third) and reach_between(body(p, third), look.shown) > INCH
    return (1, None) if ignored else None


@HORDES.contribution("sight.ignores", "cap", "HRD-RMOD-12")
def close_to_the_target(p: Position, look: Gaze, third: int) -> tuple[int, None] | None:
    """Within 1" of the target it ignores those on bases no larger than its own."""
    ignored = _under_the_viewer(p, look, third) and size(p, third) <= size(p, look.viewer)
    return (1, None) if ignored else None


def _under_the_viewer(p: Position, look: Gaze, third: int) -> bool:
    high = look.eye.z
    return at_least_higher(high, look.shown.z) and at_least_higher(high, body(p, third).z)
