"""Suppressing Fire: a weapon with several shots divides them between a target and enemies near it (3.1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from battlewright.core.actions import Action
from battlewright.core.position import Position
from battlewright.core.requests import Choose, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import enemies
from battlewright.rules.kill_team.profiles import Weapon
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.shooting import Fire
from battlewright.rules.kill_team.sight import locked
from battlewright.rules.kill_team.state import NEAR, gap_within, model, profile, weapon
from battlewright.rules.kill_team.strikes import Strike
from battlewright.rules.kill_team.targeting import Way, in_sight_and_reach, ways_with
from battlewright.rules.kill_team.weapon_types import can_snap, shots, snaps


class Divide(Frame, tag="divide"):
    """The shots of a weapon are divided before any is rolled. `others` are the rows of the targets of those after the
    first, as far as it is said."""

    attacker: int
    target: int
    weapon: str
    others: tuple[int, ...] = ()
    picked: Any = None


def _has_several_shots(weapon: Weapon) -> bool:
    """Whether a weapon ever fires more than one shot that is aimed; a Blast and a Template are not divided."""
    return can_snap(weapon) and (weapon.shots > 1 or weapon.type == "rapid_fire")


KILL_TEAM.action(
    Action(
        "divide_fire",
        lambda p, row: ways_with(p, row, [own for own in profile(p, row).ranged if _has_several_shots(own)]),
        lambda p, row, option: Divide(row, p.scene.index[option[1]], option[2]),
        lambda p, way: ("divide_fire", way.name, way.weapon.name),
    ),
    "KT-S-301L",
    "KT-W-08D",
)


def second_targets(p: Position, row: int, target: int, name: str) -> tuple[int, ...]:
    """The enemies near a target at which some of the shots may go."""
    own = weapon(p, row, name)
    return tuple(
        enemy
        for enemy in enemies(p, row)
        if enemy != target
        and gap_within(p, target, enemy, NEAR)
        and not locked(p, enemy)
        and in_sight_and_reach(p, row, enemy, own)
    )


@KILL_TEAM.restriction("action:divide_fire", "KT-S-301L", of="option")
def nothing_to_divide(p: Position, row: int, way: Way) -> bool:
    """There must be several shots, and somebody near the target."""
    several = shots(p, row, way.target, way.weapon) > 1
    return not (several and second_targets(p, row, way.target, way.weapon.name))


divide = KILL_TEAM.procedure(Divide)


@divide.step("KT-S-301L")
def say_next(p: Position, f: Divide) -> StepResult:
    """At whom the next shot goes; the first one goes at the target."""
    if len(f.others) + 1 >= shots(p, f.attacker, f.target, weapon(p, f.attacker, f.weapon)):
        return "open_fire"
    lowest = f.others[-1] if f.others else -1
    rows = sorted((f.target, *second_targets(p, f.attacker, f.target, f.weapon)))
    options = tuple(("aim", p.scene.names[row]) for row in rows if row >= lowest)
    values = {"model": p.scene.names[f.attacker], "shot": len(f.others) + 2}
    return Choose(
        model(p, f.attacker).side, "ask-divide", "picked", options, default=options[0], values=values
    )


@divide.step("KT-S-301L")
def keep(p: Position, f: Divide) -> StepResult:
    """All is said before the first roll."""
    f.others, f.picked = (*f.others, p.scene.index[f.picked[1]]), None
    return "say_next"


@divide.step("KT-S-301L")
def open_fire(p: Position, f: Divide) -> StepResult:
    """The shots at each target are rolled together."""
    own = weapon(p, f.attacker, f.weapon)
    kind = "snap" if snaps(p, f.attacker, own) else "suppressing"
    counted = Counter((f.target, *f.others))
    aimed = tuple(Strike(f.attacker, row, f.weapon, number, kind) for row, number in sorted(counted.items()))
    f.others = ()
    return Fire(f.attacker, f.target, f.weapon, aimed)
