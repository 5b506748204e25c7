"""What went wrong, in words, with the exit code that belongs to it."""

from __future__ import annotations

import errno
import re
import sys
from typing import Any

from battlewright.cli.launcher import command
from battlewright.scenario.findings import NO_SUGGESTION, meant
from battlewright.texts import catalog, clean, say
from battlewright.texts.arguments import Sayable

UNUSABLE, DEFECT = 2, 70

_SYSTEM = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "directory",
    errno.ENOTDIR: "missing",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
}


def told(error: Exception, lang: str) -> int:
    """Say on the error stream what went wrong, and return the exit code."""
    known = isinstance(error, Sayable | OSError) or hasattr(error, "format_message")
    print(sentence(error, lang) if known else _defect(error, lang), file=sys.stderr)
    return UNUSABLE if known else DEFECT


def sentence(error: Any, lang: str) -> str:
    """What went wrong, in one sentence; everything wrong with a scenario, a line each."""
    if hasattr(error, "format_message"):
        return _usage(error, lang)
    if hasattr(error, "said"):  # many things, counted at the end
        lines = str(error.said(lang))
        return lines if error.values.get("count") == 1 else f"{lines}\n{say(error, lang)}"
    if isinstance(error, OSError):
        return _system(error, lang)
    if isinstance(error.__cause__, OSError):  # a battle file that cannot be read or written
        return _system(error.__cause__, lang, str(error.values["file"]))
    closest = meant(getattr(error, "values", {}))
    hint = "" if closest == NO_SUGGESTION else f" {catalog(lang).text('cli-did-you-mean', closest=closest)}"
    return f"{say(error, lang)}{hint}"


def _system(error: OSError, lang: str, file: str = "stdout") -> str:
    """A refusal of the operating system; the only file without a name is what verbs write to."""
    texts, file = catalog(lang), clean(str(error.filename or file))
    kind = _SYSTEM.get(error.errno or 0, "other")
    return texts.text(f"cli-system-{kind}", file=file, reason=clean(error.strerror or str(error)))


def _usage(error: Any, lang: str) -> str:
    """A command line that is not understood, from typer's own error.

    Its kinds are told by name and its values read from its English sentence: typer keeps both to itself.
    """
    texts, kind = catalog(lang), type(error).__name__
    param = getattr(error, "param", None)
    surplus = re.search(r"extra argument\S* \((.*)\)", error.message or "")
    least = getattr(param, "min", None)
    name = "" if param is None else str(param.metavar or max(param.opts, key=len))
    if param is not None and param.param_type_name == "option":
        name = max(param.opts, key=len)
    if kind == "NoSuchOption":
        close = ", ".join(error.possibilities or ()) or "no-suggestion"
        said = texts.text("cli-usage-no-such-option", value=clean(error.option_name), closest=close)
    elif kind == "MissingParameter":
        said = texts.text("cli-usage-missing", name=name)
    elif kind == "BadParameter" and "valid" in error.message:  # all typed options are numbers
        said = texts.text("cli-usage-not-a-number", name=name)
    elif kind == "BadParameter" and least is not None:
        said = texts.text("cli-usage-too-small", name=name, expected=least)
    elif kind == "BadParameter":
        said = texts.text("cli-usage-bad-value", name=name, reason=clean(error.message))
    elif kind == "BadOptionUsage":
        said = texts.text("cli-usage-option-value", name=error.option_name)
    elif surplus:
        said = texts.text("cli-usage-surplus", value=surplus[1])
    else:
        said = texts.text("cli-usage-other", reason=clean(error.format_message()))
    context = getattr(error, "ctx", None)
    typed = context.command_path if context is not None else command()
    return f"{said}\n{texts.text('cli-usage-help', command=f'{typed} --help')}"


def _defect(error: Exception, lang: str) -> str:
    """An error that no person made: the traceback is kept in a file, for the report."""
    from tempfile import NamedTemporaryFile
    from traceback import format_exception

    texts, kind = catalog(lang), clean(f"{type(error).__name__}: {error}")[:200]
    try:
        with NamedTemporaryFile(
            "w", prefix="battlewright-defect-", suffix=".txt", delete=False, encoding="utf-8"
        ) as file:
            file.write(" ".join(sys.argv) + "\n\n" + "".join(format_exception(error)))
        return texts.text("cli-defect", error=kind, file=file.name)
    except OSError:
        return texts.text("cli-defect-unkept", error=kind)
