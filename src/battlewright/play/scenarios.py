"""From a scenario to a battle, and back from a battle file's header to the position it began with."""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.core.settings import Settings
from battlewright.play.battle import Battle, begin
from battlewright.play.dice import DiceKind
from battlewright.rules.library import game
from battlewright.scenario.load import Scenario, from_dict


def battle_of(
    scenario: Scenario,
    dice: DiceKind | None = None,
    settings: Settings | None = None,
    created: str | None = None,
) -> Battle:
    """A battle from a scenario, at its first question; its script is not played."""
    position = scenario.game.build(scenario.rules, scenario.setup)
    return begin(position, scenario.data, dice, settings, created)


def build(setup: dict[str, Any], ruleset: str, rulings: dict[str, Any]) -> Position:
    """The first position of a battle file: its set-up is the scenario's plain data.

    Raises `BattlewrightError` for an unknown ruleset, a ruling or a set-up that it does not accept.
    """
    game(ruleset).ruleset.compile(rulings)
    scenario = from_dict({**setup, "ruleset": ruleset, "rulings": rulings})
    return scenario.game.build(scenario.rules, scenario.setup)
