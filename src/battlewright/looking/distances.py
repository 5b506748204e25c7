"""How far apart bodies are: gaps, contact, within and completely within."""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt

from battlewright.looking.answers import Answer, fine_length, inches_of, length, place, spot
from battlewright.looking.asking import Asked
from battlewright.looking.questions import question
from battlewright.pictures.overlays import Measure as MeasureLine
from battlewright.pictures.overlays import Overlay, ReachCircle
from battlewright.scenario.tabletop import Standing
from battlewright.table import gaps
from battlewright.table.bodies import Body, rise
from battlewright.table.lengths import INCH, TOLERANCE
from battlewright.table.measuring import Measure
from battlewright.table.outlines import Circle, Part, Polygon, part_within
from battlewright.table.plane import Point
from battlewright.table.sight.meeting import meeting_points
from battlewright.texts.sayings import Said

CLOSE = INCH // 100
"""Lengths nearer than this to a limit are told to the micrometre."""


@question("gap", "gap ID ID", "gap ID")
def gap(asked: Asked) -> Answer:
    """The distance of two bodies and between which two points it was taken; or those to everybody."""
    one = asked.piece()
    return _gap(asked, one, asked.other(one)) if asked.more else _gaps(asked, one)


def _gap(asked: Asked, one: Standing, other: Standing) -> Answer:
    shown, contact = gaps.gap(one.body, other.body), gaps.in_contact(one.body, other.body)
    values = {"a": one.id, "b": other.id, "gap": length(shown)}
    verdict = Said("look-contact-yes", values) if contact else Said("look-gap", values)
    data = {**_measured(one.body, other.body), "gap": inches_of(shown), "contact": contact}
    drawn = _drawn(one.body, other.body)
    return asked.answer(data, verdict, *_how(one.body, other.body), overlays=(drawn,))


def _gaps(asked: Asked, one: Standing) -> Answer:
    found = _distances(asked, one)
    data = {"gaps": {other.id: inches_of(shown) for other, shown in found}}
    if not found:
        return asked.answer(data, Said("look-alone", {"a": one.id}))
    verdict = Said("look-gaps", {"a": one.id, "near": _told(found)})
    drawn = _drawn(one.body, found[0][0].body)
    return asked.answer(data, verdict, Said("look-how-edges", {}), overlays=(drawn,))


@question("within", "within INCHES ID ID")
def within(asked: Asked) -> Answer:
    """Is any part of one base within a distance of the other?"""
    limit, one = asked.length(), asked.piece()
    other = asked.other(one)
    verdict, shown = gaps.within(one.body, other.body, limit), gaps.gap(one.body, other.body)
    reach = gaps.reach_between(one.body, other.body)
    told = _told_beside(reach + TOLERANCE, limit)
    values = {"a": one.id, "b": other.id, "limit": length(limit), "gap": told(shown)}
    over = Said("look-within-yes", values) if verdict else Said("look-within-no", values)
    data = {
        **_measured(one.body, other.body), "verdict": verdict, "limit": inches_of(limit), "gap": inches_of(shown)
    }  # fmt: skip
    sentences = (over, *_close_call(reach + TOLERANCE, limit), *_how(one.body, other.body))
    return asked.answer(data, *sentences, overlays=(*_reaches(one, limit), _drawn(one.body, other.body)))


@question("completely", "completely within INCHES ID ID")
def completely(asked: Asked) -> Answer:
    """Is the whole of the first base within a distance of the second?"""
    asked.word("within")
    limit, one = asked.length(), asked.piece()
    other = asked.other(one)
    verdict = gaps.completely_within(one.body, other.body, limit)
    farthest = farthest_part(one.body, other.body)
    told = _told_beside(farthest, limit)
    values = {"a": one.id, "b": other.id, "limit": length(limit), "farthest": told(farthest)}
    part = gaps.within(one.body, other.body, limit)
    over = (
        Said("look-completely-yes", values)
        if verdict
        else Said("look-completely-partly", values) if part else Said("look-completely-no", values)
    )  # fmt: skip
    data = {"verdict": verdict, "limit": inches_of(limit), "farthest": inches_of(farthest), "partly": part}
    sentences = (over, *_close_call(farthest, limit), Said("look-how-farthest", {}))
    return asked.answer(data, *sentences, overlays=_reaches(other, limit))


@question("all", "all within INCHES ID")
def everybody(asked: Asked) -> Answer:
    """Which bodies are within a distance, and which are not."""
    asked.word("within")
    limit, one = asked.length(), asked.piece()
    found = _distances(asked, one)
    near = [(other, shown) for other, shown in found if gaps.within(one.body, other.body, limit)]
    far = [entry for entry in found if entry not in near]
    values = {"a": one.id, "limit": length(limit)}
    told = Said("look-all-within", {**values, "near": _told(near)})
    sentences = [told if near else Said("look-none-within", values)]
    if far:
        sentences.append(Said("look-all-beyond", {"far": _told(far[:1])}))
    for other, _ in found:
        reach = gaps.reach_between(one.body, other.body) + TOLERANCE
        sentences += [
            Said("look-close-of", {"b": other.id, "call": call}) for call in _close_call(reach, limit)
        ]
    sentences.append(Said("look-how-edges", {}))
    data = {
        "limit": inches_of(limit),
        "within": {other.id: inches_of(shown) for other, shown in near},
        "beyond": {other.id: inches_of(shown) for other, shown in far},
    }
    return asked.answer(data, *sentences, overlays=_reaches(one, limit))


@question("contact", "contact ID", "contact ID ID")
def contact(asked: Asked) -> Answer:
    """Whom a body touches, or whether it touches one."""
    one = asked.piece()
    others = [asked.other(one)] if asked.more else [p for p in asked.tabletop.pieces if p != one]
    touching = [other for other in others if gaps.in_contact(one.body, other.body)]
    data = {"verdict": bool(touching), "contact": [other.id for other in touching]}
    if touching:
        verdict = Said("look-contact-yes", {"a": one.id, "b": tuple(other.id for other in touching)})
        touched = tuple(_drawn(one.body, other.body) for other in touching)
        return asked.answer(data, verdict, Said("look-how-contact", {}), overlays=touched)
    if not others:
        return asked.answer(data, Said("look-alone", {"a": one.id}))
    nearest = min(others, key=lambda other: gaps.reach_between(one.body, other.body))
    shown = gaps.gap(one.body, nearest.body)
    values = {"a": one.id, "b": nearest.id, "gap": _told_beside(shown, 0)(shown)}
    verdict = Said("look-contact-none", values) if len(others) > 1 else Said("look-contact-no", values)
    data |= {"nearest": nearest.id, "gap": inches_of(shown)}
    drawn = _drawn(one.body, nearest.body)
    how = (*_close_call(shown, 0), *_how(one.body, nearest.body))
    return asked.answer(data, verdict, *how, overlays=(drawn,))


def farthest_part(body: Body, of: Body) -> int:
    """The shortest whole reach in micrometres that holds the whole base of `body`, the tolerance not given."""
    low, high = 0, 1 << 26
    while low < high:
        middle = (low + high) // 2
        low, high = (
            (low, middle) if gaps.completely_within(body, of, middle - TOLERANCE) else (middle + 1, high)
        )
    return low


def _measured(one: Body, other: Body) -> dict[str, object]:
    """How a gap was taken, for JSON."""
    here, there = _ends(one, other)
    return {
        "measured": "edge_to_edge", "between": [spot(here), spot(there)], "height_between": inches_of(rise(one, other))
    }  # fmt: skip


def _ends(one: Body, other: Body) -> tuple[Point, Point]:
    """Between which points the gap in plan lies; one point twice where the bases lie over one another."""
    for part in one.parts:
        for beside in other.parts:
            if part_within(part, beside, 0) and (shared := _shared(part, beside)):
                return shared, shared
    return gaps.nearest_points(one, other)


def _shared(one: Part, other: Part) -> Point | None:
    """A point of both: amid where their convex outlines meet, else the middle of the one that lies in the other."""
    if meetings := meeting_points(one, other):
        x, y = (sum(coordinates) / len(meetings) for coordinates in zip(*meetings, strict=True))
        return round(x), round(y)
    inner = (part.points[0] if isinstance(part, Polygon) else (part.x, part.y) for part in (one, other))
    return next((p for p in inner if all(part_within(Circle(*p, 0), o, 0) for o in (one, other))), None)


def _drawn(one: Body, other: Body) -> Overlay:
    return MeasureLine(*_ends(one, other), gaps.gap(one, other))


def _how(one: Body, other: Body) -> tuple[Said, ...]:
    """How a gap was taken, in words."""
    if gaps.in_contact(one, other):
        return (Said("look-how-contact", {}),)
    here, there = _ends(one, other)
    values = {"from": place(here), "to": place(there)}
    between = rise(one, other)
    if between and here == there:
        return (Said("look-how-over", {**values, "rise": length(between)}),)
    if between:
        plan = isqrt(max(0, (here[0] - there[0]) ** 2 + (here[1] - there[1]) ** 2))
        return (Said("look-how-solid", {**values, "plan": length(plan), "rise": length(between)}),)
    return (Said("look-how-plan", values),)


def _close_call(found: int, limit: int) -> tuple[Said, ...]:
    """A length so near to the limit that inches do not show on which side it lies."""
    if abs(found - limit) > CLOSE or found == limit:
        return ()
    values = {"over": abs(found - limit), "tolerance": TOLERANCE}
    return (Said("look-close-over", values) if found > limit else Said("look-close-under", values),)


def _told_beside(found: int, limit: int) -> Callable[[int], Said]:
    """How lengths are told where `found` was judged against the limit: to the micrometre when it is a close call."""
    return fine_length if _close_call(found, limit) else length


def _distances(asked: Asked, one: Standing) -> list[tuple[Standing, int]]:
    """Everybody else with the gap to them, the nearest first."""
    others = [other for other in asked.tabletop.pieces if other != one]
    shown = Measure([other.body for other in others]).gaps(one.body)
    return sorted(zip(others, shown, strict=True), key=lambda entry: entry[1])


def _told(found: list[tuple[Standing, int]]) -> tuple[Said, ...]:
    return tuple(Said("look-at-distance", {"b": other.id, "gap": length(shown)}) for other, shown in found)


def _reaches(one: Standing, limit: int) -> tuple[Overlay, ...]:
    return (ReachCircle(one.body, limit, one.id),)
