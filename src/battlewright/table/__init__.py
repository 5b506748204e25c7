"""The table: places, bodies, terrain, sight, moves and placements, on exact integers and knowing no ruleset.

Every place is three integers in micrometres: x to the right, y up from the lower left corner, z above the
table. Verdicts are made on those integers; square roots serve only to show a length or to aim a move, whose
end is then tested exactly. From the ground up: `lengths` (units, tolerance), `angles`, `plane` (predicates of plane
geometry), `outlines` (polygons and circles), `bodies`, `gaps`, `terrain`, `table`; on them stand `sight` (lines and
hidden shares), `movement` (moves and where they may end) and `placement` (where a body may be put down).
"""
