"""A steady model cannot be knocked down."""

from battlewright.core.position import Position
from battlewright.rules.hordes.effects import KnockDown
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.state import has


@HORDES.replacement(
    KnockDown, "HRD-THROW-19", "HRD-2THROW-24", matches=lambda p, e: has(p, e.affected, "steady")
)
def stays_on_its_feet(p: Position, e: KnockDown) -> None:
    """It stands."""
