"""Set-ups for tests of ninth_age: as the scenario file has them, or units and characters one by one.

    p = battle('''
    A: [{id: spears, profile: militia, at: [36, 24], files: 5, models: 20}]
    B: [{id: foe, profile: veterans, at: [36, 24], facing: 180, files: 5, models: 10}]
    turn: {side: A, phase: combat}
    ''')
    run(p, "fight spears", dice(4, 5), ...)

`run` fails when a die is missing or left over, and when the battle waits for something else. Rules are compiled when
a test runs, so that tests of the tests can take parts out of the ruleset.
"""

from __future__ import annotations

from typing import Any

import yaml
from tests.toys.playing import Dice, asked, dice, happened, options, thrown
from tests.toys.playing import play as run

from battlewright.core.position import Position
from battlewright.rules.ninth_age import GAME, NINTH_AGE
from battlewright.rules.ninth_age.state import Piece, piece
from battlewright.scenario.load import Scenario, from_dict, position

__all__ = ["Dice", "asked", "dice", "happened", "options", "run", "thrown"]
"""Said here again, beside what is of this ruleset."""


def scenario(given: str | dict[str, Any]) -> Scenario:
    """The scenario of which YAML text or data give the units of sides `A` and `B`, and what else is unusual in it.

    Raises `ScenarioError` with everything wrong in it.
    """
    data: dict[str, Any] = yaml.safe_load(given) if isinstance(given, str) else dict(given)
    sides = {side: {"models": data.pop(side, [])} for side in ("A", "B")}
    whole = {"battlewright": 1, "ruleset": NINTH_AGE.name, "table": {"size": [72, 48]}, "sides": sides}
    return from_dict(whole | data)


def battle(given: str | dict[str, Any]) -> Position:
    """A battle waiting for its first answer."""
    return position(scenario(given))


def built(given: str | dict[str, Any]) -> Position:
    """The same before its first step, with an empty stack: for tests that bring frames of their own."""
    made = scenario(given)
    p = GAME.build(made.rules, made.setup)
    p.stack = []
    return p


def row(p: Position, id: str) -> int:
    """The row of a unit or character."""
    return p.scene.index[id]


def piece_of(p: Position, id: str) -> Piece:
    """The unit or character of this id."""
    return piece(p, row(p, id))
