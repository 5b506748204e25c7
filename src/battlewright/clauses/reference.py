"""The published clauses of a ruleset: the message ids of its clause texts."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from battlewright.texts.catalog import fluent_files

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

RULINGS_FILE = "ruling_numbers.ftl"
"""Numbers in this file are those of rulings: parts and tests may name them, but nothing has to carry them out."""

# A message begins at the start of a line; of clauses it ends in a number, or in a number and a letter, and so may words
# that are typed after `quick`.
_NUMBERED = re.compile(r"^(?!quick-)([a-z][a-z0-9]*(?:-[a-z0-9]+)*-[0-9]+[a-z]?) *=", re.MULTILINE)


class Reference(msgspec.Struct, frozen=True):
    """`clauses` are the numbers that must be carried out, in the order of their texts; `rulings` those of rulings."""

    clauses: tuple[str, ...]
    rulings: tuple[str, ...] = ()

    @property
    def known(self) -> frozenset[str]:
        """Every number that a part or a test may name."""
        return frozenset((*self.clauses, *self.rulings))


def read(texts: Traversable) -> Reference:
    """The reference whose English texts lie in a directory of Fluent files."""
    found: dict[bool, list[str]] = {True: [], False: []}
    for file in fluent_files(texts):
        numbers = _NUMBERED.findall(file.read_text(encoding="utf-8"))
        found[file.name == RULINGS_FILE] += [number.upper() for number in numbers]
    return Reference(tuple(found[False]), tuple(found[True]))


@cache
def shipped(ruleset: str) -> Reference:
    """The reference of a shipped ruleset; its code is not imported."""
    return read(files("battlewright") / "rules" / ruleset / "clauses" / "en")


def written() -> tuple[str, ...]:
    """Every ruleset with clause texts: those shipped, and those whose rules are still being written."""
    rules = files("battlewright") / "rules"
    return tuple(sorted(found.name for found in rules.iterdir() if (found / "clauses" / "en").is_dir()))


def known() -> frozenset[str]:
    """Every number of the references of all rulesets."""
    return frozenset().union(*(shipped(name).known for name in written()))
