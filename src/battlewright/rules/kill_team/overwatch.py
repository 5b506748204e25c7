"""Overwatch: the charged model and its friends nearby fire at those that charge it (1.8, 3.7)."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.core import actions
from battlewright.core.actions import Action
from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.restrictions import forbidding
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import in_play, of_side
from battlewright.rules.kill_team.overwatch_fire import OverwatchFire
from battlewright.rules.kill_team.profiles import Weapon
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import gap_within, has, model, touching
from battlewright.rules.kill_team.targeting import in_overwatch
from battlewright.rules.kill_team.weapon_types import overwatch_weapons
from battlewright.table.lengths import INCH

HOLD: Option = ("hold",)
"""Nobody else fires."""


class Way(msgspec.Struct, frozen=True, gc=False):
    """A way to fire Overwatch: the name of the shooter, the weapon."""

    name: str
    weapon: Weapon


class Overwatch(Frame, tag="overwatch"):
    """All Overwatch against the chargers of one model. `called` are the rows that may fire, None before it is known."""

    target: int
    chargers: tuple[int, ...]
    called: tuple[int, ...] | None = None
    chosen: Option | None = None


overwatch = KILL_TEAM.procedure(Overwatch)


@overwatch.step("KT-OVERWATCH-01", "KT-RUL-04", "KT-RUL-05", "KT-RUL-06")
def call_up(p: Position, f: Overwatch) -> StepResult:
    """If the charged model may fire at somebody, so may its friends nearby, whether it does or not."""
    bars = p.rules.actions["overwatch"].of_actor if "overwatch" in p.rules.actions else ()
    side = model(p, f.target).side
    able = tuple(row for row in of_side(p, side) if forbidding(bars, p, row) is None)
    f.called = able if actions.options(p, f.target, ("overwatch",)) else ()
    return None


@overwatch.step("KT-CHARGE-04", "KT-RUL-08")
def pick_shooter(p: Position, f: Overwatch) -> StepResult:
    """They fire one by one in the order that their player picks; nobody has to."""
    living = (row for row in f.called or () if in_play(p, row))
    options = [option for row in living for option in actions.options(p, row, ("overwatch",))]
    if not options:
        f.called = None
        return DONE
    side, values = model(p, f.target).side, {"target": p.scene.names[f.target]}
    return Choose(
        side, "kill_team-ask-overwatch", "chosen", (*options, HOLD), default=options[0], values=values
    )


@overwatch.step("KT-CHARGE-04", "KT-OVERWATCH-01")
def fire(p: Position, f: Overwatch) -> StepResult:
    """The next fires."""
    chosen, f.chosen = f.chosen, None
    assert chosen is not None
    if chosen == HOLD:
        f.called = None
        return DONE
    row = p.scene.index[chosen[1]]
    f.called = tuple(other for other in f.called or () if other != row)
    return p.rules.actions["overwatch"].begin(p, row, chosen)


@overwatch.step()
def go_on(p: Position, f: Overwatch) -> StepResult:
    """The next, as long as somebody charges."""
    f.chargers = tuple(row for row in f.chargers if in_play(p, row))
    return "pick_shooter"


def _begin(p: Position, row: int, option: Option) -> Frame:
    f: Any = p.stack[-1]
    return OverwatchFire(row, option[2], f.chargers)


KILL_TEAM.action(
    Action(
        "overwatch",
        lambda p, row: tuple(Way(p.scene.names[row], own) for own in overwatch_weapons(p, row)),
        _begin,
        lambda p, way: ("overwatch", way.name, way.weapon.name),
    ),
    "KT-OVERWATCH-01",
    "KT-S-307A",
)


@KILL_TEAM.restriction("action:overwatch", "KT-RUL-07", "KT-S-307D", of="actor")
def overwatch_while_locked(p: Position, row: int) -> bool:
    """A model locked in combat does not fire."""
    return bool(touching(p, row))


@KILL_TEAM.restriction("action:overwatch", "KT-OVERWATCH-05", of="actor")
def overwatch_twice(p: Position, row: int) -> bool:
    """A model fires once a phase."""
    return model(p, row).overwatched


@KILL_TEAM.restriction("action:overwatch", "KT-S-305K", of="actor")
def overwatch_from_the_ground(p: Position, row: int) -> bool:
    """A model that has gone to ground does not fire."""
    return model(p, row).grounded


@KILL_TEAM.restriction("action:overwatch", "KT-S-306I", of="actor")
def overwatch_in_flight(p: Position, row: int) -> bool:
    """Nor does one that falls back."""
    return model(p, row).falling_back


@KILL_TEAM.restriction("action:overwatch", "KT-S-310H", of="actor")
def overwatch_too_slow(p: Position, row: int) -> bool:
    """Nor one that is Slow and Purposeful."""
    return has(p, row, "slow_and_purposeful")


@KILL_TEAM.restriction("action:overwatch", "KT-S-306J", of="actor")
def overwatch_without_skill(p: Position, row: int) -> bool:
    """Nor one with BS 0."""
    return int(p.value("BS", row)) == 0


@KILL_TEAM.restriction("action:overwatch", "KT-S-307E", of="actor")
def overwatch_without_a_weapon(p: Position, row: int) -> bool:
    """Nor one without a weapon that fires Snap Shots, or a template."""
    return not overwatch_weapons(p, row)


@KILL_TEAM.restriction("action:overwatch", "KT-OVERWATCH-01", "KT-RUL-05", of="actor")
def overwatch_too_far(p: Position, row: int) -> bool:
    """Only the charged model fires, and friends near it."""
    f = p.stack[-1]
    if not isinstance(f, Overwatch) or row == f.target:
        return False
    return not gap_within(p, row, f.target, int(p.value("overwatch.support", row)) * INCH)


@KILL_TEAM.restriction("action:overwatch", "KT-RUL-06", of="actor")
def overwatch_not_called(p: Position, row: int) -> bool:
    """And those only where the charged model itself may."""
    f = p.stack[-1]
    return isinstance(f, Overwatch) and f.called is not None and row not in f.called


@KILL_TEAM.restriction("action:overwatch", "KT-S-307B", "KT-RUL-08", of="option")
def overwatch_at_nobody(p: Position, row: int, way: Way) -> bool:
    """Somebody who charges must be in range and sight."""
    chargers = getattr(p.stack[-1], "chargers", ())
    return not any(in_overwatch(p, row, charger, way.weapon) for charger in chargers)


@KILL_TEAM.contribution("overwatch.support", "base", "KT-OVERWATCH-01")
def _three_inches(p: Position, row: int) -> int:
    return 3


@KILL_TEAM.contribution("overwatch.support", "replace", "KT-S-310Q")
def _covering_fire(p: Position, row: int) -> int | None:
    return 6 if has(p, row, "covering_fire") else None


@KILL_TEAM.verifier("kill_team-ask-overwatch")
def explain_overwatch(p: Position, f: Overwatch, option: Option) -> None:
    """Say why a model does not fire, or not with that weapon; or why another has not declared a charge before."""
    word, row = (option[0], p.scene.index.get(option[1], -1)) if len(option) > 1 else ("", -1)
    side, names = model(p, f.target).side, p.scene.names
    able = p.scene.pieces[1 - side]
    if word == "declare" and len(option) == 2 and row in able and row not in f.chargers and in_play(p, row):
        actions.verify(p, row, ("charge", names[f.target]))
    if word == "overwatch" and len(option) == 3 and row in p.scene.pieces[side] and in_play(p, row):
        known = [own.name for own in overwatch_weapons(p, row)]
        if known and option[2] not in known:
            values = {"model": option[1], "weapon": option[2], "expected": ", ".join(known)}
            raise Illegal("reason-overwatch-with-another-weapon", ("KT-S-307B",), **values)
        actions.verify(p, row, option)
