"""Rolls: the value die (the worst or best of several), the symbol dice beside it, and what combinations do.

A roll's partition tells apart only what its rule needs: the judge maps the kept face and the symbols to a result.
Where odds watch the natural face or the symbols, the same judge's result travels with them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from battlewright.chance.dice import Die
from battlewright.chance.partition import Partition, joint, keep_highest, keep_lowest, order_statistic
from battlewright.core.position import Position
from battlewright.core.requests import Roll
from battlewright.rules.redroll.cards import Weapon
from battlewright.rules.redroll.ruleset import REDROLL
from battlewright.rules.redroll.state import card

_ON = {"symbols": "on"}
REDROLL.table_entry("symbol", "claw", (2, 5, 8), "AP-R-03", only=_ON)
REDROLL.table_entry("symbol", "moon", (0,), "AP-R-03", only=_ON)
REDROLL.table_entry("symbol", "skull", (9,), "AP-R-03", only=_ON)

_FACES = {"0-9": Die(range(10)), "1-9": Die(range(1, 10))}


class Combination(NamedTuple):
    """A set of symbols and what it does: adds to the `sum`, to the `wounds` of a hit, or regains an `ap`."""

    symbols: tuple[str, str]
    effect: str
    amount: int


REDROLL.table_entry("combination", "claw+claw", Combination(("claw", "claw"), "sum", 1), "AP-R-07", only=_ON)
REDROLL.table_entry(
    "combination", "claw+skull", Combination(("claw", "skull"), "wounds", 2), "AP-R-07", only=_ON
)
REDROLL.table_entry("combination", "moon+claw", Combination(("claw", "moon"), "ap", 1), "AP-R-07", only=_ON)


@REDROLL.contribution("roll.symbols", "add", "AP-SHOOT-07", only=_ON)
def shots_use_symbols(p: Position, kind: str) -> int | None:
    """The ranged hit roll may form symbol combinations."""
    return 1 if kind == "shot.hit" else None


@REDROLL.contribution("roll.symbols", "add", "AP-DAMAGE-06", only=_ON)
def melee_uses_symbols(p: Position, kind: str) -> int | None:
    """Melee hit and damage rolls, and the Red Roll, may form symbol combinations."""
    return 1 if kind in ("melee.hit", "melee.damage", "red_roll") else None


class Face(NamedTuple):
    """What lies on the table: the kept value die and all symbols that count, sorted."""

    kept: int
    symbols: tuple[str, ...]


class Seen(NamedTuple):
    """A judged result together with what odds watch of the dice."""

    result: Any
    face: Face


class Effects(NamedTuple):
    """What the combinations of one roll do together."""

    plus: int
    wounds: int
    ap: int
    names: tuple[str, ...]


Judge = Callable[[Face], Any]
Symbols = tuple[tuple[str, tuple[int, ...]], ...]

PURPOSES = {
    "shot.hit": "roll-shot-hit",
    "melee.hit": "roll-melee-hit",
    "melee.damage": "roll-melee-damage",
    "red_roll": "roll-red-roll",
    "ability": "roll-ability",
}
"""The kinds of rolls, with the Fluent ids that say what they are for."""

NO_EFFECTS = Effects(0, 0, 0, ())


@lru_cache(maxsize=256)
def _thrown(faces: str, number: int, keep: str, symbol_dice: int, symbols: Symbols) -> Partition[Face]:
    """`number` value dice of which one is kept, and the symbol dice, read as a face."""
    die = _FACES[faces]
    if keep == "lowest":
        kept = keep_lowest(number, die)
    elif keep == "highest":
        kept = keep_highest(number, die)
    else:
        kept = _last(number, die)
    symbol_of = {face: name for name, own in symbols for face in own}

    def symbol(face: int) -> str:
        return symbol_of.get(face, "")

    side = order_statistic(1, die, 1).map(symbol, "redroll.symbol")

    def face(parts: tuple[Any, ...]) -> Face:
        found = (symbol(parts[0]), *parts[1:])
        return Face(parts[0], tuple(sorted(s for s in found if s)))

    return joint(kept, *([side] * symbol_dice)).map(face, "redroll.roll")


@lru_cache(maxsize=64)
def _last(count: int, die: Die) -> Partition[int]:
    """The last of several rolls, as a repeat roll has it where no rule says which one counts."""
    every = joint(*([order_statistic(1, die, 1)] * count))
    return every.map(lambda faces: int(faces[-1]), "redroll.last")


@lru_cache(maxsize=65_536)
def _judged(thrown: Partition[Face], judge: Judge) -> Partition[Any]:
    return thrown.map(judge, "redroll.judged")


@lru_cache(maxsize=4_096)
def _watched(thrown: Partition[Face], judge: Judge) -> Partition[Seen]:
    return thrown.map(lambda face: Seen(judge(face), face), "redroll.seen")


class Combinations:
    """The combinations that a roll can form, in the order of the table. Equal only to itself."""

    __slots__ = ("entries",)

    def __init__(self, entries: tuple[tuple[str, Combination], ...]) -> None:
        self.entries = entries

    def __repr__(self) -> str:
        return "+".join(name for name, _ in self.entries) or "none"


def combinations(p: Position, kind: str, weapon: Weapon | None) -> Combinations:
    """The combinations that a roll of this kind can form, with the weapon's own amounts."""
    own = weapon.combos if weapon else ()
    memo = p.rules.memo
    key = ("combinations", kind, own)
    if key not in memo:
        table = p.rules.tables.get("combination", {}) if p.value("roll.symbols", kind) else {}
        amounts = dict(own)
        memo[key] = Combinations(
            tuple((n, c._replace(amount=amounts.get(n, c.amount))) for n, c in table.items())
        )
    found: Combinations = memo[key]
    return found


def formed(face: Face, table: Combinations) -> Effects:
    """The effects of all combinations that the symbols form, each once (AP-R-07)."""
    if len(face.symbols) < 2:
        return NO_EFFECTS
    found = [(name, c) for name, c in table.entries if _contains(face.symbols, c.symbols)]
    gains = {kind: sum(c.amount for _, c in found if c.effect == kind) for kind in ("sum", "wounds", "ap")}
    return Effects(gains["sum"], gains["wounds"], gains["ap"], tuple(name for name, _ in found))


def _contains(symbols: tuple[str, ...], wanted: tuple[str, str]) -> bool:
    return all(symbols.count(s) >= wanted.count(s) for s in wanted)


def thrown(p: Position, kind: str, number: int, keep: str) -> Partition[Face]:
    """The dice of a kind of roll: value dice, then the symbol dice that it throws beside them (AP-R-04)."""
    memo = p.rules.memo
    key = ("thrown", kind, number, keep)
    if key not in memo:
        rulings = p.rules.rulings
        uses = p.value("roll.symbols", kind) > 0
        symbols = tuple(p.rules.tables.get("symbol", {}).items()) if uses else ()
        memo[key] = _thrown(
            rulings["die.faces"], number, keep, rulings["symbol_dice"] if uses else 0, symbols
        )
    found: Partition[Face] = memo[key]
    return found


def lucky(p: Position, row: int, kind: str) -> tuple[int, ...]:
    """The model's Lucky Numbers where this kind of roll uses them."""
    memo = p.rules.memo
    key = ("lucky", kind)
    if key not in memo:
        memo[key] = p.value("roll.lucky", kind) > 0
    return card(p, row).lucky if memo[key] else ()


def ask(
    p: Position, row: int, kind: str, into: str, judge: Judge, *, number: int = 1, keep: str = "highest"
) -> Roll:
    """The request for a roll of a model; its result is what `judge` makes of the kept face and the symbols."""
    dice = thrown(p, kind, number, keep)
    watch = p.watch
    if watch is not None and (("roll.kept", -1) in watch.slots or ("roll.symbols", -1) in watch.slots):
        partition: Partition[Any] = _watched(dice, judge)
    else:
        partition = _judged(dice, judge)
    return Roll(p.rows[row].side, PURPOSES[kind], into, partition, values={"model": p.scene.names[row]})


def taken(p: Position, result: Any) -> Any:
    """The judged result; reports the natural face and the symbols to odds that watch them."""
    if type(result) is Seen:
        p.mark("roll.kept", result.face.kept)
        p.mark("roll.symbols", result.face.symbols)
        return result.result
    return result


REDROLL.marked("roll.kept", outcomes=int)
REDROLL.marked("roll.symbols", start=())
