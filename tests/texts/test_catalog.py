"""Looking up and writing messages."""

import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlewright.core.errors import BattlewrightError
from battlewright.texts import Catalog, MissingText, catalog, clean, preferred_language, say


def sources(root: Path, **files: str) -> Iterator[Path]:
    """One directory for each of `files`, holding it."""
    for name, text in files.items():
        (root / name).mkdir()
        (root / name / "texts.ftl").write_text(text, encoding="utf-8")
        yield root / name


class Label(NamedTuple):
    id: str
    values: dict[str, object]


@pytest.mark.parametrize(
    ("count", "wounds"),
    [
        (0, "0 ранений"),
        (1, "1 ранение"),
        (2, "2 ранения"),
        (5, "5 ранений"),
        (11, "11 ранений"),
        (21, "21 ранение"),
        (22, "22 ранения"),
        (112, "112 ранений"),
        (1.5, "1,5 ранения"),
        (Fraction(5, 2), "2,5 ранения"),
        (5.0, "5 ранений"),
        (12345, "12\N{NO-BREAK SPACE}345 ранений"),
    ],
)
def test_russian_plurals_and_numbers(count: float | Fraction, wounds: str) -> None:
    assert catalog("ru").exact("count-wounds", count=count) == wounds


def test_english_plurals_and_numbers() -> None:
    counts = (1, 2, 1.5, 12345)
    written = [catalog("en").exact("count-wounds", count=count) for count in counts]
    assert written == ["1 Wound", "2 Wounds", "1.5 Wounds", "12,345 Wounds"]


def test_lengths_and_probabilities_are_written_as_the_language_does() -> None:
    length = {"inches": 1.25, "centimetres": 3.175}
    assert catalog("en").exact("length", **length) == "1.25″ (3.2 cm)"
    assert catalog("ru").exact("length", **length) == "1,25″ (3,2 см)"
    assert catalog("en").exact("percent", p=Fraction(9, 20)) == "45%"
    assert catalog("ru").exact("percent", p=0.4473) == "44,7\N{NO-BREAK SPACE}%"


def test_a_message_missing_in_russian_is_said_in_english(tmp_path: Path) -> None:
    russian = Catalog("ru", list(sources(tmp_path, shared="greeting = Привет\n")))
    assert russian.text("greeting") == "Привет"
    assert not russian.has("count-wounds")
    assert russian.text("count-wounds", count=2) == "2 Wounds"


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("id", ["no-such-message", "count-wounds.no-such-attribute", "", ".", "два слова"])
def test_a_message_missing_everywhere_is_its_own_id(lang: str, id: str) -> None:
    assert catalog(lang).text(id, count=1) == id


def test_the_exact_form_names_what_is_missing() -> None:
    with pytest.raises(MissingText, match=r"'no-such-message'.*'ru'"):
        catalog("ru").exact("no-such-message")
    with pytest.raises(MissingText, match=r"'count-wounds'.*count"):
        catalog("ru").exact("count-wounds")
    with pytest.raises(MissingText, match=r"'no-such-name'"):
        catalog("ru").exact("number-or-name", value=Label("no-such-name", {}))
    assert "ранения" in catalog("ru").text("count-wounds")


def test_directories_are_read_only_as_far_as_needed(tmp_path: Path) -> None:
    first, second = sources(tmp_path, first="early = 1\nboth = 1\n", second="late = 2\nboth = 2\n")
    texts = Catalog("en", [first, second])
    assert texts.text("early") == "1"
    (second / "texts.ftl").write_text("late = changed before anybody asked\nboth = 2\n", encoding="utf-8")
    assert texts.text("late") == "changed before anybody asked"
    assert texts.text("both") == "1"


def test_what_a_message_refers_to_is_found_wherever_it_stands(tmp_path: Path) -> None:
    text = """told = { -who(case: "of") } has { $n ->
    [one] one { thing.one }
   *[other] { $n } { thing }
}, { many }

# Behind the comment.
-who = { $case ->
    [of] Nobody
   *[is] Somebody
}
thing = things
    .one = thing
many = 9
"""
    texts = Catalog("en", list(sources(tmp_path, only=text)))
    assert texts.exact("told", n=1).split() == ["Nobody", "has", "one", "thing,", "9"]
    assert texts.exact("told", n=2).split() == ["Nobody", "has", "2", "things,", "9"]


def test_attributes_are_messages_of_their_own(tmp_path: Path) -> None:
    texts = Catalog("en", list(sources(tmp_path, only="shot = A shot\n    .source = Step { $step }\n")))
    assert texts.has("shot.source") and not texts.has("shot.kind")
    assert texts.exact("shot.source", step=2) == "Step 2"


def test_an_argument_may_be_a_message_or_a_list() -> None:
    wounds = Label("count-wounds", {"count": 3})
    assert catalog("ru").exact("number-or-name", value=wounds) == "3 ранения"
    assert catalog("ru").exact("number-or-name", value=(1.5, "Нож", wounds)) == "1,5, Нож, 3 ранения"


def test_names_cannot_move_the_cursor_or_turn_the_line() -> None:
    name = "Wolf\x1b[2J\r\n\N{RIGHT-TO-LEFT OVERRIDE}Brute\N{ZERO WIDTH SPACE}\x00 { $count }"
    assert catalog("en").exact("number-or-name", value=name) == "Wolf[2J Brute { $count }"


@given(st.text())
def test_cleaned_text_is_one_printable_line_and_stays_as_it_is(text: str) -> None:
    shown = clean(text)
    assert shown.isprintable()
    assert clean(shown) == shown


@given(st.one_of(st.integers(), st.floats(), st.fractions(), st.text(), st.none(), st.binary()))
def test_no_argument_breaks_a_message(value: object) -> None:
    assert catalog("ru").text("count-wounds", count=value)


def test_numbers_beyond_all_sense_are_still_written() -> None:
    assert catalog("ru").text("number-or-name", value=10**6000) == "1.000000e+6000"
    assert catalog("ru").text("number-or-name", value="x" * 5000).endswith("x…")


def test_an_error_is_said_with_its_clauses() -> None:
    error = BattlewrightError("count-action-points", ("AP-SHOOT-02", "AP-SHOOT-03"), count=1)
    assert say(error, "ru") == "1 очко действия [AP-SHOOT-02, AP-SHOOT-03]"
    assert say(Label("count-action-points", {"count": 2}), "en") == "2 action points"


def test_an_error_without_an_id_describes_itself() -> None:
    assert say(ValueError("bad\x1b thing"), "ru") == "bad thing"
    assert say(ZeroDivisionError(), "ru") == "ZeroDivisionError"


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(BattlewrightError) as refused:
        catalog("de")
    assert say(refused.value, "ru") == "Язык: указано «de», ожидалось одно из: en, ru."


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "RU-ru"}, "ru"),
        ({"LANG": "run_XX"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
    ],
)
def test_language_of_the_environment(env: dict[str, str], lang: str) -> None:
    assert preferred_language(env) == lang


def test_fluent_and_babel_wait_for_the_first_text_and_rulesets_are_not_imported() -> None:
    program = """
import sys
from battlewright.texts import catalog, say
def loaded():
    return [name for name in ("babel", "fluent.runtime", "battlewright.rules") if name in sys.modules]
texts = catalog("ru")
print(loaded())
texts.text("ap-shoot-01")
print(loaded())
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == ["[]", "['babel', 'fluent.runtime']"]
