"""The law of strikes against a second way to compute it: from the tables, die by die."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kill_team.models import facing, law, weapon

from battlewright.rules.kill_team.attack import unsaved
from battlewright.rules.kill_team.strikes import Strike

F = Fraction
STATISTIC = st.integers(1, 10)
SAVE = st.sampled_from((0, 2, 3, 4, 5, 6))
RULES = st.lists(st.sampled_from(("rending", "shred", "poisoned:4", "fleshbane", "twin_linked")), unique=True)


def sides(need: int) -> Fraction:
    """The chance that a die shows at least so much."""
    return F(max(0, 7 - need), 6)


def save_fails(own: dict[str, int], ap: int) -> Fraction:
    armour = 0 if 0 < ap <= own["Sv"] else own["Sv"]
    needs = [need for need in (armour, own["invulnerable"]) if need]
    return 1 - sides(max(2, min(needs))) if needs else F(1)


def one_attack(skill: int, strength: int, ap: int, rules: list[str], target: dict[str, int]) -> Fraction:
    """The chance that one attack of close combat ends in a Wound that nothing stops, face by face."""
    other, toughness = target["WS"], target["T"]
    hits = sides(3 if skill > other else 5 if other > 2 * skill else 4)
    fnp = (
        F(1) if strength >= 2 * toughness or not target["feel_no_pain"] else 1 - sides(target["feel_no_pain"])
    )

    def roll(again: bool) -> Fraction:
        chance = F(0)
        for face in range(1, 7):
            possible = strength - toughness > -4
            need = min(6, max(2, 4 - (strength - toughness)))
            if "poisoned:4" in rules:
                possible, need = True, min(4, need)
            if "fleshbane" in rules:
                possible, need = True, 2
            if "rending" in rules and face == 6:
                chance += F(1, 6) * save_fails(target, 1 if ap == 1 else 2) * fnp
            elif possible and face >= need:
                chance += F(1, 6) * save_fails(target, ap) * fnp
            elif again and (possible or "rending" in rules):
                chance += F(1, 6) * roll(False)
        return chance

    shred = "shred" in rules or ("poisoned:4" in rules and strength >= toughness)
    return hits * roll(shred)


@settings(max_examples=150, deadline=None)
@given(
    skill=STATISTIC,
    strength=STATISTIC,
    ap=st.integers(0, 6),
    attacks=st.integers(0, 4),
    rules=RULES,
    target=st.fixed_dictionaries(
        {
            "WS": STATISTIC,
            "T": STATISTIC,
            "W": st.integers(1, 4),
            "Sv": SAVE,
            "invulnerable": SAVE,
            "feel_no_pain": SAVE,
        }
    ),
)
def test_blows_as_face_by_face(
    skill: int, strength: int, ap: int, attacks: int, rules: list[str], target: dict[str, Any]
) -> None:
    own = {"WS": skill, "S": strength, "weapons": (weapon("blade", AP=ap, rules=tuple(rules)),)}
    found = law(unsaved(facing(own, target), Strike(3, 4, "blade", attacks)))
    one = one_attack(skill, strength, ap, rules, target)
    each, expected = target["W"] if strength >= 2 * target["T"] else 1, {}
    for number in range(attacks + 1):
        lost = min(target["W"], number * each)
        chance = comb(attacks, number) * one**number * (1 - one) ** (attacks - number)
        expected[lost] = expected.get(lost, F(0)) + chance
    assert found == {lost: chance for lost, chance in expected.items() if chance}
