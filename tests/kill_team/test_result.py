"""The combat result: Wounds, and one more for each condition (1.11)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import pytest
from tests.kill_team.fights import fights
from tests.kill_team.lines import RIFLEMAN, WIDTH, lines
from tests.kill_team.models import law

from battlewright.core.position import Event, Position
from battlewright.core.running import start
from battlewright.rules.common.game import PieceEntry
from battlewright.rules.kill_team.characteristics import LeadershipTest, leadership_roll
from battlewright.rules.kill_team.fight import Fight
from battlewright.rules.kill_team.initiative import InitiativeSteps
from battlewright.rules.kill_team.profiles import profile_of
from battlewright.rules.kill_team.result import result, winner
from battlewright.texts.sayings import event_text

F = Fraction
BANNER = {"banner": True}
COUNTERED = {"row": {"counter_charged": True}}


def results(
    own: list[dict[str, Any]], other: list[dict[str, Any]], wounds: tuple[int, int] = (0, 0), **rulings: Any
) -> tuple[int, int]:
    p = lines(own, other, **rulings)
    return both(p, Fight(models=tuple(range(3, len(p.rows))), wounds=wounds))


def both(p: Position, f: Fight) -> tuple[int, int]:
    return result(p, f, 0), result(p, f, 1)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Side A, unsaved Wounds caused: 2. [KT-RESULT-01",
                "Side A, charge: 1. [KT-RESULT-05",
                "banner: 1",
            ],
        ),
        ("ru", ["Сторона A, нанесённые Раны: 2. [KT-RESULT-01", "Сторона A, Наступление: 1.", "знамя: 1"]),
    ],
)
def test_a_result_is_told_line_by_line_with_the_clauses(lang: str, said: list[str]) -> None:
    p = lines([{**BANNER, "row": {"charged": True}}], [{}])
    told: list[Event] = []
    p.stack = [Fight(models=tuple(range(3, len(p.rows))), wounds=(2, 0))]
    p.stack[0].at = [step.name for step in p.rules.procedures[Fight].steps].index("reckon")
    start(p, told.append)
    own = [event for event in told if event.id == "kill_team-event-result-line"]
    assert sum(event.values["points"] for event in own) == 4
    text = "\n".join(event_text(event, lang, "kill_team") for event in own)
    assert all(part in text for part in said), text


@pytest.mark.clause("KT-RESULT-01", "KT-RESULT-02", "KT-RESULT-05")
def test_wounds_and_one_for_having_charged_on_either_side() -> None:
    charged = {"row": {"charged": True}}
    assert results([charged], [{}], (2, 1)) == (3, 1)
    assert results([{}], [charged], (2, 1)) == (2, 2)


@pytest.mark.clause("KT-RESULT-03")
def test_ktq_30_each_condition_adds_one_at_most() -> None:
    every = {**BANNER, "rules": ("counter_attack",), "row": {"charged": True, "counter_charged": True}}
    assert results([BANNER] * 3, [{}]) == (1, 0)
    assert results([every] * 3, [{}]) == (3, 0)


@pytest.mark.clause("KT-RESULT-06", "KT-COUNTER-08", "KT-RUL-26")
@pytest.mark.ruling("counter_charge_result")
@pytest.mark.parametrize(
    ("value", "without", "with_rule"),
    [("with_counter_attack", 0, 1), ("always", 1, 1), ("always_plus_one_more_with_rule", 1, 2)],
)
def test_counter_charges(value: str, without: int, with_rule: int) -> None:
    named = {"counter_charge_result": value}
    assert results([{}], [COUNTERED], **named) == (0, without)
    assert results([{}], [{**COUNTERED, "rules": ("counter_attack",)}], **named) == (0, with_rule)


@pytest.mark.clause("KT-RUL-26", "KT-COUNTER-06")
@pytest.mark.parametrize(("value", "expected"), [("with_counter_attack", (2, 1)), ("always", (2, 2))])
def test_ktq_29_a_wound_and_a_charge_against_a_counter_charge_and_a_standard(
    value: str, expected: tuple[int, int]
) -> None:
    charged, bearer = {"row": {"charged": True}}, {**BANNER, **COUNTERED}
    assert results([charged], [bearer], (1, 0), counter_charge_result=value) == expected


@pytest.mark.clause("KT-RESULT-07", "KT-RESULT-09", "KT-RUL-34")
def test_a_banner_counts_whoever_bears_it() -> None:
    assert results([{}, BANNER], [{}, {}]) == (1, 0)


@pytest.mark.clause("KT-RUL-33", "KT-RESULT-07", "KT-RESULT-05")
def test_the_slain_have_charged_but_bear_no_banner() -> None:
    slain = {**BANNER, "row": {"alive": False, "charged": True}}
    assert results([slain, {}], [{}]) == (1, 0)


@pytest.mark.clause("KT-RESULT-08")
def test_five_times_as_many_models() -> None:
    assert results([{}] * 5, [{}]) == (1, 0)
    assert results([{}] * 4, [{}]) == (0, 0)
    assert results([{}] * 5, [{}] * 2) == (0, 0)


@pytest.mark.clause("KT-RESULT-08", "KT-RUL-33")
def test_against_nobody_left_there_is_no_fight_with_more_models() -> None:
    slain = {"row": {"alive": False}}
    assert results([{}] * 5, [slain]) == (0, 0)
    assert results([{}] * 5, [slain], ratio_time="before_blows") == (1, 0)


@pytest.mark.clause("KT-RESULT-09", "KT-RUL-34")
@pytest.mark.parametrize("item", ["War_Banner_of_x", "company_standard", "Знамя", "ШТАНДАРТ"])
def test_the_name_of_wargear_makes_it_a_banner_where_the_profile_does_not_say(item: str) -> None:
    bearer = PieceEntry("one", "line_trooper", None, 0, {"wargear": [item]})
    assert profile_of(bearer).banner
    assert not profile_of(msgspec.structs.replace(bearer, stats={"wargear": [item], "banner": False})).banner
    assert not profile_of(msgspec.structs.replace(bearer, stats={"wargear": ["assault_grenades"]})).banner


@pytest.mark.clause("KT-RUL-33", "KT-RESULT-08")
@pytest.mark.ruling("ratio_time")
@pytest.mark.parametrize(("value", "expected"), [("after_blows", (1, 0)), ("before_blows", (0, 0))])
def test_when_models_are_counted(value: str, expected: tuple[int, int]) -> None:
    assert results([{}] * 5, [{}, {"row": {"alive": False}}], ratio_time=value) == expected


@pytest.mark.clause("KT-RESULT-04", "KT-S-309M")
def test_ktq_32_no_wounds_and_only_a_charge_b_tests_at_one_less() -> None:
    harmless = {"WS": 0, "row": {"charged": True}}
    p = lines([harmless], [{**RIFLEMAN, "WS": 0}])
    assert both(p, Fight(models=(3, 4))) == (1, 0)
    found = fights(p, lambda q: q.rows[4].falling_back or not q.rows[4].alive)
    assert found == {False: F(5, 12), True: F(7, 12)}


@pytest.mark.clause("KT-F-01A", "KT-S-302E")
def test_ktq_35_beaten_by_8_with_leadership_7_holds_on_double_1() -> None:
    p = lines([{}], [{"Ld": 7}])
    assert law(leadership_roll(p, LeadershipTest(4, "morale", -8)))[True] == F(1, 36)


@pytest.mark.clause("KT-S-309M")
def test_who_wins() -> None:
    p = lines([{}], [{}])
    f = Fight(models=(3, 4))
    assert [winner(p, f, points) for points in ((2, 1), (1, 2), (1, 1))] == [0, 1, -1]
    q = lines([{}], [{"row": {"alive": False}}])
    assert winner(q, f, (1, 4)) == 0


@pytest.mark.clause("KT-S-309M")
def test_nothing_follows_a_draw() -> None:
    p = lines([{"WS": 0}], [{"WS": 0, "Ld": 2}])
    assert fights(p, lambda q: [row.falling_back for row in q.rows[3:]] == [False, False]) == {True: 1}


@pytest.mark.clause("KT-RUL-32", "KT-RESULT-01")
def test_wounds_that_the_victim_had_and_instant_death_count() -> None:
    strong = {"S": 8, "WS": 10, "I": 9, "A": 3}
    weak = {"W": 3, "T": 4, "Sv": 0, "WS": 0, "rules": ("fearless",)}

    def seen(q: Position) -> tuple[int, int]:
        return q.stack[-1].wounds  # type: ignore[attr-defined,no-any-return]

    p = lines([strong], [weak])
    assert set(fights(p, seen, InitiativeSteps((3, 4)))) == {(0, 0), (3, 0)}
    p = lines([{**strong, "S": 5}], [weak])
    assert set(fights(p, seen, InitiativeSteps((3, 4)))) == {(0, 0), (1, 0), (2, 0), (3, 0)}


def test_the_trace_names_every_condition() -> None:
    p = lines([{**BANNER, "row": {"charged": True}, "at": (20, 20)}], [{"at": (20, 20 + WIDTH)}])
    lines_of = p.rules.queries["result"].trace(p, Fight(models=(3, 4), wounds=(1, 0)), 0)
    assert [line.given for line in lines_of] == [1, 1, 1]
    assert {clause for line in lines_of for clause in line.clauses} >= {"KT-RESULT-05", "KT-RESULT-07"}
