"""For pytest: a test that names too many clauses, or one that no reference has, is not collected."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from battlewright.clauses.citations import MOST_CLAUSES
from battlewright.clauses.reference import known


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector: pytest.Module | pytest.Class) -> Generator[None, Any, Any]:
    """Look at the tests that a name of a module or class has become."""
    made = yield
    for item in made if isinstance(made, list) else ():
        if isinstance(item, pytest.Item) and (wrong := _objection(item)):
            raise collector.CollectError(f"{item.nodeid}: {wrong}")
    return made


def _objection(item: pytest.Item) -> str | None:
    named = {str(clause) for mark in item.iter_markers("clause") for clause in mark.args}
    if len(named) > MOST_CLAUSES:
        return f"names {len(named)} clauses, expected at most {MOST_CLAUSES}"
    unknown = sorted(named - known()) if named else []
    return f"names {', '.join(unknown)}, expected numbers of shipped clause texts" if unknown else None
