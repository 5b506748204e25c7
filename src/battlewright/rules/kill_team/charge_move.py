"""The move of one charger once its distance is known: climbs and jumps are tested on the way (1.4 to 1.6, 3.8)."""

from __future__ import annotations

from typing import Any

from battlewright.core.effects import Cause
from battlewright.core.position import Position
from battlewright.core.requests import DONE, StepResult
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import body, in_play
from battlewright.rules.kill_team.characteristics import InitiativeTest
from battlewright.rules.kill_team.charge_roll import need_for
from battlewright.rules.kill_team.charge_walk import Hurdle, Way
from battlewright.rules.kill_team.charge_way import choices, way_to
from battlewright.rules.kill_team.effects import Mark, Move
from battlewright.rules.kill_team.falling import Fall
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.state import model
from battlewright.rules.kill_team.terrain import Dangerous, endangered
from battlewright.table.lengths import inches


class ChargeMove(Frame, tag="charge_move"):
    """A charger moves at its target; `rolled` is the total of its dice as far as it matters. `tested` is how many tests
    it has passed on its way."""

    model: int
    target: int
    rolled: int
    tested: int = 0
    passed: Any = None


charge_move = KILL_TEAM.procedure(ChargeMove)


def way_of(p: Position, f: ChargeMove) -> Way | None:
    """The way that its roll lets it go, as near to the enemy as it can; None when the charge fails."""
    ways = choices(way_to(p, f.model, f.target))
    return next((way for way in reversed(ways) if f.rolled >= need_for(p, f.model, way)), None)


def _way(p: Position, f: ChargeMove) -> Way:
    way = way_of(p, f)
    assert way is not None
    return way


@charge_move.step("KT-S-308B", "KT-RUL-14", "KT-RUL-16", "KT-SUPPORT-05")
def fall_short(p: Position, f: ChargeMove) -> StepResult:
    """A charge that does not reach its target has failed, and the charger stays where it is."""
    if way_of(p, f) is not None:
        return None
    _fail(p, f)
    return DONE


def _fail(p: Position, f: ChargeMove) -> None:
    p.tell("kill_team-event-charge-fails", model=p.scene.names[f.model], target=p.scene.names[f.target])


def tests(p: Position, way: Way) -> list[Hurdle]:
    """The tests of a way in the order in which it comes to them."""
    found = []
    for hurdle in way.hurdles:
        found += [hurdle] * int(p.value(f"charge.{hurdle.why}.tests", hurdle))
    return found


@KILL_TEAM.contribution("charge.climb.tests", "base", "KT-CLIMB-01", "KT-CLIMB-04")
def _one_for_a_climb(p: Position, hurdle: Hurdle) -> int:
    return 1


@KILL_TEAM.contribution("charge.dive.tests", "base", "KT-AERIAL-01", "KT-AERIAL-04", "KT-RUL-19")
def _one_for_a_jump(p: Position, hurdle: Hurdle) -> int:
    return 1


@KILL_TEAM.contribution("charge.dive.tests", "replace", "KT-RUL-19", only={"dive_tests": "per_3_inches"})
def _one_for_3_inches(p: Position, hurdle: Hurdle) -> int:
    return max(1, -(-hurdle.length // inches(3)))


@charge_move.step("KT-CLIMB-02", "KT-CLIMB-04", "KT-AERIAL-02", "KT-AERIAL-04", "KT-RUL-20")
def test_on_the_way(p: Position, f: ChargeMove) -> StepResult:
    """Who has come to a climb or a jump tests its Initiative there."""
    left = tests(p, _way(p, f))[f.tested :]
    return InitiativeTest(f.model, left[0].why) if left else "brave_danger"


@charge_move.step("KT-CLIMB-07", "KT-AERIAL-08")
def go_on(p: Position, f: ChargeMove) -> StepResult:
    """If it passes, it goes on."""
    passed, f.passed = f.passed, None
    if not passed:
        return None
    f.tested += 1
    return "test_on_the_way"


@charge_move.step("KT-CLIMB-03", "KT-CLIMB-05", "KT-CLIMB-06", "KT-AERIAL-05", "KT-AERIAL-06", "KT-AERIAL-07")
def fail_on_the_way(p: Position, f: ChargeMove) -> StepResult:
    """If it fails, so does its charge: it stays at the foot of its climb, or falls from its jump."""
    hurdle = tests(p, _way(p, f))[f.tested]
    f.tested = 0
    _fail(p, f)
    if hurdle.why == "dive":
        return Fall(f.model, hurdle.height, hurdle.x, hurdle.y, hurdle.z)
    own, foot = body(p, f.model), (hurdle.x, hurdle.y)
    p.effect(Move(f.model, Cause("charge", f.model), *foot, hurdle.z))
    return Dangerous(f.model) if endangered(own, (own.middle, foot), p.scene.table) else DONE


@charge_move.step("KT-AERIAL-07")
def end_failed(p: Position, f: ChargeMove) -> StepResult:
    """That was its charge."""
    return DONE


@charge_move.step("KT-M-05B")
def brave_danger(p: Position, f: ChargeMove) -> StepResult:
    """Dangerous ground may hurt it on its way."""
    return Dangerous(f.model) if goes_through_danger(p, f.model, _way(p, f)) else None


def goes_through_danger(p: Position, row: int, way: Way) -> bool:
    """Whether a model on a way into contact walks through dangerous ground, or comes to stand in it."""
    own, table, first = body(p, row), p.scene.table, next(iter(way.hurdles), None)
    if first is None:
        return endangered(own, way.places, table)
    foot = (first.x, first.y) if first.why == "climb" else own.middle
    end = own.at(*way.end).raised_to(way.z)
    return endangered(own, (own.middle, foot), table) or endangered(end, (end.middle, end.middle), table)


@charge_move.step("KT-S-308C", "KT-SUPPORT-04", "KT-RUL-15")
def complete(p: Position, f: ChargeMove) -> StepResult:
    """The shortest way into base contact, unless it has died on it."""
    if not in_play(p, f.model):
        _fail(p, f)
        return DONE
    way, cause, m = _way(p, f), Cause("charge", f.model), model(p, f.model)
    f.tested = 0
    passed = {hurdle.why for hurdle in way.hurdles}
    if way.end != (m.base.x, m.base.y):
        p.effect(Move(f.model, cause, *way.end, way.z))
    marks: list[tuple[str, int | bool | str]] = [("charged", True)]
    if "dive" in passed:
        marks.append(("dived", True))
    if "climb" in passed:
        marks.append(("climbed", True))
    if way.difficult and p.value("charge.slows", f.model):
        marks.append(("slowed", True))
    p.effect(Mark(f.model, cause, tuple(marks)))
    p.mark("charged", True, f.model)
    p.tell("kill_team-event-charge-made", model=p.scene.names[f.model], target=p.scene.names[f.target])
    return None


charge_move.window("charge.slowed", "KT-RUL-38", "KT-W-21A")


@KILL_TEAM.contribution("charge.slows", "base", "KT-S-308E", "KT-RUL-37")
def _through_difficult_ground(p: Position, row: int) -> int:
    return 1


KILL_TEAM.marked("charged", "piece", start=False)
