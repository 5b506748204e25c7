"""What follows a fight: flight, Hit and Run, consolidation, piling in where the combat goes on."""

from __future__ import annotations

from fractions import Fraction
from math import cos, pi, sin
from typing import Any

import pytest
from tests.kill_team.charges import asked, block, options, say
from tests.kill_team.lines import WIDTH, lines

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.core.running import start
from battlewright.rules.kill_team.consolidate import Aftermath
from battlewright.rules.kill_team.fight import FightPhase
from battlewright.rules.kill_team.state import touching
from battlewright.table.lengths import INCH, inches

F = Fraction
FLEEING = {"row": {"falling_back": True}}


def after(p: Position, winner: int = 0) -> Position:
    """What is asked or rolled first after a fight of all models."""
    rows = tuple(row for row in range(3, len(p.rows)) if p.rows[row].alive)
    p.stack = [Aftermath(rows, winner)]
    return start(p)


@pytest.mark.clause("KT-F-03A", "KT-F-04A")
def test_who_was_not_caught_flees_2d6_inches_to_its_edge_then_winners_consolidate() -> None:
    p = after(lines([{}], [FLEEING]))
    assert asked(p) == "kill_team-roll-fall-back"
    before = p.rows[4].base.y
    say(p, (3, 4))
    assert p.rows[4].base.y == before + 7 * INCH
    assert (asked(p), options(p)) == ("kill_team-ask-consolidate", ["consolidate", "stay"])
    say(p, "consolidate", (4,))
    with pytest.raises(Illegal):
        say(p, ("at", inches(20), inches(15.9)))
    say(p, ("at", inches(20), inches(16)))
    assert (p.pending, p.rows[3].base.y) == (None, inches(16))


@pytest.mark.clause("KT-F-04A")
def test_only_winners_that_touch_no_enemy_consolidate() -> None:
    slain = {"row": {"alive": False}}
    assert after(lines([{}], [slain]), 1).pending is None
    assert after(lines([{}], [{}])).pending is None
    assert asked(after(lines([{}], [slain]))) == "kill_team-ask-consolidate"
    p = say(after(lines([{}], [slain])), "stay")
    assert p.pending is None


@pytest.mark.clause("KT-F-04B")
def test_where_both_stand_models_pile_in_and_the_combat_goes_on() -> None:
    p = after(lines([{}, {"at": (22, 20)}], [{}]), -1)
    assert touching(p, 4) == (5,)
    assert [row.fought for row in p.rows[3:]] == [True, True, True]


@pytest.mark.clause("KT-S-310F", "KT-F-04B")
def test_who_is_out_of_it_has_not_fought_in_a_combat() -> None:
    fought = {"fought": True, "challenge": 4}
    p = after(lines([{"row": fought}], [{"row": {"alive": False}}]), -1)
    assert (p.rows[3].fought, p.rows[3].challenge) == (False, -1)


@pytest.mark.clause("KT-S-309E")
def test_a_challenge_lasts_as_long_as_the_two_touch() -> None:
    p = after(lines([{"row": {"challenge": 4}}], [{"row": {"challenge": 3}}]), -1)
    assert [row.challenge for row in p.rows[3:]] == [4, 3]
    own = [{"row": {"challenge": 4}}]
    p = after(lines(own, [{"row": {"challenge": 3, "alive": False}}, {"at": (20 + WIDTH, 20)}]), -1)
    assert p.rows[3].challenge == -1


RUNNER: dict[str, Any] = {"rules": ("hit_and_run",)}


@pytest.mark.clause("KT-S-310E")
def test_hit_and_run_takes_an_initiative_test_and_leads_3d6_inches_away() -> None:
    p = after(lines([RUNNER], [{}]), -1)
    assert (asked(p), options(p)) == ("kill_team-ask-hit-and-run", ["break_away", "decline"])
    say(p, "break_away")
    assert asked(p) == "kill_team-roll-initiative"
    say(p, (4,))
    assert asked(p) == "kill_team-roll-hit-and-run"
    say(p, (2, 3, 4))
    assert asked(p) == "kill_team-ask-away"
    say(p, ("at", inches(20), inches(11)))
    assert (touching(p, 3), p.rows[3].base.y) == ((), inches(11))


HOUSE = block(19, 14, 4, 2, 3, "impassable", "solid")
BESIDE_HOUSE = block(18, 18.5, 5, 1, 3, "obstruction")


@pytest.mark.clause("KT-S-310E")
@pytest.mark.parametrize("features", [(), (HOUSE,), (BESIDE_HOUSE,), (HOUSE, BESIDE_HOUSE)])
@pytest.mark.parametrize("friends", [[], [{}, {"at": (20 - WIDTH, 20)}]])
def test_where_hit_and_run_leads_if_nobody_says_is_allowed(features: Any, friends: Any) -> None:
    p = say(after(lines([RUNNER, *friends], [{}], features=features), -1), "break_away", (4,), (2, 3, 4))
    assert asked(p) == "kill_team-ask-away"
    assert isinstance(p.pending, Choose)
    assert p.pending.region is not None and p.pending.default is not None
    assert p.pending.region.contains(*p.pending.default[1:])
    say(p, p.pending.default)
    assert touching(p, 3) == ()


@pytest.mark.clause("KT-S-310E")
def test_who_runs_off_a_floor_stands_below_it() -> None:
    floor = block(18, 18, 4, 4, 3, "floor")
    up = {"at": (20, 20, 3)}
    p = lines([{**RUNNER, **up}], [{"at": (20, 20 + WIDTH, 3)}], features=(floor,))
    say(after(p, -1), "break_away", (4,), (2, 3, 4))
    assert isinstance(p.pending, Choose)
    say(p, p.pending.default)
    assert (p.rows[3].base.y, p.rows[3].base.z) == (inches(11), 0)


@pytest.mark.clause("KT-S-310E")
def test_who_finds_no_room_stays_in_the_combat() -> None:
    around = [
        {"at": (20 + 1.1 * cos(turn * pi / 4), 20 + 1.1 * sin(turn * pi / 4)), "WS": 3} for turn in range(8)
    ]
    p = say(after(lines([RUNNER], [{}, *around[:2], *around[3:]]), -1), "break_away", (4,), (2, 3, 4))
    assert (p.pending, touching(p, 3)) == (None, (4,))


@pytest.mark.clause("KT-S-310E")
@pytest.mark.parametrize("answers", [("decline",), ("break_away", (5,))])
def test_who_fails_or_does_not_want_to_stays(answers: tuple[Any, ...]) -> None:
    p = say(after(lines([RUNNER], [{}]), -1), *answers)
    assert (p.pending, touching(p, 3)) == (None, (4,))


@pytest.mark.clause("KT-S-309A")
def test_the_phase_goes_on_with_the_next_combat() -> None:
    weak = {"WS": 0}
    own, other = [weak, {**weak, "at": (30, 20)}], [weak, {**weak, "at": (30, 20 + WIDTH)}]
    p = lines(own, other)
    p.stack = [FightPhase(side=0)]
    start(p)
    assert options(p) == ["fight a0", "fight a1"]
    say(p, "fight a0")
    assert p.pending is None
    assert all(row.fought for row in p.rows[3:])


@pytest.mark.clause("KT-RUL-31", "KT-S-309A")
def test_why_a_combat_is_not_fought() -> None:
    weak = {"WS": 0}
    apart = [{**weak, "at": (x, y)} for y in (20, 20 + WIDTH) for x in (30, 40)]
    p = lines([weak, *apart[:2], {"at": (5, 5)}], [weak, *apart[2:]])
    p.stack = [FightPhase(side=0)]
    say(start(p), "fight a0")
    for name, reason in (("a0", "reason-combat-fought"), ("a3", "reason-no-combat")):
        with pytest.raises(Illegal) as refused:
            say(p, f"fight {name}")
        assert refused.value.id == reason
