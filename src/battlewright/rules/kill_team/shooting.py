"""Shots of the Shooting phase: what one model fires, from the target named to the Wounds (3.6)."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.core.actions import Action
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import in_play
from battlewright.rules.kill_team.attack import Strikes, hits
from battlewright.rules.kill_team.blast import Blast
from battlewright.rules.kill_team.effects import Mark, Use
from battlewright.rules.kill_team.ground import Hit
from battlewright.rules.kill_team.hot import Overheated, hot_hits, is_hot
from battlewright.rules.kill_team.pinning import Pinning
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import model, weapon
from battlewright.rules.kill_team.strikes import Strike
from battlewright.rules.kill_team.targeting import ways
from battlewright.rules.kill_team.template import template_hits
from battlewright.rules.kill_team.weapon_types import shot_at


class Fire(Frame, tag="fire"):
    """A model shoots at the target named. `aimed` are the shots still to be rolled; `hits` those that have hit, until
    who is hit has reacted; `wounding` the hits to be rolled to wound; `ones` how often the weapon burns;
    `lost` what was lost."""

    attacker: int
    target: int
    weapon: str
    aimed: tuple[Strike, ...] = ()
    hits: tuple[Strike, ...] = ()
    wounding: tuple[Strike, ...] = ()
    ones: int = 0
    lost: tuple[tuple[int, int, int], ...] = ()
    rolled: Any = None


KILL_TEAM.action(
    Action(
        "shoot",
        ways,
        lambda p, row, option: Fire(row, p.scene.index[option[1]], option[2]),
        lambda p, way: ("shoot", way.name, way.weapon.name),
    ),
    "KT-S-306A",
)

fire = KILL_TEAM.procedure(Fire)


@fire.step("KT-S-306A", "KT-S-301M", "KT-RUL-03")
def take_aim(p: Position, f: Fire) -> StepResult:
    """The target is chosen and the weapon used."""
    own, cause = weapon(p, f.attacker, f.weapon), Cause("shot", f.attacker)
    if not (f.aimed or own.blast or "template" in own.rules):
        f.aimed = (shot_at(p, f.attacker, f.target, own),)
    p.effect(Mark(f.attacker, cause, (("fired", own.type), ("shot_at", f.target))))
    if "grenade" in own.rules:
        p.effect(Use(f.attacker, cause, own.name))
    return None


@fire.step("KT-W-07A", "KT-W-08A")
def lay_marker(p: Position, f: Fire) -> StepResult:
    """A Blast and a Template hit whom they cover."""
    own = weapon(p, f.attacker, f.weapon)
    if "template" in own.rules:
        f.hits = template_hits(p, f.attacker, f.target, f.weapon)
    return Blast(f.attacker, f.target, f.weapon) if own.blast else None


@fire.step("KT-S-306C")
def roll_to_hit(p: Position, f: Fire) -> StepResult:
    """The shots at each target are rolled together."""
    if not f.aimed:
        return "react"
    s = f.aimed[0]
    values = {"model": p.scene.names[s.attacker], "target": p.scene.names[s.target], "counted": s.dice > 0}
    partition = hot_hits(p, s) if is_hot(weapon(p, s.attacker, s.weapon)) else hits(p, s)
    return Roll(model(p, f.attacker).side, "roll-shots", "rolled", partition, values=values)


@fire.step("KT-S-306C")
def count_hits(p: Position, f: Fire) -> StepResult:
    """So many have hit; 1s of a hot weapon burn."""
    s, rolled = f.aimed[0], f.rolled
    f.aimed, f.rolled = f.aimed[1:], None
    if type(rolled) is tuple:
        rolled, ones = rolled
        f.ones += ones
    p.tell(
        "kill_team-event-hits", model=p.scene.names[s.attacker], target=p.scene.names[s.target], hits=rolled
    )
    if rolled:
        f.hits = (*f.hits, msgspec.structs.replace(s, attacks=rolled, kind="automatic"))
    return "roll_to_hit"


@fire.step("KT-S-305I")
def react(p: Position, f: Fire) -> StepResult:
    """Whoever is hit may do something about it before it is seen whether that wounds."""
    if not f.hits:
        return "roll_to_wound"
    first, f.hits = f.hits[0], f.hits[1:]
    return Hit(strike=first)


@fire.step()
def go_on(p: Position, f: Fire) -> StepResult:
    """The next."""
    return "react"


@fire.step("KT-S-304A", "KT-S-306H")
def roll_to_wound(p: Position, f: Fire) -> StepResult:
    """Hits wound, and are saved, all together."""
    wounding, f.wounding = f.wounding, ()
    return Strikes(strikes=wounding) if wounding else None


@fire.step("KT-W-19A")
def pin(p: Position, f: Fire) -> StepResult:
    """Who is near to somebody that a Pinning weapon has killed is afraid."""
    dead = tuple(target for _, target, _ in f.lost if not in_play(p, target))
    f.lost = ()
    pins = dead and p.value("shot.pins", f.attacker, weapon(p, f.attacker, f.weapon))
    return Pinning(f.attacker, dead) if pins else None


@fire.step("KT-W-12A")
def burn(p: Position, f: Fire) -> StepResult:
    """Last the weapon burns its bearer."""
    ones, f.ones = f.ones, 0
    return Overheated(f.attacker, ones) if ones and in_play(p, f.attacker) else DONE
