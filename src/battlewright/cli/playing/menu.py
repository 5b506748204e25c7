"""A question in words: who is asked what, and the numbered answers with distances and odds beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.text import Text

from battlewright.cli.playing.foresight import END_OF_ACTION, Chances, Foresight, Until, target_of
from battlewright.cli.screen import NOTE, SIDE_STYLES, Screen, columns
from battlewright.core.position import Position
from battlewright.core.requests import Choose, Option
from battlewright.core.scene import BATTLE
from battlewright.pictures.scene_view import PieceView, state_word, view
from battlewright.play.words import CommandError
from battlewright.rules.common.game import Game
from battlewright.texts import catalog
from battlewright.texts.numbers import percent
from battlewright.texts.sayings import option_text, request_text

FEW = 12
"""A menu of at most so many answers is shown whole."""

OF_EACH_KIND = 3
"""Of a longer one so many of each kind; `all` shows the rest."""

CM = 2.54
INCHES = "″"
"""The sign that labels have; people type quotation marks."""


class Item(msgspec.Struct, frozen=True):
    """An answer: its label, the piece it is about, and what the ruleset says of it (distance, sight)."""

    option: Option
    label: str
    piece: PieceView | None
    hint: dict[str, Any]

    @property
    def until(self) -> Until:
        """The stop at which its attack is over: a charge may be one action and its attack another."""
        until: Until = self.hint.get("until", END_OF_ACTION)
        return until


class Menu:
    """The answers to a decision, those worth showing first; their numbers stay the same when all are shown."""

    def __init__(
        self, position: Position, request: Choose, game: Game, foresight: Foresight, lang: str
    ) -> None:
        self.position, self.request, self.lang = position, request, lang
        self.ruleset = position.rules.ruleset.name
        pieces = {piece.id: piece for piece in view(position, game).pieces}
        items = [_item(position, request, game, pieces, option, lang) for option in request.options]
        near = sorted((item for item in items if self._may_look(item)), key=_nearness)
        self.chances = foresight.look(position, request, {item.option: item.until for item in near})
        first = [request.default[0]] if request.default and len(request.default) > 1 else []
        kinds = list(dict.fromkeys([*first, *(item.option[0] for item in items)]))
        kinds.sort(key=self._gives_up)
        of_kind = ([item for item in items if item.option[0] == kind] for kind in kinds)
        by_kind = [self._sorted(own) for own in of_kind if own]
        shown = [item for own in by_kind for item in self._shown(own, len(items))]
        self.shown = len(shown)
        self.items = shown + [item for own in by_kind for item in own if item not in shown]

    def _sorted(self, own: list[Item]) -> list[Item]:
        """Answers of one kind, best first; those that say how much as they stand, that numbers go with amounts."""
        return own if _tell_how_much(own) else sorted(own, key=self._worth)

    def _gives_up(self, kind: str) -> bool:
        return kind in self.position.rules.ruleset.giving_up

    def _worth(self, item: Item) -> tuple[Any, ...]:
        """What Enter gives, then enemies before friends, what kills or wounds most, those in sight, the nearest."""
        chances = self.chances.get(item.option)
        promise = (0.0, 0.0) if chances is None else (-chances.kill, -chances.dealt)
        is_friend = item.piece is not None and item.piece.side == self.request.player
        return (item.option != self.request.default, is_friend, *promise, *_nearness(item))

    def _shown(self, own: list[Item], total: int) -> list[Item]:
        """Of the answers of one kind those that the short menu shows: none that promises nothing, and none that gives
        the battle up; of amounts all."""
        if self._gives_up(own[0].option[0]):
            return []
        if _tell_how_much(own):
            return own
        worthy = [
            i for i in own
            if i.option == self.request.default
            or (found := self.chances.get(i.option)) is None
            or not found.is_hopeless
        ]  # fmt: skip
        return worthy if total <= FEW else worthy[:OF_EACH_KIND]

    @property
    def is_numbered(self) -> bool:
        """Whether numbers stand for answers: not where a place or a direction is asked for, whose own they are."""
        return self.request.region is None and bool(self.items)

    @property
    def is_direction(self) -> bool:
        """Whether a number is a direction."""
        return self.request.region is not None and self.request.region.word == "direction"

    @property
    def hidden(self) -> int:
        """How many answers only `all` shows."""
        return len(self.items) - self.shown

    def numbered(self, number: int) -> Option | None:
        """The answer of a number, if there is one."""
        return self.items[number - 1].option if self.is_numbered and 0 < number <= len(self.items) else None

    def until(self, option: Option) -> Until:
        """The stop at which the attack of an answer is over."""
        return next((item.until for item in self.items if item.option == option), END_OF_ACTION)

    def labelled(self, line: str) -> Option | None:
        """The answer whose label this is, as the menu shows it, if there is just one."""
        meant = _plain(line)
        found = [item.option for item in self.items if _plain(item.label) == meant]
        return found[0] if len(found) == 1 else None

    def meant(self, line: str) -> Option | None:
        """The only answer whose label begins as the line does and has its words, or their beginnings, in their order.

        Raises `CommandError` with the labels when there are several.
        """
        found = [item for item in self.items if _is_within(_plain(line).split(), _plain(item.label).split())]
        if len(found) > 1:
            raise CommandError(
                "error-command-ambiguous", value=line, expected=tuple(item.label for item in found)
            )
        return found[0].option if found else None

    @property
    def default_label(self) -> str:
        """The answer that Enter gives, or nothing."""
        default = self.request.default
        return "" if default is None else option_text(default, self.ruleset, self.lang)

    def show(self, screen: Screen, everything: bool = False) -> None:
        """The answers as a table."""
        items = self.items if everything else self.items[: self.shown]
        chances = self.chances
        far, paid = any(item.hint for item in items), any(item.hint.get("cost") for item in items)
        odds = _odds_columns(items, chances)
        heads = ["", "", ""]
        heads += [screen.text("cli-menu-distance")] if far else []
        heads += [screen.text("cli-menu-cost")] if paid else []
        heads += [screen.text(id) for id in odds]
        table = columns(*heads, right=(0, *range(3, len(heads))))
        table.header_style, table.show_header = NOTE, any(heads)
        for number, item in enumerate(items, 1):
            default = item.option == self.request.default
            label = Text(item.label, style="bold" if default else "")
            row: list[Any] = [
                f"{number:>3}" if self.is_numbered else "   ",
                label,
                _about(item, self.ruleset, screen),
            ]
            row += [_distance(item, screen)] if far else []
            row += [f"{item.hint.get('cost', '')}"] if paid else []
            row += _odds(item, chances.get(item.option), screen)[: len(odds)]
            table.add_row(*row)
        screen.table(table)
        if self.hidden and not everything:
            screen.say("cli-menu-more", NOTE, count=self.hidden)

    def _may_look(self, item: Item) -> bool:
        """What may not be measured yet may not be calculated either."""
        return self.position.scene.help != "by_the_rules" or bool(item.hint)


def question(position: Position, request: Any, screen: Screen) -> None:
    """Who is asked, and what."""
    names, ruleset = position.scene.names, position.rules.ruleset.name
    said = request_text(request, names, screen.lang, ruleset)
    side, _, rest = said.partition(". ")
    screen.line()
    line = Text.assemble((f"{side}. ", SIDE_STYLES[request.player]), (rest, "bold"))
    number = getattr(position.rows[BATTLE], "round", None)
    if number:
        own = f"{ruleset}-cli-play-round"
        id = own if catalog(screen.lang).has(own) else "cli-play-round"
        line.append(f"  {screen.text(id, round=number)}", NOTE)
    screen.line(line)


def _item(
    position: Position, request: Choose, game: Game, pieces: dict[str, PieceView], option: Option, lang: str
) -> Item:
    named_piece = next((pieces[w] for w in option[1:] if isinstance(w, str) and w in pieces), None)
    hint = game.hint(position, option) if target_of(position, request, option) else {}
    return Item(option, option_text(option, position.rules.ruleset.name, lang), named_piece, hint)


def _tell_how_much(own: list[Item]) -> bool:
    """Whether answers of one kind are amounts: inches, attacks, Wounds."""
    return all(item.piece is None for item in own) and any(type(part) is int for part in own[0].option[1:])


def _plain(words: str) -> str:
    return " ".join(words.split()).casefold().replace('"', INCHES)


def _is_within(typed: list[str], label: list[str]) -> bool:
    """Whether the words typed begin words of the label in turn, the first the first."""
    left = iter(label)
    return label[0].startswith(typed[0]) and all(any(word.startswith(one) for word in left) for one in typed)


def _nearness(item: Item) -> tuple[bool, float]:
    """Those in sight before the others, the nearest first; without measures the ruleset's order."""
    return not item.hint.get("sight", True), float(item.hint.get("distance", 0))


def _about(item: Item, ruleset: str, screen: Screen) -> Text:
    """The piece that an answer is about: its mark on the map, Wounds and states."""
    piece = item.piece
    if piece is None:
        return Text("")
    said = [piece.mark]
    if piece.wounds is not None:
        said.append(screen.text("picture-wounds", left=piece.wounds[0], most=piece.wounds[1]))
    said += [state_word(ruleset, state, screen.lang) for state in piece.states]
    return Text(" ".join(said), style=("blue", "red")[piece.side])


def _distance(item: Item, screen: Screen) -> str:
    """Inches and centimetres."""
    if "distance" not in item.hint:
        return ""
    inches = float(item.hint["distance"])
    return screen.text("cli-menu-far", inches=inches, centimetres=inches * CM)


def _odds_columns(items: Sequence[Item], chances: Mapping[Option, Chances]) -> tuple[str, ...]:
    """The heads of the columns that say something: the chance to hit, or to reach where all that is told is that."""
    if any(item.option in chances for item in items):
        return "cli-menu-hit", "cli-menu-kill", "cli-menu-dealt", "cli-menu-taken"
    told = [item.hint for item in items if "hit" in item.hint]
    if not told:
        return ()
    return ("cli-menu-reach",) if all(hint.get("reaches") for hint in told) else ("cli-menu-hit",)


def _odds(item: Item, chances: Chances | None, screen: Screen) -> tuple[str, ...]:
    """Chances to hit and to kill, mean Wounds dealt and taken, the danger of dying; out of sight nothing hits."""
    unseen = screen.text("cli-menu-unseen") if not item.hint.get("sight", True) else ""
    if chances is None:
        return (unseen or (_short(item.hint["hit"], screen) if "hit" in item.hint else ""), "", "", "")
    taken = _mean(chances.taken, screen) if chances.taken else "–"
    if chances.dies:
        taken += f" †{_short(chances.dies, screen)}"
    hit = "" if chances.hit is None else _short(chances.hit, screen)
    return (unseen or hit, _short(chances.kill, screen), _mean(chances.dealt, screen), taken)


def _mean(value: float, screen: Screen) -> str:
    return screen.text("cli-menu-mean", value=value)


def _short(chance: float, screen: Screen) -> str:
    """A percentage without decimals, except near nothing and certainty."""
    if 0.01 <= chance <= 0.99 or round(chance, 9) in (0, 1):
        return screen.text("cli-menu-percent", p=chance)
    return percent(chance, screen.lang)
