"""The rows of a battle of hordes, and the questions that every part of its rules asks of them."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.core.scene import BATTLE
from battlewright.core.state import Row
from battlewright.rules.common.pieces import active, owner
from battlewright.rules.hordes.profiles import Profile, Weapon
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.table.bodies import Disc

ROUNDS = 7
"""Rounds of a battle unless the scenario says otherwise (ruling `ends`)."""


@HORDES.row
class Battle(Row, frozen=True, tag="battle"):
    """The battle as a whole: the round that is played, the side whose turn it is."""

    round: int = 0
    active: int = 0
    rounds: int = ROUNDS


@HORDES.row
class Side(Row, frozen=True, tag="side"):
    """A player's side."""

    index: int


@HORDES.row
class Model(Row, frozen=True, tag="model"):
    """A model. `base` is its body where it stands, `lost` its damage: one number for a row of boxes, nine for a
    spiral (see `spiral`).

    For a turn: `activated`; `fell`, that it was knocked down in this turn; `forfeits`, that it must give up movement
    or action when it activates (HRD-THROW-19). For an activation: `may_move` and `may_act`, that the normal movement
    and the action are still to be used; `aimed`; `action`, what the action is used for (melee, ranged, magic, power);
    `used`, the attacks made with each weapon; `charging`, the row that the charge attack must go to, -1 without;
    `behind`, the enemies in whose back arc it has been all the time (2.6). `walled` is the order of the shield wall.
    """

    side: int
    profile: int
    base: Disc
    unit: int = -1
    on_table: bool = True
    alive: bool = True
    lost: tuple[int, ...] = (0,)
    fury: int = 0
    knocked_down: bool = False
    stationary: bool = False
    walled: bool = False
    activated: bool = False
    fell: bool = False
    forfeits: bool = False
    may_move: bool = False
    may_act: bool = False
    aimed: bool = False
    action: str = ""
    used: tuple[tuple[str, int], ...] = ()
    charging: int = -1
    behind: tuple[int, ...] = ()


def model(p: Position, row: int) -> Model:
    """The row of a model."""
    found: Model = p.rows[row]
    return found


def battle(p: Position) -> Battle:
    """The row of the battle."""
    found: Battle = p.rows[BATTLE]
    return found


def profile(p: Position, row: int) -> Profile:
    """The profile of a model."""
    found: Profile = p.scene.data.profiles[p.rows[row].profile]
    return found


def weapon(p: Position, row: int, name: str) -> Weapon:
    """A weapon or spell that the model has. Raises `KeyError` when it has none of this name."""
    found = profile(p, row).weapon(name)
    if found is None:
        raise KeyError(name)
    return found


def has(p: Position, row: int, advantage: str) -> bool:
    """Whether the profile names the special rule; only the entry of that rule asks."""
    return advantage in profile(p, row).advantages


def size(p: Position, row: int) -> int:
    """The diameter of the base in millimetres: 30 small, 40 medium, 50 large (2.1)."""
    return profile(p, row).base


def strength(p: Position, row: int) -> int:
    """The current STR of a model, never below 1 (2.2)."""
    return int(p.value("STR", row))


@HORDES.contribution("STR", "base", "HRD-R-202G")
def printed_strength(p: Position, row: int) -> int:
    """The STR of the profile."""
    return profile(p, row).STR


@HORDES.contribution("STR", "cap", "HRD-R-202G")
def strength_at_least_one(p: Position, row: int) -> tuple[int, None]:
    """A statistic is never below 1."""
    return (1, None)


HORDES.active = active
HORDES.owner = owner
