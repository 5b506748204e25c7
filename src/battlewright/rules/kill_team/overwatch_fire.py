"""The Overwatch of one model: its hits, then each wounds the nearest charger that still lives (1.8)."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import in_play
from battlewright.rules.kill_team.attack import hits, wound_and_save
from battlewright.rules.kill_team.effects import Mark, Use, Wound
from battlewright.rules.kill_team.hot import Overheated, hot_hits, is_hot
from battlewright.rules.kill_team.profiles import Weapon
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import distance_between, model, weapon
from battlewright.rules.kill_team.strike_words import strike_words
from battlewright.rules.kill_team.targeting import in_overwatch
from battlewright.rules.kill_team.weapon_types import overwatch_strike
from battlewright.table.lengths import TOLERANCE


class OverwatchFire(Frame, tag="overwatch_fire"):
    """A model fires Overwatch with a weapon at chargers. `hits` are still to wound, the next of them `victim`; `ones`
    is how often the weapon burns."""

    shooter: int
    weapon: str
    chargers: tuple[int, ...]
    hits: int = 0
    ones: int = 0
    rolled: Any = None
    victim: Option | None = None


overwatch_fire = KILL_TEAM.procedure(OverwatchFire)


@KILL_TEAM.contribution("overwatch.at", "base", "KT-OVERWATCH-04", "KT-RUL-04")
def _those_that_charge(p: Position, row: int, charger: int, weapon: Weapon) -> int:
    return int(in_play(p, charger))


@KILL_TEAM.contribution("overwatch.at", "natural", "KT-RUL-08", only={"overwatch_filter": "sight_and_range"})
def _in_sight_and_range(p: Position, row: int, charger: int, weapon: Weapon) -> int | None:
    return None if in_overwatch(p, row, charger, weapon) else 0


def nearest_first(p: Position, f: OverwatchFire) -> list[int]:
    """The living chargers that wounds may be allocated to, from the nearest to the shooter."""
    own = weapon(p, f.shooter, f.weapon)
    fair = [row for row in f.chargers if in_play(p, row) and p.value("overwatch.at", f.shooter, row, own)]
    return sorted(fair, key=lambda row: (distance_between(p, f.shooter, row), row))


@overwatch_fire.step("KT-OVERWATCH-05", "KT-S-307A")
def open_fire(p: Position, f: OverwatchFire) -> StepResult:
    """It fires once a phase."""
    own, cause = weapon(p, f.shooter, f.weapon), Cause("overwatch", f.shooter)
    p.effect(Mark(f.shooter, cause, (("overwatched", True),)))
    if "grenade" in own.rules:
        p.effect(Use(f.shooter, cause, own.name))
    return None


@overwatch_fire.step("KT-S-307A", "KT-RUL-09")
def roll_to_hit(p: Position, f: OverwatchFire) -> StepResult:
    """All its shots are rolled to hit first."""
    own = weapon(p, f.shooter, f.weapon)
    s = overwatch_strike(p, f.shooter, nearest_first(p, f)[0], own)
    partition = hot_hits(p, s) if is_hot(own) else hits(p, s)
    values = {"model": p.scene.names[f.shooter], "target": p.scene.names[s.target], "counted": s.dice > 0}
    return Roll(model(p, f.shooter).side, "roll-shots", "rolled", partition, values=values)


@overwatch_fire.step("KT-RUL-09")
def count_hits(p: Position, f: OverwatchFire) -> StepResult:
    """So many have hit."""
    rolled, f.rolled = f.rolled, None
    f.hits, f.ones = rolled if type(rolled) is tuple else (rolled, 0)
    p.tell("kill_team-event-overwatch", model=p.scene.names[f.shooter], hits=f.hits)
    return None


@overwatch_fire.step("KT-OVERWATCH-02", "KT-OVERWATCH-03", "KT-RUL-08")
def find_victim(p: Position, f: OverwatchFire) -> StepResult:
    """Each hit is for the nearest; of those equally near the charging player picks one."""
    fair = nearest_first(p, f) if f.hits else []
    if not fair:
        f.hits, f.chargers = 0, ()
        return "burn"
    first = distance_between(p, f.shooter, fair[0])
    names = p.scene.names
    options = tuple(
        ("takes", names[row]) for row in fair if distance_between(p, f.shooter, row) <= first + TOLERANCE
    )
    side, values = model(p, fair[0]).side, {"model": names[f.shooter]}
    return Choose(side, "kill_team-ask-victim", "victim", options, default=options[0], values=values)


@overwatch_fire.step("KT-RUL-09", "KT-S-307B")
def roll_to_wound(p: Position, f: OverwatchFire) -> StepResult:
    """It wounds by the Toughness of that one, who may save; the last charger takes all hits together."""
    victim = _victim(p, f)
    s = overwatch_strike(p, f.shooter, victim, weapon(p, f.shooter, f.weapon))
    s = msgspec.structs.replace(s, attacks=_together(p, f), kind="automatic", dice=0)
    values = strike_words(p, s)
    return Roll(
        model(p, f.shooter).side, "kill_team-roll-strike", "rolled", wound_and_save(p, s), values=values
    )


def _victim(p: Position, f: OverwatchFire) -> int:
    assert f.victim is not None
    return p.scene.index[f.victim[1]]


def _together(p: Position, f: OverwatchFire) -> int:
    return f.hits if len(nearest_first(p, f)) == 1 else 1


@overwatch_fire.step("KT-OVERWATCH-02", "KT-S-304F")
def lose_wounds(p: Position, f: OverwatchFire) -> StepResult:
    """What is not saved is lost at once."""
    victim, amount = _victim(p, f), f.rolled
    f.hits -= _together(p, f)
    f.victim = f.rolled = None
    if amount:
        p.effect(Wound(victim, Cause("overwatch", f.shooter), amount))
    return "find_victim"


@overwatch_fire.step("KT-W-12A")
def burn(p: Position, f: OverwatchFire) -> StepResult:
    """Last the weapon burns its bearer."""
    ones, f.ones = f.ones, 0
    return Overheated(f.shooter, ones) if ones else DONE
