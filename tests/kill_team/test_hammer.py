"""Hammer of Wrath."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team.charges import asked, options
from tests.kill_team.fights import fighting, fights
from tests.kill_team.lines import WIDTH, alive, lines

from battlewright.rules.kill_team.hammer import may_hammer
from battlewright.rules.kill_team.initiative import InitiativeSteps

F = Fraction
WRATH = ("hammer_of_wrath",)


@pytest.mark.clause("KT-S-309J")
def test_one_automatic_hit_before_all_others() -> None:
    charger = {"rules": WRATH, "WS": 0, "S": 4, "row": {"charged": True}, "Sv": 0, "T": 3}
    p = lines([charger], [{"I": 9, "WS": 9, "S": 9}])
    found = fights(p, alive, InitiativeSteps((3, 4)))
    struck = F(1, 2) * F(1, 3)
    assert sum(chance for (_, other), chance in found.items() if not other) == struck
    assert found[True, False] == struck


@pytest.mark.clause("KT-S-309J", "KT-RUL-15", "KT-M-01E")
@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"rules": WRATH, "row": {"charged": True}}, True),
        ({"rules": WRATH}, False),
        ({"rules": ("jump",), "row": {"charged": True}}, True),
        ({"rules": ("jump",), "row": {"charged": True, "moved": "moved"}}, True),
        ({"rules": ("jump",), "row": {"charged": True, "moved": "jumped"}}, False),
        ({"row": {"charged": True}}, False),
    ],
)
def test_who_has_one(fields: dict[str, Any], expected: bool) -> None:
    assert may_hammer(lines([fields], [{}]), 3) is expected
    behind = lines([{}, {**fields, "at": (20, 20 - WIDTH)}], [{}])
    assert not may_hammer(behind, 4)


@pytest.mark.clause("KT-S-309J")
def test_its_player_picks_whom_it_hits() -> None:
    charger = {"rules": WRATH, "at": (20, 20), "I": 1, "row": {"charged": True}}
    p = fighting(lines([charger], [{"at": (20 - WIDTH, 20)}, {"at": (20 + WIDTH, 20), "T": 3}]))
    assert (asked(p), options(p)) == ("kill_team-ask-strike", ["strike b0 1", "strike b1 1"])
