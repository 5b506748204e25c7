"""What follows the break tests of a round of close combat: pursuers are named, the broken flee, pursuers follow,
units without foes pivot, the others reform (H34).

Panic of units nearby, which comes first, is not among these steps: a patch before the first of them puts it there.
"""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import in_play
from battlewright.rules.ninth_age.combatants import engaged_with, foes_of
from battlewright.rules.ninth_age.contact import touching
from battlewright.rules.ninth_age.flight import Flee
from battlewright.rules.ninth_age.formation import leader
from battlewright.rules.ninth_age.moving import leave_combat
from battlewright.rules.ninth_age.pivot import Pivot
from battlewright.rules.ninth_age.pursuit import Overrun, Pursue, Restrain, prey
from battlewright.rules.ninth_age.reform import CombatReforms
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import piece


class Aftermath(Frame, tag="aftermath"):
    """The end of a round between `units`, formations by their rows, in the end those who fight on.
    `broken` are those that failed their break tests, `winner` is a side or -1 when both count as winners, `difference`
    that of the scores.

    `left` are those that still have to act in the step that runs, `pursuits` who follows whom, `followed` those who
    have, `flights` the inches that each broken formation has rolled, `fresh` those that charged and have no foes left.
    """

    units: tuple[int, ...]
    winner: int
    difference: int
    broken: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    pursuits: tuple[tuple[int, int], ...] = ()
    followed: tuple[int, ...] = ()
    flights: tuple[tuple[int, int], ...] = ()
    fresh: tuple[int, ...] = ()


def standing_units(p: Position, f: Aftermath) -> Iterator[int]:
    """Those of the combat that are on the table and have neither broken nor pursued."""
    gone = (*f.broken, *f.followed)
    return (row for row in f.units if in_play(p, row) and leader(p, row) == row and row not in gone)


def without_foes(p: Position, f: Aftermath) -> tuple[int, ...]:
    """Those of the combat that stand and touch no enemy."""
    return tuple(row for row in standing_units(p, f) if not touching(p, row))


aftermath = NINTH_AGE.procedure(Aftermath)


@aftermath.step("T9A-H-34N", "T9A-H-39A", "T9A-H-39C")
def find_pursuers(p: Position, f: Aftermath) -> StepResult:
    """Who may pursue, and who may overrun."""
    f.left = tuple(row for row in standing_units(p, f) if prey(p, row, f.broken))
    f.fresh = tuple(row for row in without_foes(p, f) if p.value("overrun.allowed", row))
    return None


@NINTH_AGE.contribution("overrun.allowed", "base", "T9A-H-39C")
def _in_the_first_round_after_a_charge(p: Position, row: int) -> int:
    return int(piece(p, row).charged and piece(p, row).fought == 0)


@aftermath.step("T9A-H-34N", "T9A-H-39A", "T9A-H-39B")
def decide_pursuit(p: Position, f: Aftermath) -> StepResult:
    """Each pursues or restrains itself."""
    if not f.left:
        return "find_broken"
    row, f.left = f.left[0], f.left[1:]
    return Restrain(row, prey(p, row, f.broken))


@aftermath.step()
def go_on_deciding(p: Position, f: Aftermath) -> StepResult:
    """The next."""
    return "decide_pursuit"


@aftermath.step("T9A-H-34O")
def find_broken(p: Position, f: Aftermath) -> StepResult:
    """All that broke flee."""
    f.left = tuple(row for row in f.broken if in_play(p, row))
    return None


@aftermath.step("T9A-H-34O")
def flee_next(p: Position, f: Aftermath) -> StepResult:
    """One after another, in the order of their tests."""
    if not f.left:
        return "pursue_next"
    row, f.left = f.left[0], f.left[1:]
    enemies = tuple(enemy for enemy in engaged_with(p, row) if enemy not in f.broken)
    return Flee(row, enemies, f.units)


@aftermath.step()
def go_on_fleeing(p: Position, f: Aftermath) -> StepResult:
    """The next."""
    return "flee_next"


@aftermath.step("T9A-H-34P", "T9A-H-42A")
def pursue_next(p: Position, f: Aftermath) -> StepResult:
    """Pursuers follow, each the one that it chose."""
    if not f.pursuits:
        f.flights = ()
        return "find_those_without_foes"
    (row, other), f.pursuits = f.pursuits[0], f.pursuits[1:]
    f.followed, fled = (*f.followed, row), dict(f.flights)[other]
    if not f.pursuits:
        f.flights = ()
    return Pursue(row, other, fled, f.units)


@aftermath.step()
def go_on_pursuing(p: Position, f: Aftermath) -> StepResult:
    """The next."""
    return "pursue_next"


@aftermath.step("T9A-H-34Q")
def find_those_without_foes(p: Position, f: Aftermath) -> StepResult:
    """Who is left without foes; of those that pursued nobody."""
    f.left, f.units = without_foes(p, f), tuple(standing_units(p, f))
    f.broken = f.followed = ()
    return None


@aftermath.step("T9A-H-34Q", "T9A-H-39C", "T9A-H-33D")
def pivot_next(p: Position, f: Aftermath) -> StepResult:
    """They pivot; who charged and destroyed all its foes may overrun."""
    if not f.left:
        return "reform"
    row, f.left = f.left[0], f.left[1:]
    leave_combat(p, row)
    f.units = tuple(one for one in f.units if one != row)
    return Overrun(row) if row in f.fresh else Pivot(row)


@aftermath.step()
def go_on_pivoting(p: Position, f: Aftermath) -> StepResult:
    """The next."""
    return "pivot_next"


@aftermath.step("T9A-H-34R", "T9A-H-42D")
def reform(p: Position, f: Aftermath) -> StepResult:
    """Those that still fight may reform; who has overrun into a new combat fights there from the next turn on."""
    engaged = tuple(row for row in standing_units(p, f) if foes_of(p, row))
    f.fresh = ()
    return CombatReforms(engaged, f.winner, f.difference) if engaged else None


@aftermath.step()
def over(p: Position, f: Aftermath) -> StepResult:
    """That is all."""
    return DONE
