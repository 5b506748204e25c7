"""Errors about dice: each carries the id of its message and the arguments to fill in."""

from __future__ import annotations


class DiceError(ValueError):
    """Faces that do not answer what was asked for. `id` names the message, `values` fills it in."""

    def __init__(self, id: str, **values: int | str) -> None:
        self.id = id
        self.values = values
        stated = ", ".join(f"{name}={value}" for name, value in values.items())
        super().__init__(f"{id}: {stated}")


class WrongDice(DiceError):
    """A die is missing, has no such face, or was not asked for.

    `position` counts from 1 in reading order. `value` is the face given, None for a missing die (its id is
    `dice-missing`). `expected` holds the faces of the die asked for, none if there was no further
    die (`dice-surplus`). Else the id is `dice-wrong-face`. Values: `position`, `value`, `expected`, as they
    apply.
    """

    def __init__(self, position: int, value: object, expected: tuple[int, ...]) -> None:
        self.position = position
        self.value = value
        self.expected = expected
        faces = ", ".join(map(str, expected))
        if value is None:
            super().__init__("dice-missing", position=position, expected=faces)
        elif not expected:
            super().__init__("dice-surplus", position=position, value=str(value))
        else:
            super().__init__("dice-wrong-face", position=position, value=str(value), expected=faces)

    def __reduce__(self) -> tuple[type[WrongDice], tuple[int, object, tuple[int, ...]]]:
        return WrongDice, (self.position, self.value, self.expected)


class DiceLeftOver(DiceError):
    """A script of dice was not used up: `count` dice from `position` on (from 1). Id `dice-left-over`."""

    def __init__(self, position: int, count: int) -> None:
        self.position = position
        self.count = count
        super().__init__("dice-left-over", position=position, count=count)

    def __reduce__(self) -> tuple[type[DiceLeftOver], tuple[int, int]]:
        return DiceLeftOver, (self.position, self.count)
