"""What the checks of every ruleset say of a set-up: a wrong value, its place, what was expected; turn and ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from battlewright.rules.common.game import Problem, Setup

Path = tuple[str | int, ...]
"""Keys and indices from the scenario's root."""

MOST_ROUNDS = 99
"""The longest battle that a scenario may ask for."""


def problem(path: Path, value: Any, expected: str, *clauses: str) -> Problem:
    """A value that is not what was expected there."""
    return Problem(path, "check-value", {"value": spelled(value), "expected": expected}, clauses)


def spelled(value: Any) -> str:
    """A value as a file has it."""
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(spelled, value))}]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def is_whole(value: Any) -> bool:
    """Whether a value is a whole number, and no truth."""
    return type(value) is int


def within(where: Path, value: Any, limits: tuple[int, int], *clauses: str) -> Iterator[Problem]:
    """The problem of a value that is no whole number within its limits."""
    low, high = limits
    if not is_whole(value) or not low <= value <= high:
        yield problem(where, value, f"{low}..{high}" if low < high else f"{low}", *clauses)


def check_turn(
    setup: Setup, sides: tuple[str, ...], phases: tuple[str, ...], rounds: int
) -> Iterator[Problem]:
    """Round, side and phase that are not of the game; without `ends` a battle has so many rounds."""
    last = setup.ends.get("rounds", rounds)
    for name, value in setup.turn.items():
        where = ("turn", name)
        if name == "round":
            yield from within(where, value, (1, last if is_whole(last) else rounds))
        elif name in ("side", "phase"):
            words = sides if name == "side" else phases
            if value not in words:
                yield problem(where, value, ", ".join(words))
        else:
            yield Problem(where, "check-unknown-field", {"value": name, "expected": "round, side, phase"})


def check_ends(setup: Setup, clause: str) -> Iterator[Problem]:
    """A number of rounds that no battle has, or another field, which these rules do not know."""
    for name, value in setup.ends.items():
        if name == "rounds":
            yield from within(("ends", name), value, (1, MOST_ROUNDS), clause)
        else:
            yield Problem(("ends", name), "check-unknown-field", {"value": name, "expected": "rounds"})
