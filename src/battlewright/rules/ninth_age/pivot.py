"""Pivots: a unit without foes turns about its centre (H33, H34), towards an enemy or by quarter turns."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.state import Frame
from battlewright.rules.ninth_age.formation import formation
from battlewright.rules.ninth_age.moving import has_room, middle, near, standing, turn, turned_bodies
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import formations, piece
from battlewright.table.angles import FULL, bearing

STAY: Option = ("stay",)
"""It stands as it is."""

QUARTERS = {"right": FULL // 4, "about": FULL // 2, "left": 3 * FULL // 4}
"""Turns that need no enemy."""


class Pivot(Frame, tag="pivot"):
    """A formation may turn about its centre."""

    row: int
    chosen: Option | None = None


def facing_for(p: Position, row: int, option: Option) -> int:
    """The facing that an option gives a formation, in microdegrees."""
    own = standing(p, row)
    if option[0] == "turn":
        return (own.facing + QUARTERS[option[1]]) % FULL
    x, y = middle(p, p.scene.index[option[1]])
    return bearing(x - own.middle[0], y - own.middle[1])


def turns(p: Position, row: int) -> tuple[Option, ...]:
    """The pivots for which a formation has room."""
    ways = [("turn", word) for word in QUARTERS]
    ways += [("face", p.scene.names[enemy]) for enemy in formations(p, 1 - piece(p, row).side)]
    return tuple(way for way in ways if _has_room(p, row, facing_for(p, row, way)))


def _has_room(p: Position, row: int, facing: int) -> bool:
    """Whether a formation can turn so without coming within an inch of an enemy that it is not near."""
    if facing == standing(p, row).facing:
        return False
    now, then = formation(p, row).bodies, turned_bodies(p, row, facing)
    enemies = (formation(p, enemy) for enemy in formations(p, 1 - piece(p, row).side))
    return has_room(p, row, then) and not any(near(then, enemy) and not near(now, enemy) for enemy in enemies)


pivot = NINTH_AGE.procedure(Pivot)


@pivot.step("T9A-H-34Q")
def choose_pivot(p: Position, f: Pivot) -> StepResult:
    """Whither it turns, if at all."""
    values = {"unit": p.scene.names[f.row]}
    options = (STAY, *turns(p, f.row))
    return Choose(piece(p, f.row).side, "ask-pivot", "chosen", options, default=STAY, values=values)


@pivot.step("T9A-H-34Q")
def turn_about_centre(p: Position, f: Pivot) -> StepResult:
    """It turns."""
    chosen, f.chosen = f.chosen, None
    if chosen is not None and chosen != STAY:
        turn(p, f.row, facing_for(p, f.row, chosen))
        p.tell("event-pivoted", unit=p.scene.names[f.row])
    return DONE
