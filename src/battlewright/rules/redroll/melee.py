"""A melee attack (AP-MELEE-01 to 21, AP-DAMAGE-01 to 06).

Order of resolution: pay; (a werewolf that has just become human takes up a weapon anew); the attacker's roll; the
target's Red Roll if it makes one; the sums compared, one result of four; damage if the attack succeeded; the
counterattack if there is one. Rulings: `fury.cost`, `no_red_roll`, `red_cost`, `nine_compare`, `red_roll_as`, and
those of the counterattack in `counter.py`.
"""

from __future__ import annotations

from typing import Any

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body
from battlewright.rules.redroll import rolls
from battlewright.rules.redroll.cards import Weapon
from battlewright.rules.redroll.counter import Counterattack
from battlewright.rules.redroll.effects import Pay, Regain, Wound
from battlewright.rules.redroll.fury import rages_at_a_price
from battlewright.rules.redroll.judges import (
    AGAIN,
    NO_RESULT,
    RESULT_NAMES,
    DamageRoll,
    HitRoll,
    JudgeDamage,
    JudgeHit,
    JudgeRed,
    results,
)
from battlewright.rules.redroll.luck import luck
from battlewright.rules.redroll.rolls import taken
from battlewright.rules.redroll.ruleset import REDROLL
from battlewright.rules.redroll.state import card, model, reached_by, weapon
from battlewright.table.gaps import within


class Melee(Frame, tag="melee"):
    """One melee attack. `pay` is how it was paid (ap, fury, charge); `charge` that the bonus for a charge holds.

    `counter_with` is the weapon of a Red Roll, "" for none; `result` the name of the one result that applies.
    """

    attacker: int
    target: int
    weapon: str
    pay: str
    charge: bool = False
    boosted: bool = False
    hit: Any = None
    score: int = 0
    extra: int = 0
    counter_with: str = ""
    red: Any = None
    again: bool = False
    result: str = ""
    succeeded: bool = False
    damage: Any = None


def _arms(p: Position, f: Melee) -> Weapon:
    own = weapon(p, f.attacker, f.weapon)
    assert own is not None
    return own


@REDROLL.contribution("melee.attack", "add", "AP-R-16")
def skill(p: Position, f: Melee) -> int:
    """The attacker adds MEL."""
    return card(p, f.attacker).MEL


@REDROLL.contribution("melee.attack", "add", "AP-R-16")
def charging(p: Position, f: Melee) -> int | None:
    """+1 after a charge of at least 3 inches."""
    return 1 if f.charge else None


def _crowd(p: Position, row: int) -> int | None:
    beyond = reached_by(p, row) - 1
    return -min(2, beyond) if beyond > 0 else None


@REDROLL.contribution("melee.attack", "add", "AP-R-16")
def attacker_crowded(p: Position, f: Melee) -> int | None:
    """-1 for each enemy beyond the first whose longest weapon reaches the attacker, at most -2."""
    return _crowd(p, f.attacker)


@REDROLL.contribution("melee.defence", "add", "AP-R-16")
def agility(p: Position, f: Melee) -> int:
    """The defender adds AGI."""
    return card(p, f.target).AGI


@REDROLL.contribution("melee.defence", "add", "AP-R-16")
def defender_crowded(p: Position, f: Melee) -> int | None:
    """-1 for each enemy beyond the first whose longest weapon reaches the defender, at most -2."""
    return _crowd(p, f.target)


@REDROLL.contribution("damage", "add", "AP-DAMAGE-02")
def strength(p: Position, f: Melee) -> int:
    """STR of the attacker."""
    return card(p, f.attacker).STR


@REDROLL.contribution("damage", "add", "AP-DAMAGE-02", "AP-MELEE-05")
def power(p: Position, f: Melee) -> int:
    """POW of the weapon."""
    return _arms(p, f).POW


@REDROLL.contribution("damage", "add", "AP-DAMAGE-02")
def armour(p: Position, f: Melee) -> int:
    """ARM of the target is taken off."""
    return -card(p, f.target).ARM


@REDROLL.contribution("damage", "add", "AP-DAMAGE-02")
def extra_modifiers(p: Position, f: Melee) -> int | None:
    """What the hit roll's combinations and the weapon's effects add."""
    return f.extra or None


@REDROLL.contribution("damage.lowest", "replace", "AP-DAMAGE-03")
def only_surplus_wounds(p: Position, f: Melee) -> tuple[int]:
    """Only the surplus over ARM is Wounds: a shortfall is none, not healing."""
    return (0,)


@REDROLL.contribution("weapon.nine", "add", "AP-MELEE-06")
def cleave(p: Position, own: Weapon) -> int | None:
    """A natural 9 on the hit roll of a cleaving weapon adds a Wound."""
    return 1 if "cleave" in own.effects else None


def nine_wounds(p: Position, own: Weapon) -> int:
    """The Wounds that a natural 9 on the hit roll adds with this weapon."""
    memo = p.rules.memo
    key = ("nine", own.effects)
    if key not in memo:
        memo[key] = p.value("weapon.nine", own)
    return int(memo[key])


attack = REDROLL.procedure(Melee)


@attack.step("AP-MELEE-09", "AP-FURY-03")
def pay(p: Position, f: Melee) -> StepResult:
    """One action point, or one Fury token instead; a charge is paid already (AP-R-26, AP-R-32)."""
    both = rages_at_a_price(p, f.attacker)
    ap = 1 if f.pay == "ap" else 0
    fury = 1 if f.pay == "fury" or both else 0
    if ap or fury:
        form = model(p, f.attacker).card
        p.effect(Pay(f.attacker, Cause("attack", f.attacker), ap=ap, fury=fury))
        if model(p, f.attacker).card != form:
            f.weapon = ""
    return None


@attack.step("AP-R-28")
def take_up_weapon(p: Position, f: Melee) -> StepResult:
    """A werewolf that has become human chooses a weapon of its human card; if none reaches, the attack is lost."""
    if weapon(p, f.attacker, f.weapon) is not None:
        return None
    own, other = body(p, f.attacker), body(p, f.target)
    reaching = [w for w in card(p, f.attacker).melee if within(own, other, w.reach)]
    if not reaching:
        p.tell("event-attack-lost", model=p.scene.names[f.attacker])
        return DONE
    options = tuple(("weapon", w.name) for w in reaching)
    return Choose(model(p, f.attacker).side, "ask-weapon-anew", "hit", options, default=options[0])


@attack.step("AP-R-28")
def hold_weapon(p: Position, f: Melee) -> StepResult:
    """The weapon chosen anew is the one that strikes."""
    if f.hit is not None:
        f.weapon, f.hit = f.hit[1], None
    return None


attack.window("melee.hit")


@attack.step("AP-MELEE-10")
def roll_to_hit(p: Position, f: Melee) -> StepResult:
    """The attacker makes a standard roll."""
    own = _arms(p, f)
    judge = JudgeHit(
        p.value("melee.attack", f),
        nine_wounds(p, own),
        not model(p, f.attacker).regained,
        rolls.lucky(p, f.attacker, "melee.hit"),
        rolls.combinations(p, "melee.hit", own),
    )
    return rolls.ask(p, f.attacker, "melee.hit", "hit", judge, number=2 if f.boosted else 1)


@attack.step("AP-DAMAGE-06")
def use_combinations(p: Position, f: Melee) -> StepResult:
    """Combinations of the hit roll act before the sums are compared (AP-R-06)."""
    hit: HitRoll = taken(p, f.hit)
    f.hit, f.boosted, f.charge = None, False, False
    f.score, f.extra = hit.score, hit.wounds
    if hit.ap:
        p.effect(Regain(f.attacker, Cause("combination", f.attacker), hit.ap))
    return None


attack.window("melee.reaction")
attack.window("melee.red")


@attack.step("AP-MELEE-11")
def red_roll(p: Position, f: Melee) -> StepResult:
    """The Red Roll, dodge and counterattack in one, if the target makes it."""
    if not f.counter_with:
        return None
    judge = JudgeRed(
        f.score,
        p.value("melee.defence", f),
        luck(p, f.target, "red_roll", f.again),
        results(p),
        rolls.combinations(p, "red_roll", weapon(p, f.target, f.counter_with)),
    )
    return rolls.ask(p, f.target, "red_roll", "red", judge, number=2 if f.boosted else 1)


@attack.step("AP-R-17", only={"no_red_roll": "auto_hit"})
def hit_without_red_roll(p: Position, f: Melee) -> StepResult:
    """Without a Red Roll the attack hits."""
    if not f.counter_with:
        f.result = "clean"
    return None


@attack.step("AP-R-17", only={"no_red_roll": "versus_5"})
def compare_with_five(p: Position, f: Melee) -> StepResult:
    """Without a Red Roll the attacker's sum must reach 5 and the defender's AGI."""
    if not f.counter_with:
        f.result = "clean" if f.score >= 5 + card(p, f.target).AGI else "miss"
    return None


@attack.step("AP-MELEE-12")
def compare(p: Position, f: Melee) -> StepResult:
    """After all modifiers the sums are compared: exactly one result applies."""
    if f.counter_with:
        f.result = taken(p, f.red)
    if f.result == AGAIN:
        f.red, f.result, f.again = None, "", True
        return "red_roll"
    f.red, f.boosted, f.again, f.score = None, False, False, 0
    result = p.rules.tables.get("result", {}).get(f.result, NO_RESULT)
    name = RESULT_NAMES.get(f.result, f.result)
    p.mark("attack.result", name)
    p.tell(
        "event-melee-result", result=name, attacker=p.scene.names[f.attacker], target=p.scene.names[f.target]
    )
    f.succeeded, f.result = result.hits, ""
    if result.hits:
        p.mark("hit", True, f.target)
    if not result.counters:
        f.counter_with = ""
    return None


@attack.step("AP-DAMAGE-01")
def only_after_success(p: Position, f: Melee) -> StepResult:
    """The damage roll follows a successful attack only."""
    if f.succeeded:
        f.succeeded = False
        return None
    f.extra = 0
    return "counterattack"


attack.window("melee.damage")


@attack.step("AP-DAMAGE-02")
def roll_damage(p: Position, f: Melee) -> StepResult:
    """The attacker's damage roll: die + STR + POW - ARM + modifiers."""
    lowest = p.value("damage.lowest", f)
    own = _arms(p, f)
    judge = JudgeDamage(
        p.value("damage", f),
        lowest[0] if lowest else None,
        not model(p, f.attacker).regained,
        rolls.combinations(p, "melee.damage", own),
    )
    return rolls.ask(p, f.attacker, "melee.damage", "damage", judge, number=2 if f.boosted else 1)


@attack.step("AP-DAMAGE-02", "AP-DAMAGE-03")
def wound(p: Position, f: Melee) -> StepResult:
    """The target loses the Wounds."""
    damage: DamageRoll = taken(p, f.damage)
    f.damage, f.boosted, f.extra = None, False, 0
    if damage.ap:
        p.effect(Regain(f.attacker, Cause("combination", f.attacker), damage.ap))
    p.effect(Wound(f.target, Cause("attack", f.attacker), damage.wounds))
    return None


@attack.step("AP-MELEE-20")
def counterattack(p: Position, f: Melee) -> StepResult:
    """The counterattack always comes after the attack."""
    if not f.counter_with:
        return DONE
    own = weapon(p, f.attacker, f.weapon)
    return Counterattack(f.target, f.attacker, f.counter_with, own.reach if own else 0)


REDROLL.marked("attack.result", outcomes=("clean", "tie", "miss", "nine"))
REDROLL.marked("attack.counter", start=False)
