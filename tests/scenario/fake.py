"""A game of a few lines, to test scenarios without the rules of any real one."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.core.compiled import Rules
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option, StepResult
from battlewright.core.ruleset import Ruleset
from battlewright.core.scene import Scene
from battlewright.core.state import Frame, Row
from battlewright.core.windows import Offer
from battlewright.rules.common.game import PieceEntry, Problem, Setup
from battlewright.scenario import checking
from battlewright.table.bodies import Disc
from battlewright.table.lengths import inches, mm
from battlewright.table.sight import Sight, clear_lines

FAKE = Ruleset("fake", "1")
FAKE.ruling("refund", False, True, clause="FK-1")
FAKE.ruling("die.faces", "0-9", "1-9", clause="FK-2")
FAKE.ruling("symbols", "on", "off", clause="FK-3")
FAKE.ruling("ap", 3, clause="FK-4", lowest=1, highest=9)
FAKE.counted("damage")
FAKE.counted("score", of="side")
FAKE.marked("attack.result")
FAKE.quantity("destroyed")(lambda p, row: False)


@FAKE.row
class Piece(Row, frozen=True, tag="piece"):
    """A model, or a row of the battle."""

    place: tuple[int, int, int] | None = None
    radius: int = 0


class Fight(Frame, tag="fight"):
    """The whole fake battle: one question."""

    said: Option | None = None


FAKE.stops["end_of_action"] = Fight
_fight = FAKE.procedure(Fight)


@_fight.step("FK-9")
def ask(p: Position, f: Fight) -> StepResult:
    return Choose(0, "ask-fight", "said", (("fight",), ("flee",)))


_fight.window("dodge")
FAKE.offer(
    Offer(
        id="red_roll",
        window="dodge",
        priority=0,
        player=lambda p, f: 1,
        options=lambda p, f: (),
        take=lambda p, f, option: None,
        default=lambda p, f, options: options[0],
        matters=lambda p, f: True,
        values=lambda p, f: {},
    )
)


BASES = {"wolf": 30, "bear": 50}


class FakeGame:
    """Two profiles, of 30 mm and 50 mm bases."""

    ruleset = FAKE

    def check(self, rules: Rules, setup: Setup) -> list[Problem]:
        return [
            Problem(
                ("sides", "AB"[side], "models", i, "wounds_lost"),
                "check-at-most",
                {"value": "9", "limit": "8"},
                ("FK-8",),
            )
            for side, models in enumerate(setup.sides)
            for i, model in enumerate(models)
            if model.state.get("wounds_lost", 0) > 8
        ]

    def build(self, rules: Rules, setup: Setup) -> Position:
        names = tuple(tuple(piece.id for piece in side) for side in setup.sides)
        rows: list[Row] = [Piece(), Piece(), Piece()]
        rows += [self._row(piece) for side in setup.sides for piece in side]
        scene = Scene(setup.table, (names[0], names[1]), None, setup.help)
        return Position(rules, scene, rows, [Fight()])

    def _row(self, piece: PieceEntry) -> Piece:
        return Piece(piece.at, mm(BASES[piece.profile]) // 2)

    def profiles(self) -> dict[str, dict[str, Any]]:
        return {name: {"base": base} for name, base in BASES.items()}

    def state_fields(self) -> dict[str, Any]:
        return {
            "type": "object",
            "properties": {
                "wounds_lost": {"type": "integer", "minimum": 0, "maximum": 20},
                "form": {"enum": ["human", "beast"]},
                "states": {"type": "array", "items": {"enum": ["stunned", "rest"]}, "maxItems": 3},
                "boxes_lost": {
                    "type": "object",
                    "patternProperties": {"^[1-6]$": {"type": "integer", "minimum": 1}},
                    "additionalProperties": False,
                },
            },
        }

    def turn_fields(self) -> dict[str, Any]:
        return {
            "type": "object",
            "properties": {"round": {"type": "integer", "minimum": 1}, "side": {"enum": ["A", "B"]}},
            "required": ["round"],
        }

    def base(self, position: Position, row: int) -> Any:
        piece = position.rows[row]
        return None if piece.place is None else Disc(*piece.place, piece.radius, inches(2))

    def sight(self, position: Position, row: int, other: int) -> Sight:
        return clear_lines(self.base(position, row), self.base(position, other))

    def describe(self, position: Position, row: int) -> dict[str, Any]:
        return {}

    def hint(self, position: Position, option: Option) -> dict[str, Any]:
        return {}


GAME = FakeGame()


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let scenarios of the ruleset `fake` find this game."""
    real = checking.game
    monkeypatch.setattr(checking, "game", lambda name: GAME if name == "fake" else real(name))


SCENARIO = """\
battlewright: 1
ruleset: fake
rulings: {symbols: off, ap: 4}
table: {size: [36, 36]}
terrain:
  - id: wall
    shape: {line: [[20, 30], [26, 30]], thick: 0.5}
    height: 0.75
    traits: [obstacle, linear, solid]
  - id: house
    shape: {polygon: [[2, 2], [6, 2], [6, 6], [2, 6]]}
    height: 3
    traits: [obstruction, impassable]
sides:
  A:
    models:
      - {id: grey, profile: wolf, at: [10, 10], facing: 90}
      - {id: brown, profile: bear, at: [14, 10, 0], states: [stunned], boxes_lost: {2: 3}}
  B:
    models:
      - id: black
        profile: wolf
        at: [10, 20]
        wounds_lost: 2
turn: {round: 1, side: A}
script: [fight]
dice: [3, 7]
stop: end_of_action
watch: [black.damage, "count(B.destroyed)", "P(attack.result = miss)", A.score]
aim: {side: A, maximise: "P(black.damage >= 3)"}
policy: {A: best, B: [flee, fight], windows: {red_roll: take}, never: [red_roll]}
ends: {rounds: 4}
help: by_the_rules
"""
