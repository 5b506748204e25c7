"""What can be wrong with a set-up: every field with its place, its value and what was expected, all at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from battlewright.core.compiled import Rules
from battlewright.rules.common.checks import Path, check_ends, check_turn, is_whole, problem, within
from battlewright.rules.common.game import PieceEntry, Problem, Setup
from battlewright.rules.ninth_age.checks_duels import check_duels
from battlewright.rules.ninth_age.checks_profile import check_profile
from battlewright.rules.ninth_age.checks_standing import check_standing
from battlewright.rules.ninth_age.checks_table import check_table
from battlewright.rules.ninth_age.profiles import Profile, profile_of, shipped
from battlewright.rules.ninth_age.setup import SIDES
from battlewright.rules.ninth_age.state import TURNS

PHASES = ("charge", "compulsory", "moves", "shooting", "combat", "fight")

UNIT_FIELDS = (
    "files", "models", "holes", "starting", "champion", "standard", "musician", "wounds_lost",
    "champion_wounds_lost", "charged", "charging", "downhill", "fought", "fleeing", "gone", "duel", "armour",
)  # fmt: skip
CHARACTER_FIELDS = (
    "unit", "slot", "beside", "general", "standard_bearer", "wounds_lost", "charged", "charging", "downhill",
    "fought", "fleeing", "refused", "gone", "duel", "armour",
)  # fmt: skip
TRUTHS = (
    "champion", "standard", "musician", "charged", "downhill", "fought", "fleeing", "general", "standard_bearer",
    "refused",
)  # fmt: skip
COMMAND = {"champion": "T9A-H-74D", "standard": "T9A-H-62A", "musician": "T9A-H-62A"}
"""Who is only in units with a command group."""

MOST_MODELS = 400
LOSABLE = ("frenzy",)
"""Special rules that a unit may have lost."""


def check(rules: Rules, setup: Setup) -> list[Problem]:
    """Everything wrong with the set-up."""
    found: list[Problem] = []
    for side, entries in zip(SIDES, setup.sides, strict=True):
        for index, entry in enumerate(entries):
            found += _check_piece(rules, entry, ("sides", side, "models", index))
    found += _check_honours(setup)
    if not found:
        found += check_standing(rules, setup)
    if not found:
        found += check_duels(rules, setup)
    if not found:
        found += check_table(rules, setup)
    return [*found, *check_turn(setup, SIDES, PHASES, TURNS), *check_ends(setup, "T9A-R-15")]


def _check_piece(rules: Rules, entry: PieceEntry, path: Path) -> list[Problem]:
    known = shipped()["profiles"]
    if entry.profile not in known:
        values = {"value": entry.profile, "expected": ", ".join(sorted(known))}
        return [Problem((*path, "profile"), "check-unknown-profile", values)]
    found = list(check_profile(rules, entry, path))
    if found:
        return found
    own = profile_of(entry)
    found += _check_fields(own, entry, path)
    found += _check_character(own, entry, path) if own.is_character else _check_unit(own, entry, path)
    return found


def _check_fields(own: Profile, entry: PieceEntry, path: Path) -> Iterator[Problem]:
    """Fields that units and characters have alike; the table is flat."""
    if entry.at is not None and entry.at[2]:
        yield problem((*path, "at"), "[x, y, z]", "[x, y]", "T9A-H-37C")
    known = CHARACTER_FIELDS if own.is_character else UNIT_FIELDS
    for name, value in entry.state.items():
        where = (*path, name)
        if name not in known:
            yield Problem(where, "check-unknown-field", {"value": name, "expected": ", ".join(known)})
        elif name in TRUTHS:
            if not isinstance(value, bool):
                yield problem(where, value, "true, false")
        elif name == "gone":
            losable = [
                rule for rule in LOSABLE if rule in own.rules or any(rule in of.rules for of in own.parts)
            ]
            if not isinstance(value, (list, tuple)) or any(one not in losable for one in value):
                yield problem(where, value, f"[{', '.join(losable)}]", "T9A-H-69D")
        elif name == "wounds_lost":
            yield from within(where, value, (0, own.W - 1), "T9A-H-47D")


def _check_unit(own: Profile, entry: PieceEntry, path: Path) -> Iterator[Problem]:
    state = entry.state
    if entry.at is None:
        yield problem((*path, "at"), "-", "[x, y]")
    for name in ("files", "models"):
        yield from within((*path, name), state.get(name, "-"), (1, MOST_MODELS))
    if "starting" in state and is_whole(state.get("models")):
        yield from within((*path, "starting"), state["starting"], (state["models"], MOST_MODELS))
    for name, clause in COMMAND.items():
        if state.get(name) is True and not own.command:
            yield problem((*path, name), True, "false", clause)
    if "champion_wounds_lost" in state:
        most = own.W - 1 if state.get("champion") is True else 0
        yield from within(
            (*path, "champion_wounds_lost"), state["champion_wounds_lost"], (0, most), "T9A-H-74D"
        )
    yield from _check_few(entry, path)


def _check_few(entry: PieceEntry, path: Path) -> Iterator[Problem]:
    """A model is one of the command group, and a champion by himself has no rank and file to bear wounds."""
    state = entry.state
    group = [name for name in COMMAND if state.get(name) is True]
    if not is_whole(state.get("models")):
        return
    if len(group) > state["models"] > 0:
        yield problem((*path, "models"), state["models"], f"{len(group)}..{MOST_MODELS}", "T9A-H-62A")
    elif group[:1] == ["champion"] and state["models"] == 1 and state.get("wounds_lost"):
        yield problem((*path, "wounds_lost"), state["wounds_lost"], "0", "T9A-H-47D")


def _check_character(own: Profile, entry: PieceEntry, path: Path) -> Iterator[Problem]:
    state = entry.state
    if "unit" in state:
        if entry.at is not None:
            yield problem((*path, "at"), "[x, y]", "-", "T9A-H-62A")
        if "slot" in state and "beside" in state:
            yield problem((*path, "beside"), state["beside"], "-", "T9A-H-64A")
        return
    if entry.at is None:
        yield problem((*path, "at"), "-", "[x, y]")
    for name in ("slot", "beside"):
        if name in state:
            yield problem((*path, name), state[name], "-", "T9A-H-62A")


def _check_honours(setup: Setup) -> Iterator[Problem]:
    """One general and one battle standard bearer a side."""
    for side, entries in zip(SIDES, setup.sides, strict=True):
        for name in ("general", "standard_bearer"):
            holders = [i for i, entry in enumerate(entries) if entry.state.get(name) is True]
            for index in holders[1:]:
                yield problem(("sides", side, "models", index, name), True, "false", "T9A-H-74A")


def fields() -> dict[str, Any]:
    """JSON Schema of the fields of a unit or character."""
    whole, truth = {"type": "integer", "minimum": 0}, {"type": "boolean"}
    slot = {"type": "array", "items": {"type": "integer", "minimum": 1}, "minItems": 2, "maxItems": 2}
    words = {"type": "array", "items": {"type": "string"}, "maxItems": 20}
    return {
        "stats": {
            "type": "object",
            "maxProperties": 40,
            "description": "Statistics over those of the profile, those of other parts by the part's name.",
        },
        "armour": words,
        "files": {"type": "integer", "minimum": 1},
        "models": {"type": "integer", "minimum": 1},
        "holes": {"type": "array", "items": slot, "maxItems": MOST_MODELS},
        "starting": whole,
        "wounds_lost": whole,
        "champion_wounds_lost": whole,
        "unit": {"type": "string"},
        "slot": slot,
        "beside": {"enum": ["left", "right"]},
        "duel": {"type": "string"},
        "charging": {"type": "string"},
        "gone": words,
        **dict.fromkeys(TRUTHS, truth),
    }
