"""Placement: where a body may be put down."""

from battlewright.table.placement.free import BARRING, FreeSpace, NoRoom
from battlewright.table.placement.region import PlaceRegion

__all__ = ["BARRING", "FreeSpace", "NoRoom", "PlaceRegion"]
