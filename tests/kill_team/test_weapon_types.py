"""What firing a weapon allows afterwards."""

from __future__ import annotations

import pytest
from tests.kill_team.models import facing

from battlewright.rules.kill_team.weapon_types import may_charge_after

TYPES = ("", "assault", "pistol", "rapid_fire", "heavy", "salvo", "ordnance")


@pytest.mark.clause("KT-W-01A", "KT-W-02B", "KT-W-03B")
def test_who_has_fired_an_assault_weapon_may_charge_and_after_heavy_ones_not() -> None:
    allowed = {fired for fired in TYPES if may_charge_after(facing({"row": {"fired": fired}}), 3)}
    assert allowed == {"", "assault", "pistol"}


@pytest.mark.clause("KT-RUL-03", "KT-S-310I", "KT-W-04A")
def test_the_relentless_charge_whatever_they_fired() -> None:
    fired = [facing({"rules": ("relentless",), "row": {"fired": each}}) for each in TYPES]
    assert all(may_charge_after(p, 3) for p in fired)


@pytest.mark.clause("KT-W-05B", "KT-W-06A")
def test_salvo_and_ordnance_hold_the_bearer_back() -> None:
    for fired in ("salvo", "ordnance"):
        assert not may_charge_after(facing({"row": {"fired": fired}}), 3)
