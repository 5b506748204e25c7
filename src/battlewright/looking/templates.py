"""Templates and deviation: who is under a disc or a spray, where a shot comes down."""

from __future__ import annotations

from fractions import Fraction
from math import hypot

from battlewright.looking.answers import Answer, inches_of, length, place, spot
from battlewright.looking.asking import Asked
from battlewright.looking.questions import question
from battlewright.pictures.from_verdicts import landings
from battlewright.pictures.from_verdicts import template as drawn
from battlewright.pictures.overlays import MarkedPoint
from battlewright.scenario.tabletop import Standing
from battlewright.table.angles import DEGREE, vector
from battlewright.table.bodies import Block
from battlewright.table.lengths import INCH
from battlewright.table.placement import Template, blast, covered, six_way, spray
from battlewright.table.placement.deviation import Deviation
from battlewright.texts.sayings import Said

D6 = range(1, 7)


@question("template", "template INCHES at X,Y", "template INCHES at ID")
def disc(asked: Asked) -> Answer:
    """Who is under a round template of a diameter."""
    diameter = asked.length()
    asked.word("at")
    centre = asked.place() if asked.is_number else asked.piece().body.middle
    how = Said("look-how-template", {"diameter": length(diameter), "place": place(centre)})
    return _under(asked, blast(centre, diameter), asked.tabletop.pieces, how)


@question("spray", "spray INCHES ID at ID")
def sprayed(asked: Asked) -> Answer:
    """Who is under a spray from one body towards the middle of another."""
    reach, origin = asked.length(), asked.piece()
    asked.word("at")
    target = asked.other(origin)
    if origin.body.middle == target.body.middle:
        asked.refuse("look-error-above", value=target.id)
    laid = spray(origin.body, target.body.middle, reach)
    how = Said("look-how-spray", {"a": origin.id, "b": target.id, "length": length(reach)})
    return _under(asked, laid, tuple(piece for piece in asked.tabletop.pieces if piece != origin), how)


@question(
    "deviate",
    "deviate from X,Y direction DEGREES [cap INCHES]",
    "deviate from X,Y direction DEGREES [cap INCHES] roll D6 INCHES",
)
def deviated(asked: Asked) -> Answer:
    """Where a shot comes down for a roll on the six-way template, or all places with a d6 of inches."""
    asked.word("from")
    start = asked.place()
    asked.word("direction")
    line = asked.degrees()
    cap = Fraction(asked.length()) if asked.takes("cap") else None
    table = asked.table
    if not (0 <= start[0] <= table.width and 0 <= start[1] <= table.depth):
        asked.refuse("look-error-off-table", value=f"{start[0] / INCH:g},{start[1] / INCH:g}")
    made = six_way(start, vector(line), cap, table)
    how = [Said("look-how-deviation", {"degrees": line / DEGREE})]
    if cap is not None:
        how.append(Said("look-how-cap", {"cap": length(int(cap))}))
    return _rolled(asked, made, cap, how) if asked.takes("roll") else _anywhere(asked, made, how)


def _rolled(asked: Asked, made: Deviation, cap: Fraction | None, how: list[Said]) -> Answer:
    direction, distance = asked.whole(1, 6), asked.length()
    end = made.at(direction - 1, distance)
    values = {"place": place(end), "direction": direction, "length": length(distance)}
    verdict = Said("look-deviates", values)
    gone = round(hypot(end[0] - made.start[0], end[1] - made.start[1]))
    counted = distance if cap is None else min(distance, int(cap))
    stopped = gone < counted - 2
    if stopped:
        how.insert(0, Said("look-deviates-edge", {"gone": length(gone), "length": length(counted)}))
    marked = (MarkedPoint(*end, 1.0),)
    data = {"place": spot(end), "deviated": inches_of(gone), "stopped_by_edge": stopped}
    return asked.answer(data, verdict, *how, overlays=marked)


def _anywhere(asked: Asked, made: Deviation, how: list[Said]) -> Answer:
    found = made.landings([inches * INCH for inches in D6])
    likeliest = max(found, key=lambda landing: landing.weight)
    values = {"count": len(found), "p": float(likeliest.weight), "place": place(likeliest.point)}
    alike = len({landing.weight for landing in found}) == 1
    verdict = Said("look-deviations-alike", values) if alike else Said("look-deviations", values)
    data = {"places": [{"place": spot(landing.point), "p": str(landing.weight)} for landing in found]}
    return asked.answer(data, verdict, *how, overlays=landings(found))


def _under(asked: Asked, laid: Template, pieces: tuple[Standing, ...], how: Said) -> Answer:
    bodies = [piece.body for piece in pieces]
    found = covered(laid, bodies)
    told, data = [], {}
    for one in found:
        piece = pieces[one.index]
        values = {"b": piece.id, "count": len(one.bases)}
        if isinstance(piece.body, Block):
            told.append(Said("look-under-bases", {**values, "of": piece.body.models}))
        else:
            told.append(Said("look-under-wholly", values) if one.fully else Said("look-under-partly", values))
        data[piece.id] = {"wholly": one.fully, "bases": len(one.bases)}
    levels = sorted({pieces[one.index].body.z for one in found})
    several = (Said("look-under-levels", {"levels": tuple(map(length, levels))}),) if len(levels) > 1 else ()
    verdict = Said("look-under", {"bodies": tuple(told)}) if told else Said("look-under-nobody", {})
    data_of = {"covered": data, "levels": [inches_of(z) for z in levels]}
    return asked.answer(data_of, verdict, *several, how, overlays=(drawn(laid, bodies),))
