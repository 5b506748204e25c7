"""The verb `resolve`: a scenario's script played to its stop, told step by step."""

from __future__ import annotations

from contextlib import nullcontext
from secrets import token_hex

from battlewright.cli.documents import PICTURE, write_document
from battlewright.cli.inputs import blamed_on_file, first_position, opened
from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.odds.stops import DEFAULT, stop_at
from battlewright.play.battle import Battle, begin
from battlewright.play.dice import Local
from battlewright.play.journal import to_json
from battlewright.play.numbers import whole
from battlewright.play.script import play_script


def resolve(
    file: str, dice: str | None, seed: str | None, json: bool, picture: str | None, lang: str
) -> None:
    """Play it and tell it. Raises `BattlewrightError` and `DiceError`."""
    scenario = opened(file)
    key = seed or token_hex(4)
    position = first_position(scenario)
    stop = stop_at(scenario.rules, scenario.stop or DEFAULT)
    first = position.fork()
    battle = begin(position, scenario.data, Local(key))
    faces = scenario.dice if dice is None else _faces(dice)
    with blamed_on_file(scenario) if dice is None else nullcontext():
        play_script(battle, scenario.script, faces, stop)
    if json:
        print(to_json(battle).decode())
    else:
        _tell(battle, first, None if faces else key, lang)
    if picture is not None:
        from battlewright.pictures.svg import svg

        write_document(picture, svg(battle.position, lang=lang).encode(), PICTURE)


def _faces(text: str) -> tuple[int, ...]:
    words = text.replace(",", " ").split()
    for word in words:
        if whole(word) is None:
            raise BattlewrightError("cli-faces", value=word)
    return tuple(map(int, words))


def _tell(battle: Battle, first: Position, seed: str | None, lang: str) -> None:
    from battlewright.cli.playing.telling import Teller, retold
    from battlewright.cli.screen import NOTE, Screen

    screen = Screen(lang)
    teller = Teller(screen, battle.header.ruleset)
    teller.events(battle.opening)
    for request, entry, _ in retold(first, battle.played):
        teller.entry(request, entry)
    teller.outcome(battle.outcome)
    if not battle.played:
        screen.say("cli-resolve-nothing", NOTE)
    if seed is not None and any(entry.dice is not None for entry in battle.played):
        screen.say("cli-resolve-seed", NOTE, seed=seed)
