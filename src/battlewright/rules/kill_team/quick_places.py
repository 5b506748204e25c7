"""Where the models of `quick kill_team` stand: one beside its enemies or friends, or at a distance from them."""

from __future__ import annotations

from math import cos, pi, radians, sin, sqrt
from typing import Any

from battlewright.rules.kill_team.quick_models import Entry

MIDDLE = 24.0
SIZE = [2 * MIDDLE, 2 * MIDDLE]
"""Of the table, in inches."""
APART = 0.02
"""Inches between two bases in a row."""

Place = tuple[float, float]


def about(distance: float, degrees: float) -> Place:
    """A place at so many inches from the middle of the table; 0 degrees is towards side A."""
    turn = radians(degrees)
    return MIDDLE + distance * sin(turn), MIDDLE - distance * cos(turn)


def ring(count: int, radius: float, inner: float) -> list[Place] | None:
    """Places of bases of a radius that touch one in the middle, all round it from the front; None without room."""
    reach = radius + inner
    if count > 1 and 2 * reach * sin(pi / count) < 2 * radius + APART:
        return None
    return [about(reach, 360 * number / count) for number in range(count)]


def ranks(own: int, others: int, radius: float, other_radius: float) -> tuple[list[Place], list[Place]]:
    """Two rows that touch, each model two of the other row but for the ends; one against one straight ahead."""
    if own == others == 1:
        return [(MIDDLE, MIDDLE)], [(MIDDLE, MIDDLE + radius + other_radius)]
    pitch = 2 * max(radius, other_radius) + APART
    shift = (own - others) / 2 + (0.5 if (own - others) % 2 == 0 else 0)
    apart = sqrt((radius + other_radius) ** 2 - (pitch / 2) ** 2)
    left = MIDDLE - pitch * (own - 1) / 2
    return (
        [(left + pitch * number, MIDDLE) for number in range(own)],
        [(left + pitch * (number + shift), MIDDLE + apart) for number in range(others)],
    )


def battle_of(
    own: list[Entry], enemies: list[Entry], phase: str, side: str = "A", **more: Any
) -> dict[str, Any]:
    """The scenario: a side is about to play this phase of its turn."""
    return {
        "table": {"size": SIZE},
        "sides": {"A": {"models": own}, "B": {"models": enemies}},
        "turn": {"round": 1, "side": side, "phase": phase},
        **more,
    }


def piece(
    id: str, left: float, low: float, right: float, high: float, tall: float, *traits: str
) -> dict[str, Any]:
    """A piece of terrain over a rectangle, in inches."""
    corners = [[left, low], [right, low], [right, high], [left, high]]
    return {"id": id, "shape": {"polygon": corners}, "height": tall, "traits": list(traits)}
