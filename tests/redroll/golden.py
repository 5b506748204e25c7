"""Recorded battles: three random battles, every answer and event as a line of text.

A change of the rules shows as a difference of `golden/*.txt`. After a wanted change write them anew:

    python -m tests.redroll.golden --write
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.redroll.skirmishes import skirmish

from battlewright.conformance import Subject, answers
from battlewright.conformance.playing import kind_of
from battlewright.core.position import Event, Position
from battlewright.core.running import apply

FOLDER = Path(__file__).parent / "golden"
SUBJECT = Subject("golden", skirmish)
SEEDS = (0, 1, 5)
"""A battle with set-up under the default rulings, one with all other Fury rulings, one with the other prices."""


def lines(seed: int) -> Iterator[str]:
    """The battle of a seed: `> question: answer` for each input, then what happened, at last the outcome."""
    events: list[Event] = []
    position: Position | None = None
    for position, answer in answers(SUBJECT, seed):
        assert isinstance(answer, tuple)
        yield f"> {kind_of(position)}: {' '.join(map(str, answer))}"
        apply(position, answer, events.append)
        yield from (_told(event) for event in events)
        events.clear()
    assert position is not None and position.outcome is not None
    yield f"= {position.outcome.winner} {position.outcome.reason}"


def _told(event: Event) -> str:
    values = " ".join(f"{name}={_plain(value)}" for name, value in event.values.items())
    return f"  {event.id} {values} [{' '.join(event.clauses)}]"


def _plain(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def recorded(seed: int) -> Path:
    """The file of a seed."""
    return FOLDER / f"skirmish_{seed}.txt"


def text(seed: int) -> str:
    """What the file of a seed should hold."""
    return "".join(f"{line}\n" for line in lines(seed))


def main(arguments: list[str]) -> int:
    """Write the files, or say how to."""
    if arguments != ["--write"]:
        sys.stderr.write("usage: python -m tests.redroll.golden --write\n")
        return 2
    FOLDER.mkdir(exist_ok=True)
    for seed in SEEDS:
        recorded(seed).write_text(text(seed), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
