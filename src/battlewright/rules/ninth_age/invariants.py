"""What must hold after every input of a battle of ninth_age."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from battlewright.core.position import Position
from battlewright.rules.ninth_age.flight import Flee
from battlewright.rules.ninth_age.formation import REMEMBERED, Formation, formation, rank_and_file
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import (
    Piece,
    Unit,
    character,
    formations,
    is_unit,
    joined,
    piece,
    profile,
)
from battlewright.table.gaps import overlaps


@NINTH_AGE.invariant
def wounds_within_bounds(p: Position) -> str | None:
    """Nobody lives without a wound left, the dead are off the table, and what is lost is less than a model has."""
    for row in (*p.scene.pieces[0], *p.scene.pieces[1]):
        wrong = _wrong_with(p, row, piece(p, row))
        if wrong:
            return f"{p.scene.names[row]}: {wrong}"
    return None


def _wrong_with(p: Position, row: int, found: Piece) -> str | None:
    each = profile(p, row).W
    if not found.alive:
        return "destroyed and still on the table" if found.on_table else None
    if not 0 <= found.lost < each:
        return f"{found.lost} wounds lost of {each}"
    if isinstance(found, Unit):
        if not 0 <= found.champion_lost < each or (found.champion_lost and not found.champion):
            return f"{found.champion_lost} wounds lost by a champion"
        models = rank_and_file(p, row)
        if models < 0 or models + found.champion == 0:
            return f"{models} models and champion {found.champion}"
        if found.lost and not models:
            return "wounds lost by rank and file that there are not"
    return None


@NINTH_AGE.invariant
def ranks_add_up(p: Position) -> str | None:
    """The models of a block fill its slots, those of the front rank among them; everybody in it has one place."""
    for side in (0, 1):
        for row in formations(p, side):
            if not is_unit(p, row):
                continue
            stands, block = formation(p, row), piece(p, row).block  # type: ignore[union-attr]
            name = p.scene.names[row]
            if len(stands.at) != block.models or set(stands.at) != set(block.slots):
                return f"{name}: {block.models} models in {len(stands.at)} places"
            if not any(rank == 0 for rank, _ in block.slots):
                return f"{name}: nobody in the front rank"
            missing = set(joined(p, row)) - {stand.model for stand in stands.stands}
            if missing:
                return f"{name}: {p.scene.names[min(missing)]} has no place in it"
    return None


@NINTH_AGE.invariant
def characters_belong_to_living_units(p: Position) -> str | None:
    """A character on the table is alone or with a living unit of its side."""
    for side in (0, 1):
        for row in p.scene.pieces[side]:
            if is_unit(p, row) or not (found := character(p, row)).alive or found.unit < 0:
                continue
            of = piece(p, found.unit)
            if not of.alive or of.side != side or of.on_table != found.on_table:
                return f"{p.scene.names[row]} is with {p.scene.names[found.unit]}, which is not there"
    return None


@NINTH_AGE.invariant
def duels_have_two_sides(p: Position) -> str | None:
    """Who is in a duel has an opponent in a duel with it, until one of them is dead or has broken (T9A-H-65L)."""
    for side in (0, 1):
        for row in p.scene.pieces[side]:
            found = piece(p, row)
            opponent = found.duel
            if not opponent or not found.alive:
                continue
            me = ("champion" if is_unit(p, row) else "character", row)
            other = piece(p, int(opponent[1]))
            is_over = not other.alive or other.fleeing or (isinstance(other, Unit) and not other.champion)
            if not is_over and other.duel != me:
                return f"{p.scene.names[row]} has a duel with {opponent}, who has one with {other.duel}"
    return None


@NINTH_AGE.invariant
def nobody_overlaps(p: Position) -> str | None:
    """All formations on the table, none on another unless it turns to flee."""
    turning = {frame.row for frame in p.stack if type(frame) is Flee}
    rows = [row for side in (0, 1) for row in formations(p, side) if row not in turning]
    for row in rows:
        if not all(p.scene.table.holds(one) for one in formation(p, row).bodies):
            return f"{p.scene.names[row]} is off the table"
    pair = _overlapping(tuple(formation(p, row) for row in rows))
    return None if pair is None else f"{p.scene.names[rows[pair[0]]]} overlaps {p.scene.names[rows[pair[1]]]}"


@lru_cache(maxsize=64)
def _overlapping(those: tuple[Formation, ...]) -> tuple[int, int] | None:
    """The first two that overlap; most inputs move nobody."""
    for (i, one), (j, other) in combinations(enumerate(those), 2):
        if _overlap(one, other):
            return i, j
    return None


@lru_cache(REMEMBERED)
def _overlap(one: Formation, other: Formation) -> bool:
    return any(overlaps(a, b) for a in one.bodies for b in other.bodies)
