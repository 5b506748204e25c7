"""Turning on the spot and wheeling about a front corner."""

from __future__ import annotations

from battlewright.looking.answers import Answer, inches_of, length, spot, traits_of
from battlewright.looking.asking import Asked
from battlewright.looking.moves import stop_data, stop_said
from battlewright.looking.questions import question
from battlewright.pictures.from_verdicts import turn
from battlewright.scenario.tabletop import Standing
from battlewright.table.angles import DEGREE
from battlewright.table.bodies import Disc
from battlewright.table.movement import STOPPING, Turn, pivot, wheel
from battlewright.texts.sayings import Said


@question("pivot", "pivot ID right DEGREES", "pivot ID left DEGREES")
def pivoted(asked: Asked) -> Answer:
    """Turning about the middle of the base."""
    mover = asked.piece()
    right = asked.word("right", "left") == "right"
    angle = asked.degrees(0)
    made = pivot(mover.body, angle if right else -angle, asked.table, asked.tabletop.others(mover))
    return _answered(asked, mover, angle, made)


@question("wheel", "wheel ID right DEGREES", "wheel ID left DEGREES")
def wheeled(asked: Asked) -> Answer:
    """Turning forward about a front corner; the other one goes the way that counts."""
    mover = asked.piece()
    if isinstance(mover.body, Disc):
        asked.refuse("look-error-round", value=mover.id)
    right = asked.word("right", "left") == "right"
    angle = asked.degrees(0)
    others = asked.tabletop.others(mover)
    made = wheel(mover.body, "right" if right else "left", angle, asked.table, others)
    return _answered(asked, mover, angle, made)


def _answered(asked: Asked, mover: Standing, wanted: int, made: Turn) -> Answer:
    turned = abs(made.angle)
    values = {
        "a": mover.id, "degrees": turned / DEGREE, "wanted": wanted / DEGREE, "length": length(made.length),
    }  # fmt: skip
    verdict = Said("look-turn-part", values) if made.stop else Said("look-turn-whole", values)
    round_base = isinstance(mover.body, Disc)
    sentences = [verdict, Said("look-turn-round", {}) if round_base else Said("look-turn-length", values)]
    if made.stop:
        sentences.insert(1, stop_said(asked, made.stop))
    data = {
        "verdict": made.stop is None, "turned": round(turned / DEGREE, 6), "length": inches_of(made.length),
        "end": spot((made.end.x, made.end.y)), "facing": made.end.facing / DEGREE, "stop": stop_data(asked, made.stop),
    }  # fmt: skip
    how = () if round_base else (Said("look-how-turn", {"traits": traits_of(STOPPING)}),)
    return asked.answer(data, *sentences, *how, overlays=(turn(made),))
