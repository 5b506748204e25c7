"""What the code of a step names: queries and tables that it asks, procedures that it calls, effects that it causes.

It is read from the source of the step and of the ruleset's functions that it leads to. A list written beside each step
would go out of date, and a run shows only what it happened to meet. So all is named that may come into it.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from battlewright.core.effects import Effect
from battlewright.core.state import Frame

if TYPE_CHECKING:
    from battlewright.core.compiled import Rules

KERNEL = ("battlewright.core.", "battlewright.chance.", "battlewright.table.")
"""Code that knows no ruleset, so that it names nothing of one."""

Function = ast.FunctionDef | ast.Lambda


class Uses(msgspec.Struct):
    """The names in the order in which the code comes to them."""

    queries: dict[str, None] = msgspec.field(default_factory=dict)
    tables: dict[str, None] = msgspec.field(default_factory=dict)
    procedures: dict[type[Frame], None] = msgspec.field(default_factory=dict)
    effects: dict[type[Effect], None] = msgspec.field(default_factory=dict)


def uses(rules: Rules, function: Callable[..., Any], frame: type[Frame] | None = None) -> Uses:
    """What a function names, with what the contributions to its queries name in turn; for a step, in its `frame`."""
    reader = _Reader(rules, _kinds(frame))
    reader.read(function)
    return reader.found


class _Reader:
    """Goes from function to function. A table whose name is put together (`f"{kind}.meets"`) is one of those whose
    kind is given to a function or is one of the kinds of the frame."""

    def __init__(self, rules: Rules, kinds: Iterable[str]) -> None:
        self.rules = rules
        self.found = Uses()
        self._read: set[Any] = set()
        self._kinds = dict.fromkeys(kinds)
        self._patterns: dict[str, None] = {}

    def read(self, function: Any) -> None:
        function = inspect.unwrap(function)
        if not isinstance(function, FunctionType) or function in self._read:
            return
        self._read.add(function)
        for cell in function.__closure__ or ():
            self.read(cell.cell_contents)
        if function.__module__.startswith(KERNEL):
            return
        for written in _written(function):
            for node in _body(written):
                self._node(node, function.__globals__)
        self._match()

    def _node(self, node: ast.AST, known: dict[str, Any]) -> None:
        if isinstance(node, ast.Name | ast.Attribute):
            value = _meaning(node, known)
            if isinstance(value, FunctionType) or hasattr(value, "__wrapped__"):
                self.read(value)
        elif isinstance(node, ast.Call):
            self._call(node, known)
        elif isinstance(node, ast.Subscript):
            self._table(node.slice)
            if isinstance(node.value, ast.Attribute) and node.value.attr == "queries":
                self._query(node.slice)

    def _call(self, node: ast.Call, known: dict[str, Any]) -> None:
        called = _meaning(node.func, known)
        if called in self.rules.procedures:
            self.found.procedures[called] = None
        elif called in self.rules.effects:
            self.found.effects[called] = None
        elif isinstance(called, FunctionType):
            given = (argument.value for argument in node.args if isinstance(argument, ast.Constant))
            self._kinds.update(dict.fromkeys(word for word in given if isinstance(word, str)))
        elif isinstance(node.func, ast.Attribute) and node.args:
            if node.func.attr == "value":
                self._query(node.args[0])
            elif node.func.attr == "get":
                self._table(node.args[0])

    def _query(self, key: ast.expr) -> None:
        name = key.value if isinstance(key, ast.Constant) else None
        if isinstance(name, str) and name in self.rules.queries and name not in self.found.queries:
            self.found.queries[name] = None
            for contribution in self.rules.queries[name].contributions:
                self.read(contribution.give)

    def _table(self, key: ast.expr) -> None:
        if isinstance(key, ast.Constant) and key.value in self.rules.tables:
            self.found.tables[str(key.value)] = None
        elif isinstance(key, ast.JoinedStr):
            parts = (str(part.value) if isinstance(part, ast.Constant) else "*" for part in key.values)
            self._patterns["".join(parts)] = None

    def _match(self) -> None:
        for pattern in self._patterns:
            for table in self.rules.tables:
                if any(pattern.replace("*", kind) == table for kind in self._kinds):
                    self.found.tables[table] = None


def _kinds(frame: type[Frame] | None) -> Iterator[str]:
    """The words that the locals of a frame may be."""
    for hint in get_type_hints(frame).values() if frame is not None else ():
        if get_origin(hint) is Literal:
            yield from get_args(hint)


def _meaning(node: ast.expr, known: dict[str, Any]) -> Any:
    """What a name, or a name of a module, stands for; None where only a run can tell."""
    if isinstance(node, ast.Name):
        return known.get(node.id)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        owner = known.get(node.value.id)
        return getattr(owner, node.attr, None) if isinstance(owner, ModuleType) else None
    return None


def _body(function: Function) -> Iterator[ast.AST]:
    """The code of a function in the order in which it is written, without decorators and annotations."""
    for statement in function.body if isinstance(function.body, list) else [function.body]:
        yield from _in_order(statement)


def _in_order(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for child in ast.iter_child_nodes(node):
        yield from _in_order(child)


def _written(function: FunctionType) -> list[Function]:
    """A function in the source of its module; lambdas with the same arguments in one line are not told apart."""
    return _functions(function.__module__).get(_place(function), [])


def _place(function: FunctionType) -> tuple[int, tuple[str, ...]]:
    code = function.__code__
    return code.co_firstlineno, code.co_varnames[: code.co_argcount]


@cache
def _functions(module: str) -> dict[tuple[int, tuple[str, ...]], list[Function]]:
    found: dict[tuple[int, tuple[str, ...]], list[Function]] = {}
    for node in ast.walk(ast.parse(inspect.getsource(sys.modules[module]))):
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            decorators = node.decorator_list if isinstance(node, ast.FunctionDef) else []
            arguments = (*node.args.posonlyargs, *node.args.args)
            line = min((node.lineno, *(decorator.lineno for decorator in decorators)))
            found.setdefault((line, tuple(argument.arg for argument in arguments)), []).append(node)
    return found
