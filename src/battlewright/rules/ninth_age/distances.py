"""The dice of moves of random length, in inches: flights, pursuits and charges (H14, H40)."""

from __future__ import annotations

from battlewright.chance.dice import D6
from battlewright.chance.partition import Partition, keep, total
from battlewright.core.position import Position
from battlewright.rules.ninth_age.formation import formation, leader
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import profile

SWIFTSTRIDE = "swiftstride"
"""The special rule by which one more die is rolled and the lowest dropped."""

for _troop in ("war_beast", "cavalry", "chariot", "monstrous_beast", "monstrous_cavalry"):
    NINTH_AGE.table_entry("swift", _troop, SWIFTSTRIDE, "T9A-H-48B")

PLAIN = total((D6, D6))
"""2D6."""

SWIFT = keep(3, D6, "highest", 2).map(sum, "sum")
"""3D6 without the lowest."""


def random_distance(p: Position, row: int) -> Partition[int]:
    """The dice of a formation's flight or pursuit."""
    return SWIFT if p.value("swiftstride", leader(p, row)) else PLAIN


@NINTH_AGE.contribution("swiftstride", "base", "T9A-S-19A", "T9A-H-40B")
def _if_all_models_have_it(p: Position, row: int) -> int:
    swift = p.rules.tables.get("swift", {})
    kinds = (profile(p, fighter[1]) for fighter in formation(p, row).fighters)
    return int(all(SWIFTSTRIDE in kind.rules or kind.troop in swift for kind in kinds))
