"""From a scenario's set-up to a redroll position: everything checked first, all problems at once."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.core.compiled import Rules
from battlewright.core.position import Position
from battlewright.core.scene import Scene
from battlewright.core.state import Frame, Row
from battlewright.rules.common.game import PieceEntry, Problem, Setup
from battlewright.rules.redroll.cards import MOST_LUCKY, Card, Cards, Weapon, read_card, read_weapon, shipped
from battlewright.rules.redroll.state import ROUNDS, Battle, Model, Side
from battlewright.rules.redroll.turns import Activation, Game, Round, deal_tokens
from battlewright.table.bodies import Disc

STATISTICS = ("STR", "ARM", "SPD", "MEL", "AGI", "AIM", "DEF", "WND", "FUR", "AP")
STATES = ("stunned", "rest")
FORMS = ("human", "beast")
SIDES = ("A", "B")
EFFECTS = ("cleave", "stunning")
"""Special rules that a weapon of a scenario may have (AP-MELEE-06, AP-SHOOT-08)."""
COMBOS = ("claw+claw", "claw+skull", "moon+claw")
"""Symbol combinations whose amount a weapon may override (AP-R-07)."""


def card_of(rules: Rules, profile: str, entry: PieceEntry | None = None) -> Card:
    """The card of a profile, with a scenario's changes; raises `KeyError` or `msgspec.ValidationError`."""
    data = shipped()
    raw: dict[str, Any] = dict(data["cards"][profile])
    names = raw.pop("weapons", [])
    if entry is not None:
        raw.update(entry.stats)
        raw["lucky"] = entry.state.get("lucky", raw.get("lucky", (7,)))
        names = entry.weapons if entry.weapons is not None else names
    weapons = [_weapon(rules, item, data["weapons"]) for item in names]
    return read_card(profile, raw, weapons, rules.fields, rules.rulings["fist_pow"])


def _weapon(rules: Rules, item: Any, known: dict[str, Any]) -> Weapon:
    if isinstance(item, dict):
        return read_weapon(str(item["name"]), {k: v for k, v in item.items() if k != "name"}, rules.fields)
    return read_weapon(item, known[item], rules.fields)


def check(rules: Rules, setup: Setup) -> list[Problem]:
    """Everything wrong with the set-up."""
    found: list[Problem] = []
    for side, entries in enumerate(setup.sides):
        for index, entry in enumerate(entries):
            path = ("sides", SIDES[side], "models", index)
            found.extend(_check_piece(rules, entry, path))
            if entry.at is None and _after_set_up(setup.turn):
                values = {"value": "-", "expected": "[x, y]"}
                found.append(Problem((*path, "at"), "check-value", values, ("AP-R-40",)))
    found.extend(_check_turn(setup))
    return found


def _after_set_up(turn: dict[str, Any]) -> bool:
    """Whether the battle begins in a round, when nobody is placed any more (AP-R-40)."""
    return "side" in turn or "active" in turn or "round" in turn


def _check_piece(rules: Rules, entry: PieceEntry, path: tuple[str | int, ...]) -> list[Problem]:
    cards = shipped()["cards"]
    if entry.profile not in cards or entry.profile.endswith("_beast"):
        known = ", ".join(sorted(name for name in cards if not name.endswith("_beast")))
        return [
            Problem((*path, "profile"), "check-unknown-profile", {"value": entry.profile, "expected": known})
        ]
    found = _check_stats(entry, path) + _check_weapons(entry, path) + _check_lucky(entry, path)
    if found:
        return found
    form = entry.state.get("form", "human")
    has_beast = bool(cards[entry.profile].get("beast"))
    if form not in FORMS or (form == "beast" and not has_beast):
        expected = ", ".join(FORMS if has_beast else FORMS[:1])
        return [Problem((*path, "form"), "check-value", {"value": form, "expected": expected})]
    card = card_of(rules, f"{entry.profile}_beast" if form == "beast" else entry.profile, entry)
    return _check_state(card, entry, path)


def _check_stats(entry: PieceEntry, path: tuple[str | int, ...]) -> list[Problem]:
    found = []
    for name, value in entry.stats.items():
        if name not in STATISTICS:
            expected = ", ".join(STATISTICS)
            found.append(
                Problem(
                    (*path, "stats", name), "check-unknown-statistic", {"value": name, "expected": expected}
                )
            )
        elif type(value) is not int or not (1 if name == "WND" else 0) <= value <= 99:
            expected = "1..99" if name == "WND" else "0..99"
            found.append(
                Problem((*path, "stats", name), "check-value", {"value": value, "expected": expected})
            )
    if entry.stats.get("FUR") and shipped()["cards"][entry.profile].get("kind") != "warbeast":
        beast = shipped()["cards"][entry.profile].get("beast")
        if not beast:
            clauses = ("AP-FURY-05",)
            values = {"value": entry.stats["FUR"], "expected": "0"}
            found.append(Problem((*path, "stats", "FUR"), "check-no-fury", values, clauses))
    return found


def _check_weapons(entry: PieceEntry, path: tuple[str | int, ...]) -> list[Problem]:
    known = shipped()["weapons"]
    found = []
    taken = {"fists"}
    for i, item in enumerate(entry.weapons or ()):
        where = (*path, "weapons", i)
        name = str(item.get("name") if isinstance(item, dict) else item)
        if name in taken:
            free = ", ".join(sorted(known.keys() - taken))
            found.append(Problem(where, "check-value", {"value": name, "expected": free}))
            continue
        taken.add(name)
        if isinstance(item, str):
            if item not in known:
                expected = ", ".join(sorted(known))
                found.append(Problem(where, "check-unknown-weapon", {"value": item, "expected": expected}))
            continue
        found.extend(_check_custom_weapon(item, where))
    return found


def _check_lucky(entry: PieceEntry, path: tuple[str | int, ...]) -> list[Problem]:
    faces = entry.state.get("lucky", [])
    if (
        isinstance(faces, list)
        and all(type(face) is int and 0 <= face <= 9 for face in faces)
        and len(faces) <= MOST_LUCKY
    ):
        return []
    values = {"value": str(faces), "expected": "[0..9, 0..9]"}
    return [Problem((*path, "lucky"), "check-value", values, ("AP-R-14",))]


def _check_custom_weapon(item: Any, where: tuple[str | int, ...]) -> list[Problem]:
    expected = "{name, kind: melee|ranged, RNG, POW, effects}"
    if not isinstance(item, dict) or not isinstance(item.get("name"), str) or item.get("name") == "fists":
        return [Problem(where, "check-value", {"value": str(item), "expected": expected})]
    if item.get("kind") not in ("melee", "ranged"):
        return [
            Problem(
                (*where, "kind"), "check-value", {"value": str(item.get("kind")), "expected": "melee, ranged"}
            )
        ]
    reach, power = item.get("RNG"), item.get("POW")
    if not isinstance(reach, (int, float)) or isinstance(reach, bool) or not 0 < reach <= 200:
        return [Problem((*where, "RNG"), "check-value", {"value": str(reach), "expected": "0..200"})]
    if type(power) is not int or not 0 <= power <= 99:
        return [Problem((*where, "POW"), "check-value", {"value": str(power), "expected": "0..99"})]
    try:
        msgspec.convert(item, Weapon)
    except msgspec.ValidationError as error:
        return [Problem(where, "check-value", {"value": str(error), "expected": expected})]
    for field, known in (("effects", EFFECTS), ("combos", COMBOS)):
        for given in item.get(field, ()):
            word = given if isinstance(given, str) else given[0]
            if word not in known:
                values = {"value": str(word), "expected": ", ".join(known)}
                return [Problem((*where, field), "check-value", values)]
    unknown = set(item) - {"name", "kind", "RNG", "POW", "effects", "combos"}
    if unknown:
        return [
            Problem(
                (*where, sorted(unknown)[0]),
                "check-value",
                {"value": sorted(unknown)[0], "expected": expected},
            )
        ]
    return []


def _fewest_tokens(card: Card, entry: PieceEntry) -> tuple[int, tuple[str, ...]]:
    """The fewest Fury tokens a model can have as it stands, with the clause that says so."""
    states = entry.state.get("states")
    rests = isinstance(states, list) and "rest" in states
    if card.FUR == 0 or rests:
        return 0, ()
    return {"beast": (1, ("AP-FURY-06",)), "warbeast": (1, ("AP-FURY-08",))}.get(card.kind, (0, ()))


def _check_state(card: Card, entry: PieceEntry, path: tuple[str | int, ...]) -> list[Problem]:
    tokens, clauses = _fewest_tokens(card, entry)
    ranges = {"wounds_lost": (0, card.WND - 1), "fury": (tokens, card.FUR), "ap": (0, 99)}
    found = []
    for name, value in entry.state.items():
        where = (*path, name)
        if name in ranges:
            low, high = ranges[name]
            if type(value) is not int or not low <= value <= high:
                values = {"value": str(value), "expected": f"{low}..{high}"}
                found.append(Problem(where, "check-value", values, clauses if name == "fury" else ()))
        elif name == "states":
            if not isinstance(value, list) or any(state not in STATES for state in value):
                found.append(
                    Problem(where, "check-value", {"value": str(value), "expected": ", ".join(STATES)})
                )
            elif "rest" in value and card.kind != "warbeast":
                found.append(
                    Problem(where, "check-value", {"value": "rest", "expected": "stunned"}, ("AP-FURY-08",))
                )
        elif name in ("acted", "shifted"):
            if not isinstance(value, bool):
                found.append(Problem(where, "check-value", {"value": str(value), "expected": "true, false"}))
        elif name not in ("form", "lucky"):
            known = ", ".join((*ranges, "form", "states", "acted", "shifted", "lucky"))
            found.append(Problem(where, "check-unknown-field", {"value": name, "expected": known}))
    return found


def _check_turn(setup: Setup) -> list[Problem]:
    found = []
    turn = setup.turn
    ids = {entry.id: side for side, entries in enumerate(setup.sides) for entry in entries}
    rounds = setup.ends.get("rounds", ROUNDS)
    if type(rounds) is not int or not 1 <= rounds <= 99:
        found.append(Problem(("ends", "rounds"), "check-value", {"value": str(rounds), "expected": "1..99"}))
        rounds = ROUNDS
    for name, value in turn.items():
        where = ("turn", name)
        if name == "round":
            if type(value) is not int or not 1 <= value <= rounds:
                found.append(Problem(where, "check-value", {"value": str(value), "expected": f"1..{rounds}"}))
        elif name == "side":
            if value not in SIDES:
                found.append(Problem(where, "check-value", {"value": str(value), "expected": "A, B"}))
        elif name == "active":
            if value not in ids or (
                "side" in turn and turn["side"] in SIDES and SIDES[ids[value]] != turn["side"]
            ):
                found.append(
                    Problem(where, "check-value", {"value": str(value), "expected": ", ".join(sorted(ids))})
                )
        elif name != "phase" or value != "activation":
            known = "round, side, active, phase: activation"
            found.append(
                Problem(where, "check-unknown-field", {"value": f"{name}: {value}", "expected": known})
            )
    unknown = [name for name in setup.ends if name != "rounds"]
    found.extend(
        Problem(("ends", n), "check-unknown-field", {"value": n, "expected": "rounds"}) for n in unknown
    )
    return found


def build(rules: Rules, setup: Setup) -> Position:
    """The position before its first question. A scenario's changes of a card go to the form that it gives."""
    cards: list[Card] = []
    index: dict[Card, int] = {}

    def place(card: Card) -> int:
        if card not in index:
            index[card] = len(cards)
            cards.append(card)
        return index[card]

    models = [
        _model(rules, side, entry, place) for side, entries in enumerate(setup.sides) for entry in entries
    ]
    ids = (tuple(e.id for e in setup.sides[0]), tuple(e.id for e in setup.sides[1]))
    scene = Scene(setup.table, ids, Cards(tuple(cards)), setup.help)
    turn = setup.turn
    round_, side = (
        turn.get("round", 1 if "side" in turn or "active" in turn else 0),
        SIDES.index(turn.get("side", "A")),
    )
    battle = Battle(round_, side, setup.ends.get("rounds", ROUNDS))
    rows: list[Row] = [battle, Side(0), Side(1), *models]
    position = Position(rules, scene, rows, [])
    position.stack = _stack(position, turn, side)
    for entry in (*setup.sides[0], *setup.sides[1]):
        if entry.id == turn.get("active") and "ap" in entry.state:
            position.change(scene.index[entry.id], ap=entry.state["ap"])
    return position


def _model(rules: Rules, side: int, entry: PieceEntry, place: Any) -> Model:
    is_beast = entry.state.get("form") == "beast"
    beast = shipped()["cards"][entry.profile].get("beast", "")
    names = (beast, entry.profile) if is_beast else (entry.profile, beast)
    own = card_of(rules, names[0], entry)
    other = place(card_of(rules, names[1])) if names[1] else -1
    states = entry.state.get("states", [])
    return Model(
        side,
        place(own),
        Disc(*(entry.at or (0, 0, 0)), own.radius, own.height, entry.facing),
        other,
        on_table=entry.at is not None,
        lost=entry.state.get("wounds_lost", 0),
        ap=entry.state.get("ap", 0),
        fury=entry.state.get("fury", 0 if "rest" in states else -1),
        acted=entry.state.get("acted", False),
        shifted=entry.state.get("shifted", is_beast),
        stunned="stunned" in states,
        rest=2 if "rest" in states else 0,
    )


def _stack(p: Position, turn: dict[str, Any], side: int) -> list[Frame]:
    procedures = p.rules.procedures
    if not _after_set_up(turn):
        return [Game()]
    game = Game(at=procedures[Game].labels["rounds"] + 1)
    deal_tokens(p, game)
    if "active" not in turn:
        first = procedures[Round].labels["next_side" if "side" in turn else "roll_off"]
        return [game, Round(side, at=first)]
    active = p.scene.index[turn["active"]]
    m: Model = p.rows[active]
    p.change(0, active=m.side)
    p.change(active, ap=p.value("activation.ap", active), acted=False)
    after = procedures[Round].labels["again"]
    return [
        game,
        Round(1 - m.side, at=after),
        Activation(active, at=procedures[Activation].labels["choose_action"]),
    ]
