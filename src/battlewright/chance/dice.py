"""Dice: what people roll. A die never rolls by itself; a dice source gives its face."""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from typing import Any, Final
from weakref import WeakValueDictionary

from battlewright.chance.errors import DiceError

LONGEST_SHOWN = 40
"""Letters of a wrong value that are repeated in a message about it."""


class Die:
    """A fair die: its faces in printed order, each equally likely; a face may be printed more than once.

    Equal dice are one object, so comparing and hashing them costs no more than comparing addresses.

    Raises `DiceError` for a die without faces, and for what is no whole number: nothing is rounded or read as one.
    """

    __slots__ = ("__weakref__", "faces")

    faces: tuple[int, ...]

    def __new__(cls, faces: Iterable[int]) -> Die:
        printed = _printed(faces)
        known = _dice.get(printed)
        if known is None:
            known = super().__new__(cls)
            object.__setattr__(known, "faces", printed)
            _dice[printed] = known
        return known

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a die is immutable: cannot set {name}")

    def __reduce__(self) -> tuple[type[Die], tuple[tuple[int, ...]]]:
        return Die, (self.faces,)

    def __repr__(self) -> str:
        low, high = min(self.faces), max(self.faces)
        if self.faces != tuple(range(low, high + 1)):
            return f"d{list(self.faces)}"
        return f"d{high}" if low == 1 else f"d[{low}..{high}]"


def _printed(faces: object) -> tuple[int, ...]:
    """The faces as plain integers."""
    given = () if isinstance(faces, str) or not isinstance(faces, Iterable) else tuple(faces)
    if not given:
        raise DiceError("dice-no-faces", value=_shown(faces))
    return tuple(map(_whole, given))


def _whole(face: Any) -> int:
    """A face, which may be an integer of numpy."""
    try:
        whole = face if isinstance(face, bool) else index(face)
    except TypeError:
        whole = False
    if isinstance(whole, bool):
        raise DiceError("dice-no-number", value=_shown(face))
    return whole


def _shown(value: object) -> str:
    """The beginning of what was given instead."""
    return repr(value)[:LONGEST_SHOWN]


_dice: WeakValueDictionary[tuple[int, ...], Die] = WeakValueDictionary()

D3: Final = Die(range(1, 4))
D6: Final = Die(range(1, 7))
D10Z: Final = Die(range(10))
"""The ten-sided die whose 0 counts as zero."""
