"""A tiny game of bulk attacks: regiments shoot at one another, stage by stage.

A volley is one `Roll`. Its windows: before wounds the shooter may spend a token to roll one missed die again; before
saves the target may spend one to raise its shields, which makes the saves still to come better; before models fall
the shooter may spend one to roll the damage of a single packet again. Rulings leave each of them out.
"""

from __future__ import annotations

from typing import Any

from battlewright.chance import D3, D6, Die, at_least, total
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
from battlewright.core.effects import Cause, Effect
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, Roll, StepResult
from battlewright.core.rolling import Rolling, asking_frame
from battlewright.core.ruleset import Ruleset
from battlewright.core.running import start
from battlewright.core.scene import Scene
from battlewright.core.state import Frame, Row
from battlewright.core.windows import Offer
from battlewright.table.table import Table

REGIMENTS = Ruleset("regiments", "1")
for _name in ("luck", "shields", "force"):
    REGIMENTS.ruling(_name, False, True, clause="REG-1")


@REGIMENTS.row
class Ground(Row, frozen=True, tag="ground"):
    """The battle itself and its sides need nothing."""


@REGIMENTS.row
class Regiment(Row, frozen=True, tag="regiment"):
    """A block of models of `wounds` each; the first has lost `lost` of them."""

    models: int
    wounds: int = 1
    lost: int = 0
    shots: int = 2
    tokens: int = 1
    damage: tuple[int, ...] = ()
    shielded: bool = False


class Change(Effect, frozen=True, tag="change"):
    """Fields of a regiment, set to new values."""

    fields: tuple[tuple[str, Any], ...]


@REGIMENTS.happens(Change)
def change(p: Position, e: Change) -> None:
    p.change(e.affected, **dict(e.fields))


def _set(p: Position, row: int, **fields: Any) -> None:
    p.effect(Change(row, Cause("rules"), tuple(fields.items())))


REGIMENTS.owner = lambda p, row: int(row in p.scene.pieces[1])
REGIMENTS.quantity("models")(lambda p, row: int(p.rows[row].models))
REGIMENTS.quantity("lost")(lambda p, row: int(p.rows[row].lost))
REGIMENTS.counted("unsaved")


class Volley(Frame, tag="volley"):
    """One regiment shoots at another."""

    shooter: int
    target: int
    toll: Toll | None = None


class Spare(Frame, tag="spare"):
    """One die rolled again for the roll below: a hit die (`damage` None), or the damage of its only packet."""

    damage: tuple[int, ...] | None = None
    hit: bool = False
    points: int = 0


class Battle(Frame, tag="battle"):
    """The sides shoot in turn until somebody holds fire or has nobody left."""

    side: int = 0
    choice: Option | None = None


battle = REGIMENTS.procedure(Battle)


@battle.step("REG-2")
def command(p: Position, f: Battle) -> StepResult:
    if any(p.rows[row].models == 0 for row in (3, 4)):
        return DONE
    return Choose(f.side, "ask-order", "choice", (("shoot",), ("hold",)), default=("shoot",))


@battle.step("REG-2")
def obey(p: Position, f: Battle) -> StepResult:
    choice, f.choice = f.choice, None
    return Volley(3 + f.side, 4 - f.side) if choice == ("shoot",) else "end"


@battle.step("REG-2")
def other_side(p: Position, f: Battle) -> StepResult:
    f.side = 1 - f.side
    return "command"


def attack_of(p: Position, f: Volley) -> Pipeline:
    """The volley as data."""
    shooter, target = p.rows[f.shooter], p.rows[f.target]
    dice = (Die(shooter.damage),) if shooter.damage else ()
    return Pipeline(
        attacks=Amount(shooter.shots) if shooter.shots else Amount(0, (D3,)),
        checks=(
            to_hit(4, failure=("miss",), critical_from=6, critical=("wound",), clauses=("REG-3",)),
            to_wound(3, reroll="ones", window="volley.hit"),
            armour_save(4 if target.shielded else 6, window="volley.wounded", clauses=("REG-4",)),
        ),
        damage=(Damage(Amount(0 if dice else 1, dice)),),
        groups=(Group(target.models, target.wounds),),
        wounded=target.lost,
        watch=(UNSAVED,),
        removal_window="volley.hurt",
    )


volley = REGIMENTS.procedure(Volley)


@volley.step("REG-3")
def shoot(p: Position, f: Volley) -> StepResult:
    return Roll(REGIMENTS.owner(p, f.shooter), "volley", "toll", casualties(attack_of(p, f)), ("REG-3",))


@volley.step("REG-5")
def remove(p: Position, f: Volley) -> StepResult:
    toll, f.toll = f.toll, None
    assert toll is not None
    p.count("unsaved", f.target, toll.watched[0])
    left = p.rows[f.target].models - toll.removed
    _set(p, f.target, models=left, lost=toll.lost if left else 0, shielded=False)
    return DONE


def _tokens(p: Position, row: int) -> bool:
    return bool(p.rows[row].tokens)


def _spend(p: Position, row: int, **fields: Any) -> None:
    _set(p, row, tokens=p.rows[row].tokens - 1, **fields)


def _offer(id: str, window: str, mine: bool, options: Any, take: Any) -> None:
    def row(p: Position, host: Rolling) -> int:
        frame = asking_frame(p, host)
        return int(frame.shooter if mine else frame.target)

    REGIMENTS.offer(
        Offer(
            id, window, 0,
            player=lambda p, h: REGIMENTS.owner(p, row(p, h)),
            options=lambda p, h: ((id,),) if _tokens(p, row(p, h)) and options(h.state) else (),
            take=lambda p, h, o: take(p, h, row(p, h)),
            default=lambda p, h, o: ("decline",), matters=lambda p, h: True, values=lambda p, h: {},
        ),
        only={id: True},
    )  # fmt: skip


def _luck(p: Position, h: Rolling, row: int) -> Frame:
    _spend(p, row)
    return Spare()


def _shields(p: Position, h: Rolling, row: int) -> None:
    _spend(p, row, shielded=True)


def _force(p: Position, h: Rolling, row: int) -> Frame:
    _spend(p, row)
    return Spare(damage=p.rows[row].damage)


_offer("luck", "volley.hit", True, lambda state: "miss" in dict(state[0]), _luck)
_offer("shields", "volley.wounded", False, lambda state: "wound" in dict(state[0]), _shields)
_offer("force", "volley.hurt", True, lambda state: len(state[0][0]) == 1, _force)

spare = REGIMENTS.procedure(Spare)


@spare.step("REG-6")
def roll_again(p: Position, f: Spare) -> StepResult:
    if f.damage is not None:
        return Roll(0, "spare.damage", "points", total((Die(f.damage),)))
    return Roll(0, "spare.hit", "hit", at_least((D6,), 4))


@spare.step("REG-6")
def put_back(p: Position, f: Spare) -> StepResult:
    host = p.stack[-3]
    assert isinstance(host, Rolling)
    if f.damage is not None:
        host.state = (((f.points,),), host.state[1])
        return DONE
    if f.hit:
        counts = dict(host.state[0])
        counts["miss"] -= 1
        counts["hit"] = counts.get("hit", 0) + 1
        host.state = (tuple(sorted((word, n) for word, n in counts.items() if n)), host.state[1])
    return DONE


def regiments(fields: tuple[dict[str, Any], dict[str, Any]] = ({}, {}), **rulings: Any) -> Position:
    """Two regiments, a1 and b1, of three models; A is asked for its order. `fields` give what differs."""
    scene = Scene(Table(1_000_000, 1_000_000), (("a1",), ("b1",)), None)
    rows: list[Row] = [Ground(), Ground(), Ground(), *(Regiment(**{"models": 3, **own}) for own in fields)]
    return start(Position(REGIMENTS.compile(rulings), scene, rows, [Battle()]))


def shooting(position: Position) -> Position:
    """The same position with nothing but A's volley to run, started."""
    other = position.fork()
    other.stack = [Volley(3, 4)]
    other.pending = None
    return start(other)
