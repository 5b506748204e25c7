"""Battles of the toy ruleset for the tests of play: made from a set-up, played by random answers."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.toys.toy import TOY, toy_position

from battlewright.core.errors import BattlewrightError
from battlewright.core.people import Sealed
from battlewright.core.position import Position
from battlewright.core.requests import Both, Choose, Roll
from battlewright.core.running import Answer
from battlewright.play.battle import Battle, begin
from battlewright.play.dice import Local

SETUP: dict[str, Any] = {"fighters": 3}
RULINGS: dict[str, Any] = {"stances": True, "reactions": True, "boost_blast": True}


def build(setup: dict[str, Any], ruleset: str, rulings: dict[str, Any]) -> Position:
    """The toy's scenario layer: `fighters` a side."""
    if ruleset != "toy":
        raise BattlewrightError("error-unknown-ruleset", name=ruleset, expected="toy")
    TOY.compile(rulings)
    return toy_position(setup["fighters"], **rulings)


def fight(key: str = "a fight", **rulings: Any) -> Battle:
    """A battle with every kind of request, its dice keyed."""
    position = build(SETUP, "toy", {**RULINGS, **rulings})
    return begin(position, SETUP, Local(key))


def some_answer(position: Position, rng: Random) -> Answer:
    """A legal decision at random; the battle must ask for one."""
    request = position.pending
    if isinstance(request, Both):
        seat = 0 if position.sealed is None else 1 - position.sealed[0]
        return Sealed(seat, rng.choice(request.requests[seat].options))
    assert isinstance(request, Choose)
    if request.region is not None:
        return ("at", *request.region.sample(rng))
    return rng.choice(request.options)


def play_on(battle: Battle, rng: Random, inputs: int = 10_000) -> int:
    """Give random answers and rolls until the battle is over or so many were given; returns how many."""
    given = 0
    while battle.pending is not None and given < inputs:
        if isinstance(battle.pending, Roll):
            battle.roll()
        else:
            battle.answer(some_answer(battle.position, rng))
        given += 1
    return given
