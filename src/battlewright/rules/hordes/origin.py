"""Where damage comes from (2.25, HRD-ORIGIN-01 to 06).

A direct hit comes from the attacker, what an area of effect does to others from its point of impact. Of attacks that
strike several models at once all that follows from the origin is judged before the first damage is rolled, for nothing
changes until the attack is resolved (HRD-R-224B): such an origin is `("judged", ARM)`, what the target's ARM gains.
"""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.hordes.arcs import in_front_arc
from battlewright.rules.hordes.damage import NO_ORIGIN, DamageRoll, Origin
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model
from battlewright.table.plane import Point

JUDGED = "judged"


def of_model(row: int) -> Origin:
    """Damage that comes from where a model stands."""
    return ("model", row)


def of_point(point: Point) -> Origin:
    """Damage that comes from a point of impact."""
    return ("point", *point)


def from_the_front(p: Position, row: int, origin: Origin) -> bool:
    """Whether damage to a model comes from its front arc. Damage without an origin never comes from the back arc
    (HRD-R-225C)."""
    if origin == NO_ORIGIN:
        return True
    return in_front_arc(p, row, origin[1] if origin[0] == "model" else (origin[1], origin[2]))


def of_attack(p: Position, target: int, attacker: int) -> Origin:
    """Damage of an attack at one model, which comes from where the attacker stands; from nowhere where the target's ARM
    would be the same."""
    origin = of_model(attacker)
    gains = [p.value("armour.by_origin", target, one) for one in (origin, NO_ORIGIN)]
    return origin if gains[0] != gains[1] else NO_ORIGIN


def judged(p: Position, row: int, origin: Origin) -> Origin:
    """An origin from which the target's ARM gains what it gains now, whatever happens before the damage is rolled; none
    for one that holds no shield, to whom it makes no difference."""
    if not model(p, row).walled:
        return NO_ORIGIN
    return (JUDGED, p.value("armour.by_origin", row, origin))


@HORDES.contribution("armour", "add", "HRD-ORIGIN-01", "HRD-R-224B")
def against_damage_from_there(p: Position, f: DamageRoll) -> int | None:
    """Some ARM depends on where the damage comes from."""
    return (
        f.origin[1] if JUDGED in f.origin[:1] else p.value("armour.by_origin", f.target, f.origin)
    ) or None


HORDES.note("HRD-ORIGIN-06", "A reference to another page; the origin of damage is carried out by 2.25.")
