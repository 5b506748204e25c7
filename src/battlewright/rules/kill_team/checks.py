"""What can be wrong with a set-up: every field with its place, its value and what was expected, all at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from battlewright.core.compiled import Rules
from battlewright.rules.common.checks import Path, check_ends, check_turn, problem, within
from battlewright.rules.common.game import PieceEntry, Problem, Setup
from battlewright.rules.kill_team.checks_profile import GUNS, check_profile, guns
from battlewright.rules.kill_team.checks_standing import check_standing
from battlewright.rules.kill_team.profiles import Profile, profile_of, shipped
from battlewright.rules.kill_team.setup import PHASES, SIDES
from battlewright.rules.kill_team.state import TURNS

TRUTHS = (
    "destroyed", "overwatched", "charged", "counter_charged", "dived", "climbed", "slowed", "feared", "fought",
    "falling_back", "grounded", "jinking", "regrouped",
)  # fmt: skip
MOVED = ("moved", "jumped", "ran")
NAMES = ("shot_at", "challenge")
"""Fields that name an enemy."""

FIELDS = ("wounds_lost", "moved", "fired", *NAMES, *TRUTHS, "concussed", "used")
ONCE = ("assault_grenades",)
"""What can be used up beside grenades that are weapons."""


def check(rules: Rules, setup: Setup) -> list[Problem]:
    """Everything wrong with the set-up."""
    found: list[Problem] = []
    for side, entries in zip(SIDES, setup.sides, strict=True):
        foes = [entry.id for entry in setup.sides[1 - SIDES.index(side)]]
        for index, entry in enumerate(entries):
            found += _check_piece(entry, ("sides", side, "models", index), foes)
    found += check_turn(setup, SIDES, PHASES, TURNS)
    found += check_ends(setup, "KT-RUL-41")
    if not found:
        found += check_standing(setup)
    return found


def _check_piece(entry: PieceEntry, path: Path, foes: list[str]) -> Iterator[Problem]:
    known = shipped()["profiles"]
    if entry.profile not in known:
        values = {"value": entry.profile, "expected": ", ".join(sorted(known))}
        yield Problem((*path, "profile"), "check-unknown-profile", values)
        return
    if entry.at is None:
        yield problem((*path, "at"), "-", "[x, y]")
    changes = list(check_profile(entry, path))
    yield from changes
    if not changes:
        yield from _check_state(profile_of(entry), entry, path, foes)


def _check_state(own: Profile, entry: PieceEntry, path: Path, foes: list[str]) -> Iterator[Problem]:
    for name, value in entry.state.items():
        where = (*path, name)
        if name in TRUTHS:
            if not isinstance(value, bool):
                yield problem(where, value, "true, false")
        elif name in NAMES:
            if value not in foes:
                yield problem(where, value, ", ".join(foes))
        elif name == "wounds_lost":
            yield from within(where, value, (0, own.W - 1), "KT-S-304F")
        elif name == "concussed":
            yield from within(where, value, (0, 2), "KT-W-15A")
        elif name in ("moved", "fired"):
            words = MOVED if name == "moved" else guns(own)
            if value not in words:
                yield problem(where, value, ", ".join(words) or "-")
        elif name == "used":
            yield from _check_used(own, value, where)
        else:
            yield Problem(where, "check-unknown-field", {"value": name, "expected": ", ".join(FIELDS)})


def _check_used(own: Profile, value: Any, where: Path) -> Iterator[Problem]:
    """What is used up is what the model has and can use once (KT-S-301M, KT-W-21A)."""
    grenades = tuple(weapon.name for weapon in own.weapons if "grenade" in weapon.rules)
    spendable = (*grenades, *(item for item in ONCE if item in own.wargear))
    if not isinstance(value, (list, tuple)) or any(one not in spendable for one in value):
        yield problem(where, value, f"[{', '.join(spendable)}]", "KT-S-301M")


def fields() -> dict[str, Any]:
    """JSON Schema of a model's own fields."""
    word, truth = {"type": "string"}, {"type": "boolean"}
    return {
        "stats": {
            "type": "object",
            "maxProperties": 40,
            "description": "Statistics over those of the profile, also rules and wargear by lists.",
        },
        "wounds_lost": {"type": "integer", "minimum": 0},
        "moved": {"enum": list(MOVED)},
        "fired": {"enum": list(GUNS)},
        "concussed": {"type": "integer", "minimum": 0},
        "used": {"type": "array", "items": word, "maxItems": 20},
        **dict.fromkeys(NAMES, word),
        **dict.fromkeys(TRUTHS, truth),
    }
