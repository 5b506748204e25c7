"""Special rules that give models more Attacks: of the charge, of frenzy."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.ninth_age.formation import Fighter, leader
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.special_rules import parameters, rules_of_model
from battlewright.rules.ninth_age.striking import part_of


def _adds(p: Position, fighter: Fighter, part: int, rule: str) -> int | None:
    has = parameters(rules_of_model(p, fighter, part), rule)
    return part_of(p, fighter, part).count if has else None


@NINTH_AGE.contribution("attacks", "add", "T9A-S-14A", "T9A-ALLOC-06")
def _devastating_charge(p: Position, fighter: Fighter, part: int) -> int | None:
    own = p.rows[leader(p, fighter[1])]
    charges = own.charged and own.fought == 0
    return _adds(p, fighter, part, "devastating_charge") if charges else None


@NINTH_AGE.contribution("attacks", "add", "T9A-H-69A", "T9A-ALLOC-06")
def _frenzy(p: Position, fighter: Fighter, part: int) -> int | None:
    return _adds(p, fighter, part, "frenzy")
