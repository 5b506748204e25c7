"""Battle files of older formats: each step makes the lines of one format into those of the next.

The chain of hashes is checked before a file is migrated, by a rule that holds for all formats: a line's head is the
SHA-256 of the head before it and the bytes of its `input`. So steps change lines freely and need no hashes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

FORMAT = 1
"""The format written today."""

Lines = list[dict[str, Any]]

STEPS: dict[int, Callable[[Lines], Lines]] = {}
"""From a format number: the step to the next one."""


def migrated(lines: Lines, found: int) -> Lines:
    """The lines of a file of format `found` in today's format. Raises `KeyError` for a format without a step."""
    for number in range(found, FORMAT):
        lines = STEPS[number](lines)
    return lines
