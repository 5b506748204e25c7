"""Sight of all others at once, for a model whose player chooses among them.

A model that may shoot, cast, charge, slam or strike is asked of everybody whether it sees them: what is plain (see
`prospect`) is told of all together, the rest one by one when it is asked for.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from battlewright.core.position import Position
from battlewright.rules.common.pieces import in_play
from battlewright.rules.hordes.remembered import UNKNOWN, here, memory
from battlewright.rules.hordes.sight import blocking, gaze, seen_by, sees_closer

if TYPE_CHECKING:
    from battlewright.rules.hordes.prospect import Prospect


def picks_out(p: Position, viewer: int, target: int) -> bool:
    """Whether a model has line of sight to another, as `sight.sees`: for questions that go round all models."""
    seen = seen_by(p, viewer)
    found = seen.get(target)
    if found is None:
        if viewer not in seen:
            _look_round(p, viewer, seen)
        found = seen.get(target)
        if found is None:
            found = seen[target] = sees_closer(p, gaze(p, viewer, target))
    return found


def _look_round(p: Position, viewer: int, seen: dict[Hashable, bool]) -> None:
    """Keep what a model plainly sees and plainly does not; that it does not see itself tells that this is done."""
    rows = _rows(p)
    glance = _prospect(p).glance(rows.index(viewer))
    for row, verdict in zip(rows, glance.verdicts, strict=True):
        if verdict is not None:
            seen.setdefault(row, verdict)
    for place, base in glance.barred:
        target = rows[place]
        if target not in seen and not p.value("sight.ignores", gaze(p, viewer, target), rows[base]):
            seen[target] = False


def _prospect(p: Position) -> Prospect:
    """All models as they stand now, and the terrain among them."""
    known = here(p)
    found: Prospect | None = known.get("prospect")
    if found is None:
        found = known["prospect"] = _kept(p)
        for place, row in enumerate(_rows(p)):
            base = p.rows[row].base if in_play(p, row) else None
            if base is not found.bases[place]:
                found.put(place, base)
    return found


def _kept(p: Position) -> Prospect:
    """The arrays of this battle, as they were used last."""
    from battlewright.rules.hordes.prospect import Outlines, Prospect

    kept = memory(p)
    found = kept.get("prospect")
    if found is UNKNOWN:
        solids, woods, clouds = (p.scene.table.with_trait(*traits) for traits in blocking(p))
        found = kept.put("prospect", Prospect(Outlines(solids, (*woods, *clouds)), len(_rows(p))))
    kept_prospect: Prospect = found
    return kept_prospect


def _rows(p: Position) -> tuple[int, ...]:
    return p.scene.pieces[0] + p.scene.pieces[1]
