"""The toy's battle, turns and actions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar

import msgspec
from tests.toys.combat import INCH, Attack, Blast
from tests.toys.pieces import TOY, Move, Spend, set_fields, standing

from battlewright.core import actions
from battlewright.core.actions import Action
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Both, Choose, Option, StepResult
from battlewright.core.scene import BATTLE, SIDES
from battlewright.core.state import Frame

PASS: Option = ("pass",)
REACH = 6 * INCH
STRIDE = 4 * INCH


class Battle(Frame, tag="battle"):
    """Rounds in which each side has a turn, the first side first."""

    stance_a: Option | None = None
    stance_b: Option | None = None


class Turn(Frame, tag="turn"):
    """A side acts with its fighters until it passes or all are spent."""

    side: int
    choice: Option | None = None


battle = TOY.procedure(Battle)


@battle.step("TOY-80")
def stances(p: Position, f: Battle) -> StepResult:
    if not p.rules.rulings["stances"]:
        return "first_turn"
    options = (("bold",), ("wary",))
    first, second = (
        Choose(side, "ask-stance", into, options, default=options[0], clauses=("TOY-80",))
        for side, into in ((0, "stance_a"), (1, "stance_b"))
    )
    return Both((first, second))


@battle.step("TOY-80")
def reveal(p: Position, f: Battle) -> StepResult:
    assert f.stance_a is not None
    assert f.stance_b is not None
    for row, stance in zip(SIDES, (f.stance_a, f.stance_b), strict=True):
        set_fields(p, row, stance=stance[0])
    f.stance_a = f.stance_b = None
    return None


@battle.step("TOY-81")
def first_turn(p: Position, f: Battle) -> StepResult:
    return Turn(0)


@battle.step("TOY-81")
def second_turn(p: Position, f: Battle) -> StepResult:
    return Turn(1)


@battle.step("TOY-82")
def next_round(p: Position, f: Battle) -> StepResult:
    clock = p.rows[BATTLE]
    if clock.round == p.rules.rulings["rounds"]:
        left = [sum(p.rows[i].wounds for i in p.scene.pieces[side]) for side in (0, 1)]
        p.finish(None if left[0] == left[1] else int(left[1] > left[0]), "outcome-rounds")
        return DONE
    set_fields(p, BATTLE, round=clock.round + 1)
    return "stances"


turn = TOY.procedure(Turn)


@turn.step("TOY-83")
def begin(p: Position, f: Turn) -> StepResult:
    set_fields(p, BATTLE, active=f.side)
    for i in standing(p, f.side):
        if p.rows[i].spent or p.rows[i].charged:
            set_fields(p, i, spent=False, charged=False)
    return None


@turn.step("TOY-84")
def choose(p: Position, f: Turn) -> StepResult:
    legal = [o for i in p.scene.pieces[f.side] for o in actions.options(p, i)]
    if not legal:
        return DONE
    return Choose(f.side, "ask-action", "choice", (*legal, PASS), default=legal[0], clauses=("TOY-84",))


@turn.step("TOY-84")
def act(p: Position, f: Turn) -> StepResult:
    option, f.choice = f.choice, None
    assert option is not None
    if option == PASS:
        return "end"
    actor = p.scene.index[option[1]]
    set_fields(p, actor, spent=True)
    return p.rules.actions[option[0]].begin(p, actor, option)


@turn.step("TOY-85")
def last_side_standing(p: Position, f: Turn) -> StepResult:
    alive = [bool(standing(p, side)) for side in (0, 1)]
    if all(alive):
        return "choose"
    p.finish(None if not any(alive) else alive.index(True), "outcome-standing")
    return DONE


# Actions.


def _distance(p: Position, one: int, other: int) -> int:
    a, b = p.rows[one], p.rows[other]
    return int((a.x - b.x) ** 2 + (a.y - b.y) ** 2)


def _at_enemies(word: str) -> Callable[[Position, int], tuple[Option, ...]]:
    def candidates(p: Position, actor: int) -> tuple[Option, ...]:
        names = p.scene.names
        return tuple((word, names[actor], names[i]) for i in standing(p, 1 - p.rows[actor].side))

    return candidates


def _alone(word: str) -> Callable[[Position, int], tuple[Option, ...]]:
    return lambda p, actor: ((word, p.scene.names[actor]),)


class Advance(Frame, tag="advance"):
    """A fighter goes up to 4 inches."""

    mover: int
    to: Option | None = None


class Disc(msgspec.Struct, frozen=True, tag="disc", tag_field="region"):
    """All points within `radius` micrometres of (x, y)."""

    word: ClassVar[str] = "at"

    x: int
    y: int
    radius: int

    def contains(self, x: int, y: int) -> bool:
        return (x - self.x) ** 2 + (y - self.y) ** 2 <= self.radius**2

    def project(self, x: int, y: int) -> tuple[int, int]:
        return (x, y) if self.contains(x, y) else (self.x, self.y)

    def sample(self, rng: Random) -> tuple[int, int]:
        while True:
            x = rng.randint(self.x - self.radius, self.x + self.radius)
            y = rng.randint(self.y - self.radius, self.y + self.radius)
            if self.contains(x, y):
                return (x, y)


advance = TOY.procedure(Advance)


@advance.step("TOY-90")
def choose_place(p: Position, f: Advance) -> StepResult:
    mover = p.rows[f.mover]
    stay: Option = ("at", mover.x, mover.y)
    region = Disc(mover.x, mover.y, STRIDE)
    return Choose(mover.side, "ask-place", "to", region=region, default=stay, clauses=("TOY-90",))


@advance.step("TOY-90")
def go(p: Position, f: Advance) -> StepResult:
    assert f.to is not None
    p.effect(Move(f.mover, Cause("move"), f.to[1], f.to[2]))
    set_fields(p, f.mover, charged=True, spent=False)
    return DONE


class Rest(Frame, tag="rest"):
    """A fighter gathers a token; with several to choose from it says which breath to take, else it is forced."""

    fighter: int
    breath: Option | None = None


rest = TOY.procedure(Rest)


@rest.step("TOY-91")
def breathe(p: Position, f: Rest) -> StepResult:
    deep: tuple[Option, ...] = (("deep",),) if p.rows[f.fighter].tokens == 0 else ()
    return Choose(p.rows[f.fighter].side, "ask-breath", "breath", (("short",), *deep), clauses=("TOY-91",))


@rest.step("TOY-91")
def recover(p: Position, f: Rest) -> StepResult:
    amount = 2 if f.breath == ("deep",) else 1
    f.breath = None
    p.effect(Spend(f.fighter, Cause("rest"), -amount))
    return DONE


TOY.action(Action("attack", _at_enemies("attack"), lambda p, i, o: Attack(i, p.scene.index[o[2]])), "TOY-92")
TOY.action(Action("blast", _at_enemies("blast"), lambda p, i, o: Blast(i, p.scene.index[o[2]])), "TOY-93")
TOY.action(Action("advance", _alone("advance"), lambda p, i, o: Advance(i)), "TOY-90")
TOY.action(Action("rest", _alone("rest"), lambda p, i, o: Rest(i)), "TOY-91")


def _is_spent(p: Position, actor: int) -> bool:
    return bool(p.rows[actor].spent or p.rows[actor].wounds == 0)


for _action in ("attack", "blast", "advance", "rest"):
    TOY.restriction(f"action:{_action}", "TOY-94", id="spent", of="actor")(_is_spent)


@TOY.restriction("action:advance", "TOY-95", of="actor")
def moved_already(p: Position, actor: int) -> bool:
    return bool(p.rows[actor].charged)


@TOY.restriction("action:attack", "TOY-96", of="option")
def out_of_reach(p: Position, actor: int, option: Option) -> bool:
    return _distance(p, actor, p.scene.index[option[2]]) > REACH**2


@TOY.verifier("ask-action")
def explain_action(p: Position, f: Turn, answer: Option) -> None:
    if len(answer) > 1 and answer[1] in p.scene.index:
        actor = p.scene.index[answer[1]]
        if actor in p.scene.pieces[f.side]:
            actions.verify(p, actor, answer)
