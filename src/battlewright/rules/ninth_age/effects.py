"""All changes of a position of ninth_age."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.core.effects import Cause, Effect
from battlewright.core.position import Position
from battlewright.core.scene import BATTLE
from battlewright.rules.ninth_age.contact import touching
from battlewright.rules.ninth_age.formation import Fighter, after_casualties, formation, leader, rank_and_file
from battlewright.rules.ninth_age.ruleset import NINTH_AGE
from battlewright.rules.ninth_age.state import Unit, battle, joined, piece, profile, unit
from battlewright.table.bodies import Rectangle

RULE = Cause("rule")
"""The cause of what the order of play itself brings about."""


class Wound(Effect, frozen=True, tag="wound"):
    """The rank and file of a unit, or a character, loses wounds that no save stopped; whole models first (H47)."""

    amount: int


class WoundChampion(Effect, frozen=True, tag="wound_champion"):
    """The champion of a unit loses wounds."""

    amount: int


class Destroy(Effect, frozen=True, tag="destroy"):
    """A unit without a model left, or a character without a wound, leaves the table."""


class Place(Effect, frozen=True, tag="place"):
    """A unit or character stands elsewhere: micrometres, microdegrees clockwise from +y."""

    x: int
    y: int
    facing: int


class Reform(Effect, frozen=True, tag="reform"):
    """A unit stands in other files, at another place and facing."""

    files: int
    x: int
    y: int
    facing: int


class Mark(Effect, frozen=True, tag="mark"):
    """Fields of a piece that the order of play sets and clears: charged, fought, fleeing, acted, refused, ..."""

    fields: tuple[tuple[str, int | bool | str | tuple[str | int, ...]], ...]


class ChangePlaces(Effect, frozen=True, tag="change_places"):
    """A character in a unit takes the front of another file, and whoever stood there his place (H34)."""

    file: int


class Break(Effect, frozen=True, tag="break"):
    """A formation breaks: it flees from now on and loses its standards (H38)."""


class NextTurn(Effect, frozen=True, tag="next_turn"):
    """A turn of the battle begins, or the other side's part of it."""

    round: int
    side: int


@NINTH_AGE.happens(Wound)
def _wound(p: Position, e: Wound) -> None:
    p.count("wounds", e.affected, e.amount)
    found = piece(p, e.affected)
    each = profile(p, e.affected).W
    if isinstance(found, Unit):
        _thin_out(p, e, found, each)
        return
    lost = min(each, found.lost + e.amount)
    p.change(e.affected, lost=lost)
    p.tell("event-wounded", model=p.scene.names[e.affected], wounds=e.amount, left=each - lost)
    if lost == each:
        p.effect(Destroy(e.affected, e.cause))


def _thin_out(p: Position, e: Wound, found: Unit, each: int) -> None:
    """Take models from the rear; what is left of the wounds stays on the next."""
    models = rank_and_file(p, e.affected)
    fallen, lost = divmod(found.lost + e.amount, each)
    fallen = min(models, fallen)
    p.tell(
        "event-casualties",
        unit=p.scene.names[e.affected],
        wounds=e.amount,
        models=fallen,
        left=models - fallen,
    )
    if fallen < models or found.champion:
        p.count("casualties", e.affected, fallen)
    if fallen < models:
        _lose(p, e.affected, fallen, lost=lost)
    elif found.champion:
        _lose(p, e.affected, fallen, lost=0, standard=False, musician=False)
    else:
        p.effect(Destroy(e.affected, e.cause))


def _lose(p: Position, row: int, fallen: int, dead: Fighter | None = None, **fields: Any) -> None:
    """Models of a unit are gone: its block closes up, and characters in it stand where they stood."""
    block, slots = after_casualties(p, row, fallen, dead)
    before = unit(p, row).block
    p.change(row, block=block, **fields)
    if block.files != before.files:
        for other, slot in slots.items():
            p.change(other, slot=slot)


@NINTH_AGE.happens(WoundChampion)
def _wound_champion(p: Position, e: WoundChampion) -> None:
    found, each = unit(p, e.affected), profile(p, e.affected).W
    p.count("wounds", e.affected, e.amount)
    lost = min(each, found.champion_lost + e.amount)
    p.tell("event-champion-wounded", unit=p.scene.names[e.affected], wounds=e.amount, left=each - lost)
    if lost < each:
        p.change(e.affected, champion_lost=lost)
    elif rank_and_file(p, e.affected):
        p.count("casualties", e.affected, 1)
        _lose(p, e.affected, 1, ("champion", e.affected), champion=False, champion_lost=0)
    else:
        p.effect(Destroy(e.affected, e.cause))


@NINTH_AGE.happens(Destroy)
def _destroy(p: Position, e: Destroy) -> None:
    p.tell("event-destroyed", model=p.scene.names[e.affected])
    found = piece(p, e.affected)
    if isinstance(found, Unit):
        p.count("casualties", e.affected, rank_and_file(p, e.affected) + found.champion)
        _leave_behind(p, e.affected, found)
        p.change(e.affected, alive=False, on_table=False, champion=False, standard=False, musician=False)
        return
    stand = next(s for s in formation(p, leader(p, e.affected)).stands if s.model == e.affected)
    if stand.slots:
        _lose(p, found.unit, len(stand.slots), stand.fighter)
    p.count("casualties", e.affected, 1)
    p.change(e.affected, alive=False, on_table=False)


def _leave_behind(p: Position, row: int, found: Unit) -> None:
    """The characters of a unit that is no more stand by themselves, each where it stood; in combat they stay one
    company for the round."""
    company = row if touching(p, row) else -1
    for stand in formation(p, row).stands:
        if stand.fighter[0] == "character":
            p.change(
                stand.fighter[1],
                unit=-1,
                company=company,
                beside=0,
                base=stand.base,
                charged=found.charged,
                charging=found.charging,
                downhill=found.downhill,
                fought=found.fought,
                fleeing=found.fleeing,
                afraid=found.afraid,
            )


@NINTH_AGE.happens(Place)
def _place(p: Position, e: Place) -> None:
    found = piece(p, e.affected)
    if isinstance(found, Unit):
        p.change(e.affected, block=found.block.at(e.x, e.y).facing_to(e.facing), on_table=True)
        return
    base: Rectangle = msgspec.structs.replace(found.base, x=e.x, y=e.y, facing=e.facing)
    p.change(e.affected, base=base, on_table=True)


@NINTH_AGE.happens(Reform)
def _reform(p: Position, e: Reform) -> None:
    block = unit(p, e.affected).block
    made = msgspec.structs.replace(block, files=e.files, x=e.x, y=e.y, facing=e.facing, holes=())
    p.change(e.affected, block=made)
    p.tell("event-reformed", unit=p.scene.names[e.affected], files=e.files)


@NINTH_AGE.happens(Mark)
def _mark(p: Position, e: Mark) -> None:
    p.change(e.affected, **dict(e.fields))


@NINTH_AGE.happens(ChangePlaces)
def _change_places(p: Position, e: ChangePlaces) -> None:
    p.tell("event-change-places", model=p.scene.names[e.affected], file=e.file + 1)
    p.change(e.affected, slot=(0, e.file))


@NINTH_AGE.happens(Break)
def _break(p: Position, e: Break) -> None:
    p.mark("broken", True, e.affected)
    p.tell("event-broken", unit=p.scene.names[e.affected])
    rows = (e.affected, *joined(p, e.affected)) if isinstance(piece(p, e.affected), Unit) else (e.affected,)
    for row in rows:
        lost = "standard" if isinstance(piece(p, row), Unit) else "is_standard_bearer"
        p.change(row, fleeing=True, duel=(), **{lost: False})


@NINTH_AGE.happens(NextTurn)
def _next_turn(p: Position, e: NextTurn) -> None:
    p.change(BATTLE, round=e.round, active=e.side)
    p.tell("event-turn", round=battle(p).round, side=e.side)
