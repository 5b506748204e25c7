"""What can be drawn over a table: gaps, arcs, lines of sight, moves, legal places, reach, templates, likely places.

Overlays are plain data: places in micrometres, the bodies and features concerned, and words. `from_verdicts` makes
them from what the table has decided, so a picture shows the verdict of the rules, never a sketch of it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.outlines import Part
from battlewright.table.plane import Point
from battlewright.table.terrain import Feature

Thing = Body | Feature
"""What blocks a line or stops a move."""

Met = Literal[
    "enter", "leave", "cross", "climb", "over", "drop", "body", "feature", "edge",
    "ascent", "jump", "fall",
]  # fmt: skip
"""What a move meets on its way, as the table says it, and the legs that are not walked; each has a word of its own."""

Clearness = Literal["clear", "partly", "blocked"]


class Measure(msgspec.Struct, frozen=True):
    """A gap of `length` micrometres, between the two nearest points; 0 is contact."""

    start: Point
    end: Point
    length: int


class ReachCircle(msgspec.Struct, frozen=True):
    """Everything within `reach` micrometres of the edge of a body or of a feature, `label` beside it."""

    body: Thing
    reach: int
    label: str = ""


class ArcWedge(msgspec.Struct, frozen=True):
    """What lies in an arc, as far as it is drawn, by its corners."""

    corners: tuple[Point, ...]
    label: str = ""


class SightLine(msgspec.Struct, frozen=True):
    """A line of sight: clear; partly, when something hides a part of what it looks at; or blocked.

    `blockers` are what hides or blocks, in order from the viewer. `label` is written instead of the verdict.
    """

    start: Point
    end: Point
    verdict: Clearness
    blockers: tuple[Thing, ...] = ()
    label: str = ""


class PathStop(msgspec.Struct, frozen=True):
    """What a move meets: at which point of the table, of which kind, the body or feature that it is, and what it costs
    in micrometres of movement (of a drop: how deep it is)."""

    place: Point
    kind: Met
    thing: Thing | None = None
    cost: int = 0


class MovePath(msgspec.Struct, frozen=True):
    """A move of `body` (as it stood before) through the places of its middle, `length` micrometres in all.

    `stops` are what it meets, in order; `halted` says that the last of them ends the move. `end` is how the body
    stands at last, when that is more than moved.
    """

    body: Body
    course: tuple[Point, ...]
    length: int
    stops: tuple[PathStop, ...] = ()
    halted: bool = False
    end: Body | None = None


class Turn(msgspec.Struct, frozen=True):
    """A pivot or wheel of `body` about a point, clockwise by `angle` microdegrees, to where `end` stands.

    `swept` is the outline of all the ground its base passes over, `length` the way of its outermost front corner in
    micrometres, `stop` what it ran into.
    """

    body: Body
    end: Body
    pivot: Point
    angle: int
    swept: tuple[Point, ...] = ()
    length: int = 0
    stop: PathStop | None = None


class RegionOutline(msgspec.Struct, frozen=True):
    """The borders of the places where the middle of a base may end, each by its corners; a hole is a border too."""

    outlines: tuple[tuple[Point, ...], ...]
    label: str = ""


class Template(msgspec.Struct, frozen=True):
    """A disc or a spray laid on the table, and the bodies under it."""

    shape: Part
    covered: tuple[Body, ...] = ()
    label: str = ""


class MarkedPoint(msgspec.Struct, frozen=True):
    """A place where something ends with `probability` (0 to 1): the mark's area shows it."""

    x: int
    y: int
    probability: float
    label: str = ""


class Spread(msgspec.Struct, frozen=True):
    """Where a body ends that goes straight to one of several `places`, each with its probability (0 to 1).

    The area of a mark is its probability as a share of the likeliest one's. `name` is how the body is called; with the
    probability `stays` it does not move, with `gone` it ends nowhere on the table.
    """

    body: Body
    name: str
    places: tuple[MarkedPoint, ...]
    stays: float = 0.0
    gone: float = 0.0


class Petal(msgspec.Struct, frozen=True):
    """A direction, as a vector, and what it is worth; `said` is its worth in words, written for the best."""

    toward: Point
    value: float
    said: str = ""


class Rose(msgspec.Struct, frozen=True):
    """What every direction from a body is worth, in order round it: the longer the better.

    `best` are the directions to be numbered, the best first; `label` says what is measured.
    """

    body: Body
    petals: tuple[Petal, ...]
    best: tuple[Petal, ...] = ()
    label: str = ""


class Placement(msgspec.Struct, frozen=True):
    """A body that is put from one place to another without moving through what lies between."""

    start: Body
    end: Body
    label: str = ""


class Emphasis(msgspec.Struct, frozen=True):
    """Bases that are shaded alike: `strong`, `half` or not at all, and framed or not; `label` goes to the legend."""

    bases: tuple[Body, ...]
    shade: Literal["strong", "half", "none"]
    framed: bool
    label: str = ""


Overlay = (
    Measure | ReachCircle | ArcWedge | SightLine | MovePath | Turn | RegionOutline | Template | MarkedPoint | Placement
    | Spread | Rose | Emphasis
)  # fmt: skip
