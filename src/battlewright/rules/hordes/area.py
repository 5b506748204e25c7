"""Attacks with an area of effect (HRD-AOE-01 to 14)."""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.core.procedures import Run
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, standing
from battlewright.rules.hordes.attack import AttackRoll, Kind
from battlewright.rules.hordes.damage import Origin
from battlewright.rules.hordes.deviation import deviation
from battlewright.rules.hordes.melee import MeleeAttack
from battlewright.rules.hordes.origin import judged, of_model, of_point
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.shot import tell_range
from battlewright.rules.hordes.simultaneous import AllDamage, Hit
from battlewright.rules.hordes.state import model, strength, weapon
from battlewright.table.placement import blast, covered
from battlewright.table.plane import Point


class AreaAttack(Frame, tag="area_attack"):
    """An attack with an area of effect that is paid and declared.

    `point` is the point of impact; `direct` the row that is hit directly, -1 after a miss; `hits` are all that it hits.
    """

    attacker: int
    target: int
    weapon: str
    kind: Kind
    point: Point | None = None
    direct: int = -1
    hits: tuple[Hit, ...] = ()
    hit: Any = None


area = HORDES.procedure(AreaAttack)


@area.step("HRD-RTARGET-05", "HRD-RANGE-01", "HRD-R-226A")
def measure(p: Position, f: AreaAttack) -> StepResult:
    """The distance is measured after the target is declared."""
    tell_range(p, f.attacker, f.target, f.weapon)
    return None


@area.step("HRD-AOE-01", "HRD-R-211B")
def roll_to_hit(p: Position, f: AreaAttack) -> StepResult:
    """One attack roll of its kind for all of it."""
    return AttackRoll(f.attacker, f.target, f.kind, f.weapon)


@area.step("HRD-AOE-05", "HRD-AOE-06")
def hit_directly(p: Position, f: AreaAttack) -> StepResult:
    """A hit strikes the target with the whole POW; the point of impact is the middle of its base."""
    hit, f.hit = f.hit, None
    if not hit:
        return None
    origin = judged(p, f.target, of_model(f.attacker))
    f.point, f.direct = body(p, f.target).middle, f.target
    f.hits = (Hit(f.target, p.value("area.power", f), "attack", origin),)
    return "blast_others"


@area.step("HRD-AOE-12", "HRD-MELEE-TARGET-14", "HRD-R-210A", "HRD-R-210B", "HRD-R-221C", "HRD-R-226C")
def roll_deviation(p: Position, f: AreaAttack) -> StepResult:
    """A miss deviates, of a target in melee too."""
    values = {"model": p.scene.names[f.attacker]}
    partition = deviation(p, f.attacker, f.target, f.weapon)
    return Roll(model(p, f.attacker).side, "roll-deviation-area", "point", partition, values=values)


@area.step("HRD-AOE-02", "HRD-AOE-07")
def blast_others(p: Position, f: AreaAttack) -> StepResult:
    """Every other model with any part of its base under the template is hit, though not directly."""
    assert f.point is not None
    p.tell("event-impact", model=p.scene.names[f.attacker], x=f.point[0], y=f.point[1])
    origin, power = _origin(p, f), p.value("blast.power", f)
    kind = "attack" if _all_suffer_it(p, f) else "blast"
    others = [row for row in under(p, f) if row != f.direct]
    f.hits += tuple(Hit(row, power, kind, judged(p, row, origin)) for row in others)
    for row in others:
        p.mark("hit", True, row)
    f.point, f.direct = None, -1
    return None


@area.step("HRD-AOE-08", "HRD-R-224A")
def roll_damage(p: Position, f: AreaAttack) -> StepResult:
    """Each of them takes damage."""
    hits, f.hits = f.hits, ()
    return AllDamage(f.attacker, hits) if hits else DONE


def under(p: Position, f: AreaAttack) -> list[int]:
    """The rows of the models under the template, in row order."""
    assert f.point is not None
    rows = list(standing(p))
    template = blast(f.point, weapon(p, f.attacker, f.weapon).area)
    return [rows[found.index] for found in covered(template, [body(p, row) for row in rows])]


def _origin(p: Position, f: AreaAttack) -> Origin:
    """What is not hit directly is struck from the point of impact, by ruling from the model that is (HRD-ORIGIN-01)."""
    assert f.point is not None
    by_model = f.direct >= 0 and p.rules.rulings["shield_wall_origin"] == "model"
    return of_model(f.direct) if by_model else of_point(f.point)


@HORDES.contribution("area.power", "base", "HRD-AOE-05")
def power_of_the_weapon(p: Position, f: AreaAttack) -> int:
    """The POW of the weapon."""
    return weapon(p, f.attacker, f.weapon).POW


@HORDES.contribution("area.power", "add", "HRD-R-205I")
def strength_in_melee(p: Position, f: AreaAttack) -> int | None:
    """In melee the STR of the attacker too."""
    return strength(p, f.attacker) if f.kind == "melee" else None


@HORDES.contribution("blast.power", "base", "HRD-AOE-07", "HRD-AOE-10", "HRD-R-202C")
def half_the_power(p: Position, f: AreaAttack) -> int:
    """Half of the POW, rounded up."""
    return (int(p.value("area.power", f)) + 1) // 2


@HORDES.contribution("blast.power", "replace", "HRD-AOE-02")
def all_hit_suffer_it(p: Position, f: AreaAttack) -> int | None:
    """All of it by a weapon whose own text says that all models hit suffer a damage roll of its POW."""
    return int(p.value("area.power", f)) if _all_suffer_it(p, f) else None


def _all_suffer_it(p: Position, f: AreaAttack) -> bool:
    return "full_blast" in weapon(p, f.attacker, f.weapon).effects


@HORDES.patch(MeleeAttack, "wrap", "roll_to_hit", "HRD-AOE-01")
def melee_attack_with_an_area(p: Position, f: MeleeAttack, inner: Run) -> StepResult:
    """A melee attack with an area of effect stays a melee attack."""
    if weapon(p, f.attacker, f.weapon).AOE:
        return AreaAttack(f.attacker, f.target, f.weapon, "melee")
    return inner(p, f)
