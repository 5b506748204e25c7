"""One attack roll against one model: shared by melee, ranged and magic attacks, power attacks, tramples and sprays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from battlewright.chance.partition import Partition
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.hordes import dice, spiral
from battlewright.rules.hordes.effects import KnockDown
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model, profile, weapon

Kind = Literal["melee", "ranged", "magic"]
Critical = Callable[[Position, int, int], None]
"""What a critical hit does besides: it takes the rows of attacker and target."""


class AttackRoll(Frame, tag="attack_roll"):
    """2d6 and the skill of `attacker` against the DEF of `target`; the verdict goes into `hit` of the frame below.

    `kind` is melee, ranged or magic; `weapon` its name, "" for a power attack; `bonus` what the procedure that asks
    adds by itself (a slam's -2, a free strike's +2). A second roll of one attack keeps `boosted` (HRD-MELEE-TARGET-13).
    `certain` is a hit of which the roll only tells whether it is critical.
    """

    attacker: int
    target: int
    kind: Kind
    weapon: str = ""
    bonus: int = 0
    boosted: bool = False
    certain: bool = False
    hits: Any = None


@HORDES.contribution("attack.dice", "base", "HRD-RROLL-01")
def two_dice(p: Position, f: AttackRoll) -> int:
    """2d6."""
    return 2


@HORDES.contribution("attack.dice", "add", "HRD-RROLL-02")
def boosted_attack(p: Position, f: AttackRoll) -> int | None:
    """A boost adds one die."""
    return 1 if f.boosted else None


@HORDES.contribution("attack.dice", "add", "HRD-R-217H")
def crippled_mind(p: Position, f: AttackRoll) -> int | None:
    """A beast without a free circle of Mind rolls a die less."""
    own = profile(p, f.attacker)
    return -1 if own.spiral and spiral.crippled(own.spiral, model(p, f.attacker).lost)[0] else None


@HORDES.contribution("attack.skill", "base", "HRD-RROLL-01", "HRD-R-205H")
def skill(p: Position, f: AttackRoll) -> int:
    """MAT in melee, RAT of a shot, FURY of a magic attack."""
    own = profile(p, f.attacker)
    return {"melee": own.MAT, "ranged": own.RAT, "magic": own.FURY}[f.kind]


@HORDES.contribution("attack.skill", "add", "HRD-RROLL-03")
def circumstances(p: Position, f: AttackRoll) -> int | None:
    """What the attack itself gives or takes."""
    return f.bonus or None


@HORDES.contribution("defence", "base", "HRD-RROLL-04")
def printed_defence(p: Position, f: AttackRoll) -> int:
    """The DEF of the profile."""
    return profile(p, f.target).DEF


def needed(p: Position, f: AttackRoll) -> int:
    """The sum that the dice must reach: DEF less the skill."""
    return int(p.value("defence", f) - p.value("attack.skill", f))


def criticals(p: Position, f: AttackRoll) -> tuple[Critical, ...]:
    """What critical hits with the weapon do, in the order in which it names them."""
    effects = weapon(p, f.attacker, f.weapon).effects if f.weapon else ()
    if not effects:
        return ()
    table = p.rules.tables.get("critical", {})
    return tuple(table[name] for name in effects if name in table)


def attack_roll(p: Position, f: AttackRoll, need: int, extra: int = 0) -> Partition[Any]:
    """The roll that must reach `need`, with so many dice more than it has as it stands.

    Critical hits are told apart where the weapon has an effect for them.
    """
    number = p.value("attack.dice", f) + extra
    if criticals(p, f):
        return dice.to_hit_critically(number, None if f.certain else need)
    return dice.to_hit(number, need)


roll = HORDES.procedure(AttackRoll)


@roll.step("HRD-RROLL-08", "HRD-RANGE-04", "HRD-R-226A")
def automatic(p: Position, f: AttackRoll) -> StepResult:
    """Some attacks hit or miss without a roll; a roll only looks for a critical hit then (HRD-R-215I)."""
    verdict = p.value("attack.automatic", f)
    if not verdict:
        return None
    if verdict == "hit" and criticals(p, f):
        f.certain = True
        return None
    f.hits = verdict == "hit"
    return "tell"


roll.window("attack.roll", "HRD-R-226B")


@roll.step("HRD-RROLL-01", "HRD-R-205H", "HRD-R-223A", "HRD-RROLL-06", "HRD-RROLL-07")
def roll_to_hit(p: Position, f: AttackRoll) -> StepResult:
    """2d6 + skill against DEF: all ones miss, all sixes hit if they are more than one."""
    names, need = p.scene.names, 0 if f.certain else needed(p, f)
    values = {"model": names[f.attacker], "target": names[f.target], "need": need}
    partition = attack_roll(p, f, need)
    return Roll(model(p, f.attacker).side, f"roll-attack-{f.kind}", "hits", partition, values=values)


@roll.step("HRD-RROLL-04", "HRD-RROLL-05")
def tell(p: Position, f: AttackRoll) -> StepResult:
    """The attack hits or misses."""
    hits, names = bool(f.hits), p.scene.names
    p.tell("event-attack", model=names[f.attacker], target=names[f.target], hits=hits)
    below: Any = p.stack[-2]
    below.hit = hits
    if not hits:
        return DONE
    p.mark("hit", True, f.target)
    return None if f.hits == dice.CRITICAL else DONE


@roll.step("HRD-R-202F", "HRD-R-226D")
def critical(p: Position, f: AttackRoll) -> StepResult:
    """A critical hit does what the weapon says, before the damage roll."""
    p.tell("event-critical", model=p.scene.names[f.attacker], target=p.scene.names[f.target])
    for effect in criticals(p, f):
        effect(p, f.attacker, f.target)
    return DONE


def _knock_down(p: Position, attacker: int, target: int) -> None:
    p.effect(KnockDown(target, Cause("critical", attacker)))


HORDES.table_entry("critical", "critical_knock_down", _knock_down, "HRD-R-202F")
HORDES.marked("hit", "piece", start=False)
