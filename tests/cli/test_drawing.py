"""Pictures of odds and of advice: on the table where places are watched or a direction is asked, else as bars."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.command import Shell
from tests.pictures.test_bodies import elements
from tests.pictures.test_svg import SVG, texts_of

from battlewright.cli import asking
from battlewright.scenario.library import shipped

THROW = "hordes/throw_at_warlock"


@pytest.fixture(autouse=True)
def no_flip_points(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are no part of a picture."""
    monkeypatch.setattr(asking, "FLIPS_S", 0.0)


@pytest.fixture
def lifted(tmp_path: Path) -> str:
    """The toad is lifted: where to throw it? Boosts are declined, and the ends lie near."""
    text = shipped()[THROW].read_text("utf-8")
    file = tmp_path / "lifted.yaml"
    text += "policy: {A: default, B: default}\nscript: [throw toad, decline]\ndice: [4, 5, 6, 1]\n"
    file.write_text(text, "utf-8")
    return str(file)


def drawn(file: str) -> str:
    return Path(file).read_text("utf-8")


def words(svg: str) -> str:
    return "\n".join(text.text or "" for text in ElementTree.fromstring(svg).iter(f"{SVG}text"))


@pytest.mark.parametrize(("lang", "told"), [("en", "down, not destroyed"), ("ru", "сбит, не уничтожен")])
def test_odds_with_a_place_are_drawn_on_the_table(shell: Shell, lang: str, told: str):
    done = shell("odds", THROW, "--watch", "toad.place", "--picture", "odds.svg", "--lang", lang)
    assert done.status == 0
    assert "shaman.destroyed" not in done.out.split("toad.place")[0]
    svg = drawn("odds.svg")
    assert len(elements(svg, "chance")) == 15
    assert any(text.startswith(told) for text in texts_of(svg, "outlook"))


def test_places_are_told_in_inches(shell: Shell):
    out = shell("odds", THROW, "--watch", "toad.place").out
    assert "10″ across, 5.78″ up" in out and "Mean" not in out


def test_who_may_be_destroyed_may_end_nowhere(shell: Shell, lifted: str):
    text = Path(lifted).read_text("utf-8")
    hurt = "facing: 180, boxes_lost: {1: 4, 2: 2, 3: 5, 4: 2, 5: 4}}"
    text = text.replace("at: [10, 5.78], facing: 180}", f"at: [10, 5.78], {hurt}")
    Path("hurt.yaml").write_text(text.replace("decline]", "decline, direction 90]"), "utf-8")
    assert "not on the table" in shell("odds", "hurt.yaml", "--watch", "toad.place").out
    assert "нет на столе" in shell("odds", "hurt.yaml", "--watch", "toad.place", "--lang", "ru").out


def test_odds_without_a_place_are_drawn_as_bars(shell: Shell):
    assert shell("odds", THROW, "--watch", "toad.damage", "--picture", "odds.svg").status == 0
    assert not elements(drawn("odds.svg"), "chance") and elements(drawn("odds.svg"), "bar")


def test_the_best_direction_is_drawn_as_a_rose_with_what_follows(shell: Shell, lifted: str):
    done = shell("best", lifted, "--picture", "best.svg")
    assert done.status == 0
    svg = drawn("best.svg")
    assert len(elements(svg, "rose")) == 1
    assert texts_of(svg, "rose-numeral") == ["1", "2", "3"]
    assert elements(svg, "chance") and "direction 0°" in words(svg)


def test_other_answers_are_drawn_as_bars(shell: Shell):
    assert shell("best", "redroll/duel", "--aim", "P(target.destroyed)", "--picture", "best.svg").status == 0
    svg = drawn("best.svg")
    assert elements(svg, "bar") and "P(target.destroyed)" in words(svg)


@pytest.mark.parametrize(
    ("lang", "until"), [("en", "Until the end of the turn."), ("ru", "Остановка: конец хода.")]
)
def test_bars_say_of_what_and_until_when(shell: Shell, lang: str, until: str) -> None:
    asked = ("odds", "redroll/duel", "--stop", "end_of_turn", "--watch", "target.damage")
    assert shell(*asked, "--picture", "odds.svg", "--lang", lang).status == 0
    said = words(drawn("odds.svg")).splitlines()
    assert said[0] == "redroll duel"
    assert until in said


def test_who_strikes_is_shown_above_what_comes_of_it(shell: Shell):
    shell("odds", "ninth_age/example", "--picture", "odds.svg")
    said = words(drawn("odds.svg"))
    assert "strikes whom it touches" in said and "chance" in said
