"""A fight: one combat, from Fear to the sweeping advances on those that it has broken (3.9)."""

from __future__ import annotations

from typing import Any

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import DONE, MEET, Choose, Each, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.breakdown import tell_lines
from battlewright.rules.common.pieces import in_play
from battlewright.rules.kill_team.challenge import Challenge, leader_facing
from battlewright.rules.kill_team.combatants import NOBODY, Rows, active_first, combats, of, present
from battlewright.rules.kill_team.consolidate import Aftermath
from battlewright.rules.kill_team.effects import RULE, Bury, Mark
from battlewright.rules.kill_team.fear import FearTests
from battlewright.rules.kill_team.initiative import InitiativeSteps
from battlewright.rules.kill_team.morale import breaks
from battlewright.rules.kill_team.result import result, result_lines, winner
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import model
from battlewright.rules.kill_team.weapon_choice import PickWeapons, Weapons


class FightPhase(Frame, tag="fight_phase"):
    """The Fight sub-phase in the turn of a side. `waiting` are the models that have not fought yet, `chosen` names one
    of the combat that is fought next; `models` are those of the one just fought, `winner` the side that won it."""

    side: int
    waiting: Rows = ()
    chosen: Option | None = None
    models: Rows = ()
    winner: int = NOBODY


class Fight(Frame, tag="fight"):
    """A fight of `models`, the first combat of the table if none are named.

    `weapons` are those that were picked, `refused` is a leader who refused a challenge, `wounds` those that each side
    has caused. The `winner`, a side or -1, is told to the frame below, if that is a `FightPhase`.
    """

    models: Rows = ()
    weapons: Weapons = ()
    refused: int = NOBODY
    wounds: tuple[int, int] = (0, 0)
    winner: int = NOBODY
    difference: int = 0


fight = KILL_TEAM.procedure(Fight)


@fight.step("KT-RUL-31", "KT-SUPATT-02")
def begin(p: Position, f: Fight) -> StepResult:
    """All of one combat fight."""
    if not f.models:
        f.models = next(iter(combats(p)), ())
    return None if f.models else DONE


@fight.step("KT-S-309B")
def test_for_fear(p: Position, f: Fight) -> StepResult:
    """Who faces what it fears tests."""
    return FearTests(f.models)


@fight.step("KT-S-309D")
def challenge(p: Position, f: Fight) -> StepResult:
    """Leaders challenge each other."""
    facing = any(leader_facing(p, f.models, row) != NOBODY for row in f.models)
    return Challenge(f.models) if facing else None


@fight.step("KT-W-13D")
def pick_weapons(p: Position, f: Fight) -> StepResult:
    """Weapons are picked."""
    return PickWeapons(active_first(p, f.models))


@fight.step("KT-S-309G")
def strike_by_initiative(p: Position, f: Fight) -> StepResult:
    """All strike, by Initiative."""
    weapons, f.weapons = f.weapons, ()
    refused, f.refused = f.refused, NOBODY
    return InitiativeSteps(f.models, weapons, refused)


FORGOTTEN = ("feared", "dived", "climbed", "slowed", "rebuffed", "unlocked")
"""What nobody asks about any more once all have struck."""


@fight.step("KT-AERIAL-09", "KT-CLIMB-08", "KT-S-309C")
def forget(p: Position, f: Fight) -> StepResult:
    """What lasted for the blows is over."""
    for row in present(p, f.models):
        m = model(p, row)
        if any(getattr(m, name) for name in FORGOTTEN):
            p.effect(Mark(row, RULE, tuple((name, False) for name in FORGOTTEN)))
    return None


@fight.step("KT-S-309M", "KT-RESULT-01", "KT-RESULT-04")
def reckon(p: Position, f: Fight) -> StepResult:
    """The side with the higher result has won."""
    both = result(p, f, 0), result(p, f, 1)
    for side, points in enumerate(both):
        p.mark("result", points, side + 1)
        p.tell("kill_team-event-result", side=side, points=points)
        tell_lines(p, "kill_team-event-result-line", side, result_lines(p, f, side))
    f.winner, f.difference = winner(p, f, both), abs(both[0] - both[1])
    f.wounds = (0, 0)
    for row in f.models:
        if not in_play(p, row):
            p.effect(Bury(row, RULE))
    f.models = present(p, f.models)
    if not _losers(p, f):
        f.difference = 0
    return MEET


def _losers(p: Position, f: Fight) -> Rows:
    return () if f.winner == NOBODY else of(p, f.models, 1 - f.winner)


@fight.step("KT-F-01A", "KT-F-02A")
def test_morale(p: Position, f: Fight) -> StepResult:
    """The losers test Morale, and are chased if they fail."""
    difference, f.difference = f.difference, 0
    return Each(breaks(p, _losers(p, f), difference))


@fight.step()
def end_fight(p: Position, f: Fight) -> StepResult:
    """The rest follows when the phase goes on."""
    below: Any = p.stack[-2] if len(p.stack) > 1 else None
    if isinstance(below, FightPhase):
        below.models, below.winner = f.models, f.winner
    return DONE


phase = KILL_TEAM.procedure(FightPhase)


@phase.step("KT-S-309A")
def find_combats(p: Position, f: FightPhase) -> StepResult:
    """All who are in a combat now will fight."""
    f.waiting = tuple(sorted(row for rows in combats(p) for row in rows))
    return None


@phase.step("KT-S-309A")
def pick_combat(p: Position, f: FightPhase) -> StepResult:
    """The active player picks the next combat; each is fought once."""
    options = tuple(("fight", p.scene.names[rows[0]]) for rows in _unfought(p, f))
    if not options:
        return "all_fought"
    return Choose(f.side, "kill_team-ask-combat", "chosen", options, default=options[0])


def _unfought(p: Position, f: FightPhase) -> tuple[Rows, ...]:
    """The combats in which nobody has fought yet."""
    if not f.waiting:
        return ()
    return tuple(rows for rows in combats(p) if set(rows) <= set(f.waiting))


@phase.step("KT-S-309A", "KT-RUL-31")
def fight_combat(p: Position, f: FightPhase) -> StepResult:
    """It is fought."""
    chosen, f.chosen = f.chosen, None
    assert chosen is not None
    row = p.scene.index[chosen[1]]
    rows = next(rows for rows in combats(p) if row in rows)
    f.waiting = tuple(row for row in f.waiting if row not in rows)
    return Fight(rows)


@phase.step("KT-S-309A")
def is_last(p: Position, f: FightPhase) -> StepResult:
    """What follows a fight comes before the next one."""
    return "what_follows" if _unfought(p, f) else None


@phase.step("KT-S-309A")
def all_fought(p: Position, f: FightPhase) -> StepResult:
    """All combats have been fought, and nobody strikes any more."""
    f.waiting = ()
    return None if f.models else DONE


@phase.step("KT-F-03A", "KT-F-04A", "KT-F-04B")
def what_follows(p: Position, f: FightPhase) -> StepResult:
    """The losers flee, the winners consolidate, the others pile in."""
    models, f.models = f.models, ()
    won, f.winner = f.winner, NOBODY
    return Aftermath(models, won)


@phase.step("KT-S-309A")
def next_combat(p: Position, f: FightPhase) -> StepResult:
    """The next."""
    return "pick_combat" if f.waiting else DONE


@KILL_TEAM.verifier("kill_team-ask-combat")
def explain_combat(p: Position, f: FightPhase, option: Option) -> None:
    """Say why a model has no combat to be fought."""
    row = p.scene.index.get(option[1], -1) if len(option) == 2 and option[0] == "fight" else -1
    if row not in (*p.scene.pieces[0], *p.scene.pieces[1]):
        return
    if not any(row in rows for rows in combats(p)):
        raise Illegal("reason-no-combat", ("KT-RUL-31",), model=option[1])
    if row not in f.waiting:
        raise Illegal("reason-combat-fought", ("KT-S-309A",), model=option[1])


KILL_TEAM.stops.update(end_of_fight=Fight, end_of_blows=InitiativeSteps, end_of_fight_phase=FightPhase)
