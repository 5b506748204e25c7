"""What can be wrong with where units and characters stand: ranks, places in a unit, bases on one another."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.core.compiled import Rules
from battlewright.rules.common.checks import Path, problem
from battlewright.rules.common.game import PieceEntry, Problem, Setup
from battlewright.rules.ninth_age.profiles import Profile, profile_of
from battlewright.rules.ninth_age.setup import SIDES, fits, places, slot_of
from battlewright.table.angles import DEGREE

SHARED = ("charged", "charging", "downhill", "fought", "fleeing")
"""What a character in a unit has in common with it."""


class _Standing:
    """The entries of a set-up whose fields are sound, by id, with their profiles and places."""

    def __init__(self, setup: Setup) -> None:
        self.path: dict[str, Path] = {}
        self.entries: dict[str, PieceEntry] = {}
        self.side: dict[str, int] = {}
        for side, entries in enumerate(setup.sides):
            for index, entry in enumerate(entries):
                self.path[entry.id] = ("sides", SIDES[side], "models", index)
                self.entries[entry.id], self.side[entry.id] = entry, side
        self.own: dict[str, Profile] = {id: profile_of(entry) for id, entry in self.entries.items()}

    def units(self) -> list[str]:
        return [id for id, own in self.own.items() if not own.is_character]

    def joined(self, unit: str) -> list[str]:
        """The characters with a unit."""
        return [id for id, entry in self.entries.items() if entry.state.get("unit") == unit]


def check_standing(rules: Rules, setup: Setup) -> list[Problem]:
    """Everything wrong with ranks and joined characters of entries whose fields are sound."""
    all = _Standing(setup)
    found = [one for id, own in all.own.items() if own.is_character for one in _check_joining(all, id)]
    if not found:
        found += [one for id in all.units() for one in (*_check_ranks(all, id), *_check_slots(all, id))]
    return found


def _check_joining(all: _Standing, id: str) -> Iterator[Problem]:
    """A unit of its own side, and a base that goes into it or beside it."""
    entry, path = all.entries[id], all.path[id]
    if "unit" not in entry.state:
        return
    unit = entry.state["unit"]
    known = [other for other in all.units() if all.side[other] == all.side[id]]
    if unit not in known:
        yield problem((*path, "unit"), unit, ", ".join(known) or "-")
        return
    matches = fits(all.own[id], all.own[unit])
    if matches and "beside" in entry.state:
        yield problem((*path, "beside"), entry.state["beside"], "-", "T9A-H-63A")
    elif not matches and "beside" not in entry.state:
        name, value = ("slot", entry.state["slot"]) if "slot" in entry.state else ("beside", "-")
        expected = "-" if name == "slot" else "left, right"
        yield problem((*path, name), value, expected, "T9A-H-64A")
    elif matches and matches[1] > all.entries[unit].state["files"]:
        yield problem((*path, "unit"), unit, f"files >= {matches[1]}", "T9A-H-63A")
    if "beside" in entry.state:
        side = entry.state["beside"]
        first = next(o for o in all.joined(unit) if all.entries[o].state.get("beside") == side)
        if first != id:
            yield problem((*path, "beside"), side, "left, right", "T9A-H-64B")
    yield from _check_shared(entry, all.entries[unit], path)


def _check_shared(entry: PieceEntry, unit: PieceEntry, path: Path) -> Iterator[Problem]:
    """Who is in a unit has done what the unit has done, and faces as it does."""
    for name in SHARED:
        of_unit = unit.state.get(name, False)
        if entry.state.get(name, of_unit) != of_unit:
            yield problem((*path, name), entry.state[name], str(of_unit).lower(), "T9A-H-62A")
    if entry.facing not in (0, unit.facing):
        degrees = [f"{facing / DEGREE:g}" for facing in (entry.facing, unit.facing)]
        yield problem((*path, "facing"), degrees[0], degrees[1], "T9A-H-62A")


def _check_ranks(all: _Standing, id: str) -> Iterator[Problem]:
    """Files, models and holes make ranks: each hole is in the block, once, and the front rank is not empty."""
    state, path = all.entries[id].state, all.path[id]
    inside = [all.own[o] for o in all.joined(id) if "beside" not in all.entries[o].state]
    standing = state["models"] + places(all.own[id], inside)
    holes = [tuple(hole) for hole in state.get("holes", ())]
    if state["files"] > standing:
        yield problem((*path, "files"), state["files"], f"1..{standing}")
        return
    ranks = -(-(standing + len(set(holes))) // state["files"])
    for index, (rank, file) in enumerate(holes):
        where = (*path, "holes", index)
        if (rank, file) in holes[:index]:
            yield Problem(where, "check-hole-twice", {"value": f"[{rank}, {file}]"})
        elif file > state["files"] or rank > ranks:
            values = {"value": f"[{rank}, {file}]", "ranks": ranks, "files": state["files"]}
            yield Problem(where, "check-hole-outside", values)
    if {(1, file) for file in range(1, state["files"] + 1)} <= set(holes):
        yield problem((*path, "holes"), "[1, 1..]", "[2.., ..]")


def _check_slots(all: _Standing, id: str) -> Iterator[Problem]:
    """Characters in a unit stand in its ranks, none where another stands."""
    files = all.entries[id].state["files"]
    taken: dict[tuple[int, int], str] = {}
    for other in all.joined(id):
        state, size = all.entries[other].state, fits(all.own[other], all.own[id])
        if "slot" not in state or size is None:
            continue
        (rank, file), (ranks, wide) = slot_of(state), size
        where = (*all.path[other], "slot")
        if file + wide > files:
            yield problem(where, state["slot"], f"[.., 1..{files - wide + 1}]", "T9A-H-63A")
            continue
        for slot in ((rank + r, file + f) for r in range(ranks) for f in range(wide)):
            if slot in taken:
                yield Problem(where, "check-overlap", {"value": str(state["slot"]), "other": taken[slot]})
                break
            taken[slot] = other
