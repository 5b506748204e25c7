"""Battle files: every answer is on the disk before anybody sees what came of it, and none is ever changed."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import BinaryIO

from battlewright.core.position import Position
from battlewright.play import migrations
from battlewright.play.battle import Battle
from battlewright.play.entries import Line
from battlewright.play.lines import fault, header_line, history_line, snapshot_line
from battlewright.play.lock import lock
from battlewright.play.reading import Build, read
from battlewright.play.whole_files import write_through, write_whole

SNAPSHOT_EVERY = 50
"""After how many lines of the history the position is written down as well."""


class BattleFile:
    """The open file of a battle: its `keep` appends a line and waits until the disk has it.

    It writes behind the last whole line, over whatever an interrupted write has left there.
    """

    def __init__(self, path: Path, file: BinaryIO, end: int, count: int) -> None:
        self.path = path
        self._file = file
        self._end = end
        self._count = count

    def keep(self, line: Line, position: Position) -> None:
        text = history_line(line)
        if (self._count + 1) % SNAPSHOT_EVERY == 0:
            text += snapshot_line(self._count + 1, position)
        try:
            if self._file.seek(0, os.SEEK_END) != self._end:
                self._file.truncate(self._end)
                self._file.seek(self._end)
            write_through(self._file, text)
        except OSError as error:
            raise fault("unwritable", self.path, value=error.strerror or str(error)) from error
        self._end += len(text)
        self._count += 1

    def close(self) -> None:
        """Let another program go on with the battle."""
        self._file.close()


def create(path: Path, battle: Battle) -> BattleFile:
    """Make the file of a battle and keep it from now on. Raises `FileError` when there is such a file already.

    The file appears with its header and everything played so far, or not at all.
    """
    if path.exists():
        raise fault("exists", path)
    text = header_line(battle) + b"".join(map(history_line, battle.log))
    try:
        write_whole(path, text)
    except OSError as error:
        raise fault("unwritable", path, value=error.strerror or str(error)) from error
    return _kept(path, _locked(path), battle, len(text))


def load(path: Path, build: Build) -> Battle:
    """The battle in a file, to look at: what is played on is not written. Raises `FileError`."""
    return read(path, build).battle


def resume(path: Path, build: Build) -> Battle:
    """Go on with the battle in a file, as its only writer. Raises `FileError`.

    A file of an older format is written anew; the old one stays beside it, under its name with `.format<n>`.
    """
    file = _locked(path)
    try:
        found = read(path, build)
        if found.format != migrations.FORMAT:
            shutil.copy2(path, path.with_name(f"{path.name}.format{found.format}"))
            text = header_line(found.battle) + b"".join(map(history_line, found.battle.log))
            write_whole(path, text)
            file.close()
            _kept(path, _locked(path), found.battle, len(text))
            return found.battle
    except BaseException:
        file.close()
        raise
    _kept(path, file, found.battle, found.end)
    return found.battle


def _kept(path: Path, file: BinaryIO, battle: Battle, end: int) -> BattleFile:
    battle.keeper = keeper = BattleFile(path, file, end, len(battle.log))
    return keeper


def _locked(path: Path) -> BinaryIO:
    try:
        file: BinaryIO = path.open("r+b", buffering=0)
    except OSError as error:
        raise fault("unreadable", path, value=error.strerror or str(error)) from error
    if lock(file):
        return file
    file.close()
    raise fault("locked", path)
