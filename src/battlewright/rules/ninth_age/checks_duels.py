"""What can be wrong with the duels of a set-up: who fights whom, and whether their units are in contact (H65)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from battlewright.core.compiled import Rules
from battlewright.core.position import Position
from battlewright.rules.common.checks import problem
from battlewright.rules.common.game import PieceEntry, Problem, Setup
from battlewright.rules.ninth_age.contact import touching
from battlewright.rules.ninth_age.formation import leader
from battlewright.rules.ninth_age.profiles import profile_of
from battlewright.rules.ninth_age.setup import SIDES, build


def check_duels(rules: Rules, setup: Setup) -> Iterator[Problem]:
    """Duellists are an enemy character, or a unit for its champion; each has one opponent, which its unit touches."""
    sides = [{entry.id: entry for entry in entries} for entries in setup.sides]
    named = {entry.id: entry.state["duel"] for of in sides for entry in of.values() if "duel" in entry.state}
    if not named:
        return
    still = msgspec.structs.replace(setup, turn={}, ends={})
    p = build(rules, still) if all(_is_known(other, sides) for other in named.values()) else None
    for side, own in enumerate(sides):
        for index, entry in enumerate(own.values()):
            if "duel" in entry.state:
                where = ("sides", SIDES[side], "models", index, "duel")
                for value, expected, clause in _wrong(p, entry, sides[1 - side], named):
                    yield problem(where, value, expected, clause)


def _wrong(
    p: Position | None, entry: PieceEntry, foes: dict[str, PieceEntry], named: dict[str, str]
) -> Iterator[tuple[str, str, str]]:
    other = entry.state["duel"]
    able = [id for id, foe in foes.items() if _may_duel(foe)]
    if not _may_duel(entry):
        yield other, "-", "T9A-H-65A"
    elif other not in able:
        yield other, ", ".join(able) or "-", "T9A-H-65C"
    elif named.get(other, entry.id) != entry.id or list(named.values()).count(other) > 1:
        yield other, named.get(other, "-"), "T9A-H-65M"
    elif p is not None:
        index = p.scene.index
        touched = [p.scene.names[row] for row in touching(p, index[entry.id])]
        if p.scene.names[leader(p, index[other])] not in touched:
            yield other, ", ".join(touched) or "-", "T9A-H-65C"


def _is_known(id: str, sides: list[dict[str, PieceEntry]]) -> bool:
    return any(id in of for of in sides)


def _may_duel(entry: PieceEntry) -> bool:
    """Whether it is a character, or a unit with a champion."""
    return profile_of(entry).is_character or entry.state.get("champion") is True
