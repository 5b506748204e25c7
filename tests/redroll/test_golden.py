"""The recorded battles are played the same (see `golden.py` for writing them anew)."""

import pytest
from tests.redroll.golden import SEEDS, recorded, text


@pytest.mark.parametrize("seed", SEEDS)
def test_a_recorded_battle_is_played_the_same(seed):
    assert text(seed).splitlines() == recorded(seed).read_text(encoding="utf-8").splitlines()
