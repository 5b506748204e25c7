"""Movement: straight moves, what stops them, and where they may end."""

from battlewright.table.movement.path import SLOW, STOPPING, Path, Stop, advance, advance_to, stop_within
from battlewright.table.movement.region import MoveRegion, move_region

__all__ = [
    "SLOW", "STOPPING", "MoveRegion", "Path", "Stop", "advance", "advance_to", "move_region", "stop_within",
]  # fmt: skip
