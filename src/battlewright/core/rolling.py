"""Rolls of several stages: the rule asks once, the table rolls stage by stage, odds take whole runs at once.

A rule's step returns one `Roll` with a `Staged` partition. The kernel puts a `Rolling` frame above the asking one; it
opens the windows before stages and asks for the stages themselves. In play a run is one stage. For a driver that
`collapses` runs it is all stages up to the next one before whose window some offer exists under these rulings.

Where all stages are such a run the frame is not needed at all: the rule's own step asks for the whole (`at_once`).

The frame keeps only the next stage's name and the state between stages. The rule's step, which writes nothing, is
asked again for the rest: so what an offer has changed on the table counts from the next stage on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from battlewright.chance.staged import Run, Stage, Staged, gathering
from battlewright.core.errors import RulesetError
from battlewright.core.requests import DONE, Roll, StepResult
from battlewright.core.state import Frame
from battlewright.core.windows import opening

if TYPE_CHECKING:
    from battlewright.core.position import Position


class Rolling(Frame, tag="rolling"):
    """A staged roll on its way. `stage` is the next one ("" for the first), `state` what those before have left.

    Offers at a stage's window get this frame as host, and may put another state; `asking_frame` gives the rule's own.
    """

    stage: str = ""
    state: Any = None
    rolled: Any = None


def asking_frame(p: Position, host: Rolling) -> Any:
    """The frame of the procedure whose roll this is."""
    return p.stack[_height(p, host) - 1]


def _height(p: Position, f: Rolling) -> int:
    top = len(p.stack) - 1
    return top if p.stack[top] is f else next(i for i, frame in enumerate(p.stack) if frame is f)


def at_once(p: Position, roll: Roll) -> Roll | None:
    """A staged roll as one roll, if the driver takes stages together and nobody can do anything between them."""
    partition = roll.partition
    if not p.collapses or not isinstance(partition, Staged):
        return None
    stages = partition.stages
    first, last = stages[0], len(stages)
    if last == 1 or _is_open(p, first) or _end_of_run(p, stages, 0) < last:
        return None
    return _asked(roll, first, partition.run(0, last, partition.begin), roll.into)


def staged_roll(p: Position, f: Rolling) -> tuple[Roll, Staged[Any], int]:
    """The rule's roll as it stands now, its partition, and the place of the next stage."""
    above = _height(p, f)
    covered, p.stack[above:] = p.stack[above:], []
    asking = p.stack[-1]
    roll = p.rules.procedures[type(asking)].code[asking.at](p, asking)
    p.stack += covered
    if type(roll) is not Roll or not isinstance(roll.partition, Staged):
        raise RulesetError(f"{type(asking).__name__}: the roll that is being made is no longer asked for")
    stages = roll.partition.stages
    at = next((i for i, stage in enumerate(stages) if f.stage in ("", stage.name)), None)
    if at is None:
        raise RulesetError(f"{type(asking).__name__}: the roll has lost its stage {f.stage}")
    return roll, roll.partition, at


def open_window(p: Position, f: Rolling) -> StepResult:
    """The window before the next stage."""
    _, partition, at = staged_roll(p, f)
    window = partition.stages[at].window
    return opening(window)(p, f) if window else None


def ask(p: Position, f: Rolling) -> StepResult:
    """Ask for the next run of stages; one without dice is passed over in play."""
    roll, partition, at = staged_roll(p, f)
    last = _end_of_run(p, partition.stages, at)
    state = partition.begin if f.stage == "" else f.state
    run = partition.run(at, last, state)
    stage = partition.stages[at]
    if last == at + 1 and not run.dice:
        f.rolled = run.read(())
        return None
    return _asked(roll, stage, run, "rolled")


def together(
    p: Position, rolls: Sequence[Roll], add: Callable[[Any, Any], Any], begin: Any
) -> Run[Any] | None:
    """Staged rolls that follow one another as one partition, whose results a pure function adds up from `begin`, if
    the driver takes stages together and nobody can do anything between them."""
    if any(at_once(p, roll) is None for roll in rolls):
        return None
    return gathering(tuple([roll.partition for roll in rolls]), add, begin)


def _asked(roll: Roll, stage: Stage, run: Run[Any], into: str) -> Roll:
    """The roll of a run of stages that begins with this one."""
    player = roll.player if stage.roller == "attacker" else 1 - roll.player
    clauses = stage.clauses or roll.clauses
    return Roll(player, f"{roll.purpose}.{stage.name}", into, run, clauses, roll.values)


def take(p: Position, f: Rolling) -> StepResult:
    """Keep what was rolled; after the last stage the asking procedure has its answer and goes on."""
    roll, partition, at = staged_roll(p, f)
    last = _end_of_run(p, partition.stages, at)
    f.state, f.rolled = f.rolled, None
    if last < len(partition.stages):
        f.stage = partition.stages[last].name
        return "open_window"
    asking = asking_frame(p, f)
    setattr(asking, roll.into, f.state)
    asking.at += 1
    return DONE


def _end_of_run(p: Position, stages: tuple[Stage, ...], first: int) -> int:
    """The place of the stage after those that are rolled at once."""
    if not p.collapses:
        return first + 1
    later = range(first + 1, len(stages))
    return next((i for i in later if _is_open(p, stages[i])), len(stages))


def _is_open(p: Position, stage: Stage) -> bool:
    """Whether there are offers before a stage under these rulings."""
    return bool(stage.window and p.rules.windows[stage.window])
