"""What modifies an attack roll: aiming, back strike, elevation, knocked-down and stationary targets, melee, Stealth."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.common.pieces import body, distance_between
from battlewright.rules.hordes.attack import AttackRoll
from battlewright.rules.hordes.cover import HUGE, sprays
from battlewright.rules.hordes.engagement import in_melee, in_melee_with
from battlewright.rules.hordes.remembered import UNKNOWN, memory
from battlewright.rules.hordes.ruleset import HORDES
from battlewright.rules.hordes.sight import STEALTH, at_least_higher
from battlewright.rules.hordes.state import has, model, size
from battlewright.table.sight import obscured_by_in_height


@HORDES.contribution("attack.aiming", "base", "HRD-RMOD-01")
def aimed(p: Position, f: AttackRoll) -> int | None:
    """A model that gave up its movement to aim."""
    return 2 if f.kind != "melee" and model(p, f.attacker).aimed else None


@HORDES.contribution("attack.aiming", "natural", "HRD-RMOD-02", "HRD-R-223B")
def no_aiming_of_magic(p: Position, f: AttackRoll) -> int | None:
    """Aiming does nothing for a magic attack."""
    return 0 if f.kind == "magic" else None


@HORDES.contribution("attack.skill", "add", "HRD-RMOD-01")
def aiming_bonus(p: Position, f: AttackRoll) -> int | None:
    """+2 to every ranged attack roll of the activation."""
    return p.value("attack.aiming", f) or None


@HORDES.contribution("attack.skill", "add", "HRD-RMOD-15", "HRD-MELEE-TARGET-03", "HRD-R-222G")
def target_in_melee(p: Position, f: AttackRoll) -> int | None:
    """-4 to ranged and magic attacks at a target in melee."""
    return -4 if _is_in_the_thick(p, f) else None


@HORDES.contribution(
    "attack.skill", "add", "HRD-R-10", "HRD-R-223E", only={"magic_penalty_waived_in_melee": "yes"}
)
def own_melee_of_the_caster(p: Position, f: AttackRoll) -> int | None:
    """Waived for magic attacks at a target with which the caster itself is in melee."""
    waived = f.kind == "magic" and _is_in_the_thick(p, f) and in_melee_with(p, f.attacker, f.target)
    return 4 if waived else None


def _is_in_the_thick(p: Position, f: AttackRoll) -> bool:
    return f.kind != "melee" and size(p, f.target) != HUGE and in_melee(p, f.target)


@HORDES.contribution("defence", "replace", "HRD-RMOD-13", "HRD-R-215A")
def knocked_down_defence(p: Position, f: AttackRoll) -> int | None:
    """A knocked-down target has a base DEF of 5."""
    return 5 if model(p, f.target).knocked_down else None


@HORDES.contribution("defence", "replace", "HRD-RMOD-14", "HRD-R-216A")
def stationary_defence(p: Position, f: AttackRoll) -> int | None:
    """A stationary target too."""
    return 5 if model(p, f.target).stationary else None


@HORDES.contribution("defence", "cap", "HRD-R-202G")
def defence_at_least_five(p: Position, f: AttackRoll) -> tuple[int, None]:
    """DEF is never below 5."""
    return (5, None)


@HORDES.contribution("defence", "add", "HRD-RMOD-07", "HRD-RMOD-09")
def elevated_target(p: Position, f: AttackRoll) -> int | None:
    """A target on terrain at least 1" higher than the attacker has +2 DEF against ranged and magic attacks."""
    if f.kind == "melee" or size(p, f.target) == HUGE:
        return None
    return 2 if at_least_higher(body(p, f.target).z, body(p, f.attacker).z) else None


@HORDES.contribution("defence", "add", "HRD-R-205J")
def behind_an_obstacle(p: Position, f: AttackRoll) -> int | None:
    """A target whose volume an obstacle or an obstruction hides in part has +2 DEF against melee attacks."""
    barriers = p.scene.table.with_trait("obstacle", "obstruction") if f.kind == "melee" else ()
    if not barriers:
        return None
    eye, shown, known = body(p, f.attacker), body(p, f.target), memory(p)
    question = ("barrier", eye, shown)
    found = known.get(question)
    if found is UNKNOWN:
        hides = any(obscured_by_in_height(eye, shown, feature) for feature in barriers)
        found = known.put(question, hides)
    return 2 if found else None


@HORDES.contribution("attack.automatic", "replace", "HRD-R-215A", "HRD-R-216A")
def helpless_target(p: Position, f: AttackRoll) -> str | None:
    """Melee attacks at a knocked-down or a stationary target hit."""
    m = model(p, f.target)
    return "hit" if f.kind == "melee" and (m.knocked_down or m.stationary) else None


@HORDES.contribution("attack.automatic", "replace", "HRD-R-221A", priority=10)
def stealthy_target(p: Position, f: AttackRoll) -> str | None:
    """Ranged and magic attacks at a target with Stealth from farther than 5" miss; sprays do not."""
    if f.kind == "melee" or not has(p, f.target, "stealth") or sprays(p, f):
        return None
    return "miss" if distance_between(p, f.attacker, f.target) > STEALTH else None
