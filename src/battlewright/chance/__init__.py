"""Dice, exact laws, partitions (the results of a roll that a rule can tell apart) and dice sources.

A rule asks for a partition; play reads the dice people rolled with it, odds read its law. Neither has a
second copy of what the dice mean.
"""

from battlewright.chance.dice import D3, D6, D10Z, Die
from battlewright.chance.errors import DiceError, DiceLeftOver, WrongDice
from battlewright.chance.law import Law
from battlewright.chance.partition import (
    Partition,
    at_least,
    choice,
    joint,
    keep,
    keep_highest,
    keep_lowest,
    natural_extreme,
    natural_faces,
    opposed,
    order_statistic,
    successes,
    total,
)
from battlewright.chance.source import DiceSource, LocalDice, ScriptedDice

__all__ = [
    "D3",
    "D6",
    "D10Z",
    "DiceError",
    "DiceLeftOver",
    "DiceSource",
    "Die",
    "Law",
    "LocalDice",
    "Partition",
    "ScriptedDice",
    "WrongDice",
    "at_least",
    "choice",
    "joint",
    "keep",
    "keep_highest",
    "keep_lowest",
    "natural_extreme",
    "natural_faces",
    "opposed",
    "order_statistic",
    "successes",
    "total",
]
