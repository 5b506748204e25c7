"""Matching what people type with the words of options: exact, in any case, or the beginning of a word."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, NoReturn

import msgspec

from battlewright.core.errors import BattlewrightError
from battlewright.core.requests import Option
from battlewright.texts import catalog, languages

MOST_CANDIDATES = 12
"""At most so many commands or words are listed in an error."""

_LEFT_OPEN, _PARTLY_TYPED = 3, 4
"""Ranks of words that an option lacks, or that were not typed: behind those of typed words (0 to 2)."""


class CommandError(BattlewrightError):
    """A line that does not say what to do; `recognised` words of it were understood."""

    recognised = 0


def spelling(option: Option) -> tuple[str, ...]:
    """The words of an option: its parts in order, nested ones too, blanks inside a part written as `_`."""
    words: list[str] = []
    for part in option:
        if isinstance(part, tuple):
            words.extend(spelling(part))
        else:
            words.append(
                "_".join(str(part).split()).lower() if isinstance(part, bool) else "_".join(str(part).split())
            )
    return tuple(words)


class _Fit(msgspec.Struct, frozen=True):
    """How an option fits the words typed: a rank for each word, the lower the closer."""

    ranks: tuple[int, ...]
    words: tuple[str, ...]
    option: Option

    def rivals(self, other: _Fit) -> bool:
        """Whether the other fits as well: it stands for other words, or it is one of several ways to go on."""
        same_closeness = other.ranks[: len(self.words)] == self.ranks[: len(self.words)]
        return other.ranks == self.ranks or (same_closeness and other.words[: len(self.words)] != self.words)


Rank = Callable[[str, str], int | None]


def rank(typed: str, word: str) -> int | None:
    """0 for the word itself, 1 in other case, 2 for its beginning (numbers are never shortened, but may be inches),
    else None."""
    if typed == word:
        return 0
    if word.isdigit():
        return 1 if typed.removesuffix('"').removesuffix("″") == word else None
    small, whole = typed.casefold(), word.casefold()
    if small == whole:
        return 1
    return 2 if small and whole.startswith(small) and not word.lstrip("-").isdigit() else None


def rank_in_any_language(typed: str, word: str) -> int | None:
    """As `rank`, for the word and its names in the other languages."""
    found = [r for name in (word, *aliases(word)) if (r := rank(_even(typed), _even(name))) is not None]
    return min(found, default=None)


@lru_cache(maxsize=4096)
def aliases(word: str) -> tuple[str, ...]:
    """What the texts call the command word `word`: message `word-<word>`, several names divided by `|`."""
    id = f"word-{word.casefold().replace('_', '-')}"
    said = (catalog(lang).text(id) for lang in languages if catalog(lang).has(id))
    return tuple(name.strip() for names in said for name in names.split("|") if name.strip())


def _even(word: str) -> str:
    return word.replace("ё", "е").replace("Ё", "Е")


def match(options: Iterable[Option], words: list[str]) -> tuple[Option, int]:
    """The option that the first words name, and how many words that took.

    Words may be shortened as long as one option fits better than all others, and the last words of an option may be
    left out if nothing else begins so. Raises `CommandError` with the candidates.
    """
    spelled = [(option, spelling(option)) for option in options]
    fits = _fits(spelled, words, rank) or _fits(spelled, words, rank_in_any_language)
    if not fits:
        _unknown(spelled, words)
    best = min(fits, key=lambda fit: fit.ranks)
    closest = [fit for fit in fits if best.rivals(fit)]
    if len(closest) > 1:
        candidates = _few([" ".join(spelling(fit.option)) for fit in closest])
        error = CommandError("error-command-ambiguous", value=" ".join(words), expected=candidates)
        error.recognised = len(words)
        raise error
    return best.option, len(best.words)


def _fits(spelled: list[tuple[Option, tuple[str, ...]]], words: list[str], rank: Rank) -> list[_Fit]:
    longest = max((len(own) for _, own in spelled), default=0)
    fits: list[_Fit] = []
    for option, own in spelled:
        ranks = _ranks(own, words, rank)
        if len(ranks) == len(own):
            ranks += [_LEFT_OPEN] * (longest - len(own))
        elif len(ranks) == len(words):
            ranks += [_PARTLY_TYPED] * (longest - len(words))
        else:
            continue
        fits.append(_Fit(tuple(ranks), own[: len(words)], option))
    return fits


def _ranks(own: tuple[str, ...], words: list[str], rank: Rank) -> list[int]:
    ranks: list[int] = []
    for typed, word in zip(words, own, strict=False):
        found = rank(typed, word)
        if found is None:
            break
        ranks.append(found)
    return ranks


def _unknown(spelled: list[tuple[Option, tuple[str, ...]]], words: list[str]) -> NoReturn:
    """Name the first word that fits no option, and what could stand there."""
    depths = [len(_ranks(own, words, rank_in_any_language)) for _, own in spelled]
    depth = max(depths, default=0)
    nexts = dict.fromkeys(own[depth] for (_, own), d in zip(spelled, depths, strict=True) if d == depth)
    close = get_close_matches(words[depth], nexts, 1)
    values: dict[str, Any] = {"value": words[depth], "expected": _few(list(nexts))}
    error = (
        CommandError("error-command-did-you-mean", meant=close[0], **values)
        if close
        else CommandError("error-command-unknown", **values)
    )
    error.recognised = depth
    raise error


def _few(candidates: list[str]) -> tuple[str, ...]:
    more = ("...",) if len(candidates) > MOST_CANDIDATES else ()
    return (*candidates[:MOST_CANDIDATES], *more)
