"""Who sees whom (2.4, HRD-RMOD-07 to 12, 2.19, 2.20).

A line of sight runs from any part of the viewer's volume, through its front arc, to any part of the target's. Bases of
models in between block it whatever their height, terrain blocks it by its height, forests beyond 3", clouds that
neither of the two stands in. Verdicts are remembered by the bodies that they were asked of.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from math import hypot, sqrt
from typing import NamedTuple

import msgspec

from battlewright.core.position import Position
from battlewright.rules.common.pieces import body, standing
from battlewright.rules.hordes.arcs import heading, in_front_of
from battlewright.rules.hordes.glance import Way, clear_line, lines, parts_of, walling
from battlewright.rules.hordes.passages import gaps, middles
from battlewright.rules.hordes.remembered import UNKNOWN, here, memory
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import has, size
from battlewright.table.bodies import Disc
from battlewright.table.gaps import reach_between
from battlewright.table.lengths import TOLERANCE, inches
from battlewright.table.outlines import Box
from battlewright.table.plane import Point
from battlewright.table.sight import (
    Look,
    Sight,
    clear_lines_in_height,
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
    eye_x, eye_y, least = look.eye.x, look.eye.y, look.shown.radius
    dx, dy = look.shown.x - eye_x, look.shown.y - eye_y
    length = hypot(dx, dy) or 1.0
    ux, uy = dx / length, dy / length
    wide = max(look.eye.radius, least) + MARGIN
    found = []
    for row, x, y, radius in _placed(p):
        if radius < least:
            continue
        dx, dy, reach = x - eye_x, y - eye_y, wide + radius
        if (
            -reach < ux * dy - uy * dx < reach
            and -reach < ux * dx + uy * dy < length + reach
            and row != look.viewer
            and row != look.target
            and row not in ignoring
            and not p.value("sight.ignores", look, row)
        ):
            found.append(row)
    return found


def _placed(p: Position) -> list[tuple[int, int, int, int]]:
    """Where all models stand: row, x, y, radius."""
    known = here(p)
    found: list[tuple[int, int, int, int]] | None = known.get("placed")
    if found is None:
        bases = ((row, body(p, row)) for row in standing(p))
        found = known["placed"] = [(row, base.x, base.y, base.radius) for row, base in bases]
    return found


def line_of_sight(p: Position, one: int, other: int, ignoring: tuple[int, ...] = ()) -> Sight:
    """The verdict on sight from one model to another, with a clear line or what blocks it; `ignoring` are rows of
    models that do not count (HRD-2THROW-10)."""
    look = gaze(p, one, other)
    return verdict(p, look, _bases(p, intervening(p, look, ignoring)))


def sees(p: Position, one: int, other: int, ignoring: tuple[int, ...] = ()) -> bool:
    """Whether one model has line of sight to another."""
    seen, asked = seen_by(p, one), (other, ignoring) if ignoring else other
    found = seen.get(asked)
    if found is None:
        found = seen[asked] = _sees(p, gaze(p, one, other), ignoring)
    return found


def seen_by(p: Position, one: int) -> dict[Hashable, bool]:
    """What is known already of what a model sees: by the row of another, or by that and the rows to be ignored."""
    known = here(p)
    found: dict[Hashable, bool] | None = known.get(("seen by", one))
    if found is None:
        found = known["seen by", one] = {}
    return found


def would_see(p: Position, one: int, eye: Disc, other: int, shown: Disc) -> bool:
    """Whether one model would see another if they stood as these bodies; all others stand where they are."""
    return _sees(p, Gaze(one, other, eye, shown))


def _sees(p: Position, look: Gaze, ignoring: tuple[int, ...] = ()) -> bool:
    return (in_front_of(look.eye, look.shown) and middles_see(p, look)) or sees_closer(p, look, ignoring)


def sees_closer(p: Position, look: Gaze, ignoring: tuple[int, ...] = ()) -> bool:
    """The same without the line from middle to middle, where that is known not to be plain."""
    if not in_front_of(look.eye, look.shown):
        return False
    return verdict(p, look, _bases(p, intervening(p, look, ignoring))).clear


def middles_see(p: Position, look: Gaze) -> bool:
    """Whether the line from middle to middle plainly misses everything that could block it: most do, and nothing
    needs to be measured then."""
    eye, least = look.eye, look.shown.radius
    ex, ey = eye.x, eye.y
    dx, dy = look.shown.x - ex, look.shown.y - ey
    squared = dx * dx + dy * dy
    ux, uy = heading(eye.facing)
    if ux * dx + uy * dy <= 0 or squared < (eye.radius + least - TOLERANCE) ** 2:
        return False
    far = sqrt(squared)
    for row, x, y, radius in _placed(p):
        wx, wy, reach = x - ex, y - ey, (radius + MARGIN) * far
        if (
            -reach < dx * wy - dy * wx < reach
            and -reach < dx * wx + dy * wy < squared + reach
            and radius >= least
            and row != look.viewer
            and row != look.target
        ):
            return False
    return not any(_box_in_way(feature.bounds, (ex, ey), (dx, dy)) for feature in _in_the_way_of_sight(p))


def _in_the_way_of_sight(p: Position) -> tuple[Feature, ...]:
    """All terrain that may block sight."""
    solids, woods, clouds = blocking(p)
    return p.scene.table.with_trait(*solids, *woods, *clouds)


def _box_in_way(box: Box, start: Point, way: Point) -> bool:
    """Could a box meet the line?"""
    left, low, right, high = box
    (x, y), (dx, dy) = start, way
    if max(x, x + dx) < left or right < min(x, x + dx) or max(y, y + dy) < low or high < min(y, y + dy):
        return False
    sides = (dx * (low - y), dx * (high - y), dy * (left - x), dy * (right - x))
    aside = MARGIN * (abs(dx) + abs(dy))
    lowest, highest = min(sides[:2]) - max(sides[2:]), max(sides[:2]) - min(sides[2:])
    return lowest <= aside and highest >= -aside


def verdict(p: Position, look: Gaze, between: tuple[Disc, ...]) -> Sight:
    """Sight past the bases given and terrain, remembered by bodies."""
    known = memory(p)
    question = ("sight", look.eye, look.shown, between)
    found = known.get(question)
    if found is UNKNOWN:
        solids, woods = near_terrain(p, look)
        found = known.put(
            question, at_a_glance(look, between, solids, woods) or searched(look, between, solids, woods)
        )
    sight: Sight = found
    return sight


def at_a_glance(
    look: Gaze, between: tuple[Disc, ...], solids: tuple[Feature, ...], woods: tuple[Feature, ...]
) -> Sight | None:
    """The verdict where a clear line, or what stands across the whole way, is plain without a search."""
    eye, shown, way = look.eye, look.shown, Way(look.eye, look.shown)
    heads = eye.z + eye.height, shown.z + shown.height
    deep = parts_of(() if _every_line_is_short(eye, shown) else woods)
    parts = parts_of(s for s in solids if s.top >= min(heads))
    foot = min(eye.z, shown.z)
    walls = tuple(s for s in solids if s.top >= max(heads) and s.base <= foot)
    left = gaps(way, between, parts_of(walls))
    line = clear_line(way, between, parts, middles(way, left), deep, FOREST_DEPTH)
    if line is None:
        wall = walling(way, (*between, *walls))
        if wall is not None or not left:
            return Sight(False, None, (*between, *walls) if wall is None else (wall,))
        line = clear_line(way, between, parts, lines(way), deep, FOREST_DEPTH)
    return None if line is None else Sight(True, line, heights=heads)


def _bases(p: Position, rows: list[int]) -> tuple[Disc, ...]:
    return tuple(p.rows[row].base for row in rows)


def terrain_hides(p: Position, one: int, other: int) -> bool:
    """Whether terrain alone blocks every line from one model's volume to another's, whatever way the first looks and
    whoever stands between (HRD-MELEE-TARGET-08, HRD-R-222E)."""
    if not p.scene.table.features:
        return False
    look, known = gaze(p, one, other), memory(p)
    question = ("hidden", look.eye, look.shown)
    found = known.get(question)
    if found is UNKNOWN:
        found = known.put(question, not _past(look.eye, look, (), *near_terrain(p, look)).clear)
    return bool(found)


def searched(
    look: Gaze, between: tuple[Disc, ...], solids: tuple[Feature, ...], woods: tuple[Feature, ...]
) -> Sight:
    """The verdict of the table; it names what blocks as it stands there."""
    columns = {_column(third): third for third in between}
    sight = _past(front(look.eye), look, columns, solids, woods)
    if sight.clear or not between:
        return sight
    blockers = tuple(columns.get(b, b) if isinstance(b, Disc) else b for b in sight.blockers)
    return msgspec.structs.replace(sight, blockers=blockers)


def _past(
    eye: Disc | Look,
    look: Gaze,
    columns: Iterable[Disc],
    solids: tuple[Feature, ...],
    woods: tuple[Feature, ...],
) -> Sight:
    """Past all that blocks whole lines, and through woods up to their depth where that is a limit at all."""
    if not woods or _every_line_is_short(look.eye, look.shown):
        return clear_lines_in_height(eye, look.shown, columns, solids)
    return clear_lines_through_woods_in_height(eye, look.shown, woods, FOREST_DEPTH, columns, solids)


def _every_line_is_short(eye: Disc, shown: Disc) -> bool:
    """Is no line from base to base longer than what may run through a forest?"""
    return hypot(shown.x - eye.x, shown.y - eye.y) <= FOREST_DEPTH


def _column(base: Disc) -> Disc:
    """What a base blocks: everything above and below it."""
    return Disc(base.x, base.y, -SKY, base.radius, 2 * SKY, base.facing)


HORDES.table_entry("sight", "obstruction", "height", "HRD-R-204D", "HRD-R-219J")
HORDES.table_entry("sight", "forest", "depth", "HRD-R-219D", "HRD-COVER-13")
HORDES.table_entry("sight", "cloud", "from outside", "HRD-R-220B")


def near_terrain(p: Position, look: Gaze) -> tuple[tuple[Feature, ...], tuple[Feature, ...]]:
    """What blocks whole lines by its height, woods and clouds that neither of the two stands in among it; and woods in
    which one of them stands."""
    table = p.scene.table
    if not table.features:
        return (), ()
    left, low, right, high = _box_round(look.eye, look.shown)
    near: list[tuple[Feature, ...]] = []
    for traits in blocking(p):
        found = []
        for feature in table.with_trait(*traits):
            west, south, east, north = feature.bounds
            if west <= right and east >= left and south <= high and north >= low:
                found.append(feature)
        near.append(tuple(found))
    solids, woods, clouds = near
    if not woods and not clouds:
        return solids, ()
    dense = lying_between(look.eye, look.shown, (*woods, *clouds))
    return (*solids, *map(_tall, dense)), tuple(wood for wood in woods if wood not in dense)


def blocking(p: Position) -> tuple[tuple[str, ...], ...]:
    """The traits of what blocks by its height, of what does so beyond a depth, and of what does so from outside."""
    found: tuple[tuple[str, ...], ...] | None = p.rules.memo.get("sight")
    if found is None:
        traits = p.rules.tables.get("sight", {})
        found = p.rules.memo["sight"] = tuple(
            tuple(trait for trait, how in traits.items() if how == wanted)
            for wanted in ("height", "depth", "from outside")
        )
    return found


def _box_round(one: Disc, other: Disc) -> Box:
    a, b = one.bounds, other.bounds
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])


def _tall(dense: Feature) -> Feature:
    """A wood or a cloud as it blocks sight: at every height."""
    return Feature(dense.id, dense.shape, -SKY, SKY, dense.traits)


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
