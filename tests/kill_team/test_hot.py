"""Weapons that Get Hot: the law of their hits and ones is that of the dice told apart, however many shots there are."""

from __future__ import annotations

from math import comb

import pytest

from battlewright.chance.dice import D6
from battlewright.chance.partition import natural_faces
from battlewright.rules.kill_team.hot import Heat, heat


@pytest.mark.clause("KT-W-12A")
@pytest.mark.parametrize("again", [0, 3, 5])
@pytest.mark.parametrize("need", [2, 4, 6])
def test_shots_together_are_the_shots_one_by_one(need: int, again: int) -> None:
    dice = natural_faces((D6,) * (6 if again else 3))
    assert heat(3, need, again).law == dice.law.map(Heat(need, again))
    assert heat(3, need, again).dice == dice.dice


@pytest.mark.clause("KT-W-12A")
def test_twenty_shots_are_told_apart_by_hits_and_ones_alone() -> None:
    law = heat(20, 4, 0).law
    assert len(law.outcomes) == comb(22, 2)
    assert law.map(lambda found: found[1] == 0).probability(True) == pytest.approx((5 / 6) ** 20)


@pytest.mark.clause("KT-W-12A")
def test_the_dice_are_read_as_they_lie() -> None:
    assert heat(3, 4, 0).read((1, 4, 6)) == (2, 1)
    assert heat(2, 4, 5).read((1, 5, 3, 1)) == (1, 1)
