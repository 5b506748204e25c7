"""All changes of a position of kill_team."""

from __future__ import annotations

import msgspec

from battlewright.core.effects import Cause, Effect
from battlewright.core.position import Position
from battlewright.core.scene import BATTLE
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import Model, battle, model, wounds_left

RULE = Cause("rule")
"""The cause of what the order of play itself brings about."""


class Wound(Effect, frozen=True, tag="wound"):
    """A model loses Wounds that nothing stopped; what it has not is lost with it."""

    amount: int


class Destroy(Effect, frozen=True, tag="destroy"):
    """A model without a Wound left, or overtaken in flight, is removed."""


class Bury(Effect, frozen=True, tag="bury"):
    """Where a slain model fell, and what it did, is not asked about any more."""


class Leave(Effect, frozen=True, tag="leave"):
    """A model leaves the table alive: it fled over the edge."""


class Move(Effect, frozen=True, tag="move"):
    """A model stands elsewhere, whatever brought it there (the cause says): micrometres."""

    x: int
    y: int
    z: int = 0


class Mark(Effect, frozen=True, tag="mark"):
    """Fields of a model that the order of play sets and clears: moved, fired, charged, falling_back, ..."""

    fields: tuple[tuple[str, int | bool | str], ...]


class Use(Effect, frozen=True, tag="use"):
    """A model uses up what can be used once in a battle."""

    item: str


class EndTurn(Effect, frozen=True, tag="end_turn"):
    """What lasts for one player's turn has ended for a model."""


class NextTurn(Effect, frozen=True, tag="next_turn"):
    """A turn of the battle begins, or the other side's part of it."""

    round: int
    side: int


class Rout(Effect, frozen=True, tag="rout"):
    """A team routs and has lost; `affected` is the row of its side."""


@KILL_TEAM.happens(Wound)
def _wound(p: Position, e: Wound) -> None:
    taken = min(e.amount, wounds_left(p, e.affected))
    if not taken:
        return
    p.count("wounds", e.affected, taken)
    left = wounds_left(p, e.affected) - taken
    if left:
        p.change(e.affected, lost=model(p, e.affected).lost + taken)
    p.tell("kill_team-event-wounded", model=p.scene.names[e.affected], wounds=taken, left=left)
    if not left:
        p.effect(Destroy(e.affected, e.cause))


STAYS = ("side", "profile", "base")
GONE = {field.name: field.default for field in msgspec.structs.fields(Model) if field.name not in STAYS}
GONE.update(on_table=False, alive=False)
"""What a destroyed model's row becomes, but for what it was and where it stood."""

KEPT_BY_THE_DEAD = ("charged", "counter_charged")
"""What happened counts for the result of the combat though the model is slain since (KT-RUL-33)."""


@KILL_TEAM.happens(Destroy)
def _destroy(p: Position, e: Destroy) -> None:
    m = model(p, e.affected)
    p.change(e.affected, **(GONE | {name: getattr(m, name) for name in KEPT_BY_THE_DEAD}))
    p.tell("kill_team-event-destroyed", model=p.scene.names[e.affected])


@KILL_TEAM.happens(Bury)
def _bury(p: Position, e: Bury) -> None:
    fallen = dict.fromkeys(KEPT_BY_THE_DEAD, False)
    p.change(e.affected, base=model(p, e.affected).base.at(0, 0).raised_to(0), **fallen)


@KILL_TEAM.happens(Leave)
def _leave(p: Position, e: Leave) -> None:
    p.change(e.affected, **(GONE | {"alive": True}))
    p.tell("kill_team-event-left", model=p.scene.names[e.affected])


@KILL_TEAM.happens(Move)
def _move(p: Position, e: Move) -> None:
    base = model(p, e.affected).base.at(e.x, e.y)
    p.change(e.affected, base=base if base.z == e.z else base.raised_to(e.z), on_table=True)
    p.tell("event-moved", model=p.scene.names[e.affected], x=e.x, y=e.y)


@KILL_TEAM.happens(Mark)
def _mark(p: Position, e: Mark) -> None:
    p.change(e.affected, **dict(e.fields))


@KILL_TEAM.happens(Use)
def _use(p: Position, e: Use) -> None:
    p.change(e.affected, used=tuple(sorted({*model(p, e.affected).used, e.item})))


LASTS = ("moved", "fired", "shot_at", "overwatched", "redirect", "declared", "charged", "rebuffed", "counter_charged",
         "dived", "climbed", "slowed", "feared", "unlocked")  # fmt: skip
"""Fields that last for one player's turn."""

FRESH = {field.name: field.default for field in msgspec.structs.fields(Model) if field.name in LASTS}


@KILL_TEAM.happens(EndTurn)
def _end_turn(p: Position, e: EndTurn) -> None:
    p.change(e.affected, **FRESH)


@KILL_TEAM.happens(NextTurn)
def _next_turn(p: Position, e: NextTurn) -> None:
    if e.round != battle(p).round:
        p.tell("kill_team-event-turn", turn=e.round)
    p.change(BATTLE, round=e.round, active=e.side)
    p.tell("kill_team-event-side", side="AB"[e.side])


@KILL_TEAM.happens(Rout)
def _rout(p: Position, e: Rout) -> None:
    p.change(e.affected, routed=True)
    p.tell("kill_team-event-routs", side=p.scene.names[e.affected])
