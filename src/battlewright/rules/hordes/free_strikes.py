"""Free strikes: melee attacks at models that advance out of melee (2.7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import hypot, sqrt
from typing import NamedTuple

from battlewright.core.position import Position
from battlewright.core.procedures import Run
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, enemies, in_play
from battlewright.rules.hordes.damage import DamageRoll, Origin
from battlewright.rules.hordes.engagement import melee_range, would_engage
from battlewright.rules.hordes.melee import MeleeAttack
from battlewright.rules.hordes.origin import JUDGED
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model, profile
from battlewright.table.bodies import Disc
from battlewright.table.gaps import reach_between
from battlewright.table.lengths import INCH, TOLERANCE
from battlewright.table.levels import ground_below
from battlewright.table.plane import nearer_to_segment
from battlewright.table.table import Table

LOOK = INCH // 2
"""How far apart the places of a way are at which sight is judged, in micrometres."""

BEHIND: Origin = (JUDGED, 0)
"""The origin of a free strike: the back arc of the model struck, so that no ARM is gained from it (HRD-R-207D)."""


SPARE: Option = ("spare",)
"""No free strike, though there could be one."""


class Departure(NamedTuple):
    """Where a model on its way is about to leave an enemy's melee range or sight (micrometres), and the gap then."""

    enemy: int
    x: int
    y: int
    z: int
    gap: int


def foot(table: Table, base: Disc) -> int:
    """The height at which a model stands that has walked to a place: on the highest hill under any part of its base."""
    hills = table.with_trait("hill")
    return ground_below(base.raised_to(max(hill.top for hill in hills)), table, ("hill",)).z if hills else 0


def departures(p: Position, row: int, x: int, y: int) -> tuple[Departure, ...]:
    """Where a model that goes straight to a place gives cause for free strikes, in the order of its way."""
    own = body(p, row)
    if (x, y) == (own.x, own.y):
        return ()
    found: list[tuple[float, Departure]] = []
    for enemy in enemies(p, row):
        reach = melee_range(p, enemy)
        far = own.radius + body(p, enemy).radius + reach + TOLERANCE
        if reach and nearer_to_segment(body(p, enemy).middle, (own.x, own.y), (x, y), far):
            found += _departure(p, row, enemy, Way(own, x, y, p.scene.table), far)
    return tuple(departure for _, departure in sorted(found))


class Way:
    """A straight way of a base: where it stands after each length, on the ground there."""

    def __init__(self, own: Disc, x: int, y: int, table: Table) -> None:
        self.own, self.table = own, table
        self.length = hypot(x - own.x, y - own.y)
        self.ux, self.uy = (x - own.x) / self.length, (y - own.y) / self.length

    def at(self, length: float) -> Disc:
        """The base after a length in micrometres."""
        base = self.own.at(round(self.own.x + length * self.ux), round(self.own.y + length * self.uy))
        return base.raised_to(foot(self.table, base)) if self.table.with_trait("hill") else base

    def near(self, other: Disc, far: int) -> list[float]:
        """Lengths at which to look, while the middles are at most `far` apart: both ends and some between."""
        dx, dy = other.x - self.own.x, other.y - self.own.y
        along, across = dx * self.ux + dy * self.uy, dx * self.uy - dy * self.ux
        half = sqrt(max(0.0, far**2 - across**2))
        first, last = max(0.0, along - half), min(self.length, along + half)
        count = max(1, int((last - first) / LOOK) + 1)
        return [first + (last - first) * i / count for i in range(count + 1)]


def _departure(p: Position, row: int, enemy: int, way: Way, far: int) -> Iterator[tuple[float, Departure]]:
    """The first time on the way that the enemy engages the model and then no longer does, if ever."""

    def engaged(length: float) -> bool:
        return would_engage(p, enemy, row, way.at(length))

    lengths = way.near(body(p, enemy), far)
    seen = [(length, engaged(length)) for length in (*lengths, way.length)]
    for (before, is_engaged), (after, is_still) in pairwise(seen):
        if is_engaged and not is_still:
            last = _bisected(before, after, engaged)
            base = way.at(last)
            gap = reach_between(body(p, enemy), base)
            yield last, Departure(enemy, base.x, base.y, base.z, gap)
            return


def _bisected(inside: float, outside: float, engaged: Callable[[float], bool]) -> float:
    """The last length at which the model is engaged, to the micrometre."""
    while outside - inside > 1:
        middle = (inside + outside) / 2
        inside, outside = (middle, outside) if engaged(middle) else (inside, middle)
    return inside


class FreeStrike(Frame, tag="free_strike"):
    """An enemy strikes at a model about to leave it, which is `gap` micrometres away."""

    striker: int
    target: int
    gap: int
    weapon: Option | None = None


free_strike = HORDES.procedure(FreeStrike)


@free_strike.step("HRD-R-207A", "HRD-R-207B")
def choose_weapon(p: Position, f: FreeStrike) -> StepResult:
    """It may make one attack with one melee weapon that reaches; by default it does so with the strongest."""
    if not (in_play(p, f.striker) and in_play(p, f.target) and melee_range(p, f.striker)):
        return DONE
    reaching = [own for own in profile(p, f.striker).melee if f.gap <= own.reach]
    if not reaching:
        return DONE
    names = p.scene.names
    reaching.sort(key=lambda own: -own.POW)
    options = (*(("strike", own.name) for own in reaching), SPARE)
    values = {"model": names[f.striker], "target": names[f.target]}
    return Choose(
        model(p, f.striker).side, "ask-free-strike", "weapon", options, default=options[0], values=values
    )


@free_strike.step("HRD-R-207B", "HRD-R-207C")
def strike(p: Position, f: FreeStrike) -> StepResult:
    """+2 to hit, and a boosted damage roll."""
    assert f.weapon is not None
    weapon, f.weapon = f.weapon, None
    if weapon == SPARE:
        return DONE
    p.tell("event-free-strike", model=p.scene.names[f.striker], target=p.scene.names[f.target])
    return MeleeAttack(f.striker, f.target, weapon[1], free=True)


@HORDES.patch(MeleeAttack, "wrap", "roll_damage", "HRD-R-207D")
def struck_from_behind(p: Position, f: MeleeAttack, roll_damage: Run) -> StepResult:
    """A free strike counts as coming from the back arc."""
    free, result = f.free, roll_damage(p, f)
    if free and isinstance(result, DamageRoll) and model(p, f.target).walled:
        result.origin = BEHIND
    return result
