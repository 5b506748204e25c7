"""Compiling a ruleset: parts become tuples and dictionaries that run without looking anything up by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from battlewright.core import effects, rolling, windows
from battlewright.core.actions import Action
from battlewright.core.effects import Effect, EffectKind, Replacement, Resolve, Trigger
from battlewright.core.errors import Illegal, RulesetError
from battlewright.core.procedures import Compiled, Patch, Step, assemble, name_of, patched
from battlewright.core.restrictions import Restriction
from battlewright.core.rolling import Rolling
from battlewright.core.state import Frame
from battlewright.core.values import Contribution, Query
from battlewright.core.windows import Offer, Window

if TYPE_CHECKING:
    from battlewright.core.position import Position
    from battlewright.core.ruleset import Part, Ruleset


class Rules:
    """A ruleset with its rulings fixed: the tables that positions run on.

    `memo` is for what a ruleset derives from its tables and rulings alone, once.
    """

    def __init__(self, ruleset: Ruleset, rulings: dict[str, Any], parts: list[Part]) -> None:
        self.ruleset = ruleset
        self.rulings = rulings
        self.parts = parts
        self.queries = _queries(parts)
        self.windows = _windows(ruleset, parts)
        self.procedures = _procedures(ruleset, parts, self.windows)
        self.actions = _actions(parts)
        self.effects = _effects(ruleset, parts)
        self.fields = {part.payload for part in parts if part.kind == "field"}
        self.tables = _tables(parts)
        self.memo: dict[Any, Any] = {}
        self.verifiers = ruleset.verifiers
        self.active: Callable[[Position], int] = ruleset.active
        self.owner: Callable[[Position, int], int] = ruleset.owner

    def effect_from(self, p: Position, data: dict[str, Any]) -> Effect:
        """Read an effect that people ask for from plain data; raises `Illegal` naming what is wrong."""
        kinds = {str(kind.__struct_config__.tag): kind for kind in self.effects}
        kind = kinds.get(str(data.get("effect")))
        if kind is None:
            raise Illegal(
                "error-unknown-effect", effect=str(data.get("effect")), expected=", ".join(sorted(kinds))
            )
        try:
            effect: Effect = msgspec.convert({**data, "cause": {"kind": "people"}}, kind)
        except msgspec.ValidationError as error:
            raise Illegal("error-effect-field", effect=str(data.get("effect")), reason=str(error)) from None
        if not 0 <= effect.affected < len(p.rows):
            raise Illegal(
                "error-effect-field", effect=str(data.get("effect")), reason=f"affected={effect.affected}"
            )
        return effect

    def problem(self, p: Position) -> str | None:
        """The first invariant that does not hold, or None."""
        for invariant in self.ruleset.invariants:
            problem = invariant(p)
            if problem is not None:
                return problem
        return None


def compiled(ruleset: Ruleset, rulings: dict[str, Any]) -> Rules:
    """Keep the parts whose rulings are chosen and build the tables."""
    parts = [part for part in ruleset.parts.values() if _holds(part, rulings)]
    return Rules(ruleset, rulings, parts)


def _holds(part: Part, rulings: dict[str, Any]) -> bool:
    for name, wanted in part.only.items():
        if name not in rulings:
            raise RulesetError(f"{part.id} needs the unknown ruling {name}")
        if rulings[name] not in (wanted if isinstance(wanted, tuple) else (wanted,)):
            return False
    return True


def _procedures(
    ruleset: Ruleset, parts: list[Part], offers: dict[str, tuple[Offer, ...]]
) -> dict[type[Frame], Compiled]:
    steps: dict[type[Frame], list[Step]] = {frame: [] for frame in ruleset.frames}
    patches: dict[type[Frame], list[Patch]] = {}
    for part in parts:
        if part.kind == "step":
            frame, step = part.payload
            steps[frame].append(step)
        elif part.kind == "patch":
            patches.setdefault(part.payload.procedure, []).append(part.payload)
    named = {step.window for own in steps.values() for step in own if step.window}
    closed = frozenset(window for window in named if not offers[window])
    made = {f: assemble(f, patched(name_of(f), own, patches.get(f, [])), closed) for f, own in steps.items()}
    made[Window] = assemble(
        Window,
        [Step("ask", windows.ask), Step("take", windows.take), Step("pass_on", windows.pass_on)],
    )
    made[Rolling] = assemble(
        Rolling,
        [Step("open_window", rolling.open_window), Step("ask", rolling.ask), Step("take", rolling.take)],
    )
    made[Resolve] = assemble(
        Resolve, [Step("choose", effects.choose_replacement), Step("apply", effects.apply_replacement)]
    )
    return made


def _queries(parts: list[Part]) -> dict[str, Query]:
    by_query: dict[str, list[Contribution]] = {}
    for part in parts:
        if part.kind == "value":
            query, contribution = part.payload
            by_query.setdefault(query, []).append(contribution)
    return _Queries({name: Query(name, tuple(made)) for name, made in by_query.items()})


class _Queries(dict[str, Query]):
    """A query to which no part contributes under these rulings is 0."""

    def __missing__(self, name: str) -> Query:
        self[name] = Query(name, ())
        return self[name]


def _restrictions(parts: list[Part]) -> dict[str, list[tuple[str, Restriction]]]:
    found: dict[str, list[tuple[str, Restriction]]] = {}
    for part in parts:
        if part.kind == "restriction":
            on, of, restriction = part.payload
            found.setdefault(on, []).append((of, restriction))
    return found


def _windows(ruleset: Ruleset, parts: list[Part]) -> dict[str, tuple[Offer, ...]]:
    cuts = _restrictions(parts)
    made: dict[str, list[Offer]] = {}
    for part in ruleset.parts.values():
        if part.kind == "offer":
            made.setdefault(part.payload.window, [])
    for part in parts:
        if part.kind == "offer":
            own = tuple(r for _, r in cuts.get(part.id, ()))
            if any(r.always for r in own):
                continue
            made[part.payload.window].append(msgspec.structs.replace(part.payload, restrictions=own))
    return _Windows(
        {w: tuple(sorted(offers, key=lambda o: (o.priority, o.id))) for w, offers in made.items()}
    )


class _Windows(dict[str, tuple[Offer, ...]]):
    """A window at which no offer is made stays closed."""

    def __missing__(self, name: str) -> tuple[Offer, ...]:
        self[name] = ()
        return ()


def _actions(parts: list[Part]) -> dict[str, Action]:
    cuts = _restrictions(parts)
    made: dict[str, Action] = {}
    for part in parts:
        if part.kind == "action":
            own = cuts.get(part.id, ())
            made[part.payload.name] = msgspec.structs.replace(
                part.payload,
                of_actor=tuple(r for of, r in own if of == "actor"),
                of_option=tuple(r for of, r in own if of == "option"),
            )
    return made


def _effects(ruleset: Ruleset, parts: list[Part]) -> dict[type[Effect], EffectKind]:
    replacements: dict[type[Effect], list[Replacement]] = {}
    triggers: dict[type[Effect], list[Trigger]] = {}
    cuts = _restrictions(parts)
    for part in parts:
        if part.kind == "replacement":
            replacements.setdefault(part.payload[0], []).append(part.payload[1])
        elif part.kind == "trigger":
            kind, trigger = part.payload
            own = tuple(r for _, r in cuts.get(part.id, ()))
            triggers.setdefault(kind, []).append(msgspec.structs.replace(trigger, restrictions=own))
    return {
        kind: EffectKind(
            happen,
            tuple(sorted(replacements.get(kind, ()), key=lambda r: r.id)),
            tuple(sorted(triggers.get(kind, ()), key=lambda t: (t.priority, t.id))),
        )
        for kind, happen in ruleset.effects.items()
    }


def _tables(parts: list[Part]) -> dict[str, dict[str, Any]]:
    tables: dict[str, dict[str, Any]] = {}
    for part in parts:
        if part.kind == "entry":
            table, name, entry = part.payload
            tables.setdefault(table, {})[name] = entry
    return tables
