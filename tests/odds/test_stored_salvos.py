"""Stored graphs of rolls in several stages."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.odds.salvos import Needs, salvos
from tests.odds.test_stored import alike

from battlewright.odds.answer import odds
from battlewright.odds.store import Graphs

WATCH = ["b1.models"]
AIM = {"side": "A", "minimise": "b1.models"}


@pytest.mark.parametrize("shields", [False, True])
@pytest.mark.parametrize(
    ("needs", "source"),
    [
        (Needs(hit=2), "stored"),
        (Needs(wound=6), "stored"),
        (Needs(armour=3), "stored"),
        (Needs(armour=0), "cold"),
        (Needs(wound_again=True), "cold"),
    ],
)
def test_needs_change_weights_and_stages_the_graph(shields: bool, needs: Needs, source: str) -> None:
    """A window after the wounds cuts the run of stages in two; without an offer it is one run."""
    graphs = Graphs(notes=True)
    odds(salvos(Needs(), shields=shields), WATCH, AIM, graphs=graphs)
    p = salvos(needs, shields=shields)
    kept = odds(p, WATCH, AIM, graphs=graphs)
    assert alike(kept, odds(p, WATCH, AIM))
    assert kept.source == source


@pytest.mark.parametrize("cursed", [False, True])
def test_what_an_offer_has_read_is_walked(cursed: bool) -> None:
    graphs = Graphs(notes=True)
    odds(salvos(Needs(cursed=cursed), shields=True), WATCH, AIM, graphs=graphs)
    p = salvos(Needs(cursed=not cursed), shields=True)
    kept = odds(p, WATCH, AIM, graphs=graphs)
    assert (kept.source, alike(kept, odds(p, WATCH, AIM))) == ("cold", True)


NEEDS = st.builds(
    Needs,
    hit=st.integers(1, 7), wound=st.integers(1, 7), wound_again=st.booleans(),
    armour=st.sampled_from([0, 2, 3, 5, 6, 7]), shield=st.integers(0, 3), wounds=st.integers(1, 2),
    cursed=st.booleans(),
)  # fmt: skip


@given(st.lists(NEEDS, min_size=2, max_size=4), st.booleans(), st.booleans())
def test_any_needs_give_what_a_cold_walk_gives(needs: list[Needs], shields: bool, aims: bool) -> None:
    graphs = Graphs(notes=True)
    for own in needs:
        p = salvos(own, shots=2, shields=shields)
        aim = AIM if aims else None
        assert alike(odds(p, WATCH, aim, graphs=graphs), odds(p, WATCH, aim))
