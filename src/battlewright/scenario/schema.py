"""Everything that travels as JSON, as JSON Schema 2020-12."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from battlewright.core.people import ByPeople
from battlewright.core.position import Event
from battlewright.core.ruleset import Ruling
from battlewright.rules.library import game
from battlewright.scenario.messages import RequestMessage
from battlewright.scenario.quantities import FUNCTIONS, SIDE_NAMES
from battlewright.scenario.shape import of_ruleset
from battlewright.scenario.table_shape import TABLE, TabletopFields

Kind = Literal["scenario", "requests", "answers", "events", "odds"]
KINDS: tuple[Kind, ...] = get_args(Kind)
DIALECT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]


def schema(kind: Kind, ruleset: str) -> Schema:
    """The JSON Schema of one kind of document under a ruleset; a scenario may be of `table`, of no game.

    Raises `BattlewrightError` for an unknown ruleset and `ValueError` for another kind.
    """
    makers = {
        "scenario": _scenario,
        "requests": _requests,
        "answers": _answers,
        "events": _events,
        "odds": _odds,
    }
    if kind not in makers:
        raise ValueError(f"schema: got {kind!r}, expected one of {', '.join(KINDS)}")
    return {"$schema": DIALECT, "title": f"battlewright {kind}, {ruleset}", **makers[kind](ruleset)}


def _scenario(ruleset: str) -> Schema:
    """The shape itself, with the ruleset's rulings and the names it publishes for asking."""
    if ruleset == TABLE:
        return TabletopFields.model_json_schema(mode="validation")
    played = game(ruleset)
    shape = of_ruleset(ruleset, played).model_json_schema(mode="validation")  # type: ignore[arg-type]  # games do hash
    rules = played.ruleset.compile()
    fields = shape["properties"]
    fields["rulings"] |= {
        "properties": {name: _ruling(ruling) for name, ruling in played.ruleset.rulings.items()},
        "additionalProperties": False,
    }
    offers = sorted({offer.id for offers in rules.windows.values() for offer in offers})
    names = sorted(played.ruleset.quantities)
    fields["policy"]["description"] = f"How decisions inside odds are made. Offers: {', '.join(offers)}."
    fields["watch"]["description"] = (
        f"Quantities that odds tell: <model>.<name>, {' or '.join(f'{side}.<name>' for side in SIDE_NAMES)}, "
        f"or a name of a procedure; functions {', '.join(FUNCTIONS)}. Names: {', '.join(names)}."
    )
    shape.pop("title", None)
    return shape


def _ruling(ruling: Ruling) -> Schema:
    said: Schema = {"description": f"[{ruling.clause}]", "default": ruling.default}
    if ruling.lowest is not None and ruling.highest is not None:
        return said | {"type": "integer", "minimum": ruling.lowest, "maximum": ruling.highest}
    return said | {"enum": list(ruling.values)}


def _requests(ruleset: str) -> Schema:
    return _joined(msgspec.json.schema(RequestMessage)) | {"description": "What the battle waits for."}


def _answers(ruleset: str) -> Schema:
    """Options, points, faces, and what people may do besides."""
    people = _joined(msgspec.json.schema(ByPeople))
    words = sorted(game(ruleset).ruleset.compile().actions)
    option = {
        "type": "array",
        "description": f"An option of the request, word by word. Actions: {', '.join(words)}.",
        "prefixItems": [{"type": "string"}],
        "minItems": 1,
    }
    faces = {"type": "array", "description": "Faces in reading order.", "items": {"type": "integer"}}
    defs = people.pop("$defs", {})
    return {"anyOf": [option, faces, people], "$defs": defs}


def _events(ruleset: str) -> Schema:
    event = _joined(msgspec.json.schema(Event))
    return {"type": "array", "items": {"$ref": "#/$defs/Event"}, "$defs": event["$defs"]}


def _joined(made: Schema) -> Schema:
    """The discriminator of msgspec is a word of OpenAPI, which JSON Schema does not know."""
    made.pop("discriminator", None)
    return made


def _odds(ruleset: str) -> Schema:
    """The answer to a question about odds; probabilities are strings of fractions on request."""
    number = {"anyOf": [{"type": "number"}, {"type": "string", "pattern": r"^-?[0-9]+(/[0-9]+)?$"}]}
    pair = {"type": "array", "prefixItems": [True, number], "minItems": 2, "maxItems": 2}
    quantity = _object(
        {
            "mean": {"anyOf": [{"$ref": "#/$defs/number"}, {"type": "null"}]},
            "pmf": {"type": "array", "items": pair, "description": "Value and probability, in rising order."},
            "intervals": {
                "type": "array",
                "description": "Of a sampled answer: per value the 95 % interval of its probability.",
                "items": {"type": "array", "items": {"$ref": "#/$defs/number"}, "minItems": 2, "maxItems": 2},
            },
        },
        optional=("intervals",),
    )
    words: Schema = {"type": "string"}
    then = {"type": "array", "items": words, "description": "What the same player best decides right after."}
    interval = {
        "type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2,
        "description": "Of a sampled value: the 95 % interval of its mean.",
    }  # fmt: skip
    option = _object(
        {"answer": words, "value": number, "regret": number, "then": then, "interval": interval},
        optional=("then", "interval"),
    )
    flip = _object(
        {"piece": words, "field": words, "now": {"type": "number"}, "value": {"type": "number"}, "from": words,
         "answer": words, "regret": {"anyOf": [number, {"type": "null"}]}},
        optional=("from",),
    )  # fmt: skip
    worth = _object(
        {"piece": words, "statistic": words, "value": {"type": "integer"}, "source": {"enum": ["cold", "stored"]},
         "gains": {"type": "object", "additionalProperties": number}},
    )  # fmt: skip
    steps = {"type": "array", "items": {"type": "number"}, "description": "From the coarse to the fine."}
    grid = _object(
        {
            "kind": words,
            "unit": {"enum": ["degrees"]},
            "steps": steps,
            "points": {"type": "integer"},
        }
    )
    stop = {"anyOf": [{"type": "string"}, {"type": "object"}, {"type": "null"}]}
    answer = _object(
        {
            "method": {"enum": ["exact", "sampled"]},
            "source": {"enum": ["cold", "stored"]},
            "policy": {"type": "object"},
            "error_bound": {"type": "number", "minimum": 0},
            "stop": stop,
            "positions": {"type": "integer", "minimum": 0},
            "quantities": {"type": "object", "additionalProperties": quantity},
            "options": {"type": "array", "items": option},
            "trials": {"type": "integer", "minimum": 1},
            "flips": {"type": "array", "items": flip, "description": "Where the advice changes."},
            "flips_tried": {"type": "integer", "description": "How many values were tried."},
            "flips_complete": {"type": "boolean", "description": "Whether all were tried that should be."},
            "sensitivity": {"type": "array", "items": worth, "description": "What a point more is worth."},
            "aim": {"type": "object", "description": "What is aimed at, and whether that is the usual aim."},
            "grid": grid,
            "explanation": {"type": ["object", "null"], "description": "Steps; null where odds are sampled."},
        },
        optional=(
            "trials",
            "flips",
            "flips_tried",
            "flips_complete",
            "sensitivity",
            "aim",
            "grid",
            "explanation",
        ),
    )
    return answer | {"$defs": {"number": number}}


def _object(properties: dict[str, Schema], optional: tuple[str, ...] = ()) -> Schema:
    required = [name for name in properties if name not in optional]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
