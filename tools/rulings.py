"""Writes RULINGS.md from the ruleset, its texts and the tests of each ruling: `./run python -m tools.rulings`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from battlewright.core.ruleset import Ruling
from battlewright.rules.redroll import REDROLL
from battlewright.texts import catalog

ROOT = Path(__file__).parents[1]
NUMBERS = ROOT / "src/battlewright/rules/redroll/clauses/en/ruling_numbers.ftl"
NUMBERED = re.compile(r"^ap-r-(\d+) = \{ redroll-ruling-([\w-]+) \}", re.MULTILINE)

HEAD = """# Rulings

Where the source of a ruleset is silent, battlewright takes a named ruling. *Switch* rulings are chosen in a scenario
(`rulings: {symbols: off}`); the others are fixed readings. The default comes first. This file is written by
`./run python -m tools.rulings`.

## redroll

| number | key | decides | switches, the default first | tests |
|---|---|---|---|---|"""


def proofs_by_ruling() -> dict[str, list[str]]:
    """The tests that carry `@pytest.mark.ruling(...)`, by ruling."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests/redroll").glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for name in _marked(node):
                    found.setdefault(name, []).append(f"{path.relative_to(ROOT).as_posix()}::{node.name}")
    return found


def _marked(node: ast.FunctionDef) -> Iterator[str]:
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.ruling":
            yield from (str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant))


def numbered() -> dict[int, str]:
    """The message of every ruling of the reference, by its number."""
    return {int(number): message for number, message in NUMBERED.findall(NUMBERS.read_text("utf-8"))}


def key_of(message: str, named: dict[str, list[str]]) -> str:
    """The key as the reference spells it: dots where the message has dashes."""
    return next((key for key in (*REDROLL.rulings, *named) if key.replace(".", "-") == message), message)


def spelled(value: object) -> str:
    """A value as scenarios write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def document() -> str:
    """The whole of RULINGS.md: a table of all rulings, then each with its switches, reason and proofs."""
    named = proofs_by_ruling()
    rows, sections = [], []
    for number, message in sorted(numbered().items()):
        clause, key = f"AP-R-{number:02}", key_of(message, named)
        switches = [ruling for ruling in REDROLL.rulings.values() if ruling.clause == clause]
        names = [key, *(ruling.name for ruling in switches)]
        proofs = list(dict.fromkeys(test for name in names for test in named.get(name, ())))
        rows.append(_row(clause, key, message, switches, len(proofs)))
        sections += _section(clause, key, message, switches)
        sections += [f"- proved by `{test}`" for test in proofs] + [""]
    return "\n".join([HEAD, *rows, "", *sections])


def _row(clause: str, key: str, message: str, switches: list[Ruling], proofs: int) -> str:
    chosen = "; ".join(_switch(ruling) for ruling in switches) or "fixed"
    title = catalog("en").exact(f"redroll-ruling-{message}")
    return f"| {clause} | `{key}` | {title} | {chosen} | {proofs} |"


def _section(clause: str, key: str, message: str, switches: list[Ruling]) -> list[str]:
    texts, id = catalog("en"), f"redroll-ruling-{message}"
    lines = [f"### {clause} `{key}`: {texts.exact(id)}", "", texts.exact(f"{id}.gap"), ""]
    for ruling in switches:
        lines.append(f"- switch: {_switch(ruling)}")
        own = f"redroll-ruling-{ruling.name.replace('.', '-')}"
        if own != id:
            lines.append(
                "  " + " ".join(texts.exact(f"{own}.{part}") for part in ("gap", "values", "reason"))
            )
    lines += [f"- ruling: {texts.exact(f'{id}.values')}", f"- reason: {texts.exact(f'{id}.reason')}"]
    return lines


def _switch(ruling: Ruling) -> str:
    ranged = "" if ruling.lowest is None else f" ({ruling.lowest} to {ruling.highest})"
    return f"`{ruling.name}`: " + " · ".join(f"`{spelled(value)}`" for value in ruling.values) + ranged


if __name__ == "__main__":
    (ROOT / "RULINGS.md").write_text(document(), "utf-8")
