"""Every kind of mistake is found at its line and field, and said in both languages."""

from __future__ import annotations

import pytest
from tests.scenario.fake import FAKE, SCENARIO

from battlewright.scenario.findings import NO_SUGGESTION, ScenarioError
from battlewright.scenario.load import check, load
from battlewright.texts import languages

B0 = "sides.B.models[0]"

MISTAKES = [
    # the shape
    ("battlewright: 1", "battlewright: 2", (1, "battlewright", "check-choice")),
    ("ruleset: fake\n", "", (1, "ruleset", "check-missing-field")),
    ("ruleset: fake", "ruleset: redrol", (2, "ruleset", "check-choice")),
    ("ruleset: fake", "ruleset: [fake]", (2, "ruleset", "check-type")),
    ("table: {size: [36, 36]}", "table: 36", (4, "table", "check-type")),
    ("size: [36, 36]", "size: [36]", (4, "table.size", "check-too-few")),
    ("size: [36, 36]", "size: [36, 0]", (4, "table.size[1]", "check-more-than")),
    ("size: [36, 36]", "size: [36, 241]", (4, "table.size[1]", "check-at-most")),
    ("size: [36, 36]", "size: [36, 36], shape: round", (4, "table.shape", "check-unknown-field")),
    ("sides:", "sidez:", (14, "sidez", "check-unknown-field")),
    ("help:", "<line: 1\nhelp:", (33, "<line", "check-unknown-field")),
    ("help:", "'[key]': 1\nhelp:", (33, "[key]", "check-unknown-field")),
    ("  B:\n", "  C:\n", (19, "sides.C", "check-unknown-field")),
    ("  B:\n", "  B:\n    name: us\n", (20, "sides.B.name", "check-unknown-field")),
    ("at: [10, 20]", "at: [10]", (23, f"{B0}.at", "check-too-few")),
    ("at: [10, 20]", "at: [10, 20, 0, 0]", (23, f"{B0}.at", "check-too-many")),
    ("at: [10, 20]", "at: here", (23, f"{B0}.at", "check-type")),
    ("at: [10, 20]", "at: [10, true]", (23, f"{B0}.at[1]", "check-type")),
    ("at: [10, 20]", "at: [10, .nan]", (23, f"{B0}.at[1]", "check-not-finite")),
    ("at: [10, 20]", "at: [-.inf, 20]", (23, f"{B0}.at[0]", "check-not-finite")),
    ("at: [10, 20]", "at: [1e999, 20]", (23, f"{B0}.at[0]", "check-not-finite")),
    ("at: [10, 20]", "at: [10, 1e6]", (23, f"{B0}.at[1]", "check-at-most")),
    ("at: [10, 20]", "at:\n        - 10\n        - x", (25, f"{B0}.at[1]", "check-type")),
    ("facing: 90", "facing: 361", (17, "sides.A.models[0].facing", "check-at-most")),
    ("facing: 90", "facng: 90", (17, "sides.A.models[0].facng", "check-unknown-field")),
    ("profile: wolf\n", "profile: wulf\n", (22, f"{B0}.profile", "check-choice")),
    ("      - id: black\n        profile", "      - profile", (21, f"{B0}.id", "check-missing-field")),
    ("[fight]", '["", fight]', (26, "script[0]", "check-text-too-short")),
    ("[fight]", f"[{'f' * 201}]", (26, "script[0]", "check-text-too-long")),
    ("dice: [3, 7]", "dice: [3, 1.5]", (27, "dice[1]", "check-type")),
    ("rounds: 4", "rounds: 0", (32, "ends.rounds", "check-at-least")),
    ("help: by_the_rules", "help: shut", (33, "help", "check-choice")),
    # names
    ("id: black", "id: Black", (21, f"{B0}.id", "check-id-form")),
    ("id: black", "id: черный", (21, f"{B0}.id", "check-id-form")),
    ("id: black", "id: 7", (21, f"{B0}.id", "check-type")),
    ("id: black", "id: battle", (21, f"{B0}.id", "check-id-reserved")),
    ("id: brown", "id: grey", (18, "sides.A.models[1].id", "check-duplicate-id")),
    ("id: house", "id: wall", (10, "terrain[1].id", "check-duplicate-id")),
    # rulings
    ("ap: 4", "ap: 40", (3, "rulings.ap", "check-ruling")),
    ("symbols: off", "symbols: false", (3, "rulings.symbols", "check-ruling")),
    ("symbols: off", "symbol: off", (3, "rulings.symbol", "check-unknown-field")),
    ("{symbols: off, ap: 4}", "off", (3, "rulings", "check-type")),
    # the ruleset's own fields
    ("wounds_lost: 2", "wounds_lost: two", (24, f"{B0}.wounds_lost", "check-type")),
    ("wounds_lost: 2", "wounds_lost: 21", (24, f"{B0}.wounds_lost", "check-at-most")),
    ("wounds_lost: 2", "wounds_lost: 9", (24, f"{B0}.wounds_lost", "check-at-most")),
    ("wounds_lost: 2", "form: wolf", (24, f"{B0}.form", "check-choice")),
    ("[stunned]", "[stunned, stuned]", (18, "sides.A.models[1].states[1]", "check-choice")),
    ("{2: 3}", "{7: 3}", (18, "sides.A.models[1].boxes_lost.7", "check-form")),
    ("{2: 3}", "{2: 0}", (18, "sides.A.models[1].boxes_lost.2", "check-at-least")),
    ("round: 1", "round: 0", (25, "turn.round", "check-at-least")),
    ("round: 1, ", "", (25, "turn.round", "check-missing-field")),
    # terrain
    ("thick: 0.5", "thick: 0", (7, "terrain[0].shape.thick", "check-more-than")),
    ("thick: 0.5", "thik: 0.5", (7, "terrain[0].shape.thik", "check-unknown-field")),
    ("thick: 0.5", "thick: 0.00001", (7, "terrain[0].shape", "check-terrain-thickness")),
    ("[26, 30]", "[20, 30]", (7, "terrain[0].shape", "check-terrain-repeated-point")),
    ("[26, 30]", "[26, 30, 1]", (7, "terrain[0].shape.line[1]", "check-too-many")),
    ("{line: [[20, 30], [26, 30]], thick: 0.5}", "{round: 3}", (7, "terrain[0].shape", "check-shape")),
    ("{line: [[20, 30], [26, 30]], thick: 0.5}", "3", (7, "terrain[0].shape", "check-shape")),
    ("linear", "lineal", (9, "terrain[0].traits[1]", "check-choice")),
    ("[6, 6], [2, 6]", "[2, 6], [6, 6]", (11, "terrain[1].shape", "check-terrain-self-crossing")),
    ("[6, 6], [2, 6]", "[2, 2]", (11, "terrain[1].shape", "check-terrain-too-few-points")),
    (
        "[[2, 2], [6, 2], [6, 6], [2, 6]]",
        "[[2, 2], [6, 2]]",
        (11, "terrain[1].shape.polygon", "check-too-few"),
    ),
    ("[[20, 30], [26, 30]]", "[[40, 30], [46, 30]]", (7, "terrain[0].shape", "check-terrain-off-table")),
    # bodies
    ("[10, 20]", "[0.5, 20]", (23, f"{B0}.at", "check-off-table")),
    ("[10, 20]", "[10, 50]", (23, f"{B0}.at", "check-off-table")),
    ("[10, 20]", "[10, 11]", (23, f"{B0}.at", "check-overlap")),
    ("[10, 20]", "[6.5, 4]", (23, f"{B0}.at", "check-in-terrain")),
    # what is asked
    ("stop: end_of_action", "stop: end_of_phase", (28, "stop", "check-choice")),
    ("stop: end_of_action", "stop: [end_of_action]", (28, "stop", "check-choice")),
    ("stop: end_of_action", "stop: {step: fight.asc}", (28, "stop.step", "check-choice")),
    ("stop: end_of_action", "stop: {step: fight.ask, times: 0}", (28, "stop.times", "check-at-least")),
    ("[black.damage, ", "[blak.damage, ", (29, "watch[0]", "check-quantity-owner")),
    ("[black.damage, ", "[damage, ", (29, "watch[0]", "check-quantity-owner")),
    ("[black.damage, ", "[black.damag, ", (29, "watch[0]", "check-quantity-name")),
    ("[black.damage, ", "[black.score, ", (29, "watch[0]", "check-quantity-name")),
    ("attack.result =", "attack.reslt =", (29, "watch[2]", "check-quantity-name")),
    ("count(B", "cont(B", (29, "watch[1]", "check-quantity-function")),
    ("B.destroyed)", "B.destroyed", (29, "watch[1]", "check-quantity-syntax")),
    ("damage >= 3", "damage >= 3 !", (30, "aim.maximise", "check-quantity-syntax")),
    ("aim: {side: A", "aim: {side: C", (30, "aim.side", "check-choice")),
    ("A: best", "A: bset", (31, "policy.A", "check-choice")),
    ("red_roll: take", "red_roll: tke", (31, "policy.windows.red_roll", "check-choice")),
    ("red_roll: take", "red_roll: take iff x", (31, "policy.windows.red_roll", "check-choice")),
    (
        "red_roll: take",
        "red_roll: take if blak.damage > 1",
        (31, "policy.windows.red_roll", "check-quantity-owner"),
    ),
    ("red_roll: take", "red_rol: take", (31, "policy.windows.red_rol", "check-unknown-field")),
    ("never: [red_roll]", "never: [re_roll]", (31, "policy.never[0]", "check-choice")),
]


def test_the_scenario_of_the_mistakes_has_none() -> None:
    assert check(SCENARIO) == []


@pytest.mark.parametrize(("right", "wrong", "expected"), MISTAKES)
def test_each_mistake_is_found_at_its_place(right: str, wrong: str, expected: tuple[int, str, str]) -> None:
    assert SCENARIO.count(right) >= 1
    findings = check(SCENARIO.replace(right, wrong, 1))
    assert expected in [(f.line, f.field, f.id) for f in findings]
    for finding in findings:
        for lang in languages:
            said = finding.said(lang)
            assert said.startswith(f"<text>:{finding.line}: {finding.field}")
            assert finding.id not in said, "the message is there in this language"


def test_all_mistakes_are_told_at_once_from_top_to_bottom() -> None:
    text = SCENARIO
    for right, wrong in [
        ("ap: 4", "ap: 40"),
        ("facing: 90", "facng: 90"),
        ("[10, 20]", "[10, 50]"),
        ("[3, 7]", "[x]"),
    ]:
        text = text.replace(right, wrong)
    found = [(f.line, f.field) for f in check(text)]
    assert found == [(3, "rulings.ap"), (17, "sides.A.models[0].facng"), (23, f"{B0}.at"), (27, "dice[0]")]


def test_a_faulty_model_keeps_the_indices_of_the_others() -> None:
    text = SCENARIO.replace("id: grey", "id: Grey").replace("[14, 10, 0]", "[14, 50, 0]")
    found = [(f.line, f.field, f.id) for f in check(text)]
    assert found == [
        (17, "sides.A.models[0].id", "check-id-form"),
        (18, "sides.A.models[1].at", "check-off-table"),
    ]


def test_a_faulty_model_may_still_be_named_in_quantities() -> None:
    found = check(SCENARIO.replace("profile: wolf\n", "profile: wulf\n"))
    assert [f.field for f in found] == [f"{B0}.profile"]


def test_without_a_known_ruleset_the_common_shape_is_judged() -> None:
    found = check(SCENARIO.replace("ruleset: fake", "ruleset: chess").replace("facing: 90", "facing: x"))
    assert [(f.line, f.id) for f in found] == [(2, "check-choice"), (17, "check-type")]


def test_a_suggestion_is_made_when_something_is_near() -> None:
    (near,) = check(SCENARIO.replace("linear", "lineal"))
    assert near.values["closest"] == "linear"
    assert "linear" in near.values["expected"]
    (far,) = check(SCENARIO.replace("linear", "xyzzy"))
    assert far.values["closest"] == NO_SUGGESTION


def test_clauses_of_a_finding_are_cited() -> None:
    (finding,) = check(SCENARIO.replace("ap: 4", "ap: 40"))
    assert finding.said("en").endswith("[FK-4]")


def test_the_error_holds_the_findings_and_says_them() -> None:
    with pytest.raises(ScenarioError) as caught:
        load(SCENARIO.replace("ap: 4", "ap: 40").replace("[3, 7]", "[x]"))
    assert len(caught.value.findings) == 2
    assert caught.value.values["count"] == 2
    assert str(caught.value).splitlines() == [f.said("en") for f in caught.value.findings]


@pytest.mark.parametrize(
    ("problem", "place"), [("black: on its head", B0), ("a wolf too many", "sides"), (None, None)]
)
def test_what_the_rules_say_of_every_position_holds_of_the_first(
    monkeypatch: pytest.MonkeyPatch, problem: str | None, place: str | None
) -> None:
    monkeypatch.setattr(FAKE, "invariants", [lambda p: problem])
    assert [(one.field, one.id) for one in check(SCENARIO)] == ([(place, "check-invariant")] if place else [])
