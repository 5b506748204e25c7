"""The table: its size and the terrain on it."""

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.lengths import TOLERANCE
from battlewright.table.once import once
from battlewright.table.outlines import Box
from battlewright.table.terrain import Feature, with_trait


class Table(msgspec.Struct, frozen=True, dict=True):
    """A table of `width` (x) by `depth` (y) micrometres with its terrain; the origin is the lower left
    corner."""

    width: int
    depth: int
    features: tuple[Feature, ...] = ()

    def holds(self, body: Body) -> bool:
        """Is the whole base on the table (it may stand over the edge by 20 um)?"""
        return self.holds_box(body.bounds)

    def holds_box(self, box: Box) -> bool:
        """Is the box on the table (it may stand over the edge by 20 um)?"""
        left, low, right, high = box
        return (
            left >= -TOLERANCE
            and low >= -TOLERANCE
            and right <= self.width + TOLERANCE
            and high <= self.depth + TOLERANCE
        )

    def with_trait(self, *traits: str) -> tuple[Feature, ...]:
        """The features with at least one of the traits, in their order; remembered for each set of traits asked."""
        found = self._chosen.get(traits)
        if found is None:
            found = self._chosen[traits] = with_trait(self.features, *traits)
        return found

    @once
    def _chosen(self) -> dict[tuple[str, ...], tuple[Feature, ...]]:
        return {}
