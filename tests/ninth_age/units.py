"""Positions of units for the tests of ninth_age: rows built by hand, places in millimetres."""

from __future__ import annotations

import copy
from typing import Any

import msgspec

from battlewright.core.position import Position
from battlewright.core.scene import Scene
from battlewright.core.values import Contribution, Query
from battlewright.rules.ninth_age import NINTH_AGE
from battlewright.rules.ninth_age.formation import Fighter
from battlewright.rules.ninth_age.profiles import Part, Profile, Profiles, Weapon
from battlewright.rules.ninth_age.state import Battle, Character, Side, Unit
from battlewright.table.bodies import Block, Rectangle
from battlewright.table.lengths import inches, mm
from battlewright.table.table import Table
from battlewright.table.terrain import Feature

NORTH, EAST, SOUTH, WEST = (quarter * 90_000_000 for quarter in range(4))
"""Facings in microdegrees."""

WEAPONS = {
    "hand_weapon": Weapon("hand_weapon"),
    "spear": Weapon("spear", AP=1, rules=("fight_in_extra_rank",)),
    "great_weapon": Weapon("great_weapon", S=2, hands=2, rules=("strikes_last",)),
    "paired": Weapon("paired", A=1, I=1, hands=2),
}


def profile(name: str = "soldier", base: int | tuple[int, int] = 20, **fields: Any) -> Profile:
    """A profile of one part with 3 for all statistics, 1 wound and 1 attack; fields of the part go by their names."""
    size = (base, base) if isinstance(base, int) else base
    part = {"M": 4, "WS": 3, "BS": 3, "S": 3, "T": 3, "W": 1, "I": 3, "A": 1, "Ld": 7}
    own = {key: fields.pop(key) for key in list(fields) if key in Part.__struct_fields__ and key != "rules"}
    parts = fields.pop("parts", (Part("body", **{**part, **own}),))
    return Profile(name, fields.pop("troop", "infantry"), parts, size, **fields)


def unit(
    side: int, files: int, models: int, at: tuple[float, float] = (0, 0), facing: int = NORTH, **fields: Any
) -> tuple[Profile, Unit]:
    """A unit whose front has its middle at a place; `of` is its profile, `holes` the empty slots of its block."""
    made: Profile = fields.pop("of", profile())
    block = Block(
        mm(at[0]),
        mm(at[1]),
        0,
        files,
        models,
        made.width,
        made.depth,
        made.tall,
        facing,
        fields.pop("holes", ()),
    )
    return made, Unit(side, 0, block, starting=models, **fields)


def hero(
    side: int, at: tuple[float, float] = (0, 0), facing: int = NORTH, **fields: Any
) -> tuple[Profile, Character]:
    """A character; `unit` names the number of the unit that it is with, counted among the pieces of its side."""
    made: Profile = fields.pop("of", profile("hero", A=3, W=2, I=5, is_character=True))
    base = Rectangle(mm(at[0]), mm(at[1]), 0, made.width, made.depth, made.tall, facing)
    return made, Character(side, 0, base, **fields)


def position(
    *pieces: tuple[Profile, Unit | Character],
    features: tuple[Feature, ...] = (),
    rules: Any = None,
    **rulings: Any,
) -> Position:
    """A position of pieces, those of side 0 first; their rows are 3 and up. `unit` of a character counts from 0 among
    all pieces."""
    profiles = tuple(one for one, _ in pieces)
    rows: list[Any] = [Battle(), Side(0), Side(1)]
    for number, (_, row) in enumerate(pieces):
        changed: dict[str, Any] = {"profile": number}
        if isinstance(row, Character) and row.unit >= 0:
            changed["unit"] = row.unit + 3
        rows.append(msgspec.structs.replace(row, **changed))
    names = [tuple(f"{'ab'[s]}{i}" for i, (_, row) in enumerate(pieces) if row.side == s) for s in (0, 1)]
    assert [row.side for row in rows[3:]] == sorted(row.side for row in rows[3:])
    table = Table(inches(72), inches(48), features)
    scene = Scene(table, (names[0], names[1]), Profiles(profiles, WEAPONS))
    return Position(rules or NINTH_AGE.compile(rulings), scene, rows, [])


def in_duel(p: Position, one: Fighter, other: Fighter) -> Position:
    """The same position while these two fight a duel."""
    opponents = {one: other, other: one}
    told = Contribution("told", "base", 0, lambda p, fighter: opponents.get(fighter))
    rules = copy.copy(p.rules)
    rules.queries = type(p.rules.queries)(
        {**p.rules.queries, "duel.opponent": Query("duel.opponent", (told,))}
    )
    return Position(rules, p.scene, p.rows, [])
