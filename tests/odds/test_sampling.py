"""Past the bounds the answer is sampled through the same rules, with intervals."""

from __future__ import annotations

import pytest
from tests.odds.games import Bids, Chain, Piece, Volley, position, strikes
from tests.toys.regiments import regiments, shooting

from battlewright.core.position import Position
from battlewright.odds import bounds, sampling
from battlewright.odds.answer import odds
from battlewright.odds.bounds import Cancelled
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


def test_a_spent_budget_falls_back(monkeypatch: pytest.MonkeyPatch) -> None:
    assert odds(chain(), ["b1.boxes"], budget_s=600.0).method == "exact"
    monkeypatch.setattr(bounds, "CHECKED_EVERY", 1)
    answer = odds(chain(), ["b1.boxes"], budget_s=0.0)
    assert (answer.method, answer.positions) == ("sampled", 1)
    # No time is left for more than the fewest trials, counted in steps between two looks at the clock.
    assert sampling.FEWEST_TRIALS <= answer.trials < sampling.FEWEST_TRIALS + sampling.CHECKED_EVERY


def test_best_decisions_fall_back_to_defaults_and_say_so() -> None:
    answer = odds(chain(fury=1), ["b1.boxes"], KILL, max_positions=10)
    assert answer.policy["A"] == "best"
    assert answer.policy["decisions"] == {
        "ask-boost_damage": "default instead of best",
        "ask-boost_hit": "default instead of best",
    }
    assert answer.options == ()


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
