"""Words and answers are two writings of one thing, and what is not understood is explained."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.play.fights import fight, play_on
from tests.toys.toy import toy_position
from tests.toys.turns import Disc

from battlewright.chance import D6, D10Z
from battlewright.core.errors import BattlewrightError, Illegal
from battlewright.core.people import Concede, Sealed
from battlewright.core.position import Position
from battlewright.core.requests import Both, Choose, Roll
from battlewright.core.running import decided
from battlewright.core.settings import Settings
from battlewright.core.snapshot import save
from battlewright.play.battle import begin
from battlewright.play.commands import INCH, choices, interpret, obey, read, spell
from battlewright.play.dice import Physical, parse_faces
from battlewright.play.words import CommandError
from battlewright.table.placement import Directions
from battlewright.texts import catalog, languages

STARTED = toy_position(3)


def asking(*options: Any, region: Disc | None = None) -> Position:
    """A position that asks for one of these options or a place of the region."""
    position = STARTED.fork()
    position.pending = Choose(0, "ask-test", "choice", tuple(options), region)
    return position


def understood(line: str, *options: Any) -> Any:
    return read(asking(*options), line.split())[0]


def refused(line: str, *options: Any) -> CommandError:
    with pytest.raises(CommandError) as caught:
        read(asking(*options), line.split())
    for lang in languages:
        assert catalog(lang).exact(caught.value.id, **caught.value.values)
    return caught.value


@given(st.integers(0, 30), st.integers(0, 80))
def test_every_answer_is_understood_as_it_is_spelled(seed: int, inputs: int) -> None:
    battle, rng = fight(f"words {seed}"), Random(seed)
    play_on(battle, rng, inputs)
    request = battle.pending
    if isinstance(request, Choose):
        for option in request.options:
            line = spell(option)
            assert interpret(battle, line) == interpret(battle, line.upper()) == [option]
        if request.region is not None:
            place = ("at", *request.region.sample(rng))
            assert interpret(battle, spell(place)) == [place]
    elif isinstance(request, Roll):
        faces = tuple(rng.choice(die.faces) for die in request.partition.dice)
        assert interpret(battle, spell(faces)) == [faces]
    elif isinstance(request, Both):
        seat = 0 if battle.position.sealed is None else 1 - battle.position.sealed[0]
        for option in request.requests[seat].options:
            assert interpret(battle, spell(option)) == [Sealed(seat, option)]


_parts = st.one_of(
    st.sampled_from(["melee", "melée", "m", "wolf", "wolfs", "Wolf", "stone axe", "a1", "a10"]),
    st.integers(-30, 30),
    st.booleans(),
    st.tuples(st.sampled_from(["x", "y"]), st.integers(0, 12)),
)


@given(
    st.lists(
        st.tuples(st.sampled_from(["melee", "move", "m", "end"]), _parts, _parts), min_size=1, unique=True
    )
)
def test_any_option_is_understood_among_any_others(options: list[Any]) -> None:
    by_line = {spell(option): option for option in options}
    for line, option in by_line.items():
        assert understood(line, *by_line.values()) == option


def test_an_option_that_begins_another_is_understood() -> None:
    options = (("move",), ("move", "fast"), ("move", "fast", "home"))
    for option in options:
        assert understood(spell(option), *options) == option


def test_words_may_be_shortened_while_they_stay_clear() -> None:
    options = (("melee", "wolf", "axe"), ("melee", "bear", "axe"), ("move",))
    assert understood("me w a", *options) == ("melee", "wolf", "axe")
    assert understood("ME BEAR", *options) == ("melee", "bear", "axe")
    assert understood("mo", *options) == ("move",)
    assert refused("m", *options).values["expected"] == ("melee wolf axe", "melee bear axe", "move")
    assert refused("melee", *options).values["expected"] == ("melee wolf axe", "melee bear axe")


def test_a_whole_word_goes_before_the_beginning_of_another() -> None:
    assert understood("hit a1", ("hit", "a1"), ("hit", "a10")) == ("hit", "a1")
    assert understood("walk", ("walkabout",), ("walk", "a1")) == ("walk", "a1")
    assert understood("hit Wolf", ("hit", "wolf"), ("hit", "Wolf")) == ("hit", "Wolf")


def test_numbers_are_never_shortened() -> None:
    assert refused("take 1", ("take", 10), ("take", 12)).values["expected"] == ("10", "12")


def test_unknown_words_are_answered_with_what_is_known() -> None:
    options = (("melee", "wolf"), ("melee", "bear"), ("shoot", "wolf"))
    error = refused("melee wolff", *options)
    assert (error.id, error.values["meant"], error.recognised) == ("error-command-did-you-mean", "wolf", 1)
    error = refused("fly home", *options)
    assert (error.id, error.values["expected"]) == ("error-command-unknown", ("melee", "shoot"))
    assert refused("x", *[(f"word{n}",) for n in range(50)]).values["expected"][-1] == "..."


def test_russian_words_are_understood() -> None:
    assert understood("отказ", ("boost",), ("decline",)) == ("decline",)
    assert understood("НЕТ", ("boost",), ("decline",)) == ("decline",)
    assert understood("акт wolf", ("activate", "wolf"), ("end",)) == ("activate", "wolf")
    square = asking(region=Disc(10 * INCH, 10 * INCH, 4 * INCH))
    assert read(square, ["в", "10", "11"])[0] == ("at", 10 * INCH, 11 * INCH)


def test_directions_are_said_in_degrees() -> None:
    """Clockwise from the line that the question names; the word may be left out or Russian."""
    asked = asking(region=Directions((0, 0), (0, 1), -90_000_000, 90_000_000))  # type: ignore[arg-type]
    for line in ("direction -30.5", "-30.5", "направление -30.5", "-30.5°"):
        assert read(asked, line.split())[0] == ("direction", -30_500_000)
    assert spell(("direction", -30_500_000)) == "direction -30.5"
    assert refused_line(asked, "direction 91").id == "error-command-not-there"
    assert refused_line(asked, "direction wolf").id == "error-command-direction"
    assert decided(asked, asked.pending, ("direction", 90_000_000)) == ("direction", 90_000_000)  # type: ignore[arg-type]
    for wrong in (("direction", 90_000_001), ("direction", 1.0), ("direction",), ("at", 1, 2)):
        with pytest.raises(Illegal):
            decided(asked, asked.pending, wrong)  # type: ignore[arg-type]


def refused_line(position: Position, line: str) -> CommandError:
    with pytest.raises(CommandError) as caught:
        read(position, line.split())
    return caught.value


@pytest.mark.parametrize(
    "line",
    [
        "to 10 11.5",
        "10 11.5",
        "at 10,11.5",
        "10, 11.5",
        "TO 10in 11.5",
        "to 25.4cm 292.1mm",
        '10" 11.5"',
        "25.4см 11.5",
    ],
)
def test_places_are_inches_or_carry_a_unit(line: str) -> None:
    position = asking(("stay",), region=Disc(10 * INCH, 10 * INCH, 4 * INCH))
    assert read(position, line.split()) == (("at", 10 * INCH, 23 * INCH // 2), len(line.split()))


def test_a_place_that_is_off_by_rounding_is_taken_for_the_nearest() -> None:
    class Strip:
        word = "at"

        def contains(self, x: int, y: int) -> bool:
            return x <= 100 * INCH // 3

        def project(self, x: int, y: int) -> tuple[int, int]:
            return min(x, 100 * INCH // 3), y

    position = STARTED.fork()
    position.pending = Choose(0, "ask-test", "choice", region=Strip())  # type: ignore[arg-type]
    assert read(position, ["to", "33.34", "1"])[0] == ("at", 100 * INCH // 3, INCH)
    with pytest.raises(CommandError) as caught:
        read(position, ["to", "33.35", "1"])
    assert caught.value.id == "error-command-outside"
    assert caught.value.values == {"value": "33.35 1", "expected": "33.33 1"}
    assert read(position, ["to", *caught.value.values["expected"].split()])[1] == 3


@pytest.mark.parametrize("line", ["to", "to 10", "to north", "10", "10 x", "1e9 3", "99999999 1", "nan nan"])
def test_what_is_no_place_is_said(line: str) -> None:
    with pytest.raises(CommandError, match="error-command-place"):
        read(asking(region=Disc(0, 0, INCH)), line.split())


def test_one_line_answers_several_questions() -> None:
    battle = begin(toy_position(3), dice=Physical())
    there = (battle.position.rows[3].x + INCH, battle.position.rows[3].y)
    line = f"advance a1 {spell(('at', *there))} attack a1 b1 decline 5 2"
    made = obey(battle, line)
    assert [entry.answer for entry in made] == [
        ("advance", "a1"), ("at", *there), ("attack", "a1", "b1"), ("decline",), (5,), (2,),
    ]  # fmt: skip


def test_a_line_is_done_whole_or_not_at_all() -> None:
    battle = begin(toy_position(3))
    before = save(battle.position), len(battle.log)
    for line in ("advance a1 to 500 500", "advance a1 to 10.5 20 fly", "attack a1 b1 decline seven", "  "):
        with pytest.raises(CommandError):
            obey(battle, line)
    with pytest.raises(BattlewrightError, match="error-dice-face"):
        obey(battle, "attack a1 b1 decline 9")
    assert (save(battle.position), len(battle.log)) == before


def test_a_line_passes_over_what_settings_answer() -> None:
    never: Any = {"boost": "never"}
    battle = begin(toy_position(3), dice=Physical(), settings=Settings((never, never)))
    assert [entry.by for entry in obey(battle, "attack a1 b1 5")] == ["person", "setting", "person"]


def test_the_rule_behind_a_refusal_is_named() -> None:
    battle = begin(toy_position(3))
    obey(battle, "advance a1 to 10.5 20")
    with pytest.raises(Illegal) as caught:
        obey(battle, "advance a1 to 10 20")
    assert (caught.value.id, caught.value.clauses) == ("reason-moved-already", ("TOY-95",))


@pytest.mark.parametrize("line", ["3 7", "3,7", "37", "3, 7"])
def test_dice_are_typed_in_several_ways(line: str) -> None:
    assert parse_faces(line, (D6, D10Z)) == (3, 7)


@pytest.mark.parametrize(
    ("line", "id", "position"),
    [
        ("9 7", "error-dice-face", 1),
        ("3 x", "error-dice-face", 2),
        ("3 ²", "error-dice-face", 2),
        ("3", "error-dice-missing", 2),
        ("3 7 1", "error-dice-surplus", None),
    ],
)
def test_wrong_dice_are_named(line: str, id: str, position: int | None) -> None:
    with pytest.raises(BattlewrightError) as caught:
        parse_faces(line, (D6, D10Z))
    assert (caught.value.id, caught.value.values.get("position")) == (id, position)
    for lang in languages:
        assert catalog(lang).exact(id, **caught.value.values)


def test_both_players_choose_in_words() -> None:
    battle = begin(toy_position(2, stances=True))
    assert choices(battle.pending) == ["bold", "wary"]
    obey(battle, "wary", seat=1)
    obey(battle, "bo")
    assert [entry.answer for entry in battle.played] == [Sealed(1, ("wary",)), Sealed(0, ("bold",))]


def test_what_has_no_words_is_not_spelled() -> None:
    with pytest.raises(ValueError):
        spell(Concede(0))


def test_a_battle_that_is_over_takes_no_line() -> None:
    battle = begin(toy_position(2))
    battle.answer(Concede(0))
    with pytest.raises(CommandError, match="error-command-nothing-asked"):
        obey(battle, "pass")


def test_a_second_answer_that_is_refused_says_that_the_first_was_taken_for_one() -> None:
    battle = begin(toy_position(3), dice=Physical())
    with pytest.raises(CommandError) as caught:
        obey(battle, "attack a1 b1 decline 9")
    assert caught.value.id == "error-command-further"
    assert (caught.value.values["value"], caught.value.values["further"]) == ("attack a1 b1 decline", "9")
    assert caught.value.values["reason"].id == "error-dice-face"


def test_what_lies_outside_is_refused_with_the_clauses_of_the_question() -> None:
    here, there = (
        asking(region=Disc(0, 0, INCH)),
        asking(
            region=Directions((0, 0), (0, 1), -90_000_000, 90_000_000)  # type: ignore[arg-type]
        ),
    )
    for position, line in ((here, "10 10"), (there, "180")):
        position.pending = msgspec.structs.replace(position.pending, clauses=("TOY-01",))
        assert refused_line(position, line).clauses == ("TOY-01",)


@pytest.mark.parametrize("line", ["wolf", "direction wolf"])
def test_a_wrong_word_at_a_direction_is_called_no_direction(line: str) -> None:
    asked = asking(region=Directions((0, 0), (0, 1)))  # type: ignore[arg-type]
    assert refused_line(asked, line).id == "error-command-direction"
