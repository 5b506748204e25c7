"""Who may shoot whom with what (3.6): the ways of an action of shooting, and what is barred."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

import msgspec

from battlewright.core.position import Position
from battlewright.rules.common.pieces import enemies
from battlewright.rules.kill_team.profiles import Weapon
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.sight import locked, sees
from battlewright.rules.kill_team.state import model, profile
from battlewright.rules.kill_team.template import under_template
from battlewright.rules.kill_team.weapon_types import can_snap, hampered, in_reach, snaps

SHOOTING = ("shoot", "divide_fire")
"""The actions of shooting."""

UNDIVIDED = ("shoot",)
"""Those with which Blasts and Templates are fired."""

F = TypeVar("F", bound=Callable[..., bool])


class Way(msgspec.Struct, frozen=True, gc=False):
    """A way to shoot: the row of the target, its name, the weapon."""

    target: int
    name: str
    weapon: Weapon


def ways(p: Position, row: int) -> list[Way]:
    """All enemies with each weapon; whom it may not be fired at is for restrictions to say."""
    return ways_with(p, row, profile(p, row).ranged)


def ways_with(p: Position, row: int, weapons: Sequence[Weapon]) -> list[Way]:
    """All enemies with each of these weapons."""
    names = p.scene.names
    return [Way(enemy, names[enemy], own) for enemy in enemies(p, row) for own in weapons] if weapons else []


def in_sight_and_reach(p: Position, row: int, target: int, weapon: Weapon) -> bool:
    """Whether a model sees a target that its weapon reaches."""
    return in_reach(p, row, target, weapon) and sees(p, row, target)


def in_overwatch(p: Position, row: int, charger: int, weapon: Weapon) -> bool:
    """Whether a model may fire Overwatch at a charger with a weapon, by range and sight (query `overwatch.reaches`)."""
    return bool(p.value("overwatch.reaches", row, charger, weapon)) and sees(p, row, charger)


@KILL_TEAM.contribution("overwatch.reaches", "base", "KT-S-307B")
def _within_range(p: Position, row: int, charger: int, weapon: Weapon) -> int:
    return int(in_reach(p, row, charger, weapon))


@KILL_TEAM.contribution("overwatch.reaches", "replace", "KT-W-08C")
def _a_wall_of_fire_is_not_laid(p: Position, row: int, charger: int, weapon: Weapon) -> int | None:
    return 1 if "template" in weapon.rules else None


def _bars(
    of: Literal["actor", "option"], *clauses: str, actions: tuple[str, ...] = SHOOTING
) -> Callable[[F], F]:
    """Register a restriction of actions of shooting."""

    def register(function: F) -> F:
        for action in actions:
            KILL_TEAM.restriction(f"action:{action}", *clauses, of=of)(function)
        return function

    return register


@_bars("actor", "KT-S-306A")
def locked_cannot_shoot(p: Position, row: int) -> bool:
    """A model locked in combat does not shoot."""
    return locked(p, row)


@_bars("actor", "KT-S-306A")
def fired_already(p: Position, row: int) -> bool:
    """One weapon is fired a turn."""
    return bool(model(p, row).fired)


@_bars("actor", "KT-M-06A")
def ran_and_cannot_shoot(p: Position, row: int) -> bool:
    """A model runs instead of shooting."""
    return model(p, row).moved == "ran"


@_bars("actor", "KT-S-306I")
def fleeing_cannot_shoot(p: Position, row: int) -> bool:
    """A model that falls back does not shoot."""
    return model(p, row).falling_back


@_bars("actor", "KT-S-306J")
def unskilled_cannot_shoot(p: Position, row: int) -> bool:
    """Nor does one with BS 0."""
    return int(p.value("BS", row)) == 0


@_bars("option", "KT-S-306A")
def out_of_range(p: Position, row: int, way: Way) -> bool:
    """The target must be in range."""
    return not in_reach(p, row, way.target, way.weapon)


@_bars("option", "KT-S-306B")
def target_in_combat(p: Position, row: int, way: Way) -> bool:
    """Nobody shoots into a combat."""
    return locked(p, way.target)


@_bars("option", "KT-S-306A", "KT-RUL-39")
def out_of_sight(p: Position, row: int, way: Way) -> bool:
    """The target must be in sight."""
    return not sees(p, row, way.target)


@_bars("option", "KT-W-06B")
def moved_with_ordnance(p: Position, row: int, way: Way) -> bool:
    """Ordnance needs a model that stood."""
    return hampered(p, row, way.weapon) == "barred"


@_bars("option", "KT-S-306G", actions=UNDIVIDED)
def no_snap_shots(p: Position, row: int, way: Way) -> bool:
    """What is fired now as Snap Shots must be able to."""
    return not can_snap(way.weapon) and snaps(p, row, way.weapon)


@_bars("option", "KT-S-301M")
def grenade_thrown(p: Position, row: int, way: Way) -> bool:
    """Each grenade is used once a battle."""
    return way.weapon.name in model(p, row).used


@_bars("option", "KT-W-08D", actions=UNDIVIDED)
def template_over_friends(p: Position, row: int, way: Way) -> bool:
    """A template is not laid over friends."""
    if "template" not in way.weapon.rules:
        return False
    side = model(p, row).side
    return any(model(p, other).side == side for other in under_template(p, row, way.target))
