"""Putting a body down: whether it may stand there, where else it could, who would have to make room."""

from __future__ import annotations

from math import hypot
from typing import Any

from battlewright.looking.answers import Answer, inches_of, length, place, spot, traits_of
from battlewright.looking.asking import Asked
from battlewright.looking.questions import question
from battlewright.pictures.from_verdicts import placements
from battlewright.pictures.overlays import Placement
from battlewright.scenario.tabletop import Standing
from battlewright.table.bodies import Body
from battlewright.table.levels import SURFACES, at_height_of, support
from battlewright.table.placement import (
    BARRING,
    Disturbance,
    FreeSpace,
    NoRoom,
    least_disturbance,
    place_in_contact,
)
from battlewright.table.plane import Point
from battlewright.table.table import Table
from battlewright.table.verdicts import Verdict
from battlewright.texts.sayings import Said


@question("place", "place ID at X,Y [level INCHES]", "place ID beside ID")
def placed(asked: Asked) -> Answer:
    """May the body be put down at a place, or where in contact with another?"""
    one = asked.piece()
    return _at(asked, one) if asked.word("at", "beside") == "at" else _beside(asked, one)


def _at(asked: Asked, one: Standing) -> Answer:
    wish, top = asked.place(), asked.tabletop
    body = one.body.raised_to(asked.length() if asked.takes("level") else one.body.z)
    there, others = body.at(*wish), top.others(one)
    space = FreeSpace(body, _ground(top.table, body), others, (*BARRING, *SURFACES))
    verdict = space.contains(*wish)
    how = Said("look-how-place", {"traits": traits_of(BARRING)})
    values = {"a": one.id, "wish": place(wish), "z": length(body.z)}
    data: dict[str, Any] = {"verdict": verdict.legal, "wish": spot(wish), "level": inches_of(body.z)}
    if verdict and support(there, top.table) is None:
        sentences = [Said("look-place-no", values), Said("look-place-air", values)]
        return asked.answer(data | {"verdict": False, "reason": "in-the-air"}, *sentences, how)
    if verdict:
        drawn = Placement(one.body, there)
        return asked.answer(data, Said("look-place-yes", values), how, overlays=(drawn,))
    barring = [top.name(obstacle.thing) for obstacle in space.obstacles if obstacle.bars(there)]
    bodies = [name for name in barring if top.find(name)]
    sentences = [Said("look-place-no", values), *_reasons(verdict, bodies, barring)]
    data |= {"reason": verdict.reason, "by": barring[0] if barring else None, "all_by": barring}
    try:
        nearest = space.nearest(wish)
    except NoRoom:
        return asked.answer(data, *sentences, Said("look-no-room", values), how)
    away = round(hypot(nearest[0] - wish[0], nearest[1] - wish[1]))
    sentences.append(Said("look-place-nearest", {"place": place(nearest), "length": length(away)}))
    data |= {"nearest": spot(nearest), "away": inches_of(away)}
    drawn_over: tuple[Placement, ...] = (Placement(one.body, body.at(*nearest)),)
    if verdict.reason == "overlaps-body":
        made = least_disturbance(there, others, top.table)
        sentences.append(_room(asked, one, made))
        data["disturbance"] = _moved(asked, one, made)
        drawn_over += placements(others, made)
    return asked.answer(data, *sentences, how, overlays=drawn_over)


def _ground(table: Table, body: Body) -> Table:
    """The table with the terrain that could bar the body at its height: of floors and hills those it would stand in."""
    kept = tuple(
        feature
        for feature in table.features
        if set(BARRING) & set(feature.traits) or at_height_of(feature, body)
    )
    return Table(table.width, table.depth, kept)


def _beside(asked: Asked, one: Standing) -> Answer:
    target = asked.other(one)
    top = asked.tabletop
    how = Said("look-how-beside", {})
    values = {"a": one.id, "b": target.id}
    try:
        found = place_in_contact(one.body, target.body, (one.body.x, one.body.y), top.table, top.others(one))
    except NoRoom:
        return asked.answer({"verdict": False}, Said("look-beside-no", values), how)
    there: Point = (found.x, found.y)
    away = round(hypot(found.x - one.body.x, found.y - one.body.y))
    verdict = Said("look-beside-yes", {**values, "place": place(there), "length": length(away)})
    data = {"verdict": True, "place": spot(there), "away": inches_of(away)}
    return asked.answer(data, verdict, how, overlays=(Placement(one.body, found),))


def _reasons(verdict: Verdict, bodies: list[str], barring: list[str]) -> list[Said]:
    """Why a body may not stand at a place: all bases and all terrain that bar it there."""
    features = [name for name in barring if name not in bodies]
    reasons = [] if verdict.obstacle else [Said("look-place-edge", {})]
    if bodies:
        reasons.append(Said("look-place-on-body", {"b": tuple(bodies), "count": len(bodies)}))
    if features:
        reasons.append(Said("look-place-in-feature", {"feature": tuple(features)}))
    return reasons


def _room(asked: Asked, one: Standing, made: Disturbance) -> Said:
    """Who would make room, if the body had to stand there."""
    moved = tuple(
        Said("look-room-one", {"b": name, "length": length(distance)})
        for name, distance in _shifts(asked, one, made)
    )
    values = {"a": one.id, "moved": moved, "count": len(made.options), "self": length(made.shifted)}
    if not moved:
        return Said("look-room-none", values)
    return Said("look-room-least", values) if made.proven_least else Said("look-room-found", values)


def _shifts(asked: Asked, one: Standing, made: Disturbance) -> list[tuple[str, int]]:
    others = [piece for piece in asked.tabletop.pieces if piece != one]
    shifts = made.options[0] if made.options else ()
    return [(others[shift.index].id, shift.distance) for shift in shifts]


def _moved(asked: Asked, one: Standing, made: Disturbance) -> dict[str, Any]:
    return {
        "moved": {name: inches_of(distance) for name, distance in _shifts(asked, one, made)},
        "ways": len(made.options),
        "shifted": inches_of(made.shifted),
        "proven_least": made.proven_least,
    }
