"""Where the dice of a battle come from, and reading the faces that people type."""

from __future__ import annotations

import msgspec

from battlewright.chance import DiceSource, Die, LocalDice, ScriptedDice
from battlewright.core.errors import BattlewrightError
from battlewright.play.numbers import whole


class Local(msgspec.Struct, frozen=True, tag_field="kind", tag="local"):
    """The program rolls: faces follow from the key (the battle's id) and the index of the roll alone."""

    key: str

    def source(self) -> DiceSource:
        return LocalDice(self.key)


class Physical(msgspec.Struct, frozen=True, tag_field="kind", tag="physical"):
    """People roll at the table and enter the faces."""

    def source(self) -> None:
        return None


class Scripted(msgspec.Struct, frozen=True, tag_field="kind", tag="scripted"):
    """Faces written down beforehand, used in reading order and never twice, undone rolls included."""

    faces: tuple[int, ...]

    def source(self) -> DiceSource:
        return ScriptedDice(self.faces)


DiceKind = Local | Physical | Scripted


def parse_faces(text: str, dice: tuple[Die, ...]) -> tuple[int, ...]:
    """The faces that people typed for these dice: `3 7`, `3,7`, or `37` where every face is one digit.

    Raises `BattlewrightError` naming the first die that is wrong, missing or one too many, with its faces.
    """
    words = text.replace(",", " ").split()
    if len(words) == 1 and len(dice) > 1 and len(words[0]) > 1 and _all_single_digits(dice):
        words = list(words[0])
    for place, (word, die) in enumerate(zip(words, dice, strict=False), 1):
        if whole(word) not in die.faces:
            raise BattlewrightError(
                "error-dice-face", die=str(die), position=place, value=word, expected=faces_of(die)
            )
    given, wanted = len(words), len(dice)
    if given < wanted:
        missing = str(dice[given])
        raise BattlewrightError(
            "error-dice-missing", position=given + 1, die=missing, value=given, expected=wanted
        )
    if given > wanted:
        raise BattlewrightError("error-dice-surplus", value=given, expected=wanted)
    return tuple(map(int, words))


def faces_of(die: Die) -> str:
    """The faces of a die for people: `1..6`, or all of them where they are not a run."""
    low, high = min(die.faces), max(die.faces)
    if sorted(die.faces) == list(range(low, high + 1)):
        return f"{low}..{high}"
    return ", ".join(map(str, die.faces))


def _all_single_digits(dice: tuple[Die, ...]) -> bool:
    return all(0 <= face <= 9 for die in dice for face in die.faces)
