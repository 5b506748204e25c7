"""The chain of boosted attacks (ODDS T23, T25): the same question as a battle, as fractions, and for Storm.

Attacks at DEF less MAT `need` with POW over ARM `bonus`; the fury that is left may boost any attack roll before it and
any damage roll after its hit, and, where attacks are `bought`, pay for one more when the given ones are made.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from tests.hordes.battles import battle, model
from tests.hordes.fights import STATS, blade

from battlewright.core.position import Position
from battlewright.core.running import apply
from battlewright.core.windows import DECLINE
from battlewright.odds.answer import Odds, odds

ATTACK = ("attack", "foe", "blade")


class Chain(NamedTuple):
    """One question; `bought` allows additional attacks."""

    attacks: int
    fury: int
    boxes: int
    need: int
    bonus: int
    bought: bool = False

    @property
    def never(self) -> list[str]:
        return [] if self.bought else ["buy"]


T25 = Chain(attacks=5, fury=5, boxes=30, need=7, bonus=-1)
T25B = Chain(attacks=1, fury=5, boxes=10, need=7, bonus=-1, bought=True)
WORTH = Fraction(4551752881315829, 7312316880125952)
"""The best chance to kill of T25."""


def begun(chain: Chain) -> Position:
    """The battle once the first of its attacks, of which there is one at least, is declared."""
    return apply(_battle(chain, chain.attacks, chain.fury), ATTACK)


def only_bought(chain: Chain) -> Position:
    """The battle after an initial attack that has missed: all others cost fury."""
    p = apply(_battle(chain, 1, chain.fury), ATTACK)
    apply(p, DECLINE)
    return apply(p, (1, 1))


def _battle(chain: Chain, attacks: int, fury: int) -> Position:
    stats = {**STATS, "MAT": 7, "STR": 12 + chain.bonus, "FURY": 10}
    lord = model("lord", "shield", 24, 20, weapons=[blade(attacks)], stats=stats, fury=fury)
    target = {"DEF": 7 + chain.need, "ARM": 17, "boxes": chain.boxes}
    return battle([lord], [model("foe", "shield", 24, 21.3, 180, stats=target)], turn="lord")


def killing(p: Position, chain: Chain, policy: dict[str, Any] | None = None, **how: Any) -> Odds:
    """The odds that the foe is destroyed in this activation, by the best decisions or by a policy."""
    given = {"never": chain.never, **(policy or {})}
    aim = {"side": "A", "maximise": "P(foe.destroyed)"}
    return odds(p, ["foe.destroyed"], aim=aim, stop="end_of_activation", policy=given, **how)


@cache
def sums(dice: int) -> dict[int, int]:
    """How many throws of so many dice come to each sum."""
    found: dict[int, int] = {}
    for faces in product(range(1, 7), repeat=dice):
        found[sum(faces)] = found.get(sum(faces), 0) + 1
    return found


def chance_to_hit(chain: Chain, dice: int) -> Fraction:
    """All ones miss, all sixes hit."""
    hits = sum(n for s, n in sums(dice).items() if s != dice and (s >= chain.need or s == 6 * dice))
    return Fraction(hits, 6**dice)


def best_value(chain: Chain) -> Fraction:
    """The best chance to kill, by recursion over attacks, fury and boxes left."""
    hit = {dice: chance_to_hit(chain, dice) for dice in (2, 3)}

    @cache
    def before(attacks: int, fury: int, boxes: int) -> Fraction:
        if boxes == 0:
            return Fraction(1)
        if attacks == 0 and not (chain.bought and fury):
            return Fraction(0)
        attacks, fury = (attacks - 1, fury) if attacks else (0, fury - 1)
        return max(
            hit[2 + boost] * after(attacks, fury - boost, boxes)
            + (1 - hit[2 + boost]) * before(attacks, fury - boost, boxes)
            for boost in ((0, 1) if fury else (0,))
        )

    @cache
    def after(attacks: int, fury: int, boxes: int) -> Fraction:
        return max(
            sum(
                Fraction(n, 6 ** (2 + boost))
                * before(attacks, fury - boost, boxes - min(boxes, max(0, s + chain.bonus)))
                for s, n in sums(2 + boost).items()
            )
            for boost in ((0, 1) if fury else (0,))
        )

    return before(chain.attacks, chain.fury, chain.boxes)


def as_prism(chain: Chain) -> str:
    """The chain as a Markov decision process in the language of PRISM, which Storm reads."""
    lines = [
        "mdp", "module chain",
        f"attacks : [0..{chain.attacks}] init {chain.attacks};",
        f"fury : [0..{chain.fury}] init {chain.fury};",
        f"boxes : [0..{chain.boxes}] init {chain.boxes};",
        "hit : bool init false;",
    ]  # fmt: skip
    ways = [("attacks > 0", "attacks", 0)] + ([("attacks = 0", "fury", 1)] if chain.bought else [])
    for when, pays, price in ways:
        for boost in (0, 1):
            chance = chance_to_hit(chain, 2 + boost)
            costs = {"fury": boost + price, "attacks": int(pays == "attacks")}
            paid = " & ".join(f"({name}' = {name} - {cost})" for name, cost in costs.items())
            lines.append(
                f"[] !hit & boxes > 0 & {when} & fury >= {costs['fury']} -> "
                f"{chance.numerator}/{chance.denominator} : (hit' = true) & {paid} + "
                f"{chance.denominator - chance.numerator}/{chance.denominator} : {paid};"
            )
    for boost in (0, 1):
        rolled = " + ".join(
            f"{n}/{6 ** (2 + boost)} : (hit' = false) & (fury' = fury - {boost}) & "
            f"(boxes' = max(0, boxes - {max(0, s + chain.bonus)}))"
            for s, n in sums(2 + boost).items()
        )
        lines.append(f"[] hit & fury >= {boost} -> {rolled};")
    return "\n".join([*lines, "[] !hit & boxes = 0 -> true;", "endmodule"])
