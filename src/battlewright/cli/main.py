"""The entry point: runs a verb, and turns whatever goes wrong into a sentence and an exit code.

Exit codes: 0 done; 1 a check found gaps; 2 something given cannot be used; 70 a defect of battlewright; 130
interrupted; 141 the reader of a pipe went away.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from battlewright.cli.language import spoken
from battlewright.cli.launcher import command
from battlewright.cli.trouble import UNUSABLE, told

INTERRUPTED, PIPE_CLOSED = 130, 141


def main() -> NoReturn:
    """The command `battlewright`."""
    _open_missing_streams()
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, ValueError):  # replaced by something that is no text stream
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    status = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        status = _hang_up()
    except OSError as error:
        status = told(error, spoken(sys.argv[1:], os.environ))
        _hang_up()
    sys.exit(status)


def run(args: Sequence[str]) -> int:
    """Run one command line and return its exit code; nothing is raised."""
    lang = spoken(args, os.environ)
    try:
        status = _verbs()(args=list(args), prog_name=command(), standalone_mode=False)
        return status if isinstance(status, int) else 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _hang_up()
    except SystemExit as error:
        if isinstance(error.__context__, BrokenPipeError):  # how typer and rich end when nobody reads on
            return _hang_up()
        return error.code if isinstance(error.code, int) else UNUSABLE
    except Exception as error:
        return told(error, lang)


@cache
def _verbs() -> Callable[..., Any]:
    from typer.main import get_command

    from battlewright.cli.app import app

    return get_command(app)


def _open_missing_streams() -> None:
    """Python has None where the caller closed a stream (`>&-`)."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115


def _hang_up() -> int:
    """Nobody reads on: nothing more may be written, not even by Python at its end."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED
