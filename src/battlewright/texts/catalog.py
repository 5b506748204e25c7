"""The texts of one language, loaded from Fluent files when first asked for.

Shared messages live in `texts/locales/<language>/*.ftl`, those of a ruleset in
`rules/<ruleset>/clauses/<language>/*.ftl`. Rulesets are found as directories, their code is not imported.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from decimal import ROUND_HALF_UP, localcontext
from functools import cached_property, lru_cache
from threading import Lock
from typing import TYPE_CHECKING

from battlewright.core.errors import BattlewrightError
from battlewright.texts.arguments import clean, fluent_value

if TYPE_CHECKING:  # fluent.runtime brings babel; importing it costs more than all the rest of battlewright
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

languages = ("en", "ru")
"""The languages that are complete; the first is the one that others fall back to."""


class MissingText(LookupError):
    """A message is not in the language asked for, or cannot be formatted with the arguments given."""


class Catalog:
    """The messages of one language.

    `sources` are directories of `.ftl` files. They are read one after the other, and only as far as needed to
    find the messages asked for; of two messages with one id the earlier stays. An entry is parsed when it is asked
    for: parsing all that a directory holds takes longer than most commands do otherwise.

    Numbers are rounded here, once, to as many digits as the message says, and half up, as people do: whoever passes a
    number passes it as it is.
    """

    def __init__(self, lang: str, sources: Sequence[Traversable]) -> None:
        self.lang = lang
        self._unread = list(sources)
        self._unparsed: dict[str, str] = {}  # by id, terms with their hyphen; an empty text has been parsed
        self._reading = Lock()

    def has(self, id: str, /) -> bool:
        """Whether this language itself has the message, or the attribute of `message.attribute`."""
        return self._pattern(id) is not None

    def text(self, id: str, /, **args: object) -> str:
        """The message `id` (or `message.attribute`) with `args` filled in.

        Never raises over texts: a missing message is taken from English, and failing that is its own id.
        """
        try:
            return self.exact(id, **args)
        except MissingText:
            return self._makeshift(id, args)

    def exact(self, id: str, /, **args: object) -> str:
        """As `text`, without any stand-in: raises `MissingText` when the message or an argument is missing.

        This is the form for tests.
        """
        pattern = self._pattern(id)
        if pattern is None:
            raise MissingText(f"text {id!r}: no such message in language {self.lang!r}")
        result, problems = self._format(pattern, args, nested=self.exact)
        if problems:
            raise MissingText(f"text {id!r} in language {self.lang!r}: {'; '.join(map(str, problems))}")
        return result

    def outline(self, id: str, /) -> str:
        """The message `id` for any arguments, with `…` in the place of each."""
        pattern = self._pattern(id)
        assert pattern is not None
        missing = self._bundle.format_pattern(pattern, {})[1]  # "Unknown external: model"
        args = {str(problem).rpartition(" ")[2]: "…" for problem in missing}
        return str(self._bundle.format_pattern(pattern, args)[0])

    def _makeshift(self, id: str, args: dict[str, object]) -> str:
        if (pattern := self._pattern(id)) is not None:
            return self._format(pattern, args, nested=self.text)[0]
        if self.lang != languages[0]:
            return catalog(languages[0]).text(id, **args)
        return clean(id)

    def _format(
        self, pattern: Pattern, args: dict[str, object], nested: Callable[..., str]
    ) -> tuple[str, list[Exception]]:
        values = {name: fluent_value(value, nested) for name, value in args.items()}
        with localcontext() as context:
            context.rounding = ROUND_HALF_UP
            result, problems = self._bundle.format_pattern(pattern, values)
        return str(result), problems

    def _pattern(self, id: str) -> Pattern | None:
        name, _, attribute = id.partition(".")
        if not self._find(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _find(self, name: str) -> bool:
        with self._reading:
            while self._unread and name not in self._unparsed:
                self._read(self._unread.pop(0))
            self._parse(name)
            return self._bundle.has_message(name)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.lang], use_isolating=False)

    def _read(self, source: Traversable) -> None:
        for file in fluent_files(source):
            for name, entry in _entries(file.read_text(encoding="utf-8")):
                self._unparsed.setdefault(name, entry)

    def _parse(self, name: str) -> None:
        """Give an entry to the bundle, with those that it refers to."""
        if entry := self._unparsed.get(name):
            from fluent.runtime import FluentResource

            self._unparsed[name] = ""
            self._bundle.add_resource(FluentResource(entry))
            for other in _IDENTIFIER.findall(entry):
                self._parse(other)


_IDENTIFIER = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")
_ENTRY = re.compile(rf"^(?P<id>{_IDENTIFIER.pattern}) *=", re.MULTILINE)
# No line inside an entry begins so: it is indented, or begins with a bracket, a brace or an asterisk.


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The ids of the entries of a Fluent file, with their texts."""
    begins = list(_ENTRY.finditer(text))
    ends = [begin.start() for begin in begins[1:]] + [len(text)]
    for begin, end in zip(begins, ends, strict=True):
        yield begin["id"], text[begin.start() : end]


def fluent_files(source: Traversable) -> list[Traversable]:
    """The `.ftl` files of a directory in order of name; none if there is no such directory."""
    if not source.is_dir():
        return []
    found = (file for file in source.iterdir() if file.name.endswith(".ftl"))
    return sorted(found, key=lambda file: file.name)


def text_sources(lang: str) -> Iterator[Traversable]:
    """The directories that ship texts in `lang`: the shared one, then those of rulesets that have clauses."""
    from importlib.resources import files

    package = files("battlewright")
    yield package / "texts" / "locales" / lang
    for ruleset in sorted((package / "rules").iterdir(), key=lambda entry: entry.name):
        clauses = ruleset / "clauses" / lang
        if clauses.is_dir():
            yield clauses


@lru_cache
def catalog(lang: str) -> Catalog:
    """The catalog of all texts shipped in `lang`; raises `BattlewrightError` naming the languages there are."""
    if lang not in languages:
        raise BattlewrightError("error-unknown-language", language=lang, expected=languages)
    return Catalog(lang, tuple(text_sources(lang)))
