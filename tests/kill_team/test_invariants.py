"""The invariants of kill_team notice what must not be."""

from typing import Any

import pytest
from tests.kill_team.battles import battle, model, slab

from battlewright.core.position import Position
from battlewright.table.lengths import inches


def at_rest() -> Position:
    """Two sides at the beginning of a battle."""
    ours = [model("leader", "line_sergeant", 10, 10), model("man", "line_trooper", 30, 10)]
    return battle(ours, [model("boss", "brawler_boss", 10, 30), model("foe", "brawler", 20, 30)])


def test_nothing_is_wrong_with_a_battle_that_begins() -> None:
    p = at_rest()
    assert p.rules.problem(p) is None


@pytest.mark.parametrize(
    ("id", "changes", "said"),
    [
        ("leader", {"lost": 2}, "leader: 2 Wounds lost of 2"),
        ("leader", {"lost": -1}, "leader: -1 Wounds lost of 2"),
        ("man", {"alive": False}, "man is dead and still on the table"),
        ("foe", {"charged": True}, "foe: charged True in the other side's turn"),
        ("foe", {"moved": "ran"}, "foe: moved ran in the other side's turn"),
        ("man", {"overwatched": True}, "man: overwatched True in the other side's turn"),
        ("man", {"counter_charged": True}, "man: counter_charged True in the other side's turn"),
        ("leader", {"challenge": 5}, "leader is in a challenge that boss is not in"),
        ("man", {"on_table": False, "falling_back": True}, "man is gone and still does something"),
    ],
)
def test_what_must_not_be_is_noticed(id: str, changes: dict[str, Any], said: str) -> None:
    p = at_rest()
    p.change(p.scene.index[id], **changes)
    assert p.rules.problem(p) == said


def test_a_challenge_is_between_leaders() -> None:
    p = at_rest()
    index = p.scene.index
    p.change(index["man"], challenge=index["foe"])
    p.change(index["foe"], challenge=index["man"])
    assert p.rules.problem(p) == "man is in a challenge with foe: not both are leaders"


@pytest.mark.parametrize(("x", "said"), [(9.9, "leader overlaps man"), (0.2, "man is off the table")])
def test_nobody_stands_on_another_or_beside_the_table(x: float, said: str) -> None:
    p = at_rest()
    man = p.scene.index["man"]
    p.change(man, base=p.rows[man].base.at(round(x * 25_400), 10 * 25_400))
    assert p.rules.problem(p) == said


@pytest.mark.parametrize("traits", [("floor",), ("impassable",), ("obstruction", "solid")])
def test_who_stands_in_terrain_is_noticed(traits: tuple[str, ...]) -> None:
    p = battle([model("man", "line_trooper", 30, 10)], terrain=[slab("house", 29, 20, 31, 22, *traits)])
    assert p.rules.problem(p) is None
    p.change(3, base=p.rows[3].base.at(inches(30), inches(20)))
    assert p.rules.problem(p) == "man stands in house"
