"""Judging where bodies stand: on the table, on firm ground, clear of what stops them and of one another."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from battlewright.scenario.findings import Path, Report
from battlewright.table.bodies import Block, Body
from battlewright.table.gaps import overlaps
from battlewright.table.lengths import as_inches
from battlewright.table.levels import SURFACES, ground_below, passes_through, support
from battlewright.table.movement import STOPPING
from battlewright.table.neighbours import Neighbours
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, stands_in_way, touches


class Placed(msgspec.Struct, frozen=True):
    """A body with its id and the place of its `at` in the file."""

    id: str
    body: Body
    path: Path


def judge_standing(placed: Sequence[Placed], table: Table, report: Report) -> None:
    """Everything wrong with where the bodies stand."""
    index = Neighbours((i, one.body) for i, one in enumerate(placed))
    for i, one in enumerate(placed):
        _on_table(one, table, report)
        if not _in_stopping(one, table, report) and not _sunk(one, table, report):
            _in_the_air(one, table, report)
        for j in index.in_box(one.body.bounds):
            if j < i and overlaps(one.body, placed[j].body):
                report.add(one.path, "check-overlap", value=_place(one.body), other=placed[j].id)


def _on_table(one: Placed, table: Table, report: Report) -> None:
    body = one.body
    if table.holds(body):
        return
    left, low, right, high = body.bounds
    x = _range(body.x - left, table.width - (right - body.x))
    y = _range(body.y - low, table.depth - (high - body.y))
    report.add(one.path, "check-off-table", value=_place(body), x=x, y=y)


def _range(lowest: int, highest: int) -> str:
    return f"{as_inches(lowest):.4g}..{as_inches(highest):.4g}"


def _in_stopping(one: Placed, table: Table, report: Report) -> bool:
    """Whether it stands in terrain in which nobody can stand."""
    found = [feature for feature in table.with_trait(*STOPPING) if _meets(feature, one.body)]
    for feature in found:
        report.add(one.path, "check-in-terrain", value=_place(one.body), feature=feature.id)
    return bool(found)


def _meets(feature: Feature, body: Body) -> bool:
    return stands_in_way(feature, body) and touches(feature, body)


def _sunk(one: Placed, table: Table, report: Report) -> bool:
    """Whether some floor or hill passes through the body."""
    body = one.body
    through = [surface for surface in table.with_trait(*SURFACES) if passes_through(surface, body)]
    for surface in through:
        report.add(
            one.path, "check-sunk", feature=surface.id, value=_place(body),
            foot=_inches(body.z), head=_inches(body.z + body.height),
            low=_inches(surface.base), top=_inches(surface.top),
        )  # fmt: skip
    return bool(through)


def _in_the_air(one: Placed, table: Table, report: Report) -> None:
    body = one.body
    if support(body, table) is None:
        below = ground_below(body, table)
        report.add(
            one.path, "check-in-the-air", value=_place(body), z=_inches(body.z), expected=_inches(below.z)
        )


def judge_block(block: Block, path: Path, report: Report) -> None:
    """Holes of a regiment lie inside it, each once. `path` is the place of its `block`."""
    seen: set[tuple[int, int]] = set()
    for i, (rank, file) in enumerate(block.holes):
        said = f"[{rank + 1}, {file + 1}]"
        if (rank, file) in seen:
            report.add((*path, "holes", i), "check-hole-twice", value=said)
        elif file >= block.files or rank >= block.ranks:
            report.add(
                (*path, "holes", i), "check-hole-outside", value=said, ranks=block.ranks, files=block.files
            )
        seen.add((rank, file))


def _place(body: Body) -> str:
    return f"{as_inches(body.x):.4g}, {as_inches(body.y):.4g}"


def _inches(length: int) -> str:
    return f"{as_inches(length):.4g}"
