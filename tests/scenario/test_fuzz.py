"""Whatever is done to a scenario, the answer is a scenario or findings that can be said."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.scenario.fake import SCENARIO

from battlewright.scenario.findings import ScenarioError
from battlewright.scenario.library import starter_text
from battlewright.scenario.load import Scenario, from_dict, load

MANY = settings(
    max_examples=max(40, settings.default.max_examples),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)

TEXTS = st.sampled_from([SCENARIO, starter_text("redroll", "ru")])
SNIPPETS = st.sampled_from(
    ["", "\n", " ", "\t", ":", ": ", "- ", "[", "]", "{", "}", ",", "'", '"', "&a ", "*a", "!", "|", ">", "%", "#", "?",
     "~", "0", "-1", "1e9", ".nan", "\0", "\x85", "\u2028", "é", "A", "battle", "<<: ", "---\n", "...\n"]
)  # fmt: skip
WORDS = st.text(max_size=5)
SCALARS = (
    st.none() | st.booleans() | st.integers() | st.floats() | WORDS | st.sampled_from(["A", "grey", "best"])
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)


def judged(load_it: Callable[[], Scenario]) -> None:
    """Load or be refused with findings that both languages can say."""
    said: list[str] = []
    refused = False
    try:
        load_it()
    except ScenarioError as error:
        refused = True
        said = [error.said(lang) for lang in ("en", "ru")]
    assert refused == bool("".join(said))
    assert not any("check-" in text for text in said)


@MANY
@given(TEXTS, st.data())
def test_a_text_with_anything_put_anywhere(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 12)))
        text = text[:start] + data.draw(SNIPPETS) + text[end:]
    judged(lambda: load(text + "\n"))


@MANY
@given(st.binary(max_size=300), st.integers(0, 900))
def test_bytes_in_the_middle_of_a_text(junk: bytes, place: int) -> None:
    content = SCENARIO.encode()
    text = (content[:place] + junk + content[place:]).decode("latin-1")
    judged(lambda: load(text + "\n"))


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """All places of a value, its own too."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, part in parts for place in places(part, (*path, key)))]


@MANY
@given(st.data(), st.lists(VALUES, min_size=1, max_size=3))
def test_data_with_any_value_at_any_place(data: st.DataObject, values: list[Any]) -> None:
    changed = copy.deepcopy(load(SCENARIO).data)
    for value in values:
        path = data.draw(st.sampled_from(places(changed)[1:]))
        holder = changed
        for part in path[:-1]:
            holder = holder[part]
        if data.draw(st.booleans()) and isinstance(holder, dict):
            holder.pop(path[-1])
            holder[data.draw(st.text(max_size=4))] = value
        else:
            holder[path[-1]] = value
    judged(lambda: from_dict(changed))
