"""What can be wrong with a set-up: every field with its place, its value and what was expected, all at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from battlewright.core.compiled import Rules
from battlewright.rules.common.checks import Path, problem, spelled
from battlewright.rules.common.game import PieceEntry, Problem, Setup
from battlewright.rules.hordes.profiles import SIZES, Displacement, Profile, Weapon, profile_of, shipped
from battlewright.rules.hordes.state import ROUNDS

SIDES = ("A", "B")
STATES = ("knocked_down", "stationary", "shield_wall")
PHASES = ("control", "activation")
STATE_FIELDS = ("wounds_lost", "boxes_lost", "fury", "unit", "states", "activated")

STATISTICS = {
    "SPD": (0, 20), "STR": (0, 30), "MAT": (0, 20), "RAT": (0, 20), "DEF": (0, 30), "ARM": (0, 40), "CMD": (0, 20),
    "FURY": (0, 20), "THR": (0, 20), "boxes": (1, 99), "base": (30, 120),
}  # fmt: skip
"""What a scenario may change of a profile by whole numbers, with their limits."""

WORDS = {"kind": ("warlock", "beast", "warrior", "solo"), "weight": ("light", "heavy")}
"""What it may change by a word, with the words there are."""

LISTS = ("spiral", "advantages")
"""What it may change by a list; a model without a spiral has the empty one."""

ADVANTAGES = ("pathfinder", "shield_wall", "stealth", "steady", "tough", "untargetable")
EFFECTS = ("full_blast", "open_fist")
"""Effects of a weapon beside those of a critical hit, which are the ruleset's table `critical`."""

KINDS = ("melee", "ranged", "spell")
WEAPON_LIMITS = {"RNG": (0.1, 60), "POW": (0, 40), "ROF": (1, 10), "COST": (0, 20), "attacks": (1, 10)}
AREAS = {"AOE": (0, 3, 4, 5), "SP": (0, 6, 8, 10)}


def check(rules: Rules, setup: Setup) -> list[Problem]:
    """Everything wrong with the set-up."""
    found: list[Problem] = []
    ids = {entry.id for entries in setup.sides for entry in entries}
    for side, entries in zip(SIDES, setup.sides, strict=True):
        for index, entry in enumerate(entries):
            path: Path = ("sides", side, "models", index)
            found += _check_piece(rules, entry, path, ids)
            if entry.at is None and after_set_up(setup.turn):
                found.append(problem((*path, "at"), "-", "[x, y]", "HRD-R-12"))
    return found + _check_turn(setup) + _check_ends(setup)


def after_set_up(turn: dict[str, Any]) -> bool:
    """Whether the battle begins in a round, when nobody is placed any more."""
    return any(name in turn for name in ("side", "active", "round", "phase"))


def _check_piece(rules: Rules, entry: PieceEntry, path: Path, ids: set[str]) -> list[Problem]:
    known = shipped()["profiles"]
    if entry.profile not in known:
        values = {"value": entry.profile, "expected": ", ".join(sorted(known))}
        return [Problem((*path, "profile"), "check-unknown-profile", values)]
    found = [*_check_stats(entry, path), *_check_weapons(rules, entry, path)]
    return found or list(_check_state(profile_of(rules, entry), entry, path, ids))


def _check_stats(entry: PieceEntry, path: Path) -> Iterator[Problem]:
    for name, value in entry.stats.items():
        where = (*path, "stats", name)
        if name in LISTS:
            yield from _check_list(name, value, where)
        elif name in WORDS:
            if value not in WORDS[name]:
                yield problem(where, value, ", ".join(WORDS[name]))
        elif name not in STATISTICS:
            values = {"value": name, "expected": ", ".join((*STATISTICS, *WORDS, *LISTS))}
            yield Problem(where, "check-unknown-statistic", values)
        elif name == "base":
            if type(value) is not int or value not in SIZES:
                yield problem(where, value, ", ".join(map(str, SIZES)), "HRD-R-201A")
        else:
            yield from _within(where, value, STATISTICS[name])


def _check_list(name: str, value: Any, where: Path) -> Iterator[Problem]:
    items = value if isinstance(value, (list, tuple)) else None
    if name == "advantages":
        if items is None or any(one not in ADVANTAGES for one in items):
            said = value if items is None else ", ".join(map(str, items))
            yield problem(where, said, f"[{', '.join(ADVANTAGES)}]")
    elif items is None or (items and not (len(items) == 3 and all(_whole(n, 1, 99) for n in items))):
        yield problem(where, value, "[1..99, 1..99, 1..99]", "HRD-R-217D")


def _whole(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def _within(where: Path, value: Any, limits: tuple[int, int], *clauses: str) -> Iterator[Problem]:
    if not _whole(value, *limits):
        low, high = limits
        yield problem(where, value, f"{low}..{high}" if low < high else f"{low}", *clauses)


def _check_weapons(rules: Rules, entry: PieceEntry, path: Path) -> Iterator[Problem]:
    known = shipped()["weapons"]
    taken: set[str] = set()
    for index, item in enumerate(entry.weapons or ()):
        where = (*path, "weapons", index)
        name = str(item.get("name") if isinstance(item, dict) else item)
        if name in taken:
            yield problem(where, name, ", ".join(sorted(known.keys() - taken)))
        elif isinstance(item, dict):
            yield from _check_own_weapon(rules, item, where)
        elif name not in known:
            values = {"value": name, "expected": ", ".join(sorted(known))}
            yield Problem(where, "check-unknown-weapon", values)
        taken.add(name)


def _check_own_weapon(rules: Rules, item: dict[str, Any], where: Path) -> Iterator[Problem]:
    fields = Weapon.__struct_fields__
    for name in item:
        if name not in fields:
            yield Problem(
                (*where, name), "check-unknown-field", {"value": name, "expected": ", ".join(fields)}
            )
    if not isinstance(item.get("name"), str) or not item["name"]:
        yield problem((*where, "name"), item.get("name", "-"), "name")
    if item.get("kind") not in KINDS:
        yield problem((*where, "kind"), item.get("kind", "-"), ", ".join(KINDS))
    for name, (low, high) in WEAPON_LIMITS.items():
        value = item.get(name, low)
        whole = type(value) is int or (name == "RNG" and type(value) is float)
        if not whole or not low <= value <= high:
            yield problem((*where, name), value, f"{low}..{high}")
    for name, sizes in AREAS.items():
        value = item.get(name, 0)
        if type(value) is not int or value not in sizes:
            yield problem((*where, name), item[name], ", ".join(map(str, sizes[1:])))
    effects, known = item.get("effects", ()), (*EFFECTS, *rules.tables.get("critical", ()))
    if not isinstance(effects, (list, tuple)) or any(one not in known for one in effects):
        yield problem((*where, "effects"), effects, ", ".join(known))
    if item.get("displaces") is not None:
        yield from _check_displacement(item["displaces"], (*where, "displaces"))


def _check_displacement(item: Any, where: Path) -> Iterator[Problem]:
    try:
        made = msgspec.convert(item, Displacement)
    except msgspec.ValidationError:
        yield problem(where, item, "{what: push|slam|throw, inches: 0..20, POW: 0..40}")
        return
    if not 0 <= made.inches <= 20:
        yield problem((*where, "inches"), made.inches, "0..20")
    yield from _within((*where, "POW"), made.POW, (0, 40))


def _check_state(own: Profile, entry: PieceEntry, path: Path, ids: set[str]) -> Iterator[Problem]:
    for name, value in entry.state.items():
        where = (*path, name)
        if name == "wounds_lost":
            most = 0 if own.spiral else own.boxes - 1
            yield from _within(where, value, (0, most), "HRD-R-217B" if own.spiral else "HRD-R-217A")
        elif name == "boxes_lost":
            yield from _check_spiral(own, value, where)
        elif name == "fury":
            yield from _check_fury(own, value, where)
        elif name == "states":
            states = _states(own)
            if not isinstance(value, list) or any(one not in states for one in value):
                yield problem(where, value, ", ".join(states))
        elif name == "activated":
            if not isinstance(value, bool):
                yield problem(where, value, "true, false")
        elif name == "unit":
            if not isinstance(value, str) or not value or value in ids or own.kind != "warrior":
                yield problem(where, value, "a name that no model has" if own.kind == "warrior" else "-")
        else:
            yield Problem(where, "check-unknown-field", {"value": name, "expected": ", ".join(STATE_FIELDS)})


def _check_fury(own: Profile, value: Any, where: Path) -> Iterator[Problem]:
    if own.kind == "beast":
        yield from _within(where, value, (0, own.FURY), "HRD-R-218E")
    elif own.kind == "warlock":
        yield from _within(where, value, (0, 99), "HRD-R-218A")
    elif not _whole(value, 0, 0):
        yield Problem(where, "check-fury-of-others", {"value": spelled(value)}, ("HRD-R-218A",))


def _states(own: Profile) -> tuple[str, ...]:
    return STATES if "shield_wall" in own.advantages else STATES[:2]


def _check_spiral(own: Profile, value: Any, where: Path) -> Iterator[Problem]:
    if not own.spiral:
        yield problem(where, value, "wounds_lost", "HRD-R-217A")
        return
    if not isinstance(value, dict):
        yield problem(where, value, "{1..6: 0..}", "HRD-R-217B")
        return
    for branch, points in value.items():
        if str(branch) not in ("1", "2", "3", "4", "5", "6"):
            yield problem((*where, str(branch)), branch, "1..6", "HRD-R-217B")
            continue
        yield from _within((*where, str(branch)), points, (0, own.circles - 1), "HRD-R-217C")
    points = [p for p in value.values() if type(p) is int]
    if sum(points) >= own.circles:
        yield problem(where, sum(points), f"0..{own.circles - 1}", "HRD-R-217K")


def _check_turn(setup: Setup) -> list[Problem]:
    found: list[Problem] = []
    turn = setup.turn
    sides = {entry.id: side for side, entries in zip(SIDES, setup.sides, strict=True) for entry in entries}
    rounds = setup.ends.get("rounds", ROUNDS)
    limit = rounds if _whole(rounds, 1, 99) else ROUNDS
    for name, value in turn.items():
        where = ("turn", name)
        if name == "round":
            found += _within(where, value, (1, limit))
        elif name == "side":
            if value not in SIDES:
                found.append(problem(where, value, ", ".join(SIDES)))
        elif name == "active":
            of = turn.get("side")
            own = [id for id, side in sides.items() if of not in SIDES or side == of]
            if not own:
                found.append(Problem(where, "check-active-of-nobody", {"value": spelled(value)}))
            elif value not in own:
                found.append(problem(where, value, ", ".join(sorted(own))))
            elif turn.get("phase", "activation") != "activation":
                found.append(problem(("turn", "phase"), turn["phase"], "activation", "HRD-R-203E"))
        elif name == "phase":
            if value not in PHASES:
                found.append(problem(where, value, ", ".join(PHASES)))
        else:
            values = {"value": name, "expected": "round, side, active, phase"}
            found.append(Problem(where, "check-unknown-field", values))
    return found


def _check_ends(setup: Setup) -> list[Problem]:
    found: list[Problem] = []
    for name, value in setup.ends.items():
        if name == "rounds":
            found += _within(("ends", name), value, (1, 99), "HRD-R-11")
        else:
            found.append(
                Problem(("ends", name), "check-unknown-field", {"value": name, "expected": "rounds"})
            )
    return found
