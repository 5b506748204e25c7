"""Advice around a decision: places worth a move, what a point of a statistic is worth, where the advice changes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.redroll import table

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.running import apply
from battlewright.odds import flips as flipping
from battlewright.odds.answer import best, odds
from battlewright.odds.flips import flips
from battlewright.odds.results import OptionValue
from battlewright.odds.sensitivity import sensitivity
from battlewright.odds.stops import usual_stop
from battlewright.odds.store import Graphs
from battlewright.odds.variants import Change, changed, position_with
from battlewright.scenario.library import shipped
from battlewright.scenario.load import Scenario, from_dict, load, position

KILL = {"side": "A", "maximise": "P(target.destroyed)"}
TAKE = {"windows": {"red_roll": "take"}}
STANDING = {**TAKE, "never": ["move"], "B": "default"}


def scenario(gap: float = 0.0, attacker: dict[str, Any] | None = None, **target: Any) -> Scenario:
    """Two hunters `gap` inches apart, the attacker active, without symbols."""
    base = 30 / 25.4
    models = {
        "A": {
            "id": "attacker",
            "profile": "hunter",
            "at": [12, 12],
            "weapons": ["knife"],
            **(attacker or {}),
        },
        "B": {
            "id": "target",
            "profile": "hunter",
            "at": [12, 12 + base + gap],
            "weapons": ["knife"],
            **target,
        },
    }
    return from_dict({
        "battlewright": 1, "ruleset": "redroll", "rulings": {"symbols": "off"}, "table": {"size": [24, 24]},
        "sides": {side: {"models": [model]} for side, model in models.items()},
        "turn": {"round": 1, "side": "A", "active": "attacker"},
    })  # fmt: skip


def test_a_move_is_tried_to_where_the_enemy_is_in_reach() -> None:
    """No point of a coarse lattice lies half an inch from the enemy."""
    p = table.duel(2.3, table.fighter("att", MEL=3, STR=9), table.fighter("tgt", WND=3))
    found = best(p, {"side": "A", "maximise": "P(tgt.destroyed)"}, None, "end_of_activation")
    move = next(option for option in found if option.option == ("move",))
    assert move.value > 0
    assert (move.then[0][0], move.then[1][:2]) == ("at", ("melee", "tgt"))


def test_an_option_tells_what_is_best_next() -> None:
    graphs, p = Graphs(), position(scenario(2.5))
    answers = [odds(p, (), KILL, TAKE, "end_of_activation", graphs=graphs) for _ in range(2)]
    assert [a.source for a in answers] == ["cold", "stored"]
    assert [o.then for o in answers[0].options] == [o.then for o in answers[1].options]
    assert next(o.then for o in answers[0].options if o.option == ("move",))


def test_a_point_more_is_worth_what_two_cold_walks_say() -> None:
    made, watch = scenario(), ["target.destroyed", "attacker.damage", "attack.result"]
    found = sensitivity(made, position, watch, policy=TAKE)
    before = odds(position(made), watch, policy=TAKE).quantities
    assert {worth.piece for worth in found} == {"attacker", "target"}
    assert {"cold", "stored"} == {worth.source for worth in found}
    assert [worth.largest for worth in found] == sorted((w.largest for w in found), reverse=True)
    for worth in found:
        now = changed(made, Change(worth.piece, "statistic", worth.statistic, worth.value + 1))
        assert now is not None
        after = odds(position(now), watch, policy=TAKE).quantities
        assert worth.gains.keys() == {"target.destroyed", "attacker.damage"}
        for name, gain in worth.gains.items():
            difference = float(after[name].mean or 0) - float(before[name].mean or 0)
            assert float(gain) == pytest.approx(difference, abs=1e-12)


def test_a_statistic_nobody_reads_is_worth_nothing_without_a_walk() -> None:
    found = sensitivity(scenario(weapons=["axe"]), position, ["target.destroyed"], policy=TAKE)
    aim = next(w for w in found if (w.piece, w.statistic) == ("attacker", "AIM"))
    assert (aim.gains, aim.source) == ({"target.destroyed": 0}, "stored")


def advice(made: Scenario) -> tuple[Any, ...]:
    return best(position(made), KILL, STANDING, "end_of_action")[0].option


def test_the_flip_point_is_the_nearest_value_at_which_the_advice_changes() -> None:
    made = scenario(0.3)
    now = advice(made)
    found = flips(made, position, KILL, STANDING, "end_of_action", budget_s=60)
    assert found.is_complete
    assert now[0] == "melee"
    away = next(flip for flip in found.found if flip.field == "distance")
    assert (away.piece, away.away_from, away.best.option[0]) == ("target", "attacker", "charge")
    assert (round(away.now, 3), round(away.value, 3)) == (0.3, 0.8)
    assert advice(scenario(0.8)) == away.best.option
    for flip in found.found:
        assert flip.best.option != now


def between_two() -> Scenario:
    """A hunter in contact with two, of whom one has lost more Wounds."""
    base = 30 / 25.4
    return from_dict({
        "battlewright": 1, "ruleset": "redroll", "rulings": {"symbols": "off"}, "table": {"size": [24, 24]},
        "sides": {
            "A": {"models": [{"id": "attacker", "profile": "hunter", "at": [12, 12], "weapons": ["knife"]}]},
            "B": {"models": [
                {"id": "near", "profile": "hunter", "at": [12, 12 + base], "weapons": ["knife"], "wounds_lost": 5},
                {"id": "far", "profile": "hunter", "at": [12, 12 - base], "weapons": ["knife"], "wounds_lost": 4},
            ]},
        },
        "turn": {"round": 1, "side": "A", "active": "attacker"},
    })  # fmt: skip


def test_wounds_turn_the_advice_whom_to_strike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flipping, "MOST_STEPS", 2)
    aim = {"side": "A", "maximise": "count(B.destroyed)"}
    found = flips(between_two(), position, aim, STANDING, "end_of_action", budget_s=60)
    now = best(position(between_two()), aim, STANDING, "end_of_action")[0].option
    turns = [flip for flip in found.found if flip.field == "wounds_lost" and flip.piece != "attacker"]
    assert {flip.piece for flip in turns} == {"near", "far"}
    for flip in turns:
        made = changed(between_two(), Change(flip.piece, "state", flip.field, int(flip.value)))
        assert made is not None
        assert best(position(made), aim, STANDING, "end_of_action")[0].option == flip.best.option != now
    assert found.is_complete
    assert found.tried > len(found.found)


def lines(made: Scenario, *answer: str) -> set[tuple[str, str, int]]:
    """What is moved when this answer is the best: which distance from whom, and how far at most towards them."""
    at = position(made)
    best_of_all = OptionValue(" ".join(answer), 1, 0, answer)
    made_lines = flipping._lines(made, at, (best_of_all,), [4, 5])
    return {(line.piece, line.away_from, line.step) for line in made_lines if line.away_from}


def test_whom_to_activate_moves_the_enemies_of_who_acts() -> None:
    """The question names nobody: distances are those from the model that the best answer activates."""
    waiting = from_dict({**between_two().data, "turn": {"round": 1, "side": "A"}})
    found = lines(waiting, "activate", "attacker")
    assert {(piece, away_from) for piece, away_from, _ in found} == {
        ("near", "attacker"),
        ("far", "attacker"),
    }


def test_a_step_closer_ends_in_contact_and_goes_no_further() -> None:
    made = scenario(0.7)
    (closer,) = [
        line
        for line in flipping._lines(made, position(made), (), [4])
        if line.field == "distance" and line.step < 0
    ]
    changes = [closer.change(k) for k in (1, 2, 3)]
    assert [None if c is None else c.value for c in changes] == [-12_700, -closer.now, None]
    at = [position_with(made, c, position) for c in changes if c is not None]
    assert all(p is not None for p in at)


def test_flip_points_need_a_decision() -> None:
    def rolling(made: Scenario) -> Position:
        from battlewright.core.running import apply

        return apply(position(made), ("melee", "target", "knife"))

    with pytest.raises(BattlewrightError) as caught:
        flips(scenario(), rolling, KILL)
    assert caught.value.id == "error-odds-no-decision"


def test_a_search_out_of_time_says_so() -> None:
    assert not flips(scenario(), position, KILL, TAKE, "end_of_activation", budget_s=0.0).is_complete


@pytest.mark.parametrize(
    "change",
    [
        Change("target", "statistic", "WND", 0),
        Change("target", "state", "wounds_lost", 99),
        Change("target", "state", "fury", 1),
    ],
)
def test_changes_that_the_rules_forbid_are_none(change: Change) -> None:
    assert changed(scenario(), change) is None


def test_an_answer_that_ends_the_activation_is_not_followed_into_the_next_one() -> None:
    """To the end of the action: ending the activation declares none, so the enemy's own attacks do not count."""
    aim = {"side": "A", "maximise": "target.wounds_lost"}
    options = best(position(scenario()), aim, TAKE, "end_of_action")
    assert {option.answer: option.value for option in options}["end"] == 0
    assert options[0].answer == "melee target knife" and options[0].value > 0


def test_a_question_without_a_stop_ends_with_the_action_under_way_or_with_the_activation() -> None:
    p = position(load(shipped()["redroll/duel"]))
    assert usual_stop(p) == "end_of_activation"
    under_way = apply(p.fork(), ("melee", "target", "knife"))
    assert usual_stop(under_way) == "end_of_action"
