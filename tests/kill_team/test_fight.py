"""Fights: combats, the order of Initiative steps, and the whole of one."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team.charges import asked, options, say
from tests.kill_team.fights import fighting, fights, positions
from tests.kill_team.models import model, position, profile

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.rules.kill_team.combatants import combats
from battlewright.rules.kill_team.fight import FightPhase
from battlewright.rules.kill_team.initiative import initiative

F = Fraction
R = 25 / 25.4
"""The width of a base."""

RIFLEMAN = {"WS": 3, "BS": 3, "S": 3, "T": 3, "I": 3, "Ld": 7, "Sv": 5}
KILLS = F(2, 3) * F(2, 3) * F(2, 3)
"""A trooper strikes a rifleman down."""

KILLED = F(1, 2) * F(1, 3) * F(1, 3)
"""A rifleman strikes a trooper down."""


def duel(own: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **rulings: Any) -> Position:
    """A trooper a0 and a rifleman b0 in contact; `row` holds fields of the row."""
    pieces = []
    for side, given in enumerate((own or {}, {**RIFLEMAN, **(other or {})})):
        row = given.pop("row", {})
        pieces.append(model(side, (20, 20 + side * R), profile(**given), **row))
    return position(*pieces, **rulings)


def alive(p: Position) -> tuple[bool, ...]:
    return tuple(row.alive for row in p.rows[3:])


@pytest.mark.clause("KT-RUL-31", "KT-SUPATT-01", "KT-SUPATT-02")
def test_a_combat_is_all_that_touch_with_those_who_support() -> None:
    fighters = [model(0, (20, 20)), model(0, (20 + R, 20)), model(0, (20 + 2 * R, 20)), model(0, (40, 20))]
    foes = [model(1, (20, 20 + R)), model(1, (40, 20 + R)), model(1, (30, 30))]
    assert combats(position(*fighters, *foes)) == ((3, 4, 7), (6, 8))


@pytest.mark.clause("KT-RUL-31")
def test_friends_in_contact_join_two_combats() -> None:
    own = [model(0, (20 + R * i, 20)) for i in range(2)]
    assert combats(position(*own, *(model(1, (20 + R * i, 20 + R)) for i in range(2)))) == ((3, 4, 5, 6),)


@pytest.mark.clause("KT-S-309A")
def test_the_active_player_picks_the_next_combat_and_each_is_fought_once() -> None:
    p = position(*(model(side, (20 * i, 20 + side * R)) for side in (0, 1) for i in (1, 2)))
    fighting(p, FightPhase(side=0))
    assert (asked(p), options(p)) == ("kill_team-ask-combat", ["fight a0", "fight a1"])
    with pytest.raises(Illegal) as refused:
        say(p, "fight zz")
    say(p, "fight a1")
    assert refused.value.id == "error-not-an-option"


@pytest.mark.clause("KT-S-309G", "KT-S-309I")
def test_the_faster_strikes_first_and_the_slain_do_not_strike_back() -> None:
    found = fights(duel(), alive)
    assert found[True, False] >= KILLS
    assert found[False, True] == (1 - KILLS) * KILLED
    assert (False, False) not in found


@pytest.mark.clause("KT-S-309I")
def test_equals_strike_at_the_same_time() -> None:
    assert fights(duel(other={"I": 4}), alive)[False, False] == KILLS * KILLED


@pytest.mark.clause("KT-W-14A", "KT-S-308E", "KT-S-310P")
def test_initiative_steps() -> None:
    def step(name: str = "blade", rules: tuple[str, ...] = (), **row: Any) -> int:
        own = {"weapons": ("blade", "axe"), "rules": rules, "row": row}
        return initiative(duel(own), 3, name)

    assert (step(), step("axe"), step(slowed=True), step("")) == (4, 1, 1, 4)
    assert (step(rules=("impact",)), step(rules=("impact",), charged=True)) == (4, 10)
    assert step("axe", ("impact",), charged=True) == 1
    assert step(concussed=1) == 1


@pytest.mark.clause("KT-S-310O", "KT-S-302A")
@pytest.mark.parametrize(("own", "expected"), [(4, 7), (8, 10)])
def test_swiftstrike(own: int, expected: int) -> None:
    assert initiative(duel({"I": own, "rules": ("swiftstrike",)}), 3, "blade") == expected


@pytest.mark.clause("KT-W-15A")
def test_who_is_stunned_before_its_step_strikes_at_1() -> None:
    p = duel({"weapons": ("blade",), "I": 6}, {"W": 3, "row": {"concussed": 1}})
    assert initiative(p, 4, "blade") == 1


def test_a_fight_of_three_against_three_has_few_positions() -> None:
    own = [model(0, (20 + R * i, 20), charged=True) for i in range(3)]
    foes = [model(1, (20 + R * i, 20 + R), profile(**RIFLEMAN)) for i in range(3)]
    assert positions(position(*own, *foes)) < 200


@pytest.mark.clause("KT-AERIAL-09", "KT-CLIMB-08")
def test_what_a_dive_or_a_climb_gives_lasts_for_one_fight() -> None:
    p = duel({"row": {"dived": True, "charged": True}}, {"row": {"climbed": True}})
    assert set(fights(p, lambda q: (q.rows[3].dived, q.rows[4].climbed))) == {(False, False)}
