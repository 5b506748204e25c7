"""Each invariant says what is wrong with a position that breaks it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.ninth_age.battles import built, row

from battlewright.core.position import Position
from battlewright.rules.ninth_age.flight import Flee
from battlewright.table.lengths import inches


def sound() -> Position:
    """Two units in contact, a character in the ranks of one, another in a duel with the enemy's champion."""
    return built(
        {
            "A": [
                {
                    "id": "spears",
                    "profile": "militia",
                    "at": [36, 24],
                    "files": 5,
                    "models": 19,
                    "champion": True,
                },
                {"id": "captain", "profile": "captain", "unit": "spears", "slot": [1, 3], "duel": "ogres"},
            ],
            "B": [
                {
                    "id": "ogres",
                    "profile": "marsh_ogres",
                    "at": [36, 24],
                    "facing": 180,
                    "files": 3,
                    "models": 5,
                }
                | {"champion": True, "wounds_lost": 1},
                {"id": "giant", "profile": "bog_giant", "at": [50, 30], "files": 1, "models": 1},
            ],
        }
    )


def broken(id: str, **fields: Any) -> str | None:
    """What is wrong when a piece has other fields; those with a dot are of its block."""
    p = sound()
    assert p.rules.problem(p) is None
    piece = p.rows[row(p, id)]
    if "block" in fields:
        fields["block"] = msgspec.structs.replace(piece.block, **fields["block"])
    p.rows[row(p, id)] = msgspec.structs.replace(piece, **fields)
    return p.rules.problem(p)


@pytest.mark.parametrize(
    ("id", "fields", "said"),
    [
        ("spears", {"lost": 1}, "spears: 1 wounds lost of 1"),
        ("ogres", {"champion_lost": 3}, "ogres: 3 wounds lost by a champion"),
        ("ogres", {"champion": False, "champion_lost": 1}, "ogres: 1 wounds lost by a champion"),
        ("captain", {"lost": 2}, "captain: 2 wounds lost of 2"),
        ("giant", {"alive": False}, "giant: destroyed and still on the table"),
        ("ogres", {"block": {"models": 1}}, "ogres: wounds lost by rank and file that there are not"),
        ("spears", {"alive": False, "on_table": False}, "captain is with spears, which is not there"),
        ("captain", {"duel": ()}, "ogres has a duel with ('character', 4), who has one with ()"),
        ("giant", {"block": {"x": inches(36), "y": inches(23)}}, "spears overlaps giant"),
        ("giant", {"block": {"x": inches(73)}}, "giant is off the table"),
        ("spears", {"block": {"holes": tuple((0, f) for f in range(5))}}, "spears: nobody in the front rank"),
        ("captain", {"unit": 5}, "captain is with ogres, which is not there"),
    ],
)
def test_an_invariant_finds_what_is_wrong(id: str, fields: dict[str, Any], said: str) -> None:
    assert said in str(broken(id, **fields))


def test_who_turns_to_flee_may_stand_across_others() -> None:
    p = sound()
    giant = row(p, "giant")
    there = msgspec.structs.replace(p.rows[giant].block, x=inches(36), y=inches(23))
    p.rows[giant] = msgspec.structs.replace(p.rows[giant], block=there)
    p.stack = [Flee(giant, (3,))]
    assert p.rules.problem(p) is None
