"""A shot (AP-SHOOT-01 to 11).

Order of resolution: pay; only then look for sight and measure; the hit roll, repeated for every further effective
range, of which the worst counts; symbol combinations; effects of a hit; damage. Rulings: `rerolls`, `refund`,
`ranged_arm`, `lucky_effect`, `engaged`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, enemies
from battlewright.rules.redroll import rolls
from battlewright.rules.redroll.effects import Fire, Gain, Pay, Regain, Stun, Wound
from battlewright.rules.redroll.luck import Luck, luck
from battlewright.rules.redroll.rolls import Combinations, Face, formed, taken
from battlewright.rules.redroll.ruleset import REDROLL
from battlewright.rules.redroll.sight import cover, sees
from battlewright.rules.redroll.state import card, model, reaches, weapon
from battlewright.table.bodies import Disc
from battlewright.table.gaps import at_least, gap, more_than


class Shot(Frame, tag="shot"):
    """One shot. `cover` is known after measuring; `again` marks a roll that a Lucky Number repeats."""

    shooter: int
    target: int
    weapon: str
    cover: int = 0
    boosted: bool = False
    again: bool = False
    dodged: bool = False
    hit: Any = None
    extra: int = 0


class ShotRoll(NamedTuple):
    """Whether the shot hits, and what else the roll brought."""

    hits: bool
    wounds: int
    ap: int
    stray: bool
    again: bool


class JudgeShot(msgspec.Struct, frozen=True):
    """Reads the hit roll: the kept die and the bonus against the number needed."""

    bonus: int
    need: int
    luck: Luck
    strays: bool
    can_regain: bool
    table: Combinations

    def __call__(self, face: Face) -> ShotRoll:
        effects = formed(face, self.table)
        reached = face.kept + self.bonus + effects.plus + self.luck.plus(face.kept)
        hits = reached >= self.need or self.luck.assures(face.kept)
        again = not hits and self.luck.repeats(face.kept)
        ap = effects.ap if self.can_regain else 0
        return ShotRoll(
            hits, effects.wounds if hits else 0, ap, self.strays and not hits and face.kept == 0, again
        )


@REDROLL.contribution("shot.score", "add", "AP-R-08")
def aim(p: Position, f: Shot) -> int:
    """The shooter adds AIM."""
    return card(p, f.shooter).AIM


@REDROLL.contribution("shot.need", "base", "AP-R-08")
def defence(p: Position, f: Shot) -> int:
    """The DEF of the target."""
    return card(p, f.target).DEF


@REDROLL.contribution("shot.need", "add", "AP-R-13")
def target_in_cover(p: Position, f: Shot) -> int | None:
    """Light cover adds 1, heavy cover 2."""
    return f.cover or None


def _ranges(p: Position, f: Shot, passed: Callable[[Disc, Disc, int], bool]) -> int:
    """How many multiples of the effective range the distance has passed, in the sense of `passed`."""
    own = weapon(p, f.shooter, f.weapon)
    if own is None or own.reach <= 0:
        return 0
    shooter, target = body(p, f.shooter), body(p, f.target)
    count = 0
    while passed(shooter, target, (count + 1) * own.reach):
        count += 1
    return count


@REDROLL.contribution("shot.repeats", "add", "AP-SHOOT-05", only={"rerolls": "ceil"})
def repeats_for_range(p: Position, f: Shot) -> int:
    """One repeat roll for every exceeding of the effective range."""
    return _ranges(p, f, more_than)


@REDROLL.contribution("shot.repeats", "add", "AP-SHOOT-05", only={"rerolls": "floor"})
def repeats_for_full_ranges(p: Position, f: Shot) -> int:
    """One repeat roll for every full extra range."""
    return max(0, _ranges(p, f, at_least) - 1)


@REDROLL.contribution("shot.keeps_worst", "replace", "AP-SHOOT-06")
def worst_of_all(p: Position, f: Shot) -> int:
    """Of all rolls the worst is taken."""
    return 1


@REDROLL.contribution("shot.wounds", "base", "AP-SHOOT-09")
def weapon_power(p: Position, f: Shot) -> int:
    """Damage equal to the weapon's power, without dice."""
    own = weapon(p, f.shooter, f.weapon)
    return own.POW if own else 0


@REDROLL.contribution("shot.wounds", "add", "AP-R-07")
def shot_combinations(p: Position, f: Shot) -> int | None:
    """Wounds that a combination adds to a hit."""
    return f.extra or None


@REDROLL.contribution("shot.wounds", "add", "AP-R-12", only={"ranged_arm": True})
def shot_armour(p: Position, f: Shot) -> int:
    """Armour protects from shots too."""
    return -card(p, f.target).ARM


@REDROLL.contribution("shot.wounds", "cap", "AP-R-12", only={"ranged_arm": True})
def shot_not_negative(p: Position, f: Shot) -> tuple[int, None]:
    """Never below 0."""
    return (0, None)


shot = REDROLL.procedure(Shot)


@shot.step("AP-SHOOT-02")
def pay(p: Position, f: Shot) -> StepResult:
    """One action point for a shot with one ranged weapon."""
    p.effect(Pay(f.shooter, Cause("shot", f.shooter), ap=1))
    p.effect(Fire(f.shooter, Cause("shot", f.shooter), f.weapon))
    return None


@shot.step("AP-SHOOT-03")
def measure(p: Position, f: Shot) -> StepResult:
    """After paying, sight is looked for and the distance measured."""
    names = p.scene.names
    if not sees(p, f.shooter, f.target):
        p.tell("event-no-sight", shooter=names[f.shooter], target=names[f.target])
        return "no_sight"
    distance = gap(body(p, f.shooter), body(p, f.target))
    f.cover = cover(p, f.shooter, f.target)
    p.tell(
        "event-measured", shooter=names[f.shooter], target=names[f.target], distance=distance, cover=f.cover
    )
    return None


shot.window("shot.hit")


@shot.step("AP-SHOOT-04")
def roll_to_hit(p: Position, f: Shot) -> StepResult:
    """The hit roll with its repeats."""
    repeats = p.value("shot.repeats", f)
    judge = JudgeShot(
        p.value("shot.score", f),
        p.value("shot.need", f),
        luck(p, f.shooter, "shot.hit", f.again),
        p.value("shot.strays", f) > 0,
        not model(p, f.shooter).regained,
        rolls.combinations(p, "shot.hit", weapon(p, f.shooter, f.weapon)),
    )
    keep = "highest" if f.boosted else "lowest" if p.value("shot.keeps_worst", f) else "last"
    return rolls.ask(
        p, f.shooter, "shot.hit", "hit", judge, number=1 + repeats + (1 if f.boosted else 0), keep=keep
    )


@shot.step("AP-SHOOT-07")
def use_combinations(p: Position, f: Shot) -> StepResult:
    """Symbol combinations act, on a miss too, before success is judged."""
    hit: ShotRoll = taken(p, f.hit)
    if hit.again:
        f.hit, f.again = None, True
        return "roll_to_hit"
    if hit.ap:
        p.effect(Regain(f.shooter, Cause("combination", f.shooter), hit.ap))
    f.extra = hit.wounds
    return None


@shot.step("AP-SHOOT-04")
def judge(p: Position, f: Shot) -> StepResult:
    """The shot hits or misses; under the ruling `engaged` a miss by a natural 0 may hit somebody else."""
    hit: ShotRoll = taken(p, f.hit)
    f.hit, f.again, f.boosted = None, False, False
    names = p.scene.names
    p.tell("event-shot", shooter=names[f.shooter], target=names[f.target], hits=hit.hits)
    if hit.hits:
        return None
    f.extra = 0
    if not hit.stray:
        return DONE
    f.target = _nearest_engaged(p, f)
    return "on_hit"


shot.window("shot.reaction")


@shot.step("AP-SHOOT-08")
def on_hit(p: Position, f: Shot) -> StepResult:
    """Effects that start on a successful hit."""
    if f.dodged:
        return DONE
    p.mark("hit", True, f.target)
    own = weapon(p, f.shooter, f.weapon)
    if own is not None and "stunning" in own.effects:
        p.effect(Stun(f.target, Cause("shot", f.shooter)))
    return None


@shot.step("AP-SHOOT-09")
def wound(p: Position, f: Shot) -> StepResult:
    """The target takes the weapon's power in Wounds."""
    p.effect(Wound(f.target, Cause("attack", f.shooter), p.value("shot.wounds", f)))
    return DONE


@shot.step("AP-R-11")
def no_sight(p: Position, f: Shot) -> StepResult:
    """Without sight the action point is lost, or comes back under the ruling `refund`."""
    if p.rules.rulings["refund"]:
        p.effect(Gain(f.shooter, Cause("shot", f.shooter), ap=1))
    return DONE


@REDROLL.contribution("shot.strays", "add", "AP-R-36", only={"engaged": "on"})
def shots_into_melee_stray(p: Position, f: Shot) -> int | None:
    """A shot at an engaged target may stray."""
    return 1 if _engaging(p, f) else None


def _engaging(p: Position, f: Shot) -> list[int]:
    """The models in whose reach the target is, without the shooter."""
    return [row for row in enemies(p, f.target) if row != f.shooter and reaches(p, row, f.target)]


def _nearest_engaged(p: Position, f: Shot) -> int:
    """The nearest of the models that engage the target, or the lowest row of several (AP-R-36)."""
    own = body(p, f.target)
    return min(_engaging(p, f), key=lambda row: (gap(own, body(p, row)), row))


REDROLL.marked("hit", "piece", start=False)
