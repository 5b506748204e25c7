"""The checks that fields of attacks go through once, where they are made, and the error that names what is wrong.

The limits are wider than any game's, and narrow enough that what is accepted is also computed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from battlewright.chance.dice import Die

MOST_NUMBER = 1000
"""The largest number, need, modifier, total of dice, or count of models, wounds, dice; negative ones likewise."""
MOST_ENTRIES = 100
"""The most entries of a list: checks, groups, modifiers, faces to roll again."""
MOST_CHECKS = 20
"""The most checks a packet makes, and the most packets that one die makes."""
MOST_WATCHED = 8
LONGEST_WORD = 60
MOST_WOUNDS = 10_000
"""The wounds of all models of a pipeline together."""
MOST_PACKETS = 2_000
"""The packets there can be at once, however the dice fall."""
MOST_STAGES = 1_500
"""The stages of one attack; reached only where packets are saved one after another."""
MOST_WORK = 3_000_000
"""Products of probabilities in an exact law."""
MOST_TERMS = 50_000
"""Products of probabilities where the fates of two packets meet."""
MOST_RESULTS = 200_000
"""Results of a law that tells the damage of every packet apart."""
MOST_BLOWS = 5_000
"""Ways in which one packet may strike that becomes several as it is saved."""


class AttackError(ValueError):
    """Something of an attack that makes no sense or is too large. `id` names the message, `values` fills it in.

    Of a field, `field` is its name (`Check.need`), `value` what was given; the other values say what was expected.
    """

    def __init__(self, id: str, **values: Any) -> None:
        self.id = id
        self.values = {name: _shown(value) for name, value in values.items()}
        super().__init__(f"{id}: " + ", ".join(f"{name}={value}" for name, value in self.values.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.id, self.values)


class LawTooLarge(AttackError):
    """A question that makes sense, and whose law would take too long; it can still be rolled."""


def _again(kind: type[AttackError], id: str, values: dict[str, Any]) -> AttackError:
    return kind(id, **values)


def _shown(value: object) -> int | str:
    """What a message can hold: small numbers and words as they are, anything else as its beginning."""
    if isinstance(value, str):
        return value if len(value) <= LONGEST_WORD * 4 else value[: LONGEST_WORD * 4] + "…"
    if type(value) is int:
        return value if abs(value) <= 10**15 else f"{value:#x}"[:LONGEST_WORD] + "…"
    if isinstance(value, tuple):
        inside = ", ".join(str(_shown(entry)) for entry in value[:3])
        return f"({inside}, …)" if len(value) > 3 else f"({inside})"
    try:
        said = repr(value)
    except Exception:
        said = type(value).__name__
    return said if len(said) <= LONGEST_WORD else said[:LONGEST_WORD] + "…"


def whole(field: str, value: object, least: int = -MOST_NUMBER, most: int = MOST_NUMBER) -> None:
    """A whole number within limits."""
    if type(value) is not int or not least <= value <= most:
        raise AttackError("error-attack-number", field=field, value=value, least=least, most=most)


def whole_or_none(field: str, value: object) -> None:
    """A whole number, or None."""
    if value is not None:
        whole(field, value)


def truth(field: str, value: object) -> None:
    """True or false."""
    if type(value) is not bool:
        raise AttackError("error-attack-truth", field=field, value=value)


def word(field: str, value: object, barred: str = "") -> None:
    """A name: short, visible, without spaces and without any of the `barred` characters."""
    if (
        not isinstance(value, str)
        or not 0 < len(value) <= LONGEST_WORD
        or not value.isprintable()
        or any(letter in barred or letter.isspace() for letter in value)
    ):
        raise AttackError("error-attack-name", field=field, value=value, most=LONGEST_WORD)


def word_or_nothing(field: str, value: object) -> None:
    """A name, or the empty text."""
    if value != "":
        word(field, value)


def one_of(field: str, value: object, expected: tuple[str, ...]) -> None:
    """One of these words."""
    if not isinstance(value, str) or value not in expected:
        raise AttackError("error-attack-choice", field=field, value=value, expected=", ".join(expected))


def instance(field: str, value: object, kind: type) -> None:
    """Something of a kind of its own."""
    if not isinstance(value, kind):
        raise AttackError("error-attack-kind", field=field, value=value, expected=kind.__name__)


def entries(field: str, value: object, least: int = 0, most: int = MOST_ENTRIES) -> tuple[Any, ...]:
    """A tuple of so many entries."""
    if type(value) is not tuple or not least <= len(value) <= most:
        raise AttackError("error-attack-list", field=field, value=value, least=least, most=most)
    return value


def wholes(field: str, value: object) -> None:
    """A tuple of whole numbers."""
    for entry in entries(field, value):
        whole(field, entry)


def words(field: str, value: object, again: str, least: int = 0, most: int = MOST_ENTRIES) -> None:
    """A tuple of kinds of packets, none of which is the one for dice rolled again."""
    for entry in entries(field, value, least, most):
        word(field, entry)
        if entry == again:
            raise AttackError("error-attack-reserved", field=field, value=entry)


def instances(field: str, value: object, kind: type, least: int = 0, most: int = MOST_ENTRIES) -> None:
    """A tuple of things of one kind."""
    for entry in entries(field, value, least, most):
        instance(field, entry, kind)


def distinct(field: str, value: Iterable[object]) -> None:
    """Nothing stands there twice."""
    seen = set()
    for entry in value:
        if entry in seen:
            raise AttackError("error-attack-twice", field=field, value=entry)
        seen.add(entry)


def dice(field: str, value: object, least: int = 0) -> tuple[int, int]:
    """Dice whose totals stay within `MOST_NUMBER`; returns the lowest and the highest total."""
    instances(field, value, Die, least, MOST_NUMBER)
    assert isinstance(value, tuple)
    low, high = sum(min(die.faces) for die in value), sum(max(die.faces) for die in value)
    size = max((len(die.faces) for die in value), default=0)
    if low < -MOST_NUMBER or high > MOST_NUMBER or size > MOST_NUMBER:
        raise AttackError("error-attack-dice", field=field, value=value, most=MOST_NUMBER)
    return low, high


def within(work: int, most: int = MOST_WORK) -> None:
    """Refuse what would take longer than anybody waits, or more memory than there is."""
    if work > most:
        raise LawTooLarge("error-attack-large", value=work, most=most)


class Work:
    """Products made so far on the way to one law. Raises `LawTooLarge` beyond `MOST_WORK`."""

    __slots__ = ("done",)

    def __init__(self) -> None:
        self.done = 0

    def add(self, products: int) -> None:
        self.done += products
        within(self.done)
