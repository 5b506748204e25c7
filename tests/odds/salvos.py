"""A bulk attack whose needs are data of the scene: some change weights only, one takes a stage away."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.chance.stages import (
    UNSAVED,
    Amount,
    Damage,
    Group,
    Pipeline,
    Toll,
    armour_save,
    casualties,
    to_hit,
    to_wound,
)
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.rolling import Rolling
from battlewright.core.ruleset import Ruleset
from battlewright.core.running import start
from battlewright.core.scene import Scene
from battlewright.core.state import Frame, Row
from battlewright.core.windows import Offer
from battlewright.table.table import Table

SALVOS = Ruleset("salvos", "1")
SALVOS.ruling("shields", False, True, clause="SAL-1")


class Needs(msgspec.Struct, frozen=True):
    """`wound_again`: ones to wound are rolled again, a stage of its own; `armour` 0 is no save; `cursed`, nobody may
    raise shields."""

    hit: int = 4
    wound: int = 4
    wound_again: bool = False
    armour: int = 5
    shield: int = 1
    wounds: int = 1
    cursed: bool = False


@SALVOS.row
class Unit(Row, frozen=True, tag="unit"):
    models: int = 0
    tokens: int = 0
    shielded: bool = False


SALVOS.owner = lambda p, row: int(row in p.scene.pieces[1])
SALVOS.quantity("models")(lambda p, row: int(p.rows[row].models))


class Salvo(Frame, tag="salvo"):
    """A shoots at B, `times` times, with so many shots."""

    shots: int
    times: int = 1
    toll: Toll | None = None


salvo = SALVOS.procedure(Salvo)


@salvo.step()
def begin(p: Position, f: Salvo) -> StepResult:
    if f.times == 0 or p.rows[4].models == 0:
        return DONE
    f.times -= 1
    return None


@salvo.step()
def shoot(p: Position, f: Salvo) -> StepResult:
    needs: Needs = p.scene.data
    save = needs.armour - (needs.shield if p.rows[4].shielded else 0)
    saves = (armour_save(save, window="salvo.wounded"),) if needs.armour else ()
    return Roll(
        0,
        "salvo",
        "toll",
        casualties(
            Pipeline(
                attacks=Amount(f.shots),
                checks=(
                    to_hit(needs.hit),
                    to_wound(needs.wound, reroll="ones" if needs.wound_again else "none"),
                    *saves,
                ),
                damage=(Damage(Amount(1)),),
                groups=(Group(p.rows[4].models, needs.wounds),),
                watch=(UNSAVED,),
            )
        ),
    )


@salvo.step()
def remove(p: Position, f: Salvo) -> StepResult:
    toll, f.toll = f.toll, None
    assert toll is not None
    p.change(4, models=p.rows[4].models - toll.removed, shielded=False)
    return "begin"


def raise_shields(p: Position, host: Rolling, option: Any) -> None:
    p.change(4, tokens=p.rows[4].tokens - 1, shielded=True)


def usable(p: Position) -> tuple[tuple[str], ...]:
    return (("shields",),) if p.rows[4].tokens and not p.scene.data.cursed else ()


SALVOS.offer(
    Offer(
        "shields", "salvo.wounded", 0,
        player=lambda p, h: 1, options=lambda p, h: usable(p),
        take=raise_shields, default=lambda p, h, o: ("decline",), matters=lambda p, h: True,
        values=lambda p, h: {},
    ),
    only={"shields": True},
)  # fmt: skip
SALVOS.stops["end_of_action"] = Salvo


def salvos(needs: Needs, shots: int = 3, times: int = 2, shields: bool = False) -> Position:
    """A's salvos at the models of B, at the first question."""
    scene = Scene(Table(1_000_000, 1_000_000), (("a1",), ("b1",)), needs)
    rows: list[Row] = [Unit(), Unit(), Unit(), Unit(models=1), Unit(models=4, tokens=1)]
    return start(
        Position(SALVOS.compile({"shields": shields}), scene, rows, [Salvo(shots=shots, times=times)])
    )
