"""Data of a battle as sentences."""

import re
from importlib.resources import files

import pytest

from battlewright.chance import D6, D10Z
from battlewright.chance.partition import (
    Partition,
    choice,
    joint,
    keep_highest,
    keep_lowest,
    order_statistic,
    total,
)
from battlewright.core.position import Event
from battlewright.core.requests import Both, Choose, Roll
from battlewright.core.state import Outcome
from battlewright.rules import library
from battlewright.table.lengths import inches
from battlewright.texts import languages
from battlewright.texts.sayings import (
    decision_text,
    dice_text,
    event_text,
    message_id,
    option_text,
    outcome_text,
    request_text,
)

NAMES = ("battle", "A", "B", "wolf", "axe")


def same(face: int) -> int:
    return face


SYMBOL = order_statistic(1, D10Z, 1).map(same, "redroll.symbol")


@pytest.mark.parametrize(
    ("option", "english", "russian"),
    [
        (("melee", "wolf", "axe"), "Melee attack on wolf (Axe)", "Рукопашная атака на wolf (Топор)"),
        (
            ("melee", "axe", "knife", "fury"),
            "Melee attack on axe (Knife), for a Fury token",
            "Рукопашная атака на axe (Нож), за жетон ярости",
        ),
        (("red_roll", "Long blade"), "Red Roll (Long blade)", "Красный бросок (Long blade)"),
        (("place", "knife"), "knife", "knife"),
        (
            ("at", inches(18), inches("20.5")),
            "the point 18″ across, 20.5″ up (45.7 and 52.1 cm)",
            "точка 18″ вправо, 20,5″ вверх (45,7 и 52,1 см)",
        ),
        (("no_such_word", "wolf", 3), "no_such_word wolf 3", "no_such_word wolf 3"),
    ],
)
def test_options(option: tuple[object, ...], english: str, russian: str) -> None:
    assert option_text(option, "redroll", "en") == english
    assert option_text(option, "redroll", "ru") == russian


@pytest.mark.parametrize(
    ("partition", "english"),
    [
        (joint(order_statistic(1, D10Z, 1), SYMBOL), "1 die (0–9), then 1 symbol die (0–9)"),
        (
            joint(keep_lowest(3, D10Z), SYMBOL, SYMBOL),
            "3 dice (0–9; the worst counts), then 2 symbol dice (0–9)",
        ),
        (keep_highest(2, D10Z).map(same, "redroll.judged"), "2 dice (0–9; the best counts)"),
        (
            joint(keep_lowest(2, D6), keep_lowest(2, D6)),
            "2 dice (1–6; the worst counts), then 2 dice (1–6; the worst counts)",
        ),
        (order_statistic(3, D6, 2), "3 dice (1–6)"),
        (total((D6, D6, D10Z)), "2 dice (1–6), then 1 die (0–9)"),
        (choice(1), "no dice"),
    ],
)
def test_dice_are_named_in_the_order_in_which_they_are_typed(
    partition: Partition[object], english: str
) -> None:
    assert dice_text(partition, "en") == english


def test_a_request_names_the_side_and_what_it_is_asked() -> None:
    place = Choose(1, "ask-place", "to", values={"model": "wolf", "inches": 5})
    roll = Roll(0, "roll-melee-hit", "hit", keep_highest(2, D10Z), values={"model": "wolf"})
    assert request_text(place, NAMES, "ru") == (
        "Сторона B. wolf: куда идёт модель? По прямой, не дальше 5″ (12,7 см)."
    )
    assert request_text(roll, NAMES, "ru") == (
        "Сторона A. wolf бьёт: бросок попадания. Бросьте 2 кубика (0–9; засчитывается лучший)."
    )
    both = request_text(Both((Choose(0, "ask-deploy", "chosen"), place)), NAMES, "en")
    assert [line[:6] for line in both.splitlines()] == ["Side A", "Side B"]


def test_events_say_lengths_and_options_readably_and_cite_their_clauses() -> None:
    values = {"shooter": "jim", "target": "wolf", "distance": inches("8.5"), "cover": 1}
    assert event_text(Event("event-measured", values, ("AP-SHOOT-03",)), "en") == (
        "From jim to wolf it is 8.5″ (21.6 cm); light cover: +1 to DEF. [AP-SHOOT-03]"
    )
    touching = event_text(Event("event-measured", {**values, "distance": 20}, ()), "en")
    assert touching.startswith("From jim to wolf it is 0″ (0 cm)")
    forced = Event("event-forced", {"kind": "ask-action", "player": 1, "option": ("end",)}, ())
    assert event_text(forced, "ru", "redroll") == "У стороны B только один вариант: Закончить активацию."


def test_an_event_that_changed_nothing_is_no_line() -> None:
    assert event_text(Event("event-gained", {"model": "jim", "ap": 0, "fury": 0}, ("AP-R-25",)), "ru") == ""


@pytest.mark.parametrize(
    ("ap", "fury", "said"),
    [
        (1, 0, "wolf тратит 1 очко действия; осталось 2."),
        (2, 0, "wolf тратит 2 очка действия; осталось 2."),
        (1, 1, "wolf тратит 1 очко действия и 1 жетон ярости; осталось 2."),
        (0, 1, "wolf тратит 1 жетон ярости."),
    ],
)
def test_what_is_spent_is_counted_in_russian(ap: int, fury: int, said: str) -> None:
    assert (
        event_text(Event("event-paid", {"model": "wolf", "ap": ap, "fury": fury, "left": 2}, ()), "ru")
        == said
    )


def test_the_outcome_names_the_winner_or_a_draw() -> None:
    assert outcome_text(Outcome(1, "outcome-conceded"), "en") == "One side concedes: side B wins."
    assert outcome_text(Outcome(None, "outcome-agreed"), "en") == "Both sides agree on a draw."


def test_ids_hold_only_what_fluent_allows() -> None:
    assert message_id("stop", "end of_action.2") == "stop-end-of_action-2"


@pytest.mark.parametrize("lang", languages)
def test_decisions_have_plain_names(lang: str) -> None:
    """Whatever a question is about stands as …, and nothing of the program shows."""
    asked = [
        (ruleset, id)
        for ruleset in library.NAMES
        for id in re.findall(r"^([a-z_]*-?ask-[\w-]+) =", texts_of(ruleset, lang), re.MULTILINE)
    ]
    assert len(asked) > 80
    for ruleset, id in asked:
        said = decision_text(id.removeprefix(f"{ruleset}-"), lang, ruleset)
        assert not re.search(r"[{}$_]" if lang == "en" else r"[{}$_]|[a-z]{2,}", said), (id, said)
        assert said.endswith("?")
    assert decision_text("ask-overwatch", "en", "kill_team") == (
        "Who fires Overwatch next at those that charge …, and with what?"
    )


def texts_of(ruleset: str, lang: str) -> str:
    """All messages of a ruleset."""
    folder = files("battlewright") / "rules" / ruleset / "clauses" / lang
    return "\n".join(file.read_text(encoding="utf-8") for file in folder.iterdir())
