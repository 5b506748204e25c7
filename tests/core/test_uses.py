"""What a step names, read from its source: queries through helpers and contributions, tables, procedures, effects."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from battlewright.core.effects import Cause, Effect
from battlewright.core.explain import ExplainedRule, explain
from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.ruleset import Ruleset
from battlewright.core.state import Frame
from battlewright.core.uses import uses

GAME = Ruleset("uses", "1")


class Hurt(Effect, frozen=True, tag="hurt"):
    pass


class Push(Frame, tag="push"):
    row: int
    kind: Literal["shove", "gale"]


class Fall(Frame, tag="fall"):
    row: int


def strength(p: Position, row: int) -> int:
    return int(p.value("strength", row))


def stops(p: Position, kind: str) -> Any:
    return p.rules.tables.get(f"{kind}.stops", {})


push, fall = GAME.procedure(Push), GAME.procedure(Fall)


@push.step("USE-1")
def measure(p: Position, f: Push) -> StepResult:
    return None if strength(p, f.row) else DONE


@push.step()
def go_on(p: Position, f: Push) -> StepResult:
    return "end" if isinstance(f, Fall) else None


@push.step("USE-2")
def move(p: Position, f: Push) -> StepResult:
    return Fall(f.row) if stops(p, f.kind) else None


@fall.step("USE-3")
def hit_the_ground(p: Position, f: Fall) -> StepResult:
    p.effect(Hurt(f.row, Cause("fall")))
    return DONE if stops(p, "fall") else None


@GAME.contribution("strength", "base", "USE-4")
def printed(p: Position, row: int) -> int:
    return 5


@GAME.contribution("strength", "add", "USE-5")
def rested(p: Position, row: int) -> int:
    return int(p.value("rest", row))


@GAME.contribution("rest", "base", "USE-6")
def none(p: Position, row: int) -> int:
    return 0


@GAME.contribution("asked by nobody", "base", "USE-7")
def idle(p: Position, row: int) -> int:
    return 0


@GAME.happens(Hurt)
def _hurt(p: Position, e: Hurt) -> None: ...


@GAME.trigger(Hurt, "USE-8", matches=lambda p, e: True)
def falls_again(p: Position, e: Hurt) -> Frame:
    return Fall(e.affected)


for _kind in ("shove", "gale", "fall", "river"):
    GAME.table_entry(f"{_kind}.stops", "wall", "solid", f"USE-{_kind}")

RULES = GAME.compile()


def rules_of(procedure: str, step: str) -> list[tuple[str, str, str]]:
    found = next(s for s in explain(RULES, procedure).steps if s.name == step)
    return [(rule.kind, rule.of, rule.id) for rule in found.rules]


def test_queries_are_found_through_helpers_and_contributions() -> None:
    assert rules_of("push", "measure") == [
        ("value", "strength", "printed"),
        ("value", "strength", "rested"),
        ("value", "rest", "none"),
    ]


@pytest.mark.parametrize(
    ("procedure", "step", "tables"),
    [("push", "move", ["shove.stops", "gale.stops"]), ("fall", "hit_the_ground", ["fall.stops"])],
)
def test_a_table_is_found_by_the_kinds_of_its_frame_or_by_the_word_given(
    procedure: str, step: str, tables: list[str]
) -> None:
    assert [of for kind, of, _ in rules_of(procedure, step) if kind == "entry"] == tables


def test_who_follows_an_effect_is_told_and_calls_the_procedure() -> None:
    step = explain(RULES, "fall").steps[0]
    assert ExplainedRule("trigger", "hurt", "falls_again", "", ("USE-8",)) in step.rules
    assert explain(RULES, "fall").called_by == ("push.move", "trigger:falls_again")


def test_what_is_only_compared_with_is_not_called() -> None:
    steps = {step.name: step for step in explain(RULES, "push").steps}
    assert (steps["go_on"].calls, steps["go_on"].goes_on) == ((), True)
    assert (steps["move"].calls, steps["move"].goes_on) == (("fall",), False)


def test_code_without_a_source_names_nothing() -> None:
    assert not uses(RULES, len).queries
