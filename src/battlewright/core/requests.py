"""What a battle can wait for: a decision, dice, or decisions of both players at once."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, Self

import msgspec

from battlewright.chance.partition import Partition
from battlewright.core.state import Frame

Option = tuple[Any, ...]
"""One answer to a `Choose`: plain data that starts with a word, for instance `("melee", "wolf", "axe")`."""


class Region(Protocol):
    """A continuous set of answers, as data: legal places of a model, legal directions.

    An answer is `word` and whole numbers: `("at", x, y)` in micrometres, `("direction", angle)` in microdegrees. What
    `contains` returns is true for a legal one; an untrue verdict may carry a `reason`.
    """

    @property
    def word(self) -> str: ...
    def contains(self, *numbers: Any, **named: Any) -> object: ...
    def project(self, *numbers: Any, **named: Any) -> tuple[int, ...]: ...
    def sample(self, rng: Random) -> tuple[int, ...]: ...


class Choose(msgspec.Struct, frozen=True, gc=False):
    """A player decides among `options`, or names an answer in `region`, its word and numbers.

    `kind` is the Fluent id of the question and names who explains a refusal; `into` is the local of the asking
    frame that receives the answer; `values` are the arguments of the question's text.
    """

    player: int
    kind: str
    into: str
    options: tuple[Option, ...] = ()
    region: Region | None = None
    default: Option | None = None
    clauses: tuple[str, ...] = ()
    values: Mapping[str, Any] = {}


class Roll(msgspec.Struct, frozen=True, gc=False):
    """A player rolls `partition.dice`; the result that the rule can tell apart goes into the local `into`."""

    player: int
    purpose: str
    into: str
    partition: Partition[Any]
    clauses: tuple[str, ...] = ()
    values: Mapping[str, Any] = {}


class Both(msgspec.Struct, frozen=True):
    """Both players decide at once, each without knowing the other's answer; indexed by player."""

    requests: tuple[Choose, Choose]


class Each(msgspec.Struct, frozen=True):
    """Sub-procedures that the rules resolve simultaneously: none reads what another writes."""

    frames: tuple[Frame, ...]


Request = Choose | Roll | Both


class Stopped(msgspec.Struct, frozen=True):
    """Not a request: the driver's stop point is reached."""


STOPPED = Stopped()


class Joined(msgspec.Struct, frozen=True):
    """Not a request: a procedure has jumped back or says that ways meet, so a driver may know this position already."""


JOINED = Joined()


class Stop(msgspec.Struct):
    """Where a driver wants rules to stand still: when a procedure of type `frame` has ended, or, with `step`, just
    before that step of it runs, the `times`-th time from now.

    `asking` and its height on the stack, `floor`, name a procedure whose end is a stop too: an answer that ends the
    asking one without beginning any of the kind waited for is not to be followed into what others do later.
    """

    frame: type[Frame]
    step: int | None = None
    times: int = 1
    asking: type[Frame] | None = None
    floor: int = 0

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...

    def reached(self, frame: Frame, at: int) -> bool:
        """Whether the step about to run is the one to stop before."""
        if at != self.step or type(frame) is not self.frame:
            return False
        self.times -= 1
        return self.times <= 0

    def ended(self, frame: Frame, height: int) -> bool:
        """Whether the procedure that has just ended and left a stack of this height is one to stop after."""
        if self.step is not None:
            return False
        if type(frame) is self.frame:
            self.times -= 1
            return self.times <= 0
        return type(frame) is self.asking and height < self.floor


class Done:
    """The type of `DONE`, which a step returns to end its procedure."""


DONE = Done()


class Meet:
    """The type of `MEET`."""


MEET = Meet()
"""The next step comes, and many ways lead there: a driver may know this position already."""

StepResult = Request | Each | Frame | str | Done | Meet | None
"""A request, simultaneous procedures, a call (a frame), a jump (a step's name), DONE, or the next step: MEET, None."""
