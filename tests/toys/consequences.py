"""The toy's replacements, triggers and second edition: what follows from harm, and patches of all five kinds."""

from __future__ import annotations

from tests.toys.combat import Attack
from tests.toys.pieces import TOY, Harm, set_fields

from battlewright.chance import D3, D6, at_least, total
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.procedures import Run
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.scene import SIDES
from battlewright.core.state import Frame

# Replacements: armour acts alone on most fighters; warded and thick fighters order the others.


def _lessened(e: Harm, amount: int) -> Harm | None:
    return Harm(e.affected, e.cause, amount) if amount > 0 else None


@TOY.replacement(
    Harm, "TOY-50", matches=lambda p, e: p.rows[e.affected].armour > 0 and e.cause.kind == "attack"
)
def armour(p: Position, e: Harm) -> Harm | None:
    return _lessened(e, e.amount - p.rows[e.affected].armour)


@TOY.replacement(Harm, "TOY-51", matches=lambda p, e: p.rows[e.affected].ward)
def ward(p: Position, e: Harm) -> Harm | None:
    return _lessened(e, e.amount - 1)


@TOY.replacement(Harm, "TOY-52", matches=lambda p, e: p.rows[e.affected].thick)
def thick(p: Position, e: Harm) -> Harm | None:
    return _lessened(e, e.amount // 2)


# Triggers of blows (not of blasts, whose hits may not touch).


def _blow(p: Position, e: Harm) -> bool:
    return e.cause.kind == "attack" and "blast" not in e.cause.tags


class Stagger(Frame, tag="stagger"):
    """A struck fighter may lose its footing: prone on a 1."""

    fighter: int
    steady: bool = False


stagger = TOY.procedure(Stagger)


@stagger.step("TOY-60")
def roll_footing(p: Position, f: Stagger) -> StepResult:
    return Roll(TOY.owner(p, f.fighter), "footing", "steady", at_least((D6,), 2), ("TOY-60",))


@stagger.step("TOY-60")
def lose_footing(p: Position, f: Stagger) -> StepResult:
    if not f.steady and p.rows[f.fighter].wounds > 0:
        set_fields(p, f.fighter, prone=True)
    return DONE


class Cheer(Frame, tag="cheer"):
    """A side takes note of a blow."""

    side: int


cheer = TOY.procedure(Cheer)


@cheer.step("TOY-61")
def shout(p: Position, f: Cheer) -> StepResult:
    row = SIDES[f.side]
    p.tell("event-cheer", side=f.side)
    set_fields(p, row, cheers=p.rows[row].cheers + 1)
    return None


class Riposte(Frame, tag="riposte"):
    """A struck fighter hits back once its attacker's procedure has ended: 1 wound on 5 or more."""

    fighter: int
    against: int
    hit: bool = False


riposte = TOY.procedure(Riposte)


@riposte.step("TOY-62")
def roll_riposte(p: Position, f: Riposte) -> StepResult:
    if p.rows[f.fighter].wounds == 0 or p.rows[f.against].wounds == 0:
        return DONE
    return Roll(TOY.owner(p, f.fighter), "riposte", "hit", at_least((D6,), 5), ("TOY-62",))


@riposte.step("TOY-62")
def strike_back(p: Position, f: Riposte) -> StepResult:
    if f.hit:
        p.effect(Harm(f.against, Cause("riposte", f.fighter), 1))
    return DONE


_REACTIONS = {"reactions": True}


@TOY.trigger(Harm, "TOY-60", matches=_blow, timing="at_once", only=_REACTIONS)
def staggers(p: Position, e: Harm) -> Frame:
    return Stagger(e.affected)


@TOY.trigger(Harm, "TOY-61", matches=_blow, timing="end_of_step", only=_REACTIONS)
def dismay(p: Position, e: Harm) -> Frame:
    return Cheer(TOY.owner(p, e.affected))


@TOY.trigger(
    Harm, "TOY-61", matches=_blow, timing="end_of_step", only=_REACTIONS,
    player=lambda p, e: TOY.owner(p, e.cause.source),
)  # fmt: skip
def triumph(p: Position, e: Harm) -> Frame:
    return Cheer(TOY.owner(p, e.cause.source))


@TOY.trigger(Harm, "TOY-62", matches=_blow, timing="end_of_procedure", only=_REACTIONS)
def ripostes(p: Position, e: Harm) -> Frame:
    return Riposte(e.affected, e.cause.source)


# The second edition: one patch of each kind.

_SECOND = {"edition": "second"}


@TOY.patch(Attack, "before", "roll_to_hit", "TOY-70", only=_SECOND)
def aim(p: Position, f: Attack) -> StepResult:
    if not p.rows[f.attacker].charged:
        f.need = max(2, f.need - 1)
    return None


@TOY.patch(Attack, "after", "compare", "TOY-71", only=_SECOND)
def knock(p: Position, f: Attack) -> StepResult:
    if p.rows[f.attacker].charged:
        set_fields(p, f.target, prone=True)
    return None


@TOY.patch(Attack, "replace", "roll_damage", "TOY-72", only=_SECOND)
def roll_two_dice(p: Position, f: Attack) -> StepResult:
    return Roll(TOY.owner(p, f.attacker), "attack.damage", "damage", total((D3, D3)), ("TOY-72",))


@TOY.patch(Attack, "skip", "flinch", "TOY-73", only=_SECOND)
def nobody_flinches() -> None:
    """A skip has only a name."""


@TOY.patch(Attack, "wrap", "hurt", "TOY-74", only=_SECOND)
def hurts_more_when_prone(p: Position, f: Attack, inner: Run) -> StepResult:
    if p.rows[f.target].prone:
        f.damage += 1
    return inner(p, f)
