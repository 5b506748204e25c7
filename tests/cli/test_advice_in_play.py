"""Advice in the middle of a battle: a position that was asked about is not walked again."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cli.command import Shell

from battlewright.odds.walk import Walk


@pytest.fixture
def walks(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The positions walked from their root."""
    made: list[Any] = []
    walked = Walk.from_root

    def counted(self: Walk, *arguments: Any) -> Any:
        made.append(arguments[0])
        return walked(self, *arguments)

    monkeypatch.setattr(Walk, "from_root", counted)
    return made


@pytest.mark.parametrize("ask", ["best", "best P(target.destroyed)", "odds 1", "odds target.damage"])
def test_a_sitting_keeps_what_it_has_walked(
    ask: str, shell: Shell, walks: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("battlewright.cli.playing.advice.BUDGET_S", 20.0)
    monkeypatch.setattr("battlewright.cli.playing.foresight.BUDGET_S", 20.0)
    counts = []
    for times in (1, 3):
        walks.clear()
        said = shell(
            "play", "redroll/duel", "--no-file", "--seed", "s", lines=f"{ask}\n" * times + "quit\n"
        ).out
        counts.append(len(walks))
        assert said.count("From a graph kept") >= times - 1
    assert counts[0] == counts[1]
