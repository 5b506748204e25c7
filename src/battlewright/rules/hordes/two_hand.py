"""The two-hand throw power attack: in a direction, or at another model (HRD-2THROW-01 to 27)."""

from __future__ import annotations

from typing import Any

from battlewright.core.actions import Action
from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import gap_within, in_play, standing
from battlewright.rules.hordes.attack import AttackRoll
from battlewright.rules.hordes.citing import cite_not
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.sight import sees
from battlewright.rules.hordes.state import model, profile, strength
from battlewright.rules.hordes.throw import broken_free, lifted, opposed, pay_power_attack, throwable
from battlewright.rules.hordes.thrown import Thrown, directions, line_between


class TwoHandThrow(Frame, tag="two_hand_throw"):
    """A model lifts another with both hands and throws it."""

    attacker: int
    target: int
    hit: Any = None
    holds: Any = None
    aim: Option | None = None


two_hand = HORDES.procedure(TwoHandThrow)


@two_hand.step("HRD-R-209B", "HRD-R-209E")
def pay_for_two_hand_throw(p: Position, f: TwoHandThrow) -> StepResult:
    """It is forced once, and makes no initial attacks."""
    pay_power_attack(p, f.attacker)
    return None


@two_hand.step("HRD-2THROW-04")
def grab(p: Position, f: TwoHandThrow) -> StepResult:
    """A melee attack roll against the victim."""
    return AttackRoll(f.attacker, f.target, "melee")


@two_hand.step("HRD-2THROW-05")
def struggle(p: Position, f: TwoHandThrow) -> StepResult:
    """After a hit the attacker rolls 2d6, the victim d6, and both add their current STR."""
    return opposed(p, f, 2) if f.hit else DONE


@two_hand.step("HRD-2THROW-06", "HRD-2THROW-07")
def hold(p: Position, f: TwoHandThrow) -> StepResult:
    """If the victim's sum is greater it breaks free."""
    holds, f.hit, f.holds = f.holds, None, None
    cite_not(p, "HRD-2THROW-06" if holds else "HRD-2THROW-07")
    return lifted(p, f) if holds else broken_free(p, f)


@two_hand.step("HRD-2THROW-07", "HRD-2THROW-08", "HRD-2THROW-09", "HRD-2THROW-10")
def choose_aim(p: Position, f: TwoHandThrow) -> StepResult:
    """Else it is thrown: in a direction as for a throw, or at another model."""
    names = p.scene.names
    at = tuple(("throw_at", names[row]) for row in standing(p) if unfit(p, f, row) is None)
    return Choose(
        model(p, f.attacker).side,
        "ask-two-hand-aim",
        "aim",
        at,
        region=directions(p, f.attacker, f.target),
        default=("direction", 0),
        values={"model": names[f.attacker], "target": names[f.target]},
    )


@two_hand.step("HRD-2THROW-01", "HRD-2THROW-11")
def throw_it(p: Position, f: TwoHandThrow) -> StepResult:
    """It is thrown, with the attacker's current STR."""
    assert f.aim is not None
    (word, where), f.aim = f.aim, None
    power = strength(p, f.attacker)
    distance = p.value("throw.distance", f.attacker, f.target)
    if word == "throw_at":
        return ThrowAt(f.target, f.attacker, power, distance, p.scene.index[where])
    toward = directions(p, f.attacker, f.target).toward(where)
    return Thrown(f.target, f.attacker, power, distance, toward)


def unfit(p: Position, f: TwoHandThrow, row: int) -> Illegal | None:
    """Why the victim cannot be thrown at a model; None if it can."""
    name = p.scene.names[row]
    if row in (f.attacker, f.target) or not in_play(p, row):
        return Illegal("error-not-an-option", ("HRD-2THROW-09",), answer=f"throw_at {name}")
    if not p.value("throw.aims", f, row):
        return Illegal("reason-not-away-from-thrower", ("HRD-R-01",), model=name)
    if not sees(p, f.attacker, row, ignoring=(f.target,)):
        return Illegal("reason-unseen-not-thrown-at", ("HRD-2THROW-09", "HRD-2THROW-10"), model=name)
    return None


@HORDES.contribution("throw.aims", "base", "HRD-2THROW-09")
def at_any_model(p: Position, f: TwoHandThrow, row: int) -> bool:
    """At a friend or at an enemy, wherever it stands."""
    return True


@HORDES.contribution("throw.aims", "replace", "HRD-R-01", only={"edition": "errata"})
def at_models_away_only(p: Position, f: TwoHandThrow, row: int) -> bool | None:
    """In the errata the throw must lead away from the attacker."""
    away, there = line_between(p, f.attacker, f.target), line_between(p, f.target, row)
    return None if away[0] * there[0] + away[1] * there[1] >= 0 else False


@HORDES.verifier("ask-two-hand-aim")
def explain_aim(p: Position, f: TwoHandThrow, option: Option) -> None:
    """Say why the victim cannot be thrown at a model."""
    if option[:1] == ("throw_at",) and len(option) == 2 and option[1] in p.scene.index:
        reason = unfit(p, f, p.scene.index[option[1]])
        if reason is not None:
            raise reason


class ThrowAt(Frame, tag="throw_at"):
    """A model is thrown at another, which is no attack against it (HRD-2THROW-16). Micrometres; see `Thrown`."""

    model: int
    thrower: int
    power: int
    distance: int
    other: int
    missed: int = -1
    hit: Any = None


throw_at = HORDES.procedure(ThrowAt)


@throw_at.step("HRD-2THROW-13", "HRD-2THROW-14")
def measure(p: Position, f: ThrowAt) -> StepResult:
    """Out of distance, from base edge to base edge, there is no attack roll."""
    return None if gap_within(p, f.model, f.other, f.distance) else "toward_it"


@throw_at.step("HRD-2THROW-13")
def roll_to_hit(p: Position, f: ThrowAt) -> StepResult:
    """Within distance the attacker makes a melee attack roll against the other model."""
    return AttackRoll(f.thrower, f.other, "melee")


@throw_at.step("HRD-2THROW-15")
def onto_it(p: Position, f: ThrowAt) -> StepResult:
    """After a hit the thrown model flies straight at the other's base, without deviation."""
    hit, f.hit = f.hit, None
    if not hit:
        f.missed = f.other
        return "toward_it"
    f.distance = 0
    return Thrown(f.model, f.thrower, f.power, 0, line_between(p, f.model, f.other), onto=f.other)


@throw_at.step("HRD-2THROW-15")
def landed(p: Position, f: ThrowAt) -> StepResult:
    """That is all."""
    return DONE


@throw_at.step("HRD-2THROW-14", "HRD-2THROW-17", "HRD-2THROW-19")
def toward_it(p: Position, f: ThrowAt) -> StepResult:
    """Else it is thrown straight toward the other model, and after a miss deviates from its middle."""
    distance, missed = f.distance, f.missed
    f.distance, f.missed = 0, -1
    return Thrown(f.model, f.thrower, f.power, distance, line_between(p, f.model, f.other), missed=missed)


def is_thrown_at(p: Position) -> bool:
    """Whether the attack roll that runs is that of a throw at a model."""
    return len(p.stack) > 1 and type(p.stack[-2]) is ThrowAt


@HORDES.contribution("attack.back_strike", "natural", "HRD-2THROW-16")
def no_back_strike_by_a_throw(p: Position, f: AttackRoll) -> int | None:
    """It is no attack against the other model, from behind or not."""
    return 0 if is_thrown_at(p) else None


@HORDES.contribution(
    "attack.automatic", "natural", "HRD-R-06", only={"two_hand_roll_vs_knocked_down": "roll"}
)
def throw_at_helpless_is_rolled(p: Position, f: AttackRoll) -> int | None:
    """Not even a knocked-down model is hit without a roll."""
    return 0 if is_thrown_at(p) else None


def _begin(p: Position, row: int, option: Option) -> Frame:
    return TwoHandThrow(row, p.scene.index[option[1]])


def _word(p: Position, other: int) -> Option:
    return "two_hand_throw", p.scene.names[other]


HORDES.action(Action("two_hand_throw", throwable, _begin, _word), "HRD-2THROW-01", "HRD-R-209G")


@HORDES.restriction("action:two_hand_throw", "HRD-2THROW-03", "HRD-R-209A", of="actor")
def two_hand_throw_needs_open_fists(p: Position, row: int) -> bool:
    """A warbeast with two Open Fists only."""
    own = profile(p, row)
    return own.open_fists < 2 or own.kind != "beast"
