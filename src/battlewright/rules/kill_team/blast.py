"""Blasts: where the marker comes down, and who lies under it (3.6, KT-RUL-47)."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from battlewright.chance.dice import D6, Die
from battlewright.chance.partition import Partition, choice, joint, total
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, standing
from battlewright.rules.kill_team.profiles import Weapon
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import model, weapon
from battlewright.rules.kill_team.strikes import Strike
from battlewright.table.angles import DEGREE
from battlewright.table.bodies import Disc
from battlewright.table.lengths import INCH, inches
from battlewright.table.placement import Deviation
from battlewright.table.plane import Point

NORTH = (0, 1)
"""The line from which directions of scatter are counted, clockwise."""


class Blast(Frame, tag="blast"):
    """A Blast that is aimed at a target; the models under its marker are added to `hits` of the frame below."""

    attacker: int
    target: int
    weapon: str
    rolled: Any = None


class Marker(msgspec.Struct, frozen=True, dict=True):
    """Reads whom a marker covers (indices of `bases`) from a scatter die, two dice and a direction: on a third of the
    faces of the scatter die it stays over `aim`, else it goes as many inches as the dice show beyond `skill`."""

    aim: Point
    diameter: int
    skill: int
    directions: int
    bases: tuple[Disc, ...]

    @cached_property
    def course(self) -> Deviation:
        """The ways that the marker may go."""
        angles = (round(360 * DEGREE * step / self.directions) for step in range(self.directions))
        return Deviation(self.aim, NORTH, tuple(angles))

    def __call__(self, rolled: tuple[int, int, int]) -> tuple[int, ...]:
        die, dice, direction = rolled
        far = max(0, dice - self.skill) if die else 0
        place = direction if far else 0, far
        found = self.known.get(place)
        if found is None:
            found = self.known[place] = self.covers(self.course.at(place[0], far * INCH))
        return found

    def covers(self, middle: Point) -> tuple[int, ...]:
        """Whom it covers that lies there: bases of which more than a touch is under it. It may lie in thousands of
        places, so this is plain whole numbers for discs."""
        x, y = middle
        return tuple(i for i, (a, b, near) in enumerate(self.rims) if (a - x) ** 2 + (b - y) ** 2 < near)

    @cached_property
    def rims(self) -> list[tuple[int, int, int]]:
        """The middle of each base, and the square of the distance at which the marker just touches it."""
        radius = self.diameter // 2
        return [(base.x, base.y, (base.inner[0].radius + radius) ** 2) for base in self.bases]

    @cached_property
    def known(self) -> dict[tuple[int, int], tuple[int, ...]]:
        """Whom it covers by direction and inches, as far as that was asked."""
        return {}


def scatter(p: Position, attacker: int, target: int, own: Weapon) -> Partition[tuple[int, ...]]:
    """Whom a Blast hits: indices of the models on the table, in row order."""
    directions = int(p.rules.rulings["scatter_directions"])
    bases = tuple(body(p, row) for row in standing(p))
    aim = body(p, target).middle
    marker = Marker(aim, inches(own.blast), int(p.value("blast.skill", attacker)), directions, bases)
    dice = joint(choice(3, D6), total((D6, D6)), choice(directions, Die(range(1, directions + 1))))
    return dice.map(marker, "under the marker")


@KILL_TEAM.contribution("blast.skill", "base", "KT-W-07C")
def _skill_of_the_shooter(p: Position, attacker: int) -> int:
    return int(p.value("BS", attacker))


blast_procedure = KILL_TEAM.procedure(Blast)


@blast_procedure.step("KT-W-07A", "KT-W-07B", "KT-W-07C", "KT-RUL-47")
def roll_scatter(p: Position, f: Blast) -> StepResult:
    """The scatter die, two dice for the inches, and the direction of its arrow."""
    own = weapon(p, f.attacker, f.weapon)
    names = {"model": p.scene.names[f.attacker], "target": p.scene.names[f.target]}
    partition = scatter(p, f.attacker, f.target, own)
    return Roll(model(p, f.attacker).side, "roll-scatter", "rolled", partition, values=names)


@blast_procedure.step("KT-W-07D")
def hit_all_under(p: Position, f: Blast) -> StepResult:
    """Every model under the marker is hit once, friends too."""
    rows, below = list(standing(p)), p.stack[-2]
    hit = tuple(Strike(f.attacker, rows[index], f.weapon, 1, "automatic") for index in f.rolled)
    p.tell("kill_team-event-blast", model=p.scene.names[f.attacker], hits=len(hit))
    below.hits = (*below.hits, *hit)  # type: ignore[attr-defined]
    return DONE
