"""Redirecting a charge whose target has died."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team.charges import asked, charges, charging, options, say
from tests.kill_team.models import model, position, profile

from battlewright.core.errors import Illegal
from battlewright.core.position import Position

F = Fraction
RADIUS = 25 / 25.4 / 2


def shooter(**row: Any) -> Any:
    return model(0, (20, 20), profile(Ld=8), fired="pistol", **{"shot_at": 5, **row})


def dead(at: tuple[float, float]) -> Any:
    """The first target, which has died there."""
    return model(1, at, alive=False, on_table=False)


def lost(*others: Any, spot: tuple[float, float] = (20, 25), row: Any = None, **rulings: Any) -> Position:
    """a0 shot at b0, which is dead; a1 is far off."""
    far = model(0, (45, 45))
    return charging(position(shooter(**(row or {})), far, dead(spot), *others, **rulings))


def near_the_spot(gap: float, x: float = 20) -> Any:
    """An enemy whose base is so far from the middle of the dead one's, straight behind it."""
    return model(1, (x, 25 + gap + RADIUS))


@pytest.mark.clause("KT-REDIRECT-01", "KT-REDIRECT-02", "KT-RUL-10")
def test_who_has_lost_its_target_may_test_before_it_names_another() -> None:
    p = lost(near_the_spot(2))
    assert options(p) == ["redirect a0", "done"]
    say(p, "done")
    assert p.pending is None


@pytest.mark.clause("KT-REDIRECT-03")
def test_without_the_test_no_other_is_charged() -> None:
    p = lost(near_the_spot(2))
    with pytest.raises(Illegal) as error:
        say(p, "charge b1")
    assert (error.value.id, error.value.clauses) == ("reason-charge-not-redirected", ("KT-REDIRECT-03",))


@pytest.mark.clause("KT-REDIRECT-03", "KT-REDIRECT-05")
def test_ktq_10_a_test_and_a_charge_of_7_inches() -> None:
    """2.5 inches from the place of death, 7 inches from the charger."""
    new = model(1, (20, 27 + 2 * RADIUS))
    p = lost(new, spot=(20, 27 + RADIUS - 2.5))
    say(p, "redirect a0")

    def pick(request: Any) -> Any:
        return ("charge", "b1") if ("charge", "b1") in request.options else request.default

    found = charges(p, lambda q: q.rows[3].charged, pick)
    assert found[True] == F(13, 18) * F(7, 12) == F(91, 216)


@pytest.mark.clause("KT-REDIRECT-04", "KT-RUL-12")
def test_ktq_11_the_new_target_must_be_near_the_place_of_death() -> None:
    beside_the_charger = model(1, (20 + 2 + 2 * RADIUS, 20))
    p = say(lost(near_the_spot(3), beside_the_charger), "redirect a0", (1, 1))
    assert options(p) == ["charge b1", "done"]
    with pytest.raises(Illegal) as error:
        say(p, "charge b2")
    assert error.value.id == "reason-charge-far-from-the-dead"
    assert error.value.clauses == ("KT-REDIRECT-04", "KT-RUL-12")


@pytest.mark.clause("KT-RUL-12")
def test_3_inches_are_measured_from_the_middle_or_from_the_edge() -> None:
    assert say(lost(near_the_spot(3.3)), "redirect a0", (1, 1)).pending is None
    edge = lost(near_the_spot(3.3), redirect_measure="base_edge_of_removed_model")
    assert options(say(edge, "redirect a0", (1, 1))) == ["charge b1", "done"]


@pytest.mark.clause("KT-REDIRECT-06", "KT-RUL-10")
def test_ktq_12_who_fails_charges_nobody() -> None:
    second = model(0, (22, 20))
    p = charging(position(shooter(shot_at=5), second, dead((20, 25)), near_the_spot(2)))
    say(p, "redirect a0", (6, 6))
    assert options(p) == ["charge b1", "done"]
    with pytest.raises(Illegal) as error:
        say(p, "redirect a0")
    assert error.value.id == "reason-redirect-twice"
    say(p, "charge b1")
    assert asked(p) == "kill_team-roll-charge"
    assert not p.rows[3].declared


@pytest.mark.clause("KT-RUL-11")
def test_a_target_that_has_fled_from_the_table_is_no_death() -> None:
    fled = model(1, (20, 25), on_table=False)
    p = charging(position(shooter(shot_at=4), fled, near_the_spot(2)))
    assert p.pending is None


@pytest.mark.clause("KT-REDIRECT-01")
def test_a_living_target_leaves_nothing_to_redirect() -> None:
    p = charging(position(shooter(shot_at=4), model(1, (20, 25)), model(1, (22, 25))))
    with pytest.raises(Illegal) as error:
        say(p, "redirect a0")
    assert error.value.id == "reason-redirect-without-a-death"


@pytest.mark.clause("KT-REDIRECT-01")
def test_who_may_not_charge_anyway_does_not_redirect() -> None:
    assert lost(near_the_spot(2), row={"moved": "ran"}).pending is None


@pytest.mark.clause("KT-REDIRECT-04", "KT-RUL-12")
def test_the_spot_of_death_on_a_floor_is_far_from_who_stands_below() -> None:
    hunter = model(0, (20, 20), profile(Ld=8), fired="pistol", shot_at=4)
    slain = model(1, (20, 25, 3), alive=False, on_table=False)
    p = position(hunter, slain, model(1, (20, 27 + RADIUS)))
    say(charging(p), "redirect a0", (1, 1))
    assert p.pending is None


@pytest.mark.clause("KT-REDIRECT-01", "KT-RUL-11")
def test_who_has_declared_its_charge_does_not_redirect_it() -> None:
    hunter = model(0, (20, 20), profile(Ld=8), fired="pistol", shot_at=4)
    hot = model(1, (20, 25), profile(weapons=("blade", "plasma"), Sv=0))
    p = charging(position(hunter, hot, model(1, (20, 27.5))))
    say(p, "charge b0", "overwatch b0 plasma", (1, 2))
    assert not p.rows[4].alive
    assert p.pending is None
