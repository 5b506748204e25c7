"""Ways that are not straight: round what stands in the way, and up to another level."""

from __future__ import annotations

from battlewright.looking.answers import Answer, inches_of, length, place, spot, traits_of
from battlewright.looking.asking import Asked
from battlewright.looking.questions import question
from battlewright.pictures.from_verdicts import journey_way, route_way
from battlewright.scenario.tabletop import Standing
from battlewright.table.angles import vector
from battlewright.table.movement import STOPPING, Journey, Leg, climb, climb_ladder, jump_down, leap, route
from battlewright.table.plane import Point
from battlewright.texts.sayings import Said


@question("route", "route ID to X,Y distance INCHES")
def routed(asked: Asked) -> Answer:
    """Can the body get to a place with a movement, by whatever straight legs?"""
    mover = asked.piece()
    asked.word("to")
    goal = asked.place()
    asked.word("distance")
    distance = asked.length()
    found = route(mover.body, goal, distance, asked.table, asked.tabletop.others(mover))
    values = {"a": mover.id, "to": place(goal), "cost": length(found.cost), "distance": length(distance)}
    data = {
        "verdict": bool(found),
        "cost": inches_of(found.cost),
        "places": [spot(at) for at in found.places],
    }
    how = Said("look-how-move", {"traits": traits_of(STOPPING)})
    if not found:
        return asked.answer(data | {"reason": found.verdict.reason}, Said("look-route-no", values), how)
    by = tuple(place(at) for at in found.places[1:-1])
    legs = Said("look-route-by", {"by": by}) if by else Said("look-route-straight", {})
    way = route_way(mover.body, found)
    return asked.answer(data, Said("look-route-yes", values), legs, how, overlays=(way,))


@question(
    "climb",
    "climb ID by LADDER to FLOOR|table distance INCHES",
    "climb ID to FLOOR direction DEGREES distance INCHES",
    "climb ID to table direction DEGREES distance INCHES",
)
def climbed(asked: Asked) -> Answer:
    """Can the body get onto another level, by a ladder, straight up the side, or by jumping down?"""
    mover = asked.piece()
    others = asked.tabletop.others(mover)
    if asked.word("by", "to") == "by":
        ladder = asked.feature()
        asked.word("to")
        floor = None if asked.takes("table") else asked.feature()
        asked.word("distance")
        made = climb_ladder(mover.body, ladder, floor, asked.length(), asked.table, others)
    else:
        surface = None if asked.takes("table") else asked.feature()
        toward, distance = _direction(asked)
        if surface is None:
            made = jump_down(mover.body, toward, distance, asked.table, others)
            return _journey(asked, mover, made, Said("look-how-jump-down", {}))
        made = climb(mover.body, toward, surface, distance, asked.table, others)
    return _journey(asked, mover, made, Said("look-how-climb", {}))


@question("leap", "leap ID to FLOOR direction DEGREES distance INCHES")
def leapt(asked: Asked) -> Answer:
    """Can the body jump over the gap to another floor?"""
    mover = asked.piece()
    asked.word("to")
    surface = asked.feature()
    toward, distance = _direction(asked)
    made = leap(mover.body, toward, surface, distance, asked.table, asked.tabletop.others(mover))
    return _journey(asked, mover, made, Said("look-how-leap", {}))


def _direction(asked: Asked) -> tuple[Point, int]:
    asked.word("direction")
    toward = vector(asked.degrees())
    asked.word("distance")
    return toward, asked.length()


def _journey(asked: Asked, mover: Standing, made: Journey, how: Said) -> Answer:
    end = made.end
    values = {
        "a": mover.id, "to": place((end.x, end.y)), "z": length(end.z), "length": length(made.length),
    }  # fmt: skip
    verdict = Said("look-climb-yes", values) if made.failure is None else Said("look-climb-no", values)
    legs = [Said(f"look-leg-{leg.kind}", {"length": length(leg.length)}) for leg in made.legs]
    if made.failure is not None:
        legs.append(Said(f"look-climb-{made.failure}", {"what": _obstacle(asked, made)}))
    data = {
        "verdict": made.failure is None, "end": [*spot((end.x, end.y)), inches_of(end.z)],
        "length": inches_of(made.length), "legs": [_leg(leg) for leg in made.legs], "failure": made.failure,
    }  # fmt: skip
    return asked.answer(data, verdict, *legs, how, overlays=(journey_way(mover.body, made),))


def _leg(leg: Leg) -> dict[str, object]:
    return {"kind": leg.kind, "length": inches_of(leg.length), "end": [*spot(leg.end), inches_of(leg.end_z)]}


def _obstacle(asked: Asked, made: Journey) -> str:
    return "" if made.obstacle is None else asked.tabletop.name(made.obstacle)
