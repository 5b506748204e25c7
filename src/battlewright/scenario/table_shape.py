"""The shape of a scenario without a game: a table, terrain, and bases that belong to a side.

A base is given in millimetres, as bases are sold; everything else in inches.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, Tag

from battlewright.scenario.shape import MOST_INCHES, MOST_MODELS, CommonFields, Id, Place, Strict

TABLE = "table"
"""What stands in the field `ruleset` of a scenario without a game."""

MOST_MILLIMETRES = 1000
"""The widest base."""

# A millimetre is the least that a picture can show a front of.
Millimetres = Annotated[float, Field(ge=1, le=MOST_MILLIMETRES, allow_inf_nan=False)]
Sides = Annotated[list[Millimetres], Field(min_length=2, max_length=2)]
Count = Annotated[int, Field(ge=1, le=MOST_MODELS)]
Hole = Annotated[list[Count], Field(min_length=2, max_length=2)]


class RoundFields(Strict):
    """A round base."""

    round: Annotated[Millimetres, Field(description="Its diameter in millimetres.")]


class RectangleFields(Strict):
    """A rectangular base."""

    rectangle: Annotated[Sides, Field(description="Width across the front and depth, in millimetres.")]


class RegimentFields(Strict):
    """Equal rectangular bases in ranks and files."""

    base: Annotated[Sides, Field(description="Width and depth of one base in millimetres.")]
    files: Annotated[Count, Field(description="How many stand side by side.")]
    models: Annotated[Count, Field(description="How many there are, filled rank by rank from the left.")]
    holes: Annotated[
        list[Hole],
        Field(max_length=MOST_MODELS, description="Empty places as [rank, file], counted from 1."),
    ] = Field(default_factory=list)


class BlockFields(Strict):
    """A regiment that stands as one body."""

    block: RegimentFields


def _kind_of_base(value: Any) -> str | None:
    kinds = ("round", "rectangle", "block")
    return next((kind for kind in kinds if isinstance(value, dict) and kind in value), None)


Base = Annotated[
    Annotated[RoundFields, Tag("round")]
    | Annotated[RectangleFields, Tag("rectangle")]
    | Annotated[BlockFields, Tag("block")],
    Discriminator(_kind_of_base),
]


class StandingFields(Strict):
    """A base on the table, or a block of them."""

    id: Annotated[Id, Field(description="Its name in questions; each only once.")]
    base: Annotated[Base, Field(description="Its form and size in millimetres.")]
    at: Annotated[
        Place,
        Field(
            description="[x, y] or [x, y, z] in inches: the middle of the base, of a block that of its front."
        ),
    ]
    facing: Annotated[
        float,
        Field(
            ge=-360, le=360, allow_inf_nan=False, description="Degrees clockwise from +y, seen from above."
        ),
    ] = 0
    height: Annotated[
        float | None,
        Field(
            gt=0, le=MOST_INCHES, allow_inf_nan=False, description="Inches; none: by the size of the base."
        ),
    ] = None


class StandingSideFields(Strict):
    """What stands on the table for a side."""

    models: Annotated[list[StandingFields], Field(max_length=MOST_MODELS)] = Field(default_factory=list)


class StandingSidesFields(Strict):
    """Both sides; either may be left out."""

    A: StandingSideFields = StandingSideFields()
    B: StandingSideFields = StandingSideFields()


class TabletopFields(CommonFields):
    """A battlewright scenario without a game: a table on which to judge disputes."""

    ruleset: Literal["table"]
    sides: StandingSidesFields
