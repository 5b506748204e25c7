"""Making way: a character in the front rank who touches nobody changes places with models that do (H34)."""

from __future__ import annotations

from typing import Any

from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, StepResult
from battlewright.core.state import Frame
from battlewright.core.windows import DECLINE
from battlewright.rules.ninth_age.combatants import Rows, foes_of, present
from battlewright.rules.ninth_age.contact import contacts, facing_of
from battlewright.rules.ninth_age.effects import RULE, ChangePlaces
from battlewright.rules.ninth_age.formation import Fighter, Formation, formation, leader
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import battle, character, piece


class MakeWay(Frame, tag="make_way"):
    """All characters of a combat who may make way, one after the other; `left` are the rows still to be asked."""

    units: Rows
    left: Rows = ()
    chosen: Any = None


making_way = NINTH_AGE.procedure(MakeWay)


@making_way.step("T9A-H-34D")
def line_up(p: Position, f: MakeWay) -> StepResult:
    """Those of the player whose turn it is go first."""
    rows = [
        row
        for unit in present(p, f.units)
        for who, row in formation(p, unit).fighters
        if who == "character" and row != unit
    ]
    f.left = tuple(sorted(rows, key=lambda row: piece(p, row).side != battle(p).active))
    return None


@making_way.step("T9A-H-34T")
def ask_way(p: Position, f: MakeWay) -> StepResult:
    """Where he goes, if he does."""
    row = _next(p, f)
    if row is None:
        return DONE
    options = tuple(("file", file + 1) for file in files_to(p, row))
    values = {"model": p.scene.names[row]}
    return Choose(
        piece(p, row).side, "ask-way", "chosen", (*options, DECLINE), default=DECLINE, values=values
    )


@making_way.step("T9A-H-34T")
def change_places(p: Position, f: MakeWay) -> StepResult:
    """He stands there, and those who stood there where he did."""
    row, chosen = _next(p, f), f.chosen
    assert row is not None
    f.left, f.chosen = f.left[f.left.index(row) + 1 :], None
    if chosen != DECLINE:
        p.effect(ChangePlaces(row, RULE, chosen[1] - 1))
    return "ask_way"


def _next(p: Position, f: MakeWay) -> int | None:
    """The next character who has somewhere to go."""
    return next((row for row in f.left if files_to(p, row)), None)


def files_to(p: Position, row: int) -> tuple[int, ...]:
    """The leftmost files, from 0, that a character may take; of those where it would touch the same enemies only the
    one nearest to where it is."""
    unit = leader(p, row)
    own = formation(p, unit)
    stand = own.by_model.get(row)
    touched = _touched_in_front(p, unit)
    if stand is None or not p.value("way.may", row) or not touched or _is_engaged(p, unit, row):
        return ()
    wide = len({file for _, file in stand.slots})
    found: dict[frozenset[Fighter], int] = {}
    at = character(p, row).slot[1]
    for file in sorted(range(_width(own) - wide + 1), key=lambda one: abs(one - stand.slots[0][1])):
        there = [own.at[0, one] for one in range(file, file + wide) if (0, one) in own.at]
        enemies = frozenset().union(*(touched.get(one.model, frozenset()) for one in there))
        if file != at and enemies and all(p.value("way.displaced", one.fighter) for one in there):
            found.setdefault(enemies, file)
    return tuple(sorted(found.values()))


def _width(own: Formation) -> int:
    return 0 if own.block is None else own.block.files


def _is_engaged(p: Position, unit: int, row: int) -> bool:
    return any(row in contacts(p, unit, enemy).of for enemy in foes_of(p, unit))


def _touched_in_front(p: Position, unit: int) -> dict[Any, frozenset[Fighter]]:
    """Which enemies each model of a unit touches, of those that touch the unit's front."""
    found: dict[Any, frozenset[Fighter]] = {}
    for enemy in foes_of(p, unit):
        if facing_of(p, enemy, unit) == "front":
            foe = formation(p, enemy)
            for model, others in contacts(p, unit, enemy).of.items():
                fighters = frozenset(foe.by_model[other].fighter for other in others)
                found[model] = found.get(model, frozenset()) | fighters
    return found


@NINTH_AGE.contribution("way.may", "base", "T9A-H-34T")
def _from_the_front_rank(p: Position, row: int) -> int:
    return int(formation(p, leader(p, row)).by_model[row].rank == 0)


@NINTH_AGE.contribution("way.may", "natural", "T9A-H-64D")
def _not_from_beside(p: Position, row: int) -> int | None:
    return 0 if character(p, row).beside else None


@NINTH_AGE.contribution("way.displaced", "base", "T9A-H-34T")
def _models_of_the_unit(p: Position, fighter: Fighter) -> int:
    return 1


@NINTH_AGE.contribution("way.displaced", "natural", "T9A-H-34U")
def _no_other_character(p: Position, fighter: Fighter) -> int | None:
    return 0 if fighter[0] == "character" else None
