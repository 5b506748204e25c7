"""Damage to several models by one attack: all of it at once (2.24, HRD-AOE-08, HRD-AOE-09, HRD-AOE-11)."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.core.position import Position
from battlewright.core.requests import DONE, Each, StepResult
from battlewright.core.state import Frame
from battlewright.rules.hordes.collateral import may_be_boosted
from battlewright.rules.hordes.damage import DamageRoll, Origin
from battlewright.rules.hordes.ruleset import HORDES


class Hit(msgspec.Struct, frozen=True):
    """A model that is hit: its row, the POW and the kind of its damage roll, the origin, judged if it matters."""

    row: int
    power: int
    kind: str
    origin: Origin


class AllDamage(Frame, tag="all_damage"):
    """The damage rolls of all that an attack has hit, which the player of `roller` makes.

    First it is said which of them are boosted: of the `hits` so many are `decided`, the rows of some are `boosted`.
    Then all are rolled at once; the roller's own roll comes last, since all others read its row.
    """

    roller: int
    hits: tuple[Hit, ...]
    decided: int = 0
    boosted: tuple[int, ...] = ()


class BoostDecision(DamageRoll, tag="boost_decision"):
    """A damage roll of an `AllDamage` before any of them is rolled: here it is boosted or not."""


decision = HORDES.procedure(BoostDecision)
decision.window("damage.roll")


@decision.step("HRD-AOE-09")
def keep_decision(p: Position, f: BoostDecision) -> StepResult:
    """The roll is made with all the others."""
    below: Any = p.stack[-2]
    if f.boosted:
        below.boosted += (f.target,)
    return DONE


damages = HORDES.procedure(AllDamage)


@damages.step("HRD-AOE-09", "HRD-R-202D")
def decide_boost(p: Position, f: AllDamage) -> StepResult:
    """Each roll may be boosted by itself, while the attacker can pay for it."""
    if f.decided == len(f.hits):
        return "roll_all"
    undecided = BoostDecision(**_fields(f, f.hits[f.decided]))
    if not may_be_boosted(p, undecided):
        return "roll_all"
    f.decided += 1
    return undecided


@damages.step()
def go_on(p: Position, f: AllDamage) -> StepResult:
    """The next."""
    return "decide_boost"


@damages.step("HRD-AOE-08", "HRD-AOE-11", "HRD-R-222F")
def roll_all(p: Position, f: AllDamage) -> StepResult:
    """A roll for each model, all at once."""
    rolls = tuple(DamageRoll(**_fields(f, hit)) for hit in f.hits if hit.row != f.roller)
    f.hits = tuple(hit for hit in f.hits if hit.row == f.roller)
    f.decided, f.boosted = 0, tuple(row for row in f.boosted if row == f.roller)
    return Each(rolls) if rolls else None


@damages.step("HRD-R-224A")
def roll_its_own(p: Position, f: AllDamage) -> StepResult:
    """The attacker's own."""
    if not f.hits:
        return DONE
    own = DamageRoll(**_fields(f, f.hits[0]))
    f.hits, f.boosted = (), ()
    return own


def _fields(f: AllDamage, hit: Hit) -> dict[str, Any]:
    return {
        "target": hit.row,
        "roller": f.roller,
        "power": hit.power,
        "kind": hit.kind,
        "origin": hit.origin,
        "boosted": hit.row in f.boosted,
    }


@HORDES.restriction("offer:boost_damage", "HRD-R-202D")
def all_boosts_were_decided_before(p: Position, f: DamageRoll) -> bool:
    """Once the first of simultaneous damage rolls is made no other is boosted any more."""
    return type(f) is DamageRoll and any(type(below) is AllDamage for below in p.stack)
