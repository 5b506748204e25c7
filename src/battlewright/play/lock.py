"""One writer for a battle file. The system lets go of the lock when its process ends, however it ends."""

from __future__ import annotations

import sys
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    _FAR_BEHIND_THE_END = 2**40  # a lock on Windows also stops readers of the bytes locked

    def lock(file: BinaryIO) -> bool:
        """Lock an open file for writing until it is closed; False when another has it."""
        file.seek(_FAR_BEHIND_THE_END)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(file: BinaryIO) -> bool:
        """Lock an open file for writing until it is closed; False when another has it."""
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
