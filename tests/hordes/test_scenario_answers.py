"""The shipped scenarios answer what the source says of its examples, asked as the verbs ask.

The expected laws are counted here, face by face.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from math import cos, radians, sin
from typing import Any

import pytest

from battlewright.cli.inputs import opened, position_to_ask_about
from battlewright.core.running import apply
from battlewright.odds.answer import compared, odds
from battlewright.odds.results import Odds
from battlewright.scenario.library import shipped
from battlewright.table.lengths import INCH

EXAMPLES = [name for name in shipped() if name.startswith("hordes/")]


def rolled(count: int) -> dict[int, Fraction]:
    """The law of the sum of so many d6."""
    law: dict[int, Fraction] = defaultdict(Fraction)
    for faces in product(range(1, 7), repeat=count):
        law[sum(faces)] += Fraction(1, 6**count)
    return law


def hits(need: int, count: int = 2) -> Fraction:
    """The chance to reach a total: all ones miss, all sixes hit."""
    law = rolled(count)
    return sum(
        (p for total, p in law.items() if (total >= need or total == 6 * count) and total > count), Fraction()
    )


def points(count: int, power: int, armour: int) -> dict[int, Fraction]:
    """The law of the damage points of a roll."""
    law: dict[int, Fraction] = defaultdict(Fraction)
    for total, p in rolled(count).items():
        law[max(0, total + power - armour)] += p
    return dict(law)


def kills(count: int, power: int, armour: int) -> Fraction:
    """The chance of at least one point, which is enough for a model with one box."""
    return 1 - points(count, power, armour).get(0, Fraction())


def asked(name: str, *watch: str, policy: Mapping[str, Any] | None = None) -> Odds:
    scenario = opened(f"hordes/{name}")
    start, _ = position_to_ask_about(scenario)
    return odds(start, watch, None, policy or scenario.policy, scenario.stop, rational=True)


def law(name: str, quantity: str, policy: Mapping[str, Any] | None = None) -> dict[Any, Any]:
    return dict(asked(name, quantity, policy=policy).quantities[quantity].pmf)


def chance(name: str, quantity: str, policy: Mapping[str, Any] | None = None) -> Any:
    return law(name, quantity, policy).get(True, Fraction())


@pytest.mark.parametrize("name", EXAMPLES)
def test_what_a_scenario_watches_tells_its_story(name: str):
    """All that it watches can be asked, and unless it is the whole battle, something of it is open."""
    scenario = opened(name)
    if not scenario.watch:
        assert scenario.stop is None
        return
    start, _ = position_to_ask_about(scenario)
    found = odds(start, scenario.watch, scenario.aim, scenario.policy, scenario.stop)
    assert any(len(law.pmf) > 1 for law in found.quantities.values())


def test_v01_the_throw_lies_where_the_source_says():
    ((place, p),) = law("throw", "victim.place").items()
    x, y = place[0] / INCH, place[1] / INCH
    edge = 19.78 + 20 / 25.4 + 5.5
    assert p == 1
    assert (x, y) == pytest.approx(
        (24 + 2.75 * sin(radians(120)), edge + 2.75 * cos(radians(120))), abs=0.001
    )


@pytest.mark.parametrize(("boost", "dice"), [("decline", 3), ("take", 4)])
def test_v14_the_slam_into_the_wall(boost: str, dice: int):
    """4 inches back instead of 6, one die more for the wall, another for a boost; the smaller one takes 2d6 + STR."""
    policy = {"A": "default", "B": "default", "windows": {"boost_damage": boost}}
    assert law("slam_wall", "target.damage", policy) == points(dice, 11, 16)
    assert chance("slam_wall", "small.destroyed", policy) == kills(2, 11, 13)
    ((place, _),) = law("slam_wall", "target.place", policy).items()
    assert place[1] / INCH == pytest.approx(16.97 + 4, abs=0.001)


@pytest.mark.parametrize(
    ("target", "bonus"), [("titan", 2), ("a", 4), ("b", 4), ("c", 0)]
)  # fmt: skip
def test_v20_the_firing_line_is_hit_as_the_source_says(target: str, bonus: int):
    policy = {"A": [f"shoot {target} long_quills"], "B": "default"}
    assert chance("firing_line", f"{target}.hit", policy) == hits(12 + bonus - 5)


def test_v20_the_guardian_is_no_target_and_the_uncovered_one_the_best():
    scenario = opened("hordes/firing_line")
    start, _ = position_to_ask_about(scenario)
    assert scenario.aim is not None
    found = compared(start, scenario.aim, {"A": "default", "B": "default"}, scenario.stop)
    assert found is not None
    shots = [option.option[1] for option in found.options if option.option[0] == "shoot"]
    assert set(shots) == {"titan", "a", "b", "c"} and shots[0] == "c"


def test_v21_the_boosted_shot_into_melee():
    """A miss against the brute goes on to the shaman behind the wall."""
    assert chance("shot_into_melee", "foe.hit") == hits(14 - 5 - 2 + 4, 3) == Fraction(1, 2)
    assert chance("shot_into_melee", "shaman.hit") == Fraction(1, 2) * hits(18 - 5 - 2 + 4, 3)


def test_v22_three_fighters_and_the_corner_of_the_building():
    """On 1-3 the shot goes to one of the two that can be seen, on 4-6 to the other."""
    target = hits(12 - 6 - 2 + 4 + 4)  # the corner covers its base too
    assert chance("building_corner", "target.hit") == target
    assert chance("building_corner", "behind.hit") == 0
    left, back = chance("building_corner", "left.hit"), chance("building_corner", "back.hit")
    assert left == back == (1 - target) / 2 * hits(13 - 6 - 2 + 4)


def test_v23_two_hops_with_stealth():
    """The shaman, from behind, or the stalker, each in half the cases; the stalker is missed by itself."""
    beast = chance("stealth_melee", "beast.hit")
    assert beast == hits(14 - 5 + 4)
    assert chance("stealth_melee", "shaman.hit") == (1 - beast) / 2 * hits(14 - 5 + 4 - 2)
    assert chance("stealth_melee", "hidden.hit") == chance("stealth_melee", "bearer.hit") == 0


def test_v29_the_shield_wall_under_the_blast():
    """The one that is hit and the one that has it in front keep 4 ARM, the one behind does not; the blast is POW 7."""
    found = asked("shield_wall_blast", "a.destroyed", "b.destroyed", "c.destroyed").quantities
    expected = {"a": kills(2, 14, 15 + 4), "b": kills(2, 7, 15 + 4), "c": kills(2, 7, 15)}
    assert {id: found[f"{id}.destroyed"].probability(True) for id in "abc"} == expected


def test_the_throw_at_the_warlock_takes_the_direction_that_leads_to_it():
    scenario = opened("hordes/throw_direction")
    start, _ = position_to_ask_about(scenario)
    assert scenario.aim is not None
    found = compared(start, scenario.aim, {"A": "default", "B": "default"}, scenario.stop)
    assert found is not None and found.grid is not None and found.grid.steps == (1.0, 0.1)
    whole = [option for option in found.options if option.option[1] % 1_000_000 == 0]
    assert len(whole) == 181
    best, worst = found.options[0], found.options[-1]
    assert 0 < best.option[1] < 45_000_000 and best.value > worst.value == 0


def test_two_hands_are_better_than_one_for_the_throw_at_the_warlock():
    """Both throws are followed to their ends, boosts and all, since no policy of the scenario decides on the way."""
    scenario = opened("hordes/throw_at_warlock")
    start, _ = position_to_ask_about(scenario)
    assert scenario.aim is not None
    found = compared(start, scenario.aim, scenario.policy, scenario.stop)
    assert found is not None
    best, second = found.options[:2]
    assert (best.option, second.option) == (("two_hand_throw", "toad"), ("throw", "toad"))
    assert (round(best.value, 3), round(second.value, 3)) == (0.261, 0.147)


def test_what_is_watched_is_walked_after_the_best_direction_only():
    scenario = opened("hordes/throw_direction")
    start, _ = position_to_ask_about(scenario)
    assert scenario.aim is not None
    policy, watch = {"windows": {"boost_damage": "decline"}}, ["toad.place", "toad.damage"]
    alone = compared(start, scenario.aim, policy, scenario.stop)
    found = odds(start, watch, scenario.aim, policy, scenario.stop)
    assert alone is not None and found.options == alone.options
    after = odds(
        apply(start.fork(), alone.options[0].option),
        ["toad.place", "toad.damage"],
        None,
        policy,
        scenario.stop,
    )
    assert found.quantities == after.quantities and found.positions < 2 * alone.positions
