"""Damage to several models by one attack: all of it at once (2.24, HRD-AOE-08, HRD-AOE-09, HRD-AOE-11)."""

from __future__ import annotations

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

    Those that may be boosted are made one by one, in the order given; from the moment on when nothing can be bought
    the rest are one product. The roller itself comes last, since all other rolls read it.
    """

    roller: int
    hits: tuple[Hit, ...]


damages = HORDES.procedure(AllDamage)


@damages.step("HRD-R-224A")
def roller_comes_last(p: Position, f: AllDamage) -> StepResult:
    """Nothing changes for the others by what the attacker does to itself."""
    if not f.hits:
        return DONE
    f.hits = tuple(sorted(f.hits, key=lambda hit: hit.row == f.roller))
    return None


@damages.step("HRD-AOE-09")
def roll_one(p: Position, f: AllDamage) -> StepResult:
    """Each roll is boosted by itself, while the attacker can pay for it."""
    first = _roll(f.roller, f.hits[0])
    if not may_be_boosted(p, first):
        return "roll_all"
    f.hits = f.hits[1:]
    return first


@damages.step("HRD-R-224A")
def go_on(p: Position, f: AllDamage) -> StepResult:
    """The next."""
    return "roll_one" if f.hits else DONE


@damages.step("HRD-AOE-08", "HRD-AOE-11", "HRD-R-222F")
def roll_all(p: Position, f: AllDamage) -> StepResult:
    """A roll for each model, all at once."""
    rolls = tuple(_roll(f.roller, hit) for hit in f.hits if hit.row != f.roller)
    f.hits = tuple(hit for hit in f.hits if hit.row == f.roller)
    return Each(rolls) if rolls else None


@damages.step("HRD-R-224A")
def roll_its_own(p: Position, f: AllDamage) -> StepResult:
    """The attacker's own."""
    if not f.hits:
        return DONE
    (own,), f.hits = f.hits, ()
    return _roll(f.roller, own)


def _roll(roller: int, hit: Hit) -> DamageRoll:
    return DamageRoll(hit.row, roller, hit.power, hit.kind, origin=hit.origin)
