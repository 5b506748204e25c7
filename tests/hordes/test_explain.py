"""The procedures as `explain` tells them: everything that acts at a step stands under it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.hordes.skirmishes import skirmish

from battlewright.conformance import Subject
from battlewright.conformance.playing import played
from battlewright.core.explain import ExplainedStep, explain
from battlewright.core.position import Position
from battlewright.core.procedures import name_of
from battlewright.rules.hordes import HORDES
from battlewright.texts import catalog, languages
from battlewright.texts.sayings import message_id

RULES = HORDES.compile()
LOOK_AHEAD = ("activation.choose_action", "unit.choose_actor", "all_damage.decide_boost")
"""Steps that ask every action, or every offer, whether it is forbidden, which `explain` tells of the latter."""


def clauses(step: ExplainedStep) -> Iterator[str]:
    yield from step.clauses
    for part in (*step.offers, *step.rules):
        yield from part.clauses


@pytest.mark.parametrize(
    ("procedure", "step", "wanted"),
    [
        ("throw", "choose_direction", {"HRD-THROW-08", "HRD-THROW-09"}),
        ("throw", "throw_it", {"HRD-THROW-10", "HRD-THROW-11"}),
        ("thrown", "deviate", {"HRD-THROW-12", "HRD-THROW-13"}),
        ("thrown", "fly", {"HRD-THROW-14", "HRD-THROW-15", "HRD-THROW-16", "HRD-THROW-17"}),
        ("slammed", "slide", {"HRD-SLAM-03", "HRD-SLAM-07", "HRD-R-213M", "HRD-R-213O"}),
        ("trample", "choose_stop", {"HRD-TRAMPLE-03", "HRD-TRAMPLE-11"}),
        ("rush", "choose_stop", {"HRD-R-208D", "HRD-R-213F"}),
        ("attack_roll", "roll_to_hit", {"HRD-RROLL-01", "HRD-R-205H", "HRD-R-223A", "HRD-RMOD-15", "HRD-COVER-01"}),
        ("attack_roll", "window_attack_roll", {"HRD-RROLL-02"}),
        ("damage", "roll_damage", {"HRD-RANGED-11", "HRD-R-205I", "HRD-R-223A", "HRD-ORIGIN-02"}),
        ("damage", "mark_circles", {"HRD-COLL-06", "HRD-R-217K"}),
    ],
)  # fmt: skip
def test_a_step_tells_all_that_acts_there(procedure: str, step: str, wanted: set[str]) -> None:
    found = next(one for one in explain(RULES, procedure).steps if one.name == step)
    assert wanted <= set(clauses(found))


def test_an_action_tells_who_may_not_take_it() -> None:
    (action,) = explain(RULES, "throw").actions
    assert action.name == "throw"
    assert {c for one in action.of_actor for c in one.clauses} >= {"HRD-THROW-03", "HRD-R-209E", "HRD-R-217H"}
    assert {c for one in action.of_option for c in one.clauses} >= {"HRD-THROW-02", "HRD-R-209C"}


def test_procedures_are_followed_from_one_to_the_next() -> None:
    assert "throw.throw_it" in explain(RULES, "thrown").called_by
    assert "trigger:last_box" in explain(RULES, "disabled").called_by
    assert [step.calls for step in explain(RULES, "thrown").steps if step.name == "fly"] == [("impact",)]


def test_steps_that_only_go_on_carry_nothing_out() -> None:
    assert [s.name for s in explain(RULES, "activation").steps if s.goes_on] == ["go_on"]


def test_no_step_asks_a_query_that_explain_does_not_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[tuple[str, str]] = set()
    plain = Position.value

    def value(p: Position, query: str, *subject: Any) -> Any:
        if p.stack:
            frame = p.stack[-1]
            labels = p.rules.procedures[type(frame)].labels
            step = next((name for name, at in reversed(labels.items()) if at == frame.at), "end")
            asked.add((f"{name_of(type(frame))}.{step}", query))
        return plain(p, query, *subject)

    monkeypatch.setattr(Position, "value", value)
    for seed in (1, 2, 3, 5):
        played(Subject("hordes skirmish", skirmish), seed)
    told = {
        (f"{made.name}.{step.name}", rule.of)
        for made in RULES.procedures.values()
        for step in explain(RULES, made.name).steps
        for rule in step.rules
    }
    left = {(step, query) for step, query in asked - told if step not in LOOK_AHEAD}
    assert len(asked) > 30
    assert sorted(one for one in left if "window" not in one[0]) == []


@pytest.mark.parametrize("lang", languages)
def test_values_and_what_contributes_to_them_have_names(lang: str) -> None:
    values = [part.payload for part in HORDES.parts.values() if part.kind == "value"]
    ids = {message_id("hordes", "part", made.id.replace("_", "-")) for _, made in values}
    ids |= {
        message_id("hordes", "value", query.replace("_", "-")) for query, _ in values if not query.isupper()
    }
    assert sorted(id for id in ids if not catalog(lang).has(id)) == []
