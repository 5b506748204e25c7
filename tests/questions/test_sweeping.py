"""Sweeps: their axes, their cells, what stops them."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import battlewright as bw
from battlewright.odds import sampling
from battlewright.odds.bounds import Cancelled
from battlewright.odds.results import Odds
from battlewright.questions import sweeping
from battlewright.questions.axes import axis, axis_of
from battlewright.questions.reading import question

MELEE = question("redroll", "melee")
SHOOT = question("redroll", "shoot")


@given(st.integers(-99, 99), st.integers(-99, 99), st.integers(1, 9))
def test_a_run_has_the_values_that_a_range_has(one: int, other: int, step: int) -> None:
    low, high = sorted((one, other))
    assert axis_of(MELEE, f"k={low}..{high}:{step}").values == tuple(range(low, high + 1, step))


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("distance=0..0.3:0.1", (0, 0.1, 0.2, 0.3)),
        ("k=1..3,2..4,1", (1, 2, 3, 4)),
        ("--attacker-wounds=3", (3,)),
        ("red", ("take", "decline", "best")),
        ("lucky=none,3+7", ((), (3, 7))),
    ],
)
def test_axes_as_they_are_typed(text: str, values: tuple[object, ...]) -> None:
    assert axis_of(MELEE, text).values == values


def test_axes_of_programs() -> None:
    assert axis(SHOOT, "cover", None).values == ("none", "light", "heavy")
    assert axis(SHOOT, "cover", "light").values == ("light",)
    assert axis(SHOOT, "need", range(1, 3)).values == (1, 2)


def test_everything_wrong_with_all_sweeps_is_told_at_once() -> None:
    with pytest.raises(bw.QuickError) as refused:
        bw.sweep("redroll", "melee", {"k": (1, 2), "agi": (1,), "mel": (2,)}, k=3)
    assert [problem.id for problem in refused.value.problems] == ["quick-sweep-axes", "quick-sweep-twice"]


def test_what_follows_from_the_values_swept_is_not_the_same_for_all() -> None:
    fixed = bw.sweep("redroll", "melee", {"mel": (1, 2)}, symbols="off").fixed
    assert "k" not in fixed
    assert fixed["damage"] == 2


def test_regrets_are_those_of_the_side_that_decides() -> None:
    found = bw.sweep("redroll", "melee", {"red": None}, wounds=5)
    take, decline, best = found.grid("target.destroyed")[0]
    assert found.regrets() == [0, pytest.approx(decline - take), 0]  # type: ignore[operator]
    assert best == take
    assert bw.sweep("redroll", "melee", {"k": (1,)}).regrets() is None


def test_every_cell_says_how_it_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "TRIALS", 400)
    found = bw.sweep("redroll", "melee", {"attacks": (1, 9)}, wounds=99, max_positions=2000)
    assert [cell["method"] for cell in found.to_json()["cells"]] == ["exact", "sampled"]


def test_what_cheap_cells_leave_of_the_time_goes_to_dear_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of twelve seconds each of three has four at first; two are done at once, so the third has nearly all."""
    clock, had = [0.0], list[tuple[int, float]]()
    cheap = bw.quick("redroll", "melee", attacks=1).odds

    def asked(made: Any, *_: Any, budget_s: float, **__: Any) -> Odds:
        attacks = int(made.settled["attacks"])
        had.append((attacks, budget_s))
        is_late = attacks == 9 and budget_s < 8
        clock[0] += min(budget_s, 4.0 if attacks == 9 else 0.0)
        return msgspec.structs.replace(cheap, method="sampled" if is_late else "exact")

    monkeypatch.setattr(sweeping, "asked_odds", asked)
    monkeypatch.setattr(sweeping, "monotonic", lambda: clock[0])
    found = bw.sweep("redroll", "melee", {"attacks": (9, 1, 2)}, budget_s=12.0)
    assert had == [(9, 4.0), (1, 4.0), (2, 8.0), (9, 8.0)]
    assert [cell.is_sampled for cell in found.cells] == [False] * 3


def test_who_cancels_keeps_what_is_done() -> None:
    asked: list[int] = []
    found = bw.sweep(
        "redroll", "melee", {"k": range(5)}, symbols="off",
        progress=lambda done, count: asked.append(done), cancel=lambda: asked[-1] == 2,
    )  # fmt: skip
    assert (len(found.cells), found.size, asked) == (2, 5, [0, 1, 2])
    assert found.grid("target.destroyed")[0][2:] == [None] * 3
    with pytest.raises(Cancelled):
        bw.sweep("redroll", "melee", {"k": range(5)}, cancel=lambda: True)


def test_numbers_that_do_not_go_together_leave_a_cell_empty() -> None:
    cells = bw.sweep("redroll", "melee", {"weapon": ("fists", "axe")}, pow=3).to_json()["cells"]
    assert cells[0]["refused"]["id"] == "quick-failed"
    assert cells[1]["method"] == "exact"


def test_the_quantity_to_look_at_is_one_of_those_shown() -> None:
    found = bw.sweep("redroll", "melee", {"k": (1,)}, watch=(" target.destroyed",), main=" target.destroyed")
    assert (found.main, found.quantities) == ("target.destroyed", ("target.destroyed",))


def test_a_refused_cell_says_why() -> None:
    cells = bw.sweep("redroll", "shoot", {"distance": (0.3, 6)}).to_json()["cells"]
    assert cells[0]["refused"]["clauses"] == ["AP-R-36"]
    assert cells[0]["target.hit"] is None
    assert "refused" not in cells[1]
