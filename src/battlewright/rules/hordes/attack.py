"""One attack roll against one model: shared by melee, ranged and magic attacks, power attacks, tramples and sprays."""

from __future__ import annotations

from typing import Any, Literal

from battlewright.chance.partition import Partition
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.hordes import dice
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model, profile

Kind = Literal["melee", "ranged", "magic"]


class AttackRoll(Frame, tag="attack_roll"):
    """2d6 and the skill of `attacker` against the DEF of `target`; the verdict goes into `hit` of the frame below.

    `kind` is melee, ranged or magic; `weapon` its name, "" for a power attack; `bonus` what the procedure that asks
    adds by itself (a slam's -2, a free strike's +2). A second roll of one attack keeps `boosted` (HRD-MELEE-TARGET-13).
    """

    attacker: int
    target: int
    kind: Kind
    weapon: str = ""
    bonus: int = 0
    boosted: bool = False
    hits: Any = None


@HORDES.contribution("attack.dice", "base", "HRD-RROLL-01")
def two_dice(p: Position, f: AttackRoll) -> int:
    """2d6."""
    return 2


@HORDES.contribution("attack.dice", "add", "HRD-RROLL-02")
def boosted_attack(p: Position, f: AttackRoll) -> int | None:
    """A boost adds one die."""
    return 1 if f.boosted else None


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


def attack_roll(p: Position, f: AttackRoll, extra: int = 0) -> Partition[bool]:
    """The roll as it stands, with so many dice more; never less than one die."""
    return dice.to_hit(max(1, p.value("attack.dice", f) + extra), needed(p, f))


roll = HORDES.procedure(AttackRoll)


@roll.step("HRD-RROLL-08", "HRD-RANGE-04")
def automatic(p: Position, f: AttackRoll) -> StepResult:
    """Some attacks hit or miss without a roll."""
    verdict = p.value("attack.automatic", f)
    if verdict:
        f.hits = verdict == "hit"
        return "tell"
    return None


roll.window("attack.roll")


@roll.step("HRD-RROLL-01")
def roll_to_hit(p: Position, f: AttackRoll) -> StepResult:
    """2d6 + skill against DEF."""
    names = p.scene.names
    values = {"model": names[f.attacker], "target": names[f.target], "need": needed(p, f)}
    return Roll(model(p, f.attacker).side, f"roll-attack-{f.kind}", "hits", attack_roll(p, f), values=values)


@roll.step("HRD-RROLL-04", "HRD-RROLL-05")
def tell(p: Position, f: AttackRoll) -> StepResult:
    """The attack hits or misses."""
    names = p.scene.names
    p.tell("event-attack", model=names[f.attacker], target=names[f.target], hits=bool(f.hits))
    if f.hits:
        p.mark("hit", True, f.target)
    below: Any = p.stack[-2]
    below.hit = bool(f.hits)
    return DONE


HORDES.marked("hit", "piece", start=False)
