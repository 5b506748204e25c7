"""Overlays made from the verdicts of the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import dist, hypot
from typing import Protocol

from battlewright.pictures.overlays import (
    ArcWedge,
    Clearness,
    MarkedPoint,
    Measure,
    Met,
    MovePath,
    PathStop,
    Placement,
    RegionOutline,
    SightLine,
    Template,
    Thing,
    Turn,
)
from battlewright.table.arcs import Arc
from battlewright.table.bodies import Block, Body, Disc
from battlewright.table.gaps import gap, nearest_points
from battlewright.table.movement import Journey, Meeting, Path, Route
from battlewright.table.movement import Turn as Made
from battlewright.table.placement import Disturbance, Landing, covered
from battlewright.table.placement import Template as Laid
from battlewright.table.plane import Point
from battlewright.table.sight import Sight


class Outlined(Protocol):
    """A region of legal places, which tells its border."""

    def outline(self) -> list[Point]: ...


def measured(one: Body, other: Body) -> Measure:
    """The gap of two bodies, between the two points where they are nearest."""
    return Measure(*nearest_points(one, other), gap(one, other))


def arc_wedge(arc: Arc, length: int, label: str = "") -> ArcWedge:
    """An arc as far as `length` micrometres from where its borders begin."""
    return ArcWedge(tuple(arc.outline(length)), label)


def sight_line(
    viewer: Body, target: Body, sight: Sight, hidden_by: Iterable[Thing] = (), label: str = ""
) -> SightLine:
    """The verdict on sight: its clear line, or the shortest line between the bases with what blocks sight.

    `hidden_by` are what hides a part of the target, though a line be clear.
    """
    hiding = tuple(hidden_by)
    if sight.line is not None:
        verdict: Clearness = "partly" if hiding else "clear"
        return SightLine(*sight.line, verdict, hiding, label)
    return SightLine(*nearest_points(viewer, target), "blocked", sight.blockers, label)


def move_path(body: Body, path: Path) -> MovePath:
    """A straight move with everything it met and what stopped it."""
    course = (body.middle, body.at(*path.end).middle)
    halted = path.stop is not None and path.stop.kind != "reach"
    met = (_stop(body, path, meeting) for meeting in path.met)
    return MovePath(body, course, path.travelled, tuple(stop for stop in met if stop), halted)


def straight_way(body: Body, end: Body) -> MovePath:
    """The way of a body that stands elsewhere now, where only its ends are known."""
    length = round(dist(body.middle, end.middle))
    return MovePath(body, (body.middle, end.middle), length, end=end)


def turn(made: Made) -> Turn:
    """A pivot or a wheel with the ground it sweeps and what stopped it."""
    stop = made.stop
    stopped = None
    if stop is not None and stop.kind != "reach":
        stopped = PathStop(made.about, stop.kind, stop.obstacle)
    return Turn(made.start, made.end, made.about, made.angle, made.outline(), made.length, stopped)


def route_way(body: Body, route: Route) -> MovePath:
    """A way of straight legs round what stands in it."""
    dx, dy = body.middle[0] - body.x, body.middle[1] - body.y
    course = tuple((x + dx, y + dy) for x, y in route.places)
    return MovePath(body, course, round(sum(dist(a, b) for a, b in pairwise(course))))


def journey_way(body: Body, journey: Journey) -> MovePath:
    """A way with climbs, jumps and falls, each numbered where it begins."""
    course = (body.middle, *(leg.end for leg in journey.legs))
    stops = tuple(
        PathStop(leg.start, _LEGS[leg.kind], None, abs(leg.end_z - leg.start_z) or leg.gap)
        for leg in journey.legs
        if leg.kind != "walk"
    )
    return MovePath(body, course, journey.length, stops, end=journey.end)


_LEGS: dict[str, Met] = {"climb": "ascent", "jump": "jump", "fall": "fall"}


def region_outline(region: Outlined, label: str = "") -> RegionOutline:
    """The outline of a region that a request offers."""
    return RegionOutline((tuple(region.outline()),), label)


def template(laid: Laid, bodies: Sequence[Body], label: str = "") -> Template:
    """A template, and who of `bodies` is under it; of a regiment, the bases that are."""
    under: list[Body] = []
    for one in covered(laid, bodies):
        body = bodies[one.index]
        under += [body.bases[number] for number in one.bases] if isinstance(body, Block) else [body]
    return Template(laid.shape, tuple(under), label)


def placements(bodies: Sequence[Body], disturbance: Disturbance, option: int = 0) -> tuple[Placement, ...]:
    """Whom a disturbance moves from where to where, in one of its equally good ways; `bodies` are those it was asked
    about, in their order."""
    if not disturbance.options:
        return ()
    return tuple(Placement(bodies[shift.index], shift.body) for shift in disturbance.options[option])


def landings(found: Iterable[Landing], most: int = 1000) -> tuple[MarkedPoint, ...]:
    """The likely places of a deviation, the `most` likely of them."""
    likely = sorted(found, key=lambda landing: -landing.weight)[:most]
    return tuple(MarkedPoint(*landing.point, float(landing.weight)) for landing in likely)


def _stop(body: Body, path: Path, meeting: Meeting) -> PathStop | None:
    """A meeting at the foremost point of the base when it happens; where ground is left, at its middle.

    What is reached, touched, or left without a cost needs no mark.
    """
    (x1, y1), (x2, y2) = path.start, path.end
    length = hypot(x2 - x1, y2 - y1) or 1.0
    share = min(1.0, meeting.length / length)
    here = body.at(round(x1 + share * (x2 - x1)), round(y1 + share * (y2 - y1)))
    if meeting.kind == "reach" or meeting.kind == "touch":
        return None
    if meeting.kind == "leave" and not meeting.cost:
        return None
    place = here.middle if meeting.kind in ("leave", "drop") else _foremost(here, (path.start, path.end))
    return PathStop(place, meeting.kind, meeting.what, meeting.cost)


def _foremost(body: Body, course: tuple[Point, Point]) -> Point:
    """The place on the line of the body's middle that its base has come to in the direction of the course."""
    (x1, y1), (x2, y2) = course
    length = hypot(x2 - x1, y2 - y1)
    if length == 0:
        return body.middle
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    x, y = body.middle
    if isinstance(body, Disc):
        ahead: float = body.radius
    else:
        ahead = max((px - x) * ux + (py - y) * uy for part in body.parts for px, py in part.points)
    return round(x + ahead * ux), round(y + ahead * uy)
