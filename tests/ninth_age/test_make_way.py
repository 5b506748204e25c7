"""Making way: characters who touch nobody go where they do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.ninth_age.rounds import above
from tests.ninth_age.units import SOUTH, hero, position, profile, unit

from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.core.running import apply, start
from battlewright.core.windows import DECLINE
from battlewright.rules.ninth_age.formation import formation
from battlewright.rules.ninth_age.make_way import MakeWay, files_to

HERO = 4
LORD = profile("lord", A=3, W=2, I=5, is_character=True)


def wide(*others: Any, file: int = 0, of: Any = LORD, enemies: Any = None, **own: Any) -> Position:
    """A unit 9 wide with a hero at its end before an enemy 3 wide at its middle."""
    foe = enemies or unit(1, 3, 9, facing=SOUTH)
    return position(unit(0, 9, 27), hero(0, unit=0, of=of, slot=(0, file), **own), *others, foe)


@pytest.mark.clause("T9A-H-34D", "T9A-H-34T")
def test_a_character_goes_to_the_nearest_file_that_touches_the_enemy() -> None:
    """The enemy covers files 4 to 6 of 9, and touches 3 and 7 by their corners; counted from 1."""
    p = start(above(wide(), MakeWay(units=(3, 5))))
    assert isinstance(p.pending, Choose) and p.pending.default == DECLINE
    assert p.pending.options == (("file", 3), DECLINE)
    apply(p, ("file", 3))
    assert formation(p, 3).at[0, 2].fighter == ("character", HERO)
    assert formation(p, 3).at[0, 0].fighter == ("rank_and_file", 3)
    assert p.pending is None


@pytest.mark.clause("T9A-H-34T")
def test_he_may_stay() -> None:
    p = start(above(wide(), MakeWay(units=(3, 5))))
    apply(p, DECLINE)
    assert formation(p, 3).at[0, 0].fighter == ("character", HERO)


@pytest.mark.clause("T9A-H-34T")
def test_who_touches_an_enemy_stays_where_he_is() -> None:
    assert files_to(wide(file=4), HERO) == ()


@pytest.mark.clause("T9A-H-34T")
def test_only_enemies_at_the_front_are_gone_to() -> None:
    """An enemy behind the unit, its front at the rear of three ranks of 20 mm."""
    assert files_to(wide(enemies=unit(1, 3, 9, (0, -60))), HERO) == ()


@pytest.mark.clause("T9A-H-34U")
def test_no_other_character_is_displaced() -> None:
    others = [hero(0, unit=0, of=LORD, slot=(0, file)) for file in (2, 3)]
    assert files_to(wide(*others), HERO) == (4,)


@pytest.mark.clause("T9A-H-64D")
def test_who_stands_beside_a_unit_does_not_make_way() -> None:
    large = profile("large", 25, A=3, W=2, I=5, is_character=True)
    assert files_to(wide(of=large, beside=-1), HERO) == ()


@pytest.mark.clause("T9A-H-34T")
def test_enemies_who_differ_are_told_apart() -> None:
    """The champion at the middle of the enemy's front touches the middle file and the next to it."""
    found = files_to(wide(enemies=unit(1, 3, 9, facing=SOUTH, champion=True)), HERO)
    assert found == (2, 3)
