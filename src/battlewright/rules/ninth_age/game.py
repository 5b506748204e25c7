"""The ninth_age ruleset as scenarios, play, odds and pictures see it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from battlewright.core.compiled import Rules
from battlewright.core.position import Position
from battlewright.core.requests import Option
from battlewright.core.ruleset import Ruleset
from battlewright.rules.common.acting import Acting
from battlewright.rules.common.game import Problem, Setup
from battlewright.rules.common.pieces import in_play
from battlewright.rules.ninth_age import checks, outlook, setup
from battlewright.rules.ninth_age.formation import (
    REMEMBERED,
    Formation,
    filling,
    formation,
    full_ranks,
    leader,
    rank_and_file,
    ranks,
)
from battlewright.rules.ninth_age.hints import hint
from battlewright.rules.ninth_age.profiles import Part, Profile, shipped
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.saves import armour_of
from battlewright.rules.ninth_age.sight import line_of_sight
from battlewright.rules.ninth_age.state import Unit, piece, profile
from battlewright.table.bodies import Body
from battlewright.table.sight import Sight

STATISTICS = ("M", "WS", "BS", "S", "T", "W", "I", "A", "Ld")


class NinthAge:
    """Regiments in ranks and files, and their close combat."""

    ruleset: Ruleset = NINTH_AGE

    def check(self, rules: Rules, given: Setup) -> list[Problem]:
        """Everything wrong with a set-up."""
        return checks.check(rules, given)

    def build(self, rules: Rules, given: Setup) -> Position:
        """The position before its first question."""
        return setup.build(rules, given)

    def profiles(self) -> dict[str, dict[str, Any]]:
        """The shipped profiles by name, as plain data."""
        found: dict[str, dict[str, Any]] = shipped()["profiles"]
        return found

    def state_fields(self) -> dict[str, Any]:
        """JSON Schema of the fields of a unit or character."""
        return checks.fields()

    def turn_fields(self) -> dict[str, Any]:
        """JSON Schema of `turn`."""
        return {
            "round": {"type": "integer", "minimum": 1},
            "side": {"enum": list(setup.SIDES)},
            "phase": {"enum": list(checks.PHASES)},
        }

    def base(self, position: Position, row: int) -> Body | None:
        """The body of what stands on the table: of a unit its own models, a character in its ranks by itself."""
        if not in_play(position, row):
            return None
        stands = formation(position, leader(position, row))
        if isinstance(piece(position, row), Unit):
            return _own_models(stands)
        return stands.by_model[row].base

    def acting(self, position: Position) -> tuple[Acting, ...]:
        """Who would strike and support now, for pictures."""
        return outlook.acting(position)

    def sight(self, position: Position, row: int, other: int) -> Sight:
        """From the front of one through its front arc to any part of the other."""
        return line_of_sight(position, row, other)

    def describe(self, position: Position, row: int) -> dict[str, Any]:
        """What a player sees of a unit or character."""
        found, own = piece(position, row), profile(position, row)
        told = {
            "id": position.scene.names[row],
            "side": "AB"[found.side],
            "profile": own.name,
            "alive": found.alive,
            "acted": found.acted,
            "active": False,
            "facing": True,
            "states": _states(position, row),
            "stats": {name: getattr(own.parts[0], name) for name in STATISTICS},
            "parts": [_part(part) for part in own.parts],
            "weapons": [{"name": part.weapon} for part in own.parts if not part.is_mount],
            "armour": list(own.armour),
            "save": armour_of(position, ("rank_and_file" if isinstance(found, Unit) else "character", row)),
            "rules": list(own.rules),
        }
        if isinstance(found, Unit):
            return told | _ranks(position, row, found)
        return told | {"wounds": own.W, "wounds_left": max(0, own.W - found.lost)}

    def hint(self, position: Position, option: Option) -> dict[str, Any]:
        """How far the enemy is that an option names, and how likely a charge arrives or a shot hits."""
        return hint(position, option)


@lru_cache(REMEMBERED)
def _own_models(unit: Formation) -> Body | None:
    """The block of a unit with a hole where each character in its ranks stands; None if they are all that is left."""
    own = sorted(slot for slot, stand in unit.at.items() if stand.fighter[0] != "character")
    if unit.block is None or len(own) == len(unit.at):
        return unit.block
    return filling(unit.block, own) if own else None


def _part(part: Part) -> dict[str, Any]:
    statistics = {name: getattr(part, name) for name in STATISTICS}
    return {"name": part.name, "weapon": part.weapon, "rules": list(part.rules), **statistics}


def _ranks(p: Position, row: int, found: Unit) -> dict[str, Any]:
    """What a unit has beside a character: models, their ranks and files, wounds of its rank and file."""
    own = profile(p, row)
    standing = rank_and_file(p, row) if found.alive else 0
    return {
        "models": found.block.models if found.alive else 0,
        "models_start": found.starting,
        "ranks": list(ranks(p, row)) if found.alive else [],
        "files": found.block.files,
        "full_ranks": full_ranks(p, row) if found.alive else 0,
        **(_wounds(own, found, standing) if own.W > 1 else {}),
    }


def _wounds(own: Profile, found: Unit, standing: int) -> dict[str, int]:
    """The wounds of models with more than one: those of the champion, if there is one, are told with the others."""
    left = standing * own.W - found.lost + (own.W - found.champion_lost) * found.champion
    return {"wounds": found.starting * own.W, "wounds_left": left}


def _states(p: Position, row: int) -> list[str]:
    """What a player must know of a piece beside its wounds."""
    found = piece(p, row)
    told = {"charged": found.charged, "fleeing": found.fleeing, "in_duel": bool(found.duel)}
    if isinstance(found, Unit):
        told |= {"champion": found.champion, "standard": found.standard, "musician": found.musician}
    else:
        told |= {
            "general": found.is_general,
            "standard_bearer": found.is_standard_bearer,
            "refused": found.refused,
        }
    return [name for name, holds in told.items() if holds]


GAME = NinthAge()
