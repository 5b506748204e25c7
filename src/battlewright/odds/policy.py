"""How decisions inside odds are settled, by a policy that is declared and reported."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from math import inf
from typing import Any

from battlewright.core.errors import BattlewrightError
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option
from battlewright.core.scene import SIDES, Scene
from battlewright.core.windows import DECLINE
from battlewright.odds.conditions import Condition
from battlewright.odds.places import FINE, Fineness, is_swept, said_in

WORDS = ("default", "best", "ask")
WINDOW_WORDS = ("take", "decline", "default", "best")
PRACTISED = "best by practice"
"""How a sample settles what the policy leaves open: as battles played before have taught (see `experience`)."""
TAKE_IF = "take if "
"""Begins a window's word that ends with a condition on the position, in the language of `quantities`."""


class Policy:
    """Settles decisions, or says which options are to be compared.

    `given` may hold, per side, `default`, `best`, `ask` or a list of commands in order of preference (an option
    is named by its words or the first of them, an answer in a region by `direction 30` or `to 10 12`); `windows`
    with `take`, `decline`, `default` or `best` per offer, or `take if a1.fury >= 2`, which declines otherwise;
    `never`, offers and actions that nobody takes. Sides not named are `best` when something is aimed at, else
    `default`. `fineness` says how many points of a region are tried. `used` tells, per kind of decision met, how it
    was settled.

    Raises `BattlewrightError` naming the entry, the value and what was expected.
    """

    def __init__(
        self, given: Mapping[str, Any] | None, scene: Scene, has_aim: bool, fineness: Fineness = FINE
    ) -> None:
        given = dict(given or {})
        sides = [scene.names[row] for row in SIDES]
        usual = "best" if has_aim else "default"
        self.sides = [_side(name, given.pop(name, usual)) for name in sides]
        self.windows = _windows(given.pop("windows", {}))
        self.never = _never(given.pop("never", ()))
        if given:
            expected = ", ".join([*sides, "windows", "never"])
            raise BattlewrightError("error-odds-policy-entry", name=next(iter(given)), expected=expected)
        self.names = sides
        self.fineness = fineness
        self.has_met_region = False
        self.most_positions = fineness.most
        self.used: dict[str, str] = {}
        self._conditions: dict[str, Condition] = {}
        if not has_aim and self.compares:
            raise BattlewrightError("error-odds-no-aim")

    def anew(self) -> Policy:
        """The same policy, by which nothing has been settled yet."""
        other = copy(self)
        other.used, other.has_met_region, other.most_positions = {}, False, self.fineness.most
        return other

    def understood(self, position: Position) -> None:
        """Look through the conditions. Raises `BattlewrightError` for the first that cannot be understood."""
        for word in self.windows.values():
            self._condition(position, word)

    def key(self) -> Any:
        """What makes two policies settle decisions alike."""
        return tuple(self.sides), tuple(sorted(self.windows.items())), self.never, self.fineness

    def described(self) -> dict[str, Any]:
        """The policy as plain data, with how each kind of decision was settled."""
        words = [word if isinstance(word, str) else list(word) for word in self.sides]
        said: dict[str, Any] = dict(zip(self.names, words, strict=True))
        if self.windows:
            said["windows"] = self.windows
        if self.never:
            said["never"] = list(self.never)
        said["decisions"] = dict(sorted(self.used.items()))
        return said

    def tried(self, p: Position, request: Choose) -> tuple[Option, ...]:
        """The options of the request of `p` to compare: one alone where the policy settles the decision.

        Raises `BattlewrightError` where it says `ask`, or where the default it falls back on is missing.
        """
        taken = self.settles(p, request)
        return self._open_to(p, request, is_first=False) if taken is None else (taken,)

    def settles(self, p: Position, request: Choose) -> Option | None:
        """The option taken where the policy of `p` leaves no choice. Raises as `tried`."""
        word: Any = self.windows.get(request.kind.removeprefix("ask-"), self.sides[request.player])
        if word == "ask":
            raise BattlewrightError("error-odds-decision", kind=request.kind, player=request.player)
        if word == "best":
            points = "best of points" if self.fineness.is_fine else "best of few points"
            self.used[request.kind] = "best" if request.region is None else points
            return None
        self.used[request.kind] = word if isinstance(word, str) else "preference"
        condition = self._condition(p, word)
        if condition is not None:
            word = "take" if condition.holds(p) else "decline"
        return self._fixed(request, word)

    def _condition(self, p: Position, word: Any) -> Condition | None:
        if not isinstance(word, str) or not word.startswith(TAKE_IF):
            return None
        if word not in self._conditions:
            self._conditions[word] = Condition(p, word.removeprefix(TAKE_IF))
        return self._conditions[word]

    def tried_first(self, p: Position, request: Choose) -> tuple[Option, ...]:
        """The options of the decision asked now, whatever the policy, with more points of a region."""
        options, taken = self._open_to(p, request, is_first=True), self.settles(p, request)
        return options if taken is None or taken in options else (*options, taken)

    def _open_to(self, p: Position, request: Choose, is_first: bool) -> tuple[Option, ...]:
        """All options that `never` leaves, and some points of a region; the default if there are none."""
        self.has_met_region |= request.region is not None
        if is_first and is_swept(request.region):
            self.most_positions = inf  # its points are wanted, all of them
        tried = self._allowed(request) + self.fineness.answers(p, request, is_first)
        if request.default in tried:  # the first of equals is taken: nothing is done that is of no use
            return tuple(dict.fromkeys((request.default, *tried)))
        return tried or (self._default(request),)

    @property
    def compares(self) -> bool:
        """Whether it leaves anything open."""
        return "best" in self.sides or "best" in self.windows.values()

    def open_to(self, p: Position, request: Choose) -> tuple[Option, ...]:
        """Of a decision that the policy leaves open, the answers to take one of by what practice has taught."""
        self.used[request.kind] = PRACTISED
        return self._open_to(p, request, is_first=False)

    def _allowed(self, request: Choose) -> tuple[Option, ...]:
        if not self.never:
            return request.options
        if request.kind.removeprefix("ask-") in self.never and DECLINE in request.options:
            return (DECLINE,)
        left = tuple(o for o in request.options if o[0] not in self.never)
        return left or request.options

    def _fixed(self, request: Choose, word: str | tuple[str, ...]) -> Option:
        allowed = self._allowed(request)
        if isinstance(word, tuple):
            for command in word:
                for option in allowed:
                    said = " ".join(map(str, option))
                    if said == command or said.startswith(f"{command} "):
                        return option
                named = None if request.region is None else said_in(request.region, command)
                if named is not None:
                    return named
        elif word == "decline" and DECLINE in allowed:
            return DECLINE
        elif word == "take":
            default = request.default
            taken = [o for o in allowed if o != DECLINE]
            if taken:
                return default if default in taken else taken[0]
        return self._default(request)

    def _default(self, request: Choose) -> Option:
        allowed = self._allowed(request)
        default = request.default
        if default is not None and (default in allowed or default not in request.options):
            return default
        if allowed:
            return allowed[0]
        raise BattlewrightError(
            "error-odds-no-default", request.clauses, kind=request.kind, player=request.player
        )


def _side(name: str, word: Any) -> str | tuple[str, ...]:
    if isinstance(word, (list, tuple)) and all(isinstance(command, str) for command in word):
        return tuple(" ".join(command.split()) for command in word)
    return _word(name, word, WORDS)


def _word(name: str, word: Any, known: tuple[str, ...]) -> str:
    if word not in known:
        raise BattlewrightError(
            "error-odds-policy-word", name=name, value=str(word), expected=", ".join(known)
        )
    return str(word)


def _windows(given: Any) -> dict[str, str]:
    if not isinstance(given, Mapping):
        raise BattlewrightError(
            "error-odds-policy-word", name="windows", value=str(given), expected="{offer: word}"
        )
    return {str(offer): _window(f"windows.{offer}", word) for offer, word in given.items()}


def _window(name: str, word: Any) -> str:
    said = " ".join(word.split()) if isinstance(word, str) else word
    if isinstance(said, str) and said.startswith(TAKE_IF):
        return said
    return _word(name, said, (*WINDOW_WORDS, f"{TAKE_IF}..."))


def _never(given: Any) -> tuple[str, ...]:
    if isinstance(given, str) or not all(isinstance(id, str) for id in given):
        raise BattlewrightError(
            "error-odds-policy-word", name="never", value=str(given), expected="[id, ...]"
        )
    return tuple(given)
