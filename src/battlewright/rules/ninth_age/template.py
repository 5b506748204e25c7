"""Templates: how many models one covers; its hits fall on the unit as a whole (1.11, H53, H75)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from battlewright.chance.dice import D6
from battlewright.chance.partition import Partition, choice, joint
from battlewright.chance.stages import HIT
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.attack import SimultaneousBlows
from battlewright.rules.ninth_age.blows import Blow, Way
from battlewright.rules.ninth_age.distribution import WHOLE
from battlewright.rules.ninth_age.formation import REMEMBERED, Formation, formation
from battlewright.rules.ninth_age.missiles import TEMPLATE, shooting_part, weapon
from battlewright.rules.ninth_age.moving import mark
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import formations, piece
from battlewright.table.angles import FULL, bearing, offset
from battlewright.table.lengths import INCH, inches
from battlewright.table.placement.templates import blast, covered
from battlewright.table.plane import Point

MISFIRE = "misfire"
"""What the dice of a template say when it goes nowhere."""

SCATTER = joint(choice(3, D6), choice(12), choice(6, D6))
"""A D6 that keeps the template where it is on 5 and 6, the hour of a clock whose 12 lies beyond the target, and the D6
of the distance; all counted from 0."""

STAYS, LAST = 2, 5
"""The results of the first and of the last of them that keep it in place, and misfire."""

NINTH_AGE.table_entry("attack", TEMPLATE, Way(HIT), "T9A-DIST-02", "T9A-H-75A")


class Landing(msgspec.Struct, frozen=True):
    """Reads where a template aimed at `centre` comes down, seen along the line of the shot, or that it misfires."""

    centre: Point
    line: int

    def __call__(self, rolled: tuple[int, int, int]) -> Point | str:
        stays, hour, far = rolled
        if far == LAST:
            return MISFIRE
        if stays == STAYS:
            return self.centre
        return offset(*self.centre, (self.line + (hour + 1) * FULL // 12) % FULL, 0, 2 * (far + 1) * INCH)


class TemplateShot(Frame, tag="template_shot"):
    """A template shot at a formation. `landing` is where it came down; what is lost is not kept (`lost`)."""

    row: int
    target: int
    landing: Any = None
    lost: tuple[Any, ...] = ()


def models_under(under: Formation, centre: Point, diameter: int) -> int:
    """How many models of a formation a template covers, however little (T9A-H-75A)."""
    return len(covered(blast(centre, diameter), [stand.base for stand in under.stands]))


@lru_cache(REMEMBERED)
def aim(target: Formation, diameter: int) -> Point:
    """The middle of that model of a target about which a template covers most of them."""
    middles = dict.fromkeys(stand.base.middle for stand in target.stands)
    return max(middles, key=lambda middle: models_under(target, middle, diameter))


def scatter(p: Position, row: int, target: int) -> Partition[Point | str]:
    """The roll for where the template of a formation at its target comes down."""
    own, foe = formation(p, row), formation(p, target)
    centre = aim(foe, _diameter(p, row))
    x, y = own.footprint.middle
    return SCATTER.map(Landing(centre, bearing(centre[0] - x, centre[1] - y)), "landing")


def _diameter(p: Position, row: int) -> int:
    found = weapon(p, row)
    return inches(found.template) if found else 0


shot = NINTH_AGE.procedure(TemplateShot)


@shot.step("T9A-H-53B", "T9A-H-53C")
def roll_scatter(p: Position, f: TemplateShot) -> StepResult:
    """It is aimed at a model of the target and drifts."""
    values = {"model": p.scene.names[f.row], "target": p.scene.names[f.target]}
    return Roll(piece(p, f.row).side, "roll-scatter", "landing", scatter(p, f.row, f.target), values=values)


@shot.step("T9A-DIST-02", "T9A-H-75A", "T9A-H-53C")
def hit_all_under_it(p: Position, f: TemplateShot) -> StepResult:
    """Each model under it is a hit on its unit, of whichever side."""
    landing, f.landing = f.landing, None
    mark(p, f.row, acted=True)
    name = p.scene.names[f.row]
    if landing == MISFIRE:
        p.tell("event-misfires", model=name)
        return DONE
    part, found = shooting_part(p, f.row), []
    assert part is not None
    for side in (0, 1):
        for row in formations(p, side):
            number = models_under(formation(p, row), landing, _diameter(p, f.row))
            if number:
                p.tell("event-template", model=name, target=p.scene.names[row], hits=number)
                found.append(Blow(f.row, part, "rank_and_file", number, (WHOLE, row), kind=TEMPLATE))
    if not found:
        p.tell("event-no-hits", model=name, target=p.scene.names[f.target])
        return DONE
    return SimultaneousBlows(blows=tuple(found))
