"""Set-ups and scripts for tests of redroll: models by profile and place, answers and dice in reading order.

    p = duel(0.5, fighter("att", MEL=2), fighter("tgt"))
    play(p, "melee tgt knife", dice(5), "red_roll knife", dice(3), dice(4))

`play` fails when a die is missing or left over, and when the battle waits for something else. Rules are compiled
when a test runs, so that tests of the tests can take parts out of the ruleset.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from tests.toys.playing import Dice, asked, block, dice, happened, options, play, thrown
from tests.toys.script import Script

from battlewright.core.position import Position
from battlewright.core.running import start
from battlewright.core.snapshot import save
from battlewright.rules.common.game import PieceEntry, Setup
from battlewright.rules.redroll import GAME, REDROLL
from battlewright.rules.redroll.cards import Weapon, shipped
from battlewright.rules.redroll.state import Model
from battlewright.table.lengths import inches, mm
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, Line

__all__ = ["Dice", "asked", "block", "dice", "happened", "options", "play", "thrown"]
"""Said here again, beside what is of this ruleset."""


MIDDLE = 18.0
"""Inches from the edges of the table to its centre, where the attacker of a duel stands."""

OFF = {"symbols": "off"}
"""Without symbols every roll throws its value dice only."""


def model(
    id: str,
    profile: str = "hunter",
    x: float | None = MIDDLE,
    y: float = MIDDLE,
    *,
    weapons: list[Any] | None = None,
    stats: dict[str, int] | None = None,
    **state: Any,
) -> PieceEntry:
    """A model with its centre at x, y in inches; x None for one that is still to be placed."""
    at = None if x is None else (inches(x), inches(y), 0)
    return PieceEntry(id, profile, at=at, stats=stats or {}, weapons=weapons, state=state)


def fighter(
    id: str, *, weapons: Sequence[Any] = ("knife",), state: dict[str, Any] | None = None, **stats: int
) -> PieceEntry:
    """A hunter whose sums are the bare dice: MEL 0, AGI 0, and STR + POW of its knife - ARM of another is 0."""
    own = {"MEL": 0, "AGI": 0, "AIM": 0, "ARM": 7, **stats}
    return model(id, "hunter", weapons=list(weapons), stats=own, **(state or {}))


def gun(name: str = "gun", reach: float = 8.0, power: int = 4, *effects: str) -> dict[str, Any]:
    """A ranged weapon of a scenario; its effective range in inches."""
    return {"name": name, "kind": "ranged", "RNG": reach, "POW": power, "effects": list(effects)}


def blade(name: str = "blade", reach: float = 0.5, power: int = 3, **more: Any) -> dict[str, Any]:
    """A melee weapon of a scenario; its reach in inches."""
    return {"name": name, "kind": "melee", "RNG": reach, "POW": power, **more}


def battle(
    A: Iterable[PieceEntry],  # noqa: N803 (the sides' names)
    B: Iterable[PieceEntry],  # noqa: N803
    *,
    terrain: Iterable[Feature] = (),
    rulings: dict[str, Any] | None = None,
    turn: str | dict[str, Any] | None = None,
    ends: dict[str, Any] | None = None,
    size: float = 36,
) -> Position:
    """A battle waiting for its first answer; `turn` may be the id of the model that is active."""
    rules = REDROLL.compile(rulings)
    table = Table(inches(size), inches(size), tuple(terrain))
    where = {"active": turn} if isinstance(turn, str) else turn
    setup = Setup(table, (list(A), list(B)), turn=where or {}, ends=ends or {})
    assert GAME.check(rules, setup) == []
    return start(GAME.build(rules, setup))


def duel(
    gap: float = 0.0,
    attacker: PieceEntry | None = None,
    target: PieceEntry | None = None,
    *,
    friends: Iterable[PieceEntry] = (),
    foes: Iterable[PieceEntry] = (),
    terrain: Iterable[Feature] = (),
    rulings: dict[str, Any] | None = None,
) -> Position:
    """The attacker in the middle of the table, active; the target `gap` inches to its right; no symbols by default."""
    att, tgt = attacker or fighter("att"), target or fighter("tgt")
    att.at = (inches(MIDDLE), inches(MIDDLE), 0)
    tgt.at = beside(att, tgt, gap)
    return battle(
        [att, *friends], [tgt, *foes], terrain=terrain, rulings={**OFF, **(rulings or {})}, turn=att.id
    )


def radius(entry: PieceEntry) -> int:
    """Micrometres from the centre of a model's base to its edge."""
    return mm(shipped()["cards"][entry.profile].get("base", 30)) // 2


def beside(
    entry: PieceEntry, other: PieceEntry, gap: float, dx: int = 1, dy: int = 0
) -> tuple[int, int, int]:
    """The place of `other` a gap of that many inches from `entry`: right of it, or in the axis direction dx, dy."""
    assert entry.at is not None
    apart = radius(entry) + radius(other) + inches(gap)
    return (entry.at[0] + dx * apart, entry.at[1] + dy * apart, 0)


def wall(*points: tuple[float, float], traits: tuple[str, ...] = ("obstruction",)) -> Feature:
    """A thin wall along points in inches, 3 inches high."""
    line = Line(tuple((inches(x), inches(y)) for x, y in points), inches(0.1))
    return Feature("wall", line, 0, inches(3), traits)


def attack(
    p: Position,
    hit: int,
    red: int | None,
    damage: int | None = None,
    *,
    weapon: str = "knife",
    answer: str = "knife",
) -> Script:
    """One attack of `att` on `tgt` without symbols: hit roll, Red Roll (None: declined), damage roll (None: no hit)."""
    reaction: tuple[str | Dice, ...] = ("decline",) if red is None else (f"red_roll {answer}", dice(red))
    harm = () if damage is None else (dice(damage),)
    return play(p, f"melee tgt {weapon}", dice(hit), *reaction, *harm)


def row(p: Position, id: str) -> Model:
    """The row of a model."""
    found = p.rows[p.scene.index[id]]
    assert isinstance(found, Model)
    return found


def at(p: Position, id: str) -> tuple[int, int]:
    """Where a model stands, in micrometres."""
    base = GAME.base(p, p.scene.index[id])
    assert base is not None
    return base.x, base.y


def lost(p: Position, id: str) -> int:
    """Wounds that a model has lost."""
    return row(p, id).lost


def recarded(p: Position, id: str, *, other: bool = False, **changes: Any) -> None:
    """Change the present (or other) card of a model, for cards that no scenario can write down."""
    m = row(p, id)
    index = m.other if other else m.card
    cards = list(p.scene.data.cards)
    cards[index] = msgspec.structs.replace(cards[index], **changes)
    p.scene.data = msgspec.structs.replace(p.scene.data, cards=tuple(cards))


def melee_weapon(name: str, reach: float, power: int) -> Weapon:
    """A melee weapon for `recarded`."""
    return Weapon(name, "melee", reach, power)


def snapshot(p: Position) -> Any:
    """All of a position, to be compared."""
    return save(p), p.pending
