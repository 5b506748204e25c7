"""What one point more of each statistic is worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

from battlewright.odds.answer import odds
from battlewright.odds.graph import Number
from battlewright.odds.question import asked
from battlewright.odds.results import Odds, number
from battlewright.odds.store import Graphs
from battlewright.odds.variants import AskedAt, Change, pieces_asked_about, position_with, statistics
from battlewright.scenario.load import Scenario

ROUNDING = 1e-12
"""Of a mean, relatively: a smaller gain is none."""
MOST_PIECES = 6
"""Of which the statistics are varied: more are no answer that anybody reads."""


class Worth(msgspec.Struct, frozen=True):
    """One statistic of one piece: its value, and what one point more adds to the mean of each quantity, of which
    `chances` are probabilities."""

    piece: str
    statistic: str
    value: int
    gains: dict[str, Number]
    source: Literal["cold", "stored"]
    chances: frozenset[str] = frozenset()

    def to_json(self) -> dict[str, Any]:
        """JSON-ready data; exact fractions become strings."""
        gains = {name: number(gain) for name, gain in self.gains.items()}
        return {
            "piece": self.piece,
            "statistic": self.statistic,
            "value": self.value,
            "gains": gains,
            "source": self.source,
        }

    @property
    def largest(self) -> Number:
        """The largest gain or loss."""
        sizes: list[Any] = [abs(gain) for gain in self.gains.values()]
        return max(sizes, default=0)


def sensitivity(
    scenario: Scenario,
    asked_at: AskedAt,
    watch: Iterable[str],
    aim: Mapping[str, Any] | None = None,
    policy: Mapping[str, Any] | None = None,
    stop: str | Mapping[str, Any] | None = None,
    graphs: Graphs | None = None,
    **limits: Any,
) -> tuple[Worth, ...]:
    """What one point more of each statistic of each piece concerned is worth, the largest gain first.

    Asked of the aimed quantity and of those watched, by their means; quantities that are no numbers are left out, and
    so are statistics that the ruleset does not let grow. Decisions are made anew, as the policy says, with each
    change. `limits` are those of `odds`; what is sampled is left out too.
    """
    graphs = Graphs(notes=True) if graphs is None else graphs
    position = asked_at(scenario)
    wishes = [str(aim[word]) for word in ("maximise", "minimise") if word in aim] if aim else []
    texts = tuple(dict.fromkeys((*wishes, *watch)))

    def means(at: Any) -> tuple[Odds, dict[str, Number]]:
        answer = odds(at, texts, aim, policy, stop, graphs=graphs, **limits)
        return answer, {name: law.mean for name, law in answer.quantities.items() if law.mean is not None}

    base, now = means(position)
    chances = frozenset(name for name, law in base.quantities.items() if law.is_chance)
    question = asked(position, texts, aim, policy, stop)
    rows = (atom.row for atom in question.atoms.list)
    found: list[Worth] = []
    for piece in pieces_asked_about(position, rows)[:MOST_PIECES] if base.method == "exact" else ():
        for name, value in statistics(scenario, position, piece):
            at = position_with(scenario, Change(piece, "statistic", name, value + 1), asked_at)
            if at is None:
                continue
            answer, then = means(at)
            if answer.method == "exact":
                gains = {text: _gain(mean, then[text]) for text, mean in now.items() if text in then}
                found.append(Worth(piece, name, value, gains, answer.source, chances))
    return tuple(sorted(found, key=lambda worth: -worth.largest))


def _gain(before: Number, after: Number) -> Number:
    gain = after - before
    size: Any = abs(before)
    return 0 if abs(gain) <= ROUNDING * (1 + size) else gain
