"""Dice sources: where the faces come from when a battle is played.

Dice are inputs of a battle, exactly like decisions. Where people roll and type their dice there is no
source: the driver gives what they typed to `Partition.read`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from typing import Protocol

from battlewright.chance.dice import Die
from battlewright.chance.errors import DiceLeftOver, WrongDice


class DiceSource(Protocol):
    """Gives faces for dice in reading order. `index` numbers the rolls of a battle."""

    def faces(self, dice: tuple[Die, ...], index: int) -> tuple[int, ...]: ...


class LocalDice:
    """Dice computed from a key (the battle's id) and the index of the roll, and from nothing else.

    The same key and index give the same faces, whatever was rolled in between. The stream of a roll is
    BLAKE2b (64 bytes a block) keyed with the BLAKE2b of the key, over the index (8 bytes) and the number of
    the block (4 bytes), little-endian. A die takes one byte, or 8 if some die of the roll has more than 256
    faces; values that would favour some faces are skipped.
    """

    __slots__ = ("_keyed",)

    def __init__(self, key: str | bytes) -> None:
        secret = key.encode() if isinstance(key, str) else key
        self._keyed = blake2b(key=blake2b(secret).digest())

    def _block(self, index: int, block: int) -> bytes:
        stream = self._keyed.copy()
        stream.update(index.to_bytes(8, "little") + block.to_bytes(4, "little"))
        return stream.digest()

    def faces(self, dice: tuple[Die, ...], index: int) -> tuple[int, ...]:
        if not dice:
            return ()
        tables = _byte_tables(dice)
        if tables is None:
            return self._wide_faces(dice, index)
        faces: list[int] = []
        block = 0
        while True:
            for byte in self._block(index, block):
                face = tables[len(faces)][byte]
                if face is not None:
                    faces.append(face)
                    if len(faces) == len(tables):
                        return tuple(faces)
            block += 1

    def _wide_faces(self, dice: tuple[Die, ...], index: int) -> tuple[int, ...]:
        faces: list[int] = []
        block = 0
        while len(faces) < len(dice):
            digest = self._block(index, block)
            for start in range(0, len(digest), 8):
                word = int.from_bytes(digest[start : start + 8], "little")
                if len(faces) < len(dice):
                    printed = dice[len(faces)].faces
                    if word < 2**64 - 2**64 % len(printed):
                        faces.append(printed[word % len(printed)])
            block += 1
        return tuple(faces)


@lru_cache(maxsize=1024)
def _byte_tables(dice: tuple[Die, ...]) -> tuple[tuple[int | None, ...], ...] | None:
    """For every die the face that each byte means, None for the bytes to skip; None if a die is too
    large."""
    if max(len(die.faces) for die in dice) > 256:
        return None
    return tuple(_byte_table(die) for die in dice)


@lru_cache(maxsize=256)
def _byte_table(die: Die) -> tuple[int | None, ...]:
    whole = 256 // len(die.faces)
    return die.faces * whole + (None,) * (256 - whole * len(die.faces))


class ScriptedDice:
    """Faces written down beforehand, used in reading order.

    A roll raises `WrongDice` when the script has run out or its next face is not on the die; `finish`
    raises `DiceLeftOver` when some were not used. Positions count from 1 through the whole script.
    """

    __slots__ = ("_script", "_used")

    def __init__(self, faces: Iterable[int]) -> None:
        self._script = tuple(faces)
        self._used = 0

    def faces(self, dice: tuple[Die, ...], index: int) -> tuple[int, ...]:
        start = self._used
        given = self._script[start : start + len(dice)]
        for position, (die, face) in enumerate(zip(dice, given, strict=False), start + 1):
            if face not in die.faces:
                raise WrongDice(position, face, die.faces)
        if len(given) < len(dice):
            raise WrongDice(len(self._script) + 1, None, dice[len(given)].faces)
        self._used += len(dice)
        return given

    def finish(self) -> None:
        """State that no more dice will be rolled."""
        left = len(self._script) - self._used
        if left:
            raise DiceLeftOver(self._used + 1, left)
