"""What follows the break tests of a round of close combat: pursuers are named, the broken flee, pursuers follow,
units without foes pivot, the others reform (H34).

Panic of units nearby, which comes first, is not among these steps: a patch before the first of them puts it there.
"""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.contact import touching
from battlewright.rules.ninth_age.flight import Flee
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import in_play, piece

NOBODY = -1
"""Neither side won the round."""


class Aftermath(Frame, tag="aftermath"):
    """The end of a round between `units`, formations by their rows. `broken` are those that failed their break tests,
    `winner` is a side or -1 when both count as winners, `difference` that of the scores.

    `flights` holds each broken formation that has fled, with the inches that it rolled.
    """

    units: tuple[int, ...]
    broken: tuple[int, ...] = ()
    winner: int = NOBODY
    difference: int = 0
    left: tuple[int, ...] = ()
    flights: tuple[tuple[int, int], ...] = ()


aftermath = NINTH_AGE.procedure(Aftermath)


@aftermath.step("T9A-H-34O")
def begin_flights(p: Position, f: Aftermath) -> StepResult:
    """All that broke flee."""
    f.left = tuple(row for row in f.broken if in_play(p, row))
    return None


@aftermath.step("T9A-H-34O")
def flee_next(p: Position, f: Aftermath) -> StepResult:
    """One after another, in the order of their tests."""
    if not f.left:
        return "end_of_round"
    row, f.left = f.left[0], f.left[1:]
    enemies = tuple(enemy for enemy in touching(p, row) if not piece(p, enemy).fleeing)
    return Flee(row, enemies, f.units)


@aftermath.step()
def go_on_fleeing(p: Position, f: Aftermath) -> StepResult:
    """The next."""
    return "flee_next"


@aftermath.step("T9A-H-34S")
def end_of_round(p: Position, f: Aftermath) -> StepResult:
    """The round is over."""
    f.flights = ()
    return DONE
