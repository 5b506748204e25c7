"""A decision about a swept region (directions from end to end): its grid, and finer ones around the best points."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from battlewright.core.position import Position
from battlewright.core.requests import Choose
from battlewright.odds.evaluating import ranked
from battlewright.odds.places import REFINED, SWEEPS, Fineness, Numbers, is_swept
from battlewright.odds.question import Question
from battlewright.odds.results import Grid, Odds, OptionValue


def sweeps(
    position: Position,
    question: Question,
    fineness: Fineness,
    answer: Odds,
    refined: Callable[[Fineness], Odds | None],
) -> Odds:
    """The answer with the options of finer grids added, around the best answers of the grid before.

    `refined` answers the question at a fineness, or is None for want of time: then the grid stays as it is. Where the
    decision asked now is about no swept region, or nothing is aimed at, the answer is the one given.
    """
    request = position.pending
    region = request.region if isinstance(request, Choose) else None
    if not isinstance(request, Choose) or not is_swept(region) or not answer.options:
        return answer
    sweep = SWEEPS[region.word]
    steps = [fineness.swept_step(region)]
    settled = question.policy.settles(position, request) is not None
    decides = request.player == question.maximiser
    while (step := sweep.after(steps[-1])) is not None:
        near = _nearest_to_best(answer.options, region.word)
        nearer = refined(fineness._replace(near=near, reach=steps[-1], within=step)) if near else None
        if nearer is None:
            break
        answer = _joined(answer, nearer, decides, settled)
        steps.append(step)
    points = sum(option.option[0] == region.word for option in answer.options)
    grid = Grid(request.kind, sweep.unit, tuple(step / sweep.parts for step in steps), points)
    return msgspec.structs.replace(answer, grid=grid)


def _nearest_to_best(options: tuple[OptionValue, ...], word: str) -> tuple[Numbers, ...]:
    numbers = [tuple(map(int, o.option[1:])) for o in options if o.option[0] == word]
    return tuple(numbers[:REFINED])


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
