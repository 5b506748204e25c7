"""Ground that slows a move, and ground that hurts (3.1)."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import pairwise
from math import dist
from typing import Any

import msgspec

from battlewright.chance.dice import D6
from battlewright.chance.partition import Partition, keep_highest, total
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, in_play
from battlewright.rules.kill_team.attack import Strikes
from battlewright.rules.kill_team.charge_walk import DIFFICULT
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import has, model
from battlewright.rules.kill_team.strikes import Strike
from battlewright.table.bodies import Disc
from battlewright.table.lengths import INCH, TOLERANCE
from battlewright.table.levels import ground_below, levelled
from battlewright.table.movement.legality import hit_feature
from battlewright.table.outlines import Box, Circle
from battlewright.table.plane import Point, inside_polygon, nearest_on_segment
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, stands_in_way, touches

DANGEROUS = "dangerous"

MOST_KEPT = 8192
"""How many verdicts on the ground about bodies are kept."""

FLOORS = ("floor",)
"""What is a level of its own; a hill is walked on."""


class Slowed(Frame, tag="slowed"):
    """A model is about to move through difficult ground: `distance` of the frame below, in micrometres, is lessened."""

    model: int
    rolled: Any = None


class Dangerous(Frame, tag="dangerous"):
    """A model has moved through dangerous ground."""

    model: int
    hurt: Any = None
    lost: Any = ()


class Ones(msgspec.Struct, frozen=True):
    """Whether a die shows a 1."""

    def __call__(self, rolled: int) -> bool:
        return rolled == 1


slowed = KILL_TEAM.procedure(Slowed)


@slowed.step("KT-M-05A", "KT-RUL-43")
def roll_pace(p: Position, f: Slowed) -> StepResult:
    """The highest of some dice, where they decide."""
    dice = int(p.value("move.dice", f.model))
    if not dice:
        return None
    values = {"model": p.scene.names[f.model], "dice": dice}
    side = model(p, f.model).side
    return Roll(side, "kill_team-roll-difficult", "rolled", keep_highest(dice, D6), values=values)


@slowed.step("KT-M-05A", "KT-RUL-43")
def slow_down(p: Position, f: Slowed) -> StepResult:
    """So far it goes at most."""
    below: Any = p.stack[-2]
    below.distance = int(p.value("move.slowed", f.model, below.distance, f.rolled))
    return DONE


@KILL_TEAM.contribution(
    "move.dice", "base", "KT-M-05A", "KT-RUL-43", only={"difficult_ground": "highest_of_2d6"}
)
def _two_dice(p: Position, row: int) -> int:
    return 2


@KILL_TEAM.contribution("move.dice", "add", "KT-S-310K", only={"difficult_ground": "highest_of_2d6"})
def _moves_through_cover(p: Position, row: int) -> int | None:
    return 1 if has(p, row, "move_through_cover") else None


@KILL_TEAM.contribution(
    "move.slowed", "base", "KT-M-05A", "KT-RUL-43", only={"difficult_ground": "highest_of_2d6"}
)
def _as_far_as_the_highest(p: Position, row: int, distance: int, rolled: int) -> int:
    return min(distance, rolled * INCH)


@KILL_TEAM.contribution("move.slowed", "base", "KT-M-05A", "KT-RUL-43", only={"difficult_ground": "halve"})
def _half_as_far(p: Position, row: int, distance: int, rolled: int | None) -> int:
    return distance // 2


dangerous = KILL_TEAM.procedure(Dangerous)


def hurts() -> Partition[bool]:
    """Whether the ground hurts: a 1."""
    return total((D6,)).map(Ones(), "hurt")


@dangerous.step("KT-M-05B")
def roll_danger(p: Position, f: Dangerous) -> StepResult:
    """A die."""
    values = {"model": p.scene.names[f.model]}
    return Roll(model(p, f.model).side, "kill_team-roll-dangerous", "hurt", hurts(), values=values)


@dangerous.step("KT-M-05B")
def hurt(p: Position, f: Dangerous) -> StepResult:
    """On a 1 a wound."""
    is_hurt, f.hurt = f.hurt, None
    if not is_hurt or not in_play(p, f.model):
        return DONE
    return Strikes(strikes=(Strike(f.model, f.model, kind="dangerous"),))


def stands_in_difficult(p: Position, row: int) -> bool:
    """Whether a model stands in difficult ground, so that it cannot move out without being slowed."""
    own, known = body(p, row), _ground(p)
    found = known.get(own)
    if found is None:
        found = known[own] = any(_lies_about(piece, own) for piece in p.scene.table.with_trait(*DIFFICULT))
    return found


def lies_within(p: Position, row: int, reach: int, *traits: str) -> bool:
    """Whether there may be ground with one of these traits within a move."""
    own, known = body(p, row), _ground(p)
    found = known.get((own, reach, traits))
    if found is None:
        left, low, right, high = own.bounds
        box = left - reach, low - reach, right + reach, high + reach
        found = known[own, reach, traits] = any(
            _meet(piece.bounds, box) and stands_in_way(piece, own)
            for piece in p.scene.table.with_trait(*traits)
        )
    return found


def _ground(p: Position) -> dict[Hashable, bool]:
    """What was found of the ground about bodies: by the bodies, since terrain does not change."""
    known: dict[Hashable, bool] = p.scene.data.ground
    if len(known) >= MOST_KEPT:
        known.clear()
    return known


def endangered(own: Disc, places: tuple[Point, ...], table: Table) -> bool:
    """Whether a way on one level goes through dangerous ground."""
    ground = table.with_trait(DANGEROUS)
    return (
        any(hit_feature(own.at(*start), end, ground) for start, end in pairwise(places)) if ground else False
    )


def foot(table: Table, base: Disc) -> int:
    """The height at which a model stands on the lowest level: on the highest hill under any part of its base."""
    hills = table.with_trait("hill")
    return ground_below(base.raised_to(max(hill.top for hill in hills)), table, ("hill",)).z if hills else 0


def is_lowest(table: Table, base: Disc) -> bool:
    """Whether a model stands on the table or a hill, not on a floor."""
    return levelled(base, table).z <= TOLERANCE


def level_under(table: Table, base: Disc, highest: int) -> int:
    """The height of the level, not above `highest`, on which a model stands whose middle is there: a model stands on a
    floor once the middle of its base is over it."""
    tops = (
        piece.top
        for piece in table.with_trait(*FLOORS)
        if piece.top <= highest and is_over(piece, base.middle)
    )
    return max(tops, default=foot(table, base.raised_to(0)))


def is_over(piece: Feature, place: Point) -> bool:
    """Whether a feature is under a place."""
    for part in piece.parts:
        if isinstance(part, Circle):
            if dist(place, (part.x, part.y)) <= part.radius:
                return True
        elif inside_polygon(place, part.points) or _on_edge(part.edges, place):
            return True
    return False


def _on_edge(edges: tuple[tuple[Point, Point], ...], place: Point) -> bool:
    return any(dist(nearest_on_segment(place, a, b), place) <= TOLERANCE for a, b in edges)


def _lies_about(piece: Feature, own: Disc) -> bool:
    return stands_in_way(piece, own) and touches(piece, own)


def _meet(one: Box, other: Box) -> bool:
    return one[0] <= other[2] and one[2] >= other[0] and one[1] <= other[3] and one[3] >= other[1]
