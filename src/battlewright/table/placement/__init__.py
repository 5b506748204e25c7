"""Placement: where a body may be put down."""

from battlewright.table.placement.region import NoRoom, PlaceRegion

__all__ = ["NoRoom", "PlaceRegion"]
