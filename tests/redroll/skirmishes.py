"""Battles of four models a side for random play: every sample card, terrain between the sides, rulings by the seed."""

from __future__ import annotations

from typing import Any

from tests.redroll.table import battle, block, model, wall

from battlewright.core.position import Position
from battlewright.rules.common.game import PieceEntry

SIZE = 20

OTHER_RULINGS: tuple[dict[str, Any], ...] = (
    {},
    {"symbols": "off", "fury.zero": "after_action", "rerolls": "floor"},
    {"symbol_dice": 2, "red_roll_as": "test", "lucky_effect": "reroll", "engaged": "on"},
    {"fury.cost": "in_addition", "fury.regen": 1, "counter_wounds": "always", "nine_compare": "die"},
    {
        "die.faces": "1-9",
        "dead_counters": True,
        "counter_arm": True,
        "ranged_arm": True,
        "no_red_roll": "versus_5",
    },
    {"refund": True, "ap": 4, "fist_pow": 1, "lucky_effect": "+2", "fury.on_kill": 2, "symbol_dice": 0},
)

TERRAIN = (
    wall((4, 10), (8, 10), traits=("obstruction", "solid")),
    block(10, 9, 13, 11, "concealing", "rough"),
    block(15, 9, 17, 11, "impassable"),
)


def skirmish(seed: int) -> Position:
    """A battle of 3 rounds; every third seed begins with the set-up of the models."""
    placed = seed % 3 != 0
    profiles = (("hunter", "brute", "werewolf", "warbeast"), ("spearman", "hunter", "werewolf", "warbeast"))
    sides = [
        [_entry(side, i, profile, placed) for i, profile in enumerate(chosen)]
        for side, chosen in zip("ab", profiles, strict=True)
    ]
    rulings = OTHER_RULINGS[seed % len(OTHER_RULINGS)]
    return battle(*sides, terrain=TERRAIN, rulings=rulings, ends={"rounds": 3}, size=SIZE)


def _entry(side: str, place: int, profile: str, placed: bool) -> PieceEntry:
    x = 4 + 4 * place if placed else None
    return model(f"{side}{place + 1}", profile, x, 6 if side == "a" else SIZE - 6)
