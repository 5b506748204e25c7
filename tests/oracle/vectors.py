"""Shared vectors: `./run python -m tests.oracle.vectors` writes tests/vectors/geometry/*.json from the oracle.

No answer comes from the table: those of random cases are the oracle's, with its error as tolerance, and only verdicts
that are sure are kept; those of `by_hand` were computed on paper from the rules. The format is told in the README
beside the files.
"""

import json
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import shapely
from tests.oracle import distances, placing, sight
from tests.oracle.by_hand import BY_HAND
from tests.oracle.distances import TOLERANCE, Interval
from tests.oracle.figures import Figure, Shape, figure, terrain
from tests.oracle.paths import Way, is_convex, obstacle_figure, stopped, turned_into
from tests.oracle.worlds import HEIGHT, INCH, SIDE, random_body, random_feature, random_world

from battlewright.table.bodies import Block, Body, Disc
from battlewright.table.terrain import Feature

FOLDER = Path(__file__).parent.parent / "vectors" / "geometry"

Vector = dict[str, Any]


def plain(thing: Body | Feature) -> Vector:
    """A body or a feature as plain JSON."""
    found: Vector = msgspec.to_builtins(thing)
    return found


def measured(interval: Interval, rounding: float = 1.0) -> Vector:
    """A length with its tolerance, which allows an answer rounded to the micrometre."""
    middle, half = (interval.low + interval.high) / 2, (interval.high - interval.low) / 2
    return {"micrometres": round(middle, 3), "tolerance": round(half + rounding, 3)}


def gaps(rng: Random) -> Iterator[Vector]:
    """Gap, contact, overlap, within and completely within of two bodies."""
    for _ in range(60):
        a = random_body(rng, 5 * INCH, 5 * INCH)
        b = random_body(rng, *(5 * INCH + rng.randint(-3 * INCH, 3 * INCH) for _ in range(2)))
        b = b.raised_to(rng.choice((0, 0, HEIGHT // 2, HEIGHT + INCH)))
        limit = rng.randint(0, 3 * INCH)
        gap = distances.gap(a, b)
        answers: Vector = {
            "contact": gap.at_most(TOLERANCE),
            "overlap": distances.overlaps(a, b),
            "within": distances.within(a, b, limit),
        }
        if not isinstance(a, Block) and not isinstance(b, Block):
            answers["completely_within"] = distances.completely_within(a, b, limit)
        if None not in answers.values():
            yield {"a": plain(a), "b": plain(b), "limit": limit, "gap": measured(gap), **answers}


def grounds(rng: Random) -> Iterator[Vector]:
    """Gap of a body to a feature, whether any part of it is in, and whether all is."""
    for _ in range(45):
        piece = random_feature(rng, "piece", "rough")
        left, low, right, high = piece.bounds
        body: Body = random_body(rng, rng.randint(left, right), rng.randint(low, high), blocks=False)
        if rng.randrange(3) == 0:
            body = Disc(body.x, body.y, 0, 4_000, HEIGHT)
        touches, contains = distances.touches(piece, body), distances.contains(piece, body)
        gap = distances.plan_gap(figure(body), terrain(piece))
        if touches is not None and contains is not None:
            answers = {"gap": measured(gap), "touches": touches, "contains": contains}
            yield {"feature": plain(piece), "body": plain(body), **answers}


def sights(rng: Random) -> Iterator[Vector]:
    """Is there a clear line between two bases in plan? As many blocked as clear, and not for nothing in the way."""
    kept = {True: 0, False: 0}
    while min(kept.values()) < 25:
        world = random_world(rng, 6, 2, "obstruction")
        a, b, *others = world.bodies
        hulls = figure(a).area.convex_hull, figure(b).area.convex_hull
        between = shapely.union(*hulls).convex_hull
        near = [body for body in others if between.intersects(figure(body).area)]
        pieces = [piece for piece in world.features if between.intersects(terrain(piece).area)]
        if hulls[0].distance(hulls[1]) < 1_000 or not (near or pieces):
            continue
        clear = sight.clear(figure(a), figure(b), near, pieces)
        if clear is not None and kept[clear] < 25:
            kept[clear] += 1
            yield {**_seen(a, b, near, pieces), "clear": clear}


def _seen(a: Body, b: Body, bodies: list[Body], pieces: list[Feature]) -> Vector:
    blockers = {"bodies": [plain(body) for body in bodies], "features": [plain(piece) for piece in pieces]}
    return {"viewer": plain(a), "target": plain(b), **blockers}


def shares(rng: Random) -> Iterator[Vector]:
    """The hidden share of the angle under which a base is seen from the middle of another."""
    kept = 0
    while kept < 30:
        world = random_world(rng, 6, 2, "obstruction")
        a, b, *others = world.bodies
        if figure(a).area.convex_hull.distance(figure(b).area.convex_hull) < 1_000:
            continue
        share = sight.hidden_share(a, b, others, world.features)
        if 0.02 < share.value < 0.98 and share.error < 0.01:
            kept += 1
            hidden = {"share": round(share.value, 6), "tolerance": round(share.error, 6)}
            yield {**_seen(a, b, others, list(world.features)), **hidden}


def paths(rng: Random) -> Iterator[Vector]:
    """Where a straight move ends and what stops it: only convex things, so that there is one place to stop."""
    kept = 0
    while kept < 40:
        world = random_world(rng, 6, 2, "obstruction")
        body, *others = world.bodies
        obstacles = [*others, *world.features]
        toward, distance = (rng.randint(-99, 99), rng.randint(1, 99)), rng.randint(1, 10) * INCH
        way = Way(body, toward, float(distance))
        end, met = stopped(way, obstacles, SIDE)
        near = [one for one in obstacles if way.touch(obstacle_figure(one)) < float("inf")]
        clean = all(is_convex(obstacle_figure(one)) for one in near) and is_convex(way.base)
        brushed = len(near) > len(met) or end.high - end.low > 1
        if not clean or brushed or (not met and rng.randrange(4)):
            continue
        kept += 1
        yield {
            "body": plain(body), "toward": toward, "distance": distance, "table": [SIDE, SIDE],
            "bodies": [plain(other) for other in others], "features": [plain(piece) for piece in world.features],
            "travelled": measured(end, 20.0), "stop": _stop(way, end, met, obstacles, distance),
        }  # fmt: skip


def _stop(
    way: Way,
    end: Interval,
    met: list[tuple[Body | Feature, Interval]],
    obstacles: list[Body | Feature],
    most: int,
) -> str | int | None:
    """The number of the obstacle among bodies and features together, `edge`, or None for a move gone to its end."""
    for obstacle, interval in met:
        if interval.low <= end.high:
            return next(number for number, one in enumerate(obstacles) if one is obstacle)
    return "edge" if way.edge(SIDE) < most else None


def turns(rng: Random) -> Iterator[Vector]:
    """By how many degrees a rectangle or block wheels about a front corner, and whether something stops it."""
    kept = {True: 0, False: 0}
    while min(kept.values()) < 10:
        world = random_world(rng, 7, 2, "obstruction")
        body, *others = world.bodies
        if isinstance(body, Disc):
            continue
        side, angle = rng.choice(("left", "right")), rng.randint(20, 90)
        corner = placing.sides(body)["front"][0 if side == "left" else 1]
        base, reach = figure(body), 2 * figure(body).reach
        near = [obstacle_figure(one) for one in (*others, *world.features)]
        most = -angle if side == "left" else angle
        touched, entered = (turned_into(base, corner, most, near, depth) for depth in (0.0, TOLERANCE + 2.0))
        slack = 60.0 / base.reach * 57.3
        stopped_at = min(entered, float(angle))
        if reach > min(*corner, SIDE - corner[0], SIDE - corner[1]) or (touched < entered) != (
            entered <= angle
        ):
            continue
        stops = entered < angle
        if kept[stops] < 10 and (not stops or (touched > 2 and entered - touched < 0.5)):
            kept[stops] += 1
            low = min(touched, stopped_at)
            yield {
                "body": plain(body), "side": side, "degrees": angle, "table": [SIDE, SIDE],
                "bodies": [plain(other) for other in others], "features": [plain(one) for one in world.features],
                "turned": round((low + stopped_at) / 2, 4), "tolerance": round((stopped_at - low) / 2 + slack, 4),
                "stops": stops,
            }  # fmt: skip


def templates(rng: Random) -> Iterator[Vector]:
    """Which bodies a disc or a spray covers."""
    for number in range(30):
        world = random_world(rng, 8, 0, blocks=number % 2 == 0)
        origin, target, *_ = world.bodies
        asked: Vector
        if number % 3 == 0 and isinstance(origin, Disc):
            length = rng.choice((6, 8, 10)) * INCH
            area, bodies = placing.spray(origin, target.middle, length), world.bodies[1:]
            asked = {"template": "spray", "origin": plain(origin), "toward": target.middle, "length": length}
        else:
            body = rng.choice(world.bodies)
            centre = body.x + rng.randint(-2 * INCH, 2 * INCH), body.y + rng.randint(-2 * INCH, 2 * INCH)
            diameter = rng.choice((3, 4, 5)) * INCH
            area, bodies = Figure((Shape(shapely.Point(centre), diameter / 2),), 0.0), world.bodies
            asked = {"template": "disc", "centre": centre, "diameter": diameter}
        under = [distances.enters(figure(body), area) for body in bodies]
        if None not in under:
            covered = [index for index, verdict in enumerate(under) if verdict]
            yield {**asked, "bodies": [plain(body) for body in bodies], "covered": covered}


def arcs(rng: Random) -> Iterator[Vector]:
    """How much of a body lies in an arc before a side of another."""
    for _ in range(50):
        a = random_body(rng, SIDE // 2, SIDE // 2)
        b = random_body(rng, rng.randrange(SIDE), rng.randrange(SIDE))
        side, angle = rng.choice(placing.SIDES), rng.choice((60, 90, 135, 180)) * 1_000_000
        boundary = rng.choice(("in", "out"))
        share = placing.arc_share(a, side, angle, boundary, figure(b))
        if share is not None:
            asked = {"side": side, "angle": angle, "boundary": boundary}
            yield {"of": plain(a), **asked, "body": plain(b), "share": share}


def deviations(rng: Random) -> Iterator[Vector]:
    """Where a deviating point comes down."""
    for number in range(30):
        start, line = (rng.randrange(SIDE), rng.randrange(SIDE)), (rng.randint(-9, 9), rng.randint(1, 9))
        degrees = 60 * rng.randrange(6) if number % 2 else rng.randrange(360)
        cap, table = rng.choice((None, 2 * INCH, 3 * INCH)), rng.choice((None, [SIDE, SIDE]))
        distance = rng.randint(1, 6) * INCH
        gone = Fraction(distance if cap is None else min(cap, distance))
        point = placing.deviated(start, line, degrees, gone, None if table is None else (SIDE, SIDE))
        rolled = {
            "start": start,
            "line": line,
            "degrees": degrees,
            "distance": distance,
            "cap": cap,
            "table": table,
        }
        yield {**rolled, "point": [round(length, 2) for length in point], "tolerance": 1}


def placements(rng: Random) -> Iterator[Vector]:
    """How far the one body under a mover is moved at least to make room for it."""
    kept = 0
    while kept < 20:
        world = random_world(rng, 7, 2, "obstruction", blocks=False)
        mover = random_body(rng, 0, 0, blocks=False)
        victim, *rest = world.bodies
        mover = mover.at(victim.x + rng.randint(-INCH, INCH) // 2, victim.y + rng.randint(-INCH, INCH) // 2)
        left, low, right, high = figure(mover).area.bounds
        alone = distances.overlaps(victim, mover) and not any(
            distances.distance(obstacle_figure(one), figure(mover)) < 30 for one in (*rest, *world.features)
        )
        if not alone or min(left, low, SIDE - right, SIDE - high) < 0:
            continue
        least = placing.least_shift(victim, [mover, *rest, *world.features], SIDE)
        if least.high - least.low > 200:
            continue
        kept += 1
        yield {
            "mover": plain(mover), "bodies": [plain(body) for body in world.bodies], "table": [SIDE, SIDE],
            "features": [plain(piece) for piece in world.features],
            "moves": 0, "distance": measured(least),
        }  # fmt: skip


KINDS: dict[str, Callable[[Random], Iterator[Vector]]] = {
    "gaps": gaps, "terrain": grounds, "sight": sights, "shares": shares, "paths": paths, "turns": turns,
    "templates": templates, "arcs": arcs, "deviations": deviations, "placements": placements,
}  # fmt: skip


def made(kind: str) -> str:
    """The text of one file."""
    cases = [{"source": "hand", **vector} for vector in BY_HAND.get(kind, ())]
    cases += [{"source": "oracle", **vector} for vector in KINDS[kind](Random(kind))]
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
    return f"[\n{lines}\n]\n"


def main() -> None:
    """Writes all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for kind in KINDS:
        (FOLDER / f"{kind}.json").write_text(made(kind), encoding="utf-8")


if __name__ == "__main__":
    main()
