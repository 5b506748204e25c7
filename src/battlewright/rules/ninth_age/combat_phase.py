"""The close combat of a turn: combat after combat, in the order that the active player picks (H33, H34)."""

from __future__ import annotations

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.combat import CombatRound
from battlewright.rules.ninth_age.combatants import combats
from battlewright.rules.ninth_age.no_more_foes import NoMoreFoes
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.victory import decided


class CombatPhase(Frame, tag="combat_phase"):
    """The close combat of a side's turn: `waiting` are the formations that were in contact when it began and have not
    fought yet, `chosen` the combat to be fought next, by one who is in it."""

    side: int
    waiting: tuple[int, ...] = ()
    chosen: Option | None = None


phase = NINTH_AGE.procedure(CombatPhase)


@phase.step("T9A-H-33A", "T9A-H-33B")
def leave_combat(p: Position, f: CombatPhase) -> StepResult:
    """Who has lost all foes since the last moves turns away before anybody fights."""
    f.waiting = tuple(row for rows in combats(p) for row in rows)
    return NoMoreFoes()


@phase.step("T9A-H-34A", "T9A-H-34B", "T9A-H-42D", "T9A-H-42E")
def choose_combat(p: Position, f: CombatPhase) -> StepResult:
    """The active player picks the next combat; none is fought twice."""
    if decided(p):
        return DONE
    options = tuple(("fight", p.scene.names[rows[0]]) for rows in _unfought(p, f))
    if not options:
        return DONE
    return Choose(f.side, "ask-combat", "chosen", options, default=options[0])


def _unfought(p: Position, f: CombatPhase) -> tuple[tuple[int, ...], ...]:
    """The combats in which somebody waits to fight: with him fights who has joined him in pursuit."""
    return tuple(rows for rows in combats(p) if set(rows) & set(f.waiting))


@phase.step("T9A-H-34B")
def fight(p: Position, f: CombatPhase) -> StepResult:
    """It is fought for one round."""
    chosen, f.chosen = f.chosen, None
    assert chosen is not None
    row = p.scene.index[chosen[1]]
    rows = next(rows for rows in combats(p) if row in rows)
    f.waiting = tuple(row for row in f.waiting if row not in rows)
    return CombatRound(units=rows)


@phase.step("T9A-H-34S")
def next_combat(p: Position, f: CombatPhase) -> StepResult:
    """The next."""
    return "choose_combat"


@NINTH_AGE.verifier("ask-combat")
def explain_combat(p: Position, f: CombatPhase, option: Option) -> None:
    """Say why a formation has no combat to be fought."""
    row = p.scene.index.get(option[1]) if len(option) == 2 and option[0] == "fight" else None
    if row is None or row < 3:
        return
    name = p.scene.names[row]
    if not any(row in rows for rows in combats(p)):
        raise Illegal("reason-not-in-combat", ("T9A-H-34A",), model=name)
    if not any(row in rows for rows in _unfought(p, f)):
        raise Illegal("reason-fought-already", ("T9A-H-34B",), model=name)
