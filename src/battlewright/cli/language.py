"""Which language the terminal speaks."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from itertools import pairwise

from battlewright.core.errors import BattlewrightError
from battlewright.texts.catalog import languages
from battlewright.texts.language import preferred_language


def spoken(args: Sequence[str], env: Mapping[str, str]) -> str:
    """The language of a command line: that of `--lang`, if there is such a language, else the environment's.

    It is looked up before the command line is understood, since what is wrong with it is to be said as well.

    >>> spoken(["odds", "duel.yaml", "--lang", "ru"], {})
    'ru'
    """
    named = [value for flag, value in pairwise(args) if flag == "--lang"]
    named += [arg.removeprefix("--lang=") for arg in args if arg.startswith("--lang=")]
    return named[-1] if named and named[-1] in languages else preferred_language(env)


def chosen(lang: str) -> str:
    """What `--lang` says, or the environment's language without it. Raises `BattlewrightError` for another one."""
    if lang and lang not in languages:
        raise BattlewrightError("error-unknown-language", language=lang, expected=languages)
    return lang or preferred_language(os.environ)
