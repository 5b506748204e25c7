"""Where the shot of a missed area attack comes down (2.10, HRD-AOE-12 to 14)."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from battlewright.chance.dice import D6
from battlewright.chance.partition import Partition, choice, joint
from battlewright.core.position import Position
from battlewright.rules.common.pieces import body
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.shot import in_range
from battlewright.rules.hordes.state import weapon
from battlewright.rules.hordes.thrown import line_between
from battlewright.table.gaps import gap
from battlewright.table.lengths import INCH
from battlewright.table.placement import Deviation, half, point_ahead, six_way
from battlewright.table.plane import Point

DICE = joint(choice(6, D6), choice(6, D6))
"""The direction and the inches, both counted from 0, rolled together."""


class PointOf(msgspec.Struct, frozen=True):
    """The point of impact that a direction and a distance show."""

    deviation: Deviation

    def __call__(self, rolled: tuple[int, int]) -> Point:
        return self.deviation.at(rolled[0], (rolled[1] + 1) * INCH)


def deviation(p: Position, attacker: int, target: int, name: str) -> Partition[Point]:
    """The roll for the point of impact of an attack that has missed its target: a d6 for the direction, clockwise from
    the line attacker to target, and a d6 for the inches. It stays on the table, and nothing stops it on its way."""
    start = p.value("drift.start", attacker, target, name)
    most = p.value("drift.most", attacker, target, name)
    line = line_between(p, attacker, target)
    return DICE.map(PointOf(six_way(start, line, Fraction(most), p.scene.table)), "impact")


@HORDES.contribution("drift.start", "base", "HRD-AOE-14")
def centre_of_the_target(p: Position, attacker: int, target: int, name: str) -> Point:
    """From the middle of the base of the target that was missed."""
    return body(p, target).middle


@HORDES.contribution("drift.start", "replace", "HRD-AOE-13", "HRD-RANGE-05", "HRD-R-210D")
def point_at_range(p: Position, attacker: int, target: int, name: str) -> Point | None:
    """Out of range from the point on the line to the target at the RNG."""
    if in_range(p, attacker, target, name):
        return None
    return point_ahead(body(p, attacker), line_between(p, attacker, target), weapon(p, attacker, name).reach)


@HORDES.contribution("drift.most", "base", "HRD-R-210C", "HRD-R-202B")
def half_the_distance(p: Position, attacker: int, target: int, name: str) -> Fraction:
    """At most half the distance that was measured, fractions kept."""
    return half(gap(body(p, attacker), body(p, target)))


@HORDES.contribution("drift.most", "replace", "HRD-R-210D")
def half_the_range(p: Position, attacker: int, target: int, name: str) -> Fraction | None:
    """Out of range at most half of the RNG."""
    return None if in_range(p, attacker, target, name) else half(weapon(p, attacker, name).reach)
