"""What redroll answers from numbers alone: a melee, a charge, a shot.

Two models on a table that is otherwise empty. Profiles give the numbers that are not given; `k` is the attacker's
bonus less the defender's, `damage` STR + POW - ARM, `need` DEF - AIM, as in the tables of players.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battlewright.rules.common.game import Problem
from battlewright.rules.common.quick import (
    FaceToFace,
    Parameter,
    Policy,
    Prepared,
    QuickQuestion,
    Value,
    Waste,
    face_to_face,
)
from battlewright.rules.redroll.cards import MOST_LUCKY, shipped
from battlewright.table.lengths import as_inches, mm

Given = Mapping[str, Any]
Fighter = dict[str, Any]
"""A model as a scenario gives it."""

PROFILES = ("hunter", "brute", "werewolf", "werewolf_beast", "warbeast", "spearman")
WEAPONS = {
    kind: tuple(n for n, w in shipped()["weapons"].items() if w["kind"] == kind)
    for kind in ("melee", "ranged")
}
RED = tuple(
    Policy(word, f"quick-redroll-red-{word}", {"windows": {"red_roll": word}})
    for word in ("take", "decline", "best")
)
COVER = {"none": "", "light": "concealing", "heavy": "solid"}
FARTHEST = 120.0
MOST = 99
"""The highest number of a card."""
SCREEN = 0.02
"""How thick the terrain is that gives cover, in inches; it stands where the target's base begins."""

SHARED = (
    Parameter("attacker", "word", "quick-redroll-attacker", "hunter", choices=PROFILES),
    Parameter("target", "word", "quick-redroll-target", "hunter", choices=PROFILES),
    Parameter("wounds", "whole", "quick-redroll-wounds", lowest=1),
    Parameter("attacker_wounds", "whole", "quick-redroll-attacker-wounds", lowest=1),
    Parameter(
        "symbols",
        "word",
        "quick-redroll-symbols",
        "on",
        choices=("on", "off"),
        clauses=("AP-R-03",),
        ruling="symbols",
    ),
)
FIGHT = (
    Parameter("weapon", "word", "quick-redroll-weapon", choices=WEAPONS["melee"]),
    Parameter("k", "whole", "quick-redroll-k", lowest=-99, clauses=("AP-R-16",)),
    Parameter("mel", "whole", "quick-redroll-mel", clauses=("AP-R-16",)),
    Parameter("agi", "whole", "quick-redroll-agi", clauses=("AP-R-16",)),
    Parameter("damage", "whole", "quick-redroll-damage", lowest=-99, clauses=("AP-DAMAGE-02",)),
    Parameter("str", "whole", "quick-redroll-str", clauses=("AP-DAMAGE-02",)),
    Parameter("pow", "whole", "quick-redroll-pow", clauses=("AP-MELEE-05",)),
    Parameter("arm", "whole", "quick-redroll-arm", clauses=("AP-DAMAGE-02",)),
    Parameter("counter", "whole", "quick-redroll-counter", clauses=("AP-MELEE-17",)),
    Parameter("red", "policy", "quick-redroll-red", "take", policies=RED, side="B", clauses=("AP-MELEE-11",)),
    Parameter("fury", "whole", "quick-redroll-fury", clauses=("AP-FURY-03", "AP-R-26")),
    Parameter(
        "lucky", "faces", "quick-redroll-lucky-target", highest=9, most=MOST_LUCKY, clauses=("AP-R-39",)
    ),
)
MELEE = (
    Parameter("attacks", "whole", "quick-redroll-attacks", 1, lowest=1, highest=9),
    *FIGHT,
    Parameter(
        "distance", "inches", "quick-redroll-distance", 0.0, highest=FARTHEST, clauses=("AP-MELEE-08",)
    ),
    *SHARED,
)
CHARGE = (
    Parameter(
        "distance", "inches", "quick-redroll-charge-distance", 5.0, highest=FARTHEST, clauses=("AP-R-42",)
    ),
    Parameter("attacks", "whole", "quick-redroll-charge-attacks", 1, lowest=1, highest=9),
    Parameter("spd", "whole", "quick-redroll-spd", clauses=("AP-R-42",)),
    *FIGHT,
    *SHARED,
)
SHOOT = (
    Parameter("shots", "whole", "quick-redroll-shots", 1, lowest=1, highest=9),
    Parameter("weapon", "word", "quick-redroll-gun", choices=WEAPONS["ranged"]),
    Parameter("need", "whole", "quick-redroll-need", lowest=-99, clauses=("AP-R-08",)),
    Parameter("aim", "whole", "quick-redroll-aim", clauses=("AP-R-08",)),
    Parameter("def", "whole", "quick-redroll-def", clauses=("AP-R-08",)),
    Parameter("power", "whole", "quick-redroll-power", clauses=("AP-SHOOT-09",)),
    Parameter("arm", "whole", "quick-redroll-arm-shot", clauses=("AP-R-12",)),
    Parameter("range", "inches", "quick-redroll-range", lowest=0.1, highest=FARTHEST, clauses=("AP-SHOOT-05",)),
    Parameter("distance", "inches", "quick-redroll-distance", 6.0, highest=FARTHEST, clauses=("AP-SHOOT-05",)),
    Parameter("cover", "word", "quick-redroll-cover", "none", choices=tuple(COVER), clauses=("AP-R-13",)),
    Parameter("lucky", "faces", "quick-redroll-lucky", highest=9, most=MOST_LUCKY, clauses=("AP-R-14",)),
    *SHARED,
)  # fmt: skip


def melee(given: Given) -> Prepared | list[Problem]:
    """Attacks at a target within reach, each for an action point, further ones for Fury tokens."""
    return _out_of_reach(given) or _fight(given, "melee", given["attacks"])


def charge(given: Given) -> Prepared | list[Problem]:
    """A charge with its attack, and further attacks where it has led."""
    return _fight(given, "charge", given["attacks"] + 1)


def _fight(given: Given, verb: str, points: int) -> Prepared | list[Problem]:
    problems = _twice(given, k=("mel", "agi"), damage=("str", "pow", "arm"))
    attacker, target = _fighter("attacker", given["attacker"]), _fighter("target", given["target"])
    own, counter = _melee_weapon(attacker, given.get("weapon")), _melee_weapon(target)
    problems += _unarmed(given, own, "pow")
    problems += _set_fury(attacker, given)
    if problems:
        return problems
    _set(attacker, given, mel="MEL", str="STR", spd="SPD", attacker_wounds="WND")
    _set(target, given, agi="AGI", arm="ARM", wounds="WND")
    if "k" in given:
        attacker["stats"]["MEL"], target["stats"]["AGI"] = max(0, given["k"]), max(0, -given["k"])
    own["POW"], counter["POW"] = given.get("pow", own["POW"]), given.get("counter", counter["POW"])
    problems = _set_damage(attacker, target, own, given) if "damage" in given else []
    if problems:
        return problems
    _arm(attacker, own)
    if "counter" in given:
        _arm(target, counter | {"name": counter["name"] if counter["name"] != "fists" else "guard"})
    _set_lucky(target, given)
    attacker["ap"] = points
    first = (verb, "target", own["name"])
    scenario = _scenario(given, attacker, target)
    scenario["policy"] = {
        "A": [" ".join(first), f"melee target {own['name']}", "melee target", "end"],
    }
    k = _stat(attacker, "MEL") - _stat(target, "AGI")
    damage = _stat(attacker, "STR") + own["POW"] - _stat(target, "ARM")
    settled = _settled(given, attacker, target) | {"weapon": own["name"], "k": k, "damage": damage}
    return Prepared(
        scenario, (first,), settled | {"counter": counter["POW"], "fury": attacker.get("fury", 0)}
    )


def _set_damage(attacker: Fighter, target: Fighter, own: dict[str, Any], given: Given) -> list[Problem]:
    """STR, ARM and POW with STR + POW - ARM as given, the first as far as it goes, POW only if nobody gave it."""
    damage, power, armour = given["damage"], own["POW"], _stat(target, "ARM")
    strength = min(max(damage - power + armour, 0), MOST)
    armour = min(max(strength + power - damage, 0), MOST)
    least = power - MOST
    if damage < least and ("pow" in given or own["name"] == "fists"):
        return [Problem(("damage",), "check-value", {"value": damage, "expected": f"{least}..{MOST}"})]
    attacker["stats"]["STR"], target["stats"]["ARM"] = strength, armour
    own["POW"] = damage - strength + armour
    return []


def shoot(given: Given) -> Prepared | list[Problem]:
    """Shots with one ranged weapon after the other, all alike: each fires once in an activation (AP-R-32)."""
    problems = _twice(given, need=("aim", "def"))
    attacker, target = _fighter("attacker", given["attacker"]), _fighter("target", given["target"])
    if problems:
        return problems
    _set(attacker, given, aim="AIM", attacker_wounds="WND")
    _set(target, given, **{"def": "DEF"}, arm="ARM", wounds="WND")
    if "need" in given:
        attacker["stats"]["AIM"], target["stats"]["DEF"] = max(0, -given["need"]), max(0, given["need"])
    own = _gun(attacker, given)
    guns = [
        own | {"name": f"{own['name']}{i}" if i > 1 else own["name"]} for i in range(1, given["shots"] + 1)
    ]
    attacker["weapons"] = guns
    attacker["ap"] = given["shots"]
    _set_lucky(attacker, given)
    scenario = _scenario(given, attacker, target)
    trait = COVER[given["cover"]]
    if trait:
        x, y = _places(given, attacker, target).target
        y -= _radius(target) + SCREEN
        wall = {"line": [[x - 3, y], [x + 3, y]], "thick": SCREEN}
        scenario["terrain"] = [{"id": "cover", "shape": wall, "height": 2, "traits": [trait]}]
    scenario["policy"] = {"A": ["shoot target", "end"]}
    need = _stat(target, "DEF") - _stat(attacker, "AIM")
    settled = _settled(given, attacker, target) | {
        "weapon": own["name"], "need": need, "power": own["POW"], "range": own["RNG"], "lucky": _lucky(attacker),
    }  # fmt: skip
    return Prepared(scenario, (("shoot", "target", own["name"]),), settled)


def _twice(given: Given, **parts: tuple[str, ...]) -> list[Problem]:
    """Numbers that say the same in two ways."""
    return [
        Problem((whole,), "quick-redroll-twice", {"whole": whole, "part": part})
        for whole, names in parts.items()
        for part in names
        if whole in given and part in given and not (whole == "damage" and part == "pow")
    ]


def _fighter(id: str, profile: str) -> Fighter:
    name = profile.removesuffix("_beast")
    form = {"form": "beast"} if name != profile else {}
    return {"id": id, "profile": name, "stats": {}, **form}


def _card(fighter: Fighter) -> dict[str, Any]:
    form = "_beast" if "form" in fighter else ""
    card: dict[str, Any] = shipped()["cards"][fighter["profile"] + form]
    return card


def _stat(fighter: Fighter, name: str) -> int:
    return int(fighter["stats"].get(name, _card(fighter).get(name, 0)))


def _radius(fighter: Fighter) -> float:
    return as_inches(mm(_card(fighter).get("base", 30)) // 2)


def _set(fighter: Fighter, given: Given, **names: str) -> None:
    fighter["stats"] |= {stat: given[name] for name, stat in names.items() if name in given}


def _melee_weapon(fighter: Fighter, name: str | None = None) -> dict[str, Any]:
    """The weapon of that name, else the profile's melee weapon, else its fists."""
    own = [w for w in _card(fighter)["weapons"] if w in WEAPONS["melee"]]
    chosen = name or (own[0] if own else "fists")
    return {"name": chosen, **shipped()["weapons"][chosen]}


def _out_of_reach(given: Given) -> list[Problem]:
    """The distance where the weapon does not reach so far: the rules would refuse the attack, and not say how far."""
    weapon = _melee_weapon(_fighter("attacker", given["attacker"]), given.get("weapon"))
    if given["distance"] <= weapon["RNG"]:
        return []
    values = {"value": f"{given['distance']:g}", "weapon": weapon["name"], "expected": f"{weapon['RNG']:g}"}
    return [Problem(("distance",), "quick-redroll-reach", values, ("AP-MELEE-08",))]


def _unarmed(given: Given, own: dict[str, Any], name: str) -> list[Problem]:
    if own["name"] == "fists" and name in given:
        return [Problem((name,), "quick-redroll-fists", {"value": given[name]}, ("AP-R-21",))]
    return []


def _arm(fighter: Fighter, weapon: dict[str, Any]) -> None:
    if weapon["name"] != "fists":
        fighter["weapons"] = [weapon]


def _set_fury(attacker: Fighter, given: Given) -> list[Problem]:
    """Tokens of the attacker: those given, else all of its card."""
    most = _card(attacker).get("FUR", 0)
    if most:
        attacker["fury"] = given.get("fury", most)
        if attacker["fury"] > most:
            attacker["stats"]["FUR"] = attacker["fury"]
        if attacker["fury"] < 1:
            values = {"value": attacker["fury"], "expected": "1..99"}
            return [Problem(("fury",), "check-value", values, ("AP-FURY-06", "AP-FURY-08"))]
    elif given.get("fury"):
        values = {"value": given["fury"], "expected": "0"}
        return [Problem(("fury",), "check-no-fury", values, ("AP-FURY-05",))]
    return []


def _gun(attacker: Fighter, given: Given) -> dict[str, Any]:
    own = [w for w in _card(attacker)["weapons"] if w in WEAPONS["ranged"]]
    name = given.get("weapon") or (own[0] if own else WEAPONS["ranged"][0])
    weapon = {"name": name, **shipped()["weapons"][name]}
    return weapon | {"POW": given.get("power", weapon["POW"]), "RNG": given.get("range", weapon["RNG"])}


def _lucky(fighter: Fighter) -> tuple[int, ...]:
    return tuple(fighter.get("lucky", _card(fighter).get("lucky", (7,))))


def _set_lucky(fighter: Fighter, given: Given) -> None:
    if "lucky" in given:
        fighter["lucky"] = list(given["lucky"])


def _settled(given: Given, attacker: Fighter, target: Fighter) -> dict[str, Value]:
    wounds = {"wounds": _stat(target, "WND"), "attacker_wounds": _stat(attacker, "WND")}
    return {**given, **wounds}


def _places(given: Given, attacker: Fighter, target: Fighter) -> FaceToFace:
    return face_to_face(_radius(attacker), _radius(target), given["distance"])


def _scenario(given: Given, attacker: Fighter, target: Fighter) -> dict[str, Any]:
    places = _places(given, attacker, target)
    return {
        "rulings": {"symbols": given["symbols"]},
        "table": {"size": places.size},
        "sides": {
            "A": {"models": [attacker | {"at": places.attacker}]},
            "B": {"models": [target | {"at": places.target, "facing": 180}]},
        },
        "turn": {"round": 1, "side": "A", "active": "attacker", "phase": "activation"},
    }


FOUGHT = ("target.destroyed", "attacker.destroyed", "target.wounds_lost", "attacker.wounds_lost")
SHOT = ("target.wounds_lost", "target.hit", "target.destroyed")
SURVIVAL = {"side": "A", "maximise": "target.destroyed"}
"""For which a target makes its Red Rolls, as it wants the opposite."""
OVERKILL_SAID = "quick-redroll-overkill"
OVERKILL = Waste(OVERKILL_SAID, "target.damage", "target.wounds_lost")

QUESTIONS = (
    QuickQuestion("melee", "quick-redroll-melee", MELEE, melee, FOUGHT, aim=SURVIVAL, waste=(OVERKILL,)),
    QuickQuestion("charge", "quick-redroll-charge", CHARGE, charge, FOUGHT, aim=SURVIVAL, waste=(OVERKILL,)),
    QuickQuestion("shoot", "quick-redroll-shoot", SHOOT, shoot, SHOT, waste=(OVERKILL,)),
)
