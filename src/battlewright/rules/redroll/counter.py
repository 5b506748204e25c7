"""The counterattack and the Red Roll that earns it (AP-MELEE-11, AP-MELEE-17 to 21).

Order of resolution: a countering model must live; it advances if its weapon does not reach; it strikes. Rulings:
`red_cost`, `dead_counters`, `counter_arm`, `counter_wounds`.
"""

from __future__ import annotations

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, gap_within, standing
from battlewright.rules.redroll.effects import Move, Wound
from battlewright.rules.redroll.ruleset import REDROLL
from battlewright.rules.redroll.state import card, model, weapon
from battlewright.table.movement import Path, stop_within


class Counterattack(Frame, tag="counterattack"):
    """`model` strikes back at `foe` with `weapon`; `foe_reach` in micrometres bounds its advance."""

    model: int
    foe: int
    weapon: str
    foe_reach: int
    short: bool = False
    dodged: bool = False


def _advance(p: Position, row: int, foe: int, reach: int, farthest: int) -> Path:
    others = tuple(body(p, r) for r in standing(p) if r != row)
    return stop_within(body(p, row), body(p, foe), reach, max(0, farthest), p.scene.table, others)


def reaches_back(p: Position, row: int, foe: int, reach: int, foe_reach: int) -> bool:
    """Whether a weapon of this reach gets at the foe now or after the advance that AP-R-19 allows."""
    if gap_within(p, row, foe, reach):
        return True
    stop = _advance(p, row, foe, reach, foe_reach - reach).stop
    return stop is not None and stop.kind == "reach"


counter = REDROLL.procedure(Counterattack)


@counter.step("AP-R-20", only={"dead_counters": False, "counter_wounds": "as_counterattack"})
def live(p: Position, f: Counterattack) -> StepResult:
    """The slain do not strike back."""
    return None if model(p, f.model).alive else DONE


@counter.step("AP-MELEE-18")
def advance(p: Position, f: Counterattack) -> StepResult:
    """The countering model must advance so that its weapon reaches: straight, no farther than needed (AP-R-19)."""
    own = weapon(p, f.model, f.weapon)
    if own is None or gap_within(p, f.model, f.foe, own.reach):
        return None
    path = _advance(p, f.model, f.foe, own.reach, f.foe_reach - own.reach)
    if path.stop is not None and path.stop.kind == "reach":
        if model(p, f.model).alive:
            p.effect(Move(f.model, Cause("counterattack", f.model), *path.end))
        return None
    p.tell("event-counter-short", model=p.scene.names[f.model])
    f.short = True
    return None


@counter.step("AP-R-38", only={"counter_wounds": "as_counterattack"})
def within_reach(p: Position, f: Counterattack) -> StepResult:
    """A counterattack that cannot reach deals nothing."""
    return DONE if f.short else None


counter.window("counter.reaction")


@counter.step("AP-MELEE-17", "AP-MELEE-21")
def strike(p: Position, f: Counterattack) -> StepResult:
    """The Wounds of the counterattack: the weapon's POW, without dice."""
    if f.dodged:
        return DONE
    p.mark("attack.counter", True)
    p.effect(Wound(f.foe, Cause("counterattack", f.model), p.value("counter.wounds", f)))
    return DONE


@REDROLL.contribution("counter.wounds", "base", "AP-MELEE-17")
def counter_power(p: Position, f: Counterattack) -> int:
    """POW of the defender's melee weapon and nothing else."""
    own = weapon(p, f.model, f.weapon)
    return own.POW if own else 0


@REDROLL.contribution("counter.wounds", "add", "AP-R-22", only={"counter_arm": True})
def counter_armour(p: Position, f: Counterattack) -> int:
    """Armour protects from counter Wounds too."""
    return -card(p, f.foe).ARM


@REDROLL.contribution("counter.wounds", "cap", "AP-R-22", only={"counter_arm": True})
def no_negative_wounds(p: Position, f: Counterattack) -> tuple[int, None]:
    """Never below 0."""
    return (0, None)
