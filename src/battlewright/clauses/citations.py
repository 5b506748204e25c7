"""Which tests name which clauses, read from the source of the tests without importing it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec

from battlewright.clauses.gaps import Gap, gap

MOST_CLAUSES = 3
"""A test that names more proves none of them in particular."""


class Citing(msgspec.Struct, frozen=True):
    """The tests that name clauses, by node id, and what is wrong with how they do it."""

    tests: dict[str, tuple[str, ...]]
    gaps: tuple[Gap, ...] = ()

    def naming(self, clause: str) -> tuple[str, ...]:
        """Node ids of the tests that name a clause; a parametrised test has one id."""
        return tuple(test for test, clauses in self.tests.items() if clause in clauses)


def scan(root: Path) -> Citing:
    """Read `@pytest.mark.clause("...", ...)` on the functions and classes of `root/tests`."""
    tests: dict[str, tuple[str, ...]] = {}
    gaps: list[Gap] = []
    for file in sorted((root / "tests").rglob("*.py")):
        code = file.read_text(encoding="utf-8")
        place = file.relative_to(root).as_posix()
        if not file.name.startswith("test_") or "mark.clause" not in code:
            continue
        try:
            tree = ast.parse(code)
        except SyntaxError as error:
            gaps.append(gap("unreadable", file=place, line=error.lineno or 0, reason=error.msg))
            continue
        for test, marks in _marked(tree.body, place, []):
            tests[test] = tuple(dict.fromkeys(name for mark in marks for name in _literals(mark)))
            gaps += _objections(test, tests[test], marks)
    return Citing({test: clauses for test, clauses in tests.items() if clauses}, tuple(gaps))


def _marked(
    body: list[ast.stmt], place: str, inherited: list[ast.Call]
) -> Iterator[tuple[str, list[ast.Call]]]:
    """Every test below `place` with the marks on it and on the classes around it."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _marked(node.body, f"{place}::{node.name}", [*inherited, *_marks(node)])
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield f"{place}::{node.name}", [*inherited, *_marks(node)]


def _marks(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> list[ast.Call]:
    return [
        decorator
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("mark.clause")
    ]


def _literals(mark: ast.Call) -> list[str]:
    return [arg.value for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


def _objections(test: str, clauses: tuple[str, ...], marks: list[ast.Call]) -> Iterator[Gap]:
    if len(clauses) > MOST_CLAUSES:
        yield gap("too-many-named", test=test, count=len(clauses), most=MOST_CLAUSES)
    if any(len(_literals(mark)) < len(mark.args) for mark in marks):
        yield gap("not-literal", test=test)
