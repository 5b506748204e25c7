"""A scenario may give a model other Lucky Numbers than its card."""

from typing import Any

import pytest

from battlewright.scenario.findings import ScenarioError
from battlewright.scenario.load import from_dict, position


def duel(lucky: Any) -> dict[str, Any]:
    return {
        "battlewright": 1,
        "ruleset": "redroll",
        "table": {"size": [24, 24]},
        "sides": {
            "A": {"models": [{"id": "a", "profile": "hunter", "at": [12, 5], "lucky": lucky}]},
            "B": {"models": [{"id": "b", "profile": "hunter", "at": [12, 15]}]},
        },
    }


@pytest.mark.parametrize("lucky", [[], [3], [0, 9]])
def test_they_take_the_place_of_the_cards(lucky: list[int]) -> None:
    cards = position(from_dict(duel(lucky))).scene.data.cards
    assert [card.lucky for card in cards] == [tuple(lucky), (7,)]


@pytest.mark.parametrize("lucky", [7, "7", [10], [-1], [True], [[3]], [2.0]])
def test_only_faces_of_the_die_are_lucky(lucky: Any) -> None:
    with pytest.raises(ScenarioError) as refused:
        from_dict(duel(lucky))
    [finding] = refused.value.findings
    assert finding.field in ("sides.A.models[0].lucky", "sides.A.models[0].lucky[0]")
