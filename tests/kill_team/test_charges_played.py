"""Ten charges played to their ends with the dice of their scenarios, whose comments work out what comes of them."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.cli.inputs import first_position, opened
from battlewright.core.position import Event, Position
from battlewright.odds.stops import DEFAULT, stop_at
from battlewright.play.battle import begin
from battlewright.play.dice import Physical
from battlewright.play.script import play_script
from battlewright.rules.kill_team.state import Model, touching
from battlewright.table.lengths import INCH


class Played:
    """A scenario played to its end."""

    def __init__(self, name: str) -> None:
        scenario = opened(f"kill_team/{name}")
        battle = begin(first_position(scenario), scenario.data, Physical())
        stop = stop_at(scenario.rules, scenario.stop or DEFAULT)
        entries = play_script(battle, scenario.script, scenario.dice, stop)
        self.position: Position = battle.position
        self.events: list[Event] = [event for entry in entries for event in entry.events]

    def model(self, name: str) -> Model:
        found: Model = self.position.rows[self.position.scene.index[name]]
        return found

    def at(self, name: str) -> tuple[float, ...]:
        base = self.model(name).base
        return tuple(round(value / INCH, 2) for value in (base.x, base.y, base.z))

    def touches(self, name: str) -> set[str]:
        p = self.position
        return {p.scene.names[row] for row in touching(p, p.scene.index[name])}

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event.values for event in self.events if event.id == f"kill_team-event-{kind}"]

    def results(self) -> tuple[int, ...]:
        return tuple(each["points"] for each in self.told("result"))

    def made(self) -> list[str]:
        """Who has completed a charge."""
        return [each["model"] for each in self.told("charge-made")]

    def wounds(self) -> list[tuple[str, str, int]]:
        """Who caused how many unsaved Wounds to whom, blow by blow."""
        return [(each["model"], each["target"], each["wounds"]) for each in self.told("unsaved")]

    def tests(self) -> list[tuple[str, str, bool]]:
        return [(each["model"], each["why"], each["passed"]) for each in self.told("test")]


@pytest.mark.clause("KT-CHARGE-02", "KT-RESULT-01", "KT-RESULT-08")
def test_one_charger_and_one_target() -> None:
    played = Played("charge_plain")
    assert (played.made(), played.at("brawler")[:2]) == (["brawler"], (12, 11))
    assert played.wounds() == [("trooper", "brawler", 0), ("brawler", "trooper", 1)]
    assert not played.model("trooper").alive
    assert played.results() == (2, 0)


@pytest.mark.clause("KT-CHARGE-04", "KT-RUL-14")
def test_a_charge_that_falls_short() -> None:
    played = Played("charge_falls_short")
    assert [each["hits"] for each in played.told("overwatch")] == [0]
    assert (played.made(), played.at("charger")) == ([], (12, 4, 0))
    assert (played.told("counter-charge"), played.results()) == ([], ())


@pytest.mark.clause("KT-CHARGE-03", "KT-OVERWATCH-01", "KT-OVERWATCH-03")
def test_overwatch_shared_by_a_friend_at_3_inches() -> None:
    played = Played("charge_overwatch_shared")
    assert [(each["model"], each["hits"]) for each in played.told("overwatch")] == [
        ("target", 2),
        ("mate", 1),
    ]
    assert not played.model("near").alive
    assert (played.made(), played.touches("far")) == (["far"], {"target"})
    assert played.told("counter-charge") == []


@pytest.mark.clause("KT-REDIRECT-04", "KT-RUL-12")
def test_a_redirected_charge() -> None:
    played = Played("charge_redirect_passed")
    assert not played.model("first").alive
    assert ("hunter", "redirect", True) in played.tests()
    assert (played.made(), played.touches("hunter")) == (["hunter"], {"near"})


@pytest.mark.clause("KT-SUPPORT-04", "KT-SUPATT-05", "KT-RUL-15")
def test_a_supporting_charge_without_room_at_the_enemy() -> None:
    played = Played("charge_support_no_room")
    assert played.made() == ["support"]
    assert played.wounds()[-2:] == [("support", "enemy", 1), ("enemy", "left", 0)]
    assert not played.model("enemy").alive
    assert played.results() == (2, 0)


@pytest.mark.clause("KT-AERIAL-05", "KT-AERIAL-07", "KT-AERIAL-09")
def test_two_dive_and_one_of_them_falls() -> None:
    played = Played("charge_dive_two")
    dives = [test for test in played.tests() if test[1] == "dive"]
    assert dives == [
        ("one", "dive", True),
        ("two", "dive", False),
    ]
    assert (played.made(), played.touches("one")) == (["one"], {"target"})
    assert (played.model("two").alive, played.at("two")[2], played.touches("two")) == (True, 0, set())
    assert played.results() == (1, 0)
    assert played.tests()[-1] == ("target", "morale", True)


@pytest.mark.clause("KT-CLIMB-05", "KT-CLIMB-06", "KT-CLIMB-08")
def test_two_climb_and_one_of_them_stays_below() -> None:
    played = Played("charge_climb_two")
    climbs = [test for test in played.tests() if test[1] == "climb"]
    assert climbs == [
        ("west", "climb", True),
        ("east", "climb", False),
    ]
    assert (played.made(), played.touches("west"), played.at("west")[2]) == (["west"], {"target"}, 2)
    assert (played.at("east")[2], played.model("east").lost) == (0, 0)
    assert sum(wounds for _, _, wounds in played.wounds()) == 0
    assert played.results() == (1, 0)


@pytest.mark.clause("KT-MASS-01", "KT-RUL-30")
def test_a_charger_that_touches_two_enemies() -> None:
    played = Played("charge_touches_two")
    assert played.wounds()[-2:] == [("charger", "target", 1), ("charger", "neighbour", 0)]
    assert (played.model("target").alive, played.model("neighbour").alive) == (False, True)
    assert played.results() == (2, 0)
    assert played.tests()[-1] == ("neighbour", "morale", True)


@pytest.mark.clause("KT-COUNTER-05", "KT-COUNTER-07", "KT-RUL-26")
def test_two_friends_counter_charge() -> None:
    played = Played("charge_counter_charged")
    assert [each["model"] for each in played.told("counter-charge")] == ["plain", "keen"]
    assert played.touches("charger") == {"target", "plain", "keen"}
    assert played.results() == (1, 1)


@pytest.mark.clause("KT-RESULT-04", "KT-RESULT-07", "KT-COUNTER-08")
def test_a_banner_decides() -> None:
    played = Played("charge_banner_decides")
    assert sum(wounds for _, _, wounds in played.wounds()) == 0
    assert played.results() == (1, 2)
    assert played.tests()[-1] == ("charger", "morale", True)
