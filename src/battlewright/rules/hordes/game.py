"""The hordes ruleset as scenarios, play, odds and pictures see it."""

from __future__ import annotations

from typing import Any

from battlewright.core.compiled import Rules
from battlewright.core.position import Position
from battlewright.core.requests import Option
from battlewright.core.ruleset import Ruleset
from battlewright.rules.common.game import Problem, Setup
from battlewright.rules.common.pieces import body, in_play
from battlewright.rules.hordes import checks
from battlewright.rules.hordes import setup as scenario
from battlewright.rules.hordes.activation import Activation
from battlewright.rules.hordes.attack import AttackRoll, attack_roll, needed
from battlewright.rules.hordes.profiles import shipped
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.sight import line_of_sight, sees
from battlewright.rules.hordes.spiral import ASPECTS, crippled
from battlewright.rules.hordes.state import model, profile, weapon
from battlewright.table.bodies import Disc
from battlewright.table.gaps import gap
from battlewright.table.lengths import as_inches
from battlewright.table.sight import Sight

STATISTICS = ("SPD", "STR", "MAT", "RAT", "DEF", "ARM", "CMD", "FURY", "THR")


FORCED = ("charge", "slam", "throw", "two_hand_throw")
"""Actions against a model for which a beast is forced once (2.18)."""

BOUGHT = ("buy", "buy_shot")
"""Attacks that cost a fury point, whoever makes them."""

CHARGE_ATTACK_OVER = {"step": "activation.choose_action", "times": 2}
"""The stop after the charge attack, which is an action of its own; after a charge that fails, the next activation."""

MEASURED_LATER = ("shoot", "buy_shot", "cast")
"""Actions whose range is measured only after the target is declared (HRD-RANGE-01)."""


class Hordes:
    """Warlocks and their beasts: power attacks, ranged combat, area attacks."""

    ruleset: Ruleset = HORDES

    def check(self, rules: Rules, setup: Setup) -> list[Problem]:
        """Everything wrong with a set-up."""
        return checks.check(rules, setup)

    def build(self, rules: Rules, setup: Setup) -> Position:
        """The position before its first question."""
        return scenario.build(rules, setup)

    def profiles(self) -> dict[str, dict[str, Any]]:
        """The shipped profiles by name, as plain data."""
        found: dict[str, dict[str, Any]] = shipped()["profiles"]
        return found

    def state_fields(self) -> dict[str, Any]:
        """JSON Schema of a model's own fields."""
        whole = {"type": "integer", "minimum": 0}
        return {
            "stats": {
                "type": "object",
                "maxProperties": 40,
                "description": "Statistics, words and lists over those of the profile; by name, as `check` tells.",
            },
            "wounds_lost": whole,
            "boxes_lost": {"type": "object", "additionalProperties": whole},
            "fury": whole,
            "unit": {"type": "string"},
            "states": {"type": "array", "items": {"enum": list(checks.STATES)}},
            "activated": {"type": "boolean"},
        }

    def turn_fields(self) -> dict[str, Any]:
        """JSON Schema of `turn`."""
        return {
            "round": {"type": "integer", "minimum": 1},
            "side": {"enum": ["A", "B"]},
            "active": {"type": "string"},
            "phase": {"enum": list(checks.PHASES)},
        }

    def base(self, position: Position, row: int) -> Disc | None:
        """The base of a model that stands on the table."""
        return body(position, row) if in_play(position, row) else None

    def sight(self, position: Position, row: int, other: int) -> Sight:
        """From any part of one volume through its front arc to any part of the other."""
        return line_of_sight(position, row, other)

    def describe(self, position: Position, row: int) -> dict[str, Any]:
        """What a player sees of a model."""
        m, own = model(position, row), profile(position, row)
        is_active = any(type(f) is Activation and f.model == row for f in position.stack)
        return {
            "id": position.scene.names[row],
            "side": "AB"[m.side],
            "profile": own.name,
            "alive": m.alive,
            "wounds": own.circles,
            "wounds_left": own.circles - sum(m.lost),
            "fury": m.fury,
            "fury_max": own.FURY,
            "aspects": _aspects(position, row),
            "states": _states(position, row),
            "acted": m.activated and not is_active,
            "active": is_active,
            "facing": True,
            "stats": {name: getattr(own, name) for name in STATISTICS},
            "weapons": [
                {"name": w.name, "kind": w.kind, "RNG": w.RNG, "POW": w.POW}
                for w in (*own.melee, *own.ranged, *own.spells)
            ],
        }

    def hint(self, position: Position, option: Option) -> dict[str, Any]:
        """Distance and sight to the model that an option names, the chance that an attack hits as it stands, what the
        option costs in fury points, and of a charge when its attack is over (None where others of the unit move
        before it); no range of a shot under `by_the_rules`."""
        if option[0] in MEASURED_LATER and position.scene.help == "by_the_rules":
            return {}
        target = next((position.scene.index[w] for w in option[1:] if w in position.scene.index), None)
        activation = next((f for f in reversed(position.stack) if type(f) is Activation), None)
        if target is None or activation is None or not in_play(position, target):
            return {}
        active = activation.model
        if target == active:
            return {}
        attack = _attack(position, active, target, option)
        cost = _cost(position, active, option)
        return {
            "distance": as_inches(gap(body(position, active), body(position, target))),
            "sight": sees(position, active, target),
            **({} if attack is None else {"hit": _chance(position, attack)}),
            **({"cost": cost} if cost else {}),
            **({"until": None if activation.part else CHARGE_ATTACK_OVER} if option[0] == "charge" else {}),
        }


def _cost(p: Position, row: int, option: Option) -> int:
    """The fury points that an option costs."""
    if option[0] == "cast":
        return weapon(p, row, str(option[1])).COST
    return int(option[0] in BOUGHT or (option[0] in FORCED and profile(p, row).kind == "beast"))


def _states(p: Position, row: int) -> list[str]:
    """What a player must know of a model beside its boxes, its crippled aspects included."""
    m, own = model(p, row), profile(p, row)
    told = {
        "knocked_down": m.knocked_down,
        "stationary": m.stationary,
        "shield_wall": m.walled,
        "aimed": m.aimed,
    }
    if own.spiral:
        told |= zip((f"{name}_crippled" for name in ASPECTS), crippled(own.spiral, m.lost), strict=True)
    return [name for name, holds in told.items() if holds]


def _aspects(p: Position, row: int) -> dict[str, tuple[int, int]]:
    """Of a spiral the free circles and all circles of each aspect."""
    circles, lost = profile(p, row).spiral, model(p, row).lost
    return {
        name: (circles[i] - sum(lost[3 * i : 3 * i + 3]), circles[i])
        for i, name in enumerate(ASPECTS)
        if circles
    }


def _attack(p: Position, attacker: int, target: int, option: Option) -> AttackRoll | None:
    """The attack roll that an option begins with; None where it begins with none."""
    word = str(option[0])
    if word in ("throw", "two_hand_throw"):
        return AttackRoll(attacker, target, "melee")
    if word in ("attack", "buy"):
        return AttackRoll(attacker, target, "melee", str(option[2]))
    if word in ("shoot", "buy_shot"):
        return AttackRoll(attacker, target, "ranged", str(option[2]))
    return AttackRoll(attacker, target, "magic", str(option[1])) if word == "cast" else None


def _chance(p: Position, attack: AttackRoll) -> float:
    """How likely an attack hits without a boost."""
    verdict = p.value("attack.automatic", attack)
    if verdict:
        return float(verdict == "hit")
    return float(1 - attack_roll(p, attack, needed(p, attack)).law.probability(False))


GAME = Hordes()
