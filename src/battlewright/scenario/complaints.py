"""From pydantic's errors to findings, and the part of a document that is sound all the same."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeGuard, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, Tag, ValidationError
from pydantic_core import ErrorDetails

from battlewright.scenario.findings import Path, Report, alternatives, spelled
from battlewright.scenario.shape import WORD, CommonFields

_TYPES = {
    "string_type": "text",
    "int_type": "whole",
    "int_from_float": "whole",
    "float_type": "number",
    "bool_type": "boolean",
    "list_type": "list",
    "dict_type": "mapping",
    "model_type": "mapping",
    "model_attributes_type": "mapping",
}
_LIMITS = {
    "greater_than_equal": ("check-at-least", "ge"),
    "greater_than": ("check-more-than", "gt"),
    "less_than_equal": ("check-at-most", "le"),
    "less_than": ("check-less-than", "lt"),
}
_SIZES = {
    "too_short": ("check-too-few", "min_length"),
    "too_long": ("check-too-many", "max_length"),
    "string_too_short": ("check-text-too-short", "min_length"),
    "string_too_long": ("check-text-too-long", "max_length"),
}

_UNITS: tuple[Path, ...] = (
    ("terrain",),
    ("sides", "A", "models"),
    ("sides", "B", "models"),
    ("script",),
    ("look",),
    ("watch",),
    ("dice",),
)
"""Lists whose items are judged one by one: a faulty item does not hide what is wrong with the others."""

_STAND_INS: dict[Path, Any] = {
    ("battlewright",): 1,
    ("ruleset",): "",
    ("table",): {"size": [240, 240]},
    ("sides",): {"A": {"models": []}, "B": {"models": []}},
    ("sides", "A"): {"models": []},
    ("sides", "B"): {"models": []},
}
"""What takes the place of a faulty part that cannot be left out, so that the rest can be judged."""


Fields = TypeVar("Fields", bound=CommonFields)


def sound_part(data: Any, shape: type[Fields], report: Report) -> tuple[Fields, Origins] | None:
    """The scenario without what does not fit the shape, which goes to `report`; None when nothing is left."""
    try:
        return shape.model_validate(data), Origins({})
    except ValidationError as error:
        faults = error.errors(include_url=False, include_context=True)
    for fault in faults:
        _complain(fault, shape, report)
    if not isinstance(data, dict):
        return None
    rest, origins = _without(data, faults, shape)
    try:
        return shape.model_validate(rest), origins
    except ValidationError:
        return None


class Origins:
    """Where the parts of a pruned document stood in the whole one: for each pruned list, the indices kept."""

    def __init__(self, kept: dict[Path, list[int]]) -> None:
        self._kept = kept

    def whole(self, path: Path) -> bool:
        """Whether nothing was taken out of the list at `path`."""
        return path not in self._kept

    def path(self, path: Path) -> Path:
        """The place in the file of a place in the pruned document."""
        for n, part in enumerate(path):
            if isinstance(part, int) and path[:n] in self._kept and part < len(self._kept[path[:n]]):
                return (*path[:n], self._kept[path[:n]][part], *path[n + 1 :])
        return path


def _without(
    data: dict[str, Any], faults: Iterable[ErrorDetails], shape: type[CommonFields]
) -> tuple[dict[str, Any], Origins]:
    """A copy of the data in which every fault is left out, with the unit it stands in if it stands in one."""
    rest = deepcopy(data)
    dropped: dict[Path, set[int]] = {}
    for fault in sorted(faults, key=lambda one: len(one["loc"]), reverse=True):
        path = _bare(fault["loc"], shape)
        unit: Path | None = next((u for u in _UNITS if path[: len(u)] == u and len(path) > len(u)), None)
        if unit is not None:
            dropped.setdefault(unit, set()).add(int(path[len(unit)]))
        elif fault["type"] == "extra_forbidden":
            _leave_out(rest, path)
        else:
            _mend(rest, path)
    kept: dict[Path, list[int]] = {}
    for unit, indices in dropped.items():
        items = _at(rest, unit)
        kept[unit] = [i for i in range(len(items)) if i not in indices]
        items[:] = [items[i] for i in kept[unit]]
    return rest, Origins(kept)


def _mend(rest: dict[str, Any], path: Path) -> None:
    """Put a stand-in for the faulty part at `path`, or leave the whole field out where there is none."""
    place = next((p for n in range(len(path), 0, -1) if (p := path[:n]) in _STAND_INS), None)
    if place is None:
        _leave_out(rest, path[:2] if path[0] == "policy" else path[:1])
    else:
        _at(rest, place[:-1])[place[-1]] = deepcopy(_STAND_INS[place])


def _leave_out(rest: dict[str, Any], path: Path) -> None:
    """Take the field at `path` out, unless what it stands in is gone already."""
    holder: Any = rest
    for part in path[:-1]:
        holder = holder.get(part) if isinstance(holder, dict) else None
    if isinstance(holder, dict):
        holder.pop(path[-1], None)


def _at(data: Any, path: Path) -> Any:
    for part in path:
        data = data[part]
    return data


def _complain(fault: ErrorDetails, shape: type[CommonFields], report: Report) -> None:
    path, kind, given = _bare(fault["loc"], shape), fault["type"], fault["input"]
    limits: dict[str, Any] = fault.get("ctx", {})
    if kind == "missing":
        report.add(path, "check-missing-field", name=spelled(path[-1]))
    elif kind == "extra_forbidden":
        report.add(path, "check-unknown-field", **alternatives(path[-1], _fields(shape, fault["loc"][:-1])))
    elif kind == "literal_error":
        report.add(path, "check-choice", **alternatives(given, _choices(_target(shape, fault["loc"]))))
    elif kind in _TYPES:
        report.add(path, "check-type", value=_bare_value(given), kind=_TYPES[kind])
    elif kind == "finite_number":
        report.add(path, "check-not-finite", value=spelled(given))
    elif kind in _LIMITS:
        id, name = _LIMITS[kind]
        report.add(path, id, value=spelled(given), limit=spelled(limits[name]))
    elif kind in _SIZES:
        id, name = _SIZES[kind]
        report.add(path, id, value=spelled(given), count=len(given), limit=limits[name])
    elif kind == "string_pattern_mismatch":
        id = "check-id-form" if limits["pattern"] == WORD else "check-form"
        report.add(path, id, value=spelled(given), pattern=str(limits["pattern"]))
    elif kind.startswith("union_tag"):
        id = "check-base" if path[-1] == "base" else "check-shape"
        report.add(path, id, value=_bare_value(given))
    else:
        report.add(path, "check-value", value=spelled(given), expected=str(fault["msg"]))


def _bare_value(given: Any) -> str:
    """A value for a sentence that puts it in no quotes, where an empty text would not be seen."""
    return spelled(given) or '""'


def _bare(loc: Path, shape: type[CommonFields]) -> Path:
    """A place in the file: without the names of alternatives, and of a key the key itself."""
    path: list[str | int] = []
    kind: Any = shape
    for part in loc:
        kind = _stripped(kind)
        if not _is_union(kind) and (part != "[key]" or _is_model(kind)):
            path.append(part)
        kind = _step(kind, part)
    return tuple(path)


def _target(kind: Any, loc: Path) -> Any:
    """The type that the shape has at a place."""
    for part in loc:
        kind = _step(_stripped(kind), part)
    return _stripped(kind)


def _step(kind: Any, part: str | int) -> Any:
    if _is_union(kind):
        tag = Tag(str(part))
        return next((one for one in get_args(kind) if tag in getattr(one, "__metadata__", ())), Any)
    if _is_model(kind):
        field = kind.model_fields.get(str(part))
        return field.annotation if field else Any
    if get_origin(kind) is list:
        return get_args(kind)[0]
    if get_origin(kind) is dict:
        return get_args(kind)[1]
    return Any


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType)


def _is_model(kind: Any) -> TypeGuard[type[BaseModel]]:
    return isinstance(kind, type) and issubclass(kind, BaseModel)


def _stripped(kind: Any) -> Any:
    """A type without its annotations and without `| None`."""
    while True:
        if get_origin(kind) is Annotated:
            kind = get_args(kind)[0]
            continue
        if _is_union(kind):
            others = [one for one in get_args(kind) if one is not NoneType]
            if len(others) == 1:
                kind = others[0]
                continue
        return kind


def _fields(shape: type[CommonFields], loc: Path) -> list[str]:
    kind = _target(shape, loc)
    return list(kind.model_fields) if _is_model(kind) else []


def _choices(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) is Literal else ()
