"""The shipped scenarios: the figures model by model, the worked example and the exact vectors."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest
from tests.ninth_age.battles import options, row

from battlewright.core.position import Position
from battlewright.core.running import apply
from battlewright.odds.answer import odds
from battlewright.rules.ninth_age.formation import Model
from battlewright.rules.ninth_age.roles import roles, strikers
from battlewright.scenario.library import shipped
from battlewright.scenario.load import Scenario, load, position


@cache
def scenario(name: str) -> Scenario:
    return load(shipped()[f"ninth_age/{name}"])


def start(name: str) -> Position:
    """A shipped scenario at its first question."""
    return position(scenario(name))


def acts(p: Position, id: str) -> dict[Model, str]:
    """What each model of a unit does."""
    return {model: role.act for model, role in roles(p, row(p, id)).items()}


def targets(p: Position, id: str) -> dict[Model, set[str]]:
    """Whom each model may attack: `rank_and_file` or `champion` and the unit, or a character."""
    names = p.scene.names
    return {
        model: {names[of] if group == "character" else f"{group} {names[of]}" for group, of in role.targets}
        for model, role in roles(p, row(p, id)).items()
    }


@pytest.mark.clause("T9A-FIG11-01", "T9A-FIG11-04")
def test_figure_11_three_ranks_of_the_horde_strike() -> None:
    p = start("figure_11")
    expected = {0: "strikes", 1: "supports", 2: "supports", 3: "cannot"}
    assert acts(p, "horde") == {(r, file): expected[r] for r in range(4) for file in range(10)}
    assert {m for m, role in roles(p, row(p, "horde")).items() if role.framed} == {(0, f) for f in range(10)}
    assert acts(p, "line") == {(r, f): "supports" if r else "strikes" for r in (0, 1) for f in range(10)}


@pytest.mark.clause("T9A-FIG11-02", "T9A-FIG11-03", "T9A-SUPPORT-06")
def test_figure_11_in_the_rear_of_the_green_unit() -> None:
    p = start("figure_11")
    rear = {(3, 0), (3, 1), (3, 2), (2, 3), (2, 4)}
    assert {model for model, act in acts(p, "green").items() if act == "strikes"} == rear
    assert {model for model, act in acts(p, "green").items() if act == "cannot"} == {
        *((r, f) for r in (0, 1) for f in range(5)), (2, 0), (2, 1), (2, 2),
    }  # fmt: skip
    assert {model for model, role in roles(p, row(p, "green")).items() if role.framed} == rear
    behind = acts(p, "behind")
    before = {f for r, f in behind if r == 0 and behind[r, f] == "strikes"}
    assert before == set(range(2, 8)), "five files in line with those of the unit, and one at its corner"
    assert {m for m, act in behind.items() if act == "supports"} == {(r, f) for r in (1, 2) for f in before}


OWN, FILE = "rank_and_file magenta", "rank_and_file green"


@pytest.mark.clause("T9A-FIG12-01", "T9A-FIG12-02", "T9A-FIG12-06")
def test_figure_12_the_duel() -> None:
    p = start("figure_12")
    c1, c2 = row(p, "c1"), row(p, "c2")
    assert targets(p, "magenta")[0, 0] == {"c2"}
    assert targets(p, "green")[c2] == {"champion magenta"}
    assert [m for m, found in targets(p, "green").items() if "champion magenta" in found] == [c2]
    assert [m for m, found in targets(p, "magenta").items() if "c2" in found] == [(0, 0)]
    assert (targets(p, "green")[c1], roles(p, row(p, "green"))[c1].framed) == (set(), True)


@pytest.mark.clause("T9A-FIG12-03", "T9A-FIG12-04", "T9A-FIG12-05")
def test_figure_12_whom_each_model_may_attack() -> None:
    p = start("figure_12")
    c1, c2, middle = (row(p, id) for id in ("c1", "c2", "middle"))
    assert targets(p, "magenta") == {
        (0, 0): {"c2"}, middle: {FILE}, (0, 2): {FILE},
        (1, 0): {FILE, "c1"}, (1, 1): {FILE}, (1, 2): {FILE},
        (2, 0): set(), (2, 1): set(), (2, 2): set(),
    }  # fmt: skip
    assert targets(p, "green") == {
        (0, 0): {OWN}, (0, 1): {OWN, "middle"}, c2: {"champion magenta"}, c1: set(), (0, 4): set(),
        (1, 0): {OWN}, (1, 1): {OWN, "middle"}, (1, 2): {OWN, "middle"}, (1, 3): set(), (1, 4): set(),
    }  # fmt: skip


VECTORS = {
    ("ranks", "line", "before_line"): Fraction(5, 3),
    ("ranks", "horde", "before_horde"): Fraction(5),
    ("weapons", "great_weapons", "before_great"): Fraction(50, 9),
    ("weapons", "lethal", "before_lethal"): Fraction(25, 18),
    ("saves", "twenty", "warded"): Fraction(100, 27),
    ("saves", "ten", "light"): Fraction(55, 24),
    ("special_rules", "poisoners", "tough"): Fraction(50, 27),
    ("special_rules", "haters", "hated"): Fraction(5),
    ("multiplied", "two", "with_two"): Fraction(100, 27),
    ("multiplied", "three", "with_three"): Fraction(40, 9),
    ("impact", "wagon", "before_one"): Fraction(35, 12),
    ("impact", "wagons", "before_two"): Fraction(35, 6),
}
"""V01, V02, V04, V11, V18, V24, V10, V09, V13 (both), V16 (both): the wounds to be expected."""


@pytest.mark.parametrize(("name", "picked", "foe"), VECTORS)
def test_the_vectors_are_met_by_the_scenarios_built_for_them(name: str, picked: str, foe: str) -> None:
    p = start(name)
    apply(p, ("fight", picked))
    found = odds(p, [f"{foe}.wounds"], stop=scenario(name).stop, rational=True)
    assert found.quantities[f"{foe}.wounds"].mean == VECTORS[name, picked, foe]


@pytest.mark.clause("T9A-EX-01", "T9A-EX-05")
def test_the_worked_example() -> None:
    p = start("example")
    (group,) = strikers(p, row(p, "fighter"), 6)
    assert (group.attacks, len(group.targets)) == (3, 2)
    for answer in scenario("example").script:
        word, *numbers = answer.split()
        apply(p, (word, *map(int, numbers)))
    found = odds(p, ["reeds.wounds", "hero.wounds"], stop=scenario("example").stop, rational=True).quantities
    assert found["reeds.wounds"].mean == 2 * Fraction(5, 18)
    assert found["hero.wounds"].mean == Fraction(2, 81)


def test_v34_four_ranks_of_a_horde_with_spears() -> None:
    p = start("spear_horde")
    horde = strikers(p, row(p, "horde"), 3)
    assert sorted((g.models * g.attacks, g.supporting) for g in horde) == [(20, False), (30, True)]
    assert sorted(g.models * g.attacks for g in strikers(p, row(p, "eight"), 3)) == [8, 16]


@pytest.mark.parametrize("name", [name for name in shipped() if name.startswith("ninth_age/")])
def test_what_is_watched_in_a_shipped_scenario_is_there(name: str) -> None:
    made = load(shipped()[name])
    assert made.watch
    assert options(position(made))
