"""Bulk attacks as pipelines of stages: hit, wound, save, damage, models.

Read `data` (what an attack is made of), `usual` (the checks most rules share), `partitions` (what a rule asks for),
`rolling`, `arrivals` and `steps` (how the table rolls it), `fates`, `points`, `strikes` and `exact` (its law), `models`
(who falls). `checking` and `fitting` refuse what makes no sense.
"""

from battlewright.chance.stages.checking import AttackError, LawTooLarge
from battlewright.chance.stages.data import (
    ATTACK,
    DAMAGE,
    HIT,
    HITS,
    MORTAL,
    NO_ARMOUR,
    NO_SAVE,
    UNSAVED,
    WASTE,
    WOUND,
    WOUNDS,
    Amount,
    Check,
    Damage,
    Group,
    Pipeline,
    Toll,
    Watch,
)
from battlewright.chance.stages.partitions import casualties, packets
from battlewright.chance.stages.usual import (
    armour_save,
    mortal_ward,
    special_save,
    to_hit,
    to_wound,
    ward,
)

__all__ = [
    "ATTACK",
    "DAMAGE",
    "HIT",
    "HITS",
    "LawTooLarge",
    "MORTAL",
    "NO_ARMOUR",
    "NO_SAVE",
    "UNSAVED",
    "WASTE",
    "WOUND",
    "WOUNDS",
    "Amount",
    "AttackError",
    "Check",
    "Damage",
    "Group",
    "Pipeline",
    "Toll",
    "Watch",
    "armour_save",
    "casualties",
    "mortal_ward",
    "packets",
    "special_save",
    "to_hit",
    "to_wound",
    "ward",
]
