"""The tossed coin, for tests of the ledger and of mutation."""

from pathlib import Path

import pytest
from tests.clauses.coin import Folder


@pytest.fixture
def coin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folder:
    """Its tests run in processes of their own, which start in half the time without plugins that they don't use."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    return Folder(tmp_path)
