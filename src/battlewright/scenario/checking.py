"""Judging a scenario's data: shape, then rulings, names, terrain, models and bodies, all at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, overload

import msgspec

from battlewright.core.compiled import Rules
from battlewright.core.errors import BattlewrightError
from battlewright.core.running import start
from battlewright.rules.common.game import Game, PieceEntry, Setup
from battlewright.rules.library import NAMES, game
from battlewright.scenario.complaints import Origins, sound_part
from battlewright.scenario.findings import Path, Report, alternatives, spelled
from battlewright.scenario.ground import table_of
from battlewright.scenario.preferences import judge_preferences
from battlewright.scenario.quantities import complaints
from battlewright.scenario.shape import (
    MOST_MODELS,
    TAKE_IF,
    ModelFields,
    PolicyFields,
    ScenarioFields,
    StepFields,
    of_no_ruleset,
    of_ruleset,
)
from battlewright.scenario.standing import Placed, judge_block, judge_standing
from battlewright.scenario.table_shape import TABLE, StandingFields, TabletopFields
from battlewright.scenario.tabletop import Standing, Tabletop, body_of, microdegrees
from battlewright.table.bodies import Block
from battlewright.table.lengths import inches
from battlewright.table.table import Table

END_OF_BATTLE = "end_of_battle"
RESERVED = ("battle",)
"""Ids that the rows of every battle have."""


class Judged(msgspec.Struct):
    """What a sound scenario is made of."""

    fields: ScenarioFields
    game: Game
    rules: Rules
    setup: Setup


def judged(data: Any, report: Report) -> Judged | None:
    """The scenario in `data`, everything wrong with it in `report`; None when there is no ruleset to judge it by."""
    played = _game(data, report)
    name = data["ruleset"] if played else ""
    rules = _rules(played, data.get("rulings"), report) if played else None
    shape = of_ruleset(name, played) if played else of_no_ruleset()  # type: ignore[arg-type]  # games do hash
    sound = sound_part(data, shape, report)
    if sound is None:
        return None
    fields, origins = sound
    _ids(fields, origins, report)
    table = table_of(fields, origins, report)
    if played is None or rules is None:
        return None
    setup = _setup(fields, data, table, origins)
    models = _model_ids(data)
    left_out = set(models) - {piece.id for side in setup.sides for piece in side}
    _Pieces(played, rules, setup, origins, report).judge(left_out)
    _Words(models, rules, report).judge(fields, origins)
    commands = _commands(fields.policy)
    if commands and not report.findings:
        first = start(played.build(rules, setup))
        for side, lines in commands.items():
            judge_preferences(("policy", side), lines, first, report)
    return Judged(fields, played, rules, setup)


def _commands(policy: PolicyFields | None) -> dict[str, list[str]]:
    """What each side would rather do, where that is told by commands."""
    told = {"A": policy.A, "B": policy.B} if policy is not None else {}
    return {side: lines for side, lines in told.items() if isinstance(lines, list)}


def judged_tabletop(data: Any, report: Report) -> Tabletop | None:
    """The table in the data of a scenario without a game; everything wrong with it goes to `report`."""
    sound = sound_part(data, TabletopFields, report)
    if sound is None:
        return None
    fields, origins = sound
    _ids(fields, origins, report)
    table = table_of(fields, origins, report)
    pieces: list[Standing] = []
    placed: list[Placed] = []
    for side, (letter, models) in enumerate(_sides(fields)):
        count = 0
        for i, model in enumerate(models):
            path: Path = ("sides", letter, "models", i)
            body = body_of(model)
            if isinstance(body, Block):
                judge_block(body, origins.path((*path, "base", "block")), report)
            count += body.models if isinstance(body, Block) else 1
            pieces.append(Standing(model.id, side, body))
            placed.append(Placed(model.id, body, origins.path((*path, "at"))))
        if count > MOST_MODELS:
            report.add(("sides", letter, "models"), "check-too-many-models", count=count, limit=MOST_MODELS)
    judge_standing(placed, table, report)
    return Tabletop(table, tuple(pieces), look=tuple(fields.look))


def _game(data: Any, report: Report) -> Game | None:
    name = data.get("ruleset") if isinstance(data, dict) else None
    if not isinstance(name, str):
        return None
    try:
        return game(name)
    except BattlewrightError:
        report.add(("ruleset",), "check-choice", **alternatives(name, (*NAMES, TABLE)))
        return None


def _rules(played: Game, rulings: Any, report: Report) -> Rules:
    """The rules under the rulings that are right, defaults for the others."""
    known, right = played.ruleset.rulings, {}
    for name, value in rulings.items() if isinstance(rulings, dict) else ():
        path: Path = ("rulings", name)
        if name not in known:
            report.add(path, "check-unknown-field", **alternatives(name, known))
            continue
        try:
            right[name] = known[name].checked(value)
        except BattlewrightError as error:
            expected = str(error.values["expected"])
            report.add(
                path, "check-ruling", error.clauses, name=name, value=spelled(value), expected=expected
            )
    return played.ruleset.compile(right)


def _ids(fields: ScenarioFields | TabletopFields, origins: Origins, report: Report) -> None:
    """Every id once, over terrain and both sides."""
    first: dict[str, Path] = {}
    places: list[tuple[Path, str]] = [(("terrain", i), piece.id) for i, piece in enumerate(fields.terrain)]
    sides: Iterable[tuple[str, Sequence[ModelFields | StandingFields]]] = _sides(fields)
    for side, models in sides:
        places += [(("sides", side, "models", i), model.id) for i, model in enumerate(models)]
    for place, id in places:
        path = origins.path((*place, "id"))
        if id in RESERVED:
            report.add(path, "check-id-reserved", value=id)
        elif id in first:
            report.add(path, "check-duplicate-id", value=id, first=str(report.line(first[id])))
        else:
            first[id] = path


@overload
def _sides(fields: ScenarioFields) -> Iterator[tuple[str, Sequence[ModelFields]]]: ...
@overload
def _sides(fields: TabletopFields) -> Iterator[tuple[str, Sequence[StandingFields]]]: ...
def _sides(fields: ScenarioFields | TabletopFields) -> Iterator[tuple[str, Sequence[Any]]]:
    """The models of each side."""
    yield "A", fields.sides.A.models
    yield "B", fields.sides.B.models


def _setup(fields: ScenarioFields, data: Any, table: Table, origins: Origins) -> Setup:
    entries: list[list[PieceEntry]] = []
    for side, models in _sides(fields):
        raw = data["sides"][side]["models"] if models else []
        kept = [raw[int(origins.path(("sides", side, "models", i))[3])] for i in range(len(models))]
        entries.append([_entry(model, given) for model, given in zip(models, kept, strict=True)])
    turn = data.get("turn") if fields.turn else None
    ends = fields.ends.model_dump(exclude_none=True) if fields.ends else {}
    return Setup(table, (entries[0], entries[1]), turn or {}, ends, fields.help)


def _entry(model: ModelFields, given: dict[str, Any]) -> PieceEntry:
    """A model in micrometres, its ruleset's own fields as they stand in the file."""
    at = None
    if model.at is not None:
        x, y, z = (*map(inches, model.at), 0)[:3]
        at = (x, y, z)
    state = {name: v for name, v in given.items() if name not in ModelFields.model_fields and v is not None}
    return PieceEntry(
        model.id, model.profile, at, microdegrees(model.facing), dict(model.stats or {}), model.weapons, state
    )


class _Pieces:
    """Judges the models of a set-up: by the ruleset, then, those it accepts, by where they stand."""

    def __init__(self, played: Game, rules: Rules, setup: Setup, origins: Origins, report: Report) -> None:
        self.game, self.rules, self.setup = played, rules, setup
        self.origins, self.report = origins, report

    def judge(self, left_out: set[str]) -> None:
        """`left_out` are models with faults of shape: that the ruleset misses them is no fault of who names them."""
        faulty: set[Path] = set()
        for problem in self.game.check(self.rules, self.setup):
            if problem.values.get("value") in left_out:
                continue
            values = {"closest": _closest(problem.values), **problem.values}
            self.report.add(self.origins.path(problem.path), problem.id, problem.clauses, **values)
            faulty.add(problem.path[:4])
        self._stand(faulty)
        if not self.report.findings:
            self._hold()

    def _hold(self) -> None:
        """What the rules say of every position holds of the first one, too."""
        problem = self.rules.problem(self.game.build(self.rules, self.setup))
        if problem is not None:
            self.report.add(self.origins.path(self._place_of(problem)), "check-invariant", problem=problem)

    def _place_of(self, problem: str) -> Path:
        """The first model that is named, else the models of both sides."""
        words = problem.replace(":", " ").replace(",", " ").split()
        for side, models in zip("AB", self.setup.sides, strict=True):
            for i, piece in enumerate(models):
                if piece.id in words:
                    return ("sides", side, "models", i)
        return ("sides",)

    def _stand(self, faulty: set[Path]) -> None:
        """Bodies on the table, clear of what stops them and of one another; only accepted models are asked."""
        twice = Counter(piece.id for side in self.setup.sides for piece in side)
        paths: list[Path] = []
        kept: tuple[list[PieceEntry], list[PieceEntry]] = ([], [])
        for side, models in enumerate(self.setup.sides):
            for i, piece in enumerate(models):
                path: Path = ("sides", "AB"[side], "models", i)
                if path not in faulty and twice[piece.id] == 1 and piece.id not in RESERVED:
                    kept[side].append(piece)
                    paths.append(path)
        accepted = self.setup
        if faulty or kept != self.setup.sides:
            accepted = msgspec.structs.replace(self.setup, sides=kept, turn={}, ends={})
        if not paths or self.game.check(self.rules, accepted):
            return
        position = self.game.build(self.rules, accepted)
        placed = []
        for row, path in zip((row for side in position.scene.pieces for row in side), paths, strict=True):
            body = self.game.base(position, row)
            if body is not None:
                placed.append(Placed(position.scene.names[row], body, self.origins.path((*path, "at"))))
        judge_standing(placed, self.setup.table, self.report)


def _closest(values: dict[str, Any]) -> str:
    """What a ruleset's problem may have been meant to say, of the words it expected."""
    expected = str(values.get("expected", "")).split(", ")
    return str(alternatives(values.get("value"), expected)["closest"])


def _model_ids(data: Any) -> list[str]:
    """The ids of all models in the file, also of those with faults: what names them is right."""
    sides = data.get("sides")
    lists = (
        [side.get("models") for side in sides.values() if isinstance(side, dict)]
        if isinstance(sides, dict)
        else []
    )
    models = [
        model for models in lists if isinstance(models, list) for model in models if isinstance(model, dict)
    ]
    return list(dict.fromkeys(id for model in models if isinstance(id := model.get("id"), str) and id))


class _Words:
    """Judges names of the rules and of the battle in what is asked about it."""

    def __init__(self, models: Sequence[str], rules: Rules, report: Report) -> None:
        self.models, self.rules, self.report = models, rules, report

    def judge(self, fields: ScenarioFields, origins: Origins) -> None:
        for i, text in enumerate(fields.watch):
            self._quantity(origins.path(("watch", i)), text)
        if fields.aim is not None:
            self._quantity(("aim", "maximise"), fields.aim.maximise)
        self._stop(fields.stop)
        if fields.policy is not None:
            self._policy(fields.policy)

    def _quantity(self, path: Path, text: str) -> None:
        if self.models:
            for id, values in complaints(text, self.rules.ruleset.quantities, self.models):
                self.report.add(path, id, **values)

    def _stop(self, stop: Any) -> None:
        stops = list(dict.fromkeys((*self.rules.ruleset.stops, END_OF_BATTLE)))
        if isinstance(stop, StepFields):
            steps = [f"{made.name}.{step}" for made in self.rules.procedures.values() for step in made.labels]
            if stop.step not in steps:
                near = [step for step in steps if step.rpartition(".")[0] == stop.step.rpartition(".")[0]]
                self.report.add(("stop", "step"), "check-choice", **alternatives(stop.step, near or steps))
        elif stop is not None and stop not in stops:
            self.report.add(("stop",), "check-choice", **alternatives(stop, stops))

    def _policy(self, policy: PolicyFields) -> None:
        offers = sorted({offer.id for offers in self.rules.windows.values() for offer in offers})
        for name, word in policy.windows.items():
            path = ("policy", "windows", name)
            if name not in offers:
                self.report.add(path, "check-unknown-field", **alternatives(name, offers))
            if word.startswith(TAKE_IF):
                self._quantity(path, word.removeprefix(TAKE_IF))
        taken = [*offers, *self.rules.actions]
        for i, name in enumerate(policy.never):
            if name not in taken:
                self.report.add(("policy", "never", i), "check-choice", **alternatives(name, taken))
