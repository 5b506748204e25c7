"""The kinds of parameters: which values each takes, from programs and as people type them."""

from __future__ import annotations

from math import isfinite
from typing import Any

from battlewright.rules.common.quick import Parameter, Value
from battlewright.texts.sayings import Said

FLAG = {"yes": True, "no": False, "true": True, "false": False, "on": True, "off": False}
NONE = "none"
"""How nothing at all is typed, where faces or words are wanted."""


def taken(parameter: Parameter, value: Any) -> Value | None:
    """The value if the parameter takes it, else None."""
    match parameter.kind:
        case "word" | "policy":
            return value if isinstance(value, str) and value in parameter.words else None
        case "flag":
            return value if isinstance(value, bool) else FLAG.get(value) if isinstance(value, str) else None
        case "words":
            return _words(parameter, value)
        case "faces":
            return _faces(parameter, value)
        case "whole":
            found = _within(parameter, value)
            return int(found) if found is not None and found == int(found) else None
        case "inches":
            return _within(parameter, value)


def wrong_word(parameter: Parameter, value: Any) -> Any:
    """What of a value is none of the words that a parameter takes."""
    parts = _parts(value) if parameter.kind == "words" else None
    return next((part for part in parts or () if part not in parameter.words), value)


def every(parameter: Parameter) -> tuple[Value, ...]:
    """All values of a parameter that has only some; none where there is no list of them."""
    if parameter.kind == "flag":
        return (False, True)
    return parameter.words if parameter.kind in ("word", "policy") else ()


def expected(parameter: Parameter) -> Said | str:
    """What a parameter takes, to be said in help and errors."""
    lowest, highest = f"{parameter.lowest:g}", f"{parameter.highest:g}"
    match parameter.kind:
        case "word" | "policy":
            return " | ".join(parameter.words)
        case "flag":
            return "yes | no"
        case "words":
            return Said("quick-expected-words", {"words": ", ".join(parameter.words)})
        case "faces":
            values = {"lowest": lowest, "highest": highest, "most": parameter.most}
            return Said("quick-expected-faces", values)
        case "whole":
            return Said("quick-expected-whole", {"lowest": lowest, "highest": highest})
        case "inches":
            return Said("quick-expected-inches", {"lowest": lowest, "highest": highest})


def number_of(value: Any) -> float | None:
    """A finite number from a number or a text; a decimal comma is one too."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    try:
        found = float(value.replace(",", ".") if isinstance(value, str) else value)
    except (ValueError, OverflowError):
        return None
    return found if isfinite(found) else None


def _within(parameter: Parameter, value: Any) -> float | None:
    found = number_of(value)
    return found if found is not None and parameter.lowest <= found <= parameter.highest else None


def _faces(parameter: Parameter, value: Any) -> tuple[int, ...] | None:
    found = [_within(parameter, part) for part in _parts(value) or ()]
    if _parts(value) is None or any(n is None or n != int(n) for n in found):
        return None
    faces = tuple(sorted({int(n) for n in found if n is not None}))
    return faces if len(faces) <= parameter.most else None


def _words(parameter: Parameter, value: Any) -> tuple[str, ...] | None:
    parts = _parts(value)
    if parts is None or not all(part in parameter.words for part in parts):
        return None
    return tuple(word for word in parameter.words if word in parts)


def _parts(value: Any) -> list[Any] | None:
    """The parts of `3,7`, `3+7` or a sequence; None for anything else."""
    if isinstance(value, str):
        return [] if value == NONE else value.replace(",", " ").replace("+", " ").split() or None
    if isinstance(value, int) and not isinstance(value, bool):
        return [value]
    return list(value) if isinstance(value, list | tuple) else None
