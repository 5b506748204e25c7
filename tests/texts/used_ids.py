"""Which message ids the code uses, and with which arguments: read from the source, never run."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "src" / "battlewright"

BEGINNINGS = (
    *(
        "ask",
        "check",
        "cli",
        "clauses",
        "count",
        "dice",
        "error",
        "event",
        "look",
        "option",
        "outcome",
        "picture",
        "play",
    ),
    *(
        "number-or",
        "quantity",
        "quick",
        "reason",
        "report",
        "request",
        "roll",
        "stop",
        "term",
        "throw",
        "word",
    ),
)
_ID = re.compile(rf"(?:{'|'.join(BEGINNINGS)})-[a-z0-9_-]*[a-z0-9_]")
_FAMILY = re.compile(rf"(?:{'|'.join(BEGINNINGS)})-(?:[a-z0-9_-]*-)?")

WRAPPERS = {
    "tell_lines": ("", {"player", "line", "points"}),
    "fault": ("error-file-", {"file", "line", "field", "value", "expected"}),
    "gap": ("clauses-gap-", set[str]()),
    "refuse": ("", {"question", "usage"}),
    "_number": ("", {"question", "usage", "value", "lowest", "highest"}),
}
"""Functions that put a beginning before the id they are given, and the arguments that they always add."""


class Use(NamedTuple):
    """A message used at a place of the code; `arguments` is None where only running tells them."""

    id: str
    place: str
    arguments: frozenset[str] | None


def modules(part: str = "") -> Iterator[tuple[str, ast.Module]]:
    """The modules of the package, or of one part of it, by their paths."""
    for file in sorted((SOURCE / part).rglob("*.py")):
        yield str(file.relative_to(SOURCE)), _parsed(file)


@cache
def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def _nodes(tree: ast.Module) -> tuple[ast.AST, ...]:
    """The whole tree; every question below goes through it, and finding the nodes is most of the work."""
    return tuple(ast.walk(tree))


@cache
def uses(tree: ast.Module, module: str) -> tuple[Use, ...]:
    """Every literal id; those that stand in a call come with the call's arguments."""
    return tuple(_uses(tree, module))


def _uses(tree: ast.Module, module: str) -> Iterator[Use]:
    in_calls: set[int] = set()
    for node in _nodes(tree):
        if isinstance(node, ast.Call):
            for literal, text in _ids_of(node):
                in_calls.add(id(text))
                yield Use(literal, f"{module}:{node.lineno}", _arguments(node))
    docstrings = {id(node.value) for node in _nodes(tree) if isinstance(node, ast.Expr)}
    for node in _nodes(tree):
        if id(node) not in in_calls | docstrings and (alone := _literal(node)):
            yield Use(alone, f"{module}:{node.lineno}", None)  # type: ignore[attr-defined]


def _literal(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value if _ID.fullmatch(node.value) else None
    return None


def _ids_of(call: ast.Call) -> Iterator[tuple[str, ast.expr]]:
    """The ids among a call's positional arguments, with their nodes."""
    beginning, _ = WRAPPERS.get(_name(call.func), ("", set()))
    if beginning and call.args and isinstance(call.args[0], ast.Constant):
        yield beginning + str(call.args[0].value), call.args[0]
        return
    for argument in call.args:
        branches = (argument.body, argument.orelse) if isinstance(argument, ast.IfExp) else (argument,)
        for branch in branches:
            if literal := _literal(branch):
                yield literal, branch


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _arguments(call: ast.Call) -> frozenset[str] | None:
    """The names a call gives: its keywords, or the keys of the dictionary in `values` or among its arguments."""
    if _name(call.func) == "verifier" or any(keyword.arg is None for keyword in call.keywords):
        return None
    if _name(call.func) == "Roll" or _name(call.func) == "Choose":
        values = next((k.value for k in call.keywords if k.arg == "values"), None)
        return frozenset() if values is None else keys(values)
    if dictionary := next((a for a in call.args if isinstance(a, ast.Dict)), None):
        return keys(dictionary)
    if any(isinstance(a, ast.Name) and a.id in ("values", "given") for a in call.args):
        return None
    _, added = WRAPPERS.get(_name(call.func), ("", set()))
    return frozenset({str(keyword.arg) for keyword in call.keywords} | added)


def keys(node: ast.expr) -> frozenset[str] | None:
    """The keys of a dictionary that is written out, also as the result of a lambda; None where they are not."""
    if isinstance(node, ast.Lambda):
        return keys(node.body)
    if isinstance(node, ast.Dict) and all(isinstance(key, ast.Constant) for key in node.keys):
        return frozenset(str(key.value) for key in node.keys if isinstance(key, ast.Constant))
    return None


def families(tree: ast.Module, module: str) -> Iterator[tuple[str, str]]:
    """The beginnings of ids that are put together when the code runs, with their places."""
    for node in _nodes(tree):
        if isinstance(node, ast.JoinedStr) and isinstance(first := node.values[0], ast.Constant):
            beginning = _FAMILY.fullmatch(str(first.value))
            if beginning and len(node.values) > 1:
                yield beginning[0], f"{module}:{node.lineno}"


def offered(tree: ast.Module) -> Iterator[tuple[str, frozenset[str] | None]]:
    """The ids of offers with the arguments of their questions."""
    for node in _nodes(tree):
        if (
            isinstance(node, ast.Call)
            and _name(node.func) == "Offer"
            and isinstance(node.args[0], ast.Constant)
        ):
            values = next(k.value for k in node.keywords if k.arg == "values")
            yield str(node.args[0].value), keys(values)


def option_words(tree: ast.Module) -> Iterator[str]:
    """First words of options: of tuples in what is declared to be an option, or named so, or a default."""
    for node in _nodes(tree):
        match node:
            case ast.FunctionDef(returns=ast.expr() as returns) if "Option" in ast.unparse(returns):
                yield from _first_words(node)
            case ast.AnnAssign(annotation=annotation, value=ast.expr() as value) if (
                ast.unparse(annotation) == "Option"
            ):
                yield from _first_words(value)
            case ast.Assign(targets=[ast.Name(id="options")], value=value):
                yield from _first_words(value)
            case ast.keyword(arg="default", value=ast.expr() as value):
                yield from _first_words(value)


def _first_words(node: ast.AST) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Tuple) and inner.elts and isinstance(inner.ctx, ast.Load):
            first = inner.elts[0]
            if (
                isinstance(first, ast.Constant)
                and isinstance(first.value, str)
                and first.value.isidentifier()
            ):
                yield first.value
