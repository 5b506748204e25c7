"""The hordes ruleset as scenarios, play, odds and pictures see it."""

from __future__ import annotations

from typing import Any

from battlewright.core.compiled import Rules
from battlewright.core.position import Position
from battlewright.core.requests import Option
from battlewright.core.ruleset import Ruleset
from battlewright.rules.common.game import Problem, Setup
from battlewright.rules.hordes import checks
from battlewright.rules.hordes import setup as scenario
from battlewright.rules.hordes.activation import Activation
from battlewright.rules.hordes.profiles import shipped
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.sight import line_of_sight, sees
from battlewright.rules.hordes.state import body, in_play, model, profile
from battlewright.table.bodies import Disc
from battlewright.table.gaps import gap
from battlewright.table.lengths import as_inches
from battlewright.table.sight import Sight

STATISTICS = ("SPD", "STR", "MAT", "RAT", "DEF", "ARM", "CMD", "FURY", "THR")


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
            "wounds_lost": whole,
            "boxes_lost": {"type": "object", "patternProperties": {"^[1-6]$": whole}},
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
        states = [name for name in ("knocked_down", "stationary") if getattr(m, name)]
        return {
            "id": position.scene.names[row],
            "side": "AB"[m.side],
            "profile": own.name,
            "alive": m.alive,
            "wounds": own.circles,
            "wounds_left": own.circles - sum(m.lost),
            "fury": m.fury,
            "fury_max": own.FURY,
            "states": [*states, *(["shield_wall"] if m.walled else [])],
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
        """Distance and sight to the model that an option names; no range of a shot under `by_the_rules`."""
        if option[0] in MEASURED_LATER and position.scene.help == "by_the_rules":
            return {}
        target = next((position.scene.index[w] for w in option[1:] if w in position.scene.index), None)
        active = next((f.model for f in reversed(position.stack) if type(f) is Activation), None)
        if target is None or active is None or target == active or not in_play(position, target):
            return {}
        return {
            "distance": as_inches(gap(body(position, active), body(position, target))),
            "sight": sees(position, active, target),
        }


GAME = Hordes()
