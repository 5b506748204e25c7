"""A combat by itself, round after round: when it ends, what its rounds share, and its exact law."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.ninth_age import units
from tests.ninth_age.battles import battle

from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.core.running import apply, start
from battlewright.core.scene import BATTLE
from battlewright.odds.answer import odds
from battlewright.odds.store import Graphs
from battlewright.rules.ninth_age.effects import RULE, Wound
from battlewright.rules.ninth_age.fight import Fight
from battlewright.rules.ninth_age.remembered import by_rows

ROUND = {"step": "combat_round.what_follows"}
"""After the break tests of the first round."""

ENDS = ["a0.broken", "b1.broken", "a0.destroyed", "b1.destroyed"]


def rounds(times: int) -> dict[str, Any]:
    return {"step": "fight.next_round", "times": times}


def fighting(models: int = 5, files: int = 5, own: dict[str, Any] | None = None, **fields: Any) -> Position:
    """Two units front to front, the second of ordinary soldiers, about to fight by themselves."""
    of = units.profile(**(own or {}))
    p = units.position(
        units.unit(0, files, models, of=of, **fields),
        units.unit(1, files, models, facing=units.SOUTH, of=units.profile("other")),
    )
    p.stack = [Fight()]
    return p


@pytest.mark.clause("T9A-STRIKE-03")
def test_both_sides_strike_in_every_round() -> None:
    p = fighting()
    answer = odds(p, ["joint(a0.wounds, b1.wounds)"], stop=ROUND, rational=True)
    (pmf,) = (dict(q.pmf) for q in answer.quantities.values())
    assert pmf[5, 5] == Fraction(1, 4) ** 10 and sum(pmf.values()) == 1


def test_a_fight_ends_when_a_side_breaks_or_is_destroyed() -> None:
    """More than all the rounds that matter: nothing is left unfinished but a mass that is told."""
    p, ends = fighting(models=3, files=1), f"joint({', '.join(ENDS)})"
    few, many = (odds(p, [ends], stop=rounds(times)).quantities[ends] for times in (12, 120))
    nobody = (False,) * len(ENDS)
    assert 0 < many.probability(nobody) < 1e-9 < few.probability(nobody)


def ended(p: Position) -> tuple[int | None, str]:
    """How a fight ends in which every die of side A shows a 1 and every other a 6."""
    start(p)
    while (asked := p.pending) is not None:
        assert isinstance(asked, Roll | Choose)
        if isinstance(asked, Roll):
            apply(p, (6 if asked.player else 1,) * len(asked.partition.dice))
        else:
            apply(p, asked.default or asked.options[0])
    assert p.outcome is not None and not p.stack
    return p.outcome.winner, p.outcome.reason


def test_a_fight_has_a_winner() -> None:
    assert ended(fighting(models=5)) == (1, "outcome-fight-won")


def test_a_fight_of_nobody_is_drawn() -> None:
    p = units.position(units.unit(0, 5, 5), units.unit(1, 5, 5, at=(100, 500)))
    p.stack = [Fight()]
    assert ended(p) == (None, "outcome-fight-drawn")


def test_who_is_left_of_a_unit_fights_on() -> None:
    p = battle(
        """
        A: [{id: spears, profile: militia, at: [36, 24], files: 5, models: 5},
            {id: hero, profile: captain, unit: spears}]
        B: [{id: foe, profile: veterans, at: [36, 24], facing: 180, files: 5, models: 15}]
        turn: {phase: fight}
        """
    )
    assert ended(p) == (1, "outcome-fight-won")
    spears, hero = p.rows[3], p.rows[4]
    assert not spears.alive and (hero.fleeing or not hero.alive)


def test_starts_of_rounds_that_are_alike_are_walked_once() -> None:
    few, many = (odds(fighting(models=6, files=3), ENDS, stop=rounds(times)).positions for times in (12, 24))
    assert few == many


@pytest.mark.clause("T9A-STRIKE-03")
def test_rounds_one_by_one_are_the_fight() -> None:
    """Two rounds at once are one round from every end of the first."""
    p = fighting(models=3, files=3)
    whole = odds(p, ["joint(a0.models, b1.models, a0.broken, b1.broken)"], stop=rounds(2), rational=True)
    ends: dict[Any, Fraction] = {}
    once = odds(p, ["joint(a0.models, b1.models, a0.broken, b1.broken)"], stop=rounds(1), rational=True)
    (first,) = (q.pmf for q in once.quantities.values())
    for (own, other, broke, fled), share in first:
        if broke or fled or not (own and other):
            ends[own, other, broke, fled] = ends.get((own, other, broke, fled), Fraction(0)) + share
            continue
        later = units.position(
            units.unit(0, 3, 3, fought=1),
            units.unit(1, 3, 3, facing=units.SOUTH, of=units.profile("other"), fought=1),
        )
        later = _with(later, own, other)
        found = odds(
            later, ["joint(a0.models, b1.models, a0.broken, b1.broken)"], stop=rounds(1), rational=True
        )
        for end, chance_of in next(iter(found.quantities.values())).pmf:
            ends[end] = ends.get(end, Fraction(0)) + share * chance_of
    assert dict(next(iter(whole.quantities.values())).pmf) == ends


def _with(p: Position, own: int, other: int) -> Position:
    """So many models left of each, taken as casualties."""
    for row, models in ((3, own), (4, other)):
        if models < 3:
            p.effect(Wound(row, RULE, 3 - models))
    p.stack = [Fight()]
    return p


def next_round(p: Position) -> Position:
    """After a first round in which every die shows a 1 and all is decided by default."""
    start(p)
    while not p.rows[3].fought:
        assert isinstance(p.pending, Roll | Choose)
        asked = p.pending
        answer = asked.default if isinstance(asked, Choose) else (1,) * len(asked.partition.dice)
        assert answer is not None
        apply(p, answer)
    return p


def test_a_charge_counts_in_the_first_round_alone() -> None:
    assert not next_round(fighting(charged=True)).rows[3].charged


def test_the_turn_is_passed_on_where_somebody_leads() -> None:
    assert next_round(fighting()).rows[BATTLE].active == 0
    assert next_round(fighting(champion=True)).rows[BATTLE].active == 1


def test_a_stored_fight_is_answered_without_a_walk() -> None:
    graphs = Graphs()
    p = fighting()
    cold = odds(p, ENDS, stop=rounds(3), graphs=graphs)
    stored = odds(p, ENDS, stop=rounds(3), graphs=graphs)
    assert (cold.source, stored.source) == ("cold", "stored")
    for text in ENDS:
        assert abs(cold.quantities[text].mean - stored.quantities[text].mean) <= cold.error_bound  # type: ignore[operator]


def test_a_roll_is_worked_out_once_for_the_same_rows() -> None:
    p = fighting()
    counted: list[int] = []

    @by_rows
    def looked_at(q: Position, number: int) -> int:
        counted.append(number)
        return number

    assert [looked_at(p, 1), looked_at(p.fork(), 1), looked_at(p, 2)] == [1, 1, 2]
    p.change(3, fought=1)
    assert looked_at(p, 1) == 1 and counted == [1, 2, 1]


def test_a_fight_without_a_number_of_rounds_is_played_to_its_end() -> None:
    """It can go round in a circle, so that battles are counted."""
    p = fighting(models=3, files=1)
    whole, many = (odds(p, ENDS, stop=stop, budget_s=0.2) for stop in ("end_of_battle", rounds(120)))
    assert (whole.method, many.method) == ("sampled", "exact")
    for text in ENDS:
        shares = whole.quantities[text]
        for (value, _), (low, high) in zip(shares.pmf, shares.intervals, strict=True):
            assert low - 0.1 < many.quantities[text].probability(value) < high + 0.1
