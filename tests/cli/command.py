"""Running the command: in this process, which is quick, and as a process of its own."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from battlewright.cli.main import run

SMALL = """\
battlewright: 1
ruleset: redroll
table: {size: [24, 24]}
sides:
  A:
    models:
      - {id: a_wolf, profile: werewolf, at: [12, 10], form: beast}
      - {id: a_hunter, profile: hunter, at: [9, 5]}
  B:
    models:
      - {id: b_brute, profile: brute, at: [12, 11.6], facing: 180, wounds_lost: 4}
      - {id: b_hunter, profile: hunter, at: [14, 15], facing: 180}
turn: {round: 1, side: A, active: a_wolf}
ends: {rounds: 2}
watch: [b_brute.damage, b_brute.destroyed]
aim: {side: A, maximise: "P(b_brute.destroyed)"}
script: [melee b_brute claws]
"""
"""A battle of two a side in which a fight is about to begin."""


class Done(NamedTuple):
    status: int
    out: str
    err: str


class Shell:
    """Runs command lines in a directory of their own."""

    def __init__(
        self, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.folder = folder
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def file(self, name: str, text: str = SMALL) -> str:
        """Write a file and return its path."""
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    def __call__(self, *args: str, lines: str = "") -> Done:
        """The command with lines to read, as from a pipe."""
        self._capsys.readouterr()
        self._monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        status = run(args)
        return Done(status, *self._capsys.readouterr())


def started(*args: str, folder: Path, env: Mapping[str, str] | None = None) -> subprocess.Popen[str]:
    """The command as a process that reads from a pipe."""
    return subprocess.Popen(
        [sys.executable, "-m", "battlewright", *args],
        cwd=folder, env=env, text=True, encoding="utf-8",
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


def piped(*args: str, folder: Path, lines: str = "") -> Done:
    """The command as a process, with lines to read."""
    with started(*args, folder=folder) as process:
        out, err = process.communicate(lines, timeout=60)
    return Done(process.returncode, out, err)
