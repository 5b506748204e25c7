"""Past the bounds the answer is sampled through the same rules, with intervals."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest
from tests.odds.games import Bids, Chain, Piece, Volley, position, strikes
from tests.toys.regiments import regiments, shooting

from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.core.running import advance
from battlewright.odds import answer as answers
from battlewright.odds import bounds, sampling
from battlewright.odds.answer import advised, odds
from battlewright.odds.bounds import Cancelled
from battlewright.odds.experience import Experience
from battlewright.odds.policy import PRACTISED
from battlewright.odds.sampling import interval

KILL = {"side": "A", "maximise": "P(b1.destroyed)"}


@pytest.fixture(autouse=True)
def _fewer_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "TRIALS", 1500)


def chain(fury: int = 0) -> Position:
    return position(Chain(attacker=3, target=4, attacks=3), [Piece(fury=fury)], [Piece(boxes=14)])


def test_intervals_cover_the_exact_probabilities() -> None:
    names = ["b1.boxes", "b1.destroyed", "joint(b1.destroyed, b1.damage)", "P(b1.damage >= 9)"]
    exact = odds(chain(), names)
    covered, all_values = 0, 0
    for seed in range(4):
        guess = odds(chain(), names, max_positions=10, seed=seed)
        assert (guess.method, guess.trials, guess.options) == ("sampled", 1500, ())
        for name, law in guess.quantities.items():
            assert sum(mass for _, mass in law.pmf) == pytest.approx(1)
            for (value, mass), (low, high) in zip(law.pmf, law.intervals, strict=True):
                assert low <= mass <= high
                covered += low <= exact.quantities[name].probability(value) <= high
                all_values += 1
    # 95 % in the long run; the seeds are fixed, so this is one draw and not a gamble.
    assert covered / all_values > 0.9


def test_the_same_seed_gives_the_same_answer() -> None:
    first, second, other = (
        odds(chain(), ["b1.boxes"], max_positions=10, seed=s).to_json() for s in (1, 1, 2)
    )
    assert first == second != other
    assert first["trials"] == 1500
    assert 0.01 < first["error_bound"] < 0.03


def test_a_spent_budget_falls_back() -> None:
    assert odds(chain(), ["b1.boxes"], budget_s=600.0).method == "exact"
    answer = odds(chain(), ["b1.boxes"], budget_s=0.0)
    assert (answer.method, answer.positions) == ("sampled", 1)
    assert answer.trials == sampling.LEAST


@pytest.mark.parametrize(
    ("seconds", "trials"),
    [(0, 5), (3, 5), (50, 50), (400, 400), (5000, 1000)],
)
def test_battles_end_with_the_time(monkeypatch: pytest.MonkeyPatch, seconds: float, trials: int) -> None:
    """On a clock by which a battle takes a bit more than a second."""
    now = 0.0
    monkeypatch.setattr(sampling, "monotonic", lambda: now)
    for trial in sampling._trials(1000, seconds, bounds.Bounds(1), 5):  # noqa: B007 - the last one counts
        now += 1.001
    assert trial == trials


def test_every_answer_is_compared_by_battles_when_there_is_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "LEAST", 1)
    asked = chain(fury=1)
    advance(asked)
    exact, guess = advised(asked, KILL), advised(asked, KILL, budget_s=0.0)
    assert guess.trials == sampling.LEAST_EACH * len(exact.options)
    assert {option.answer for option in guess.options} == {option.answer for option in exact.options}


def test_best_decisions_are_taken_as_practice_has_taught() -> None:
    answer = odds(chain(fury=1), [KILL["maximise"]], KILL, max_positions=10)
    assert answer.policy["A"] == "best"
    assert answer.policy["decisions"] == {"ask-boost_damage": PRACTISED, "ask-boost_hit": PRACTISED}
    assert answer.options == ()
    optimum, idle = (
        float(
            odds(chain(fury=1), [KILL["maximise"]], KILL, policy)
            .quantities[KILL["maximise"]]
            .probability(True)
        )
        for policy in (None, {"A": "default"})
    )
    law = answer.quantities[KILL["maximise"]]
    (low, high) = next(i for (value, _), i in zip(law.pmf, law.intervals, strict=True) if value)
    assert idle < low
    assert high < optimum + 0.05


def test_answers_are_compared_by_practice_past_the_bounds() -> None:
    asked = chain(fury=1)
    advance(asked)
    exact, guess = advised(asked, KILL), advised(asked, KILL, max_positions=3)
    assert (exact.method, guess.method, guess.trials) == ("exact", "sampled", 1500)
    assert guess.error_bound > 0 < len(exact.options)
    worth = {option.answer: option.value for option in exact.options}
    for option in guess.options:
        assert option.interval is not None
        low, high = option.interval
        assert low <= option.value <= high
        assert low <= worth[option.answer] + 1e-9  # who has practised plays no better than the best
    assert guess.options[0].regret == 0
    assert guess.to_json()["options"][0]["interval"] == list(guess.options[0].interval or ())


def test_each_side_learns_for_itself() -> None:
    """A wants much of what is aimed at, B little: both find the answer that a walk finds."""
    for player, better in ((0, ("yes",)), (1, ("no",))):
        experience = Experience(maximiser=0, rng=Random(1))
        request = Choose(player, "ask", "into", (("yes",), ("no",)))
        for _ in range(200):
            taken = experience.chosen(request, request.options)
            experience.learn(1.0 if taken == ("yes",) else 0.0)
        experience.is_practising = False
        assert {experience.chosen(request, request.options) for _ in range(50)} == {better}


def test_what_is_unknown_is_taken_at_random_and_one_lucky_battle_is_not_enough() -> None:
    experience = Experience(maximiser=0, rng=Random(2))
    request = Choose(0, "ask", "into", (("often",), ("once",)))
    assert {experience.chosen(request, request.options) for _ in range(50)} == set(request.options)
    experience.learn(0.0)
    for _ in range(100):
        experience.given(request, ("often",))
        experience.learn(1.0)
    experience.given(request, ("once",))
    experience.learn(1.2)
    experience.is_practising = False
    assert experience.chosen(request, request.options) == ("often",)


def test_all_kinds_of_requests_are_sampled() -> None:
    volley = position(Volley(strikes(4, 5)), [Piece()], [Piece(boxes=9)] * 2)
    volley.splits = True
    means = odds(volley, ["sum(B.damage)"], stop="end_of_battle", max_positions=1).quantities["sum(B.damage)"]
    assert means.mean == pytest.approx(2, abs=0.15)
    bids = position(Bids(words=(("one",), ("two",)), prizes=((3, 0), (0, 0))), [], [])
    answer = odds(bids, ["A.score"], stop="end_of_battle", max_positions=1)
    assert (answer.method, answer.quantities["A.score"].mean) == ("sampled", 3)


def test_sampling_hears_cancel() -> None:
    calls = iter([False, False, True])
    with pytest.raises(Cancelled):
        odds(chain(), ["b1.boxes"], max_positions=10, cancel=lambda: next(calls))


@pytest.mark.parametrize(
    ("share", "trials", "low", "high"),
    [(0.0, 100, 0.0, 0.03699), (0.5, 100, 0.40383, 0.59617), (1.0, 100, 0.96301, 1.0)],
)
def test_wilson_intervals(share: float, trials: int, low: float, high: float) -> None:
    assert interval(share, trials) == pytest.approx((low, high), abs=1e-5)


def test_a_volley_whose_packets_stay_apart_is_sampled_stage_by_stage() -> None:
    """Sixty shots of D6 damage have 6^n orders of packets before the window at which one of them may be forced."""
    volley = shooting(
        regiments(({"shots": 60, "damage": (1, 2, 3, 4, 5, 6)}, {"models": 30, "wounds": 2}), force=True)
    )
    answer = odds(volley, ["b1.models"], stop="end_of_battle")
    assert answer.method == "sampled"
    assert 0 < answer.quantities["b1.models"].mean < 30


def test_battles_that_came_to_the_same_do_not_make_an_answer_certain() -> None:
    alike = sampling._option(("yes",), [1.0, 1.0], sampling._common_variance([[1.0, 1.0], [0.0, 4.0]]))
    assert alike.interval is not None
    assert alike.interval[0] < 0 < 2 < alike.interval[1]


def test_walks_leave_battles_a_part_of_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a second each time that somebody looks."""
    clock = count(0.0)
    for module in (answers, bounds, sampling):
        monkeypatch.setattr(module, "monotonic", lambda: next(clock))
    found = odds(chain(), ["b1.boxes"], budget_s=60.0)
    assert found.method == "sampled"
    assert 40 <= found.positions <= 45
    assert sampling.LEAST <= found.trials <= 15
    assert next(clock) < 70
