"""A battle as a document to keep: play-by-play with dice, clauses and reasons, and pictures between the rounds.

The input is plain data, so the report needs neither rules nor the battle. Everything in it may have been written by
strangers: the HTML escapes it, the Markdown escapes it for Markdown and for the HTML that Markdown lets through.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from battlewright.pictures.palette import Theme
from battlewright.texts import catalog, clean

if TYPE_CHECKING:  # jinja2 is loaded when the first report is written
    from jinja2 import Environment

Format = Literal["html", "markdown"]


class Die(msgspec.Struct, frozen=True):
    """A die as the report shows it: its face, and whether the rule left it out."""

    face: str
    dropped: bool = False


class Entry(msgspec.Struct, frozen=True):
    """A line of the play-by-play: who, what happened, the dice, the reasons, the clauses.

    `side` is "A", "B" or empty. `dice` are faces, or `{"face": 7, "dropped": true}` for a die that did not count.
    """

    sentence: str
    side: str = ""
    dice: tuple[Die, ...] = ()
    reasons: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()


class Figure(msgspec.Struct, frozen=True):
    """A picture with its caption; `svg` is one that this package has drawn."""

    heading: str
    svg: str

    @property
    def address(self) -> str:
        """The picture as a data address."""
        return "data:image/svg+xml;base64," + b64encode(self.svg.encode()).decode()


class Section(msgspec.Struct):
    """A round or a turn: its heading, entries, and the pictures of its end."""

    heading: str
    entries: list[Entry]
    figures: list[Figure]


class Clause(msgspec.Struct, frozen=True):
    """A clause that the battle cites, with its text where the language has one."""

    id: str
    text: str


def report(
    title: str,
    journal: Iterable[Mapping[str, Any]],
    pictures: Iterable[tuple[str, str]] = (),
    format: Format = "html",
    lang: str = "en",
    facts: Mapping[str, Any] | None = None,
    theme: Theme = "auto",
) -> str:
    """The report of a battle.

    `journal`: in order, `{"heading": "Round 1"}` for the beginning of a section, otherwise an entry with `sentence`
    and optional `side`, `dice`, `reasons`, `clauses` (see `Entry`). `pictures`: (heading, svg) in order; those with
    the heading of a section stand at its end, one before any of them at the very beginning, one after them behind
    the section last met. `facts` are told at the top. Draw the pictures in `theme`.
    """
    opening, sections = _sections(journal, pictures)
    template = _environment().get_template(f"report.{'html' if format == 'html' else 'md'}.j2")
    cited = (id for section in sections for entry in section.entries for id in entry.clauses)
    clauses = {id: Clause(id, _clause_text(id, lang)) for id in dict.fromkeys(cited)}
    written = template.render(
        title=clean(title),
        facts={clean(str(name)): clean(str(value)) for name, value in (facts or {}).items()},
        opening=opening,
        sections=sections,
        clauses=clauses,
        lang=lang,
        theme=theme,
        text=catalog(lang).text,
    )
    return written if format == "html" else re.sub(r"\n{3,}", "\n\n", written).strip() + "\n"


def _sections(
    journal: Iterable[Mapping[str, Any]], pictures: Iterable[tuple[str, str]]
) -> tuple[list[Figure], list[Section]]:
    sections: list[Section] = []
    for line in journal:
        if "heading" in line:
            sections.append(Section(clean(str(line["heading"])), [], []))
        if "sentence" in line:
            if not sections:
                sections.append(Section("", [], []))
            sections[-1].entries.append(_entry(line))
    by_heading = {section.heading: section for section in sections}
    opening: list[Figure] = []
    place = opening
    for heading, svg in pictures:
        figure = Figure(clean(heading), svg)
        if figure.heading in by_heading:
            place = by_heading[figure.heading].figures
        elif place is not opening:
            place = sections[-1].figures
        place.append(figure)
    return opening, sections


def _entry(line: Mapping[str, Any]) -> Entry:
    return Entry(
        sentence=clean(str(line["sentence"])),
        side=str(line.get("side") or "") if line.get("side") in ("A", "B") else "",
        dice=tuple(map(_die, line.get("dice") or ())),
        reasons=_words(line.get("reasons")),
        clauses=_words(line.get("clauses")),
    )


def _die(die: Any) -> Die:
    if isinstance(die, Mapping):
        return Die(clean(str(die.get("face", ""))), bool(die.get("dropped")))
    return Die(clean(str(die)))


def _words(words: Sequence[Any] | None) -> tuple[str, ...]:
    return tuple(clean(str(word)) for word in words or ())


def _clause_text(id: str, lang: str) -> str:
    texts, name = catalog(lang), id.lower()
    return texts.text(name) if re.fullmatch(r"[a-z][a-z0-9-]*", name) and texts.has(name) else ""


def markdown_text(text: str) -> str:
    """`text` on one line, so that Markdown shows it as it is, in a sentence or at the start of a line.

    >>> markdown_text("1. *wolf* <b>_2")
    '1\\\\. \\\\*wolf\\\\* &lt;b&gt;\\\\_2'
    """
    escaped = re.sub(r"([\\`*_{}\[\]#|~])", r"\\\1", text)
    escaped = escaped.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return re.sub(r"^(\d*)([-+=.)])", r"\1\\\2", escaped)


@lru_cache
def _environment() -> Environment:
    from jinja2 import Environment, PackageLoader, StrictUndefined

    environment = Environment(
        loader=PackageLoader("battlewright.pictures"),
        autoescape=lambda name: name is None or ".html." in name,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["md"] = markdown_text
    return environment
