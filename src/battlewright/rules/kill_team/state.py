"""The rows of a battle of kill_team, and the questions that every part of its rules asks of them.

Every model is a unit of its own (3.1). A dead model's row keeps where it died: a charge may be redirected from there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from battlewright.core.position import Position
from battlewright.core.scene import BATTLE
from battlewright.core.state import Row
from battlewright.rules.common.pieces import active, body, in_play, of_side, owner, standing
from battlewright.rules.kill_team.profiles import Profile, Weapon
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.table.bodies import Disc
from battlewright.table.gaps import in_contact, reach_between
from battlewright.table.lengths import TOLERANCE, inches

NOWHERE = Disc(0, 0, 0, 0, 0)
"""Stands for the body of a model where it does not matter."""

TURNS = 6
"""Turns of a battle unless the scenario says otherwise (KT-RUL-41)."""

NEAR = inches(3)
"""How near a friend is that helps: in overwatch, in a counter-charge; and how far one piles in. In micrometres."""


@KILL_TEAM.row
class Battle(Row, frozen=True, tag="battle"):
    """The battle as a whole: the turn that is played and the side whose turn it is."""

    round: int = 0
    active: int = 0
    rounds: int = TURNS


@KILL_TEAM.row
class Side(Row, frozen=True, tag="side"):
    """A player's team: with how many models it began, and whether it has routed."""

    index: int
    started: int = 0
    routed: bool = False


@KILL_TEAM.row
class Model(Row, frozen=True, tag="model"):
    """A model. `base` is its body where it stands (where it died, once it is dead); `lost` its Wounds lost.

    For its player's turn: `moved` ("", "moved", "ran"), `fired` the type of the weapon that it has fired, `shot_at` the
    row of the target that it chose in the Shooting phase (-1 without). For an assault phase: `overwatched`,
    `redirect` ("" untested, "passed", "failed"), `declared` (a charge), `charged` (it has completed one), `rebuffed`
    (its charge gives no bonus attacks), `counter_charged`, `dived`, `climbed`, `slowed` (it strikes at Initiative 1
    for difficult ground), `feared` (its WS is 1), `unlocked`: it was in no combat when the phase began. `fought` tells
    that it has fought in this combat in an earlier turn; `challenge` is its opponent in a challenge (-1 without).
    `falling_back`, `grounded` (gone to ground), `jinking` and `regrouped` last until they are cleared; `concussed` is
    the number of Assault phases at whose ends it is still stunned; `used` names what can be used once.
    """

    side: int
    profile: int
    base: Disc
    on_table: bool = True
    alive: bool = True
    lost: int = 0
    moved: str = ""
    fired: str = ""
    shot_at: int = -1
    overwatched: bool = False
    redirect: str = ""
    declared: bool = False
    charged: bool = False
    rebuffed: bool = False
    counter_charged: bool = False
    dived: bool = False
    climbed: bool = False
    slowed: bool = False
    feared: bool = False
    unlocked: bool = False
    fought: bool = False
    challenge: int = -1
    falling_back: bool = False
    grounded: bool = False
    jinking: bool = False
    concussed: int = 0
    regrouped: bool = False
    used: tuple[str, ...] = ()


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
    """A weapon that the model has. Raises `KeyError` when it has none of this name."""
    found = profile(p, row).weapon(name)
    if found is None:
        raise KeyError(name)
    return found


def has(p: Position, row: int, rule: str) -> bool:
    """Whether the profile names the special rule; only the entry of that rule asks."""
    return rule in profile(p, row).rules


def friends(p: Position, row: int) -> Iterator[int]:
    """The living friends of a model on the table without itself, in row order."""
    return (other for other in of_side(p, p.rows[row].side) if other != row)


def distance_between(p: Position, one: int, other: int) -> int:
    """The reach in micrometres that two models are apart, base edge to base edge (KT-RUL-05)."""
    if one > other:
        one, other = other, one
    a, b = p.rows[one].base, p.rows[other].base
    return p.scene.reach_between(one, other, a, b) if a.z == b.z else between_bases(a, b)


@lru_cache(maxsize=4096)
def between_bases(one: Disc, other: Disc) -> int:
    """The reach that two bases are apart, each at the feet of its model: straight, up or down too."""
    return reach_between(_flat(one), _flat(other))


def _flat(base: Disc) -> Disc:
    return Disc(base.x, base.y, base.z, base.radius, 0)


def distance_across(p: Position, one: int, other: int) -> int:
    """The reach that two models are apart in plan, however high each of them stands."""
    own, its = body(p, one), body(p, other)
    return between_bases(own.raised_to(its.z), its)


def gap_within(p: Position, one: int, other: int, reach: int) -> bool:
    """Whether two models are at most `reach` micrometres apart; exactly equal is within."""
    return distance_between(p, one, other) <= reach


def touching(p: Position, row: int) -> tuple[int, ...]:
    """The living enemies in base contact with a model, in row order."""
    rows, found = p.rows, []
    own = rows[row].base
    for other in p.scene.pieces[1 - rows[row].side]:
        m = rows[other]
        if m.alive and m.on_table and touch(own, m.base):
            found.append(other)
    return tuple(found)


def touch(own: Disc, other: Disc) -> bool:
    """Whether two bases are in contact. It is asked of all pairs, most of which are far apart."""
    far = own.radius + other.radius + TOLERANCE
    return abs(own.x - other.x) <= far and abs(own.y - other.y) <= far and in_contact(own, other)


def wounds_left(p: Position, row: int) -> int:
    """The Wounds that a model has left."""
    return profile(p, row).W - model(p, row).lost if in_play(p, row) else 0


KILL_TEAM.active = active
KILL_TEAM.actors = standing
KILL_TEAM.owner = owner
