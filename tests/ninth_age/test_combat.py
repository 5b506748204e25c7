"""The round of close combat: its steps, Initiative, casualties and the score."""

from __future__ import annotations

from tests.ninth_age.striking import facing, law

from battlewright.rules.ninth_age.combat import CombatRound


def test_a_round_goes_end_to_end() -> None:
    p = facing({"WS": 4}, {"I": 2}, models=10)
    found = law(p, CombatRound(units=(3, 4)), lambda q: (q.rows[3].fleeing, q.rows[4].fleeing))
    assert sum(found.values()) == 1
    assert set(found) == {(False, False), (True, False), (False, True)}
