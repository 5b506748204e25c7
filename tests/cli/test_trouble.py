"""Whatever is wrong ends in a sentence and an exit code, never in a traceback."""

from pathlib import Path

import pytest
from tests.cli.command import SMALL, Shell, started

from battlewright.scenario.findings import NO_SUGGESTION, meant

BROKEN = {
    "missing.yaml": (None, "There is no such file", "Такого файла нет"),
    "empty.yaml": ("", "empty", "пуст"),
    "yaml.yaml": ("a: [1, 2\nb: 3\n", "not YAML", "не YAML"),
    "profile.yaml": (SMALL.replace("profile: brute", "profile: broot"), "broot", "broot"),
    "field.yaml": (SMALL.replace("watch:", "wacht:"), "“watch”", "«watch»"),
    "binary.yaml": ("\x00\x01\x02", "binary.yaml", "binary.yaml"),
}


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize("verb", ["odds", "best", "resolve", "check", "play"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_wrong_scenario_is_explained(shell: Shell, name: str, verb: str, lang: str) -> None:
    text, english, russian = BROKEN[name]
    if text is not None:
        shell.file(name, text)
    done = shell(verb, name, "--lang", lang)
    said = done.out + done.err
    assert done.status == 2
    assert (english if lang == "en" else russian) in said
    assert name in said
    assert "Traceback" not in said


def test_a_finding_names_line_field_value_and_what_was_expected(shell: Shell) -> None:
    shell.file("profile.yaml", SMALL.replace("profile: brute", "profile: broot"))
    said = shell("check", "profile.yaml").out
    assert "profile.yaml:11: sides.B.models[0].profile" in said
    assert "brute" in said


@pytest.mark.parametrize(
    ("args", "english", "russian"),
    [
        (["oods"], "did you mean “odds”", "может быть, «odds»"),
        (["odds"], "FILE is missing", "Не хватает FILE"),
        (["odds", "redroll/duel", "--wacht", "x"], "There is no option --wacht", "Нет параметра --wacht"),
        (["odds", "redroll/duel", "--budget", "soon"], "expected a number", "ожидалось число"),
        (["odds", "redroll/duel", "--budget", "-1"], "a number, 0 or greater", "число не меньше 0"),
        (["odds", "redroll/duel", "tomorrow"], "“tomorrow” is one", "Лишний аргумент: «tomorrow»"),
        (["odds", "redroll/duel", "--watch", "target.damage > " + "9" * 5000], "15 digits", "15 цифр"),
        (["odds", "redroll/duel", "--stop", "never"], "There is no stop", "never"),
        (["odds", "redroll/duel", "--stop", ""], "There is no stop “”", "Нет такой остановки: «»"),
        (["odds", "redroll/duel", "--watch", "target.teeth"], "target.teeth", "target.teeth"),
        (["odds", "redroll/duel", "--watch", "target.damage >"], "column", "target.damage"),
        (["resolve", "redroll/duel", "--dice", "3,x"], "got “x”", "получено «x»"),
        (["resolve", "redroll/duel", "--dice=--3"], "got “--3”", "получено «--3»"),
        (["resolve", "redroll/duel", "--dice", "9" * 5000], "got “999", "получено «999"),
        (["play", "--file", "a.bw", "--no-file"], "a.bw is a battle file", "a.bw — файл битвы"),
        (["play", "--no-file", "--dice", "physical", "--seed", "x"], "--seed is for", "--seed нужен"),
        (["play", "--file", "."], "this is a directory", "это каталог"),
        (["rules", "chess"], "There is no ruleset “chess”", "chess"),
        (["explain", "redroll", "fishing"], "fishing", "fishing"),
        (["schema", "poem"], "got “poem”", "получено «poem»"),
        (["play", "redroll/duel", "--dice", "loaded"], "--dice: got “loaded”", "--dice: получено «loaded»"),
        (["rules", "redrol"], "Did you mean “redroll”?", "Может быть, «redroll»?"),
        (["odds", "redroll/dual"], "did you mean “redroll/duel”?", "может быть, «redroll/duel»?"),
        (["odds", "redroll/duel", "--stop", "end_of_trun"], "mean “end_of_turn”?", "быть, «end_of_turn»?"),
        (["explain", "redroll", "melle"], "Did you mean “melee”?", "Может быть, «melee»?"),
        (["report", "redroll/duel"], "redroll/duel", "redroll/duel"),
        (["new", "no/such/folder/a.yaml"], "no such file or directory", "такого файла или каталога нет"),
    ],
)
def test_a_wrong_command_line_is_explained(shell: Shell, args: list[str], english: str, russian: str) -> None:
    for lang, word in (("en", english), ("ru", russian)):
        done = shell(*args, "--lang", lang)
        assert done.status == 2
        assert word in done.err
        assert "Traceback" not in done.err


@pytest.mark.parametrize(("typed", "shown"), [("./run", "./run"), (None, "battlewright")])
def test_help_is_named_as_it_was_typed(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, typed: str | None, shown: str
) -> None:
    monkeypatch.delenv("BATTLEWRIGHT_COMMAND", raising=False)
    if typed is not None:
        monkeypatch.setenv("BATTLEWRIGHT_COMMAND", typed)
    assert shell("odds").err.splitlines()[-1] == f"Help: {shown} odds --help"
    assert f"`{shown} quick RULESET QUESTION --help`" in shell("quick").out
    assert f"{shown} odds" in shell("odds", "-h").out


def test_a_sentence_has_no_word_that_was_meant() -> None:
    assert meant({"value": "mean", "expected": "a mean or nothing"}) == NO_SUGGESTION
    assert meant({"value": "brutte", "expected": "hunter | brute"}) == "brute"
    assert meant({"name": "brutte", "expected": ("hunter", "brute")}) == "brute"
    assert meant({"name": "brutte", "expected": "brute", "closest": "hunter"}) == NO_SUGGESTION
    assert meant({"expected": "brute"}) == NO_SUGGESTION


def test_an_unknown_language_is_named(shell: Shell) -> None:
    done = shell("odds", "redroll/duel", "--lang", "fr")
    assert (done.status, "fr" in done.err) == (2, True)


def test_dice_that_do_not_fit_are_named(shell: Shell) -> None:
    file = shell.file("small.yaml")
    for dice, word in (("12", "12"), ("9", "missing"), ("9,1,0,1,5,5,7", "never rolled")):
        done = shell("resolve", file, "--dice", dice)
        assert done.status == 2
        assert word in done.err


@pytest.mark.parametrize(
    ("verb", "dice"), [("resolve", "[12]"), ("odds", "[12]"), ("resolve", "[9, 1, 0, 1, 5, 5, 7]")]
)
def test_dice_of_a_scenario_are_blamed_on_its_file(shell: Shell, verb: str, dice: str) -> None:
    file = shell.file("small.yaml", f"{SMALL}dice: {dice}\nstop: end_of_action\n")
    done = shell(verb, file)
    assert (done.status, done.err.split(": ")[:2]) == (2, [file, "dice"])


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "script, line 1 (“melee b_brute fork”)"), ("ru", "сценарий, строка 1 («melee b_brute fork»)")],
)
@pytest.mark.parametrize("verb", ["odds", "best"])
def test_a_script_that_cannot_be_followed_is_told_by_file_and_line(
    shell: Shell, verb: str, lang: str, said: str
) -> None:
    file = shell.file("small.yaml", SMALL.replace("b_brute claws", "b_brute fork"))
    done = shell(verb, file, "--lang", lang)
    assert (done.status, done.err.split(": ")[:2]) == (2, [file, said])


def test_a_defect_is_called_one_and_its_details_are_kept(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: object) -> None:
        raise RuntimeError("the table caught fire")

    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("battlewright.cli.rulebook.rules", fail)
    done = shell("rules", "redroll")
    kept = list(tmp_path.glob("battlewright-defect-*.txt"))
    assert done.status == 70
    assert "the table caught fire" in done.err
    assert str(kept[0]) in done.err
    assert "Traceback" in kept[0].read_text(encoding="utf-8")


def test_a_closed_pipe_is_no_reason_to_complain(tmp_path: Path) -> None:
    with started("rules", "redroll", folder=tmp_path) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait(timeout=60) == 141
        assert process.stderr is not None
        assert process.stderr.read() == ""


def test_an_interruption_ends_quietly(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object, **kwargs: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("battlewright.cli.asking.odds", interrupted)
    assert shell("odds", "redroll/duel") == (130, "", "")


def test_a_damaged_battle_file_is_refused(shell: Shell, tmp_path: Path) -> None:
    shell("play", shell.file("small.yaml"), "--file", "b.bw", "--seed", "s", lines="1\n\n")
    text = (tmp_path / "b.bw").read_text(encoding="utf-8").splitlines()
    text[1] = text[1].replace("claws", "fists")
    (tmp_path / "b.bw").write_text("\n".join(text) + "\n", encoding="utf-8")
    done = shell("play", "--file", "b.bw")
    assert done.status == 2
    assert "b.bw, line 2" in done.err
