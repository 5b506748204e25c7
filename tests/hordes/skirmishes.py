"""Battles for random play: the shipped starter battle, and small ones in which everybody meets at once."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.hordes.battles import battle, block, model, wall

from battlewright.core.position import Position
from battlewright.rules.common.game import PieceEntry
from battlewright.scenario.library import shipped
from battlewright.scenario.load import load, position

SIZE = 24

OTHER_RULINGS: tuple[dict[str, Any], ...] = (
    {},
    {"edition": "errata"},
    {"throw_measured_from": "centre", "redirect_checks_range": "no", "two_hand_roll_vs_knocked_down": "roll"},
    {"shield_wall_origin": "model", "throw_bonus": "larger", "concealment_by": "base"},
    {"edition": "errata", "magic_penalty_waived_in_melee": "no", "trample_hits": "contacted"},
)

TERRAIN = (
    wall((3, 12), (7, 12), traits=("obstacle", "linear", "solid"), top=0.8),
    block(10, 11, 13, 13, "forest", "rough", top=4.0),
    block(16, 11, 18, 13, "obstruction", "solid", top=3.0),
)

SIDES = (
    (
        "stone_shaman",
        "stone_giant",
        "stone_brute",
        "bile_toad",
        "hammerer",
        "mortar_crew",
        "shield",
        "shield",
    ),
    ("wolf_queen", "wolf_alpha", "wolf_brute", "fire_drake", "stalker", "bowman", "spearman", "spearman"),
)


@cache
def _starter() -> Position:
    return position(load(shipped()["hordes/starter"]))


def starter(seed: int) -> Position:
    """The starter battle."""
    return _starter().fork()


def skirmish(seed: int) -> Position:
    """Eight a side in a small field, 3 rounds; every fourth seed begins with the set-up, rulings by the seed."""
    placed = seed % 4 != 0
    sides = [
        [_entry(side, i, profile, placed) for i, profile in enumerate(chosen)]
        for side, chosen in zip("ab", SIDES, strict=True)
    ]
    rulings = OTHER_RULINGS[seed % len(OTHER_RULINGS)]
    return battle(*sides, terrain=TERRAIN, rulings=rulings, ends={"rounds": 3}, size=SIZE)


def _entry(side: str, place: int, profile: str, placed: bool) -> PieceEntry:
    x = 2.5 + 2.6 * place if placed else None
    state = {"unit": f"{side}_unit"} if profile in ("shield", "spearman") else {}
    return model(
        f"{side}{place + 1}", profile, x, 9 if side == "a" else 15, 0 if side == "a" else 180, **state
    )
