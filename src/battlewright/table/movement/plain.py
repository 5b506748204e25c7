"""Hills are walked on: for a move all that stands on one is judged as if it stood at the foot of the hill.

Who walks up a hill so meets the bodies, woods and walls on it, and who stands on it walks on its ground.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.lengths import TOLERANCE
from battlewright.table.levels import levelled
from battlewright.table.outlines import invades
from battlewright.table.table import Table
from battlewright.table.terrain import Feature


class Plain(NamedTuple):
    """The mover, the table and the bodies without their hills; `standing` is the mover on its `ground` as they are,
    `originals` what stands higher than it does here."""

    body: Body
    table: Table
    bodies: Sequence[Body]
    standing: Body
    ground: Table
    originals: dict[Body | Feature, Body | Feature]

    def lowered(self, body: Body) -> Body:
        """The body as it stands here."""
        return _lowered(body, self.ground) if self.table.with_trait("hill") else body

    def original(self, what: Body | Feature | None) -> Body | Feature | None:
        """What was lowered, as it is."""
        return self.originals.get(what, what) if self.originals and what is not None else what


def plain(body: Body, table: Table, bodies: Sequence[Body]) -> Plain:
    """The plain that a move of the body goes over; a table without hills is one."""
    if not table.with_trait("hill"):
        return Plain(body, table, bodies, body, table, {})
    originals: dict[Body | Feature, Body | Feature] = {}
    features = [_sunk(piece, table) for piece in table.features]
    lower = [_lowered(other, table) for other in bodies]
    originals.update(
        (now, piece) for now, piece in zip(features, table.features, strict=True) if now != piece
    )
    originals.update((now, other) for now, other in zip(lower, bodies, strict=True) if now != other)
    flat = table
    if any(now is not piece for now, piece in zip(features, table.features, strict=True)):
        flat = Table(table.width, table.depth, tuple(features))
    return Plain(_lowered(body, table), flat, lower, body, table, originals)


def _lowered(body: Body, table: Table) -> Body:
    """The body at the foot of the hill that carries it, and of the hill that carries that."""
    lower = levelled(body, table)
    while lower.z < body.z:
        body, lower = lower, levelled(lower, table)
    return body


def _sunk(feature: Feature, table: Table) -> Feature:
    """The feature at the foot of the hills that carry it."""
    while feature.base > TOLERANCE:
        hill = next((hill for hill in table.with_trait("hill") if _carries(hill, feature)), None)
        if hill is None:
            break
        height = hill.top - hill.base
        feature = msgspec.structs.replace(feature, base=feature.base - height, top=feature.top - height)
    return feature


def _carries(hill: Feature, feature: Feature) -> bool:
    return (
        hill.base < hill.top
        and abs(hill.top - feature.base) <= TOLERANCE
        and any(invades(one, other) for one in hill.parts for other in feature.parts)
    )
