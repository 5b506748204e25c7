"""What a straight way costs: its length, doubled over slow ground, and the price of every climb."""

from collections.abc import Sequence
from typing import NamedTuple

from battlewright.table.movement.course import Span
from battlewright.table.movement.obstacles import Course, features_ahead, over, touch, united
from battlewright.table.movement.stopping import Stopping
from battlewright.table.table import Table
from battlewright.table.terrain import Feature

SLACK = 1e-6
"""Micrometres by which a float length may fall short of what it stands for."""


class Ascent(NamedTuple):
    """A climb on the way: the length at which the base touches the obstacle, and the obstacle."""

    length: float
    feature: Feature


class Tariff(NamedTuple):
    """The prices along a course: slow ground by feature and as one list of spans, climbs in order with what each
    takes and how far that carries the base."""

    ground: list[tuple[Feature, list[Span]]]
    slow: list[Span]
    climbs: list[Ascent]
    climb: int
    onto: int

    def cost(self, length: float) -> float:
        """The movement spent after `length` of the way: a climb is paid whole however far it then carries."""
        paid = length + sum(min(end, length) - start for start, end in self.slow if start < length)
        beyond = (length - up.length for up in self.climbs if up.length + SLACK < length)
        return paid + sum(self.climb - min(self.onto, way) for way in beyond)

    def affordable(self, budget: float, longest: float) -> tuple[float, Feature | None]:
        """The length that `budget` pays for, at most `longest`, and the obstacle for which it left too little."""
        for count, up in enumerate(self.climbs):
            at = self.cost(up.length)
            if up.length >= longest or at > budget + SLACK:
                return _affordable(budget - count * (self.climb - self.onto), longest, self.slow), None
            if at + self.climb > budget + SLACK:
                return up.length, up.feature
        return _affordable(budget - len(self.climbs) * (self.climb - self.onto), longest, self.slow), None


FREE = Tariff([], [], [], 0, 0)
"""Open ground."""


def tariff(course: Course, longest: float, table: Table, stopping: Stopping) -> Tariff:
    """The prices of the first `longest` micrometres of a course."""
    slows = features_ahead(course, table.with_trait(*stopping.slows))
    climbs = features_ahead(course, stopping.climbed(table)) if stopping.climbs else []
    if not slows and not climbs:
        return FREE
    ground = over(course, slows, longest)
    return Tariff(ground, united(ground), _ascents(course, longest, climbs), stopping.climb, stopping.onto)


def _ascents(course: Course, longest: float, climbs: Sequence[Feature]) -> list[Ascent]:
    """The obstacles got onto on the way: not those that the base is on from the start."""
    found = []
    for feature, covered in over(course, climbs, longest):
        if covered[0][0] > 0:
            met = touch(course, feature, longest)
            found.append(Ascent(covered[0][0] if met is None else met.length, feature))
    return sorted(found, key=lambda ascent: ascent.length)


def _affordable(budget: float, longest: float, slow: Sequence[Span]) -> float:
    """The length that `budget` pays for, at most `longest`: slow spans cost twice their length."""
    done = 0.0
    for start, end in slow:
        if done + budget <= start:
            break
        budget -= start - done
        if 2 * (end - start) >= budget:
            return min(longest, start + budget / 2)
        budget -= 2 * (end - start)
        done = end
    return min(longest, done + budget)
