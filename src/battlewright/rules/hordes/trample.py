"""The trample power attack (HRD-TRAMPLE-01 to 19): straight on over small bases, and an attack on each of them."""

from __future__ import annotations

from math import hypot, sqrt
from typing import Any, cast

from battlewright.core.actions import Action
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Each, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, in_play, others, standing
from battlewright.rules.hordes.attack import AttackRoll
from battlewright.rules.hordes.contacts import leads_into, touches
from battlewright.rules.hordes.damage import DamageRoll, Origin
from battlewright.rules.hordes.effects import Face, UseMovement
from battlewright.rules.hordes.free_strikes import Departure, FreeStrike, departures, foot
from battlewright.rules.hordes.fury import can_pay
from battlewright.rules.hordes.origin import judged
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model, profile, size, strength
from battlewright.rules.hordes.straight import Stretch, meets, rush_length
from battlewright.rules.hordes.stride import Stride
from battlewright.rules.hordes.throw import SMALL, pay_power_attack
from battlewright.table.angles import DEGREE, FULL, vector
from battlewright.table.bodies import Disc
from battlewright.table.gaps import overlaps
from battlewright.table.lengths import TOLERANCE
from battlewright.table.movement import Path, advance, advance_to
from battlewright.table.placement import Directions
from battlewright.table.plane import Point, nearer_to_segment

TRAMPLE: tuple[Option, ...] = (("trample",),)


class Trample(Frame, tag="trample"):
    """A model tramples. `direction` and `to` are its player's answers; `contacts` the models it has come into contact
    with and where it stood when it did; `strikes` the free strikes that it has given cause for; `attacks` those still
    to be made, each with the origin of its damage."""

    model: int
    direction: Option | None = None
    to: Option | None = None
    contacts: tuple[tuple[int, int, int], ...] = ()
    strikes: tuple[Departure, ...] = ()
    attacks: tuple[tuple[int, Origin], ...] = ()


trample = HORDES.procedure(Trample)


@trample.step("HRD-TRAMPLE-04", "HRD-R-209B", "HRD-R-209E")
def pay_for_trample(p: Position, f: Trample) -> StepResult:
    """It is forced once, and uses its movement and its action."""
    p.effect(UseMovement(f.model, Cause("move", f.model)))
    pay_power_attack(p, f.model)
    return None


@trample.step("HRD-TRAMPLE-07")
def choose_direction(p: Position, f: Trample) -> StepResult:
    """Any direction, seen or not: degrees from the far table edge."""
    own = body(p, f.model)
    facing = own.facing if own.facing <= 180 * DEGREE else own.facing - FULL
    return Choose(
        model(p, f.model).side,
        "ask-trample",
        "direction",
        region=Directions((own.x, own.y)),
        default=("direction", facing),
        values={"model": p.scene.names[f.model]},
    )


@trample.step("HRD-TRAMPLE-07", "HRD-TRAMPLE-12")
def turn(p: Position, f: Trample) -> StepResult:
    """It faces there, during the movement and after it."""
    assert f.direction is not None
    angle, f.direction = f.direction[1] % FULL, None
    p.effect(Face(f.model, Cause("move", f.model), angle))
    return None


@trample.step("HRD-TRAMPLE-08", "HRD-TRAMPLE-10", "HRD-TRAMPLE-11")
def choose_stop(p: Position, f: Trample) -> StepResult:
    """Straight on, at most its current SPD and 3 inches, over small bases."""
    path = _ahead(p, f.model)
    if path.end == path.start:
        f.to = ("at", *path.end)
        return None
    values = {"model": p.scene.names[f.model]}
    region, default = Stretch(path.start, path.end), ("at", *path.end)
    return Choose(
        model(p, f.model).side, "ask-stop-trample", "to", region=region, default=default, values=values
    )


def _ahead(p: Position, row: int) -> Path:
    own = body(p, row)
    return advance(
        own,
        vector(own.facing),
        rush_length(p, row),
        p.scene.table,
        others(p, row),
        stopping=meets(p, "trample", row),
    )


@trample.step("HRD-TRAMPLE-09")
def leave_room(p: Position, f: Trample) -> StepResult:
    """Where there is no room for its base it stops earlier on the same way."""
    assert f.to is not None
    own, around, place = body(p, f.model), others(p, f.model), cast(Point, f.to[1:])
    while (other := _on(p, own.at(*place), around)) is not None:
        place = _before(own, place, other)
    f.to = ("at", *place)
    return None


def _on(p: Position, base: Disc, around: tuple[Disc, ...]) -> Disc | None:
    """The first base that it would overlap."""
    grounded = base.raised_to(foot(p.scene.table, base))
    return next((other for other in around if overlaps(grounded, other)), None)


def _before(own: Disc, place: Point, other: Disc) -> Point:
    """Where it first touches another base on the way to a place on it; its start if that leaves it no way."""
    dx, dy, radii = place[0] - own.x, place[1] - own.y, own.radius + other.radius
    length = hypot(dx, dy)
    if length == 0:
        return place
    ux, uy, wx, wy = dx / length, dy / length, other.x - own.x, other.y - own.y
    along, across = wx * ux + wy * uy, wx * uy - wy * ux
    free = along - sqrt(max(0.0, radii**2 - across**2))
    return (own.x + round(free * ux), own.y + round(free * uy)) if 0 < free < length - 1 else (own.x, own.y)


@trample.step("HRD-TRAMPLE-01", "HRD-TRAMPLE-14")
def note_contacts(p: Position, f: Trample) -> StepResult:
    """Whom it comes into contact with on the way that it keeps, and where it stands then."""
    assert f.to is not None
    own, place, toward = body(p, f.model), cast(Point, f.to[1:]), vector(body(p, f.model).facing)
    met = _met(p, f.model, place)
    found = []
    for row in standing(p):
        other = body(p, row)
        if row != f.model and other in met and (not touches(own, other) or leads_into(own, toward, other)):
            found.append((met[other], row))
    length = hypot(*toward)
    f.contacts = tuple(
        (row, own.x + round(far * toward[0] / length), own.y + round(far * toward[1] / length))
        for far, row in sorted(found)
    )
    return None


def _met(p: Position, row: int, place: Point) -> dict[Any, int]:
    """The bases met on the way to a place, and after how many micrometres."""
    own, around = body(p, row), others(p, row)
    if place == (own.x, own.y):
        return {other: 0 for other in around if touches(own, other)}
    path = advance_to(
        own, place, 2 * rush_length(p, row), p.scene.table, around, stopping=meets(p, "trample", row)
    )
    end = own.at(*path.end)
    met = {one.what: one.length for one in reversed(path.met) if one.kind in ("over", "touch", "body")}
    return {other: round(path.travelled) for other in around if touches(end, other)} | met


@trample.step("HRD-TRAMPLE-14", "HRD-R-04")
def note_attacks(p: Position, f: Trample) -> StepResult:
    """An attack on each small base among them, friends too."""
    assert f.to is not None
    place = cast(Point, f.to[1:])
    f.attacks = tuple(
        (row, p.value("trample.origin", f, (x, y)))
        for row, x, y in f.contacts
        if p.value("trample.attacks", f.model, row, place)
    )
    return None


@HORDES.contribution("trample.attacks", "base", "HRD-TRAMPLE-14", only={"trample_hits": "contacted"})
def attacks_the_contacted(p: Position, row: int, other: int, place: Point) -> bool:
    """Small bases that it has touched."""
    return size(p, other) <= SMALL


@HORDES.contribution("trample.attacks", "base", "HRD-R-04", only={"trample_hits": "moved_through"})
def attacks_those_moved_through(p: Position, row: int, other: int, place: Point) -> bool:
    """Small bases that it has gone over."""
    own, third = body(p, row), body(p, other)
    deep = own.radius + third.radius - TOLERANCE
    return size(p, other) <= SMALL and nearer_to_segment(third.middle, (own.x, own.y), place, deep)


@HORDES.contribution("trample.origin", "base", "HRD-R-01", only={"edition": "print"})
def from_where_it_stands(p: Position, f: Trample, point: Point) -> Origin:
    """The damage comes from the trampling model where its movement ends."""
    assert f.to is not None
    return ("point", *f.to[1:])


@HORDES.contribution("trample.origin", "base", "HRD-R-01", only={"edition": "errata"})
def from_first_contact(p: Position, f: Trample, point: Point) -> Origin:
    """It comes from where the trampling model has first touched its victim."""
    return ("point", *point)


@trample.step("HRD-TRAMPLE-19")
def note_strikes(p: Position, f: Trample) -> StepResult:
    """Who could strike during the movement may strike after it, however far the model is then."""
    assert f.to is not None
    f.strikes = departures(p, f.model, *f.to[1:])
    return None


@trample.step("HRD-TRAMPLE-18")
def bar_the_contacted(p: Position, f: Trample) -> StepResult:
    """Models that were contacted do not strike."""
    contacted = {row for row, _, _ in f.contacts}
    f.strikes = tuple(due for due in f.strikes if due.enemy not in contacted)
    f.contacts = ()
    return None


@trample.step("HRD-TRAMPLE-08", "HRD-TRAMPLE-10", "HRD-TRAMPLE-13")
def move(p: Position, f: Trample) -> StepResult:
    """It goes there."""
    assert f.to is not None
    own, (x, y) = body(p, f.model), cast(Point, f.to[1:])
    f.to = None
    if (x, y) == (own.x, own.y):
        return None
    return Stride(f.model, x, y, foot(p.scene.table, own.at(x, y)), "trample", f.model)


@trample.step("HRD-R-224B")
def judge_origins(p: Position, f: Trample) -> StepResult:
    """What the ARM of each gains from where the damage comes from, before the first of them is struck."""
    f.attacks = tuple((row, judged(p, row, origin)) for row, origin in f.attacks)
    return None


@trample.step("HRD-TRAMPLE-16")
def attack_one(p: Position, f: Trample) -> StepResult:
    """One after the other as long as rolls may be boosted."""
    if not f.attacks:
        return "strike_back"
    if not can_pay(p, f.model):
        return "attack_all"
    (target, origin), f.attacks = f.attacks[0], f.attacks[1:]
    return TrampleAttack(f.model, target, origin)


@trample.step()
def attack_on(p: Position, f: Trample) -> StepResult:
    """The next."""
    return "attack_one"


@trample.step("HRD-TRAMPLE-14")
def attack_all(p: Position, f: Trample) -> StepResult:
    """Then all the others."""
    attacks, f.attacks = f.attacks, ()
    return Each(tuple(TrampleAttack(f.model, target, origin) for target, origin in attacks))


@trample.step("HRD-TRAMPLE-17")
def strike_back(p: Position, f: Trample) -> StepResult:
    """Free strikes come after all attacks; all that are due are made, even if one of them knocks the model down."""
    if not f.strikes or not in_play(p, f.model):
        f.strikes = ()
        return DONE
    due, f.strikes = f.strikes[0], f.strikes[1:]
    return FreeStrike(due.enemy, f.model, due.gap)


@trample.step()
def strike_on(p: Position, f: Trample) -> StepResult:
    """The next."""
    return "strike_back"


class TrampleAttack(Frame, tag="trample_attack"):
    """The attack of a trample on one model."""

    attacker: int
    target: int
    origin: Origin
    hit: Any = None


attack = HORDES.procedure(TrampleAttack)


@attack.step("HRD-TRAMPLE-14")
def roll_to_hit(p: Position, f: TrampleAttack) -> StepResult:
    """A melee attack roll."""
    return AttackRoll(f.attacker, f.target, "melee")


@attack.step("HRD-TRAMPLE-15")
def roll_damage(p: Position, f: TrampleAttack) -> StepResult:
    """2d6 and the current STR of the trampling model."""
    hit, f.hit = f.hit, None
    if not hit:
        return DONE
    return DamageRoll(f.target, f.attacker, strength(p, f.attacker), "trample", origin=f.origin)


HORDES.table_entry("trample.meets", "model", "stops", "HRD-TRAMPLE-11")
HORDES.table_entry("trample.meets", "small base", "passes", "HRD-TRAMPLE-10", "HRD-TRAMPLE-01")
HORDES.table_entry("trample.meets", "obstacle", "stops", "HRD-TRAMPLE-11", "HRD-R-219G")
HORDES.table_entry("trample.meets", "obstruction", "stops", "HRD-TRAMPLE-11")
HORDES.table_entry("trample.meets", "rough", "slows", "HRD-TRAMPLE-03")

HORDES.action(
    Action("trample", lambda p, row: TRAMPLE, lambda p, row, option: Trample(row)),
    "HRD-TRAMPLE-01",
)


@HORDES.restriction("action:trample", "HRD-TRAMPLE-05", "HRD-R-209A", of="actor")
def only_heavy_warbeasts_trample(p: Position, row: int) -> bool:
    """Light warbeasts do not, nor what is no warbeast."""
    own = profile(p, row)
    return own.kind != "beast" or own.weight != "heavy"


@HORDES.restriction("action:trample", "HRD-TRAMPLE-04", "HRD-TRAMPLE-06", of="actor")
def trample_begins_the_movement(p: Position, row: int) -> bool:
    """It is declared when the normal movement begins."""
    return not model(p, row).may_move


@HORDES.restriction("action:trample", "HRD-TRAMPLE-04", "HRD-R-215F", of="actor")
def trample_needs_the_action(p: Position, row: int) -> bool:
    """It takes the action too."""
    return not model(p, row).may_act


@HORDES.restriction("action:trample", "HRD-R-209B", of="actor")
def not_forced_to_trample(p: Position, row: int) -> bool:
    """It must be forced for the power attack."""
    return not can_pay(p, row)
