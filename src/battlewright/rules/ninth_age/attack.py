"""The frames of attacks: one blow rolled in stages, and the blows of a step, whose wounds are taken at its end."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.chance.partition import Partition
from battlewright.chance.stages import (
    DAMAGE,
    HIT,
    NO_ARMOUR,
    NO_SAVE,
    WOUND,
    Amount,
    Damage,
    Group,
    Pipeline,
    Toll,
    casualties,
    packets,
)
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.blows import Blow, Defence, majority, way
from battlewright.rules.ninth_age.distribution import WHOLE, Spread
from battlewright.rules.ninth_age.remembered import by_rows
from battlewright.rules.ninth_age.roles import opponent
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.special_rules import DICE
from battlewright.rules.ninth_age.state import piece, profile
from battlewright.rules.ninth_age.strike_words import blow_words, checks
from battlewright.rules.ninth_age.wounding import LETHAL, multiplied
from battlewright.rules.ninth_age.wounds import Lost, Tolls, can_suffer, gathered, most_wounds, take

UNSAVED = (WOUND, NO_ARMOUR, NO_SAVE, LETHAL)
"""The packets that are wounds once all saves are rolled."""


class Counted(msgspec.Struct, frozen=True):
    """Reads how many unsaved wounds the packets of a blow are; more than `most` are not told apart."""

    most: int

    def __call__(self, result: tuple[tuple[tuple[str, int], ...], tuple[int, ...]]) -> int:
        return min(self.most, sum(number for kind, number in result[0] if kind in UNSAVED))


class Dealt(msgspec.Struct, frozen=True):
    """Reads how many wounds a blow with Multiple Wounds has dealt; more than `most` are not told apart."""

    most: int

    def __call__(self, toll: Toll) -> int:
        return min(self.most, toll.watched[0])


class Blows(Frame, tag="blows"):
    """One blow, rolled. Its unsaved wounds are gathered in `tolls` of the frame below."""

    blow: Blow
    picked: Any = None
    unsaved: Any = None


class SimultaneousBlows(Frame, tag="simultaneous_blows"):
    """The blows of one Initiative step, all allocated before the first is rolled.

    `tolls` are the unsaved wounds so far. What the targets have lost is added to `lost` of the frame below.
    """

    blows: tuple[Blow, ...]
    tolls: Tolls = ()


@by_rows
def unsaved_wounds(p: Position, b: Blow) -> Partition[int]:
    """The staged roll of a blow as it stands: to hit, to wound, armour save, special save, multiple wounds.

    One roll is asked for again after each of its stages, and by every way that odds go through a step, in which no row
    changes.
    """
    multiple = multiplied(p, b)
    attacks = Amount(b.attacks, (DICE[b.die],) * b.dice)
    most = min(most_wounds(p, b.target), attacks.most * (multiple.most if multiple else 1))
    start = HIT if p.value("hit.automatic", b) else way(p, b).start
    stages = checks(p, b)
    if multiple is None:
        return packets(Pipeline(attacks=attacks, checks=stages, start=start)).map(Counted(most), "unsaved")
    pipeline = Pipeline(
        attacks=attacks,
        checks=stages,
        start=start,
        damage=(Damage(multiple, UNSAVED, capped=True),),
        groups=(Group(1, profile(p, b.target[1]).W),),
        watch=(DAMAGE,),
    )
    return casualties(pipeline).map(Dealt(most), "dealt")


blows = NINTH_AGE.procedure(Blows)


@NINTH_AGE.contribution("strikes.the_dead", "base", "T9A-H-65K")
def _opponent_of_a_duel(p: Position, b: Blow) -> int:
    return int(opponent(p, b.fighter) == b.target)


@blows.step("T9A-ALLOC-12", "T9A-ALLOC-13", "T9A-DIST-05", "T9A-DIST-06", "T9A-R-11")
def pick_values(p: Position, f: Blows) -> StepResult:
    """Mixed values within a group: those of the majority count, between equals the attacker picks."""
    if not (can_suffer(p, f.blow.target) or p.value("strikes.the_dead", f.blow)):
        return DONE
    values = majority(p, f.blow.target)
    if len(values) == 1:
        return "roll_blows"
    options = tuple(("values", each.WS, each.T) for each in values)
    names = {"model": p.scene.names[f.blow.row], "target": p.scene.names[f.blow.target[1]]}
    side = piece(p, f.blow.row).side
    return Choose(side, "ask-values", "picked", options, default=options[-1], values=names)


@blows.step("T9A-ALLOC-13", "T9A-DIST-06")
def keep_values(p: Position, f: Blows) -> StepResult:
    """The values picked hold for the whole blow."""
    _, skill, toughness = f.picked
    f.blow, f.picked = msgspec.structs.replace(f.blow, defence=Defence(skill, toughness)), None
    return None


@blows.step(
    "T9A-HIT-01", "T9A-HIT-10", "T9A-WOUND-05", "T9A-H-45A", "T9A-H-34G", "T9A-EX-03", "T9A-EX-04", "T9A-EX-05"
)  # fmt: skip
def roll_blows(p: Position, f: Blows) -> StepResult:
    """A die for each attack, hit and wound, stage by stage."""
    b = f.blow
    return Roll(piece(p, b.row).side, "roll-blows", "unsaved", unsaved_wounds(p, b), values=blow_words(p, b))


@blows.step("T9A-ALLOC-11")
def gather(p: Position, f: Blows) -> StepResult:
    """Unsaved wounds are counted for the group of the target."""
    b, below = f.blow, p.stack[-2]
    p.tell("event-unsaved", model=p.scene.names[b.row], target=p.scene.names[b.target[1]], wounds=f.unsaved)
    below.tolls = gathered(below.tolls, b.target, f.unsaved)  # type: ignore[attr-defined]
    return DONE


together = NINTH_AGE.procedure(SimultaneousBlows)


@together.step("T9A-ALLOC-01", "T9A-ALLOC-10", "T9A-H-34H")
def next_blow(p: Position, f: SimultaneousBlows) -> StepResult:
    """Each blow as it was allocated; none of them sees what another has done."""
    if not f.blows:
        return "take_wounds"
    first, f.blows = f.blows[0], f.blows[1:]
    return Spread(blow=first) if first.target[0] == WHOLE else Blows(blow=first)


@together.step()
def go_on(p: Position, f: SimultaneousBlows) -> StepResult:
    """The next, if there is one."""
    return "next_blow" if f.blows else None


@together.step("T9A-ALLOC-10", "T9A-ALLOC-11", "T9A-H-47D", "T9A-H-47E", "T9A-H-47F", "T9A-H-34G")
def take_wounds(p: Position, f: SimultaneousBlows) -> StepResult:
    """All wounds of the step are taken at once."""
    tolls, f.tolls = f.tolls, ()
    lost: tuple[Lost, ...] = take(p, tolls, Cause("attack"))
    if len(p.stack) > 1:
        below: Any = p.stack[-2]
        below.lost = (*below.lost, *lost)
    return DONE
