"""The picture of the page on odds is the one that its question draws."""

import shlex
from pathlib import Path

from battlewright.cli.main import run

DOCS = Path(__file__).parents[2] / "docs"
NUMBERS = "--mat 7 --def 14 --pow 17 --arm 18 --no-bought-attacks"


def test_the_picture_of_ways_to_spend_is_drawn_anew_to_the_letter(tmp_path: Path) -> None:
    page = (DOCS / "odds.md").read_text("utf-8")
    asked = page.partition("better than the best (`")[2].partition(" --picture spending.svg`")[0]
    drawn = tmp_path / "spending.svg"
    typed = f"quick hordes melee {NUMBERS} {asked} --lang en --picture {shlex.quote(str(drawn))}"
    assert run(shlex.split(typed)) == 0
    assert drawn.read_text("utf-8") == (DOCS / "spending.svg").read_text("utf-8")
