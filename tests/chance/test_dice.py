from __future__ import annotations

import copy
import math
import pickle
from typing import Any

import numpy as np
import pytest

from battlewright.chance import D3, D6, D10Z, DiceError, Die


def test_equal_dice_are_one_object() -> None:
    assert Die((1, 2, 3)) is D3
    assert pickle.loads(pickle.dumps(D6)) is D6 and copy.deepcopy(D10Z) is D10Z
    assert Die((3, 2, 1)) != D3


def test_a_die_has_faces_that_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="faces"):
        D6.faces = (6,)


@pytest.mark.parametrize(
    ("faces", "id", "value"),
    [
        ((), "dice-no-faces", "()"),
        ("123", "dice-no-faces", "'123'"),
        (5, "dice-no-faces", "5"),
        ([1, 1.5], "dice-no-number", "1.5"),
        ([2.0], "dice-no-number", "2.0"),
        ([True], "dice-no-number", "True"),
        (np.array([True]), "dice-no-number", repr(np.True_)),
        (["x"], "dice-no-number", "'x'"),
        ([math.nan], "dice-no-number", "nan"),
    ],
)
def test_what_is_no_die_is_neither_rounded_nor_read_as_one(faces: Any, id: str, value: str) -> None:
    with pytest.raises(DiceError) as refused:
        Die(faces)
    assert (refused.value.id, refused.value.values) == (id, {"value": value})


def test_integers_of_numpy_are_faces() -> None:
    assert Die(np.arange(1, 7)) is D6


def test_dice_are_written_as_people_write_them() -> None:
    assert [repr(die) for die in (D6, D10Z, Die((0, 0, 1)))] == ["d6", "d[0..9]", "d[0, 0, 1]"]
