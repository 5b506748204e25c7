"""Placement: where a body may be put down, who makes room for it, what lies under a template, where a shot deviates."""

from battlewright.table.placement.contact import ContactRegion, place_in_contact
from battlewright.table.placement.deviation import (
    SIX_WAYS,
    WHOLE_DEGREES,
    Deviation,
    Landing,
    half,
    scatter,
    six_way,
)
from battlewright.table.placement.directions import Directions
from battlewright.table.placement.disturbance import Disturbance, Shift, least_disturbance
from battlewright.table.placement.free import BARRING, FreeSpace, NoRoom
from battlewright.table.placement.rays import MeasuredFrom, edge_toward, point_ahead
from battlewright.table.placement.region import PlaceRegion
from battlewright.table.placement.templates import Covered, Template, blast, covered, spray

__all__ = [
    "BARRING", "FreeSpace", "NoRoom", "PlaceRegion",
    "ContactRegion", "place_in_contact",
    "Directions",
    "Disturbance", "Shift", "least_disturbance",
    "Covered", "Template", "blast", "covered", "spray",
    "SIX_WAYS", "WHOLE_DEGREES", "Deviation", "Landing", "half", "scatter", "six_way",
    "MeasuredFrom", "edge_toward", "point_ahead",
]  # fmt: skip
