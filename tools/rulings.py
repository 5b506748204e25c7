"""Writes RULINGS.md from the ruleset, its texts and the tests of each ruling: `./run python -m tools.rulings`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

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
"""


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


def document() -> str:
    """The whole of RULINGS.md."""
    texts, named = catalog("en"), proofs_by_ruling()
    lines = [HEAD]
    switches: dict[str, list[str]] = {}
    for ruling in REDROLL.rulings.values():
        ranged = "" if ruling.lowest is None else f" ({ruling.lowest} to {ruling.highest})"
        values = (
            " · ".join(f"`{str(v).lower() if isinstance(v, bool) else v}`" for v in ruling.values) + ranged
        )
        switches.setdefault(ruling.clause, []).append(f"`{ruling.name}`: {values}")
    for number, message in sorted(numbered().items()):
        clause, id = f"AP-R-{number:02}", f"redroll-ruling-{message}"
        key = key_of(message, named)
        proofs = [test for name in _names(clause, key) for test in named.get(name, ())]
        lines += [f"### {clause} `{key}`: {texts.exact(id)}", "", texts.exact(f"{id}.gap"), ""]
        lines += [f"- switch: {switch}" for switch in switches.get(clause, ())]
        lines += [f"- ruling: {texts.exact(f'{id}.values')}", f"- reason: {texts.exact(f'{id}.reason')}"]
        lines += [f"- proved by `{test}`" for test in dict.fromkeys(proofs)] + [""]
    return "\n".join(lines)


def _names(clause: str, key: str) -> list[str]:
    return [key, *(r.name for r in REDROLL.rulings.values() if r.clause == clause)]


if __name__ == "__main__":
    (ROOT / "RULINGS.md").write_text(document(), "utf-8")
