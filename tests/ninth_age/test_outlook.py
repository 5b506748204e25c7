"""Pictures of combats mark who strikes and who supports."""

from __future__ import annotations

import pytest
from tests.ninth_age.units import SOUTH, position, unit

from battlewright.pictures.svg import svg
from battlewright.rules.ninth_age.outlook import acting


def test_a_fight_marks_strikers_and_supporters_of_both_sides() -> None:
    p = position(unit(0, 5, 12), unit(1, 5, 15, facing=SOUTH))
    found = {(each.act, each.framed): len(each.bases) for each in acting(p)}
    assert found == {("strikes", True): 10, ("supports", False): 10}


def test_nobody_out_of_contact_is_marked() -> None:
    p = position(unit(0, 5, 10), unit(1, 5, 10, (0, 100), facing=SOUTH))
    assert acting(p) == ()


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "supports from a back rank (5)"), ("ru", "из заднего ряда (5)")]
)
def test_the_picture_says_what_the_marks_mean(lang: str, said: str) -> None:
    p = position(unit(0, 5, 10), unit(1, 5, 5, facing=SOUTH))
    drawn = svg(p, lang=lang)
    assert said in drawn
    assert drawn.count('class="act-strong"') == 10 and drawn.count('class="act-half"') == 5
