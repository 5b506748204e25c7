"""Windows between packets: a law that is too large says so, and what it is the law of can still be rolled."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlewright.chance import D6, Die
from battlewright.chance.staged import Run, Stage, staged
from battlewright.chance.stages import (
    UNSAVED,
    Amount,
    Damage,
    Group,
    LawTooLarge,
    Pipeline,
    Toll,
    casualties,
    to_hit,
    to_wound,
)
from battlewright.chance.stages.checking import MOST_RESULTS

BARRAGE = Pipeline(
    attacks=Amount(48),
    checks=(to_hit(2), to_wound(2, reroll="ones")),
    damage=(Damage(Amount(0, (D6,))),),
    groups=(Group(20, 4),),
    watch=(UNSAVED,),
    removal_window="barrage.hurt",
)
LAST = len(casualties(BARRAGE).stages) - 1
"""The place of the removal, before which the window opens."""


class Thrower:
    """Throws dice and counts them."""

    def __init__(self) -> None:
        self.rng, self.dice = Random(1), 0

    def __call__(self, dice: tuple[Die, ...]) -> tuple[int, ...]:
        self.dice += len(dice)
        return tuple(self.rng.choice(die.faces) for die in dice)


def removed(toll: Toll) -> int:
    return toll.removed


def test_dozens_of_packets_before_a_window_have_no_law_but_can_be_rolled() -> None:
    partition = casualties(BARRAGE)
    run = partition.run(0, LAST, None)
    with pytest.raises(LawTooLarge) as found:
        _ = run.law
    assert found.value.id == "error-attack-large" and found.value.values["most"] == MOST_RESULTS
    throw = Thrower()
    points, watched = run.roll(throw)
    assert len(points[0]) == watched[0] and 48 + watched[0] < throw.dice < 4 * 48
    with pytest.raises(LawTooLarge):
        _ = partition.run(LAST - 1, LAST, ((("wound", 40),), (0,))).law


def test_few_packets_before_a_window_have_their_law() -> None:
    law = casualties(BARRAGE).run(LAST - 1, LAST, ((("wound", 3),), (0,))).law
    assert len(law.outcomes) == law.total == 6**3


def test_rolling_run_by_run_keeps_to_the_law_of_the_whole() -> None:
    partition = casualties(BARRAGE).map(removed, "removed")
    throw, trials = Thrower(), 1500
    before = partition.run(0, LAST, None)
    total = 0
    for _ in range(trials):
        state: Any = before.roll(throw)
        total += partition.run(LAST, LAST + 1, state).roll(throw)
    law = partition.law
    variance = law.map(lambda n: n * n).mean() - law.mean() ** 2
    assert abs(total / trials - law.mean()) < 5 * float(variance / trials) ** 0.5


def test_equal_runs_are_one_whether_of_one_stage_or_of_several() -> None:
    partition = casualties(BARRAGE)
    for first, last, state in ((1, 2, ((("attack", 2),), (0,))), (0, LAST, None)):
        run = partition.run(first, last, state)
        assert isinstance(run, Run) and partition.run(first, last, state) is run
        assert run.map(removed, "removed") is run.map(removed, "removed")


def test_stages_need_names_of_their_own() -> None:
    run = casualties(BARRAGE).run
    for names in ((), ("hit", "hit"), ("",)):
        with pytest.raises(ValueError, match="name of its own"):
            staged(casualties, (), tuple(map(Stage, names)), None, run)
