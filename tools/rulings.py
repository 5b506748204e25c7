"""Writes RULINGS.md from the rulesets, their texts and the tests of each ruling: `./run python -m tools.rulings`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from battlewright.core.ruleset import Ruleset, Ruling
from battlewright.rules.library import NAMES, game
from battlewright.texts import catalog

ROOT = Path(__file__).parents[1]
MARKS = ("pytest.mark.ruling", "pytest.mark.clause")

HEAD = """# Rulings

Where the source of a ruleset is silent, battlewright takes a named ruling. *Switch* rulings are chosen in a scenario
(`rulings: {symbols: off}`); the others are fixed readings. The default comes first. What the clauses of a source lean
on without stating it stands below in our own wording. This file is written by `./run python -m tools.rulings`."""

TABLE = """| number | key | decides | switches, the default first | tests |
|---|---|---|---|---|"""


class Entry(NamedTuple):
    """A ruling of a reference by its number: `message` is that of its texts, "" where its whole text is one sentence;
    `subject` the heading under which it stands in the file of numbers."""

    clause: str
    message: str
    subject: str


def numbered(ruleset: str) -> list[Entry]:
    """The rulings of a reference in the order of their numbers' file."""
    path = ROOT / f"src/battlewright/rules/{ruleset}/clauses/en/ruling_numbers.ftl"
    line = re.compile(
        rf"^(?:## (.+)|([a-z][a-z0-9]*(?:-[a-z0-9]+)+) = (?:\{{ {ruleset}-ruling-([\w-]+) \}})?.*)$",
        re.MULTILINE,
    )
    found, subject = [], ""
    for heading, number, message in line.findall(path.read_text("utf-8")):
        if heading:
            subject = heading
        else:
            found.append(Entry(number.upper(), message, subject))
    return found


def proofs_by_ruling(ruleset: str) -> dict[str, list[str]]:
    """The tests that carry `@pytest.mark.ruling(...)` or `@pytest.mark.clause(...)`, by what they name."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests" / ruleset).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for name in _marked(node):
                    found.setdefault(name, []).append(f"{path.relative_to(ROOT).as_posix()}::{node.name}")
    return found


def _marked(node: ast.FunctionDef) -> Iterator[str]:
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) in MARKS:
            yield from (str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant))


def key_of(message: str, known: list[str]) -> str:
    """The key as the reference spells it: dots where the message has dashes."""
    return next((key for key in known if key.replace(".", "-") == message), message)


def spelled(value: object) -> str:
    """A value as scenarios write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def document() -> str:
    """The whole of RULINGS.md: of each ruleset a table of its rulings, then each with switches, reason and proofs."""
    return "\n".join([HEAD, "", *(line for name in NAMES for line in _ruleset(game(name).ruleset))])


def _ruleset(ruleset: Ruleset) -> list[str]:
    named = proofs_by_ruling(ruleset.name)
    entries = numbered(ruleset.name)
    rows, sections = [], []
    for entry in entries:
        if not entry.message:
            continue
        key = key_of(entry.message, [*ruleset.rulings, *named])
        switches = [ruling for ruling in ruleset.rulings.values() if ruling.clause == entry.clause]
        names = [key, entry.clause, *(ruling.name for ruling in switches)]
        proofs = list(dict.fromkeys(test for name in names for test in named.get(name, ())))
        rows.append(_row(ruleset.name, entry, key, switches, len(proofs)))
        sections += _section(ruleset.name, entry, key, switches)
        sections += [f"- proved by `{test}`" for test in proofs] + [""]
    own = [entry for entry in entries if not entry.message]
    return [f"## {ruleset.name}", "", TABLE, *rows, "", *sections, *_own_wording(own, named)]


def _row(ruleset: str, entry: Entry, key: str, switches: list[Ruling], proofs: int) -> str:
    chosen = "; ".join(_switch(ruling) for ruling in switches) or "fixed"
    title = catalog("en").exact(f"{ruleset}-ruling-{entry.message}")
    return f"| {entry.clause} | `{key}` | {title} | {chosen} | {proofs} |"


def _section(ruleset: str, entry: Entry, key: str, switches: list[Ruling]) -> list[str]:
    texts, id = catalog("en"), f"{ruleset}-ruling-{entry.message}"
    lines = [f"### {entry.clause} `{key}`: {texts.exact(id)}", "", texts.exact(f"{id}.gap"), ""]
    for ruling in switches:
        lines.append(f"- switch: {_switch(ruling)}")
        own = f"{ruleset}-ruling-{ruling.name.replace('.', '-')}"
        if own != id:
            lines.append(
                "  " + " ".join(texts.exact(f"{own}.{part}") for part in ("gap", "values", "reason"))
            )
    lines += [f"- ruling: {texts.exact(f'{id}.values')}", f"- reason: {texts.exact(f'{id}.reason')}"]
    return lines


def _own_wording(entries: list[Entry], named: dict[str, list[str]]) -> Iterator[str]:
    for subject, group in groupby(entries, lambda entry: entry.subject):
        yield from (f"### {subject or 'Set-up'}", "", "| number | reads | tests |", "|---|---|---|")
        for entry in group:
            text = catalog("en").exact(entry.clause.lower())
            yield f"| {entry.clause} | {text} | {len(named.get(entry.clause, ()))} |"
        yield ""


def _switch(ruling: Ruling) -> str:
    ranged = "" if ruling.lowest is None else f" ({ruling.lowest} to {ruling.highest})"
    values = " · ".join(f"`{spelled(value)}`" for value in ruling.values)
    if ruling.follows is None:
        return f"`{ruling.name}`: {values}{ranged}"
    leader, value, default = ruling.follows
    return f"`{ruling.name}`: {values}{ranged}, under `{leader}: {value}` first `{spelled(default)}`"


if __name__ == "__main__":
    (ROOT / "RULINGS.md").write_text(document(), "utf-8")
