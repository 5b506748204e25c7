"""Files that verbs write for people: whole or not at all, and only over documents of the same kind."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from battlewright.play.whole_files import write_whole

PICTURE = (".svg",)
REPORT = (".html", ".htm", ".md")
ONCE: tuple[str, ...] = ()
"""Never over a file, whatever its name ends with."""


def write_document(file: str, data: bytes, over: tuple[str, ...]) -> None:
    """Write a document; a file that is there already must end with one of `over`. Raises `OSError` with its name.

    One slip of the hand may not turn a battle or a scenario into a picture.
    """
    path = Path(os.path.realpath(file))
    if path.is_file() and path.suffix.lower() not in over:
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), file)
    try:
        if path.exists() and not path.is_file():  # a terminal, a pipe; a directory refuses by itself
            path.write_bytes(data)
        else:
            write_whole(path, data)
    except OSError as error:
        raise OSError(error.errno, error.strerror, file) from error
