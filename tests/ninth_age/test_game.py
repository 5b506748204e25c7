"""The ruleset as scenarios, pictures and players see it."""

from __future__ import annotations

import pytest
import yaml
from tests.ninth_age.battles import asked, battle, built, options, piece_of, row

from battlewright.core.state import Frame
from battlewright.rules.ninth_age import GAME
from battlewright.rules.ninth_age.checks import CHARACTER_FIELDS, UNIT_FIELDS
from battlewright.scenario.library import starter_text
from battlewright.scenario.load import load, position
from battlewright.texts import languages

PAIR = {
    "A": [{"id": "lancers", "profile": "lancers", "at": [36, 20], "files": 4, "models": 6, "champion": True}],
    "B": [{"id": "foe", "profile": "veterans", "at": [36, 28], "facing": 180, "files": 5, "models": 10}],
}


def test_every_field_of_a_piece_is_in_the_schema() -> None:
    assert {*UNIT_FIELDS, *CHARACTER_FIELDS, "stats"} == set(GAME.state_fields())
    assert set(GAME.turn_fields()) == {"round", "side", "phase"}


@pytest.mark.parametrize(
    ("turn", "question", "side"),
    [
        ({}, "ask-charge", 0),
        ({"side": "B"}, "ask-charge", 1),
        ({"round": 3}, "ask-charge", 0),
        ({"side": "A", "phase": "moves"}, "ask-move", 0),
        ({"side": "B", "phase": "moves"}, "ask-move", 1),
    ],
)
def test_where_a_battle_begins(turn: dict[str, object], question: str, side: int) -> None:
    p = battle({**PAIR, "turn": turn})
    assert (asked(p), p.pending.player, p.rows[0].round) == (question, side, turn.get("round", 1))


def test_the_turns_go_on_from_where_a_battle_begins() -> None:
    for side, after in (("A", "second_turn"), ("B", "next_pair")):
        p = battle({**PAIR, "turn": {"side": side, "phase": "moves"}})
        bottom: Frame = p.stack[0]
        assert bottom.at == p.rules.procedures[type(bottom)].labels[after]


def test_characters_share_what_their_unit_has_done() -> None:
    hero = {"id": "hero", "profile": "knight_errant", "unit": "lancers"}
    in_contact = {"at": [36, 28], "charged": True, "fought": True}
    p = built({"A": [PAIR["A"][0] | in_contact, hero], "B": PAIR["B"]})
    found = piece_of(p, "hero")
    assert (found.charged, found.fought, found.fleeing) == (True, 1, False)
    assert piece_of(p, "lancers").block.models == 7
    p = built({"A": [PAIR["A"][0] | {"fleeing": True}, hero], "B": PAIR["B"]})
    assert piece_of(p, "hero").fleeing


def test_a_piece_that_is_gone_has_no_base() -> None:
    p = built(PAIR)
    assert GAME.base(p, row(p, "foe")) == piece_of(p, "foe").block
    p.change(row(p, "foe"), alive=False, on_table=False)
    assert GAME.base(p, row(p, "foe")) is None
    told = GAME.describe(p, row(p, "foe"))
    assert (told["alive"], told["models"], told["ranks"]) == (False, 0, [])


def test_what_is_told_of_a_charge() -> None:
    p = battle(PAIR)
    (charge,) = (option for option in options(p) if option.startswith("charge"))
    told = GAME.hint(p, tuple(charge.split()))
    assert told["distance"] == pytest.approx(8, abs=0.01)
    assert told["hit"] == 1.0, "horses of 8 inches reach 8 whatever they roll"


@pytest.mark.parametrize("lang", languages)
def test_a_new_scenario_begins_with_a_charge(lang: str) -> None:
    written = starter_text("ninth_age", lang)
    assert asked(position(load(written))) in ("ask-charge", "ask-duel")
    assert yaml.safe_load(written)["ruleset"] == "ninth_age"
