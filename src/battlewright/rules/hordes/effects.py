"""All changes of a position of hordes."""

from __future__ import annotations

import msgspec

from battlewright.core.effects import Cause, Effect
from battlewright.core.position import Position
from battlewright.core.scene import BATTLE
from battlewright.rules.common.pieces import in_play
from battlewright.rules.hordes import spiral
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import Model, battle, model, profile

RULE = Cause("rule")
"""The cause of what the order of play itself brings about."""


class Damage(Effect, frozen=True, tag="damage"):
    """A model takes damage points, on a spiral from branch 1 to 6 on (2.17)."""

    amount: int
    branch: int = 0


class Heal(Effect, frozen=True, tag="heal"):
    """A model gets damage boxes back; on a spiral those of an `aspect` (0 to 2) if one is named."""

    amount: int
    aspect: int | None = None


class Destroy(Effect, frozen=True, tag="destroy"):
    """A boxed model is destroyed and leaves the table (2.17)."""


class KnockDown(Effect, frozen=True, tag="knock_down"):
    """A model is knocked down (2.15)."""


class StandUp(Effect, frozen=True, tag="stand_up"):
    """A model is no longer knocked down."""


class Stop(Effect, frozen=True, tag="stop"):
    """A model becomes stationary (2.16)."""


class Resume(Effect, frozen=True, tag="resume"):
    """A model is no longer stationary."""


class Move(Effect, frozen=True, tag="move"):
    """A model stands elsewhere, whatever brought it there (the cause says): micrometres. A bend of a way, which it is
    `passing`, is not told."""

    x: int
    y: int
    z: int = 0
    passing: bool = False


class Face(Effect, frozen=True, tag="face"):
    """A model turns: microdegrees clockwise from +y."""

    facing: int


class Force(Effect, frozen=True, tag="force"):
    """A beast is forced: it gains fury points (2.18)."""

    amount: int = 1


class Spend(Effect, frozen=True, tag="spend"):
    """A warlock spends fury points (2.18)."""

    amount: int = 1


class Gain(Effect, frozen=True, tag="gain"):
    """A model gains fury points by leaching or cutting itself (2.18)."""

    amount: int


class Lose(Effect, frozen=True, tag="lose"):
    """A model loses fury points: a beast to leaching, a warlock its surplus (2.18)."""

    amount: int


class Begin(Effect, frozen=True, tag="begin"):
    """A model's activation begins: its normal movement and its action are to be used."""


class End(Effect, frozen=True, tag="end"):
    """A model's activation ends."""


class UseMovement(Effect, frozen=True, tag="use_movement"):
    """The normal movement is used or given up; with `aims` for the aiming bonus (HRD-RMOD-01)."""

    aims: bool = False


class UseAction(Effect, frozen=True, tag="use_action"):
    """The action is used, for attacks of a kind: melee, ranged, magic, power, after which no normal movement follows
    (2.3); or it is given up ("")."""

    kind: str = ""


class Use(Effect, frozen=True, tag="use"):
    """An attack is made with a weapon in this activation."""

    weapon: str


class GiveUp(Effect, frozen=True, tag="give_up"):
    """The initial melee attacks that are left are given up for additional ones (2.5)."""


class Charging(Effect, frozen=True, tag="charging"):
    """A charge reached its target, -1 when the charge attack is made: the next attack goes to it (2.8)."""

    target: int


class Behind(Effect, frozen=True, tag="behind"):
    """In whose back arcs a model has been for its whole activation up to now (2.6)."""

    rows: tuple[int, ...]


class Wall(Effect, frozen=True, tag="wall"):
    """A trooper holds the order of the shield wall, or no longer."""

    up: bool


class Forfeit(Effect, frozen=True, tag="forfeit"):
    """A thrown model that cannot be knocked down must give up movement or action (HRD-THROW-19)."""


class NextRound(Effect, frozen=True, tag="next_round"):
    """A new round."""


class Turn(Effect, frozen=True, tag="turn"):
    """A side's turn begins: its models may activate, what lasted for the turn before has ended."""

    side: int


@HORDES.happens(Damage)
def _damage(p: Position, e: Damage) -> None:
    p.count("damage", e.affected, e.amount)
    m, own = model(p, e.affected), profile(p, e.affected)
    if own.spiral:
        lost = spiral.filled(own.spiral, m.lost, e.branch or 1, e.amount)
    else:
        lost = (min(own.boxes, m.lost[0] + e.amount),)
    if lost != m.lost:
        p.change(e.affected, lost=lost)
    if p.log is not None:
        left = own.circles - sum(lost)
        p.tell("event-damaged", model=p.scene.names[e.affected], points=e.amount, branch=e.branch, left=left)


@HORDES.happens(Heal)
def _heal(p: Position, e: Heal) -> None:
    was, own = model(p, e.affected).lost, profile(p, e.affected)
    if own.spiral:
        lost = spiral.healed(own.spiral, was, e.amount, e.aspect)
    else:
        lost = (max(0, was[0] - e.amount),)
    p.change(e.affected, lost=lost)
    p.tell("event-healed", model=p.scene.names[e.affected], boxes=sum(was) - sum(lost))


STAYS = ("side", "profile", "base", "unit", "lost")
GONE = {field.name: field.default for field in msgspec.structs.fields(Model) if field.name not in STAYS}
GONE.update(on_table=False, alive=False, activated=True)
"""What a destroyed model's row becomes, but for what it was and where it stood."""


@HORDES.happens(Destroy)
def _destroy(p: Position, e: Destroy) -> None:
    p.change(e.affected, **GONE)
    p.tell("event-destroyed", model=p.scene.names[e.affected])


@HORDES.happens(KnockDown)
def _knock_down(p: Position, e: KnockDown) -> None:
    if in_play(p, e.affected) and not model(p, e.affected).knocked_down:
        p.change(e.affected, knocked_down=True, fell=True, walled=False)
        p.tell("event-knocked-down", model=p.scene.names[e.affected])


@HORDES.happens(StandUp)
def _stand_up(p: Position, e: StandUp) -> None:
    p.change(e.affected, knocked_down=False)
    p.tell("event-stands-up", model=p.scene.names[e.affected])


@HORDES.happens(Stop)
def _stop(p: Position, e: Stop) -> None:
    if in_play(p, e.affected):
        p.change(e.affected, stationary=True)
        p.tell("event-stationary", model=p.scene.names[e.affected])


@HORDES.happens(Resume)
def _resume(p: Position, e: Resume) -> None:
    p.change(e.affected, stationary=False)
    p.tell("event-moves-again", model=p.scene.names[e.affected])


@HORDES.happens(Move)
def _move(p: Position, e: Move) -> None:
    m = model(p, e.affected)
    base = m.base.at(e.x, e.y)
    p.change(e.affected, base=base if base.z == e.z else base.raised_to(e.z), on_table=True)
    if not e.passing:
        p.tell("event-moved", model=p.scene.names[e.affected], x=e.x, y=e.y)


@HORDES.happens(Face)
def _face(p: Position, e: Face) -> None:
    m = model(p, e.affected)
    if m.base.facing != e.facing:
        p.change(e.affected, base=m.base.facing_to(e.facing))


@HORDES.happens(Force)
def _force(p: Position, e: Force) -> None:
    fury = model(p, e.affected).fury + e.amount
    p.change(e.affected, fury=fury)
    p.tell("event-forced-beast", model=p.scene.names[e.affected], fury=fury)


@HORDES.happens(Spend)
def _spend(p: Position, e: Spend) -> None:
    fury = model(p, e.affected).fury - e.amount
    p.change(e.affected, fury=fury)
    p.tell("event-fury-spent", model=p.scene.names[e.affected], fury=fury)


@HORDES.happens(Gain)
def _gain(p: Position, e: Gain) -> None:
    fury = model(p, e.affected).fury + e.amount
    p.change(e.affected, fury=fury)
    p.tell("event-fury-gained", model=p.scene.names[e.affected], fury=fury)


@HORDES.happens(Lose)
def _lose(p: Position, e: Lose) -> None:
    fury = max(0, model(p, e.affected).fury - e.amount)
    p.change(e.affected, fury=fury)
    p.tell("event-fury-lost", model=p.scene.names[e.affected], fury=fury)


@HORDES.happens(Begin)
def _begin(p: Position, e: Begin) -> None:
    p.change(e.affected, may_move=True, may_act=True, activated=True)


@HORDES.happens(End)
def _end(p: Position, e: End) -> None:
    p.change(
        e.affected, may_move=False, may_act=False, aimed=False, action="", used=(), charging=-1, behind=()
    )


@HORDES.happens(UseMovement)
def _use_movement(p: Position, e: UseMovement) -> None:
    p.change(e.affected, may_move=False, aimed=e.aims)
    if e.aims:
        p.tell("event-aims", model=p.scene.names[e.affected])


@HORDES.happens(UseAction)
def _use_action(p: Position, e: UseAction) -> None:
    p.change(e.affected, may_act=False, may_move=not e.kind and model(p, e.affected).may_move, action=e.kind)


@HORDES.happens(Use)
def _use(p: Position, e: Use) -> None:
    used = dict(model(p, e.affected).used)
    used[e.weapon] = used.get(e.weapon, 0) + 1
    p.change(e.affected, used=tuple(sorted(used.items())))


@HORDES.happens(GiveUp)
def _give_up(p: Position, e: GiveUp) -> None:
    used = dict(model(p, e.affected).used)
    used.update((own.name, own.attacks) for own in profile(p, e.affected).melee)
    p.change(e.affected, used=tuple(sorted(used.items())))


@HORDES.happens(Charging)
def _charging(p: Position, e: Charging) -> None:
    p.change(e.affected, charging=e.target)


@HORDES.happens(Behind)
def _behind(p: Position, e: Behind) -> None:
    p.change(e.affected, behind=e.rows)


@HORDES.happens(Wall)
def _wall(p: Position, e: Wall) -> None:
    p.change(e.affected, walled=e.up)
    p.tell("event-wall", model=p.scene.names[e.affected], up=e.up)


@HORDES.happens(Forfeit)
def _forfeit(p: Position, e: Forfeit) -> None:
    if in_play(p, e.affected):
        p.change(e.affected, forfeits=True)


@HORDES.happens(NextRound)
def _next_round(p: Position, e: NextRound) -> None:
    p.change(BATTLE, round=battle(p).round + 1)
    p.tell("event-round", round=battle(p).round)


@HORDES.happens(Turn)
def _turn(p: Position, e: Turn) -> None:
    p.change(BATTLE, active=e.side)
    for side in (0, 1):
        for row in p.scene.pieces[side]:
            m = model(p, row)
            own = side == e.side
            if m.alive and (m.fell or m.forfeits or (own and (m.activated or m.walled))):
                begun = {"activated": False, "walled": False} if own else {}
                p.change(row, fell=False, forfeits=False, **begun)
    p.tell("event-turn", side=e.side)
