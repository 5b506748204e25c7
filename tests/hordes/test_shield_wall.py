"""The origin of damage and the shield wall (HRD-ORIGIN-01 to 05, 2.24, 2.25), and the vectors V29 and V30."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hordes.battles import asked, dice, lost, model
from tests.hordes.shots import (
    CANNON,
    FIRE,
    GUN,
    HIT,
    MISS,
    MM,
    SWORD,
    beast,
    range_of,
    shooter,
)
from tests.hordes.throws import given

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import Each
from battlewright.rules.common.game import PieceEntry
from battlewright.rules.hordes.damage import NO_ORIGIN, DamageRoll
from battlewright.rules.hordes.effects import KnockDown, Turn
from battlewright.rules.hordes.origin import from_the_front, of_model, of_point

EDITIONS = pytest.mark.parametrize("edition", ["print", "errata"])
OPEN, WALLED = 15, 19
"""ARM without the wall and in it."""
X, Y = 24, 26
DIAGONAL = 18 * MM, 24 * MM
"""From the middle of one base to that of another one in contact with it."""
BESIDE = 30 * MM


def trooper(
    id: str,
    x: float,
    y: float = Y,
    facing: float = 180,
    *,
    unit: str = "wall",
    states: Any = ("shield_wall",),
) -> PieceEntry:
    stats = {"ARM": OPEN, "DEF": 12, "boxes": 9}
    return model(id, "shield", x, y, facing, weapons=[], stats=stats, unit=unit, states=list(states))


def three() -> list[PieceEntry]:
    """A faces the shooter; B, who has A in its front arc, touches it, and so does C, who has A behind it."""
    right, back = DIAGONAL
    return [trooper("a", X, Y), trooper("b", X + right, Y + back), trooper("c", X - right, Y - back)]


def armours(p: Position, *answers: Any) -> dict[str, int]:
    """The ARM of each model against the damage rolls that the answers lead to."""
    p.splits = True
    given(p, *answers)
    frames = p.pending.frames if isinstance(p.pending, Each) else p.stack[-1:]
    return {p.scene.names[f.target]: p.value("armour", f) for f in frames if isinstance(f, DamageRoll)}


def bombarded(*troopers: PieceEntry, **rulings: Any) -> Position:
    """A cannon shoots at the troopers."""
    return range_of(*(troopers or three()), one=shooter(CANNON), rulings=rulings)


@EDITIONS
@pytest.mark.clause("HRD-ORIGIN-01", "HRD-ORIGIN-02", "HRD-ORIGIN-03")
def test_v29_a_direct_hit_on_the_wall(edition):
    """A keeps the bonus against the attacker in front, B against the point of impact in front of it."""
    assert armours(bombarded(edition=edition), "shoot a cannon", HIT) == {"a": WALLED, "b": WALLED, "c": OPEN}


@EDITIONS
@pytest.mark.clause("HRD-ORIGIN-01", "HRD-ORIGIN-04")
def test_v29_who_has_the_one_that_is_hit_behind_it_loses_the_bonus(edition):
    assert armours(bombarded(edition=edition), "shoot a cannon", HIT)["c"] == OPEN
    alone = bombarded(trooper("a", X), trooper("c", X + BESIDE, facing=0), edition=edition)
    assert armours(alone, "shoot c cannon", HIT) == {"c": OPEN, "a": WALLED}


@EDITIONS
@pytest.mark.clause("HRD-ORIGIN-01", "HRD-ORIGIN-05")
@pytest.mark.parametrize(("direction", "expected"), [(1, (OPEN, OPEN, OPEN)), (4, (WALLED, WALLED, WALLED))])
def test_v29_q40_a_miss_that_comes_down_behind_or_in_front(direction, expected, edition):
    """An inch behind A nobody keeps the bonus, an inch before it all do: the origin is the point of impact."""
    found = armours(bombarded(edition=edition), "shoot a cannon", MISS, dice(direction, 1))
    assert found == dict(zip("abc", expected, strict=True))


@pytest.mark.clause("HRD-ORIGIN-03", "HRD-ORIGIN-04", "HRD-R-07")
@pytest.mark.parametrize(
    ("origin", "turned", "kept"),
    [
        ("point", 0, True), ("point", 1, False), ("model", 1, True), ("model", 29.9, True),
        ("model", 30.1, False), ("model", 60, False),
    ],
)  # fmt: skip
def test_v30_one_directly_beside_the_one_that_is_hit(origin, turned, kept):
    """The point on the line between the arcs is in front; of the model a part is until it is wholly behind."""
    p = bombarded(trooper("a", X), trooper("b", X + BESIDE, facing=180 - turned), shield_wall_origin=origin)
    assert armours(p, "shoot a cannon", HIT)["b"] == (WALLED if kept else OPEN)


@pytest.mark.clause("HRD-R-07", "HRD-ORIGIN-05")
def test_of_a_miss_the_point_counts_under_either_ruling():
    p = bombarded(shield_wall_origin="model")
    assert armours(p, "shoot a cannon", MISS, dice(1, 1))["a"] == OPEN


@EDITIONS
@pytest.mark.clause("HRD-R-224B")
@pytest.mark.parametrize("one", [shooter(CANNON), beast(CANNON, fury=2)], ids=["at once", "one by one"])
def test_q41_who_dies_in_this_attack_still_holds_the_wall(one, edition):
    """B in the middle is destroyed; A and C have their +4 against the same blast: 11 + 8 is not above 19."""
    middle = model("b", "shield", X, Y, 180, weapons=[], unit="wall", states=["shield_wall"])
    p = range_of(
        trooper("a", X - BESIDE), middle, trooper("c", X + BESIDE), one=one, rulings={"edition": edition}
    )
    given(p, "shoot b cannon", *(["decline"] if asked_boost(p) else []), HIT)
    for faces in ((6, 6), (5, 6), (5, 6)):
        while asked(p) == "ask-boost_damage":
            given(p, "decline")
        given(p, dice(*faces))
    assert not p.rows[p.scene.index["b"]].alive
    assert (lost(p, "a"), lost(p, "c")) == (0, 0)


def asked_boost(p: Position) -> bool:
    """Whether the shooter is asked for a boost of its attack roll."""
    q = p.fork()
    given(q, "shoot b cannon")
    return asked(q) == "ask-boost_attack"


@EDITIONS
@pytest.mark.clause("HRD-R-225C")
def test_q42_damage_without_origin_and_the_end_of_the_order(edition):
    """Nothing comes from the back arc that comes from nowhere; in the next turn of its side the order is over."""
    p = bombarded(trooper("a", X), trooper("b", X + BESIDE), edition=edition)
    row = p.scene.index["a"]
    fire = DamageRoll(row, row, 12, "fire")
    assert fire.origin == NO_ORIGIN and p.value("armour", fire) == WALLED
    p.effect(Turn(0, Cause("rule"), 1))
    assert p.value("armour", fire) == OPEN


@pytest.mark.clause("HRD-ORIGIN-02")
@pytest.mark.parametrize(("weapon", "hits"), [(GUN, 1), (FIRE, 2)])
@pytest.mark.parametrize(("target", "armour"), [("a", WALLED), ("b", OPEN)])
def test_shots_and_sprays_come_from_the_attacker(weapon, hits, target, armour):
    """In front of A, behind B, who looks the other way; the spray strikes both."""
    p = range_of(trooper("a", X), trooper("b", X + BESIDE, facing=0), one=shooter(weapon))
    assert armours(p, f"shoot {target} {weapon['name']}", *[HIT] * hits)[target] == armour


@pytest.mark.clause("HRD-ORIGIN-02", "HRD-ORIGIN-04")
@pytest.mark.parametrize(("facing", "armour"), [(180, WALLED), (0, OPEN)])
def test_melee_attacks_come_from_the_attacker(facing, armour):
    p = range_of(
        trooper("a", X, 21.4, facing), trooper("b", X + BESIDE, 21.4, facing), one=shooter(SWORD, MAT=20)
    )
    assert armours(p, "attack a sword", HIT) == {"a": armour}


@pytest.mark.clause("HRD-ORIGIN-02")
@pytest.mark.parametrize(
    "other",
    [
        trooper("b", X + BESIDE + 0.01),
        trooper("b", X + BESIDE, unit="others"),
        trooper("b", X + BESIDE, states=()),
    ],
    ids=["apart", "another unit", "without the order"],
)
def test_what_is_no_wall(other):
    """Shoulder to shoulder with another of the unit that holds the order too."""
    assert armours(bombarded(trooper("a", X), other), "shoot a cannon", HIT)["a"] == OPEN


@pytest.mark.clause("HRD-ORIGIN-02")
def test_who_is_knocked_down_is_out_of_the_wall():
    p = bombarded(trooper("a", X), trooper("b", X + BESIDE))
    p.effect(KnockDown(p.scene.index["b"], Cause("rule")))
    assert armours(p, "shoot a cannon", HIT) == {"a": OPEN, "b": OPEN}


@pytest.mark.clause("HRD-R-225A", "HRD-R-225B")
def test_where_damage_comes_from():
    p = bombarded()
    a, one = p.scene.index["a"], p.scene.index["one"]
    assert from_the_front(p, a, of_model(one)) and from_the_front(p, a, NO_ORIGIN)
    base = p.rows[a].base
    assert from_the_front(p, a, of_point((base.x, base.y - 30)))
    assert not from_the_front(p, a, of_point((base.x, base.y + 30)))
