"""Every verb answers, in words and as JSON."""

import json
from fractions import Fraction
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from tests.cli.command import Shell
from typer.testing import CliRunner

from battlewright.cli.app import app
from battlewright.rules.library import NAMES
from battlewright.scenario.library import shipped
from battlewright.scenario.schema import KINDS, schema

DUEL = "redroll/duel"


def test_odds_of_the_duel_of_the_reference(shell: Shell) -> None:
    done = shell(
        "odds", DUEL, "--watch", "target.destroyed", "--watch", "attacker.destroyed", "--rational", "--json"
    )
    answer = json.loads(done.out)
    Draft202012Validator(schema("odds", "redroll")).validate(answer)
    killed = {str(value): Fraction(p) for value, p in answer["quantities"]["target.destroyed"]["pmf"]}
    died = {str(value): Fraction(p) for value, p in answer["quantities"]["attacker.destroyed"]["pmf"]}
    assert (done.status, done.err) == (0, "")
    assert (killed["True"], died["True"]) == (Fraction(1206333, 1953125), Fraction(8377, 200000))


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "Exact, until the end of the activation"), ("ru", "Точно; остановка")]
)
def test_odds_in_words_have_no_colours_in_a_pipe(shell: Shell, lang: str, word: str) -> None:
    done = shell("odds", DUEL, "--lang", lang)
    assert done.status == 0
    assert word in done.out
    assert "61.8" in done.out.replace(",", ".")
    assert "\x1b" not in done.out


def test_an_aim_on_the_command_line_names_the_side_or_takes_whose_turn_it_is(shell: Shell) -> None:
    for aim in ("P(target.destroyed)", "A:P(target.destroyed)"):
        answer = json.loads(shell("odds", DUEL, "--aim", aim, "--stop", "end_of_action", "--json").out)
        assert answer["options"][0]["answer"] == "melee target knife"
        assert answer["stop"] == "end_of_action"


def test_a_script_is_followed_up_to_the_roll_that_is_asked_about(shell: Shell) -> None:
    answer = json.loads(shell("odds", shell.file("small.yaml"), "--json").out)
    assert set(answer["quantities"]) == {"b_brute.damage", "b_brute.destroyed"}
    assert 0 < dict(map(tuple, answer["quantities"]["b_brute.destroyed"]["pmf"]))[True] < 1


def test_an_action_that_is_over_at_once_says_so_and_not_what_comes_next(shell: Shell) -> None:
    """The charge falls short, and the odds of the next action are not asked for."""
    text = "\n".join([
        "battlewright: 1", "ruleset: redroll", "table: {size: [36, 36]}", "sides:",
        "  A: {models: [{id: a, profile: hunter, at: [2, 2]}]}",
        "  B: {models: [{id: b, profile: hunter, at: [30, 30]}]}",
        "turn: {round: 1, side: A, active: a}", "script: [charge b knife]", "watch: [a.ap]", "",
    ])  # fmt: skip
    answer = json.loads(shell("odds", shell.file("far.yaml", text), "--json").out)
    assert answer["quantities"]["a.ap"]["pmf"] == [[1, 1.0]]


def test_best_orders_the_answers(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "battlewright.cli.asking.FLIPS_S", 0.0
    )  # where the advice changes is another question
    done = shell("best", DUEL)
    lines = [line for line in done.out.splitlines() if line[:1].isdigit()]
    assert done.status == 0
    assert "Knife" in lines[0]
    assert "End" in lines[-1]
    Draft202012Validator(schema("odds", "redroll")).validate(json.loads(shell("best", DUEL, "--json").out))


def test_resolve_tells_dice_clauses_and_reasons(shell: Shell) -> None:
    file = shell.file("small.yaml")
    done = shell("resolve", file, "--dice", "9,1,0,1,5,5", "--picture", "after.svg")
    assert done.status == 0
    assert "Dice: 9 1" in done.out
    assert "AP-MELEE-09" in done.out
    assert "b_brute takes" in done.out
    assert Path("after.svg").read_text(encoding="utf-8").startswith("<svg")


def test_resolve_with_a_seed_gives_the_same_again(shell: Shell) -> None:
    file = shell.file("small.yaml")
    first = json.loads(shell("resolve", file, "--seed", "evening", "--json").out)
    again = json.loads(shell("resolve", file, "--seed", "evening", "--json").out)
    assert first == again
    assert any(line.get("dice") for line in first["lines"])


def test_resolve_says_how_to_repeat_its_dice(shell: Shell) -> None:
    assert "--seed evening" in shell("resolve", shell.file("small.yaml"), "--seed", "evening").out


def test_new_writes_a_sound_scenario_and_never_over_a_file(shell: Shell) -> None:
    for lang in ("en", "ru"):
        assert shell("new", f"{lang}.yaml", "--lang", lang).status == 0
        assert shell("check", f"{lang}.yaml").out == f"{lang}.yaml: nothing wrong.\n"
    again = shell("new", "en.yaml")
    assert (again.status, again.out) == (2, "")
    assert "en.yaml exists already" in again.err
    assert shell("new").out == Path("en.yaml").read_text(encoding="utf-8")


def test_explain_shows_steps_windows_and_what_withdraws_an_offer(shell: Shell) -> None:
    done = shell("explain", "redroll", "melee")
    assert "roll_to_hit" in done.out
    assert "+ red_roll" in done.out
    assert "[AP-R-18, AP-R-41]" in done.out
    found = json.loads(shell("explain", "redroll", "melee", "--json").out)
    assert "roll_to_hit" in [step["name"] for step in found["steps"]]
    assert [action["name"] for action in found["actions"]] == ["melee"]
    assert "melee" in shell("explain", "redroll").out.splitlines()


def test_rules_are_found_by_number_and_by_words_of_both_languages(shell: Shell) -> None:
    assert "Source: " in shell("rules", "redroll", "ap-melee-16").out
    for words in (["жетонов", "ярости"], ["fury", "token"]):
        found = shell("rules", "redroll", *words)
        assert "AP-FURY-03" in found.out
        assert "AP-SHOOT-05" not in found.out
    assert len(json.loads(shell("rules", "redroll", "--json").out)) == 46 + 42
    nothing = shell("rules", "redroll", "teapot")
    assert (nothing.status, "teapot" in nothing.err) == (2, True)


def test_clauses_end_with_a_status_that_tells_gaps(shell: Shell) -> None:
    done = shell("clauses", "redroll", "--json")
    report = json.loads(done.out)
    assert done.status == (0 if report["ok"] else 1)
    assert len(report["ledger"]["entries"]) == 46


@pytest.mark.parametrize("kind", KINDS)
def test_schemas_are_printed(shell: Shell, kind: str) -> None:
    Draft202012Validator.check_schema(json.loads(shell("schema", kind).out))


def test_version(shell: Shell) -> None:
    assert shell("version").out == shell("--version").out
    assert "redroll" in json.loads(shell("version", "--json").out)["rulesets"]


def test_without_a_verb_the_help_is_shown(shell: Shell) -> None:
    done = shell()
    assert done.status == 0
    assert "resolve" in done.out


def app_verbs() -> list[str]:
    return [
        str(command.name or command.callback.__name__)
        for command in app.registered_commands
        if command.callback
    ]


def test_help_speaks_both_languages_and_leaves_no_id_unsaid(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    for verb in (
        "",
        "play",
        "odds",
        "resolve",
        "best",
        "check",
        "new",
        "report",
        "explain",
        "clauses",
        "rules",
        "schema",
    ):
        args = [verb, "--help"] if verb else ["--help"]
        for lang, word in (("C", "Show this page"), ("ru_RU.UTF-8", "Показать эту страницу")):
            monkeypatch.setenv("LANG", lang)
            shown = CliRunner().invoke(app, args).output
            assert word in shown
            assert "cli-" not in shown


@pytest.mark.parametrize("verb", ["play", "odds", "best", "check", "look"])
def test_help_names_a_scenario_of_every_ruleset(verb: str) -> None:
    shown = CliRunner().invoke(app, [verb, "--help"]).output
    for ruleset in NAMES:
        assert f"{ruleset}/starter" in shown
        assert f"{ruleset}/starter" in shipped()


SEVERAL_LINES = """
battlewright: 1
ruleset: redroll
table: {size: [24, 24]}
sides:
  A: {models: [{id: hunter, profile: hunter, at: [12, 10]}]}
  B: {models: [{id: wolf, profile: werewolf, at: [12, 18]}]}
turn: {round: 1, side: A}
script: [activate hunter, shoot wolf pistol, move, "to 12 12", end]
"""


def test_a_script_of_several_actions_is_played_to_its_last_line(shell: Shell, tmp_path: Path) -> None:
    """The first line names what was the only option; the stop is counted from the last line on."""
    file = tmp_path / "several.yaml"
    file.write_text(SEVERAL_LINES, "utf-8")
    done = shell("resolve", str(file), "--dice", "4,5", "--lang", "en")
    assert (done.status, done.err) == (0, "")
    assert "wolf takes 4 Wounds" in done.out
    assert done.out.count("End the activation") == 1
    assert "Round 2" not in done.out


def test_best_tells_where_the_advice_changes_and_what_a_point_is_worth(shell: Shell) -> None:
    done = shell("best", DUEL, "--aim", "P(target.destroyed)", "--stop", "end_of_action", "--sensitivity")
    assert done.status == 0
    assert "The advice changes" in done.out
    assert "target ARM" in done.out
    told = shell("best", DUEL, "--stop", "end_of_action", "--sensitivity", "--json").out
    answer = json.loads(told)
    Draft202012Validator(schema("odds", "redroll")).validate(answer)
    assert answer["flips"]
    assert {worth["source"] for worth in answer["sensitivity"]} == {"cold", "stored"}


def test_an_aim_may_be_to_keep_something_small(shell: Shell) -> None:
    done = shell(
        "best", DUEL, "--aim", "A:minimise attacker.damage", "--stop", "end_of_action", "--lang", "ru"
    )
    assert "чем меньше среднее attacker.damage, тем лучше" in done.out


def test_answers_of_equal_worth_are_said_to_be_equal(shell: Shell) -> None:
    done = shell("best", DUEL, "--aim", "P(target.damage > 99)", "--stop", "end_of_action")
    assert "All answers are worth the same" in done.out


def test_odds_tell_what_a_point_is_worth_and_which_walks_that_took(shell: Shell) -> None:
    asked = ("odds", DUEL, "--stop", "end_of_action", "--sensitivity")
    assert "from stored graphs" in shell(*asked).out
    answer = json.loads(shell(*asked, "--rational", "--json").out)
    Draft202012Validator(schema("odds", "redroll")).validate(answer)
    gains = {(w["piece"], w["statistic"]): w["gains"] for w in answer["sensitivity"]}
    assert gains["attacker", "AIM"]["target.destroyed"] == 0
    assert Fraction(gains["target", "ARM"]["target.destroyed"]) < 0
