"""Every test here may use scenarios of the fake game."""

from __future__ import annotations

import pytest
from tests.scenario import fake


@pytest.fixture(autouse=True)
def fake_game(monkeypatch: pytest.MonkeyPatch) -> None:
    fake.install(monkeypatch)
