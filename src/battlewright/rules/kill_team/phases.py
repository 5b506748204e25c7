"""The phases of a turn: models act one after another, in the order that their player picks (3.1)."""

from __future__ import annotations

from battlewright.core import actions
from battlewright.core.errors import Illegal
from battlewright.core.position import Position
from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.restrictions import forbidding
from battlewright.core.state import Frame
from battlewright.rules.common.pieces import in_play, of_side
from battlewright.rules.kill_team.charge import ChargePhase
from battlewright.rules.kill_team.concussive import shake_off
from battlewright.rules.kill_team.fight import Fight, FightPhase
from battlewright.rules.kill_team.movement import MOVING
from battlewright.rules.kill_team.rout import GIVE_UP, rout
from battlewright.rules.kill_team.ruleset import KILL_TEAM
from battlewright.rules.kill_team.running import RUNNING
from battlewright.rules.kill_team.state import profile
from battlewright.rules.kill_team.targeting import SHOOTING
from battlewright.rules.kill_team.victory import decided

NOBODY: Option = ("done",)
"""Nobody else acts in this phase."""

HOLD: Option = ("stay",)
"""The model that was picked does not shoot."""


class MovementPhase(Frame, tag="movement_phase"):
    """The Movement phase of a side; `acted` are the models that have had their go."""

    side: int
    acted: tuple[int, ...] = ()
    chosen: Option | None = None


class ShootingPhase(Frame, tag="shooting_phase"):
    """The Shooting phase of a side; `acted` are the models that have had their go, `idle` those that have found nobody
    to shoot at, `shooter` is the one that was picked."""

    side: int
    acted: tuple[int, ...] = ()
    idle: tuple[int, ...] = ()
    shooter: int = -1
    chosen: Option | None = None


class Act(Frame, tag="action"):
    """One thing that a model does in the Shooting phase."""

    model: int
    option: Option


class AssaultPhase(Frame, tag="assault_phase"):
    """The Assault phase of a side: charges, then fights."""

    side: int


movement_phase = KILL_TEAM.procedure(MovementPhase)


@movement_phase.step("KT-S-301A", "KT-S-301E", "KT-S-301I")
def pick_mover(p: Position, f: MovementPhase) -> StepResult:
    """The player says who moves how; before anybody does, he may let the team rout."""
    options = [
        option
        for row in of_side(p, f.side)
        if row not in f.acted
        for option in actions.options(p, row, MOVING)
    ]
    if not f.acted:
        options.append(GIVE_UP)
    elif not options:
        return "end_moves"
    return Choose(f.side, "kill_team-ask-move", "chosen", (*options, NOBODY), default=NOBODY)


@movement_phase.step("KT-S-301A", "KT-S-301I")
def move(p: Position, f: MovementPhase) -> StepResult:
    """It moves."""
    chosen, f.chosen = f.chosen, None
    assert chosen is not None
    if chosen == GIVE_UP:
        rout(p, f.side)
    if chosen in (GIVE_UP, NOBODY):
        return "end_moves"
    row = p.scene.index[chosen[1]]
    f.acted = tuple(sorted((*f.acted, row)))
    return p.rules.actions[chosen[0]].begin(p, row, chosen)


@movement_phase.step("KT-S-301E")
def move_next(p: Position, f: MovementPhase) -> StepResult:
    """The next, as long as there is anybody to fight."""
    return "end_moves" if decided(p) else "pick_mover"


@movement_phase.step("KT-S-301E")
def end_moves(p: Position, f: MovementPhase) -> StepResult:
    """The phase is over."""
    f.acted = ()
    return DONE


shooting_phase = KILL_TEAM.procedure(ShootingPhase)


@shooting_phase.step("KT-S-301A", "KT-S-301E", "KT-M-06A")
def pick_shooter(p: Position, f: ShootingPhase) -> StepResult:
    """The player picks who shoots or runs next."""
    options = [option for row in of_side(p, f.side) if row not in f.acted for option in _offered(p, f, row)]
    if not options:
        return "end_shots"
    return Choose(f.side, "kill_team-ask-shooter", "chosen", (*options, NOBODY), default=NOBODY)


def _offered(p: Position, f: ShootingPhase, row: int) -> tuple[Option, ...]:
    """To shoot, at whom is asked later; and to run."""
    runs = actions.options(p, row, RUNNING)
    if row in f.idle or not profile(p, row).ranged:
        return runs
    shoots = p.rules.actions["shoot"]
    return runs if forbidding(shoots.of_actor, p, row) else (("pick", p.scene.names[row]), *runs)


@shooting_phase.step("KT-S-301E")
def begin_to_act(p: Position, f: ShootingPhase) -> StepResult:
    """It takes aim, or runs."""
    chosen = f.chosen
    assert chosen is not None
    if chosen == NOBODY:
        f.chosen = None
        return "end_shots"
    f.shooter = p.scene.index[chosen[1]]
    if chosen[0] != "pick":
        return "fire"
    f.chosen = None
    return None


@shooting_phase.step("KT-S-306A")
def take_aim(p: Position, f: ShootingPhase) -> StepResult:
    """Its player says at whom it shoots and with what; if it can shoot at nobody it may still run."""
    options = actions.options(p, f.shooter, SHOOTING)
    if not options:
        p.tell("kill_team-event-no-target", model=p.scene.names[f.shooter])
        f.idle, f.shooter = tuple(sorted((*f.idle, f.shooter))), -1
        return "pick_shooter"
    values = {"model": p.scene.names[f.shooter]}
    return Choose(f.side, "kill_team-ask-action", "chosen", (*options, HOLD), default=HOLD, values=values)


@shooting_phase.step("KT-S-306A")
def fire(p: Position, f: ShootingPhase) -> StepResult:
    """It shoots, or it runs."""
    chosen, f.chosen = f.chosen, None
    row, f.shooter = f.shooter, -1
    assert chosen is not None
    f.acted = tuple(sorted((*f.acted, row)))
    return None if chosen == HOLD else Act(row, chosen)


@shooting_phase.step("KT-S-301E")
def shoot_next(p: Position, f: ShootingPhase) -> StepResult:
    """The next, as long as there is anybody to fight."""
    return "end_shots" if decided(p) else "pick_shooter"


@shooting_phase.step("KT-S-301E")
def end_shots(p: Position, f: ShootingPhase) -> StepResult:
    """The phase is over."""
    f.acted = f.idle = ()
    return DONE


act = KILL_TEAM.procedure(Act)


@act.step("KT-S-306A", "KT-M-06A")
def carry_out(p: Position, f: Act) -> StepResult:
    """The action's own procedure."""
    return p.rules.actions[f.option[0]].begin(p, f.model, f.option)


assault_phase = KILL_TEAM.procedure(AssaultPhase)


@assault_phase.step("KT-S-301E")
def charge(p: Position, f: AssaultPhase) -> StepResult:
    """Charges are declared and made."""
    return ChargePhase(f.side)


@assault_phase.step("KT-S-301E", "KT-S-309A")
def fight(p: Position, f: AssaultPhase) -> StepResult:
    """Then everybody in contact fights."""
    return FightPhase(f.side)


@assault_phase.step("KT-W-15A")
def recover(p: Position, f: AssaultPhase) -> StepResult:
    """Who was stunned comes to."""
    shake_off(p)
    return DONE


@KILL_TEAM.verifier("kill_team-ask-move")
def explain_move(p: Position, f: MovementPhase, option: Option) -> None:
    """Say why a model cannot move so."""
    row = _named(p, f.side, option)
    if row in f.acted:
        raise Illegal("reason-has-had-its-go", ("KT-M-01A",), model=option[1])
    if row >= 0 and option[0] in MOVING:
        actions.verify(p, row, option)


@KILL_TEAM.verifier("kill_team-ask-shooter")
def explain_shooter(p: Position, f: ShootingPhase, option: Option) -> None:
    """Say why a model cannot act in the Shooting phase."""
    row = _named(p, f.side, option)
    if row in f.acted:
        raise Illegal("reason-has-had-its-go", ("KT-S-306A",), model=option[1])
    if row >= 0 and option[0] in RUNNING:
        actions.verify(p, row, option)
    if row >= 0 and option[0] == "pick":
        barred = forbidding(p.rules.actions["shoot"].of_actor, p, row)
        if barred is not None:
            raise Illegal(f"reason-{barred.id}", barred.clauses, model=option[1])
        raise Illegal("kill_team-reason-no-target", ("KT-S-306A",), model=option[1])


@KILL_TEAM.verifier("kill_team-ask-action")
def explain_action(p: Position, f: ShootingPhase, option: Option) -> None:
    """Say what bars a shot."""
    if option and option[0] in SHOOTING:
        actions.verify(p, f.shooter, option)


def _named(p: Position, side: int, option: Option) -> int:
    """The living model of a side that an answer names; -1 for none."""
    row = p.scene.index.get(option[1], -1) if len(option) > 1 else -1
    if row not in p.scene.pieces[side]:
        return -1
    if not in_play(p, row):
        raise Illegal("reason-destroyed", ("KT-S-301A",), model=option[1])
    return row


KILL_TEAM.usual_stops.update(
    {ChargePhase: "end_of_fight_phase", FightPhase: "end_of_fight_phase", Fight: "end_of_fight"}
)
KILL_TEAM.within.update(dict.fromkeys(("end_of_blows", "end_of_fight", "end_of_fight_phase"), AssaultPhase))
KILL_TEAM.stops.update(
    end_of_movement_phase=MovementPhase,
    end_of_shooting_phase=ShootingPhase,
    end_of_assault_phase=AssaultPhase,
    end_of_action=Act,
)
