"""The conformance suite on the toy, and that it notices rulesets which do not conform."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.toys.pieces import set_fields
from tests.toys.toy import TOY, Attack, toy_position

from battlewright.conformance import (
    Nonconforming,
    Subject,
    check,
    forks_agree,
    interleaved_agree,
    loads_agree,
    play_holds,
    refuses_cleanly,
    replays_agree,
    same_law,
    steps_are_pure,
)
from battlewright.core.position import Position
from battlewright.core.requests import Choose, StepResult
from battlewright.core.ruleset import Ruleset
from battlewright.core.running import start

FIGHTERS: dict[str, dict[str, Any]] = {
    "a1": {"armour": 1},
    "a2": {"ward": True, "thick": True, "armour": 1},
    "b1": {"ward": True, "thick": True},
}


@pytest.mark.parametrize(
    "rulings",
    [
        {},
        {"edition": "second", "stances": True, "reactions": True},
        {"boost_blast": True, "reactions": True, "rounds": 5},
    ],
)
def test_the_toy_conforms(rulings: dict[str, Any]) -> None:
    report = check(Subject("toy", lambda seed: toy_position(3, FIGHTERS, **rulings)), range(5))
    assert report.battles == 5
    assert report.inputs == report.requests.total()
    expected = {"ask-action", "ask-place", "ask-replacement", "roll attack.hit", "roll blast.damage"}
    if "stances" in rulings:
        expected |= {"both ask-stance ask-stance", "ask-duck", "roll riposte"}
    if "boost_blast" in rulings:
        expected |= {"ask-boost-blast", "roll footing"}
    assert expected <= report.requests.keys()


def _patched(**patches: Callable[..., StepResult]) -> Subject:
    """The toy with steps of its attack wrapped."""
    ruleset: Ruleset = TOY.without("offer:duck")
    for step, run in patches.items():
        ruleset.patch(Attack, "wrap", step)(run)

    def make_position(seed: int) -> Position:
        position = toy_position(2)
        position.rules = ruleset.compile()
        return start(position)

    return Subject("spoiled", make_position)


def test_an_asking_step_that_writes_is_noticed() -> None:
    def meddle(p: Position, f: Attack, inner: Any) -> StepResult:
        set_fields(p, f.attacker, cover=p.rows[f.attacker].cover + 1)
        return inner(p, f)  # type: ignore[no-any-return]

    for run in (steps_are_pure, loads_agree):
        with pytest.raises(Nonconforming):
            run(_patched(roll_to_hit=meddle), 1)


def test_state_outside_the_position_is_noticed() -> None:
    counted: list[int] = []

    def remember(p: Position, f: Attack, inner: Any) -> StepResult:
        counted.append(1)
        p.change(f.attacker, cover=len(counted))
        return inner(p, f)  # type: ignore[no-any-return]

    for run in (forks_agree, replays_agree):
        with pytest.raises(Nonconforming):
            run(_patched(measure=remember), 1)
    with pytest.raises(Nonconforming):
        interleaved_agree(_patched(measure=remember), (1, 2))


def test_data_that_is_not_plain_is_noticed() -> None:
    def write_list(p: Position, f: Attack, inner: Any) -> StepResult:
        p.change(f.attacker, cover=[1])
        return inner(p, f)  # type: ignore[no-any-return]

    with pytest.raises(Nonconforming, match="not plain immutable data"):
        play_holds(_patched(measure=write_list), 1)


def test_a_broken_invariant_is_noticed() -> None:
    def overpay(p: Position, f: Attack, inner: Any) -> StepResult:
        p.change(f.attacker, tokens=-1)
        return inner(p, f)  # type: ignore[no-any-return]

    with pytest.raises(Nonconforming, match="has spent more tokens"):
        play_holds(_patched(measure=overpay), 1)


@pytest.mark.parametrize(
    ("request_made", "problem"),
    [
        (Choose(0, "ask-nothing", "choice"), "can't be answered"),
        (Choose(0, "ask-odd", "choice", (("a",), ("b",)), default=("c",)), "is no legal answer"),
        (Choose(0, "ask-twice", "choice", (("a",), ("a",))), "an option stands twice"),
    ],
)
def test_a_request_that_nobody_can_answer_well_is_noticed(request_made: Choose, problem: str) -> None:
    def ask(p: Position, f: Attack, inner: Any) -> StepResult:
        return request_made

    with pytest.raises(Nonconforming, match=problem):
        play_holds(_patched(measure=ask), 1)


def test_an_answer_that_is_not_checked_is_noticed() -> None:
    def accept(p: Position, f: Any, answer: Any) -> None:
        raise IndexError(answer)

    subject = _patched()
    spoiled = subject.make_position(1).rules.ruleset
    spoiled.verifiers = {"ask-action": accept}

    def make_position(seed: int) -> Position:
        position = toy_position(2)
        position.rules = spoiled.without("offer:boost").compile()
        return position

    with pytest.raises(Nonconforming, match="makes IndexError"):
        refuses_cleanly(Subject("unchecked", make_position), 1)


def test_laws_are_compared_result_by_result() -> None:
    same_law({1: 0.5, 2: 0.5}, {2: 0.5, 1: 0.5 + 1e-13}, 1e-12)
    for other in ({1: 0.5, 2: 0.4}, {1: 0.5, 2: 0.5, 3: 0.1}, {1: 1.0}):
        with pytest.raises(Nonconforming):
            same_law({1: 0.5, 2: 0.5}, other, 1e-12)


_BATTLE = """
from battlewright.conformance import Subject, played
from tests.toys.toy import toy_position
end, answers, events = played(Subject("toy", lambda seed: toy_position(3, reactions=True, stances=True)), 7)
print(answers, events, end.rows)
"""


def test_a_battle_is_the_same_under_two_hash_seeds() -> None:
    root = Path(__file__).parents[2]
    told = [
        subprocess.run(
            [sys.executable, "-c", _BATTLE],
            cwd=root,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(root)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert len(told[0]) > 1000
    assert told[0] == told[1]
