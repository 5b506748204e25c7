"""The roll to wound: the table, Strength and its modifiers, what pierces, Instant Death."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team.models import facing, law, weapon

from battlewright.rules.kill_team.attack import unsaved, wounds
from battlewright.rules.kill_team.strikes import Strike

F = Fraction
TABLE = {3: "23456 6----", 4: "22345 66---", 5: "22234 566--", 8: "22222 23456"}


def wounding(own: dict[str, Any], other: dict[str, Any], strike: Strike) -> dict[Any, Fraction]:
    return law(wounds(facing(own, other), strike))


@pytest.mark.clause("KT-S-304A", "KT-S-304B", "KT-S-304C")
@pytest.mark.parametrize("strength", TABLE)
def test_rows_of_the_table(strength: int) -> None:
    cells = TABLE[strength].replace(" ", "")
    for toughness, cell in enumerate(cells, 1):
        found = wounding({"S": strength}, {"T": toughness}, Strike(3, 4, "blade"))
        assert found.get((1, 0), 0) == (0 if cell == "-" else F(7 - int(cell), 6)), toughness


@pytest.mark.clause("KT-S-302C", "KT-RUL-18", "KT-S-302A")
@pytest.mark.parametrize(
    ("fields", "strength"),
    [
        ({"weapons": (weapon("fist"),)}, 8),
        ({"weapons": (weapon("fist"),), "row": {"dived": True}}, 9),
        ({"weapons": (weapon("fist"),), "S": 5, "row": {"dived": True}}, 10),
        ({"weapons": (weapon("fist", times=1, plus=2),)}, 6),
        ({"weapons": (weapon("fist", S=6),), "row": {"dived": True}}, 6),
    ],
)
def test_multiply_then_add_then_set(fields: dict[str, Any], strength: int) -> None:
    assert facing(fields).value("strength", Strike(3, 4, "fist")) == strength


@pytest.mark.clause("KT-S-310A")
@pytest.mark.parametrize(
    ("row", "strength"), [({}, 4), ({"charged": True}, 5), ({"counter_charged": True}, 4)]
)
def test_furious_charge(row: dict[str, Any], strength: int) -> None:
    p = facing({"rules": ("furious_charge",), "row": row})
    assert p.value("strength", Strike(3, 4, "blade")) == strength
    assert p.value("strength", Strike(3, 4, kind="hammer")) == 4


@pytest.mark.clause("KT-S-309J", "KT-W-13E", "KT-W-04B")
def test_bare_hands_and_pistols_have_the_users_strength_and_no_ap() -> None:
    p = facing({"S": 3, "weapons": ("pistol",)})
    for strike in (Strike(3, 4), Strike(3, 4, "pistol"), Strike(3, 4, kind="hammer")):
        assert (p.value("strength", strike), p.value("AP", strike)) == (3, 0)
    shot = Strike(3, 4, "pistol", kind="shot")
    assert (p.value("strength", shot), p.value("AP", shot)) == (4, 5)


@pytest.mark.clause("KT-W-16A", "KT-W-16B", "KT-W-17A")
def test_poison_and_fleshbane() -> None:
    def chance(rule: str, strength: int, toughness: int) -> Fraction:
        own = {"S": strength, "weapons": (weapon("blade", rules=(rule,)),)}
        return wounding(own, {"T": toughness}, Strike(3, 4, "blade"))[1, 0]

    assert chance("poisoned:4", 1, 8) == F(1, 2)
    assert chance("poisoned:4", 4, 4) == F(3, 4)
    assert chance("poisoned:4", 5, 4) == F(8, 9)
    assert chance("fleshbane", 1, 10) == F(5, 6)


@pytest.mark.clause("KT-W-18A")
def test_shred_rolls_again() -> None:
    own = {"weapons": (weapon("blade", rules=("shred",)),)}
    assert wounding(own, {}, Strike(3, 4, "blade"))[1, 0] == F(3, 4)


@pytest.mark.clause("KT-W-10A", "KT-W-10B", "KT-W-11A")
def test_snipers_and_rending_claws_pierce_on_a_6() -> None:
    own = {"weapons": ("sniper", "claws")}
    shot = wounding(own, {"T": 9}, Strike(3, 4, "sniper", kind="shot"))
    assert shot == {(0, 0): F(1, 2), (1, 0): F(1, 3), (0, 1): F(1, 6)}
    assert wounding(own, {"T": 9}, Strike(3, 4, "claws")) == {(0, 0): F(5, 6), (0, 1): F(1, 6)}
    armoured = law(unsaved(facing(own, {"WS": 0, "Sv": 2}), Strike(3, 4, "claws")))
    assert armoured[1] == F(1, 6) + F(1, 3) * F(1, 6)


@pytest.mark.clause("KT-S-304D", "KT-S-304E", "KT-S-305P")
def test_instant_death() -> None:
    def lost(strength: int, **fields: Any) -> int:
        other = {"T": 4, "W": 3, "Sv": 0, "WS": 0, **fields}
        return max(law(unsaved(facing({"S": strength}, other), Strike(3, 4, "blade"))))

    assert (lost(7), lost(8), lost(8, rules=("eternal_warrior",))) == (1, 3, 1)
    fnp = {"feel_no_pain": 5, "Sv": 0, "WS": 0, "W": 2}
    assert law(unsaved(facing({"S": 7}, fnp), Strike(3, 4, "blade")))[1] == F(5, 6) * F(2, 3)
    assert law(unsaved(facing({"S": 8}, fnp), Strike(3, 4, "blade")))[2] == F(5, 6)


@pytest.mark.clause("KT-FAST-04")
def test_fast_dice_roll_against_the_toughness_given() -> None:
    assert wounding({}, {"T": 8}, Strike(3, 4, "blade", toughness=3))[1, 0] == F(2, 3)
