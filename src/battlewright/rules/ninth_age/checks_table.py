"""What can be wrong with a set-up once it stands on the table: places in the ranks that are none, flight in contact, a
fight by itself without one combat to fight."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from battlewright.core.compiled import Rules
from battlewright.core.position import Position
from battlewright.rules.common.checks import Path, problem
from battlewright.rules.common.game import PieceEntry, Problem, Setup
from battlewright.rules.ninth_age.combatants import combats
from battlewright.rules.ninth_age.contact import touching
from battlewright.rules.ninth_age.formation import formation, leader
from battlewright.rules.ninth_age.setup import FIGHT, SIDES, build, slot_of


def check_table(rules: Rules, setup: Setup) -> Iterator[Problem]:
    """Everything wrong with places in the ranks and contacts of a set-up in which every field is sound by itself."""
    p = build(rules, msgspec.structs.replace(setup, turn={}, ends={}))
    for side, entries in zip(SIDES, setup.sides, strict=True):
        for index, entry in enumerate(entries):
            where = ("sides", side, "models", index)
            check = _check_place if "unit" in entry.state else _check_contact
            yield from check(p, entry, where)
    if setup.turn.get("phase") == FIGHT:
        yield from _check_fight(p)


def _check_fight(p: Position) -> Iterator[Problem]:
    """There is one combat on the table."""
    fought = combats(p)
    where = ("turn", "phase")
    if not fought:
        yield Problem(where, "check-fight-without-contact", {"value": FIGHT}, ("T9A-H-34A",))
    elif len(fought) > 1:
        named = [", ".join(p.scene.names[row] for row in rows) for rows in fought]
        values = {"value": FIGHT, "count": len(fought), "first": named[0], "second": named[1]}
        yield Problem(where, "check-fights", values, ("T9A-H-34A",))


def _check_place(p: Position, entry: PieceEntry, where: Path) -> Iterator[Problem]:
    """A character in a unit has the place that it asks for."""
    row = p.scene.index[entry.id]
    slots = formation(p, leader(p, row)).by_model[row].slots
    if "slot" in entry.state and slots and slots[0] != slot_of(entry.state):
        rank, file = slots[0]
        yield problem((*where, "slot"), entry.state["slot"], f"[{rank + 1}, {file + 1}]", "T9A-H-62A")


def _check_contact(p: Position, entry: PieceEntry, where: Path) -> Iterator[Problem]:
    """Who flees has left the enemy, who has fought is with one still, and who says whom it charged is with him."""
    foes = touching(p, p.scene.index[entry.id])
    if entry.state.get("fleeing") is True and foes:
        yield problem((*where, "fleeing"), True, "false", "T9A-H-40A", "T9A-H-41A")
    if entry.state.get("fought") is True and not foes:
        yield problem((*where, "fought"), True, "false", "T9A-H-34S")
    if entry.state.get("downhill") is True and entry.state.get("charged") is not True:
        yield problem((*where, "downhill"), True, "false", "T9A-H-37C")
    if "charging" in entry.state:
        may = [p.scene.names[foe] for foe in foes] if entry.state.get("charged") is True else []
        if entry.state["charging"] not in may:
            yield problem((*where, "charging"), entry.state["charging"], ", ".join(may) or "-", "T9A-S-01B")
