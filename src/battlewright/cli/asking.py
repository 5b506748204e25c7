"""The verbs `odds` and `best`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from battlewright.cli.documents import PICTURE, write_document
from battlewright.cli.inputs import opened, position_to_ask_about
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Roll
from battlewright.odds.answer import advised, odds
from battlewright.odds.store import Graphs
from battlewright.scenario.load import Scenario

if TYPE_CHECKING:
    from battlewright.cli.screen import Screen
    from battlewright.odds.explaining import Explanation
    from battlewright.odds.flips import Flips
    from battlewright.odds.results import Odds
    from battlewright.odds.sensitivity import Worth

ODDS_S = 20.0
"""Seconds for odds, if the command line names none; then they are sampled."""
BEST_S = 5.0
"""Seconds for comparing answers, if the command line names none; then they are compared by practice."""
FLIPS_S = 10.0
"""Seconds for the search of flip points, if the command line names none."""
HARM = ("wounds_lost", "damage", "casualties", "destroyed")
"""Quantities that an aim nobody has named is about; the first that a ruleset has."""

DEALT = ("damage", "casualties", "wounds")
"""Quantities that are watched where nobody has named one; the first that a ruleset has."""

WISHES = {word: word[:3] + "imise" for word in ("min", "minimise", "minimize", "max", "maximise", "maximize")}
"""How people write what an aim is to become."""


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
    is_usual_aim: bool = False

    @property
    def has_usual_stop(self) -> bool:
        """Whether nobody has named a stop."""
        return self.arguments["stop"] is None

    @property
    def leaves_all_open(self) -> bool:
        """Whether a decision is asked, and nothing says how it and those after it are taken."""
        named = self.arguments["policy"].keys() & {"A", "B"}
        return self.aim is None and not named and isinstance(self.position.pending, Choose)

    def with_usual_aim(self) -> Ready:
        """The same, aimed at harm where nothing is aimed at."""
        if self.aim is not None:
            return self
        return msgspec.structs.replace(self, aim=usual_aim(self.position), is_usual_aim=True)

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
        "stop": scenario.stop if question.stop is None else stop_of(question.stop),
        "rational": question.rational,
        "budget_s": ODDS_S if question.budget is None else question.budget,
    }
    return Ready(scenario, position, watch, aim, arguments, Graphs(notes=question.sensitivity))


def tell_odds(question: Question, as_json: bool, picture: str | None, lang: str) -> None:
    """The odds as tables and bars, or as JSON."""
    asked = ready(question)
    if asked.leaves_all_open:  # defaults mostly do nothing, whose odds nobody asks for
        asked = asked.with_usual_aim()
        if question.budget is None:
            asked.arguments["budget_s"] = BEST_S
    from battlewright.cli.screen import Screen, progress

    screen = Screen(lang)
    with progress(screen) as tell:
        answer = odds(
            asked.position, asked.watch, asked.aim, progress=tell, graphs=asked.graphs, **asked.arguments
        )
    if as_json:
        said = {"aim": {**(asked.aim or {}), "by_default": True}} if asked.is_usual_aim else {}
        said |= _worth_as_json(question, asked) | _explanation_as_json(question, asked, answer)
        _print(answer.to_json() | said)
    else:
        _show_odds(question, asked, answer, screen)
    if picture is not None:
        from battlewright.cli.drawing import odds_drawn

        write_document(picture, odds_drawn(asked, answer, lang).encode(), PICTURE)


def _show_odds(question: Question, asked: Ready, answer: Odds, screen: Screen) -> None:
    from battlewright.cli.how import policy_shown
    from battlewright.cli.tables import odds_shown

    _show_usual_aim(asked, screen)
    odds_shown(screen, answer, asked.position)
    policy_shown(screen, answer.policy)
    _show_usual_stop(asked, screen)
    _show_unavailable(question, answer, screen)
    _show_worth(question, asked, answer, screen)
    _show_explanation(question, asked, answer, screen)


def _show_usual_aim(asked: Ready, screen: Screen) -> None:
    from battlewright.cli.screen import NOTE

    if asked.is_usual_aim:
        aim: Mapping[str, Any] = asked.aim or {}
        screen.say("best-aim-by-default", NOTE, side=aim["side"], quantity=aim["maximise"])


def _show_usual_stop(asked: Ready, screen: Screen) -> None:
    from battlewright.cli.screen import NOTE

    if asked.has_usual_stop:
        screen.say("odds-usual-stop", NOTE)


def _show_unavailable(question: Question, answer: Odds, screen: Screen) -> None:
    """Of a sampled answer, what was asked for and cannot be had."""
    from battlewright.cli.screen import NOTE

    wishes = {
        "fractions": question.rational,
        "steps": question.explain is not None,
        "worth": question.sensitivity,
    }
    if answer.method == "sampled" and any(wishes.values()):
        lacking = [screen.text(f"odds-lacking-{name}") for name, wished in wishes.items() if wished]
        screen.say("odds-lacking", NOTE, what=", ".join(lacking))


def tell_best(question: Question, as_json: bool, picture: str | None, lang: str) -> None:
    """The options of the decision asked now, best first, and where the advice changes."""
    from battlewright.cli.screen import Screen, progress

    asked = msgspec.structs.replace(ready(question).with_usual_aim(), watch=())
    if question.budget is None:
        asked.arguments["budget_s"] = BEST_S
    screen = Screen(lang)
    assert asked.aim is not None
    with progress(screen) as tell:
        answer = advised(asked.position, asked.aim, progress=tell, graphs=asked.graphs, **asked.arguments)
    if picture is not None:
        from battlewright.cli.drawing import best_drawn

        write_document(picture, best_drawn(asked, answer, lang).encode(), PICTURE)
    for_flips = FLIPS_S if question.budget is None else question.budget
    if as_json:
        said = {"aim": {**asked.aim, "by_default": asked.is_usual_aim}}
        said |= _flips_as_json(asked, answer, for_flips)
        _print(answer.to_json() | said | _worth_as_json(question, asked))
        return
    from battlewright.cli.tables import options_shown

    _show_usual_aim(asked, screen)
    options_shown(screen, answer, asked.aim, asked.position)
    _show_usual_stop(asked, screen)
    _show_flips(asked, answer, for_flips, screen)
    _show_unavailable(question, answer, screen)
    _show_worth(question, asked, answer, screen)


def _show_flips(asked: Ready, answer: Odds, seconds: float, screen: Screen) -> None:
    from battlewright.cli.advising import flips_shown
    from battlewright.cli.screen import NOTE, progress

    if answer.method == "sampled":
        screen.say("best-flips-sampled", NOTE)
        return
    with progress(screen) as tell:
        turns = _flips(asked, seconds, tell)
    flips_shown(screen, turns, asked.position, seconds)


def _flips_as_json(asked: Ready, answer: Odds, seconds: float) -> dict[str, Any]:
    """The flip points; of a sampled answer none were looked for."""
    if answer.method == "sampled":
        return {"flips": [], "flips_tried": 0, "flips_complete": False}
    turns = _flips(asked, seconds, None)
    return {
        "flips": [flip.to_json() for flip in turns.found],
        "flips_tried": turns.tried,
        "flips_complete": turns.is_complete,
    }


def _flips(asked: Ready, seconds: float, tell: Any) -> Flips:
    from battlewright.odds.flips import flips

    assert asked.aim is not None
    return flips(asked.scenario, _asked_at, asked.aim, budget_s=seconds, progress=tell, **asked.of_scenario)


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


def _show_worth(question: Question, asked: Ready, answer: Odds, screen: Screen) -> None:
    from battlewright.cli.advising import worth_shown

    if question.sensitivity and answer.method == "exact":
        worth_shown(screen, _worths(question, asked))


def _explanation(question: Question, asked: Ready, answer: Odds) -> Explanation | None:
    """The steps, unless the question was too large to walk."""
    from battlewright.odds.explaining import explained

    if question.explain is None or answer.method == "sampled":
        return None
    policy, stop = asked.arguments["policy"], asked.arguments["stop"]
    return explained(asked.position, question.explain, asked.aim, policy, stop, rational=question.rational)


def _explanation_as_json(question: Question, asked: Ready, answer: Odds) -> dict[str, Any]:
    """The steps; null where they were asked for and the answer is sampled."""
    found = _explanation(question, asked, answer)
    return {} if question.explain is None else {"explanation": None if found is None else found.to_json()}


def _show_explanation(question: Question, asked: Ready, answer: Odds, screen: Screen) -> None:
    from battlewright.cli.steps import explanation_shown

    found = _explanation(question, asked, answer)
    if found is not None:
        explanation_shown(screen, found, asked.scenario.ruleset)


def _print(said: dict[str, Any]) -> None:
    print(json.dumps(said, ensure_ascii=False))


def aim_of(text: str, position: Position) -> dict[str, Any]:
    """An aim as it is typed: `P(wolf.destroyed)`, for whose turn it is, or with `A:` or `B:` before it; with
    `minimise` (or `min`) before the quantity it is to be small."""
    head, colon, rest = text.partition(":")
    side, wish = (head.strip(), rest.strip()) if colon else ("AB"[_mover(position)], text.strip())
    word, _, quantity = wish.partition(" ")
    if word in WISHES and quantity:
        return {"side": side, WISHES[word]: quantity.strip()}
    return {"side": side, "maximise": wish}


def usual_aim(position: Position) -> dict[str, Any]:
    """To hurt the other side as much as possible, in what its ruleset tells of harm."""
    side = _mover(position)
    return {"side": "AB"[side], "maximise": f"sum({'AB'[1 - side]}.{_first_known(position, HARM)})"}


def _first_known(position: Position, names: tuple[str, ...]) -> str:
    """The first of these quantities that the ruleset has."""
    known = position.rules.ruleset.quantities
    return next((name for name in names if name in known), names[0])


def usual_watch(position: Position) -> tuple[str, ...]:
    """What people ask of a small battle: who takes how many Wounds, and who is destroyed."""
    names = [position.scene.names[row] for side in (0, 1) for row in position.scene.pieces[side]]
    harm = _first_known(position, DEALT)
    if len(names) <= 4:
        return tuple(f"{name}.{what}" for name in names for what in (harm, "destroyed"))
    return tuple(
        f"{what}({side}.{of})" for side in "AB" for what, of in (("sum", harm), ("count", "destroyed"))
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
