"""The toy's rows and effects: fighters with wounds and tokens, two sides, a clock."""

from __future__ import annotations

from typing import Any

from battlewright.core.effects import Cause, Effect
from battlewright.core.position import Position
from battlewright.core.ruleset import Ruleset
from battlewright.core.scene import BATTLE
from battlewright.core.state import Row

TOY = Ruleset("toy", "1")
TOY.ruling("edition", "first", "second", clause="TOY-1")
TOY.ruling("stances", False, True, clause="TOY-2")
TOY.ruling("reactions", False, True, clause="TOY-3")
TOY.ruling("boost_blast", False, True, clause="TOY-4")
TOY.ruling("rounds", 3, clause="TOY-5", lowest=1, highest=9)


@TOY.row
class Clock(Row, frozen=True, tag="clock"):
    """The battle itself: the round, from 1, and whose turn it is."""

    round: int = 1
    active: int = 0


@TOY.row
class Team(Row, frozen=True, tag="team"):
    """A side and the stance it has taken this round."""

    stance: str = "plain"
    cheers: int = 0


@TOY.row
class Fighter(Row, frozen=True, tag="fighter"):
    """A model; places are micrometres, `tags` mark what it is and what has befallen it."""

    side: int
    x: int
    y: int
    wounds: int = 8
    most: int = 8
    skill: int = 4
    strength: int = 1
    armour: int = 0
    tokens: int = 1
    cover: int = 0
    prone: bool = False
    spent: bool = False
    charged: bool = False
    ward: bool = False
    thick: bool = False
    tags: tuple[str, ...] = ()


class Harm(Effect, frozen=True, tag="harm"):
    """Wounds taken away."""

    amount: int


class Fall(Effect, frozen=True, tag="fall"):
    """A fighter without wounds leaves the fight."""


class Spend(Effect, frozen=True, tag="spend"):
    """Tokens paid (or, with a negative amount, gained)."""

    amount: int = 1


class Move(Effect, frozen=True, tag="move"):
    """A fighter stands elsewhere."""

    x: int
    y: int


class Mark(Effect, frozen=True, tag="mark"):
    """Other fields of a row, set to new values: pairs of name and value."""

    fields: tuple[tuple[str, Any], ...]


@TOY.happens(Harm)
def harm(p: Position, e: Harm) -> None:
    fighter = p.rows[e.affected]
    lost = min(fighter.wounds, e.amount)
    if e.amount > 0:
        p.tell("event-harm", model=p.scene.names[e.affected], amount=e.amount)
        p.count("damage", e.affected, e.amount)
    if lost > 0:
        p.change(e.affected, wounds=fighter.wounds - lost)
        if fighter.wounds == lost:
            p.effect(Fall(e.affected, e.cause))


@TOY.happens(Fall)
def fall(p: Position, e: Fall) -> None:
    p.change(e.affected, prone=False, charged=False, spent=True)
    p.tell("event-fall", model=p.scene.names[e.affected])


@TOY.happens(Spend)
def spend(p: Position, e: Spend) -> None:
    p.change(e.affected, tokens=p.rows[e.affected].tokens - e.amount)


@TOY.happens(Move)
def move(p: Position, e: Move) -> None:
    p.change(e.affected, x=e.x, y=e.y)
    p.tell("event-move", model=p.scene.names[e.affected])


@TOY.happens(Mark)
def mark(p: Position, e: Mark) -> None:
    p.change(e.affected, **dict(e.fields))


def set_fields(p: Position, row: int, kind: str = "rules", **fields: Any) -> None:
    """Set fields of a row by an effect."""
    p.effect(Mark(row, Cause(kind), tuple(fields.items())))


def standing(p: Position, side: int) -> tuple[int, ...]:
    """The fighters of a side that are still in the fight."""
    return tuple(i for i in p.scene.pieces[side] if p.rows[i].wounds > 0)


TOY.active = lambda p: int(p.rows[BATTLE].active)
TOY.owner = lambda p, row: row - 1 if row in (1, 2) else int(row in p.scene.pieces[1])


@TOY.quantity("wounds_left")
def wounds_left(p: Position, row: int) -> int:
    return int(p.rows[row].wounds)


@TOY.quantity("destroyed")
def destroyed(p: Position, row: int) -> bool:
    return bool(p.rows[row].wounds == 0)


TOY.counted("damage")
TOY.marked("attack.result", start="none")


@TOY.invariant
def wounds_in_bounds(p: Position) -> str | None:
    for i in (*p.scene.pieces[0], *p.scene.pieces[1]):
        if not 0 <= p.rows[i].wounds <= p.rows[i].most:
            return f"{p.scene.names[i]} has {p.rows[i].wounds} wounds"
    return None


@TOY.invariant
def no_debts(p: Position) -> str | None:
    for i in (*p.scene.pieces[0], *p.scene.pieces[1]):
        if p.rows[i].tokens < 0:
            return f"{p.scene.names[i]} has spent more tokens than it had"
    return None
