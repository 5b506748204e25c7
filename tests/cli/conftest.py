"""The shell for tests of the command line."""

from pathlib import Path

import pytest
from tests.cli.command import Shell

from battlewright.cli import asking
from battlewright.cli.playing import foresight


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """English unless asked otherwise, in an empty directory, and with time enough on any machine."""
    monkeypatch.setattr(asking, "FLIPS_S", 60.0)
    monkeypatch.setattr(asking, "BEST_S", 60.0)
    monkeypatch.setattr(asking, "ODDS_S", 60.0)
    monkeypatch.setattr(foresight, "BUDGET_S", 60.0)
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return Shell(tmp_path, capsys, monkeypatch)
