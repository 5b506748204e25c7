"""The machine on which figures were taken: it stands beside them."""

from __future__ import annotations

import os
import platform
from pathlib import Path


def machine() -> str:
    """The processor, its cores and the Python in one line."""
    return f"{_processor()}, {os.cpu_count()} cores, {platform.python_implementation()} {platform.python_version()}"


def _processor() -> str:
    try:
        with Path("/proc/cpuinfo").open(encoding="utf-8") as lines:
            return next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()
