"""Back strikes (2.6): who has been in whose back arc for its whole activation."""

from __future__ import annotations

from collections.abc import Iterable

from battlewright.core.position import Position
from battlewright.rules.common.pieces import body, standing
from battlewright.rules.hordes.arcs import in_front_of
from battlewright.rules.hordes.attack import AttackRoll
from battlewright.rules.hordes.effects import RULE, Begin, Behind, Face, Move
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import model
from battlewright.table.bodies import Disc


def is_behind(p: Position, row: int, other: int) -> bool:
    """Whether a model stands completely in the back arc of another."""
    return not in_front_of(body(p, other), body(p, row))


def note_behind(p: Position, row: int, places: Iterable[Disc]) -> None:
    """Forget those whose back arcs an active model leaves at one of these places.

    A straight move that begins and ends in a back arc has not left it; so of a way with bends this is called with the
    model's base at every bend, before the move.
    """
    known = model(p, row).behind
    if known:
        bases = tuple(places)
        kept = tuple(other for other in known if not any(in_front_of(body(p, other), base) for base in bases))
        if kept != known:
            p.effect(Behind(row, RULE, kept))


@HORDES.trigger(Begin, "HRD-R-206A", matches=lambda p, e: True)
def behind_at_the_beginning(p: Position, e: Begin) -> None:
    """When an activation begins, the model may be behind others."""
    own = body(p, e.affected)
    found = [row for row in standing(p) if not in_front_of(p.rows[row].base, own)]
    if found:
        p.effect(Behind(e.affected, RULE, tuple(found)))


@HORDES.trigger(Move, "HRD-R-206A", matches=lambda p, e: True)
def behind_after_a_move(p: Position, e: Move) -> None:
    """A model that moves may come out of back arcs."""
    note_behind(p, e.affected, (body(p, e.affected),))
    _look_round(p, e.affected)


@HORDES.trigger(Face, "HRD-R-206A", matches=lambda p, e: True)
def behind_after_a_turn(p: Position, e: Face) -> None:
    """One that turns may see who was behind it."""
    _look_round(p, e.affected)


def _look_round(p: Position, row: int) -> None:
    """Whoever was behind this model and is no longer has not been so for a whole activation."""
    for other in standing(p):
        known = p.rows[other].behind
        if row in known and not is_behind(p, other, row):
            p.effect(Behind(other, RULE, tuple(seen for seen in known if seen != row)))


@HORDES.contribution("attack.back_strike", "base", "HRD-RMOD-03", "HRD-R-206A", "HRD-R-206B")
def always_behind(p: Position, f: AttackRoll) -> int | None:
    """The attacker is, and was all its activation, in the target's back arc; out of its activation it never is."""
    struck = f.target in model(p, f.attacker).behind and is_behind(p, f.attacker, f.target)
    return 2 if struck else None


@HORDES.contribution("attack.skill", "add", "HRD-RMOD-03")
def back_strike_bonus(p: Position, f: AttackRoll) -> int | None:
    """+2 to the attack roll."""
    return p.value("attack.back_strike", f) or None
