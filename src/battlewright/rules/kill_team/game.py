"""The kill_team ruleset as scenarios, play, odds and pictures see it."""

from __future__ import annotations

from typing import Any

from battlewright.core.compiled import Rules
from battlewright.core.position import Position
from battlewright.core.requests import Option
from battlewright.core.ruleset import Ruleset
from battlewright.rules.common.game import Problem, Setup
from battlewright.rules.common.pieces import body, in_play
from battlewright.rules.kill_team import checks, setup
from battlewright.rules.kill_team.hints import hint
from battlewright.rules.kill_team.profiles import Weapon, shipped
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.sight import hidden, locked, sees
from battlewright.rules.kill_team.state import model, profile, wounds_left
from battlewright.table.bodies import Disc
from battlewright.table.sight import Sight

STATISTICS = ("M", "WS", "BS", "S", "T", "W", "I", "A", "Ld")

TOLD = (
    "charged", "counter_charged", "dived", "climbed", "slowed", "feared", "falling_back", "grounded", "jinking",
    "regrouped", "overwatched",
)  # fmt: skip
"""States of a model that a player sees, named as its fields."""


class KillTeam:
    """Two teams of single models in ruins: charges, Overwatch and fights."""

    ruleset: Ruleset = KILL_TEAM

    def check(self, rules: Rules, given: Setup) -> list[Problem]:
        """Everything wrong with a set-up."""
        return checks.check(rules, given)

    def build(self, rules: Rules, given: Setup) -> Position:
        """The position before its first question."""
        return setup.build(rules, given)

    def profiles(self) -> dict[str, dict[str, Any]]:
        """The shipped profiles by name, as plain data."""
        found: dict[str, dict[str, Any]] = shipped()["profiles"]
        return found

    def state_fields(self) -> dict[str, Any]:
        """JSON Schema of a model's own fields."""
        return checks.fields()

    def turn_fields(self) -> dict[str, Any]:
        """JSON Schema of `turn`."""
        return {
            "round": {"type": "integer", "minimum": 1},
            "side": {"enum": list(setup.SIDES)},
            "phase": {"enum": list(setup.PHASES)},
        }

    def base(self, position: Position, row: int) -> Disc | None:
        """The base of a model that stands on the table."""
        return body(position, row) if in_play(position, row) else None

    def sight(self, position: Position, row: int, other: int) -> Sight:
        """From the middle of the base at the model's height to any part of the other's silhouette."""
        eye, shown = body(position, row), body(position, other)
        line = (eye.x, eye.y), (shown.x, shown.y)
        if sees(position, row, other):
            return Sight(True, line, heights=(eye.z + eye.height, shown.z + shown.height // 2))
        screens = position.rules.tables["screen"]
        blocking = tuple(trait for trait, screen in screens.items() if screen.blocks)
        return Sight(False, None, hidden(position, row, other, blocking).by)

    def describe(self, position: Position, row: int) -> dict[str, Any]:
        """What a player sees of a model."""
        m, own = model(position, row), profile(position, row)
        return {
            "id": position.scene.names[row],
            "side": "AB"[m.side],
            "profile": own.name,
            "alive": m.alive,
            "wounds": own.W,
            "wounds_left": wounds_left(position, row),
            "states": _states(position, row),
            "acted": bool(m.moved or m.fired or m.declared),
            "active": False,
            "facing": False,
            "stats": {name: getattr(own, name) for name in STATISTICS},
            "saves": {"armour": own.Sv, "invulnerable": own.invulnerable, "feel_no_pain": own.feel_no_pain},
            "weapons": [_weapon(weapon) for weapon in own.weapons],
            "wargear": list(own.wargear),
            "rules": list(own.rules),
        }

    def hint(self, position: Position, option: Option) -> dict[str, Any]:
        """How far the enemy is that an option names, and how likely a charge arrives or a shot hits."""
        return hint(position, option)


def _weapon(weapon: Weapon) -> dict[str, Any]:
    return {name: getattr(weapon, name) for name in ("name", "type", "range", "S", "AP", "shots")}


def _states(p: Position, row: int) -> list[str]:
    """What a player must know of a model beside its Wounds."""
    m, own = model(p, row), profile(p, row)
    told = {name: getattr(m, name) for name in TOLD}
    told |= {
        "leader": own.is_leader,
        "banner": own.banner,
        "ran": m.moved == "ran",
        "locked": in_play(p, row) and locked(p, row),
        "in_challenge": m.challenge >= 0,
        "concussed": bool(m.concussed),
    }
    return [name for name, holds in told.items() if holds]


GAME = KillTeam()
