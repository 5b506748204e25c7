"""The table: places, bodies, terrain, sight and moves, on exact integers and knowing no ruleset.

Every place is three integers in micrometres: x to the right, y up from the lower left corner, z above the
table. Verdicts are made on those integers; square roots serve only to show a length or to aim a move, whose
end is then tested exactly. Modules, from the ground up: `lengths` (units, tolerance), `plane` (predicates of
plane geometry), `bodies`, `terrain`, `table`, `critical` and `sight` (lines), `cover` (hidden shares), `course` and
`path` (straight moves), `nearest` and `region` (the legal places that a request offers).
"""
