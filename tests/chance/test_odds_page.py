"""What the page about odds shows runs, and its assertions hold."""

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs/odds.md"


def test_the_examples_of_the_page() -> None:
    world: dict[str, Any] = {"__name__": "page"}
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    for block in blocks:
        if "battlewright.chance" in block or "volley" in block:
            exec(compile(block, str(PAGE), "exec"), world)  # noqa: S102
    assert abs(world["map_of_kills"][1, 3] - world["answer"].mean_removed()) < 1e-12
