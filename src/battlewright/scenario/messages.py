"""What a battle asks, as data for programs: the form of requests in `--json`, in the browser and in the schema."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.core.requests import Both, Choose, Option, Roll


class RunOfDice(msgspec.Struct, frozen=True):
    """Equal dice that follow one another: their faces in printed order, and how many there are."""

    faces: tuple[int, ...]
    count: int


class ChooseMessage(msgspec.Struct, frozen=True, tag_field="request", tag="choose"):
    """A decision of player 0 or 1: an option, or `["at", x, y]` in micrometres when there is a region."""

    player: int
    kind: str
    options: tuple[Option, ...]
    region: dict[str, Any] | None
    default: Option | None
    clauses: tuple[str, ...]
    values: dict[str, Any]


class RollMessage(msgspec.Struct, frozen=True, tag_field="request", tag="roll"):
    """Dice of player 0 or 1, in the order in which their faces are given."""

    player: int
    purpose: str
    dice: tuple[RunOfDice, ...]
    clauses: tuple[str, ...]
    values: dict[str, Any]


class BothMessage(msgspec.Struct, frozen=True, tag_field="request", tag="both"):
    """Decisions of both players at once, indexed by player."""

    requests: tuple[ChooseMessage, ChooseMessage]


RequestMessage = ChooseMessage | RollMessage | BothMessage


def message(request: Choose | Roll | Both) -> RequestMessage:
    """A request without what only the rules need; `msgspec.json.encode` writes it."""
    match request:
        case Choose():
            return _choose(request)
        case Roll():
            dice = tuple(RunOfDice(die.faces, count) for die, count in request.partition.runs())
            return RollMessage(request.player, request.purpose, dice, request.clauses, dict(request.values))
        case Both():
            return BothMessage((_choose(request.requests[0]), _choose(request.requests[1])))


def _choose(request: Choose) -> ChooseMessage:
    return ChooseMessage(
        request.player,
        request.kind,
        request.options,
        None if request.region is None else msgspec.to_builtins(request.region),
        request.default,
        request.clauses,
        dict(request.values),
    )
