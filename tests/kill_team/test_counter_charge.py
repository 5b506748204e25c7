"""Counter-charges: who may, by which test, how far, and what it gives."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team.charges import asked, charges, charging, options, say
from tests.kill_team.models import model, position, profile

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.snapshot import save
from battlewright.rules.kill_team.number_of_attacks import attacks
from battlewright.rules.kill_team.state import touching

F = Fraction
BASE = 25 / 25.4


def beside(x: float, y: float, of: Any = None, **row: Any) -> Any:
    """A friend of the target, which stands at 20, 26."""
    return model(1, (20 + x, 26 + y), of, **row)


def charged(*friends: Any, others: tuple[Any, ...] = (), **rulings: Any) -> Position:
    """a0 has completed its charge against b0 from below; counter-charges come next."""
    p = charging(position(model(0, (20, 21)), *others, model(1, (20, 26)), *friends, **rulings))
    return say(p, "charge b0", (6, 6))


def refused(p: Position, answer: str) -> Illegal:
    kept = save(p)
    with pytest.raises(Illegal) as error:
        say(p, answer)
    assert save(p) == kept
    return error.value


@pytest.mark.clause("KT-COUNTER-01", "KT-COUNTER-02")
def test_friends_within_3_inches_of_a_charger_may_counter_charge() -> None:
    level = -BASE
    p = charged(beside(3 + BASE, level), beside(-3.1 - BASE, level))
    assert options(p) == ["counter_charge b1", "stay"]
    error = refused(p, "counter_charge b2")
    assert error.id == "reason-counter-charge-too-far"
    assert "KT-COUNTER-02" in error.clauses


@pytest.mark.clause("KT-COUNTER-03", "KT-COUNTER-04")
def test_each_tries_by_a_leadership_test() -> None:
    p = charged(beside(2, 0, profile(Ld=7)), beside(-2, 0, profile(Ld=8)))
    found = charges(p, lambda q: (q.rows[5].counter_charged, q.rows[6].counter_charged))
    one, other = F(7, 12), F(13, 18)
    assert found[True, True] == one * other
    assert found[True, False] == one * (1 - other)


@pytest.mark.clause("KT-COUNTER-03")
def test_nobody_has_to() -> None:
    p = say(charged(beside(2, 0)), "stay")
    assert p.pending is None
    assert not p.rows[5].counter_charged


@pytest.mark.clause("KT-COUNTER-05", "KT-RUL-23")
def test_it_runs_into_contact_with_an_attacker_that_it_picks() -> None:
    second = model(0, (22.5, 21))
    p = charging(position(model(0, (20, 21)), second, model(1, (20, 26)), beside(1.6, -2)))
    say(p, "charge b0", "declare a0", "declare a1", (6, 6), (6, 6))
    if asked(p) == "kill_team-ask-mover":
        say(p, "move a0")
    say(p, "counter_charge b1", (1, 1))
    assert options(p) == ["into a0", "into a1"]
    say(p, "into a1")
    assert 4 in touching(p, 6)


@pytest.mark.clause("KT-COUNTER-05", "KT-RUL-23")
def test_without_dice_it_moves_3_inches_with_dice_as_far_as_they_say() -> None:
    """Somebody stands in the straight way; the way round is longer than 3 inches."""
    blockers = [beside(1.6, -BASE - 0.8), beside(1.6, -BASE), beside(1.6, -BASE + 0.99)]
    far = beside(3 + BASE - 0.02, -BASE)
    assert "counter_charge b1" not in options(charged(far, *blockers))
    p = charged(far, *blockers, counter_move="2d6")
    assert "counter_charge b1" in options(p)
    say(p, "counter_charge b1", (1, 1))
    assert asked(p) == "kill_team-roll-counter-charge"
    short = say(p.fork(), (1, 1))
    assert not short.rows[5].counter_charged
    assert say(p, (6, 6)).rows[5].counter_charged


@pytest.mark.clause("KT-RUL-23")
def test_only_a_completed_charge_is_countered() -> None:
    p = charging(position(model(0, (20, 21)), model(1, (20, 26)), beside(2, -4)))
    say(p, "charge b0", (1, 1))
    assert p.pending is None


@pytest.mark.clause("KT-COUNTER-06", "KT-COUNTER-07", "KT-RUL-27")
def test_ktq_28_it_has_no_bonus_of_a_charge_but_by_counter_attack() -> None:
    plain, keen = profile(A=2), profile(A=2, rules=("counter_attack",))
    p = say(charged(beside(2, 0, plain)), "counter_charge b1", (1, 1))
    assert attacks(p, 5, "blade") == 2
    p = say(charged(beside(2, 0, keen)), "counter_charge b1", (1, 1))
    assert attacks(p, 5, "blade") == 3


@pytest.mark.clause("KT-RUL-27")
def test_ktq_36_counter_attack_gives_one_attack_to_the_charged_but_none_to_the_locked() -> None:
    keen = profile(A=2, rules=("counter_attack",))

    def after(*others: Any) -> int:
        p = charging(position(model(0, (20, 21)), *others, model(1, (20, 26), keen)))
        say(p, "charge b0", (6, 6))
        return attacks(p, 3 + 1 + len(others), "blade")

    assert after() == 3
    assert after(model(0, (20, 26 + BASE))) == 2


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        pytest.param({"grounded": True}, "from-the-ground", marks=pytest.mark.clause("KT-RUL-24")),
        pytest.param({"falling_back": True}, "in-flight", marks=pytest.mark.clause("KT-RUL-24")),
        pytest.param({"counter_charged": True}, "twice", marks=pytest.mark.clause("KT-RUL-24")),
    ],
)
def test_who_may_not_counter_charge_is_told_why(row: Any, reason: str) -> None:
    error = refused(charged(beside(2, 0), beside(-2, 0, **row)), "counter_charge b2")
    assert (error.id, error.clauses[0]) == (f"reason-counter-charge-{reason}", "KT-RUL-24")


@pytest.mark.clause("KT-RUL-24")
def test_a_locked_friend_and_the_charged_model_itself_do_not() -> None:
    holder = model(0, (22, 26 + BASE))
    p = charged(beside(2, 0), beside(-2, 0), others=(holder,))
    assert options(p) == ["counter_charge b2", "stay"]
    assert refused(p, "counter_charge b1").id == "reason-counter-charge-while-locked"
    assert refused(p, "counter_charge b0").id == "reason-counter-charge-while-locked"


@pytest.mark.clause("KT-RUL-24")
def test_overwatch_does_not_forbid_it() -> None:
    gun = profile(weapons=("blade", "shotgun"))
    p = charging(position(model(0, (20, 21), profile(T=9)), model(1, (20, 26), gun), beside(2, 0, gun)))
    say(p, "charge b0", "overwatch b1 shotgun", (1, 1), "hold", (6, 6))
    assert options(p) == ["counter_charge b1", "stay"]


@pytest.mark.clause("KT-RUL-25", "KT-COUNTER-04")
def test_nobody_fires_at_a_counter_charger() -> None:
    gun = profile(weapons=("blade", "shotgun"))
    p = charging(position(model(0, (20, 21), gun), model(1, (20, 26)), beside(2, 0)))
    say(p, "charge b0", (6, 6), "counter_charge b1", (1, 1))
    assert p.pending is None
    assert p.rows[5].counter_charged
