"""The clauses of a shipped ruleset, examined: what faces show, and whether it is good enough."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import msgspec

import battlewright.clauses
from battlewright.clauses.citations import Citing, scan
from battlewright.clauses.gaps import Gap, gap
from battlewright.clauses.ledger import NOTES_ALLOWED, Ledger, ledger
from battlewright.clauses.mutation import ACCEPTED, Mutation, Progress, run_trials, sampled, trials
from battlewright.clauses.reference import Reference, known, shipped
from battlewright.core.ruleset import Ruleset
from battlewright.rules.library import game
from battlewright.texts import catalog, say


class Subject(msgspec.Struct, frozen=True):
    """What is examined: a ruleset, where other processes find it (`module:attribute`), its reference, its tests.

    `known` are the clauses of every ruleset whose tests lie in `root/tests`; `root` is None where no tests are at hand.
    """

    ruleset: Ruleset
    address: str
    reference: Reference
    known: frozenset[str]
    notes_allowed: int
    root: Path | None


class Row(msgspec.Struct, frozen=True):
    """A line of the ledger in words: `text` says the clause, `where` the places, `note` the reason of a note."""

    clause: str
    kind: str
    text: str
    where: tuple[str, ...]
    tests: tuple[str, ...]
    note: str


class Report(msgspec.Struct, frozen=True):
    """The ledger and, when asked for, what switching parts off showed."""

    ledger: Ledger
    mutation: Mutation | None
    gaps: tuple[Gap, ...]

    @property
    def ok(self) -> bool:
        """No gap in the ledger, no part that nobody would miss."""
        return not self.gaps

    @property
    def exit_status(self) -> int:
        """0 when all is well, 1 when there is a gap."""
        return 0 if self.ok else 1

    def to_json(self) -> dict[str, Any]:
        """The report as JSON-ready data."""
        return {
            "ok": self.ok,
            "gaps": msgspec.to_builtins(self.gaps),
            "ledger": self.ledger.to_json(),
            "mutation": msgspec.to_builtins(self.mutation),
        }


def run(
    ruleset_name: str,
    mutate: bool = False,
    sample: int | None = None,
    seed: str | None = None,
    progress: Progress | None = None,
) -> Report:
    """Examine a shipped ruleset; raises `BattlewrightError` for an unknown name or when its tests cannot be run.

    `mutate` switches parts off too: all of them, or `sample` chosen by `seed` (default: today's date).
    """
    return examine(shipped_subject(ruleset_name), mutate, sample, seed, progress)


def shipped_subject(name: str) -> Subject:
    """A ruleset of this package, with the tests of the repository when the package runs from one."""
    return Subject(
        game(name).ruleset,
        f"battlewright.rules.{name}:GAME.ruleset",
        shipped(name),
        known(),
        NOTES_ALLOWED.get(name, 0),
        repository(),
    )


def repository() -> Path | None:
    """The repository that this package lies in, or None when it is installed without its tests."""
    package = Path(battlewright.clauses.__file__).parents[1]
    root = package.parents[1]
    return root if package.parent.name == "src" and (root / "tests").is_dir() else None


def examine(
    subject: Subject,
    mutate: bool = False,
    sample: int | None = None,
    seed: str | None = None,
    progress: Progress | None = None,
) -> Report:
    """As `run`, for any ruleset."""
    citations = scan(subject.root) if subject.root is not None else None
    found = ledger(subject.ruleset, subject.reference, citations, subject.known, subject.notes_allowed)
    if not mutate:
        return Report(found, None, found.gaps)
    if citations is None:
        return Report(found, None, (*found.gaps, gap("no-tests")))
    mutation = _mutated(subject, citations, sample, seed, progress)
    return Report(found, mutation, (*found.gaps, *_mutation_gaps(mutation)))


def _mutated(
    subject: Subject, citations: Citing, sample: int | None, seed: str | None, progress: Progress | None
) -> Mutation:
    assert subject.root is not None
    chosen = trials(subject.ruleset, subject.reference, citations)
    seed = "" if sample is None else seed or date.today().isoformat()
    if sample is not None:
        chosen = sampled(chosen, sample, seed)
    return run_trials(subject.ruleset, subject.address, subject.root, chosen, progress, seed)


def _mutation_gaps(mutation: Mutation) -> Iterator[Gap]:
    for test in mutation.baseline.failing:
        yield gap("test-fails", test=test)
    for verdict in mutation.verdicts:
        if verdict.outcome not in ACCEPTED:
            yield gap(f"part-{verdict.outcome}", part=verdict.part, clauses=verdict.unproven)


def rows(ledger: Ledger, lang: str) -> list[Row]:
    """The ledger in the language of the reader."""
    texts = catalog(lang)
    declared = texts.text("clauses-where-declared")
    return [
        Row(
            entry.clause,
            texts.text(f"clauses-kind-{entry.kind}"),
            texts.text(entry.clause.lower()),
            tuple(" ".join(filter(None, (place.part, place.code or declared))) for place in entry.where),
            entry.tests,
            entry.reason,
        )
        for entry in ledger.entries
    ]


def lines(report: Report, lang: str) -> Iterator[str]:
    """The report as plain lines: every clause with its places and tests, then gaps and the sum."""
    texts = catalog(lang)
    for row in rows(report.ledger, lang):
        yield f"{row.clause}  {row.kind}  {row.text}"
        if row.note:
            yield f"    {row.note}"
        yield from (f"    {place}" for place in row.where)
        yield from (f"    {test}" for test in row.tests)
    yield ""
    if not report.ledger.tests_known:
        yield texts.text("clauses-tests-unknown")
    if report.mutation is not None:
        yield from _told(report.mutation, lang)
    yield from (say(gap, lang) for gap in report.gaps)
    counts = {
        kind: sum(e.kind == kind for e in report.ledger.entries) for kind in ("rule", "example", "note")
    }
    yield texts.text("clauses-sum", total=len(report.ledger.entries), gaps=len(report.gaps), **counts)


def _told(mutation: Mutation, lang: str) -> Iterator[str]:
    texts = catalog(lang)
    accepted = sum(verdict.outcome in ACCEPTED for verdict in mutation.verdicts)
    yield texts.text("clauses-mutation-sum", parts=len(mutation.verdicts), noticed=accepted)
    if mutation.seed:
        yield texts.text("clauses-mutation-seed", seed=mutation.seed)
    if mutation.baseline.missing:
        yield texts.text("clauses-tests-missing", tests=mutation.baseline.missing)
    for verdict in mutation.verdicts:
        if verdict.outcome in ACCEPTED and verdict.unproven:
            yield texts.text("clauses-partly-proven", part=verdict.part, clauses=verdict.unproven)
