"""What a move meets on its way, in order: for the rules that act on it and for the picture of the path."""

from collections.abc import Sequence

from battlewright.table.bodies import Body
from battlewright.table.lengths import TOLERANCE
from battlewright.table.levels import GROUND
from battlewright.table.movement.footing import first_drop
from battlewright.table.movement.obstacles import Course, contact, over
from battlewright.table.movement.plain import Plain
from battlewright.table.movement.spending import Tariff
from battlewright.table.movement.stopping import Encounter, Meeting, Stop, Stopping
from battlewright.table.terrain import Feature


def meetings(
    course: Course,
    length: float,
    tariff: Tariff,
    passed: Sequence[Body],
    crossed: Sequence[Feature],
    world: Plain,
    stopping: Stopping,
    stop: Stop | None,
) -> tuple[Meeting, ...]:
    """Everything met on the first `length` of the course, in order; the stop comes last."""
    found: list[tuple[float, Meeting]] = []
    for ground, covered in tariff.ground:
        for start, end in covered:
            if start < length:
                found += _through(ground, start, end, length)
    for up in tariff.climbs:
        if up.length < length:
            found.append(_at(up.length, "climb", up.feature, tariff.climb))
    for feature, covered in over(course, crossed, length):
        found += [_at(start, "cross", feature) for start, _ in covered]
    for other in passed:
        met = contact(course, other, length)
        if met is not None and met.enters:
            found.append(_at(met.length, "over", other))
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


def _through(ground: Feature, start: float, end: float, length: float) -> list[tuple[float, Meeting]]:
    gone = min(end, length)
    enter = _at(start, "enter", ground, 0 if end < length else round(2 * (gone - start)))
    return [enter, _at(end, "leave", ground, round(2 * (gone - start)))] if end < length else [enter]
