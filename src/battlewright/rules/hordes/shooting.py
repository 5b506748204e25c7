"""Shots as a combat action: initial ones with each ranged weapon, additional ones that fury buys (HRD-RANGED-01 to 07,
HRD-ROF-01 to 04), and what no attack from afar may be declared against (HRD-RTARGET-01 to 06)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from battlewright.core.actions import Action
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import standing
from battlewright.rules.hordes.arcs import in_front_arc
from battlewright.rules.hordes.area import AreaAttack
from battlewright.rules.hordes.effects import Use, UseAction
from battlewright.rules.hordes.engagement import in_melee
from battlewright.rules.hordes.fury import activating, can_pay, pay
from battlewright.rules.hordes.outlook import picks_out
from battlewright.rules.hordes.profiles import Weapon
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.shot import Kind, Shot
from battlewright.rules.hordes.spray import Spray
from battlewright.rules.hordes.state import has, model, profile, weapon

ADDITIONAL = ""
"""The name under which `Model.used` counts additional ranged attacks, whatever their weapon."""

TERRAIN = -1


class Way(msgspec.Struct, frozen=True, gc=False):
    """A way to attack from afar: the row of the target (`TERRAIN` for a piece of terrain), its name, the weapon or the
    spell."""

    target: int
    name: str
    weapon: Weapon


def ways(p: Position, row: int, weapons: tuple[Weapon, ...]) -> list[Way]:
    """All models and pieces of terrain with each weapon; what may not be targeted is for restrictions to say."""
    if not weapons:
        return []
    names = p.scene.names
    places = [(other, names[other]) for other in standing(p) if other != row]
    places += [(TERRAIN, feature.id) for feature in p.scene.table.features]
    return [Way(other, name, own) for other, name in places for own in weapons]


def attack_from_afar(p: Position, attacker: int, target: int, name: str, kind: Kind) -> Frame:
    """The procedure of one attack that is paid and declared."""
    own = weapon(p, attacker, name)
    procedure = Spray if own.SP else AreaAttack if own.AOE else Shot
    return procedure(attacker, target, name, kind)


class InitialShot(Frame, tag="initial_shot"):
    """One of the shots that the combat action gives."""

    attacker: int
    target: int
    weapon: str


initial = HORDES.procedure(InitialShot)


@initial.step("HRD-RANGED-01", "HRD-ROF-01")
def use_action(p: Position, f: InitialShot) -> StepResult:
    """The action is used for ranged attacks, and the weapon once more."""
    cause = Cause("attack", f.attacker)
    if model(p, f.attacker).may_act:
        p.effect(UseAction(f.attacker, cause, "ranged"))
    p.effect(Use(f.attacker, cause, f.weapon))
    return attack_from_afar(p, f.attacker, f.target, f.weapon, "ranged")


class AdditionalShot(Frame, tag="additional_shot"):
    """A shot that fury buys, with any ranged weapon."""

    attacker: int
    target: int
    weapon: str


additional = HORDES.procedure(AdditionalShot)


@additional.step("HRD-RANGED-02", "HRD-RANGED-03")
def buy(p: Position, f: AdditionalShot) -> StepResult:
    """It costs a fury point; initial shots come before, so those not made by now are given up."""
    cause = Cause("attack", f.attacker)
    pay(p, f.attacker, cause)
    p.effect(Use(f.attacker, cause, ADDITIONAL))
    p.effect(Use(f.attacker, cause, f.weapon))
    return attack_from_afar(p, f.attacker, f.target, f.weapon, "ranged")


def _offer(name: str, frame: type[InitialShot] | type[AdditionalShot], *clauses: str) -> None:
    HORDES.action(
        Action(
            name,
            lambda p, row: ways(p, row, profile(p, row).ranged),
            lambda p, row, option: frame(row, p.scene.index[option[1]], option[2]),
            lambda p, way: (name, way.name, way.weapon.name),
        ),
        *clauses,
    )


_offer("shoot", InitialShot, "HRD-RANGED-01", "HRD-RANGED-05", "HRD-RANGED-06")
_offer("buy_shot", AdditionalShot, "HRD-RANGED-02", "HRD-RANGED-03")


def _times(p: Position, row: int, name: str) -> int:
    for used, times in model(p, row).used:
        if used == name:
            return times
    return 0


@HORDES.restriction("action:shoot", "HRD-RANGED-01", of="actor")
def no_action_for_shots(p: Position, row: int) -> bool:
    """Initial shots need the action, used for nothing else."""
    m = model(p, row)
    return not (m.may_act or m.action == "ranged")


@HORDES.restriction("action:shoot", "HRD-R-208F", of="actor")
def charged_and_cannot_shoot(p: Position, row: int) -> bool:
    """The first attack after a charge is the charge attack."""
    return model(p, row).charging >= 0


@HORDES.restriction("action:shoot", "HRD-RANGED-02", of="actor")
def initial_shots_given_up(p: Position, row: int) -> bool:
    """Additional shots come after the initial ones."""
    return _times(p, row, ADDITIONAL) > 0


@HORDES.restriction("action:buy_shot", "HRD-RANGED-02", of="actor")
def no_shot_to_add_to(p: Position, row: int) -> bool:
    """Additional shots follow initial ones."""
    return model(p, row).action != "ranged"


@HORDES.restriction("action:buy_shot", "HRD-RANGED-02", of="actor")
def additional_shot_not_paid(p: Position, row: int) -> bool:
    """An additional shot costs a fury point."""
    return not can_pay(p, row)


@HORDES.restriction("action:shoot", "HRD-R-215C", "HRD-R-216B", of="actor", id="down-cannot-shoot")
@HORDES.restriction("action:buy_shot", "HRD-R-215C", "HRD-R-216B", of="actor", id="down-cannot-shoot")
def down_cannot_shoot(p: Position, row: int) -> bool:
    """A knocked-down or stationary model makes no attacks."""
    m = model(p, row)
    return m.knocked_down or m.stationary


@HORDES.restriction("action:shoot", "HRD-RANGED-07", of="actor", id="in-melee-cannot-shoot")
@HORDES.restriction("action:buy_shot", "HRD-RANGED-07", of="actor", id="in-melee-cannot-shoot")
def in_melee_cannot_shoot(p: Position, row: int) -> bool:
    """A model in melee makes no ranged attacks."""
    return bool(profile(p, row).ranged) and in_melee(p, row)


@HORDES.restriction("action:shoot", "HRD-RANGED-01", of="option")
def initial_shot_made(p: Position, row: int, way: Way) -> bool:
    """One initial attack with each ranged weapon, or as many as it has."""
    return _times(p, row, way.weapon.name) >= way.weapon.attacks


def _past_rate_of_fire(p: Position, row: int, way: Way) -> bool:
    """No weapon shoots more often in an activation than its ROF, however many attacks there are; ROF binds nowhere
    else."""
    return _times(p, row, way.weapon.name) >= way.weapon.ROF and activating(p, row)


def _not_a_model(p: Position, row: int, way: Way) -> bool:
    """Nobody targets open ground or terrain."""
    return way.target == TERRAIN


def _untargetable(p: Position, row: int, way: Way) -> bool:
    """Some models cannot be targeted by their own rules."""
    return has(p, way.target, "untargetable")


def _out_of_arc(p: Position, row: int, way: Way) -> bool:
    """The target must be in the front arc."""
    return not in_front_arc(p, row, way.target)


def _out_of_sight(p: Position, row: int, way: Way) -> bool:
    """The target must be in line of sight, be it the nearest or not."""
    return not picks_out(p, row, way.target)


Forbids = Callable[[Position, int, Way], bool]
NO_TARGETS: tuple[tuple[str, Forbids, tuple[str, ...]], ...] = (
    ("terrain-is-no-target", _not_a_model, ("HRD-RTARGET-02", "HRD-R-223G")),
    ("untargetable", _untargetable, ("HRD-MELEE-TARGET-08",)),
    ("out-of-arc", _out_of_arc, ("HRD-RTARGET-06",)),
    (
        "out-of-sight",
        _out_of_sight,
        ("HRD-RTARGET-01", "HRD-RTARGET-04", "HRD-MELEE-TARGET-02", "HRD-AOE-04"),
    ),
)
"""What no ranged or magic attack may be declared against: reason, restriction, clauses."""


def forbid_no_targets(action: str) -> None:
    """Register all of that for an action."""
    for id, forbids, clauses in NO_TARGETS:
        HORDES.restriction(f"action:{action}", *clauses, id=id, of="option")(forbids)


RATE = ("HRD-ROF-01", "HRD-ROF-03", "HRD-ROF-04", "HRD-RANGED-04")

for _action, _clauses in (("shoot", RATE), ("buy_shot", (*RATE, "HRD-ROF-02"))):
    HORDES.restriction(f"action:{_action}", *_clauses, id="past-rate-of-fire", of="option")(
        _past_rate_of_fire
    )
    forbid_no_targets(_action)


def _closed(p: Position, seat: int) -> tuple[str, ...]:
    """Distances are measured only once a target is declared (HRD-RTARGET-05)."""
    declared = any(
        isinstance(f, (Shot, AreaAttack, Spray)) and model(p, f.attacker).side == seat for f in p.stack
    )
    return () if declared else ("distance",)


HORDES.withheld = _closed
HORDES.note("HRD-RTARGET-03", "No terrain of these rules has rules of its own by which it could be a target.")
