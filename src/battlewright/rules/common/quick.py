"""Questions without a table: what a ruleset answers from numbers alone, declared as data.

A ruleset's module `quick` has `QUESTIONS`, a tuple of `QuickQuestion`. Command line, Python and servers read the same
declaration: options with their help and errors, sweeps, tables, pictures and JSON come from it, and a ruleset writes
none of that. A question never computes anything: it makes a scenario, and the rules answer.

What a ruleset gives:

- `Parameter`s, each with a kind, limits, what it is without being given, a help text, and the clauses by which it acts;
- `prepare`, which turns their values into the part of a scenario that depends on them (table, sides, turn), and says
  which choices lead to the action asked about. Problems are returned, never printed;
- the `quantities` shown, as odds read them, the one that matters first;
- `Policy`s: ways to settle decisions that players know by name. A parameter of the kind `policy` chooses among them
  like any other word, so sweeping it compares them in one table (`--sweep spend`), with a second parameter in a grid;
- the `aim` for which a policy with `best` decides, and what of the numbers is `waste`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from battlewright.core.requests import Option
from battlewright.rules.common.game import Problem

Kind = Literal["whole", "inches", "word", "words", "faces", "flag", "policy"]
"""A whole number, a length in inches, one of some words, any of some words, faces of a die (of both none at all are
allowed), something that is so or not, one of some policies."""

Value = int | float | str | tuple[int, ...] | tuple[str, ...]
"""A flag is true or false."""

Side = Literal["A", "B"]


class Policy(msgspec.Struct, frozen=True):
    """A named way to settle decisions; `help` is a Fluent id.

    `decisions` is what a scenario has under `policy`: of the sides and windows it names it takes precedence over the
    scenario's own, what it `never` does is added.
    """

    name: str
    help: str
    decisions: dict[str, Any]


class Parameter(msgspec.Struct, frozen=True):
    """One number or word of a question. Without a `default` it is what the profiles and the rules say.

    Numbers, and each of some faces, lie between `lowest` and `highest`, and of faces there are at most `most`; words
    are of `choices`; a policy is one of `policies`, with which `side` decides. `help` is a Fluent id; `clauses` are
    those by which the parameter acts, told when it changes nothing. One that chooses a `ruling` of the ruleset names
    it: then giving the ruling is giving the parameter.
    """

    name: str
    kind: Kind
    help: str
    default: Value | None = None
    lowest: float = 0
    highest: float = 99
    choices: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    policies: tuple[Policy, ...] = ()
    side: Side = "A"
    most: int = 10
    ruling: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """The words that it takes."""
        return self.choices or tuple(policy.name for policy in self.policies)


class Prepared(msgspec.Struct, frozen=True):
    """What numbers have come to: the scenario that depends on them, as plain data, and how the odds begin.

    What every scenario has, what is watched, the aim and the chosen policies are put to it by the frame. `choices` are
    answers to the decisions asked first, down to the action that the question is about. `settled` tells every number
    with which the question is answered, those of profiles too.
    """

    scenario: dict[str, Any]
    choices: tuple[Option, ...]
    settled: dict[str, Value]


class Waste(msgspec.Struct, frozen=True):
    """What is rolled for nothing: how far the quantity `of` goes beyond the quantity `used`. `label` is a Fluent id
    with the arguments `mean` and `none`, the chance that there is none."""

    label: str
    of: str
    used: str


class QuickQuestion(msgspec.Struct, frozen=True):
    """A question: its parameters, how their values become a scenario, and what is shown of the answer.

    `prepare` takes the values of all parameters that are given or have a default; it returns what does not fit
    together instead, problems whose path is the parameter's name. The first of the `quantities` is the one that grids
    show unless told otherwise. `aim` is a scenario's aim.
    """

    name: str
    help: str
    parameters: tuple[Parameter, ...]
    prepare: Callable[[Mapping[str, Any]], Prepared | list[Problem]]
    quantities: tuple[str, ...]
    stop: str = "end_of_activation"
    aim: dict[str, str] | None = None
    waste: tuple[Waste, ...] = ()

    def parameter(self, name: str) -> Parameter | None:
        """The parameter of this name."""
        return next((parameter for parameter in self.parameters if parameter.name == name), None)

    def scenario(self, ruleset: str, values: Mapping[str, Any], prepared: Prepared) -> dict[str, Any]:
        """The whole scenario as plain data: that of `prepare` with what all have, and the policies chosen."""
        policy = {"A": "default", "B": "default", **prepared.scenario.get("policy", {})}
        for parameter in self.parameters:
            for chosen in parameter.policies:
                if values.get(parameter.name) == chosen.name:
                    policy = combined(policy, chosen.decisions)
        whole = {
            "battlewright": 1, "ruleset": ruleset, "stop": self.stop, "watch": list(self.quantities),
            **prepared.scenario, "policy": policy,
        }  # fmt: skip
        return whole | ({"aim": self.aim} if self.aim is not None and decides_best(policy) else {})


def combined(policy: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """One policy with what another says over it."""
    joined = {**policy, **over}
    if "windows" in joined:
        joined["windows"] = {**policy.get("windows", {}), **over.get("windows", {})}
    if "never" in joined:
        joined["never"] = list(dict.fromkeys((*policy.get("never", ()), *over.get("never", ()))))
    return joined


def decides_best(policy: Mapping[str, Any]) -> bool:
    """Whether some decision is taken for the best, for which odds need an aim."""
    return "best" in (policy.get("A"), policy.get("B"), *policy.get("windows", {}).values())


class FaceToFace(msgspec.Struct, frozen=True):
    """Where two stand straight ahead of each other on a table large enough, in inches; the attacker looks up."""

    attacker: list[float]
    target: list[float]
    size: list[float]


MIDDLE, START, SHORTEST = 24.0, 6.0, 36.0


def face_to_face(attacker_front: float, target_front: float, distance: float) -> FaceToFace:
    """Places at `distance` between the bases; the fronts are the inches from the middle of a base to its front."""
    y = START + attacker_front + distance + target_front
    return FaceToFace([MIDDLE, START], [MIDDLE, y], [2 * MIDDLE, max(SHORTEST, y + START)])
