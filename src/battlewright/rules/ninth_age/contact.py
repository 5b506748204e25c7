"""Contact of formations and of their models: base to base, or over a gap of the formation.

Bases are in contact up to 20 um, corners included. A verdict on two formations is made once and kept by what they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

import msgspec

from battlewright.core.position import Position
from battlewright.rules.ninth_age.facings import side_met
from battlewright.rules.ninth_age.formation import REMEMBERED, Formation, Model, Stand, formation, leader
from battlewright.rules.ninth_age.gaps import Gap, gaps_between, is_shut
from battlewright.rules.ninth_age.remembered import by_rows
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import formations
from battlewright.table import arcs
from battlewright.table.bodies import Block, Rectangle
from battlewright.table.gaps import in_contact, overlaps
from battlewright.table.lengths import TOLERANCE
from battlewright.table.outlines import Box, Part, Polygon, invades, part_within
from battlewright.table.terrain import touches

Facing = Literal["front", "flank", "rear"]
"""Which facing of a formation is touched."""

FACINGS: dict[arcs.Side, Facing] = {"front": "front", "right": "flank", "left": "flank", "back": "rear"}
"""The facing on each side of a base."""


class Contacts(msgspec.Struct, frozen=True, eq=False):
    """Which enemy models each model of a formation touches, directly or over a gap; equal contacts are one object."""

    of: Mapping[Model, frozenset[Model]]


@by_rows
def touching(p: Position, row: int) -> tuple[int, ...]:
    """The enemy formations in base contact with the formation of a row, in row order."""
    row = leader(p, row)
    own, side = formation(p, row), p.rows[row].side
    found = ((enemy, formation(p, enemy)) for enemy in formations(p, 1 - side))
    return tuple(enemy for enemy, foe in found if (_touch(own, foe) if row < enemy else _touch(foe, own)))


def facing_of(p: Position, attacker: int, target: int) -> Facing:
    """The facing of the target in which the attacker touches it (T9A-H-03B)."""
    return FACINGS[side_of(p, attacker, target)]


@by_rows
def side_of(p: Position, attacker: int, target: int) -> arcs.Side:
    """The side of the target's formation that the attacker touches: front, right, back or left."""
    return side_met(formation(p, leader(p, attacker)), formation(p, leader(p, target)))


def model_contacts(p: Position, row: int, enemy: int) -> Mapping[Model, frozenset[Model]]:
    """For each model of a formation that touches the enemy's, directly or over a gap, the models it touches."""
    return contacts(p, row, enemy).of


@by_rows
def contacts(p: Position, row: int, enemy: int) -> Contacts:
    """The contacts of a formation's models with those of an enemy's; empty unless the formations touch."""
    one, other = leader(p, row), leader(p, enemy)
    if one > other:
        return _turned(contacts(p, other, one))
    own, foe = formation(p, one), formation(p, other)
    if not _touch(own, foe):
        return _NONE
    open_gaps = tuple(gap for gap in gaps_between(own, foe) if p.value("contact.over_gap", one, other, gap))
    return _contacts(own, foe, open_gaps)


_NONE = Contacts({})


@lru_cache(REMEMBERED)
def _turned(found: Contacts) -> Contacts:
    turned: dict[Model, set[Model]] = {}
    for model, touched in found.of.items():
        for other in touched:
            turned.setdefault(other, set()).add(model)
    return Contacts({model: frozenset(touched) for model, touched in turned.items()})


@lru_cache(REMEMBERED)
def _contacts(own: Formation, foe: Formation, open_gaps: tuple[Gap, ...]) -> Contacts:
    found: dict[Model, set[Model]] = {}
    for stand, other in _direct(own, foe):
        found.setdefault(stand.model, set()).add(other.model)
    for gap in open_gaps:
        found.setdefault(gap.one, set()).add(gap.other)
    return Contacts({model: frozenset(touched) for model, touched in found.items()})


def _direct(own: Formation, foe: Formation) -> tuple[tuple[Stand, Stand], ...]:
    return _touching_stands(_near(own, foe), _near(foe, own))


@lru_cache(REMEMBERED)
def _touching_stands(near: tuple[Stand, ...], far: tuple[Stand, ...]) -> tuple[tuple[Stand, Stand], ...]:
    """Those near one another stay the same when models fall from the rear."""
    return tuple(
        (stand, other)
        for stand in near
        for other in far
        if _boxes_near(stand.base.bounds, other.base.bounds) and in_contact(stand.base, other.base)
    )


def _near(own: Formation, foe: Formation) -> tuple[Stand, ...]:
    """The models of a formation whose boxes are not clear of the box round the other."""
    lefts, lows, rights, highs = zip(*(body.bounds for body in foe.bodies), strict=True)
    box = min(lefts), min(lows), max(rights), max(highs)
    return tuple(stand for stand in own.stands if _boxes_near(stand.base.bounds, box))


def _boxes_near(one: Box, other: Box) -> bool:
    return (
        one[0] - other[2] <= TOLERANCE
        and other[0] - one[2] <= TOLERANCE
        and one[1] - other[3] <= TOLERANCE
        and other[1] - one[3] <= TOLERANCE
    )


@lru_cache(REMEMBERED)
def _touch(own: Formation, foe: Formation) -> bool:
    return any(_bodies_touch(body, other) for body in own.bodies for other in foe.bodies)


def _bodies_touch(body: Block | Rectangle, other: Block | Rectangle) -> bool:
    """As `in_contact`; that of parts is kept, for most of a block stays when models fall from its rear."""
    if body.z != other.z:
        return in_contact(body, other)
    return any(_parts_touch(one, part) for one in body.parts for part in other.parts)


@lru_cache(REMEMBERED)
def _parts_touch(one: Polygon, other: Polygon) -> bool:
    return part_within(one, other, TOLERANCE)


@NINTH_AGE.contribution("contact.over_gap", "base", "T9A-GAP-01", "T9A-GAP-02", "T9A-GAP-05", "T9A-FIG11-03")
def _incomplete_rank(p: Position, one: int, other: int, gap: Gap) -> int | None:
    return 1 if gap.is_of_ranks else None


@NINTH_AGE.contribution("contact.over_gap", "base", "T9A-GAP-01")
def _mismatching_base(p: Position, one: int, other: int, gap: Gap) -> int | None:
    return None if gap.is_of_ranks else 1


@NINTH_AGE.contribution("contact.over_gap", "replace", "T9A-GAP-03")
def _another_unit_stands_there(p: Position, one: int, other: int, gap: Gap) -> int | None:
    units = _units_in(p, one, other, gap)
    return 0 if units and is_shut(gap.corridor, [*units, *_terrain_in(p, gap)]) else None


@NINTH_AGE.contribution("contact.over_gap", "replace", "T9A-GAP-04")
def _impassable_terrain_lies_there(p: Position, one: int, other: int, gap: Gap) -> int | None:
    terrain = _terrain_in(p, gap)
    return 0 if terrain and is_shut(gap.corridor, [*_units_in(p, one, other, gap), *terrain]) else None


def _units_in(p: Position, one: int, other: int, gap: Gap) -> list[Part]:
    """The outlines of other formations that reach into the corridor of a gap."""
    rows = (row for side in (0, 1) for row in formations(p, side) if row not in (one, other))
    bodies = (body for row in rows for body in formation(p, row).bodies if overlaps(body, gap.corridor))
    return [part for body in bodies for part in body.parts if _reaches_into(part, gap)]


def _terrain_in(p: Position, gap: Gap) -> list[Part]:
    """The outlines of impassable terrain that reach into it."""
    features = (each for each in p.scene.table.with_trait("impassable") if touches(each, gap.corridor))
    return [part for feature in features for part in feature.parts if _reaches_into(part, gap)]


def _reaches_into(part: Part, gap: Gap) -> bool:
    return any(invades(inner, part) for inner in gap.corridor.inner)
