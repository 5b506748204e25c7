"""Sight: whether a line is clear, and how much of a body is hidden."""

from battlewright.table.sight.corridor import Blocker
from battlewright.table.sight.cover import Obscured, obscured_share
from battlewright.table.sight.lines import Sight, clear_lines
from battlewright.table.sight.looks import Look, centre, eye, front, whole

__all__ = [
    "Blocker",
    "Look",
    "Obscured",
    "Sight",
    "centre",
    "clear_lines",
    "eye",
    "front",
    "obscured_share",
    "whole",
]
