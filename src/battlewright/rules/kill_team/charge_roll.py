"""How far a charge goes: two dice, what makes it longer or shorter, and how much of the roll matters (3.8)."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.chance.dice import D6
from battlewright.chance.partition import Partition, total
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.kill_team.charge_walk import Way
from battlewright.rules.kill_team.charge_way import bodies, choices, outcomes, way_to
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import distance_across, has, model
from battlewright.table.lengths import INCH, TOLERANCE

LEAST, MOST = 2, 12
"""What two dice show at least and at most."""


class ChargeRoll(Frame, tag="charge_roll"):
    """A charger rolls for its distance; `rolled` of the frame below is written: the total as far as it matters.

    `needs` are the totals from which the charge goes on in another way, rising.
    """

    charger: int
    target: int
    needs: tuple[int, ...]
    rolled: Any = None


class Reaches(msgspec.Struct, frozen=True):
    """Reads a total as the greatest of the needs that it reaches, 0 below all."""

    needs: tuple[int, ...]

    def __call__(self, rolled: int) -> int:
        return max((need for need in self.needs if need <= rolled), default=0)


def charge_length(p: Position, row: int, rolled: int, difficult: bool) -> int:
    """How far a total of the dice carries a charger, in micrometres."""
    return max(0, int(p.value("charge.length", row, rolled, difficult)))


@KILL_TEAM.contribution("charge.length", "base", "KT-S-308A")
def _as_rolled(p: Position, row: int, rolled: int, difficult: bool) -> int:
    return rolled * INCH


@KILL_TEAM.contribution(
    "charge.length", "replace", "KT-RUL-37", only={"charge_terrain": "minus2"}, id="slowed"
)
def _minus_2(p: Position, row: int, rolled: int, difficult: bool) -> int | None:
    return (rolled - 2) * INCH if difficult and p.value("charge.shortened", row) else None


@KILL_TEAM.contribution(
    "charge.length", "replace", "KT-RUL-37", only={"charge_terrain": "halve"}, id="slowed_half"
)
def _halved(p: Position, row: int, rolled: int, difficult: bool) -> int | None:
    return -(-rolled // 2) * INCH if difficult and p.value("charge.shortened", row) else None


@KILL_TEAM.contribution("charge.length", "add", "KT-S-310L")
def _acrobatic_leap(p: Position, row: int, rolled: int, difficult: bool) -> int | None:
    return 3 * INCH if has(p, row, "acrobatic") else None


@KILL_TEAM.contribution("charge.shortened", "base", "KT-RUL-37")
def _by_difficult_ground(p: Position, row: int) -> int:
    return 1


@KILL_TEAM.contribution("charge.shortened", "natural", "KT-S-310K")
def _moves_through_cover(p: Position, row: int) -> int | None:
    return 0 if has(p, row, "move_through_cover") else None


def need(p: Position, row: int, length: int, difficult: bool) -> int:
    """The least total of two dice that carries a charger so far; more than 12 where none does."""
    for rolled in range(LEAST, MOST + 1):
        if charge_length(p, row, rolled, difficult) + TOLERANCE >= length:
            return rolled
    return MOST + 1


def need_for(p: Position, row: int, way: Way | None) -> int:
    """The least total that goes a way to its end."""
    return MOST + 1 if way is None else need(p, row, int(p.value("charge.distance", row, way)), way.difficult)


@KILL_TEAM.contribution("charge.distance", "base", "KT-S-308B", "KT-RUL-22")
def _along_the_way(p: Position, row: int, way: Way) -> int:
    return way.length


@KILL_TEAM.contribution("charge.distance", "replace", "KT-AERIAL-03", "KT-RUL-22")
def _between_the_bases(p: Position, row: int, way: Way) -> int | None:
    return way.straight if way.straight and not way.supporting else None


@KILL_TEAM.contribution("charge.distance", "cap", "KT-SUPPORT-03")
def _at_least_to_the_enemy(p: Position, row: int, way: Way) -> tuple[int, None] | None:
    return (way.straight, None) if way.supporting else None


MANY = 4
"""So many chargers block each other in more ways than are looked at: then every inch is told apart."""


def needs(p: Position, row: int, target: int, chargers: tuple[int, ...]) -> tuple[int, ...]:
    """The totals that matter to a charger, rising: what it needs in each case of who has moved before it, or has failed
    on its way."""
    others = tuple(other for other in chargers if other != row)
    if len(others) >= MANY or any(may_fail(p, other, target) for other in others):
        first = need(p, row, distance_across(p, row, target), difficult=False)
        return tuple(range(first, MOST + 1))
    cases = outcomes(p, target, others, bodies(p))
    found = {need_for(p, row, way) for stand in cases for way in choices(way_to(p, row, target, stand))}
    return tuple(sorted(each for each in found if each <= MOST))


def may_fail(p: Position, row: int, target: int) -> bool:
    """Whether a charger must climb or jump, so that it may end where no charge does."""
    way = way_to(p, row, target)
    return way is not None and bool(way.hurdles)


def charge_partition(needs: tuple[int, ...]) -> Partition[int]:
    """The roll of two dice as far as it matters."""
    return total((D6, D6)).map(Reaches(needs), "distance")


charge_roll = KILL_TEAM.procedure(ChargeRoll)


@charge_roll.step("KT-CHARGE-05", "KT-S-308A")
def roll_distance(p: Position, f: ChargeRoll) -> StepResult:
    """Two dice."""
    names, side = p.scene.names, model(p, f.charger).side
    values = {"model": names[f.charger], "target": names[f.target], "need": min(f.needs, default=MOST + 1)}
    return Roll(side, "kill_team-roll-charge", "rolled", charge_partition(f.needs), values=values)


@charge_roll.step("KT-S-308B")
def tell_distance(p: Position, f: ChargeRoll) -> StepResult:
    """So far it goes."""
    below: Any = p.stack[-2]
    below.rolled = f.rolled
    p.tell("kill_team-event-distance", model=p.scene.names[f.charger], reaches=f.rolled > 0)
    return DONE
