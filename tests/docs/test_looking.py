"""The page on looking: what it quotes is what is said, and it names every question and every table there is."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from battlewright.cli.main import run
from battlewright.looking import usages
from battlewright.scenario.library import shipped

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "looking.md").read_text("utf-8")
QUOTES = [
    tuple(quote.split("\n", 1))
    for block in re.findall(r"```\n(\$ .*?)```", PAGE, re.DOTALL)
    for quote in re.findall(r"^\$ \./run (.*?)(?=^\$|\Z)", block, re.DOTALL | re.MULTILINE)
]
"""Command and output; `...` stands for lines left out."""


@pytest.mark.parametrize(("command", "quoted"), QUOTES)
def test_what_the_page_quotes_is_what_is_said(
    command: str, quoted: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert run(shlex.split(command)) == 0
    said = capsys.readouterr().out.replace("\xa0", " ")
    for part in re.split(r"^\.\.\.\n", quoted, flags=re.MULTILINE):
        assert part.rstrip() in said, command


def test_the_page_quotes_commands_and_names_every_question_and_table() -> None:
    assert len(QUOTES) >= 3
    for usage in usages():
        assert usage.split()[0] in re.findall(r"`(\w+)", PAGE)
    tables = {name.removeprefix("table/") for name in shipped() if name.startswith("table/")}
    assert tables <= set(re.findall(r"`(\w+)`", PAGE))


def test_the_session_of_the_page_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "looking.md"), module_relative=False)
    assert (failed, tried) == (0, 5)
