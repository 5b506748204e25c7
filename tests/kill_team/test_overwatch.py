"""Overwatch: who fires, whom it hits, and how often."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.kill_team.charges import asked, block, charges, charging, options, say
from tests.kill_team.models import model, position, profile, weapon

from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.snapshot import save

F = Fraction
BASE = 25 / 25.4
"""The width of a base in inches."""

GUN = ("blade", "shotgun")
HORDE = {"T": 4, "Sv": 0, "S": 3}
ORDER = ("charge b0", "declare a0", "declare a1")


def two_at_one(*friends: Any, near: float = 4, far: float = 6, **rulings: Any) -> Position:
    """a0 and a1 charge b0 from both sides, from so many inches."""
    own = [
        model(0, (20 - near - BASE, 20), profile(**HORDE)),
        model(0, (20 + far + BASE, 20), profile(**HORDE)),
    ]
    return say(
        charging(position(*own, model(1, (20, 20), profile(weapons=GUN)), *friends, **rulings)), *ORDER
    )


def at(gap: float, weapons: tuple[Any, ...] = GUN, row: Any = None, **fields: Any) -> Any:
    """A friend of the target whose base is so far from the target's."""
    return model(1, (20, 20 + gap + BASE), profile(weapons=weapons, **fields), **(row or {}))


def refused(p: Position, answer: str) -> Illegal:
    kept = save(p)
    with pytest.raises(Illegal) as error:
        say(p, answer)
    assert save(p) == kept
    return error.value


@pytest.mark.clause("KT-OVERWATCH-02", "KT-S-307A")
def test_ktq_03_overwatch_hits_the_nearest_charger_and_none_that_is_chosen() -> None:
    p = say(two_at_one(), "overwatch b0 shotgun", (6, 1), (6,))
    assert [p.rows[row].alive for row in (3, 4)] == [False, True]


@pytest.mark.clause("KT-OVERWATCH-03", "KT-RUL-09")
def test_ktq_04_a_second_wound_goes_to_the_next_charger() -> None:
    p = say(two_at_one(), "overwatch b0 shotgun", (6, 6), (6,), (6,))
    assert not (p.rows[3].alive or p.rows[4].alive)


@pytest.mark.clause("KT-RUL-09", "KT-S-307A")
def test_each_hit_wounds_the_nearest_that_still_lives() -> None:
    """Hits on 6, wounds on 4 and more by Strength 4 against Toughness 4."""
    p = say(two_at_one(), "overwatch b0 shotgun")
    found = charges(p, lambda q: (q.rows[3].alive, q.rows[4].alive))
    one, both = 2 * F(1, 6) * F(5, 6), F(1, 36)
    first = one * F(1, 2) + both * F(1, 2)
    assert sum(chance for (a, _), chance in found.items() if not a) == first + both * F(1, 4)
    assert found[False, False] == both * F(1, 4)


@pytest.mark.clause("KT-RUL-09")
def test_the_toughness_is_that_of_whoever_is_hit() -> None:
    own = [model(0, (15, 20), profile(T=4, Sv=0)), model(0, (27, 20), profile(T=7, Sv=0))]
    p = charging(position(*own, model(1, (20, 20), profile(weapons=GUN))))
    say(p, *ORDER, "overwatch b0 shotgun", (6, 6), (4,))
    assert not p.rows[3].alive
    say(p, (6,))
    assert p.rows[4].alive is False or asked(p) == "kill_team-roll-charge"


@pytest.mark.clause("KT-OVERWATCH-01", "KT-RUL-05", "KT-RUL-04")
def test_ktq_06_friends_within_3_inches_fire_too() -> None:
    p = two_at_one(at(3), at(-3.5 - 2 * BASE))
    assert [option.split()[1] for option in options(p)[:-1]] == ["b0", "b1"]
    error = refused(p, "overwatch b2 shotgun")
    assert (error.id, error.clauses) == ("reason-overwatch-too-far", ("KT-OVERWATCH-01", "KT-RUL-05"))


@pytest.mark.clause("KT-OVERWATCH-04", "KT-RUL-04")
def test_a_supporter_hits_those_that_charge_its_friend_and_nobody_nearer() -> None:
    beside = model(0, (20, 20 + 3 + 2 * BASE + 1), profile(**HORDE))
    own = [model(0, (15, 20), profile(**HORDE)), beside]
    p = charging(position(*own, model(1, (20, 20), profile(weapons=GUN)), at(3)))
    say(p, "charge b0", "overwatch b1 shotgun", (6, 6), (6, 6))
    assert [p.rows[row].alive for row in (3, 4)] == [False, True]


@pytest.mark.clause("KT-OVERWATCH-05")
def test_ktq_07_nobody_fires_overwatch_twice_in_a_phase() -> None:
    own = [model(0, (15, 20)), model(0, (15, 22))]
    foes = [model(1, (20, 20), profile(weapons=GUN)), model(1, (20, 22), profile(weapons=GUN))]
    p = charging(position(*own, *foes))
    say(
        p,
        "charge b0",
        "declare a0",
        "declared",
        "overwatch b0 shotgun",
        (1, 1),
        "overwatch b1 shotgun",
        (1, 1),
    )
    say(p, (1, 1), "charge b1")
    assert asked(p) == "kill_team-roll-charge"


@pytest.mark.clause("KT-OVERWATCH-05")
def test_a_second_overwatch_is_refused() -> None:
    third = model(1, (20, 18), profile(weapons=GUN))
    p = two_at_one(at(1, row={"overwatched": True}), third)
    error = refused(p, "overwatch b1 shotgun")
    assert (error.id, error.clauses) == ("reason-overwatch-twice", ("KT-OVERWATCH-05",))


@pytest.mark.clause("KT-S-310Q")
def test_ktq_08_covering_fire_supports_from_6_inches() -> None:
    p = two_at_one(at(6, rules=("covering_fire",)), at(-6.1 - 2 * BASE, rules=("covering_fire",)))
    assert [option.split()[1] for option in options(p)[:-1]] == ["b0", "b1"]


@pytest.mark.clause("KT-RUL-06")
@pytest.mark.parametrize("row", [{"grounded": True}, {"overwatched": True}])
def test_where_the_charged_model_may_not_fire_nobody_supports_it(row: Any) -> None:
    own = [model(0, (15, 20)), model(0, (25, 20))]
    p = charging(position(*own, model(1, (20, 20), profile(weapons=GUN), **row), at(1)))
    say(p, *ORDER)
    assert asked(p) == "kill_team-roll-charge"


@pytest.mark.clause("KT-RUL-06", "KT-S-307E")
@pytest.mark.parametrize("weapons", [("blade",), ("blade", "cannon")])
def test_nor_where_it_has_nothing_to_fire(weapons: Any) -> None:
    own = [model(0, (15, 20)), model(0, (25, 20))]
    p = charging(position(*own, model(1, (20, 20), profile(weapons=weapons)), at(1)))
    say(p, *ORDER)
    assert asked(p) == "kill_team-roll-charge"


@pytest.mark.clause("KT-RUL-06")
def test_friends_fire_though_the_charged_model_holds_its_fire() -> None:
    p = say(two_at_one(at(3)), "overwatch b1 shotgun", (1, 1))
    assert options(p) == ["overwatch b0 shotgun", "hold"]


@pytest.mark.clause("KT-RUL-07", "KT-S-307D")
def test_a_locked_model_fires_no_overwatch() -> None:
    locked, holder = at(2), model(0, (20 + BASE, 20 + 2 + BASE), profile())
    own = [model(0, (14, 20)), model(0, (26, 20)), holder]
    p = charging(position(*own, model(1, (20, 20), profile(weapons=GUN)), locked))
    say(p, *ORDER)
    assert options(p) == ["overwatch b0 shotgun", "hold"]
    error = refused(p, "overwatch b1 shotgun")
    assert (error.id, error.clauses) == ("reason-overwatch-while-locked", ("KT-RUL-07", "KT-S-307D"))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        pytest.param(
            {"row": {"grounded": True}}, "overwatch-from-the-ground", marks=pytest.mark.clause("KT-S-305K")
        ),
        pytest.param(
            {"row": {"falling_back": True}}, "overwatch-in-flight", marks=pytest.mark.clause("KT-S-306I")
        ),
        pytest.param(
            {"rules": ("slow_and_purposeful",)}, "overwatch-too-slow", marks=pytest.mark.clause("KT-S-310H")
        ),
        pytest.param({"BS": 0}, "overwatch-without-skill", marks=pytest.mark.clause("KT-S-306J")),
    ],
)
def test_who_may_not_fire_is_told_why(fields: Any, reason: str) -> None:
    p = two_at_one(at(1, **fields))
    assert refused(p, "overwatch b1 shotgun").id == f"reason-{reason}"


@pytest.mark.clause("KT-S-307B")
@pytest.mark.parametrize("said", ["blade", "cannon"])
def test_overwatch_is_fired_with_a_gun_that_the_model_has(said: str) -> None:
    error = refused(two_at_one(at(1)), f"overwatch b1 {said}")
    assert (error.id, error.values["expected"]) == ("reason-overwatch-with-another-weapon", "shotgun")


@pytest.mark.clause("KT-RUL-08", "KT-S-307B")
def test_chargers_out_of_range_take_no_wounds_unless_it_is_ruled_otherwise() -> None:
    short = weapon("shotgun", range=5)

    def after(**rulings: Any) -> tuple[bool, bool]:
        own = [
            model(0, (20 - 4 - BASE, 20), profile(**HORDE)),
            model(0, (20 + 6 + BASE, 20), profile(**HORDE)),
        ]
        p = charging(position(*own, model(1, (20, 20), profile(weapons=("blade", short))), **rulings))
        say(p, *ORDER, "overwatch b0 shotgun")
        found = charges(p, lambda q: (q.rows[3].alive, q.rows[4].alive))
        return (False, True) in found, (False, False) in found

    assert after() == (True, False)
    assert after(overwatch_filter="none") == (True, True)


@pytest.mark.clause("KT-RUL-08")
def test_nobody_fires_who_has_no_charger_in_range() -> None:
    pistol = weapon("pistol", range=3)
    p = two_at_one(at(1, weapons=("blade", pistol)))
    error = refused(p, "overwatch b1 pistol")
    assert (error.id, error.clauses) == ("reason-overwatch-at-nobody", ("KT-S-307B", "KT-RUL-08"))


@pytest.mark.clause("KT-RUL-08")
def test_of_two_equally_near_the_charging_player_picks() -> None:
    p = say(two_at_one(near=5, far=5), "overwatch b0 shotgun", (6, 1))
    assert asked(p) == "kill_team-ask-victim"
    assert p.pending.player == 0  # type: ignore[union-attr]
    say(p, "takes a1", (6,))
    assert [p.rows[row].alive for row in (3, 4)] == [True, False]


@pytest.mark.clause("KT-W-08C")
def test_a_template_makes_d3_hits_without_a_roll() -> None:
    own = [model(0, (16, 20), profile(**HORDE))]
    p = charging(position(*own, model(1, (20, 20), profile(weapons=("blade", "flamer")))))
    say(p, "charge b0", "overwatch b0 flamer")
    found = charges(p, lambda q: q.rows[3].alive)
    assert found[True] == (F(1, 2) + F(1, 4) + F(1, 8)) / 3


@pytest.mark.clause("KT-W-12A")
def test_a_hot_weapon_burns_its_bearer_in_overwatch_too() -> None:
    own = [model(0, (16, 20), profile(**HORDE))]
    p = charging(position(*own, model(1, (20, 20), profile(weapons=("blade", "plasma"), Sv=0))))
    say(p, "charge b0", "overwatch b0 plasma", (1, 2))
    assert not p.rows[4].alive


@pytest.mark.clause("KT-S-307C")
def test_overwatch_pins_nobody() -> None:
    pinning = weapon("shotgun", rules=("pinning",))
    own = [model(0, (16, 20), profile(**HORDE)), model(0, (16, 21.2), profile(**HORDE))]
    p = charging(position(*own, model(1, (20, 20), profile(weapons=("blade", pinning)))))
    say(p, *ORDER, "overwatch b0 shotgun", (6, 1), (6,))
    assert not p.rows[3].alive
    assert asked(p) == "kill_team-roll-charge"


@pytest.mark.clause("KT-OVERWATCH-01")
def test_a_friend_killed_by_the_burst_of_the_first_shooter_fires_no_more() -> None:
    hot = model(1, (20, 20), profile(weapons=("blade", "plasma"), Sv=0))
    near = model(0, (16 - BASE, 20), profile(**HORDE))
    p = charging(position(near, hot, model(1, (20, 21.5), profile(weapons=GUN, T=1, Sv=0))))
    say(p, "charge b0", "overwatch b0 plasma", (1, 2), (6,))
    assert [p.rows[row].alive for row in (4, 5)] == [False, False]
    assert p.pending is None or "overwatch" not in asked(p)


@pytest.mark.clause("KT-RUL-06", "KT-OVERWATCH-01")
def test_friends_hold_their_fire_where_the_guns_of_the_charged_model_reach_no_charger() -> None:
    charger = model(0, (20, 10 - BASE), profile(**HORDE))
    short = profile(weapons=("blade", weapon("shotgun", range=9)))
    target, friend = model(1, (20, 20), short), model(1, (22, 20), profile(weapons=("blade", "rifle")))
    p = say(charging(position(charger, target, friend)), "charge b0")
    assert asked(p) == "kill_team-roll-charge"
    q = position(charger, model(1, (20, 20), profile(weapons=("blade", "rifle"))), friend)
    assert options(say(charging(q), "charge b0")) == ["overwatch b0 rifle", "overwatch b1 rifle", "hold"]


@pytest.mark.clause("KT-W-08C", "KT-S-307E")
def test_a_wall_of_fire_has_no_range() -> None:
    charger = model(0, (20, 9 - BASE), profile(**HORDE))
    p = position(charger, model(1, (20, 20), profile(weapons=("blade", "flamer"))))
    assert options(say(charging(p), "charge b0")) == ["overwatch b0 flamer", "hold"]


@pytest.mark.clause("KT-RUL-05", "KT-OVERWATCH-01")
@pytest.mark.parametrize(("up", "supports"), [(2.9, True), (3.1, False)])
def test_three_inches_are_measured_from_base_to_base_up_to_a_higher_floor(up: float, supports: bool) -> None:
    ledge = block(19, 20 + BASE, 3, 3, up, "floor", base=up - 0.1)
    friend = model(1, (20, 20 + BASE, up), profile(weapons=GUN))
    charger = model(0, (16, 20), profile(**HORDE))
    p = position(charger, model(1, (20, 20), profile(weapons=GUN)), friend, features=(ledge,))
    assert ("overwatch b1 shotgun" in options(say(charging(p), "charge b0"))) is supports
