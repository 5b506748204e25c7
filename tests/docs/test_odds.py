"""The page on odds: what it quotes is what is said, and its Python runs."""

import re
import shlex
from pathlib import Path

import pytest

from battlewright.cli.main import run

PAGE = (Path(__file__).parents[2] / "docs" / "odds.md").read_text("utf-8")
QUOTES = re.findall(r"```\n\$ ./run (.+)\n((?:.*\n)*?)```", PAGE)


@pytest.mark.parametrize(("command", "quoted"), QUOTES)
def test_what_the_page_quotes_is_what_is_said(
    command: str, quoted: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert run(shlex.split(command)) == 0
    said = "\n".join(line.rstrip() for line in capsys.readouterr().out.replace("\xa0", " ").splitlines())
    for part in re.split(r"^\.\.\.\n", quoted, flags=re.MULTILINE):
        assert part.rstrip() in said, part


def test_the_page_quotes_questions_sweeps_and_steps() -> None:
    words = " ".join(command for command, _ in QUOTES)
    assert all(word in words for word in ("quick", "--sweep", "--explain"))


def test_the_python_of_the_page_runs() -> None:
    names: dict[str, object] = {}
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) >= 3
    for block in blocks:
        exec(block, names)  # noqa: S102  (our own page)
