"""Battles for random play: the shipped starter battle, and small ones in which everybody meets at once."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.kill_team.battles import battle, model, slab

from battlewright.core.position import Position
from battlewright.rules.common.game import PieceEntry
from battlewright.scenario.library import shipped
from battlewright.scenario.load import load, position

SIZE = 20

OTHER_RULINGS: tuple[dict[str, Any], ...] = (
    {},
    {
        "renominate": True,
        "roll_order": "roll_then_move_each",
        "overwatch_filter": "none",
        "counter_move": "2d6",
    },
    {"dive_tests": "per_3_inches", "charge_terrain": "halve", "run": "d6", "difficult_ground": "halve"},
    {
        "counter_charge_result": "always",
        "allocation_order": "secret",
        "redirect_measure": "base_edge_of_removed_model",
    },
    {
        "ratio_time": "before_blows",
        "fall_strength": "half_height",
        "fall_save": False,
        "scatter_directions": 8,
    },
    {"counter_charge_result": "always_plus_one_more_with_rule", "cover_share": 50, "fall_ap": 4},
)

TEAMS = (
    (
        (
            "line_sergeant",
            "standard_bearer",
            "line_trooper",
            "line_gunner",
            "jump_trooper",
            "frenzied_trooper",
        ),
        ("brawler_boss", "brawler_veteran", "brawler", "brawler_shooter", "brawler", "runt"),
    ),
    (
        (
            "line_sergeant",
            "heavy_trooper",
            "line_burner",
            "line_specialist",
            "recon_trooper",
            "standard_bearer",
        ),
        ("brawler_boss", "prowler", "ripper", "ripper", "swarmling", "swarmling"),
    ),
    (
        ("line_sergeant", "blade_dancer", "duellist", "citizen_guard", "outrider", "wild_hunter"),
        ("brawler_boss", "hulk", "gun_crew", "warden", "rabble", "surge_gunner"),
    ),
    (
        ("line_sergeant", "iron_husk", "rifleman", "rifle_specialist", "jump_trooper", "recruit"),
        ("brawler_boss", "brawler_gunner", "ripper", "rabble", "outrider", "blade_dancer"),
    ),
)
"""Two teams by the seed: together they have every profile but those that only differ in numbers."""


TERRAIN = (
    slab("floor", 8, 8, 12, 12, "floor", base=2.9, top=3),
    slab("wall", 7.6, 7.6, 8, 12, "obstruction", "solid", top=6),
    slab("ladder", 12, 9, 12.2, 10, "ladder", top=3),
    slab("wood", 3, 9, 6, 11, "forest", "rough", "concealing", top=4),
    slab("slag", 15, 9, 17, 11, "rough", "dangerous", top=0.2),
    slab("barricade", 13, 7.8, 16, 8.2, "obstacle", "linear", "solid", top=0.9),
)


@cache
def _starter() -> Position:
    return position(load(shipped()["kill_team/starter"]))


def starter(seed: int) -> Position:
    """The starter battle."""
    return _starter().fork()


def skirmish(seed: int) -> Position:
    """Six a side in a small field, 2 turns; teams and rulings by the seed."""
    sides = [
        [_entry(side, i, profile) for i, profile in enumerate(chosen)]
        for side, chosen in zip("ab", TEAMS[seed % len(TEAMS)], strict=True)
    ]
    rulings = OTHER_RULINGS[seed % len(OTHER_RULINGS)]
    return battle(*sides, terrain=TERRAIN, rulings=rulings, ends={"rounds": 2}, size=SIZE)


def _entry(side: str, place: int, profile: str) -> PieceEntry:
    return model(f"{side}{place + 1}", profile, 2.5 + 3 * place, 6 if side == "a" else 14)
