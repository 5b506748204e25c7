"""Redirecting a charge whose target of the Shooting phase is dead (1.3)."""

from __future__ import annotations

from typing import Any

from battlewright.core.actions import Action
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Option, StepResult
from battlewright.core.restrictions import forbidding
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body
from battlewright.rules.kill_team.characteristics import LeadershipTest
from battlewright.rules.kill_team.effects import RULE, Mark
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import NEAR, between_bases, model
from battlewright.table.bodies import Disc


class Redirect(Frame, tag="redirect"):
    """A model tries to redirect its charge."""

    model: int
    passed: Any = None


redirect = KILL_TEAM.procedure(Redirect)


@redirect.step("KT-REDIRECT-03", "KT-RUL-10")
def test_leadership(p: Position, f: Redirect) -> StepResult:
    """By a Leadership test, before a new target is named."""
    return LeadershipTest(f.model, "redirect")


@redirect.step("KT-REDIRECT-04", "KT-REDIRECT-06")
def keep_result(p: Position, f: Redirect) -> StepResult:
    """It may charge another now, or nobody."""
    p.effect(Mark(f.model, RULE, (("redirect", "passed" if f.passed else "failed"),)))
    return DONE


def lost_target(p: Position, row: int) -> bool:
    """Whether the target that a model chose in the Shooting phase has died since, whoever killed it."""
    target = model(p, row).shot_at
    return target >= 0 and not model(p, target).alive


def _begin(p: Position, row: int, option: Option) -> Frame:
    return Redirect(row)


KILL_TEAM.action(
    Action("redirect", lambda p, row: (("redirect", p.scene.names[row]),), _begin),
    "KT-REDIRECT-02",
)


@KILL_TEAM.restriction("action:redirect", "KT-REDIRECT-01", "KT-RUL-11", of="actor")
def redirect_without_a_death(p: Position, row: int) -> bool:
    """Only a model whose target is dead redirects its charge."""
    return not lost_target(p, row)


@KILL_TEAM.restriction("action:redirect", "KT-RUL-10", of="actor")
def redirect_twice(p: Position, row: int) -> bool:
    """It tests once a phase."""
    return bool(model(p, row).redirect)


@KILL_TEAM.restriction("action:redirect", "KT-REDIRECT-01", "KT-RUL-03", of="actor")
def redirect_without_a_charge(p: Position, row: int) -> bool:
    """And only one that could charge otherwise."""
    return forbidding(p.rules.actions["charge"].of_actor, p, row) is not None


@KILL_TEAM.restriction("action:charge", "KT-REDIRECT-06", of="actor")
def charge_after_failed_redirect(p: Position, row: int) -> bool:
    """Who has failed to redirect its charge does not charge."""
    return model(p, row).redirect == "failed"


@KILL_TEAM.restriction("action:charge", "KT-RUL-03", of="option")
def charge_at_another(p: Position, row: int, target: int) -> bool:
    """Who has shot charges only what it shot at."""
    chosen = model(p, row).shot_at
    return chosen not in (-1, target) and not lost_target(p, row)


@KILL_TEAM.restriction("action:charge", "KT-REDIRECT-03", of="option")
def charge_not_redirected(p: Position, row: int, target: int) -> bool:
    """If that is dead, it has to redirect its charge first."""
    return lost_target(p, row) and not model(p, row).redirect


@KILL_TEAM.restriction("action:charge", "KT-REDIRECT-04", "KT-RUL-12", of="option")
def charge_far_from_the_dead(p: Position, row: int, target: int) -> bool:
    """And then charges only an enemy within 3 inches of where it died."""
    m = model(p, row)
    if not (lost_target(p, row) and m.redirect == "passed"):
        return False
    grave = body(p, m.shot_at)
    spot = Disc(grave.x, grave.y, grave.z, int(p.value("redirect.radius", m.shot_at)), 0)
    return between_bases(spot, body(p, target)) > NEAR


@KILL_TEAM.contribution("redirect.radius", "base", "KT-RUL-12")
def _centre_of_the_dead(p: Position, dead: int) -> int:
    return 0


@KILL_TEAM.contribution(
    "redirect.radius", "replace", "KT-RUL-12", only={"redirect_measure": "base_edge_of_removed_model"}
)
def _edge_of_the_dead(p: Position, dead: int) -> int:
    return body(p, dead).radius
