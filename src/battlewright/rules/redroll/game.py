"""The redroll ruleset as scenarios, play, odds and pictures see it."""

from __future__ import annotations

from typing import Any

from battlewright.core.compiled import Rules
from battlewright.core.position import Position
from battlewright.core.requests import Option
from battlewright.core.ruleset import Ruleset
from battlewright.rules.common.game import Problem, Setup
from battlewright.rules.common.pieces import body
from battlewright.rules.redroll import setup as scenario
from battlewright.rules.redroll.cards import MOST_LUCKY, shipped
from battlewright.rules.redroll.ruleset import REDROLL
from battlewright.rules.redroll.sight import line_of_sight, sees
from battlewright.rules.redroll.state import card, model, wounds_left
from battlewright.rules.redroll.turns import Activation, action_points
from battlewright.table.bodies import Disc
from battlewright.table.gaps import gap
from battlewright.table.lengths import as_inches
from battlewright.table.sight import Sight


class Redroll:
    """The action-point skirmish game with one die of ten faces and its Red Roll."""

    ruleset: Ruleset = REDROLL

    def check(self, rules: Rules, setup: Setup) -> list[Problem]:
        """Everything wrong with a set-up."""
        return scenario.check(rules, setup)

    def build(self, rules: Rules, setup: Setup) -> Position:
        """The position before its first question."""
        return scenario.build(rules, setup)

    def profiles(self) -> dict[str, dict[str, Any]]:
        """The shipped cards by name, as plain data."""
        return {name: card for name, card in shipped()["cards"].items() if not name.endswith("_beast")}

    def state_fields(self) -> dict[str, Any]:
        """JSON Schema of a model's own fields."""
        whole = {"type": "integer", "minimum": 0}
        return {
            "wounds_lost": whole,
            "ap": whole,
            "fury": whole,
            "form": {"enum": list(scenario.FORMS)},
            "states": {"type": "array", "items": {"enum": list(scenario.STATES)}},
            "acted": {"type": "boolean"},
            "shifted": {"type": "boolean"},
            "lucky": {
                "type": "array",
                "maxItems": MOST_LUCKY,
                "items": {"type": "integer", "minimum": 0, "maximum": 9},
            },
        }

    def turn_fields(self) -> dict[str, Any]:
        """JSON Schema of `turn`."""
        return {
            "round": {"type": "integer", "minimum": 1},
            "side": {"enum": ["A", "B"]},
            "active": {"type": "string"},
            "phase": {"enum": ["activation"]},
        }

    def base(self, position: Position, row: int) -> Disc | None:
        """The base of a model that stands on the table."""
        m = model(position, row)
        return body(position, row) if m.alive and m.on_table else None

    def sight(self, position: Position, row: int, other: int) -> Sight:
        """From any part of one base to any part of the other, past bases not smaller than the target's."""
        return line_of_sight(position, row, other)

    def describe(self, position: Position, row: int) -> dict[str, Any]:
        """What a player sees of a model."""
        m, c = model(position, row), card(position, row)
        states = [name for name, holds in (("stunned", m.stunned), ("rest", m.rest > 0)) if holds]
        return {
            "id": position.scene.names[row],
            "side": "AB"[m.side],
            "profile": c.name,
            "alive": m.alive,
            "wounds": c.WND,
            "wounds_left": wounds_left(position, row),
            "ap": m.ap,
            "fury": max(0, m.fury),
            "fury_max": position.value("fury.max", row),
            "states": states,
            "acted": m.acted,
            "active": any(type(f) is Activation and f.model == row for f in position.stack),
            "stats": {name: getattr(c, name) for name in scenario.STATISTICS}
            | {"AP": action_points(position, row)},
            "weapons": [
                {"name": w.name, "kind": w.kind, "RNG": w.RNG, "POW": w.POW} for w in (*c.melee, *c.ranged)
            ],
        }

    def hint(self, position: Position, option: Option) -> dict[str, Any]:
        """Distance and sight to the target of an option; nothing about shots under `by_the_rules`."""
        if option[0] not in ("melee", "shoot", "charge") or not position.stack:
            return {}
        if option[0] == "shoot" and position.scene.help == "by_the_rules":
            return {}
        actor = getattr(position.stack[-1], "model", None)
        if actor is None:
            return {}
        target = position.scene.index[option[1]]
        return {
            "distance": as_inches(gap(body(position, actor), body(position, target))),
            "sight": sees(position, actor, target),
        }


GAME = Redroll()
