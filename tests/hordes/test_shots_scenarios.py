"""The worked examples of the source on shots, played and asked for their odds from the scenario files."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.hordes.battles import dice, happened, play
from tests.hordes.shots import HIT, MISS, chances, needs
from tests.hordes.test_forces_scenarios import example
from tests.hordes.test_shield_wall import OPEN, WALLED, armours
from tests.hordes.throws import given

from battlewright.core.position import Position
from battlewright.odds.answer import odds

MISS_OF_THREE = dice(1, 1, 1)


def laws(p: Position, *watch: str) -> dict[str, dict[Any, Any]]:
    """The exact laws of what is watched, no boosts bought."""
    found = odds(p, [*watch], rational=True)
    assert found.method == "exact"
    return {text: dict(found.quantities[text].pmf) for text in watch}


def test_v21_the_boosted_shot_into_melee():
    """3d6 + 5 + 2 - 4 against DEF 14 (1/2), then, the first missed, against DEF 14 and 4 for the wall (5/54)."""
    p = example("shot_into_melee")
    given(p, "aim", "shoot foe quills", "boost")
    assert needs(p) == 11 and chances(p)[True] == Fraction(1, 2)
    found = laws(p, "foe.hit", "shaman.hit")
    assert (found["foe.hit"][True], found["shaman.hit"][True]) == (Fraction(1, 2), Fraction(5, 108))


def test_v22_the_corner_of_the_building():
    p = example("building_corner")
    given(p, "shoot target bow", MISS)
    assert chances(p) == {0: Fraction(1, 2), 1: Fraction(1, 2)}
    assert p.pending.values["others"] == "left, back"
    q = given(example("building_corner"), "shoot target bow")
    found = laws(q, "left.hit", "behind.hit", "back.hit")
    assert found["left.hit"][True] == found["back.hit"][True] > 0
    assert found["behind.hit"] == {False: 1}


def test_v23_two_hops_and_stealth():
    p = example("stealth_melee")
    done = play(p, "shoot beast long_javelin", MISS, dice(6))
    assert [(e["target"], e["hits"]) for e in happened(done, "event-attack")] == [
        ("beast", False), ("hidden", False),
    ]  # fmt: skip
    found = laws(
        given(example("stealth_melee"), "shoot beast long_javelin"), "shaman.hit", "hidden.hit", "bearer.hit"
    )
    assert found["hidden.hit"] == found["bearer.hit"] == {False: 1} and found["shaman.hit"][True] > 0


@pytest.mark.parametrize(
    ("rolled", "kept"),
    [
        ((HIT,), (True, True, False)),
        ((MISS, dice(1, 2)), (False, False, False)),
        ((MISS, dice(4, 1)), (True, True, True)),
    ],
    ids=["hit", "long", "short"],
)  # fmt: skip
def test_v29_the_shield_wall_under_the_blast(rolled, kept):
    p = example("shield_wall_blast")
    found = armours(p, "shoot a mortar", *rolled)
    expected = {id: WALLED if keeps else OPEN for id, keeps in zip("abc", kept, strict=True)}
    assert found == {id: expected[id] for id in found} and "a" in found
