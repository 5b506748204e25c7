"""Who fights a war machine: a party of a few models, wherever the others of their unit stand (H50)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.ninth_age.contact import contacts, touching
from battlewright.rules.ninth_age.formation import Fighter, Model, formation
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import profile

SIX = 6

WEIGHTS = {
    "monstrous_infantry": 3,
    "monstrous_beast": 3,
    "monstrous_cavalry": 3,
    "chariot": 3,
    "monster": SIX,
    "ridden_monster": SIX,
}
"""How many models of the party one of these troop types counts as."""


def is_fought_by_a_party(p: Position, enemy: int) -> bool:
    """Whether only a party fights a formation (query `party.room`)."""
    return bool(p.value("party.room", enemy))


def party(p: Position, row: int, machine: int) -> tuple[Model, ...]:
    """The models of a formation that fight a war machine which it touches: those in contact with it first, then from
    the front; units of lower rows take their share of the party first."""
    room = int(p.value("party.room", machine))
    for other in touching(p, machine):
        if other < row:
            room -= sum(_weight(p, formation(p, other).by_model[m].fighter) for m in party(p, other, machine))
    near = contacts(p, row, machine).of
    found: list[Model] = []
    for stand in sorted(formation(p, row).stands, key=lambda s: (s.model not in near, s.rank)):
        weight = _weight(p, stand.fighter)
        if weight <= room and not _is_busy(p, row, machine, stand.model):
            room -= weight
            found.append(stand.model)
    return tuple(found)


def _is_busy(p: Position, row: int, machine: int, model: Model) -> bool:
    return any(model in contacts(p, row, foe).of for foe in touching(p, row) if foe != machine)


def _weight(p: Position, fighter: Fighter) -> int:
    return int(p.value("party.weight", fighter))


@NINTH_AGE.contribution("party.room", "base", "T9A-H-50C", "T9A-H-50G")
def _six_against_a_war_machine(p: Position, enemy: int) -> int | None:
    return SIX if profile(p, enemy).troop == "war_machine" else None


@NINTH_AGE.contribution("party.weight", "base", "T9A-H-50C")
def _by_troop_type(p: Position, fighter: Fighter) -> int:
    return WEIGHTS.get(profile(p, fighter[1]).troop, 1)
