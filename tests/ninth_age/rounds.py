"""Rounds of combat for the tests of ninth_age: frames of one by themselves, and a round rolled with equal dice."""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Event, Position
from battlewright.core.requests import Choose, Roll
from battlewright.core.running import apply, start
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.combat import CombatRound


def above(p: Position, frame: Frame) -> Position:
    """The position with a frame above a round of combat that has nothing more to do."""
    below = CombatRound(units=())
    below.at = p.rules.procedures[CombatRound].last
    p.stack = [below, frame]
    return p


def scored(p: Position, *units: int, face: int = 6) -> dict[int, int]:
    """The points of both sides of a round in which every die shows one face; defaults are chosen."""
    points: dict[int, int] = {}

    def note(event: Event) -> None:
        if event.id == "event-score":
            points[event.values["player"]] = event.values["points"]

    p.stack = [CombatRound(units=units)]
    start(p, note)
    while p.pending is not None and len(points) < 2:
        answer: tuple[Any, ...] | None
        if isinstance(p.pending, Roll):
            answer = (face,) * len(p.pending.partition.dice)
        else:
            assert isinstance(p.pending, Choose)
            answer = p.pending.default
        assert answer is not None
        apply(p, answer, note)
    return points
