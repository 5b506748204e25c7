"""Lists the long files and functions of the package: places to look at, not verdicts (`./run sizes`)."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parent.parent / "src"
LONG_FILE = 400
LONG_FUNCTION = 60


class Size(NamedTuple):
    """Where something stands and how many lines it has."""

    lines: int
    place: str


def files(source: Path = SOURCE) -> Iterator[Size]:
    """Every module below `source`."""
    for path in source.rglob("*.py"):
        yield Size(len(path.read_text(encoding="utf-8").splitlines()), path.relative_to(source).as_posix())


def functions(source: Path = SOURCE) -> Iterator[Size]:
    """Every function and method below `source`, with its decorators left out."""
    for path in source.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                place = f"{path.relative_to(source).as_posix()}:{node.lineno} {node.name}"
                yield Size((node.end_lineno or node.lineno) - node.lineno + 1, place)


def main() -> None:
    """Prints what is long, the longest first."""
    long = [("file", size) for size in files() if size.lines > LONG_FILE]
    long += [("function", size) for size in functions() if size.lines > LONG_FUNCTION]
    for kind, size in sorted(long, key=lambda entry: (entry[0], -entry[1].lines)):
        print(f"{size.lines:5} lines  {kind}  {size.place}")
    print(f"{len(long)} long: files over {LONG_FILE} lines, functions over {LONG_FUNCTION}")


if __name__ == "__main__":
    main()
