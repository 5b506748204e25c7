"""Strikes: equal attacks or hits of one model at another, in close combat, by a shot or by an accident.

A strike is the subject of all queries of an attack: `hit.need`, `strength`, `toughness`, `AP`, `cover`, ...
"""

from __future__ import annotations

from typing import Literal

import msgspec

from battlewright.chance.stages import ATTACK, HIT, WOUND
from battlewright.core.position import Position
from battlewright.rules.kill_team.profiles import Weapon
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import profile, weapon

BARE = Weapon("")
"""What a model strikes with that has nothing better: its own Strength, no AP."""


class Strike(msgspec.Struct, frozen=True):
    """`attacks` of a model at a target, and as many more as `dice` D3 say; `kind` is a line of the table `attack`.

    `weapon` is the name of one that the attacker has, "" for none. `strength` is that of what has no weapon and is not
    the model's own (a fall); `toughness` is rolled against in place of the target's own (fast dice); both 0 without.
    """

    attacker: int
    target: int
    weapon: str = ""
    attacks: int = 1
    kind: str = "melee"
    dice: int = 0
    strength: int = 0
    toughness: int = 0


class Way(msgspec.Struct, frozen=True):
    """How a kind of strike is resolved.

    `start`: the packets it starts as; `skill`: the statistic that hits; whether the weapon and special rules of the
    attacker serve it; whether armour and cover may save; `modifier` of the skill; `strength` of it where that is fixed.
    """

    start: str = HIT
    skill: Literal["", "WS", "BS"] = ""
    is_armed: bool = False
    armour_saves: bool = True
    cover_saves: bool = False
    modifier: int = 0
    strength: int = 0


MELEE = Way(ATTACK, "WS", is_armed=True)
SHOT = Way(ATTACK, "BS", is_armed=True, cover_saves=True)

KILL_TEAM.table_entry("attack", "melee", MELEE, "KT-S-303A")
KILL_TEAM.table_entry("attack", "supporting", MELEE, "KT-SUPATT-04")
KILL_TEAM.table_entry("attack", "hammer", Way(), "KT-S-309J")
KILL_TEAM.table_entry("attack", "shot", SHOT, "KT-S-306C")
KILL_TEAM.table_entry("attack", "snap", SHOT, "KT-S-306F")
KILL_TEAM.table_entry("attack", "suppressing", msgspec.structs.replace(SHOT, modifier=-1), "KT-S-301L")
KILL_TEAM.table_entry("attack", "automatic", Way(is_armed=True, cover_saves=True), "KT-W-08A", "KT-W-07D")
KILL_TEAM.table_entry("attack", "wall_of_death", Way(is_armed=True, cover_saves=True), "KT-W-08C")
KILL_TEAM.table_entry("attack", "gets_hot", Way(WOUND), "KT-W-12A")
KILL_TEAM.table_entry("attack", "burst", Way(strength=3, cover_saves=True), "KT-W-12B")
KILL_TEAM.table_entry("attack", "fall", Way(), "KT-M-04A")
KILL_TEAM.table_entry("attack", "dangerous", Way(WOUND, armour_saves=False), "KT-M-05B")


def way(p: Position, s: Strike) -> Way:
    """How a strike is resolved."""
    found: Way = p.rules.tables["attack"][s.kind]
    return found


def weapon_of(p: Position, s: Strike) -> Weapon:
    """The weapon of a strike as it counts: a pistol in close combat, and no weapon at all, are bare hands."""
    how = way(p, s)
    if not (s.weapon and how.is_armed):
        return BARE
    own = weapon(p, s.attacker, s.weapon)
    return BARE if how.skill == "WS" and own.is_ranged else own


def given(p: Position, s: Strike, rule: str) -> tuple[str, ...]:
    """The numbers of a special rule of the model or its weapon that serves a strike, "" for one without a number."""
    if not way(p, s).is_armed:
        return ()
    rules = (*profile(p, s.attacker).rules, *weapon_of(p, s).rules)
    return tuple(own.partition(":")[2] for own in rules if own.partition(":")[0] == rule)


def serves(p: Position, s: Strike, rule: str) -> bool:
    """Whether the attacker or its weapon has a special rule that serves the strike."""
    return bool(given(p, s, rule))
