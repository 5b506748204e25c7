"""What each model of a formation does in an Initiative step, and whom it may attack (1.1 to 1.7).

A model strikes whom it touches, or supports from a back rank whom the front of its file touches, towards the front
only. Rank and file may turn to rank and file of the unit they could attack: the swirling melee.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

import msgspec

from battlewright.core.position import Position
from battlewright.rules.ninth_age.contact import Contacts, contacts, facing_of, touching
from battlewright.rules.ninth_age.crush import CRUSH, STEP, is_crushing, may_crush
from battlewright.rules.ninth_age.formation import (
    REMEMBERED,
    Fighter,
    Formation,
    Model,
    Stand,
    formation,
    leader,
)
from battlewright.rules.ninth_age.party import is_fought_by_a_party, party
from battlewright.rules.ninth_age.remembered import by_own_rows, by_rows
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import profile
from battlewright.rules.ninth_age.striking import attacks_from, supporting_ranks

Target = Fighter
"""Whose wounds are counted together: `rank_and_file` or `champion` of a unit's row, `character` with its own."""

Act = Literal["strikes", "supports", "cannot"]


class Role(msgspec.Struct, frozen=True):
    """What a model does, whether it counts as in base contact (the frames of figure 11), whom it may attack, and its
    rank, counted from 0."""

    fighter: Fighter
    act: Act
    framed: bool
    targets: tuple[Target, ...]
    rank: int


Roles = Mapping[Model, Role]
"""The role of each model of a formation."""


class Strikers(msgspec.Struct, frozen=True, tag="strikers"):
    """Equal models that attack in one Initiative step.

    `row` is that of their unit, or of the character; `part` the number of the part of their profile that strikes,
    `who` is `rank_and_file`, `champion` or `character`; each of the `models` makes `attacks` attacks, and may spread
    them over `targets`. `supporting` tells whether they strike from a back rank, `kind` is a line of the table
    `attack`, `crush` when they may crush instead: later, in a step of their own, or now, or not at all.
    """

    row: int
    part: int
    who: str
    models: int
    attacks: int
    supporting: bool
    targets: tuple[Target, ...]
    kind: str = "ordinary"
    crush: Literal["", "later", "now"] = ""


class _Foe(msgspec.Struct, frozen=True):
    """An enemy formation in contact: its row, itself, the contacts with it, and whether back ranks may support
    against it."""

    row: int
    formation: Formation
    contacts: Contacts
    is_supported_against: bool


class _Verdicts(msgspec.Struct, frozen=True):
    """What the rules say of the fighters of a formation: whom they may attack, the units in which they may swirl, how
    many back ranks of them support, each one's opponent in a duel, whether contact with a duellist lets swirl, and
    whether a model must strike rather than support."""

    allowed: frozenset[tuple[Fighter, Target]]
    swirling: frozenset[tuple[Fighter, int]]
    supporting: tuple[tuple[Fighter, int], ...]
    duels: tuple[tuple[Fighter, Target], ...]
    through_duel: bool
    must_strike: bool


def opponent(p: Position, fighter: Fighter) -> Target | None:
    """Whom a champion or character fights in a duel (query `duel.opponent`)."""
    found: Target | Literal[0] = p.value("duel.opponent", fighter)
    return found or None


@by_rows
def roles(p: Position, row: int) -> Roles:
    """The role of each model of a formation, as things stand (T9A-R-07)."""
    row = leader(p, row)
    own = formation(p, row)
    foes = tuple(
        _Foe(
            enemy,
            formation(p, enemy),
            contacts(p, row, enemy),
            bool(p.value("supporting.against", row, enemy)),
        )
        for enemy in touching(p, row)
    )
    found = _assigned(own, foes, _judged(p, own, foes))
    for foe in foes:
        if is_fought_by_a_party(p, foe.row):
            found = _fighting_in_a_party(found, foe, party(p, row, foe.row))
    return found


def _fighting_in_a_party(roles: Roles, foe: _Foe, models: tuple[Model, ...]) -> Roles:
    """The same roles, but only these models fight this enemy, with all their attacks (T9A-H-50C)."""
    there, found = foe.formation.fighters, {}
    for model, role in roles.items():
        others = tuple(target for target in role.targets if target not in there)
        if model in models:
            act: Act = "strikes"
            found[model] = Role(role.fighter, act, role.framed, (*others, *there), 0)
        else:
            found[model] = Role(
                role.fighter, role.act if others else "cannot", role.framed, others, role.rank
            )
    return found


def _judged(p: Position, own: Formation, foes: tuple[_Foe, ...]) -> _Verdicts:
    fighters = own.fighters
    targets = [target for foe in foes for target in foe.formation.fighters]
    return _Verdicts(
        frozenset((f, t) for f in fighters for t in targets if p.value("targets.contact", f, t)),
        frozenset((f, foe.row) for f in fighters for foe in foes if p.value("targets.swirl", f, foe.row)),
        tuple((f, supporting_ranks(p, f)) for f in fighters),
        tuple((f, found) for f in fighters if (found := opponent(p, f)) is not None),
        bool(p.value("targets.through_duel")),
        bool(p.value("strikes.must")),
    )


@lru_cache(REMEMBERED)
def _assigned(own: Formation, foes: tuple[_Foe, ...], verdicts: _Verdicts) -> Roles:
    duels, supporting = dict(verdicts.duels), dict(verdicts.supporting)
    before = tuple(foe for foe in foes if foe.is_supported_against)
    touching = {model for foe in foes for model in foe.contacts.of}
    found: dict[Model, Role] = {}
    for stand in own.stands:
        fighter = stand.fighter
        if stand.rank > supporting[fighter] and stand.model not in touching and fighter not in duels:
            found[stand.model] = Role(fighter, "cannot", False, (), stand.rank)
            continue
        act: Act = "strikes"
        targets = _targets(fighter, (stand.model,), foes, verdicts)
        if fighter in duels:
            targets = tuple(dict.fromkeys((duels[fighter], *targets)))
        elif 0 < stand.rank <= supporting[fighter] and not (targets and verdicts.must_strike):
            supported = _targets(fighter, _front(own, stand), before, verdicts)
            targets, act = (supported, "supports") if supported else (targets, act)
        framed = stand.model in touching
        found[stand.model] = Role(fighter, act if targets else "cannot", framed, targets, stand.rank)
    return found


def _front(own: Formation, stand: Stand) -> tuple[Model, ...]:
    """The models of the first rank in a model's own files."""
    first = {slot[1] for slot in stand.slots}
    return tuple(dict.fromkeys(own.at[0, file].model for file in sorted(first) if (0, file) in own.at))


def _targets(
    fighter: Fighter, touching: tuple[Model, ...], foes: tuple[_Foe, ...], verdicts: _Verdicts
) -> tuple[Target, ...]:
    """Whom a fighter may attack through these models' contacts, and in the swirling melee."""
    found: dict[Target, None] = {}
    for foe in foes:
        touched = {
            foe.formation.by_model[other].fighter
            for model in touching
            for other in foe.contacts.of.get(model, ())
        }
        allowed = {target for target in touched if (fighter, target) in verdicts.allowed}
        if (allowed or (touched and verdicts.through_duel)) and (fighter, foe.row) in verdicts.swirling:
            allowed.add(("rank_and_file", foe.row))
        found.update(dict.fromkeys(target for target in foe.formation.fighters if target in allowed))
    return tuple(found)


@by_rows
def strikers(p: Position, row: int, initiative: int) -> tuple[Strikers, ...]:
    """The models of a formation that attack in the step of this Initiative, in groups: rank and file, champion,
    characters; those that strike before those that support."""
    row = leader(p, row)
    found = roles(p, row).values()
    alike = Counter(
        (role.fighter, role.act == "supports", role.targets, role.rank if role.act == "supports" else 0)
        for role in found
        if role.targets
    )
    groups: dict[Strikers, int] = {}
    for (fighter, supporting, targets, rank), models in alike.items():
        for part in range(len(profile(p, fighter[1]).parts)):
            group = _group(p, fighter, part, supporting, rank, targets, initiative)
            if group is not None:
                groups[group] = groups.get(group, 0) + models
    made = [msgspec.structs.replace(group, models=models) for group, models in groups.items()]
    return tuple(sorted(made, key=lambda g: (_ORDER[g.who], g.row, g.part, g.supporting, g.targets)))


def _group(
    p: Position,
    fighter: Fighter,
    part: int,
    supporting: bool,
    rank: int,
    targets: tuple[Target, ...],
    initiative: int,
) -> Strikers | None:
    """What a part of such models does in the step of this Initiative, without their number."""
    attacks = attacks_from(p, fighter, part, rank)
    found = Strikers(fighter[1], part, fighter[0], 0, attacks, supporting, targets)
    can_crush = bool(attacks) and not supporting and may_crush(p, fighter, part)
    if is_crushing(p, fighter):
        return crushed(found) if can_crush and initiative == STEP else None
    if not attacks or p.value("initiative", fighter, part) != initiative:
        return None
    if not can_crush:
        return found
    return msgspec.structs.replace(found, crush="now" if initiative == STEP else "later")


def crushed(group: Strikers) -> Strikers:
    """The same models with their crushing attacks, one each."""
    return msgspec.structs.replace(group, attacks=1, kind=CRUSH, crush="")


@by_own_rows
def initiatives(p: Position, row: int) -> tuple[int, ...]:
    """The Initiative values at which some part of a formation's models strikes, the highest first; what has no
    attacks or no target may be among them."""
    found = {
        int(p.value("initiative", fighter, part))
        for fighter in formation(p, leader(p, row)).fighters
        for part in range(len(profile(p, fighter[1]).parts))
    }
    crushers = (
        may_crush(p, fighter, part)
        for fighter in formation(p, leader(p, row)).fighters
        for part in range(len(profile(p, fighter[1]).parts))
    )
    return tuple(sorted(found | {STEP} if any(crushers) else found, reverse=True))


_ORDER = {"rank_and_file": 0, "champion": 1, "character": 2}


@NINTH_AGE.contribution(
    "targets.contact", "base",
    "T9A-STRIKE-01", "T9A-STRIKE-03", "T9A-ALLOC-02", "T9A-ALLOC-03", "T9A-ALLOC-04",
    "T9A-SUPPORT-06", "T9A-FIG11-02", "T9A-FIG12-04",
)  # fmt: skip
def _whom_it_touches(p: Position, fighter: Fighter, target: Target) -> int:
    return 1


@NINTH_AGE.contribution("targets.contact", "replace", "T9A-FIG12-01", "T9A-H-65H")
def _duellist_attacks_nobody_else(p: Position, fighter: Fighter, target: Target) -> int | None:
    return 0 if opponent(p, fighter) not in (None, target) else None


@NINTH_AGE.contribution("targets.contact", "replace", "T9A-FIG12-02", "T9A-FIG12-06", "T9A-H-65J", "T9A-R-09")
def _nobody_else_attacks_a_duellist(p: Position, fighter: Fighter, target: Target) -> int | None:
    return 0 if opponent(p, target) not in (None, fighter) else None


@NINTH_AGE.contribution(
    "targets.swirl", "base",
    "T9A-THICK-01", "T9A-THICK-02", "T9A-THICK-03", "T9A-THICK-05", "T9A-FIG12-03", "T9A-R-13",
)  # fmt: skip
def _rank_and_file_of_the_same_unit(p: Position, fighter: Fighter, enemy: int) -> int:
    return 1


@NINTH_AGE.contribution("targets.swirl", "replace", "T9A-THICK-04")
def _characters_do_not_swirl(p: Position, fighter: Fighter, enemy: int) -> int | None:
    return 0 if fighter[0] == "character" else None


@NINTH_AGE.contribution("targets.swirl", "replace", "T9A-R-02", only={"champion_swirls": "no"})
def _champions_do_not_swirl(p: Position, fighter: Fighter, enemy: int) -> int | None:
    return 0 if fighter[0] == "champion" else None


@NINTH_AGE.contribution("targets.swirl", "natural", "T9A-FIG12-01")
def _duellists_do_not_swirl(p: Position, fighter: Fighter, enemy: int) -> int | None:
    return 0 if opponent(p, fighter) is not None else None


@NINTH_AGE.contribution("targets.through_duel", "base", "T9A-R-03", only={"swirl_through_duel": "on"})
def _past_those_in_a_duel(p: Position) -> int:
    return 1


@NINTH_AGE.contribution(
    "supporting.against", "base",
    "T9A-SUPPORT-02", "T9A-SUPPORT-04", "T9A-ALLOC-08", "T9A-R-08",
)  # fmt: skip
def _whom_the_front_of_the_file_touches(p: Position, row: int, enemy: int) -> int:
    return 1


@NINTH_AGE.contribution("supporting.against", "replace", "T9A-SUPPORT-03")
def _only_to_the_front(p: Position, row: int, enemy: int) -> int | None:
    return 0 if facing_of(p, enemy, row) != "front" else None


@NINTH_AGE.contribution("strikes.must", "base", "T9A-SUPPORT-05", "T9A-ALLOC-09")
def _contact_before_support(p: Position) -> int:
    return 1
