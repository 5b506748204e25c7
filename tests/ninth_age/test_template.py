"""Templates: how many models are under one, where it lands, and on whom its hits fall (1.11, H53, H75)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.ninth_age import units
from tests.ninth_age.battles import asked, battle, dice, happened, options, row, thrown
from tests.ninth_age.test_charge import go, refused

from battlewright.core.position import Position
from battlewright.rules.ninth_age.formation import formation, rank_and_file
from battlewright.rules.ninth_age.template import MISFIRE, aim, models_under, scatter
from battlewright.table.lengths import inches, mm


def siege(distance: float = 20, more: str = "", foe: str = "files: 5, models: 25") -> Position:
    """An engine of side A and a unit of side B, in the shooting phase of side A."""
    return battle(f"""
    A:
      - {{id: engine, profile: siege_engine, at: [36, 4], files: 1, models: 1}}
      - {{id: spears, profile: militia, at: [60, 4], files: 5, models: 5}}
    B:
      - {{id: foe, profile: marsh_spears, at: [36, {4 + distance}], facing: 180, {foe}}}
      {more}
    turn: {{side: A, phase: shooting, round: 1}}
    """)


@pytest.mark.parametrize(("base", "most"), [(20, 21), (25, 13), (40, 9)])
@pytest.mark.clause("T9A-H-75A")
def test_a_template_hits_every_model_that_it_overlaps(base: int, most: int) -> None:
    p = units.position(units.unit(0, 7, 49, (600, 600), of=units.profile(base=base)))
    block = formation(p, 3)
    covered = models_under(block, aim(block, inches(3)), inches(3))
    squares = sum(_overlapped(x, y, base) for x in range(-5, 6) for y in range(-5, 6))
    assert covered == squares
    assert covered >= most


def _overlapped(x: int, y: int, base: int) -> bool:
    """Whether a 3 inch template over the middle of one base overlaps the base so many places off."""
    near = [max(0.0, abs(each) * base - base / 2) for each in (x, y)]
    return near[0] ** 2 + near[1] ** 2 < 38.1**2


@pytest.mark.clause("T9A-H-75A")
def test_no_more_than_five_models_of_25_mm_stand_in_a_line_under_it() -> None:
    p = units.position(units.unit(0, 9, 9, (600, 600), of=units.profile(base=25)))
    line = formation(p, 3)
    found = {models_under(line, (mm(600) + step * 500, mm(587.5)), inches(3)) for step in range(50)}
    assert max(found) == 5 and min(found) == 4


@pytest.mark.clause("T9A-DIST-02", "T9A-H-53B")
def test_it_tells_how_many_are_hit_not_which() -> None:
    p = siege()
    assert options(p, "template") == ["template engine foe"]
    done = go(p, "template engine foe", dice(6, 1, 1))
    hits = happened(done, "event-template")[0]["hits"]
    assert asked(p) == "roll-blows.wound" and thrown(p) == hits > 9
    before = rank_and_file(p, row(p, "foe"))
    done = go(p, dice(*[6] * hits), dice(*[1] * hits))
    assert happened(done, "event-casualties")[0]["models"] == hits
    assert rank_and_file(p, row(p, "foe")) == before - hits


@pytest.mark.clause("T9A-DIST-02", "T9A-H-61E")
def test_hits_on_a_character_in_the_ranks_fall_on_the_rank_and_file() -> None:
    p = siege(more="- {id: chief, profile: chieftain, unit: foe}", foe="files: 3, models: 9")
    done = go(p, "template engine foe", dice(6, 1, 1))
    hits = happened(done, "event-template")[0]["hits"]
    assert hits == 9
    assert thrown(p) == hits


@pytest.mark.clause("T9A-H-53B")
def test_it_drifts_by_the_clock_twice_the_die() -> None:
    p = siege()
    start = aim(formation(p, row(p, "foe")), inches(3))
    roll = scatter(p, row(p, "engine"), row(p, "foe"))
    assert roll.read((5, 3, 2)) == start
    assert roll.read((1, 12, 2)) == (start[0], start[1] + inches(4))
    assert roll.read((1, 3, 1)) == (start[0] + inches(2), start[1])


@pytest.mark.clause("T9A-H-53C")
def test_a_6_of_the_distance_misfires() -> None:
    p = siege()
    roll = scatter(p, row(p, "engine"), row(p, "foe"))
    assert roll.law.probability(MISFIRE) == Fraction(1, 6)
    assert roll.law.probability(aim(formation(p, row(p, "foe")), inches(3))) == Fraction(5, 18)
    done = go(p, "template engine foe", dice(6, 1, 6))
    assert happened(done, "event-misfires") and not happened(done, "event-template")


@pytest.mark.clause("T9A-H-53A")
def test_the_engine_reaches_from_12_to_60_inches_what_it_sees() -> None:
    p = siege(20, more="- {id: near, profile: marsh_spears, at: [36, 12], facing: 180, files: 5, models: 5}")
    assert options(p, "template") == ["template engine foe"]
    assert refused(p, "template", "engine", "near").id == "reason-template-out-of-range"
    assert refused(p, "template", "spears", "foe").id == "reason-template-without-machine"


@pytest.mark.clause("T9A-H-31E", "T9A-H-22A", "T9A-H-03A")
def test_which_engines_do_not_throw_and_at_whom_none_throws() -> None:
    p = battle("""
    A:
      - {id: engine, profile: siege_engine, at: [36, 4], files: 1, models: 1}
      - {id: fled, profile: siege_engine, at: [10, 4], files: 1, models: 1, fleeing: true}
      - {id: stormed, profile: siege_engine, at: [60, 10], files: 1, models: 1}
      - {id: spears, profile: militia, at: [50, 20], files: 5, models: 5}
    B:
      - {id: foe, profile: marsh_spears, at: [36, 24], facing: 180, files: 5, models: 25}
      - {id: other, profile: marsh_spears, at: [50, 20], facing: 180, files: 5, models: 5}
      - {id: raider, profile: marsh_spears, at: [60, 10], facing: 180, files: 5, models: 5}
      - {id: aside, profile: marsh_spears, at: [66, 4], facing: 180, files: 5, models: 5}
    turn: {side: A, phase: shooting, round: 1}
    """)
    assert options(p, "template") == ["template engine foe"]
    assert refused(p, "template", "fled", "foe").id == "reason-template-in-flight"
    assert refused(p, "template", "stormed", "foe").id == "reason-template-in-combat"
    assert refused(p, "template", "engine", "other").id == "reason-template-into-combat"
    assert refused(p, "template", "engine", "aside").id == "reason-template-unseen"


@pytest.mark.clause("T9A-H-18B")
def test_it_throws_once_a_turn() -> None:
    p = siege(more="- {id: far, profile: marsh_spears, at: [36, 44], facing: 180, files: 5, models: 5}")
    extra = battle("""
    A:
      - {id: engine, profile: siege_engine, at: [36, 4], files: 1, models: 1}
      - {id: second, profile: siege_engine, at: [40, 4], files: 1, models: 1}
    B: [{id: foe, profile: marsh_spears, at: [36, 24], facing: 180, files: 5, models: 25}]
    turn: {side: A, phase: shooting, round: 1}
    """)
    go(p, "template engine foe", dice(6, 1, 6))
    assert asked(p) != "ask-shoot"
    go(extra, "template engine foe", dice(6, 1, 6))
    assert refused(extra, "template", "engine", "foe").id == "reason-template-after-acting"


@pytest.mark.clause("T9A-H-75A")
def test_whoever_stands_under_it_is_hit() -> None:
    beside = "- {id: beside, profile: marsh_spears, at: [41, 24], facing: 180, files: 5, models: 25}"
    p = siege(more=beside)
    done = go(p, "template engine foe", dice(1, 3, 1))
    assert {each["target"] for each in happened(done, "event-template")} == {"foe", "beside"}
