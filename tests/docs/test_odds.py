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


PICTURES = {
    "odds-duel.svg": "odds redroll/duel --watch target.damage --watch attacker.destroyed --watch target.destroyed",
    "odds-curves.svg": "quick redroll melee --symbols off --wounds 5 --sweep attacks=1..6 "
    "--watch target.destroyed --watch attacker.destroyed",
    "odds-map.svg": "quick redroll melee --symbols off --sweep k=-2..2 --sweep attacks=1..6",
}
"""What draws the pictures of the page, with `--picture docs/pictures/NAME`."""


@pytest.mark.parametrize(("name", "command"), PICTURES.items())
def test_the_pictures_of_the_page_are_what_the_commands_draw(
    name: str, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    drawn = tmp_path / name
    assert run([*shlex.split(command), "--picture", str(drawn)]) == 0
    kept = Path(__file__).parents[2] / "docs" / "pictures" / name
    assert drawn.read_text("utf-8") == kept.read_text("utf-8")
    assert f"](pictures/{name})" in PAGE
