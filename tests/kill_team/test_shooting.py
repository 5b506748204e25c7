"""Shots of the Shooting phase: who may shoot whom, types of weapons, reactions of who is hit, what follows."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any

import pytest
from tests.kill_team.models import Below, facing, law, model, outcomes, position, profile, weapon

from battlewright.core.actions import options, verify
from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll, Stop
from battlewright.core.running import apply, start
from battlewright.core.snapshot import load, save
from battlewright.rules.kill_team.attack import Strikes
from battlewright.rules.kill_team.concussive import shake_off
from battlewright.rules.kill_team.shooting import Fire
from battlewright.rules.kill_team.strikes import Strike
from battlewright.rules.kill_team.targeting import SHOOTING

F = Fraction
ALL = ("rifle", "heavy", "cannon", "flamer", "bomb", "salvo", "pistol")


def shooting(
    *more: Any, at: float = 6, weapons: Any = ALL, own: Any = None, row: Any = None, **other: Any
) -> Position:
    """A shooter (row 3) and a target at a distance, edge to edge, in inches."""
    shooter = model(0, (5, 10), profile(weapons=weapons, **(own or {})), **(row or {}))
    middle = 5 + at + 25 / 25.4
    return position(shooter, *more, model(1, (middle, 10), profile(**other)))


def fire(p: Position, name: str) -> Position:
    """The shots of row 3 at row 4 up to the first roll or question."""
    q = p.fork()
    q.stack = [Below(), Fire(3, 4, name)]
    q.collapses, q.stop = True, Stop(Fire)
    return start(q)


def refused(p: Position, name: str, action: str, target: str = "b0") -> str:
    with pytest.raises(Illegal) as error:
        verify(p, 3, (action, target, name))
    return error.value.id


@pytest.mark.clause("KT-S-306A")
def test_a_model_shoots_one_weapon_at_an_enemy_in_range() -> None:
    names = {option[2] for option in options(shooting(at=6), 3, ("shoot",))}
    assert names == set(ALL)
    assert {option[2] for option in options(shooting(at=12), 3, ("shoot",))} == set(ALL) - {"flamer", "bomb"}
    assert {option[2] for option in options(shooting(at=12.01), 3, ("shoot",))} == {
        "rifle",
        "heavy",
        "cannon",
        "salvo",
    }
    assert options(shooting(row={"fired": "pistol"}), 3, ("shoot",)) == ()


@pytest.mark.clause("KT-S-306A", "KT-S-306B", "KT-M-06A")
@pytest.mark.parametrize("action", SHOOTING)
def test_who_does_not_shoot_and_who_is_not_shot_at(action: str) -> None:
    table = {
        "reason-fired-already": shooting(row={"fired": "pistol"}),
        "reason-ran-and-cannot-shoot": shooting(row={"moved": "ran"}),
        "reason-locked-cannot-shoot": shooting(at=0),
        "reason-out-of-range": shooting(at=25),
        "reason-target-in-combat": position(
            model(0, (5, 10), profile(weapons=ALL)), model(0, (12, 10)), model(1, (12 + 25 / 25.4, 10))
        ),
    }
    for reason, p in table.items():
        assert refused(p, "rifle", action) == reason
    q = position(model(0, (5, 10), profile(weapons=ALL)), model(1, (12, 10)), model(1, (12, 11.5)))
    assert verify(q, 3, (action, "b0", "heavy"))


@pytest.mark.clause("KT-S-306I", "KT-S-306J", "KT-S-306G")
@pytest.mark.parametrize("action", SHOOTING)
def test_those_who_flee_or_have_no_skill_and_what_fires_no_snap_shots(action: str) -> None:
    assert refused(shooting(row={"falling_back": True}), "rifle", action) == "reason-fleeing-cannot-shoot"
    assert refused(shooting(own={"BS": 0}), "rifle", action) == "reason-unskilled-cannot-shoot"
    for name in ("bomb", "cannon", "flamer"):
        assert refused(shooting(row={"grounded": True}), name, "shoot") == "reason-no-snap-shots"
    assert verify(shooting(row={"grounded": True}), 3, ("shoot", "b0", "rifle"))


@pytest.mark.clause("KT-W-06B", "KT-S-301M", "KT-W-08D")
@pytest.mark.parametrize("action", SHOOTING)
def test_ordnance_grenades_and_templates_over_friends(action: str) -> None:
    several = (weapon("cannon", blast=0, shots=2), weapon("bomb", blast=0, shots=2), "flamer")
    moved, friend = {"moved": "moved"}, model(0, (8, 10.5))
    assert refused(shooting(row=moved, weapons=several), "cannon", action) == "reason-moved-with-ordnance"
    assert (
        refused(shooting(row={"used": ("bomb",)}, weapons=several), "bomb", action) == "reason-grenade-thrown"
    )
    assert refused(shooting(friend), "flamer", "shoot") == "reason-template-over-friends"
    assert verify(shooting(row=moved, own={"rules": ("relentless",)}), 3, ("shoot", "b0", "cannon"))


@pytest.mark.clause("KT-RUL-39", "KT-S-306A")
@pytest.mark.parametrize("action", SHOOTING)
def test_whoever_is_not_seen_is_not_shot_at(action: str) -> None:
    giant = model(0, (8, 10), profile(base=60))
    assert refused(shooting(giant, at=10), "rifle", action) == "reason-out-of-sight"


def shots_hit(p: Position, name: str) -> dict[Any, Fraction]:
    """The law of the hits of a weapon at the target, as the first roll tells them apart."""
    asked = fire(p, name).pending
    assert isinstance(asked, Roll)
    return law(asked.partition)


def binomial(n: int, one: Fraction) -> dict[int, Fraction]:
    return {k: comb(n, k) * one**k * (1 - one) ** (n - k) for k in range(n + 1)}


@pytest.mark.clause("KT-W-01A", "KT-W-03A", "KT-W-04A")
def test_numbers_of_shots() -> None:
    hit = F(2, 3)
    assert shots_hit(shooting(weapons=("shotgun",)), "shotgun") == binomial(2, hit)
    assert shots_hit(shooting(at=12), "rifle") == binomial(2, hit)
    assert shots_hit(shooting(at=12.01), "rifle") == binomial(1, hit)
    assert shots_hit(shooting(), "pistol") == binomial(1, hit)


@pytest.mark.clause("KT-W-02A", "KT-W-05A", "KT-S-310I")
def test_what_moving_does_to_shots() -> None:
    moved = {"moved": "moved"}
    assert shots_hit(shooting(), "heavy") == binomial(3, F(2, 3))
    assert shots_hit(shooting(row=moved), "heavy") == binomial(3, F(1, 6))
    assert shots_hit(shooting(at=20), "salvo") == binomial(4, F(2, 3))
    assert shots_hit(shooting(at=12, row=moved), "salvo") == binomial(2, F(2, 3))
    assert refused(shooting(at=12.01, row=moved), "salvo", "shoot") == "reason-out-of-range"
    relentless = {"rules": ("relentless",)}
    assert shots_hit(shooting(row=moved, own=relentless), "heavy") == binomial(3, F(2, 3))
    assert shots_hit(shooting(at=20, row=moved, own=relentless), "salvo") == binomial(4, F(2, 3))


@pytest.mark.clause("KT-S-305K", "KT-F-05B", "KT-S-310J")
@pytest.mark.parametrize("field", ["grounded", "regrouped", "jinking"])
def test_who_fires_snap_shots(field: str) -> None:
    assert shots_hit(shooting(row={field: True}), "heavy") == binomial(3, F(1, 6))


@pytest.mark.clause("KT-S-306C", "KT-S-304A", "KT-S-305A")
def test_a_shot_from_aim_to_wounds() -> None:
    p = shooting()
    noted = fire(p, "rifle").rows[3]
    assert (noted.fired, noted.shot_at) == ("rapid_fire", 4)
    missed = 1 - F(2, 3) * F(1, 2) * F(1, 3)
    found = outcomes(p, Fire(3, 4, "rifle"), lambda r: r.rows[4].alive)
    assert found == {True: missed**2, False: 1 - missed**2}


def asked_to_go_to_ground(**target: Any) -> bool:
    """Whether a hit asks that of the target; a wounding roll comes where it does not."""
    p = shooting(weapons=(weapon("pistol", AP=2),), own={"BS": 5}, **target)
    grounded = outcomes(p, Fire(3, 4, "pistol"), lambda r: r.rows[4].grounded, ("ground",))
    return True in grounded


@pytest.mark.clause("KT-S-305I")
def test_nobody_is_asked_to_go_to_ground_for_nothing() -> None:
    assert asked_to_go_to_ground(W=5)
    assert not asked_to_go_to_ground(W=5, invulnerable=6)
    assert not asked_to_go_to_ground(W=5, rules=("shrouded", "stealth"), invulnerable=3)


@pytest.mark.clause("KT-S-305I", "KT-S-305J", "KT-S-305K")
def test_who_is_hit_may_go_to_ground() -> None:
    p, shot = shooting(weapons=(weapon("pistol", AP=2),)), Fire(3, 4, "pistol")
    assert outcomes(p, shot, lambda r: r.rows[4].alive)[False] == F(2, 3) * F(1, 2)
    down = outcomes(p, shot, lambda r: (r.rows[4].alive, r.rows[4].grounded), ("ground",))
    assert down[True, False] == F(1, 3)
    assert down[False, False] == F(2, 3) * F(1, 2) * F(5, 6)


@pytest.mark.clause("KT-S-310J", "KT-S-305F")
def test_who_is_hit_may_dodge() -> None:
    p, shot = shooting(weapons=(weapon("pistol", AP=2),), rules=("jink",)), Fire(3, 4, "pistol")
    found = outcomes(p, shot, lambda r: (r.rows[4].alive, r.rows[4].jinking), ("jink",))
    assert found[False, False] == F(2, 3) * F(1, 2) * F(1, 2)


@pytest.mark.clause("KT-S-301K", "KT-S-306H")
def test_a_leader_lets_the_nearest_friend_take_hits() -> None:
    p = position(
        model(0, (5, 10), profile(weapons=("rifle",))),
        model(1, (12, 10), profile(is_leader=True, W=2)),
        model(1, (12, 13)),
        model(1, (12, 15)),
    )
    dies = F(2, 3) * F(1, 2) * F(1, 3)
    both, one = ("hand_over", "b1", 2), ("hand_over", "b1", 1)
    found = outcomes(
        p, Fire(3, 4, "rifle"), lambda r: tuple(r.rows[row].alive for row in (4, 5, 6)), both, one
    )
    assert found == {(True, True, True): (1 - dies) ** 2, (True, False, True): 1 - (1 - dies) ** 2}
    far = position(
        model(0, (5, 10), profile(weapons=("rifle",))),
        model(1, (12, 10), profile(is_leader=True)),
        model(1, (12, 17.1)),
    )
    assert outcomes(far, Fire(3, 4, "rifle"), lambda r: r.rows[4].alive, one)[False] == 1 - (1 - dies) ** 2


@pytest.mark.clause("KT-S-301K", "KT-S-305I")
def test_who_has_handed_over_all_hits_is_asked_nothing_more() -> None:
    p = position(
        model(0, (5, 10), profile(weapons=("rifle",), BS=5)),
        model(1, (12, 10), profile(is_leader=True, Sv=0, W=5, rules=("jink",))),
        model(1, (12, 13), profile(Sv=0)),
    )
    all_of_them = (("hand_over", "b1", 2), ("hand_over", "b1", 1))
    found = outcomes(p, Fire(3, 4, "rifle"), lambda r: (r.rows[4].grounded, r.rows[4].jinking), *all_of_them)
    assert found == {(False, False): 1}
    some = outcomes(p, Fire(3, 4, "rifle"), lambda r: r.rows[4].grounded, ("hand_over", "b1", 1), ("ground",))
    assert some[False] == F(1, 36) + 2 * F(5, 36)


@pytest.mark.clause("KT-W-12A", "KT-W-12B")
def test_hot_weapons_burn_their_bearer_and_who_stands_near() -> None:
    p = position(
        model(0, (5, 10), profile(weapons=("plasma",))),
        model(0, (5, 11.5), profile(Sv=0)),
        model(1, (25, 10), profile(Sv=0, T=10)),
    )
    found = outcomes(p, Fire(3, 5, "plasma"), lambda r: (r.rows[3].alive, r.rows[4].alive))
    burned = F(1, 6) * F(1, 3)
    assert found == {
        (True, True): 1 - burned,
        (False, False): burned * F(1, 3),
        (False, True): burned * F(2, 3),
    }


@pytest.mark.clause("KT-W-12A", "KT-W-09A")
def test_a_twin_linked_hot_weapon_burns_only_by_the_second_die() -> None:
    hot = weapon("plasma", rules=("gets_hot", "twin_linked"))
    p = shooting(at=20, weapons=(hot,), own={"Sv": 0})
    found = outcomes(p, Fire(3, 4, "plasma"), lambda r: r.rows[3].alive)
    assert found[False] == F(1, 3) * F(1, 6)


@pytest.mark.clause("KT-W-19A")
def test_pinning_makes_friends_near_the_dead_test() -> None:
    p = position(
        model(0, (5, 10), profile(weapons=("sniper",), BS=10)),
        model(1, (20, 10), profile(Sv=0)),
        model(1, (20, 10 + 3 + 25 / 25.4), profile(Ld=8)),
        model(1, (20, 5), profile(Ld=2)),
    )
    found = outcomes(
        p, Fire(3, 4, "sniper"), lambda r: (r.rows[4].alive, r.rows[5].grounded, r.rows[6].grounded)
    )
    dies = F(35, 36) * F(1, 2)
    assert found == {
        (True, False, False): 1 - dies,
        (False, True, False): dies * F(10, 36),
        (False, False, False): dies * F(26, 36),
    }


@pytest.mark.clause("KT-S-301L", "KT-W-08D")
def test_divided_fire() -> None:
    p = position(
        model(0, (5, 10), profile(weapons=("heavy", "cannon", "rifle"))),
        model(1, (20, 10), profile(Sv=0)),
        model(1, (20, 10 + 3 + 25 / 25.4), profile(Sv=0)),
        model(1, (20, 4), profile(Sv=0)),
    )
    assert refused(p, "cannon", "divide_fire") == "error-not-an-option"
    assert refused(p, "rifle", "divide_fire") == "reason-nothing-to-divide"
    assert refused(p, "heavy", "divide_fire", "b2") == "reason-nothing-to-divide"
    action = verify(p, 3, ("divide_fire", "b0", "heavy"))
    divide = action.begin(p, 3, ("divide_fire", "b0", "heavy"))
    q = p.fork()
    q.stack = [Below(), divide]
    asked = start(q).pending
    assert isinstance(asked, Choose)
    assert asked.options == (("aim", "b0"), ("aim", "b1"))
    divide = action.begin(p, 3, ("divide_fire", "b0", "heavy"))
    found = outcomes(p, divide, lambda r: tuple(r.rows[row].alive for row in (4, 5, 6)), ("aim", "b1"))
    one = F(1, 2) * F(2, 3)
    assert found[True, True, True] == (1 - one) ** 3
    assert found[False, True, True] == one * (1 - one) ** 2


@pytest.mark.clause("KT-S-301M")
def test_a_grenade_is_used_up() -> None:
    q = fire(shooting(weapons=(weapon("bomb", blast=0),)), "bomb")
    assert q.rows[3].used == ("bomb",)


@pytest.mark.clause("KT-W-15A")
def test_a_concussive_blow_is_felt_until_the_end_of_the_next_phase() -> None:
    p = facing({"weapons": (weapon("blade", rules=("concussive",)),)}, {"W": 2, "Sv": 0, "WS": 0})

    def in_three_phases(q: Position) -> tuple[int, ...]:
        felt = []
        for _ in range(3):
            felt.append(q.value("I", 4))
            shake_off(q)
        return tuple(felt)

    found = outcomes(p, Strikes(strikes=(Strike(3, 4, "blade"),)), in_three_phases)
    assert found == {(4, 4, 4): F(1, 2), (1, 1, 4): F(1, 2)}


@pytest.mark.parametrize("name", ["rifle", "cannon", "plasma", "flamer", "sniper"])
def test_shots_are_saved_and_taken_up_again_at_every_question(name: str) -> None:
    """What is played on after a save and a load comes to the same end."""
    p = shooting(weapons=(name,), own={"BS": 5}, Sv=0, W=2)

    def to_the_end(reload: bool) -> list[Any]:
        q = p.fork()
        q.stack, asked = [Fire(3, 4, name)], []
        start(q)
        while q.pending is not None:
            if reload:
                q = load(q.rules, q.scene, save(q))
            asked.append(type(q.pending))
            if isinstance(q.pending, Choose):
                apply(q, ("ground",))
            else:
                assert isinstance(q.pending, Roll)
                apply(q, (5,) * len(q.pending.partition.dice))
        return [asked, *q.rows]

    assert to_the_end(reload=True) == to_the_end(reload=False)
