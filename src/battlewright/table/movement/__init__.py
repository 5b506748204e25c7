"""Movement: straight moves, what they meet and what stops them, and where they may end."""

from battlewright.table.movement.journey import Journey, Leg, climb, climb_ladder, dive, jump_down, leap
from battlewright.table.movement.nearby import bodies_along, bodies_around
from battlewright.table.movement.path import Path, advance, advance_into, advance_to, charge, stop_within
from battlewright.table.movement.region import MoveRegion, move_region
from battlewright.table.movement.route import Route, RouteRegion, route, route_region
from battlewright.table.movement.stopping import SLOW, STOPPING, WALK, Meeting, Stop, Stopping
from battlewright.table.movement.turning import Turn, pivot, wheel, wheel_angle, wheel_length

__all__ = [
    "SLOW", "STOPPING", "WALK", "Journey", "Leg", "Meeting", "MoveRegion", "Path", "Route", "RouteRegion",
    "Stop", "Stopping", "Turn", "advance", "advance_into", "advance_to", "bodies_along", "bodies_around",
    "charge", "climb", "climb_ladder", "dive", "jump_down", "leap", "move_region", "pivot", "route",
    "route_region", "stop_within", "wheel", "wheel_angle", "wheel_length",
]  # fmt: skip
