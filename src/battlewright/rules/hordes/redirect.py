"""Where an attack goes that misses a model in melee (HRD-MELEE-TARGET-01 to 16)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.hordes.attack import AttackRoll
from battlewright.rules.hordes.cover import HUGE
from battlewright.rules.hordes.engagement import combat_of
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.shot import Shot, in_range, rolls_again
from battlewright.rules.hordes.sight import terrain_hides
from battlewright.rules.hordes.state import has, size


@HORDES.contribution("shot.goes_on", "base", "HRD-MELEE-TARGET-01", "HRD-MELEE-TARGET-04")
def others_are_at_risk(p: Position, f: Shot) -> bool:
    """Whoever fights beside the target may be hit, unless it is huge and does not vanish in a melee (2.28)."""
    return size(p, f.target) != HUGE


@HORDES.contribution("shot.goes_on", "natural", "HRD-MELEE-TARGET-05")
def not_out_of_range(p: Position, f: Shot) -> bool | None:
    """Nobody is when the target was out of range."""
    return None if f.again or in_range(p, f.attacker, f.target, f.weapon) else False


@HORDES.contribution("shot.goes_on", "natural", "HRD-MELEE-TARGET-12")
def no_third_target(p: Position, f: Shot) -> bool | None:
    """An attack goes on once."""
    return False if f.again else None


@HORDES.contribution("shot.others", "base", "HRD-MELEE-TARGET-07", "HRD-MELEE-TARGET-16")
def fighting_beside(p: Position, f: Shot) -> tuple[int, ...]:
    """All of its combat, friends and those with Stealth too, whoever stands between."""
    combat = combat_of(p, f.target)
    return tuple(row for row in combat if not p.value("shot.spares", f, row)) if combat else ()


@HORDES.contribution("shot.spares", "natural", "HRD-MELEE-TARGET-09")
def not_itself(p: Position, f: Shot, row: int) -> bool | None:
    """An attacker that is in the melee does not hit itself."""
    return True if row == f.attacker else None


@HORDES.contribution("shot.spares", "natural", "HRD-MELEE-TARGET-08")
def hidden_by_terrain(p: Position, f: Shot, row: int) -> bool | None:
    """Terrain that blocks every line to a model protects it."""
    return True if terrain_hides(p, f.attacker, row) else None


@HORDES.contribution("shot.spares", "natural", "HRD-MELEE-TARGET-08")
def cannot_be_targeted(p: Position, f: Shot, row: int) -> bool | None:
    """So does a rule that nobody may target it."""
    return True if has(p, row, "untargetable") else None


@HORDES.restriction("offer:boost_attack", "HRD-MELEE-TARGET-13")
def redirected_roll_keeps_what_it_was(p: Position, f: AttackRoll) -> bool:
    """A roll made again is boosted if the first was, and not otherwise."""
    return rolls_again(p)
