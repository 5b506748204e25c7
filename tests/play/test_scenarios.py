"""Shipped scenarios become battles, and their files find the way back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from tests.play.fights import play_on

import battlewright.rules.redroll as redroll
from battlewright.core.snapshot import save
from battlewright.play.dice import Local
from battlewright.play.file import create, load
from battlewright.play.lines import FileError
from battlewright.play.scenarios import battle_of, build
from battlewright.scenario.load import load as load_scenario

SCENARIOS = sorted((Path(redroll.__file__).parent / "scenarios").glob("*.yaml"))


@pytest.mark.parametrize("source", SCENARIOS, ids=lambda path: path.stem)
def test_a_battle_from_a_scenario_is_found_again_in_its_file(source: Path, tmp_path: Path) -> None:
    battle = battle_of(load_scenario(source), Local(source.stem))
    create(tmp_path / "x.battle", battle)
    play_on(battle, Random(1), 120)
    battle.close()
    loaded = load(tmp_path / "x.battle", build)
    assert loaded.head == battle.head
    assert save(loaded.position) == save(battle.position)


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        (b'"ruleset":"redroll"', b'"ruleset":"chess"', "error-file-ruleset"),
        (b'"die.faces":"0-9"', b'"die.faces":"0-8"', "error-file-rulings"),
        (b'"profile":"hunter"', b'"profile":"nobody"', "error-file-setup"),
    ],
)
def test_headers_that_cannot_be_built_are_named(tmp_path: Path, old: bytes, new: bytes, id: str) -> None:
    from hashlib import sha256

    path = tmp_path / "x.battle"
    create(path, battle_of(load_scenario(SCENARIOS[0]), Local("x"))).close()
    text = path.read_bytes().replace(old, new)
    start, end = text.index(b'"input":') + len(b'"input":'), text.index(b',"events"')
    head = sha256(text[start:end]).hexdigest().encode()
    path.write_bytes(text[: text.index(b'"head":"') + 8] + head + b'"}\n')
    with pytest.raises(FileError, match=id):
        load(path, build)
