"""The toy's attack and blast: rolls, two windows, simultaneous hits, replacements, triggers and patches."""

from __future__ import annotations

from collections.abc import Callable

from tests.toys.pieces import TOY, Harm, Spend, set_fields

from battlewright.chance import D3, D6, at_least, successes, total
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Each, Option, Roll, StepResult
from battlewright.core.scene import SIDES
from battlewright.core.state import Frame
from battlewright.core.windows import Offer

INCH = 25_400
BLAST_RADIUS = 3 * INCH


class Attack(Frame, tag="attack"):
    """One fighter strikes another."""

    attacker: int
    target: int
    need: int = 0
    dice: int = 1
    rerolled: bool = False
    halved: bool = False
    hit: bool = False
    damage: int = 0


def some(count: int) -> bool:
    return count > 0


attack = TOY.procedure(Attack)


@attack.step("TOY-10")
def measure(p: Position, f: Attack) -> StepResult:
    f.need = p.value("attack.need", f.attacker, f.target)
    return None


attack.window("attack.declared", "TOY-11")


@attack.step("TOY-12")
def roll_to_hit(p: Position, f: Attack) -> StepResult:
    partition = successes(f.dice, D6, f.need).map(some, "hit")
    return Roll(TOY.owner(p, f.attacker), "attack.hit", "hit", partition, ("TOY-12",))


attack.window("attack.rolled", "TOY-13")


@attack.step("TOY-14")
def compare(p: Position, f: Attack) -> StepResult:
    f.need, f.dice, f.rerolled = 0, 1, False
    p.mark("attack.result", "hit" if f.hit else "miss")
    p.tell("event-attack", result="hit" if f.hit else "miss")
    return None if f.hit else "end"


@attack.step("TOY-15")
def flinch(p: Position, f: Attack) -> StepResult:
    """Only the first edition lets a target flinch out of its cover."""
    if p.rows[f.target].cover:
        set_fields(p, f.target, cover=0)
    return None


@attack.step("TOY-16")
def roll_damage(p: Position, f: Attack) -> StepResult:
    power = p.value("attack.power", f.attacker, f.target)
    return Roll(TOY.owner(p, f.attacker), "attack.damage", "damage", total((D3,), power), ("TOY-16",))


@attack.step("TOY-17")
def hurt(p: Position, f: Attack) -> StepResult:
    damage = f.damage // 2 if f.halved else f.damage
    f.hit, f.halved, f.damage = False, False, 0
    p.effect(Harm(f.target, Cause("attack", f.attacker), damage))
    return None


# Values: the need uses three layers, the power all six.


@TOY.contribution("attack.need", "base", "TOY-20")
def skill(p: Position, attacker: int, target: int) -> int:
    return int(p.rows[attacker].skill)


@TOY.contribution("attack.need", "add", "TOY-21")
def cover(p: Position, attacker: int, target: int) -> int | None:
    return p.rows[target].cover or None


@TOY.contribution("attack.need", "cap", "TOY-22")
def need_bounds(p: Position, attacker: int, target: int) -> tuple[int, int]:
    return (2, 6)


@TOY.contribution("attack.power", "base", "TOY-23")
def strength(p: Position, attacker: int, target: int) -> int:
    return int(p.rows[attacker].strength)


@TOY.contribution("attack.power", "replace", "TOY-24")
def great_axe(p: Position, attacker: int, target: int) -> int | None:
    return 2 if "axe" in p.rows[attacker].tags else None


@TOY.contribution("attack.power", "add", "TOY-25", only={"stances": True})
def bold(p: Position, attacker: int, target: int) -> int | None:
    return 1 if p.rows[SIDES[p.rows[attacker].side]].stance == "bold" else None


@TOY.contribution("attack.power", "multiply", "TOY-26")
def charge(p: Position, attacker: int, target: int) -> int | None:
    return 2 if p.rows[attacker].charged else None


@TOY.contribution("attack.power", "cap", "TOY-27")
def power_bounds(p: Position, attacker: int, target: int) -> tuple[int, int]:
    return (0, 5)


@TOY.contribution("attack.power", "natural", "TOY-28")
def cursed(p: Position, attacker: int, target: int) -> int | None:
    return 0 if "cursed" in p.rows[attacker].tags else None


# Offers.


def first(p: Position, f: Frame, options: tuple[Option, ...]) -> Option:
    return ("decline",)


def _boost(p: Position, f: Attack, option: Option) -> None:
    p.effect(Spend(f.attacker, Cause("rules")))
    f.dice = 2


TOY.offer(
    Offer(
        "boost", "attack.declared", 0,
        player=lambda p, f: TOY.owner(p, f.attacker),
        options=lambda p, f: (("boost",),) if p.rows[f.attacker].tokens > 0 else (),
        take=_boost, default=first, matters=lambda p, f: f.need > 2,
        values=lambda p, f: {"need": f.need}, clauses=("TOY-30",),
    )
)  # fmt: skip


@TOY.restriction("offer:boost", "TOY-31")
def prone_cannot_boost(p: Position, f: Attack) -> bool:
    return bool(p.rows[f.attacker].prone)


def _reroll(p: Position, f: Attack, option: Option) -> None:
    p.effect(Spend(f.attacker, Cause("rules")))
    f.rerolled = True
    f.at = p.rules.procedures[Attack].labels["roll_to_hit"]


TOY.offer(
    Offer(
        "reroll", "attack.rolled", 0,
        player=lambda p, f: TOY.owner(p, f.attacker),
        options=lambda p, f: (
            (("reroll",),) if not f.hit and not f.rerolled and p.rows[f.attacker].tokens > 0 else ()
        ),
        take=_reroll, default=first, matters=lambda p, f: True, values=lambda p, f: {}, clauses=("TOY-32",),
    ),
    only={"reactions": True},
)  # fmt: skip


class Dodge(Frame, tag="dodge"):
    """A target tries to leap aside; on 4 or more the attack that stands below on the stack misses."""

    leapt: bool = False


dodge = TOY.procedure(Dodge)


@dodge.step("TOY-33")
def roll_dodge(p: Position, f: Dodge) -> StepResult:
    defender = TOY.owner(p, p.stack[-3].target)  # type: ignore[attr-defined]
    return Roll(defender, "dodge", "leapt", at_least((D6,), 4), ("TOY-33",))


@dodge.step("TOY-33")
def leap(p: Position, f: Dodge) -> StepResult:
    if f.leapt:
        p.stack[-3].hit = False  # type: ignore[attr-defined]
    return DONE


def _dodge(p: Position, f: Attack, option: Option) -> Frame:
    p.effect(Spend(f.target, Cause("rules")))
    return Dodge()


def _shield(p: Position, f: Attack, option: Option) -> None:
    p.effect(Spend(f.target, Cause("rules")))
    f.halved = True


def _may_defend(word: str) -> Callable[[Position, Attack], tuple[Option, ...]]:
    return lambda p, f: ((word,),) if f.hit and p.rows[f.target].tokens > 0 else ()


for _id, _take, _priority in (("dodge", _dodge, 1), ("shield", _shield, 2)):
    TOY.offer(
        Offer(
            _id, "attack.rolled", _priority,
            player=lambda p, f: TOY.owner(p, f.target), options=_may_defend(_id),
            take=_take, default=first, matters=lambda p, f: True, values=lambda p, f: {}, clauses=("TOY-34",),
        ),
        only={"reactions": True},
    )  # fmt: skip


# A blast: hits that are simultaneous unless they can be boosted from the attacker's one pool of tokens.


class Blast(Frame, tag="blast"):
    """Everybody within 3 inches of the target may be hit."""

    attacker: int
    target: int
    left: tuple[int, ...] = ()


class BlastHit(Frame, tag="blast_hit"):
    """One fighter under the blast."""

    attacker: int
    target: int
    dice: int = 1
    hit: bool = False
    ducked: bool = False
    damage: int = 0


def covered(p: Position, target: int) -> tuple[int, ...]:
    """The standing fighters within the blast, in row order."""
    centre = p.rows[target]
    everybody = (*p.scene.pieces[0], *p.scene.pieces[1])
    return tuple(
        i
        for i in everybody
        if p.rows[i].wounds > 0
        and (p.rows[i].x - centre.x) ** 2 + (p.rows[i].y - centre.y) ** 2 <= BLAST_RADIUS**2
    )


blast = TOY.procedure(Blast)


@blast.step("TOY-40")
def targets(p: Position, f: Blast) -> StepResult:
    f.left = covered(p, f.target)
    return None


@blast.step("TOY-41")
def hits(p: Position, f: Blast) -> StepResult:
    if f.left and p.rules.rulings["boost_blast"] and p.rows[f.attacker].tokens > 0:
        target, f.left = f.left[0], f.left[1:]
        return BlastHit(f.attacker, target)
    frames = tuple(BlastHit(f.attacker, target) for target in f.left)
    f.left = ()
    return Each(frames)


@blast.step("TOY-41")
def more_hits(p: Position, f: Blast) -> StepResult:
    return "hits" if f.left else DONE


blast_hit = TOY.procedure(BlastHit)
blast_hit.window("blast.declared", "TOY-42")


@blast_hit.step("TOY-43")
def roll_blast(p: Position, f: BlastHit) -> StepResult:
    partition = successes(f.dice, D6, 3).map(some, "hit")
    return Roll(TOY.owner(p, f.attacker), "blast.hit", "hit", partition, ("TOY-43",))


@blast_hit.step("TOY-43")
def blast_misses(p: Position, f: BlastHit) -> StepResult:
    f.dice = 1
    return None if f.hit else "end"


blast_hit.window("blast.rolled", "TOY-44")


@blast_hit.step("TOY-45")
def roll_blast_damage(p: Position, f: BlastHit) -> StepResult:
    if f.ducked:
        return "end"
    return Roll(TOY.owner(p, f.attacker), "blast.damage", "damage", total((D3,), 0), ("TOY-45",))


@blast_hit.step("TOY-46")
def blast_hurts(p: Position, f: BlastHit) -> StepResult:
    p.effect(Harm(f.target, Cause("attack", f.attacker, ("blast",)), f.damage))
    f.hit, f.damage = False, 0
    return None


def _boost_blast(p: Position, f: BlastHit, option: Option) -> None:
    p.effect(Spend(f.attacker, Cause("rules")))
    f.dice = 2


def _duck(p: Position, f: BlastHit, option: Option) -> None:
    p.effect(Spend(f.target, Cause("rules")))
    f.ducked = True


TOY.offer(
    Offer(
        "boost-blast", "blast.declared", 0,
        player=lambda p, f: TOY.owner(p, f.attacker),
        options=lambda p, f: (("boost",),) if p.rows[f.attacker].tokens > 0 else (),
        take=_boost_blast, default=first, matters=lambda p, f: True,
        values=lambda p, f: {}, clauses=("TOY-47",),
    ),
    only={"boost_blast": True},
)  # fmt: skip
TOY.offer(
    Offer(
        "duck", "blast.rolled", 0,
        player=lambda p, f: TOY.owner(p, f.target),
        options=lambda p, f: (("duck",),) if p.rows[f.target].tokens > 0 else (),
        take=_duck, default=first, matters=lambda p, f: p.rows[f.target].wounds <= 3,
        values=lambda p, f: {}, clauses=("TOY-48",),
    ),
    only={"reactions": True, "boost_blast": False},
)  # fmt: skip
