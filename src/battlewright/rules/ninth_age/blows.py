"""Blows: equal attacks of equal models at one group of wounds, and whose values they meet there.

A blow is the subject of all queries of an attack: `weapon_skill`, `hit.need`, `strength`, `armour`, ...
"""

from __future__ import annotations

import msgspec

from battlewright.chance.stages import ATTACK, HIT, WOUND
from battlewright.core.position import Position
from battlewright.rules.ninth_age.formation import Fighter, formation, leader
from battlewright.rules.ninth_age.profiles import Part
from battlewright.rules.ninth_age.roles import Target
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.special_rules import parameters, rules_in_use
from battlewright.rules.ninth_age.state import profile


class Defence(msgspec.Struct, frozen=True):
    """The values of a target that attacks are compared with."""

    WS: int
    T: int


class Blow(msgspec.Struct, frozen=True):
    """Attacks by the models `who` of `row` with one part of their profile, allocated to one target.

    There are `attacks` and as many more as `dice` dice of the kind `die` say; `kind` is a line of the table `attack`.
    `charged` tells whether the attackers charged this target this turn, `first_round` whether the combat is in its
    first round for them; `defence` the values picked where the group of the target has several sets of them.
    """

    row: int
    part: int
    who: str
    attacks: int
    target: Target
    kind: str = "ordinary"
    dice: int = 0
    die: str = "d6"
    charged: bool = False
    first_round: bool = False
    defence: Defence | None = None

    @property
    def fighter(self) -> Fighter:
        """Who strikes."""
        return self.who, self.row


class Way(msgspec.Struct, frozen=True):
    """How a kind of attack is resolved: the packets it starts as, whether weapons and special rules of the model serve
    it, its Strength where that is not the model's own, and a number that it takes off armour by itself."""

    start: str = ATTACK
    is_armed: bool = False
    strength: int | None = None
    multiple: str = ""
    takes_off: int = 0


NINTH_AGE.table_entry("attack", "ordinary", Way(is_armed=True), "T9A-DIST-04", "T9A-HIT-10")
NINTH_AGE.table_entry("attack", "impact", Way(HIT), "T9A-S-01B", "T9A-S-06B")
NINTH_AGE.table_entry("attack", "stomp", Way(HIT), "T9A-S-02A", "T9A-S-06B")
NINTH_AGE.table_entry("attack", "breath", Way(HIT), "T9A-S-03A", "T9A-S-06B")
NINTH_AGE.table_entry("attack", "grinding", Way(HIT), "T9A-S-04A", "T9A-S-06B")
NINTH_AGE.table_entry(
    "attack", "crush", Way(strength=10, multiple="ordnance"), "T9A-S-05A", "T9A-S-05B", "T9A-S-06B"
)
NINTH_AGE.table_entry("attack", "dangerous_terrain", Way(WOUND, takes_off=6), "T9A-WOUND-06", "T9A-H-71A")


def way(p: Position, b: Blow) -> Way:
    """How a blow is resolved."""
    found: Way = p.rules.tables["attack"][b.kind]
    return found


def has(p: Position, b: Blow, rule: str) -> bool:
    """Whether attackers have a special rule that serves this blow."""
    return bool(given(p, b, rule))


def given(p: Position, b: Blow, rule: str) -> tuple[str, ...]:
    """The numbers of a special rule that serves this blow, "" for one without a number."""
    return parameters(rules_in_use(p, b.fighter, b.part), rule) if way(p, b).is_armed else ()


def values_of(p: Position, b: Blow) -> Defence:
    """The values that a blow meets: those picked, or those of the majority (T9A-ALLOC-12)."""
    return b.defence or majority(p, b.target)[0]


def majority(p: Position, target: Target) -> tuple[Defence, ...]:
    """The sets of values that most models of a target have; several if they are equally many."""
    kinds: tuple[tuple[Defence, int], ...] = p.value("defence.kinds", target)
    most = max(models for _, models in kinds)
    return tuple(defence for defence, models in kinds if models == most)


def has_charged(p: Position, row: int, target: Target) -> bool:
    """Whether a formation charged this target this turn; if its target is not known, any that it fights."""
    own = p.rows[leader(p, row)]
    return bool(own.charged) and own.charging in (-1, leader(p, target[1]))


def models_of(p: Position, target: Target) -> int:
    """How many models a target has."""
    return sum(stand.fighter == target for stand in formation(p, leader(p, target[1])).stands)


def defending(p: Position, target: Target) -> tuple[Part, ...]:
    """The parts of the target's profile whose values count: the monster's of a ridden one, the crew's of a war
    machine, else all."""
    whole = profile(p, target[1])
    if whole.troop == "ridden_monster":
        return tuple(part for part in whole.parts if part.is_mount)
    return whole.parts[-1:] if whole.troop == "war_machine" else whole.parts


@NINTH_AGE.contribution("defence.kinds", "base", "T9A-ALLOC-11")
def _all_alike(p: Position, target: Target) -> tuple[tuple[Defence, int], ...]:
    defence = Defence(int(p.value("defence.WS", target)), int(p.value("toughness", target)))
    return ((defence, models_of(p, target)),)


@NINTH_AGE.contribution("defence.WS", "base", "T9A-HIT-01", "T9A-H-48D", "T9A-H-49A", "T9A-H-50B")
def _of_the_rider(p: Position, target: Target) -> int:
    parts = defending(p, target)
    return next((part for part in parts if not part.is_mount), parts[0]).WS


@NINTH_AGE.contribution("defence.WS", "add", "T9A-H-74D")
def _champion_parries_better(p: Position, target: Target) -> int | None:
    return 1 if target[0] == "champion" else None


@NINTH_AGE.contribution("defence.WS", "cap", "T9A-H-04A", "T9A-H-06E")
def _skill_from_0_to_10(p: Position, target: Target) -> tuple[int, int]:
    return 0, 10


@NINTH_AGE.contribution("toughness", "base", "T9A-WOUND-01", "T9A-H-48D", "T9A-H-49A", "T9A-H-50A")
def _highest_toughness(p: Position, target: Target) -> int:
    return max(part.T for part in defending(p, target))


@NINTH_AGE.contribution("toughness", "cap", "T9A-H-04A", "T9A-H-06E")
def _toughness_from_0_to_10(p: Position, target: Target) -> tuple[int, int]:
    return 0, 10
