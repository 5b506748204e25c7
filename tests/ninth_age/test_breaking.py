"""Break tests, what lets a unit ignore the difference, and the wounds of daemons and the unstable."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.ninth_age.rounds import above
from tests.ninth_age.striking import mean, outcome
from tests.ninth_age.units import EAST, SOUTH, hero, position, profile, unit

from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.core.running import apply, start
from battlewright.rules.ninth_age.breaking import BreakTests, falling, is_steadfast
from battlewright.rules.ninth_age.combatants import combats
from battlewright.rules.ninth_age.contact import touching
from battlewright.rules.ninth_age.leadership import leadership, may_reroll
from battlewright.rules.ninth_age.profiles import Part

LOSER = 3


def against(
    *others: Any, ld: int = 8, files: int = 5, models: int = 10, foes: int = 40, **own: Any
) -> Position:
    """A unit of side 0, row 3, with a foe before it; `others` are further pieces of side 0."""
    made = profile(Ld=ld, rules=own.pop("rules", ()), troop=own.pop("troop", "infantry"))
    return position(unit(0, files, models, of=made, **own), *others, unit(1, 5, foes, facing=SOUTH))


def passes(p: Position, difference: int) -> Fraction:
    """The chance that the unit does not break."""
    tests = BreakTests(units=(LOSER,), difference=difference)
    found = outcome(above(p, tests), lambda q: q.rows[LOSER].fleeing or not q.rows[LOSER].alive)
    return found.get(False, Fraction(0))


def bearer(at: tuple[float, float] = (0, -300), **fields: Any) -> Any:
    """A battle standard bearer who stands by himself."""
    return hero(0, at, is_standard_bearer=True, of=profile("bearer", **fields, is_character=True))


@pytest.mark.clause("T9A-H-38A", "T9A-H-05E")
@pytest.mark.parametrize(
    ("ld", "difference", "chance"),
    [(8, 0, (13, 18)), (8, 3, (5, 18)), (7, 5, (1, 36)), (10, 0, (11, 12))],
)
def test_v20_two_dice_against_leadership_less_the_difference(
    ld: int, difference: int, chance: tuple[int, int]
) -> None:
    assert passes(against(ld=ld), difference) == Fraction(*chance)


@pytest.mark.clause("T9A-H-38E", "T9A-H-74B", "T9A-S-23A")
@pytest.mark.parametrize(
    ("ld", "difference", "chance"),
    [(8, 0, (299, 324)), (8, 3, (155, 324)), (7, 5, (71, 1296)), (10, 0, (143, 144))],
)
def test_v20_near_the_battle_standard_a_failed_test_is_rerolled_once(
    ld: int, difference: int, chance: tuple[int, int]
) -> None:
    assert passes(against(bearer(), ld=ld), difference) == Fraction(*chance)


@pytest.mark.clause("T9A-H-38E")
def test_the_reroll_may_be_declined() -> None:
    p = start(above(against(bearer(), ld=5), BreakTests(units=(LOSER,), difference=0)))
    apply(p, (6, 6))
    assert isinstance(p.pending, Choose) and p.pending.kind == "ask-reroll"
    apply(p, ("keep",))
    assert p.rows[LOSER].fleeing and p.pending is None


@pytest.mark.clause("T9A-H-38F")
def test_no_double_1_saves_a_unit() -> None:
    assert passes(against(ld=4), 3) == 0
    assert passes(against(ld=4), 2) == Fraction(1, 36)


@pytest.mark.clause("T9A-H-74B", "T9A-H-74C")
@pytest.mark.parametrize(
    ("away", "height", "near"),
    [(11.9, "small", 1), (12.1, "small", 0), (17.9, "large", 1), (18.1, "large", 0)],
)
def test_the_standard_reaches_12_inches_and_6_more_from_a_large_target(
    away: float, height: str, near: int
) -> None:
    """From base to base: the unit is 50 mm from its middle to its side, the bearer 10 mm."""
    at = (60 + away * 25.4, -10)
    assert may_reroll(against(bearer(at, height=height)), LOSER) == bool(near)


@pytest.mark.clause("T9A-H-74A", "T9A-H-06F")
def test_a_unit_near_the_general_uses_his_leadership() -> None:
    def general(at: tuple[float, float], **fields: Any) -> Any:
        made = profile("general", Ld=9, is_character=True)
        return hero(0, at, is_general=True, of=made, **fields)

    assert leadership(against(general((0, -300)), ld=6), LOSER) == 9
    assert leadership(against(general((0, -500)), ld=6), LOSER) == 6
    assert leadership(against(general((0, -300), refused=True), ld=6), LOSER) == 6
    assert leadership(against(general((0, -300)), ld=10), LOSER) == 10


@pytest.mark.clause("T9A-H-22B")
def test_who_flees_helps_nobody() -> None:
    made = profile("lord", Ld=9, is_character=True)
    lord = hero(0, (0, -300), is_general=True, is_standard_bearer=True, fleeing=True, of=made)
    p = against(lord, ld=6)
    assert leadership(p, LOSER) == 6 and not may_reroll(p, LOSER)


@pytest.mark.clause("T9A-H-05F", "T9A-H-65E")
def test_a_unit_uses_the_highest_leadership_in_it_but_not_of_one_who_refused_a_duel() -> None:
    def with_hero(refused: bool) -> Position:
        made = profile("hero", Ld=9, is_character=True)
        return against(hero(0, of=made, unit=0, refused=refused), ld=6)

    assert leadership(with_hero(refused=False), LOSER) == 9
    assert leadership(with_hero(refused=True), LOSER) == 6


@pytest.mark.clause("T9A-H-38B")
@pytest.mark.parametrize(("models", "steadfast"), [(10, False), (15, True)])
def test_more_full_ranks_than_the_enemy_make_steadfast(models: int, steadfast: bool) -> None:
    p = against(models=models, foes=10)
    assert is_steadfast(p, LOSER) == steadfast
    assert passes(p, 4) == (Fraction(13, 18) if steadfast else Fraction(1, 6))


@pytest.mark.clause("T9A-H-38B")
def test_each_enemy_counts_for_steadfast() -> None:
    p = position(
        unit(0, 10, 30),
        unit(1, 5, 5, (-50, 0), SOUTH),
        unit(1, 5, 15, (50, 0), SOUTH),
    )
    assert not is_steadfast(p, LOSER)


@pytest.mark.clause("T9A-R-16")
@pytest.mark.ruling("steadfast_against")
@pytest.mark.parametrize(("ruling", "steadfast"), [("touched", True), ("combat", False)])
def test_enemies_farther_down_the_line_of_a_combat_count_for_steadfast_by_ruling(
    ruling: str, steadfast: bool
) -> None:
    p = position(
        unit(0, 5, 15, (-50, 0)),
        unit(0, 5, 5, (60, 0)),
        unit(1, 5, 10, (0, 0), SOUTH),
        unit(1, 5, 20, (110, 0), SOUTH),
        steadfast_against=ruling,
    )
    assert combats(p) == ((3, 4, 5, 6),) and 6 not in touching(p, LOSER)
    assert is_steadfast(p, LOSER) == steadfast


@pytest.mark.clause("T9A-H-38C")
@pytest.mark.parametrize(("models", "steadfast"), [(9, True), (10, False)])
def test_faq_22_two_full_ranks_in_the_flank_disrupt(models: int, steadfast: bool) -> None:
    """The flanking enemy faces east, its front along the left side of the unit."""
    p = position(
        unit(0, 5, 25),
        unit(1, 5, models, (-50, -50), EAST),
    )
    assert is_steadfast(p, LOSER) == steadfast


@pytest.mark.clause("T9A-H-38D")
def test_the_stubborn_ignore_the_difference() -> None:
    assert passes(against(rules=("stubborn",)), 9) == Fraction(13, 18)


@pytest.mark.clause("T9A-H-38D", "T9A-H-65E")
def test_a_stubborn_character_makes_his_unit_stubborn_unless_he_refused_a_duel() -> None:
    def with_hero(refused: bool) -> Position:
        made = profile("hero", rules=("stubborn",), is_character=True)
        return against(hero(0, of=made, unit=0, refused=refused))

    assert passes(with_hero(refused=False), 9) == Fraction(13, 18)
    assert passes(with_hero(refused=True), 9) == 0


@pytest.mark.clause("T9A-S-22A")
def test_the_unbreakable_do_not_break() -> None:
    assert passes(against(rules=("unbreakable",)), 12) == 1


@pytest.mark.clause("T9A-H-38G", "T9A-H-74E")
def test_who_breaks_loses_standard_and_battle_standard() -> None:
    made = profile("bearer", is_character=True)
    p = against(hero(0, of=made, unit=0, is_standard_bearer=True), standard=True, musician=True)
    start(above(p, BreakTests(units=(LOSER,), difference=12)))
    apply(p, (1, 1))
    apply(p, ("keep",))
    unit_row, bearer_row = p.rows[LOSER], p.rows[LOSER + 1]
    assert unit_row.fleeing and bearer_row.fleeing
    assert (unit_row.standard, unit_row.musician, bearer_row.is_standard_bearer) == (False, True, False)


@pytest.mark.clause("T9A-H-50F")
def test_a_war_machine_that_breaks_is_destroyed() -> None:
    p = against(troop="war_machine", files=1, models=1)
    start(above(p, BreakTests(units=(LOSER,), difference=12)))
    apply(p, (1, 1))
    assert not p.rows[LOSER].alive


@pytest.mark.clause("T9A-H-38H")
def test_the_loser_picks_the_order_where_the_standard_might_flee() -> None:
    made = profile("bearer", is_character=True)
    p = position(
        unit(0, 5, 10, (-60, 0)),
        unit(0, 5, 10, (60, 0)),
        hero(0, of=made, unit=0, is_standard_bearer=True),
        unit(1, 11, 22, facing=SOUTH),
    )
    start(above(p, BreakTests(units=(3, 4), difference=12)))
    assert isinstance(p.pending, Choose) and p.pending.player == 0
    assert p.pending.options == (("test", "a0"), ("test", "a1"))
    apply(p, ("test", "a0"))
    apply(p, (6, 6))
    apply(p, ("reroll",))
    apply(p, (6, 6))
    apply(p, (6, 5))
    assert p.rows[4].fleeing and p.pending is None


@pytest.mark.clause("T9A-H-67A", "T9A-H-67B")
@pytest.mark.parametrize(
    ("ld", "difference", "none", "expected"), [(8, 2, (5, 12), (14, 9)), (7, 4, (1, 12), (145, 36))]
)
def test_v21_daemonic_instability(
    ld: int, difference: int, none: tuple[int, int], expected: tuple[int, int]
) -> None:
    p = against(ld=ld, models=20, rules=("daemonic_instability", "unstable"))
    tests = BreakTests(units=(LOSER,), difference=difference)
    found = outcome(above(p, tests), lambda q: 20 - q.rows[LOSER].block.models)
    assert found[0] == Fraction(*none)
    assert mean(found) == Fraction(*expected)


@pytest.mark.clause("T9A-H-67E")
def test_daemonic_instability_takes_the_place_of_unstable() -> None:
    """An unstable unit would lose 2 models in any case; a daemon with this Leadership loses none."""
    p = against(ld=10, models=20, rules=("daemonic_instability", "unstable"))
    tests = BreakTests(units=(LOSER,), difference=2)
    found = outcome(above(p, tests), lambda q: 20 - q.rows[LOSER].block.models)
    assert found[0] == Fraction(13, 18)


@pytest.mark.clause("T9A-H-67B")
def test_these_wounds_fall_on_rank_and_file_then_champion_then_characters() -> None:
    made = profile("hero", W=3, is_character=True)
    p = against(hero(0, of=made, unit=0), models=5, champion=True)
    fallen = (("champion", 3), 1), (("rank_and_file", 3), 3)
    assert falling(p, LOSER, 4) == fallen
    assert falling(p, LOSER, 6) == (fallen[0], (("character", 4), 2), fallen[1])


def crumbled(p: Position, difference: int) -> int:
    before = p.rows[LOSER].block.models
    start(above(p, BreakTests(units=(LOSER,), difference=difference)))
    assert p.pending is None
    return int(before - p.rows[LOSER].block.models)


@pytest.mark.clause("T9A-H-67C", "T9A-H-48I")
def test_the_unstable_lose_the_difference_in_wounds() -> None:
    assert crumbled(against(rules=("unstable", "unbreakable")), 5) == 5


@pytest.mark.clause("T9A-H-67D")
def test_unstable_stubborn_steadfast_and_standard_in_this_order() -> None:
    def lost(*others: Any, rules: tuple[str, ...] = (), foes: int = 100, difference: int = 30) -> int:
        p = against(*others, models=50, foes=foes, rules=("unstable", *rules))
        return crumbled(p, difference)

    assert lost() == 30
    assert lost(rules=("stubborn",), difference=29) == 15
    assert lost(foes=10) == 12
    assert lost(bearer()) == 27
    assert lost(bearer(), rules=("stubborn",), foes=10) == 9
    small = against(bearer(), models=5, rules=("unstable",))
    assert crumbled(small, 3) == 2


@pytest.mark.clause("T9A-S-13A", "T9A-S-18A", "T9A-S-13C")
def test_fear_takes_one_leadership_from_those_who_touch_it() -> None:
    def facing_rule(rule: str, *own: str) -> int:
        p = position(
            unit(0, 5, 10, of=profile(Ld=8, rules=own)),
            unit(1, 5, 10, facing=SOUTH, of=profile(rules=(rule,))),
        )
        return leadership(p, LOSER)

    assert facing_rule("hatred") == 8
    assert facing_rule("fear") == facing_rule("terror") == 7
    assert facing_rule("terror", "fear") == facing_rule("fear", "immune_to_psychology") == 8


@pytest.mark.clause("T9A-H-49C", "T9A-H-05D")
def test_a_ridden_monster_uses_the_leadership_of_its_rider() -> None:
    rider = Part("rider", 4, 5, 3, 4, 4, 3, 5, 3, 8)
    beast = Part("beast", 6, 5, 0, 6, 6, 5, 3, 5, 9, is_mount=True)
    made = profile("ridden", 50, parts=(rider, beast), troop="ridden_monster", is_character=True)
    p = position(hero(0, of=made), unit(1, 5, 10, facing=SOUTH))
    assert leadership(p, LOSER) == 8
    assert made.W == 5


@pytest.mark.clause("T9A-H-04A", "T9A-H-06E")
def test_leadership_stays_above_0() -> None:
    p = position(unit(0, 5, 10, of=profile(Ld=0)), unit(1, 5, 10, facing=SOUTH, of=profile(rules=("fear",))))
    assert leadership(p, LOSER) == 0


@pytest.mark.clause("T9A-H-06A", "T9A-H-74A", "T9A-S-13A")
def test_leadership_that_is_lent_is_put_in_place_before_fear_takes_from_it() -> None:
    general = hero(0, (0, -300), is_general=True, of=profile("general", Ld=9, is_character=True))
    p = position(unit(0, 5, 10), general, unit(1, 5, 10, facing=SOUTH, of=profile(rules=("fear",))))
    assert leadership(p, LOSER) == 8


@pytest.mark.clause("T9A-H-50B")
def test_a_war_machine_uses_the_leadership_of_its_crew() -> None:
    machine = Part("machine", 0, 0, 0, 0, 7, 4, 0, 0, 9, is_mount=True)
    crew = Part("crew", 4, 3, 3, 3, 3, 1, 3, 1, 7, count=3)
    p = position(unit(0, 1, 1, of=profile("machine", 60, parts=(machine, crew), troop="war_machine")))
    assert leadership(p, LOSER) == 7
