"""The verbs `odds` and `best`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from battlewright.cli.documents import PICTURE, write_document
from battlewright.cli.inputs import opened, position_to_ask_about
from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.odds.answer import best, odds

if TYPE_CHECKING:
    from battlewright.odds.results import Odds
    from battlewright.scenario.load import Scenario


class Question(msgspec.Struct, frozen=True):
    """What the command line asks; what it leaves open is the scenario's."""

    file: str
    watch: list[str] | None
    aim: str | None
    rational: bool
    stop: str | None
    budget: float | None


class Ready(msgspec.Struct, frozen=True):
    """A question with everything that odds take."""

    position: Position
    watch: tuple[str, ...]
    aim: Mapping[str, Any] | None
    arguments: dict[str, Any]


def ready(question: Question) -> Ready:
    """Put the command line over the scenario. Raises `BattlewrightError`."""
    scenario = opened(question.file)
    position, beyond = position_to_ask_about(scenario)
    watch = tuple(question.watch or scenario.watch) or usual_watch(position)
    aim = scenario.aim if question.aim is None else aim_of(question.aim, position)
    arguments = {
        "policy": _policy(scenario, beyond),
        "stop": stop_of(question.stop) or scenario.stop,
        "rational": question.rational,
        "budget_s": question.budget,
    }
    return Ready(position, watch, aim, arguments)


def tell_odds(question: Question, as_json: bool, picture: str | None, lang: str) -> None:
    """The odds as tables and bars, or as JSON."""
    asked = ready(question)
    if as_json:
        answer = odds(asked.position, asked.watch, asked.aim, **asked.arguments)
        print(json.dumps(answer.to_json(), ensure_ascii=False))
    else:
        from battlewright.cli.screen import Screen, progress
        from battlewright.cli.tables import odds_shown

        screen = Screen(lang)
        with progress(screen) as tell:
            answer = odds(asked.position, asked.watch, asked.aim, progress=tell, **asked.arguments)
        odds_shown(screen, answer, asked.position)
    if picture is not None:
        _draw(answer, picture, lang)


def tell_best(question: Question, as_json: bool, lang: str) -> None:
    """The options of the decision asked now, best first."""
    asked = ready(question)
    aim = asked.aim or usual_aim(asked.position)
    if as_json:
        if not isinstance(asked.position.pending, Choose):
            raise BattlewrightError("error-odds-no-decision")
        print(json.dumps(odds(asked.position, (), aim, **asked.arguments).to_json(), ensure_ascii=False))
        return
    from battlewright.cli.screen import Screen, progress
    from battlewright.cli.tables import options_shown

    screen = Screen(lang)
    with progress(screen) as tell:
        found = best(asked.position, aim, progress=tell, **asked.arguments)
    if not found:  # sampled: too many ways on to compare
        raise BattlewrightError("cli-best-too-long")
    options_shown(screen, found, aim, asked.position)


def aim_of(text: str, position: Position) -> dict[str, Any]:
    """An aim as it is typed: `P(wolf.destroyed)`, for whose turn it is, or with `A:` or `B:` before it."""
    head, colon, rest = text.partition(":")
    if colon and head.strip() in ("A", "B"):
        return {"side": head.strip(), "maximise": rest.strip()}
    return {"side": "AB"[_mover(position)], "maximise": text.strip()}


def usual_aim(position: Position) -> dict[str, Any]:
    """To wound the other side as much as possible."""
    side = _mover(position)
    return {"side": "AB"[side], "maximise": f"sum({'AB'[1 - side]}.wounds_lost)"}


def usual_watch(position: Position) -> tuple[str, ...]:
    """What people ask of a small battle: who takes how many Wounds, and who is destroyed."""
    names = [position.scene.names[row] for side in (0, 1) for row in position.scene.pieces[side]]
    if len(names) <= 4:
        return tuple(f"{name}.{what}" for name in names for what in ("damage", "destroyed"))
    return tuple(
        f"{what}({side}.{of})" for side in "AB" for what, of in (("sum", "damage"), ("count", "destroyed"))
    )


def stop_of(text: str | None) -> str | dict[str, Any] | None:
    """A stop as it is typed: a name, or `procedure.step`."""
    return {"step": text} if text and "." in text else text


def _mover(position: Position) -> int:
    pending = position.pending
    return pending.player if isinstance(pending, (Choose, Roll)) else 0


def _policy(scenario: Scenario, beyond: tuple[str, ...]) -> dict[str, Any]:
    """The scenario's policy; lines of its script that lie beyond a roll say what both sides would rather do."""
    policy: dict[str, Any] = dict(scenario.policy or {})
    if beyond and scenario.aim is None:
        for side in "AB":
            policy.setdefault(side, list(beyond))
    return policy


def _draw(answer: Odds, file: str, lang: str) -> None:
    """The first quantity that has bars, as SVG."""
    from battlewright.pictures.bars import svg_bars

    name, law = max(answer.quantities.items(), key=lambda found: len(found[1].pmf))
    write_document(file, svg_bars(law.pmf, "light", lang, name).encode(), PICTURE)
