"""Imports point downwards only, wherever in a module they stand."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = "battlewright"
SOURCE = Path(__file__).parents[2] / "src" / PACKAGE

# From the bottom up. A part may import itself and parts of lower rows, no other part of its own row or above.
ROWS = (
    ("chance", "table"),
    ("core",),
    ("conformance",),
    ("rules",),
    ("texts",),
    ("clauses",),
    ("pictures",),
    ("scenario",),
    ("looking",),
    ("odds", "armies"),
    ("questions",),
    ("opponents",),
    ("play",),
    ("server",),
    ("cli",),
)
RANK = {part: rank for rank, row in enumerate(ROWS) for part in row}
# Entry points of the package stand above everything they start.
ENTRIES = {"__main__"}

KERNEL = {"chance", "table", "core"}
NOT_FOR_THE_KERNEL = {
    "fluent", "jinja2", "pydantic", "rich", "typer", "yaml",  # faces
    "logging", "os", "pathlib", "socket", "subprocess",  # input and output
}  # fmt: skip

HEAVY = {"fluent", "jinja2", "numpy", "pydantic", "rich", "shapely", "typer", "yaml"}


def imports_of(code: str, package: str) -> Iterator[tuple[int, str]]:
    """Line and full name of every import in a module of `package`: `a.b` for `from a import b`."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Import(names=names):
                for alias in names:
                    yield node.lineno, alias.name
            case ast.ImportFrom(module=module, names=names, level=level):
                start = package.split(".")[: 1 - level or None] if level else []
                for alias in names:
                    yield node.lineno, ".".join([*start, *([module] if module else []), alias.name])
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield node.lineno, name


def objection(importer: str, imported: str) -> str | None:
    """Why module `importer` (dotted, in full) must not import `imported`, or None."""
    here, there = importer.split(".")[1:], imported.split(".")
    if there[0] != PACKAGE:
        barred = bool(here) and here[0] in KERNEL and there[0] in NOT_FOR_THE_KERNEL
        return "the kernel does no input or output and knows no face" if barred else None
    there = there[1:]
    if not here or here[0] in ENTRIES:
        return None
    if not there or there[0] not in RANK:
        return "the top of the package imports everything: name the part"
    if here[0] not in RANK:
        return f"{here[0]} has no place in ROWS"
    if here[0] != there[0]:
        below = RANK[there[0]] < RANK[here[0]]
        return None if below else f"{here[0]} must not import {there[0]}"
    if here[0] == "rules" and len(here) > 1 and len(there) > 1:
        return ruleset_objection(here[1], there[1])
    return None


def ruleset_objection(here: str, there: str) -> str | None:
    """Rulesets share `common` and know nothing of each other; what lies beside them may look them up."""
    rulesets = {folder.name for folder in (SOURCE / "rules").iterdir() if folder.is_dir()} - {
        "common",
        "__pycache__",
    }
    if there in rulesets and here in rulesets | {"common"} and here != there:
        return f"ruleset code {here} must not import {there}"
    return None


def objections() -> Iterator[str]:
    for path in sorted(SOURCE.rglob("*.py")):
        file = path.relative_to(SOURCE.parent)
        package = ".".join(file.parent.parts)
        module = package if file.stem == "__init__" else f"{package}.{file.stem}"
        for line, imported in imports_of(path.read_text(encoding="utf-8"), package):
            if reason := objection(module, imported):
                yield f"{file}:{line}: {imported}: {reason}"


def test_every_import_points_downwards() -> None:
    wrong = list(objections())
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("importer", "code"),
    [
        ("battlewright.core.state", "import battlewright.rules.redroll"),
        ("battlewright.core.state", "def later():\n    from battlewright.odds import walk"),
        ("battlewright.core.state", "import importlib\nimportlib.import_module('battlewright.play')"),
        ("battlewright.chance.law", "from battlewright.table import gap"),
        ("battlewright.table.sight", "from battlewright import rules"),
        ("battlewright.odds.walk", "from battlewright.play.battle import Battle"),
        ("battlewright.scenario.load", "from battlewright import Battle"),
        ("battlewright.play.battle", "if TYPE_CHECKING:\n    from battlewright.cli import main"),
        ("battlewright.core.state", "from ..odds import walk"),
        ("battlewright.core.state", "from .. import play"),
        ("battlewright.rules.redroll.attack", "from battlewright.rules.hordes import attack"),
        ("battlewright.rules.common.dice", "import battlewright.rules.redroll.attack"),
        ("battlewright.core.state", "from pathlib import Path"),
        ("battlewright.somewhere", "import battlewright.core"),
    ],
)
def test_an_import_in_the_wrong_direction_is_caught(
    importer: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for ruleset in ("common", "redroll", "hordes"):
        (tmp_path / "rules" / ruleset).mkdir(parents=True)
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", tmp_path)
    package = importer.rpartition(".")[0]
    assert [name for _, name in imports_of(code, package) if objection(importer, name)]


def test_relative_imports_are_resolved() -> None:
    code = "from . import a\nfrom .a import b\nfrom ..c import d"
    expected = ["battlewright.core.a", "battlewright.core.a.b", "battlewright.c.d"]
    assert [name for _, name in imports_of(code, "battlewright.core")] == expected


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("battlewright.rules.redroll.attack", "battlewright.rules.common.dice"),
        ("battlewright.rules", "battlewright.rules.redroll"),
        ("battlewright.play.battle", "battlewright.odds.walk"),
        ("battlewright.core.state", "battlewright.core.position"),
        ("battlewright.core.state", "msgspec"),
        ("battlewright.__main__", "battlewright.cli.main"),
        ("battlewright", "battlewright.play"),
    ],
)
def test_an_import_downwards_is_let_through(importer: str, imported: str) -> None:
    assert objection(importer, imported) is None


def test_importing_the_package_loads_no_part_and_nothing_heavy() -> None:
    program = f"import sys, {PACKAGE}; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    ).stdout.split()
    assert PACKAGE in loaded
    parts = {f"{PACKAGE}.{part}" for part in RANK}
    assert not (HEAVY | parts) & set(loaded)
