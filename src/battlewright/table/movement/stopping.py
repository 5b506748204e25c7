"""What stops a move and what slows it, as plain data of a ruleset; and what a move met on its way."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.levels import extent
from battlewright.table.table import Table
from battlewright.table.terrain import Feature

STOPPING: tuple[str, ...] = ("impassable", "obstruction")
"""Traits that stop a move unless the ruleset names others."""

SLOW: tuple[str, ...] = ("rough",)
"""Traits that double the cost of a move unless the ruleset names others."""


class Stopping(msgspec.Struct, frozen=True):
    """What a move runs into and what slows it. A feature does the first of these whose trait it has:

    - `stops`: it stops the move;
    - `crosses`: it is crossed free if the move carries the base completely past it, else it stops the move;
    - `climbs`: on contact `climb` micrometres of movement are paid, which carry the base `onto` micrometres on;
      with less left, it stops the move.

    `slows`, besides, doubles the cost while any part of the base is over it. A body stops the move when its base is
    at least `bodies_from` micrometres wide (the diameter, or the shorter side), is passed over when it is smaller;
    None lets all be passed. `footing`: how much ground must be left under a base, in micrometres (1" in
    HRD-THROW-22), before the path tells a drop.
    """

    stops: tuple[str, ...] = STOPPING
    slows: tuple[str, ...] = SLOW
    crosses: tuple[str, ...] = ()
    climbs: tuple[str, ...] = ()
    climb: int = 0
    onto: int = 0
    bodies_from: int | None = 0
    footing: int = 1

    def stopped_by(self, other: Body) -> bool:
        """Does the base of this body stop the move?"""
        if self.bodies_from is None:
            return False
        return self.bodies_from <= 0 or extent(other) >= self.bodies_from

    def walls(self, table: Table) -> tuple[Feature, ...]:
        """The features that stop the move, whatever movement it has."""
        return table.with_trait(*self.stops)

    def crossed(self, table: Table) -> tuple[Feature, ...]:
        """The features that must be passed completely."""
        return _without(table.with_trait(*self.crosses), self.stops)

    def climbed(self, table: Table) -> tuple[Feature, ...]:
        """The features that cost a climb."""
        return _without(table.with_trait(*self.climbs), (*self.stops, *self.crosses))

    def ignored(self, features: Sequence[Feature]) -> tuple[Feature, ...]:
        """Those of the features that neither stop the move nor make it dearer."""
        return _without(features, self.traits)

    @property
    def traits(self) -> tuple[str, ...]:
        """Every trait that matters to the move."""
        return (*self.stops, *self.slows, *self.crosses, *self.climbs)


def _without(features: Sequence[Feature], traits: tuple[str, ...]) -> tuple[Feature, ...]:
    return tuple(piece for piece in features if not any(trait in piece.traits for trait in traits))


WALK = Stopping()
"""Obstructions, impassable ground and every body stop; rough ground costs double."""


class Stop(msgspec.Struct, frozen=True):
    """Why a move ended before its movement was spent: a body, a feature, the table's edge, or the reach
    asked for."""

    kind: Literal["body", "feature", "edge", "reach"]
    obstacle: Body | Feature | None = None


Encounter = Literal[
    "enter", "leave", "cross", "climb", "over", "touch", "drop", "body", "feature", "edge", "reach"
]  # fmt: skip


class Meeting(msgspec.Struct, frozen=True):
    """What a move met after `length` micrometres of its way.

    `enter` and `leave` a feature that any part of the base goes over (`cost`: the movement that slow ground took, told
    on leaving or where the move ends in it; 0 on other ground), `cross` an obstacle, `climb` onto one (`cost`: what
    that took), `over` a body that does not stop it, `touch` one that it comes into contact with but does not enter,
    `drop` where too little ground is left under the base (`cost`: how deep the fall is); last what stopped it, by the
    kinds of `Stop`.
    """

    length: int
    kind: Encounter
    what: Body | Feature | None = None
    cost: int = 0
