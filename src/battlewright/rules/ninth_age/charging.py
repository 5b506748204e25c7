"""What a charge needs to be declared and made: distance, facing, a way, dice (H14)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from battlewright.chance.dice import D6
from battlewright.chance.partition import Partition, keep
from battlewright.core.position import Position
from battlewright.rules.ninth_age.charge_move import Around, ChargePath, charge_path, near
from battlewright.rules.ninth_age.contact import contacts, touching
from battlewright.rules.ninth_age.formation import REMEMBERED, Formation, Model, formation
from battlewright.rules.ninth_age.paces import movement
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import Unit, formations, piece
from battlewright.table import arcs
from battlewright.table.gaps import gap, within
from battlewright.table.lengths import INCH, TOLERANCE

MOST_OF_DICE = 12
"""The most that the dice of a charge come to."""

MADE = 0
"""The result of a charge roll that is enough; others are the highest die of one that is not."""


class ChargeRoll(msgspec.Struct, frozen=True):
    """Reads the two dice that count: whether they make `need` inches, the total counting as no less than `least`, or
    else the highest."""

    need: int
    least: int

    def __call__(self, kept: tuple[int, ...]) -> int:
        return MADE if max(sum(kept), self.least) >= self.need else max(kept)


def charge_roll(p: Position, row: int, need: int) -> Partition[int]:
    """The dice of a charge that needs a total of `need`."""
    dice = keep(int(p.value("charge.dice", row)), D6, "highest", 2)
    return dice.map(ChargeRoll(need, int(p.value("charge.least", row))), f"charge of {need}")


def needed(p: Position, row: int, target: int) -> int:
    """The total that the dice must show for a formation to reach its target."""
    far = distance(formation(p, row), formation(p, target)) - TOLERANCE
    return max(0, -(-far // INCH) - movement(p, row))


def is_in_reach(p: Position, row: int, target: int) -> bool:
    """Whether a formation may reach its target with the most that the dice can show."""
    most = (MOST_OF_DICE + movement(p, row)) * INCH
    return _is_within(formation(p, row), formation(p, target), most)


@lru_cache(REMEMBERED)
def _is_within(one: Formation, other: Formation, reach: int) -> bool:
    return any(within(body, enemy, reach) for body in one.bodies for enemy in other.bodies)


@lru_cache(REMEMBERED)
def distance(one: Formation, other: Formation) -> int:
    """The gap between two formations in micrometres."""
    return min(gap(body, enemy) for body in one.bodies for enemy in other.bodies)


@lru_cache(REMEMBERED)
def sides_before(own: Formation, target: Formation) -> tuple[arcs.Side, ...]:
    """The sides of a target before which most of a formation's front stands; several if equally much does."""
    return arcs.facing_of(target.footprint, own.footprint).sides


def sides_to_charge(p: Position, row: int, target: int) -> tuple[arcs.Side, ...]:
    """The sides of its target that a charger may have to touch (query `charge.sides`)."""
    found: tuple[arcs.Side, ...] = p.value("charge.sides", row, target)
    return found


def way_into(p: Position, row: int, target: int, side: arcs.Side) -> ChargePath | None:
    """The way of a charger into contact with a side of its target."""
    side_of, own, foe = piece(p, row).side, formation(p, row), formation(p, target)
    friends = (formation(p, other) for other in formations(p, side_of) if other != row)
    enemies = (formation(p, other) for other in formations(p, 1 - side_of) if other != target)
    around = Around(near(own, foe, friends), near(own, foe, enemies))
    yields = bool(p.value("charge.yields", target))
    return charge_path(own, foe, side, around, engaged(p, target), p.scene.table, yields)


def engaged(p: Position, row: int) -> frozenset[Model]:
    """The models of a formation that touch an enemy."""
    return frozenset(model for enemy in touching(p, row) for model in contacts(p, row, enemy).of)


@NINTH_AGE.contribution("charge.dice", "base", "T9A-H-14G")
def _two_dice(p: Position, row: int) -> int:
    return 2


@NINTH_AGE.contribution("charge.dice", "replace", "T9A-H-14H", "T9A-S-19A")
def _three_with_swiftstride(p: Position, row: int) -> int | None:
    return 3 if p.value("swiftstride", row) else None


@NINTH_AGE.contribution("charge.least", "base", "T9A-H-14I")
def _led_by_a_champion(p: Position, row: int) -> int:
    found = piece(p, row)
    return 4 if isinstance(found, Unit) and found.champion else 0


@NINTH_AGE.contribution("charge.sides", "base", "T9A-H-14L")
def _before_which_most_of_its_front_stands(p: Position, row: int, target: int) -> tuple[arcs.Side, ...]:
    return sides_before(formation(p, row), formation(p, target))


@NINTH_AGE.contribution("charge.sides", "replace", "T9A-H-17A")
def _any_of_one_that_flees(p: Position, row: int, target: int) -> tuple[arcs.Side, ...] | None:
    if not piece(p, target).fleeing:
        return None
    first = sides_before(formation(p, row), formation(p, target))
    return (*first, *(side for side in arcs.SIDES if side not in first))


@NINTH_AGE.contribution("charge.yields", "base", "T9A-H-15B", "T9A-H-16C")
def _turned_if_its_charger_cannot_turn(p: Position, target: int) -> int:
    return 1


@NINTH_AGE.contribution("charge.yields", "replace", "T9A-H-15C")
def _never_in_combat(p: Position, target: int) -> int | None:
    return 0 if touching(p, target) else None
