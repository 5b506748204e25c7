"""From the data of a battle (options, requests, events, outcomes) to sentences.

Nothing here knows a ruleset. A message is looked up as `<ruleset>-<id>` first, then as `<id>`, so a ruleset can
say in its own words what others say too. Data need no messages of their own to be said:

- the further words of an option are `$a`, `$b`, ...; what has a name in the ruleset's texts, as weapons have, is
  named by `$a_named`, `$b_named`, ...;
- a value called like such a thing (`weapon`, `part`) is so named by `$weapon_named`, `$part_named`;
- a length in micrometres (`distance`) or inches (`inches`) is `$length`, a point (`x` and `y`) is `$place`, both
  in inches and centimetres;
- `$side` is the side that is asked or whose event it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import reduce
from itertools import groupby
from string import ascii_lowercase
from typing import Any, NamedTuple

from battlewright.chance import Die
from battlewright.chance.partition import Partition, order_statistic
from battlewright.core.position import Event
from battlewright.core.requests import Both, Choose, Option, Request, Roll
from battlewright.core.scene import SIDES
from battlewright.core.state import Outcome
from battlewright.table.angles import DEGREE
from battlewright.table.lengths import TOLERANCE, as_inches, inches
from battlewright.texts.catalog import Catalog, catalog
from battlewright.texts.speech import cite

NAMED = ("weapon", "ability", "state", "profile", "aspect", "part")
"""The kinds of things that words of options may name, in the order in which names are looked for."""

WORDS = 3
"""An option message may count on this many further words; those that an option lacks are empty."""

_SIDE_NAMES = ("A", "B")
_CENTIMETRES = 2.54


class Said(NamedTuple):
    """A message with its arguments, for use as an argument of another."""

    id: str
    values: Mapping[str, object]


def message_id(*words: str) -> str:
    """The id of the message for something of the data; characters that Fluent ids cannot have become dashes.

    >>> message_id("quantity", "attack.result")
    'quantity-attack-result'
    """
    return re.sub(r"[^A-Za-z0-9_-]", "-", "-".join(words))


def option_text(option: Option, ruleset: str, lang: str) -> str:
    """One answer offered, as a short label; its own words where no message says it.

    `option` is a tuple as requests hold it, `("at", x, y)` in micrometres included.
    """
    texts = catalog(lang)
    id = _found(texts, ruleset, message_id("option", str(option[0])))
    if id is None:
        return texts.text("number-or-name", value=" ".join(map(str, option)))
    return texts.text(id, **option_arguments(option, ruleset, texts))


def option_arguments(option: Option, ruleset: str, texts: Catalog) -> dict[str, object]:
    """What the message of an option may use: its further words as they stand, numbers as such, and as named."""
    if option[0] == "at" and len(option) == 3:
        return {"place": _place(option[1], option[2])}
    if option[0] == "direction" and len(option) == 2:
        return {"degrees": option[1] / DEGREE}
    further = [*option[1:], *[""] * (WORDS - len(option[1:]))]
    said: dict[str, object] = {}
    for letter, word in zip(ascii_lowercase, further, strict=False):
        said[letter] = word if isinstance(word, int) else str(word)
        said[f"{letter}_named"] = named(str(word), ruleset, texts)
    return said


def named(word: str, ruleset: str, texts: Catalog) -> str:
    """The name that the ruleset's texts give to a weapon, ability, state or profile; else the word itself."""
    spelled = word.replace("_", "-")
    ids = (f"{ruleset}-{kind}-{spelled}" for kind in NAMED)
    return next((texts.text(id) for id in ids if texts.has(id)), word)


def request_text(request: Request, names: Sequence[str], lang: str, ruleset: str = "") -> str:
    """What is asked of whom, in one sentence or two; two lines when both players are asked at once.

    `names` are the names of the rows, `position.scene.names`. A roll says which dice to roll, in their order.
    """
    texts = catalog(lang)
    if isinstance(request, Both):
        return "\n".join(request_text(half, names, lang, ruleset) for half in request.requests)
    values = _readable(request.values, ruleset, lang)
    side = names[SIDES[request.player]]
    if isinstance(request, Roll):
        purpose = _say(texts, ruleset, request.purpose, {"side": side, **values})
        dice = dice_text(request.partition, lang, ruleset)
        return texts.text("request-roll", side=side, purpose=purpose, dice=dice)
    assert isinstance(request, Choose)
    question = _say(texts, ruleset, request.kind, {"side": side, **values})
    return texts.text("request-choose", side=side, question=question)


def dice_text(partition: Partition[Any], lang: str, ruleset: str = "") -> str:
    """The dice of a roll in the order in which they are rolled and typed, with what becomes of them.

    Parts of a joint roll are told apart: pools of which the worst or best die counts, and dice of a named kind
    (a partition mapped as `redroll.symbol` is said by `redroll-throw-symbol`).
    """
    texts = catalog(lang)
    said = []
    for (id, die), run in groupby(_throws(partition, texts), key=lambda throw: throw[:2]):
        counts = [count for _, _, count in run]
        # Two pools of which one die each counts are not one larger pool.
        pools = counts if id in ("throw-lowest", "throw-highest") else [sum(counts)]
        faces = faces_text(die)
        said += [_say(texts, ruleset, id, {"count": count, "faces": faces}) for count in pools]
    if not said:
        return texts.text("throw-nothing")
    return reduce(lambda first, then: texts.text("throw-then", first=first, then=then), said)


def _throws(partition: Partition[Any], texts: Catalog) -> list[tuple[str, Die, int]]:
    """The message, die and number of dice of every part of a roll, in reading order."""
    ruleset, _, kind = partition.name.partition(".")
    if kind and texts.has(message_id(ruleset, "throw", kind)):
        return [(message_id(ruleset, "throw", kind), die, 1) for die in partition.dice]
    parts = [part for part in partition.arguments if isinstance(part, Partition)]
    if parts:
        return [throw for part in parts for throw in _throws(part, texts)]
    if partition.constructor is order_statistic and len(partition.dice) > 1:
        number, die, rank = len(partition.dice), partition.dice[0], partition.arguments[2]
        if rank in (1, number):
            return [("throw-lowest" if rank == 1 else "throw-highest", die, number)]
    return [("throw-plain", die, 1) for die in partition.dice]


def faces_text(die: Die) -> str:
    """The faces of a die for people: `0–9`, or all of them where they are not a run."""
    low, high = min(die.faces), max(die.faces)
    if sorted(die.faces) == list(range(low, high + 1)):
        return f"{low}–{high}"
    return ", ".join(map(str, die.faces))


def decision_text(kind: str, lang: str, ruleset: str = "") -> str:
    """What is asked in a decision of this kind, whoever it is about: the question itself, without what explains it."""
    texts = catalog(lang)
    id = _found(texts, ruleset, message_id(kind))
    if id is None:
        return kind
    said = texts.outline(id).removeprefix("…: ")
    return said[: said.index("?") + 1] if "?" in said else said.rstrip(". ")


def event_text(event: Event, lang: str, ruleset: str = "") -> str:
    """What happened, with its clauses in brackets; empty for an event that changed nothing worth a line."""
    sentence = _say(catalog(lang), ruleset, event.id, _readable(event.values, ruleset, lang))
    return f"{sentence} {cite(event.clauses)}".strip() if sentence else ""


def outcome_text(outcome: Outcome, lang: str, ruleset: str = "") -> str:
    """How the battle ended; `$winner` is the winning side, `none` for a draw."""
    winner = "none" if outcome.winner is None else _SIDE_NAMES[outcome.winner]
    return _say(catalog(lang), ruleset, outcome.reason, {"winner": winner})


def _found(texts: Catalog, ruleset: str, id: str) -> str | None:
    own = f"{ruleset}-{id}"
    return own if texts.has(own) else id if texts.has(id) else None


def _say(texts: Catalog, ruleset: str, id: str, values: Mapping[str, object]) -> str:
    spelled = message_id(id)
    return texts.text(_found(texts, ruleset, spelled) or spelled, **values)


def _readable(values: Mapping[str, Any], ruleset: str, lang: str) -> dict[str, object]:
    """The arguments of a message, with what is data among them made readable."""
    said: dict[str, object] = dict(values)
    said |= {
        f"{kind}_named": named(str(values[kind]), ruleset, catalog(lang)) for kind in NAMED if kind in values
    }
    if "option" in values:
        said["option"] = option_text(tuple(values["option"]), ruleset, lang)
    if "player" in values:
        said["side"] = _SIDE_NAMES[values["player"]]
    if "distance" in values:
        said["length"] = _length(values["distance"])
    elif "inches" in values:
        said["length"] = _length(inches(values["inches"]))
    if "x" in values and "y" in values:
        said["place"] = _place(values["x"], values["y"])
    return said


def _length(micrometres: int) -> Said:
    """A gap under the tolerance of contact is shown as 0."""
    long = as_inches(micrometres) if micrometres > TOLERANCE else 0.0
    return Said("length", {"inches": long, "centimetres": long * _CENTIMETRES})


def _place(x: int, y: int) -> Said:
    across, up = as_inches(x), as_inches(y)
    return Said("place", {"x": across, "y": up, "x_cm": across * _CENTIMETRES, "y_cm": up * _CENTIMETRES})
