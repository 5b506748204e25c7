"""Weapons that Get Hot: the law of their hits and ones is that of the dice told apart, however many shots there are."""

from __future__ import annotations

from math import comb

import pytest
from tests.kill_team.models import Below, model, position, profile

from battlewright.chance.dice import D6
from battlewright.chance.partition import natural_faces
from battlewright.core.position import Event
from battlewright.core.requests import Roll, Stop
from battlewright.core.running import apply, start
from battlewright.rules.kill_team.hot import Heat, heat
from battlewright.rules.kill_team.shooting import Fire


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


@pytest.mark.parametrize(("gun", "is_cited"), [("rifle", False), ("plasma", True)])
def test_heat_is_cited_only_where_it_acts(gun: str, is_cited: bool) -> None:
    told: list[Event] = []
    p = position(model(0, (5, 10), profile(weapons=(gun,), Sv=0, T=10)), model(1, (20, 10), profile(T=10)))
    p.stack, p.stop = [Below(), Fire(3, 4, gun)], Stop(Fire)
    start(p, told.append)
    while isinstance(p.pending, Roll):
        apply(p, (1,) * len(p.pending.partition.dice), told.append)
    cited = [event.id for event in told if "KT-W-12A" in event.clauses]
    assert [event.values["hits"] for event in told if event.id == "kill_team-event-hits"] == [0]
    assert "kill_team-event-hits" not in cited
    assert (not p.rows[3].alive) == bool(cited) == is_cited
