"""The rows of a redroll battle, and the questions about the table that its rules ask."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.core.scene import BATTLE
from battlewright.core.state import Row
from battlewright.rules.common.pieces import active, distance_between, enemies, gap_within, owner
from battlewright.rules.redroll.cards import Card, Weapon
from battlewright.rules.redroll.ruleset import REDROLL
from battlewright.table.bodies import Disc

ROUNDS = 6
"""Rounds of a battle unless the scenario says otherwise (AP-R-40)."""


@REDROLL.row
class Battle(Row, frozen=True, tag="battle"):
    """The battle as a whole: the round that is played and the side whose model is active."""

    round: int = 0
    active: int = 0
    rounds: int = ROUNDS


@REDROLL.row
class Side(Row, frozen=True, tag="side"):
    """A player's side."""

    index: int


@REDROLL.row
class Model(Row, frozen=True, tag="model"):
    """A model. `base` is its body where it stands; `card` its present card, `other` that of its other form or -1.

    `rest` counts the activations until a resting warbeast wakes; `crept` that it has made its move of this one;
    `used` names the ranged weapons fired in this activation; `fury` is -1 until tokens are dealt at the start of
    the battle.
    """

    side: int
    card: int
    base: Disc
    other: int = -1
    on_table: bool = True
    alive: bool = True
    lost: int = 0
    ap: int = 0
    fury: int = -1
    acted: bool = False
    shifted: bool = False
    stunned: bool = False
    rest: int = 0
    crept: bool = False
    used: tuple[str, ...] = ()
    regained: bool = False

    @property
    def x(self) -> int:
        """Of the centre, in micrometres."""
        return self.base.x

    @property
    def y(self) -> int:
        """Of the centre, in micrometres."""
        return self.base.y


def model(p: Position, row: int) -> Model:
    """The row of a model."""
    found: Model = p.rows[row]
    return found


def battle(p: Position) -> Battle:
    """The row of the battle."""
    found: Battle = p.rows[BATTLE]
    return found


def card(p: Position, row: int) -> Card:
    """The card that a model now uses."""
    found: Card = p.scene.data.cards[p.rows[row].card]
    return found


def weapon(p: Position, row: int, name: str) -> Weapon | None:
    """A weapon on the model's present card, or None when it is not there."""
    return card(p, row).weapon(name)


def wounds_left(p: Position, row: int) -> int:
    """Wounds the model can still lose (AP-R-34)."""
    m = p.rows[row]
    return card(p, row).WND - m.lost if m.alive else 0


def enemy_distances(p: Position, row: int) -> list[tuple[int, int]]:
    """Every living enemy of a model with its distance in micrometres, in row order."""
    return [(enemy, distance_between(p, row, enemy)) for enemy in enemies(p, row)]


def reaches(p: Position, row: int, target: int) -> bool:
    """Whether the model's longest melee weapon reaches the target (AP-R-16, AP-R-36)."""
    return gap_within(p, row, target, card(p, row).longest_reach)


def reached_by(p: Position, row: int) -> int:
    """How many enemies' longest melee weapons reach the model."""
    rows, cards = p.rows, p.scene.data.cards
    count = 0
    for enemy in p.scene.pieces[1 - rows[row].side]:
        m = rows[enemy]
        if m.alive and m.on_table and distance_between(p, enemy, row) <= cards[m.card].longest_reach:
            count += 1
    return count


REDROLL.active = active
REDROLL.owner = owner
