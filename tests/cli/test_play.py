"""A battle at one keyboard: through a pipe, killed and continued, with dice at the table."""

from __future__ import annotations

import json
import os
import re
import signal
from pathlib import Path

import pytest
from tests.cli.command import Shell, piped, started

from battlewright.cli.playing import advice
from battlewright.cli.playing.orders import WORDS, understood
from battlewright.texts import catalog, languages


@pytest.fixture
def shell(shell: Shell) -> Shell:
    """In a directory with the small battle in it."""
    shell.file("small.yaml")
    return shell


def answers(file: Path) -> int:
    """How many lines of history a battle file has."""
    return sum("input" in json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()) - 1


def test_a_whole_battle_through_a_pipe(shell: Shell) -> None:
    play = ("play", "small.yaml", "--seed", "end", "--file", "b.bw")
    done = piped(*play, folder=shell.folder, lines="\n" * 60)
    assert (done.status, done.err) == (0, "")
    assert "\x1b" not in done.out
    assert "wins" in done.out or "A draw" in done.out
    assert "./run report b.bw" in done.out
    report = shell("report", "b.bw", "-o", "b.html")
    assert report.status == 0
    page = (shell.folder / "b.html").read_text(encoding="utf-8")
    assert "AP-MELEE-12" in page
    assert "Round 2 begins." in page
    assert "# Отчёт о битве" in shell("report", "b.bw", "--lang", "ru").out
    rolls = [line for line in shell("report", "b.bw").out.splitlines() if "hit roll" in line]
    assert rolls
    assert all(line.casefold().count("dice:") == 1 for line in rolls)


def test_the_same_seed_plays_the_same_battle(shell: Shell) -> None:
    play, lines = ("play", "small.yaml", "--no-file", "--seed", "s"), "\n" * 60
    here, elsewhere = shell(*play, lines=lines), piped(*play, folder=shell.folder, lines=lines)
    here_dice, dice = (
        [line for line in done.out.splitlines() if "Dice:" in line] for done in (here, elsewhere)
    )
    assert len(dice) > 4
    assert here_dice == dice
    assert here.out.splitlines()[-2:] == elsewhere.out.splitlines()[-2:]


def test_the_menu_shows_odds_and_leaves_out_what_promises_nothing(shell: Shell) -> None:
    done = shell("play", "small.yaml", "--no-file", lines="all\n")
    short, _, whole = done.out.partition("more answers: `all`")
    assert "Melee attack on b_brute (Claws)" in short
    assert "79%" in short
    assert "Charge at b_hunter (Claws)" in short + whole
    assert "How" not in done.err


def test_a_battle_file_is_announced_and_the_end_of_input_says_how_to_continue(shell: Shell) -> None:
    done = shell("play", "small.yaml", lines="1\n")
    (file,) = shell.folder.glob("battle-*-1.bw")
    assert done.status == 0
    assert f"play --file {file.name}" in done.out
    assert answers(file) >= 2
    again = shell("play", "--file", file.name)
    assert done.out.split("\n\n")[-2].splitlines()[0] in again.out


def test_killed_in_the_middle_it_goes_on_at_the_same_question(shell: Shell) -> None:
    folder = shell.folder
    with started("play", "small.yaml", "--file", "b.bw", "--seed", "s", folder=folder) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        told = ""
        while "make a Red Roll" not in told:
            told += process.stdout.readline()
        os.kill(process.pid, signal.SIGKILL)
    with (folder / "b.bw").open("a", encoding="utf-8") as file:
        file.write('{"input":[1,"per')  # a line that was being written
    kept = (folder / "b.bw").read_text(encoding="utf-8").count("\n") - 1
    done = shell("play", "--file", "b.bw", lines="decline\n")
    assert done.status == 0
    assert "make a Red Roll" in done.out.partition("decline")[0]
    assert answers(folder / "b.bw") > kept


def test_dice_at_the_table_are_asked_for_in_order_and_judged(shell: Shell) -> None:
    lines = "1\n12 4\n3\n3 4\n\nroll\nquit\n"
    done = shell("play", "small.yaml", "--file", "b.bw", "--dice", "physical", lines=lines)
    assert "Roll 1 die (0–9), then 1 symbol die (0–9)." in done.out
    assert "got “12”" in done.out
    assert "missing" in done.out
    assert "hit roll. Dice: 3 4" in done.out
    inputs = [
        json.loads(line).get("input")
        for line in (shell.folder / "b.bw").read_text(encoding="utf-8").splitlines()
    ]
    assert [0, "person", [3, 4]] in inputs


def test_undo_takes_dice_back_and_redo_brings_them_again(shell: Shell) -> None:
    lines = "1\nundo\nredo\nlog\nquit\n"
    done = shell("play", "small.yaml", "--no-file", "--seed", "s", lines=lines)
    assert "2 answers taken back" in done.out
    assert "2 answers brought back" in done.out
    dice = [line for line in done.out.splitlines() if "hit roll. Dice" in line]
    assert len(dice) == 2
    assert dice[0] == dice[1]


def test_every_word_for_the_program_does_something(shell: Shell) -> None:
    lines = "\n".join([
        "help", "all", "why", "odds 1", "odds b_brute.damage", "best P(b_brute.destroyed)", "map",
        "picture t.svg", "status", "stats", "log", "settings", "settings B red_roll never", "save", "save copy.bw",
        "1", "why", "stats", "log 1", "undo x", "load", "load nowhere.bw", "load copy.bw", "concede", "no",
        "concede B", "yes",
    ])  # fmt: skip
    done = shell("play", "small.yaml", "--file", "b.bw", "--seed", "s", lines=lines + "\n")
    assert (done.status, done.err) == (0, "")
    assert (shell.folder / "t.svg").exists()
    assert "Behind the question" in done.out
    assert "AP-MELEE-12" in done.out
    assert "Side B, red_roll: never ask, decline" in done.out
    assert "nowhere.bw: there is no such file" in done.out
    assert "One side concedes: side A wins." in done.out
    assert "defect" not in done.out


def test_advice_is_learned_by_practice_when_there_are_too_many_ways_on(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "BUDGET_S", 0.0)
    said = shell("play", "redroll/starter", "--no-file", lines="2\nbest\n").out
    assert re.search(r"By battles played \(\d+\), until the end of the activation", said)
    assert "as battles played for practice have taught" in said
    assert "make no difference" not in said


def test_a_draw_needs_both(shell: Shell) -> None:
    done = shell("play", "small.yaml", "--no-file", lines="draw\nyes\n")
    assert "Both sides agree on a draw." in done.out


def test_moves_by_place_by_name_and_by_direction(shell: Shell) -> None:
    lines = "move\nto 12 8\nmove\ntoward a2 1\nmove\nsw 1\nmove\nto 23 23\nundo 9\nquit\n"
    done = shell("play", "small.yaml", "--no-file", lines=lines)
    stands = [line for line in done.out.splitlines() if "now stands at" in line]
    assert len(stands) == 3
    assert "12″ across, 8″ up" in stands[0]
    assert "Traceback" not in done.err


def test_a_number_where_nothing_is_numbered_is_told_so(shell: Shell) -> None:
    done = shell("play", "small.yaml", "--no-file", lines="move\n1\nquit\n")
    assert "no numbered answers: 1 means nothing" in done.out + done.err


@pytest.mark.parametrize("typed", ["move", "двигаться"])
def test_an_action_is_named_in_either_language(shell: Shell, typed: str) -> None:
    done = shell("play", "small.yaml", "--no-file", lines=f"{typed}\nquit\n")
    assert "where does it move?" in done.out


def test_a_weapon_is_named_as_it_is_shown(shell: Shell) -> None:
    play = ("play", "redroll/duel", "--no-file", "--lang", "ru")
    done = piped(*play, folder=shell.folder, lines="рукопашная target нож\nвыход\n")
    assert "A > Рукопашная атака на target (Нож)" in done.out


def test_what_may_not_be_measured_yet_is_not_told(shell: Shell) -> None:
    open_ = shell("play", "small.yaml", "--no-file", lines="end\nend\n1\n1\nend\nall\n")
    closed = shell("play", "small.yaml", "--no-file", "--help-mode", "by_the_rules", lines="all\n")
    assert "unseen" not in closed.out
    assert open_.status == closed.status == 0


def test_a_random_opponent_plays_side_b(shell: Shell) -> None:
    play = ("play", "small.yaml", "--no-file", "--seed", "s", "--opponent", "random")
    done = shell(*play, lines="\n" * 60)
    assert "wins" in done.out or "A draw" in done.out
    assert not [line for line in done.out.splitlines() if line.startswith("B [Enter")]


def test_a_battle_that_goes_on_has_its_dice_settled(shell: Shell) -> None:
    shell("play", "small.yaml", "--file", "b.bw")
    for args in (["--file", "b.bw", "--seed", "x"], ["small.yaml", "--file", "b.bw"]):
        done = shell("play", *args)
        assert done.status == 2
        assert "b.bw" in done.err


@pytest.mark.parametrize("lang", languages)
def test_every_word_has_a_line_in_the_help_and_other_names(lang: str) -> None:
    texts = catalog(lang)
    for word in WORDS:
        assert texts.has(f"cli-order-{word}")
        for name in texts.text(f"word-{word}").split("|"):
            assert understood(f"{name.strip()} x") == (word, ["x"])


@pytest.mark.parametrize("dice", ["local", "physical"])
def test_odd_numbers_are_words_that_are_not_understood(shell: Shell, dice: str) -> None:
    odd = "".join(
        f"{line}\n" for line in ("melee --3", "--3", "9" * 5000, f"undo {'9' * 5000}", f"odds {'9' * 5000}")
    )
    done = shell("play", "redroll/duel", "--no-file", "--dice", dice, lines=f"{odd}\n{odd}quit\n")
    assert (done.status, done.err) == (0, "")


@pytest.mark.parametrize("typed", ["a_hunter", "A_Hunter", "activate a_hunter", "act a_h"])
def test_what_the_menu_says_is_an_answer(shell: Shell, typed: str) -> None:
    done = shell("play", "redroll/skirmish", "--no-file", lines=f"{typed}\n")
    assert "a_hunter is activated" in done.out
    assert "not understood" not in done.out + done.err


def test_a_label_of_several_words_is_an_answer(shell: Shell) -> None:
    done = shell("play", "redroll/skirmish", "--no-file", lines="a_brute\nend the activation\n")
    assert "a_brute is activated" in done.out
    assert "not understood" not in done.out + done.err
