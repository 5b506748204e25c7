"""What a move meets on its way, in order: for the rules that act on it and for the picture of the path."""

from collections.abc import Sequence

from battlewright.table.bodies import Body
from battlewright.table.lengths import TOLERANCE
from battlewright.table.levels import GROUND
from battlewright.table.movement.footing import first_drop
from battlewright.table.movement.obstacles import Course, contact, contact_length, over
from battlewright.table.movement.plain import Plain
from battlewright.table.movement.spending import Tariff
from battlewright.table.movement.stopping import Encounter, Meeting, Stop, Stopping
from battlewright.table.terrain import Feature


def meetings(
    course: Course,
    length: float,
    tariff: Tariff,
    beside: Sequence[Body],
    crossed: Sequence[Feature],
    open_ground: Sequence[Feature],
    world: Plain,
    stopping: Stopping,
    stop: Stop | None,
) -> tuple[Meeting, ...]:
    """Everything met on the first `length` of the course, in order; the stop comes last.

    `beside` are the bodies near the way but what stopped it, `crossed` the obstacles that must be passed completely,
    `open_ground` the features that neither stop nor slow.
    """
    found: list[tuple[float, Meeting]] = []
    for feature, covered in tariff.ground:
        for start, end in covered:
            if start < length:
                found += _through(feature, start, end, length, price=2)
    for up in tariff.climbs:
        if up.length < length:
            found.append(_at(up.length, "climb", up.feature, tariff.climb))
    for feature, covered in over(course, crossed, length):
        found += [_at(start, "cross", feature) for start, _ in covered]
    for feature, covered in over(course, open_ground, length):
        for start, end in covered:
            found += _through(feature, start, end, length, price=0)
    for other in beside:
        found += _beside(course, other, length)
    if world.standing.z > GROUND + TOLERANCE:
        upon = (
            course if world.standing is world.body else Course(world.standing, course.toward, course.longest)
        )
        fallen = first_drop(upon, length, world.ground, stopping.footing)
        if fallen is not None:
            found.append(_at(fallen[0], "drop", None, fallen[1]))
    found.sort(key=lambda one: one[0])
    last = () if stop is None else (Meeting(round(length), stop.kind, stop.obstacle),)
    return (*(meeting for _, meeting in found), *last)


def _at(
    length: float, kind: Encounter, what: Body | Feature | None = None, cost: int = 0
) -> tuple[float, Meeting]:
    return length, Meeting(round(length), kind, what, cost)


def _through(
    feature: Feature, start: float, end: float, length: float, price: int
) -> list[tuple[float, Meeting]]:
    cost = round(price * (min(end, length) - start))
    enter = _at(start, "enter", feature, 0 if end < length else cost)
    return [enter, _at(end, "leave", feature, cost)] if end < length else [enter]


def _beside(course: Course, other: Body, length: float) -> list[tuple[float, Meeting]]:
    """The body as it is passed over or touched, if it is."""
    met = contact(course, other, length)
    if met is not None:
        return [_at(met.length, "over" if met.enters else "touch", other)]
    reached = contact_length(course, other)
    return [] if reached is None or reached > length else [_at(reached, "touch", other)]
