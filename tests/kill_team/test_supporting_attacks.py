"""Supporting attacks from behind a friend (1.10)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team.charges import asked, block, options, say
from tests.kill_team.fights import fighting, fights
from tests.kill_team.lines import RIFLEMAN, WIDTH, alive, lines
from tests.kill_team.models import weapon

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.rules.kill_team.combatants import reach
from battlewright.rules.kill_team.number_of_attacks import attacks, more_attacks
from battlewright.rules.kill_team.strikes import Strike
from battlewright.rules.kill_team.weapon_choice import initiative

F = Fraction
BEHIND = (20, 20 - WIDTH)


def supported(behind: dict[str, Any], other: dict[str, Any] | None = None) -> Position:
    """a0, who cannot strike, touches b0 in a lane as wide as they are; a1 stands behind a0."""
    walls = [block(x, 15, 2, 10, 5, "impassable") for x in (20 - WIDTH / 2 - 2, 20 + WIDTH / 2)]
    own = [{"WS": 0, "T": 10}, {"at": BEHIND, **behind}]
    return lines(own, [{**(other or {})}], features=tuple(walls))


@pytest.mark.clause("KT-SUPATT-01", "KT-SUPATT-02", "KT-SUPATT-04")
def test_ktq_16_a_rifleman_supports_against_a_trooper() -> None:
    p = supported({**RIFLEMAN, "A": 2}, {"WS": 4, "S": 1, "rules": ("fearless",)})
    assert fights(p, alive)[True, True, False] == F(1, 18)


@pytest.mark.clause("KT-SUPATT-05", "KT-SUPATT-06", "KT-RUL-15")
def test_ktq_13_exactly_one_attack_whatever_adds_to_it() -> None:
    behind = {"A": 3, "rules": ("rage", "rampage"), "weapons": ("blade", "pistol"), "row": {"charged": True}}
    p = supported(behind)
    assert attacks(p, 4, "blade") == 1
    assert more_attacks(p, 4, 1, 5) == 0


@pytest.mark.clause("KT-RUL-29", "KT-SUPATT-05")
def test_ktq_15_a_boss_with_a_claw_supports_once_at_step_1_with_strength_8() -> None:
    p = supported({"A": 3, "weapons": ("fist",), "row": {"charged": True}})
    assert (attacks(p, 4, "fist"), initiative(p, 4, "fist")) == (1, 1)
    assert p.value("strength", Strike(4, 5, "fist", kind="supporting")) == 8


@pytest.mark.clause("KT-SUPATT-05")
def test_a_supporter_without_skill_makes_no_attack() -> None:
    assert attacks(supported({"WS": 0}), 4, "blade") == 0


def two_in_front() -> Position:
    """a0 and a1 touch b0 and b1; a2 stands behind both, a3 behind a2, b2 apart at a4."""
    behind = (20 + WIDTH / 2, 20 - WIDTH * 0.866)
    farther = (20 + WIDTH / 2, 20 - WIDTH * 1.866)
    plain = {"W": 3}
    own = [plain, plain, {"at": behind, "I": 9}, {"at": farther}, {"at": (40, 20)}]
    return lines(own, [{"T": 3, **plain}, plain, {"at": (40, 20 + WIDTH)}])


@pytest.mark.clause("KT-SUPATT-03", "KT-RUL-28")
def test_a_supporter_picks_among_all_enemies_that_its_friends_touch() -> None:
    p = two_in_front()
    assert (reach(p, 5), reach(p, 6)) == ((8, 9), ())
    fighting(p)
    assert (asked(p), options(p)) == ("kill_team-ask-strike", ["strike b0 1", "strike b1 1"])


@pytest.mark.clause("KT-SUPATT-03", "KT-SUPATT-05")
@pytest.mark.parametrize(
    ("answer", "reason", "clause"),
    [
        (("strike", "b2", 1), "reason-strike-out-of-reach", "KT-SUPATT-03"),
        (("strike", "b0", 2), "reason-strike-too-often", "KT-SUPATT-05"),
        (("strike", "zz", 1), "error-not-an-option", ""),
        (("strike", 1, 1), "error-not-an-option", ""),
    ],
)
def test_what_a_supporter_cannot_strike(answer: Any, reason: str, clause: str) -> None:
    p = fighting(two_in_front())
    with pytest.raises(Illegal) as refused:
        say(p, answer)
    assert refused.value.id == reason
    assert not clause or refused.value.clauses == (clause,)


def test_no_weapon_of_a_supporter_is_left_out() -> None:
    p = supported({"weapons": ("blade", weapon("drill", AP=1))})
    assert attacks(p, 4, "drill") == 1
