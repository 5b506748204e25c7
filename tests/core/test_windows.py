"""Windows: offers in order, competing for one token, restricted, jumping, and asked only when wished."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.toys.script import Script, script
from tests.toys.toy import toy_position

from battlewright.core.requests import Choose, Roll
from battlewright.core.settings import Settings, automatic
from battlewright.core.windows import DECLINE


def _attack(**rulings: Any) -> Script:
    return script(toy_position(**rulings)).say("attack a1 b1")


def _kind(game: Script) -> str:
    assert isinstance(game.position.pending, Choose)
    return game.position.pending.kind


def test_no_usable_offer_is_no_request() -> None:
    game = script(toy_position(fighters={"a1": {"tokens": 0}})).say("attack a1 b1")
    assert isinstance(game.position.pending, Roll)


def test_a_restriction_withdraws_an_offer() -> None:
    game = script(toy_position(fighters={"a1": {"prone": True}})).say("attack a1 b1")
    assert isinstance(game.position.pending, Roll)


def test_offers_are_made_in_order_and_the_second_survives_a_refusal() -> None:
    game = _attack(reactions=True).decline().roll(6)
    assert _kind(game) == "ask-dodge"
    game.decline()
    assert _kind(game) == "ask-shield"
    game.say("shield").roll(3).roll(6).roll(1)
    assert game.done().rows[6].wounds == 8 - (3 + 1) // 2


def test_taking_one_offer_can_leave_nothing_for_the_other() -> None:
    game = _attack(reactions=True).decline().roll(6).say("dodge").roll(3)
    assert isinstance(game.position.pending, Roll)
    assert game.position.pending.purpose == "attack.damage"
    assert game.position.rows[6].tokens == 0


def test_an_offer_may_call_a_procedure_that_changes_the_host() -> None:
    game = _attack(reactions=True).decline().roll(6).say("dodge").roll(4)
    assert game.done().rows[6].wounds == 8


def test_an_offer_may_jump_its_host() -> None:
    game = _attack(reactions=True).decline().roll(1)
    assert _kind(game) == "ask-reroll"
    game.say("reroll").roll(2)
    assert game.done().rows[3].tokens == 0
    assert _kind(game) == "ask-action"


def test_settings_decline_or_leave_what_does_not_matter() -> None:
    position = _attack().position
    assert automatic(position, Settings()) is None
    assert automatic(position, Settings(({"boost": "never"}, {}))) == DECLINE
    assert automatic(position, Settings(({}, {"boost": "never"}))) is None
    assert automatic(position, Settings(({"boost": "when_matters"}, {}))) is None
    sure = script(toy_position(fighters={"a1": {"skill": 2}})).say("attack a1 b1").position
    assert automatic(sure, Settings(({"boost": "when_matters"}, {}))) == DECLINE


def test_settings_answer_nothing_but_offers() -> None:
    everything = Settings(({"ask-action": "never"}, {}))
    position = toy_position()
    assert automatic(position, everything) is None
    assert automatic(_attack().decline().position, everything) is None


def test_settings_travel_as_json() -> None:
    settings = Settings(({"boost": "never"}, {"dodge": "when_matters"}))
    sent = msgspec.json.encode(settings)
    assert sent == b'{"seats":[{"boost":"never"},{"dodge":"when_matters"}]}'
    assert msgspec.json.decode(sent, type=Settings) == settings
    assert msgspec.json.decode(b"{}", type=Settings) == Settings()
