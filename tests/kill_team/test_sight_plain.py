"""Who is shown is so by the exact measure, too."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from battlewright.table.bodies import Disc
from battlewright.table.lengths import inches, mm
from battlewright.table.sight import is_shown, obscured_silhouette

places = st.integers(-30, 30).map(lambda tenths: inches(tenths / 10))


def disc(x: int, y: int, tall: float = 1.5) -> Disc:
    return Disc(x, y, 0, mm(32) // 2, inches(tall))


@given(st.lists(st.tuples(places, places, st.sampled_from((1.0, 1.5, 3.0))), max_size=5))
def test_who_is_shown_is_not_hidden_whole(between: list[tuple[int, int, float]]) -> None:
    eye, shown = disc(0, inches(-6)), disc(0, inches(6))
    bodies = [disc(*each) for each in between]
    assert is_shown(eye, shown, bodies) is not obscured_silhouette(eye, shown, bodies).at_least(1)


def test_who_stands_free_is_shown_and_who_is_behind_a_giant_is_not() -> None:
    eye, shown = disc(0, 0), disc(0, inches(12))
    giant = Disc(0, inches(6), 0, mm(100) // 2, inches(6))
    assert is_shown(eye, shown)
    assert is_shown(eye, shown, [disc(inches(2), inches(6))])
    assert not is_shown(eye, shown, [giant])
