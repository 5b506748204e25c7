"""The rows of a battle of ninth_age, and the questions that every part of its rules asks of them.

The unit is the row: its rank-and-file models are derived from its block and never stored. The block holds everybody in
the ranks: rank and file, the champion, characters on matching bases; who stands in a slot is told by `formation`.
"""

from __future__ import annotations

from typing import Any, cast

from battlewright.core.position import Position
from battlewright.core.scene import BATTLE
from battlewright.core.state import Row
from battlewright.rules.common.pieces import active, of_side, owner
from battlewright.rules.ninth_age.profiles import Profile
from battlewright.rules.ninth_age.remembered import by_rows
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.table.bodies import Block, Body, Rectangle

NO_CHARGE: dict[str, Any] = {"charged": False, "charging": -1, "downhill": False}
"""The fields of a piece that has not charged, or whose charge is over."""

TURNS = 6
"""Turns of a battle unless the scenario says otherwise (1.13, 13)."""


@NINTH_AGE.row
class Battle(Row, frozen=True, tag="battle"):
    """The battle as a whole: the turn that is played and the side whose turn it is."""

    round: int = 0
    active: int = 0
    rounds: int = TURNS


@NINTH_AGE.row
class Side(Row, frozen=True, tag="side"):
    """A player's side."""

    index: int


@NINTH_AGE.row
class Unit(Row, frozen=True, tag="unit"):
    """A unit. `block` is its body; `lost` the wounds that its next rank-and-file model has lost (H47).

    `champion` tells whether it has one still, `champion_lost` his wounds lost; `standard` and `musician` whether they
    live; `starting` its models at the start of the battle. `charged` lasts for the turn of a charge, and with it what
    is known of that: `charging` is the row of its target, -1 if nobody told, `downhill` whether the scenario says that
    it came from higher ground. `fought` is 0 before the first round of its present combat and 1 after it, `moved` and
    `acted` last for its side's turn: it has made a move, or may neither move nor shoot any more; `afraid` lasts for a
    round before which it failed its test of fear; `duel` is the champion's opponent in a duel (a `Fighter`), `weapon`
    the one picked for a combat where there are several, `gone` names special rules that it has lost (frenzy),
    `crushing` who of it, rank and file or champion, crushes in this round.
    """

    side: int
    profile: int
    block: Block
    on_table: bool = True
    alive: bool = True
    lost: int = 0
    champion: bool = False
    champion_lost: int = 0
    standard: bool = False
    musician: bool = False
    starting: int = 0
    charged: bool = False
    charging: int = -1
    downhill: bool = False
    fought: int = 0
    fleeing: bool = False
    acted: bool = False
    moved: bool = False
    afraid: bool = False
    duel: tuple[str | int, ...] = ()
    weapon: str = ""
    gone: tuple[str, ...] = ()
    crushing: tuple[str, ...] = ()


@NINTH_AGE.row
class Character(Row, frozen=True, tag="character"):
    """A character: with the unit whose row is `unit`, in the slot `slot` of its block, or at its side on a base that
    does not match (`beside`: -1 left, 1 right of the front rank); or alone (`unit` -1) on `base`.

    `base` is where it stands in any case; `company` is the row of the unit that was wiped out around it in this round
    of combat, whose characters still count as one, else -1. `refused` lasts for a combat in which it refused a duel,
    `withdrawn` for the round of that; `duel` is its opponent in one (H65).
    """

    side: int
    profile: int
    base: Rectangle
    unit: int = -1
    company: int = -1
    slot: tuple[int, int] = (0, 0)
    beside: int = 0
    on_table: bool = True
    alive: bool = True
    lost: int = 0
    charged: bool = False
    charging: int = -1
    downhill: bool = False
    fought: int = 0
    fleeing: bool = False
    acted: bool = False
    moved: bool = False
    is_general: bool = False
    is_standard_bearer: bool = False
    refused: bool = False
    withdrawn: bool = False
    afraid: bool = False
    duel: tuple[str | int, ...] = ()
    weapon: str = ""
    gone: tuple[str, ...] = ()
    crushing: tuple[str, ...] = ()


Piece = Unit | Character


def piece(p: Position, row: int) -> Piece:
    """The row of a unit or character."""
    found: Piece = p.rows[row]
    return found


def unit(p: Position, row: int) -> Unit:
    """The row of a unit."""
    found: Unit = p.rows[row]
    return found


def character(p: Position, row: int) -> Character:
    """The row of a character."""
    found: Character = p.rows[row]
    return found


def battle(p: Position) -> Battle:
    """The row of the battle."""
    found: Battle = p.rows[BATTLE]
    return found


def profile(p: Position, row: int) -> Profile:
    """The profile of a unit's models or of a character."""
    found: Profile = p.scene.data.profiles[p.rows[row].profile]
    return found


def body(p: Position, row: int) -> Body:
    """The body of a unit or character where it stands."""
    found = p.rows[row]
    return found.block if isinstance(found, Unit) else cast(Rectangle, found.base)


def is_unit(p: Position, row: int) -> bool:
    """Whether a row is a unit, not a character."""
    return isinstance(p.rows[row], Unit)


@by_rows
def formations(p: Position, side: int) -> tuple[int, ...]:
    """What stands by itself on the table: units, and characters that are with none."""
    return tuple(row for row in of_side(p, side) if isinstance(p.rows[row], Unit) or p.rows[row].unit < 0)


def joined(p: Position, row: int) -> tuple[int, ...]:
    """The living characters with a unit, in row order."""
    return tuple(
        other
        for other in of_side(p, p.rows[row].side)
        if isinstance(p.rows[other], Character) and p.rows[other].unit == row
    )


NINTH_AGE.active = active
NINTH_AGE.owner = owner
