"""Counter-charges: friends of the charged model run at those that have charged it (1.9)."""

from __future__ import annotations

from typing import Any

from battlewright.chance.dice import D6
from battlewright.chance.partition import at_least
from battlewright.core import actions
from battlewright.core.actions import Action
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, in_play
from battlewright.rules.kill_team.characteristics import LeadershipTest
from battlewright.rules.kill_team.charge_walk import Way
from battlewright.rules.kill_team.charge_way import way_to
from battlewright.rules.kill_team.effects import Mark, Move
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import NEAR, friends, gap_within, model, touching
from battlewright.rules.kill_team.terrain import Dangerous, endangered
from battlewright.table.lengths import INCH, TOLERANCE

STAY: Option = ("stay",)
"""Nobody else counter-charges."""


class CounterCharges(Frame, tag="counter_charges"):
    """All counter-charges against those that have charged one model; `tried` have tested already."""

    target: int
    attackers: tuple[int, ...]
    tried: tuple[int, ...] = ()
    chosen: Option | None = None


class CounterCharge(Frame, tag="counter_charge"):
    """A model tests its Leadership and runs into contact with one of the attackers."""

    model: int
    attackers: tuple[int, ...]
    passed: Any = None
    chosen: Option | None = None
    rolled: Any = None


counter_charges = KILL_TEAM.procedure(CounterCharges)


@counter_charges.step("KT-COUNTER-01", "KT-COUNTER-03")
def pick_counter_charger(p: Position, f: CounterCharges) -> StepResult:
    """One after another may try, in the order that their player picks."""
    options = [
        ("counter_charge", p.scene.names[row])
        for row in friends(p, f.target)
        if actions.options(p, row, ("counter_charge",))
    ]
    if not options:
        f.tried = ()
        return DONE
    side, values = model(p, f.target).side, {"target": p.scene.names[f.target]}
    return Choose(
        side, "kill_team-ask-counter-charge", "chosen", (*options, STAY), default=options[0], values=values
    )


@counter_charges.step("KT-COUNTER-03", "KT-COUNTER-04")
def try_counter_charge(p: Position, f: CounterCharges) -> StepResult:
    """It tries."""
    chosen, f.chosen = f.chosen, None
    assert chosen is not None
    if chosen == STAY:
        f.tried = ()
        return DONE
    row = p.scene.index[chosen[1]]
    f.tried = tuple(sorted((*f.tried, row)))
    return p.rules.actions["counter_charge"].begin(p, row, chosen)


@counter_charges.step("KT-COUNTER-03")
def next_counter_charger(p: Position, f: CounterCharges) -> StepResult:
    """The next."""
    return "pick_counter_charger"


counter_charge = KILL_TEAM.procedure(CounterCharge)


@counter_charge.step("KT-COUNTER-03")
def test_leadership(p: Position, f: CounterCharge) -> StepResult:
    """By a Leadership test."""
    return LeadershipTest(f.model, "counter_charge")


@counter_charge.step("KT-COUNTER-04", "KT-COUNTER-05")
def pick_attacker(p: Position, f: CounterCharge) -> StepResult:
    """If it passes it may charge at once, any of those within 3 inches."""
    passed, f.passed = f.passed, None
    near = [("into", p.scene.names[row]) for row in within_reach(p, f.model, f.attackers)]
    if not (passed and near):
        return DONE
    f.passed = passed
    values = {"model": p.scene.names[f.model]}
    return Choose(
        model(p, f.model).side,
        "kill_team-ask-attacker",
        "chosen",
        tuple(near),
        default=near[0],
        values=values,
    )


def within_reach(p: Position, row: int, attackers: tuple[int, ...]) -> list[int]:
    """The living attackers within 3 inches that a model can run into."""
    far = int(p.value("counter_charge.length", row)) * INCH + TOLERANCE
    near = (foe for foe in attackers if in_play(p, foe) and gap_within(p, row, foe, NEAR))
    return [foe for foe in near if _goes_on_foot(way_to(p, row, foe), far)]


def _goes_on_foot(way: Way | None, far: int) -> bool:
    """Whether a way into contact is short enough and needs no climb and no jump."""
    return way is not None and way.length <= far and not (way.hurdles or way.supporting)


@KILL_TEAM.contribution("counter_charge.length", "base", "KT-COUNTER-05", "KT-RUL-23")
def _three_inches(p: Position, row: int) -> int:
    return 3


@KILL_TEAM.contribution("counter_charge.length", "replace", "KT-RUL-23", only={"counter_move": "2d6"})
def _two_dice(p: Position, row: int) -> int:
    return 12


@counter_charge.step("KT-RUL-23", only={"counter_move": "2d6"})
def roll_counter_move(p: Position, f: CounterCharge) -> StepResult:
    """Two dice for its distance."""
    way = _way(p, f)
    need = -(-max(0, way.length - TOLERANCE) // INCH)
    values = {"model": p.scene.names[f.model], "target": _attacker(f), "need": need}
    partition = at_least((D6, D6), need)
    return Roll(model(p, f.model).side, "kill_team-roll-counter-charge", "rolled", partition, values=values)


@counter_charge.step("KT-M-05B")
def brave_danger(p: Position, f: CounterCharge) -> StepResult:
    """Dangerous ground may hurt it on its way."""
    runs = f.rolled is not False and endangered(body(p, f.model), _way(p, f).places, p.scene.table)
    return Dangerous(f.model) if runs else None


@counter_charge.step("KT-COUNTER-05", "KT-COUNTER-06", "KT-RUL-23", "KT-RUL-25")
def run_into_contact(p: Position, f: CounterCharge) -> StepResult:
    """Into contact, with none of the bonuses of a charge."""
    if not in_play(p, f.model):
        return DONE
    way, cause, failed = _way(p, f), Cause("counter_charge", f.model), f.rolled is False
    values = {"model": p.scene.names[f.model], "target": _attacker(f)}
    f.chosen = f.rolled = f.passed = None
    if failed:
        p.tell("kill_team-event-counter-charge-fails", **values)
        return DONE
    p.effect(Move(f.model, cause, *way.end, way.z))
    p.effect(Mark(f.model, cause, (("counter_charged", True),)))
    p.tell("kill_team-event-counter-charge", **values)
    return DONE


def _attacker(f: CounterCharge) -> str:
    assert f.chosen is not None
    return str(f.chosen[1])


def _way(p: Position, f: CounterCharge) -> Way:
    way = way_to(p, f.model, p.scene.index[_attacker(f)])
    assert way is not None
    return way


def _begin(p: Position, row: int, option: Option) -> Frame:
    f: Any = p.stack[-1]
    return CounterCharge(row, f.attackers)


KILL_TEAM.action(
    Action(
        "counter_charge",
        lambda p, row: (p.scene.names[row],),
        _begin,
        lambda p, name: ("counter_charge", name),
    ),
    "KT-COUNTER-02",
)


@KILL_TEAM.restriction("action:counter_charge", "KT-RUL-24", of="actor")
def counter_charge_while_locked(p: Position, row: int) -> bool:
    """A model locked in combat, the charged one too, does not."""
    return bool(touching(p, row))


@KILL_TEAM.restriction("action:counter_charge", "KT-RUL-24", of="actor")
def counter_charge_in_flight(p: Position, row: int) -> bool:
    """Nor one that falls back."""
    return model(p, row).falling_back


@KILL_TEAM.restriction("action:counter_charge", "KT-RUL-24", of="actor")
def counter_charge_from_the_ground(p: Position, row: int) -> bool:
    """Nor one that has gone to ground."""
    return model(p, row).grounded


@KILL_TEAM.restriction("action:counter_charge", "KT-RUL-24", "KT-COUNTER-03", of="actor")
def counter_charge_twice(p: Position, row: int) -> bool:
    """Nor one that has done so this phase, or has failed to just now."""
    f = p.stack[-1]
    return model(p, row).counter_charged or (isinstance(f, CounterCharges) and row in f.tried)


@KILL_TEAM.restriction("action:counter_charge", "KT-COUNTER-02", "KT-COUNTER-05", "KT-RUL-23", of="actor")
def counter_charge_too_far(p: Position, row: int) -> bool:
    """One of those that have charged must be within 3 inches."""
    return not within_reach(p, row, getattr(p.stack[-1], "attackers", ()))


@KILL_TEAM.verifier("kill_team-ask-counter-charge")
def explain_counter_charge(p: Position, f: CounterCharges, option: Option) -> None:
    """Say why a model does not counter-charge."""
    row = p.scene.index.get(option[1], -1) if len(option) == 2 and option[0] == "counter_charge" else -1
    if row in p.scene.pieces[model(p, f.target).side] and in_play(p, row):
        actions.verify(p, row, option)
