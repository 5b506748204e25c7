"""Straight moves: how far they get, what they cost, what stops them."""

from __future__ import annotations

from typing import Any

from battlewright.looking.answers import Answer, inches_of, length, place, spot, traits_of
from battlewright.looking.asking import Asked
from battlewright.looking.questions import question
from battlewright.pictures.from_verdicts import move_path
from battlewright.scenario.tabletop import Standing
from battlewright.table.angles import vector
from battlewright.table.gaps import in_contact
from battlewright.table.lengths import INCH
from battlewright.table.movement import STOPPING, Path, advance, advance_to, stop_within
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
    values = {
        "a": mover.id,
        "from": place(path.start),
        "to": place(path.end),
        "length": length(path.travelled),
    }
    sentences = [Said("look-move", values) if path.travelled else Said("look-move-stays", values)]
    if path.cost > path.travelled + 1:
        sentences.append(Said("look-move-cost", {"cost": length(path.cost)}))
    sentences.append(_stop(asked, path))
    end = mover.body.at(*path.end)
    touched = [other.id for other in asked.tabletop.pieces if other != mover and in_contact(end, other.body)]
    if touched:
        sentences.append(Said("look-move-contact", {"bodies": tuple(touched)}))
    sentences.append(Said("look-how-move", {"traits": traits_of(STOPPING)}))
    data = {
        "start": spot(path.start), "end": spot(path.end), "travelled": inches_of(path.travelled),
        "cost": inches_of(path.cost), "stop": _stop_data(asked, path), "contact": touched,
    }  # fmt: skip
    return asked.answer(data, *sentences, overlays=(move_path(mover.body, path),))


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


def _stop(asked: Asked, path: Path) -> Said:
    """Why it ended there, in words."""
    stop = path.stop
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


def _stop_data(asked: Asked, path: Path) -> dict[str, Any]:
    if path.stop is None:
        return {"kind": "spent"}
    obstacle = path.stop.obstacle
    return {"kind": path.stop.kind} | ({"by": asked.tabletop.name(obstacle)} if obstacle else {})
