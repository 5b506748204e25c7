"""The order of the charge sub-phase: declared together, then Overwatch, then all distances, then the moves."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any

import pytest
from tests.kill_team.charges import asked, charges, charging, options, say
from tests.kill_team.models import model, position, profile

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.rules.kill_team.number_of_attacks import attacks
from battlewright.rules.kill_team.state import touching

F = Fraction
GUN = ("blade", "shotgun")


def three_at_one(**rulings: Any) -> Position:
    """Chargers a0 to a2 abreast, 6 inches before b0; b1 stands apart."""
    own = [model(0, (20 + 4 * i, 20)) for i in range(3)]
    return charging(
        position(*own, model(1, (24, 26), profile(weapons=GUN)), model(1, (24, 29.6), profile()), **rulings)
    )


@pytest.mark.clause("KT-CHARGE-01", "KT-CHARGE-02", "KT-CHARGE-07")
def test_one_enemy_after_another_is_named_until_nobody_wants_to_charge() -> None:
    p = three_at_one()
    assert p.rows[6].unlocked and p.rows[7].unlocked
    assert options(p) == ["charge b0", "charge b1", "done"]
    say(p, "charge b0", "declare a0", "declared", "overwatch b0 shotgun", (1, 1), (1, 1))
    assert asked(p) == "kill_team-ask-charge"
    assert options(p) == ["charge b1", "done"]
    say(p, "done")
    assert p.pending is None


@pytest.mark.clause("KT-CHARGE-03", "KT-CHARGE-04", "KT-CHARGE-05")
def test_ktq_01_all_charges_are_declared_before_any_overwatch_and_any_roll() -> None:
    p = say(three_at_one(), "charge b0", "declare a0")
    assert options(p) == ["declare a1", "declare a2", "declared"]
    say(p, "declare a2", "declared")
    assert asked(p) == "kill_team-ask-overwatch"
    say(p, "hold")
    assert asked(p) == "kill_team-roll-charge"
    say(p, (1, 1))
    assert asked(p) == "kill_team-roll-charge"
    assert p.rows[3].base.y == three_at_one().rows[3].base.y


@pytest.mark.clause("KT-CHARGE-03")
def test_ktq_02_one_overwatch_covers_all_that_charge_together() -> None:
    p = say(
        three_at_one(), "charge b0", "declare a0", "declare a1", "declared", "overwatch b0 shotgun", (1, 1)
    )
    assert asked(p) == "kill_team-roll-charge"


@pytest.mark.clause("KT-CHARGE-05", "KT-RUL-02")
def test_every_charger_rolls_for_itself() -> None:
    p = say(three_at_one(), "charge b0", "declare a0", "declare a2", "declared", "hold")
    found = charges(p, lambda q: (q.rows[3].charged, q.rows[5].charged))
    reach = F(7, 12)
    assert found == {
        (True, True): reach * reach,
        (True, False): reach * (1 - reach),
        (False, True): reach * (1 - reach),
        (False, False): (1 - reach) ** 2,
    }


@pytest.mark.clause("KT-CHARGE-06", "KT-COUNTER-01")
def test_counter_charges_follow_when_all_chargers_have_moved() -> None:
    own = [model(0, (20, 20)), model(0, (26, 20))]
    p = charging(position(*own, model(1, (23, 25)), model(1, (25, 26.5))))
    say(p, "charge b0", "declare a0", "declare a1", (6, 6), (6, 6))
    assert asked(p) == "kill_team-ask-counter-charge"
    assert p.rows[3].charged and p.rows[4].charged


@pytest.mark.clause("KT-RUL-01")
def test_an_enemy_is_named_once_a_phase_unless_it_is_ruled_otherwise() -> None:
    answers = ("charge b0", "declare a0", "declared", "hold", (1, 1))
    p = say(three_at_one(), *answers)
    with pytest.raises(Illegal) as refused:
        say(p, "charge b0")
    assert refused.value.id == "reason-charged-before"
    assert refused.value.clauses == ("KT-RUL-01",)
    assert "charge b0" in options(say(three_at_one(renominate=True), *answers))


@pytest.mark.clause("KT-RUL-02")
def test_the_mover_is_picked_where_one_is_in_the_way_of_another() -> None:
    own = [model(0, (22 + i, 20)) for i in (0, 1.5)]
    p = say(
        charging(position(*own, model(1, (23, 26)))), "charge b0", "declare a0", "declare a1", (6, 6), (6, 6)
    )
    assert asked(p) == "kill_team-ask-mover"
    assert options(p) == ["move a0", "move a1"]


@pytest.mark.clause("KT-RUL-02")
def test_chargers_roll_and_move_one_by_one_under_the_other_ruling() -> None:
    p = three_at_one(roll_order="roll_then_move_each")
    say(p, "charge b0", "declare a0", "declare a2", "declared", "hold", (6, 6))
    assert p.rows[3].charged
    assert asked(p) == "kill_team-roll-charge"
    say(p, (6, 6))
    assert p.rows[5].charged


@pytest.mark.clause("KT-RUL-13")
def test_room_is_judged_when_a_charger_moves() -> None:
    """Four chargers on one side of a target in a corner: the last stands behind a friend."""
    own = [model(0, at) for at in ((5, 0.6), (5, 3), (3, 5), (0.6, 5))]
    p = charging(position(*own, model(1, (0.6, 0.6))))
    say(p, "charge b0", "declare a0", "declare a1", "declare a2", "declare a3")
    say(p, (6, 6), (6, 6), (6, 6), (6, 6))
    say(p, "move a0", "move a3", "move a1")
    assert all(p.rows[row].charged for row in (3, 4, 5, 6))


@pytest.mark.clause("KT-RUL-14")
def test_a_charge_that_falls_short_moves_nobody() -> None:
    p = charging(position(model(0, (20, 20)), model(1, (20, 26))))
    say(p, "charge b0", (2, 3))
    assert not p.rows[3].charged
    assert p.rows[3].base == model(0, (20, 20))[1].base


@pytest.mark.clause("KT-MASS-01")
def test_ktq_26_a_charger_that_touches_two_enemies_keeps_its_bonus() -> None:
    base = 25 / 25.4
    beside = model(1, (20 + base * sqrt(3) / 2, 26 - base / 2))
    p = say(charging(position(model(0, (20, 20)), model(1, (20, 26)), beside)), "charge b0", (6, 6))
    assert touching(p, 3) == (4, 5)
    assert attacks(p, 3, "blade") == 2


def test_flags_that_nobody_reads_any_more_are_cleared() -> None:
    p = say(
        three_at_one(), "charge b0", "declare a0", "declared", "overwatch b0 shotgun", (1, 1), (1, 1), "done"
    )
    assert not any(row.declared or row.overwatched for row in p.rows[3:])
