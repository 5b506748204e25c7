"""Free strikes: section 2.7."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

import pytest
from tests.hordes.battles import (
    asked,
    at,
    battle,
    block,
    dice,
    lost,
    model,
    options,
    play,
    row,
    thrown,
)
from tests.hordes.rushes import place
from tests.hordes.throws import HIT, MISS, MM, given

from battlewright.core.position import Position
from battlewright.rules.common.game import PieceEntry
from battlewright.rules.hordes.shield_wall import in_wall

SMALL = 15 * MM
BESIDE = 20 + 2 * SMALL + 0.3
"""The y of a small base 0.3 inches in front of one at 20."""

AWAY = place(24, 16)
NOTHING = dice(1, 1, 1)
WALLED: dict[str, Any] = {"unit": "w", "states": ["shield_wall"], "stats": {"boxes": 20}}


def walker(**stats: Any) -> PieceEntry:
    """Somebody who walks 6 inches."""
    return model("walker", "shield", 24, 20, stats={"boxes": 9, "DEF": 12, "ARM": 20, **stats})


def guard(
    id: str = "guard",
    weapons: Any = ("sword",),
    x: float = 24,
    y: float = BESIDE,
    facing: float = 180,
    **state: Any,
) -> PieceEntry:
    """An enemy beside the walker, who looks at it: MAT 6, STR 5."""
    return model(id, "spearman", x, y, facing, weapons=list(weapons), stats={"STR": 5}, **state)


def scene(*guards: PieceEntry, who: PieceEntry | None = None, **more: Any) -> Position:
    """The walker is active; a friend far away keeps the turn going."""
    friend = model("friend", "shield", 2, 2)
    return battle([who or walker(), friend], guards or [guard()], turn="walker", **more)


@pytest.mark.clause("HRD-R-207A")
def test_who_advances_out_of_melee_range_is_struck_just_before():
    p = scene()
    given(p, "advance", AWAY)
    assert asked(p) == "ask-free-strike" and p.pending.player == 1
    assert p.pending.default == ("strike", "sword")
    given(p, "strike sword")
    assert asked(p) == "roll-attack-melee" and p.pending.player == 1
    assert at(p, "walker") == (24, pytest.approx(19.8, abs=0.002)), "0.5 inches from the enemy"
    given(p, MISS)
    assert at(p, "walker") == (24, 16) and asked(p) == "ask-facing"


@pytest.mark.clause("HRD-R-207A")
def test_nobody_is_struck_who_stays_in_melee_or_was_never_in_it():
    p = given(scene(), "advance", place(24.2, 20))
    assert asked(p) == "ask-facing"
    p = given(scene(guard(facing=0)), "advance", AWAY)
    assert asked(p) == "ask-facing", "it looks the other way"
    p = given(scene(guard(y=BESIDE + 1)), "advance", AWAY)
    assert asked(p) == "ask-facing"


@pytest.mark.clause("HRD-R-207A")
def test_who_passes_through_a_melee_range_is_struck_where_it_leaves():
    """A spear 2 inches beside the way, and 2 inches of reach: 24 - 22.0 is left at 3.5 inches from the middle."""
    p = given(
        scene(guard(weapons=["spear"], x=26.5, y=23, facing=270)), "advance", place(24, 26), "strike spear"
    )
    assert asked(p) == "roll-attack-melee"
    far = (2 * SMALL + 2) ** 2 - 2.5**2
    assert at(p, "walker") == (24, pytest.approx(23 + far**0.5, abs=0.002))
    given(p, MISS)
    assert at(p, "walker") == (24, 26)


@pytest.mark.clause("HRD-R-207A")
def test_who_leaves_the_sight_of_an_enemy_is_struck():
    """It stays within the 2 inches of the spear, but goes behind the corner of a house, or out of its front arc."""
    house = block(24.75, 17, 24.9, 21.4, "obstruction", top=5)
    watch = guard(weapons=["spear"], x=25.6, y=21.6, facing=270)
    one = model("walker", "shield", 24, 21.5)
    p = given(scene(watch, terrain=[house], who=one), "advance", place(24, 19), "strike spear")
    assert asked(p) == "roll-attack-melee" and 19 < at(p, "walker")[1] < 21.5
    p = given(
        scene(guard(weapons=["spear"], x=25.5, y=19, facing=0)), "advance", place(24, 17.6), "strike spear"
    )
    assert asked(p) == "roll-attack-melee"
    assert at(p, "walker") == (24, pytest.approx(19 - SMALL, abs=0.01)), "wholly in the back arc after that"


@pytest.mark.clause("HRD-R-207B")
def test_one_attack_with_one_weapon_that_reaches():
    p = given(scene(guard(weapons=["dagger", "axe"])), "advance", AWAY)
    assert asked(p) == "ask-free-strike" and p.pending.player == 1
    assert options(p) == ["strike axe", "strike dagger", "spare"]
    given(p, "strike dagger", MISS)
    assert at(p, "walker") == (24, 16)
    p = given(scene(guard(weapons=["spear", "axe"])), "advance", AWAY)
    assert options(p) == ["strike spear", "spare"], "at 2 inches only the spear reaches"
    assert at(p, "walker") == (24, pytest.approx(18.3, abs=0.002))


@pytest.mark.clause("HRD-R-207A")
def test_nobody_has_to_strike():
    """The first lets it go; the second still has its own choice."""
    spear = guard("spear", weapons=["spear"], x=24.9, y=21.2)
    p = given(scene(guard(), spear), "advance", AWAY, "spare")
    assert asked(p) == "ask-free-strike" and p.pending.values["model"] == "spear"
    given(p, "spare")
    assert asked(p) == "ask-facing" and at(p, "walker") == (24, 16) and lost(p, "walker") == 0


@pytest.mark.clause("HRD-R-207C")
def test_two_more_to_hit_and_a_boosted_damage_roll():
    """MAT 6 and 2 against DEF 12; STR 5 and POW 3 against ARM 20."""
    p = given(scene(), "advance", AWAY, "strike sword")
    assert p.pending.values["need"] == 4
    given(p, HIT)
    assert asked(p) == "roll-damage" and thrown(p) == 3
    given(p, dice(6, 6, 6))
    assert lost(p, "walker") == 6 and at(p, "walker") == (24, 16)


@pytest.mark.clause("HRD-R-206B")
def test_no_back_strike_by_a_free_strike():
    p = given(
        scene(who=model("walker", "shield", 24, 20, 180, stats={"DEF": 12})), "advance", AWAY, "strike sword"
    )
    assert p.pending.values["need"] == 4


@pytest.mark.clause("HRD-R-207D")
def test_it_counts_as_coming_from_the_back():
    """Two troopers hold their shields in the wall. One goes sideways, still beside the other when it leaves the spear,
    which is ahead of it: but ARM 15 counts and not 19, against STR 5, POW 4 and 6, 6, 6."""
    turn = radians(175)
    mate = model("b", "shield", 24 + 2 * SMALL * sin(turn), 20 + 2 * SMALL * cos(turn), **WALLED)
    spear = guard(weapons=["spear"], y=20 + 2 * SMALL + 2)
    p = battle([model("a", "shield", 24, 20, **WALLED), mate], [spear], turn={"side": "A"})
    aside = radians(265)
    given(p, "activate w", "order shield_wall", "trooper a", "advance")
    given(p, place(24 + 5 * sin(aside), 20 + 5 * cos(aside)), "strike spear", HIT)
    assert in_wall(p, p.scene.index["a"])
    given(p, dice(6, 6, 6))
    assert lost(p, "a") == 5 + 4 + 18 - 15


@pytest.mark.clause("HRD-R-207A", "HRD-R-215C")
def test_a_strike_may_end_the_way():
    p = given(scene(who=walker(boxes=1, ARM=5)), "advance", AWAY, "strike sword", HIT, dice(6, 6, 6))
    assert not row(p, "walker").alive and asked(p) == "ask-activate"
    maul = {"name": "maul", "kind": "melee", "POW": 3, "effects": ["critical_knock_down"]}
    p = given(scene(guard(weapons=[maul])), "advance", AWAY)
    play(p, "strike maul", HIT, NOTHING)
    assert row(p, "walker").knocked_down and at(p, "walker") == (24, pytest.approx(19.8, abs=0.002))
    assert asked(p) == "ask-activate"


@pytest.mark.clause("HRD-R-207A")
def test_several_enemies_strike_in_the_order_of_the_way():
    spear = guard("spear", weapons=["spear"], x=24.9, y=21.2)
    p = given(scene(guard(), spear), "advance", AWAY)
    assert p.pending.values["model"] == "guard"
    given(p, "strike sword", MISS)
    assert p.pending.values["model"] == "spear"
    given(p, "strike spear", MISS)
    assert at(p, "walker") == (24, 16)


@pytest.mark.clause("HRD-R-207A", "HRD-R-203F")
def test_every_leg_of_a_way_gives_cause():
    """Round a house: the spear reaches the second leg only."""
    house = block(18, 22, 26, 22.5, "obstruction", top=5)
    watch = guard(weapons=["spear"], x=29.4, y=22.2, facing=270)
    p = given(scene(watch, terrain=[house], who=walker(SPD=12)), "advance", place(24, 23.5), "strike spear")
    assert asked(p) == "roll-attack-melee"
    given(p, MISS)
    assert at(p, "walker") == (24, 23.5)


@pytest.mark.parametrize("state", ["knocked_down", "stationary"])
def test_who_is_down_strikes_nobody(state: str):
    p = given(scene(guard(states=[state])), "advance", AWAY)
    assert asked(p) == "ask-facing"


def test_a_beast_without_a_melee_weapon_engages_and_strikes_not():
    beast = model("beast", "quill_boar", 24, 20 + 35 * MM + 0.3, 180, weapons=["quills"])
    p = given(scene(beast), "advance", AWAY)
    assert asked(p) == "ask-facing" and at(p, "walker") == (24, 16)


def test_a_run_gives_cause_too_and_a_way_on_a_hill_does():
    p = given(scene(), "run", place(24, 12), "strike sword")
    assert asked(p) == "roll-attack-melee"
    hill = block(20, 10, 28, 30, "hill", top=2)
    high = model("walker", "shield", 24, 20, z=2)
    above = model("guard", "spearman", 24, BESIDE, 180, z=2, weapons=["sword"])
    p = given(scene(above, who=high, terrain=[hill]), "advance", AWAY, "strike sword")
    assert asked(p) == "roll-attack-melee" and row(p, "walker").base.z == 2 * 25_400
