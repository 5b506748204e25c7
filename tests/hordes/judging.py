"""Short ways to ask what an attack roll would be made with."""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.rules.hordes.attack import AttackRoll, Kind

SHOT = {"name": "shot", "kind": "ranged", "RNG": 12.0, "POW": 10}
SPRAY = {"name": "spray", "kind": "ranged", "RNG": 10.0, "POW": 10, "SP": 10}
BOLT = {"name": "bolt", "kind": "spell", "RNG": 10.0, "POW": 10, "COST": 2}
SWORD = {"name": "sword", "kind": "melee", "POW": 3}
SPEAR = {"name": "spear", "kind": "melee", "RNG": 2.0, "POW": 3}

WEAPONS = {"ranged": "shot", "magic": "bolt", "melee": "sword"}


def rows(p: Position, *ids: str) -> tuple[int, ...]:
    """The rows of models."""
    return tuple(p.scene.index[id] for id in ids)


def attack(p: Position, attacker: str, target: str, kind: Kind = "ranged", weapon: str = "") -> AttackRoll:
    """The attack roll as the rules would make it, with the usual weapon of its kind."""
    one, other = rows(p, attacker, target)
    return AttackRoll(one, other, kind, weapon or WEAPONS[kind])


def asked(
    p: Position, query: str, attacker: str, target: str, kind: Kind = "ranged", weapon: str = ""
) -> Any:
    """What the rules answer to a query about an attack roll."""
    return p.value(query, attack(p, attacker, target, kind, weapon))


def skill(p: Position, attacker: str, target: str, kind: Kind = "ranged", weapon: str = "") -> int:
    """The bonus of the attack roll."""
    return int(asked(p, "attack.skill", attacker, target, kind, weapon))


def defence(p: Position, attacker: str, target: str, kind: Kind = "ranged", weapon: str = "") -> int:
    """The DEF that the attack roll has to reach."""
    return int(asked(p, "defence", attacker, target, kind, weapon))


def automatic(p: Position, attacker: str, target: str, kind: Kind = "ranged", weapon: str = "") -> str:
    """hit or miss where no roll is made, else nothing."""
    return str(asked(p, "attack.automatic", attacker, target, kind, weapon) or "")
