"""Exact laws of rounds: allocation solved for both players, joint laws, other statistics over the same graph."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.core.position import Position
from battlewright.odds.answer import odds
from battlewright.odds.store import Graphs
from battlewright.scenario.load import from_dict, position

ROUND = {"step": "combat_round.what_follows"}
UNHURT = "P(a.casualties = 0)"
AIM = {"side": "A", "maximise": UNHURT}
LAWS = ["joint(a.casualties, b.casualties)", "A.score", "B.score", "a.broken", "b.broken"]


def fighting(models: int = 5, champion: bool = True, strength: int = 4, **rulings: str) -> Position:
    """Two units front to front; side A is stronger and strikes first."""

    def unit(id: str, **fields: Any) -> dict[str, Any]:
        stats = {
            "WS": 4,
            "S": strength if id == "a" else 3,
            "T": 3,
            "I": 5 if id == "a" else 3,
            "A": 1,
            "Ld": 7,
            "rules": [],
            "base": [20, 20],
        }
        whole = {"files": 5, "models": models, "champion": champion, "weapons": ["hand_weapon"], "armour": []}
        return {"id": id, "profile": "militia", "at": [36, 24], "stats": stats, **whole, **fields}

    return position(
        from_dict({
            "battlewright": 1, "ruleset": "ninth_age", "table": {"size": [72, 48]}, "rulings": rulings,
            "sides": {"A": {"models": [unit("a")]}, "B": {"models": [unit("b", facing=180)]}},
            "turn": {"round": 1, "side": "A", "phase": "fight"},
        })
    )  # fmt: skip


@pytest.mark.clause("T9A-R-04")
@pytest.mark.parametrize("order", ["active_first", "secret"])
def test_allocation_is_solved_for_both_players(order: str) -> None:
    """Best against default is better than default against default, and no worse than best against best: who strikes
    first spends something on the champion, who has more attacks."""
    p = fighting(allocation_order=order)

    def unhurt(aim: Any, **policy: str) -> float:
        answer = odds(p, [UNHURT], aim, policy or None, ROUND)
        assert answer.method == "exact"
        return float(answer.quantities[UNHURT].mean or 0)

    by_default = unhurt(None)
    alone = unhurt(AIM, A="best", B="default")
    both = unhurt(AIM, A="best", B="best")
    slack = 1e-12
    assert by_default <= alone + slack and both <= alone + slack
    assert alone > by_default


def test_joint_laws_have_the_laws_of_their_parts() -> None:
    p = fighting(champion=False)
    answer = odds(p, ["joint(a.casualties, B.score)", "a.casualties", "B.score"], stop=ROUND, rational=True)
    joint, casualties, score = (answer.quantities[text].pmf for text in answer.quantities)
    for place, alone in ((0, casualties), (1, score)):
        summed: dict[Any, Any] = {}
        for values, share in joint:
            summed[values[place]] = summed.get(values[place], 0) + share
        assert summed == dict(alone)


@pytest.mark.parametrize("strength", [3, 5])
def test_a_graph_walked_with_notes_answers_other_statistics(strength: int) -> None:
    """What was kept for the rows hides nothing from who notes what the rolls have read."""
    graphs, other = Graphs(notes=True), fighting(champion=False, strength=strength)
    odds(fighting(champion=False), LAWS, stop=ROUND, graphs=graphs)
    again, cold = odds(other, LAWS, stop=ROUND, graphs=graphs), odds(other, LAWS, stop=ROUND)
    for text in LAWS:
        for value, share in cold.quantities[text].pmf:
            found = again.quantities[text].probability(value)
            assert abs(found - share) <= again.error_bound + cold.error_bound


def test_more_wounds_than_there_are_are_not_told_apart() -> None:
    """Outside a duel nothing hangs on them: none to five fall to those who strike first, and the others strike back."""
    answer = odds(fighting(champion=False), ["joint(a.wounds, b.wounds)"], stop=ROUND)
    (pmf,) = (found.pmf for found in answer.quantities.values())
    assert len(pmf) == sum(6 - fallen for fallen in range(6))
