"""The combat score: one line of the rules at a time, and who has won."""

from __future__ import annotations

from typing import Any

import pytest
from tests.ninth_age.rounds import scored
from tests.ninth_age.units import EAST, SOUTH, hero, position, profile, unit

from battlewright.core.effects import Cause
from battlewright.core.position import Event, Position
from battlewright.core.running import start
from battlewright.rules.ninth_age.breaking import is_steadfast
from battlewright.rules.ninth_age.combat import CombatRound
from battlewright.rules.ninth_age.combatants import combats, foes_of, with_company
from battlewright.rules.ninth_age.contact import touching
from battlewright.rules.ninth_age.effects import Wound
from battlewright.rules.ninth_age.score import NOBODY, Result, result, score, score_lines
from battlewright.texts.sayings import event_text

OWN = 0


def fought(
    p: Position, *units: int, wounds: tuple[int, int] = (0, 0), overkill: tuple[int, int] = (0, 0)
) -> CombatRound:
    """A round that has been fought between these formations, or all."""
    rows = units or tuple(range(3, len(p.rows)))
    return CombatRound(units=with_company(p, rows), wounds=wounds, overkill=overkill)


def before(*others: Any, models: int = 5, files: int = 5, **own: Any) -> Position:
    """A unit of side 0 before one of side 1 that scores nothing; `others` are further pieces of side 0."""
    made = own.pop("of", profile())
    return position(unit(0, files, models, of=made, **own), *others, unit(1, 5, 5, facing=SOUTH))


def lines(p: Position, f: CombatRound, side: int = OWN) -> dict[str, int]:
    """What each line of the rules adds to the score, without those that add nothing."""
    return {line.id: line.given for line in score_lines(p, f, side) if line.given}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Side A, unsaved wounds caused: 4. [T9A-H-37A", "Side A, ranks: 2.", "Side A, standard: 1."]),
        (
            "ru",
            ["Сторона A, нанесённые раны: 4. [T9A-H-37A", "Сторона A, шеренги: 2.", "Сторона A, знамя: 1."],
        ),
    ],
)
def test_a_score_is_told_line_by_line_with_the_clauses(lang: str, said: list[str]) -> None:
    p = before(models=15, standard=True)
    told: list[Event] = []
    p.stack = [fought(p, wounds=(4, 2))]
    p.stack[0].at = [step.name for step in p.rules.procedures[CombatRound].steps].index("reckon")
    start(p, told.append)
    points = [event for event in told if event.id == "event-score"]
    own = [event for event in told if event.id == "event-score-line" and event.values["player"] == OWN]
    assert sum(event.values["points"] for event in own) == points[OWN].values["points"] == 7
    text = "\n".join(event_text(event, lang, "ninth_age") for event in own)
    assert all(part in text for part in said), text


@pytest.mark.clause("T9A-H-37A")
def test_each_unsaved_wound_scores_1() -> None:
    p = before()
    assert lines(p, fought(p, wounds=(4, 2))) == {"wounds": 4}
    assert score(p, fought(p, wounds=(4, 2)), 1) == 2


@pytest.mark.clause("T9A-H-37B")
@pytest.mark.parametrize(("beyond", "points"), [(0, 0), (2, 2), (3, 3), (7, 3)])
def test_overkill_scores_at_most_3(beyond: int, points: int) -> None:
    p = before()
    assert score(p, fought(p, overkill=(beyond, 0)), OWN) == points


@pytest.mark.clause("T9A-H-37C")
def test_a_charge_scores_1_in_its_first_round_however_many_charged() -> None:
    p = before(charged=True)
    assert lines(p, fought(p)) == {"charge": 1}
    later = before(charged=True, fought=1)
    assert lines(later, fought(later)) == {}
    downhill = before(charged=True, downhill=True)
    assert lines(downhill, fought(downhill)) == {"charge": 2}
    two = position(
        unit(0, 5, 5, (-50, 0), charged=True),
        unit(0, 5, 5, (50, 0), charged=True),
        unit(1, 10, 10, facing=SOUTH),
    )
    assert lines(two, fought(two)) == {"charge": 1}


@pytest.mark.clause("T9A-H-34B", "T9A-H-37F", "T9A-H-38A")
def test_characters_of_a_unit_that_is_wiped_out_count_in_that_round_as_one() -> None:
    """Two of them stand at the ends of the front rank, and the enemy touches the left one only."""
    made = profile("hero", W=2, is_character=True)
    p = position(
        unit(0, 5, 5),
        hero(0, unit=0, of=made, slot=(0, 0)),
        hero(0, unit=0, of=made, slot=(0, 4), is_standard_bearer=True),
        unit(1, 1, 4, (-40, 0), SOUTH),
    )
    p.effect(Wound(3, Cause("attack"), 3))
    assert not p.rows[3].alive and touching(p, 5) == ()
    assert combats(p) == ((4, 5, 6),) and foes_of(p, 5) == (6,)
    assert lines(p, fought(p, 3, 4, 5, 6)) == {"battle_standard": 1}
    assert not is_steadfast(p, 5)
    p.stack = [CombatRound(units=(3, 4, 5, 6), at=p.rules.procedures[CombatRound].labels["end_round"])]
    start(p)
    assert p.rows[5].company == -1 and combats(p) == ((4, 6),)


@pytest.mark.clause("T9A-H-37D", "T9A-H-37L")
@pytest.mark.parametrize(("models", "points"), [(5, 0), (9, 0), (10, 1), (20, 3), (30, 3)])
def test_full_ranks_after_the_first_score_at_most_3(models: int, points: int) -> None:
    p = before(models=models)
    assert score(p, fought(p), OWN) == points


@pytest.mark.clause("T9A-H-37D")
def test_of_the_units_of_a_side_the_deepest_counts_alone() -> None:
    p = position(unit(0, 5, 15, (-50, 0)), unit(0, 5, 10, (50, 0)), unit(1, 10, 10, facing=SOUTH))
    assert lines(p, fought(p)) == {"ranks": 2}


@pytest.mark.clause("T9A-H-37L", "T9A-H-48F")
def test_three_large_models_make_a_full_rank() -> None:
    ogres = profile("ogres", 40, troop="monstrous_infantry")
    p = before(models=6, files=3, of=ogres)
    assert lines(p, fought(p)) == {"ranks": 1}


@pytest.mark.clause("T9A-H-37E", "T9A-H-37F")
def test_standard_and_battle_standard_score_1_each() -> None:
    bearer = hero(0, unit=0, is_standard_bearer=True, of=profile("bearer", is_character=True))
    p = before(bearer, standard=True)
    assert lines(p, fought(p)) == {"standard": 1, "battle_standard": 1}


@pytest.mark.clause("T9A-H-65N")
def test_a_battle_standard_bearer_gives_nothing_in_the_round_of_his_refusal() -> None:
    made = profile("bearer", is_character=True)
    p = before(hero(0, unit=0, is_standard_bearer=True, refused=True, withdrawn=True, of=made))
    assert lines(p, fought(p)) == {}
    later = before(hero(0, unit=0, is_standard_bearer=True, refused=True, of=made))
    assert lines(later, fought(later)) == {"battle_standard": 1}


@pytest.mark.clause("T9A-H-37G")
@pytest.mark.parametrize(("models", "points"), [(4, 1), (5, 2)])
def test_the_flank_scores_1_or_2_with_a_full_rank(models: int, points: int) -> None:
    p = position(unit(0, 5, models, (-50, -50), EAST), unit(1, 5, 25))
    assert lines(p, fought(p)) == {"flank": points}


@pytest.mark.clause("T9A-H-37H")
@pytest.mark.parametrize(("models", "points"), [(4, 2), (5, 3)])
def test_the_rear_scores_2_or_3_with_a_full_rank(models: int, points: int) -> None:
    p = position(unit(0, 5, models, (0, -40)), unit(1, 5, 10))
    assert lines(p, fought(p)) == {"rear": points}


@pytest.mark.clause("T9A-H-37G", "T9A-H-37H")
def test_flank_and_rear_add_up_and_count_once_each() -> None:
    p = position(
        unit(0, 4, 4, (-50, -40), EAST),
        unit(0, 4, 4, (50, -40), 270_000_000),
        unit(0, 4, 4, (0, -100)),
        unit(1, 5, 25),
    )
    assert lines(p, fought(p)) == {"flank": 1, "rear": 2}


@pytest.mark.clause("T9A-H-37J")
def test_the_higher_score_wins_by_the_difference() -> None:
    p = before()
    assert result(p, fought(p, wounds=(4, 1))) == Result(0, 3)
    assert result(p, fought(p, wounds=(0, 2))) == Result(1, 2)


@pytest.mark.clause("T9A-H-37K")
def test_of_equals_the_only_musician_wins_without_a_difference() -> None:
    draw = before()
    assert result(draw, fought(draw)) == Result(NOBODY, 0)
    ours = before(musician=True)
    assert result(ours, fought(ours)) == Result(0, 0)
    both = position(unit(0, 5, 5, musician=True), unit(1, 5, 5, facing=SOUTH, musician=True))
    assert result(both, fought(both)) == Result(NOBODY, 0)
    assert result(ours, fought(ours, wounds=(0, 1))) == Result(1, 1)


@pytest.mark.clause("T9A-H-33D")
def test_a_side_of_which_nothing_is_left_has_lost() -> None:
    p = position(unit(0, 5, 5), unit(1, 5, 5, facing=SOUTH, alive=False, on_table=False))
    assert result(p, fought(p, wounds=(1, 9))) == Result(0, 0)


@pytest.mark.clause("T9A-H-33E")
def test_of_a_unit_without_foes_only_its_wounds_count_while_the_fight_goes_on() -> None:
    """The first unit of side 0 has killed its foe; the second fights on."""
    p = position(
        unit(0, 5, 20, (-500, 0), standard=True),
        unit(0, 5, 5, (0, 0)),
        unit(1, 5, 5, (-500, 0), SOUTH, alive=False, on_table=False),
        unit(1, 5, 5, (0, 0), SOUTH),
    )
    assert lines(p, fought(p, wounds=(5, 0))) == {"wounds": 5}


@pytest.mark.clause("T9A-H-37I", "T9A-H-34L")
def test_faq_29_ranks_are_counted_after_casualties() -> None:
    """A unit of 10 that loses a model has one full rank less when the score is reckoned."""
    sure = profile(A=5, WS=10, S=10, I=5)
    p = position(unit(0, 1, 1, of=sure), unit(1, 5, 10, facing=SOUTH, of=profile(T=1, A=0)))
    assert lines(p, fought(p), 1) == {"ranks": 1}
    assert scored(p, 3, 4) == {0: 5, 1: 0}
    assert p.rows[4].block.models == 5
