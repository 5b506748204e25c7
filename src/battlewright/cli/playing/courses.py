"""Places named by a way: `toward b_wolf`, `away b_wolf 3`, `n 4`."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from typing import Any, NamedTuple

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option, Region
from battlewright.play.words import aliases
from battlewright.table.lengths import inches

COMPASS = {"n": 0, "ne": 45, "e": 90, "se": 135, "s": 180, "sw": 225, "w": 270, "nw": 315}
"""Degrees clockwise from +y."""

NEAR = inches(0.01)
"""How far a place may lie from the way that was named, in micrometres."""

TRIED = 64
"""Places tried along the way before the last of them is found closely."""

Point = tuple[int, int]


class Course(NamedTuple):
    """Where a way ends, and how long it was meant to be and is, in micrometres; `wished` is None where nobody said."""

    answer: Option
    wished: int | None
    length: int

    @property
    def falls_short(self) -> bool:
        """Whether it ends before the length that was asked for."""
        return self.wished is not None and self.wished - self.length > NEAR


def course(position: Position, line: str) -> Course | None:
    """The place at the end of a way, as far along it as is free and allowed.

    None when the line says something else or no place is asked for. Raises `BattlewrightError`.
    """
    pending, words = position.pending, line.casefold().split()
    if not isinstance(pending, Choose) or pending.region is None or pending.region.word != "at" or not words:
        return None
    start = _place_of(position, pending.values.get("model"))
    if start is None:
        return None
    way, used = _way(position, start, words)
    if way is None:
        return None
    wished = inches(words[used]) if len(words) > used else None
    scale = 1 if wished is None else wished / (hypot(*way) or 1)
    end = _farthest(pending.region, start, (way[0] * scale, way[1] * scale))
    if end is None:
        raise BattlewrightError("cli-play-no-way", pending.clauses or position.citing, value=line)
    return Course(("at", *end), wished, round(hypot(end[0] - start[0], end[1] - start[1])))


def _farthest(region: Region, start: Point, way: tuple[float, float]) -> Point | None:
    """The end of the way or the last legal place on it; the nearest legal place to the end if that lies on it."""

    def at(part: float) -> Point:
        return start[0] + round(way[0] * part), start[1] + round(way[1] * part)

    end = at(1)
    if region.contains(*end):
        return end
    near_x, near_y = region.project(*end)
    if _aside(start, way, (near_x, near_y)) <= NEAR and region.contains(near_x, near_y):
        return near_x, near_y
    low = next((step / TRIED for step in range(TRIED - 1, 0, -1) if region.contains(*at(step / TRIED))), 0.0)
    high = low + 1 / TRIED
    while (high - low) * hypot(*way) > 1:
        middle = (low + high) / 2
        low, high = (middle, high) if region.contains(*at(middle)) else (low, middle)
    found = at(low)
    return found if found != start and region.contains(*found) else None


def _aside(start: Point, way: tuple[float, float], place: Point) -> float:
    """How far a place lies from a way, in micrometres."""
    dx, dy = place[0] - start[0], place[1] - start[1]
    length = hypot(*way) or 1
    along = (dx * way[0] + dy * way[1]) / length
    if not 0 <= along <= length:
        return hypot(dx, dy)
    return abs(dx * way[1] - dy * way[0]) / length


def _way(position: Position, start: Point, words: list[str]) -> tuple[tuple[float, float] | None, int]:
    """The way as a vector in micrometres, and how many words said it."""
    if words[0] in COMPASS:
        angle, length = radians(COMPASS[words[0]]), inches(100)
        return (sin(angle) * length, cos(angle) * length), 1
    sign = next((s for s, w in ((1, "toward"), (-1, "away")) if words[0] in (w, *aliases(w))), 0)
    if not sign or len(words) < 2:
        return None, 0
    other = _place_of(position, words[1])
    if other is None and words[1][0].isdigit():  # `к` leads to places as well
        return None, 0
    if other is None:
        raise BattlewrightError("cli-play-no-piece", value=words[1])
    dx, dy = sign * (other[0] - start[0]), sign * (other[1] - start[1])
    return (dx, dy) if sign > 0 else (100 * dx, 100 * dy), 2


def _place_of(position: Position, id: Any) -> Point | None:
    """The centre of a piece, by its id or its mark on the map."""
    from battlewright.pictures.scene_view import view

    pieces = view(position).pieces
    found = next((p for p in pieces if str(id).casefold() in (p.id.casefold(), p.mark.casefold())), None)
    return None if found is None else (found.body.x, found.body.y)
