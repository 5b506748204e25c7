"""Charges: who may, how far, into which side, what falls short, and those that flee (H14, H17, H18)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.ninth_age.battles import Dice, asked, battle, dice, happened, options, piece_of, row
from tests.toys.script import Script, script

from battlewright.core.errors import Illegal
from battlewright.core.position import Event, Position
from battlewright.core.requests import Roll
from battlewright.core.running import apply
from battlewright.rules.ninth_age.charging import MADE, charge_roll, sides_to_charge
from battlewright.rules.ninth_age.contact import facing_of, touching
from battlewright.rules.ninth_age.distances import random_distance
from battlewright.table.lengths import INCH, inches
from battlewright.texts.sayings import event_text


def duel(distance: float = 9, own: str = "", foe: str = "", more: str = "") -> Position:
    """Spears of side A, facing the guard of side B at so many inches, in the charge phase."""
    return battle(f"""
    A:
      - {{id: spears, profile: militia, at: [36, 20], files: 5, models: 20{own}}}
    B:
      - {{id: guard, profile: veterans, at: [36, {20 + distance}], facing: 180, files: 5, models: 15{foe}}}
      {more}
    turn: {{side: A, phase: charge, round: 1}}
    """)


def go(p: Position, *answers: str | Dice) -> Script:
    """Give answers and dice, and leave the battle at whatever it asks then."""
    done = script(p)
    for answer in answers:
        if isinstance(answer, Dice):
            done.roll(*answer)
        else:
            done.say(answer)
    return done


def refused(p: Position, *answer: str) -> Illegal:
    """Why an answer is refused; nothing is changed by it."""
    before, waits = list(p.rows), p.pending
    with pytest.raises(Illegal) as found:
        apply(p, answer)
    assert p.rows == before and p.pending is waits
    return found.value


@pytest.mark.clause("T9A-H-14A", "T9A-H-14J", "T9A-H-14N")
def test_a_charge_is_declared_then_rolled_and_made_into_contact() -> None:
    p = duel(9)
    done = go(p, "charge spears guard")
    assert asked(p) == "roll-charge" and happened(done, "event-charge-declared")
    go(p, dice(2, 3))
    assert touching(p, row(p, "spears")) == (row(p, "guard"),)
    assert piece_of(p, "spears").charged and not piece_of(p, "guard").charged
    assert piece_of(p, "spears").charging == row(p, "guard")
    assert piece_of(p, "spears").block.y == inches(29)


@pytest.mark.clause("T9A-H-14A")
def test_all_charges_are_declared_before_the_first_is_made() -> None:
    p = battle("""
    A:
      - {id: left, profile: militia, at: [20, 20], files: 5, models: 20}
      - {id: right, profile: militia, at: [40, 20], files: 5, models: 20}
    B:
      - {id: one, profile: militia, at: [20, 28], facing: 180, files: 5, models: 20}
      - {id: other, profile: militia, at: [40, 28], facing: 180, files: 5, models: 20}
    turn: {side: A, phase: charge, round: 1}
    """)
    go(p, "charge left one")
    assert options(p, "charge") == ["charge right other"]
    go(p, "charge right other")
    assert asked(p) == "roll-charge"
    go(p, dice(6, 6))
    assert touching(p, row(p, "left")) and not touching(p, row(p, "right"))
    go(p, dice(6, 6))
    assert touching(p, row(p, "right"))


@pytest.mark.parametrize(
    ("distance", "chance"), [(9, Fraction(5, 6)), (10, Fraction(13, 18)), (11, Fraction(7, 12))]
)
@pytest.mark.clause("T9A-H-14G", "T9A-H-14J")
def test_v29_movement_4(distance: int, chance: Fraction) -> None:
    p = duel(distance)
    go(p, "charge spears guard")
    assert isinstance(p.pending, Roll)
    assert p.pending.partition.law.probability(MADE) == chance


@pytest.mark.parametrize(("distance", "chance"), [(15, Fraction(29, 36)), (16, Fraction(49, 72))])
@pytest.mark.clause("T9A-H-14H")
def test_v29_movement_8_and_swiftstride(distance: int, chance: Fraction) -> None:
    p = battle(f"""
    A: [{{id: riders, profile: lancers, at: [36, 10], files: 4, models: 8, stats: {{horse: {{M: 9}}}}}}]
    B: [{{id: guard, profile: veterans, at: [36, {10 + distance}], facing: 180, files: 5, models: 15}}]
    turn: {{side: A, phase: charge, round: 1}}
    """)
    go(p, "charge riders guard")
    assert isinstance(p.pending, Roll) and len(p.pending.partition.dice) == 3
    assert p.pending.partition.law.probability(MADE) == chance


def test_v29_mean_of_swiftstride() -> None:
    p = battle("""
    A: [{id: riders, profile: lancers, at: [36, 10], files: 4, models: 8}]
    B: [{id: guard, profile: veterans, at: [36, 40], facing: 180, files: 5, models: 15}]
    """)
    law = random_distance(p, row(p, "riders")).law
    assert sum(Fraction(n * weight, law.total) for n, weight in law.items()) == Fraction(203, 24)


@pytest.mark.clause("T9A-H-14I")
def test_dice_of_a_champions_unit_come_to_4_at_least_but_a_failure_goes_by_the_dice() -> None:
    p = duel(7.9, own=", champion: true")
    go(p, "charge spears guard", dice(1, 1))
    assert touching(p, row(p, "spears"))
    p = duel(8.5, own=", champion: true")
    go(p, "charge spears guard", dice(1, 1))
    assert not touching(p, row(p, "spears"))
    assert piece_of(p, "spears").block.y == inches(21)
    p = duel(7.9)
    go(p, "charge spears guard", dice(1, 1))
    assert not touching(p, row(p, "spears"))


def test_the_roll_tells_apart_only_success_and_the_highest_die() -> None:
    p = duel(9)
    law = charge_roll(p, row(p, "spears"), 5).law
    assert sorted(result for result, _ in law.items()) == [MADE, 1, 2, 3]
    assert law.probability(3) == Fraction(2, 36)


@pytest.mark.clause("T9A-H-18A", "T9A-H-18B")
def test_a_charge_that_falls_short_goes_the_highest_die_and_the_unit_does_nothing_more() -> None:
    p = duel(12)
    done = go(p, "charge spears guard", dice(3, 2))
    assert happened(done, "event-charge-fails")[0]["distance"] == 3 * INCH
    assert piece_of(p, "spears").block.y == inches(23)
    assert asked(p) != "ask-move"


@pytest.mark.clause("T9A-H-18A")
def test_it_turns_toward_the_middle_of_its_target() -> None:
    p = battle("""
    A: [{id: spears, profile: militia, at: [30, 10], files: 5, models: 10}]
    B: [{id: guard, profile: veterans, at: [36, 22], facing: 180, files: 5, models: 15}]
    turn: {side: A, phase: charge, round: 1}
    """)
    go(p, "charge spears guard", dice(4, 1))
    own = piece_of(p, "spears").block
    assert 0 < own.facing < 45_000_000 and own.x > inches(30)


@pytest.mark.clause("T9A-H-14B")
def test_who_is_too_far_is_not_charged() -> None:
    p = duel(16.5, more="- {id: near, profile: militia, at: [45, 30], facing: 180, files: 5, models: 5}")
    assert "charge spears guard" not in options(p)
    assert refused(p, "charge", "spears", "guard").id == "reason-charge-out-of-reach"
    assert "charge spears guard" in options(duel(16))


@pytest.mark.clause("T9A-H-14B", "T9A-H-03A", "T9A-H-03B")
def test_who_is_not_seen_is_not_charged() -> None:
    p = duel(8, more="- {id: behind, profile: militia, at: [36, 12], files: 5, models: 5}")
    error = refused(p, "charge", "spears", "behind")
    assert error.id == "reason-charge-unseen" and "T9A-H-14B" in error.clauses


@pytest.mark.clause("T9A-H-24C")
def test_who_is_in_combat_charges_nobody() -> None:
    p = duel(8, more="- {id: foe, profile: militia, at: [36, 20], facing: 180, files: 5, models: 5}")
    other = battle("""
    A:
      - {id: spears, profile: militia, at: [36, 20], files: 5, models: 20}
      - {id: free, profile: militia, at: [50, 20], files: 5, models: 20}
    B:
      - {id: foe, profile: militia, at: [36, 20], facing: 180, files: 5, models: 5}
      - {id: guard, profile: veterans, at: [50, 28], facing: 180, files: 5, models: 15}
    turn: {side: A, phase: charge, round: 1}
    """)
    assert asked(p) != "ask-charge"
    assert refused(other, "charge", "spears", "guard").id == "reason-charge-in-combat"


@pytest.mark.clause("T9A-H-22A", "T9A-H-04B")
def test_who_flees_or_cannot_move_charges_nobody() -> None:
    p = battle("""
    A:
      - {id: spears, profile: militia, at: [36, 20], files: 5, models: 20, fleeing: true}
      - {id: stuck, profile: militia, at: [20, 20], files: 5, models: 20, stats: {M: 0}}
      - {id: free, profile: militia, at: [50, 20], files: 5, models: 20}
    B:
      - {id: guard, profile: veterans, at: [36, 28], facing: 180, files: 5, models: 15}
      - {id: other, profile: veterans, at: [20, 21], facing: 180, files: 5, models: 15}
      - {id: third, profile: veterans, at: [50, 28], facing: 180, files: 5, models: 15}
    turn: {side: A, phase: charge, round: 1}
    """)
    assert refused(p, "charge", "spears", "guard").id == "reason-charge-in-flight"
    assert refused(p, "charge", "stuck", "other").id == "reason-charge-without-movement"


@pytest.mark.clause("T9A-H-14A")
def test_nobody_declares_two_charges() -> None:
    p = battle("""
    A:
      - {id: spears, profile: militia, at: [36, 20], files: 5, models: 20}
      - {id: free, profile: militia, at: [50, 20], files: 5, models: 20}
    B:
      - {id: guard, profile: veterans, at: [36, 28], facing: 180, files: 5, models: 15}
      - {id: third, profile: veterans, at: [50, 28], facing: 180, files: 5, models: 15}
    turn: {side: A, phase: charge, round: 1}
    """)
    go(p, "charge spears guard")
    assert refused(p, "charge", "spears", "third").id == "reason-charge-twice"


@pytest.mark.clause("T9A-H-14O", "T9A-H-14K")
def test_a_charge_that_would_touch_somebody_else_or_run_into_him_has_no_way() -> None:
    line = "- {id: screen, profile: militia, at: [36, 23], facing: 180, files: 12, models: 12}"
    p = duel(8, more=line)
    assert options(p, "charge") == ["charge spears screen"]
    assert refused(p, "charge", "spears", "guard").id == "reason-charge-without-way"


@pytest.mark.parametrize(
    ("place", "facing", "where"),
    [((36, 28), 180, "front"), ((30, 20), 90, "flank"), ((36, 12), 0, "rear")],
)
@pytest.mark.clause("T9A-H-14L")
def test_it_touches_the_side_before_which_it_stood(place: Any, facing: int, where: str) -> None:
    p = battle(f"""
    A: [{{id: spears, profile: militia, at: [{place[0]}, {place[1]}], facing: {facing}, files: 5, models: 20}}]
    B: [{{id: guard, profile: veterans, at: [36, 20], files: 5, models: 20}}]
    turn: {{side: A, phase: charge, round: 1}}
    """)
    done = go(p, "charge spears guard", dice(6, 6))
    assert facing_of(p, row(p, "spears"), row(p, "guard")) == where
    assert happened(done, "event-charge-made")[0]["where"] == where


@pytest.mark.clause("T9A-H-14M")
def test_before_two_sides_equally_a_die_tells_which() -> None:
    def corner() -> Position:
        p = battle("""
        A: [{id: spears, profile: militia, at: [29, 25.031496], facing: 135, files: 5, models: 5}]
        B: [{id: guard, profile: veterans, at: [36, 20], files: 5, models: 20}]
        turn: {side: A, phase: charge, round: 1}
        """)
        go(p, "charge spears guard")
        return p

    p = corner()
    assert asked(p) == "roll-side"
    assert isinstance(p.pending, Roll) and p.pending.partition.law.probability(0) == Fraction(1, 2)
    go(p, dice(1), dice(6, 6))
    first = facing_of(p, row(p, "spears"), row(p, "guard"))
    p = corner()
    go(p, dice(6), dice(6, 6))
    assert {first, facing_of(p, row(p, "spears"), row(p, "guard"))} == {"front", "flank"}


@pytest.mark.clause("T9A-H-14P", "T9A-H-17A", "T9A-H-17B")
def test_who_flees_flees_again_and_is_destroyed_if_it_is_caught() -> None:
    given = """
    A: [{id: spears, profile: militia, at: [36, 20], files: 5, models: 20}]
    B:
      - {id: guard, profile: veterans, at: [36, 26], facing: 20, files: 5, models: 15, fleeing: true}
      - {id: rest, profile: veterans, at: [10, 44], facing: 180, files: 5, models: 15}
    turn: {side: A, phase: charge, round: 1}
    """
    p = battle(given)
    go(p, "charge spears guard")
    assert asked(p) == "roll-flight"
    done = go(p, dice(1, 1), dice(6, 6))
    assert happened(done, "event-ridden-down") and not piece_of(p, "guard").alive
    assert not piece_of(p, "spears").charged and piece_of(p, "spears").block.y > inches(22)
    p = battle(given)
    go(p, "charge spears guard", dice(6, 6), dice(1, 1))
    assert piece_of(p, "guard").alive


@pytest.mark.clause("T9A-H-17A")
def test_who_flees_is_charged_in_any_side() -> None:
    for fleeing, sides in (("true", ("back", "front", "right", "left")), ("false", ("back",))):
        p = battle(f"""
        A: [{{id: spears, profile: militia, at: [36, 20], files: 5, models: 20}}]
        B: [{{id: guard, profile: veterans, at: [36, 26], files: 5, models: 15, fleeing: {fleeing}}}]
        """)
        assert sides_to_charge(p, row(p, "spears"), row(p, "guard")) == sides


@pytest.mark.clause("T9A-H-17C")
def test_after_a_passed_leadership_test_who_has_caught_its_target_may_pivot() -> None:
    p = battle("""
    A: [{id: spears, profile: militia, at: [36, 20], files: 5, models: 20}]
    B:
      - {id: guard, profile: veterans, at: [36, 26], facing: 20, files: 5, models: 15, fleeing: true}
      - {id: rest, profile: veterans, at: [10, 44], facing: 180, files: 5, models: 15}
    turn: {side: A, phase: charge, round: 1}
    """)
    go(p, "charge spears guard", dice(1, 1), dice(6, 6))
    assert asked(p) == "roll-leadership"
    passed, failed = p.fork(), p
    go(passed, dice(1, 1))
    assert asked(passed) == "ask-pivot"
    go(failed, dice(6, 6))
    assert asked(failed) != "ask-pivot"


@pytest.mark.clause("T9A-H-14C", "T9A-H-14D")
def test_who_is_charged_holds() -> None:
    p = duel(9)
    before = piece_of(p, "guard").block
    go(p, "charge spears guard", dice(6, 6))
    assert piece_of(p, "guard").block == before


@pytest.mark.parametrize(
    ("blocked", "en", "ru"),
    [
        (True, "the highest die is 4, and what is in the way stops it after", "4, но путь прегражден"),
        (False, "the highest die is 4, and it goes ahead", "4, пройдено"),
    ],
)
def test_a_failed_charge_says_why_it_stopped(blocked: bool, en: str, ru: str) -> None:
    values = {"model": "a", "target": "b", "die": 4, "distance": 101600, "blocked": blocked}
    told = [event_text(Event("event-charge-fails", values, ()), lang, "ninth_age") for lang in ("en", "ru")]
    assert en in told[0] and ru in told[1]
