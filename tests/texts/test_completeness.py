"""English and Russian say the same things, and nothing is missing, broken or said twice."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from battlewright.texts import catalog, languages
from battlewright.texts.catalog import fluent_files, text_sources

PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many", "other"}}


@dataclass(frozen=True)
class Entry:
    """A message, with everything a translation has to keep."""

    file: str
    node: ast.Message | ast.Term

    @property
    def signature(self) -> tuple[frozenset[str], frozenset[str]]:
        return frozenset(attribute.id.name for attribute in self.node.attributes), variables(self.node)


class Found(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & PLURALS["ru"]:
            self.plurals.append(keys)
        self.generic_visit(node)


def variables(node: ast.BaseNode) -> frozenset[str]:
    found = Found()
    found.visit(node)
    return frozenset(found.variables)


@cache
def _parsed(file: Traversable) -> ast.Resource:
    return FluentParser().parse(file.read_text(encoding="utf-8"))


def resources(lang: str) -> Iterator[tuple[str, ast.Resource]]:
    """File, named from its ruleset on and without the language, and its syntax tree."""
    for source in text_sources(lang):
        for file in fluent_files(source):
            place = "/".join(str(file).split("/")[-4:]).replace(f"/{lang}/", "/")
            yield place, _parsed(file)


def entries(lang: str) -> Iterator[tuple[str, Entry]]:
    for place, resource in resources(lang):
        for node in resource.body:
            if isinstance(node, ast.Message | ast.Term):
                yield node.id.name, Entry(place, node)


@pytest.mark.parametrize("lang", languages)
def test_every_line_is_understood(lang: str) -> None:
    junk = [
        (place, node.content)
        for place, resource in resources(lang)
        for node in resource.body
        if isinstance(node, ast.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("lang", languages)
def test_no_id_is_given_twice(lang: str) -> None:
    counted = Counter(id for id, _ in entries(lang))
    assert [id for id, times in counted.items() if times > 1] == []


def test_both_languages_have_the_same_files() -> None:
    english, russian = ({place for place, _ in resources(lang)} for lang in languages)
    assert english == russian


def test_every_message_is_in_both_languages_in_the_same_file() -> None:
    english, russian = ({(entry.file, id) for id, entry in entries(lang)} for lang in languages)
    assert english ^ russian == set()


def test_translations_keep_attributes_and_variables() -> None:
    english, russian = (dict(entries(lang)) for lang in languages)
    shared = english.keys() & russian.keys()
    assert [id for id in sorted(shared) if english[id].signature != russian[id].signature] == []


@pytest.mark.parametrize("lang", languages)
def test_every_plural_has_all_branches_of_the_language(lang: str) -> None:
    short = []
    for id, entry in entries(lang):
        found = Found()
        found.visit(entry.node)
        short += [id for keys in found.plurals if keys != PLURALS[lang]]
    assert short == []


def texts_of(node: ast.BaseNode) -> str:
    class Texts(Visitor):
        said = ""

        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            self.said += f" {node.value} "

    texts = Texts()
    texts.visit(node)
    return texts.said


@cache
def _nodes(lang: str) -> dict[str, ast.BaseNode]:
    return {id: entry.node for id, entry in entries(lang)}


def _with_parts(lang: str, node: ast.BaseNode) -> frozenset[str]:
    """The variables of a message, and of the messages that it is put together from."""

    class Parts(Visitor):
        def __init__(self) -> None:
            self.ids: list[str] = []

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            self.ids.append(node.id.name)

    parts = Parts()
    parts.visit(node)
    known = _nodes(lang)
    return variables(node).union(*(_with_parts(lang, known[id]) for id in parts.ids if id in known))


@pytest.mark.parametrize("lang", languages)
def test_every_message_can_be_written(lang: str) -> None:
    texts = catalog(lang)
    for id, entry in entries(lang):
        if isinstance(entry.node, ast.Message):
            args = dict.fromkeys(_with_parts(lang, entry.node), 2)
            for attribute in ("", *(f".{attribute.id.name}" for attribute in entry.node.attributes)):
                assert texts.exact(id + attribute, **args)  # raises on a reference to nothing


def test_english_texts_have_no_russian_letters() -> None:
    assert [id for id, entry in entries("en") if re.search(r"[А-Яа-яЁё]", texts_of(entry.node))] == []
