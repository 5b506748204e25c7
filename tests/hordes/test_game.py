"""What faces are told of hordes: hints beside the answers, and what is seen of a model."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.hordes.battles import battle, model

from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.rules.hordes.game import GAME


def told(p: Position, id: str) -> dict[str, Any]:
    return GAME.describe(p, p.scene.index[id])


def hints(p: Position) -> dict[str, dict[str, Any]]:
    assert isinstance(p.pending, Choose)
    return {" ".join(map(str, option)): GAME.hint(p, option) for option in p.pending.options}


def beast_and_foe(**more: Any) -> Position:
    alpha = model("alpha", "wolf_alpha", 10, 4, **more)
    return battle([alpha], [model("toad", "bile_toad", 10, 5.78, facing=180)], turn="alpha")


def test_attacks_are_hinted_with_distance_sight_chance_and_cost():
    found = hints(beast_and_foe())
    strike, lift = found["attack toad jaws"], found["throw toad"]
    assert strike == {
        "distance": pytest.approx(0.0083, abs=1e-3),
        "sight": True,
        "hit": float(Fraction(30, 36)),
    }
    assert (lift["hit"], lift["cost"]) == (strike["hit"], 1)
    assert found["charge toad"]["cost"] == 1 and "hit" not in found["charge toad"]
    assert found["advance"] == found["end"] == {}


def test_an_attack_that_hits_or_misses_by_itself_is_hinted_as_certain():
    down = model("toad", "bile_toad", 10, 5.78, facing=180, states=["knocked_down"])
    p = battle([model("alpha", "wolf_alpha", 10, 4)], [down], turn="alpha")
    assert hints(p)["attack toad jaws"]["hit"] == 1.0
    far = battle([model("bow", "bowman", 10, 4)], [model("toad", "bile_toad", 10, 20)], turn="bow")
    assert hints(far)["shoot toad bow"]["hit"] == 0.0


def test_spells_are_hinted_with_their_cost():
    shaman = model("shaman", "stone_shaman", 10, 4)
    p = battle([shaman], [model("toad", "bile_toad", 10, 9, facing=180)], turn="shaman")
    found = hints(p)
    assert (found["cast fire_bolt toad"]["cost"], found["cast whirlwind toad"]["cost"]) == (2, 3)
    assert found["cast fire_bolt toad"]["hit"] == float(Fraction(26, 36))


def test_what_is_seen_of_a_beast():
    """Its spiral by aspects, of which one without a free circle is named among the states."""
    p = beast_and_foe(boxes_lost={"1": 4, "2": 5, "3": 2}, fury=2)
    alpha = told(p, "alpha")
    assert alpha["aspects"] == {"mind": (0, 9), "body": (8, 10), "spirit": (9, 9)}
    assert alpha["states"] == ["mind_crippled"]
    assert (alpha["fury"], alpha["fury_max"], alpha["active"], alpha["acted"]) == (2, 4, True, False)
    assert told(p, "toad")["states"] == []


def test_a_model_with_one_row_of_boxes_has_no_aspects():
    p = battle([model("bow", "bowman", 10, 4)], [model("toad", "bile_toad", 10, 20)], turn="bow")
    assert told(p, "bow")["aspects"] == {}
