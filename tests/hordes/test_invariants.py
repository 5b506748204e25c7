"""The invariants of hordes notice what must not be."""

from typing import Any

import pytest
from tests.hordes.battles import battle, model

from battlewright.core.position import Position


def at_rest() -> Position:
    """Two sides of whom nobody is active."""
    ours = [model("beast", "stone_brute", 10, 10), model("warlock", "stone_shaman", 20, 10)]
    return battle([*ours, model("man", "shield", 30, 10)], [model("foe", "wolf_brute", 10, 30)])


def test_nothing_is_wrong_with_a_battle_that_begins():
    p = at_rest()
    assert p.rules.problem(p) is None


@pytest.mark.parametrize(
    ("id", "changes", "said"),
    [
        ("beast", {"lost": (8, 0, 0, 0, 0, 0, 0, 0, 0)}, "of the spiral"),
        ("beast", {"lost": (0, 0, -1, 0, 0, 0, 0, 0, 0)}, "of the spiral"),
        ("beast", {"lost": (4, 3, 2, 4, 4, 2, 4, 3, 2)}, "28 boxes lost of 28, alive True"),
        ("man", {"lost": (1,)}, "1 boxes lost of 1, alive True"),
        ("warlock", {"lost": (-1,)}, "-1 boxes lost"),
        ("man", {"alive": False, "lost": (1,)}, "man is destroyed and still in play"),
        ("beast", {"fury": 5}, "5 fury points, at most 4"),
        ("warlock", {"fury": -1}, "-1 fury points"),
        ("man", {"fury": 1}, "1 fury points, at most 0"),
        ("man", {"may_move": True}, "man has movement, action or attacks left"),
        ("man", {"used": (("sword", 1),)}, "man has movement, action or attacks left"),
    ],
)
def test_what_must_not_be_is_noticed(id: str, changes: dict[str, Any], said: str):
    p = at_rest()
    p.change(p.scene.index[id], **changes)
    assert said in str(p.rules.problem(p))


@pytest.mark.parametrize(("x", "said"), [(9.9, "beast overlaps man"), (0.2, "man is off the table")])
def test_nobody_stands_on_another_or_beside_the_table(x: float, said: str):
    p = at_rest()
    man = p.scene.index["man"]
    p.change(man, base=p.rows[man].base.at(round(x * 25_400), 10 * 25_400))
    assert p.rules.problem(p) == said
