"""Pictures of fights, of chances and of whole tables, light and dark: `python examples/pictures.py [DIRECTORY]`.

The tables: a crowd, a firing line, a regiment hit in the rear, ruins with three floors, what moves and is moved, and
what a throw promises, and who strikes in two combats of regiments.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import mkdtemp

from msgspec.structs import replace

import battlewright as bw
from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.core.running import apply
from battlewright.pictures.bars import Distribution
from battlewright.pictures.from_verdicts import (
    arc_wedge,
    landings,
    measured,
    move_path,
    placements,
    region_outline,
    route_way,
    sight_line,
    straight_way,
    template,
    turn,
)
from battlewright.pictures.laws import svg_bars
from battlewright.pictures.outlook import rose, spreads, wanted, with_outlook
from battlewright.pictures.overlays import MovePath, Overlay, ReachCircle
from battlewright.pictures.scene_view import SceneView, plain_view, view
from battlewright.pictures.svg import picture, svg
from battlewright.table.angles import DEGREE, offset
from battlewright.table.arcs import arc
from battlewright.table.bodies import Block, Body, Disc, Rectangle
from battlewright.table.lengths import INCH, inches, mm
from battlewright.table.movement import advance_to, move_region, route, wheel
from battlewright.table.outlines import Circle, Polygon
from battlewright.table.placement import Directions, blast, least_disturbance, six_way, spray
from battlewright.table.sight import clear_lines
from battlewright.table.table import Table
from battlewright.table.terrain import Feature, Line, gap_to, within_of
from battlewright.texts.numbers import percent

CLEARING = Path(__file__).with_name("clearing.yaml")
FIGHT = "charge wolf axe 5 1 red_roll claws 5 0 1 4"
"""Words and faces in one line: the charge, its hit roll, the Red Roll with the claws, the damage roll."""


def ways(before: Position, after: Position) -> list[MovePath]:
    """The straight way of every model that stands elsewhere now."""
    stood = {piece.id: piece.body for piece in view(before).pieces}
    stands = {piece.id: piece.body for piece in view(after).pieces}
    return [straight_way(stood[id], body) for id, body in stands.items() if body != stood[id]]


Drawn = tuple[str, SceneView, list[Overlay]]
"""Heading, scene, and what is drawn over it."""


def thrown() -> Drawn:
    """Where a beast comes down that is thrown at its own warlock, and what becomes of whom."""
    scene = bw.load("hordes/throw_at_warlock")
    start = bw.position(scene)
    laws = _laws(scene, start)
    seen = view(start)
    return "Thrown at its own warlock", with_outlook(seen, laws), [*spreads(seen, laws)]


def direction() -> Drawn:
    """What every direction is worth once the beast is lifted, and what follows on the best."""
    scene = bw.load("hordes/throw_direction")
    start = bw.position(scene)
    best, *others = bw.best(scene)
    values = [(int(option.option[1]), float(option.value)) for option in (best, *others)]
    assert isinstance(start.pending, Choose) and isinstance(start.pending.region, Directions)
    seen, aimed = view(start), "P(shaman.destroyed)"
    flower = rose(seen, start.pending.region, values, lambda value: percent(value, "en"), aimed, "en")
    laws = _laws(apply(start.fork(), best.option), start)
    return "The best direction", with_outlook(seen, laws), [*spreads(seen, laws), *filter(None, [flower])]


def _laws(what: bw.Scenario | Position, at: Position) -> dict[str, Distribution]:
    """The law of where the beast comes down, and of what becomes of everybody."""
    known = at.rules.ruleset.quantities
    watch = ["toad.place", *wanted([piece.id for piece in view(at).pieces], known)]
    answer = bw.odds_of(what, watch, stop="end_of_action")
    return {name: law.pmf for name, law in answer.quantities.items()}


def disc(x: float, y: float, base: float, facing: float = 0, z: float = 0) -> Disc:
    """A round base: inches, millimetres across, degrees."""
    return Disc(inches(x), inches(y), inches(z), mm(base) // 2, inches(1.75), round(facing * DEGREE))


def piece(id: str, shape: Polygon | Circle | Line, top: float, *traits: str, base: float = 0) -> Feature:
    """Terrain from `base` to `top` inches of height."""
    return Feature(id, shape, inches(base), inches(top), traits)


def polygon(*corners: tuple[float, float]) -> Polygon:
    """A polygon by its corners in inches."""
    return Polygon(tuple((inches(x), inches(y)) for x, y in corners))


def box(left: float, low: float, right: float, high: float) -> Polygon:
    """An upright rectangle in inches."""
    return polygon((left, low), (right, low), (right, high), (left, high))


def line(thick: float, *points: tuple[float, float]) -> Line:
    """A thick line in inches."""
    return Line(tuple((inches(x), inches(y)) for x, y in points), inches(thick))


def crowd() -> Drawn:
    """Twelve a side where two lines have met: round bases of three sizes and riders, a blast and a spray."""
    table = Table(
        36 * INCH,
        30 * INCH,
        (
            piece("old_wood", polygon((2, 17), (8, 16), (10, 21), (6, 25), (1, 22)), 3, "forest", "rough"),
            piece("wall", line(0.5, (24, 14.5), (30, 14.5), (30, 17.5)), 1, "obstacle", "linear", "solid"),
            piece("knoll", polygon((9, 3), (16, 2), (18, 7), (11, 9)), 1.5, "hill"),
            piece("marsh", Circle(inches(29), inches(6), inches(3)), 0, "water", "rough"),
            piece("tower", box(27, 22, 32, 27), 5, "obstruction", "solid"),
            piece("smoke", Circle(inches(12), inches(22), inches(1.5)), 3, "cloud"),
        ),
    )  # fmt: skip
    a: dict[str, Body] = {
        "warlord": disc(17, 8, 40, 5), "bulwark": disc(18.4, 13.6, 50, 20), "ravager": disc(15.6, 13.4, 50, 340),
        "spear_1": disc(13.5, 13.2, 30, 0), "spear_2": disc(12.2, 13.3, 30, 350), "spear_3": disc(10.9, 13.1, 30, 15),
        "archer_1": disc(13, 6.5, 30, 0), "archer_2": disc(14.5, 6.2, 30, 10), "archer_3": disc(13.7, 4.9, 30, 355),
        "scout": disc(6, 19, 30, 60), "rider_1": _rider(23, 11.5, 330), "rider_2": _rider(24.6, 11.2, 335),
    }  # fmt: skip
    b: dict[str, Body] = {
        "chieftain": disc(18.5, 22, 40, 185), "mauler": disc(19.3, 15.7, 50, 205), "gorger": disc(16.8, 15.5, 50, 170),
        "axe_1": disc(14.4, 14.35, 30, 215), "axe_2": disc(12.9, 14.5, 30, 190), "axe_3": disc(11.5, 14.35, 30, 180),
        "slinger_1": disc(26, 15.5, 30, 200), "slinger_2": disc(27.5, 15.5, 30, 200),
        "slinger_3": disc(29, 15.6, 30, 190), "shaman": disc(14.5, 19, 30, 170),
        "wolf_1": _rider(20.9, 12.9, 265), "wolf_2": _rider(20.6, 10.6, 300),
    }  # fmt: skip
    scene = _scene(table, a, b)
    hurt = {"bulwark": (7, 12), "ravager": (10, 14), "mauler": (5, 16), "wolf_2": (3, 4), "spear_2": (1, 2)}
    told = {"gorger": ("stunned",), "axe_2": ("stunned",)}
    pieces = tuple(
        replace(piece, wounds=hurt.get(piece.id), states=told.get(piece.id, ()), active=piece.id == "shaman",
                acted=piece.id.startswith("archer"))
        for piece in scene.pieces
    )  # fmt: skip
    bodies = [*a.values(), *b.values()]
    overlays: list[Overlay] = [
        template(blast((inches(12.2), inches(13.9)), inches(3)), bodies, "3″"),
        template(spray(b["slinger_1"], a["rider_2"].middle, inches(6)), bodies, "6″"),
    ]
    return "Two lines have met", replace(scene, ruleset="redroll", pieces=pieces), overlays


def firing_line() -> Drawn:
    """What one gunner may shoot at: past a forest, past crates, and what the crates hide of whom."""
    forest = piece("forest", polygon((3, 9), (9, 8), (11, 11), (8.5, 14), (4, 13.5)), 3, "forest", "rough")
    crates = piece("crates", box(15, 14.5, 19, 15.5), 1, "obstacle", "solid", "linear")
    table = Table(24 * INCH, 22 * INCH, (forest, crates))
    gunner = disc(13, 3, 40, 0)
    marks: dict[str, Disc] = {
        "guardian": disc(4.5, 17, 50, 150),
        "brute": disc(10.4, 13.9, 50, 190),
        "sword_a": disc(15.9, 16.5, 30, 190),
        "sword_b": disc(17.6, 16.8, 30, 190),
        "sword_c": disc(20.2, 18.6, 30, 200),
    }
    overlays: list[Overlay] = [ReachCircle(crates, inches(1), "1″ of the crates")]
    overlays.append(
        sight_line(gunner, marks["guardian"], clear_lines(gunner, marks["guardian"], features=(forest,)))
    )
    seen = clear_lines(gunner, marks["brute"])
    overlays.append(sight_line(gunner, marks["brute"], seen, (forest,), "concealed"))
    for id in ("sword_a", "sword_b", "sword_c"):
        target = marks[id]
        others = [other for other in marks.values() if other != target]
        seen, away = clear_lines(gunner, target, others), gap_to(crates, target) / INCH
        covered = within_of(crates, target, INCH)
        label = f"cover: {away:.1f}″ away" if covered else f"no cover: {away:.1f}″ away"
        overlays.append(sight_line(gunner, target, seen, (crates,) if covered else (), label))
    return "A firing line", _scene(table, {"gunner": gunner}, marks), overlays


def regiment() -> Drawn:
    """A regiment with an incomplete last rank and a hole, engaged in front and charged in the rear."""
    table = Table(
        36 * INCH,
        30 * INCH,
        (
            piece(
                "scrub", polygon((14, 21), (20, 20), (25, 19.5), (26, 21.5), (20, 22), (15, 22.8)), 0, "rough"
            ),
            piece("ridge", polygon((2, 3), (9, 2), (11, 8), (4, 10)), 1.5, "hill"),
            piece("hedge", line(0.4, (1, 20), (9, 21)), 1, "obstacle", "linear", "concealing"),
        ),
    )
    pikes = _regiment(15, 12, 6, 21, 20, 20, 200, holes=((2, 1),))
    shields = _front_to_front(pikes, 7, 24, 25, 25)
    back = offset(pikes.x, pikes.y, pikes.facing, 0, -pikes.ranks * pikes.depth)
    x, y = offset(*back, pikes.facing, inches(0.7), -inches(9.5))
    lancers = Block(x, y, 0, 3, 5, mm(25), mm(50), inches(2), pikes.facing)
    charge = move_path(lancers, advance_to(lancers, back, inches(30), table, (pikes, shields)))
    archers = _regiment(7.2, 7.2, 8, 14, 20, 20, 60)
    rear = arc(pikes, "back", 90 * DEGREE)
    overlays: list[Overlay] = [
        arc_wedge(rear, inches(8), "rear, 90°"),
        charge,
        measured(archers, shields),
    ]
    a: dict[str, Body] = {"shields": shields, "lancers": lancers, "archers": archers}
    b: dict[str, Body] = {"pikes": pikes, "captain": Rectangle(inches(8), inches(16.5), 0, mm(25), mm(50),
                                                             inches(2), 160 * DEGREE)}  # fmt: skip
    return "Charged in the rear", _scene(table, a, b), overlays


def ruins() -> Drawn:
    """Ruins with three floors, one above the other, ladders between them and somebody on each."""
    table = Table(
        24 * INCH,
        20 * INCH,
        (
            piece("first", box(6, 6, 17, 15), 3, "floor", base=2.9),
            piece("second", box(6, 9, 14, 15), 6, "floor", base=5.9),
            piece("third", box(6, 11.5, 10, 15), 9, "floor", base=8.9),
            piece("walls", line(0.4, (17, 15), (6, 15), (6, 6)), 11, "obstruction", "linear", "solid"),
            piece("ladder_1", box(17, 8, 17.6, 8.8), 3, "ladder"),
            piece("ladder_2", box(13, 8.4, 13.8, 9), 6, "ladder", base=3),
            piece("ladder_3", box(10, 12.6, 10.6, 13.4), 9, "ladder", base=6),
            piece("rubble", polygon((8, 2), (13, 1.5), (14, 4), (9, 5)), 0, "rough"),
            piece("smoke", Circle(inches(20), inches(16), inches(2)), 3, "cloud"),
        ),
    )  # fmt: skip
    a = {"sniper": disc(7.5, 12.7, 25, 150, 9), "spotter": disc(9.1, 13.9, 25, 90, 9),
         "gunner": disc(12.6, 10.2, 32, 120, 6), "guard": disc(15, 7.5, 32, 100, 3),
         "lurker": disc(8.2, 12.9, 32, 180)}  # fmt: skip
    b = {
        "climber": disc(18.4, 8.3, 32, 270),
        "breaker": disc(12, 7.2, 32, 45, 3),
        "runner": disc(20.5, 4, 32, 315),
    }
    everybody = [*a.values(), *b.values()]
    others = [body for body in everybody if body != a["gunner"]]
    overlays: list[Overlay] = [
        move_path(a["gunner"], advance_to(a["gunner"], (inches(16), inches(12)), inches(5), table, others)),
        sight_line(a["sniper"], b["runner"], clear_lines(a["sniper"], b["runner"])),
        measured(a["guard"], b["climber"]),
    ]
    return "Ruins with three floors", _scene(table, a, b), overlays


def moves() -> Drawn:
    """Where bodies may go and are put: a wheel, a way round a wall, a throw that deviates, room made for the thrown."""
    wall = piece("wall", line(0.5, (4, 13), (9, 13)), 2, "obstruction", "linear", "solid")
    table = Table(
        30 * INCH, 20 * INCH, (wall, piece("bog", Circle(inches(11), inches(10), inches(1.5)), 0, "rough"))
    )
    runner, post = disc(6.5, 11.5, 32, 0), disc(9.7, 15.4, 40, 200)
    guard, keeper = _regiment(18, 15.5, 5, 13, 25, 25, 140), disc(23.1, 15.8, 40, 300)
    thrown, crowd = (
        disc(18, 5.2, 50, 0),
        [disc(17.2, 4.4, 30, 0), disc(18.9, 4.7, 30, 40), disc(18.3, 6.4, 30, 0)],
    )
    others = (post, guard)
    aimed = inches(25), inches(7)
    overlays: list[Overlay] = [
        region_outline(move_region(runner, inches(5), table, others), "up to 5″ straight"),
        route_way(runner, route(runner, (inches(7.8), inches(14.6)), inches(8), table, others)),
        turn(wheel(guard, "right", 60 * DEGREE, table, (keeper,))),
        *placements(crowd, least_disturbance(thrown, crowd, table, travel=(0, 1))),
        *landings(six_way(aimed, (0, 1)).landings([inches(1), inches(2), inches(3)])),
    ]
    a: dict[str, Body] = {"runner": runner, "guard": guard, "thrown": thrown}
    b: dict[str, Body] = {
        "post": post,
        "keeper": keeper,
        **{f"imp_{i}": imp for i, imp in enumerate(crowd, start=1)},
    }
    return "Ways, turns and room", _scene(table, a, b), overlays


TABLES = {
    "crowd": crowd,
    "firing-line": firing_line,
    "regiment": regiment,
    "ruins": ruins,
    "moves": moves,
}
"""The tables by name; each call makes one anew."""

PROMISES = {"thrown": thrown, "direction": direction}
"""What a throw promises, by name."""


def _scene(
    table: Table, a: dict[str, Disc] | dict[str, Body], b: dict[str, Disc] | dict[str, Body]
) -> SceneView:
    return plain_view(
        table, [*((id, 0, body) for id, body in a.items()), *((id, 1, body) for id, body in b.items())]
    )


def _rider(x: float, y: float, facing: float) -> Rectangle:
    return Rectangle(inches(x), inches(y), 0, mm(25), mm(50), inches(2), round(facing * DEGREE))


def _regiment(
    x: float, y: float, files: int, models: int, width: float, depth: float, facing: float,
    holes: tuple[tuple[int, int], ...] = (),
) -> Block:  # fmt: skip
    facing = round(facing * DEGREE)
    return Block(inches(x), inches(y), 0, files, models, mm(width), mm(depth), inches(1.5), facing, holes)


def _front_to_front(other: Block, files: int, models: int, width: float, depth: float) -> Block:
    """A regiment whose front touches the middle of another's front."""
    facing = (other.facing + 180 * DEGREE) % (360 * DEGREE)
    return Block(other.x, other.y, 0, files, models, mm(width), mm(depth), inches(1.5), facing)


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else mkdtemp())
    scene = bw.load(CLEARING)
    battle = bw.Battle(scene)
    before = battle.position.fork()
    battle.say(FIGHT)
    damage = bw.odds_of(scene, ["wolf.damage"]).quantities["wolf.damage"].pmf
    ranks = bw.position(bw.load("ninth_age/figure_11"))
    tables = {name: make() for name, make in {**TABLES, **PROMISES}.items()}
    for theme in ("light", "dark"):
        for name, drawn in (
            (
                "fight",
                svg(battle.position, ways(before, battle.position), theme, heading="A tie: both strike"),
            ),
            ("damage", svg_bars(damage, theme, title="Damage to the wolf, before anyone rolls")),
            ("ranks", svg(ranks, (), theme, heading="Who strikes, who supports")),
            *(
                (name, picture(scene, over, theme, heading=heading))
                for name, (heading, scene, over) in tables.items()
            ),
        ):
            path = folder / f"{name}-{theme}.svg"
            path.write_text(drawn, "utf-8")
            print(f"{path.name}: {len(drawn):,} characters")


if __name__ == "__main__":
    main()
