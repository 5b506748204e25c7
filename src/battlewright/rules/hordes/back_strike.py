"""Back strikes (2.6): who has been in whose back arc for its whole activation."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.hordes.arcs import in_front_of
from battlewright.rules.hordes.attack import AttackRoll
from battlewright.rules.hordes.effects import RULE, Begin, Behind, Face, Move
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import body, model, standing


def is_behind(p: Position, row: int, other: int) -> bool:
    """Whether a model stands completely in the back arc of another."""
    return not in_front_of(body(p, other), body(p, row))


def note_behind(p: Position, row: int) -> None:
    """Forget those whose back arc an active model has left. A straight move that begins and ends in a back arc has not
    left it, so this is asked at the end of every straight move."""
    known = model(p, row).behind
    kept = tuple(other for other in known if is_behind(p, row, other))
    if kept != known:
        p.effect(Behind(row, RULE, kept))


@HORDES.trigger(Begin, "HRD-R-206A", matches=lambda p, e: True)
def behind_at_the_beginning(p: Position, e: Begin) -> None:
    """When an activation begins, the model may be behind others."""
    found = tuple(row for row in standing(p) if row != e.affected and is_behind(p, e.affected, row))
    if found:
        p.effect(Behind(e.affected, RULE, found))


def _stalkers(p: Position, moved: int) -> list[int]:
    """Whoever may be behind others no longer now that a model has moved or turned."""
    return [row for row in standing(p) if (known := p.rows[row].behind) and (row == moved or moved in known)]


@HORDES.trigger(Move, "HRD-R-206A", matches=lambda p, e: True)
def behind_after_a_move(p: Position, e: Move) -> None:
    """Whoever moves, an active model may be behind no longer."""
    for row in _stalkers(p, e.affected):
        note_behind(p, row)


@HORDES.trigger(Face, "HRD-R-206A", matches=lambda p, e: True)
def behind_after_a_turn(p: Position, e: Face) -> None:
    """The same when somebody turns."""
    for row in _stalkers(p, e.affected):
        note_behind(p, row)


@HORDES.contribution("attack.back_strike", "base", "HRD-RMOD-03", "HRD-R-206A", "HRD-R-206B")
def always_behind(p: Position, f: AttackRoll) -> int | None:
    """The attacker is, and was all its activation, in the target's back arc; out of its activation it never is."""
    struck = f.target in model(p, f.attacker).behind and is_behind(p, f.attacker, f.target)
    return 2 if struck else None


@HORDES.contribution("attack.skill", "add", "HRD-RMOD-03")
def back_strike_bonus(p: Position, f: AttackRoll) -> int | None:
    """+2 to the attack roll."""
    return p.value("attack.back_strike", f) or None
