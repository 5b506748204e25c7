"""Who may charge whom (1.1, KT-RUL-03)."""

from __future__ import annotations

from battlewright.core.position import Position
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.sight import sees_past_friends
from battlewright.rules.kill_team.state import gap_within, has, model, touching
from battlewright.rules.kill_team.weapon_types import may_charge_after
from battlewright.table.lengths import INCH


@KILL_TEAM.restriction("action:charge", "KT-RUL-03", "KT-M-06B", of="actor")
def charge_after_running(p: Position, row: int) -> bool:
    """A model that ran does not charge."""
    return model(p, row).moved == "ran"


@KILL_TEAM.restriction("action:charge", "KT-RUL-03", of="actor")
def charge_after_firing(p: Position, row: int) -> bool:
    """Nor does one that fired what forbids it."""
    return not may_charge_after(p, row)


@KILL_TEAM.restriction("action:charge", "KT-RUL-03", of="actor")
def charge_while_locked(p: Position, row: int) -> bool:
    """Nor one that is locked in combat."""
    return bool(touching(p, row))


@KILL_TEAM.restriction("action:charge", "KT-RUL-03", of="actor")
def charge_falling_back(p: Position, row: int) -> bool:
    """Nor one that falls back."""
    return model(p, row).falling_back


@KILL_TEAM.restriction("action:charge", "KT-RUL-03", "KT-S-305K", of="actor")
def charge_from_the_ground(p: Position, row: int) -> bool:
    """Nor one that has gone to ground."""
    return model(p, row).grounded


@KILL_TEAM.restriction("action:charge", "KT-F-05B", of="actor")
def charge_just_regrouped(p: Position, row: int) -> bool:
    """Nor one that has regrouped in this turn."""
    return model(p, row).regrouped


@KILL_TEAM.restriction("action:charge", "KT-S-308G", of="actor")
def charge_once(p: Position, row: int) -> bool:
    """A model declares one charge a phase."""
    return model(p, row).declared


@KILL_TEAM.restriction("action:charge", "KT-RUL-03", of="option")
def charge_too_far(p: Position, row: int, target: int) -> bool:
    """The target must be as near as the best roll can carry."""
    return not gap_within(p, row, target, int(p.value("charge.range", row)) * INCH)


@KILL_TEAM.contribution("charge.range", "base", "KT-RUL-03")
def _two_sixes(p: Position, row: int) -> int:
    return 12


@KILL_TEAM.contribution("charge.range", "add", "KT-S-310L")
def _acrobatic_leap(p: Position, row: int) -> int | None:
    return 3 if has(p, row, "acrobatic") else None


@KILL_TEAM.restriction("action:charge", "KT-RUL-03", "KT-SUPPORT-02", of="option")
def charge_out_of_sight(p: Position, row: int, target: int) -> bool:
    """And in sight, but for friends that stand between: one may charge in support of them."""
    return not sees_past_friends(p, row, target)
