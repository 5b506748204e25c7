"""Who acts in a position, marked on bases: dark who strikes, half as dark who supports, framed who is in contact."""

from __future__ import annotations

from typing import Literal

from battlewright.core.position import Position
from battlewright.pictures.overlays import Emphasis
from battlewright.rules.common.acting import ShowsActing
from battlewright.rules.library import NAMES, game
from battlewright.texts import catalog

SHADES: dict[str, Literal["strong", "half"]] = {"strikes": "strong", "supports": "half"}
"""How dark those are who do something."""


def acting(position: Position, lang: str) -> tuple[Emphasis, ...]:
    """The models that act, as the ruleset tells; none where it tells nothing of it."""
    name = position.rules.ruleset.name
    told: object = game(name) if name in NAMES else None
    if not isinstance(told, ShowsActing):
        return ()
    return tuple(
        Emphasis(
            each.bases,
            SHADES.get(each.act, "none"),
            each.framed,
            catalog(lang).text(each.text, count=len(each.bases)),
        )
        for each in told.acting(position)
    )
