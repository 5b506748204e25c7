"""What limits a walk, and who may stop it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from battlewright.core.errors import BattlewrightError

CHECKED_EVERY = 256
"""Nodes between two looks at the caller's `cancel` and `progress`; at the clock each looks, for some take long."""
ASKED_AGAIN_S = 1.0
"""Seconds after which the caller is asked however few nodes there were."""


class Cancelled(BattlewrightError):
    """The caller's `cancel` said so."""

    def __init__(self) -> None:
        super().__init__("error-odds-cancelled")


class TooLarge(Exception):
    """The walk has passed its bound of positions or of seconds after so many `positions`."""

    def __init__(self, positions: int) -> None:
        super().__init__()
        self.positions = positions


class Circle(BattlewrightError):
    """The rules lead back to where they have been, by the `stack` of procedures, so that no walk comes to an end."""

    def __init__(self, stack: str, positions: int) -> None:
        super().__init__("error-odds-endless", stack=stack)
        self.positions = positions


class Bounds:
    """What limits a walk together with the walks inside it, and whom it tells how far it is.

    `positions` counts nodes; `frontier` in `progress(done, frontier)` is the number of outcomes seen and not yet
    followed on the way to the present position. Past `early` a walk gives up that could be made coarser.
    """

    def __init__(
        self,
        max_positions: int,
        deadline: float | None = None,
        progress: Callable[[int, int], None] | None = None,
        cancel: Callable[[], bool] | None = None,
        early: float | None = None,
    ) -> None:
        self.max_positions = max_positions
        self.deadline = deadline
        self.progress = progress
        self.cancel = cancel
        self.early = early
        self.positions = 0
        self._asked = monotonic()

    def count(self, frontier: Callable[[], int], could_be_coarser: bool = False) -> None:
        """One more node; raises `TooLarge` or `Cancelled`."""
        self.positions += 1
        if self.positions > self.max_positions:
            raise TooLarge(self.positions)
        now = monotonic()
        if self.positions % CHECKED_EVERY == 0 or now - self._asked > ASKED_AGAIN_S:
            self._asked = now
            self.ask(self.positions, frontier())
        if _is_past(self.deadline, now) or (could_be_coarser and _is_past(self.early, now)):
            raise TooLarge(self.positions)

    def ask(self, done: int, frontier: int) -> None:
        """Tell the caller how far it is; raises `Cancelled` if the caller has had enough."""
        if self.progress is not None:
            self.progress(done, frontier)
        if self.cancel is not None and self.cancel():
            raise Cancelled


def _is_past(moment: float | None, now: float) -> bool:
    return moment is not None and now > moment
