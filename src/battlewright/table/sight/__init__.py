"""Sight: whether a line is clear, and how much of a body is hidden."""

from battlewright.table.sight.cover import Obscured, obscured_share
from battlewright.table.sight.lines import Blocker, Sight, clear_lines

__all__ = ["Blocker", "Obscured", "Sight", "clear_lines", "obscured_share"]
