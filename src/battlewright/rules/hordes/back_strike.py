"""Back strikes (2.6): who has been in whose back arc for its whole activation."""

from __future__ import annotations

from collections.abc import Iterable

from battlewright.core.effects import Effect
from battlewright.core.position import Position
from battlewright.rules.hordes.activation import Activation
from battlewright.rules.hordes.arcs import in_front_of
from battlewright.rules.hordes.attack import AttackRoll
from battlewright.rules.hordes.effects import RULE, Begin, Behind, Face, Move
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import body, model, standing
from battlewright.table.bodies import Disc


def is_behind(p: Position, row: int, other: int) -> bool:
    """Whether a model stands completely in the back arc of another."""
    return not in_front_of(body(p, other), body(p, row))


def active_row(p: Position) -> int:
    """The model whose activation it is, -1 without."""
    return next((f.model for f in reversed(p.stack) if type(f) is Activation), -1)


def note_behind(p: Position, row: int, places: Iterable[Disc] = ()) -> None:
    """Forget those whose back arc an active model has left: at the places on its way, or where it stands now."""
    known = model(p, row).behind
    looks = tuple(places) or (body(p, row),)
    kept = tuple(other for other in known if not any(in_front_of(body(p, other), base) for base in looks))
    if kept != known:
        p.effect(Behind(row, RULE, kept))


@HORDES.trigger(Begin, "HRD-R-206A", matches=lambda p, e: True)
def behind_at_the_beginning(p: Position, e: Begin) -> None:
    """When an activation begins, the model may be behind others."""
    found = tuple(row for row in standing(p) if row != e.affected and is_behind(p, e.affected, row))
    if found:
        p.effect(Behind(e.affected, RULE, found))


def _concerns_the_active(p: Position, e: Effect) -> bool:
    row = active_row(p)
    if row < 0:
        return False
    known = model(p, row).behind
    return bool(known) and (row == e.affected or e.affected in known)


@HORDES.trigger(Move, "HRD-R-206A", matches=_concerns_the_active)
def behind_after_a_move(p: Position, e: Move) -> None:
    """Whoever moves, the active model may be behind no longer."""
    note_behind(p, active_row(p))


@HORDES.trigger(Face, "HRD-R-206A", matches=_concerns_the_active)
def behind_after_a_turn(p: Position, e: Face) -> None:
    """The same when somebody turns."""
    note_behind(p, active_row(p))


@HORDES.contribution("attack.back_strike", "base", "HRD-RMOD-03", "HRD-R-206A", "HRD-R-206B")
def always_behind(p: Position, f: AttackRoll) -> int | None:
    """The attacker is, and was all its activation, in the target's back arc; out of its activation it never is."""
    struck = f.target in model(p, f.attacker).behind and is_behind(p, f.attacker, f.target)
    return 2 if struck else None


@HORDES.contribution("attack.skill", "add", "HRD-RMOD-03")
def back_strike_bonus(p: Position, f: AttackRoll) -> int | None:
    """+2 to the attack roll."""
    return p.value("attack.back_strike", f) or None
