"""`quick ninth_age fight`: unit against unit, round after round, until somebody breaks or so many rounds are over."""

from __future__ import annotations

from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import Parameter, Prepared, QuickQuestion
from battlewright.rules.ninth_age.quick_round import PARAMETERS, rounds_of
from battlewright.rules.ninth_age.quick_units import Given
from battlewright.rules.ninth_age.setup import FIGHT

MOST_ROUNDS = 12
"""The turns of both players in a battle."""

ROUNDS = Parameter(
    "rounds",
    "whole",
    "quick-ninth-rounds",
    6,
    lowest=1,
    highest=MOST_ROUNDS,
    clauses=("T9A-STRIKE-03", "T9A-H-34S"),
)


def fight(given: Given) -> Prepared | list[Problem]:
    """Both in contact, in a fight by itself: nobody flees, pursues or reforms between its rounds."""
    return rounds_of(given, FIGHT, {"step": "fight.next_round", "times": given["rounds"]})


QUESTION = QuickQuestion(
    "fight", "quick-ninth-fight", (ROUNDS, *PARAMETERS), fight,
    (
        "enemy.broken", "unit.broken", "enemy.destroyed", "unit.destroyed", "enemy.casualties", "unit.casualties",
    ),
    aim={"side": "A", "maximise": "enemy.broken"},
)  # fmt: skip
