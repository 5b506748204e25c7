"""Straight moves: how far they get, what they cost, what stops them."""

from __future__ import annotations

from typing import Any

from battlewright.looking.answers import Answer, inches_of, length, place, spot, traits_of
from battlewright.looking.asking import Asked
from battlewright.looking.questions import question
from battlewright.pictures.from_verdicts import move_path
from battlewright.scenario.tabletop import Standing
from battlewright.table.angles import vector
from battlewright.table.bodies import Body
from battlewright.table.gaps import in_contact
from battlewright.table.lengths import INCH
from battlewright.table.levels import ground_below
from battlewright.table.movement import SLOW, STOPPING, Meeting, Path, Stop, advance, advance_to, stop_within
from battlewright.table.terrain import Feature
from battlewright.texts.sayings import Said

FAR = 480 * INCH
"""The movement of a move whose distance is not given: more than any table needs."""


@question(
    "move",
    "move ID to X,Y [distance INCHES]",
    "move ID direction DEGREES distance INCHES",
    "move ID at ID [distance INCHES]",
)
def move(asked: Asked) -> Answer:
    """A straight move to a place, in a direction or at another body."""
    mover = asked.piece()
    path = _walked(asked, mover)
    met = _met(path)
    fall = next((meeting for meeting in met if meeting.kind == "drop"), None)
    if fall is not None:
        met = met[: met.index(fall) + 1]
        path = _up_to(asked, mover, path, fall.length)
    values = {
        "a": mover.id,
        "from": place(path.start),
        "to": place(path.end),
        "length": length(path.travelled),
    }
    sentences = [Said("look-move", values) if path.travelled else Said("look-move-stays", values)]
    if path.cost > path.travelled + 1:
        sentences.append(Said("look-move-cost", {"cost": length(path.cost)}))
    sentences += [_met_said(asked, meeting) for meeting in met]
    end = mover.body.at(*path.end)
    if fall is None:
        sentences.append(stop_said(asked, path.stop))
    else:
        end = end.raised_to(end.z - fall.cost)
        sentences.append(_fall_said(asked, end))
    touched = [other.id for other in asked.tabletop.pieces if other != mover and in_contact(end, other.body)]
    if touched:
        sentences.append(Said("look-move-contact", {"bodies": tuple(touched)}))
    sentences.append(Said("look-how-move", {"traits": traits_of(STOPPING)}))
    data = {
        "start": spot(path.start), "end": spot(path.end), "travelled": inches_of(path.travelled),
        "cost": inches_of(path.cost), "stop": stop_data(asked, None if fall else path.stop), "contact": touched,
        "met": [_met_data(asked, meeting) for meeting in met], "level": inches_of(end.z),
    }  # fmt: skip
    return asked.answer(data, *sentences, overlays=(move_path(mover.body, path),))


def _up_to(asked: Asked, mover: Standing, path: Path, far: int) -> Path:
    """The move as far as the ledge over which it falls."""
    (x, y), (to_x, to_y) = path.start, path.end
    share = far / path.travelled if path.travelled else 0.0
    ledge = round(x + (to_x - x) * share), round(y + (to_y - y) * share)
    return advance_to(mover.body, ledge, FAR, asked.table, asked.tabletop.others(mover))


def _fall_said(asked: Asked, fallen: Body) -> Said:
    """Where a body that went over a ledge comes down."""
    values = {"place": place((fallen.x, fallen.y)), "z": length(fallen.z)}
    below = ground_below(fallen, asked.table).surface
    if below is None:
        return Said("look-move-falls-to-table", values)
    return Said("look-move-falls", {**values, "feature": below.id})


def _walked(asked: Asked, mover: Standing) -> Path:
    """The move in the words that are left."""
    others = asked.tabletop.others(mover)
    match asked.word("to", "direction", "at"):
        case "to":
            goal = asked.place()
            return advance_to(mover.body, goal, _distance(asked), asked.table, others)
        case "at":
            target = asked.other(mover)
            return stop_within(mover.body, target.body, 0, _distance(asked), asked.table, others)
    angle = asked.degrees()
    asked.word("distance")
    return advance(mover.body, vector(angle), asked.length(), asked.table, others)


def _distance(asked: Asked) -> int:
    if not asked.more:
        return FAR
    asked.word("distance")
    return asked.length()


def stop_said(asked: Asked, stop: Stop | None) -> Said:
    """Why a move ended there, in words."""
    if stop is None:
        return Said("look-move-spent", {})
    if stop.kind == "reach":
        return Said("look-move-arrives", {})
    if stop.kind == "edge":
        return Said("look-move-edge", {})
    if isinstance(stop.obstacle, Feature):
        return Said(
            "look-move-feature", {"feature": stop.obstacle.id, "traits": traits_of(stop.obstacle.traits)}
        )
    assert stop.obstacle is not None
    return Said("look-move-body", {"b": asked.tabletop.name(stop.obstacle)})


def stop_data(asked: Asked, stop: Stop | None) -> dict[str, Any] | None:
    """What stopped a move, for JSON; None for nothing."""
    if stop is None:
        return None
    return {"kind": stop.kind} | ({"by": asked.tabletop.name(stop.obstacle)} if stop.obstacle else {})


def _met(path: Path) -> list[Meeting]:
    """What was met on the way: what stopped it is told apart, and so is whom it touches at the end."""
    untold = ("body", "feature", "edge", "reach")
    return [
        one for one in path.met if one.kind not in untold and not (one.kind == "touch" and one.length == 0)
    ]


def _is_free_ground(meeting: Meeting) -> bool:
    slows = isinstance(meeting.what, Feature) and any(trait in SLOW for trait in meeting.what.traits)
    return meeting.kind in ("enter", "leave") and not slows


def _met_said(asked: Asked, meeting: Meeting) -> Said:
    what = asked.tabletop.name(meeting.what) if meeting.what is not None else ""
    values = {"what": what, "after": length(meeting.length), "cost": length(meeting.cost)}
    if _is_free_ground(meeting) and isinstance(meeting.what, Feature):
        return Said(f"look-met-{meeting.kind}-free", {**values, "traits": traits_of(meeting.what.traits)})
    return Said(f"look-met-{meeting.kind}", values)


def _met_data(asked: Asked, meeting: Meeting) -> dict[str, Any]:
    what = asked.tabletop.name(meeting.what) if meeting.what is not None else None
    return {
        "kind": meeting.kind,
        "what": what,
        "after": inches_of(meeting.length),
        "cost": inches_of(meeting.cost),
    }
