"""Lines from people at a terminal, or from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence


class Keyboard:
    """Reads lines. At a terminal with history and completion; from a pipe each line is repeated, so that what comes
    out can be read by itself."""

    def __init__(self, is_terminal: bool) -> None:
        self.is_terminal = is_terminal and sys.stdin.isatty()
        self.words: Sequence[str] = ()
        if self.is_terminal:
            _complete(lambda: self.words)

    def line(self, prompt: str) -> str:
        """The next line without its end. Raises `EOFError` when there is none, `KeyboardInterrupt`."""
        if self.is_terminal:
            return input(prompt).strip()
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(line.rstrip("\n"), flush=True)
        return line.strip()


def _complete(words: Callable[[], Sequence[str]]) -> None:
    """Let Tab complete the words that make sense now; systems without readline do without."""
    try:
        import readline
    except ImportError:
        return

    def complete(text: str, state: int) -> str | None:
        found = [word for word in words() if word.startswith(text)]
        return f"{found[state]} " if state < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
