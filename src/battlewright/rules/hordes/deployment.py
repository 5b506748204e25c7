"""Set-up: models without a place are placed, side A first, each side in the zone at its own edge (HRD-R-12)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, standing
from battlewright.rules.hordes.effects import RULE, Face, Move
from battlewright.rules.hordes.movement import foot
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model
from battlewright.table.angles import DEGREE
from battlewright.table.lengths import inches
from battlewright.table.placement import PlaceRegion

DEPTH = (inches(7), inches(10))
"""How deep the zones of side A and side B are; who places second has the deeper one."""

AHEAD = (0, 180 * DEGREE)
"""Towards the enemy's edge."""


class Deploy(Frame, tag="deploy"):
    """Models are placed one by one; `place` is where the next one stands."""

    side: int = 0
    place: Option | None = None


def waiting(p: Position, side: int) -> list[int]:
    """The models of a side that have no place yet."""
    return [row for row in p.scene.pieces[side] if model(p, row).alive and not model(p, row).on_table]


deploy = HORDES.procedure(Deploy)


@deploy.step("HRD-R-12")
def choose_spot(p: Position, f: Deploy) -> StepResult:
    """In the side's zone, overlapping nothing, facing the enemy's edge."""
    left = waiting(p, f.side)
    if not left:
        f.side += 1
        return "choose_spot" if f.side < 2 else DONE
    row = left[0]
    region = zone(p, row)
    count = len(p.scene.pieces[f.side])
    place = p.scene.pieces[f.side].index(row) + 1
    middle = (p.scene.table.width * place // (count + 1), (region.low + region.high) // 2)
    values = {"model": p.scene.names[row], "distance": DEPTH[f.side]}
    return Choose(
        f.side, "ask-spot", "place", region=region, default=("at", *region.project(*middle)), values=values
    )


def zone(p: Position, row: int) -> PlaceRegion:
    """Where a model may be set up."""
    table, side = p.scene.table, model(p, row).side
    low, high = (0, DEPTH[0]) if side == 0 else (table.depth - DEPTH[1], table.depth)
    return PlaceRegion(body(p, row), 0, low, table.width, high, table, tuple(body(p, r) for r in standing(p)))


@deploy.step("HRD-R-12")
def put_down(p: Position, f: Deploy) -> StepResult:
    """The model stands there."""
    assert f.place is not None
    row, (_, x, y) = waiting(p, f.side)[0], f.place
    f.place = None
    p.effect(Face(row, RULE, AHEAD[f.side]))
    p.effect(Move(row, RULE, x, y, foot(p.scene.table, body(p, row).at(x, y))))
    return "choose_spot"
