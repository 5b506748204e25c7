"""Positions of models for the tests of kill_team: rows built by hand, places in inches."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import msgspec

from battlewright.chance.partition import Partition
from battlewright.core.position import Position
from battlewright.core.requests import STOPPED, Choose, Option, Roll, Stop
from battlewright.core.running import apply, resume, start
from battlewright.core.scene import Scene
from battlewright.core.state import Frame
from battlewright.core.windows import DECLINE
from battlewright.rules.kill_team import KILL_TEAM
from battlewright.rules.kill_team.profiles import Profile, Profiles, Weapon
from battlewright.rules.kill_team.state import Battle, Model, Side
from battlewright.table.bodies import Disc
from battlewright.table.lengths import inches
from battlewright.table.table import Table
from battlewright.table.terrain import Feature

WEAPONS = {
    "blade": Weapon("blade"),
    "axe": Weapon("axe", plus=1, AP=2, rules=("unwieldy",)),
    "fist": Weapon("fist", times=2, AP=2, rules=("specialist", "unwieldy")),
    "claws": Weapon("claws", AP=5, rules=("rending",)),
    "pistol": Weapon("pistol", "pistol", 12, S=4, AP=5),
    "rifle": Weapon("rifle", "rapid_fire", 24, S=4, AP=5),
    "shotgun": Weapon("shotgun", "assault", 12, S=4, shots=2),
    "heavy": Weapon("heavy", "heavy", 36, S=5, AP=4, shots=3),
    "salvo": Weapon("salvo", "salvo", 24, S=5, AP=5, shots=4, moving=2),
    "cannon": Weapon("cannon", "ordnance", 36, S=8, AP=3, blast=5),
    "plasma": Weapon("plasma", "rapid_fire", 24, S=7, AP=2, rules=("gets_hot",)),
    "flamer": Weapon("flamer", "assault", S=4, AP=5, rules=("template",)),
    "bomb": Weapon("bomb", "assault", 8, S=3, blast=3, rules=("grenade",)),
    "sniper": Weapon("sniper", "heavy", 36, S=3, AP=6, rules=("sniper", "pinning")),
}
"""Weapons by name, one of every kind."""


def weapon(name: str, **fields: Any) -> Weapon:
    """A weapon of the table, with fields of it changed; or a new one of this name."""
    return msgspec.structs.replace(WEAPONS.get(name, Weapon(name)), **fields)


def profile(name: str = "trooper", weapons: tuple[str | Weapon, ...] = ("blade",), **fields: Any) -> Profile:
    """A profile with 4 for all statistics but one Wound and one Attack, and a save of 3+."""
    own = tuple(WEAPONS[each] if isinstance(each, str) else each for each in weapons)
    plain = {"WS": 4, "BS": 4, "S": 4, "T": 4, "W": 1, "I": 4, "A": 1, "Ld": 8, "Sv": 3}
    return Profile(name, weapons=own, **{**plain, **fields})


def model(
    side: int, at: tuple[float, ...] = (0, 0), of: Profile | None = None, **fields: Any
) -> tuple[Profile, Model]:
    """A model of a side whose base has its middle at a place: x, y and the height in inches."""
    made = of or profile()
    x, y, z = (*at, 0)[:3]
    return made, Model(side, 0, Disc(inches(x), inches(y), inches(z), made.radius, made.height, 0), **fields)


def position(
    *pieces: tuple[Profile, Model], features: tuple[Feature, ...] = (), rules: Any = None, **rulings: Any
) -> Position:
    """A position of models, those of side 0 first; their rows are 3 and up, their names a0, a1, .. and b0, b1, .."""
    rows: list[Any] = [Battle(), Side(0), Side(1)]
    rows += [msgspec.structs.replace(row, profile=number) for number, (_, row) in enumerate(pieces)]
    sides = [row.side for row in rows[3:]]
    assert sides == sorted(sides)
    names = tuple(tuple(f"{'ab'[side]}{i}" for i in range(sides.count(side))) for side in (0, 1))
    table = Table(inches(48), inches(48), features)
    scene = Scene(table, (names[0], names[1]), Profiles(tuple(made for made, _ in pieces)))
    return Position(rules or KILL_TEAM.compile(rulings), scene, rows, [])


def facing(
    own: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **rulings: Any
) -> Position:
    """Two models in contact, rows 3 and 4, with these fields of their profiles; `row` holds fields of the row."""
    pieces = []
    for side, given in enumerate((own or {}, other or {})):
        fields = dict(given)
        row = fields.pop("row", {})
        pieces.append(model(side, (side * 25 / 25.4, 0), profile(**fields), **row))
    return position(*pieces, **rulings)


def law(partition: Partition[Any]) -> dict[Any, Fraction]:
    """The chances of a roll by its results."""
    found = partition.law
    return {result: Fraction(weight, found.total) for result, weight in found.items()}


class Below(Frame, tag="below"):
    """What stands under a procedure that a test runs, to receive what it says."""

    tolls: Any = ()
    lost: Any = ()
    passed: Any = None


def outcomes(
    p: Position, frame: Frame, read: Callable[[Position], Any], *answers: Option
) -> dict[Any, Fraction]:
    """The law of what `read` says of a position, with a `Below` on its stack, once a procedure has ended; `p` stays as
    it is. The first of the answers that is possible is given to each question, else what is offered is declined."""
    q = p.fork()
    q.stack = [Below(), frame]
    q.collapses, q.stop = True, Stop(type(frame))
    waiting = [(start(q), Fraction(1))]
    found: dict[Any, Fraction] = {}
    while waiting:
        q, chance = waiting.pop()
        if q.pending is STOPPED:
            seen = read(q)
            found[seen] = found.get(seen, Fraction(0)) + chance
            continue
        if isinstance(q.pending, Choose):
            apply(q, next(answer for answer in (*answers, DECLINE) if answer in q.pending.options))
            waiting.append((q, chance))
            continue
        assert isinstance(q.pending, Roll), q.pending
        for result, weight in law(q.pending.partition).items():
            after = q.fork()
            resume(after, q.pending.into, result)
            waiting.append((after, chance * weight))
    return found
