"""Conditions on a position, for policies: `a1.fury >= 2`, `any(B.destroyed)`."""

from __future__ import annotations

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.odds.quantities import Atoms
from battlewright.odds.terminals import standing


class Condition:
    """A quantity that is true or false of a position as it stands.

    Raises `BattlewrightError` for a text that cannot be understood, that asks for more than one value, or for what
    happens on the way (counted or marked), which no position shows.
    """

    def __init__(self, position: Position, text: str) -> None:
        atoms = Atoms(position)
        self.expression = atoms.aimed(text)
        self.atoms = atoms.list
        if any(atom.quantity.kind != "state" for atom in self.atoms):
            raise BattlewrightError("error-odds-condition", text=text)

    def holds(self, p: Position) -> bool:
        """Whether it is true of a position."""
        return bool(standing(p, self.atoms, self.expression))
