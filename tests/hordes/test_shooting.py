"""Ranged attacks as an action, their targets, range and rate of fire (HRD-RANGED, HRD-RTARGET, HRD-RANGE, HRD-ROF)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hordes.battles import asked, block, dice, happened, lost, model, options, play
from tests.hordes.battles import row as row_of
from tests.hordes.shots import (
    BOLT,
    CANNON,
    FIRE,
    GUN,
    HIT,
    MISS,
    SWORD,
    aimed,
    allowed,
    asked_anew,
    away,
    barred,
    beast,
    calling,
    fighter,
    fury,
    mage,
    mark,
    needs,
    purpose,
    range_of,
    shooter,
)
from tests.hordes.throws import given
from tests.toys.script import script

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.views import withheld
from battlewright.rules.hordes.area import AreaAttack
from battlewright.rules.hordes.effects import Charging, KnockDown, Stop, UseAction
from battlewright.rules.hordes.shot import Shot
from battlewright.rules.hordes.spray import Spray

SLING = {"name": "sling", "kind": "ranged", "RNG": 8, "POW": 8}
REPEATER = {"name": "repeater", "kind": "ranged", "RNG": 10, "POW": 10, "ROF": 2}
VOLLEY = {"name": "volley", "kind": "ranged", "RNG": 10, "POW": 10, "ROF": 3, "attacks": 2}
RULE = Cause("rule")
NOTHING = dice(1, 1)
"""A damage roll that hurts nobody here."""


def two_marks() -> list[Any]:
    return [mark("t", 23), mark("u", 25)]


def one(p: Position) -> int:
    return p.scene.index["one"]


def ready_to_buy(*weapons: dict[str, Any], others: Any = (), spent: int = 0) -> Position:
    """A beast has made its initial shot at t, which missed; it can still be forced."""
    p = range_of(*others, one=beast(*weapons, fury=spent))
    return given(p, f"shoot t {weapons[0]['name']}", "decline", MISS)


@pytest.mark.clause("HRD-RANGED-01")
def test_one_initial_shot_with_each_weapon():
    p = range_of(one=shooter(GUN, SLING))
    play(p, "shoot t gun", MISS)
    assert options(p, "shoot") == ["shoot t sling"] and not options(p, "attack")
    assert row_of(p, "one").may_move is False
    assert barred(p, "shoot t gun")[0] == "reason-initial-shot-made"
    q = range_of(one=shooter(VOLLEY))
    play(q, "shoot t volley", MISS)
    assert options(q, "shoot") == ["shoot t volley"]
    given(q, "shoot t volley", MISS)
    assert asked(q) == "ask-activate"


@pytest.mark.clause("HRD-RANGED-01")
@pytest.mark.parametrize("kind", ["melee", "power", ""])
def test_no_initial_shot_when_the_action_is_used_otherwise(kind):
    p = range_of()
    p.effect(UseAction(one(p), RULE, kind))
    assert barred(p, "shoot t gun") == ("reason-no-action-for-shots", ("HRD-RANGED-01",))


@pytest.mark.clause("HRD-R-208F")
def test_no_shot_after_a_charge():
    p = range_of()
    p.effect(Charging(one(p), RULE, p.scene.index["t"]))
    assert barred(p, "shoot t gun") == ("reason-charged-and-cannot-shoot", ("HRD-R-208F",))


@pytest.mark.clause("HRD-RANGED-02", "HRD-RANGED-03")
def test_fury_buys_additional_shots_with_any_weapon():
    p = ready_to_buy(REPEATER, SLING, others=two_marks())
    assert options(p, "buy_shot") == [
        f"buy_shot {target} {name}" for target in "tu" for name in ("repeater", "sling")
    ]
    given(p, "buy_shot u sling", "decline", HIT, "decline", NOTHING)
    assert fury(p) == 1
    assert options(p, "shoot") == []
    assert barred(p, "shoot t sling") == ("reason-initial-shots-given-up", ("HRD-RANGED-02",))
    given(p, "buy_shot t repeater", "decline", MISS)
    assert fury(p) == 2


@pytest.mark.clause("HRD-RANGED-02")
def test_who_buys_no_shot():
    """Nobody before an initial one, no beast that cannot be forced any more, no warrior."""
    p = range_of(one=beast(REPEATER))
    assert barred(p, "buy_shot t repeater") == ("reason-no-shot-to-add-to", ("HRD-RANGED-02",))
    for shot in (beast(VOLLEY, fury=3), shooter(VOLLEY)):
        p = range_of(one=shot)
        given(p, "shoot t volley", MISS)
        assert barred(p, "buy_shot t volley")[0] == "reason-additional-shot-not-paid"


@pytest.mark.clause("HRD-RANGED-02")
def test_a_warlock_spends_fury_for_a_shot():
    caster = model("one", "stone_shaman", 24, 20, weapons=[REPEATER], fury=2)
    p = range_of(one=caster)
    given(p, "shoot t repeater", "decline", MISS, "buy_shot t repeater", "decline", MISS)
    assert fury(p) == 1


@pytest.mark.clause("HRD-RANGED-04", "HRD-ROF-01", "HRD-ROF-03")
def test_no_weapon_shoots_more_often_than_its_rate_of_fire():
    """However many attacks there are: two of three initial ones here, and all that fury could buy."""
    p = range_of(one=shooter({**VOLLEY, "attacks": 3, "ROF": 2}))
    given(p, "shoot t volley", MISS, "shoot t volley", MISS)
    assert asked(p) == "ask-activate"
    q = range_of(one=beast({**VOLLEY, "attacks": 3, "ROF": 2}, SLING))
    given(q, "shoot t volley", "decline", MISS, "shoot t volley", "decline", MISS)
    assert options(q, "shoot") == ["shoot t sling"] and options(q, "buy_shot") == ["buy_shot t sling"]
    assert barred(q, "shoot t volley")[0] == barred(q, "buy_shot t volley")[0] == "reason-past-rate-of-fire"


@pytest.mark.clause("HRD-ROF-01", "HRD-ROF-02")
def test_most_weapons_shoot_once_and_faster_ones_with_additional_attacks():
    p = ready_to_buy(REPEATER, SLING)
    assert options(p, "buy_shot") == ["buy_shot t repeater", "buy_shot t sling"]
    given(p, "buy_shot t repeater", "decline", MISS)
    assert options(p, "buy_shot") == ["buy_shot t sling"]
    assert barred(p, "buy_shot t repeater")[0] == "reason-past-rate-of-fire"
    q = ready_to_buy(GUN, SLING)
    assert barred(q, "buy_shot t gun")[0] == "reason-past-rate-of-fire"
    assert "HRD-ROF-02" in barred(q, "buy_shot t gun")[1]


@pytest.mark.clause("HRD-RANGED-04", "HRD-ROF-03")
@pytest.mark.parametrize("word", ["shoot", "buy_shot"])
def test_past_the_rate_of_fire_initial_and_additional_shots_are_barred(word):
    p = range_of(one=beast({**VOLLEY, "ROF": 1}, SLING))
    given(p, "shoot t volley", "decline", MISS)
    assert barred(p, f"{word} t volley")[0] == "reason-past-rate-of-fire"


@pytest.mark.clause("HRD-ROF-04")
def test_outside_the_activation_rate_of_fire_does_not_bind():
    """What the ROF refuses in the own activation it does not refuse while something else runs."""
    p = range_of(one=shooter({**VOLLEY, "ROF": 1}, SLING))
    given(p, "shoot t volley", MISS)
    assert "HRD-ROF-04" in barred(p, "shoot t volley")[1]
    b = range_of(one=beast(GUN, SLING))
    given(b, "shoot t gun", "decline", MISS)
    assert "HRD-ROF-04" in barred(b, "buy_shot t gun")[1]
    assert barred(p, "shoot t volley")[0] == "reason-past-rate-of-fire"
    calling(p, Shot(one(p), p.scene.index["t"], "volley", "ranged"))
    assert allowed(p, "shoot t volley")


@pytest.mark.clause("HRD-RANGED-05", "HRD-RANGED-06")
def test_shots_are_divided_among_all_targets_in_sight():
    """Friends are targets too; whoever is hidden is none."""
    friend = mark("friend", 27, 26, 0)
    hidden = mark("hidden", 24, 32)
    p = range_of(mark("t", 21), mark("u", 24, base=50), hidden, friends=[friend], one=shooter(VOLLEY))
    assert options(p, "shoot") == ["shoot friend volley", "shoot t volley", "shoot u volley"]
    done = play(p, "shoot t volley", HIT, NOTHING, "shoot u volley", MISS)
    assert [told["target"] for told in happened(done, "event-attack")] == ["t", "u"]


@pytest.mark.clause("HRD-RANGED-07")
def test_no_shots_in_melee():
    """Engaged or engaging; the sword may be used."""
    p = range_of(fighter("near", 24, 21.5), mark())
    assert options(p, "shoot") == [] and options(p, "attack") == ["attack near sword"]
    assert barred(p, "shoot t gun") == ("reason-in-melee-cannot-shoot", ("HRD-RANGED-07",))
    lying = range_of(fighter("near", 24, 21.5), mark())
    lying.effect(KnockDown(lying.scene.index["near"], RULE))
    assert options(given(lying, "aim"), "shoot") == ["shoot near gun", "shoot t gun"]


@pytest.mark.clause("HRD-RANGED-07")
def test_no_additional_shots_in_melee():
    """Here a beast has come near between the shots."""
    p = range_of(mark(), fighter("near", 24, 21.6), one=beast(REPEATER))
    p.effect(KnockDown(p.scene.index["near"], RULE))
    given(asked_anew(p), "shoot t repeater", "decline", MISS)
    assert allowed(p, "buy_shot t repeater")
    p.change(p.scene.index["near"], knocked_down=False)
    assert barred(p, "buy_shot t repeater") == ("reason-in-melee-cannot-shoot", ("HRD-RANGED-07",))


@pytest.mark.clause("HRD-R-215C", "HRD-R-216B")
@pytest.mark.parametrize("effect", [KnockDown, Stop])
def test_who_lies_or_is_stationary_does_not_shoot(effect):
    p = ready_to_buy(VOLLEY)
    p.effect(effect(one(p), RULE))
    for word in ("shoot", "buy_shot"):
        assert barred(p, f"{word} t volley") == ("reason-down-cannot-shoot", ("HRD-R-215C", "HRD-R-216B"))


@pytest.mark.clause("HRD-RANGED-11")
@pytest.mark.parametrize(("faces", "points"), [((1, 2), 1), ((6, 6), 10)])
def test_damage_is_2d6_and_the_power(faces, points):
    p = range_of(mark(ARM=12, boxes=20))
    play(p, "shoot t gun", HIT, dice(*faces))
    assert lost(p, "t") == points


WAYS = ("shoot t gun", "buy_shot t gun", "cast bolt t")


def may(word: str, *others: Any, terrain: Any = (), **more: Any) -> Position:
    """Somebody may shoot, buy a shot or cast, as far as he is concerned, with a weapon that is loaded for two more."""
    name = word.split()[0]
    if name == "cast":
        return range_of(*others, one=mage(), terrain=terrain, **more)
    p = range_of(*others, one=beast({**GUN, "ROF": 3}), terrain=terrain, **more)
    if name == "buy_shot":
        p.effect(UseAction(one(p), RULE, "ranged"))
        p.change(one(p), used=(("gun", 1),))
    return p


@pytest.mark.clause("HRD-RTARGET-01", "HRD-RTARGET-04", "HRD-MELEE-TARGET-02")
@pytest.mark.parametrize("way", WAYS)
def test_a_target_must_be_in_line_of_sight_but_need_not_be_the_nearest(way):
    """A base between hides it; one beside the line does not, however near."""
    p = may(way, mark(), mark("nearer", 24, 23, base=50))
    assert barred(p, way) == (
        "reason-out-of-sight",
        ("HRD-RTARGET-01", "HRD-RTARGET-04", "HRD-MELEE-TARGET-02", "HRD-AOE-04"),
    )
    assert allowed(may(way, mark(), mark("nearer", 22, 23, base=50)), way)


@pytest.mark.clause("HRD-RTARGET-02", "HRD-R-223G")
@pytest.mark.parametrize("way", WAYS)
def test_terrain_is_no_target(way):
    house = block(28, 24, 30, 26, "obstruction", "solid")
    at_house = way.replace(" t", " block")
    assert barred(may(way, terrain=[house]), at_house) == (
        "reason-terrain-is-no-target",
        ("HRD-RTARGET-02", "HRD-R-223G"),
    )


@pytest.mark.clause("HRD-RTARGET-06")
@pytest.mark.parametrize("way", WAYS)
def test_a_target_must_be_in_the_front_arc(way):
    """A base that reaches over the line between the arcs is in front."""
    assert barred(may(way, mark(y=16, facing=0)), way) == ("reason-out-of-arc", ("HRD-RTARGET-06",))
    assert allowed(may(way, mark(x=28, y=19.5, facing=270)), way)


@pytest.mark.clause("HRD-MELEE-TARGET-08")
@pytest.mark.parametrize("way", WAYS)
def test_who_cannot_be_targeted(way):
    p = may(way, mark(advantages=["untargetable"]))
    assert barred(p, way) == ("reason-untargetable", ("HRD-MELEE-TARGET-08",))


def declared(weapon: dict[str, Any], distance: float) -> tuple[Position, list[dict[str, Any]]]:
    """A shot of the weapon, after it is declared, and what was told of the range."""
    p = range_of(mark(y=away(distance)), one=shooter(weapon))
    done = script(p).say(f"shoot t {weapon['name']}")
    return p, happened(done, "event-range")


@pytest.mark.clause("HRD-RTARGET-05", "HRD-RANGE-01")
@pytest.mark.parametrize("weapon", [GUN, CANNON])
def test_the_range_is_measured_once_the_target_is_declared(weapon):
    """From edge to edge; with help by the rules no distance is known before."""
    told = declared(weapon, 9)[1]
    assert [(values["distance"] / 25_400, values["reached"]) for values in told] == [
        (pytest.approx(9, abs=0.001), True)
    ]
    assert not declared(weapon, 11)[1][0]["reached"]


@pytest.mark.clause("HRD-RTARGET-05")
@pytest.mark.parametrize("frame", [Shot, AreaAttack, Spray])
def test_distances_are_withheld_until_the_target_is_declared(frame):
    p = range_of(one=shooter(GUN, CANNON, FIRE))
    assert withheld(p, 0) == ()
    p.scene.help = "by_the_rules"
    assert withheld(p, 0) == ("distance",)
    weapon = {Shot: "gun", AreaAttack: "cannon", Spray: "fire"}[frame]
    given(p, f"shoot t {weapon}")
    assert isinstance(p.stack[-2], frame)
    assert withheld(p, 0) == () and withheld(p, 1) == ("distance",)


@pytest.mark.clause("HRD-RANGE-02", "HRD-RANGE-03", "HRD-RANGE-04")
@pytest.mark.parametrize("weapon", [GUN, CANNON])
def test_in_range_a_roll_out_of_range_an_automatic_miss(weapon):
    """Exactly at the RNG is in range."""
    p, _ = declared(weapon, 10)
    assert purpose(p) == "roll-attack-ranged" and needs(p) == 12 - 5
    p, _ = declared(weapon, 10.01)
    if weapon is GUN:
        assert asked(p) == "ask-activate"
    else:
        assert purpose(p) == "roll-deviation-area"


def test_an_attack_out_of_range_is_made_all_the_same():
    p = range_of(mark(y=away(11)), one=beast({**GUN, "ROF": 2}))
    given(p, "shoot t gun")
    assert row_of(p, "one").action == "ranged" and options(p, "shoot") == []


@pytest.mark.clause("HRD-RANGED-08", "HRD-RANGED-09")
def test_a_magic_attack_follows_the_rules_of_ranged_ones_but_not_those_for_them_alone():
    """Range and sight bind it; aiming does not help it, melee does not stop it."""
    p = aimed(range_of(fighter("near", 24, 21.7), mark("t", 27, 26), one=mage(SWORD | BOLT, FURY=5)))
    assert options(p, "cast")
    far = range_of(mark(y=away(11, 20 / 25.4)), one=mage())
    given(far, "cast bolt t")
    assert asked(far) == "ask-action" and fury(far) == 4
    q = aimed(range_of(one=mage(DEF=12)))
    given(q, "cast bolt t", "decline")
    assert purpose(q) == "roll-attack-magic" and needs(q) == 12 - 6
    r = aimed(range_of())
    given(r, "shoot t gun")
    assert needs(r) == 12 - 5 - 2
