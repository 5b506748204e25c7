"""Patches of all kinds, their conflicts, and what `explain` says of the result; parts and rulings."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from tests.toys.combat import Attack
from tests.toys.script import script
from tests.toys.toy import TOY, toy_position

from battlewright.core.errors import BattlewrightError, RulesetError
from battlewright.core.explain import explain
from battlewright.core.procedures import Patch, Step, patched
from battlewright.core.ruleset import Ruleset, citing


def test_the_second_edition_inserts_replaces_skips_and_wraps() -> None:
    first = [step.name for step in explain(TOY.compile(), "attack").steps]
    assert first == [
        "measure", "window_attack_declared", "roll_to_hit", "window_attack_rolled", "compare", "flinch",
        "roll_damage", "hurt",
    ]  # fmt: skip
    second = explain(TOY.compile({"edition": "second"}), "attack").steps
    assert [(step.name, step.by) for step in second] == [
        ("measure", "toy"),
        ("window_attack_declared", "toy"),
        ("aim", "patch:attack.aim"),
        ("roll_to_hit", "toy"),
        ("window_attack_rolled", "toy"),
        ("compare", "toy"),
        ("knock", "patch:attack.knock"),
        ("roll_damage", "patch:attack.roll_two_dice"),
        ("hurt", "patch:attack.hurts_more_when_prone"),
    ]
    assert second[7].clauses == ("TOY-16", "TOY-72")


def test_patched_steps_run() -> None:
    fighters = {"b1": {"cover": 1, "prone": True}}
    first = script(toy_position(fighters=fighters)).say("attack a1 b1").decline().roll(5).roll(1).done()
    assert (first.rows[6].wounds, first.rows[6].cover) == (6, 0)
    second = script(toy_position(fighters=fighters, edition="second")).say("attack a1 b1").decline()
    position = second.roll(4).roll(1, 1).done()
    assert (position.rows[6].wounds, position.rows[6].cover) == (8 - (1 + 1) - 1, 1)


def test_explain_shows_windows_with_offers_and_restrictions() -> None:
    steps = {step.name: step for step in explain(TOY.compile({"reactions": True}), "attack").steps}
    declared = steps["window_attack_declared"]
    assert declared.window == "attack.declared"
    assert [(offer.id, offer.clauses) for offer in declared.offers] == [("boost", ("TOY-30",))]
    assert [(r.id, r.clauses) for r in declared.offers[0].restrictions] == [
        ("prone-cannot-boost", ("TOY-31",))
    ]
    assert [offer.id for offer in steps["window_attack_rolled"].offers] == ["reroll", "dodge", "shield"]
    assert steps["measure"].offers == ()


def test_explain_lists_the_known_procedures() -> None:
    with pytest.raises(BattlewrightError) as unknown:
        explain(TOY.compile(), "atack")
    assert unknown.value.id == "error-unknown-procedure"
    assert unknown.value.values["name"] == "atack"
    assert {"attack", "blast", "window", "effect"} <= set(unknown.value.values["expected"].split(", "))


def _patch(id: str, act: Literal["before", "after", "replace", "skip", "wrap"], at: str = "one") -> Patch:
    return Patch(id, Attack, act, at, id, None if act == "skip" else lambda p, f, inner=None: None)


@pytest.mark.parametrize("first", ["replace", "skip", "wrap"])
@pytest.mark.parametrize("second", ["replace", "skip"])
def test_two_changes_that_exclude_each_other_are_an_error_naming_both(first: Any, second: Any) -> None:
    steps = [Step("one", lambda p, f: None)]
    with pytest.raises(RulesetError) as conflict:
        patched("attack", steps, [_patch("this", first), _patch("that", second)])
    if first != "skip":
        assert "this" in str(conflict.value)
    assert "that" in str(conflict.value)


def test_wrapping_after_replacing_and_inserting_twice_go_together() -> None:
    steps = [Step("one", lambda p, f: None)]
    acts = [("r", "replace"), ("w", "wrap"), ("v", "wrap"), ("b", "before"), ("c", "before"), ("a", "after")]
    made = patched("attack", steps, [_patch(id, act) for id, act in acts])  # type: ignore[arg-type]
    assert [step.name for step in made] == ["b", "c", "one", "a"]


def test_a_patch_of_no_step_is_an_error() -> None:
    with pytest.raises(RulesetError, match="lost: attack has no step two"):
        patched("attack", [Step("one", lambda p, f: None)], [_patch("lost", "wrap", "two")])


def test_two_parts_of_one_name_are_an_error() -> None:
    rules = Ruleset("r", "1")
    rules.field("wolf", "speed")
    with pytest.raises(RulesetError, match=r"two parts are called field:wolf\.speed"):
        rules.field("wolf", "speed")


def test_rulings_choose_parts_and_are_checked() -> None:
    assert "offer:dodge" not in [part.id for part in TOY.compile().parts]
    assert TOY.compile() is TOY.compile({"edition": "first"})
    assert [part.id for part in citing(TOY.compile({"reactions": True}).parts, "TOY-34")] == [
        "offer:dodge", "offer:shield",
    ]  # fmt: skip
    for wrong, id in (
        ({"edition": "third"}, "error-ruling-value"),
        ({"reactions": 1}, "error-ruling-value"),
        ({"rounds": 10}, "error-ruling-value"),
        ({"weather": "fog"}, "error-ruling-name"),
    ):
        with pytest.raises(BattlewrightError) as refused:
            TOY.compile(wrong)
        assert refused.value.id == id


def test_an_unknown_part_cannot_be_switched_off() -> None:
    with pytest.raises(RulesetError, match="no part nothing"):
        TOY.without("nothing")
