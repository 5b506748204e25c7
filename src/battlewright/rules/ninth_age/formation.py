"""Who stands where in a formation: a unit with the characters in it, or a character by itself.

Nothing of it is stored: it follows from the block, the champion and the slots of the characters (H62 to H64), and
equal rows give one and the same `Formation`.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

import msgspec

from battlewright.core.position import Position
from battlewright.rules.ninth_age.editions import edition
from battlewright.rules.ninth_age.remembered import by_own_rows
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import Unit, character, joined, profile, unit
from battlewright.table.angles import offset
from battlewright.table.bodies import Block, Rectangle, Slot
from battlewright.table.once import once

Who = tuple[str] | tuple[str, int]
"""Who fills a slot: `("rank_and_file",)`, `("champion",)` or `("character", row)`."""

Fighter = tuple[str, int]
"""Equal fighters: `rank_and_file` or `champion` of a unit's row, or `character` with its own row."""

Model = Slot | int
"""One model of a formation: its slot, or the row of a character wherever it stands."""

REMEMBERED = 4096
"""How many formations, and verdicts on pairs of them, are kept."""


class Stand(NamedTuple):
    """Where one model stands: who it is, its base, the slots it fills (none beside a unit or alone), and the side
    of its unit that it is at (-1 left, 1 right, 0 in it or alone)."""

    model: Model
    fighter: Fighter
    base: Rectangle
    slots: tuple[Slot, ...] = ()
    beside: int = 0

    @property
    def rank(self) -> int:
        """Its rank, counted from 0; the front rank for whoever stands beside or alone (T9A-H-64C)."""
        return self.slots[0][0] if self.slots else 0


class Formation(msgspec.Struct, frozen=True, eq=False, dict=True):
    """All models that stand together. `block` is None for a character alone; equal formations are one object."""

    stands: tuple[Stand, ...]
    block: Block | None

    @once
    def bodies(self) -> tuple[Block | Rectangle, ...]:
        """The block and the bases beside it."""
        apart = tuple(stand.base for stand in self.stands if not stand.slots)
        return apart if self.block is None else (self.block, *apart)

    @once
    def at(self) -> dict[Slot, Stand]:
        """Who stands in each slot."""
        return {slot: stand for stand in self.stands for slot in stand.slots}

    @once
    def by_model(self) -> dict[Model, Stand]:
        """Where each model stands."""
        return {stand.model: stand for stand in self.stands}

    @once
    def fighters(self) -> tuple[Fighter, ...]:
        """The kinds of fighters in it, each once: rank and file, champion, characters in row order."""
        order = {"rank_and_file": 0, "champion": 1, "character": 2}
        return tuple(sorted({stand.fighter for stand in self.stands}, key=lambda f: (order[f[0]], f[1])))

    @once
    def counted(self) -> Counter[int]:
        """How many models of each row stand in it."""
        return Counter(stand.fighter[1] for stand in self.stands)

    @once
    def footprint(self) -> Rectangle:
        """The full ranks and files with the bases beside them, as one rectangle."""
        block = self.block
        if block is None:
            return self.stands[0].base
        half = block.files * block.width // 2
        left, right, depth = -half, half, block.ranks * block.depth
        for stand in self.stands:
            if stand.beside:
                left -= stand.base.width * (stand.beside < 0)
                right += stand.base.width * (stand.beside > 0)
                depth = max(depth, stand.base.depth)
        x, y = offset(block.x, block.y, block.facing, (left + right) / 2, -depth / 2)
        return Rectangle(x, y, block.z, right - left, depth, block.height, block.facing)


class _Joined(NamedTuple):
    """A character with a unit: its row, wished slot, side, and its base in micrometres."""

    row: int
    slot: Slot
    beside: int
    width: int
    depth: int


def leader(p: Position, row: int) -> int:
    """The row by which a formation is known: the unit of a joined character, else the row itself."""
    found = p.rows[row]
    return row if isinstance(found, Unit) or found.unit < 0 else int(found.unit)


@by_own_rows
def formation(p: Position, row: int) -> Formation:
    """The formation of a unit, or of a character that stands alone."""
    found = p.rows[row]
    if not isinstance(found, Unit):
        return _alone(row, found.base)
    company = tuple(
        _Joined(other, one.slot, one.beside, profile(p, other).width, profile(p, other).depth)
        for other in joined(p, row)
        for one in (character(p, other),)
    )
    return _formed(row, found.block, found.champion, company, bool(p.value("formation.forward", row)))


@NINTH_AGE.contribution("formation.forward", "base", "T9A-H-62A", "T9A-H-62B")
def _as_far_forward_as_they_can(p: Position, row: int) -> int:
    return 1


@lru_cache(REMEMBERED)
def _alone(row: int, base: Rectangle) -> Formation:
    return Formation((Stand(row, ("character", row), base),), None)


@lru_cache(REMEMBERED)
def _formed(row: int, block: Block, champion: bool, company: tuple[_Joined, ...], forward: bool) -> Formation:
    free = dict.fromkeys(block.slots)
    stands: list[Stand] = []
    for one in company:
        if one.beside:
            stands.append(Stand(one.row, ("character", one.row), _beside(block, one), (), one.beside))
            continue
        slots = _place(block, free, one, forward)
        for slot in slots:
            del free[slot]
        stands.append(Stand(one.row, ("character", one.row), _covering(block, slots), slots))
    if champion and free:
        slot = min(free, key=lambda s: _from(s, (block.files - 1) / 2)) if forward else next(reversed(free))
        del free[slot]
        stands.append(Stand(slot, ("champion", row), block.base(slot), (slot,)))
    stands += [Stand(slot, ("rank_and_file", row), block.base(slot), (slot,)) for slot in free]
    return Formation(tuple(stands), block)


def _from(slot: Slot, file: float) -> tuple[int, float, int]:
    """Nearer to the front first, then to a file, then to the left."""
    return slot[0], abs(slot[1] - file), slot[1]


def _place(block: Block, free: dict[Slot, None], one: _Joined, forward: bool) -> tuple[Slot, ...]:
    """The slots that a character on a matching base takes: where it is, or as far forward as there is room."""
    wide, deep = max(1, round(one.width / block.width)), max(1, round(one.depth / block.depth))
    places = sorted(free, key=lambda slot: _from(slot, one.slot[1]))
    if not forward:
        places = [one.slot, *places]
    for rank, file in places:
        slots = tuple((rank + r, file + f) for r in range(deep) for f in range(wide))
        if all(slot in free for slot in slots):
            return slots
    return (places[0],)


def _covering(block: Block, slots: tuple[Slot, ...]) -> Rectangle:
    """The base that fills these slots."""
    (top, left), (bottom, right) = slots[0], slots[-1]
    base = block.base((top, left))
    wide, deep = right - left + 1, bottom - top + 1
    if (wide, deep) == (1, 1):
        return base
    x, y = offset(base.x, base.y, base.facing, (wide - 1) * block.width / 2, -(deep - 1) * block.depth / 2)
    return Rectangle(x, y, block.z, wide * block.width, deep * block.depth, block.height, block.facing)


def _beside(block: Block, one: _Joined) -> Rectangle:
    """The base at the side of a block, flush with its front (T9A-H-64A)."""
    right = one.beside * (block.files * block.width + one.width) / 2
    x, y = offset(block.x, block.y, block.facing, right, -one.depth / 2)
    return Rectangle(x, y, block.z, one.width, one.depth, block.height, block.facing)


def who(p: Position, row: int) -> tuple[Who, ...]:
    """Who fills each slot of a unit's block, in the order of `block.slots`."""
    at = formation(p, row).at
    return tuple(_named(at[slot].fighter) for slot in unit(p, row).block.slots)


def _named(fighter: Fighter) -> Who:
    return fighter if fighter[0] == "character" else (fighter[0],)


@by_own_rows
def ranks(p: Position, row: int) -> tuple[int, ...]:
    """How many places are filled in each rank of a unit; a large matching base counts as those it takes (H63)."""
    block = unit(p, row).block
    counted = [0] * block.ranks
    for rank, _ in block.slots:
        counted[rank] += 1
    return tuple(counted)


def files(p: Position, row: int) -> int:
    """How wide a unit's front rank is, in places; those beside it do not count (H64)."""
    return ranks(p, row)[0]


@by_own_rows
def rank_and_file(p: Position, row: int) -> int:
    """How many rank-and-file models a unit has."""
    return sum(stand.fighter[0] == "rank_and_file" for stand in formation(p, row).stands)


@by_own_rows
def after_casualties(
    p: Position, row: int, fallen: int, dead: Fighter | None = None
) -> tuple[Block, dict[int, Slot]]:
    """The block of a unit without `fallen` of its rank and file, and the slots of the characters in it by their rows:
    taken from the rear, in the end from the front rank evenly from both ends, the right first (T9A-H-47G).

    Those who are left stay where they are; `fallen` is less than all that stand in the block. With `dead`, a champion
    or character, so many places are his, which rank and file fill from behind, and the others if there are none
    (T9A-H-62B).
    """
    return _closed(formation(p, row), unit(p, row).block, fallen, dead)


@lru_cache(REMEMBERED)
def _closed(
    found: Formation, block: Block, fallen: int, dead: Fighter | None
) -> tuple[Block, dict[int, Slot]]:
    taken, left = _emptied(found, fallen, dead)
    kept = [slot for slot in block.slots if slot not in taken]
    first = kept[0][0]
    if any(rank == 0 for rank, _ in taken):
        columns = sorted({file for _, file in kept})
        right = (left + len(columns) / 2 - block.files / 2) * block.width
        x, y = offset(block.x, block.y, block.facing, right, 0)
        block = msgspec.structs.replace(block, files=len(columns), x=x, y=y)
    else:
        columns = list(range(block.files))
    at = {(rank, file): (rank - first, columns.index(file)) for rank, file in kept}
    slots = {
        s.fighter[1]: at[s.slots[0]]
        for s in found.stands
        if s.fighter[0] == "character" and s.slots and s.slots[0] in at and s.fighter != dead
    }
    return filling(block, sorted(at.values())), slots


def _emptied(found: Formation, fallen: int, dead: Fighter | None) -> tuple[set[Slot], int]:
    """The slots that nobody fills any more, and how many of them are at the left end of the front rank."""
    own = sorted(
        slot
        for stand in found.stands
        if stand.fighter[0] == "rank_and_file" or stand.fighter == dead
        for slot in stand.slots
    )
    front = [slot for slot in own if slot[0] == 0]
    rear = own[len(front) :]
    taken = set(rear[max(0, len(rear) - fallen) :])
    from_front = fallen - len(taken)
    left = from_front // 2
    taken.update(front[:left], front[len(front) - from_front + left :])
    leaders = _leaders(found, dead)
    for slot in sorted(taken) if leaders else ():
        behind = [other for other in leaders if other[0] > slot[0] and other not in taken]
        if behind:
            taken.remove(slot)
            taken.add(max(behind, key=lambda other: (other[0], -abs(other[1] - slot[1]))))
    return taken, len(taken.intersection(front[:left]))


def _leaders(found: Formation, dead: Fighter | None) -> list[Slot]:
    """Where those stand who step forward when no rank and file are left to do so."""
    return [
        stand.slots[0]
        for stand in found.stands
        if len(stand.slots) == 1 and stand.fighter[0] != "rank_and_file" and stand.fighter != dead
    ]


def filling(block: Block, slots: list[Slot]) -> Block:
    """The block with exactly these slots filled, in reading order."""
    empty = (
        (rank, file)
        for rank in range(slots[-1][0] + 1)
        for file in range(block.files)
        if (rank, file) < slots[-1]
    )
    filled = set(slots)
    return msgspec.structs.replace(
        block, models=len(slots), holes=tuple(slot for slot in empty if slot not in filled)
    )


MONSTROUS, MONSTER = 3, 1

for _troop in ("monstrous_infantry", "monstrous_beast", "monstrous_cavalry"):
    NINTH_AGE.table_entry("full_rank", _troop, MONSTROUS, "T9A-H-48F")
NINTH_AGE.table_entry("full_rank", "chariot", MONSTROUS, "T9A-H-48G")
for _troop in ("monster", "ridden_monster"):
    NINTH_AGE.table_entry("full_rank", _troop, MONSTER, "T9A-H-48H")


def full_rank(p: Position, row: int) -> int:
    """The models that make a full rank of its troop type: 5, of monstrous ranks 3, of monsters 1."""
    found: int = p.rules.tables.get("full_rank", {}).get(profile(p, row).troop, 5)
    return found


@by_own_rows
def full_ranks(p: Position, row: int) -> int:
    """How many full ranks a formation has (query `full_ranks`)."""
    return int(p.value("full_ranks", leader(p, row)))


@NINTH_AGE.contribution("full_ranks", "base", "T9A-H-37L", "T9A-H-63B")
def _ranks_that_are_full(p: Position, row: int) -> int:
    counted = ranks(p, row) if isinstance(p.rows[row], Unit) else (1,)
    full = full_rank(p, row)
    return sum(models >= full for models in counted)


@NINTH_AGE.contribution("full_ranks", "replace", "T9A-S-17A")
def _light_troops_have_none(p: Position, row: int) -> int | None:
    of = formation(p, row).counted
    light = sum(models for at, models in of.items() if "light_troops" in profile(p, at).rules)
    return 0 if 2 * light >= sum(of.values()) else None


@by_own_rows
def is_horde(p: Position, row: int) -> bool:
    """Whether a unit is in Horde formation: as wide as its edition asks, less for monstrous ranks."""
    if not isinstance(p.rows[row], Unit):
        return False
    played = edition(p)
    return files(p, row) >= (played.monstrous_horde if full_rank(p, row) == MONSTROUS else played.horde)
