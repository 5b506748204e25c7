"""The charge sub-phase: a loop of five steps (1.1)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from battlewright.core import actions
from battlewright.core.actions import Action
from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.restrictions import forbidding
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import enemies, in_play, of_side, standing
from battlewright.rules.kill_team.charge_move import ChargeMove
from battlewright.rules.kill_team.charge_roll import ChargeRoll, needs
from battlewright.rules.kill_team.charge_way import in_each_others_way
from battlewright.rules.kill_team.counter_charge import CounterCharges
from battlewright.rules.kill_team.effects import RULE, Mark
from battlewright.rules.kill_team.overwatch import Overwatch
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import distance_between, model, touching

CHARGING = ("charge", "redirect")
"""What models do in this sub-phase."""

NO_MORE: Option = ("done",)
"""Nobody else is charged."""

DECLARED: Option = ("declared",)
"""Nobody else charges this target."""


class ChargePhase(Frame, tag="charge_phase"):
    """The charge sub-phase of a side; `named` are the enemies that have been charged in it."""

    side: int
    named: tuple[int, ...] = ()
    chosen: Option | None = None


class Charge(Frame, tag="charge"):
    """All charges against one enemy, from their declaration to the counter-charges.

    `chargers` have declared theirs; `rolls` are their rows with the totals that they have rolled, until they move;
    `moved` are those that rolled and moved before others have rolled.
    """

    target: int
    chargers: tuple[int, ...] = ()
    chosen: Option | None = None
    rolled: Any = None
    rolls: tuple[tuple[int, int], ...] = ()
    moved: tuple[int, ...] = ()


charge_phase = KILL_TEAM.procedure(ChargePhase)


@charge_phase.step("KT-CHARGE-01")
def begin_charges(p: Position, f: ChargePhase) -> StepResult:
    """It is noted who is in no combat yet."""
    for row in of_side(p, 1 - f.side):
        if not touching(p, row):
            p.effect(Mark(row, RULE, (("unlocked", True),)))
    return None


@charge_phase.step("KT-CHARGE-02", "KT-CHARGE-07")
def name_target(p: Position, f: ChargePhase) -> StepResult:
    """One enemy is named, as long as somebody can charge and wants to."""
    options = {option: None for row in of_side(p, f.side) for option in actions.options(p, row, CHARGING)}
    if not options:
        return "end_charges"
    return Choose(f.side, "kill_team-ask-charge", "chosen", (*options, NO_MORE), default=NO_MORE)


@charge_phase.step("KT-CHARGE-02", "KT-RUL-01", "KT-REDIRECT-05")
def charge_target(p: Position, f: ChargePhase) -> StepResult:
    """All charges against it follow."""
    chosen, f.chosen = f.chosen, None
    assert chosen is not None
    if chosen == NO_MORE:
        return "end_charges"
    target = p.scene.index[chosen[1]]
    if chosen[0] == "redirect":
        return p.rules.actions["redirect"].begin(p, target, chosen)
    f.named = tuple(sorted({*f.named, target}))
    return Charge(target)


@charge_phase.step("KT-CHARGE-07")
def go_on(p: Position, f: ChargePhase) -> StepResult:
    """And again."""
    return "name_target"


FORGOTTEN = (("overwatched", False), ("redirect", ""), ("declared", False), ("shot_at", -1))
"""What nobody asks about any more once all charges are made."""


@charge_phase.step("KT-CHARGE-07")
def end_charges(p: Position, f: ChargePhase) -> StepResult:
    """All charges are made."""
    f.named = ()
    for row in standing(p):
        m = model(p, row)
        if any(getattr(m, name) != plain for name, plain in FORGOTTEN):
            p.effect(Mark(row, RULE, FORGOTTEN))
    return DONE


charge = KILL_TEAM.procedure(Charge)


def may_declare(p: Position, target: int) -> tuple[int, ...]:
    """The models that may charge an enemy."""
    word = ("charge", p.scene.names[target])
    return tuple(row for row in enemies(p, target) if word in actions.options(p, row, ("charge",)))


@charge.step("KT-CHARGE-03")
def declare(p: Position, f: Charge) -> StepResult:
    """All who want to charge it declare so now, before anything is rolled."""
    names = p.scene.names
    able = (row for row in may_declare(p, f.target) if row not in f.chargers)
    options: list[Option] = [("declare", names[row]) for row in able]
    if f.chargers:
        options.append(DECLARED)
    elif not options:
        return DONE
    side = 1 - model(p, f.target).side
    values = {"target": names[f.target]}
    return Choose(side, "kill_team-ask-declare", "chosen", tuple(options), default=options[-1], values=values)


@charge.step("KT-CHARGE-03")
def keep_declared(p: Position, f: Charge) -> StepResult:
    """Who has declared a charge declares no other."""
    chosen, f.chosen = f.chosen, None
    assert chosen is not None
    if chosen == DECLARED:
        return None
    row = p.scene.index[chosen[1]]
    f.chargers = tuple(sorted((*f.chargers, row)))
    p.effect(Mark(row, RULE, (("declared", True),)))
    p.tell("kill_team-event-declared", model=chosen[1], target=p.scene.names[f.target])
    return "declare"


@charge.step("KT-CHARGE-04")
def overwatch(p: Position, f: Charge) -> StepResult:
    """Then all Overwatch, before any distance is rolled."""
    return Overwatch(f.target, f.chargers)


@charge.step()
def forget_overwatch(p: Position, f: Charge) -> StepResult:
    """Who has fired is not asked again where nobody is left who could still charge."""
    bars, target = p.rules.actions["charge"].of_actor, model(p, f.target)
    if all(forbidding(bars, p, row) for row in of_side(p, 1 - target.side)):
        for row in of_side(p, target.side):
            if model(p, row).overwatched:
                p.effect(Mark(row, RULE, (("overwatched", False),)))
    return None


@charge.step("KT-CHARGE-05", "KT-RUL-02")
def roll_distances(p: Position, f: Charge) -> StepResult:
    """Each charger rolls for itself, all before anybody moves; unless its target has died of its own weapon."""
    if not in_play(p, f.target):
        return DONE
    rolled = {row for row, _ in f.rolls}
    left = to_move(p, f)
    waiting = next((row for row in left if row not in rolled), -1)
    return "pick_mover" if waiting < 0 else ChargeRoll(waiting, f.target, needs(p, waiting, f.target, left))


def to_move(p: Position, f: Charge) -> tuple[int, ...]:
    """The chargers that are still to move."""
    return tuple(row for row in f.chargers if in_play(p, row) and row not in f.moved)


@charge.step("KT-CHARGE-05")
def keep_roll(p: Position, f: Charge) -> StepResult:
    """The next."""
    rolled = {row for row, _ in f.rolls}
    row = next(row for row in to_move(p, f) if row not in rolled)
    f.rolls, f.rolled = (*f.rolls, (row, f.rolled)), None
    return "roll_distances"


@charge.step("KT-CHARGE-05", "KT-RUL-02")
def pick_mover(p: Position, f: Charge) -> StepResult:
    """They move in the order that their player picks; where none is in the way of another it does not matter."""
    if not f.rolls:
        return "moves_made"
    reaching = tuple(row for row, rolled in f.rolls if rolled)
    if order_matters(p, f.target, reaching):
        return ask_mover(p, f, reaching)
    f.chosen = ("move", p.scene.names[f.rolls[0][0]])
    return None


def order_matters(p: Position, target: int, movers: tuple[int, ...]) -> bool:
    """Whether any of some chargers may be in the way of another."""
    pairs = combinations(movers, 2)
    return any(in_each_others_way(p, one, other, target, movers) for one, other in pairs)


def ask_mover(p: Position, f: Charge, movers: tuple[int, ...]) -> StepResult:
    """Which of them moves next."""
    names = p.scene.names
    options: tuple[Option, ...] = tuple(("move", names[row]) for row in movers)
    side, values = 1 - model(p, f.target).side, {"target": names[f.target]}
    return Choose(side, "kill_team-ask-mover", "chosen", options, default=options[0], values=values)


@charge.step("KT-CHARGE-05")
def move_charger(p: Position, f: Charge) -> StepResult:
    """It moves."""
    chosen, f.chosen = f.chosen, None
    assert chosen is not None
    row = p.scene.index[chosen[1]]
    rolled = next(rolled for each, rolled in f.rolls if each == row)
    f.rolls = tuple(each for each in f.rolls if each[0] != row)
    return ChargeMove(row, f.target, rolled)


@charge.step("KT-CHARGE-05")
def next_mover(p: Position, f: Charge) -> StepResult:
    """The next."""
    return "pick_mover"


@charge.step("KT-CHARGE-05")
def moves_made(p: Position, f: Charge) -> StepResult:
    """All chargers stand where they come to."""
    return None


@charge.step("KT-CHARGE-06")
def counter_charge(p: Position, f: Charge) -> StepResult:
    """Then the friends of the charged model counter-charge."""
    attackers = tuple(row for row in f.chargers if in_play(p, row) and model(p, row).charged)
    f.chargers = f.moved = ()
    return CounterCharges(f.target, attackers) if attackers else DONE


def _begin(p: Position, row: int, option: Option) -> Frame:
    return Charge(p.scene.index[option[1]], (row,))


KILL_TEAM.action(
    Action(
        "charge",
        lambda p, row: tuple(enemies(p, row)),
        _begin,
        lambda p, target: ("charge", p.scene.names[target]),
    ),
    "KT-CHARGE-02",
    "KT-SUPPORT-01",
)


@KILL_TEAM.restriction("action:charge", "KT-RUL-01", of="option", only={"renominate": False})
def charged_before(p: Position, row: int, target: int) -> bool:
    """An enemy is named once a phase."""
    f = p.stack[-1]
    return isinstance(f, ChargePhase) and target in f.named


@KILL_TEAM.verifier("kill_team-ask-charge")
def explain_charge(p: Position, f: ChargePhase, option: Option) -> None:
    """Say why nobody can charge an enemy, of the nearest model; or why a model does not redirect its charge."""
    redirecting = _named(p, option, "redirect")
    if redirecting in p.scene.pieces[f.side] and in_play(p, redirecting):
        actions.verify(p, redirecting, option)
    target = _named(p, option, "charge")
    if target in p.scene.pieces[f.side]:
        raise Illegal("reason-charge-friend", ("KT-CHARGE-02",), model=option[1])
    if target not in p.scene.pieces[1 - f.side]:
        return
    if not in_play(p, target):
        raise Illegal("reason-charge-nobody-there", ("KT-CHARGE-02",), model=option[1])
    own = min(of_side(p, f.side), key=lambda row: (distance_between(p, row, target), row))
    actions.verify(p, own, ("charge", option[1]))


@KILL_TEAM.verifier("kill_team-ask-declare")
def explain_declaration(p: Position, f: Charge, option: Option) -> None:
    """Say why a model cannot charge the enemy named."""
    row = _named(p, option, "declare")
    if row not in p.scene.pieces[1 - model(p, f.target).side]:
        return
    if not model(p, row).alive:
        raise Illegal("reason-destroyed", ("KT-CHARGE-03",), model=option[1])
    if in_play(p, row):
        actions.verify(p, row, ("charge", p.scene.names[f.target]))


def _named(p: Position, option: Option, word: str) -> int:
    """The row that an answer of this word names; -1 for any other."""
    if len(option) != 2 or option[0] != word:
        return -1
    return p.scene.index.get(option[1], -1)


KILL_TEAM.stops.update(end_of_charge=Charge, end_of_charge_phase=ChargePhase)
