"""Dice: what people roll. A die never rolls by itself; a dice source gives its face."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from weakref import WeakValueDictionary


class Die:
    """A fair die: its faces in printed order, each equally likely; a face may be printed more than once.

    Equal dice are one object, so comparing and hashing them costs no more than comparing addresses.

    Raises `ValueError` for a die without faces.
    """

    __slots__ = ("__weakref__", "faces")

    faces: tuple[int, ...]

    def __new__(cls, faces: Iterable[int]) -> Die:
        printed = tuple(int(face) for face in faces)
        if not printed:
            raise ValueError("a die needs at least one face")
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


_dice: WeakValueDictionary[tuple[int, ...], Die] = WeakValueDictionary()

D3: Final = Die(range(1, 4))
D6: Final = Die(range(1, 7))
D10Z: Final = Die(range(10))
"""The ten-sided die whose 0 counts as zero."""
