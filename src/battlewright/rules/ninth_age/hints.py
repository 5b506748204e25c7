"""What a player sees beside an answer that names an enemy: how far it is, and how likely the charge or shot is."""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import Option
from battlewright.rules.ninth_age.charging import MADE, charge_roll, distance, needed
from battlewright.rules.ninth_age.formation import formation
from battlewright.rules.ninth_age.shot import IMPOSSIBLE, blows_of, shots_to_hit, skill
from battlewright.table.lengths import as_inches

AIMED = ("charge", "shoot", "template")
"""The words of answers that name who acts and at whom."""


def hint(p: Position, option: Option) -> dict[str, Any]:
    """Distance in inches, and the chance that a charge arrives, or that one shot of the rank and file hits."""
    if option[0] not in AIMED or len(option) != 3:
        return {}
    row, target = p.scene.index[option[1]], p.scene.index[option[2]]
    told = {
        "distance": as_inches(distance(formation(p, row), formation(p, target))),
        "sight": True,
    }
    if option[0] == "charge":
        roll = charge_roll(p, row, needed(p, row, target))
        return {**told, "hit": float(roll.law.probability(MADE)), "reaches": True}
    shots = blows_of(p, row, target) if option[0] == "shoot" else ()
    if not shots:
        return told
    skilled = skill(p, shots[-1])
    chance = shots_to_hit(1, skilled).law.probability(1) if skilled > IMPOSSIBLE else 0
    return {**told, "hit": float(chance)}
