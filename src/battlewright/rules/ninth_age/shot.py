"""Plain shots: each rolled to hit with Ballistic Skill and modifiers, then as all hits on a unit (H31, H32)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from battlewright.chance.partition import Partition
from battlewright.chance.stages import ATTACK, HIT, Amount, Check, Pipeline, packets, to_hit
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.attack import SimultaneousBlows
from battlewright.rules.ninth_age.blows import Blow, Way
from battlewright.rules.ninth_age.charging import distance
from battlewright.rules.ninth_age.cover import cover
from battlewright.rules.ninth_age.distribution import WHOLE
from battlewright.rules.ninth_age.formation import formation, leader
from battlewright.rules.ninth_age.hitting import LEAST, MOST
from battlewright.rules.ninth_age.missiles import SHOT, missile_of, shooters, shooting_part, weapon
from battlewright.rules.ninth_age.moving import mark
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import piece, profile
from battlewright.table.lengths import INCH, TOLERANCE

ALMOST = "almost"
"""What a 6 makes of a shot that needs another die."""

EASY = 7
"""Die and Ballistic Skill together must reach it."""

NINTH_AGE.table_entry("attack", SHOT, Way(HIT), "T9A-DIST-01", "T9A-H-45A")


class Shots(Frame, tag="shots"):
    """The shots of a formation at another. `left` are those still to be rolled to hit, `blows` the hits so far;
    what the target loses is told by its effects and not kept (`lost`)."""

    row: int
    target: int
    left: tuple[Blow, ...] = ()
    hits: Any = None
    blows: tuple[Blow, ...] = ()
    lost: tuple[Any, ...] = ()


def blows_of(p: Position, row: int, target: int) -> tuple[Blow, ...]:
    """The shots of a formation at another, by the kinds of its models."""
    part = shooting_part(p, row)
    own = None if part is None else missile_of(p, row, part)
    if part is None or own is None:
        return ()
    each = own.shots * profile(p, row).parts[part].count
    return tuple(
        Blow(row, part, fighter[0], models * each, (WHOLE, target), kind=SHOT)
        for fighter, models in shooters(p, row)
    )


def skill(p: Position, b: Blow) -> int:
    """Ballistic Skill with all modifiers; it may fall below 0."""
    return int(p.value("ballistic_skill", b)) + int(p.value("hit.modifier", b))


@lru_cache(maxsize=1024)
def shots_to_hit(shots: int, skill: int) -> Partition[int]:
    """The roll of shots with a modified Ballistic Skill: how many hit (T9A-H-31A to 31C)."""
    if skill > 0:
        checks: tuple[Check, ...] = (to_hit(max(2, EASY - skill), fails_to=LEAST, succeeds_from=None),)
    else:
        again = Check(name="again", rolls=(ALMOST,), need=4 - skill, success=(HIT,))
        checks = (to_hit(MOST, success=(ALMOST,), fails_to=LEAST, succeeds_from=None), again)
    return packets(Pipeline(attacks=Amount(shots, ()), checks=checks, start=ATTACK)).map(_hits, "hits")


def _hits(result: tuple[tuple[tuple[str, int], ...], tuple[int, ...]]) -> int:
    return sum(number for kind, number in result[0] if kind == HIT)


IMPOSSIBLE = -3
"""A Ballistic Skill with which nothing is hit."""

shots = NINTH_AGE.procedure(Shots)


@shots.step("T9A-H-31D")
def take_aim(p: Position, f: Shots) -> StepResult:
    """Who stands in the first ranks shoots."""
    f.left = tuple(b for b in blows_of(p, f.row, f.target) if skill(p, b) > IMPOSSIBLE)
    mark(p, f.row, acted=True)
    return None


@shots.step("T9A-H-31A", "T9A-H-31B", "T9A-H-31C")
def roll_to_hit(p: Position, f: Shots) -> StepResult:
    """A die for each shot."""
    if not f.left:
        return "wound"
    b = f.left[0]
    names = p.scene.names
    values = {"model": names[f.row], "target": names[f.target], "group": b.who, "skill": skill(p, b)}
    return Roll(
        piece(p, f.row).side, "roll-shots", "hits", shots_to_hit(b.attacks, skill(p, b)), values=values
    )


@shots.step("T9A-H-45A")
def count_hits(p: Position, f: Shots) -> StepResult:
    """What hits goes on to the wound roll."""
    b, hits = f.left[0], f.hits
    f.left, f.hits = f.left[1:], None
    if hits:
        f.blows = (*f.blows, Blow(b.row, b.part, b.who, hits, b.target, kind=SHOT))
    return "roll_to_hit"


@shots.step("T9A-DIST-01", "T9A-DIST-03", "T9A-H-45A")
def wound(p: Position, f: Shots) -> StepResult:
    """The hits fall on the unit as a whole, then they wound and are saved like all others."""
    made, f.blows = f.blows, ()
    if not made:
        p.tell("event-no-hits", model=p.scene.names[f.row], target=p.scene.names[f.target])
        return DONE
    return SimultaneousBlows(blows=made)


@NINTH_AGE.contribution("ballistic_skill", "base", "T9A-H-31A")
def _skill_of_the_part(p: Position, b: Blow) -> int:
    return profile(p, b.row).parts[b.part].BS


@NINTH_AGE.contribution("ballistic_skill", "add", "T9A-H-74D")
def _champion_shoots_better(p: Position, b: Blow) -> int | None:
    return 1 if b.who == "champion" else None


@NINTH_AGE.contribution("ballistic_skill", "cap", "T9A-H-04A", "T9A-H-06E")
def _skill_from_0_to_10(p: Position, b: Blow) -> tuple[int, int]:
    return 0, 10


@NINTH_AGE.contribution("hit.modifier", "add", "T9A-HIT-07", "T9A-H-32A")
def _long_range(p: Position, b: Blow) -> int | None:
    own = weapon(p, b.row) if b.kind == SHOT else None
    if own is None:
        return None
    far = distance(formation(p, b.row), formation(p, leader(p, b.target[1])))
    return -1 if 2 * far > own.range * INCH + 2 * TOLERANCE else None


@NINTH_AGE.contribution("hit.modifier", "add", "T9A-HIT-07", "T9A-H-32B")
def _having_moved(p: Position, b: Blow) -> int | None:
    own = weapon(p, b.row) if b.kind == SHOT else None
    if own is None or not piece(p, b.row).moved or "quick" in own.rules:
        return None
    return -2 if "unwieldy" in own.rules else -1


@NINTH_AGE.contribution("hit.modifier", "add", "T9A-HIT-07", "T9A-H-32D")
def _several_shots(p: Position, b: Blow) -> int | None:
    own = weapon(p, b.row) if b.kind == SHOT else None
    return -1 if own is not None and own.shots > 1 else None


@NINTH_AGE.contribution("hit.modifier", "add", "T9A-HIT-07", "T9A-H-32E")
def _hard_to_hit(p: Position, b: Blow) -> int | None:
    hard = {"skirmishers", "hard_target"} & set(profile(p, b.target[1]).rules)
    return -1 if b.kind == SHOT and hard else None


@NINTH_AGE.contribution("hit.modifier", "add", "T9A-HIT-07", "T9A-H-32C", "T9A-R-14")
def _behind_cover(p: Position, b: Blow) -> int | None:
    return -cover(p, b.row, leader(p, b.target[1])) or None if b.kind == SHOT else None
