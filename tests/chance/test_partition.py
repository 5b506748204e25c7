from __future__ import annotations

import copy
import json
import pickle
from enum import Enum
from itertools import product
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlewright.chance import (
    D3,
    D6,
    D10Z,
    Die,
    Law,
    Partition,
    WrongDice,
    at_least,
    choice,
    joint,
    keep,
    keep_highest,
    keep_lowest,
    natural_extreme,
    natural_faces,
    opposed,
    order_statistic,
    successes,
    total,
)

dice = st.lists(st.integers(-2, 9), min_size=1, max_size=5).map(Die)
plain_dice = st.integers(1, 6).map(lambda highest: Die(range(1, highest + 1)))
pools = st.lists(dice, max_size=3).map(tuple)
bonuses = st.integers(-3, 3)
counts = st.integers(1, 4)


def read_every_roll(partition: Partition[Any]) -> Law[Any]:
    """The slow truth: every roll of a small pool read; a face printed twice is rolled twice as often."""
    return Law.uniform(partition.read(faces) for faces in product(*(die.faces for die in partition.dice)))


def is_even(result: int) -> bool:
    return result % 2 == 0


def assert_both_readings_agree(partition: Partition[Any]) -> None:
    assert partition.law == read_every_roll(partition)


@given(pools, bonuses)
def test_total(pool: tuple[Die, ...], bonus: int) -> None:
    assert_both_readings_agree(total(pool, bonus))
    assert total(pool, bonus).law.mean() == bonus + sum(total((die,)).law.mean() for die in pool)


@given(pools, st.integers(-6, 30), bonuses)
def test_at_least(pool: tuple[Die, ...], need: int, bonus: int) -> None:
    assert_both_readings_agree(at_least(pool, need, bonus))


@given(st.integers(0, 4), dice, st.integers(-3, 10))
def test_successes(n: int, die: Die, need: int) -> None:
    assert_both_readings_agree(successes(n, die, need))


@given(counts, dice, st.data())
def test_order_statistics(n: int, die: Die, data: st.DataObject) -> None:
    assert_both_readings_agree(order_statistic(n, die, data.draw(st.integers(1, n))))
    assert_both_readings_agree(keep_lowest(n, die))
    assert_both_readings_agree(keep_highest(n, die))


@given(counts, dice, st.sampled_from(["lowest", "highest"]), st.data())
def test_keeping_several(n: int, die: Die, end: Literal["lowest", "highest"], data: st.DataObject) -> None:
    kept = keep(n, die, end, data.draw(st.integers(0, n)))
    assert_both_readings_agree(kept)
    assert_both_readings_agree(kept.map(sum, "total of the kept"))


@given(pools.filter(bool))
def test_natural_faces_and_extremes(pool: tuple[Die, ...]) -> None:
    assert_both_readings_agree(natural_faces(pool))
    assert_both_readings_agree(natural_extreme(pool))


@given(dice, bonuses, bonuses)
def test_opposed(die: Die, mine: int, theirs: int) -> None:
    assert_both_readings_agree(opposed(die, mine, theirs))


@given(st.integers(1, 12), st.none() | plain_dice)
def test_every_choice_is_equally_likely(k: int, die: Die | None) -> None:
    assert_both_readings_agree(choice(k, die))
    assert choice(k, die).law == Law.uniform(range(k))


@given(pools, dice, bonuses)
def test_joint_and_map(pool: tuple[Die, ...], die: Die, bonus: int) -> None:
    both = joint(total(pool, bonus), keep_lowest(1, die), total(()))
    assert both.dice == (*pool, die)
    assert_both_readings_agree(both)
    assert_both_readings_agree(both.map(max, "highest part").map(is_even, "even"))


def test_parts_read_their_own_dice_in_reading_order() -> None:
    nested = joint(total((D6, D6), 10), joint(successes(2, D6, 4), keep_highest(2, D3)))
    assert nested.read((1, 2, 4, 3, 3, 1)) == (13, (1, 3))


def test_what_faces_mean() -> None:
    assert natural_extreme((D6, D10Z)).read((1, 0)) == "lowest"
    assert natural_extreme((D6, D10Z)).read((6, 9)) == "highest"
    assert natural_extreme((D6, D10Z)).read((6, 0)) == "between"
    assert opposed(D10Z, 12, 0).read((0, 9)) == ("win", 9)
    assert opposed(D10Z, 0, 1).read((6, 5)) == ("tie", 5)
    assert keep(4, D6, "highest", 3).read((5, 1, 6, 2)) == (2, 5, 6)


def test_a_choice_reads_like_the_table_people_use() -> None:
    assert [choice(3).read((face,)) for face in D6.faces] == [0, 0, 1, 1, 2, 2]
    assert [choice(2).read((face,)) for face in D6.faces] == [0, 0, 0, 1, 1, 1]
    assert [choice(5).read((face,)) for face in D10Z.faces] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert choice(4).dice == (Die((1, 2, 3, 4)),)
    assert choice(2, D3).dice == (Die((1, 2)),)
    assert choice(1).dice == () and choice(1).read(()) == 0


def test_large_pools_have_small_laws() -> None:
    assert len(successes(60, D6, 4).law.outcomes) == 61
    assert len(total((D6,) * 24).law.outcomes) == 121
    assert len(keep_lowest(1000, D10Z).law.outcomes) == 10
    assert len(keep(1000, D6, "lowest", 2).law.outcomes) == 21


def test_a_partition_asked_for_again_is_the_same_object() -> None:
    held = joint(total((D6, D6)), opposed(D10Z, 1, 0)).map(max, "greatest")
    base = total((D6, D6))
    for need in range(3000):
        at_least((D6,), need).map(bool, "evicts what was remembered")
        total((D6,), need)
        joint(base, total((D6,), need))
    assert total((D6, D6), bonus=0) is base
    assert joint(total((D6, D6), 0), opposed(die=D10Z, theirs=0, mine=1)).map(max, "greatest") is held
    assert total((D6, D6), 1) != base


def test_copies_are_the_same_object() -> None:
    partition = joint(total((D6, D6)), choice(3))
    assert copy.copy(partition) is partition and copy.deepcopy([partition]) == [partition]
    assert pickle.loads(pickle.dumps(partition)) is partition


@pytest.mark.parametrize(
    ("faces", "id", "values"),
    [
        ((6,), "dice-missing", {"position": 2, "expected": "0, 1, 2, 3, 4, 5, 6, 7, 8, 9"}),
        ((7, 0), "dice-wrong-face", {"position": 1, "value": "7", "expected": "1, 2, 3, 4, 5, 6"}),
        (
            (6, "9"),
            "dice-wrong-face",
            {"position": 2, "value": "9", "expected": "0, 1, 2, 3, 4, 5, 6, 7, 8, 9"},
        ),
        ((0,), "dice-wrong-face", {"position": 1, "value": "0", "expected": "1, 2, 3, 4, 5, 6"}),
        ((6, 9, 4), "dice-surplus", {"position": 3, "value": "4"}),
    ],
)
def test_wrong_dice_are_named_by_place_value_and_expectation(
    faces: tuple[Any, ...], id: str, values: dict[str, int | str]
) -> None:
    rolled = total((D6, D10Z))
    assert read_every_roll(rolled) == rolled.law
    with pytest.raises(WrongDice) as raised:
        rolled.read(faces)
    assert (raised.value.id, raised.value.values) == (id, values)
    again = pickle.loads(pickle.dumps(raised.value))
    assert (str(again), again.position) == (str(raised.value), raised.value.position)


@pytest.mark.parametrize(("count", "calls"), [(2, 1), (8, 3)])
def test_only_small_pools_remember_their_readings(count: int, calls: int) -> None:
    seen = []

    def note(result: int) -> int:
        seen.append(result)
        return result

    noted = total((D10Z,) * count).map(note, "noted")
    assert [noted.read((3,) * count) for _ in range(3)] == [3 * count] * 3
    assert len(seen) == calls


def test_faces_that_equal_a_face_are_read_as_that_face() -> None:
    kept = order_statistic(2, D6, 2)
    assert [type(kept.read(faces)) for faces in ([1.0, True], [1, 1])] == [int, int]  # type: ignore[list-item]


@pytest.mark.parametrize(
    "nonsense",
    [
        lambda: order_statistic(3, D6, 4),
        lambda: keep_lowest(0, D6),
        lambda: keep(2, D6, "lowest", 3),
        lambda: successes(-1, D6, 4),
        lambda: choice(0),
        lambda: choice(2, Die((0, 0, 1, 1))),
        lambda: natural_extreme(()),
    ],
)
def test_impossible_rolls_are_refused(nonsense: Any) -> None:
    with pytest.raises(ValueError, match=r"expected|distinct|no dice"):
        nonsense()


class Symbol(Enum):
    CLAW = "claw"
    BLANK = None


def symbol(face: int) -> Symbol:
    return Symbol.CLAW if face in (2, 5, 8) else Symbol.BLANK


def test_description_is_json() -> None:
    rolled = joint(total((D6,) * 2 + (D3,)).map(is_even, "even"), total((D10Z,)).map(symbol, "symbol"))
    described = rolled.describe()
    assert json.loads(json.dumps(described)) == described
    assert described["dice"] == [
        {"faces": [1, 2, 3, 4, 5, 6], "count": 2},
        {"faces": [1, 2, 3], "count": 1},
        {"faces": list(range(10)), "count": 1},
    ]
    assert [[True, "claw"], 3] in described["results"] and described["total"] == 20


def test_weights_too_large_for_json_are_written_as_decimals() -> None:
    described = keep_lowest(60, D10Z).describe()
    assert [9, "1"] in described["results"] and described["total"] == str(10**60)
