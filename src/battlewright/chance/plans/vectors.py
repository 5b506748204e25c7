"""The evaluation with numpy alone; the same functions as in `loops`, equal to 12 digits."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = Any


def alone(numbers: Array, fate: Array, table: Array) -> Array:
    """The law of points lost where there is one kind of damage and the table has the given packets in it."""
    law = powers(numbers, fate)
    return law @ table[: law.size]


def counted(numbers: Array, begun: Array, fates: Array, counts: Array) -> None:
    """Fill `counts`, the law of all packets."""
    if fates.shape[1] == begun.shape[1] == 1:
        law = powers(numbers, fates[:, 0])
        law = np.convolve(law, begun[:, 0]) if begun.size > 1 else law * begun[0, 0]
        counts[:, 0] = 0.0
        counts[: law.size, 0] = law
        return
    total = np.zeros_like(counts)
    wide, deep = counts.shape
    for n in range(numbers.size - 1, -1, -1):
        after = np.zeros_like(counts)
        for (a, b), chance in np.ndenumerate(fates):
            if chance > 0.0 and a < wide and b < deep:
                after[a:, b:] += chance * total[: wide - a, : deep - b]
        after[: begun.shape[0], : begun.shape[1]] += numbers[n] * begun
        total = after
    counts[:] = total


def powers(numbers: Array, fate: Array) -> Array:
    """The law of the sum of as many vectors as a number: a power by squaring, or Horner's scheme if it is rolled."""
    most = numbers.size - 1
    if numbers[most] == 1.0:
        law, square = np.ones(1), fate
        while most:
            if most & 1:
                law = np.convolve(law, square)
            most >>= 1
            if most:
                square = np.convolve(square, square)
        return law
    law = numbers[most:]
    for n in range(most - 1, -1, -1):
        law = np.convolve(law, fate)
        law[0] += numbers[n]
    return law


def _after(laws: Array, chances: Array, reach: Array) -> Array:
    """Laws of points lost, one a row, after one packet more."""
    rows, size = laws.shape
    to = (np.arange(rows)[:, None, None] * size + reach).ravel()
    shares = laws[:, None, :] * chances[:, None]
    return np.bincount(to, shares.ravel(), rows * size).reshape(rows, size)


def struck_alike(counts: Array, table: Array, chances: Array, reach: Array) -> Array:
    """The laws of points lost for several laws of packets and one target."""
    used = min(counts.shape[1], table.shape[0])
    laws = counts[:, :used, -1] @ table[:used]
    if counts.shape[2] > 1:
        for j in range(counts.shape[2] - 2, -1, -1):
            laws = _after(laws, chances, reach) + counts[:, :used, j] @ table[:used]
    return laws


def paired(
    numbers: Array, begun: Array, fates: Array, table: Array, chances: Array, reach: Array, counts: Array
) -> Array:
    """The law of points lost for one question with two kinds of damage."""
    counted(numbers, begun, fates, counts)
    return struck_alike(counts[None], table, chances, reach)[0]


def tabulated(chances: Array, reach: Array, start: int, packets: int) -> Array:
    """`table[k, s]` for 0 to `packets` packets, begun with `start` points lost."""
    table = np.zeros((packets + 1, reach.shape[1]))
    table[0, start] = 1.0
    for k in range(packets):
        table[k + 1] = _after(table[k : k + 1], chances, reach)[0]
    return table


def struck_many(
    counts: Array, which: Array, tables: Array, targets: Array, chances: Array, reach: Array, laws: Array
) -> None:
    """Fill `laws[q]` for every question, target by target."""
    order = np.argsort(targets, kind="stable")
    ends = np.searchsorted(targets[order], np.arange(len(tables) + 1))
    for t in range(len(tables)):
        mine = order[ends[t] : ends[t + 1]]
        if mine.size:
            laws[mine] = struck_alike(counts[which[mine]], tables[t], chances[t], reach[t])


def counted_many(
    numbers: Array, number_of: Array, begun: Array, fates: Array, fate_of: Array, counts: Array
) -> None:
    """Fill `counts[p]` for every pair of a law of attacks and a law of fates."""
    for p, (number, fate) in enumerate(zip(number_of, fate_of, strict=True)):
        law = np.trim_zeros(numbers[number], "b")
        counted(law, begun[fate], fates[fate], counts[p])
