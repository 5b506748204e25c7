"""A position with what odds say of it: where models may end, what may become of each, which direction is best.

Odds come as laws by the names of their quantities (`toad.place`, `shaman.destroyed`), as `laws` draws them too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from battlewright.pictures.bars import Distribution
from battlewright.pictures.overlays import MarkedPoint, Petal, Rose, Spread
from battlewright.pictures.scene_view import PieceView, Prospect, SceneView
from battlewright.table.angles import DEGREE
from battlewright.table.placement import Directions
from battlewright.texts import catalog

PLACE = "place"
"""The quantity whose values are places on the table, as (x, y) in micrometres, or None away from it."""

OUTLOOK = ("hit", "knocked_down", "destroyed", "damage")
"""Quantities that are told beside a piece, in this order: chances, and the mean of what is counted."""

BEST = 3
"""So many of the best directions are numbered."""

APART = 5 * DEGREE
"""Directions that are numbered differ by at least so much: near one another all are worth much the same."""

LEAST = 0.0005
"""What is less likely is not told beside a piece."""

LEAST_MEAN = 0.05
"""A mean that would be written as nothing is not told either."""


def placed(laws: Iterable[str]) -> tuple[str, ...]:
    """The ids of the pieces whose places are among the quantities."""
    return tuple(name.removesuffix(f".{PLACE}") for name in laws if name.endswith(f".{PLACE}"))


def wanted(pieces: Iterable[str], known: Iterable[str]) -> tuple[str, ...]:
    """What to ask beside the places, of the quantities that a ruleset knows, to tell what becomes of the pieces."""
    told = [name for name in OUTLOOK if name in set(known)]
    return tuple(f"{piece}.{name}" for piece in pieces for name in told)


def with_outlook(scene: SceneView, laws: Mapping[str, Distribution]) -> SceneView:
    """The scene with what may become of each piece told beside it."""
    return msgspec.structs.replace(scene, pieces=tuple(_looking_ahead(piece, laws) for piece in scene.pieces))


def spreads(scene: SceneView, laws: Mapping[str, Distribution]) -> list[Spread]:
    """The likely places of every piece on the table whose place is among the laws and that may move."""
    pieces = {piece.id: piece for piece in scene.pieces}
    found = [_spread(pieces[id], laws[f"{id}.{PLACE}"]) for id in placed(laws) if id in pieces]
    return [spread for spread in found if spread.places]


def rose(
    scene: SceneView,
    region: Directions,
    values: Sequence[tuple[int, float]],
    say: Callable[[float], str],
    quantity: str,
    lang: str,
) -> Rose | None:
    """What the directions of a region are worth, from the piece that stands where they begin.

    `values` are angles in microdegrees with their values, the best first, `say` puts a value in words; `quantity` is
    what they are values of. None where no piece stands there.
    """
    piece = next((piece for piece in scene.pieces if piece.body.middle == region.origin), None)
    if piece is None:
        return None
    text = catalog(lang).text
    around = tuple(Petal(region.toward(angle), value) for angle, value in sorted(values))
    best = tuple(
        Petal(
            region.toward(angle), value, text("picture-rose-best", degrees=angle / DEGREE, value=say(value))
        )
        for angle, value in _apart(values)
    )
    return Rose(piece.body, around, best, text("picture-rose", quantity=quantity))


def _apart(values: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """The best directions worth anything, none near a better one."""
    taken: list[tuple[int, float]] = []
    for angle, value in values:
        if value > 0 and len(taken) < BEST and all(abs(angle - other) >= APART for other, _ in taken):
            taken.append((angle, value))
    return taken


def _spread(piece: PieceView, law: Distribution) -> Spread:
    here = piece.body.x, piece.body.y
    gone = sum(float(p) for value, p in law if value is None)
    chances = {(value[0], value[1]): float(p) for value, p in law if value is not None}
    stays = chances.pop(here, 0.0)
    places = tuple(MarkedPoint(x, y, p) for (x, y), p in chances.items())
    return Spread(piece.body, piece.id, places, stays, gone)


def _looking_ahead(piece: PieceView, laws: Mapping[str, Distribution]) -> PieceView:
    told = [_prospect(name, laws.get(f"{piece.id}.{name}", ())) for name in OUTLOOK]
    return msgspec.structs.replace(piece, outlook=tuple(filter(_is_worth_telling, told)))


def _is_worth_telling(what: Prospect) -> bool:
    return what.value >= (LEAST if what.is_chance else LEAST_MEAN)


def _prospect(quantity: str, law: Distribution) -> Prospect:
    mean = float(sum(value * p for value, p in law if value))
    return Prospect(quantity, mean, all(isinstance(value, bool) for value, _ in law))
