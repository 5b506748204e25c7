"""The tossed coin, for tests of the ledger and of mutation."""

from pathlib import Path

import pytest
from tests.clauses.coin import Folder


@pytest.fixture
def coin(tmp_path: Path) -> Folder:
    return Folder(tmp_path)
