"""The verb `rules`: the clauses of a ruleset by id or by words of either language."""

from __future__ import annotations

import json as jsons
import re

import msgspec

from battlewright.clauses.reference import shipped
from battlewright.core.errors import BattlewrightError
from battlewright.core.ruleset import citing
from battlewright.rules.library import game
from battlewright.texts import catalog, languages

ENDING = 2
"""Letters at the end of a longer word that may differ: words change their endings."""


class Clause(msgspec.Struct, frozen=True):
    """A clause as the book shows it; `source` is the place in the document that states it, `where` what does it."""

    id: str
    text: str
    source: str
    where: tuple[str, ...]


def rules(ruleset: str, words: list[str], json: bool, lang: str) -> None:
    """Show all clauses, or those that words find. Raises `BattlewrightError` when nothing is found."""
    found = [_clause(ruleset, id, lang) for id in looked_up(ruleset, words)]
    if json:
        print(jsons.dumps(msgspec.to_builtins(found), ensure_ascii=False))
        return
    from battlewright.cli.screen import NOTE, Screen

    screen = Screen(lang)
    for clause in found:
        screen.line(f"{clause.id}  {clause.text}")
        if len(found) == 1:
            if clause.source:
                screen.say("cli-rules-source", NOTE, source=clause.source)
            for part in clause.where:
                screen.line(f"    {part}", NOTE)


def looked_up(ruleset: str, words: list[str]) -> list[str]:
    """The ids of clauses: the one named, or those with all the words in their texts, whatever the language."""
    game(ruleset)  # raises for an unknown one
    reference = shipped(ruleset)
    known = (*reference.clauses, *reference.rulings)
    if len(words) == 1 and words[0].upper() in known:
        return [words[0].upper()]
    found = [id for id in known if _has(id, words)] if words else list(known)
    if not found:
        raise BattlewrightError("cli-rules-nothing", value=" ".join(words), ruleset=ruleset)
    return found


def _has(id: str, words: list[str]) -> bool:
    text = (
        " ".join([id, *(catalog(lang).text(id.lower()) for lang in languages)]).casefold().replace("ё", "е")
    )
    return all(any(re.search(rf"(?<!\w){re.escape(stem)}", text) for stem in _stems(word)) for word in words)


def _stems(word: str) -> tuple[str, ...]:
    """The beginning of a word, and those of others that people use for the same thing."""
    stem = _stem(word)
    groups = [group.split() for lang in languages for group in catalog(lang).text("rules-alike").split("|")]
    alike = [other for group in groups if any(stem.startswith(one) for one in group) for other in group]
    return stem, *alike


def _stem(word: str) -> str:
    word = word.casefold().replace("ё", "е")
    return word[:-ENDING] if len(word) > 2 * ENDING + 1 else word


def _clause(ruleset: str, id: str, lang: str) -> Clause:
    texts = catalog(lang)
    source = texts.text(f"{id.lower()}.source") if texts.has(f"{id.lower()}.source") else ""
    parts = citing(game(ruleset).ruleset.parts.values(), id)
    return Clause(
        id, texts.text(id.lower()), source, tuple(f"{part.id}  {part.where}".strip() for part in parts)
    )
