"""The best spending of fury, exact: T23, T25, T25b, random chains, rules of thumb, and Storm."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hordes.chains import T25, T25B, WORTH, Chain, as_prism, begun, best_value, killing, only_bought

from battlewright.core.running import apply
from battlewright.odds.store import Graphs

FIRST = {"A": ["attack", "buy", "end"]}
THUMBS = {
    "greedy": {"boost_attack": "take if lord.fury >= 2", "boost_damage": "take"},
    "both": {"boost_attack": "take", "boost_damage": "take"},
    "damage": {"boost_attack": "decline", "boost_damage": "take"},
    "hit": {"boost_attack": "take", "boost_damage": "decline"},
    "none": {"boost_attack": "decline", "boost_damage": "decline"},
}
"""Rules of thumb: what is boosted whenever it can be; the greedy one keeps a point for the damage roll."""

chains = st.builds(
    Chain,
    attacks=st.integers(1, 3),
    fury=st.integers(0, 3),
    boxes=st.integers(1, 14),
    need=st.integers(1, 14),
    bonus=st.integers(-8, 4),
    bought=st.booleans(),
)


def worth(chain: Chain, **how) -> Fraction | float:
    return killing(begun(chain), chain, **how).quantities["foe.destroyed"].mean


def by_thumb(chain: Chain, thumb: str, **how) -> Fraction | float:
    return worth(chain, policy={**FIRST, "windows": THUMBS[thumb]}, **how)


def test_t25_is_exact() -> None:
    answer = killing(begun(T25), T25, rational=True)
    assert answer.quantities["foe.destroyed"].mean == WORTH == best_value(T25)


@pytest.mark.parametrize(
    ("thumb", "value"),
    [("greedy", 0.593456128), ("damage", 0.437412180), ("hit", 0.370823342), ("none", 0.068166474)],
)
def test_t25_by_rules_of_thumb(thumb: str, value: float) -> None:
    assert by_thumb(T25, thumb) == pytest.approx(value, abs=5e-10)


def test_t25b_buys_attacks_too() -> None:
    exact = killing(begun(T25B), T25B, rational=True).quantities["foe.destroyed"].mean
    assert exact == best_value(T25B)
    assert float(exact) == pytest.approx(0.950658733, abs=5e-10)


@pytest.mark.parametrize(
    ("boxes", "best", "fixed"), [(5, 0.8147, 0.8147), (10, 0.4504, 0.3755), (15, 0.1460, 0.1460)]
)
def test_t23_without_a_free_attack(boxes: int, best: float, fixed: float) -> None:
    chain = Chain(attacks=0, fury=2, boxes=boxes, need=8, bonus=2, bought=True)
    p = only_bought(chain)
    exact = killing(p, chain, rational=True).quantities["foe.destroyed"].mean
    assert exact == best_value(chain)
    assert float(exact) == pytest.approx(best, abs=5e-5)
    two_attacks = killing(p, chain, policy={**FIRST, "windows": THUMBS["none"]})
    alone = chain._replace(bought=False)
    apply(p, ("buy", "foe", "blade"))
    boosted = [killing(p, alone, policy={**FIRST, "windows": THUMBS[thumb]}) for thumb in ("hit", "damage")]
    plans = [plan.quantities["foe.destroyed"].mean for plan in (two_attacks, *boosted)]
    assert max(plans) == pytest.approx(fixed, abs=5e-5)


@given(chains)
def test_any_chain_is_worth_what_the_recursion_says(chain: Chain) -> None:
    assert worth(chain, rational=True) == best_value(chain)


@given(chains, st.sampled_from(sorted(THUMBS)))
def test_no_rule_of_thumb_is_better(chain: Chain, thumb: str) -> None:
    assert by_thumb(chain, thumb, rational=True) <= worth(chain, rational=True)


@given(chains)
def test_another_fury_point_or_attack_never_hurts(chain: Chain) -> None:
    here = worth(chain, rational=True)
    assert worth(chain._replace(fury=chain.fury + 1), rational=True) >= here
    assert worth(chain._replace(attacks=chain.attacks + 1), rational=True) >= here
    assert worth(chain._replace(need=chain.need - 1), rational=True) >= here


def test_a_stored_graph_answers_the_same() -> None:
    graphs = Graphs()
    p = begun(T25)
    cold = killing(p, T25, graphs=graphs)
    stored = killing(p, T25, graphs=graphs)
    assert (cold.source, stored.source) == ("cold", "stored")
    for answer in (cold, stored):
        assert answer.quantities["foe.destroyed"].mean == pytest.approx(float(WORTH), abs=1e-12)


def test_positions_of_t25_are_counted() -> None:
    """A decision before each of up to 930 attacks and 930 damage rolls would be the most there is to tell apart."""
    assert killing(begun(T25), T25).positions < 4 * 930


@pytest.mark.slow
def test_storm_says_the_same_of_random_chains(tmp_path: Path) -> None:
    stormpy = pytest.importorskip("stormpy")
    rng = Random(25)
    for number in range(200):
        attacks, fury, boxes = rng.randint(1, 5), rng.randint(0, 5), rng.randint(1, 30)
        chain = Chain(attacks, fury, boxes, rng.randint(2, 13), rng.randint(-8, 3), number % 2 == 1)
        file = tmp_path / "chain.prism"
        file.write_text(as_prism(chain))
        program = stormpy.parse_prism_program(str(file))
        asked = stormpy.parse_properties("Pmax=? [F boxes = 0]", program)
        built = stormpy.build_model(program, asked)
        found = stormpy.model_checking(built, asked[0]).get_value(built.initial_states[0])
        assert worth(chain) == pytest.approx(found, abs=1e-12), chain
