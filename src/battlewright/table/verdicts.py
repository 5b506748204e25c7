"""The verdict on a place: legal, or why not and what is in the way."""

from typing import Literal

import msgspec

from battlewright.table.bodies import Body
from battlewright.table.terrain import Feature

Reason = Literal[
    "off-table", "too-far", "body-in-way", "feature-in-way", "overlaps-body", "outside-area", "outside-arc"
]  # fmt: skip


class Verdict(msgspec.Struct, frozen=True):
    """Is a place legal, and if not, why and what is in the way."""

    legal: bool
    reason: Reason | None = None
    obstacle: Body | Feature | None = None

    def __bool__(self) -> bool:
        return self.legal


LEGAL = Verdict(True)
