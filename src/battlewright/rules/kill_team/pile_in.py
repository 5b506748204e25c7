"""Piling in: who touches no enemy moves up to 3 inches towards one of the combat (3.9)."""

from __future__ import annotations

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, others
from battlewright.rules.kill_team.charge_walk import CHARGING, Way
from battlewright.rules.kill_team.charge_way import way_to
from battlewright.rules.kill_team.combatants import Rows, of, present
from battlewright.rules.kill_team.contacts import touching
from battlewright.rules.kill_team.effects import Move
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.solid_floors import walled
from battlewright.rules.kill_team.state import NEAR, distance_across, distance_between, model
from battlewright.rules.kill_team.supporting_attacks import supported
from battlewright.rules.kill_team.terrain import Dangerous, endangered
from battlewright.table.lengths import TOLERANCE
from battlewright.table.movement import advance_to


class PileIns(Frame, tag="pile_ins"):
    """Those of some `models` that touch no enemy pile in, one after another, to the enemies in `combat`."""

    models: Rows
    combat: Rows
    chosen: Option | None = None


pile_ins = KILL_TEAM.procedure(PileIns)


@pile_ins.step("KT-S-309H")
def next_model(p: Position, f: PileIns) -> StepResult:
    """The next who touches no enemy."""
    while f.models and not _is_loose(p, f.models[0], f.combat):
        f.models = f.models[1:]
    return None if f.models else DONE


@pile_ins.step("KT-S-309H")
def pick_enemy(p: Position, f: PileIns) -> StepResult:
    """Its player picks the enemy, where it reaches several."""
    row, names = f.models[0], p.scene.names
    near = tuple(("toward", names[enemy]) for enemy in _in_reach(p, row, f.combat))
    if not near:
        return "come_nearer"
    values = {"model": names[row]}
    return Choose(model(p, row).side, "kill_team-ask-pile-in", "chosen", near, default=near[0], values=values)


@pile_ins.step("KT-S-309H")
def come_into_contact(p: Position, f: PileIns) -> StepResult:
    """It moves into contact with it."""
    chosen, f.chosen = f.chosen, None
    assert chosen is not None
    row, f.models = f.models[0], f.models[1:]
    way = way_to(p, row, p.scene.index[chosen[1]])
    assert way is not None
    own = body(p, row)
    p.effect(Move(row, Cause("pile_in", row), *way.end, way.z))
    return Dangerous(row) if endangered(own, way.places, p.scene.table) else "next_model"


@pile_ins.step("KT-S-309H")
def go_on(p: Position, f: PileIns) -> StepResult:
    """The next."""
    return "next_model"


@pile_ins.step("KT-S-309H")
def come_nearer(p: Position, f: PileIns) -> StepResult:
    """Who reaches nobody comes as near as 3 inches bring it, but stays where it supports a friend."""
    row, f.models = f.models[0], f.models[1:]
    if supported(p, row):
        return "next_model"
    own, aim = body(p, row), body(p, _nearest_first(p, row, f.combat)[0])
    table = walled(p.scene.table, own.z)
    end = advance_to(own, aim.middle, NEAR, table, others(p, row), stopping=CHARGING).end
    if end == own.middle:
        return "next_model"
    p.effect(Move(row, Cause("pile_in", row), *end, own.z))
    return Dangerous(row) if endangered(own, (own.middle, end), p.scene.table) else "next_model"


@pile_ins.step("KT-S-309H")
def go_on_to_the_next(p: Position, f: PileIns) -> StepResult:
    """The next."""
    return "next_model"


def _is_loose(p: Position, row: int, combat: Rows) -> bool:
    """Whether a model touches no enemy while there are some in the combat."""
    return not touching(p, row) and bool(_nearest_first(p, row, combat))


def _nearest_first(p: Position, row: int, combat: Rows) -> Rows:
    foes = of(p, present(p, combat), 1 - model(p, row).side)
    return tuple(sorted(foes, key=lambda foe: (distance_between(p, row, foe), foe)))


def _in_reach(p: Position, row: int, combat: Rows) -> Rows:
    """The enemies that a model can come into contact with in 3 inches, the nearest first."""
    near = (foe for foe in _nearest_first(p, row, combat) if distance_across(p, row, foe) <= NEAR)
    return tuple(foe for foe in near if _is_short(way_to(p, row, foe)))


def _is_short(way: Way | None) -> bool:
    return way is not None and not (way.supporting or way.hurdles) and way.length <= NEAR + TOLERANCE
