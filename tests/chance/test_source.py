from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlewright.chance import (
    D3,
    D6,
    D10Z,
    DiceLeftOver,
    Die,
    LocalDice,
    ScriptedDice,
    WrongDice,
    joint,
    successes,
    total,
)

D7 = Die(range(1, 8))
D100 = Die(range(1, 101))
D1000 = Die(range(1000))


def chi_square(seen: Counter[int], die: Die) -> float:
    expected = seen.total() / len(die.faces)
    return sum((seen[face] - expected) ** 2 for face in die.faces) / expected


@pytest.mark.parametrize("die", [D3, D6, D7, D10Z, D100, Die(range(256)), Die(range(257)), D1000])
def test_faces_are_uniform(die: Die) -> None:
    source = LocalDice("a fixed key")
    seen = Counter(face for index in range(200) for face in source.faces((die,) * 100, index))
    degrees = len(die.faces) - 1
    assert set(seen) == set(die.faces)
    assert chi_square(seen, die) < degrees + 4 * (2 * degrees) ** 0.5 + 4


def test_dice_of_a_roll_and_of_neighbouring_rolls_are_independent() -> None:
    pairs = Die(range(36))
    source = LocalDice("another fixed key")
    rolls = [source.faces((D6, D6), index) for index in range(20_000)]
    together = Counter((a - 1) * 6 + b - 1 for a, b in rolls)
    in_turn = Counter((a - 1) * 6 + b - 1 for (a, _), (b, _) in pairwise(rolls))
    assert chi_square(together, pairs) < 80 and chi_square(in_turn, pairs) < 80


@given(
    st.text(max_size=80),
    st.integers(0, 2**64 - 1),
    st.lists(st.sampled_from([D3, D6, D10Z, D1000]), max_size=90),
)
def test_key_and_index_decide_and_faces_are_of_their_dice(key: str, index: int, dice: list[Die]) -> None:
    source = LocalDice(key)
    source.faces((D6,), index // 2)
    faces = source.faces(tuple(dice), index)
    assert faces == LocalDice(key.encode()).faces(tuple(dice), index)
    assert len(faces) == len(dice) and all(face in die.faces for face, die in zip(faces, dice, strict=True))


def test_other_keys_and_indices_give_other_dice() -> None:
    dice = (D10Z,) * 30
    rolls = {LocalDice(key).faces(dice, index) for key in ("a", "b", b"c" * 100) for index in range(50)}
    assert len(rolls) == 150


def test_the_stream_is_the_documented_one() -> None:
    """Faces of old battles must stay what they were, or their files no longer replay."""
    source = LocalDice("battle 1")
    assert source.faces((D10Z, D10Z, D6, D6, D3), 0) == (1, 2, 1, 4, 1)
    assert source.faces((D6,) * 100, 7)[-8:] == (4, 4, 3, 3, 2, 6, 3, 1)
    assert source.faces((D6, D1000), 2) == (2, 223)


def test_a_sample_is_the_faces_with_their_result() -> None:
    partition = joint(total((D6, D6), 3), successes(2, D10Z, 5))
    faces, result = partition.sample(LocalDice("sample"), 4)
    assert faces == LocalDice("sample").faces(partition.dice, 4)
    assert result == partition.read(faces)


def test_scripted_dice_are_used_in_reading_order() -> None:
    source = ScriptedDice([6, 0, 9, 1])
    assert source.faces((D6, D10Z), 0) == (6, 0)
    assert source.faces((), 1) == ()
    assert source.faces((D10Z, D6), 2) == (9, 1)
    source.finish()


def test_a_script_that_does_not_fit_names_the_die() -> None:
    source = ScriptedDice([6, 0, 5])
    with pytest.raises(WrongDice) as wrong:
        source.faces((D6, D6), 0)
    assert wrong.value.values == {"position": 2, "value": "0", "expected": "1, 2, 3, 4, 5, 6"}
    assert source.faces((D6, D10Z), 0) == (6, 0)
    with pytest.raises(WrongDice) as missing:
        source.faces((D6, D3), 1)
    assert (missing.value.id, missing.value.values) == (
        "dice-missing",
        {"position": 4, "expected": "1, 2, 3"},
    )
    with pytest.raises(DiceLeftOver) as left:
        source.finish()
    assert (left.value.id, left.value.values) == ("dice-left-over", {"position": 3, "count": 1})
