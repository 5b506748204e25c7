"""The clause and ruling texts of redroll."""

import re

import pytest

from battlewright.texts import catalog, languages
from battlewright.texts.catalog import fluent_files, text_sources

CLAUSES = [
    f"AP-{chapter}-{number:02}"
    for chapter, last in (("SHOOT", 11), ("MELEE", 21), ("DAMAGE", 6), ("FURY", 8))
    for number in range(1, last + 1)
]
# In the order of their numbers, AP-R-01 to AP-R-42.
RULINGS = [
    "die.faces",
    "roll.dice",
    "symbols",
    "symbol_dice",
    "combo.source",
    "combo.timing",
    "combo.table",
    "hit_mode",
    "rerolls",
    "max_range",
    "measure",
    "ranged_arm",
    "cover",
    "lucky",
    "boost",
    "melee_skill",
    "no_red_roll",
    "red_cost",
    "counter_advance",
    "dead_counters",
    "fist_pow",
    "counter_arm",
    "tie9",
    "two_melee",
    "fury.start",
    "fury.cost",
    "fury.regen",
    "fury.zero",
    "shift",
    "rest",
    "ap",
    "prices",
    "turn",
    "wnd",
    "los",
    "engaged",
    "nine_compare",
    "counter_wounds",
    "red_roll_as",
    "setup",
    "stunned",
    "move",
]
# Keys that share a number with another.
SECOND_KEYS = ["nat", "refund", "lucky_effect", "fury.on_kill"]
# What a scenario may write, default first, where the reference gives the words.
VALUES = {
    "hit_mode": ["dc"],
    "rerolls": ["ceil", "floor"],
    "lucky_effect": ["auto", "+1", "+2", "+3", "reroll"],
    "no_red_roll": ["auto_hit", "versus_5"],
    "fury.cost": ["1", "in_addition"],
    "fury.zero": ["immediate", "after_action"],
    "nine_compare": ["sum", "die"],
    "counter_wounds": ["as_counterattack", "always"],
    "red_roll_as": ["melee", "test"],
    "symbol_dice": ["1", "0", "2"],
    "refund": ["false", "true"],
    "ranged_arm": ["false", "true"],
    "dead_counters": ["false", "true"],
}
# In Russian texts only these stay in Latin letters: characteristics as the cards print them.
STATISTICS = {"RNG", "POW", "STR", "ARM", "FUR", "MEL", "AGI", "AIM", "DEF", "WND", "SPD"}


def ruling(key: str) -> str:
    return f"redroll-ruling-{key.replace('.', '-')}"


def test_the_reference_has_46_clauses_and_42_rulings() -> None:
    assert (len(CLAUSES), len(RULINGS)) == (46, 42)


@pytest.mark.parametrize("lang", languages)
def test_every_clause_has_a_text_and_a_source(lang: str) -> None:
    texts = catalog(lang)
    missing = [id for id in CLAUSES for part in ("", ".source") if not texts.has(id.lower() + part)]
    assert missing == []


@pytest.mark.parametrize("lang", languages)
def test_no_two_clauses_say_the_same(lang: str) -> None:
    assert len({catalog(lang).exact(id.lower()) for id in CLAUSES}) == len(CLAUSES)


@pytest.mark.parametrize("lang", languages)
def test_every_ruling_has_its_name_gap_values_and_reason(lang: str) -> None:
    texts = catalog(lang)
    parts = ("", ".gap", ".values", ".reason")
    missing = [key for key in RULINGS + SECOND_KEYS for part in parts if not texts.has(ruling(key) + part)]
    assert missing == []


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("key", VALUES)
def test_a_ruling_lists_the_words_a_scenario_may_write_the_default_first(lang: str, key: str) -> None:
    values = catalog(lang).exact(ruling(key) + ".values")
    assert re.findall(r"`([^`]+)`", values) == VALUES[key]
    default = {"en": "default", "ru": "по умолчанию"}[lang]
    assert values.startswith(f"`{VALUES[key][0]}` ({default})")


@pytest.mark.parametrize("lang", languages)
def test_a_ruling_can_be_cited_by_its_number(lang: str) -> None:
    texts = catalog(lang)
    for number, key in enumerate(RULINGS, start=1):
        assert texts.exact(f"ap-r-{number:02}").startswith(texts.exact(ruling(key)) + ". ")


def test_russian_is_in_russian() -> None:
    russian = next(source for source in text_sources("ru") if "redroll" in str(source))
    foreign = []
    for file in fluent_files(russian):
        for line in file.read_text(encoding="utf-8").splitlines():
            said = line.partition(" = ")[2]
            said = re.sub(r"`[^`]*`|\{[^}]*\}|AP-R-\d\d", "", said)
            foreign += [word for word in re.findall(r"[A-Za-z]+", said) if word not in STATISTICS]
    assert foreign == []
