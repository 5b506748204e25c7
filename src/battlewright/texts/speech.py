"""From an error, or anything else that carries a message id, to a sentence."""

from collections.abc import Iterable

from battlewright.texts.arguments import Sayable, clean
from battlewright.texts.catalog import catalog


def say(thing: Sayable | Exception, lang: str) -> str:
    """The sentence for `thing` in `lang`, with the clauses it cites in brackets behind it.

    An exception without `id` and `values` is given as it describes itself, cleaned.
    """
    if not isinstance(thing, Sayable):
        return clean(str(thing)) or type(thing).__name__
    sentence = catalog(lang).text(thing.id, **thing.values)
    citation = cite(getattr(thing, "clauses", ()))
    return f"{sentence} {citation}" if citation else sentence


def cite(clauses: Iterable[str]) -> str:
    """Clause ids as a citation; empty if there are none.

    >>> cite(("AP-SHOOT-02", "AP-SHOOT-03"))
    '[AP-SHOOT-02, AP-SHOOT-03]'
    """
    names = ", ".join(clauses)
    return f"[{names}]" if names else ""
