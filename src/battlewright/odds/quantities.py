"""What is asked of the odds: a small language of watched quantities.

    wolf.damage   B.destroyed   attack.result   sum(B.damage)   count(B.damage >= 3)   any(B.destroyed)
    max(B.damage)   joint(wolf.damage, wolf.knocked_down)   P(wolf.damage >= 3)   P(sum(B.damage) >= 10)

A side's id before a quantity of pieces is the list over its pieces.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.ruleset import Quantity
from battlewright.core.scene import SIDES, Scene

FUNCTIONS = ("sum", "count", "any", "max")
_COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    ">=": operator.ge, "<=": operator.le, ">": operator.gt, "<": operator.lt,
    "=": operator.eq, "==": operator.eq, "!=": operator.ne,
}  # fmt: skip
MOST_DIGITS = 15
"""Of a constant in a comparison (the texts name the number too); no quantity of a battle comes near."""

_TOKEN = re.compile(
    r"\s*(?:(?P<number>-?\d+(?:\.\d+)?(?![\w.]))|(?P<name>\w[\w-]*(?:\.[\w-]+)*)|(?P<sign>>=|<=|==|!=|[=<>(),]))"
)


class Atom(NamedTuple):
    """One quantity of one row (-1: of the running procedure)."""

    quantity: Quantity
    row: int


class Test(msgspec.Struct, frozen=True):
    """A comparison with a constant."""

    sign: str
    constant: Any

    def holds(self, value: Any) -> bool:
        """False when nothing comparable was reported (a mark that was never set)."""
        if value is None and self.sign not in ("=", "==", "!="):
            return False
        return _COMPARE[self.sign](value, self.constant)


class Item(msgspec.Struct, frozen=True):
    """An atom by its slot, perhaps compared."""

    slot: int
    test: Test | None = None

    def of(self, value: Any) -> Any:
        return value if self.test is None else self.test.holds(value)


class Channel(msgspec.Struct, frozen=True):
    """Items combined by `function` (`one` for a single item), the result perhaps compared."""

    function: str
    items: tuple[Item, ...]
    test: Test | None = None

    def final(self, value: Any) -> Any:
        return value if self.test is None else self.test.holds(value)


class Expression(msgspec.Struct, frozen=True):
    """One watched quantity. `joint` makes tuples over its channels; `is_chance` asks for the event alone."""

    text: str
    channels: tuple[Channel, ...]
    joint: bool = False
    is_chance: bool = False

    def final(self, values: tuple[Any, ...]) -> Any:
        """The value of the quantity from the combined values of its channels."""
        made = tuple([c.final(v) for c, v in zip(self.channels, values, strict=True)])
        if self.joint:
            return made
        return bool(made[0]) if self.is_chance else made[0]


class Atoms:
    """The table of atoms that expressions share; an atom's slot is its place in `list`, which begins with `first`."""

    def __init__(self, position: Position, first: Iterable[Atom] = ()) -> None:
        self.scene: Scene = position.scene
        self.known = position.rules.ruleset.quantities
        self.list: list[Atom] = list(first)
        self._slots = {(atom.quantity.name, atom.row): slot for slot, atom in enumerate(self.list)}

    def slot(self, quantity: Quantity, row: int) -> int:
        """The slot of an atom, a new one if nobody has asked for it yet."""
        key = (quantity.name, row)
        if key not in self._slots:
            self._slots[key] = len(self.list)
            self.list.append(Atom(quantity, row))
        return self._slots[key]

    def everything(self) -> Expression:
        """All quantities of all their pieces, sides and procedures, jointly."""
        pieces = range(SIDES[-1] + 1, len(self.scene.names))
        for quantity in self.known.values():
            for row in {"piece": pieces, "side": SIDES, "procedure": (-1,)}[quantity.of]:
                self.slot(quantity, row)
        items = [Item(slot) for slot in range(len(self.list))]
        return Expression("everything", tuple(Channel("one", (item,)) for item in items), joint=True)

    def watched(self, text: str) -> list[Expression]:
        """The quantities that a text asks for: a bare list asks for one of each piece.

        Raises `BattlewrightError` with the text, the column (from 1) and what was expected.
        """
        return _Parser(text, self).watched()

    def aimed(self, text: str) -> Expression:
        """A text that must name one number to make as large or as small as possible: its mean, or a probability."""
        made = self.watched(text)
        if len(made) != 1 or made[0].joint:
            raise BattlewrightError("error-quantity-list", text=text, column=1)
        return made[0]


class _Parser:
    def __init__(self, text: str, atoms: Atoms) -> None:
        self.text = text
        self.atoms = atoms
        self.tokens: list[tuple[str, str, int]] = []
        self.place = 0
        start = 0
        end = len(text.rstrip())
        while start < end:
            found = _TOKEN.match(text, start)
            if found is None:
                column = start + len(text[start:]) - len(text[start:].lstrip())
                raise self._syntax(column, text[column], "quantity")
            kind = str(found.lastgroup)
            self.tokens.append((kind, found[kind], found.start(kind)))
            start = found.end()
        self.tokens.append(("end", "", end))

    def _syntax(self, column: int, found: str, expected: str) -> BattlewrightError:
        return BattlewrightError(
            "error-quantity-syntax", text=self.text, column=column + 1, found=found, expected=expected
        )

    def _take(self, expected: str, *kinds: str) -> str:
        kind, token, column = self.tokens[self.place]
        if kind not in kinds and token not in kinds:
            raise self._syntax(column, token, expected)
        self.place += 1
        return token

    def _next_is(self, token: str) -> bool:
        return self.tokens[self.place][1] == token

    def watched(self) -> list[Expression]:
        name = self.tokens[self.place][1]
        calls = self.tokens[min(self.place + 1, len(self.tokens) - 1)][1] == "("
        if calls and name == "joint":
            channels = self._arguments(self._channels)
            made = [Expression(self.text, tuple(channels), joint=True)]
        elif calls and name == "P":
            column = self.tokens[self.place + 2][2]
            channels = self._arguments(self._channels)
            if len(channels) != 1:
                raise BattlewrightError("error-quantity-list", text=self.text, column=column + 1)
            made = [Expression(self.text, tuple(channels), is_chance=True)]
        else:
            channels = self._channels()
            names = [self.text.strip()] if len(channels) == 1 else [self._named(c) for c in channels]
            made = [Expression(text, (channel,)) for text, channel in zip(names, channels, strict=True)]
        self._take("end", "end")
        return made

    def _named(self, channel: Channel) -> str:
        item = channel.items[0]
        atom = self.atoms.list[item.slot]
        test = f" {item.test.sign} {item.test.constant}" if item.test else ""
        return f"{self.atoms.scene.names[atom.row]}.{atom.quantity.name}{test}"

    def _arguments(self, one: Callable[[], list[Any]]) -> list[Any]:
        self.place += 1
        self._take("(", "(")
        made = one()
        while self._next_is(","):
            self.place += 1
            made += one()
        self._take(")", ")")
        return made

    def _channels(self) -> list[Channel]:
        function = self.tokens[self.place][1]
        following = self.tokens[min(self.place + 1, len(self.tokens) - 1)][1]
        if function in FUNCTIONS and following == "(":
            items = self._arguments(self._items)
            return [Channel(function, tuple(items), self._test())]
        return [Channel("one", (item,)) for item in self._items()]

    def _items(self) -> list[Item]:
        column = self.tokens[self.place][2]
        name = self._take("quantity", "name")
        if self._next_is("("):
            raise self._syntax(column, f"{name}(", ", ".join(f"{f}(...)" for f in (*FUNCTIONS, "joint", "P")))
        slots = self._slots(name, column)
        test = self._test()
        return [Item(slot, test) for slot in slots]

    def _test(self) -> Test | None:
        sign = self.tokens[self.place][1]
        if sign not in _COMPARE:
            return None
        self.place += 1
        kind, _, column = self.tokens[self.place]
        constant = self._take("constant", "number", "name")
        if kind == "number":
            if len(constant) > MOST_DIGITS:
                raise self._syntax(column, constant, "digits")
            return Test(sign, Fraction(constant) if "." in constant else int(constant))
        return Test(sign, {"true": True, "false": False}.get(constant, constant))

    def _slots(self, name: str, column: int) -> list[int]:
        known, scene = self.atoms.known, self.atoms.scene
        owner, _, quantity = name.partition(".")
        while quantity and owner not in scene.index:
            more, _, quantity = quantity.partition(".")
            owner = f"{owner}.{more}"
        if quantity in known and known[quantity].of != "procedure":
            row = scene.index[owner]
            if known[quantity].of == "side":
                row = row if row in SIDES else -1
            if row in SIDES and known[quantity].of == "piece":
                return [self.atoms.slot(known[quantity], piece) for piece in scene.pieces[SIDES.index(row)]]
            if row > 0:
                return [self.atoms.slot(known[quantity], row)]
        if name in known and known[name].of == "procedure":
            return [self.atoms.slot(known[name], -1)]
        raise self._unknown(name, owner if owner in scene.index else "", column)

    def _unknown(self, name: str, owner: str, column: int) -> BattlewrightError:
        known, scene = self.atoms.known, self.atoms.scene
        sides = [scene.names[row] for row in SIDES]
        pieces = [name for name in scene.names[1:] if name not in sides]
        all_names = [q for q, quantity in known.items() if quantity.of == "procedure"]
        for q, quantity in known.items():
            if quantity.of != "procedure":
                owners = sides if quantity.of == "side" else [*pieces, *sides]
                all_names += [f"{o}.{q}" for o in owners if not owner or o == owner]
        close = get_close_matches(name, all_names, 1)
        return BattlewrightError(
            "error-quantity-unknown", text=self.text, column=column + 1, name=name,
            expected=", ".join(sorted(all_names)), suggestion=close[0] if close else "",
        )  # fmt: skip
