"""Crushing attacks: a model gives up all its attacks for one heavy blow at Initiative 0.

The choice is made when the part that has the rule would strike, for all models of a kind in a unit alike; from then on
in this round none of them strikes otherwise.
"""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.ninth_age.formation import Fighter
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import profile
from battlewright.rules.ninth_age.striking import part_of

CRUSH = "crush"
"""The special rule, and the kind of the blow."""

STEP = 0
"""The Initiative of crushing attacks (T9A-H-34J)."""


def may_crush(p: Position, fighter: Fighter, part: int) -> bool:
    """Whether a part of a model may make a crushing attack (query `crush.may`)."""
    return bool(p.value("crush.may", fighter, part))


def is_crushing(p: Position, fighter: Fighter) -> bool:
    """Whether it has been said in this round that such models crush."""
    return fighter[0] in p.rows[fighter[1]].crushing


@NINTH_AGE.contribution("crush.may", "base", "T9A-S-05A")
def _by_special_rule(p: Position, fighter: Fighter, part: int) -> int:
    of_model = part == 0 and CRUSH in profile(p, fighter[1]).rules
    return int(of_model or CRUSH in part_of(p, fighter, part).rules)
