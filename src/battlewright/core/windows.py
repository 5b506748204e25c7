"""The second socket: a window is a named step at which offers are made, in the ruleset's order."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from battlewright.core.requests import DONE, Choose, Option, StepResult
from battlewright.core.restrictions import Restriction, forbidding
from battlewright.core.state import Frame

if TYPE_CHECKING:
    from battlewright.core.position import Position

DECLINE: Option = ("decline",)


class Offer(msgspec.Struct, frozen=True):
    """Something a player may do at a window.

    `options(position, host)` are the ways to take it now, none when it is unusable; `take(position, host, option)`
    does it and may return a procedure. `matters` says whether taking it can change anything (for players who are
    asked only then); `default` picks the option taken when nobody decides.
    """

    id: str
    window: str
    priority: int
    player: Callable[[Position, Any], int]
    options: Callable[[Position, Any], tuple[Option, ...]]
    take: Callable[[Position, Any, Option], Frame | None]
    default: Callable[[Position, Any, tuple[Option, ...]], Option]
    matters: Callable[[Position, Any], bool]
    values: Callable[[Position, Any], dict[str, Any]]
    clauses: tuple[str, ...] = ()
    restrictions: tuple[Restriction, ...] = ()


class Window(Frame, tag="window"):
    """A window standing open over the frame below it; `place` is the offer now made."""

    name: str
    place: int = 0
    answer: Option | None = None


def host_of(p: Position) -> Any:
    """The frame at whose window the running offer is made."""
    return p.stack[-2]


def _next_usable(p: Position, host: Any, offers: tuple[Offer, ...], place: int) -> int:
    for i in range(place, len(offers)):
        offer = offers[i]
        if offer.options(p, host) and forbidding(offer.restrictions, p, host) is None:
            return i
    return -1


def opening(name: str) -> Callable[[Position, Any], StepResult]:
    """The step that opens a window, if any offer is usable there."""

    def open_window(p: Position, f: Frame) -> StepResult:
        offers = p.rules.windows[name]
        if not offers:
            return None
        place = _next_usable(p, f, offers, 0)
        return None if place < 0 else Window(name, place)

    return open_window


def ask(p: Position, f: Window) -> StepResult:
    """Put the offer to its player; a refusal is always among the answers."""
    host = host_of(p)
    offer = p.rules.windows[f.name][f.place]
    options = offer.options(p, host)
    return Choose(
        offer.player(p, host), f"ask-{offer.id}", "answer", (*options, DECLINE),
        default=offer.default(p, host, options), clauses=offer.clauses, values=offer.values(p, host),
    )  # fmt: skip


def take(p: Position, f: Window) -> StepResult:
    """Do what was taken, and go on to the next usable offer."""
    host = host_of(p)
    offers = p.rules.windows[f.name]
    offer, answer = offers[f.place], f.answer
    f.answer = None
    called: Frame | None = None
    p.citing = offer.clauses
    if answer is not None and answer != DECLINE:
        called = offer.take(p, host, answer)
    if called is not None:
        return called
    return DONE if f.place + 1 == len(offers) else None


def pass_on(p: Position, f: Window) -> StepResult:
    """Go on to the next usable offer of this window."""
    place = _next_usable(p, host_of(p), p.rules.windows[f.name], f.place + 1)
    if place < 0:
        return DONE
    f.place = place
    return "ask"
