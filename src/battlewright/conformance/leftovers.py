"""Locals that outlive their readers: they keep positions apart that the rules can no longer tell apart."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from battlewright.conformance.playing import Subject, played
from battlewright.core.position import Position
from battlewright.core.procedures import name_of
from battlewright.core.running import Answer, apply
from battlewright.core.state import Frame

HORIZON = 60
"""After how many more answers a local that nobody has read counts as unread for good."""


def outlived(subject: Subject, seeds: Iterable[int]) -> set[str]:
    """The locals (`procedure.local before step`) that were set while a roll or decision was awaited and made no
    difference in any of these battles when they were set back to their defaults there.

    Random battles show only what they reach: a local may be listed that a rarer course would read.
    """
    idle: set[str] = set()
    read: set[str] = set()
    for seed in seeds:
        given = played(subject, seed)[1]
        position = subject.make_position(seed)
        for at, answer in enumerate(given):
            for depth, frame in enumerate(position.stack):
                for field in _set_locals(frame):
                    name = f"{name_of(type(frame))}.{field.name} before {_next_step(position, frame)}"
                    if name not in read:
                        unread = _makes_no_difference(position, depth, field, given[at : at + HORIZON])
                        (idle if unread else read).add(name)
            apply(position, answer)
    return idle - read


def _set_locals(frame: Frame) -> list[msgspec.structs.FieldInfo]:
    """The locals with a default that do not hold it."""
    fields = msgspec.structs.fields(type(frame))
    return [f for f in fields if f.name != "at" and not f.required and getattr(frame, f.name) != f.default]


def _next_step(position: Position, frame: Frame) -> str:
    labels = position.rules.procedures[type(frame)].labels
    return next((name for name, place in reversed(labels.items()) if place == frame.at), "end")


def _makes_no_difference(
    position: Position, depth: int, field: msgspec.structs.FieldInfo, answers: list[Answer]
) -> bool:
    """Whether the same is asked and the battle goes on in the same way until the local's procedure is over."""
    plain, changed = position.fork(), position.fork()
    setattr(changed.stack[depth], field.name, field.default)
    try:
        if not _asks_the_same(changed):
            return False
        for answer in answers:
            told: tuple[list[Any], list[Any]] = ([], [])
            apply(plain, answer, told[0].append)
            apply(changed, answer, told[1].append)
            if told[0] != told[1] or plain.rows != changed.rows or len(plain.stack) != len(changed.stack):
                return False
            if len(plain.stack) <= depth:
                return True
    except Exception:  # whatever goes wrong without the local, it was read
        return False
    return True


def _asks_the_same(position: Position) -> bool:
    frame = position.stack[-1]
    asked = position.rules.procedures[type(frame)].code[frame.at](position, frame)
    return asked == position.pending
