"""The shape of a scenario file: its fields, their types and limits. Lengths are inches, angles degrees.

These models are the published JSON Schema too, so every field says what it means. `of_ruleset` adds what a ruleset
knows: its profiles, the state of its models, its turn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Discriminator, Field, Tag, create_model, model_validator

from battlewright.rules.common.game import Game
from battlewright.scenario.ruleset_fields import fields_of
from battlewright.table.terrain import Trait

WORD = r"^[a-z][a-z0-9_]*$"
"""What an id looks like: easy to type, and no name of a side or a quantity."""

MOST_INCHES = 240
"""The longest side of a table."""

MOST_MODELS = 1000
"""Models of one side."""


class Strict(BaseModel):
    """A mapping that has the fields named and no others; nothing is converted."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _empty_is_default(cls, data: Any) -> Any:
        """A field with a default that stands there empty is as if it were left out."""
        if not isinstance(data, dict):
            return data
        optional = {name for name, field in cls.model_fields.items() if not field.is_required()}
        return {name: value for name, value in data.items() if value is not None or name not in optional}


Made = TypeVar("Made", bound=Strict)
Coordinate = Annotated[float, Field(ge=-2 * MOST_INCHES, le=2 * MOST_INCHES, allow_inf_nan=False)]
Length = Annotated[float, Field(gt=0, le=MOST_INCHES, allow_inf_nan=False)]
Point = Annotated[list[Coordinate], Field(min_length=2, max_length=2)]
Place = Annotated[list[Coordinate], Field(min_length=2, max_length=3)]
Id = Annotated[str, Field(pattern=WORD, max_length=32)]
Text = Annotated[str, Field(min_length=1, max_length=200)]
Side = Literal["A", "B"]


class TableFields(Strict):
    """The table."""

    size: Annotated[
        list[Length], Field(min_length=2, max_length=2, description="Width (x) and depth (y) in inches.")
    ]


class PolygonFields(Strict):
    """A closed outline: at least three corners, in order; the last joins the first by itself."""

    polygon: Annotated[list[Point], Field(min_length=3, max_length=200)]


class LineFields(Strict):
    """A wall or fence along two points or more."""

    line: Annotated[list[Point], Field(min_length=2, max_length=200)]
    thick: Annotated[Length, Field(description="Thickness in inches.")]


class DiscFields(Strict):
    """A round piece by its centre."""

    disc: Point
    radius: Annotated[Length, Field(description="Radius in inches.")]


def _kind_of_shape(value: Any) -> str | None:
    kinds = ("polygon", "line", "disc")
    return next((kind for kind in kinds if isinstance(value, dict) and kind in value), None)


Shape = Annotated[
    Annotated[PolygonFields, Tag("polygon")]
    | Annotated[LineFields, Tag("line")]
    | Annotated[DiscFields, Tag("disc")],
    Discriminator(_kind_of_shape),
]


class TerrainFields(Strict):
    """A piece of terrain."""

    id: Id
    shape: Shape
    height: Annotated[
        float,
        Field(ge=0, le=MOST_INCHES, allow_inf_nan=False, description="From its foot to its top, in inches."),
    ] = 0
    base: Annotated[Coordinate, Field(description="Height of its foot above the table, in inches.")] = 0
    traits: Annotated[list[Trait], Field(max_length=20, description="What the rules see in it.")] = []


class ModelFields(Strict):
    """A model. A ruleset adds fields for the state it is in."""

    id: Annotated[Id, Field(description="Its name in scripts, quantities and logs; each only once.")]
    profile: Annotated[str, Field(max_length=100, description="A profile of the ruleset.")]
    at: Annotated[
        Place | None, Field(description="[x, y] or [x, y, z] of its middle in inches; none: not placed yet.")
    ] = None
    facing: Annotated[
        float,
        Field(
            ge=-360, le=360, allow_inf_nan=False, description="Degrees clockwise from +y, seen from above."
        ),
    ] = 0
    stats: Annotated[
        dict[str, int], Field(max_length=40, description="Statistics over those of the profile.")
    ] = {}
    weapons: Annotated[
        list[Any] | None, Field(max_length=20, description="Weapons in place of those of the profile.")
    ] = None


class SideFields(Strict):
    """What a side brings."""

    models: Annotated[list[ModelFields], Field(max_length=MOST_MODELS)]


class SidesFields(Strict):
    """Both sides."""

    A: SideFields
    B: SideFields


StopName = Literal[
    "end_of_action",
    "end_of_activation",
    "end_of_charge",
    "end_of_charge_phase",
    "end_of_movement_phase",
    "end_of_shooting_phase",
    "end_of_assault_phase",
    "end_of_fight_phase",
    "end_of_combat_phase",
    "end_of_combat",
    "end_of_blows",
    "end_of_fight",
    "end_of_phase",
    "end_of_turn",
    "end_of_round",
    "end_of_battle",
]
"""The stops of all rulesets; a scenario names one of its own."""


class StepFields(Strict):
    """A place in the rules to stop before."""

    step: Annotated[Text, Field(description="procedure.step, as `battlewright explain` prints them.")]
    times: Annotated[int, Field(ge=1, le=1000, description="Stop at which time of getting there.")] = 1


def _kind_of_stop(value: Any) -> str:
    return "step" if isinstance(value, dict) else "name"


Stop = Annotated[
    Annotated[StopName, Tag("name")] | Annotated[StepFields, Tag("step")], Discriminator(_kind_of_stop)
]


class AimFields(Strict):
    """What the best decisions are best for."""

    side: Side
    maximise: Annotated[Text, Field(description="A quantity: its mean is made as large as possible.")]


def _kind_of_manner(value: Any) -> str:
    return "commands" if isinstance(value, list) else "word"


Manner = Annotated[
    Annotated[Literal["best", "default", "ask"], Tag("word")] | Annotated[list[Text], Tag("commands")],
    Discriminator(_kind_of_manner),
]
"""Best in what is aimed at, the default of each request, ask people; or commands in order of preference."""


TAKE_IF = "take if "
"""Begins a condition on the position, under which an offer is taken."""

Condition = Annotated[str, Field(max_length=1_000, pattern=f"^{TAKE_IF}.")]


def _kind_of_word(value: Any) -> str:
    return "condition" if isinstance(value, str) and value.startswith(TAKE_IF) else "word"


WindowWord = Annotated[
    Annotated[Literal["take", "decline", "best", "default"], Tag("word")]
    | Annotated[Condition, Tag("condition")],
    Discriminator(_kind_of_word),
]
"""What is done with an offer; `take if a1.fury >= 2` takes it under a condition on the position."""


class PolicyFields(Strict):
    """How decisions inside odds are made."""

    A: Manner | None = None
    B: Manner | None = None
    windows: Annotated[
        dict[str, WindowWord],
        Field(description="For single offers, by their ids."),
    ] = {}
    never: Annotated[list[Text], Field(max_length=100, description="Actions and offers nobody takes.")] = []


class EndsFields(Strict):
    """How the battle ends, over the defaults of the ruleset."""

    rounds: Annotated[int | None, Field(ge=1, le=100, description="The last round.")] = None


class TurnFields(Strict):
    """Where the battle stands. Its fields are the ruleset's."""


class CommonFields(Strict):
    """What every scenario has: a table with terrain, and questions about what stands on it."""

    battlewright: Annotated[Literal[1], Field(description="The format's version.")]
    ruleset: Annotated[str, Field(description="The rules of which game.")]
    table: TableFields
    terrain: Annotated[list[TerrainFields], Field(max_length=200)] = []
    look: Annotated[
        list[Text],
        Field(max_length=200, description="Questions about the table, answered by `battlewright look`."),
    ] = []


class ScenarioFields(CommonFields):
    """A battlewright scenario: a battle's set-up and what is asked about it."""

    rulings: Annotated[dict[str, Any], Field(description="Rulings over the ruleset's defaults.")] = {}
    sides: SidesFields
    turn: TurnFields | None = None
    script: Annotated[
        list[Text], Field(max_length=5000, description="Decisions in the words of the terminal, in order.")
    ] = []
    dice: Annotated[
        list[Annotated[int, Field(ge=0, le=100)]] | None,
        Field(max_length=20000, description="Faces for the rolls of the script, in reading order."),
    ] = None
    stop: Annotated[
        Stop | None, Field(description="Where odds stop; none: the end of the declared action.")
    ] = None
    watch: Annotated[list[Text], Field(max_length=200, description="Quantities that odds tell.")] = []
    aim: AimFields | None = None
    policy: PolicyFields | None = None
    ends: EndsFields | None = None
    help: Annotated[
        Literal["open", "by_the_rules"],
        Field(description="Whether what the rules hide while playing is shown."),
    ] = "open"


class AnyModelFields(ModelFields):
    """A model of a ruleset that is not known: its own fields cannot be judged."""

    model_config = ConfigDict(extra="allow")


class AnyTurnFields(TurnFields):
    """The turn of a ruleset that is not known."""

    model_config = ConfigDict(extra="allow")


def of_no_ruleset() -> type[ScenarioFields]:
    """The shape of what all rulesets have in common."""
    return _with(AnyModelFields, AnyTurnFields)


@lru_cache
def of_ruleset(name: str, game: Game) -> type[ScenarioFields]:
    """The shape of scenarios of one ruleset: its profiles, the fields of its models, its turn."""
    profile: dict[str, Any] = {"profile": (Literal[tuple(sorted(game.profiles()))], ...)}
    model = _over(ModelFields, "Model", **profile, **fields_of(game.state_fields()))
    turn = _over(TurnFields, "Turn", **fields_of(game.turn_fields()))
    return _with(model, turn, ruleset=(Literal[name], ...))


def _with(model: type[ModelFields], turn: type[TurnFields], **fields: Any) -> type[ScenarioFields]:
    models = Annotated[list[model], Field(max_length=MOST_MODELS)]  # type: ignore[valid-type]
    side = _over(SideFields, "Side", models=(models, ...))
    sides = _over(SidesFields, "Sides", A=(side, ...), B=(side, ...))
    return _over(ScenarioFields, "Scenario", sides=(sides, ...), turn=(turn | None, None), **fields)


def _over(base: type[Made], name: str, **fields: Any) -> type[Made]:
    """A shape with other fields over those of `base`."""
    return create_model(name, __base__=base, __doc__=base.__doc__, **fields)
