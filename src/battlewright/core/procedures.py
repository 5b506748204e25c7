"""Procedures: ordered lists of named steps, and the patches that insert, replace, skip or wrap them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from battlewright.core.errors import RulesetError
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame

if TYPE_CHECKING:
    from battlewright.core.position import Position

Run = Callable[["Position", Any], StepResult]


class Step(msgspec.Struct, frozen=True):
    """One named step: what it does, the clauses it carries out, who put it there; a window's step names it."""

    name: str
    run: Run
    clauses: tuple[str, ...] = ()
    by: str = ""
    window: str = ""


class Patch(msgspec.Struct, frozen=True):
    """A change of one step of a procedure. `run` of a wrap also takes the wrapped step's run as third argument."""

    id: str
    procedure: type[Frame]
    act: Literal["before", "after", "replace", "skip", "wrap"]
    at: str
    name: str
    run: Callable[..., StepResult] | None
    clauses: tuple[str, ...] = ()


class Compiled(msgspec.Struct, frozen=True):
    """A procedure as it runs: `code` ends, at `last`, with a step that returns DONE; `labels` are the jump targets."""

    name: str
    steps: tuple[Step, ...]
    code: tuple[Run, ...]
    citing: tuple[tuple[str, ...], ...]
    labels: dict[str, int]
    last: int


def name_of(frame: type[Frame]) -> str:
    """The published name of a procedure: the tag of its frame."""
    return str(frame.__struct_config__.tag)


def patched(procedure: str, steps: list[Step], patches: list[Patch]) -> list[Step]:
    """The steps after all patches, in the patches' order; two replacements of one step are an error.

    So is replacing a step that is already wrapped, which would silently lose the wrap.
    """
    changed: dict[str, str] = {}
    for patch in patches:
        place = next((i for i, step in enumerate(steps) if step.name == patch.at), None)
        if place is None:
            raise RulesetError(f"{patch.id}: {procedure} has no step {patch.at}")
        target = steps[place]
        if patch.act in ("replace", "skip") and patch.at in changed:
            raise RulesetError(
                f"{procedure}.{patch.at} is changed by {changed[patch.at]} and replaced by {patch.id}"
            )
        if patch.act in ("replace", "skip", "wrap"):
            changed[patch.at] = patch.id
        steps[place : place + 1] = _result(patch, target)
    return steps


def _result(patch: Patch, target: Step) -> list[Step]:
    if patch.act == "skip":
        return []
    assert patch.run is not None
    new = Step(patch.name, patch.run, patch.clauses, patch.id)
    if patch.act == "before":
        return [new, target]
    if patch.act == "after":
        return [target, new]
    clauses = tuple(dict.fromkeys((*target.clauses, *patch.clauses)))
    if patch.act == "replace":
        return [Step(patch.at, patch.run, clauses, patch.id)]
    outer, inner = patch.run, target.run
    return [Step(patch.at, lambda p, f: outer(p, f, inner), clauses, patch.id, target.window)]


def assemble(frame: type[Frame], steps: list[Step], closed: frozenset[str] = frozenset()) -> Compiled:
    """Freeze the steps into the form that runs; windows at which nothing can be offered do not run."""

    def end(p: Position, f: Frame) -> StepResult:
        return DONE

    running: list[Step] = []
    labels: dict[str, int] = {}
    for step in steps:
        labels[step.name] = len(running)
        if step.window not in closed:
            running.append(step)
    labels["end"] = len(running)
    code = (*(step.run for step in running), end)
    return Compiled(
        name_of(frame), tuple(steps), code, (*(step.clauses for step in running), ()), labels, len(running)
    )
