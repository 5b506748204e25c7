"""Writing a file whole or not at all."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import BinaryIO


def write_whole(path: Path, data: bytes) -> None:
    """Write a file beside its place and put it there whole; a failure leaves what was there. Raises `OSError`."""
    beside = path.with_name(f".{path.name}.new")
    try:
        with beside.open("wb", buffering=0) as file:
            write_through(file, data)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    if sys.platform != "win32":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def write_through(file: BinaryIO, data: bytes) -> None:
    """Write to an unbuffered file and wait until the disk has it."""
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]
    os.fsync(file.fileno())
