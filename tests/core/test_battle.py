"""Steps in order, dice and decisions as inputs, forced answers, jumps, the guard and the end."""

from __future__ import annotations

import pytest
from tests.toys.script import ScriptError, script
from tests.toys.toy import TOY, Attack, toy_position, toy_run
from tests.toys.turns import PASS

from battlewright.chance import WrongDice
from battlewright.core import running
from battlewright.core.errors import Illegal, Runaway
from battlewright.core.position import Position, Watch
from battlewright.core.requests import Choose, Roll
from battlewright.core.ruleset import Ruleset
from battlewright.core.running import apply, start
from battlewright.core.snapshot import save
from battlewright.core.state import Frame


def test_an_attack_is_played_step_by_step() -> None:
    game = script(toy_position()).say("attack a1 b1").decline().roll(4).roll(2)
    position = game.done()
    assert position.rows[6].wounds == 8 - (2 + 1)
    assert position.rows[3].spent
    assert game.told() == ["event-attack", "event-harm"]


def test_a_miss_jumps_to_the_end() -> None:
    position = script(toy_position()).say("attack a1 b1").decline().roll(3).done()
    assert position.rows[6].wounds == 8
    assert isinstance(position.pending, Choose)
    assert position.pending.kind == "ask-action"


def test_a_boost_pays_a_token_and_keeps_the_higher_of_two_dice() -> None:
    position = script(toy_position()).say("attack a1 b1").say("boost").roll(1, 4).roll(1).done()
    assert position.rows[3].tokens == 0
    assert position.rows[6].wounds == 6


def test_events_carry_the_clauses_of_the_step_that_tells_them() -> None:
    game = script(toy_position()).say("attack a1 b1").decline().roll(3)
    assert [event.clauses for event in game.events] == [("TOY-14",)]


def test_the_battle_says_what_it_waits_for_and_by_which_clause() -> None:
    position = script(toy_position()).say("attack a1 b1").decline().position
    assert isinstance(position.pending, Roll)
    assert (position.pending.player, position.pending.purpose) == (0, "attack.hit")
    assert position.pending.clauses == position.citing == ("TOY-12",)


def test_a_single_answer_is_given_and_told_without_asking() -> None:
    game = script(toy_position()).say("rest a1")
    assert game.told() == ["event-forced"]
    assert game.events[0].values == {"kind": "ask-breath", "player": 0, "option": ("short",)}
    assert game.done().rows[3].tokens == 2


def test_two_answers_are_asked() -> None:
    position = script(toy_position(fighters={"a1": {"tokens": 0}})).say("rest a1").say("deep").done()
    assert position.rows[3].tokens == 2


def test_a_place_is_chosen_in_a_region() -> None:
    game = script(toy_position()).say("advance a1")
    position = game.position
    assert isinstance(position.pending, Choose)
    assert position.pending.region is not None
    x, y = position.rows[3].x, position.rows[3].y
    before = save(position)
    with pytest.raises(Illegal):
        apply(position, ("at", x + 4 * 25_400 + 1, y))
    with pytest.raises(Illegal):
        apply(position, ("at", float(x), y))
    assert save(position) == before
    game.say(("at", x, y + 25_400))
    assert position.rows[3].y == y + 25_400


@pytest.mark.parametrize(
    ("answer", "reason", "clauses"),
    [
        (("attack", "a1", "b3"), "reason-out-of-reach", ("TOY-96",)),
        (("attack", "a2", "b1"), "reason-spent", ("TOY-94",)),
        (("attack", "a1"), "error-not-an-option", ("TOY-84",)),
        (("dance", "a1"), "error-unknown-action", ()),
        (("attack", "b1", "a1"), "error-not-an-option", ("TOY-84",)),
    ],
)
def test_a_refused_action_names_its_reason_and_clause(
    answer: tuple[str, ...], reason: str, clauses: tuple[str, ...]
) -> None:
    position = script(toy_position(fighters={"b3": {"x": 10**6}})).say("rest a2").position
    before = save(position)
    with pytest.raises(Illegal) as refused:
        apply(position, answer)
    assert (refused.value.id, refused.value.clauses) == (reason, clauses)
    assert save(position) == before


@pytest.mark.parametrize("dice", [(), (0,), (7,), (3, 3), ("six",), (1.0,), (True,), ([],), ({},), (3, [])])
def test_dice_that_were_not_asked_for_change_nothing(dice: tuple[object, ...]) -> None:
    position = script(toy_position()).say("attack a1 b1").decline().position
    before = save(position)
    with pytest.raises(WrongDice):
        apply(position, dice)
    assert save(position) == before


@pytest.mark.parametrize("answer", [([],), ({},), (None,), (["attack"], "b1"), ("attack", "a1", [])])
def test_what_is_no_word_and_no_number_is_refused_as_no_option(answer: tuple[object, ...]) -> None:
    position = script(toy_position()).position
    before = save(position)
    with pytest.raises(Illegal, match="error-not-an-option"):
        apply(position, answer)
    assert save(position) == before


def test_an_equal_number_of_another_type_does_not_enter_the_position() -> None:
    number = Ruleset("number", "1")

    class Ask(Frame, tag="ask"):
        answer: tuple[object, ...] | None = None

    steps = number.procedure(Ask)

    @steps.step()
    def ask(p: Position, f: Ask) -> Choose:
        return Choose(0, "ask-number", "answer", (("take", 1), ("take", 2)))

    @steps.step()
    def wait(p: Position, f: Ask) -> Choose:
        return Choose(0, "ask-more", "answer", (("yes",), ("no",)))

    position = start(Position(number.compile(), toy_position().scene, [], [Ask()]))
    apply(position, ("take", 1.0))
    assert type(position.stack[0].answer[1]) is int  # type: ignore[attr-defined]


def test_nothing_is_asked_after_the_end() -> None:
    position = toy_position(rounds=1)
    script(position).say(PASS).say(PASS)
    assert position.pending is None
    assert position.stack == []
    assert position.outcome is not None
    assert (position.outcome.winner, position.outcome.reason) == (None, "outcome-rounds")
    with pytest.raises(Illegal, match="error-nothing-asked"):
        apply(position, PASS)


def test_a_step_that_ends_the_battle_ends_it_whatever_it_returns() -> None:
    weak = {"b1": {"wounds": 1}}
    position = script(toy_position(1, weak, reactions=True)).say("attack a1 b1").decline().roll(6)
    ended = position.decline().decline().roll(3).roll(6).done()
    assert ended.outcome is not None
    assert (ended.outcome.winner, ended.outcome.reason) == (0, "outcome-standing")
    assert (ended.stack, ended.queue, ended.pending) == ([], [], None)


def test_a_procedure_that_never_asks_is_stopped_with_the_stack_in_the_message(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(running, "MOST_STEPS", 50)
    endless = Ruleset("endless", "1")

    class Outer(Frame, tag="outer"):
        pass

    class Spin(Frame, tag="spin"):
        turns: int = 0

    outer, spin = endless.procedure(Outer), endless.procedure(Spin)

    @outer.step()
    def call(p: Position, f: Outer) -> Frame:
        return Spin()

    @spin.step()
    def again(p: Position, f: Spin) -> str:
        f.turns += 1
        return "again"

    position = Position(endless.compile(), toy_position().scene, [], [Outer()])
    with pytest.raises(Runaway, match="outer@1 > spin@0"):
        start(position)
    assert position.stack[-1].turns == 49  # type: ignore[attr-defined]


def test_a_script_fails_when_a_die_is_left_over_or_missing() -> None:
    with pytest.raises(ScriptError, match="left over"):
        script(toy_position()).say("attack a1 b1").decline().roll(3, 2)
    with pytest.raises(ScriptError, match="missing"):
        script(toy_position()).say("attack a1 b1").decline().roll(5).done()
    with pytest.raises(ScriptError, match="asks for 2 dice"):
        script(toy_position()).say("attack a1 b1").say("boost").roll(5)
    with pytest.raises(ScriptError, match="answers nothing"):
        script(toy_position()).say("attack a1 b1").decline().decline()


def test_quantities_are_read_counted_and_marked() -> None:
    position = script(toy_run(Attack(3, 6))).position
    slots = {("damage", 6): 0, ("attack.result", -1): 1}
    position.watch = Watch(slots, (0, "none"))
    position.tally = [0, "none"]
    fork = script(position.fork()).decline().roll(2).position
    script(position).decline().roll(6).roll(3)
    assert position.tally == [4, "hit"]
    assert fork.tally == [0, "miss"]
    read = TOY.quantities["wounds_left"].read
    assert read is not None
    assert read(position, 6) == 4
