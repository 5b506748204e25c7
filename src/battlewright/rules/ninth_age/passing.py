"""What a formation passes on a straight way, and how far it must go to be clear of everything (H21, H71)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil, inf

from battlewright.core.position import Position
from battlewright.rules.ninth_age.formation import formation
from battlewright.rules.ninth_age.moving import IMPASSABLE, others, standing
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.table.angles import unit
from battlewright.table.lengths import INCH, TOLERANCE
from battlewright.table.movement.course import Ray, Span, within_span
from battlewright.table.outlines import Part

DANGEROUS = "dangerous"
"""The trait of dangerous terrain."""


def ahead(p: Position, row: int) -> Ray:
    """The way straight ahead from where a formation stands."""
    body = standing(p, row)
    return Ray(body.x, body.y, *unit(body.facing))


def spans(p: Position, row: int, parts: Sequence[Part], reach: float) -> Iterator[Span]:
    """Over which stretches of its way ahead a formation is within `reach` of any of the parts."""
    ray = ahead(p, row)
    for body in formation(p, row).bodies:
        for own in body.parts:
            for part in parts:
                found = within_span(own, part, ray, reach)
                if found is not None and found[1] > 0:
                    yield found


def room_beyond(p: Position, row: int, distance: int) -> int:
    """The least way ahead, of `distance` at least, at whose end nothing is within an inch (T9A-H-21B)."""
    if not p.value("flight.clear", row):
        return distance
    obstacles: list[Sequence[Part]] = [body.parts for _, other in others(p, row) for body in other.bodies]
    obstacles += [feature.parts for feature in p.scene.table.with_trait(IMPASSABLE)]
    barred = sorted(span for parts in obstacles for span in spans(p, row, parts, INCH + TOLERANCE))
    for low, high in barred:
        if low <= distance < high:
            distance = ceil(high) + 1
    return distance


@NINTH_AGE.contribution("flight.clear", "base", "T9A-H-21B")
def _an_inch_from_everything(p: Position, row: int) -> int:
    return 1


def _met(p: Position, row: int, parts: Sequence[Part], distance: int) -> float:
    """After what way ahead a formation comes over any of the parts, infinite if it does not within a distance."""
    return min((low for low, _ in spans(p, row, parts, 0) if low < distance), default=inf)


def dangers(p: Position, row: int, distance: int) -> tuple[int, ...]:
    """The dangerous terrain that a formation comes over on its way ahead, in its order: for each piece the die up to
    which a model takes a wound."""
    features = p.scene.table.with_trait(DANGEROUS)
    return _in_order((_met(p, row, each.parts, distance), 1) for each in features)


def crossed(p: Position, row: int, distance: int, combat: tuple[int, ...]) -> tuple[int, ...]:
    """The same for all that a formation passes in flight: pieces of terrain and enemies, each by itself."""
    side, terrain = p.rows[row].side, p.scene.table
    enemies = [
        (
            min(_met(p, row, body.parts, distance) for body in stands.bodies),
            int(p.value("flight.danger", row, other in combat)),
        )
        for other, stands in others(p, row)
        if p.rows[other].side != side
    ]
    barred = int(p.value("flight.danger", row, False))
    walls = [(_met(p, row, each.parts, distance), barred) for each in terrain.with_trait(IMPASSABLE)]
    ground = [
        (_met(p, row, each.parts, distance), 1)
        for each in terrain.with_trait(DANGEROUS)
        if IMPASSABLE not in each.traits
    ]
    return _in_order((*enemies, *walls, *ground))


def _in_order(met: Iterable[tuple[float, int]]) -> tuple[int, ...]:
    """The dice that fail for what is met, by the way to it; what is not met, or no danger, is left out."""
    return tuple(fails for far, fails in sorted(met) if fails and far < inf)


@NINTH_AGE.contribution("flight.danger", "base", "T9A-H-21C", "T9A-H-71B")
def _passed_on_the_way(p: Position, row: int, fought_it: bool) -> int:
    return 3


@NINTH_AGE.contribution("flight.danger", "replace", "T9A-H-41C")
def _not_those_of_its_own_combat(p: Position, row: int, fought_it: bool) -> int | None:
    return 0 if fought_it else None
