"""Climbs and jumps in the Movement phase: what leads to another level, the test on the way, and where it ends (3.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import hypot
from typing import Any, cast

import msgspec

from battlewright.core.actions import Action
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body
from battlewright.rules.kill_team.characteristics import InitiativeTest
from battlewright.rules.kill_team.charge_walk import DIFFICULT, STEP
from battlewright.rules.kill_team.clearance import kept_off
from battlewright.rules.kill_team.effects import Mark, Move
from battlewright.rules.kill_team.falling import Fall
from battlewright.rules.kill_team.ledge import floors_of
from battlewright.rules.kill_team.movement import DRY, WALKING, pace
from battlewright.rules.kill_team.passages import Kind, Passage, PassageRegion
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.solid_floors import walled
from battlewright.rules.kill_team.state import Model, model
from battlewright.rules.kill_team.terrain import FLOORS, Dangerous, Slowed, endangered, is_over
from battlewright.table.bodies import Disc
from battlewright.table.lengths import TOLERANCE
from battlewright.table.levels import surfaces
from battlewright.table.outlines import Box
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, touches

TABLE = "table"
"""The word for the lowest level, down to which a ladder may lead."""

DOWN = "down"
"""The word for a jump to whatever is below the ledge."""


class Exit(msgspec.Struct, frozen=True, gc=False):
    """Something that leads to another level from where a model stands; `to` are the further words of its option.
    `slowly`: the way there goes through difficult ground."""

    kind: Kind
    to: tuple[str, ...]
    slowly: bool


class LevelChange(Frame, tag="level_change"):
    """A model climbs, takes a ladder, jumps down or jumps over a gap: `to` are the words that name where.

    `distance` is its move in micrometres, `place` where its player wants it to end.
    """

    model: int
    to: tuple[str, ...]
    distance: int
    place: Option | None = None
    passed: Any = None


def exits(p: Position, row: int) -> tuple[Exit, ...]:
    """What leads to other levels, as far as terrain goes. It is asked of all models at every question, so it is kept by
    the row, which the entry holds on to."""
    m = model(p, row)
    kept: dict[int, tuple[Model, tuple[Exit, ...]]] = p.scene.data.exits
    found = kept.get(id(m))
    if found is not None and found[0] is m:
        return found[1]
    if len(kept) >= MOST_KEPT:
        kept.clear()
    made = tuple(_exits(m.base, pace(p, row), p.scene.table))
    kept[id(m)] = m, made
    return made


MOST_KEPT = 8192
"""For how many rows exits are kept."""


def _exits(own: Disc, distance: int, table: Table) -> Iterator[Exit]:
    slow = any(_reaches(own, distance, piece.bounds) for piece in table.with_trait(*DIFFICULT))
    for kind, to in _candidates(own, distance, table):
        if _leads(kind, to, own, distance, table, slowly=False):
            yield Exit(kind, to, slowly=False)
        elif slow and _leads(kind, to, own, distance, table, slowly=True):
            yield Exit(kind, to, slowly=True)


def _leads(kind: Kind, to: tuple[str, ...], own: Disc, distance: int, table: Table, slowly: bool) -> bool:
    return _region(kind, to, own, distance, table, (), slowly).first is not None


def _candidates(own: Disc, distance: int, table: Table) -> Iterator[tuple[Kind, tuple[str, ...]]]:
    """What there is within a move, whether it leads anywhere or not."""
    near = [piece for piece in surfaces(table, FLOORS) if _reaches(own, distance, piece.bounds)]
    on_floor = bool(floors_of(own, table))
    for piece in near:
        rise = piece.top - own.z
        if rise > TOLERANCE and _lasts(own, rise, distance, piece.bounds) and not touches(piece, own):
            yield "climb", (piece.id,)
        elif on_floor and rise <= TOLERANCE and not is_over(piece, own.middle):
            yield "leap", (piece.id,)
    if on_floor:
        yield "jump", (DOWN,)
    for ladder in table.with_trait("ladder"):
        if _reaches(own, distance, ladder.bounds):
            yield from _rungs(own, ladder, near)


def _lasts(own: Disc, rise: int, distance: int, bounds: Box) -> bool:
    """Whether a move may last for a climb: its middle comes to be over the box, and more than a step is climbed."""
    left, low, right, high = bounds
    apart = hypot(max(left - own.x, 0, own.x - right), max(low - own.y, 0, own.y - high))
    return apart + (rise if rise > STEP else 0) <= distance + 2 * TOLERANCE


def _rungs(own: Disc, ladder: Feature, near: list[Feature]) -> Iterator[tuple[Kind, tuple[str, ...]]]:
    """The levels to which a ladder leads from the level of a body."""
    if not ladder.base - TOLERANCE <= own.z <= ladder.top + TOLERANCE:
        return
    for piece in near:
        in_height = ladder.base - TOLERANCE <= piece.top <= ladder.top + TOLERANCE
        if in_height and abs(piece.top - own.z) > TOLERANCE and _meet(ladder.bounds, piece.bounds):
            yield "ladder", (ladder.id, piece.id)
    if own.z > TOLERANCE and ladder.base <= TOLERANCE:
        yield "ladder", (ladder.id, TABLE)


def _region(
    kind: Kind,
    to: tuple[str, ...],
    own: Disc,
    distance: int,
    table: Table,
    around: tuple[Disc, ...],
    slowly: bool,
) -> PassageRegion:
    named = {piece.id: piece for piece in table.features}
    surface = named.get(to[-1]) if to else None
    ladder = named[to[0]] if kind == "ladder" else None
    how = WALKING if slowly else DRY
    return PassageRegion(kind, own, distance, walled(table, own.z), around, how, surface, ladder)


def _reaches(own: Disc, distance: int, bounds: Box) -> bool:
    left, low, right, high = own.bounds
    return _meet((left - distance, low - distance, right + distance, high + distance), bounds)


def _meet(one: Box, other: Box) -> bool:
    return (
        one[0] <= other[2] + TOLERANCE
        and one[2] >= other[0] - TOLERANCE
        and one[1] <= other[3] + TOLERANCE
        and one[3] >= other[1] - TOLERANCE
    )


def region_of(p: Position, f: LevelChange) -> PassageRegion:
    """Where the model may come to."""
    exit = _exit(p, f)
    around = kept_off(p, f.model)
    return _region(exit.kind, f.to, body(p, f.model), f.distance, p.scene.table, around, exit.slowly)


def _exit(p: Position, f: LevelChange) -> Exit:
    return next(each for each in exits(p, f.model) if each.to == f.to)


level_change = KILL_TEAM.procedure(LevelChange)


@level_change.step("KT-M-05A")
def slow_down(p: Position, f: LevelChange) -> StepResult:
    """Difficult ground before it slows the model."""
    return Slowed(f.model) if _exit(p, f).slowly else None


@level_change.step("KT-M-02A", "KT-M-03A")
def choose_place(p: Position, f: LevelChange) -> StepResult:
    """Its player names where it goes; if others leave it no room, it stays."""
    region = region_of(p, f)
    if region.first is None:
        p.tell("kill_team-event-no-way", model=p.scene.names[f.model])
        return DONE
    default = ("at", region.first.end.x, region.first.end.y)
    values = {"model": p.scene.names[f.model], "distance": f.distance}
    side = model(p, f.model).side
    return Choose(side, "kill_team-ask-level", "place", region=region, default=default, values=values)


@level_change.step("KT-M-02A", "KT-M-03A", "KT-M-02D", "KT-M-02E")
def test_on_the_way(p: Position, f: LevelChange) -> StepResult:
    """Climbs and jumps of more than an inch need an Initiative test, ladders none."""
    risk = _passage(p, f).risk
    if risk is None:
        f.passed = True
        return None
    return InitiativeTest(f.model, risk.why)


def _passage(p: Position, f: LevelChange) -> Passage:
    assert f.place is not None
    found = region_of(p, f).passage(*f.place[1:])
    assert found is not None
    return found


@level_change.step("KT-M-02B", "KT-M-02C", "KT-M-03A", "KT-M-03B", "KT-M-05B")
def arrive(p: Position, f: LevelChange) -> StepResult:
    """Who passes gets there; who fails stays at the foot of the climb, or falls."""
    passage, passed, place = _passage(p, f), f.passed, cast(Point, f.place[1:] if f.place else ())
    own, cause, risk = body(p, f.model), Cause("move", f.model), passage.risk
    walked = (own.x, own.y), passage.left_at
    f.passed, f.place = None, None
    p.effect(Mark(f.model, cause, (("moved", "moved"),)))
    if passed:
        p.effect(Move(f.model, cause, *place, passage.end.z))
    elif risk is not None and risk.why == "jump":
        return Fall(f.model, risk.height, risk.x, risk.y, risk.z)
    elif walked[-1] != (own.x, own.y):
        p.effect(Move(f.model, cause, *walked[-1], own.z))
    return Dangerous(f.model) if endangered(own, walked, p.scene.table) else DONE


def _ways(word: str, *kinds: Kind) -> Callable[[Position, int], tuple[Option, ...]]:
    def ways(p: Position, row: int) -> tuple[Option, ...]:
        name = p.scene.names[row]
        return tuple((word, name, *each.to) for each in exits(p, row) if each.kind in kinds)

    return ways


def _begin(p: Position, row: int, option: Option) -> Frame:
    return LevelChange(row, option[2:], pace(p, row))


KILL_TEAM.action(Action("climb", _ways("climb", "climb"), _begin), "KT-M-02A")
KILL_TEAM.action(Action("ladder", _ways("ladder", "ladder"), _begin), "KT-M-02E")
KILL_TEAM.action(Action("jump", _ways("jump", "jump", "leap"), _begin), "KT-M-03A", "KT-M-03C")
