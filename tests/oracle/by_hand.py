"""Vectors computed by hand, from numbers that the rules give or that follow from them on paper."""

from typing import Any

INCH = 25_400
HEIGHT = 44_450
DEGREE = 1_000_000


def disc(x: int, y: int, diameter: int, facing: int = 0) -> dict[str, Any]:
    """A round base in micrometres."""
    return {
        "type": "disc",
        "x": x,
        "y": y,
        "z": 0,
        "radius": diameter // 2,
        "height": HEIGHT,
        "facing": facing,
    }


def rectangle(x: int, y: int, width: int, depth: int, facing: int = 0) -> dict[str, Any]:
    """A rectangular base in micrometres."""
    size = {"width": width, "depth": depth, "height": HEIGHT, "facing": facing}
    return {"type": "rectangle", "x": x, "y": y, "z": 0, **size}


def regiment(files: int, models: int) -> dict[str, Any]:
    """A block of 20 mm bases with the middle of its front at 0, 0, facing +y."""
    return {
        "type": "block", "x": 0, "y": 0, "z": 0, "files": files, "models": models, "width": 20_000,
        "depth": 20_000, "height": HEIGHT, "facing": 0, "holes": [],
    }  # fmt: skip


def _gap(
    what: str, a: dict[str, Any], b: dict[str, Any], limit: int, gap: int, **answers: bool
) -> dict[str, Any]:
    return {
        "what": what,
        "a": a,
        "b": b,
        "limit": limit,
        "gap": {"micrometres": gap, "tolerance": 0},
        **answers,
    }


SMALL, MEDIUM, LARGE = 30_000, 40_000, 50_000

GAPS = (
    _gap("1 inch between round bases", disc(0, 0, SMALL), disc(30_000 + INCH, 0, SMALL), INCH, INCH,
         contact=False, overlap=False, within=True),
    _gap("20 um is contact", disc(0, 0, SMALL), disc(0, 30_020, SMALL), 0, 0,
         contact=True, overlap=False, within=True),
    _gap("21 um is none", disc(0, 0, SMALL), disc(0, 30_021, SMALL), 0, 21,
         contact=False, overlap=False, within=False),
    _gap("20 um deep is no overlap", disc(0, 0, SMALL), disc(0, 29_980, SMALL), 0, 0,
         contact=True, overlap=False, within=True),
    _gap("21 um deep is one", disc(0, 0, SMALL), disc(0, 29_979, SMALL), 0, 0,
         contact=True, overlap=True, within=True),
    _gap("within 3 inches up to 20 um", disc(0, 0, SMALL), disc(0, 30_000 + 3 * INCH + 20, SMALL), 3 * INCH,
         3 * INCH + 20, contact=False, overlap=False, within=True),
    _gap("and no farther", disc(0, 0, SMALL), disc(0, 30_000 + 3 * INCH + 21, SMALL), 3 * INCH,
         3 * INCH + 21, contact=False, overlap=False, within=False),
    _gap("a 3-4-5 triangle from corner to corner", rectangle(0, 0, 20_000, 20_000),
         rectangle(50_000, 60_000, 20_000, 20_000),
         50_000, 50_000, contact=False, overlap=False, within=True),
    _gap("wholly within the 30 mm that the far edge is away", disc(0, 0, SMALL), disc(30_000, 0, SMALL), 30_000, 0,
         contact=True, overlap=False, within=True, completely_within=True),
    _gap("and within no less, but for 20 um", disc(0, 0, SMALL), disc(30_000, 0, SMALL), 29_979, 0,
         contact=True, overlap=False, within=True, completely_within=False),
    _gap("the gap of an incomplete rank", regiment(5, 8), disc(40_000, -40_000, 20_000), 10_000, 10_000,
         contact=False, overlap=False, within=True),
)  # fmt: skip

SIGHT = (
    {"what": "three equal bases exactly in a line: the tangent is sight (hordes 2.4)",
     "viewer": disc(0, 0, SMALL), "target": disc(0, 200_000, SMALL), "bodies": [disc(0, 100_000, SMALL)],
     "features": [], "clear": True},
    {"what": "a larger base between them blocks", "viewer": disc(0, 0, SMALL), "target": disc(0, 200_000, SMALL),
     "bodies": [disc(0, 100_000, MEDIUM)], "features": [], "clear": False},
    {"what": "a larger base blocks from 21 um on", "viewer": disc(0, 0, SMALL), "target": disc(0, 200_000, SMALL),
     "bodies": [disc(0, 100_000, SMALL + 42)], "features": [], "clear": False},
    {"what": "and not yet at 20 um", "viewer": disc(0, 0, SMALL), "target": disc(0, 200_000, SMALL),
     "bodies": [disc(0, 100_000, SMALL + 40)], "features": [], "clear": True},
    {"what": "two touching bases leave the line between them", "viewer": disc(0, 0, SMALL),
     "target": disc(0, 200_000, SMALL), "bodies": [disc(-25_000, 100_000, LARGE), disc(25_000, 100_000, LARGE)],
     "features": [], "clear": True},
)  # fmt: skip

SPRAYS = (
    {"what": "spray of 8 inches: 0.25 inches to either side, 1.05 at its end; what it only touches is not covered",
     "template": "spray", "origin": disc(0, 0, SMALL), "toward": [0, 100_000], "length": 8 * INCH,
     "corners": [[-6_350, 15_000], [6_350, 15_000], [26_670, 218_200], [-26_670, 218_200]],
     "bodies": [disc(0, 218_200 + 14_900, SMALL), disc(0, 218_200 + 15_000, SMALL), disc(0, 0, SMALL)],
     "covered": [0]},
)  # fmt: skip


def _blast(diameter: int, base: int, thousandths: int, covered: bool) -> dict[str, Any]:
    """HRD V28: a template deviating so many 1/10000 inch still touches the original target."""
    away = thousandths * INCH // 10_000
    return {
        "what": f"V28: {diameter} inch template, base of {base // 1000} mm, deviation {thousandths / 10_000} inch",
        "template": "disc", "centre": [0, away], "diameter": diameter * INCH,
        "bodies": [disc(0, 0, base)], "covered": [0] if covered else [],
    }  # fmt: skip


TEMPLATES = SPRAYS + tuple(
    _blast(diameter, base, reach + beyond, beyond < 0)
    for diameter, reaches in (
        (3, (20906, 22874, 24843)),
        (4, (25906, 27874, 29843)),
        (5, (30906, 32874, 34843)),
    )
    for base, reach in zip((SMALL, MEDIUM, LARGE), reaches, strict=True)
    for beyond in (-20, 20)
)

ARCS = (
    {"what": "V30: directly beside, both facing north: on the arc line, which counts as front",
     "of": disc(0, 0, SMALL), "side": "front", "angle": 180 * DEGREE, "boundary": "in",
     "body": disc(30_000, 0, 2), "share": "wholly"},
    {"what": "V30: turned a degree away the point is in the back arc",
     "of": disc(0, 0, SMALL, 359 * DEGREE), "side": "front", "angle": 180 * DEGREE, "boundary": "in",
     "body": disc(30_000, 0, 2), "share": "not"},
    {"what": "V30: but some of the base beside is in front until it is 30 degrees",
     "of": disc(0, 0, SMALL, 331 * DEGREE), "side": "front", "angle": 180 * DEGREE, "boundary": "in",
     "body": disc(30_000, 0, SMALL), "share": "partly"},
    {"what": "V30: at 31 degrees none is",
     "of": disc(0, 0, SMALL, 329 * DEGREE), "side": "front", "angle": 180 * DEGREE, "boundary": "in",
     "body": disc(30_000, 0, SMALL), "share": "not"},
    {"what": "H03: borders at 135 degrees from the front: on the diagonal of the corner, in by the ruling",
     "of": rectangle(0, 0, 20_000, 20_000), "side": "front", "angle": 90 * DEGREE, "boundary": "in",
     "body": disc(60_000, 60_000, 2), "share": "wholly"},
    {"what": "H03: the same place, out by the ruling",
     "of": rectangle(0, 0, 20_000, 20_000), "side": "front", "angle": 90 * DEGREE, "boundary": "out",
     "body": disc(60_000, 60_000, 2), "share": "not"},
)  # fmt: skip


def _thrown(direction: int, x: float, y: float) -> dict[str, Any]:
    """HRD V05: victim at 0, 0, flight along +y, 5.5 inches, deviation 3 capped to 2.75."""
    return {
        "what": f"V01, V05: 5.5 inch throw, direction {direction}, d3 = 3 capped at 2.75 inches",
        "start": [0, 55 * INCH // 10], "line": [0, 1], "degrees": 60 * (direction - 1), "distance": 3 * INCH,
        "cap": 275 * INCH // 100, "table": None, "point": [round(x * INCH), round(y * INCH)], "tolerance": 3,
    }  # fmt: skip


THROWS = ((0, 8.25), (2.3816, 6.875), (2.3816, 4.125), (0, 2.75), (-2.3816, 4.125), (-2.3816, 6.875))

DEVIATIONS = (
    *(_thrown(direction, x, y) for direction, (x, y) in enumerate(THROWS, start=1)),
    {"what": "off the table: shortened so that the point lies on the edge (hordes 2.10)",
     "start": [100_000, INCH], "line": [0, 1], "degrees": 180, "distance": 3 * INCH, "cap": None,
     "table": [200_000, 200_000], "point": [100_000, 0], "tolerance": 1},
)  # fmt: skip


def _move(what: str, other: dict[str, Any], travelled: int, stop: int | None) -> dict[str, Any]:
    return {
        "what": what, "body": disc(100_000, 50_000, SMALL), "toward": [0, 1], "distance": 6 * INCH,
        "table": [600_000, 600_000], "bodies": [other], "features": [],
        "travelled": {"micrometres": travelled, "tolerance": 0}, "stop": stop,
    }  # fmt: skip


PATHS = (
    _move("straight at a base: stops where they touch", disc(100_000, 130_000, MEDIUM), 45_000, 0),
    _move("brushed by 20 um: passes", disc(129_980, 130_000, SMALL), 6 * INCH, None),
    _move("a front across the way", rectangle(100_000, 130_000, 60_000, 20_000), 55_000, 0),
)

PLACEMENTS = (
    {"what": "a base 10 mm off the middle of an equal one: 20 mm farther on is the least",
     "mover": disc(300_000, 300_000, SMALL), "bodies": [disc(300_000, 310_000, SMALL)],
     "table": [600_000, 600_000], "features": [], "moves": 0,
     "distance": {"micrometres": 20_000, "tolerance": 20}},
)  # fmt: skip

BY_HAND: dict[str, tuple[dict[str, Any], ...]] = {
    "gaps": GAPS, "sight": SIGHT, "templates": TEMPLATES, "arcs": ARCS, "deviations": DEVIATIONS, "paths": PATHS,
    "placements": PLACEMENTS,
}  # fmt: skip
