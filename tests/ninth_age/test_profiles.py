"""The shipped data: every profile can be read, and names only weapons, armour and troop types that there are."""

from __future__ import annotations

import pytest
from tests.ninth_age.striking import WEAPONS

from battlewright.rules.ninth_age import NINTH_AGE
from battlewright.rules.ninth_age.profiles import TROOPS, read_profile, shipped
from battlewright.rules.ninth_age.special_rules import amount, highest

PROFILES = shipped()["profiles"]


@pytest.mark.parametrize("name", PROFILES)
def test_a_profile_names_what_there_is(name: str) -> None:
    made = read_profile(name, PROFILES[name])
    assert made.troop in TROOPS
    assert {part.weapon for part in made.parts} <= set(WEAPONS)
    assert set(made.armour) <= set(NINTH_AGE.compile().tables["armour"])
    assert all(0 <= value <= 10 for part in made.parts for value in (part.M, part.WS, part.S, part.T, part.A))


@pytest.mark.parametrize(
    ("text", "dice", "bonus"), [("3", 0, 3), ("d6", 1, 0), ("2d6", 2, 0), ("d6+1", 1, 1), ("d3+2", 1, 2)]
)
def test_numbers_of_special_rules(text: str, dice: int, bonus: int) -> None:
    found = amount(text)
    assert (len(found.dice), found.bonus) == (dice, bonus)


def test_the_higher_number_counts() -> None:
    assert highest(("2", "d3", "1")) == "d3"
    assert highest(()) == ""
