"""Special attacks: who makes impact hits, stomps, breath and grinding attacks in an Initiative step, and at whom."""

from __future__ import annotations

from collections import Counter

import msgspec

from battlewright.core.position import Position
from battlewright.rules.ninth_age.blows import Blow, has_charged
from battlewright.rules.ninth_age.contact import contacts, touching
from battlewright.rules.ninth_age.distribution import WHOLE
from battlewright.rules.ninth_age.formation import Fighter, formation, leader
from battlewright.rules.ninth_age.remembered import by_own_rows, by_rows
from battlewright.rules.ninth_age.roles import Target, opponent
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.special_rules import DICE, amount, highest, parameters, rules_of_model
from battlewright.rules.ninth_age.state import profile


class Special(msgspec.Struct, frozen=True):
    """A kind of special attack: the rule that gives it, the Initiative of its step (None: the model's own), whether
    the model may do without it."""

    rule: str
    initiative: int | None = None
    is_optional: bool = False


NINTH_AGE.table_entry("special", "impact", Special("impact_hits", 10), "T9A-S-01A", "T9A-S-01B", "T9A-H-34J")
NINTH_AGE.table_entry("special", "stomp", Special("stomp", 0), "T9A-S-02A", "T9A-H-34J")
NINTH_AGE.table_entry("special", "grinding", Special("grinding_attacks"), "T9A-S-04A")
NINTH_AGE.table_entry("special", "breath", Special("breath", is_optional=True), "T9A-S-03A", "T9A-S-03B")

for _troop in ("monstrous_infantry", "monstrous_beast", "monstrous_cavalry"):
    NINTH_AGE.table_entry("troop_rules", _troop, ("stomp:1",), "T9A-H-48F")
NINTH_AGE.table_entry("troop_rules", "chariot", ("impact_hits:d6",), "T9A-H-48G")
for _troop in ("monster", "ridden_monster"):
    NINTH_AGE.table_entry("troop_rules", _troop, ("stomp:d6", "terror"), "T9A-H-48H", "T9A-S-18A")

BREATH = "2d6"
"""Hits of a breath attack (T9A-S-03A)."""


class SpecialStrikers(msgspec.Struct, frozen=True, tag="special_strikers"):
    """Equal models that make a special attack: `kind` is a line of the table `special`, `targets` the units as a whole
    of which they pick one, or the opponent in a duel; the hits of all are `hits` and what `dice` dice of the kind `die`
    say."""

    row: int
    part: int
    who: str
    kind: str
    hits: int
    dice: int
    targets: tuple[Target, ...]
    is_optional: bool = False
    die: str = "d6"


@by_own_rows
def special_steps(p: Position, row: int) -> tuple[int, ...]:
    """The Initiative values of the steps in which models of a formation have special attacks, if they touch anybody."""
    return tuple(
        _step_of(p, fighter, part, special)
        for fighter in formation(p, leader(p, row)).fighters
        for kind, special in p.rules.tables["special"].items()
        if (part := part_with(p, fighter, kind)) is not None
    )


@by_rows
def special_strikers(p: Position, row: int, initiative: int) -> tuple[SpecialStrikers, ...]:
    """The special attacks that models of a formation make in the step of this Initiative: those in base contact."""
    found: list[SpecialStrikers] = []
    if initiative not in special_steps(p, row):
        return ()
    for (fighter, enemies), models in _in_contact(p, leader(p, row)).items():
        for kind, special in p.rules.tables["special"].items():
            part = part_with(p, fighter, kind)
            if part is None or _step_of(p, fighter, part, special) != initiative:
                continue
            made = _of(p, fighter, part, kind, special, models, enemies)
            if made.targets and (made.hits or made.dice):
                found.append(made)
    return tuple(found)


def _in_contact(p: Position, row: int) -> Counter[tuple[Fighter, tuple[int, ...]]]:
    """How many models of each kind touch which enemy formations."""
    by_enemy = {enemy: contacts(p, row, enemy).of for enemy in touching(p, row)}
    alike: Counter[tuple[Fighter, tuple[int, ...]]] = Counter()
    for stand in formation(p, row).stands:
        enemies = tuple(enemy for enemy, of in by_enemy.items() if stand.model in of)
        if enemies or opponent(p, stand.fighter) is not None:
            alike[stand.fighter, enemies] += 1
    return alike


def numbers(p: Position, fighter: Fighter, part: int, rule: str) -> tuple[str, ...]:
    """The numbers of a rule that a part has of its own, of its model, or of its troop type."""
    by_troop = p.rules.tables.get("troop_rules", {}).get(profile(p, fighter[1]).troop, ())
    gone = rule in p.rows[fighter[1]].gone
    return parameters((*rules_of_model(p, fighter, part), *(() if gone else by_troop)), rule)


def part_with(p: Position, fighter: Fighter, kind: str) -> int | None:
    """The part that makes a special attack: the one that has the rule, else a mount, for riders never stomp; None if
    none has it, or makes it now (query `special.now`)."""
    rule = p.rules.tables["special"][kind].rule
    parts = profile(p, fighter[1]).parts
    having = [number for number in range(len(parts)) if numbers(p, fighter, number, rule)]
    if not having or not p.value("special.now", fighter, kind):
        return None
    own = [number for number in having if parameters(parts[number].rules, rule)]
    mounts = [number for number in having if parts[number].is_mount]
    return (own or mounts or having)[0]


def _step_of(p: Position, fighter: Fighter, part: int, special: Special) -> int:
    return int(p.value("initiative", fighter, part)) if special.initiative is None else special.initiative


def _of(
    p: Position,
    fighter: Fighter,
    part: int,
    kind: str,
    special: Special,
    models: int,
    enemies: tuple[int, ...],
) -> SpecialStrikers:
    each = amount(BREATH if kind == "breath" else highest(numbers(p, fighter, part, special.rule)))
    found = SpecialStrikers(
        fighter[1],
        part,
        fighter[0],
        kind,
        models * each.bonus,
        models * len(each.dice),
        (),
        special.is_optional,
        next((name for name, die in DICE.items() if die in each.dice), "d6"),
    )
    duellist = opponent(p, fighter)
    if duellist is None:
        struck = (enemy for enemy in enemies if p.value("special.at", fighter, kind, enemy))
        return msgspec.structs.replace(found, targets=tuple((WHOLE, enemy) for enemy in struck))
    blow = blow_of(p, found, duellist)
    can_be_struck = not p.value("hits.pass_unstomped", blow, duellist)
    return msgspec.structs.replace(found, targets=(duellist,) if can_be_struck else ())


def blow_of(p: Position, s: SpecialStrikers, target: Target) -> Blow:
    """The blow of a special attack at a target."""
    own = p.rows[leader(p, s.row)]
    charged = has_charged(p, s.row, target)
    return Blow(s.row, s.part, s.who, s.hits, target, s.kind, s.dice, s.die, charged, own.fought == 0)


@NINTH_AGE.contribution("special.at", "base", "T9A-S-02A", "T9A-S-03A", "T9A-S-04A")
def _whom_it_touches(p: Position, fighter: Fighter, kind: str, enemy: int) -> int:
    return 1


@NINTH_AGE.contribution("special.at", "natural", "T9A-S-01B")
def _impact_on_the_charged_unit_only(p: Position, fighter: Fighter, kind: str, enemy: int) -> int | None:
    charging = p.rows[leader(p, fighter[1])].charging
    return 0 if kind == "impact" and charging not in (-1, enemy) else None


@NINTH_AGE.contribution("special.now", "base", "T9A-S-02A", "T9A-S-03A", "T9A-S-04A")
def _in_any_round(p: Position, fighter: Fighter, kind: str) -> int:
    return 1


@NINTH_AGE.contribution("special.now", "natural", "T9A-S-01A")
def _impact_only_after_a_charge(p: Position, fighter: Fighter, kind: str) -> int | None:
    return 0 if kind == "impact" and not _charges(p, fighter) else None


@NINTH_AGE.contribution("special.now", "natural", "T9A-S-04B")
def _not_both_impact_and_grinding(p: Position, fighter: Fighter, kind: str) -> int | None:
    if kind != "grinding" or not _charges(p, fighter):
        return None
    parts = range(len(profile(p, fighter[1]).parts))
    return 0 if any(numbers(p, fighter, part, "impact_hits") for part in parts) else None


def _charges(p: Position, fighter: Fighter) -> bool:
    own = p.rows[leader(p, fighter[1])]
    return bool(own.charged and own.fought == 0)
