"""Judging the table and its terrain: outlines, what carries floors, where ladders lead."""

from __future__ import annotations

from typing import Any

from battlewright.scenario.complaints import Origins
from battlewright.scenario.findings import Path, Report
from battlewright.scenario.shape import CommonFields, TerrainFields
from battlewright.scenario.terrain import feature_of
from battlewright.table.lengths import TOLERANCE, as_inches, inches
from battlewright.table.levels import SURFACES
from battlewright.table.outlines import apart
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, Problem, problems


def table_of(fields: CommonFields, origins: Origins, report: Report) -> Table:
    """The table with the terrain that can stand on it; what is wrong with the other goes to `report`."""
    width, depth = map(inches, fields.table.size)
    sound: dict[int, Feature] = {}
    for i, piece in enumerate(fields.terrain):
        made = feature_of(piece)
        wrong = problems(made)
        for problem in wrong:
            path = origins.path(("terrain", i, _part(problem)))
            report.add(path, f"check-{problem.code}", **_said(problem, piece))
        if wrong:
            continue
        sound[i] = made
        left, low, right, high = made.bounds
        if right <= 0 or high <= 0 or left >= width or low >= depth:
            size = f"{as_inches(width):g} x {as_inches(depth):g}"
            path = origins.path(("terrain", i, "shape"))
            report.add(path, "check-terrain-off-table", feature=piece.id, size=size)
    features = tuple(sound.values())
    faulty = len(sound) < len(fields.terrain) or not origins.whole(("terrain",))
    if not faulty:  # else a faulty piece may be what carries the others
        for i, made in sound.items():
            _carried(made, features, ("terrain", i), report)
            _leads_up(made, features, ("terrain", i), report)
    return Table(width, depth, features)


def _carried(surface: Feature, features: tuple[Feature, ...], path: Path, report: Report) -> None:
    """A floor or hill above the table rests on a piece that begins lower and reaches up to it."""
    if surface.base <= TOLERANCE or not set(SURFACES) & set(surface.traits):
        return
    if not any(
        other.base < surface.base and abs(min(other.top, surface.base) - surface.base) <= TOLERANCE
        and meet(other, surface)
        for other in features
    ):  # fmt: skip
        report.add(
            (*path, "base"), "check-floor-without-support",
            feature=surface.id, height=f"{as_inches(surface.base):.4g}",
        )  # fmt: skip


def _leads_up(ladder: Feature, features: tuple[Feature, ...], path: Path, report: Report) -> None:
    """A ladder touches a surface whose top lies above its foot and not above its own top."""
    if "ladder" not in ladder.traits:
        return
    tops = [other.top for other in features if set(SURFACES) & set(other.traits) and meet(other, ladder)]
    if not any(ladder.base + TOLERANCE < top <= ladder.top + TOLERANCE for top in tops):
        report.add(
            (*path, "height"), "check-ladder-leads-nowhere",
            feature=ladder.id, foot=f"{as_inches(ladder.base):.4g}", top=f"{as_inches(ladder.top):.4g}",
        )  # fmt: skip


def meet(one: Feature, other: Feature) -> bool:
    """Do the two pieces overlap or touch in plan?"""
    return any(apart((a,), (b,)).at_most(TOLERANCE) for a in one.parts for b in other.parts)


def _part(problem: Problem) -> str:
    return {"terrain-unknown-trait": "traits", "terrain-heights": "height"}.get(problem.code, "shape")


def _said(problem: Problem, piece: TerrainFields) -> dict[str, Any]:
    return {name: str(value) for name, value in problem.args.items()} | {"feature": piece.id}
