"""Who sees whom, and how much of a target is hidden: its upright silhouette, seen from the middle of the shooter's base
at the height of the model (KT-RUL-39). Verdicts are remembered by the bodies that they were asked of."""

from __future__ import annotations

from collections.abc import Hashable
from math import hypot
from typing import Any

import msgspec

from battlewright.core.position import Position
from battlewright.rules.common.pieces import body, standing
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import model, touching
from battlewright.table.bodies import Disc
from battlewright.table.sight import Obscured, is_shown, obscured_silhouette

MARGIN = 100
"""Micrometres by which a base may miss the way between two others and is still looked at."""

MOST_KEPT = 8192
"""How many verdicts are kept in a battle."""

MODELS = 2
"""Points of cover that models give which stand between."""


class Sightings:
    """What was found in a battle: how much of a body is hidden, and whether any of it is seen, by the bodies; and who
    sees whom as all stand now."""

    __slots__ = ("_here", "_rows", "kept", "shown")

    def __init__(self) -> None:
        self.kept: dict[tuple[Disc, Disc, tuple[Disc, ...], tuple[str, ...]], Obscured] = {}
        self.shown: dict[tuple[Disc, Disc, tuple[Disc, ...]], bool] = {}
        self._here: dict[Hashable, bool] = {}
        self._rows: list[Any] = []

    def here(self, rows: list[Any]) -> dict[Hashable, bool]:
        """The answers that hold while all stand as they do in these rows; others are forgotten."""
        now = rows if type(rows) is list else list(rows)
        if now != self._rows:
            if len(now) != len(self._rows) or any(map(_stands_otherwise, self._rows[3:], now[3:])):
                self._here = {}
            self._rows = now[:]
        return self._here


def _stands_otherwise(old: Any, new: Any) -> bool:
    return old is not new and (
        old.base != new.base or old.alive is not new.alive or old.on_table is not new.on_table
    )


def here(p: Position) -> dict[Hashable, bool]:
    """Answers for the models as they stand now: to be asked and filled with what depends on nothing but their bases,
    and on who is alive on the table."""
    return _sightings(p).here(p.rows)


def _sightings(p: Position) -> Sightings:
    kept: dict[str, Sightings] = p.scene.data.sightings
    found = kept.get(p.rules.ruleset.name)
    if found is None:
        found = kept[p.rules.ruleset.name] = Sightings()
    return found


class Screen(msgspec.Struct, frozen=True):
    """What terrain of a kind does to shots through it: points of cover, by which a save of 7+ gets better, and whether
    it blocks sight."""

    cover: int
    blocks: bool = True


for _trait in ("obstruction", "floor", "linear", "obstacle"):
    KILL_TEAM.table_entry("screen", _trait, Screen(3), "KT-S-305F")
for _trait in ("solid", "hill"):
    KILL_TEAM.table_entry("screen", _trait, Screen(2), "KT-S-305F")
for _trait in ("forest", "concealing"):
    KILL_TEAM.table_entry("screen", _trait, Screen(2, blocks=False), "KT-S-305F")


def sees(p: Position, one: int, other: int) -> bool:
    """Whether a model sees any part of another: terrain and models between hide it in part or wholly."""
    known = here(p)
    found = known.get((one, other))
    if found is None:
        found = known[one, other] = _sees(p, one, other)
    return found


def sees_past_friends(p: Position, one: int, other: int) -> bool:
    """Whether a model would see any part of another if its own side stood nowhere."""
    if sees(p, one, other):
        return True
    known, key = here(p), ("past friends", one, other)
    found = known.get(key)
    if found is None:
        side = model(p, one).side
        foes = tuple(body(p, row) for row in _rows_between(p, one, other) if model(p, row).side != side)
        features = p.scene.table.with_trait(*_blocking(p))
        found = known[key] = is_shown(body(p, one), body(p, other), foes, features)
    return found


def locked(p: Position, row: int) -> bool:
    """Whether a model is locked in combat: it touches an enemy."""
    known = here(p)
    found = known.get(row)
    if found is None:
        found = known[row] = bool(touching(p, row))
    return found


def _sees(p: Position, one: int, other: int) -> bool:
    traits, between = _blocking(p), _between(p, one, other)
    eye, shown = body(p, one), body(p, other)
    if not _near(p, eye, shown, traits) and past(eye, shown, between):
        return True
    kept, question = _sightings(p).shown, (eye, shown, between)
    found = kept.get(question)
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        found = kept[question] = is_shown(eye, shown, between, p.scene.table.with_trait(*traits))
    return found


def past(eye: Disc, shown: Disc, between: tuple[Disc, ...]) -> bool:
    """Whether the line from the middle of a base to either end of a silhouette plainly misses all these bodies: most
    do, and nothing needs to be measured then."""
    dx, dy = shown.x - eye.x, shown.y - eye.y
    far = hypot(dx, dy)
    if far == 0:
        return True
    ends = ((dx - side * dy * shown.radius / far, dy + side * dx * shown.radius / far) for side in (1, -1))
    for ex, ey in ends:
        length = hypot(ex, ey)
        beside = (
            abs(ex * (b.y - eye.y) - ey * (b.x - eye.x)) - (b.radius + MARGIN) * length for b in between
        )
        if all(space > 0 for space in beside):
            return True
    return False


def _near(p: Position, eye: Disc, shown: Disc, traits: tuple[str, ...]) -> bool:
    """Whether terrain with these traits meets the box round two bodies."""
    (a, b, c, d), (e, f, g, h) = eye.bounds, shown.bounds
    left, low, right, high = min(a, e), min(b, f), max(c, g), max(d, h)
    return any(
        west <= right and east >= left and south <= high and north >= low
        for west, south, east, north in (feature.bounds for feature in p.scene.table.with_trait(*traits))
    )


def cover_from(p: Position, one: int, other: int) -> int:
    """The points of cover of a target from a shooter: the best kind by which alone enough of it is hidden, else that of
    everything together; 0 in the open."""
    share = p.rules.rulings["cover_share"] / 100
    for points in (3, MODELS):
        if hidden(p, one, other, _covering(p, points), points <= MODELS).at_least(share):
            return points
    return 0


def hidden(
    p: Position, one: int, other: int, traits: tuple[str, ...], behind_models: bool = True
) -> Obscured:
    """How much of a model's silhouette terrain with these traits and models between hide from another model."""
    eye, shown = body(p, one), body(p, other)
    between = _between(p, one, other) if behind_models else ()
    kept = _sightings(p).kept
    question = eye, shown, between, traits
    found = kept.get(question)
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        features = p.scene.table.with_trait(*traits)
        found = kept[question] = obscured_silhouette(eye, shown, between, features)
    return found


def _between(p: Position, one: int, other: int) -> tuple[Disc, ...]:
    """The bodies that may stand on the way between two models."""
    return tuple(body(p, row) for row in _rows_between(p, one, other))


def _rows_between(p: Position, one: int, other: int) -> list[int]:
    eye, shown = body(p, one), body(p, other)
    dx, dy = shown.x - eye.x, shown.y - eye.y
    length = hypot(dx, dy) or 1.0
    ux, uy = dx / length, dy / length
    wide = shown.radius + MARGIN
    found = []
    for row in standing(p):
        third = body(p, row)
        wx, wy, reach = third.x - eye.x, third.y - eye.y, wide + third.radius
        near = -reach < ux * wy - uy * wx < reach and -reach < ux * wx + uy * wy < length + reach
        if near and row not in (one, other):
            found.append(row)
    return found


def _blocking(p: Position) -> tuple[str, ...]:
    found: tuple[str, ...] | None = p.rules.memo.get("sight")
    if found is None:
        screens = p.rules.tables.get("screen", {})
        found = p.rules.memo["sight"] = tuple(trait for trait, screen in screens.items() if screen.blocks)
    return found


def _covering(p: Position, points: int) -> tuple[str, ...]:
    """The traits of terrain that gives at least so many points of cover."""
    key = "cover", points
    found: tuple[str, ...] | None = p.rules.memo.get(key)
    if found is None:
        screens = p.rules.tables.get("screen", {})
        found = p.rules.memo[key] = tuple(
            trait for trait, screen in screens.items() if screen.cover >= points
        )
    return found
