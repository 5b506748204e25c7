from __future__ import annotations

import copy
import pickle

import pytest

from battlewright.chance import D3, D6, D10Z, Die


def test_equal_dice_are_one_object() -> None:
    assert Die((1, 2, 3)) is D3
    assert pickle.loads(pickle.dumps(D6)) is D6 and copy.deepcopy(D10Z) is D10Z
    assert Die((3, 2, 1)) != D3


def test_a_die_has_faces_that_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="faces"):
        D6.faces = (6,)
    with pytest.raises(ValueError, match="at least one face"):
        Die(())


def test_dice_are_written_as_people_write_them() -> None:
    assert [repr(die) for die in (D6, D10Z, Die((0, 0, 1)))] == ["d6", "d[0..9]", "d[0, 0, 1]"]
