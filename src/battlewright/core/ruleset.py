"""How a ruleset is written down: parts, each with an id, the clauses it carries out and the rulings it needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import msgspec

from battlewright.core.actions import Action
from battlewright.core.effects import Effect, Replacement, Timing, Trigger
from battlewright.core.errors import BattlewrightError, RulesetError
from battlewright.core.procedures import Patch, Run, Step, name_of
from battlewright.core.requests import Option
from battlewright.core.restrictions import Restriction
from battlewright.core.state import Frame, Row
from battlewright.core.values import LAYERS, Contribution
from battlewright.core.windows import Offer, opening

if TYPE_CHECKING:
    from battlewright.core.compiled import Rules
    from battlewright.core.position import Position

F = TypeVar("F", bound=Callable[..., Any])
Only = dict[str, Any]
"""Under which rulings a part exists: name -> value, or a tuple of values."""


class Ruling(msgspec.Struct, frozen=True):
    """A named switch where the source is silent. Values are listed, default first; a number has a range instead.

    `follows` is (another ruling, a value of it, the default under that value): editions change defaults.
    """

    name: str
    values: tuple[Any, ...]
    clause: str
    lowest: int | None = None
    highest: int | None = None
    follows: tuple[str, Any, Any] | None = None

    @property
    def default(self) -> Any:
        return self.values[0]

    def checked(self, value: Any) -> Any:
        """The value if it is allowed; raises `BattlewrightError` with what was expected."""
        ranged = self.lowest is not None and self.highest is not None
        if ranged and type(value) is int and self.lowest <= value <= self.highest:  # type: ignore[operator]
            return value
        for allowed in self.values:
            if value == allowed and type(value) is type(allowed):
                return allowed
        expected = f"{self.lowest}..{self.highest}" if ranged else ", ".join(map(_spelled, self.values))
        raise BattlewrightError(
            "error-ruling-value", (self.clause,), name=self.name, value=_spelled(value), expected=expected
        )


def _spelled(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


class Quantity(msgspec.Struct, frozen=True):
    """Something odds can watch of a row.

    A `state` is read from the position (`read(position, row)`), a `count` is added up by effects
    (`Position.count`), a `mark` is the last outcome set (`Position.mark`). `of` says whose: a piece's, a side's,
    or the running procedure's (row -1). `outcomes` are the words that a mark may be, or `int`.
    """

    name: str
    kind: Literal["state", "count", "mark"]
    of: Literal["piece", "side", "procedure"]
    read: Callable[[Position, int], Any] | None = None
    start: Any = None
    outcomes: tuple[str, ...] | type[int] | None = None


class Part(msgspec.Struct, frozen=True):
    """One named thing that carries clauses out; `kind` says which table it is compiled into."""

    id: str
    kind: str
    clauses: tuple[str, ...]
    only: Only
    payload: Any
    where: str


class Ruleset:
    """A game's rules as parts. `compile` fixes the rulings and makes the tables that run."""

    def __init__(self, name: str, version: str) -> None:
        self.name = name
        self.version = version
        self.rulings: dict[str, Ruling] = {}
        self.parts: dict[str, Part] = {}
        self.notes: dict[str, str] = {}
        self.examples: dict[str, str] = {}
        self.rows: list[type[Row]] = []
        self.frames: list[type[Frame]] = []
        self.effects: dict[type[Effect], Callable[[Position, Any], None]] = {}
        self.verifiers: dict[str, Callable[[Position, Any, Option], None]] = {}
        self.quantities: dict[str, Quantity] = {}
        self.stops: dict[str, type[Frame]] = {}
        self.within: dict[str, type[Frame]] = {}
        self.usual_stops: dict[type[Frame], str] = {}
        """By procedure, the stop by which answers to what it or anything it runs asks have mattered."""
        self.giving_up: set[str] = set()
        """Words of answers that give the battle up."""
        self.invariants: list[Callable[[Position], str | None]] = []
        self.active: Callable[[Position], int] = lambda p: 0
        self.owner: Callable[[Position, int], int] = lambda p, row: 0
        self.withheld: Callable[[Position, int], tuple[str, ...]] = lambda p, seat: ()
        self.actors: Callable[[Position], Iterable[int]] = lambda p: ()
        """Whoever may be meant by words of an action that nobody is asked about, to say what forbids it."""
        self._compiled: dict[tuple[Any, ...], Rules] = {}

    def add(
        self, id: str, kind: str, clauses: tuple[str, ...], only: Only, payload: Any, made_by: Any = None
    ) -> None:
        """Register a part; ids are unique."""
        if id in self.parts:
            raise RulesetError(f"{self.name}: two parts are called {id}")
        where = f"{made_by.__module__}.{made_by.__qualname__}" if made_by is not None else ""
        self.parts[id] = Part(id, kind, clauses, only, payload, where)
        self._compiled.clear()

    def without(self, part: str) -> Ruleset:
        """The same ruleset with one part switched off; a gap in a test suite shows when no test notices."""
        if part not in self.parts:
            raise RulesetError(f"{self.name} has no part {part}")
        other = Ruleset(self.name, self.version)
        other.__dict__.update(self.__dict__)
        other.parts = {id: p for id, p in self.parts.items() if id != part}
        other._compiled = {}
        return other

    def switch_off(self, part: str) -> None:
        """Take a part out of this very ruleset, for a process of its own that looks whether any test notices.

        What was compiled before keeps the part; everything compiled from now on lacks it.
        """
        if part not in self.parts:
            raise RulesetError(f"{self.name} has no part {part}")
        del self.parts[part]
        self._compiled.clear()

    def ruling(
        self,
        name: str,
        *values: Any,
        clause: str,
        lowest: int | None = None,
        highest: int | None = None,
        follows: tuple[str, Any, Any] | None = None,
    ) -> None:
        """Declare a switch, default first."""
        self.rulings[name] = Ruling(name, values, clause, lowest, highest, follows)

    def note(self, clause: str, reason: str) -> None:
        """Declare that a clause has nothing to carry out, and why."""
        self.notes[clause] = reason

    def row(self, cls: type[Row]) -> type[Row]:
        """Register a kind of row, so that positions can be saved."""
        self.rows.append(cls)
        return cls

    def procedure(self, frame: type[Frame]) -> Procedure:
        """Begin the ordered list of steps of a procedure."""
        self.frames.append(frame)
        return Procedure(self, frame)

    def happens(self, effect: type[Effect]) -> Callable[[F], F]:
        """Register the function that changes rows for a type of effect."""

        def register(function: F) -> F:
            self.effects[effect] = function
            return function

        return register

    def contribution(
        self, query: str, layer: str, *clauses: str, id: str = "", priority: int = 0, only: Only | None = None
    ) -> Callable[[F], F]:
        """Contribute to a named query; the function takes (position, *subject)."""
        if layer not in LAYERS:
            raise RulesetError(f"{query}: there is no layer {layer}")

        def register(function: F) -> F:
            name = id or function.__name__.strip("_")
            made = Contribution(name, layer, priority, function, clauses)
            self.add(f"value:{query}.{name}", "value", clauses, only or {}, (query, made), function)
            return function

        return register

    def offer(self, offer: Offer, only: Only | None = None, at: str = "") -> None:
        """Make an offer at a window; `at` tells apart the same offer at several windows."""
        id = f"offer:{offer.id}@{at}" if at else f"offer:{offer.id}"
        self.add(id, "offer", offer.clauses, only or {}, offer, offer.take)

    def action(self, action: Action, *clauses: str, only: Only | None = None) -> None:
        """Let models act of their own accord."""
        self.add(f"action:{action.name}", "action", clauses, only or {}, action, action.begin)

    def restriction(
        self,
        on: str,
        *clauses: str,
        id: str = "",
        of: Literal["actor", "option", "offer"] = "offer",
        only: Only | None = None,
    ) -> Callable[[F], F]:
        """Withdraw an action, an option of one, an offer or a trigger (given the affected row) where it says so."""

        def register(function: F) -> F:
            name = id or function.__name__.strip("_").replace("_", "-")
            made = Restriction(name, function, clauses)
            self.add(f"restriction:{on}.{name}", "restriction", clauses, only or {}, (on, of, made), function)
            return function

        return register

    def withdrawal(self, on: str, *clauses: str, id: str, only: Only | None = None) -> None:
        """Withdraw an offer altogether: under these rulings it is never made."""
        made = Restriction(id, lambda *subject: True, clauses, always=True)
        self.add(f"restriction:{on}.{id}", "restriction", clauses, only or {}, (on, "offer", made))

    def replacement(
        self,
        effect: type[Effect],
        *clauses: str,
        matches: Callable[[Position, Any], bool],
        only: Only | None = None,
    ) -> Callable[[F], F]:
        """Change an effect before it happens."""

        def register(function: F) -> F:
            made = Replacement(function.__name__, matches, function)
            self.add(f"replacement:{made.id}", "replacement", clauses, only or {}, (effect, made), function)
            return function

        return register

    def trigger(
        self,
        effect: type[Effect],
        *clauses: str,
        matches: Callable[[Position, Any], bool],
        player: Callable[[Position, Any], int] | None = None,
        timing: Timing = "at_once",
        priority: int = 0,
        only: Only | None = None,
    ) -> Callable[[F], F]:
        """Follow an effect; the function acts at once and may return a procedure for the declared timing."""

        def register(function: F) -> F:
            who = player or (lambda p, e: p.rules.owner(p, e.affected))
            made = Trigger(function.__name__, matches, function, who, timing, priority)
            self.add(f"trigger:{made.id}", "trigger", clauses, only or {}, (effect, made), function)
            return function

        return register

    def patch(
        self,
        frame: type[Frame],
        act: Literal["before", "after", "replace", "skip", "wrap"],
        at: str,
        *clauses: str,
        only: Only | None = None,
    ) -> Callable[[F], F]:
        """Change one step of a procedure; the function is the new step (for a skip, only a name)."""

        def register(function: F) -> F:
            id = f"patch:{name_of(frame)}.{function.__name__}"
            run = None if act == "skip" else function
            made = Patch(id, frame, act, at, function.__name__, run, clauses)
            self.add(id, "patch", clauses, only or {}, made, function)
            return function

        return register

    def field(self, record: str, name: str, *clauses: str) -> None:
        """Say that a field of the ruleset's data carries clauses; switched off, the data lack it."""
        self.add(f"field:{record}.{name}", "field", clauses, {}, (record, name))

    def table_entry(self, table: str, name: str, entry: Any, *clauses: str, only: Only | None = None) -> None:
        """One line of a table of the rules (a result, a combination), in the order of registration."""
        self.add(f"entry:{table}.{name}", "entry", clauses, only or {}, (table, name, entry))

    def quantity(self, name: str, of: Literal["piece", "side"] = "piece") -> Callable[[F], F]:
        """Let odds watch something that stands in the position; the function takes (position, row)."""

        def register(function: F) -> F:
            self.quantities[name] = Quantity(name, "state", of, function)
            return function

        return register

    def counted(self, name: str, of: Literal["piece", "side"] = "piece") -> None:
        """Let odds watch a sum that effects report."""
        self.quantities[name] = Quantity(name, "count", of, start=0)

    def marked(
        self,
        name: str,
        of: Literal["piece", "side", "procedure"] = "procedure",
        start: Any = None,
        outcomes: tuple[str, ...] | type[int] | None = None,
    ) -> None:
        """Let odds watch the last outcome that a procedure reports: one of some words, a number, or of the kind of its
        `start`. What is neither said here nor by the start can be compared with any word."""
        self.quantities[name] = Quantity(name, "mark", of, start=start, outcomes=outcomes)

    def verifier(self, kind: str) -> Callable[[F], F]:
        """Say who explains a refused answer to a kind of question."""

        def register(function: F) -> F:
            self.verifiers[kind] = function
            return function

        return register

    def invariant(self, function: Callable[[Position], str | None]) -> Callable[[Position], str | None]:
        """Something that must hold after every input; the function returns what is wrong, or None."""
        self.invariants.append(function)
        return function

    def compile(self, rulings: dict[str, Any] | None = None) -> Rules:
        """The rules under these rulings, defaults for the rest; raises on unknown names and values."""
        from battlewright.core.compiled import compiled

        chosen = {name: ruling.default for name, ruling in self.rulings.items()}
        for name, value in (rulings or {}).items():
            if name not in self.rulings:
                known = ", ".join(sorted(self.rulings))
                raise BattlewrightError("error-ruling-name", name=name, ruleset=self.name, expected=known)
            chosen[name] = self.rulings[name].checked(value)
        for name, ruling in self.rulings.items():
            if ruling.follows is not None and name not in (rulings or {}):
                leader, value, default = ruling.follows
                chosen[name] = default if chosen[leader] == value else ruling.default
        key = tuple(sorted((name, str(value)) for name, value in chosen.items()))
        if key not in self._compiled:
            self._compiled[key] = compiled(self, chosen)
        return self._compiled[key]


class Procedure:
    """Collects the steps of one procedure in the order in which they are written."""

    def __init__(self, ruleset: Ruleset, frame: type[Frame]) -> None:
        self._ruleset = ruleset
        self._frame = frame

    def _add(self, name: str, run: Run, clauses: tuple[str, ...], only: Only, window: str = "") -> None:
        step = Step(name, run, clauses, self._ruleset.name, window)
        id = f"step:{name_of(self._frame)}.{name}"
        self._ruleset.add(id, "step", clauses, only, (self._frame, step), run)

    def step(self, *clauses: str, only: Only | None = None) -> Callable[[F], F]:
        """The next step; its name is the function's."""

        def register(function: F) -> F:
            self._add(function.__name__.strip("_"), function, clauses, only or {})
            return function

        return register

    def window(self, name: str, *clauses: str) -> None:
        """A window at this place; offers name it."""
        self._add(f"window_{name.replace('.', '_')}", opening(name), clauses, {}, name)


def citing(parts: Iterable[Part], clause: str) -> list[Part]:
    """The parts that carry a clause out."""
    return [part for part in parts if clause in part.clauses]
