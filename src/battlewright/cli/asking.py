"""The verbs `odds` and `best`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from battlewright.cli.documents import PICTURE, write_document
from battlewright.cli.inputs import opened, position_to_ask_about
from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.odds.answer import best, odds
from battlewright.odds.bounds import Cancelled
from battlewright.odds.store import Graphs
from battlewright.scenario.load import Scenario

if TYPE_CHECKING:
    from battlewright.cli.screen import Screen
    from battlewright.odds.explaining import Explanation
    from battlewright.odds.results import Odds, OptionValue
    from battlewright.odds.sensitivity import Worth

BEST_S = 5.0
"""Seconds for comparing answers, if the command line names none; then later decisions are taken as usual."""
AS_USUAL = {"A": "default", "B": "default"}
FLIPS_S = 1.0
"""Seconds for the search of flip points."""


class Question(msgspec.Struct, frozen=True):
    """What the command line asks; what it leaves open is the scenario's."""

    file: str
    watch: list[str] | None
    aim: str | None
    rational: bool
    stop: str | None
    budget: float | None
    sensitivity: bool = False
    explain: str | None = None


class Ready(msgspec.Struct, frozen=True):
    """A question with everything that odds take; `graphs` are kept while it is answered."""

    scenario: Scenario
    position: Position
    watch: tuple[str, ...]
    aim: Mapping[str, Any] | None
    arguments: dict[str, Any]
    graphs: Graphs

    @property
    def of_scenario(self) -> dict[str, Any]:
        """What flip points and sensitivity take beside the scenario."""
        return {name: self.arguments[name] for name in ("policy", "stop")} | {"graphs": self.graphs}


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
    return Ready(scenario, position, watch, aim, arguments, Graphs(notes=question.sensitivity))


def tell_odds(question: Question, as_json: bool, picture: str | None, lang: str) -> None:
    """The odds as tables and bars, or as JSON."""
    asked = ready(question)
    if as_json:
        answer = odds(asked.position, asked.watch, asked.aim, graphs=asked.graphs, **asked.arguments)
        _print(answer.to_json() | _worth_as_json(question, asked) | _explanation_as_json(question, asked))
    else:
        from battlewright.cli.screen import Screen, progress
        from battlewright.cli.tables import odds_shown

        screen = Screen(lang)
        with progress(screen) as tell:
            answer = odds(
                asked.position, asked.watch, asked.aim, progress=tell, graphs=asked.graphs, **asked.arguments
            )
        odds_shown(screen, answer, asked.position)
        _show_worth(question, asked, screen)
        _show_explanation(question, asked, screen)
    if picture is not None:
        _draw(answer, picture, lang)


def tell_best(question: Question, as_json: bool, lang: str) -> None:
    """The options of the decision asked now, best first, and where the advice changes."""
    from battlewright.odds.flips import flips

    asked = ready(question)
    asked = msgspec.structs.replace(asked, watch=(), aim=asked.aim or usual_aim(asked.position))
    if not isinstance(asked.position.pending, Choose):
        raise BattlewrightError("error-odds-no-decision")
    assert asked.aim is not None
    if as_json:
        answer = odds(asked.position, (), asked.aim, graphs=asked.graphs, **asked.arguments)
        turns = flips(asked.scenario, _asked_at, asked.aim, budget_s=FLIPS_S, **asked.of_scenario)
        said = {"flips": [flip.to_json() for flip in turns.found]} if answer.options else {}
        _print(answer.to_json() | said | _worth_as_json(question, asked))
        return
    from battlewright.cli.advising import flips_shown
    from battlewright.cli.screen import NOTE, Screen, progress
    from battlewright.cli.tables import options_shown

    screen = Screen(lang)
    with progress(screen) as tell:
        found = _compared(asked, question.budget or BEST_S, tell)
        if not found and question.budget is None:
            asked.arguments["policy"] = {**AS_USUAL, **asked.arguments["policy"]}
            found = _compared(asked, BEST_S, tell)
            screen.say("cli-best-as-usual", NOTE)
    if not found:  # too many ways on to compare
        raise BattlewrightError("cli-best-too-long")
    options_shown(screen, found, asked.aim, asked.position)
    turns = flips(asked.scenario, _asked_at, asked.aim, budget_s=FLIPS_S, **asked.of_scenario)
    flips_shown(screen, turns, asked.position)
    _show_worth(question, asked, screen)


def _compared(asked: Ready, seconds: float, tell: Any) -> tuple[OptionValue, ...]:
    """The answers by their worth; none when there are too many ways on for the time there is."""
    deadline = monotonic() + seconds
    arguments = {**asked.arguments, "budget_s": None}
    assert asked.aim is not None
    try:
        return best(
            asked.position, asked.aim, progress=tell, cancel=lambda: monotonic() > deadline, graphs=asked.graphs,
            **arguments,
        )  # fmt: skip
    except Cancelled:
        return ()


def _asked_at(scenario: Scenario) -> Position:
    return position_to_ask_about(scenario)[0]


def _worths(question: Question, asked: Ready) -> tuple[Worth, ...]:
    from battlewright.odds.sensitivity import sensitivity

    if not question.sensitivity:
        return ()
    return sensitivity(
        asked.scenario, _asked_at, asked.watch, asked.aim, rational=question.rational, **asked.of_scenario
    )


def _worth_as_json(question: Question, asked: Ready) -> dict[str, Any]:
    found = _worths(question, asked)
    return {"sensitivity": [worth.to_json() for worth in found]} if question.sensitivity else {}


def _show_worth(question: Question, asked: Ready, screen: Screen) -> None:
    from battlewright.cli.advising import worth_shown

    found = _worths(question, asked)
    if question.sensitivity:
        worth_shown(screen, found)


def _explanation(question: Question, asked: Ready) -> Explanation | None:
    from battlewright.odds.explaining import explained

    if question.explain is None:
        return None
    policy, stop = asked.arguments["policy"], asked.arguments["stop"]
    return explained(asked.position, question.explain, asked.aim, policy, stop)


def _explanation_as_json(question: Question, asked: Ready) -> dict[str, Any]:
    found = _explanation(question, asked)
    return {} if found is None else {"explanation": found.to_json()}


def _show_explanation(question: Question, asked: Ready, screen: Screen) -> None:
    from battlewright.cli.steps import explanation_shown

    found = _explanation(question, asked)
    if found is not None:
        explanation_shown(screen, found, asked.scenario.ruleset)


def _print(said: dict[str, Any]) -> None:
    print(json.dumps(said, ensure_ascii=False))


def aim_of(text: str, position: Position) -> dict[str, Any]:
    """An aim as it is typed: `P(wolf.destroyed)`, for whose turn it is, or with `A:` or `B:` before it; with
    `minimise` before the quantity it is to be small."""
    head, colon, rest = text.partition(":")
    named = bool(colon) and head.strip() in ("A", "B")
    side, wish = (head.strip(), rest.strip()) if named else ("AB"[_mover(position)], text.strip())
    word, _, quantity = wish.partition(" ")
    if word in ("minimise", "maximise") and quantity:
        return {"side": side, word: quantity.strip()}
    return {"side": side, "maximise": wish}


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
