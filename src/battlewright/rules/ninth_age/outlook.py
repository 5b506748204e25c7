"""What the models of all combats would do now, for pictures: who strikes, who supports, who counts as in contact."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.common.acting import Acting
from battlewright.rules.ninth_age.combatants import foes_of
from battlewright.rules.ninth_age.formation import formation
from battlewright.rules.ninth_age.roles import roles
from battlewright.rules.ninth_age.state import formations
from battlewright.table.bodies import Body

WORDS = {
    ("strikes", True): "ninth_age-acting-strikes",
    ("strikes", False): "ninth_age-acting-strikes-beside",
    ("supports", True): "ninth_age-acting-supports-framed",
    ("supports", False): "ninth_age-acting-supports",
    ("cannot", True): "ninth_age-acting-framed",
}
"""What is written of models by what they do and whether they count as in contact; of those that do nothing, nothing."""


def acting(p: Position) -> tuple[Acting, ...]:
    """The models of formations in combat by their roles, those of both sides together."""
    found: dict[tuple[str, bool], list[Body]] = {}
    for side in (0, 1):
        for row in formations(p, side):
            if not foes_of(p, row):
                continue
            stands = formation(p, row).by_model
            for model, role in roles(p, row).items():
                found.setdefault((role.act, role.framed), []).append(stands[model].base)
    return tuple(
        Acting(tuple(found[kind]), *kind, text=text) for kind, text in WORDS.items() if kind in found
    )
