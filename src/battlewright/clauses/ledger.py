"""The ledger: each clause of a reference with its kind, the parts that carry it out and the tests that name it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from battlewright.clauses.citations import Citing
from battlewright.clauses.gaps import Gap, gap
from battlewright.clauses.reference import Reference
from battlewright.core.ruleset import Ruleset, citing

NOTES_ALLOWED = {"hordes": 8, "redroll": 3, "kill_team": 2, "ninth_age": 2}
"""How many clauses of each reference may have nothing to carry out."""

Kind = Literal["rule", "example", "note", "none"]


class Place(msgspec.Struct, frozen=True):
    """Where a clause is carried out: the part's id and its function in full, "" where it only declares."""

    part: str
    code: str


class Entry(msgspec.Struct, frozen=True):
    """One clause. `reason` is a note's; `tests` are node ids; an example's place is its scenario."""

    clause: str
    kind: Kind
    where: tuple[Place, ...] = ()
    tests: tuple[str, ...] = ()
    reason: str = ""


class Ledger(msgspec.Struct, frozen=True):
    """All clauses of a ruleset. Without a tests tree (`tests_known` false) nothing is said about tests."""

    ruleset: str
    entries: tuple[Entry, ...]
    gaps: tuple[Gap, ...]
    tests_known: bool

    def to_json(self) -> dict[str, Any]:
        """The ledger as JSON-ready data."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


def ledger(
    ruleset: Ruleset,
    reference: Reference,
    citations: Citing | None,
    known: frozenset[str],
    notes_allowed: int,
) -> Ledger:
    """Set the clauses of a reference beside the ruleset's parts and the tests.

    `known` are the clauses of every ruleset, because one tests tree names them all; `citations` is None where there
    is no tests tree.
    """
    entries = tuple(_entry(ruleset, clause, citations) for clause in reference.clauses)
    gaps = [*_uncarried(ruleset, entries), *_unknown(ruleset, reference), *_notes(ruleset, notes_allowed)]
    if citations is not None:
        gaps += [*_untested(entries), *_misnamed(citations, known), *citations.gaps]
    return Ledger(ruleset.name, entries, tuple(gaps), citations is not None)


def _entry(ruleset: Ruleset, clause: str, citations: Citing | None) -> Entry:
    where = [Place(part.id, part.where) for part in citing(ruleset.parts.values(), clause)]
    kind: Kind = "rule" if where else "none"
    if clause in ruleset.examples:
        where.append(Place("", ruleset.examples[clause]))
        kind = "rule" if kind == "rule" else "example"
    if kind == "none" and clause in ruleset.notes:
        kind = "note"
    tests = citations.naming(clause) if citations is not None else ()
    return Entry(clause, kind, tuple(where), tests, ruleset.notes.get(clause, ""))


def _uncarried(ruleset: Ruleset, entries: tuple[Entry, ...]) -> Iterator[Gap]:
    for entry in entries:
        if entry.kind == "none":
            yield gap("uncarried", clause=entry.clause)
        elif entry.kind != "note" and entry.clause in ruleset.notes:
            yield gap(
                "noted-yet-carried", clause=entry.clause, part=entry.where[0].part or entry.where[0].code
            )


def _unknown(ruleset: Ruleset, reference: Reference) -> Iterator[Gap]:
    for part in ruleset.parts.values():
        for clause in part.clauses:
            if clause not in reference.known:
                yield gap("unknown-cited", part=part.id, clause=clause)
    for clause in (*ruleset.notes, *ruleset.examples):
        if clause not in reference.clauses:
            yield gap("unknown-noted", clause=clause)


def _notes(ruleset: Ruleset, allowed: int) -> Iterator[Gap]:
    if len(ruleset.notes) > allowed:
        yield gap("too-many-notes", count=len(ruleset.notes), most=allowed)


def _untested(entries: tuple[Entry, ...]) -> Iterator[Gap]:
    for entry in entries:
        if entry.kind in ("rule", "example") and not entry.tests:
            yield gap("untested", clause=entry.clause)


def _misnamed(citations: Citing, known: frozenset[str]) -> Iterator[Gap]:
    for test, clauses in citations.tests.items():
        for clause in clauses:
            if clause not in known:
                yield gap("unknown-named", test=test, clause=clause)
