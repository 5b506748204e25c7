"""Saves: the best one, AP, invulnerable, cover, Feel No Pain."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team.models import facing, law, weapon

from battlewright.rules.kill_team.attack import save
from battlewright.rules.kill_team.strikes import Strike

F = Fraction


def lost(other: dict[str, Any], strike: Strike | None = None, **blade: Any) -> Fraction:
    """The chance that one wound is not saved."""
    p = facing({"weapons": (weapon("blade", **blade), "rifle", "flamer")}, other)
    return law(save(p, strike or Strike(3, 4, "blade"), 1)).get(1, F(0))


@pytest.mark.clause("KT-S-305A", "KT-S-305D")
@pytest.mark.parametrize(
    ("fields", "need"), [({"Sv": 3}, 3), ({"Sv": 3, "invulnerable": 5}, 3), ({"Sv": 5, "invulnerable": 4}, 4)]
)
def test_the_best_save_alone(fields: dict[str, Any], need: int) -> None:
    assert lost(fields) == F(need - 1, 6)


@pytest.mark.clause("KT-S-305B", "KT-S-305C", "KT-S-302B")
@pytest.mark.parametrize("armour", range(2, 7))
def test_ap_against_armour(armour: int) -> None:
    denied = {ap for ap in range(7) if lost({"Sv": armour}, AP=ap) == 1}
    assert denied == set(range(1, armour + 1))
    assert lost({"Sv": armour, "invulnerable": 6}, AP=1) == F(5, 6)
    assert lost({"Sv": 0}) == 1


@pytest.mark.clause("KT-S-305N", "KT-S-305M")
def test_a_1_fails_whatever_the_save() -> None:
    assert lost({"Sv": 2}) == F(1, 6)
    assert lost({"Sv": 0, "rules": ("stealth", "shrouded"), "row": {"grounded": True}}, SHOT) == F(1, 3)


SHOT = Strike(3, 4, "rifle", kind="shot")


@pytest.mark.clause("KT-S-305J", "KT-S-305L", "KT-S-305H")
@pytest.mark.parametrize(
    ("rules", "row", "need"),
    [
        ((), {}, 7),
        ((), {"grounded": True}, 6),
        (("stealth",), {}, 6),
        (("shrouded",), {}, 5),
        (("stealth", "shrouded"), {}, 4),
        (("shrouded",), {"grounded": True}, 4),
    ],
)
def test_cover_in_the_open(rules: tuple[str, ...], row: dict[str, Any], need: int) -> None:
    assert lost({"Sv": 5, "rules": rules, "row": row}, SHOT) == F(need - 1, 6)


@pytest.mark.clause("KT-S-305G", "KT-W-08B", "KT-W-22A")
def test_where_cover_does_not_help() -> None:
    hidden = {"Sv": 0, "rules": ("shrouded",)}
    assert lost(hidden, SHOT) == F(2, 3)
    assert lost(hidden) == 1
    assert lost(hidden, Strike(3, 4, "flamer", kind="automatic")) == 1
    assert lost(hidden, Strike(3, 4, "blade", kind="automatic")) == F(2, 3)
    assert lost(hidden, Strike(3, 4, "blade", kind="automatic"), rules=("ignores_cover",)) == 1


@pytest.mark.clause("KT-S-305O")
def test_feel_no_pain_after_the_save() -> None:
    assert lost({"Sv": 4, "feel_no_pain": 5}) == F(1, 3)


@pytest.mark.clause("KT-S-310N")
@pytest.mark.parametrize(("ap", "expected"), [(0, 1), (4, 1), (1, 1)])
def test_smash_is_ap_2(ap: int, expected: int) -> None:
    p = facing({"rules": ("smash",), "weapons": (weapon("blade", AP=ap), "rifle")}, {"Sv": 2})
    assert law(save(p, Strike(3, 4, "blade"), 1)) == {1: expected}
    assert p.value("AP", Strike(3, 4, "blade")) == (1 if ap == 1 else 2)
    assert p.value("AP", Strike(3, 4, kind="hammer")) == 0
    assert p.value("AP", SHOT) == 5


@pytest.mark.clause("KT-M-05B", "KT-W-12A")
def test_wounds_by_accident() -> None:
    own = {"Sv": 3, "invulnerable": 0, "rules": ("shrouded",)}
    assert lost(own, Strike(4, 4, kind="dangerous")) == 1
    assert lost({**own, "invulnerable": 4}, Strike(4, 4, kind="dangerous")) == F(1, 2)
    assert lost(own, Strike(4, 4, kind="gets_hot")) == F(1, 3)
    assert lost({"Sv": 0, "rules": ("shrouded",)}, Strike(4, 4, kind="gets_hot")) == 1
