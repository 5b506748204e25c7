"""What faces are told of kill_team: hints beside the answers, and what is seen of a model."""

from typing import Any

import pytest
from tests.kill_team.battles import battle, model, options, play, slab

from battlewright.core.position import Position
from battlewright.rules.kill_team import GAME


def hints(p: Position) -> dict[str, dict[str, Any]]:
    return {words: GAME.hint(p, option) for words, option in zip(options(p), p.pending.options, strict=True)}


def charging() -> Position:
    """A trooper 4 inches from its enemy, and one 8 inches."""
    near, far = model("near", "brawler", 24, 18.74016), model("far", "brawler", 27, 15.22)
    foe = model("foe", "line_trooper", 24, 24, weapons=["battle_rifle"])
    return battle([near, far], [foe], turn={"phase": "charge"})


def test_a_charge_is_hinted_with_the_model_that_arrives_most_likely() -> None:
    told = hints(charging())
    assert told["charge foe"] == {
        "distance": pytest.approx(4, abs=1e-3),
        "sight": True,
        "hit": pytest.approx(33 / 36),
        "reaches": True,
    }
    assert told["done"] == {}


def test_each_declaration_is_hinted_with_its_own_chance() -> None:
    p = charging()
    play(p, "charge foe")
    told = hints(p)
    assert told["declare near"]["hit"] > told["declare far"]["hit"] > 0


def test_overwatch_is_hinted_with_a_snap_shot() -> None:
    p = charging()
    play(p, "charge foe", "declare near", "declared")
    assert hints(p)["overwatch foe battle_rifle"]["hit"] == pytest.approx(1 / 6)


def test_shots_are_hinted_and_blasts_only_with_their_distance() -> None:
    shooter = model("a", "line_trooper", 24, 18)
    p = battle([shooter], [model("b", "brawler", 24, 24)], turn={"phase": "shooting"})
    play(p, "pick a")
    told = hints(p)
    assert told["shoot b battle_rifle"]["hit"] == pytest.approx(2 / 3)
    assert "hit" not in told["shoot b frag_grenade"]
    assert told["shoot b frag_grenade"]["sight"] is True


def test_what_is_seen_of_a_model() -> None:
    p = battle(
        [model("boss", "brawler_boss", 24, 24, wounds_lost=1, charged=True)],
        [model("b", "line_trooper", 24, 25.25985)],
        turn={"side": "A", "phase": "charge"},
    )
    told = GAME.describe(p, p.scene.index["boss"])
    assert (told["wounds"], told["wounds_left"], told["side"]) == (3, 2, "A")
    assert {"leader", "banner", "charged", "locked"} <= set(told["states"])
    assert told["stats"]["WS"] == 4 and [w["name"] for w in told["weapons"]] == [
        "scrap_pistol",
        "crusher_claw",
    ]


def test_sight_names_what_stands_in_the_way() -> None:
    wall = slab("wall", 20, 21, 28, 21.5, "obstruction", "solid", top=6)
    p = battle(
        [model("a", "brawler", 24, 18)],
        [model("b", "brawler", 24, 24), model("c", "brawler", 30, 18)],
        terrain=[wall],
    )
    a, b, c = (p.scene.index[id] for id in "abc")
    assert not GAME.sight(p, a, b).clear
    assert [blocker.id for blocker in GAME.sight(p, a, b).blockers] == ["wall"]
    assert GAME.sight(p, a, c).clear


def test_the_dead_have_no_base() -> None:
    p = battle(
        [model("a", "brawler", 24, 18, destroyed=True), model("c", "brawler", 4)],
        [model("b", "brawler", 24, 24)],
        turn={"side": "A"},
    )
    assert GAME.base(p, p.scene.index["a"]) is None
    assert GAME.base(p, p.scene.index["b"]) is not None
