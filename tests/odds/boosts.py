"""A chain of boosted and bought attacks whose statistics are data of the scene: the published HORDES problems."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from battlewright.chance import D6, Partition, total
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, Roll, StepResult
from battlewright.core.ruleset import Ruleset
from battlewright.core.running import start
from battlewright.core.scene import Scene
from battlewright.core.state import Frame, Row
from battlewright.core.windows import DECLINE
from battlewright.table.table import Table

BOOSTS = Ruleset("boosts", "1")
YES: Option = ("yes",)
ATTACKER, TARGET = 3, 4


class Profile(msgspec.Struct, frozen=True):
    """What is printed of both; `LUCK` is read by no rule, `FEAR` by a step that decides."""

    MAT: int = 7
    POW: int = 17
    DEF: int = 14
    ARM: int = 18
    LUCK: int = 0
    FEAR: int = 0


class Printed(msgspec.Struct, frozen=True):
    profiles: tuple[Profile, ...]


@BOOSTS.row
class Beast(Row, frozen=True, tag="beast"):
    boxes: int = 0
    fury: int = 0


@BOOSTS.quantity("destroyed")
def destroyed(p: Position, row: int) -> bool:
    return bool(p.rows[row].boxes == 0)


@BOOSTS.quantity("boxes")
def boxes(p: Position, row: int) -> int:
    return int(p.rows[row].boxes)


@BOOSTS.quantity("fury")
def fury(p: Position, row: int) -> int:
    return int(p.rows[row].fury)


class Assault(Frame, tag="assault"):
    """`attacks` are left; with `buys` fury pays for more. `writes` makes the damage roll's step impure."""

    attacks: int
    buys: bool = False
    writes: bool = False
    answer: Option | None = None
    hit: bool = False
    damage: int = 0
    asked: int = 0


class Hits(msgspec.Struct, frozen=True):
    """Only sixes always hit, only ones always miss."""

    dice: int
    need: int

    def __call__(self, sum_: int) -> bool:
        return sum_ != self.dice and (sum_ == 6 * self.dice or sum_ >= self.need)


class Harms(msgspec.Struct, frozen=True):
    bonus: int

    def __call__(self, sum_: int) -> int:
        return max(0, sum_ + self.bonus)


@cache
def judged(dice: int, judge: Any) -> Partition[Any]:
    return total((D6,) * dice).map(judge, "judged")


def printed(p: Position, row: int) -> Profile:
    found: Profile = p.scene.data.profiles[row - ATTACKER]
    return found


def offered(p: Position, f: Assault, kind: str) -> StepResult:
    if not p.rows[ATTACKER].fury:
        f.answer = DECLINE
        return None
    return Choose(0, kind, "answer", (YES, DECLINE), default=DECLINE)


def pay(p: Position, f: Assault) -> int:
    paid, f.answer = f.answer == YES, None
    if paid:
        p.change(ATTACKER, fury=p.rows[ATTACKER].fury - 1)
    return int(paid)


assault = BOOSTS.procedure(Assault)


@assault.step()
def next_attack(p: Position, f: Assault) -> StepResult:
    if p.rows[TARGET].boxes == 0 or printed(p, TARGET).FEAR > 9:
        return DONE
    if f.attacks:
        return None
    return offered(p, f, "ask-attack") if f.buys else DONE


@assault.step()
def buy(p: Position, f: Assault) -> StepResult:
    f.attacks += pay(p, f)
    return None if f.attacks else DONE


@assault.step()
def boost_hit(p: Position, f: Assault) -> StepResult:
    return offered(p, f, "ask-boost_hit")


@assault.step()
def pay_hit(p: Position, f: Assault) -> StepResult:
    f.attacks -= 1
    f.asked = 2 + pay(p, f)
    return None


@assault.step()
def roll_hit(p: Position, f: Assault) -> StepResult:
    need = printed(p, TARGET).DEF - printed(p, ATTACKER).MAT
    return Roll(0, "hit", "hit", judged(f.asked, Hits(f.asked, need)))


@assault.step()
def missed(p: Position, f: Assault) -> StepResult:
    hit, f.hit, f.asked = f.hit, False, 0
    return None if hit else "next_attack"


@assault.step()
def boost_damage(p: Position, f: Assault) -> StepResult:
    return offered(p, f, "ask-boost_damage")


@assault.step()
def pay_damage(p: Position, f: Assault) -> StepResult:
    f.asked = 2 + pay(p, f)
    return None


@assault.step()
def roll_damage(p: Position, f: Assault) -> StepResult:
    dice = f.asked
    if f.writes:
        f.asked = 0
    return Roll(0, "damage", "damage", judged(dice, Harms(printed(p, ATTACKER).POW - printed(p, TARGET).ARM)))


@assault.step()
def hurt(p: Position, f: Assault) -> StepResult:
    damage, f.damage, f.asked = f.damage, 0, 0
    p.change(TARGET, boxes=max(0, p.rows[TARGET].boxes - damage))
    return "next_attack"


BOOSTS.stops["end_of_action"] = Assault


def fight(
    attacks: int,
    fury: int,
    boxes: int,
    attacker: Profile = Profile(),  # noqa: B008 - frozen
    target: Profile = Profile(),  # noqa: B008
    **fields: Any,
) -> Position:
    """The assault at its first question."""
    data = Printed((attacker, target))
    scene = Scene(Table(1_000_000, 1_000_000), (("a1",), ("b1",)), data)
    rows: list[Any] = [Beast(), Beast(), Beast(), Beast(fury=fury), Beast(boxes=boxes)]
    return start(Position(BOOSTS.compile(), scene, rows, [Assault(attacks=attacks, **fields)]))
