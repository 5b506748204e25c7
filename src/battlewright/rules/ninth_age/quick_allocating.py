"""Whom attacks are allocated to, for `quick ninth_age`: ways that players know by name, and the best."""

from __future__ import annotations

from battlewright.rules.common.quick import Parameter, Policy, Side
from battlewright.rules.ninth_age.quick_words import MOST

MOST_ON_CHAMPION = ["split", *(f"attacks {number}" for number in range(3 * MOST, -1, -1))]
"""Preferences by which as many attacks as can go at the champion; all other decisions are as usual."""


def allocating(name: str, side: Side) -> Parameter:
    """Whom a side attacks where it can choose between a champion and the rank and file."""
    help = f"quick-ninth-{name.replace('_', '-')}"
    policies = (
        Policy("rank_and_file", "quick-ninth-allocate-rank-and-file", {side: "default"}),
        Policy("champion", "quick-ninth-allocate-champion", {side: MOST_ON_CHAMPION}),
        Policy("best", "quick-ninth-allocate-best", {side: "best"}),
    )
    clauses = ("T9A-ALLOC-03", "T9A-ALLOC-07")
    return Parameter(name, "policy", help, "rank_and_file", policies=policies, side=side, clauses=clauses)
