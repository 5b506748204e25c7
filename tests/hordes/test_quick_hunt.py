"""A hunt for wrong numbers: odd questions of hordes, each answered by the rules and by dice counted one by one."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from math import cos, hypot, radians, sin
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlewright.questions.answering import asked_odds
from battlewright.questions.reading import ready

MISS, HIT, CRITICAL = range(3)


@cache
def verdicts(dice: int, need: int) -> tuple[Fraction, Fraction, Fraction]:
    """The chances to miss, to hit, and to hit with two dice alike."""
    found = [0, 0, 0]
    for faces in product(range(1, 7), repeat=dice):
        hits = sum(faces) > dice and (sum(faces) >= need or sum(faces) == 6 * dice)
        found[MISS if not hits else CRITICAL if len(set(faces)) < dice else HIT] += 1
    return Fraction(found[0], 6**dice), Fraction(found[1], 6**dice), Fraction(found[2], 6**dice)


@cache
def points(dice: int, bonus: int) -> tuple[tuple[int, Fraction], ...]:
    """The points of damage with their chances."""
    counts: dict[int, int] = {}
    for faces in product(range(1, 7), repeat=dice):
        made = max(0, sum(faces) + bonus)
        counts[made] = counts.get(made, 0) + 1
    return tuple((made, Fraction(n, 6**dice)) for made, n in counts.items())


class Fight(NamedTuple):
    """Attacks as numbers: what the dice must reach, POW and STR over ARM; `most` attacks at all."""

    need: int
    bonus: int
    attacks: int
    fury: int
    boxes: int
    bought: bool = True
    most: int = 99
    down: bool = False
    charge: bool = False
    tough: bool = False
    critical: bool = False
    down_need: int | None = None


def killed(fight: Fight, spend: str = "best") -> Fraction:
    """The best chance to destroy, or that of a rule of thumb."""

    @cache
    def before(made: int, left: int, fury: int, boxes: int, down: bool) -> Fraction:
        if made == fight.most or (left == 0 and not (fight.bought and fury)):
            return Fraction(0)
        left, fury = (left - 1, fury) if left else (0, fury - 1)
        if down and fight.down_need is None:
            return after(made, left, fury, boxes, True)
        need = fight.down_need if down and fight.down_need is not None else fight.need
        values = []
        for boost in (0, 1)[: 1 + (fury > 0)]:
            miss, hit, critical = verdicts(2 + boost, need)
            rest = (made + 1, left, fury - boost, boxes)
            again = before(*rest, down)
            values.append(
                miss * again
                + hit * after(made, left, fury - boost, boxes, down)
                + critical * after(made, left, fury - boost, boxes, down or fight.critical)
            )
        return chosen(values, boosts(boxes, "hit") if spend != "both" else fury >= 2)

    @cache
    def after(made: int, left: int, fury: int, boxes: int, down: bool) -> Fraction:
        free = fight.charge and made == 0
        values = []
        for boost in (0, 1)[: 1 + (fury > 0 and not free)]:
            value = Fraction(0)
            for lost, weight in points(3 if free else 2 + boost, fight.bonus):
                if lost < boxes:
                    value += weight * before(made + 1, left, fury - boost, boxes - lost, down)
                else:
                    stays = before(made + 1, left, fury - boost, 1, True) if fight.tough else Fraction(0)
                    value += weight * (Fraction(2, 3) + stays / 3 if fight.tough else 1)
            values.append(value)
        return chosen(values, boosts(boxes, "damage") or spend == "both")

    def boosts(boxes: int, roll: str) -> bool:
        return spend in (roll, "eager") or (spend == "finish" and boxes <= 10 + fight.bonus)

    def chosen(values: list[Fraction], boosted: bool) -> Fraction:
        return max(values) if spend == "best" else values[-1] if boosted else values[0]

    return before(0, fight.attacks, fight.fury, fight.boxes, fight.down)


def asked(name: str, numbers: dict[str, Any], quantity: str = "target.destroyed") -> Fraction:
    found = asked_odds(ready("hordes", name, numbers), (quantity,), rational=True).quantities[quantity].mean
    assert isinstance(found, Fraction)
    return found


def melee_numbers(fight: Fight) -> dict[str, Any]:
    return {
        "mat": 6, "def": 6 + fight.need, "pow": 20 + fight.bonus, "arm": 20, "attacks": fight.attacks,
        "boxes": fight.boxes, "fury": fight.fury, "no_bought_attacks": not fight.bought,
    }  # fmt: skip


MELEE: list[tuple[str, Fight, dict[str, Any]]] = [
    ("behind the target", Fight(6, -2, 2, 2, 12), {"def": 14, "back": True}),
    ("knocked down", Fight(7, -3, 2, 2, 14, down=True), {"knocked_down": True}),
    ("stationary", Fight(20, -3, 1, 3, 14, down=True), {"stationary": True}),
    ("tough with one box", Fight(7, 0, 3, 2, 1, tough=True), {"tough": True}),
    ("tough with many boxes", Fight(8, 1, 2, 3, 13, tough=True), {"tough": True}),
    ("a charge", Fight(7, -1, 2, 2, 15, charge=True), {"charge": True, "fury": 3}),
    ("a charge with the last point", Fight(7, -1, 1, 0, 9, charge=True), {"charge": True, "fury": 1}),
    ("a warlock's charge", Fight(7, -1, 1, 2, 15, charge=True), {"charge": True, "attacker": "wolf_queen"}),
    ("critical knock-down", Fight(9, -2, 3, 2, 16, critical=True), {"critical_knock_down": True}),
    ("critical knock-down of a tough one", Fight(9, 2, 2, 2, 6, critical=True, tough=True),
     {"critical_knock_down": True, "tough": True}),
    ("all attacks bought, knocked down", Fight(7, -1, 0, 3, 16, down=True), {"knocked_down": True}),
    ("sixes only", Fight(19, 6, 4, 4, 12), {}),
    ("armour that nothing pierces", Fight(5, -18, 5, 2, 1), {}),
    ("one box of paper", Fight(1, 12, 1, 0, 1), {}),
    ("nobody with fury", Fight(7, -4, 3, 0, 8), {"attacker": "hammerer", "weapon": "sword"}),
    ("ten attacks", Fight(10, -7, 10, 1, 9, bought=False), {}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "fight", "more"), MELEE, ids=[name for name, *_ in MELEE])
def test_a_fight_is_what_its_dice_say(name: str, fight: Fight, more: dict[str, Any]) -> None:
    assert asked("melee", {**melee_numbers(fight), **more}) == killed(fight), name


fights = st.tuples(
    st.integers(1, 14),
    st.integers(-8, 4),
    st.integers(1, 3),
    st.integers(0, 3),
    st.integers(1, 14),
    st.booleans(),
).map(lambda numbers: Fight(*numbers))


@given(fights, st.sampled_from(["best", "both", "eager", "hit", "damage", "finish"]))
def test_any_fight_by_any_rule_of_thumb(fight: Fight, spend: str) -> None:
    assert asked("melee", {**melee_numbers(fight), "spend": spend}) == killed(fight, spend)


SHOTS: list[tuple[str, dict[str, Any], Fight]] = [
    ("two shots and two points", {"attacks": 2, "fury": 2, "boxes": 9, "rof": 3}, Fight(8, -2, 2, 2, 9, most=3)),
    ("ROF 1", {"fury": 3, "boxes": 6, "rof": 1}, Fight(8, -2, 1, 3, 6, most=1)),
    ("knocked down in cover", {"knocked_down": True, "cover": "cover", "boxes": 4, "fury": 1, "rof": 2},
     Fight(4, -2, 1, 1, 4, most=2)),
    ("a tough one that falls", {"tough": True, "boxes": 3, "attacks": 3, "fury": 0},
     Fight(8, -2, 3, 0, 3, tough=True, down_need=0)),
    ("nothing bought", {"fury": 2, "boxes": 8, "rof": 3, "no_bought_attacks": True},
     Fight(8, -2, 1, 2, 8, bought=False)),
]  # fmt: skip


@pytest.mark.parametrize(("name", "numbers", "fight"), SHOTS, ids=[name for name, *_ in SHOTS])
def test_shots_are_what_their_dice_say(name: str, numbers: dict[str, Any], fight: Fight) -> None:
    given_numbers = {"rat": 5, "def": 13, "pow": 12, "arm": 14, **numbers}
    assert asked("shoot", given_numbers) == killed(fight), name


def test_a_shot_into_melee_strikes_the_friend() -> None:
    """RAT 6 aimed, -4: the target needs 10, the friend 8; damage of either is rolled against its own ARM."""
    numbers = {"rat": 6, "def": 14, "aim": True, "in_melee": True, "fury": 0, "pow": 10, "arm": 14, "boxes": 5,
               "friend_def": 12, "friend_arm": 12, "friend_boxes": 4}  # fmt: skip
    at_target, at_friend = (1 - verdicts(2, need)[MISS] for need in (10, 8))
    falls = [sum(w for lost, w in points(2, bonus) if lost >= boxes) for bonus, boxes in ((-4, 5), (-2, 4))]
    assert asked("shoot", numbers) == at_target * falls[0]
    assert asked("shoot", numbers, "friend.destroyed") == (1 - at_target) * at_friend * falls[1]


@pytest.mark.parametrize(
    ("given_numbers", "hits"),
    [({"distance": 8.0}, True), ({"distance": 8.001}, False), ({"stealth": True, "distance": 5.001}, False)],
    ids=["at the range", "beyond", "stealth"],
)
def test_a_shot_beyond_the_range_misses(given_numbers: dict[str, Any], hits: bool) -> None:
    found = asked("shoot", {"rat": 5, "def": 12, "fury": 0, "range": 8.0, **given_numbers}, "P(target.hit)")
    assert found == (Fraction(21, 36) if hits else 0)


class Hurl(NamedTuple):
    """A throw as numbers; `dice` of its damage roll, `hands`."""

    need: int
    more: int
    bonus: int
    fury: int
    dice: int = 2
    hands: int = 1


def thrown_points(hurl: Hurl) -> Fraction:
    """The most points of damage on average."""
    holds = Fraction(
        sum(sum(mine) + hurl.more >= theirs for *mine, theirs in product(range(1, 7), repeat=hurl.hands + 1)),
        6 ** (hurl.hands + 1),
    )

    def worth(dice: int) -> Fraction:
        return sum((lost * weight for lost, weight in points(dice, hurl.bonus)), Fraction(0))

    def hits(boost: int) -> Fraction:
        return 1 - verdicts(2 + boost, hurl.need)[MISS]

    spare = hurl.fury - 1
    return max(
        hits(boost) * holds * worth(hurl.dice + min(1, spare - boost)) for boost in (0, 1)[: 1 + (spare > 0)]
    )


THROWS: list[tuple[str, Hurl, dict[str, Any]]] = [
    ("clean", Hurl(7, 3, -6, 1), {}),
    ("one boost", Hurl(7, 3, -6, 2), {}),
    ("both boosts", Hurl(9, 0, -9, 3), {}),
    ("into a wall", Hurl(7, -2, -8, 2, dice=3), {"behind": "obstruction", "gap": 0.5}),
    (
        "with both hands into a wall",
        Hurl(8, -4, -8, 3, dice=3, hands=2),
        {"behind": "obstruction", "gap": 0.0},
    ),
    ("on to an equal base", Hurl(7, 1, -5, 1, dice=3), {"behind": "medium", "gap": 0.1}),
]


@pytest.mark.parametrize(("name", "hurl", "more"), THROWS, ids=[name for name, *_ in THROWS])
def test_a_throw_is_what_its_dice_say(name: str, hurl: Hurl, more: dict[str, Any]) -> None:
    numbers = {
        "mat": 6, "def": 6 + hurl.need, "str": 10, "target_str": 10 - hurl.more, "arm": 10 - hurl.bonus,
        "boxes": 90, "fury": hurl.fury, "hands": hurl.hands, "base": "large", "target_base": "medium", **more,
    }  # fmt: skip
    assert asked("throw", numbers, "target.damage") == thrown_points(hurl), name


def test_a_model_thrown_at_another_strikes_it_without_a_boost() -> None:
    """STR 12 throws a medium model 6 inches: at a small one 4 inches away; the second roll needs 8."""
    numbers = {"mat": 6, "def": 6, "str": 12, "target_str": 4, "hands": 2, "at_it": True, "behind": "small", "gap": 4.0,
               "base": "large", "target_base": "medium", "stationary": True, "fury": 1, "arm": 40, "boxes": 9,
               "behind_def": 14, "behind_arm": 20, "behind_boxes": 3}  # fmt: skip
    falls = sum(w for lost, w in points(2, -8) if lost >= 3)
    hit = 1 - verdicts(2, 8)[MISS]
    reach, apart = (15 + 20) / 25.4, 4 + (15 + 20) / 25.4
    lands = sum(
        hypot(d3 * sin(radians(60 * turn)), d3 * cos(radians(60 * turn))) < reach
        for turn in range(6)
        for d3 in (1, 2, 3)
    )
    assert apart > 3
    assert asked("throw", numbers, "other.destroyed") == (hit + (1 - hit) * Fraction(lands, 18)) * falls


def struck(
    aoe: float, distance: float, spacing: float, models: int, hits: Fraction, kills: tuple[Fraction, Fraction]
) -> Fraction:
    """The models of a row of small bases that an area destroys on average: `kills` directly, and by the blast."""
    radius = 15 / 25.4
    pitch = 2 * radius + spacing
    row = [(step // 2 + step % 2) * (1 if step % 2 else -1) * pitch for step in range(models)]

    def under(x: float, y: float) -> int:
        return sum(hypot(place - x, y) < aoe / 2 + radius for place in row)

    strays = sum(
        under(far * sin(radians(60 * turn)), far * cos(radians(60 * turn)))
        for turn in range(6)
        for far in (min(rolled, distance / 2) for rolled in range(1, 7))
    )
    direct, blast = kills
    return hits * (direct + (under(0, 0) - 1) * blast) + (1 - hits) * Fraction(strays, 36) * blast


@pytest.mark.parametrize(
    ("aoe", "distance", "spacing", "models"),
    [(3, 8.0, 0.2, 5), (4, 5.0, 0.45, 7), (5, 13.0, 1.2, 4), (5, 3.0, 0.05, 9)],
)
def test_an_area_over_a_row_is_what_its_dice_say(
    aoe: int, distance: float, spacing: float, models: int
) -> None:
    numbers = {"aoe": aoe, "distance": distance, "spacing": spacing, "models": models, "rat": 5, "def": 13, "pow": 13,
               "arm": 15, "boxes": 2}  # fmt: skip
    kills = [sum(w for lost, w in points(2, power - 15) if lost >= 2) for power in (13, 7)]
    wanted = struck(aoe, distance, spacing, models, 1 - verdicts(2, 8)[MISS], (kills[0], kills[1]))
    assert asked("area", numbers, "count(B.destroyed)") == wanted


def test_a_boost_before_the_shot_or_after_it() -> None:
    """RAT 5 against DEF 14, one point: it boosts the attack roll or, once that is rolled, the damage."""
    numbers = {"attacker": "bile_toad", "rat": 5, "def": 14, "pow": 13, "arm": 16, "boxes": 3, "aoe": 3, "fury": 1,
               "models": 1, "distance": 13.0, "range": 20.0}  # fmt: skip

    def dies(dice: int, power: int) -> Fraction:
        return sum((weight for lost, weight in points(dice, power - 16) if lost >= 3), Fraction(0))

    def worth(attack_dice: int, damage_dice: int) -> Fraction:
        hits = 1 - verdicts(attack_dice, 9)[MISS]
        return hits * dies(damage_dice, 13) + (1 - hits) * Fraction(2, 6) * dies(damage_dice, 7)

    assert asked("area", numbers) == max(worth(3, 2), worth(2, 3))


def test_a_block_is_struck_in_its_ranks() -> None:
    """Two ranks of two, almost touching: drifting an inch at most, the area still covers all of them."""
    numbers = {"rat": 0, "def": 30, "pow": 40, "arm": 10, "boxes": 1, "aoe": 5, "models": 4, "formation": "block",
               "spacing": 0.05, "distance": 2.0}  # fmt: skip
    assert asked("area", numbers, "count(B.destroyed)") == 4


@pytest.mark.parametrize("formation", ["row", "block"])
def test_however_far_apart_they_stand_on_the_table(formation: str) -> None:
    """Whether it hits or drifts an inch, the shot meets its target alone."""
    numbers = {"models": 15, "spacing": 10.0, "formation": formation, "distance": 2.0, "boxes": 1, "pow": 40,
               "elevated": True}  # fmt: skip
    assert asked("area", numbers, "count(B.destroyed)") == 1
