"""From the command line to a battle that is being played: a new one, or one from its file."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import msgspec

from battlewright.cli.inputs import STARTER, opened
from battlewright.core.errors import BattlewrightError
from battlewright.play.battle import Battle
from battlewright.play.dice import DiceKind, Local, Physical
from battlewright.play.file import create, resume
from battlewright.play.scenarios import battle_of, build
from battlewright.scenario.load import Scenario, from_dict

HELP_MODES = ("open", "by_the_rules")
DICE = ("local", "physical")
OPPONENTS = ("none", "random")


class Wishes(msgspec.Struct, frozen=True):
    """What the command line asks of a battle; None where it says nothing."""

    scenario: str | None = None
    file: str | None = None
    no_file: bool = False
    dice: str | None = None
    seed: str | None = None
    help_mode: str | None = None
    opponent: str = "none"


def play(wishes: Wishes, lang: str) -> None:
    """Play a battle. Raises `BattlewrightError` for wishes that cannot be fulfilled, `FileError`, `ScenarioError`."""
    _checked("--dice", wishes.dice, DICE)
    _checked("--help-mode", wishes.help_mode, HELP_MODES)
    _checked("--opponent", wishes.opponent, OPPONENTS)
    if wishes.no_file and (wishes.file or (wishes.scenario and _is_battle(Path(wishes.scenario)))):
        raise BattlewrightError("cli-play-file-or-none", file=wishes.file or wishes.scenario)
    if wishes.seed is not None and wishes.dice == "physical":
        raise BattlewrightError("cli-play-seed-of-what")
    battle, file = _continued(wishes) or _begun(wishes)
    from battlewright.cli.playing.session import Session
    from battlewright.cli.screen import Screen

    Session(battle, file, Screen(lang), wishes.opponent == "random").play()


def continued(path: Path) -> Battle:
    """Go on with the battle of a file. Raises `FileError`."""
    return resume(path, build)


def free_name() -> Path:
    """`battle-<date>-<n>.bw` in the working directory, the first that is free."""
    day = date.today().isoformat()
    number = 1
    while (path := Path(f"battle-{day}-{number}.bw")).exists():
        number += 1
    return path


def _checked(option: str, value: str | None, known: tuple[str, ...]) -> None:
    if value is not None and value not in known:
        raise BattlewrightError("cli-option-value", name=option, value=value, expected=", ".join(known))


def _continued(wishes: Wishes) -> tuple[Battle, Path] | None:
    """The battle of the file, if there is one already; a battle file may also stand where a scenario does."""
    file = wishes.file
    if file is None and wishes.scenario is not None and _is_battle(Path(wishes.scenario)):
        file = wishes.scenario
    elif file is None or not Path(file).exists():
        return None
    elif wishes.scenario is not None:
        raise BattlewrightError("cli-play-file-exists", file=file, scenario=wishes.scenario)
    if wishes.dice or wishes.seed or wishes.help_mode:
        raise BattlewrightError("cli-play-settled", file=file)
    return continued(Path(file)), Path(file)


def _begun(wishes: Wishes) -> tuple[Battle, Path | None]:
    scenario = _with_help(opened(wishes.scenario or STARTER), wishes.help_mode)
    battle = battle_of(scenario, _dice(wishes), created=date.today().isoformat())
    if wishes.no_file:
        return battle, None
    path = Path(wishes.file) if wishes.file else free_name()
    create(path, battle)
    return battle, path


def _with_help(scenario: Scenario, mode: str | None) -> Scenario:
    return scenario if mode is None else from_dict({**scenario.data, "help": mode}, scenario.name)


def _dice(wishes: Wishes) -> DiceKind | None:
    if wishes.dice == "physical":
        return Physical()
    return None if wishes.seed is None else Local(wishes.seed)


def _is_battle(path: Path) -> bool:
    """Whether a file begins like a battle file."""
    try:
        with path.open(encoding="utf-8") as file:
            head: Any = json.loads(file.readline(1 << 22))
        return isinstance(head, dict) and head.get("battlewright") == "battle"
    except (OSError, ValueError):
        return False
