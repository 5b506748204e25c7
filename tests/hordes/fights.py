"""Fights for tests: a warlock or a beast that is active beside one enemy, and single rolls of it."""

from __future__ import annotations

from typing import Any

from tests.hordes.battles import battle, model

from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.core.running import advance, apply
from battlewright.core.windows import DECLINE
from battlewright.rules.common.game import PieceEntry
from battlewright.rules.hordes.attack import AttackRoll
from battlewright.rules.hordes.damage import DamageRoll
from battlewright.rules.hordes.melee import MeleeAttack

STATS = {"STR": 5, "MAT": 6, "RAT": 4, "FURY": 5, "kind": "warlock", "boxes": 20}


def blade(attacks: int = 1, **fields: Any) -> dict[str, Any]:
    """A melee weapon of POW 5 with so many initial attacks."""
    return {"name": "blade", "kind": "melee", "POW": 5, "attacks": attacks, **fields}


def lord(*weapons: dict[str, Any], fury: int = 5, hurt: int = 0, **stats: Any) -> PieceEntry:
    """A warlock with a blade, MAT 6, RAT 4, STR 5."""
    held = list(weapons or (blade(),))
    return model(
        "lord", "shield", 24, 20, weapons=held, stats={**STATS, **stats}, fury=fury, wounds_lost=hurt
    )


def foe(y: float = 21.3, boxes: int = 30, states: tuple[str, ...] = (), **stats: Any) -> PieceEntry:
    """Somebody with DEF 12 and ARM 15, just in front."""
    return model("foe", "shield", 24, y, 180, stats={"boxes": boxes, **stats}, states=list(states))


def beast(y: float = 20, **state: Any) -> PieceEntry:
    """A heavy beast of STR 10 and FURY 4, two circles outside and two inside in each aspect."""
    stats = {"STR": 10, "MAT": 6, "DEF": 12, "ARM": 15, "FURY": 4, "base": 30, "spiral": [4, 4, 4]}
    return model("beast", "stone_brute", 24, y, weapons=[blade()], stats=stats, **state)


def fight(
    *, attacker: PieceEntry | None = None, target: PieceEntry | None = None, others: Any = ()
) -> Position:
    """The attacker is active and beside the target."""
    one = attacker or lord()
    return battle([one, *others], [target or foe()], turn=one.id)


def quiet(p: Position) -> Position:
    """The same battle after every boost offered now is declined."""
    while isinstance(p.pending, Choose) and p.pending.kind.startswith("ask-boost"):
        apply(p, DECLINE)
    return p


def attack_roll(p: Position, kind: str = "ranged", **fields: Any) -> Position:
    """The battle as the active model makes one attack roll of a kind; a hit is followed by the blade's damage roll."""
    one, other = p.stack[-1].model, p.scene.index["foe"]
    p.stack.append(MeleeAttack(one, other, "blade", at=p.rules.procedures[MeleeAttack].labels["roll_damage"]))
    p.stack.append(AttackRoll(one, other, kind, **fields))
    advance(p)
    return p


def strike(p: Position, one: str, other: str, **fields: Any) -> Position:
    """The battle as a model makes one attack with its blade that is due, whosever activation it is."""
    p.stack.append(MeleeAttack(p.scene.index[one], p.scene.index[other], "blade", **fields))
    advance(p)
    return p


def damage_roll(p: Position, power: int, kind: str = "attack", on: str = "foe", **fields: Any) -> Position:
    """The battle as the active model rolls for damage."""
    p.stack.append(DamageRoll(p.scene.index[on], p.stack[-1].model, power, kind, **fields))
    advance(p)
    return p
