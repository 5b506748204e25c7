"""The verb `quick`: what is typed, what is said, what is drawn."""

import json
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.command import Shell
from tests.redroll.by_faces import House, shots

from battlewright.cli import sweeping
from battlewright.cli.quick import numbers_typed
from battlewright.core.errors import BattlewrightError
from battlewright.questions.reading import questions
from battlewright.rules.common.quick import Parameter, QuickQuestion
from battlewright.texts import catalog

MELEE = ("quick", "redroll", "melee")
MUCH = ("--attacks", "9", "--wounds", "99", "--red", "best")


def elements(file: Path, kind: str) -> list[ElementTree.Element]:
    """The elements of a picture of which the class has a word."""
    root = ElementTree.parse(file).getroot()
    return [e for e in root.iter() if kind in e.get("class", "").split()]


def test_numbers_with_minus_and_equals(shell: Shell) -> None:
    done = shell("quick", "redroll", "melee", "--k=2", "--damage", "-2", "--wounds", "5", "--attacks", "3",
                 "--symbols", "off", "--rational")  # fmt: skip
    assert done.status == 0
    assert "1206333/1953125 (61.8%)" in done.out


def test_json_has_everything(shell: Shell) -> None:
    done = shell("quick", "redroll", "melee", "--lucky", "3", "--json", "--explain", "P(target.destroyed)")
    said = json.loads(done.out)
    assert said["idle"] == ["lucky"]
    assert said["parameters"]["weapon"] == "knife"
    assert said["explanation"]["steps"][0]["reasons"][0]["name"] == "melee.attack"


def test_a_sweep_as_table_json_and_picture(shell: Shell) -> None:
    sweep = ("quick", "redroll", "shoot", "--sweep", "distance=4..20:8", "--sweep", "cover=none,heavy")
    shown = shell(*sweep, "--picture", "curves.svg")

    def by_hand(cover: int, repeats: int) -> str:
        law = shots(House(), 1, repeats, 3 + cover, 4, 8, (7,))
        return f"{float(sum(wounds * p for wounds, p in law.items())):.4g}"

    assert [line.split() for line in shown.out.splitlines()[2:]] == [
        ["none", "heavy"], *([str(d), by_hand(0, n), by_hand(2, n)] for d, n in ((4, 0), (12, 1), (20, 2)))
    ]  # fmt: skip
    said = json.loads(shell(*sweep, "--json").out)
    assert (len(said["cells"]), said["complete"], said["cells"][0]["method"]) == (6, True, "exact")
    assert "cover heavy" in (shell.folder / "curves.svg").read_text("utf-8")
    assert len(elements(shell.folder / "curves.svg", "mark-shape")) == 6 + 2  # with those of the legend


def test_two_numbers_make_a_heat_map_with_a_legend(shell: Shell) -> None:
    shell(
        "quick",
        "redroll",
        "shoot",
        "--sweep",
        "distance=4..20:8",
        "--sweep",
        "need=3,5",
        "--picture",
        "h.svg",
    )
    cells = [e for e in elements(shell.folder / "h.svg", "bar") if "legend-step" not in e.get("class", "")]
    assert len(cells) == 6
    assert len(elements(shell.folder / "h.svg", "legend-step")) == 5


def test_a_curve_for_everything_that_is_asked(shell: Shell) -> None:
    done = shell("quick", "redroll", "shoot", "--sweep", "need=1..9", "--picture", "c.svg", "--lang", "ru")
    assert done.status == 0
    text = (shell.folder / "c.svg").read_text("utf-8")
    assert all(name in text for name in ("target.hit", "target.destroyed", "target.wounds_lost"))
    assert len(elements(shell.folder / "c.svg", "mark-shape")) == 3 * (9 + 1)
    assert "POW 4" in text


def test_a_picture_has_bars_and_the_curve_of_at_least(shell: Shell) -> None:
    shell(*MELEE, "--picture", "laws.svg")
    text = (shell.folder / "laws.svg").read_text("utf-8")
    assert all(name in text for name in ("attacker.destroyed", "target.wounds_lost", "attacker.wounds_lost"))
    assert len(elements(shell.folder / "laws.svg", "mark-shape")) > 4


def test_policies_are_compared_in_one_table(shell: Shell) -> None:
    done = shell(*MELEE, "--sweep", "red", "--wounds", "5", "--picture", "red.svg")
    rows = {line.split()[0]: line.split()[1:] for line in done.out.splitlines()[1:]}
    assert list(rows) == ["red", "take", "decline", "best"]
    assert "falls short by" in done.out
    assert len(elements(shell.folder / "red.svg", "bar")) == 4 * 3
    assert len(rows["decline"]) == len(rows["best"]) + 1 == 5
    assert shell("quick", "redroll", "melee", "--help").out.count("It makes") == 3


def test_what_is_too_much_for_the_time_is_sampled_and_said_so(shell: Shell) -> None:
    done = shell(*MELEE, *MUCH, "--budget", "0.01", "--rational", "--explain", "P(target.destroyed)")
    assert done.status == 0
    assert "Sampled" in done.out and "95 % interval" in done.out
    assert (
        "Decided as battles played for practice have taught: make a Red Roll against the attack of …?"
        in done.out
    )
    assert "fractions (--rational), steps (--explain)" in done.out
    swept = shell(*MELEE, *MUCH[2:], "--sweep", "attacks=8,9", "--budget", "0.01")
    assert swept.out.count("≈ ") == 2 * 4
    assert "≈: sampled; error of a probability" in swept.out


def test_the_first_interrupt_shows_what_is_done(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def counting(screen: object) -> Iterator[object]:
        yield lambda done, count: signal.raise_signal(signal.SIGINT) if done == 2 else None

    monkeypatch.setattr(sweeping, "counting", counting)
    before = signal.getsignal(signal.SIGINT)
    sweep = ("--symbols", "off", "--sweep", "k=-2..2", "--sweep", "attacks=1..3")
    done = shell(*MELEE, *sweep, "--picture", "part.svg")
    assert (done.status, signal.getsignal(signal.SIGINT)) == (130, before)
    assert done.out.splitlines()[3].split() == ["-2", "14.4%", "30.1%", "…"]
    assert "Stopped: 2 of 15 are done." in done.out
    assert (shell.folder / "part.svg").exists()
    assert json.loads(shell(*MELEE, *sweep, "--json").out)["complete"] is False


def test_help_lists_the_parameters_in_both_languages(shell: Shell) -> None:
    assert "--attacker-wounds" in shell("quick", "redroll", "melee", "--help").out
    assert "Счастливые числа" in shell("quick", "redroll", "shoot", "--help", "--lang", "ru").out
    assert "redroll charge" in shell("quick").out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("redrol", "melee"), "Did you mean “redroll”?"),
        (("redroll", "mele"), "did you mean “melee”?"),
        (("--k", "1"), "“”"),
        (("redroll", "melee", "--k"), "--k"),
        (("redroll", "melee", "--k", "1", "surplus"), "“surplus”"),
        (("redroll", "melee", "--k", "1", "--k", "2"), "--k is given twice"),
        (("redroll", "melee", "--ruling", "ap=1", "--ruling", "ap=2"), "--ruling ap is given twice"),
        (("redroll", "melee", "--explain", "a", "--explain=b"), "--explain is given twice"),
        (("redroll", "melee", "--budget", "1", "--budget", "2"), "--budget is given twice"),
        (("redroll", "melee", "--explain", "P(a)", "--sweep", "k=1..3"), "leave one of them out"),
        (("redroll", "melee", "--goal", "target.damage"), "--red best"),
        (("redroll", "melee", "--sweep", "k=1..x"), "--sweep k=1..x: Got “1..x”; expected two numbers"),
        (("redroll", "melee", "--sweep", "k=1..1000000000"), "Got “1000000000”; expected a whole number, -99..99"),
        (("redroll", "melee", "--sweep", "k=5..1"), "--sweep k=5..1: “5..1” runs backwards; expected 1..5."),
        (("redroll", "melee", "--sweep", "k=1..5:0"), "Got a step of “0”; expected a number greater than 0"),
        (("redroll", "melee", "--sweep", "kk=1..5"), "--sweep kk=1..5: No such parameter; did you mean --k?"),
        (("redroll", "melee", "--sweep", "k=1", "--sweep", "k=2"), "--sweep k: It is swept 2 times"),
        (("redroll", "melee", "--sweep", "k"), "Which values? Expected k=1..6"),
        (("redroll", "melee", "--sweep", "k=1", "--sweep", "agi=1", "--sweep", "mel=2"), "3 parameters are too many"),
        (("redroll", "melee", "--sweep", "k=-99..99", "--sweep", "wounds=1..99"), "199 × 99: 19,701 values"),
        (("redroll", "melee", "--sweep", "distance=0..100:0.001"), "100,001 values are too many"),
        (("redroll", "melee", "--sweep", "red=take..best"), "expected one of: take, decline, best"),
        (("redroll", "melee", "--attacker", "brutte"), "did you mean “brute”?"),
        (("redroll", "melee", "--distance", "5"), "--distance: Got “5”; the knife reaches 0.5″. [AP-MELEE-08]"),
        (("redroll", "melee", "--sweep", "attacks=1-3"), "a run is written with two dots: attacks=1..3."),
        (("redroll", "melee", "--sweep", "k=-4--1"), "a run is written with two dots: k=-4..-1."),
        (("redroll", "melee", "attacks=2"), "“attacks=2” is one argument too many; did you mean --attacks=2?"),
        (("redroll", "melee", "--sweep", "k", "-4..4"), "did you mean --sweep k=-4..4?"),
        (("redroll", "melee", "--sensitivity"), "--sensitivity: No such parameter"),
        (("redroll", "melee", "--ruling", "symbols=off", "--symbols", "on"), "It is the ruling symbols"),
        (("redroll", "melee", "--k", "1", "--sweep", "k=1..3"), "--k has one value and is swept too"),
        (("redroll", "melee", "--sweep", "k=1,2", "--watch", "joint(target.damage, attacker.damage)"), "is no number"),
        (("redroll", "melee", *MUCH, "--explain", "P(foo)"), "there is no quantity “foo”"),
        (("redroll", "melee", "--sweep", "fury=1,2"), "this model has no Fury"),
        (("redroll", "melee", "--ruling", "ap"), "--ruling: got “ap”"),
        (("redroll", "melee", "--ruling", "apx=3"), "apx"),
    ],
)  # fmt: skip
def test_what_cannot_be_asked(shell: Shell, words: tuple[str, ...], said: str) -> None:
    done = shell("quick", *words)
    assert (done.status, said in done.err) == (2, True), done.err


def test_one_thing_wrong_is_not_counted(shell: Shell) -> None:
    assert len(shell("quick", "redroll", "melee", "--k", "x").err.splitlines()) == 1
    counted = shell("quick", "redroll", "melee", "--k", "x", "--arm", "y").err.splitlines()
    assert counted[2:] == ["The question “melee” cannot be asked: 2 parameters are wrong."]


@pytest.mark.parametrize(
    ("picture", "said"),
    [("x.png", "x.png: pictures are SVG"), ("no/such.svg", "no/such.svg: there is no such"), (".", "SVG")],
)
@pytest.mark.parametrize("verb", [(*MELEE, *MUCH), ("odds", "redroll/duel"), ("resolve", "redroll/duel")])
def test_a_picture_that_cannot_be_written_is_refused_before_the_work(
    shell: Shell, verb: tuple[str, ...], picture: str, said: str
) -> None:
    done = shell(*verb, "--picture", picture)
    assert (done.status, done.out) == (2, "")
    assert said in done.err


def test_a_flag_stands_alone_or_before_a_yes_or_no() -> None:
    flag = Parameter("no_bought_attacks", "flag", "", False)
    whole = Parameter("mat", "whole", "")
    asked = QuickQuestion("melee", "", (flag, whole), lambda values: [], ("target.destroyed",))
    assert numbers_typed(asked, ("--no-bought-attacks", "--mat", "7")) == {
        "no_bought_attacks": True,
        "mat": "7",
    }
    for words in (("--no-bought-attacks=no",), ("--no-bought-attacks", "no")):
        assert numbers_typed(asked, words) == {"no_bought_attacks": "no"}
    assert numbers_typed(asked, ("--no-bought-attacks", "yes", "--mat", "7"))["mat"] == "7"
    with pytest.raises(BattlewrightError):
        numbers_typed(asked, ("--mat", "--no-bought-attacks"))


def test_numbers_are_written_as_the_language_does_and_a_decimal_comma_is_read(shell: Shell) -> None:
    done = shell("quick", "redroll", "shoot", "--distance", "6,5", "--lang", "ru")
    assert "расстояние 6,5" in done.out
    assert "3.02" not in done.out and "3,02" in done.out
    swept = shell("quick", "redroll", "shoot", "--sweep", "distance=4.5,6", "--lang", "ru").out
    assert "4,5" in swept and not any("." in line.replace("target.", "") for line in swept.splitlines())


def test_long_fractions_are_cut_on_the_screen_and_whole_in_json(shell: Shell) -> None:
    numbers = (*MELEE, "--attacks", "2", "--wounds", "5", "--rational")
    shown = shell(*numbers)
    said = json.loads(shell(*numbers, "--json").out)["quantities"]["target.wounds_lost"]["mean"]
    assert "/" in said and len(said) > 28
    assert said not in shown.out and "…" in shown.out
    assert "Fractions without any error." in shown.out
    assert "--json" in shown.out
    assert max(map(len, shown.out.splitlines()[1:])) <= 120


def test_odds_open_into_steps(shell: Shell) -> None:
    done = shell("odds", "redroll/duel", "--rational", "--explain", "P(target.destroyed)")
    assert "P(target.destroyed) = 61.8% (1206333/1953125)" in done.out
    assert "Wounds 5, 6, 7  30.0% (3/10)" in done.out


def test_the_numbers_are_told_in_the_language_of_the_reader(shell: Shell) -> None:
    command = ("quick", "redroll", "melee", "--weapon", "axe", "--red", "decline", "--target", "brute")
    english, russian = (shell(*command, "--lang", lang).out.splitlines()[0] for lang in ("en", "ru"))
    assert english.startswith("melee: attacks 1, weapon axe, k ")
    assert "red decline" in english and "target brute" in english
    assert russian.startswith("рукопашная: атаки 1, оружие топор, k ")
    assert "Красные броски не делает" in russian and "цель громила" in russian
    assert re.findall(r"-?\d+", english) == re.findall(r"-?\d+", russian)


@pytest.mark.parametrize("asked", questions("redroll"), ids=lambda asked: asked.name)
def test_every_parameter_of_redroll_has_a_name_in_russian(asked: QuickQuestion) -> None:
    russian = catalog("ru")
    helps = [
        asked.help,
        *(p.help for p in asked.parameters),
        *(c.help for p in asked.parameters for c in p.policies),
    ]
    abroad = {"K", "MEL", "AGI", "STR", "POW", "ARM", "SPD", "AIM", "DEF"}  # as on the cards
    unnamed = [help for help in helps if not russian.has(f"{help}.name")]
    assert {help.split("-")[2].upper() for help in unnamed} <= abroad
    words = {word for p in asked.parameters if not p.policies for word in p.words}
    assert [word for word in words if not russian.has(f"quick-word-{word.replace('_', '-')}")] == []


def test_one_output_has_one_word_for_a_probability(shell: Shell) -> None:
    said = shell("quick", "redroll", "melee", "--lang", "ru").out
    assert "вероятность" in said and "шанс" not in said.lower()


def test_the_line_of_usage_is_in_the_language_of_the_reader(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    said = shell("--help").out
    assert "Запуск:" in said and "КОМАНДА" in said
    assert "Usage" not in said and "COMMAND" not in said


def test_a_sweep_says_which_numbers_each_has_of_its_own(shell: Shell) -> None:
    """Beasts spend their Fury on attacks, and the table would not show it."""
    head = shell("quick", "redroll", "melee", "--sweep", "attacker=hunter,werewolf_beast").out.splitlines()[0]
    fixed, _, own = head.partition("; each its own: ")
    assert "attacks 1" in fixed and "fury" not in fixed
    assert {"weapon", "fury"} <= set(own.rstrip().split(", "))
    assert "each its own" not in shell("quick", "redroll", "melee", "--sweep", "wounds=1,2").out


def test_values_of_an_explanation_are_numbers_or_words(shell: Shell) -> None:
    said = shell("quick", "ninth_age", "strike", "--explain", "enemy.wounds").out.partition(
        "enemy.wounds = "
    )[2]
    reasons = [line for line in said.splitlines() if "[T9A-" in line]
    assert "   misses up to 1: unmodified 1 misses 1 [T9A-HIT-08]" in reasons
    assert len(set(reasons)) == len(reasons) > 10
    assert not [line for line in reasons if "(" in line or " :" in line or "_" in line.partition("[")[0]]
