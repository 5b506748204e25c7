"""Battles for random play: the shipped starter battle, and small ones in which everybody meets at once."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from tests.ninth_age.battles import battle

from battlewright.core.position import Position
from battlewright.rules.ninth_age.profiles import shipped as data
from battlewright.scenario.library import shipped
from battlewright.scenario.load import load, position

OTHER_RULINGS: tuple[dict[str, Any], ...] = (
    {},
    {"champion_swirls": "no"},
    {"swirl_through_duel": "on"},
    {"allocation_order": "secret"},
    {"steadfast_against": "combat"},
)

FRONT = 4.5
"""Inches of table for the front of one unit."""

WIDEST = 100
"""Millimetres of front of a unit in a skirmish."""


@cache
def _starter() -> Position:
    return position(load(shipped()["ninth_age/starter"]))


def starter(seed: int) -> Position:
    """The starter battle."""
    return _starter().fork()


def skirmish(seed: int) -> Position:
    """Three units a side, two of them with characters, face to face: in contact or a few inches apart; 3 turns."""
    rng = Random(seed)
    units = [name for name, own in data()["profiles"].items() if not own.get("is_character")]
    heroes = [name for name, own in data()["profiles"].items() if own.get("is_character")]
    apart = rng.choice((0, 0, 3, 6))
    sides: dict[str, list[dict[str, Any]]] = {"A": [], "B": []}
    for side, models in sides.items():
        for place in range(3):
            x, y = 30 + FRONT * place, 24 + apart * (side == "B")
            models.append(_unit(rng, f"{side.lower()}{place}", rng.choice(units), x, y, 180 * (side == "B")))
        models += _heroes(rng, side.lower(), heroes, models, 45 if side == "B" else 3)
    turn = {"round": 1, "side": rng.choice("AB"), "phase": rng.choice(("charge", "combat"))}
    rulings = OTHER_RULINGS[seed % len(OTHER_RULINGS)]
    return battle({**sides, "rulings": rulings, "turn": turn, "ends": {"rounds": 3}})


def _unit(rng: Random, id: str, profile: str, x: float, y: float, facing: int) -> dict[str, Any]:
    own = data()["profiles"][profile]
    files = rng.randint(1, min(5, WIDEST // own["base"][0]))
    models = rng.randint(1, 2 * files) if own["base"][1] > 50 else rng.randint(files, 4 * files)
    made: dict[str, Any] = {"id": id, "profile": profile, "at": [x, y], "facing": facing}
    made |= {"files": min(files, models), "models": models}
    if own.get("command", True):
        made |= dict.fromkeys(("champion", "standard", "musician")[: rng.randint(0, min(3, models))], True)
    return made


def _heroes(
    rng: Random, side: str, heroes: list[str], units: list[dict[str, Any]], behind: float
) -> list[dict[str, Any]]:
    """Two characters: in the ranks, beside them, or alone behind, as their bases allow."""
    found: list[dict[str, Any]] = []
    for number, honour in enumerate(("general", "standard_bearer")):
        name = rng.choice(heroes)
        wide, deep = data()["profiles"][name]["base"]
        hero: dict[str, Any] = {"id": f"{side}_hero{number}", "profile": name, honour: True}
        of = rng.choice(units)
        across, along = data()["profiles"][of["profile"]]["base"]
        if wide % across == 0 and deep % along == 0 and wide // across <= of["files"]:
            hero["unit"] = of["id"]
        else:
            hero |= {"at": [32 + 6 * number, behind], "facing": of["facing"]}
        found.append(hero)
    return found


def fight(seed: int) -> Position:
    """One unit a side, with or without a character, in contact: their combat and nothing else."""
    rng = Random(seed)
    sides: dict[str, list[dict[str, Any]]] = {"A": [], "B": []}
    for side, models in sides.items():
        names = [name for name, own in data()["profiles"].items() if not own.get("is_character")]
        models.append(_unit(rng, side.lower(), rng.choice(names), 36, 24, 180 * (side == "B")))
        heroes = [name for name, own in data()["profiles"].items() if own.get("is_character")]
        models += _heroes(rng, side.lower(), heroes, models, 45 if side == "B" else 3)
    return battle({**sides, "turn": {"side": rng.choice("AB"), "phase": "fight"}})
