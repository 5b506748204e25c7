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
from battlewright.rules.redroll.state import model

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


class Dice(NamedTuple):
    """Which dice a roll throws: how many value dice, which of them is kept, how many symbol dice."""

    faces: str
    number: int
    keep: str
    symbol_dice: int
    symbols: tuple[tuple[str, tuple[int, ...]], ...]


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
NO_EFFECTS = Effects(0, 0, 0, ())


@lru_cache(maxsize=256)
def _thrown(dice: Dice) -> Partition[Face]:
    die = _FACES[dice.faces]
    kept = {"lowest": keep_lowest, "highest": keep_highest, "last": _last}[dice.keep](dice.number, die)
    symbol_of = {face: name for name, faces in dice.symbols for face in faces}

    def symbol(face: int) -> str:
        return symbol_of.get(face, "")

    side = order_statistic(1, die, 1).map(symbol, "redroll.symbol")

    def face(parts: tuple[Any, ...]) -> Face:
        found = (symbol(parts[0]), *parts[1:])
        return Face(parts[0], tuple(sorted(s for s in found if s)))

    return joint(kept, *([side] * dice.symbol_dice)).map(face, "redroll.roll")


@lru_cache(maxsize=64)
def _last(count: int, die: Die) -> Partition[int]:
    """The last of several rolls, as a repeat roll has it where no rule says which one counts."""
    every = joint(*([order_statistic(1, die, 1)] * count))
    return every.map(lambda faces: int(faces[-1]), "redroll.last")


@lru_cache(maxsize=65_536)
def _judged(dice: Dice, judge: Judge, watched: bool) -> Partition[Any]:
    if watched:
        return _thrown(dice).map(lambda face: Seen(judge(face), face), "redroll.seen")
    return _thrown(dice).map(judge, "redroll.judged")


Combinations = tuple[tuple[str, Combination], ...]


def combinations(p: Position, kind: str, weapon: Weapon | None) -> Combinations:
    """The combinations that a roll of this kind can form, with the weapon's own amounts."""
    if not p.value("roll.symbols", kind):
        return ()
    return _table(tuple(p.rules.tables.get("combination", {}).items()), weapon.combos if weapon else ())


@lru_cache(maxsize=256)
def _table(table: Combinations, own: tuple[tuple[str, int], ...]) -> Combinations:
    amounts = dict(own)
    return tuple((name, c._replace(amount=amounts.get(name, c.amount))) for name, c in table)


def formed(face: Face, table: Combinations) -> Effects:
    """The effects of all combinations that the symbols form, each once (AP-R-07)."""
    if not table or len(face.symbols) < 2:
        return NO_EFFECTS
    found = [(name, c) for name, c in table if _contains(face.symbols, c.symbols)]
    if not found:
        return NO_EFFECTS
    gains = {kind: sum(c.amount for _, c in found if c.effect == kind) for kind in ("sum", "wounds", "ap")}
    return Effects(gains["sum"], gains["wounds"], gains["ap"], tuple(name for name, _ in found))


def _contains(symbols: tuple[str, ...], wanted: tuple[str, str]) -> bool:
    return all(symbols.count(s) >= wanted.count(s) for s in wanted)


def ask(
    p: Position, row: int, kind: str, into: str, judge: Judge, *, count: int = 1, keep: str = "highest"
) -> Roll:
    """The request for a roll of a model; its result is what `judge` makes of the kept face and the symbols."""
    rules = p.rules
    symbols = bool(p.value("roll.symbols", kind))
    dice = Dice(
        rules.rulings["die.faces"],
        count,
        keep,
        rules.rulings["symbol_dice"] if symbols else 0,
        tuple(rules.tables.get("symbol", {}).items()) if symbols else (),
    )
    watched = p.watch is not None and (
        ("roll.kept", -1) in p.watch.slots or ("roll.symbols", -1) in p.watch.slots
    )
    partition = _judged(dice, judge, watched)
    return Roll(
        model(p, row).side,
        f"roll-{kind.replace('.', '-')}",
        into,
        partition,
        values={"model": p.scene.names[row]},
    )


def taken(p: Position, result: Any) -> Any:
    """The judged result; reports the natural face and the symbols to odds that watch them."""
    if type(result) is Seen:
        p.mark("roll.kept", result.face.kept)
        p.mark("roll.symbols", result.face.symbols)
        return result.result
    return result


REDROLL.marked("roll.kept")
REDROLL.marked("roll.symbols", start=())
