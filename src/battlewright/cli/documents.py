"""Files that verbs write for people: whole or not at all, and only over documents of the same kind."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from battlewright.core.errors import BattlewrightError
from battlewright.play.whole_files import write_whole

PICTURE = (".svg",)
REPORT = (".html", ".htm", ".md")
ONCE: tuple[str, ...] = ()
"""Never over a file, whatever its name ends with."""


def drawable(file: str | None) -> str | None:
    """The name of a picture to be drawn, refused before any work is done for it if it cannot be written.

    Raises `BattlewrightError` for a name that is no picture's, `OSError` with the name where the system refuses.
    """
    if file is None:
        return None
    path = Path(os.path.realpath(file))
    if path.exists() and not path.is_file() and not path.is_dir():  # a terminal, a pipe
        return file
    if path.is_file() and path.suffix.lower() not in PICTURE:
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), file)
    if path.suffix.lower() not in PICTURE:
        raise BattlewrightError("cli-picture-kind", file=file)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), file)
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), file)
    if not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), file)
    return file


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
