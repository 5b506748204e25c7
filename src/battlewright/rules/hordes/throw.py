"""The throw power attack (HRD-THROW-01 to 07), and what it has in common with the two-hand throw."""

from __future__ import annotations

from typing import Any

from battlewright.core.actions import Action
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import gap_within, standing
from battlewright.rules.hordes import dice
from battlewright.rules.hordes.attack import AttackRoll
from battlewright.rules.hordes.citing import cite_not
from battlewright.rules.hordes.effects import UseAction
from battlewright.rules.hordes.fury import can_pay, pay
from battlewright.rules.hordes.outlook import picks_out
from battlewright.rules.hordes.profiles import MELEE_RANGE
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model, profile, size, strength
from battlewright.rules.hordes.thrown import Thrown, directions
from battlewright.table.lengths import INCH, inches

HUGE_RANGE = inches(2)
"""Range of the power attacks of a base over 50 mm (2.9), in micrometres."""

SMALL, LARGE = 30, 50


class Throw(Frame, tag="throw"):
    """A model picks up another and throws it."""

    attacker: int
    target: int
    hit: Any = None
    holds: Any = None
    direction: Option | None = None


throw = HORDES.procedure(Throw)


@throw.step("HRD-R-209B", "HRD-R-209E")
def pay_for_throw(p: Position, f: Throw) -> StepResult:
    """It is forced once, and makes no initial attacks."""
    pay_power_attack(p, f.attacker)
    return None


def pay_power_attack(p: Position, row: int) -> None:
    """One fury point, and the action."""
    cause = Cause("power_attack", row)
    pay(p, row, cause)
    p.effect(UseAction(row, cause, "power"))


@throw.step("HRD-THROW-04")
def grab(p: Position, f: Throw) -> StepResult:
    """A melee attack roll against the target."""
    return AttackRoll(f.attacker, f.target, "melee")


@throw.step("HRD-THROW-05", "HRD-THROW-04")
def struggle(p: Position, f: Throw) -> StepResult:
    """A miss ends it; after a hit both roll d6 and add their current STR."""
    return opposed(p, f, 1) if f.hit else DONE


@throw.step("HRD-THROW-06", "HRD-THROW-07")
def hold(p: Position, f: Throw) -> StepResult:
    """If the target's sum is greater it breaks free."""
    holds, f.hit, f.holds = f.holds, None, None
    cite_not(p, "HRD-THROW-06" if holds else "HRD-THROW-07")
    return lifted(p, f) if holds else broken_free(p, f)


@throw.step("HRD-THROW-07", "HRD-THROW-08", "HRD-THROW-09")
def choose_direction(p: Position, f: Throw) -> StepResult:
    """Else it is thrown, in the direction that the attacker's player chooses."""
    names = p.scene.names
    return Choose(
        model(p, f.attacker).side,
        "ask-direction",
        "direction",
        region=directions(p, f.attacker, f.target),
        default=("direction", 0),
        values={"model": names[f.attacker], "target": names[f.target]},
    )


@throw.step("HRD-THROW-01", "HRD-THROW-08")
def throw_it(p: Position, f: Throw) -> StepResult:
    """It flies, with the attacker's current STR."""
    assert f.direction is not None
    toward = directions(p, f.attacker, f.target).toward(f.direction[1])
    f.direction = None
    distance = p.value("throw.distance", f.attacker, f.target)
    return Thrown(f.target, f.attacker, strength(p, f.attacker), distance, toward)


def opposed(p: Position, f: Any, hands: int) -> Roll:
    """The attacker's dice, read first, and STR against a d6 and the STR of the target."""
    names = p.scene.names
    mine, theirs = strength(p, f.attacker), strength(p, f.target)
    values = {"model": names[f.attacker], "target": names[f.target], "mine": mine, "theirs": theirs}
    side = model(p, f.attacker).side
    return Roll(side, "roll-opposed-strength", "holds", dice.against(hands, mine, 1, theirs), values=values)


def lifted(p: Position, f: Any) -> StepResult:
    """The attacker's sum is no smaller: the throw goes on."""
    p.tell("event-lifted", model=p.scene.names[f.target], attacker=p.scene.names[f.attacker])
    return None


def broken_free(p: Position, f: Any) -> StepResult:
    """The target gets away without throw or damage."""
    p.tell("event-breaks-free", model=p.scene.names[f.target], attacker=p.scene.names[f.attacker])
    return DONE


@HORDES.contribution("throw.distance", "base", "HRD-THROW-10", "HRD-2THROW-11", "HRD-R-202B")
def half_the_strength(p: Position, thrower: int, thrown: int) -> int:
    """Half the current STR in inches, not rounded."""
    return strength(p, thrower) * INCH // 2


@HORDES.contribution(
    "throw.distance",
    "add",
    "HRD-THROW-11",
    "HRD-2THROW-12",
    only={"throw_bonus": "named", "edition": "print"},
)
def large_throws_small(p: Position, thrower: int, thrown: int) -> int | None:
    """A large base throws a small one 1 inch farther."""
    return INCH if size(p, thrower) == LARGE and size(p, thrown) == SMALL else None


@HORDES.contribution(
    "throw.distance",
    "add",
    "HRD-THROW-11",
    "HRD-2THROW-12",
    only={"throw_bonus": "named", "edition": "errata"},
)
def large_or_huge_throws_small(p: Position, thrower: int, thrown: int) -> int | None:
    """So does a huge one."""
    return INCH if size(p, thrower) >= LARGE and size(p, thrown) == SMALL else None


@HORDES.contribution("throw.distance", "add", "HRD-THROW-11", "HRD-2THROW-12", only={"throw_bonus": "larger"})
def larger_throws_smaller(p: Position, thrower: int, thrown: int) -> int | None:
    """Any larger base throws a smaller one 1 inch farther."""
    return INCH if size(p, thrower) > size(p, thrown) else None


def throwable(p: Position, row: int) -> tuple[int, ...]:
    """All other models: friends may be thrown too (2.9)."""
    return tuple(other for other in standing(p) if other != row)


def _begin(p: Position, row: int, option: Option) -> Frame:
    return Throw(row, p.scene.index[option[1]])


def _word(p: Position, other: int) -> Option:
    return "throw", p.scene.names[other]


HORDES.action(Action("throw", throwable, _begin, _word), "HRD-THROW-01", "HRD-R-209G")


@HORDES.restriction("action:throw", "HRD-THROW-03", "HRD-R-209A", of="actor")
def throw_needs_open_fist(p: Position, row: int) -> bool:
    """A warbeast with an Open Fist only."""
    own = profile(p, row)
    return own.open_fists < 1 or own.kind != "beast"


@HORDES.restriction("action:throw", "HRD-R-209E", of="actor", id="no-action-for-throw")
@HORDES.restriction("action:two_hand_throw", "HRD-R-209E", of="actor", id="no-action-for-throw")
def no_action_for_throw(p: Position, row: int) -> bool:
    """It takes the place of the initial attacks, which must not be made yet."""
    m = model(p, row)
    return not m.may_act or m.action != ""


@HORDES.restriction("action:throw", "HRD-R-215C", "HRD-R-216B", of="actor", id="down-cannot-throw")
@HORDES.restriction("action:two_hand_throw", "HRD-R-215C", "HRD-R-216B", of="actor", id="down-cannot-throw")
def down_cannot_throw(p: Position, row: int) -> bool:
    """Not while knocked down or stationary."""
    m = model(p, row)
    return m.knocked_down or m.stationary


@HORDES.restriction("action:throw", "HRD-R-208L", of="actor", id="charge-attack-comes-first")
@HORDES.restriction("action:two_hand_throw", "HRD-R-208L", of="actor", id="charge-attack-comes-first")
def charge_attack_comes_first(p: Position, row: int) -> bool:
    """The first attack after a charge is the charge attack, which no power attack is."""
    return model(p, row).charging >= 0


@HORDES.restriction("action:throw", "HRD-R-209B", of="actor", id="not-forced-to-throw")
@HORDES.restriction("action:two_hand_throw", "HRD-R-209B", of="actor", id="not-forced-to-throw")
def not_forced_to_throw(p: Position, row: int) -> bool:
    """It must be forced for the power attack."""
    return not can_pay(p, row)


@HORDES.restriction("action:throw", "HRD-R-209C", of="option", id="out-of-throwing-range")
@HORDES.restriction("action:two_hand_throw", "HRD-R-209C", of="option", id="out-of-throwing-range")
def out_of_throwing_range(p: Position, row: int, other: int) -> bool:
    """Within 0.5 inch, whatever the weapons reach; 2 inches on a base over 50 mm."""
    return not gap_within(p, row, other, MELEE_RANGE if size(p, row) <= LARGE else HUGE_RANGE)


@HORDES.restriction("action:throw", "HRD-THROW-02", of="option", id="larger-base-not-thrown")
@HORDES.restriction("action:two_hand_throw", "HRD-2THROW-02", of="option", id="larger-base-not-thrown")
def larger_base_not_thrown(p: Position, row: int, other: int) -> bool:
    """Nobody throws a model on a base larger than its own."""
    return size(p, other) > size(p, row)


@HORDES.restriction("action:throw", "HRD-R-205F", of="option", id="unseen-not-thrown")
@HORDES.restriction("action:two_hand_throw", "HRD-R-205F", of="option", id="unseen-not-thrown")
def unseen_not_thrown(p: Position, row: int, other: int) -> bool:
    """A melee attack needs line of sight."""
    return not picks_out(p, row, other)
