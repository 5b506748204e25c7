"""A ruleset of a tossed coin with a tests tree, written into a folder of its own."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from battlewright.clauses.reference import Reference
from battlewright.clauses.report import Subject

REFERENCE = Reference(("COIN-TOSS-01", "COIN-TOSS-02", "COIN-PRIZE-01", "COIN-PRIZE-02"), ("COIN-R-01",))

RULES = """
from battlewright.core.requests import DONE
from battlewright.core.ruleset import Ruleset
from battlewright.core.state import Frame

COIN = Ruleset("coin", "1")
COIN.note("COIN-TOSS-02", "Tells where coins come from.")
COIN.table_entry("prize", "heads", 1, "COIN-PRIZE-01", "COIN-R-01")
COIN.table_entry("prize", "tails", 0, "COIN-PRIZE-02")
COIN.field("coin", "weight", "COIN-R-01")

class Toss(Frame, tag="toss"):
    pass

@COIN.procedure(Toss).step("COIN-TOSS-01")
def throw(p, f):
    return DONE
"""

TESTS = """
import pytest
from coin import COIN, Toss

@pytest.mark.clause("COIN-TOSS-01")
def test_a_toss_throws():
    assert [step.name for step in COIN.compile().procedures[Toss].steps] == ["throw"]

@pytest.mark.clause("COIN-PRIZE-01")
class TestPrizes:
    @pytest.mark.parametrize("side", ["heads", "edge"])
    def test_heads_win(self, side):
        assert side == "edge" or COIN.compile().tables["prize"]["heads"] == 1

    @pytest.mark.clause("COIN-PRIZE-02")
    def test_tails_lose(self):
        assert COIN.compile().tables["prize"]["tails"] == 0
"""


class Folder:
    """The coin's folder; change `rules` and `tests` before the subject is made."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.rules = RULES
        self.tests = TESTS

    def subject(self) -> Subject:
        """What is examined, with this process's own copy of the ruleset."""
        (self.root / "tests").mkdir(exist_ok=True)
        (self.root / "coin.py").write_text(self.rules, encoding="utf-8")
        (self.root / "tests" / "test_coin.py").write_text(self.tests, encoding="utf-8")
        return Subject(self.module().COIN, "coin:COIN", REFERENCE, REFERENCE.known, 1, self.root)

    def module(self) -> Any:
        """The rules, imported without a trace in `sys.modules`."""
        spec = spec_from_file_location("coin", self.root / "coin.py")
        assert spec is not None and spec.loader is not None
        made = module_from_spec(spec)
        writes, sys.dont_write_bytecode = sys.dont_write_bytecode, True
        try:
            spec.loader.exec_module(made)
        finally:
            sys.dont_write_bytecode = writes
        return made
