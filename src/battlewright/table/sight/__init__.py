"""Sight: whether a line is clear, and how much of a body is hidden.

From the ground up: `critical` (lines at given distances from points), `contacts` and `tangents` (the lines on which
sight is decided), `chords` (where a line runs through outlines), `looks` (what looks), `corridor`, `hull` and `funnel`
(what can lie between), `seams` (what closes the slits between bodies in contact), `scene` and `search`. On them stand
`lines` (sight in plan), `heights` (with heights, by `fan` and `upright`), `woods`, `hides` and `overlook` (what hides
any part, in plan and with heights), and by `rays` the shares of `cover` and `silhouette`.
"""

from battlewright.table.sight.corridor import Blocker
from battlewright.table.sight.cover import Obscured, obscured_share
from battlewright.table.sight.heights import clear_lines_in_height
from battlewright.table.sight.hides import obscured_by
from battlewright.table.sight.lines import Sight, clear_lines
from battlewright.table.sight.looks import Look, centre, eye, front, whole
from battlewright.table.sight.overlook import obscured_by_in_height
from battlewright.table.sight.silhouette import is_shown, obscured_silhouette
from battlewright.table.sight.woods import (
    clear_lines_through_woods,
    clear_lines_through_woods_in_height,
    lying_between,
)

__all__ = [
    "Blocker",
    "Look",
    "Obscured",
    "Sight",
    "centre",
    "clear_lines",
    "clear_lines_in_height",
    "clear_lines_through_woods",
    "clear_lines_through_woods_in_height",
    "eye",
    "front",
    "is_shown",
    "lying_between",
    "obscured_by",
    "obscured_by_in_height",
    "obscured_share",
    "obscured_silhouette",
    "whole",
]
