"""The two passes over a graph kept as arrays, as loops that numba compiles where it is installed.

Node i has the edges `starts[i]` to `starts[i + 1] - 1`; a terminal has none. Children have smaller numbers than
their parents. The same functions run as they stand on plain lists, so there is no second text to keep equal.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any


def valued(
    starts: Any, children: Any, weights: Any, signs: Any, values: Any, tie: float
) -> None:  # pragma: no cover - compiled where numba is installed
    """Value all nodes upwards; `values` holds what terminals are worth.

    `signs` is 0 at a chance node, 1 where the largest value is taken and -1 where the smallest is. At decisions
    the weight of the edge taken, the first within `tie` of the best, becomes 1 and that of the others 0.
    """
    for i in range(len(starts) - 1):
        first, last = starts[i], starts[i + 1]
        if first == last:
            continue
        sign = signs[i]
        if sign == 0:
            total = 0.0
            for e in range(first, last):
                total += weights[e] * values[children[e]]
            values[i] = total
            continue
        top = sign * values[children[first]]
        for e in range(first + 1, last):
            worth = sign * values[children[e]]
            if worth > top:
                top = worth
        low = top - tie * (1.0 + abs(top))
        taken = False
        for e in range(first, last):
            here = (not taken) and sign * values[children[e]] >= low
            weights[e] = 1.0 if here else 0.0
            taken = taken or here
        values[i] = sign * top


def carried(
    starts: Any, children: Any, weights: Any, mass: Any, rounded: Any, arrivals: Any
) -> None:  # pragma: no cover - compiled where numba is installed
    """Carry probability downwards from the root, whose mass is 1; at terminals it stays.

    `rounded` becomes how often the mass of each node was rounded at most: a share when its weight was made and
    when it was multiplied, a sum of k shares k - 1 times more.
    """
    for i in range(len(starts) - 2, -1, -1):
        here = mass[i]
        if here == 0.0:
            continue
        depth = rounded[i] + arrivals[i] - 1
        rounded[i] = depth
        for e in range(starts[i], starts[i + 1]):
            if weights[e] != 0.0:
                child = children[e]
                mass[child] += here * weights[e]
                arrivals[child] += 1
                if depth + 2 > rounded[child]:
                    rounded[child] = depth + 2


@cache
def compiled() -> tuple[Callable[..., None], Callable[..., None]] | None:
    """Both passes as machine code, or None without numba."""
    try:
        njit = import_module("numba").njit
    except ImportError:
        return None
    return njit(cache=True)(valued), njit(cache=True)(carried)
