"""The first screen of the README is a session that runs, and what it quotes is what the program says."""

import doctest
import io
import re
import shlex
from pathlib import Path

import pytest

from battlewright.cli.main import run

ROOT = Path(__file__).parents[2]
LINK = re.compile(r'(?:\]\(|src="|srcset=")([^)"#:]+)[)"]')
READMES = ("README.md", "README.ru.md")
QUOTES = [
    (name, *quote)
    for name in READMES
    for quote in re.findall(r"```\n\$ ./run (.+)\n((?:.*\n)*?)```", (ROOT / name).read_text("utf-8"))
]
"""File, command and output of every command quoted with its output; `...` stands for lines left out."""


def test_the_session_of_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (failed, tried) == (0, 9)


def test_what_the_readmes_link_to_is_there() -> None:
    for name in READMES:
        links = LINK.findall((ROOT / name).read_text("utf-8"))
        assert links
        assert [link for link in links if not (ROOT / link).exists()] == []


def test_both_readmes_lead_to_the_page_on_odds_and_show_one_of_its_pictures() -> None:
    for name in READMES:
        links = LINK.findall((ROOT / name).read_text("utf-8"))
        assert {"docs/odds.md", "docs/pictures/odds-curves.svg"} <= set(links)


def test_both_readmes_quote_commands() -> None:
    assert {name for name, _, _ in QUOTES} == set(READMES)


@pytest.mark.parametrize(("name", "command", "quoted"), QUOTES)
def test_what_the_readmes_quote_is_what_is_said(
    name: str,
    command: str,
    quoted: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert run(shlex.split(command)) == 0
    said = "\n".join(line.rstrip() for line in capsys.readouterr().out.replace("\xa0", " ").splitlines())
    for part in re.split(r"^\.\.\.\n", quoted, flags=re.MULTILINE):
        assert part.rstrip() in said, (name, command)


def test_the_battle_of_the_readme_is_what_the_terminal_shows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = re.search(r"```\n(Side A\..+\n(?:.*\n)*?)```", (ROOT / "README.md").read_text("utf-8"))
    assert shown is not None
    table = shown[1].rpartition("A [")[0]
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    assert run(["play", "redroll/skirmish", "--no-file", "--seed", "evening"]) == 0
    said = "\n".join(line.rstrip() for line in capsys.readouterr().out.replace("\xa0", " ").splitlines())
    assert table.rstrip() in said
