"""What players need not be asked: per player and window offer `ask`, `never` or `when_matters`."""

from __future__ import annotations

from typing import Literal

import msgspec

from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option
from battlewright.core.windows import DECLINE, Window, host_of

Mode = Literal["ask", "never", "when_matters"]


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The wishes of both players, by offer id; `seats[player]` may leave offers out, which are then asked.

    Plain data: travels as JSON, `{"seats": [{"boost": "never"}, {}]}`.
    """

    seats: tuple[dict[str, Mode], dict[str, Mode]] = msgspec.field(default_factory=lambda: ({}, {}))

    def mode(self, player: int, offer: str) -> Mode:
        """How a player wants an offer handled."""
        return self.seats[player].get(offer, "ask")


def automatic(position: Position, settings: Settings) -> Option | None:
    """The answer to give without asking, or None when the player is to be asked.

    Only offers at windows are answered: `never` declines, `when_matters` takes the default of an offer that can
    change nothing now.
    """
    request = position.pending
    if not isinstance(request, Choose):
        return None
    window = position.stack[-1]
    if not isinstance(window, Window):
        return None
    offer = position.rules.windows[window.name][window.place]
    mode = settings.mode(request.player, offer.id)
    if mode == "never":
        return DECLINE
    if mode == "when_matters" and not offer.matters(position, host_of(position)):
        return request.default
    return None
