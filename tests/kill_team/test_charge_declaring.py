"""Who may charge whom: every refusal names its clause, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kill_team.charges import block, charging, options, say
from tests.kill_team.models import model, position, profile

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.snapshot import save


def three(**row: Any) -> Position:
    """a0 may not charge b0; a1 and a2 may, so that it is asked who does."""
    own = [model(0, (20, 20), **row), model(0, (22, 20)), model(0, (24, 20))]
    return charging(position(*own, model(1, (20, 26))))


def refused(p: Position, *answers: str) -> Illegal:
    *before, last = answers
    say(p, *before)
    kept = save(p)
    with pytest.raises(Illegal) as error:
        say(p, last)
    assert save(p) == kept
    return error.value


@pytest.mark.parametrize(
    ("row", "reason", "clause"),
    [
        pytest.param(
            {"moved": "ran"}, "charge-after-running", "KT-RUL-03", marks=pytest.mark.clause("KT-M-06B")
        ),
        pytest.param(
            {"fired": "heavy"}, "charge-after-firing", "KT-RUL-03", marks=pytest.mark.clause("KT-W-02B")
        ),
        pytest.param(
            {"fired": "rapid_fire"}, "charge-after-firing", "KT-RUL-03", marks=pytest.mark.clause("KT-W-03B")
        ),
        pytest.param(
            {"fired": "salvo"}, "charge-after-firing", "KT-RUL-03", marks=pytest.mark.clause("KT-W-05B")
        ),
        pytest.param(
            {"fired": "ordnance"}, "charge-after-firing", "KT-RUL-03", marks=pytest.mark.clause("KT-W-06A")
        ),
        pytest.param(
            {"falling_back": True}, "charge-falling-back", "KT-RUL-03", marks=pytest.mark.clause("KT-RUL-03")
        ),
        pytest.param(
            {"grounded": True}, "charge-from-the-ground", "KT-S-305K", marks=pytest.mark.clause("KT-S-305K")
        ),
        pytest.param(
            {"regrouped": True}, "charge-just-regrouped", "KT-F-05B", marks=pytest.mark.clause("KT-F-05B")
        ),
        pytest.param({"declared": True}, "charge-once", "KT-S-308G", marks=pytest.mark.clause("KT-S-308G")),
    ],
)
def test_what_a_model_has_done_may_forbid_its_charge(row: dict[str, Any], reason: str, clause: str) -> None:
    error = refused(three(**row), "charge b0", "declare a0")
    assert error.id == f"reason-{reason}"
    assert clause in error.clauses


@pytest.mark.clause("KT-RUL-03")
def test_a_locked_model_does_not_charge() -> None:
    touched = model(1, (20, 20 - 25 / 25.4))
    own = [model(0, (20, 20)), model(0, (22, 20)), model(0, (24, 20))]
    p = charging(position(*own, model(1, (20, 26)), touched))
    assert refused(p, "charge b0", "declare a0").id == "reason-charge-while-locked"


@pytest.mark.clause("KT-RUL-03")
def test_a_target_out_of_12_inches_is_not_charged() -> None:
    base = 25 / 25.4
    p = charging(position(model(0, (20, 20)), model(1, (20, 32 + base)), model(1, (20, 20 - 12.01 - base))))
    assert options(p) == ["charge b0", "done"]
    error = refused(p, "charge b1")
    assert (error.id, error.clauses) == ("reason-charge-too-far", ("KT-RUL-03",))


@pytest.mark.clause("KT-CHARGE-02")
@pytest.mark.parametrize(("said", "reason"), [("a1", "charge-friend"), ("b1", "charge-nobody-there")])
def test_only_living_enemies_are_charged(said: str, reason: str) -> None:
    dead = model(1, (22, 26), alive=False, on_table=False)
    p = charging(position(model(0, (20, 20)), model(0, (30, 20)), model(1, (20, 26)), dead))
    error = refused(p, f"charge {said}")
    assert (error.id, error.clauses) == (f"reason-{reason}", ("KT-CHARGE-02",))


@pytest.mark.clause("KT-RUL-03")
def test_who_cannot_charge_is_told_why_once_the_only_charger_has_declared() -> None:
    gunner = model(1, (20, 26), profile(weapons=("blade", "shotgun")))
    p = charging(position(model(0, (20, 20)), model(0, (20, 4)), gunner))
    say(p, "charge b0")
    error = refused(p, "declare a1")
    assert (error.id, error.clauses) == ("reason-charge-too-far", ("KT-RUL-03",))


@pytest.mark.clause("KT-RUL-03")
def test_a_target_out_of_sight_is_not_charged() -> None:
    wall = block(15, 23, 10, 0.5, 4, "obstruction")
    p = charging(position(model(0, (20, 20)), model(1, (20, 26)), model(1, (22, 20)), features=(wall,)))
    assert options(p) == ["charge b1", "done"]
    assert refused(p, "charge b0").id == "reason-charge-out-of-sight"


@pytest.mark.clause("KT-RUL-03")
def test_who_has_shot_charges_only_what_it_shot_at() -> None:
    p = charging(
        position(model(0, (20, 20), fired="pistol", shot_at=4), model(1, (20, 26)), model(1, (22, 26)))
    )
    assert options(p) == ["charge b0", "done"]
    assert refused(p, "charge b1").id == "reason-charge-at-another"


@pytest.mark.clause("KT-S-310I")
def test_a_relentless_model_charges_whatever_it_fired() -> None:
    able = model(0, (20, 20), profile(rules=("relentless",)), fired="heavy")
    assert options(charging(position(able, model(1, (20, 26))))) == ["charge b0", "done"]


@pytest.mark.clause("KT-S-308G")
def test_a_charge_that_has_failed_was_the_only_one_of_its_model() -> None:
    p = charging(position(model(0, (20, 20)), model(1, (20, 26)), model(1, (22, 26))))
    say(p, "charge b0", (1, 1))
    assert p.pending is None


def test_nobody_is_asked_where_nobody_can_charge() -> None:
    assert charging(position(model(0, (5, 5)), model(1, (30, 30)))).pending is None
