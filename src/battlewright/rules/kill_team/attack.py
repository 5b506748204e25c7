"""Attacks: strikes made at the same time, each rolled in stages; their Wounds are taken together at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from battlewright.chance.dice import D3
from battlewright.chance.partition import Partition
from battlewright.chance.stages import ATTACK, HIT, WOUND, Amount, Check, Pipeline, packets
from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.rolling import together
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import in_play, standing
from battlewright.rules.kill_team.effects import Wound
from battlewright.rules.kill_team.hitting import hit_checks, starts_as
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.saves import UNSAVED, saves
from battlewright.rules.kill_team.state import NOWHERE, model, wounds_left
from battlewright.rules.kill_team.strike_words import strike_words
from battlewright.rules.kill_team.strikes import Strike, way
from battlewright.rules.kill_team.wounding import PIERCED, is_instant_death, wound_check

Tolls = tuple[tuple[int, int, int], ...]
"""What strikes have done so far: the side of the attacker, the row of the target, Wounds, in order."""

ENOUGH = 1000
"""More than any strike leaves."""


class Strikes(Frame, tag="strikes"):
    """Strikes made at the same time: all are rolled before anybody loses a Wound.

    `strikes` are still to be rolled, `unsaved` are the Wounds of the first that nothing stopped, `tolls` all so far.
    What was lost is added to `lost` of the frame below: (side of the attacker, row of the target, Wounds that it had
    and lost).
    """

    strikes: tuple[Strike, ...]
    tolls: Tolls = ()
    unsaved: Any = None


class Counted(msgspec.Struct, frozen=True):
    """Reads how many packets of these kinds are left, each counting as `each`; more than `most` are not told apart."""

    kinds: tuple[str, ...]
    most: int = ENOUGH
    each: int = 1

    def __call__(self, result: tuple[tuple[tuple[str, int], ...], tuple[int, ...]]) -> int:
        return min(self.most, self.each * sum(number for kind, number in result[0] if kind in self.kinds))


class CountedApart(msgspec.Struct, frozen=True):
    """Reads how many packets are left of each of these kinds."""

    kinds: tuple[str, ...]

    def __call__(self, result: tuple[tuple[tuple[str, int], ...], tuple[int, ...]]) -> tuple[int, ...]:
        left = dict(result[0])
        return tuple(left.get(kind, 0) for kind in self.kinds)


WOUNDED = (WOUND, PIERCED)
"""The packets that a roll to wound makes."""


def hits(p: Position, s: Strike) -> Partition[int]:
    """How many hits a strike makes."""
    return _by_rows(p, s, _hits)


def wounds(p: Position, s: Strike) -> Partition[tuple[int, ...]]:
    """What the `attacks` of a strike do that have hit: (Wounds, Wounds of AP 2)."""
    return _rolled(s, HIT, _to_wound(p, s)).map(CountedApart(WOUNDED), "wounds")


def save(p: Position, s: Strike, wounds: int, pierced: int = 0) -> Partition[int]:
    """The Wounds that the target loses of so many, some more of which are of AP 2."""
    given = (WOUND,) * wounds + (PIERCED,) * pierced
    pipeline = Pipeline(attacks=Amount(0), checks=saves(p, s, pierced > 0), start=WOUND, given=given)
    return packets(pipeline).map(_lost(p, s), "unsaved")


def wound_and_save(p: Position, s: Strike) -> Partition[int]:
    """The Wounds that the target loses by the `attacks` of a strike, all of which have hit."""
    return _by_rows(p, s, _wound_and_save)


def unsaved(p: Position, s: Strike) -> Partition[int]:
    """The Wounds that the target loses by a strike: to hit, to wound, the best save, Feel No Pain."""
    return _by_rows(p, s, _unsaved)


MOST_KEPT = 4096
"""How many rolls are kept."""

R = TypeVar("R")
_kept: dict[Any, tuple[tuple[Any, ...], Any]] = {}


def _by_rows(p: Position, s: Strike, make: Callable[[Position, Strike], R]) -> R:
    """A roll as it stands, or its words. It is asked for again after each of its stages and by every way that odds go
    through a step: it is kept by all that it depends on, which the entry holds on to. That is the rows of the two
    models, and where cover may save, the bases that stand on the table. Rows that note who reads them are always read.
    """
    if type(p.rows) is not list:
        return make(p, s)
    bases = [p.rows[row].base for row in standing(p)] if way(p, s).cover_saves else ()
    table = (p.rules, p.scene, p.rows[s.attacker], p.rows[s.target], *bases)
    key = make, s, tuple(map(id, table))
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
            _kept_anywhere.clear()
        found = _kept[key] = table, make(p, s) if bases else _anywhere(p, s, make)
    answer: R = found[1]
    return answer


_kept_anywhere: dict[Any, tuple[Any, Any]] = {}


def _anywhere(p: Position, s: Strike, make: Callable[[Position, Strike], R]) -> R:
    """A roll that does not hang on where the two stand."""
    both = tuple(msgspec.structs.replace(model(p, row), base=NOWHERE) for row in (s.attacker, s.target))
    key = make, s, both, id(p.rules), id(p.scene)
    found = _kept_anywhere.get(key)
    if found is None:
        found = _kept_anywhere[key] = (p.rules, p.scene), make(p, s)
    answer: R = found[1]
    return answer


def _hits(p: Position, s: Strike) -> Partition[int]:
    start = starts_as(p, s)
    return _rolled(s, start, hit_checks(p, s) if start == ATTACK else ()).map(Counted((HIT,)), "hits")


def _wound_and_save(p: Position, s: Strike) -> Partition[int]:
    return _rolled(s, HIT, (*_to_wound(p, s), *_saves(p, s))).map(_lost(p, s), "unsaved")


def _unsaved(p: Position, s: Strike) -> Partition[int]:
    start = starts_as(p, s)
    checks: list[Check] = []
    if start == ATTACK:
        checks += hit_checks(p, s)
    if start in (ATTACK, HIT):
        checks += _to_wound(p, s)
    return _rolled(s, start, (*checks, *_saves(p, s))).map(_lost(p, s), "unsaved")


def _rolled(s: Strike, start: str, checks: tuple[Check, ...]) -> Partition[Any]:
    return packets(Pipeline(attacks=Amount(s.attacks, (D3,) * s.dice), checks=checks, start=start))


def _to_wound(p: Position, s: Strike) -> tuple[Check, ...]:
    check = wound_check(p, s)
    return () if check is None else (check,)


def _saves(p: Position, s: Strike) -> tuple[Check, ...]:
    return saves(p, s, bool(p.value("wound.pierces_from", s)))


def _lost(p: Position, s: Strike) -> Counted:
    """How unsaved Wounds are counted: no more than the target has left, all of them by Instant Death."""
    left = wounds_left(p, s.target)
    return Counted(UNSAVED, left, left if is_instant_death(p, s) else 1)


class Toll(msgspec.Struct, frozen=True):
    """Wounds of a `target` by strikes of a side, at most those that it has left."""

    side: int
    target: int
    most: int

    def __call__(self, amount: int) -> tuple[Toll, int]:
        """So many Wounds, and whose they are."""
        return self, amount


def _toll(p: Position, s: Strike) -> Toll:
    return Toll(model(p, s.attacker).side, s.target, wounds_left(p, s.target))


def gathered(p: Position, tolls: Tolls, s: Strike, amount: int) -> Tolls:
    """The tolls with some more Wounds by a strike, at most those that its target has left."""
    return added(tolls, (_toll(p, s), amount))


def added(tolls: Tolls, more: tuple[Toll, int]) -> Tolls:
    """The tolls with those of another strike."""
    (toll, amount), key = more, (more[0].side, more[0].target)
    if not amount:
        return tolls
    counted = {(whose, target): so_far for whose, target, so_far in tolls}
    counted[key] = min(counted.get(key, 0) + amount, toll.most)
    return tuple((whose, target, so_far) for (whose, target), so_far in sorted(counted.items()))


strikes = KILL_TEAM.procedure(Strikes)


@strikes.step("KT-S-309I")
def begin_strikes(p: Position, f: Strikes) -> StepResult:
    """Those at somebody, with attacks, are rolled one after another; none of them sees what another has done."""
    f.strikes = tuple(s for s in f.strikes if in_play(p, s.target) and (s.attacks or s.dice))
    return None if f.strikes else "take_wounds"


@strikes.step("KT-S-309I")
def roll_together(p: Position, f: Strikes) -> StepResult:
    """Where nothing can happen between them they may be taken as one roll."""
    if len(f.strikes) == 1 or any(p.value("strike.alone", s) for s in f.strikes):
        return "roll_strike"
    rolls = [_roll(p, s, unsaved(p, s).map(_toll(p, s), "toll")) for s in f.strikes]
    partition = together(p, rolls, added, f.tolls)
    if partition is None:
        return "roll_strike"
    return Roll(rolls[0].player, "kill_team-roll-strikes", "tolls", partition)


@strikes.step("KT-S-309I")
def all_rolled(p: Position, f: Strikes) -> StepResult:
    """All were rolled at once."""
    f.strikes = ()
    return "take_wounds"


@strikes.step("KT-S-303A", "KT-S-304A", "KT-S-305A", "KT-S-305O", "KT-RUL-32")
def roll_strike(p: Position, f: Strikes) -> StepResult:
    """A die for each attack, hit, wound and save, stage by stage."""
    return _roll(p, f.strikes[0], unsaved(p, f.strikes[0]))


def _roll(p: Position, s: Strike, partition: Partition[Any]) -> Roll:
    values = _by_rows(p, s, strike_words)
    return Roll(model(p, s.attacker).side, "kill_team-roll-strike", "unsaved", partition, values=values)


@strikes.step("KT-S-304F", "KT-RUL-32")
def gather(p: Position, f: Strikes) -> StepResult:
    """What nothing stopped is counted; more than the target has left is lost."""
    s, f.strikes = f.strikes[0], f.strikes[1:]
    amount, f.unsaved = f.unsaved, None
    names = p.scene.names
    p.tell("kill_team-event-unsaved", model=names[s.attacker], target=names[s.target], wounds=amount)
    f.tolls = gathered(p, f.tolls, s, amount)
    return "roll_strike" if f.strikes else None


@strikes.step("KT-S-309I", "KT-S-304F")
def take_wounds(p: Position, f: Strikes) -> StepResult:
    """All Wounds are taken at once."""
    tolls, f.tolls = f.tolls, ()
    lost = []
    for side, target, amount in tolls:
        taken = min(amount, wounds_left(p, target))
        if taken:
            p.effect(Wound(target, Cause("attack"), taken))
            lost.append((side, target, taken))
    if len(p.stack) > 1:
        below: Any = p.stack[-2]
        below.lost = (*below.lost, *lost)
    return DONE


KILL_TEAM.counted("wounds")
