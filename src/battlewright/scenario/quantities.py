"""The names in `watch` and `aim`: whether the battle has such models, sides and quantities.

Odds read the expressions themselves; here every name is looked up, so that `check` can say what is misspelled.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from battlewright.core.ruleset import Quantity
from battlewright.core.scene import SIDES
from battlewright.scenario.findings import alternatives, spelled

FUNCTIONS = ("sum", "count", "any", "max", "joint", "P")
SIDE_NAMES = tuple("AB"[row - SIDES[0]] for row in SIDES)
_SIGNS = (">=", "<=", "==", "!=", "=", "<", ">")
_TOKEN = re.compile(r"\s*(?:(-?\d+(?:\.\d+)?(?![\w.]))|(\w[\w-]*(?:\.[\w-]+)*)|(>=|<=|==|!=|[=<>(),])|(\S))")

Complaint = tuple[str, dict[str, Any]]
"""A message id and its arguments."""


def complaints(text: str, known: Mapping[str, Quantity], models: Sequence[str]) -> list[Complaint]:
    """What is wrong with the names, functions and brackets of an expression."""
    return list(_complaints(text, known, models))


def _complaints(text: str, known: Mapping[str, Quantity], models: Sequence[str]) -> Iterator[Complaint]:
    tokens = [(found.lastindex, found[found.lastindex or 0]) for found in _TOKEN.finditer(text)]
    if any(kind == 4 for kind, _ in tokens) or not _balanced([token for _, token in tokens]):
        yield "check-quantity-syntax", {"value": spelled(text)}
    before = ""
    for i, (kind, token) in enumerate(tokens):
        opens = i + 1 < len(tokens) and tokens[i + 1][1] == "("
        if kind == 2 and opens and token not in FUNCTIONS:
            yield "check-quantity-function", alternatives(token, FUNCTIONS)
        elif kind == 2 and not opens and before not in _SIGNS:
            yield from _unknown(token, known, models)
        before = token


def _balanced(tokens: list[str]) -> bool:
    depth = 0
    for token in tokens:
        depth += (token == "(") - (token == ")")
        if depth < 0:
            return False
    return depth == 0


def _unknown(name: str, known: Mapping[str, Quantity], models: Sequence[str]) -> Iterator[Complaint]:
    if name in known and known[name].of == "procedure":
        return
    owner, _, quantity = name.partition(".")
    kinds = ("piece",) if owner in models else ("piece", "side") if owner in SIDE_NAMES else ()
    if kinds:
        own = [other for other, q in known.items() if q.of in kinds]
        if quantity not in own:
            yield "check-quantity-name", {"name": spelled(name), **alternatives(quantity, own)}
        return
    procedures = [other for other, q in known.items() if q.of == "procedure"]
    heads = list(dict.fromkeys(other.partition(".")[0] for other in procedures))
    if owner in heads:
        yield "check-quantity-name", {"name": spelled(name), **alternatives(name, procedures)}
    else:
        yield (
            "check-quantity-owner",
            {"name": spelled(name), **alternatives(owner, [*models, *SIDE_NAMES, *heads])},
        )
