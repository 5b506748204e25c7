"""Finding a ruleset by name without importing the others."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from battlewright.core.errors import BattlewrightError
from battlewright.rules.common.game import Game

NAMES = ("redroll", "hordes", "ninth_age", "kill_team")
"""The rulesets shipped."""


def game(name: str) -> Game:
    """The ruleset of this name; raises `BattlewrightError` naming those that exist."""
    if name not in NAMES:
        raise BattlewrightError("error-unknown-ruleset", name=name, expected=", ".join(NAMES))
    return cast(Game, import_module(f"battlewright.rules.{name}").GAME)
