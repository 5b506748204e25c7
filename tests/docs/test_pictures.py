"""The pictures of the README are the ones that the example draws."""

import sys
from pathlib import Path

import pytest
from examples import pictures

ROOT = Path(__file__).parents[2]


def test_the_pictures_are_drawn_anew_to_the_letter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["pictures.py", str(tmp_path)])
    pictures.main()
    drawn = {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()}
    kept = {path.name: path.read_text("utf-8") for path in (ROOT / "docs/pictures").iterdir()}
    kept = {name: text for name, text in kept.items() if not name.startswith("odds-")}  # see test_odds
    assert drawn.keys() == kept.keys()
    assert [name for name in kept if kept[name] != drawn[name]] == []
