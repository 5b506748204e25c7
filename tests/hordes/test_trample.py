"""Tramples: HRD-TRAMPLE-01 to 19, the vectors V16 and V17, the questions Q20 to Q25 and Q27."""

from __future__ import annotations

from math import cos, radians, sin

import pytest
from tests.hordes.battles import asked, at, block, dice, happened, lost, model, options, play, row, thrown
from tests.hordes.rushes import LARGE, penalty, place, rusher, stopped, y_of
from tests.hordes.throws import HIT, MISS, MM, given, refused, scene, straight, victim

from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.rules.common.game import PieceEntry
from battlewright.table.angles import DEGREE

SMALL = 15 * MM
TOUCH = 40 * MM
"""How far apart the middles of the beast and of a small base are that touch: 1.5748 inches."""


def small(id: str, x: float = 24, y: float = 23.5, **stats: object) -> object:
    """An enemy on a small base, which feels nothing."""
    return victim(id, x, y, base=30, **stats)


def trample(p: Position, degrees: float = 0, where: tuple[str, int, int] | None = None) -> Position:
    """A trample up to what is rolled or asked after the movement."""
    return stopped(given(p, "trample", straight(degrees)), where)


def attacked(p: Position) -> list[str]:
    """Whom the trample attacks, in turn, when all attacks miss; nothing can be boosted."""
    found = []
    while isinstance(p.pending, Roll) and p.pending.values.get("model") == "ogre":
        found.append(p.pending.values["target"])
        given(p, MISS)
    return found


@pytest.mark.clause("HRD-TRAMPLE-01", "HRD-TRAMPLE-10")
def test_a_trample_goes_over_small_bases():
    p = trample(scene(small("a"), small("b", 24.3, 25.5)))
    assert at(p, "ogre") == (24, 28) and attacked(p) == ["a", "b"]
    assert at(p, "a") == (24, 23.5)


@pytest.mark.clause("HRD-TRAMPLE-02")
@pytest.mark.parametrize("bonus", [0, 3])
def test_what_forbids_a_charge_forbids_a_trample(bonus: int):
    with penalty(-1, bonus):
        assert refused(scene(small("a")), "trample") == (
            "reason-hindered-cannot-trample",
            ("HRD-TRAMPLE-02",),
        )


@pytest.mark.clause("HRD-TRAMPLE-03")
def test_rough_terrain_is_trampled_through_at_half_rate():
    p = trample(scene(small("a", y=22.2), terrain=[block(20, 15, 28, 40, "rough")]))
    assert at(p, "ogre") == (24, 24) and attacked(p) == ["a"]


@pytest.mark.clause("HRD-TRAMPLE-04", "HRD-R-215F")
def test_a_trample_takes_movement_and_action():
    lying = model("ogre", "stone_brute", 24, 20, weapons=["jaws"], fury=3, states=["knocked_down"])
    p = given(scene(small("a"), ogre=lying), "stand action")
    assert refused(p, "trample") == ("reason-trample-needs-the-action", ("HRD-TRAMPLE-04", "HRD-R-215F"))
    p = scene(small("a"), victim("near", 25.6, 21.2), ogre=rusher(fury=2))
    given(p, "trample", straight(), place(24, 20))
    assert not row(p, "ogre").may_act and not row(p, "ogre").may_move


@pytest.mark.clause("HRD-TRAMPLE-04", "HRD-TRAMPLE-06")
def test_a_trample_is_declared_when_the_movement_begins():
    p = scene(small("a"), victim("near", 25.6, 21.2))
    given(p, "advance", place(24, 20), straight())
    wanted = "reason-trample-begins-the-movement", ("HRD-TRAMPLE-04", "HRD-TRAMPLE-06")
    assert refused(p, "trample") == wanted


@pytest.mark.clause("HRD-TRAMPLE-05")
def test_light_warbeasts_do_not_trample():
    light = model("ogre", "wolf_brute", 24, 20)
    id, clauses = refused(scene(small("a"), ogre=light), "trample")
    assert id == "reason-only-heavy-warbeasts-trample" and "HRD-TRAMPLE-05" in clauses


@pytest.mark.clause("HRD-R-209A")
def test_nobody_but_warbeasts_tramples():
    shaman = model("ogre", "stone_shaman", 24, 20, stats={"weight": "heavy"})
    assert refused(scene(small("a"), ogre=shaman), "trample")[0] == "reason-only-heavy-warbeasts-trample"


@pytest.mark.clause("HRD-TRAMPLE-07")
@pytest.mark.parametrize("degrees", [30, -120, 180])
def test_it_turns_to_any_direction_seen_or_not(degrees: float):
    p = given(scene(victim(y=40)), "trample")
    assert asked(p) == "ask-trample" and isinstance(p.pending, Choose) and p.pending.default == straight()
    trample_end = stopped(given(p, straight(degrees)))
    x, y = 24 + 8 * sin(radians(degrees)), 20 + 8 * cos(radians(degrees))
    assert at(trample_end, "ogre") == pytest.approx((x, y), abs=0.001)
    assert row(p, "ogre").base.facing == degrees * DEGREE % (360 * DEGREE)


@pytest.mark.clause("HRD-TRAMPLE-08")
def test_it_goes_straight_up_to_spd_and_three_inches():
    p = given(scene(small("a")), "trample", straight())
    assert asked(p) == "ask-stop-trample"
    assert refused(p, place(24, 28.01))[0] == "reason-outside-area"
    assert refused(p, place(24.01, 26))[0] == "reason-outside-area"
    given(p, place(24, 27.2))
    assert at(p, "ogre") == (24, 27.2)


@pytest.mark.clause("HRD-TRAMPLE-09")
@pytest.mark.parametrize(
    ("ys", "end", "who"),
    [
        ((23.5, 27.5), 27.5 - TOUCH, ["m0", "m1"]),
        ((23.5, 25.0, 26.5, 28.0), 23.5 - TOUCH, ["m0"]),
        ((20 + TOUCH, 22.8, 24.4, 26, 27.6), 20, ["m0"]),
    ],
)
def test_without_room_it_ends_earlier_on_the_same_way(ys: tuple[float, ...], end: float, who: list[str]):
    """It goes back until its base is free, even to where it began; whom it does not come to is not attacked."""
    p = trample(scene(*(small(f"m{i}", y=y) for i, y in enumerate(ys))))
    assert y_of(p, "ogre") == pytest.approx(end, abs=0.001) and attacked(p) == who


@pytest.mark.clause("HRD-TRAMPLE-09")
def test_whom_it_touches_from_the_start_without_going_into_it_is_not_contacted():
    p = trample(
        scene(
            small("beside", 24 + TOUCH, 20), small("behind", 24, 20 - TOUCH), small("before", 24, 20 + TOUCH)
        )
    )
    assert attacked(p) == ["before"]


@pytest.mark.clause("HRD-TRAMPLE-11")
@pytest.mark.parametrize("base", [40, 50])
def test_v16_medium_and_large_bases_stop_it(base: int):
    p = trample(scene(small("a", y=22.2), victim("m", 24.2, 26, base=base)))
    far = (25 + base / 2) * MM
    assert y_of(p, "ogre") == pytest.approx(26 - (far**2 - 0.2**2) ** 0.5, abs=0.001)
    assert attacked(p) == ["a"]


@pytest.mark.clause("HRD-TRAMPLE-11", "HRD-R-219G")
@pytest.mark.parametrize("traits", [("obstacle",), ("obstacle", "linear", "solid"), ("obstruction",)])
def test_q24_a_low_wall_stops_it_on_contact(traits: tuple[str, ...]):
    p = trample(scene(small("a"), terrain=[block(20, 26.5, 28, 27, *traits, top=0.75)]))
    assert y_of(p, "ogre") == pytest.approx(26.5 - LARGE, abs=0.001)


@pytest.mark.clause("HRD-R-219G")
def test_a_pathfinder_tramples_across_an_obstacle():
    low = block(20, 22, 28, 22.4, "obstacle", top=0.75)
    p = trample(scene(victim(y=40), terrain=[low], ogre=rusher(advantages=["pathfinder"])))
    assert at(p, "ogre") == (24, 28)


@pytest.mark.clause("HRD-TRAMPLE-12")
def test_it_neither_turns_during_nor_after_the_trample():
    p = trample(scene(small("a", ARM=10)), 10)
    given(p, HIT)
    assert asked(p) == "roll-damage" and row(p, "ogre").base.facing == 10 * DEGREE
    given(p, dice(1, 1))
    assert asked(p) == "ask-activate" and row(p, "ogre").base.facing == 10 * DEGREE


V16 = {"a": (24, 23.5), "b": (24 + 1.4748, 25), "c": (24 - 1.5770, 23)}
"""V16: one in the way, one overlapped by a tenth of an inch in passing, one 56 micrometres clear."""


@pytest.mark.clause("HRD-TRAMPLE-14", "HRD-R-04")
@pytest.mark.parametrize("edition", ["print", "errata"])
def test_v16_each_small_base_contacted_is_attacked_once(edition: str):
    enemies = [small(id, x, y) for id, (x, y) in V16.items()]
    assert attacked(trample(scene(*enemies, rulings={"edition": edition}))) == ["a", "b"]


@pytest.mark.clause("HRD-R-04")
@pytest.mark.parametrize(("edition", "who"), [("print", ["b"]), ("errata", [])])
def test_q22_touched_and_not_moved_through(edition: str, who: list[str]):
    """V16 with b exactly at the tangent: attacked in print, not by the errata."""
    p = scene(small("b", 24 + TOUCH, 25), rulings={"edition": edition})
    assert attacked(trample(p)) == who


def test_q21_every_small_one_until_a_larger_one_stops_it():
    p = trample(
        scene(small("a", y=22.3), small("b", 24.8, 23.6), victim("m", 23.8, 27.6), small("d", 24, 30))
    )
    assert attacked(p) == ["a", "b"] and y_of(p, "ogre") < 27.6 - 45 * MM + 0.02


@pytest.mark.clause("HRD-TRAMPLE-14")
def test_friends_are_attacked_too_and_larger_ones_not():
    p = trample(scene(victim("m", 24, 26.5), friends=[small("friend")]))
    assert attacked(p) == ["friend"]


@pytest.mark.clause("HRD-TRAMPLE-14")
def test_it_is_a_melee_attack_roll():
    """MAT 6 against DEF 12, an automatic hit against who lies on the ground."""
    p = trample(scene(small("a")))
    assert asked(p) == "roll-attack-melee" and p.pending.values["need"] == 6
    lying = model("a", "shield", 24, 23.5, states=["knocked_down"])
    assert asked(trample(scene(lying))) == "roll-damage"


@pytest.mark.clause("HRD-TRAMPLE-15")
def test_trample_damage_is_2d6_and_the_strength():
    """STR 11 against ARM 20."""
    p = given(trample(scene(small("a", ARM=20))), HIT)
    assert asked(p) == "roll-damage" and thrown(p) == 2
    given(p, dice(6, 6))
    assert lost(p, "a") == 3


@pytest.mark.clause("HRD-TRAMPLE-16")
def test_each_roll_is_boosted_by_itself():
    p = trample(scene(small("a", ARM=20), small("b", 24.4, 25.2, ARM=20), ogre=rusher(fury=1)))
    given(p, "decline", HIT, "boost")
    assert thrown(p) == 3
    given(p, dice(6, 6, 6), "boost")
    assert asked(p) == "roll-attack-melee" and thrown(p) == 3 and row(p, "ogre").fury == 4
    given(p, dice(1, 1, 6))
    assert asked(p) == "roll-damage" and thrown(p) == 2, "no fury is left for this one"


@pytest.mark.clause("HRD-TRAMPLE-13", "HRD-TRAMPLE-17", "HRD-TRAMPLE-19")
def test_v17_q25_free_strikes_come_after_all_attacks_however_far_it_is():
    """The guard's spear reaches 2 inches; it stands beside the first half of the way."""
    guard = model("guard", "spearman", 24 + LARGE + SMALL + 1, 21, 270)
    p = trample(scene(small("a"), small("b", 23.5, 25.5), guard))
    assert at(p, "ogre") == (24, 28) and attacked(p) == ["a", "b"]
    given(p, "strike spear")
    assert asked(p) == "roll-attack-melee" and p.pending.values == {
        "model": "guard",
        "target": "ogre",
        "need": 4,
    }
    done = play(p, HIT, dice(1, 1, 1))
    assert not happened(done, "event-free-strike") and asked(p) == "ask-activate"


def between_two(ogre: PieceEntry | None = None) -> Position:
    """A trample past two guards, whose free strikes are due at its end."""
    maul = {"name": "maul", "kind": "melee", "RNG": 2, "POW": 3, "effects": ["critical_knock_down"]}
    guards = [
        model(id, "spearman", 24 + sign * (LARGE + SMALL + 1), 21, 180 + 90 * sign, weapons=[maul])
        for id, sign in (("g", 1), ("h", -1))
    ]
    p = trample(scene(*guards, ogre=ogre))
    assert asked(p) == "ask-free-strike" and p.pending.values["model"] == "g"
    return p


@pytest.mark.clause("HRD-TRAMPLE-17")
def test_all_who_could_strike_do():
    p = given(between_two(), "strike maul", MISS)
    assert asked(p) == "ask-free-strike" and p.pending.values["model"] == "h"
    given(p, "strike maul", MISS)
    assert asked(p) == "ask-activate"


@pytest.mark.clause("HRD-TRAMPLE-17", "HRD-TRAMPLE-19", "HRD-R-207A")
def test_a_free_strike_that_knocks_it_down_takes_none_away():
    p = given(between_two(), "strike maul", HIT, dice(1, 1, 1))
    assert row(p, "ogre").knocked_down and p.pending.values["model"] == "h"
    given(p, "strike maul", MISS)
    assert asked(p) == "roll-damage", "on the ground it is hit whatever is rolled"
    given(p, dice(1, 1, 1))
    assert asked(p) == "ask-activate"


@pytest.mark.clause("HRD-TRAMPLE-19")
def test_who_is_destroyed_by_the_first_free_strike_suffers_no_second():
    p = between_two(rusher(spiral=[1, 1, 1], ARM=5))
    given(p, "strike maul", HIT, dice(6, 6, 6))
    while asked(p) == "roll-branch":
        given(p, dice(1))
    assert not row(p, "ogre").alive and asked(p) == "ask-activate"


@pytest.mark.clause("HRD-TRAMPLE-18")
def test_v17_who_was_contacted_does_not_strike():
    spears = [
        model(id, "spearman", x, y, 180, stats={"ARM": 40})
        for id, x, y in (("a", 24, 22.2), ("b", 23.6, 24.2))
    ]
    p = trample(scene(*spears))
    assert attacked(p) == ["a", "b"] and asked(p) == "ask-activate"


@pytest.mark.clause("HRD-TRAMPLE-19")
def test_who_could_not_have_struck_does_not():
    """One looks away, one is still beside it at the end, one lies on the ground."""
    away = model("away", "spearman", 24 + LARGE + SMALL + 1, 21, 90)
    still = model("still", "spearman", 24 - LARGE - SMALL - 1, 27, 90)
    lying = model("lying", "spearman", 24 - LARGE - SMALL - 1, 21, 90, states=["knocked_down"])
    p = trample(scene(away, still, lying))
    assert at(p, "ogre") == (24, 28) and asked(p) == "ask-activate"


@pytest.mark.clause("HRD-R-209B")
def test_a_trample_costs_a_fury_point():
    assert row(trample(scene(small("a"))), "ogre").fury == 4
    full = scene(small("a"), ogre=rusher(fury=4))
    assert refused(full, "trample") == ("reason-not-forced-to-trample", ("HRD-R-209B",))


@pytest.mark.clause("HRD-R-209E")
def test_additional_attacks_may_follow_a_trample_and_initial_ones_not():
    p = trample(scene(small("a"), victim("m", 24, 29.9), ogre=rusher(fury=2)))
    given(p, "decline", MISS)
    assert options(p, "attack") == [] and options(p, "buy") == ["buy m left_fist", "buy m right_fist"]


def test_q20_a_trample_is_no_charge_attack():
    p = given(trample(scene(small("a", ARM=20))), HIT)
    assert thrown(p) == 2 and row(p, "ogre").charging == -1


def test_the_table_edge_ends_a_trample():
    p = trample(scene(small("a"), size=27))
    assert y_of(p, "ogre") == pytest.approx(27 - LARGE, abs=0.001)


@pytest.mark.clause("HRD-R-01", "HRD-R-224B")
@pytest.mark.parametrize(
    ("edition", "facing", "points"),
    [("print", 180, 8), ("errata", 180, 4), ("print", 0, 4), ("errata", 0, 8)],
)
def test_q27_a_shield_wall_under_a_trample(edition: str, facing: float, points: int):
    """By the errata it matters whether the first contact was with the front; in print where the beast ends up.

    Two troopers shoulder to shoulder; both are struck, and the first one's fall does not lower the second's shield.
    2d6 and 11 against ARM 15, in the wall 19.
    """
    wall = [
        model(id, "shield", x, 23.5, facing, unit="w", states=["shield_wall"], stats={"boxes": boxes})
        for id, x, boxes in (("a", 24 - SMALL, 1), ("b", 24 + SMALL, 12))
    ]
    p = trample(scene(*wall, rulings={"edition": edition}))
    for _ in range(2):
        given(p, HIT, dice(6, 6))
    assert not row(p, "a").alive and lost(p, "b") == points
