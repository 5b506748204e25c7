"""Fast dice: all attacks of a side in a step rolled together, and the enemy says who takes the Wounds (1.2).

The rule is optional: a scenario allows it (`fast_dice`), and the player asks for it, step by step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.core.windows import DECLINE, Offer
from battlewright.rules.kill_team.attack import Tolls, gathered, hits, save, wounds
from battlewright.rules.kill_team.combatants import Rows, of, reach
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import model, wounds_left
from battlewright.rules.kill_team.strike_words import strike_words
from battlewright.rules.kill_team.strikers import Striker
from battlewright.rules.kill_team.strikes import Strike
from battlewright.rules.kill_team.weapon_choice import struck_with

KILL_TEAM.ruling("fast_dice", False, True, clause="KT-RUL-48")

ALLOWED = {"fast_dice": True}

TOGETHER: Option = ("together",)


class FastStrikes(Frame, tag="fast_strikes"):
    """The attacks of some `strikers` of one side, rolled together; the Wounds that nothing stopped are added to `tolls`
    of the frame below.

    `wounding` are the Wounds that are still to be taken, each as the strike that dealt it and whether it counts as one
    of AP 2; `enemies` are those who may take them.
    """

    strikers: tuple[Striker, ...]
    enemies: Rows = ()
    wounding: tuple[tuple[Strike, bool], ...] = ()
    hits: Any = None
    dealt: Any = None
    taker: Option | None = None
    unsaved: Any = None
    tolls: Tolls = ()


def majority(p: Position, enemies: Rows) -> int:
    """One of the enemies with the Toughness that most of them have, the highest where several have it."""
    toughness = {row: int(p.value("T", row)) for row in enemies}
    counted = Counter(toughness.values())
    best = max(counted, key=lambda value: (counted[value], value))
    return next(row for row in enemies if toughness[row] == best)


fast = KILL_TEAM.procedure(FastStrikes)


@fast.step("KT-FAST-03", "KT-FAST-04")
def gather(p: Position, f: FastStrikes) -> StepResult:
    """All attack the enemies in base contact with any of them."""
    f.enemies = tuple(sorted({row for striker in f.strikers for row in striker.targets}))
    return None


def _strike(p: Position, f: FastStrikes) -> Strike:
    striker, target = f.strikers[0], majority(p, f.enemies)
    made = striker.strike(target, striker.attacks)
    return msgspec.structs.replace(made, toughness=int(p.value("T", target)))


@fast.step("KT-FAST-03", "KT-FAST-04", "KT-RUL-35")
def roll_hits(p: Position, f: FastStrikes) -> StepResult:
    """Against the Toughness of most of them."""
    if not f.strikers:
        return "take_wound"
    s = _strike(p, f)
    values = strike_words(p, s)
    return Roll(model(p, s.attacker).side, "kill_team-roll-strike", "hits", hits(p, s), values=values)


@fast.step("KT-FAST-03", "KT-FAST-04", "KT-RUL-35")
def roll_wounds(p: Position, f: FastStrikes) -> StepResult:
    """What has hit may wound."""
    s = msgspec.structs.replace(_strike(p, f), attacks=f.hits, dice=0)
    values = strike_words(p, s)
    return Roll(
        model(p, s.attacker).side, "kill_team-roll-strike-wound", "dealt", wounds(p, s), values=values
    )


@fast.step("KT-FAST-03")
def keep_wounds(p: Position, f: FastStrikes) -> StepResult:
    """The next, until all have rolled."""
    plain, pierced = f.dealt
    s = msgspec.structs.replace(_strike(p, f), attacks=1, dice=0, toughness=0)
    f.wounding = (*f.wounding, *((s, False),) * plain, *((s, True),) * pierced)
    f.strikers, f.hits, f.dealt = f.strikers[1:], None, None
    return "roll_hits"


@fast.step("KT-FAST-05", "KT-RUL-36")
def take_wound(p: Position, f: FastStrikes) -> StepResult:
    """The enemy picks who takes each Wound, as long as one of them is alive."""
    living = _living(p, f)
    if not (f.wounding and living):
        below: Any = p.stack[-2]
        below.tolls = (*below.tolls, *f.tolls)
        return DONE
    options = tuple(("take", p.scene.names[row]) for row in living)
    side, values = model(p, living[0]).side, {"wounds": len(f.wounding)}
    return Choose(side, "kill_team-ask-taker", "taker", options, default=options[0], values=values)


def _living(p: Position, f: FastStrikes) -> Rows:
    coming = {target: wounds for _, target, wounds in f.tolls}
    return tuple(row for row in f.enemies if wounds_left(p, row) > coming.get(row, 0))


@fast.step("KT-FAST-05", "KT-S-305A")
def roll_save(p: Position, f: FastStrikes) -> StepResult:
    """It saves as against any other."""
    s, pierced = _taken(p, f), f.wounding[0][1]
    values = strike_words(p, s)
    partition = save(p, s, int(not pierced), int(pierced))
    return Roll(model(p, s.target).side, "kill_team-roll-strike-save", "unsaved", partition, values=values)


@fast.step("KT-FAST-05", "KT-RUL-32")
def keep_toll(p: Position, f: FastStrikes) -> StepResult:
    """The next."""
    f.tolls = gathered(p, f.tolls, _taken(p, f), f.unsaved)
    f.wounding, f.taker, f.unsaved = f.wounding[1:], None, None
    return "take_wound"


def _taken(p: Position, f: FastStrikes) -> Strike:
    assert f.taker is not None
    return msgspec.structs.replace(f.wounding[0][0], target=p.scene.index[f.taker[1]])


def _rows(p: Position, f: Any, side: int) -> Rows:
    """The models of a side that strike in this step."""
    return tuple(row for row in of(p, f.striking, side) if reach(p, row))


def _may(p: Position, f: Any, side: int) -> tuple[Option, ...]:
    """Those who strike have the same weapon; with one enemy to strike it would make no difference."""
    rows = _rows(p, f, side)
    enemies = {enemy for row in rows for enemy in reach(p, row)}
    weapons = {struck_with(p, row, f.weapons) for row in rows}
    return (TOGETHER,) if len(rows) > 1 and len(enemies) > 1 and len(weapons) == 1 else ()


def _offer(id: str, priority: int, side_of: Callable[[Position], int]) -> None:
    def take(p: Position, f: Any, option: Option) -> None:
        f.together = (*f.together, side_of(p))

    offer = Offer(
        id, "fast_dice", priority,
        lambda p, f: side_of(p),
        lambda p, f: _may(p, f, side_of(p)),
        take,
        lambda p, f, options: DECLINE,
        lambda p, f: True,
        lambda p, f: {"attackers": len(_rows(p, f, side_of(p)))},
        ("KT-FAST-01", "KT-FAST-02"),
    )  # fmt: skip
    KILL_TEAM.offer(offer, only=ALLOWED)


_offer("fast_dice", 0, lambda p: p.rules.active(p))
_offer("fast_dice_back", 1, lambda p: 1 - p.rules.active(p))
