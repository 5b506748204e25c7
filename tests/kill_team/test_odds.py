"""The exact law of a charge from Overwatch to the end of the fight, against one worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team.battles import battle, model, play

from battlewright.core.position import Position
from battlewright.odds.answer import best, odds
from battlewright.odds.store import Graphs

F = Fraction

GUN = {"name": "gun", "type": "assault", "range": 24, "S": 4, "shots": 3}
FIST = {"name": "fist"}
RUNNER = {"WS": 4, "S": 4, "T": 4, "W": 1, "I": 3, "A": 2, "Ld": 7, "Sv": 6, "rules": [], "base": 32}
SHOOTER = {
    "WS": 3,
    "BS": 4,
    "S": 3,
    "T": 3,
    "W": 1,
    "I": 4,
    "A": 1,
    "Ld": 8,
    "Sv": 5,
    "rules": [],
    "base": 32,
}

WATCHED = "joint(a.charged, a.destroyed, b.destroyed, b.falling_back)"


def declared(*others: Any, wounds: int = 1) -> Position:
    """The first question of Overwatch: a runner has declared a charge from less than 6 inches at a shooter."""
    a = model("a", "brawler", 24, 17, weapons=[FIST], stats=RUNNER)
    b = model("b", "line_trooper", 24, 24, weapons=[GUN], stats={**SHOOTER, "W": wounds})
    p = battle([a, *others], [b], turn={"phase": "charge"})
    words = ["declare a", *(f"declare {other.id}" for other in others)] if others else []
    play(p, "charge b", *words)
    return p


def by_hand(fires: bool) -> dict[tuple[bool, ...], F]:
    """Three snap shots (6, 4+, no save on 6); 2D6 of at least 6; the shooter strikes first, once (4+, 5+, 6), then the
    runner thrice (3+, 3+, 5+); who is left and has been charged tests on 8 less 1, and is chased by 3 against 4."""
    shot = 1 - (1 - F(1, 6) * F(1, 2) * F(5, 6)) ** 3 if fires else F(0)
    reaches, struck = F(26, 36), F(1, 2) * F(1, 3) * F(5, 6)
    slain = 1 - (1 - F(2, 3) ** 3) ** 3
    breaks, caught = F(15, 36), F(15, 36)
    there = (1 - shot) * reaches
    lives = there * (1 - struck)
    return {
        (False, True, False, False): shot,
        (False, False, False, False): (1 - shot) * (1 - reaches),
        (True, True, False, False): there * struck,
        (True, False, True, False): lives * (slain + (1 - slain) * breaks * caught),
        (True, False, False, True): lives * (1 - slain) * breaks * (1 - caught),
        (True, False, False, False): lives * (1 - slain) * (1 - breaks),
    }


def law(p: Position, watched: str, **asked: Any) -> dict[Any, Any]:
    (found,) = odds(p, [watched], rational=True, **asked).quantities.values()
    return dict(found.pmf)


@pytest.mark.clause("KT-CHARGE-04", "KT-RESULT-05", "KT-F-02A")
def test_the_law_of_a_charge_is_that_worked_out_by_hand() -> None:
    assert law(declared(), WATCHED, stop="end_of_fight") == by_hand(fires=True)


@pytest.mark.clause("KT-OVERWATCH-01")
def test_to_fire_or_to_hold_is_worth_what_becomes_of_each() -> None:
    """The shooter wants to live; the runner has nothing to decide."""
    aim = {"side": "B", "minimise": "P(b.destroyed)"}
    options = best(declared(), aim, {"A": "best", "B": "best"}, "end_of_fight", rational=True)
    assert [(option.answer, option.value) for option in options] == [
        ("overwatch b gun", by_hand(fires=True)[True, False, True, False]),
        ("hold", by_hand(fires=False)[True, False, True, False]),
    ]


def test_what_is_stored_says_the_same() -> None:
    p, graphs = declared(), Graphs()
    cold, stored, again = (odds(p, [WATCHED], stop="end_of_fight", graphs=graphs) for _ in range(3))
    assert (cold.source, stored.source, again.source) == ("cold", "stored", "stored")
    assert dict(stored.quantities[WATCHED].pmf) == pytest.approx(dict(cold.quantities[WATCHED].pmf))
    assert again.quantities == stored.quantities


def test_odds_from_overwatch_go_on_to_the_end_of_the_blows() -> None:
    """Where no blow is struck they end with the Assault phase."""
    found = law(declared(), "joint(a.destroyed, b.destroyed)", stop="end_of_blows")
    lives = sum(chance for (charged, dead, *_), chance in by_hand(fires=True).items() if charged and not dead)
    assert found[False, True] == lives * (1 - (1 - F(2, 3) ** 3) ** 3)


@pytest.mark.clause("KT-S-309I")
def test_strikes_of_one_step_are_gathered_as_if_rolled_one_by_one() -> None:
    """Two runners strike three times each at a target of three Wounds; it has not fired."""
    other = model("c", "brawler", 24, 31, weapons=[FIST], stats=RUNNER)
    p = declared(other, wounds=3)
    policy = {"B": ["hold", "strike a"]}
    found = law(
        p, "joint(a.charged, c.charged, a.destroyed, b.wounds_left)", stop="end_of_blows", policy=policy
    )
    hit, both = F(8, 27), F(26, 36) ** 2 * (1 - F(1, 2) * F(1, 3) * F(5, 6))
    miss = 1 - hit
    for left, ways in ((3, 1), (2, 6), (1, 15)):
        lost = 3 - left
        assert found[True, True, False, left] == both * ways * hit**lost * miss ** (6 - lost)


def test_an_overwatch_that_nobody_can_ask_about_again_is_forgotten() -> None:
    """Whoever fired and who held are one position once nobody is left to charge."""
    stop = {"step": "charge.roll_distances"}
    positions = [
        odds(declared(), ["a.destroyed"], policy={"B": [word]}, stop=stop).positions
        for word in ("hold", "overwatch")
    ]
    aim = {"side": "B", "maximise": "P(a.destroyed)"}
    both = odds(declared(), ["a.destroyed"], aim, stop=stop).positions
    assert both < sum(positions) + 2
