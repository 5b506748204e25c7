"""Charges over hills: a hill is walked on, as in any move, and neither climbed nor jumped from (1.5, 1.6)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from battlewright.rules.kill_team.charge_walk import (
    Way,
    contact_places,
    ground_at,
    is_difficult,
    path_to,
    walk_into,
)
from battlewright.rules.kill_team.supporting_charge import stand_beside
from battlewright.rules.kill_team.terrain import foot
from battlewright.table.bodies import Disc
from battlewright.table.gaps import in_contact
from battlewright.table.lengths import TOLERANCE
from battlewright.table.movement.plain import Plain, plain
from battlewright.table.table import Table

SIDES = 4
"""How many places beside a target are looked at where the nearest lies on another level of the ground."""


class Hills(NamedTuple):
    """A charge between two models on the table or on hills: `flat` is how a move sees it, the target first."""

    own: Disc
    aim: Disc
    table: Table
    flat: Plain

    def into_contact(self) -> Way | None:
        """The shortest way on foot to where the bases touch."""
        own, table, (aim, *around) = self.flat.body, self.flat.table, self.flat.bodies
        assert isinstance(own, Disc) and isinstance(aim, Disc)
        others = tuple(each for each in around if isinstance(each, Disc))
        found = walk_into(own, aim, others, table)
        if found is None or self._touches(found):
            return None if found is None else self._risen(found)
        ways = list[Way]()
        for place in contact_places(own, aim, others, table):
            path = path_to(own, place, (*others, aim), table) if len(ways) < SIDES else None
            if path is not None:
                way = Way(path[1], ground_at(own, place, table), path[0], is_difficult(own, path[1], table))
                ways += [way] if self._touches(way) else []
        nearest = min(ways, key=lambda way: way.length, default=None)
        return None if nearest is None else self._risen(nearest)

    def beside(self, engaged: tuple[Disc, ...]) -> Way | None:
        """The way into contact with one of some friends that touch the target."""
        own, (aim, *around) = self.flat.body, self.flat.bodies
        assert isinstance(own, Disc) and isinstance(aim, Disc)
        low = (self.flat.lowered(each) for each in engaged)
        others = tuple(each for each in around if isinstance(each, Disc))
        friends = tuple(each for each in low if isinstance(each, Disc))
        found = stand_beside(own, aim, others, friends, self.flat.table)
        return None if found is None else self._risen(found)

    def _risen(self, way: Way) -> Way:
        """The way as it ends on the ground."""
        z = max(foot(self.table, self.own.at(*way.end)), way.z)
        return msgspec.structs.replace(way, z=z, nearer=tuple(self._risen(each) for each in way.nearer))

    def _touches(self, way: Way) -> bool:
        return in_contact(self.own.at(*way.end).raised_to(self._risen(way).z), self.aim)


def over_hills(own: Disc, aim: Disc, around: tuple[Disc, ...], table: Table) -> Hills | None:
    """The charge of a model at another where both stand on the table or on hills; None on a table without any."""
    if not table.with_trait("hill"):
        return None
    flat = plain(own, table, (aim, *around))
    if flat.body.z > TOLERANCE or flat.bodies[0].z > TOLERANCE:
        return None
    return Hills(own, aim, table, flat)
