"""The ruleset in the guide runs, and its odds are right."""

import re
from fractions import Fraction
from pathlib import Path
from typing import Any

GUIDE = Path(__file__).parents[2] / "docs/write-a-ruleset.md"


def test_the_ruleset_of_the_guide() -> None:
    world: dict[str, Any] = {"__name__": "guide"}
    for block in re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL):
        exec(compile("from __future__ import annotations\n" + block, str(GUIDE), "exec"), world)  # noqa: S102
    sixth = Fraction(1, 6)
    law = dict(world["plain"].quantities["bea.wounds_left"].pmf)
    assert law == {3: Fraction(1, 2), 2: sixth, 1: sixth, 0: sixth}
    assert {option.answer: option.value for option in world["charmed"]} == {"charm": 1, "decline": 2}
