"""The evaluation as plain loops, which numba compiles. Nothing here is called where numba is missing.

Notation: `numbers[n]` is the probability of n attacks, `fates[i, j]` that one attack ends as i packets of the first
kind of damage and j of the second, `begun[i, j]` the same of the packets given beforehand. `table[k, s]` is the
probability that after k packets of the first kind s points are lost. One packet of the second kind does points with
the probabilities `chances[d]`, which lead from s to `reach[d, s]`.
"""

from __future__ import annotations

from typing import Any

import numba  # type: ignore[import-not-found,import-untyped,unused-ignore]
import numpy as np

Array = Any
_compiled = numba.njit(cache=True, nogil=True, error_model="numpy")


@_compiled  # type: ignore[untyped-decorator,unused-ignore]
def alone(numbers: Array, fate: Array, table: Array) -> Array:
    """The law of points lost where there is one kind of damage and the table has the given packets in it."""
    most, wide = numbers.size - 1, fate.size
    counts = np.zeros(table.shape[0])
    size = table.shape[1]
    top = -1
    for n in range(most, -1, -1):
        if top >= 0:
            top += wide - 1
            if wide == 2:
                for i in range(top, 0, -1):
                    counts[i] = fate[0] * counts[i] + fate[1] * counts[i - 1]
                counts[0] *= fate[0]
            else:
                for i in range(top, -1, -1):
                    total = 0.0
                    for a in range(min(wide, i + 1)):
                        total += fate[a] * counts[i - a]
                    counts[i] = total
        if numbers[n] > 0.0:
            counts[0] += numbers[n]
            top = max(top, 0)
    law = np.zeros(size)
    for k in range(top + 1):
        share = counts[k]
        for s in range(size):
            law[s] += share * table[k, s]
    return law


@_compiled  # type: ignore[untyped-decorator,unused-ignore]
def counted(numbers: Array, begun: Array, fates: Array, counts: Array) -> None:
    """Fill `counts[i, j]`, the law of all packets: Horner's scheme over the number of attacks."""
    first, second = begun.shape
    wide, deep = fates.shape
    counts[:, :] = 0.0
    most = numbers.size - 1
    rows, columns = 0, 0
    for n in range(most, -1, -1):
        if rows:
            rows += wide - 1
            columns += deep - 1
            for i in range(rows - 1, -1, -1):
                for j in range(columns - 1, -1, -1):
                    total = 0.0
                    for a in range(min(wide, i + 1)):
                        for b in range(min(deep, j + 1)):
                            total += fates[a, b] * counts[i - a, j - b]
                    counts[i, j] = total
        if numbers[n] > 0.0:
            rows, columns = max(rows, first), max(columns, second)
            for i in range(first):
                for j in range(second):
                    counts[i, j] += numbers[n] * begun[i, j]


@_compiled  # type: ignore[untyped-decorator,unused-ignore]
def struck(counts: Array, table: Array, chances: Array, reach: Array, law: Array) -> None:
    """Fill `law[s]`, the law of points lost, from the law of packets."""
    packets, deep = counts.shape
    size = law.size
    law[:] = 0.0
    for j in range(deep - 1, -1, -1):
        if j < deep - 1:
            moved = np.zeros(size)
            for d in range(chances.size):
                for s in range(size):
                    moved[reach[d, s]] += chances[d] * law[s]
            law[:] = moved
        for k in range(min(packets, table.shape[0])):
            share = counts[k, j]
            if share > 0.0:
                for s in range(size):
                    law[s] += share * table[k, s]


@_compiled  # type: ignore[untyped-decorator,unused-ignore]
def paired(
    numbers: Array, begun: Array, fates: Array, table: Array, chances: Array, reach: Array, counts: Array
) -> Array:
    """The law of points lost for one question with two kinds of damage; `counts` is room to work in."""
    counted(numbers, begun, fates, counts)
    law = np.empty(table.shape[1])
    struck(counts, table, chances, reach, law)
    return law


@_compiled  # type: ignore[untyped-decorator,unused-ignore]
def tabulated(chances: Array, reach: Array, start: int, packets: int) -> Array:
    """`table[k, s]` for 0 to `packets` packets, begun with `start` points lost."""
    size = reach.shape[1]
    table = np.zeros((packets + 1, size))
    table[0, start] = 1.0
    for k in range(packets):
        for d in range(chances.size):
            for s in range(start, size):
                table[k + 1, reach[d, s]] += chances[d] * table[k, s]
    return table


@numba.njit(cache=True, nogil=True, parallel=True)  # type: ignore[untyped-decorator,unused-ignore]
def struck_many(
    counts: Array, which: Array, tables: Array, targets: Array, chances: Array, reach: Array, laws: Array
) -> None:
    """Fill `laws[q]` for every question: `which[q]` is its law of packets, `targets[q]` its table."""
    for q in numba.prange(which.size):
        t = targets[q]
        struck(counts[which[q]], tables[t], chances[t], reach[t], laws[q])


@numba.njit(cache=True, nogil=True, parallel=True)  # type: ignore[untyped-decorator,unused-ignore]
def counted_many(
    numbers: Array, number_of: Array, begun: Array, fates: Array, fate_of: Array, counts: Array
) -> None:
    """Fill `counts[p]` for every pair of a law of attacks and a law of fates."""
    for p in numba.prange(number_of.size):
        counted(numbers[number_of[p]], begun[fate_of[p]], fates[fate_of[p]], counts[p])
