"""`quick hordes shoot` and `quick hordes area`: shots at one target, and areas of effect over several models."""

from __future__ import annotations

from typing import Any, NamedTuple

from battlewright.core.requests import Option
from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import (
    MIDDLE,
    Parameter,
    Prepared,
    QuickQuestion,
    Value,
    face_to_face,
)
from battlewright.rules.hordes.profiles import shipped
from battlewright.rules.hordes.quick_models import (
    ARMOUR,
    BOXES,
    DEFENCE,
    DOWN,
    FURY,
    OVERKILL,
    SPIRAL,
    STEALTH,
    STILL,
    TOUGH,
    Fighter,
    Given,
    battle_of,
    card,
    change,
    model_parameters,
    problems_of,
    radius,
    settled,
    stat,
    striker,
    victim,
)
from battlewright.rules.hordes.quick_spending import spending, windows_of

GUNS = tuple(
    name
    for name, own in shipped()["weapons"].items()
    if own["kind"] == "ranged" and not ({"AOE", "SP"} & own.keys())
)
CANNONS = tuple(
    name for name, own in shipped()["weapons"].items() if own["kind"] == "ranged" and "AOE" in own
)
FARTHEST = 60.0
TERRAIN = {"none": [], "concealment": ["linear", "concealing"], "cover": ["obstacle", "linear", "solid"]}
SCREEN = 0.02
"""How thick the terrain is that hides the target, in inches, and how far it is from the base."""
KNEE_HIGH = 0.9
"""Its height in inches, over which everybody sees."""
HILL = 1.5
MARGIN = 4.0
"""Inches of table left beside those who are shot at."""
OUT_OF_THE_WAY = [2.0, 2.0]
"""Where a friend stands that has nothing to do with it, at the shooter's back."""
APART = 0.05
"""Inches between the target and whom it fights."""

SHOOTER = (
    Parameter("rat", "whole", "quick-hordes-rat", highest=20, clauses=("HRD-RROLL-01",)),
    DEFENCE,
    Parameter("pow", "whole", "quick-hordes-pow-shot", highest=40, clauses=("HRD-RANGED-11",)),
    ARMOUR,
    BOXES,
    FURY,
    spending("shoot", "buy_shot", ("HRD-RANGED-02", "HRD-R-218E", "HRD-R-218G")),
    Parameter("distance", "inches", "quick-hordes-distance", 6.0, lowest=0.6, highest=FARTHEST,
              clauses=("HRD-RANGE-02", "HRD-RANGE-04")),
    Parameter("range", "inches", "quick-hordes-range", lowest=0.1, highest=FARTHEST, clauses=("HRD-RANGE-01",)),
    Parameter("aim", "flag", "quick-hordes-aim", False, clauses=("HRD-RMOD-01",)),
    Parameter("cover", "word", "quick-hordes-cover", "none", choices=tuple(TERRAIN),
              clauses=("HRD-RMOD-05", "HRD-RMOD-06")),
    Parameter("elevated", "flag", "quick-hordes-elevated", False, clauses=("HRD-RMOD-09",)),
    Parameter("back", "flag", "quick-hordes-back", False, clauses=("HRD-RMOD-03", "HRD-R-206A")),
    DOWN,
    STILL,
    STEALTH,
    TOUGH,
)  # fmt: skip
SHOTS = (
    Parameter("attacks", "whole", "quick-hordes-shots", 1, lowest=1, highest=10, clauses=("HRD-RANGED-01",)),
    Parameter("rof", "whole", "quick-hordes-rof", lowest=1, highest=10, clauses=("HRD-ROF-01", "HRD-ROF-03")),
    Parameter("no_bought_attacks", "flag", "quick-hordes-no-bought", False, clauses=("HRD-RANGED-02",)),
    *SHOOTER,
    SPIRAL,
    Parameter("in_melee", "flag", "quick-hordes-in-melee", False, clauses=("HRD-RMOD-15", "HRD-MELEE-TARGET-06")),
    Parameter("friend_def", "whole", "quick-hordes-friend-def", 13, highest=30, clauses=("HRD-MELEE-TARGET-13",)),
    Parameter("friend_arm", "whole", "quick-hordes-friend-arm", 13, highest=40, clauses=("HRD-R-205I",)),
    Parameter("friend_boxes", "whole", "quick-hordes-friend-boxes", 1, lowest=1, clauses=("HRD-R-217A",)),
    Parameter("weapon", "word", "quick-hordes-gun", choices=GUNS),
    *model_parameters("quill_boar", "shield"),
)  # fmt: skip


def shoot(given: Given) -> Prepared | list[Problem]:
    """All shots of one activation at a target, which may be in melee with a friend of the shooter."""
    made = _duel(given, GUNS, given["attacks"])
    if isinstance(made, list):
        return made
    never = {"never": ["buy_shot"] if given["no_bought_attacks"] else []}
    more = {"watch": [*SHOT, *FRIEND]} if given["in_melee"] else {}
    prepared = _prepared(given, made, [made.target], [_friend(given, made)], policy=never, **more)
    prepared.settled["rof"] = made.weapon["ROF"]
    if not given["in_melee"]:
        for name in FRIENDLY:
            del prepared.settled[name]
    return prepared


class Duel(NamedTuple):
    """The shooter with its weapon, the target, and the table that they stand on."""

    attacker: Fighter
    target: Fighter
    weapon: dict[str, Any]
    size: list[float]


def _duel(given: Given, weapons: tuple[str, ...], attacks: int) -> Duel | list[Problem]:
    attacker, target = striker(given), victim(given)
    if isinstance(attacker, list) or isinstance(target, list):
        return problems_of(attacker, target)
    change(attacker, given, rat="RAT")
    own = _held(attacker, given, weapons, attacks)
    attacker["weapons"] = [own]
    places = face_to_face(radius(attacker), radius(target), given["distance"])
    attacker["at"] = places.attacker
    target |= {"at": [*places.target, HILL * given["elevated"]], "facing": 0 if given["back"] else 180}
    return Duel(attacker, target, own, places.size)


def _held(attacker: Fighter, given: Given, weapons: tuple[str, ...], attacks: int) -> dict[str, Any]:
    """The weapon, with so many initial shots; it fires as often at least."""
    carried = [name for name in card(attacker)["weapons"] if name in weapons]
    name = given.get("weapon") or (carried or weapons)[0]
    own = shipped()["weapons"][name]
    power, reach = given.get("pow", own["POW"]), given.get("range", own["RNG"])
    rate = given.get("rof", max(own.get("ROF", 1), attacks))
    return {**own, "name": name, "POW": power, "RNG": reach, "ROF": rate, "attacks": attacks}


def _friend(given: Given, made: Duel) -> Fighter:
    """A friend of the shooter: at the side of the target, which it fights, or out of the way."""
    target, fighter = made.target, Fighter(id="friend", profile="spearman", stats={})
    change(fighter, given, friend_def="DEF", friend_arm="ARM", friend_boxes="boxes")
    if not given["in_melee"]:
        return fighter | {"at": OUT_OF_THE_WAY}
    x, y, z = target["at"]
    return fighter | {"at": [x + radius(target) + radius(fighter) + APART, y, z], "facing": 270}


def _terrain(given: Given, target: Fighter, size: list[float]) -> list[dict[str, Any]]:
    """What hides the target, right before its base, and the hill from there on."""
    x, y, z = target["at"]
    front = y - radius(target) - SCREEN
    ground: list[dict[str, Any]] = []
    if traits := TERRAIN[given["cover"]]:
        line = {"line": [[x - 3, front], [x + 3, front]], "thick": SCREEN}
        ground.append({"id": "cover", "shape": line, "base": z, "height": KNEE_HIGH, "traits": traits})
    if given["elevated"]:
        low, (right, high) = front - SCREEN, size
        corners = [[0, low], [right, low], [right, high], [0, high]]
        ground.append({"id": "hill", "shape": {"polygon": corners}, "height": HILL, "traits": ["hill"]})
    return ground


def _prepared(
    given: Given,
    made: Duel,
    targets: list[Fighter],
    friends: list[Fighter],
    policy: dict[str, Any],
    **more: Any,
) -> Prepared:
    attacker, target, own = made.attacker, made.target, made.weapon
    need, bonus = stat(target, "DEF") - stat(attacker, "RAT"), own["POW"] - stat(target, "ARM")
    windows = windows_of(given["spend"], attacker, need, bonus)
    choices: tuple[Option, ...] = (("shoot", "target", own["name"]),)
    if given["aim"]:
        choices = (("aim",), *choices)
    scenario = battle_of(
        attacker, targets, friends, table={"size": made.size}, terrain=_terrain(given, target, made.size),
        policy={"windows": windows, **policy}, **more,
    )  # fmt: skip
    numbers: dict[str, Value] = {
        "rat": stat(attacker, "RAT"), "pow": own["POW"], "range": float(own["RNG"]), "weapon": own["name"],
    }  # fmt: skip
    return Prepared(scenario, choices, settled(given, attacker, target) | numbers)


ROW, BLOCK = "row", "block"
AREA = (
    Parameter("aoe", "whole", "quick-hordes-aoe", lowest=3, highest=5, clauses=("HRD-AOE-03",)),
    *SHOOTER,
    Parameter("models", "whole", "quick-hordes-models", 5, lowest=1, highest=15, clauses=("HRD-AOE-07",)),
    Parameter("spacing", "inches", "quick-hordes-spacing", 0.5, highest=10.0, clauses=("HRD-AOE-07",)),
    Parameter("formation", "word", "quick-hordes-formation", ROW, choices=(ROW, BLOCK), clauses=("HRD-AOE-07",)),
    Parameter("weapon", "word", "quick-hordes-cannon", choices=CANNONS),
    *model_parameters("mortar_crew", "shield"),
)  # fmt: skip


def area(given: Given) -> Prepared | list[Problem]:
    """One attack with an area of effect at the middle model of the first rank."""
    made = _duel(given, CANNONS, 1)
    if isinstance(made, list):
        return made
    made.weapon["AOE"] = given.get("aoe", made.weapon["AOE"])
    crowd = _crowd(given, made.target)
    prepared = _prepared(given, _with_room(made, crowd), crowd, [], policy={})
    prepared.settled["aoe"] = made.weapon["AOE"]
    return prepared


def _crowd(given: Given, target: Fighter) -> list[Fighter]:
    """Models like the target, from the middle of a rank to its ends; ranks of about the root of their number behind
    one another in a block."""
    models, pitch = given["models"], 2 * radius(target) + given["spacing"]
    wide = models if given["formation"] == ROW else max(1, round(models**0.5))
    x, y, z = target["at"]
    crowd = []
    for i in range(models):
        rank, file = divmod(i, wide)
        step = (file + 1) // 2 * (1 if file % 2 else -1)
        crowd.append(
            target | {"id": f"other{i}" if i else "target", "at": [x + step * pitch, y + rank * pitch, z]}
        )
    return crowd


def _with_room(made: Duel, crowd: list[Fighter]) -> Duel:
    """The same on a table that holds all models, which move aside with the shooter."""
    edge = radius(made.target) + MARGIN
    half = max(edge + abs(model["at"][0] - MIDDLE) for model in crowd)
    aside = max(0.0, half - MIDDLE)
    for model in (made.attacker, *crowd):
        model["at"] = [model["at"][0] + aside, *model["at"][1:]]
    high = max(made.size[1], crowd[-1]["at"][1] + edge)
    return made._replace(target=crowd[0], size=[2 * (MIDDLE + aside), high])


SHOT = ("target.destroyed", "target.wounds_lost", "target.hit")
FRIENDLY = ("friend_def", "friend_arm", "friend_boxes")
FRIEND = ("friend.destroyed", "friend.hit")
STRUCK = ("count(B.destroyed)", "sum(B.wounds_lost)", "target.hit", "target.destroyed")

SHOOT = QuickQuestion(
    "shoot", "quick-hordes-shoot", SHOTS, shoot, SHOT,
    aim={"side": "A", "maximise": "target.destroyed"}, waste=(OVERKILL,),
)  # fmt: skip
OVER_MANY = QuickQuestion(
    "area", "quick-hordes-area", AREA, area, STRUCK, aim={"side": "A", "maximise": "count(B.destroyed)"}
)
