"""How people start battlewright here."""

from __future__ import annotations

import os

VARIABLE = "BATTLEWRIGHT_COMMAND"
"""Where a launcher says how it was typed."""


def command() -> str:
    """What is typed before a verb: the launcher in its place (`./run`), else the installed command."""
    return os.environ.get(VARIABLE) or "battlewright"
