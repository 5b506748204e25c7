"""Whole numbers as people type them."""

from __future__ import annotations

import re

_WHOLE = re.compile(r"-?\d{1,15}", re.ASCII)


def whole(word: str) -> int | None:
    """The whole number that a word is; None for anything else, and for more digits than any battle counts.

    >>> whole("-12"), whole("--3"), whole("9" * 5000)
    (-12, None, None)
    """
    return int(word) if _WHOLE.fullmatch(word) else None
