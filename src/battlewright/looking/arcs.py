"""Before which side of a body another stands."""

from __future__ import annotations

from battlewright.looking.answers import Answer
from battlewright.looking.asking import Asked
from battlewright.looking.questions import question
from battlewright.pictures.from_verdicts import arc_wedge
from battlewright.table.angles import DEGREE, FULL
from battlewright.table.arcs import SIDES, facing_of
from battlewright.table.arcs import arc as arc_of
from battlewright.table.lengths import INCH
from battlewright.texts.sayings import Said

QUARTER = FULL // 4
"""The width of the arc of each of the four sides."""

DRAWN = 6 * INCH
"""How far an arc is drawn."""


@question("arc", "arc ID ID", "arc DEGREES ID ID")
def arc(asked: Asked) -> Answer:
    """Before which side of the first the second stands; or whether it is in the front arc of an angle."""
    return _front(asked) if asked.is_number else _sides(asked)


def _sides(asked: Asked) -> Answer:
    one = asked.piece()
    other = asked.other(one)
    arcs = {side: arc_of(one.body, side, QUARTER) for side in SIDES}
    shares = {side: made.share(other.body) for side, made in arcs.items()}
    found = facing_of(one.body, other.body)
    values = {"a": one.id, "b": other.id, "degrees": QUARTER / DEGREE}
    sides = tuple(Said(f"look-side-{side}", {}) for side in found.sides)
    if len(sides) == 1:
        verdict = Said("look-arc-side", {**values, "side": sides[0]})
    else:
        verdict = (
            Said("look-arc-tie", {**values, "sides": sides}) if sides else Said("look-arc-inside", values)
        )
    parts = tuple(
        Said(f"look-share-{share}", {"side": Said(f"look-side-{side}", {})})
        for side, share in shares.items()
        if share != "not"
    )
    data = {"sides": list(found.sides), "arcs": dict(shares), "degrees": QUARTER / DEGREE}
    drawn = tuple(arc_wedge(made, DRAWN) for side, made in arcs.items() if side in found.sides)
    return asked.answer(
        data, verdict, Said("look-arc-parts", {"parts": parts}), Said("look-how-arc", {}), overlays=drawn
    )


def _front(asked: Asked) -> Answer:
    angle = asked.degrees(1)
    one = asked.piece()
    other = asked.other(one)
    made = arc_of(one.body, "front", angle)
    share = made.share(other.body)
    values = {"a": one.id, "b": other.id, "degrees": angle / DEGREE}
    said = {
        "wholly": Said("look-front-wholly", values),
        "partly": Said("look-front-partly", values),
        "not": Said("look-front-not", values),
    }
    data = {"verdict": share != "not", "share": share, "degrees": angle / DEGREE}
    drawn = (arc_wedge(made, DRAWN),)
    return asked.answer(data, said[share], Said("look-how-arc", {}), overlays=drawn)
