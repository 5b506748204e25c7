"""Inputs that people may make outside the pending request; each is one answer that carries all consents."""

from __future__ import annotations

from typing import Any

import msgspec


class Sealed(msgspec.Struct, frozen=True, tag="sealed"):
    """One seat's hidden half of a `Both`; the other half is awaited and neither is shown until then."""

    seat: int
    answer: tuple[Any, ...]


class Concede(msgspec.Struct, frozen=True, tag="concede"):
    """A side gives the battle up."""

    side: int


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Both sides agree on a draw."""


class Amend(msgspec.Struct, frozen=True, tag="amend"):
    """People change the position by agreement: effects as data, with the reason; shown as made by people."""

    reason: str
    effects: tuple[dict[str, Any], ...]


ByPeople = Sealed | Concede | Draw | Amend
