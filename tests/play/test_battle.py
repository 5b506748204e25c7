"""A battle remembers, takes back and rolls; nothing that goes wrong changes it."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.play.fights import RULINGS, SETUP, build, fight, play_on, some_answer

from battlewright.chance import WrongDice
from battlewright.core.errors import BattlewrightError, Illegal
from battlewright.core.people import Amend, Concede, Draw, Sealed
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.core.settings import Settings
from battlewright.core.snapshot import save
from battlewright.play.battle import KEPT_EVERY, Battle, begin
from battlewright.play.dice import Local, Physical, Scripted
from battlewright.play.entries import Entry, Turnback


def until_roll(battle: Battle, seed: int = 1) -> Battle:
    rng = Random(seed)
    while not isinstance(battle.pending, Roll):
        battle.answer(some_answer(battle.position, rng))
    return battle


def until_action(battle: Battle, seed: int = 1) -> Battle:
    """Play on until a side chooses an action."""
    rng = Random(seed)
    while True:
        play_on(battle, rng, 1)
        if isinstance(battle.pending, Choose) and battle.pending.kind == "ask-action":
            return battle


def test_an_entry_says_whose_answer_to_what_question_and_what_happened() -> None:
    battle = until_roll(fight())
    who = battle.pending.player
    (entry,) = battle.roll()
    assert (entry.who, entry.by, entry.asked) == (who, "dice", "attack.hit")
    assert entry.dice is not None
    assert len(entry.dice) == len(entry.answer)
    assert battle.log[-1] is entry


def test_the_chain_is_the_hash_of_the_head_before_and_the_answer() -> None:
    battle = fight()
    before = battle.head
    (entry,) = battle.answer(Sealed(1, ("bold",)))
    form = b'[1,"person",{"type":"sealed","seat":1,"answer":["bold"]}]'
    assert entry.head == battle.head == sha256(before + form).digest()
    assert before == sha256(battle.header.form()).digest()


def test_the_same_answers_and_key_give_the_same_heads_and_another_key_another_one() -> None:
    heads = []
    for key in ("one", "one", "two"):
        battle = fight(key)
        play_on(battle, Random(3))
        heads.append(battle.head)
    assert heads[0] == heads[1] != heads[2]


def test_refused_answers_leave_no_trace() -> None:
    battle = until_roll(fight())
    before = save(battle.position), battle.head, len(battle.log)
    for wrong in ((7,), ("attack", "a1", "b1"), (1, 1, 1, 1, 1)):
        with pytest.raises(WrongDice):
            battle.answer(wrong)
    with pytest.raises(Illegal):
        battle.answer(Concede(5))
    assert (save(battle.position), battle.head, len(battle.log)) == before


def test_a_failure_inside_the_rules_leaves_the_battle_where_it_stood() -> None:
    class Interrupted(BaseException):
        pass

    class Keeper:
        def keep(self, line: Any, position: Position) -> None:
            raise Interrupted

        def close(self) -> None:
            pass

    battle = until_roll(fight())
    before = save(battle.position), battle.head, len(battle.log), battle.rolls
    battle.keeper = Keeper()
    with pytest.raises(Interrupted):
        battle.roll()
    assert (save(battle.position), battle.head, len(battle.log), battle.rolls) == before
    battle.keeper = None
    assert play_on(battle, Random(1)) > 0


def test_only_the_seat_that_is_asked_may_answer() -> None:
    battle = until_action(fight())
    asked = battle.pending.player
    with pytest.raises(BattlewrightError, match="error-not-your-seat"):
        battle.answer(battle.pending.options[0], who=1 - asked)
    with pytest.raises(BattlewrightError, match="error-not-your-seat"):
        battle.answer(Concede(asked), who=1 - asked)
    assert battle.answer(battle.pending.options[0], who=asked)[0].who == asked


def test_draws_and_amendments_need_both_players() -> None:
    battle = until_action(fight())
    heal = Amend("we forgot a wound", ({"effect": "harm", "affected": 3, "amount": 1},))
    for agreed in (heal, Draw()):
        with pytest.raises(BattlewrightError, match="error-consent-needed"):
            battle.answer(agreed)
    assert [e.id for e in battle.answer(heal, consent=True)[0].events] == ["event-harm", "event-amended"]
    battle.answer(Draw(), consent=True)
    assert battle.outcome is not None
    assert battle.outcome.winner is None


def test_a_decision_may_be_taken_back_freely_and_a_roll_only_by_consent() -> None:
    battle = until_action(fight())
    before = save(battle.position)
    battle.answer(("advance", "a1"))
    battle.undo()
    assert save(battle.position) == before
    until_roll(battle)
    rolled = save(battle.position)
    battle.roll()
    with pytest.raises(BattlewrightError, match="error-undo-needs-consent"):
        battle.undo()
    battle.undo(consent=True)
    battle.redo()
    assert save(battle.position) != rolled


def test_a_roll_taken_back_goes_with_the_decision_that_led_to_it() -> None:
    battle, rng, before = fight(), Random(1), b""
    while not isinstance(battle.pending, Roll):
        before = save(battle.position)
        battle.answer(some_answer(battle.position, rng))
    battle.roll()
    battle.undo(consent=True)
    assert save(battle.position) == before


def test_a_sealed_choice_and_another_sides_answer_need_consent() -> None:
    battle = fight()
    battle.answer(Sealed(0, ("bold",)))
    with pytest.raises(BattlewrightError, match="error-undo-needs-consent"):
        battle.undo(asker=0)
    battle = until_action(fight())
    other = 1 - battle.pending.player
    battle.answer(("advance", "a1"))
    with pytest.raises(BattlewrightError, match="error-undo-needs-consent"):
        battle.undo(asker=other)
    battle.undo(asker=1 - other)


def test_an_undone_roll_burns_its_index() -> None:
    battle = until_roll(fight("burning"))
    first = battle.roll()[0].answer
    index = battle.rolls
    battle.undo(consent=True)
    assert battle.rolls == index
    until_roll(battle)
    dice = battle.pending.partition.dice
    source = Local("burning").source()
    assert battle.roll()[0].answer == source.faces(dice, index)
    assert first == source.faces(dice, index - 1)
    assert sum(isinstance(line, Entry) and line.dice is not None for line in battle.log) == battle.rolls == 2


def test_a_redone_roll_keeps_its_faces_and_its_index() -> None:
    battle = until_roll(fight())
    battle.roll()
    after, rolls = save(battle.position), battle.rolls
    battle.undo(consent=True)
    battle.redo()
    assert (save(battle.position), battle.rolls) == (after, rolls)


def test_redo_is_possible_until_a_new_answer() -> None:
    battle = until_action(fight())
    battle.answer(("advance", "a1"))
    battle.undo()
    assert battle.undone == 1
    battle.answer(("rest", "a1"))
    with pytest.raises(BattlewrightError, match="error-redo-nothing"):
        battle.redo()


def test_undo_and_redo_say_when_there_is_nothing() -> None:
    with pytest.raises(BattlewrightError, match="error-undo-nothing"):
        fight().undo()
    battle = fight()
    battle.answer(Sealed(0, ("bold",)))
    with pytest.raises(BattlewrightError, match="error-undo-nothing"):
        battle.undo(2, consent=True)


@given(st.integers(0, 5), st.lists(st.integers(-6, 30), max_size=12))
def test_any_undo_and_redo_gives_the_position_of_the_answers_in_force(seed: int, acts: list[int]) -> None:
    """Positive numbers play on, negative ones take back and then bring half of it back."""
    battle, rng = fight(f"dice {seed}"), Random(seed)
    for act in acts:
        if act >= 0:
            play_on(battle, rng, act)
        else:
            persons = sum(e.by == "person" for e in battle.played)
            if persons >= -act:
                battle.undo(-act, consent=True)
                battle.redo(max(-act // 2, 1))
        again = begin(build(SETUP, "toy", RULINGS))
        for entry in battle.played:
            again.take(entry.answer, entry.by)
        assert save(again.position) == save(battle.position)
        assert again.pending == battle.pending


def test_the_history_only_grows() -> None:
    battle, rng = fight(), Random(2)
    play_on(battle, rng, 40)
    early = list(battle.log)
    battle.undo(3, consent=True)
    play_on(battle, rng, 5)
    assert battle.log[: len(early)] == early
    assert isinstance(battle.log[len(early)], Turnback)


def test_positions_are_kept_only_now_and_then() -> None:
    battle = fight()
    given = play_on(battle, Random(4))
    assert len(battle._kept) == 1 + (given - 1) // KEPT_EVERY


def test_physical_and_scripted_dice() -> None:
    battle = until_roll(begin(build(SETUP, "toy", RULINGS), SETUP, Physical()))
    with pytest.raises(BattlewrightError, match="error-dice-by-people"):
        battle.roll()
    assert battle.answer((4,) * len(battle.pending.partition.dice))[0].by == "person"
    battle = until_roll(begin(build(SETUP, "toy", RULINGS), SETUP, Scripted((6, 2, 3))))
    count = len(battle.pending.partition.dice)
    assert battle.roll()[0].answer == (6, 2, 3)[:count]
    with pytest.raises(BattlewrightError, match="error-no-roll-asked"):
        fight().roll()


def test_settings_answer_for_players_and_the_log_says_so() -> None:
    never: Any = dict.fromkeys(("boost", "reroll", "dodge", "shield", "duck", "boost-blast"), "never")
    position = build(SETUP, "toy", RULINGS)
    battle = begin(position, SETUP, Local("quiet"), Settings((never, never)))
    rng = Random(1)
    while not any(e.by == "setting" for e in battle.played):
        play_on(battle, rng, 1)
    *_, decided, declined = battle.played
    assert (decided.by, declined.by, declined.answer) == ("person", "setting", ("decline",))
    play_on(battle, rng)
    windows = [e for e in battle.played if e.asked in ("ask-boost", "ask-reroll")]
    assert {e.by for e in windows} == {"setting"}


def test_undo_passes_over_answers_given_by_settings() -> None:
    never: Any = {"boost": "never"}
    battle = begin(build(SETUP, "toy", RULINGS), SETUP, Local("quiet"), Settings((never, never)))
    rng, before = Random(1), b""
    while not any(e.by == "setting" for e in battle.played):
        before = save(battle.position)
        play_on(battle, rng, 1)
    battle.undo()
    assert save(battle.position) == before
    assert battle.undone == 2
    battle.redo()
    assert battle.undone == 0


def test_a_fork_begins_here_with_dice_of_its_own() -> None:
    battle = until_roll(fight("mine"))
    one, two, same = battle.fork(), battle.fork(), battle.fork(key="mine")
    assert one.header.dice != two.header.dice
    assert one.header.parent == battle.head.hex()
    assert save(one.position) == save(battle.position)
    before = save(battle.position)
    play_on(one, Random(1))
    assert save(battle.position) == before
    dice = battle.pending.partition.dice
    assert same.roll()[0].answer == Local("mine").source().faces(dice, 0)


def test_a_seat_sees_no_sealed_choice() -> None:
    battle = fight()
    battle.answer(Sealed(0, ("bold",)))
    assert "bold" not in str(msgspec.to_builtins(battle.view(1).rows))
    assert battle.view(1).sealed == (0,)
