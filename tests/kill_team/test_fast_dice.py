"""Fast dice."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team.charges import asked, options, say
from tests.kill_team.fights import fighting, fights
from tests.kill_team.lines import alive, lines

from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.rules.kill_team.fast_dice import FastStrikes, majority
from battlewright.rules.kill_team.initiative import InitiativeSteps

F = Fraction
FAST = {"fast_dice": True}


def facing(*toughness: int, weapons: tuple[str, ...] = ("blade", "blade", "blade"), **given: Any) -> Position:
    """Three attackers abreast against enemies of these Toughnesses without armour, who cannot strike back."""
    own = [{"I": 9, "T": 10, "weapons": (weapon,)} for weapon in weapons]
    other = [{"WS": 4, "I": 1, "T": each, "Sv": 0, "rules": ("fearless",)} for each in toughness]
    return lines(own, other, **given)


def together(request: Choose) -> Any:
    return ("together",) if ("together",) in request.options else request.default


@pytest.mark.clause("KT-FAST-01", "KT-RUL-48")
@pytest.mark.ruling("fast_dice")
def test_fast_dice_are_optional() -> None:
    assert isinstance(fighting(facing(3, 4, 4)).pending, Roll)
    p = fighting(facing(3, 4, 4, **FAST))
    assert (asked(p), options(p)) == ("ask-fast_dice", ["together", "decline"])
    assert p.pending.default == ("decline",)  # type: ignore[union-attr]
    assert isinstance(say(p, "decline").pending, Roll)


@pytest.mark.clause("KT-FAST-02")
def test_all_need_the_same_weapon_and_several_enemies() -> None:
    assert asked(fighting(facing(3, 4, 4, weapons=("blade", "claws", "blade"), **FAST))) != "ask-fast_dice"
    assert isinstance(fighting(facing(4, **FAST)).pending, Roll)


@pytest.mark.clause("KT-FAST-04", "KT-RUL-35")
def test_ktq_41_against_the_toughness_of_most() -> None:
    p = facing(3, 4, 4)
    assert majority(p, (6, 7, 8)) in (7, 8)
    assert majority(facing(3, 4, 5), (6, 7, 8)) == 8
    assert majority(facing(3, 3, 5), (6, 7, 8)) in (6, 7)


@pytest.mark.clause("KT-FAST-03", "KT-FAST-04", "KT-FAST-05")
def test_ktq_41_all_roll_against_4_and_the_enemy_picks_who_falls() -> None:
    p = facing(3, 4, 4, **FAST)
    say(fighting(p), "together")
    frame = p.stack[-2]
    assert isinstance(frame, FastStrikes)
    found = fights(facing(3, 4, 4, **FAST), alive, InitiativeSteps(tuple(range(3, 9))), together)
    wound = F(1, 4)
    untouched = found[True, True, True, True, True, True]
    assert untouched == (1 - wound) ** 3
    first_falls = sum(chance for seen, chance in found.items() if seen[3:] == (False, True, True))
    assert first_falls == 3 * wound * (1 - wound) ** 2
    assert sum(chance for seen, chance in found.items() if seen[3:] == (False, False, False)) == wound**3


@pytest.mark.clause("KT-FAST-05", "KT-RUL-36")
def test_each_wound_goes_to_somebody_alive() -> None:
    p = say(fighting(facing(3, 4, 4, **FAST)), "together")
    dice = {"kill_team-roll-strike": (4,), "kill_team-roll-strike-wound": (6,)}
    while isinstance(p.pending, Roll):
        say(p, dice[p.pending.purpose] if p.pending.purpose in dice else (6,) * len(p.pending.partition.dice))
    assert (asked(p), options(p)) == ("kill_team-ask-taker", ["take b0", "take b1", "take b2"])
    say(p, "take b1")
    assert options(p) == ["take b0", "take b2"]
    say(p, "take b2")
    assert [row.alive for row in p.rows[6:]] == [False, False, False]


@pytest.mark.clause("KT-FAST-03")
def test_the_other_side_may_roll_them_too_and_nobody_sees_the_other_strike() -> None:
    plain = {"rules": ("fearless",), "Sv": 0}
    p = lines([plain] * 2, [plain] * 2, **FAST)
    assert asked(fighting(p)) == "ask-fast_dice"
    assert asked(say(p, "together")) == "ask-fast_dice_back"
    found = fights(lines([plain] * 2, [plain] * 2, **FAST), alive, InitiativeSteps((3, 4, 5, 6)), together)
    wound = F(1, 4)
    assert found[False, False, False, False] == wound**4


@pytest.mark.clause("KT-FAST-01", "KT-FAST-02")
def test_the_other_side_may_roll_together_as_well() -> None:
    own = [{"WS": 4, "I": 1, "T": 4, "Sv": 0} for _ in range(3)]
    other = [{"I": 9, "T": 10, "weapons": ("blade",)} for _ in range(3)]
    p = fighting(lines(own, other, **FAST))
    assert (asked(p), options(p)) == ("ask-fast_dice_back", ["together", "decline"])
    assert isinstance(p.pending, Choose) and p.pending.player == 1
