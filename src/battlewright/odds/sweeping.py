"""A decision about a swept region (directions from end to end): its grid, and finer ones around the best points."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.odds.evaluating import ranked
from battlewright.odds.places import REFINED, UNITS, Fineness, Point, finer, is_swept
from battlewright.odds.question import Question
from battlewright.odds.results import Grid, Odds, OptionValue


def sweeps(
    position: Position,
    question: Question,
    fineness: Fineness,
    answer: Odds,
    refined: Callable[[Fineness], Odds | None],
) -> Odds:
    """The answer with the options of finer grids added, around the best points of the grid before.

    `refined` answers the question at a fineness, or is None for want of time: then the grid stays as it is. Where the
    decision asked now is about no swept region, or nothing is aimed at, the answer is the one given.
    """
    request = position.pending
    if not isinstance(request, Choose) or not is_swept(request.region) or not answer.options:
        return answer
    region, step = request.region, fineness.swept_step(request.region)
    steps = [step]
    settled = question.policy.settles(position, request) is not None
    decides = request.player == question.maximiser
    while (step_now := finer(region, steps[-1])) is not None:
        around = _best_points(answer.options)
        nearer = refined(fineness._replace(around=around, within=step_now)) if around else None
        if nearer is None:
            break
        answer = _joined(answer, nearer, decides, settled)
        steps.append(step_now)
    parts = UNITS[region.unit]
    points = sum(option.option[0] == "at" for option in answer.options)
    grid = Grid(request.kind, region.unit, tuple(step / parts for step in steps), points)
    return msgspec.structs.replace(answer, grid=grid)


def _best_points(options: tuple[OptionValue, ...]) -> tuple[Point, ...]:
    points = [(int(o.option[1]), int(o.option[2])) for o in options if o.option[0] == "at"]
    return tuple(points[:REFINED])


def _joined(answer: Odds, nearer: Odds, decides: bool, settled: bool) -> Odds:
    """Both answers as one: the options of both, and what is watched after the best, which the second has too."""
    options = {option.option: option for option in (*answer.options, *nearer.options)}
    watched = answer if settled else nearer
    return msgspec.structs.replace(
        watched,
        source="cold" if "cold" in (answer.source, nearer.source) else "stored",
        error_bound=max(answer.error_bound, nearer.error_bound),
        positions=answer.positions + nearer.positions,
        options=ranked(tuple(options.values()), decides),
    )
