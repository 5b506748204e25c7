"""Every message that the code uses exists in both languages and is given the arguments it needs."""

import ast
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import pytest
from tests.texts.test_completeness import entries
from tests.texts.used_ids import families, modules, offered, option_words, uses

from battlewright.chance import LocalDice
from battlewright.core.position import Event
from battlewright.core.requests import Choose, Option, Roll
from battlewright.core.running import apply, start
from battlewright.pictures.terrain_kinds import KINDS
from battlewright.rules.common.game import PieceEntry, Setup
from battlewright.rules.library import NAMES, game
from battlewright.table.lengths import inches
from battlewright.table.table import Table
from battlewright.table.terrain import TRAITS
from battlewright.table.verdicts import Reason
from battlewright.texts import Catalog, catalog, languages
from battlewright.texts.sayings import (
    event_text,
    message_id,
    option_arguments,
    option_text,
    outcome_text,
    request_text,
)

OPEN = {"picture-token-", "word-"}
"""Families of which any member may be missing: the code asks first whether there is one."""

NUMBERS: dict[str, Option] = {"at": ("at", 0, 0), "direction": ("direction", 0)}
"""Answers in regions, whose messages get what their numbers say."""

GIVEN = {"ask": {"side"}, "roll": {"side"}, "outcome": {"winner"}, "check": {"closest"}}
"""Arguments that every message with this beginning gets from whoever says it, beside its own."""


def needed(lang: str) -> dict[str, frozenset[str]]:
    """The variables of every message."""
    return {id: entry.signature[1] for id, entry in entries(lang)}


def supplied(id: str, arguments: frozenset[str]) -> set[str]:
    """What a message gets, with what is made readable on the way."""
    said = set(arguments) | GIVEN.get(id.partition("-")[0], set())
    if said & {"distance", "inches"}:
        said.add("length")
    if {"x", "y"} <= said:
        said.add("place")
    return said | ({"side"} if "player" in said else set())


def restrictions() -> Iterator[str]:
    for name in NAMES:
        parts = game(name).ruleset.parts.values()
        yield from (part.payload[2].id for part in parts if part.kind == "restriction")


def members() -> dict[str, set[str]]:
    """The families of ids whose members can be told without running anything."""
    terrain = {
        text.value
        for _, tree in modules("table")
        for text in ast.walk(tree)
        if isinstance(text, ast.Constant)
        and isinstance(text.value, str)
        and text.value.startswith("terrain-")
    }
    return {
        "ask-": {f"ask-{id}" for name in NAMES for id in offers(name)},
        "reason-": {f"reason-{id}" for id in (*restrictions(), *get_args(Reason))},
        "check-": {f"check-{code}" for code in terrain},
        "picture-terrain-": {f"picture-terrain-{kind.name}" for kind in KINDS},
        "picture-trait-": {f"picture-trait-{trait}" for trait in TRAITS},
    }


def offers(ruleset: str) -> dict[str, list[frozenset[str] | None]]:
    found: dict[str, list[frozenset[str] | None]] = {}
    for _, tree in modules(f"rules/{ruleset}"):
        for id, arguments in offered(tree):
            found.setdefault(id, []).append(arguments)
    return found


@pytest.mark.parametrize("lang", languages)
def test_every_id_in_the_code_has_a_message(lang: str) -> None:
    texts = catalog(lang)
    used = (use for module, tree in modules() for use in uses(tree, module))
    assert [f"{use.id} ({use.place})" for use in used if not texts.has(use.id)] == []


@pytest.mark.parametrize("lang", languages)
def test_every_message_gets_the_arguments_it_needs(lang: str) -> None:
    variables = needed(lang)
    short = []
    for module, tree in modules():
        for use in uses(tree, module):
            if use.arguments is not None and use.id in variables:
                missing = variables[use.id] - supplied(use.id, use.arguments)
                short += [f"{use.id} ({use.place}): {name}" for name in sorted(missing)]
    assert short == []


@pytest.mark.parametrize("lang", languages)
def test_every_member_of_a_family_has_a_message(lang: str) -> None:
    texts = catalog(lang)
    assert [id for ids in members().values() for id in sorted(ids) if not texts.has(id)] == []


@pytest.mark.parametrize("lang", languages)
def test_every_family_has_messages(lang: str) -> None:
    ids = needed(lang)
    begun = {(family, place) for module, tree in modules() for family, place in families(tree, module)}
    assert {family for family, _ in begun} >= members().keys()
    empty = [
        f"{family} ({place})"
        for family, place in sorted(begun)
        if family not in OPEN and not any(id.startswith(family) for id in ids)
    ]
    assert empty == []


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("ruleset", NAMES)
def test_questions_of_offers_and_reasons_need_only_what_they_get(ruleset: str, lang: str) -> None:
    variables = needed(lang)
    short = [
        id
        for id, given in offers(ruleset).items()
        for arguments in given
        if arguments is not None and variables[f"ask-{id}"] - supplied("ask-", arguments)
    ]
    short += [id for id in restrictions() if variables[f"reason-{id}"] - {"model"}]
    short += [id for id in get_args(Reason) if variables[f"reason-{id}"]]
    assert short == []


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("ruleset", NAMES)
def test_every_option_can_be_said(ruleset: str, lang: str) -> None:
    texts, variables = catalog(lang), needed(lang)
    parts = game(ruleset).ruleset.parts.values()
    words = {part.payload.name for part in parts if part.kind == "action"} | {"at"}
    words |= {
        word
        for part in ("core", f"rules/{ruleset}")
        for _, tree in modules(part)
        for word in option_words(tree)
    }
    assert {"decline", "replace"} < words
    wrong = []
    for word in sorted(words):
        given = option_arguments(NUMBERS.get(word, (word,)), ruleset, texts)
        ids = [id for id in (f"{ruleset}-option-{word}", f"option-{word}") if id in variables]
        if not ids or variables[ids[0]] - given.keys():
            wrong.append(word)
    assert wrong == []


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("ruleset", NAMES)
def test_quantities_and_stops_have_names(ruleset: str, lang: str) -> None:
    rules, texts = game(ruleset).ruleset, catalog(lang)
    ids = [message_id("quantity", name) for name in rules.quantities]
    ids += [message_id("stop", name) for name in rules.stops]
    assert [id for id in ids if not texts.has(id)] == []


def standing(id: str, profile: str, x: float, y: float, **state: Any) -> PieceEntry:
    return PieceEntry(id, profile, at=(inches(x), inches(y), 0), state=state)


def small_battle(seed: int) -> Iterator[Any]:
    """The requests and options, the events, and the outcome of a battle of every kind of model, played at random."""
    one = [
        standing("wolf", "werewolf", 17, 17),
        standing("jim", "hunter", 20, 12),
        PieceEntry("late", "brute"),
    ]
    other = [
        standing("bear", "warbeast", 19, 18),
        standing("beast", "werewolf", 16, 19, form="beast", fury=1),
        standing("pike", "spearman", 20, 15),
    ]
    rules = game("redroll")
    setup = Setup(Table(inches(36), inches(36), ()), (one, other))
    events: list[Event] = []
    position = start(rules.build(rules.ruleset.compile({}), setup), events.append)
    random, dice = Random(seed), LocalDice(str(seed))
    for index in range(2_000):
        request = position.pending
        yield from events
        events.clear()
        if request is None:
            yield position.outcome
            return
        yield position.scene.names, request
        if isinstance(request, Roll):
            answer: Any = dice.faces(request.partition.dice, index)
        else:
            assert isinstance(request, Choose)
            region = request.region
            answer = ("at", *region.sample(random)) if region else random.choice(request.options)
        apply(position, answer, events.append)
    raise AssertionError("the battle does not end")


@pytest.mark.parametrize("lang", languages)
def test_a_whole_battle_is_told_without_a_gap(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalog, "text", Catalog.exact)
    heard: set[str] = set()
    for thing in small_battle(6):
        if isinstance(thing, Event):
            said = event_text(thing, lang, "redroll")
            assert said or thing.id == "event-gained"
            heard.add(thing.id)
        elif isinstance(thing, tuple):
            names, request = thing
            assert request_text(request, names, lang, "redroll")
            for option in getattr(request, "options", ()):
                assert option_text(option, "redroll", lang) != " ".join(option)
        else:
            assert outcome_text(thing, lang, "redroll")
    assert len(heard) > 12
