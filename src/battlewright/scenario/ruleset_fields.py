"""A ruleset's own fields: from the JSON Schema that it gives to the types of the scenario's shape.

Understood are `type` (one, or a list with "null"), `enum`, `const`, limits of numbers, lengths and patterns of text,
`items`, `properties`, `required`, `additionalProperties` and one entry of `patternProperties`. Whatever else a
schema says is left to the ruleset's own `check`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Optional

from pydantic import BaseModel, ConfigDict, Field, create_model

Schema = dict[str, Any]

_SIMPLE = {"integer": int, "string": str, "boolean": bool}
_LIMITED = ("integer", "number", "string", "array", "object")
_LIMITS = {
    "minimum": "ge",
    "maximum": "le",
    "exclusiveMinimum": "gt",
    "exclusiveMaximum": "lt",
    "minLength": "min_length",
    "maxLength": "max_length",
    "minItems": "min_length",
    "maxItems": "max_length",
    "minProperties": "min_length",
    "maxProperties": "max_length",
    "pattern": "pattern",
}
_TEXTS = ("title", "description")


def fields_of(schema: Schema) -> dict[str, Any]:
    """The properties of an object schema as fields of a pydantic model; those not required may be left out.

    A mapping of names to schemas says the same as an object schema with these properties.
    """
    if schema.get("type") != "object":
        schema = {"properties": schema}
    required = schema.get("required", ())
    return {
        name: (annotation(part), ...) if name in required else (Optional[annotation(part)], None)  # noqa: UP045
        for name, part in schema.get("properties", {}).items()
    }


def annotation(schema: Schema) -> Any:
    """The type that a schema describes."""
    kind = schema.get("type")
    if isinstance(kind, list):
        others = [one for one in kind if one != "null"]
        return Optional[annotation({**schema, "type": others[0]})] if len(others) == 1 else Any  # noqa: UP045
    bare = _bare(kind, schema)
    known: dict[str, Any] = {name: schema[name] for name in _TEXTS if name in schema}
    if kind in _LIMITED and "enum" not in schema and "const" not in schema:
        known |= {_LIMITS[name]: value for name, value in schema.items() if name in _LIMITS}
    return Annotated[bare, Field(**known)] if known else bare


def _bare(kind: str | None, schema: Schema) -> Any:
    if "enum" in schema:
        return Literal[tuple(schema["enum"])]
    if "const" in schema:
        return Literal[schema["const"]]
    match kind:
        case "number":
            return Annotated[float, Field(allow_inf_nan=False)]
        case "array":
            return list[annotation(schema.get("items", {}))]  # type: ignore[misc]
        case "object":
            return _mapping(schema)
    return _SIMPLE.get(kind or "", Any)


def _mapping(schema: Schema) -> Any:
    patterns: dict[str, Schema] = schema.get("patternProperties", {})
    others = schema.get("additionalProperties", True)
    if "properties" in schema:
        config = ConfigDict(extra="forbid" if others is False else "allow", strict=True, frozen=True)
        base = type("Mapping", (BaseModel,), {"model_config": config, "__module__": __name__})
        return create_model(str(schema.get("title", "Mapping")), __base__=base, **fields_of(schema))
    if len(patterns) == 1:
        ((pattern, value),) = patterns.items()
        return dict[Annotated[str, Field(pattern=pattern)], annotation(value)]  # type: ignore[misc]
    return dict[str, annotation(others)] if isinstance(others, dict) else dict[str, Any]  # type: ignore[misc]
