"""What is asked of the odds: a small language of watched quantities.

    wolf.damage   B.destroyed   attack.result   sum(B.damage)   count(B.damage >= 3)   any(B.destroyed)
    max(B.damage)   joint(wolf.damage, wolf.knocked_down)   P(wolf.damage >= 3)   P(sum(B.damage) >= 10)
    P(wolf.damage > brute.damage)

A side's id before a quantity of pieces is the list over its pieces. What is compared is of one kind.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from fractions import Fraction
from typing import Any, Literal, NamedTuple

import msgspec

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.ruleset import Quantity
from battlewright.core.scene import SIDES, Scene
from battlewright.scenario.findings import NO_SUGGESTION, alternatives, shortened

FUNCTIONS = ("sum", "count", "any", "max")
_COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    ">=": operator.ge, "<=": operator.le, ">": operator.gt, "<": operator.lt,
    "=": operator.eq, "==": operator.eq, "!=": operator.ne,
}  # fmt: skip
EQUALITY = ("=", "==", "!=")
"""The signs that compare words, too."""
MOST_DIGITS = 15
"""Of a constant in a comparison (the texts name the number too); no quantity of a battle comes near."""

LONGEST_SHOWN = 200
"""Letters of a text that are repeated in a message about it."""

_TOKEN = re.compile(
    r"\s*(?:(?P<number>-?\d+(?:\.\d+)?(?![\w.]))|(?P<name>\w[\w-]*(?:\.[\w-]+)*)|(?P<sign>>=|<=|==|!=|[=<>(),]))"
)


def _beginning(text: str) -> str:
    """A text for a message, as long as people read."""
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


class Atom(NamedTuple):
    """One quantity of one row (-1: of the running procedure)."""

    quantity: Quantity
    row: int


class Kind(msgspec.Struct, frozen=True):
    """What the values of a quantity are: a `number`, a `truth`, one of some `words` (of any, if there is no list), or
    something `else` that is compared with nothing."""

    name: Literal["number", "truth", "word", "else"]
    words: tuple[str, ...] = ()

    def compares(self, sign: str, other: Kind) -> bool:
        """Whether values of both kinds can be compared by this sign."""
        if self.name == "number":
            return other.name == "number"
        return self.name == other.name != "else" and sign in EQUALITY


NUMBER, TRUTH, ELSE = Kind("number"), Kind("truth"), Kind("else")
_TRUTHS = {"true": True, "false": False}


def kind_of(quantity: Quantity, position: Position, row: int) -> Kind:
    """The kind of a quantity: as its ruleset declares it, or as its values are at the beginning."""
    if quantity.outcomes is not None:
        return NUMBER if isinstance(quantity.outcomes, type) else Kind("word", quantity.outcomes)
    value = quantity.start if quantity.read is None else quantity.read(position, row)
    match value:
        case bool():
            return TRUTH
        case int() | float() | Fraction():
            return NUMBER
        case str() | None:
            return ELSE if quantity.read is not None and value is None else Kind("word")
    return ELSE


class Test(msgspec.Struct, frozen=True):
    """A comparison with a constant."""

    sign: str
    constant: Any

    def holds(self, value: Any) -> bool:
        """False when nothing comparable was reported (a mark that was never set)."""
        if (value is None or self.constant is None) and self.sign not in EQUALITY:
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
    """One watched quantity. `joint` makes tuples over its channels; `is_chance` asks for the event alone; `between`
    is the sign by which two channels are compared with each other."""

    text: str
    channels: tuple[Channel, ...]
    joint: bool = False
    is_chance: bool = False
    between: str = ""

    def final(self, values: tuple[Any, ...]) -> Any:
        """The value of the quantity from the combined values of its channels."""
        made = tuple([c.final(v) for c, v in zip(self.channels, values, strict=True)])
        if self.joint:
            return made
        value = Test(self.between, made[1]).holds(made[0]) if self.between else made[0]
        return bool(value) if self.is_chance else value


class Atoms:
    """The table of atoms that expressions share; an atom's slot is its place in `list`, which begins with `first`."""

    def __init__(self, position: Position, first: Iterable[Atom] = ()) -> None:
        self.position = position
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
            raise BattlewrightError("error-quantity-list", text=_beginning(text), column=1)
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

    def _at(self, column: int) -> dict[str, Any]:
        """Where something is wrong, for a message."""
        return {"text": _beginning(self.text), "column": column + 1}

    def _syntax(self, column: int, found: str, expected: str) -> BattlewrightError:
        return BattlewrightError(
            "error-quantity-syntax", **self._at(column), found=shortened(found), expected=expected
        )

    def _take(self, expected: str, *kinds: str) -> str:
        kind, token, column = self.tokens[self.place]
        if kind not in kinds and token not in kinds:
            raise self._syntax(column, token, expected)
        self.place += 1
        return token

    @property
    def _column(self) -> int:
        return self.tokens[self.place][2]

    def _next_is(self, token: str) -> bool:
        return self.tokens[self.place][1] == token

    def _is_call(self, *names: str) -> bool:
        """Whether one of these functions follows with its arguments."""
        following = self.tokens[min(self.place + 1, len(self.tokens) - 1)][1]
        return following == "(" and self.tokens[self.place][1] in names

    def watched(self) -> list[Expression]:
        if self._is_call("joint"):
            channels = self._arguments(self._channels)
            made = [Expression(self.text, tuple(channels), joint=True)]
        elif self._is_call("P"):
            column = self.tokens[self.place + 2][2]
            compared = self._arguments(self._comparisons)
            if len(compared) != 1:
                raise BattlewrightError("error-quantity-list", **self._at(column))
            made = [msgspec.structs.replace(compared[0], text=self.text, is_chance=True)]
        else:
            made = self._comparisons()
            if len(made) == 1:
                made = [msgspec.structs.replace(made[0], text=self.text.strip())]
        self._take("end", "end")
        return made

    def _arguments(self, one: Callable[[], list[Any]]) -> list[Any]:
        self.place += 1
        self._take("(", "(")
        made = one()
        while self._next_is(","):
            self.place += 1
            made += one()
        self._take(")", ")")
        return made

    def _comparisons(self) -> list[Expression]:
        """Channels, perhaps compared with a constant or with another channel."""
        left, kind = self._terms()
        if not self._compares():
            return [Expression(self._named(channel), (channel,)) for channel in left]
        sign, column = self._sign(kind)
        start = self._column
        if not self._is_quantity(kind):
            test = self._constant(sign, kind)
            more: tuple[Channel, ...] = ()
            left = [msgspec.structs.replace(channel, test=test) for channel in left]
        else:
            right, other = self._terms()
            if len(right) != 1:
                raise BattlewrightError("error-quantity-list", **self._at(start))
            if not kind.compares(sign, other):
                raise self._unlike(column, self.text[start : self._column].strip(), kind)
            more = (right[0],)
        tail = f"{sign} {self.text[start : self._column].strip()}"
        between = sign if more else ""
        return [Expression(f"{self._named(c)} {tail}", (c, *more), between=between) for c in left]

    def _channels(self) -> list[Channel]:
        """Channels, perhaps compared with a constant."""
        made, kind = self._terms()
        test = self._test(kind)
        return made if test is None else [msgspec.structs.replace(channel, test=test) for channel in made]

    def _terms(self) -> tuple[list[Channel], Kind]:
        """Channels that are not compared with anything yet, and the kind of their values."""
        if self._is_call(*FUNCTIONS):
            function = self.tokens[self.place][1]
            items = self._arguments(lambda: self._items(function))
            return [Channel(function, tuple(items))], TRUTH if function == "any" else NUMBER
        slots, kind = self._listed()
        return [Channel("one", (Item(slot),)) for slot in slots], kind

    def _items(self, function: str) -> list[Item]:
        """What a function is made of: its quantities, perhaps compared with a constant."""
        column = self._column
        slots, kind = self._listed()
        test = self._test(kind)
        if function in ("sum", "max") and test is None and kind not in (NUMBER, TRUTH):
            raise BattlewrightError("error-quantity-no-number", **self._at(column), function=function)
        return [Item(slot, test) for slot in slots]

    def _listed(self) -> tuple[list[int], Kind]:
        column = self._column
        name = self._take("quantity", "name")
        if self._next_is("("):
            raise self._syntax(column, f"{name}(", ", ".join(f"{f}(...)" for f in (*FUNCTIONS, "joint", "P")))
        slots = self._slots(name, column)
        if not slots:
            return [], NUMBER
        atom = self.atoms.list[slots[0]]
        return slots, kind_of(atom.quantity, self.atoms.position, atom.row)

    def _compares(self) -> bool:
        return self.tokens[self.place][1] in _COMPARE

    def _sign(self, kind: Kind) -> tuple[str, int]:
        """The sign of a comparison, and its column."""
        sign, column = self.tokens[self.place][1:]
        self.place += 1
        if not kind.compares(sign, kind):
            raise self._unlike(column, sign, kind)
        return sign, column

    def _test(self, kind: Kind) -> Test | None:
        if not self._compares():
            return None
        sign, _ = self._sign(kind)
        if self._is_quantity(kind):
            raise self._syntax(self._column, self.tokens[self.place][1], "constant")
        return self._constant(sign, kind)

    def _is_quantity(self, kind: Kind) -> bool:
        """Whether what follows a sign is a quantity, not a constant."""
        token_kind, token, _ = self.tokens[self.place]
        return self._is_call(*FUNCTIONS) or (
            token_kind == "name" and token not in kind.words and ("." in token or token in self.atoms.known)
        )

    def _constant(self, sign: str, kind: Kind) -> Test:
        token_kind, _, column = self.tokens[self.place]
        constant = self._take("constant", "number", "name")
        if token_kind == "number":
            if len(constant) > MOST_DIGITS:
                raise self._syntax(column, constant, "digits")
            if kind.name != "number":
                raise self._unlike(column, constant, kind)
            return Test(sign, Fraction(constant) if "." in constant else int(constant))
        known = tuple(_TRUTHS) if kind.name == "truth" else kind.words
        if kind.name == "number" or (known and constant not in known):
            raise self._unlike(column, constant, kind)
        return Test(sign, _TRUTHS[constant] if kind.name == "truth" else constant)

    def _unlike(self, column: int, found: str, kind: Kind) -> BattlewrightError:
        """What a quantity cannot be compared with, and what it can."""
        words = ", ".join(kind.words)
        expected = "words" if words else kind.name
        closest = get_close_matches(found, kind.words or _TRUTHS, 1) if kind.name in ("word", "truth") else ()
        return BattlewrightError(
            "error-quantity-unlike", **self._at(column), found=shortened(found), expected=expected, words=words,
            closest=closest[0] if closest else NO_SUGGESTION,
        )  # fmt: skip

    def _named(self, channel: Channel) -> str:
        atom = self.atoms.list[channel.items[0].slot]
        return f"{self.atoms.scene.names[atom.row]}.{atom.quantity.name}"

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
        words = alternatives(name, sorted(all_names))
        return BattlewrightError(
            "error-quantity-unknown", **self._at(column),
            name=words["value"], expected=words["expected"], closest=words["closest"],
        )  # fmt: skip
