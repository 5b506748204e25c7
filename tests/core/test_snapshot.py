"""Saves: equal after loading, small, refused with a reason, and migrated from older formats."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.toys.script import script
from tests.toys.toy import TOY, Attack, Blast, Fighter, toy_position

from battlewright.core import snapshot
from battlewright.core.effects import Cause, Resolve
from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import STOPPED, Choose, StepResult, Stop
from battlewright.core.ruleset import Ruleset
from battlewright.core.running import start
from battlewright.core.snapshot import FORMAT, load, save
from battlewright.core.state import Frame


def _reloaded(position: Position) -> Position:
    loaded = load(position.rules, position.scene, save(position))
    assert loaded.rows == position.rows
    assert loaded.stack == position.stack
    assert loaded.queue == position.queue
    assert (loaded.pending, loaded.sealed, loaded.outcome) == (
        position.pending,
        position.sealed,
        position.outcome,
    )
    assert loaded.pending is None or loaded.citing == position.citing
    assert save(loaded) == save(position)
    return loaded


def test_the_middle_of_a_window_is_saved() -> None:
    fighters = {"a1": {"tags": ("axe", "veteran")}}
    position = script(toy_position(fighters=fighters, reactions=True)).say("attack a1 b1").decline().roll(6)
    loaded = _reloaded(position.position)
    assert loaded.rows[3].tags == ("axe", "veteran")
    assert script(loaded).say("dodge").roll(4).done().rows[6].wounds == 8


def test_an_effect_being_ordered_is_saved_with_its_kind_and_cause() -> None:
    fighters = {"b1": {"ward": True, "thick": True}}
    game = script(toy_position(fighters=fighters)).say("attack a1 b1").decline().roll(6).roll(3)
    loaded = _reloaded(game.position)
    resolve = loaded.stack[-1]
    assert isinstance(resolve, Resolve)
    assert resolve.effect.cause == Cause("attack", 3)
    assert script(loaded).say("replace ward").done().rows[6].wounds == 8 - (4 - 1) // 2


def test_waiting_triggers_are_saved() -> None:
    game = script(toy_position(reactions=True)).say("attack a1 b1").decline().roll(6).decline().decline()
    game.roll(1)
    assert game.position.queue
    loaded = _reloaded(game.position)
    script(loaded).roll(6).roll(6)
    assert loaded.rows[3].wounds == 7


def test_a_sealed_half_and_an_outcome_are_saved() -> None:
    game = script(toy_position(stances=True)).seal(1, ("wary",))
    loaded = _reloaded(game.position)
    assert loaded.sealed == (1, ("wary",))
    script(loaded).seal(0, ("bold",)).say("pass").say("pass")
    over = script(toy_position(rounds=1)).say("pass").say("pass").position
    assert _reloaded(over).outcome is not None


def test_untyped_locals_keep_their_tuples_at_any_depth() -> None:
    nested = Ruleset("nested", "1")

    class Ask(Frame, tag="ask"):
        answer: tuple[Any, ...] | None = None
        pairs: tuple[tuple[str, Any], ...] = ()

    steps = nested.procedure(Ask)
    nested.row(Fighter)

    @steps.step()
    def ask(p: Position, f: Ask) -> StepResult:
        return Choose(0, "ask", "answer", (("a",), ("b",)))

    scene = toy_position().scene
    rows = toy_position().rows[3:4] * len(scene.names)
    frame = Ask(answer=("path", (1, (2, 3)), None), pairs=(("x", (1, 2)), ("y", "z")))
    _reloaded(start(Position(nested.compile(), scene, rows, [frame])))


def test_what_a_driver_holds_is_not_saved() -> None:
    position = toy_position()
    position.splits = True
    position.stack[:] = [Blast(3, 6)]
    with pytest.raises(ValueError, match="waits for its driver"):
        save(start(position))
    position = toy_position()
    position.stop = Stop(Attack)
    script(position).say("attack a1 b1").decline().roll(1)
    assert position.pending is STOPPED
    with pytest.raises(ValueError, match="waits for its driver"):
        save(position)


def test_a_save_of_forty_models_is_small() -> None:
    fighters = {
        f"{side}{i}": {
            "wounds": 5, "most": 9, "skill": 3, "strength": 2, "armour": 1, "tokens": 2, "cover": 1, "prone": True,
            "spent": True, "charged": True, "ward": True, "tags": ("axe",),
        }
        for side in "ab" for i in range(1, 21)
    }  # fmt: skip
    position = toy_position(20, fighters)
    assert len(position.rows) == 43
    assert len(save(position)) <= 10_000
    _reloaded(position)


def _changed(**fields: Any) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(save(toy_position())) | fields)


@pytest.mark.parametrize(
    ("data", "id", "values"),
    [
        (b"", "error-save-damaged", {}),
        (save(toy_position())[:-9], "error-save-damaged", {}),
        (b"[]", "error-save-damaged", {}),
        (_changed(rows=[{"row": "dragon"}]), "error-save-damaged", {}),
        (_changed(stack=[{"procedure": "sing"}]), "error-save-damaged", {}),
        (_changed(battlewright=FORMAT + 1), "error-save-format", {"found": FORMAT + 1, "expected": FORMAT}),
        (_changed(battlewright=0), "error-save-format", {"found": 0, "expected": FORMAT}),
        (_changed(ruleset="chess"), "error-save-ruleset", {"found": "chess", "expected": "toy"}),
        (_changed(version="0"), "error-save-version", {"found": "0", "expected": "1"}),
        (_changed(rulings={}), "error-save-ruling", {"name": "boost_blast", "found": "None", "expected": "False"}),
        (_changed(rows=[]), "error-save-pieces", {"found": 0, "expected": 9}),
    ],
)  # fmt: skip
def test_what_cannot_be_loaded_is_refused_with_the_reason(
    data: bytes, id: str, values: dict[str, Any]
) -> None:
    position = toy_position()
    with pytest.raises(BattlewrightError) as refused:
        load(position.rules, position.scene, data)
    assert refused.value.id == id
    assert values.items() <= refused.value.values.items()


def test_a_save_under_other_rulings_is_refused() -> None:
    position = toy_position(edition="second")
    with pytest.raises(BattlewrightError) as refused:
        load(TOY.compile(), position.scene, save(position))
    assert refused.value.values == {"name": "edition", "found": "second", "expected": "first"}


def test_an_older_format_is_migrated_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    position = toy_position()
    document = msgspec.json.decode(save(position))
    monkeypatch.setattr(snapshot, "FORMAT", 3)

    def first_to_second(old: dict[str, Any]) -> dict[str, Any]:
        return {**old, "rows": old["models"]}

    def second_to_third(old: dict[str, Any]) -> dict[str, Any]:
        renamed = [{"procedure": "turn" if f["procedure"] == "go" else f["procedure"], **{
            name: value for name, value in f.items() if name != "procedure"}} for f in old["stack"]]  # fmt: skip
        return {**old, "stack": renamed}

    monkeypatch.setitem(snapshot.migrations, 1, first_to_second)
    monkeypatch.setitem(snapshot.migrations, 2, second_to_third)
    document["models"] = document.pop("rows")
    document["battlewright"] = 1
    document["stack"][-1]["procedure"] = "go"
    loaded = load(position.rules, position.scene, msgspec.json.encode(document))
    assert loaded.pending == position.pending
    assert save(loaded) == save(position)
