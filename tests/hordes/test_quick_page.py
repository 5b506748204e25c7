"""The picture of the page on odds says what its question is answered with."""

import shlex
from pathlib import Path
from xml.etree import ElementTree

from battlewright.cli.main import run

DOCS = Path(__file__).parents[2] / "docs"
NUMBERS = "--mat 7 --def 14 --pow 17 --arm 18 --no-bought-attacks"


def told(picture: Path) -> list[str]:
    """All that a picture says, its numbers among them; not how it looks."""
    parts = ElementTree.parse(picture).getroot().iter()
    return [part.text for part in parts if part.text and not part.tag.endswith("style")]


def test_the_picture_of_ways_to_spend_says_what_is_found_today(tmp_path: Path) -> None:
    page = (DOCS / "odds.md").read_text("utf-8")
    asked = page.partition("better than the best (`")[2].partition(" --picture spending.svg`")[0]
    drawn = tmp_path / "spending.svg"
    typed = f"quick hordes melee {NUMBERS} {asked} --lang en --picture {shlex.quote(str(drawn))}"
    assert run(shlex.split(typed)) == 0
    assert told(drawn) == told(DOCS / "spending.svg")
    assert any("%" in text for text in told(drawn))
